// Layout: an image that may grow and may not shrink.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `maxWidth: .infinity` without `minWidth: 0` on an Image.
    public static let imageMaxWidthWithoutMin = Rule(
        id: "image_max_width_without_min",
        summary: "an image can grow, but not shrink",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `frame(maxWidth: .infinity)` without `minWidth` around an Image that is not resizable.
                """,
            whyItMatters: """
                Without `minWidth`, the minimum width of the frame is the minimum width of the image, which is its full width: a wide \
                image pushes its neighbours off the screen.
                """,
            whatToDoInstead: """
                Write `frame(minWidth: 0, maxWidth: .infinity)`, or make the image resizable.
                """,
            fixSafety: "No fix: the layout of the image would change."),
        severity: .hint, group: .layout, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Panorama: View {
                    var body: some View {
                        Image("panorama").↓frame(maxWidth: .infinity)
                    }
                }
                """),
            .good(
                """
                struct Panorama: View {
                    var body: some View {
                        Image("panorama").frame(minWidth: 0, maxWidth: .infinity)
                    }
                }
                """),
        ],
        check: .body(findWideImages))

    private static func findWideImages(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard context.isPreludeModifier(node, named: "frame"), let call = body.call(node), let base = body.base(of: node),
                let name = context.tree.calleeToken(body[node].syntax), body[base].kind == .construct,
                context.isPreludeView(base, named: "Image"),
                // A symbol is as wide as its font says.
                body.call(base)?.arguments.first.map({ $0.label == .none }) ?? false
            else { return nil }
            let labels = call.arguments.map { context.analyzer.name($0.label) }
            let grows = call.arguments.contains {
                context.analyzer.name($0.label) == "maxWidth" && context.tree.text($0.syntax) == ".infinity"
            }
            guard grows, !labels.contains("minWidth") else { return nil }
            var match = Match(
                range: context.tree.tokens.range(name),
                message: "this frame is never narrower than the image, because it has no `minWidth`")
            match.node = node
            return match
        }
    }
}
