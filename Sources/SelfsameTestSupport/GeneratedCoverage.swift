// The coverage table of random bodies: how often each declaration that people use and each row of control flow occurs, and why some cannot.

import Foundation
import SelfsameDeclarations

/// How often each form with at least five uses and each row of control flow occurs in random bodies.
public struct GeneratedCoverage: Sendable {
    /// Lines `count<TAB>what`, the rarest first.
    public private(set) var lines: [String] = []
    /// How many occur at least as often as asked.
    public private(set) var covered = 0
    /// How many there are.
    public private(set) var total = 0

    /// Counts against what files use.
    public init(_ comparison: GeneratedComparison, atLeast wanted: Int) throws {
        var counts: [(count: Int, what: String)] = Self.rows.map { (comparison.coverage["row: " + $0] ?? 0, "row: " + $0) }
        var known: Set<String> = []
        for profile in try GeneratedProfile.all.get() {
            for form in profile.deck where known.insert(form.key).inserted {
                let count = comparison.coverage[form.key] ?? 0
                var reason = ""
                if count < wanted {
                    let written = comparison.written[form.key] ?? 0
                    let withoutArguments = comparison.written[BodyGenerator.withoutArguments + form.key] ?? 0
                    reason =
                        withoutArguments > 0
                        ? ": no value of a parameter's type can be written"
                        : ": in \(written) bodies" + (written > count ? ", where another overload is meant" : "")
                }
                counts.append((count, "\(form.title) (\(form.uses) uses, \(form.key))\(reason)"))
            }
        }
        total = counts.count
        covered = counts.count { $0.count >= wanted }
        lines = counts.sorted { ($0.count, $0.what) < ($1.count, $1.what) }.map { "\($0.count)\t\($0.what)" }
        lines += try Self.excluded().map { "-\t" + $0 }
    }

    /// Forms with at least five uses that no random body can contain, as lines `title<TAB>uses<TAB>reason`. They are listed in
    /// `fixtures/oracle/not_drawn.tsv`.
    public static func excluded() throws -> [String] {
        let drawn = Set(try GeneratedProfile.all.get().flatMap(\.deck).map(\.key))
        return try PreludeForms(profile: .default).all.filter { $0.uses >= 5 && !drawn.contains($0.key) }.map { form in
            let reason = FormChoice.obstacle(to: form) ?? (form.isUnavailable ? "unavailable on iOS and macOS" : "newer than all profiles")
            return "\(form.title)\t\(form.uses)\t\(reason)"
        }.sorted()
    }

    /// What a result builder lowers in a way of its own, and each number of arms up to nine.
    private static let rows =
        [
            "nothing", "A()", "A(); B()", "if", "if else", "3 arms", "4 arms", "5 arms", "6 arms", "7 arms", "9 arms",
            "else if without else",
            "switch", "switch of one case", "#available", "#available else", "#available, empty arm", "#unavailable else",
            "#unavailable else if", "else if #unavailable", "fatalError()", "throw", "do", "let, var", "let v = if", "let v = switch",
            "ternary", "ternary with nil", "closure with return", "member with return", "member that is a choice",
            "conformance stated elsewhere",
        ] + GeneratedVocabulary.builderExtensions.map(\.row) + GeneratedMistakes.rows.map(\.row)
        + GeneratedExpressions.rows
}
