// Layout: a frame around an image that keeps its own size.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports frames around images that are not resizable.
    public static let frameBeforeResizable = Rule(
        id: "frame_before_resizable",
        summary: "an image has a frame, but is not resizable",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a frame with a width or height around an Image of the asset catalog without `resizable()`, unless it is clipped.
                """,
            whyItMatters: """
                An image that is not resizable keeps its own size: the frame reserves a different space, and the image is drawn over its \
                edges. `resizable()` is a modifier of Image, so it cannot follow the frame.
                """,
            whatToDoInstead: "Apply `resizable()` first: `Image(\"face\").resizable().frame(width: 40, height: 40)`.",
            fixSafety: "No fix: the image would be drawn at a different size."),
        severity: .hint, group: .layout, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Portrait: View {
                    var body: some View {
                        Image("face").↓frame(width: 40, height: 40)
                    }
                }
                """),
            .good(
                """
                struct Portrait: View {
                    var body: some View {
                        Image("face").resizable().frame(width: 40, height: 40)
                    }
                }
                """),
        ],
        check: .body(findFramedImages))

    private static func findFramedImages(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard context.isPreludeModifier(node, named: "frame"), let call = body.call(node),
                call.arguments.contains(where: { ["width", "height"].contains(context.analyzer.name($0.label)) && $0.literal != .nil }),
                let name = context.tree.calleeToken(body[node].syntax), let base = body.base(of: node)
            else { return nil }
            let root = body.rootView(of: node)
            guard body[root].kind == .construct, context.isPreludeView(root, named: "Image"), let image = body.call(root),
                // A symbol follows the font, and a frame around it is for alignment.
                image.arguments.first.map({ $0.label == .none }) ?? false, context.isPlainImage(from: base, to: root),
                !context.isClipped(node)
            else { return nil }
            var match = Match(
                range: context.tree.tokens.range(name),
                message: "the image keeps its own size inside this frame, because it is not resizable"
            )
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// Whether no modifier between a view and the image inside it makes the image resizable or sizes it otherwise.
    fileprivate func isPlainImage(from outer: ViewNodeID, to root: ViewNodeID) -> Bool {
        hasOnlyPreludeModifiers(from: outer, to: root) { program.marks(of: $0).contains(.sameSize) }
    }

    /// Whether the chain of modifiers on a view clips it.
    fileprivate func isClipped(_ node: ViewNodeID) -> Bool {
        body.modifiers(around: node).contains { analyzer.marks(ofModifier: $0, in: body).contains(.clips) }
    }
}
