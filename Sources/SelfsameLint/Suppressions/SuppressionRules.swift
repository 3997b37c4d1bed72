// The rules on suppression comments. They look at what the other rules left over, so they run last and are not part of the catalogue's
// examples: a comment is superfluous only in view of everything else.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameSyntax

extension Rule {
    /// Reports suppression comments that silence nothing, and names in them that no rule has.
    public static let superfluousDisable = Rule(
        id: "superfluous_disable",
        summary: "a suppression comment that silences nothing",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a `// selfsame:` comment that silences no finding, although every rule that it names has run, and names in such \
                comments that no rule has. A comment of an unknown form, such as `selfsame:disable-next-line`, is reported as well.
                """,
            whyItMatters: "The finding is gone, or was never there. The comment would hide the next one.",
            whatToDoInstead: """
                Delete the comment. In one that names several rules, delete the names that are not needed. Correct a name or form that is \
                misspelt.
                """,
            fixSafety: """
                Safe: a misspelt name is corrected; any other comment is deleted, together with the line that contains nothing else.
                """),
        severity: .warning, group: .suppressions, fixes: .sometimes, exemptions: [],
        examples: [
            .bad(
                """
                struct Sign: View {
                    var body: some View {
                        ↓// selfsame:disable:next identical_branches
                        Text("Greenhouse")
                    }
                }
                """,
                fixed: """
                    struct Sign: View {
                        var body: some View {
                            Text("Greenhouse")
                        }
                    }
                    """)
        ], check: .suppressions)

    /// Reports suppression comments that give no reason.
    public static let disableWithoutReason = Rule(
        id: "disable_without_reason",
        summary: "a suppression comment without a reason",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a `// selfsame:disable` or `// selfsame:ignore` comment that has no text after ` - `. The configuration's \
                `require_reason` turns it on.
                """,
            whyItMatters: "A later reader cannot tell whether the comment is still right.",
            whatToDoInstead: "Add the reason: `// selfsame:disable:next identical_branches - the fade is meant`.",
            fixSafety: "No fix: only the author knows the reason."),
        severity: .warning, group: .suppressions, fixes: .never, isDefault: false, exemptions: [],
        examples: [
            .bad(
                """
                struct Sign: View {
                    var body: some View {
                        ↓// selfsame:ignore:branch
                        if isOpen { Text("Open") } else { Text("Closed") }
                    }
                    var isOpen = false
                }
                """),
            .good(
                """
                struct Sign: View {
                    var body: some View {
                        // selfsame:ignore:branch - two signs, not one
                        if isOpen { Text("Open") } else { Text("Closed") }
                    }
                    var isOpen = false
                }
                """),
        ], check: .suppressions)
}

/// What the rules on suppression comments find, before suppression itself.
func findings(on table: SuppressionTable, in tree: SyntaxTree, file: FileID, options: LintOptions) -> [Finding] {
    let unused = table.unused
    var result: [Finding] = []
    func add(_ rule: Rule, at range: SourceRange, _ message: String, fixes: [Fix] = []) {
        result.append(
            Finding(
                rule: rule.id, severity: options.severities[rule.id] ?? rule.severity, file: file, path: tree.source.path, range: range,
                message: message, notes: [], identityPaths: [], condition: nil, lostState: [], fixes: fixes, bodyName: ""))
    }
    if options.runs(.superfluousDisable), tree.diagnostics.isEmpty {
        for suppression in unused where suppression.isSuperfluous(under: options) {
            let edits = ([suppression.range] + (suppression.closing.map { [$0] } ?? [])).map {
                Edit(range: tree.source.rangeToDelete(comment: $0), replacement: "")
            }
            // A misspelt name is corrected: that comment was meant to silence something.
            let fixes =
                suppression.unknownRules.isEmpty
                ? [Fix(title: "remove the comment", applicability: .safe, edits: edits)] : suppression.corrections(in: tree.source)
            add(.superfluousDisable, at: suppression.range, suppression.emptyMessage, fixes: fixes)
        }
        for suppression in table.suppressions where !(unused.contains(suppression) && suppression.isSuperfluous(under: options)) {
            for name in suppression.unknownRules {
                add(
                    .superfluousDisable, at: suppression.range, "no rule named `\(name.shortened(to: 60))`\(didYouMean(name))",
                    fixes: suppression.corrections(of: [name], in: tree.source))
            }
        }
        for comment in table.unknownComments {
            let hint = comment.suggestion.map { "; did you mean `\($0)`?" } ?? ""
            add(.superfluousDisable, at: comment.range, "unknown comment `\(comment.text.shortened(to: 60))`\(hint)")
        }
    }
    if options.runs(.disableWithoutReason) {
        for suppression in table.suppressions where (suppression.reason ?? "").isEmpty {
            add(.disableWithoutReason, at: suppression.range, "this comment silences rules and gives no reason; add one after ` - `")
        }
    }
    return result
}

/// `; did you mean …?` where a rule has a similar name.
private func didYouMean(_ name: String) -> String { RuleCatalogue.suggestion(for: name).map { "; did you mean `\($0)`?" } ?? "" }

extension Suppression {
    /// The fix that writes the rules that were meant in place of names that no rule has; none where a name is like none.
    fileprivate func corrections(in source: SourceFile) -> [Fix] { corrections(of: unknownRules, in: source) }

    fileprivate func corrections(of names: [String], in source: SourceFile) -> [Fix] {
        let text = source.text(in: range)
        let edits = names.compactMap { name -> Edit? in
            guard let meant = RuleCatalogue.suggestion(for: name), let found = text.firstRange(of: name) else { return nil }
            let start = range.start + UInt32(text.utf8.distance(from: text.startIndex, to: found.lowerBound))
            return Edit(range: SourceRange(start: start, end: start + UInt32(name.utf8.count)), replacement: meant)
        }
        if edits.isEmpty { return [] }
        return [Fix(title: edits.count == 1 ? "correct the name" : "correct the names", applicability: .safe, edits: edits)]
    }

    /// Whether nothing to silence means that nothing is there: the rules that it is about have run.
    fileprivate func isSuperfluous(under options: LintOptions) -> Bool {
        let names = rules.filter { !unknownRules.contains($0) }
        if names.contains(where: { RuleCatalogue.rule($0)?.group == .suppressions }) { return false }
        if rules.isEmpty { return RuleCatalogue.all.allSatisfy { !$0.isDefault || options.runs($0) } }
        return names.allSatisfy { name in RuleCatalogue.rule(name).map { options.runs($0) } ?? true }
    }

    fileprivate var emptyMessage: String {
        if !unknownRules.isEmpty, unknownRules.count == rules.count {
            let name = unknownRules[0]
            return "this comment silences nothing: no rule named `\(name.shortened(to: 60))`\(didYouMean(name))"
        }
        if isForBranches { return "this comment silences nothing: no rule reports the branch" }
        if rules.isEmpty { return "this comment silences nothing: no rule reports here" }
        return "this comment silences nothing: \(rules.map { "`\($0)`" }.joined(separator: " and ")) reports nothing here"
    }
}

extension SourceFile {
    /// A comment with the blanks before it, or the whole line where nothing else is on it.
    fileprivate func rangeToDelete(comment: SourceRange) -> SourceRange {
        var start = Int(comment.start)
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        let isFirst = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
        var end = Int(comment.end)
        if isFirst {
            if end < bytes.count, bytes[end] == 0x0D { end += 1 }
            if end < bytes.count, bytes[end] == 0x0A { end += 1 }
        }
        return SourceRange(start: UInt32(start), end: UInt32(end))
    }
}
