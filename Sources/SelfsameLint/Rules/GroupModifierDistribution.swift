// Modifiers on a Group of several views, which apply to each of them.

import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `Group { A(); B() }.onAppear { … }`.
    public static let groupModifierDistribution = Rule(
        id: "group_modifier_distribution",
        summary: "a modifier with an effect on a Group of several views applies to each of them",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports modifiers that run something or present something (`onAppear`, `task`, `onChange`, `sheet`, `alert` and the like) on a \
                Group or ForEach-free block of several views.
                """,
            whyItMatters: """
                A Group is no view of its own: its modifiers are applied to each view in it. The task runs once for each, and several \
                sheets wait for one flag.
                """,
            whatToDoInstead: "Use a stack, or put the modifier on one of the views or on what is around the Group.",
            fixSafety: "There is no fix: a container changes the layout."),
        severity: .hint, group: .structure, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var body: some View {
                        Group {
                            Text("a")
                            Text("b")
                        }
                        .↓onAppear { print("seen") }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var body: some View {
                        VStack {
                            Text("a")
                            Text("b")
                        }
                        .onAppear { print("seen") }
                    }
                }
                """),
        ],
        looksFor: [.call(.group)],
        check: .body(findGroupEffects))

    private static func findGroupEffects(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard context.analyzer.marks(ofModifier: node, in: body).contains(.acts), let name = context.tree.calleeToken(body[node].syntax)
            else { return nil }
            let root = body.rootView(of: node)
            guard context.marks(ofConstruct: root).contains(.group), let content = body.children(root).first,
                body[content].kind == .block,  // One of the program's own, or an explicit `modifier`, may put a container around the views.
                context.hasOnlyPreludeModifiers(
                    from: node, to: root, where: { context.program[$0].name != context.analyzer.wellKnown.names.modifier }),
                case .constant(let count) = context.analyzer.viewCount(of: content, in: body), count > 1
            else { return nil }
            var match = Match(
                range: context.tree.tokens.range(name),
                message: "`\(context.tree.text(name))` applies to each of the \(count) views in this Group")
            match.node = node
            return match
        }
    }
}
