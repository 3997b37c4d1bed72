// `if let` chooses between a view of the value and the same view of something else.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `if let x { V(x) } else { V(y) }` where both are the same view.
    public static let optionalBindingBranch = Rule(
        id: "optional_binding_branch",
        summary: "both arms of an `if let` make the same view",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an `if let … else …` in a view builder whose arms are one expression each, with the same static type and the \
                same modifiers, if the first arm uses the bound value.
                """,
            whyItMatters: """
                When the value becomes nil or non-nil, the view is destroyed with its state and a new one fades in, although only an \
                argument changed.
                """,
            whatToDoInstead: """
                Put the default into the argument: `Badge(count ?? 0)`. If arguments differ in other ways, assign the view to a `let` \
                first: `let badge = if let count { Badge(count) } else { Badge(0) }`.
                """,
            fixSafety: """
                Always unsafe: state of the view will persist across the change. No fix if the types differ, or if `case` patterns bind.
                """),
        severity: .warning, group: .branches, fixes: .sometimes, isWeighed: true, exemptions: .merging,
        examples: [
            .bad(
                """
                struct Counter: View {
                    var count: Int
                    @State private var isOpen = false
                    var body: some View { Toggle("\\(count)", isOn: $isOpen) }
                }
                struct Screen: View {
                    var count: Int?
                    var body: some View {
                        ↓if let count {
                            Counter(count: count)
                        } else {
                            Counter(count: 0)
                        }
                    }
                }
                """,
                fixed: """
                    struct Counter: View {
                        var count: Int
                        @State private var isOpen = false
                        var body: some View { Toggle("\\(count)", isOn: $isOpen) }
                    }
                    struct Screen: View {
                        var count: Int?
                        var body: some View {
                            Counter(count: count ?? 0)
                        }
                    }
                    """),
            .bad(
                """
                struct Greeting: View {
                    var name: String?
                    var body: some View {
                        ↓if let name {
                            Text(name)
                        } else {
                            Text("nobody")
                        }
                    }
                }
                """,
                fixed: """
                    struct Greeting: View {
                        var name: String?
                        var body: some View {
                            let view = if let name {
                                Text(name)
                            } else {
                                Text("nobody")
                            }
                            view
                        }
                    }
                    """),
            .good(
                """
                struct Greeting: View {
                    var name: String?
                    var body: some View {
                        if let name {
                            Text(name)
                        } else {
                            ProgressView()
                        }
                    }
                }
                """),
        ],
        check: .condition(findOptionalBindingBranch))

    private static func findOptionalBindingBranch(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        let tree = condition.tree
        guard condition.isPlainIfElse, condition.isOneType, let list = condition.syntax.arms.first?.conditions,
            tree.clauses(of: list).contains(where: { tree.kind($0) == .optionalBinding }), condition.mentionsBoundName(inArm: 0),
            condition.arms.allSatisfy({ $0.expression != nil && !context.body[$0.node].isErased }),
            let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context), comparison.isOneType,
            comparison.hasSameModifierNames, condition.keepsIdentityWhenMerged
        else { return nil }
        if case .view = comparison.root { return nil }
        let subject = condition.subject()
        let fix = condition.defaultFix(comparison) ?? condition.variableFix(applicability: .unsafe)
        return Match(
            range: condition.headRange,
            message: condition.message("\(thisView(subject)) is replaced with a new one"),
            fixes: [fix.map(condition.gated)].compactMap { $0 },
            isPedantic: condition.isTaste(among: Array(condition.arms.indices)))
    }
}

extension ConditionContext {
    /// `V(x ?? y)`: the only difference is one argument, which is the bound value and nothing else.
    fileprivate func defaultFix(_ comparison: ArmComparison) -> Fix? {
        guard case .arguments(let differing) = comparison.root, differing.count == 1, comparison.hasSameModifiers,
            let list = syntax.arms.first?.conditions, tree.clauses(of: list).count == 1, let clause = tree.clauses(of: list).first,
            tree.kind(clause) == .optionalBinding, tree.child(clause, .typeAnnotation) == nil,
            let name = tree.boundNames(in: clause).first, tree.boundNames(in: clause).count == 1,
            let rootA = arms[0].root, let rootB = arms[1].root, let callA = body.call(rootA), let callB = body.call(rootB),
            let whole = arms[0].expression
        else { return nil }
        let a = callA.arguments[differing[0]]
        let b = callB.arguments[differing[0]]
        let isBound = tree.kind(a.syntax) == .reference && tree.name(tree.mainToken(a.syntax)) == tree.name(name)
        let uses = tree.tokenRange(whole).count { tree.name(TokenID($0)) == tree.name(name) && tree.tokens.kind(TokenID($0)).canBeName }
        // A default that is a literal for a generic parameter would change what the literal is: `Text("…")` is looked up, a String is not.
        let isPlain = a.literal == nil && b.literal != .nil && (b.literal == nil || !isGenericParameter(a, of: callA.declaration))
        guard isBound, uses == labelUses(of: name, in: a) + 1, isPlain, a.type == b.type, analyzer.isKnown(a.type),
            !tree.text(b.syntax).utf8.contains(0x0A), ![.closure, .try, .await].contains(tree.kind(b.syntax))
        else { return nil }
        let value =
            tree.initialValue(of: clause).map { ConditionExpression.operand($0, in: context.operators) }
            ?? tree.name(name)
        guard tree.child(clause, .initializer).map({ simpleValue($0) }) ?? true else { return nil }
        var replacement = Replacement(of: tree.range(syntax.node), in: tree)
        let other = tree.kind(b.syntax) == .sequence ? "(\(tree.flatText(b.syntax)))" : tree.flatText(b.syntax)
        replacement.take(
            tree.range(whole), changing: [Edit(range: tree.range(a.syntax), replacement: "\(value) ?? \(other)")])
        replacement.keep(tree.range(a.syntax))
        replacement.keep(tree.range(b.syntax))
        return finish(replacement, title: "give the default in the argument with `??`", .unsafe, types: printedType(ofArm: 0))
    }

    /// The label of an argument may be spelled as the bound name.
    private func labelUses(of name: TokenID, in argument: ArgumentRecord) -> Int {
        analyzer.name(argument.label) == tree.name(name) ? 1 : 0
    }

    private func simpleValue(_ initializer: NodeID) -> Bool {
        guard let value = tree.firstChild(initializer) else { return false }
        return [.reference, .member].contains(tree.kind(value))
    }

    private func isGenericParameter(_ argument: ArgumentRecord, of declaration: DeclID) -> Bool {
        let parameters = analyzer.signature(of: declaration).parameters
        guard parameters.indices.contains(argument.parameter) else { return true }
        return analyzer.isGeneric(parameters[argument.parameter].type) || argument.type != parameters[argument.parameter].type
    }
}
