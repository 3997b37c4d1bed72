// Layout: two content modes in a row.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports content modes that override each other.
    public static let overriddenAspectRatio = Rule(
        id: "overridden_aspect_ratio",
        summary: "one of two consecutive content modes has no effect",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `scaledToFit()`, `scaledToFill()` or `aspectRatio` without a ratio directly before a second one with the other \
                content mode.
                """,
            whyItMatters: """
                The outer modifier decides the proposed size, and the inner one fits into it: the inner one is overridden or undone.
                """,
            whatToDoInstead: "Keep only the content mode that you want.",
            fixSafety: "No fix: only the author knows which one is right."),
        severity: .hint, group: .layout, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Portrait: View {
                    var body: some View {
                        Image("face").resizable()
                            .↓scaledToFit()
                            .aspectRatio(1, contentMode: .fill)
                    }
                }
                """),
            .good(
                """
                struct Portrait: View {
                    var body: some View {
                        Image("face").resizable()
                            .scaledToFill()
                            .frame(width: 40, height: 40)
                            .clipped()
                    }
                }
                """),
        ],
        check: .body(findOverriddenRatios))

    private static func findOverriddenRatios(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.compactMap { index in
            let outer = ViewNodeID(UInt32(index))
            guard let inner = body.base(of: outer), let outerMode = context.contentMode(of: outer),
                let innerMode = context.contentMode(of: inner),
                outerMode != innerMode, let name = context.tree.calleeToken(body[inner].syntax),
                let next = context.tree.calleeToken(body[outer].syntax)
            else { return nil }
            var match = Match(
                range: context.tree.tokens.range(name),
                message: "`\(context.tree.text(next))` directly after it sets the other content mode",
                notes: [Note("this one decides", range: context.tree.tokens.range(next))])
            match.node = inner
            return match
        }
    }
}

extension BodyContext {
    /// `fit` or `fill` where a modifier asks for a content mode.
    fileprivate func contentMode(of node: ViewNodeID) -> String? {
        guard body[node].kind == .modifier, let call = body.call(node), analyzer.isFromPrelude(call.declaration) else { return nil }
        switch name(of: call.declaration) {
        case "scaledToFit": return "fit"
        case "scaledToFill": return "fill"
        case "aspectRatio":
            for argument in call.arguments where analyzer.name(argument.label) == "contentMode" {
                if case .member(let mode)? = argument.literal { return analyzer.name(mode) }
            }
            return nil
        default: return nil
        }
    }
}
