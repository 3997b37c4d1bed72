// AnyView around different views in the arms of a branch.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports a branch that hides different views in AnyView.
    public static let anyViewBranch = Rule(
        id: "anyview_branch",
        summary: "a branch between different views is hidden in AnyView",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an `if`, `switch` or early return whose arms are AnyView around views of different types.
                """,
            whyItMatters: """
                `AnyView` hides the type of the view. When the type changes at run time, the view is destroyed with its state. A list \
                with `AnyView` rows must build every row to count them.
                """,
            whatToDoInstead: "Mark the declaration with `@ViewBuilder`, return `some View`, and write the arms without AnyView.",
            fixSafety: "No fix: the result type of a declaration is used elsewhere."),
        severity: .warning, group: .branches, fixes: .never, isWeighed: true,
        exemptions: [
            .invariantCondition, .otherBuilder, .previewOrTest, .unusedCode, .generatedFile, .oneShotContext, .presentedContent,
            .publicInterface,
        ],
        examples: [
            .bad(
                """
                struct Badge: View {
                    var isNew: Bool
                    var body: some View { icon }
                    private var icon: AnyView {
                        ↓if isNew {
                            return AnyView(Image(systemName: "star"))
                        } else {
                            return AnyView(Text("old"))
                        }
                    }
                }
                """),
            .good(
                """
                struct Badge: View {
                    var isNew: Bool
                    var body: some View { icon }
                    @ViewBuilder private var icon: some View {
                        if isNew {
                            Image(systemName: "star")
                        } else {
                            Text("old")
                        }
                    }
                }
                """),
            .good(
                """
                struct Badge: View {
                    var isNew: Bool
                    var body: some View { icon }
                    private var icon: AnyView {
                        if isNew {
                            return AnyView(Text("new"))
                        } else {
                            return AnyView(Text("old"))
                        }
                    }
                }
                """),
        ],
        check: .condition(findErasedBranch))

    private static func findErasedBranch(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        let wrapped = condition.arms.map { condition.erasedType(of: $0) }
        guard wrapped.count > 1, !wrapped.contains(nil), Set(wrapped).count > 1 else { return nil }
        let names = condition.arms.compactMap { arm in
            arm.root.flatMap { context.body.children($0).first }.map { context.analyzer.typeName(of: $0, in: context.body) }
        }
        guard names.count == wrapped.count, !names.contains("_") else { return nil }
        let list = Array(Set(names)).sorted().prefix(4).map { "`\($0)`" }.joined(separator: ", ")
        let happening = "AnyView hides a branch between \(list)"
        guard !condition.cost(among: Array(condition.arms.indices)).isNothing else {
            // A ternary is an expression, and better known for hiding nothing.
            if condition.syntax.form == .ternary { return nil }
            // A builder makes one type of the arms, whatever is in them.
            let isBuilt = context.body[condition.branch].kind == .branch
            let message =
                isBuilt
                ? "AnyView hides \(list) although a view builder takes arms of different types"
                : happening + ": the structure is known only at run time"
            return Match(range: condition.headRange, message: message, severity: .hint)
        }
        return Match(
            range: condition.headRange,
            message: condition.message(names.count > 1 && Set(names).count == 1 ? "AnyView gets a view of a different type" : happening))
    }
}

extension Exemption {
    /// The result type is part of an interface: public, or asked for by a protocol.
    static let publicInterface = Exemption(id: "E14", title: "public interface", effect: .silences) { condition in
        let declaration = condition.body.declaration
        let program = condition.context.program
        guard declaration != .none else { return nil }
        if program[declaration].flags.contains(.isOpenOrPublic) { return "the declaration is public" }
        let owner = program.nominal(containing: declaration)
        guard owner != .none else { return nil }
        let requirement = program.statedProtocols(of: owner).first { proto in
            !program.members(of: proto, named: program[declaration].name, from: program[declaration].file).isEmpty
                && !condition.analyzer.isFromPrelude(proto)
        }
        return requirement.map { "`\(condition.context.name(of: $0))` requires it" }
    }
}

extension ConditionContext {
    /// The type inside the AnyView that an arm makes; nil where it makes something else, or that type is unknown.
    fileprivate func erasedType(of arm: Arm) -> TypeID? {
        guard let child = erasedView(of: arm), context.isKnown(child) else { return nil }
        return body[child].type
    }
}
