// State that starts from what the arms of a branch pass. As long as the branch replaces the view, the state starts anew; one view in its place
// would go on with the old state. Where that holds for all arms an exemption speaks, and else a fix is shown only.

import SelfsameAnalysis
import SelfsameSyntax

extension ConditionContext {
    /// The fix, for display only where a merged view starts its state from what varies between the arms.
    func gated(_ fix: Fix) -> Fix {
        let pairs = arms.indices.lazy.flatMap { a in self.arms.indices.filter { $0 > a }.map { (a, $0) } }
        guard let seed = pairs.compactMap({ self.seed(between: $0, and: $1) }).first else { return fix }
        var fix = fix
        fix.applicability = .display
        fix.note =
            switch seed.kind {
            case .property:
                "`\(seed.name)` of `\(seed.view)` starts from an argument and would keep its first value; with `.id(…)` on the merged view "
                    + "it starts over"
            case .platformView:
                "`\(seed.name)` of `\(seed.view)` reads an argument and would not run again; with `.id(…)` on the merged view it does"
            }
        return fix
    }

    /// The state that starts from an argument in which two arms differ; other initialisers differ in all arguments.
    func seed(between first: Int, and second: Int) -> StateSeed? {
        guard let a = call(ofArm: first), let b = call(ofArm: second) else { return nil }
        if a.declaration != b.declaration {
            return [a, b].lazy.flatMap { call in call.arguments.map { (call.declaration, $0.parameter) } }
                .compactMap { self.analyzer.seed(by: $1, of: $0) }.first
        }
        let parameters = Set((a.arguments + b.arguments).map(\.parameter)).sorted()
        return parameters.lazy.filter { self.varies($0, between: a, b) }.compactMap { self.analyzer.seed(by: $0, of: a.declaration) }.first
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
