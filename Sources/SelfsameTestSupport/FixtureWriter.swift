// Fixtures for the declarations that no fixture written by hand selects: one file a source of the prelude, one body a declaration, with the
// type that the compiler prints. What the bodies refer to stands once, in `Support.swift`; all files of a folder are one program.

import Foundation
import SelfsameDeclarations

/// Writes `fixtures/types/declared.program` and its companion for older systems.
public struct FixtureWriter {
    /// Where it is told why some declarations have no fixture.
    static let reasonsPath = "fixtures/oracle/not_selected.tsv"

    private static let folders = [
        (name: "declared.program", options: "--deployment-target 26.0"),
        (name: "declared_older.program", options: "--deployment-target 16.0"),
    ]

    /// A body that calls one declaration.
    private struct Sample {
        var form: CallForm
        var text: String
        var conformance: String
        var type = "?"
    }

    private let seed: UInt64
    private var reasons: [String: String] = [:]

    /// Writes the files, and returns what the analyser does not print as the compiler does.
    public static func write(seed: UInt64) throws -> [String] {
        let written = try AnalyzedFixture.all.get().filter { !$0.unit.name.contains("/declared") }
        var missing = try FixtureCoverage(of: written).missing
        var writer = FixtureWriter(seed: seed)
        for (name, options) in folders {
            let choice = FormChoice(try PreludeForms(profile: Profile(options: options) ?? .default), leastUses: 1)
            let keys = Set(missing.map(\.key))
            let samples = try writer.samples(for: choice.all.filter { keys.contains($0.key) }, choice, "fixtures/types/\(name)", options)
            try writer.write(samples, choice, to: Repository.url("fixtures/types/\(name)"), options)
            let found = Set(samples.map(\.form.key))
            missing.removeAll { found.contains($0.key) }
        }
        let lines = missing.map {
            "\($0.title)\t\($0.uses)\t\(FormChoice.obstacle(to: $0) ?? writer.reasons[$0.key] ?? "newer than iOS 26")"
        }
        let head = "# Declarations with uses that no fixture selects: the name, how often it is used, and why.\n"
        try Data((head + Set(lines).sorted().map { $0 + "\n" }.joined()).utf8).write(to: Repository.url(reasonsPath))
        return writer.reasons.filter { $0.value.hasPrefix("selfsame ") }.map { "\($0.key): \($0.value)" }.sorted()
    }

    private init(seed: UInt64) { self.seed = seed }

    // MARK: Finding bodies

    /// Bodies that mean the forms they call: as plain as possible first, then with other arguments.
    private mutating func samples(for forms: [CallForm], _ choice: FormChoice, _ folder: String, _ options: String) throws -> [Sample] {
        var pending = forms
        var found: [Sample] = []
        for round in 0..<6 where !pending.isEmpty {
            var generator = BodyGenerator(random: SeededGenerator(seed: seed &+ UInt64(round)), forms: choice)
            generator.style = round == 0 ? .plain : .varied
            let made = pending.compactMap { form -> Sample? in
                guard let call = generator.call(of: form, leavesOutDefaults: round == 0 ? true : nil) else {
                    reasons[form.key] = "no value of a parameter's type can be written"
                    return nil
                }
                return Sample(form: form, text: call.text, conformance: call.conformance)
            }
            let good = try judged(made, choice, folder, options)
            let keys = Set(good.map(\.form.key))
            found += good
            pending.removeAll { keys.contains($0.key) }
        }
        return found
    }

    /// Those of the samples that compile, print the same and mean what they call.
    private mutating func judged(_ samples: [Sample], _ choice: FormChoice, _ folder: String, _ options: String) throws -> [Sample] {
        let support = Fixture(path: "\(folder)/Support.swift", source: Self.support(choice, options))
        var groups = stride(from: 0, to: samples.count, by: 30).map { Array(samples[$0..<min(samples.count, $0 + 30)]) }
        var good: [Sample] = []
        for _ in 0..<5 {
            let units = groups.indices.map { index in
                let fixture = Fixture(path: "\(folder)/Part\(index).swift", source: Self.file("parts", groups[index], options))
                return OracleUnit(name: fixture.path, fixtures: [fixture, support])
            }
            let answers = try OracleUnit.answers(for: units)
            var rejected: [[Sample]] = []
            for (index, answer) in answers.enumerated() {
                let expectations = units[index].fixtures[0].declarations
                if answer.errors.isEmpty {
                    good += meant(groups[index], units[index], answer, expectations)
                    continue
                }
                var wrong: Set<Int> = []
                for error in answer.errors {
                    guard let place = expectations.lastIndex(where: { $0.line <= error.line }) else { continue }
                    wrong.insert(place)
                    reasons[groups[index][place].form.key] = "the compiler rejects it: \(error.message)"
                }
                if !wrong.isEmpty { rejected.append(groups[index].indices.filter { !wrong.contains($0) }.map { groups[index][$0] }) }
            }
            groups = rejected
        }
        return good
    }

    private mutating func meant(
        _ samples: [Sample], _ unit: OracleUnit, _ answer: OracleAnswer, _ expectations: [DeclarationExpectation]
    ) -> [Sample] {
        let analyzed = AnalyzedUnit(unit, recordingChoices: true)
        let keys = analyzed.chosenKeys
        return zip(samples, expectations).compactMap { sample, expectation in
            guard let type = answer.types["\(unit.fixtures[0].path):\(expectation.line)"] else { return nil }
            let printed = analyzed.body(of: expectation, in: 0).map { analyzed.printedType(of: $0) }
            if printed != type {
                reasons[sample.form.key] = "selfsame prints \(printed ?? "nothing") and the compiler \(type)"
            } else if !keys.contains(sample.form.key) {
                reasons[sample.form.key] = "the compiler means another overload"
            } else {
                var result = sample
                result.type = type
                return result
            }
            return nil
        }
    }

    // MARK: Writing files

    private func write(_ samples: [Sample], _ choice: FormChoice, to folder: URL, _ options: String) throws {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.support(choice, options).utf8).write(to: folder.appendingPathComponent("Support.swift"))
        for (source, members) in Dictionary(grouping: samples, by: { $0.form.key.prefix { $0 != "." } }) {
            let sorted = members.sorted { Self.line($0.form) < Self.line($1.form) }
            let url = folder.appendingPathComponent("\(source).swift")
            try Data(Self.file("declarations of \(source)", sorted, options).utf8).write(to: url)
        }
    }

    private static func line(_ form: CallForm) -> Int { form.key.split(separator: ":").last.flatMap { Int($0) } ?? 0 }

    private static func support(_ choice: FormChoice, _ options: String) -> String {
        """
        // What the bodies of this folder refer to.
        // profile: \(options)

        import SwiftUI

        \(GeneratedVocabulary.declarations + (choice.isNew ? GeneratedVocabulary.newDeclarations : ""))
        @MainActor
        struct Declared: View {
        \(GeneratedVocabulary.members)
            var body: some View { EmptyView() }
        }

        """
    }

    /// A file with a property for each sample, named after what it calls.
    private static func file(_ topic: String, _ samples: [Sample], _ options: String) -> String {
        var text =
            "// \(topic.prefix(1).uppercased() + topic.dropFirst()), each called once.\n// profile: \(options)\n\nimport SwiftUI\n\nextension Declared {\n"
        var numbers: [String: Int] = [:]
        let prefix = samples.first?.form.key.prefix { $0 != "." }.lowercased() ?? ""
        for (index, sample) in samples.enumerated() {
            let called = sample.form.isInitializer ? sample.form.owner.prefix { $0 != "+" } : sample.form.name[...]
            numbers[called.lowercased(), default: 0] += 1
            let name = "\(prefix)\(called.prefix(1).uppercased())\(called.dropFirst())\(numbers[called.lowercased()] ?? 1)"
            text += """
                \(index == 0 ? "" : "\n")    // \(sample.form.title)
                    // type: \(sample.type)
                    \(FormChoice.bodies[sample.conformance] ?? "")var \(name): some \(sample.conformance) {
                        \(sample.text)
                    }

                """
        }
        return text + "}\n"
    }
}
