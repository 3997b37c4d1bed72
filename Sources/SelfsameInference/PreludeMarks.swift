// Marks: what a prelude says in comments because Swift has no words for it. `// selfsame: …` lines stand directly above a declaration; several
// lines add up.
//
//     // selfsame: leaf                      a view without state of its own
//     // selfsame: keeps scroll offset       a view or modifier whose platform counterpart keeps something
//     // selfsame: lifecycle                 a modifier whose action or task starts again with the identity
//     // selfsame: transition                a modifier that asks for insertion and removal
//     // selfsame: inert(safe) 1             arguments with which a modifier changes nothing
//     // selfsame: inert(unsafe) nil         the same, not known to hold everywhere
//     // selfsame: never inert               no arguments make it change nothing

import SelfsameDeclarations
import SelfsameSyntax

/// One mark.
public enum PreludeMark: Hashable, Sendable {
    case leaf
    case keeps(String)
    case lifecycle
    case transition
    case inert(isSafe: Bool, arguments: String)
    case neverInert
}

extension PreludeMark {
    /// Reads the text after `// selfsame:`; nil for what is no mark, such as a suppression.
    init?(_ text: String) {
        let text = text.trimmed
        switch text {
        case "leaf": self = .leaf
        case "lifecycle": self = .lifecycle
        case "transition": self = .transition
        case "never inert": self = .neverInert
        default:
            if let rest = text.dropping(prefix: "keeps ") {
                self = .keeps(rest.trimmed)
            } else if let rest = text.dropping(prefix: "inert(safe)") {
                self = .inert(isSafe: true, arguments: rest.trimmed)
            } else if let rest = text.dropping(prefix: "inert(unsafe)") {
                self = .inert(isSafe: false, arguments: rest.trimmed)
            } else {
                return nil
            }
        }
    }
}

extension Inference {
    /// The marks above a declaration.
    public func marks(of declaration: DeclID) -> [PreludeMark] {
        guard declaration != .none else { return [] }
        if let known = declaredMarks[declaration] { return known }
        let tree = program.tree(program[declaration].file)
        var node = program[declaration].node
        // The comment stands above the whole `let`/`var`, `case` or declaration, not above one of its names.
        while [.patternBinding, .enumCaseElement].contains(tree.kind(node)), let parent = tree.parent(node) { node = parent }
        var marks = tree.comments(before: TokenID(tree[node].firstToken)).compactMap { comment in
            comment.kind == .line
                ? tree.source.text(in: comment.range).dropping(prefix: "//")?.trimmed.dropping(prefix: "selfsame:").flatMap {
                    PreludeMark($0)
                }
                : nil
        }
        if !isFromPrelude(declaration), let arguments = program.profile.knowledge.inertModifiers[name(program[declaration].name)] {
            marks.append(.inert(isSafe: false, arguments: arguments))
        }
        declaredMarks[declaration] = marks
        return marks
    }

    /// The marks of a view's type.
    package func marks(ofType type: TypeID) -> [PreludeMark] { marks(of: nominal(type)) }
}

extension String {
    /// Without white space at both ends.
    package var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    /// What follows a prefix; nil where the text starts otherwise.
    package func dropping(prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
