// The words of the diagnostics on branches. The first line says what happens at run time; a note names each identity path; the fix's title
// says what to do.

import SelfsameAnalysis
import SelfsameSyntax

extension ConditionContext {
    /// What the user does to flip the condition, as the subject of a sentence: "toggling `isOn`".
    var flip: String {
        let text = tree.conditionText(of: syntax).shortened(to: 50)
        if syntax.form == .switch { return "changing `\(text)`" }
        guard let list = syntax.arms.first?.conditions else { return "changing the condition" }
        let clauses = tree.clauses(of: list)
        if clauses.count == 1 {
            switch tree.kind(clauses[0]) {
            case .reference, .member: return "toggling `\(text)`"
            case .prefix:
                if let operand = tree.firstChild(clauses[0]), [.reference, .member].contains(tree.kind(operand)) {
                    return "toggling `\(tree.flatText(operand).shortened(to: 50))`"
                }
            default: break
            }
        }
        return "a change of `\(text)`"
    }

    /// What follows from the replacement of a view, as the end of a sentence.
    func consequence(for subject: String, lost: [LostState]) -> String { replacementConsequence(for: subject, lost: lost) }

    /// What kind of view the arms make, for messages.
    func subject(of arm: Int = 0) -> String {
        let name = analyzer.typeName(of: arms[arm].content ?? arms[arm].node, in: body)
        // A member that makes several views, or others under a condition, is better known by its own name.
        guard let root = arms[arm].root, body[root].kind == .reference, body[root].declaration != .none,
            ["TupleView", "TupleContent", "ConditionalContent", "Optional", "_"].contains(name)
        else { return name }
        return context.name(of: body[root].declaration)
    }

    /// The identity path of an arm's view, through references to members; of the arm itself where it makes several.
    func identityPath(ofArm index: Int) -> String {
        guard let content = arms[index].content, let root = arms[index].root else {
            return analyzer.identityPath(of: arms[index].node, in: body)
        }
        if body[root].kind == .reference, body[root].declaration != .none, let view = analyzer.views(below: root, in: body).first {
            return view.path
        }
        return analyzer.identityPath(of: content, in: body)
    }

    /// The notes that every finding on a branch has: the identity path of each arm. What is lost is a fact of its own, which reports word.
    func pathNotes(of indices: [Int]) -> [Note] {
        indices.map { index -> Note in
            let arm = arms[index]
            let label = tree.label(of: arm.syntax).shortened(to: 40)
            return Note(
                "`\(identityPath(ofArm: index))` \(label == "else" ? "otherwise" : "for `\(label)`")",
                range: tree.range(arm.expression ?? arm.syntax.body))
        }
    }
}

/// What follows from the replacement of a view, as the end of a sentence.
func replacementConsequence(for subject: String, lost: [LostState]) -> String {
    let owned = lost.filter(\.isOwnedValue)
    if let first = owned.first {
        let more = owned.count - 1
        let name = first.view == subject ? "its `@\(first.kind) \(first.name)`" : "`@\(first.kind) \(first.name)` of `\(first.view)`"
        switch more {
        case 0: return "\(name) starts over"
        case 1: return "\(name) and one more value start over"
        default: return "\(name) and \(more) more values start over"
        }
    }
    if let first = lost.first(where: { $0.kind == "platform" }) {
        return first.view == subject ? "it loses its \(first.name)" : "`\(first.view)` loses its \(first.name)"
    }
    if let first = lost.first { return "`\(first.name)` runs again" }
    return subject.isEmpty ? "they fade instead of animating" : "it fades instead of animating"
}
