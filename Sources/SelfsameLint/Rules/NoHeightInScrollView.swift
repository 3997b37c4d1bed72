// Layout: views without a size of their own in a ScrollView.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `ScrollView { GeometryReader { … } }`.
    public static let noHeightInScrollView = Rule(
        id: "no_height_in_scroll_view",
        summary: "a view without a size of its own gets 10 points in a ScrollView",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a GeometryReader, Color or shape in a ScrollView that has no length along the axis of scrolling. The layout of the body \
                is calculated for usual widths of a window, and the view has 10 points at each of them. Silent for views that show nothing, such \
                as `Color.clear`, for backgrounds, and for views with a `maxHeight` (`max_height_in_scroll_view`).
                """,
            whyItMatters: """
                A ScrollView proposes no length along its axis, and a view without a size of its own then becomes 10 points long. The content of \
                a GeometryReader is drawn over the views that follow. Off by default: many such views are invisible spacers.
                """,
            whatToDoInstead: """
                Give the view a height with `frame(height:)`, an `aspectRatio`, or `containerRelativeFrame`. Put a GeometryReader around the \
                ScrollView, or measure with `onGeometryChange`.
                """,
            fixSafety: "No fix: only the author knows which height is meant."),
        severity: .warning, group: .layout, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var body: some View {
                        ScrollView {
                            ↓GeometryReader { proxy in
                                Text("\\(proxy.size.width)")
                            }
                            Text("below")
                        }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var body: some View {
                        GeometryReader { proxy in
                            ScrollView {
                                Text("\\(proxy.size.width)")
                                Color.red.frame(height: 40)
                            }
                        }
                    }
                }
                """),
        ],
        looksFor: [.call(.scrolls)],
        check: .body(findViewsWithoutHeight))

    private static func findViewsWithoutHeight(_ context: BodyContext) -> [Match] {
        let body = context.body
        let nodes = body.nodes.indices.map { ViewNodeID(UInt32($0)) }
        guard nodes.contains(where: { context.marks(ofConstruct: $0).contains(.scrolls) }) else { return [] }
        let candidates = nodes.filter { context.mayLackHeight($0) }
        guard !candidates.isEmpty else { return [] }
        // The same at every width: what is decided at one need not be calculated at the next.
        var undecided = context.undecided(at: context.supportedWidths[0])
        for width in context.supportedWidths.dropFirst()
        where candidates.contains(where: { undecided[context.tree.range(body[$0].syntax)] != nil }) {
            let other = context.undecided(at: width)
            undecided = undecided.filter { other[$0.key] == $0.value }
        }
        return candidates.compactMap { node in
            let range = context.tree.range(body[node].syntax)
            guard let first = undecided[range] else { return nil }
            let callee = context.tree.firstChild(body[node].syntax) ?? body[node].syntax
            let name = context.analyzer.typeName(of: node, in: body)
            var match = Match(
                range: context.tree.kind(body[node].syntax) == .call ? context.tree.range(callee) : range,
                message: "`\(name)` is 10 points \(first == .vertical ? "high" : "wide"): the ScrollView around it proposes no "
                    + "\(first == .vertical ? "height" : "width"), and nothing else decides it")
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// Whether a node is a view that takes what it is offered, and shows something, in a view that scrolls.
    fileprivate func mayLackHeight(_ node: ViewNodeID) -> Bool {
        guard body[node].kind == .construct || body[node].kind == .reference, isInside(node, marked: .scrolls) else { return false }
        let isReader = isPreludeView(node, named: "GeometryReader")
        // The text of a view with content is long.
        guard isReader || analyzer.marks(ofView: node, in: body).contains(.fills),
            !tree.oneLine(body[node].syntax).hasSuffix(".clear")
        else { return false }
        return isReader ? body.children(node).contains { showsSomething($0) } : isKnown(node)
    }

    /// The views of the body that nothing gives a length along an axis, by their source, laid out at a width.
    fileprivate func undecided(at width: Double) -> [SourceRange: LayoutAxis] {
        let laidOut = laidOut(at: width)
        let (built, result) = (laidOut.built, laidOut.result)
        var found: [SourceRange: LayoutAxis] = [:]
        for (position, place) in result.placed.enumerated() {
            let node = result.tree.nodes[place.node]
            switch node.kind {
            case .fill, .circle, .reader: break
            default: continue
            }
            guard let origin = node.origin, built.places[origin.index].file == body.file,
                let axis = LayoutAxis.both.first(where: { place.proposal[$0] == nil && place.frame.size[$0] == Length(10) }),
                isScrolled(position, along: axis, in: result)
            else { continue }
            found[built.places[origin.index].range] = axis
        }
        return found
    }

    /// Whether the nearest view around that decides something along an axis is one that scrolls, and no frame is between.
    private func isScrolled(_ position: Int, along axis: LayoutAxis, in result: LayoutResult) -> Bool {
        var next = result.placed[position].parent
        while let index = next {
            switch result.tree.nodes[result.placed[index].node].kind {
            case .scroll(let axes): return axes.contains(axis)
            // It was meant to have a size, and has a rule of its own.
            case .flexibleFrame, .frame, .layer: return false
            default: next = result.placed[index].parent
            }
        }
        return false
    }
}
