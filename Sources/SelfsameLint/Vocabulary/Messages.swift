// The words of the diagnostics on branches. The first line says what happens at run time; a note names each identity path; the fix's title
// says what to do.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ConditionContext {
    /// What the user does to flip the condition, as the subject of a sentence: "toggling `isOn`".
    var flip: String {
        let text = tree.conditionText(of: syntax).shortened(to: 50)
        if syntax.form == .switch { return "changing `\(text)`" }
        guard let list = syntax.arms.first?.conditions else { return "changing the condition" }
        if let value = unwrapped { return "whether `\(tree.oneLine(value).shortened(to: 40))` is nil" }
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

    /// When the condition flips, as the end of a sentence: "when `isOn` changes".
    var whenItFlips: String {
        if let value = unwrapped {
            return "when `\(tree.oneLine(value).shortened(to: 40))` becomes nil or gets a value"
        }
        return "when `\(tree.conditionText(of: syntax).shortened(to: 50))` changes"
    }

    /// Whether the condition asks for nothing but whether one value is nil: `if let x`, `if x != nil`.
    var asksForNil: Bool {
        guard let clause = flippingClause else { return false }
        if unwrapped != nil { return true }
        return BinaryExpression(tree, clause).map { [$0.left, $0.right].contains { tree.kind($0) == .nil } } ?? false
    }

    /// What the condition unwraps, where it does nothing else.
    private var unwrapped: NodeID? { flippingClause.flatMap { tree.kind($0) == .optionalBinding ? tree.unwrapped(in: $0) : nil } }

    /// The clause that alone can flip the condition, beside checks of availability; nil where there are more.
    private var flippingClause: NodeID? {
        guard syntax.form == .if, let list = syntax.arms.first?.conditions else { return nil }
        let clauses = tree.clauses(of: list).filter { tree.kind($0) != .availabilityCondition }
        return clauses.count == 1 ? clauses[0] : nil
    }

    /// What leads from one of some arms to another, as the subject of a sentence: "a change from `isOn` to `else`".
    func flip(between group: [Int]) -> String {
        guard let way = way(among: group), isChain || group.count < arms.count else { return flip }
        let labels = [way.from, way.to].map { tree.label(of: arms[$0].syntax).shortened(to: 40) }
        let change = "from `\(labels[0])` to `\(labels[1])`"
        if syntax.form == .if { return "a change \(change)" }
        return "changing `\(tree.conditionText(of: syntax).shortened(to: 50))` \(change)"
    }

    /// The conditions that lead from one of some arms to another: all of a `switch`, of a chain those of the two arms.
    func conditionNodes(between group: [Int]) -> [NodeID] {
        guard isChain, let way = way(among: group) else { return tree.conditionNodes(of: syntax) }
        return [way.from, way.to].sorted().compactMap { arms[$0].syntax.conditions }
    }

    /// What follows from the replacement of a view, as the end of a sentence.
    func consequence(for subject: String, lost: [LostState], in group: [Int]? = nil) -> String {
        replacementConsequence(for: subject, lost: lost, unseen: unseenContent(in: group ?? Array(arms.indices)))
    }

    /// Views in the arms that callers choose, whose state is not seen here: a generic parameter, the view that a modifier is applied to.
    private func unseenContent(in group: [Int]) -> String? {
        for index in group {
            let node = arms[index].node
            for child in (node.rawValue..<node.rawValue + body[node].size).map({ ViewNodeID($0) }) {
                if context.isModifiedContent(child) { return "the modified view" }
                if context.isSelf(child) { return "the view it is called on" }
            }
            if let name = body.children(node).first.flatMap({ analyzer.genericViews(in: analyzer.printed(body[$0].type)).first }) {
                return "`\(name)`"
            }
        }
        return nil
    }

    /// What kind of view the arms make, for messages.
    func subject(of arm: Int = 0) -> String {
        if let root = arms[arm].root, context.isModifiedContent(root) { return "content" }
        // A member that makes several views, or others under a condition, is better known by its own name.
        guard let root = arms[arm].root, body[root].kind == .reference, body[root].declaration != .none,
            analyzer.saysLittle(arms[arm].content ?? arms[arm].node, in: body)
        else { return analyzer.shownName(of: arms[arm].content ?? arms[arm].node, in: body) }
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
        let identities = indices.map { identityPath(ofArm: $0) }
        // Ways that leave a helper with `return` have no place of their own in its body, and one path for both says nothing.
        let isTold = Set(identities).count > 1
        let paths = zip(isTold ? indices : [], identities).map { index, identity -> Note in
            let arm = arms[index]
            let label = tree.label(of: arm.syntax).shortened(to: 40)
            return Note(
                "`\(identity)` \(label == "else" ? "otherwise" : "for `\(label)`")",
                range: tree.range(arm.expression ?? arm.syntax.body))
        }
        // Of a finding that is about no arms, nothing is replaced.
        guard partsIdentity, !indices.isEmpty, let animation = animations(among: indices).first else { return paths }
        let when: String
        switch animation.form {
        case .modifier: when = "`\(animation)` animates the flip: what it replaces cross-fades"
        case .withAnimation, .binding: when = "where `\(animation.value)` changes by `\(animation)`, what it replaces cross-fades"
        }
        return paths + [Note(when, range: animation.file == body.file ? animation.range : nil)]
    }
}

/// What follows from the replacement of a view, as the end of a sentence. `unseen` names content whose state is not known here.
func replacementConsequence(for subject: String, lost: [LostState], unseen: String? = nil) -> String {
    let owned = lost.filter { $0.isOwnedValue && !$0.isMadeAgain && !$0.isInArm }
    if let first = owned.first {
        let more = owned.count - 1
        let name = first.view == subject ? "its `@\(first.kind) \(first.name)`" : "`@\(first.kind) \(first.name)` of `\(first.view)`"
        switch more {
        case 0: return "\(name) starts over"
        case 1: return "\(name) and one more value start over"
        default: return "\(name) and \(more) more values start over"
        }
    }
    if let first = lost.first(where: \.isInArm) {
        return "`@\(first.kind) \(first.name)` of `\(first.view)` starts over where that is shown"
    }
    if let unseen { return "any state of \(unseen) starts over" }
    if let first = lost.first(where: { $0.kind == "platform" }) {
        return first.view == subject ? "it loses its \(first.name)" : "`\(first.view)` loses its \(first.name)"
    }
    if let first = lost.first(where: { $0.kind == "lifecycle" }) { return "`\(first.name)` runs again" }
    if let first = lost.first(where: { $0.comesBack != .empty }) {
        return "`@\(first.kind) \(first.name)` of `\(first.view)` fetches again"
    }
    return subject.isEmpty ? "they are removed and inserted instead of updated" : "it is removed and inserted instead of updated"
}

extension BodyContext {
    /// The declaration through which a value is another one each time.
    func origin(of found: Nondeterminism) -> [Note] {
        guard found.through != .none else { return [] }
        return [Note("`\(name(of: found.through))` gives `\(found.text)` anew each time")]
    }
}
