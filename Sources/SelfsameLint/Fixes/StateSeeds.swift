// What is done once with what the arms of a branch pass: state that starts from it, actions that read it when the view appears. As long as the
// branch replaces the view, that is done again; one view in its place would go on with what was done for the arm that is left. Where state
// starts over for all arms an exemption speaks, and else a fix is shown only.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension ConditionContext {
    /// The fix, for display only where a merged view starts its state from what varies between the arms, or would have to act on it again.
    func gated(_ fix: Fix) -> Fix {
        guard let note = noteOnWhatIsDoneOnce else { return fix }
        var fix = fix
        fix.applicability = .display
        fix.note = note
        return fix
    }

    private var noteOnWhatIsDoneOnce: String? {
        let pairs = arms.indices.flatMap { a in arms.indices.filter { $0 > a }.map { (a, $0) } }
        if let seed = pairs.firstAnswer({ seed(between: $0, and: $1) }) ?? pairs.firstAnswer({ appearanceSeed(between: $0, and: $1) }) {
            let what = "`\(seed.name)` of `\(seed.view)`"
            switch seed.kind {
            case .property:
                return "\(what) is initialised from an argument and would keep its first value; add `.id(…)` to the merged view to reset it"
            case .platformView:
                return "\(what) reads an argument and would not run again; add `.id(…)` to the merged view to run it again"
            case .appearance:
                return "\(what) reads an argument and would not run again; first use `task(id:)`, or add `onChange(of:)`"
            }
        }
        return decidedAction.map {
            "`\($0)` differs between the arms and would not run again; first add `onChange(of:)`"
        }
    }

    /// The modifier with an action for when an arm comes or goes that is not the same in all arms, or reads what decides between them.
    private var decidedAction: String? {
        let actions = arms.map { analyzer.appearanceActions(below: $0.node, in: body) }
        guard let first = actions.first(where: { !$0.isEmpty }) else { return nil }
        let isSame = actions.allSatisfy { other in
            other.count == first.count && zip(other, first).allSatisfy { spellSame($0, $1) }
        }
        if !isSame { return first[0].modifier }
        return first.first { analyzer.reads($0, whatDecides: syntax, in: body) }?.modifier
    }

    private func spellSame(_ a: AppearanceAction, _ b: AppearanceAction) -> Bool {
        a.modifier == b.modifier && a.code.count == b.code.count && zip(a.code, b.code).allSatisfy { tree.spellSame($0, $1) }
    }

    /// The state that starts from an argument in which two arms differ.
    func seed(between first: Int, and second: Int) -> StateSeed? {
        varyingParameters(between: first, and: second).firstAnswer { analyzer.seed(by: $0.index, of: $0.declaration) }
    }

    /// The action that reads such an argument when its view comes or goes.
    private func appearanceSeed(between first: Int, and second: Int) -> StateSeed? {
        varyingParameters(between: first, and: second).firstAnswer { analyzer.appearanceSeed(by: $0.index, of: $0.declaration) }
    }

    /// The parameters for which the views of two arms get different arguments: all of them where other initialisers are called.
    private func varyingParameters(between first: Int, and second: Int) -> [(index: Int, declaration: DeclID)] {
        guard let a = call(ofArm: first), let b = call(ofArm: second) else { return [] }
        if a.declaration != b.declaration {
            return [a, b].flatMap { call in call.arguments.map { ($0.parameter, call.declaration) } }
        }
        let parameters = Set((a.arguments + b.arguments).map(\.parameter)).sorted()
        return parameters.filter { varies($0, between: a, b) }.map { ($0, a.declaration) }
    }

    /// The call that makes an arm's view: of an initialiser, or of a function of the program.
    private func call(ofArm index: Int) -> CallRecord? {
        guard let root = arms[index].root, [.construct, .reference].contains(body[root].kind), let call = body.call(root),
            !analyzer.isFromPrelude(call.declaration)
        else { return nil }
        return call
    }

    /// Whether two calls of one declaration pass different arguments: written differently, with a name that the arm's own pattern binds, or made
    /// from what the condition looks at.
    private func varies(_ parameter: Int, between a: CallRecord, _ b: CallRecord) -> Bool {
        let first = a.arguments.filter { $0.parameter == parameter }
        let second = b.arguments.filter { $0.parameter == parameter }
        guard first.count == 1, second.count == 1, tree.spellSame(first[0].syntax, second[0].syntax) else { return true }
        let names = tree.names(in: tree.tokenRange(first[0].syntax))
        return !names.isDisjoint(with: boundNames)
            || tree.conditionNodes(of: syntax).contains { !names.isDisjoint(with: tree.names(in: tree.tokenRange($0))) }
    }
}
