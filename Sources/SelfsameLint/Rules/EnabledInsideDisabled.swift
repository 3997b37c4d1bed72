// A view that is enabled inside one that is disabled.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax
import SelfsameUpdates

extension Rule {
    /// Reports `disabled(false)` inside of a view with `disabled(isSaving)`.
    public static let enabledInsideDisabled = Rule(
        id: "enabled_inside_disabled",
        summary: "a view with `disabled(false)` is inside one that is disabled",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `disabled(false)` on a view if `disabled` is also applied to a view around it. Silent if the view is shown in several places \
                and one of them does not disable it, if a view or modifier of the program is between the two, and in content that is \
                presented. A hint if both are applied to the same view.
                """,
            whyItMatters: """
                A view is enabled only if no view around it is disabled. A button that is meant to work while the form around it is disabled \
                does not react.
                """,
            whatToDoInstead: """
                Apply `disabled(_:)` to the views that it is meant for, or move the view that stays enabled out of the disabled one.
                """,
            fixSafety: "No fix: only the author knows which views are meant to stay enabled."),
        severity: .warning, group: .structure, fixes: .never, isSometimesHint: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Editor: View {
                    @State private var isSaving = false
                    var body: some View {
                        VStack {
                            Button("save") { isSaving = true }
                            Button("cancel") { isSaving = false }.↓disabled(false)
                        }
                        .disabled(isSaving)
                    }
                }
                """),
            .good(
                """
                struct Editor: View {
                    @State private var isSaving = false
                    var body: some View {
                        VStack {
                            Button("save") { isSaving = true }.disabled(isSaving)
                            Button("cancel") { isSaving = false }
                        }
                    }
                }
                """),
        ],
        looksFor: [.memberCall(.restricts, giving: .constant)],
        check: .body(findEnabledViews))

    private static func findEnabledViews(_ context: BodyContext) -> [Match] {
        let body = context.body
        let environment = EnvironmentUse(context.analyzer)
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            // Only what is written out: a constant with a name may be one to change.
            guard body[node].kind == .modifier, let argument = body.call(node)?.arguments.first,
                context.tree.kind(context.tree.withoutNot(argument.syntax)) == .boolean,
                let outer = environment.restriction(above: node, in: body),
                let name = context.tree.calleeToken(body[node].syntax),
                case let tree = context.program.tree(outer.body.file),
                let restriction = tree.calleeToken(outer.body[outer.node].syntax)
            else { return nil }
            let call = context.tree.oneLine(modifier: body[node].syntax).shortened(to: 40)
            let above = tree.oneLine(modifier: outer.body[outer.node].syntax).shortened(to: 40)
            let view = outer.isOnSameView ? "the same view" : "a view around it"
            var match = Match(
                range: context.tree.tokens.range(name),
                message: "this `\(call)` has no effect: `\(above)` is applied to \(view)",
                notes: [
                    context.program.note(
                        "the one that counts", at: tree.tokens.range(restriction), in: outer.body.file, from: body.file)
                ])
            match.node = node
            if outer.isOnSameView { match.severity = .hint }
            return match
        }
    }
}
