// Layout: flexible heights in a ScrollView.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `maxHeight` without `idealHeight` in a ScrollView.
    public static let maxHeightInScrollView = Rule(
        id: "max_height_in_scroll_view",
        summary: "a flexible height without `idealHeight` on a shape or colour in a ScrollView",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `frame(maxHeight:)` without `idealHeight` or `minHeight` on a Color or shape that is directly in a vertical \
                ScrollView, or in a stack in it.
                """,
            whyItMatters: """
                A ScrollView proposes no height, so its content gets its ideal height: 10 points for colours and shapes, whatever \
                `maxHeight` allows.
                """,
            whatToDoInstead: "Also set the ideal height: `frame(idealHeight: 400, maxHeight: 400)`, or `frame(height: 400)`.",
            fixSafety: "No fix: only the author knows which height is right."),
        severity: .hint, group: .layout, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Banner: View {
                    var body: some View {
                        ScrollView {
                            Color.red.↓frame(maxHeight: 400)
                        }
                    }
                }
                """),
            .good(
                """
                struct Banner: View {
                    var body: some View {
                        ScrollView {
                            Color.red.frame(idealHeight: 400, maxHeight: 400)
                        }
                    }
                }
                """),
        ],
        check: .body(findFlexibleHeights))

    private static func findFlexibleHeights(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard context.isPreludeModifier(node, named: "frame"), let call = body.call(node),
                let name = context.tree.calleeToken(body[node].syntax)
            else { return nil }
            let labels = call.arguments.map { context.analyzer.name($0.label) }
            guard labels.contains("maxHeight"), !labels.contains("idealHeight"), !labels.contains("minHeight"),
                context.hasNominalSize(body.rootView(of: node)), context.hasOnlyFrames(node), context.isInVerticalScrollView(node)
            else { return nil }
            var match = Match(
                range: context.tree.tokens.range(name),
                message: "a ScrollView proposes no height: this view gets its ideal height of 10 points, whatever `maxHeight` allows")
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// Whether a view has no size of its own: a Color or a shape.
    fileprivate func hasNominalSize(_ root: ViewNodeID) -> Bool {
        analyzer.marks(ofView: root, in: body).contains(.fills) && isKnown(root)
    }

    /// Whether nothing else between the view and this frame, or around it, gives a height.
    fileprivate func hasOnlyFrames(_ node: ViewNodeID) -> Bool {
        var current = node
        while let base = body.base(of: current) {
            if current != node, !analyzer.marks(ofModifier: current, in: body).isDisjoint(with: [.sizes, .insets]) { return false }
            current = base
        }
        return !body.modifiers(around: node).contains { analyzer.marks(ofModifier: $0, in: body).contains(.sizes) }
    }

    /// Whether a view is in a vertical ScrollView, through vertical stacks at most.
    fileprivate func isInVerticalScrollView(_ node: ViewNodeID) -> Bool {
        for (child, parent) in body.ancestry(of: node) {
            switch body[parent].kind {
            case .construct:
                let marks = marks(ofConstruct: parent)
                if marks.contains(.scrolls) {
                    let axes = body.call(parent)?.arguments.first { $0.label == .none && !$0.isTrailing }
                    return axes.map { tree.text($0.syntax) == ".vertical" } ?? true
                }
                if marks.isDisjoint(with: [.vertical, .group]) { return false }
            case .modifier where body[child].role != .base: return false
            default: break
            }
        }
        return false
    }
}
