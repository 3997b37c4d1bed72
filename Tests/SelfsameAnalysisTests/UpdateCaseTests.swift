// The cases of fixtures/updates: each a small program and what a change of one value, or a key of the environment, comes to in it.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameSyntax
import SelfsameTestSupport
import SelfsameUpdates
import Testing

/// A case as its line has it.
private struct UpdateCase: Decodable, Sendable {
    var id: String
    var source: String
    var change: String?
    var reevaluated: [String]?
    var skipped: [String]?
    var maybe: [String]?
    var probable: [String]?
    var because: [String: String]?
    var closures: [String]?
    var reads: [String: [String]]?
    var key: String?
    var values_by_view: [String: String]?
    var value_at: [String: String]?
    var says: String?
    var holds: String?
}

/// The cases, and what is written about some of them.
private struct UpdateCases {
    var all: [UpdateCase]
    var changes: [String: String]
    var disputed: Set<String>

    static let read = Result { try UpdateCases() }

    private init() throws {
        all = try ["cases", "own-cases", "lesson-cases"].flatMap { name in
            try Repository.text(of: Repository.url("fixtures/updates/\(name).jsonl")).split(separator: "\n").map {
                try JSONDecoder().decode(UpdateCase.self, from: Data($0.utf8))
            }
        }
        changes = Dictionary(
            uniqueKeysWithValues: try Self.rows("fixtures/updates/changes.tsv").map { ($0[0], $0[1]) })
        let rows = try Self.rows("fixtures/updates/disputed.tsv")
        disputed = Set(rows.filter { $0.count == 3 && $0[2].count > 20 }.map { $0[0] + " " + $0[1] })
    }

    private static func rows(_ path: String) throws -> [[String]] {
        try Repository.text(of: Repository.url(path)).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}

@Suite("What updates when a value changes")
struct UpdateCaseTests {
    /// The answers for a program of one file.
    private static func updates(_ source: String) -> Updates {
        let profile = Profile.default
        let tree = parse(SourceFile(path: "Case.swift", bytes: Array(source.utf8)))
        let program = Program(
            linking: AnalyzedUnit.preludes(for: profile) + [FileIndex(tree: tree, profile: profile, role: .source)], profile: profile)
        return Updates(Analyzer(program: program))
    }

    @Test("Every case is answered as it says, or is disputed with a reason")
    func cases() throws {
        let cases = try UpdateCases.read.get()
        #expect(cases.all.count == 673)
        let failures = parallelMap(count: cases.all.count) { index in
            let found = cases.all[index]
            return Self.failures(of: found, cases.changes[found.id] ?? found.change)
        }
        var used: Set<String> = []
        for (found, failures) in zip(cases.all, failures) {
            for (field, text) in failures {
                let key = found.id + " " + field
                used.insert(key)
                #expect(cases.disputed.contains(key), "\(found.id): \(text)")
            }
        }
        #expect(cases.disputed.subtracting(used) == [], "no longer disputed")
    }

    @Test("Every statement of the lessons says whether it holds")
    func lessons() throws {
        let lessons = try UpdateCases.read.get().all.filter { $0.id.hasPrefix("lesson-") }
        #expect(lessons.count == 65)
        for lesson in lessons {
            #expect(["yes", "partly", "no"].contains(lesson.holds), "\(lesson.id)")
            #expect(lesson.says?.isEmpty == false, "\(lesson.id)")
        }
        #expect(Set(lessons.map(\.id)).count == lessons.count)
    }

    private static func failures(of found: UpdateCase, _ change: String?) -> [(field: String, text: String)] {
        let updates = updates(found.source)
        var result: [(field: String, text: String)] = []
        if let reevaluated = found.reevaluated {
            guard let change = updates.changes(named: change ?? "").first else { return [("source", "no such source: \(change ?? "")")] }
            let answer = updates.answer(to: change)
            let (runs, may) = (answer.reevaluated.map(\.view).sorted(), answer.may.map(\.view).sorted())
            if runs != reevaluated.sorted() { result.append(("reevaluated", "\(runs) run, and not \(reevaluated)")) }
            if may != (found.maybe ?? []).sorted() { result.append(("may", "\(may) may run, and not \(found.maybe ?? [])")) }
            let probable = answer.reevaluated.filter { $0.certainty == .probable }.map(\.view).sorted()
            if let wanted = found.probable, probable != wanted.sorted() {
                result.append(("probable", "\(probable) probably run, and not \(wanted)"))
            }
            for (view, text) in found.because ?? [:]
            where !answer.reevaluated.contains(where: { $0.view == view && $0.reason.contains(text) }) {
                result.append(("because", "the reason for \(view) is not \(text)"))
            }
            let skipped = Set(answer.skipped.map(\.view)).union(may)
            if let missing = found.skipped?.first(where: { !skipped.contains($0) }) {
                result.append(("skipped", "\(missing) is not skipped"))
            }
            let closures = answer.closures.map(\.view)
            if let wanted = found.closures, !Set(closures).isSubset(of: wanted) { result.append(("closures", "\(closures)")) }
        }
        for (view, wanted) in found.reads ?? [:] {
            let reads = updates.unitTypes.first { updates.name(of: $0) == view }.map { type in
                updates.readNames(of: type).filter { !$0.isConditional && $0.form != .subscription }.map(\.name)
            }
            if reads != wanted { result.append(("reads", "\(view) reads \(reads ?? []), and not \(wanted)")) }
        }
        guard let key = found.key else { return result }
        let values: [(view: String, value: String)] =
            if let preference = updates.preferenceKey(named: key) {
                updates.preference(preference).entries.map { ($0.view, $0.value) }
            } else {
                updates.environment(of: updates.environmentKeys(named: key)).entries.map { ($0.view, $0.value) }
            }
        for (view, wanted) in (found.values_by_view ?? [:]).merging(found.value_at ?? [:], uniquingKeysWith: { $1 }) {
            let text = values.filter { $0.view == view }.map(\.value).joined(separator: ", ")
            if text != wanted { result.append(("value", "\(view) has \(text), and not \(wanted)")) }
        }
        return result
    }
}
