// Suppression comments:
//
//     // selfsame:disable:next rule_a rule_b - reason      also :this (this line) and :previous
//     // selfsame:disable rule_a      …      // selfsame:enable rule_a
//     // selfsame:disable:file all
//     // selfsame:ignore:branch                             the branch on this or the next line is meant: no rule on branches
//
// A suppression that suppresses nothing is returned, so that it can be reported, as is a comment that only looks like one.

import SelfsameDeclarations
import SelfsameSyntax

/// One suppression comment.
public struct Suppression: Hashable, Sendable {
    /// The rules it names; empty for all of them.
    public var rules: [String]
    /// Whether it is about rules on branches only, whatever their name.
    public var isForBranches: Bool
    /// The 1-based lines on which findings are silenced.
    public var lines: ClosedRange<Int>
    /// The reason after ` - `, nil where none is given.
    public var reason: String?
    /// The comment.
    public var range: SourceRange
    /// Names in it that no rule has.
    public var unknownRules: [String]
    /// The `enable` comment that ends it and nothing else.
    public var closing: SourceRange?
}

/// A comment that begins like a suppression and is none: `// selfsame:disable-next-line`.
struct UnknownComment {
    /// A form that is not understood: `selfsame:disable-next-line`.
    var text: String
    /// The form that was probably meant: `selfsame:disable:next`.
    var suggestion: String?
    /// The comment.
    var range: SourceRange
}

/// The suppressions of one file.
struct SuppressionTable {
    private(set) var suppressions: [Suppression] = []
    /// Comments that silence nothing because their form is unknown.
    private(set) var unknownComments: [UnknownComment] = []
    private var used: Set<Int> = []

    init(tree: SyntaxTree) {
        // Most files have none, and need no look at their comments.
        guard tree.source.contains("selfsame:", in: SourceRange(start: 0, end: UInt32(tree.source.bytes.count))) else { return }
        var open: [Int] = []
        for index in 0..<UInt32(tree.tokens.count) {
            guard tree.gap(before: TokenID(index)).length > 0 else { continue }
            for comment in tree.comments(before: TokenID(index)) where comment.kind != .block && comment.kind != .documentationBlock {
                read(comment.range, in: tree.source, open: &open)
            }
        }
    }

    /// Whether a finding is silenced; the suppression that does it counts as used.
    mutating func silences(rule: String, isOnBranch: Bool, line: Int) -> Bool {
        var result = false
        for (index, suppression) in suppressions.enumerated() where suppression.lines.contains(line) {
            guard suppression.isForBranches ? isOnBranch : suppression.rules.isEmpty || suppression.rules.contains(rule) else { continue }
            used.insert(index)
            result = true
        }
        return result
    }

    /// Those that silenced nothing.
    var unused: [Suppression] { suppressions.indices.filter { !used.contains($0) }.map { suppressions[$0] } }

    private mutating func read(_ comment: SourceRange, in source: SourceFile, open: inout [Int]) {
        let body = source.text(in: comment).drop { $0 == "/" }.trimmed
        guard body.hasPrefix("selfsame:") else { return }
        let rest = body.dropFirst("selfsame:".count)
        if rest.first?.isWhitespace == true {
            // Marks have a space there; a suppression has none.
            let command = rest.trimmed.prefix { !$0.isWhitespace }
            let isCommand = ["disable", "enable", "ignore"].contains { command == $0 || command.hasPrefix($0 + ":") }
            if isCommand { addUnknown(" " + command, at: comment) }
            return
        }
        let command = rest.prefix { !$0.isWhitespace }
        var words = rest.dropFirst(command.count).trimmed
        var reason: String?
        if let dash = words.firstDash {
            reason = words[words.index(dash, offsetBy: 1)...].trimmed
            words = words[..<dash].trimmed
        }
        let names = words.split { $0 == "," || $0.isWhitespace }.map(String.init)
        let line = source.location(of: comment.start).line
        switch command {
        case "disable:this": add(names, line...line, reason, comment)
        case "disable:next": add(names, line + 1...line + 1, reason, comment)
        case "disable:previous": add(names, max(1, line - 1)...max(1, line - 1), reason, comment)
        case "disable:file": add(names, 1...Int.max, reason, comment)
        case "disable":
            open.append(suppressions.count)
            add(names, line...Int.max, reason, comment)
        case "enable": close(names, at: line, comment, &open)
        case "ignore:branch":
            let last = source.isFirstOnLine(comment.start) ? line + 1 : line
            add([], line...last, reason, comment, isForBranches: true)
        default:
            var marks = DeclarationMarks()
            if !command.isEmpty, !marks.add(String(rest)) { addUnknown(String(command), at: comment) }
        }
    }

    /// Every form of a suppression.
    private static let commands = [
        "disable:this", "disable:previous", "disable:file", "disable", "disable:next", "enable", "ignore:branch",
    ]

    private mutating func addUnknown(_ command: String, at range: SourceRange) {
        let plain = command.trimmed
        let words = plain.split { !$0.isLetter }
        // `disable-next-line` and `ignore` have the words of the form that is meant, if not its spelling.
        let known =
            Self.commands.first { $0 == plain } ?? Self.commands.first { $0.split { !$0.isLetter } == Array(words.prefix(2)) }
            ?? Self.commands.filter { editDistance($0, plain) <= 2 }.min { editDistance($0, plain) < editDistance($1, plain) }
            ?? Self.commands.last { $0.split { !$0.isLetter }.first == words.first }
        unknownComments.append(UnknownComment(text: "selfsame:" + command, suggestion: known.map { "selfsame:" + $0 }, range: range))
    }

    private mutating func add(
        _ names: [String], _ lines: ClosedRange<Int>, _ reason: String?, _ range: SourceRange, isForBranches: Bool = false
    ) {
        let rules = names.contains("all") ? [] : names
        suppressions.append(
            Suppression(
                rules: rules, isForBranches: isForBranches, lines: lines, reason: reason, range: range,
                unknownRules: rules.filter { RuleCatalogue.rule($0) == nil }))
    }

    /// Ends the open regions that an `enable` names; without a name, all of them.
    private mutating func close(_ names: [String], at line: Int, _ comment: SourceRange, _ open: inout [Int]) {
        let before = open
        open.removeAll { index in
            let suppression = suppressions[index]
            guard names.isEmpty || names.contains("all") || suppression.rules.contains(where: names.contains) else { return false }
            suppressions[index].lines = suppression.lines.lowerBound...max(suppression.lines.lowerBound, line)
            return true
        }
        let closed = before.filter { !open.contains($0) }
        if closed.count == 1 { suppressions[closed[0]].closing = comment }
    }
}

extension String {
    /// Where ` - ` (or a dash at the start) begins the reason.
    fileprivate var firstDash: String.Index? {
        var previous: Character = " "
        for index in indices {
            if self[index] == "-", previous == " ", self.index(after: index) == endIndex || self[self.index(after: index)] == " " {
                return index
            }
            previous = self[index]
        }
        return nil
    }
}
