// Which declarations of the prelude the fixtures select, and fixtures for those that they do not: a body for each declaration, with the type
// that the compiler prints.

import Foundation
import SelfsameAnalysis

/// The prelude's declarations that somebody uses, parted by whether a fixture selects them.
public struct FixtureCoverage: Sendable {
    /// Those that some fixture selects.
    public private(set) var selected: [CallForm] = []
    /// Those that none does.
    public private(set) var missing: [CallForm] = []

    /// The share that is selected.
    public var share: Double { Double(selected.count) / Double(max(1, selected.count + missing.count)) }

    /// Measures fixtures. A declaration counts where its name is used at least once; with `byForm`, where its name and labels are.
    public init(of units: [OracleUnit], byForm: Bool = false) throws {
        let chosen = parallelMap(count: units.count) { index in
            let analyzed = AnalyzedUnit(units[index], recordingChoices: true)
            return (analyzed.analyzer.chosenDeclarations ?? []).filter { $0 != .none }.map {
                PreludeForms.key(of: $0, in: analyzed.program)
            }
        }
        let keys = Set(chosen.joined())
        for form in try PreludeForms(profile: Profile(deploymentTarget: Version(major: 26))).all where !form.isUnavailable {
            guard byForm ? form.formUses > 0 : form.uses > 0 else { continue }
            if keys.contains(form.key) { selected.append(form) } else { missing.append(form) }
        }
    }

    /// Writes a fixture file for each prelude source, with a body for each declaration that is missing and that can be called.
    public func writeFixtures(seed: UInt64) throws -> [String] {
        let choice = try GeneratedProfile.all.get()[1].choice
        var reports: [String] = []
        let groups = Dictionary(grouping: missing) { String($0.key.prefix { $0 != ":" && $0 != "." }) }
        for (source, forms) in groups.sorted(by: { $0.key < $1.key }) {
            let path = "fixtures/types/declared/\(source.lowercased())_\(seed).swift"
            let (text, report) = try Self.fixture(path, source, forms, BodyGenerator(random: SeededGenerator(seed: seed), forms: choice))
            reports += report
            if let text {
                let url = Repository.url(path)
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
        }
        return reports
    }

    /// A body on its way into a fixture.
    private struct Body {
        var form: CallForm
        var text: String
        var conformance: String
    }

    private static func fixture(
        _ path: String, _ source: String, _ forms: [CallForm], _ start: BodyGenerator
    ) throws -> (text: String?, report: [String]) {
        var generator = start
        var report: [String] = []
        var bodies = forms.compactMap { form in
            generator.call(of: form, leavesOutDefaults: true).map { Body(form: form, text: $0.text, conformance: $0.conformance) }
        }
        bodies = bodies.filter { $0.conformance == "View" } + bodies.filter { $0.conformance != "View" }
        var isSecondTry = Set<String>()
        for _ in 0..<6 where !bodies.isEmpty {
            let unit = OracleUnit(name: path, fixtures: [Fixture(path: path, source: text(source, bodies, types: nil))])
            let answer = try OracleUnit.answers(for: [unit])[0]
            let fixture = unit.fixtures[0]
            if let failure = answer.failure { return (nil, ["\(path): \(failure)"]) }
            if answer.errors.isEmpty {
                let analyzed = AnalyzedUnit(unit, recordingChoices: true)
                let keys = Set(
                    (analyzed.analyzer.chosenDeclarations ?? []).filter { $0 != .none }.map {
                        PreludeForms.key(of: $0, in: analyzed.program)
                    })
                var kept: [(Body, String)] = []
                for (body, expectation) in zip(bodies, fixture.declarations) {
                    guard let type = answer.types["\(path):\(expectation.line)"], let lowered = analyzed.body(of: expectation, in: 0) else {
                        continue
                    }
                    let printed = analyzed.printedType(of: lowered)
                    if printed != type {
                        report.append(
                            "\(printed.contains("_>") || printed == "_" ? "unknown" : "differs"): \(body.form.title): \(body.text)\n  compiler: \(type)\n  selfsame: \(printed)"
                        )
                    } else if keys.contains(body.form.key) {
                        kept.append((body, type))
                    }
                }
                return (kept.isEmpty ? nil : text(source, kept.map(\.0), types: kept.map(\.1)), report)
            }
            // What is rejected is tried once more with other arguments, then left out.
            var wrong: [Int: String] = [:]
            for error in answer.errors {
                if let index = fixture.declarations.lastIndex(where: { $0.line <= error.line }) { wrong[index] = error.message }
            }
            if wrong.isEmpty { return (nil, ["\(path): \(answer.errors)"]) }
            for (index, message) in wrong.sorted(by: { $0.key > $1.key }) where index < bodies.count {
                let form = bodies[index].form
                if isSecondTry.insert(form.key).inserted, let other = generator.call(of: form) {
                    bodies[index] = Body(form: form, text: other.text, conformance: other.conformance)
                } else {
                    report.append("rejected: \(form.title): \(bodies[index].text): \(message)")
                    bodies.remove(at: index)
                }
            }
        }
        return (nil, report)
    }

    /// The file: what bodies refer to, then one view with a property for each body, then the bodies that are no views.
    private static func text(_ source: String, _ bodies: [Body], types: [String]?) -> String {
        var text = """
            // Declarations of \(source), each called once.
            // profile: --deployment-target 26.0

            import SwiftUI

            \(GeneratedVocabulary.declarations)
            @MainActor
            struct Declared: View {
            \(GeneratedVocabulary.members)
                var body: some View { EmptyView() }

            """
        var elsewhere = ""
        // Views first, so that the order is that of the file.
        for (index, body) in bodies.enumerated() where body.conformance == "View" {
            text +=
                "\n    // \(body.form.title)\n    // type: \(types?[index] ?? "?")\n    var body\(index): some View {\n        \(body.text)\n    }\n"
        }
        for (index, body) in bodies.enumerated() where body.conformance != "View" {
            elsewhere += """

                @MainActor
                struct Declared\(index): \(body.conformance) {
                \(GeneratedVocabulary.members)
                    // \(body.form.title)
                    // type: \(types?[index] ?? "?")
                    var body: some \(body.conformance) {
                        \(body.text)
                    }
                }

                """
        }
        return text + "}\n" + elsewhere
    }
}
