// Layout: spacers that are offered nothing.

import SelfsameFlow
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `ScrollView { VStack { Text("a"); Spacer() } }`.
    public static let spacerWithoutSpace = Rule(
        id: "spacer_without_space",
        summary: "a Spacer in a view that scrolls gets no space",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a Spacer before the last view of a stack in a ScrollView, without `minLength` and modifiers, along the axis of \
                scrolling: it should push that view to the end, and does not. The layout of the body is calculated for usual widths of a window: at each \
                of them nothing is proposed to the Spacer when it is placed. Silent where a frame gives the stack a least length, or a view \
                next to the stack does, and where spacers are used as distances: several in one stack, or in a stack within the stack.
                """,
            whyItMatters: """
                A view that scrolls proposes no length along its axis, so there is nothing to distribute: a Spacer takes its minimum of 8 points, \
                and the views that it should push apart stay together. A Spacer at the end of a stack does no harm and is not reported.
                """,
            whatToDoInstead: """
                Remove it, write a distance with `padding` or `spacing`, or give the stack a least length: `frame(minHeight:)` with the height of \
                a GeometryReader around the ScrollView, or `containerRelativeFrame`.
                """,
            fixSafety: "No fix: only the author knows which distance is meant."),
        severity: .hint, group: .layout, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var body: some View {
                        ScrollView {
                            VStack {
                                Text("title")
                                ↓Spacer()
                                Text("version")
                            }
                        }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var body: some View {
                        ScrollView {
                            HStack {
                                Text("title")
                                Spacer()
                                Text("version")
                            }
                        }
                    }
                }
                """),
        ],
        looksFor: [.call(.scrolls)],
        check: .body(findSpacers))

    private static func findSpacers(_ context: BodyContext) -> [Match] {
        let body = context.body
        // How long a Spacer is on a watch is not documented.
        guard context.profile.platform != .watchos else { return [] }
        let candidates = body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { node in
            context.marks(ofConstruct: node).contains(.filler) && context.isInside(node, marked: .scrolls)
                && body.call(node)?.arguments.isEmpty ?? true
        }
        guard !candidates.isEmpty else { return [] }
        var found = context.spacers(at: context.supportedWidths[0])
        for width in context.supportedWidths.dropFirst() where !found.isEmpty {
            let other = context.spacers(at: width)
            found = found.filter { other[$0.key] == $0.value }
        }
        return candidates.compactMap { node in
            let range = context.tree.range(body[node].syntax)
            guard let axis = found[range] else { return nil }
            let length = axis == .vertical ? "height" : "width"
            var match = Match(
                range: range,
                message:
                    "this Spacer is 8 points \(axis == .vertical ? "high" : "wide"): the view that scrolls around it proposes no \(length)")
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// The spacers of the body that nothing is proposed to along their stack, wherever they are placed, laid out at a width.
    fileprivate func spacers(at width: Double) -> [SourceRange: LayoutAxis] {
        let laidOut = laidOut(at: width)
        let result = laidOut.result
        var found: [SourceRange: LayoutAxis] = [:]
        var served: Set<SourceRange> = []
        for (position, place) in result.placed.enumerated() {
            let node = result.tree.nodes[place.node]
            guard case .spacer(minLength: nil, let axis?) = node.kind, let origin = node.origin,
                case let source = laidOut.built.places[origin.index], source.file == body.file
            else { continue }
            if place.proposal[axis] == nil, isBeforeLastView(place, in: result), isScrolled(position, along: axis, in: result) {
                found[source.range] = axis
            } else {
                served.insert(source.range)
            }
        }
        return found.filter { !served.contains($0.key) }
    }

    /// Whether a spacer is the only one between views of its stack, and before the last of them: others are distances, and at an end it does no
    /// harm.
    private func isBeforeLastView(_ place: PlacedNode, in result: LayoutResult) -> Bool {
        guard let parent = place.parent, case let stack = result.tree.nodes[result.placed[parent].node],
            let index = stack.children.firstIndex(of: place.node)
        else { return false }
        switch stack.kind {
        case .stack, .lazyStack: break
        default: return false
        }
        func isView(_ node: Int) -> Bool { if case .spacer = result.tree.nodes[node].kind { false } else { true } }
        let (before, after) = (stack.children[..<index], stack.children[(index + 1)...])
        return !before.isEmpty && before.allSatisfy(isView) && after.count(where: isView) == 1 && after.first.map(isView) ?? false
    }

    /// Whether the nearest view around that decides something along an axis is one that scrolls, and the stack in it the outermost.
    private func isScrolled(_ position: Int, along axis: LayoutAxis, in result: LayoutResult) -> Bool {
        var next = result.placed[position].parent
        while let index = next {
            let outer = result.tree.nodes[result.placed[index].node]
            // A modifier that is not known may give a length.
            if outer.certainty > .estimated { return false }
            switch outer.kind {
            case .scroll(let axes): return axes.contains(axis)
            case .flexibleFrame, .frame, .fixedSize, .layer, .viewThatFits, .list: return false
            case .stack(axis, _, _), .lazyStack(axis, _, _):
                if index != result.placed[position].parent { return false }
                next = result.placed[index].parent
            default: next = result.placed[index].parent
            }
        }
        return false
    }
}
