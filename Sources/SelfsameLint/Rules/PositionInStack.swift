// Layout: views at a point of their own in a stack, which take all the space that the stack has.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `position(x: 10, y: 10)` in a VStack.
    public static let positionInStack = Rule(
        id: "position_in_stack",
        summary: "a view with a position takes the space of the stack it is in",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `position` on a view of an HStack or VStack that has other views. The layout of the body is calculated for usual \
                widths of a window: at each of them the view takes more of the stack than it shows. A hint where that depends on the width. \
                Silent where a frame after it gives it a length, where frames give lengths to all other views of the stack, and in a ZStack, a \
                background or an overlay.
                """,
            whyItMatters: """
                `position` takes all of the space that it is offered, and puts the view at a point of that. A stack offers it an equal part, \
                so the views next to it are pushed to the edges, and the point is not one of the screen.
                """,
            whatToDoInstead: """
                Move the view with `offset`, which takes no space, or put it in an `overlay` or a ZStack around the stack.
                """,
            fixSafety: "There is no fix: only the author knows which point is meant."),
        severity: .hint, group: .layout, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var body: some View {
                        VStack {
                            Text("Title")
                            Circle().frame(width: 20, height: 20).↓position(x: 40, y: 40)
                            Text("Subtitle")
                        }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var body: some View {
                        VStack {
                            Text("Title")
                            Text("Subtitle")
                        }
                        .overlay {
                            Circle().frame(width: 20, height: 20).position(x: 40, y: 40)
                        }
                    }
                }
                """),
        ],
        looksFor: [.call(.positions)],
        check: .body(findPositions))

    private static func findPositions(_ context: BodyContext) -> [Match] {
        let body = context.body
        let candidates = body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter {
            context.isPreludeModifier($0, named: "position") && context.isPlacedByStack($0)
        }
        guard !candidates.isEmpty else { return [] }
        let layouts = context.supportedWidths.map { context.positions(at: $0) }
        return candidates.compactMap { node in
            let range = context.tree.range(body[node].syntax)
            guard let name = context.tree.calleeToken(body[node].syntax), let first = layouts.compactMap({ $0[range] }).first else {
                return nil
            }
            let length = first.direction == .horizontal ? "width" : "height"
            var match = Match(
                range: context.tree.tokens.range(name),
                message:
                    "`position` takes \(first.taken) of the stack's \(length) for a view of \(first.shown): the views next to it get the rest"
            )
            match.node = node
            return match
        }
    }
}

/// What a positioned view takes of a stack, and what it shows.
private struct PositionedView {
    var direction: LayoutAxis
    var taken: Length
    var shown: Length
}

extension BodyContext {
    /// Whether the next container around a modifier is a stack with other views, and nothing gives a length on the way.
    fileprivate func isPlacedByStack(_ node: ViewNodeID) -> Bool {
        for (child, parent) in body.ancestry(of: node) {
            switch body[parent].kind {
            case .modifier:
                guard body[child].role == .base, analyzer.isFromPrelude(declaration(of: parent)) else { return false }
                if analyzer.marks(ofModifier: parent, in: body).contains(.sizes) { return false }
            case .construct:
                let marks = marks(ofConstruct: parent)
                if marks.contains(.group) { continue }
                guard marks.contains(.stack), !marks.contains(.overlays) else { return false }
                let own = body.children(parent)
                let parts = own.count == 1 && body[own[0]].kind == .block ? body.children(own[0]) : own
                let axis: LayoutAxis = marks.contains(.vertical) ? .vertical : .horizontal
                // A spacer gives way, and what has a length of its own is not pushed.
                return parts.contains {
                    !body.isNode(node, inside: $0) && !analyzer.marks(ofView: body.rootView(of: $0), in: body).contains(.filler)
                        && !hasLength($0, along: axis)
                }
            case .opaque, .reference: return false
            default: break
            }
        }
        return false
    }

    /// Whether a frame gives a view a length along an axis.
    private func hasLength(_ view: ViewNodeID, along axis: LayoutAxis) -> Bool {
        let label = axis == .horizontal ? "width" : "height"
        return (body.modifiers(from: view, to: body.rootView(of: view)) ?? []).contains { modifier in
            analyzer.marks(ofModifier: modifier, in: body).contains(.sizes)
                && body.call(modifier)?.arguments.contains { analyzer.name($0.label) == label && !tree.isNone($0.syntax) } == true
        }
    }

    /// The positioned views of the body that take more than they show, by their source, laid out at a width.
    fileprivate func positions(at width: Double) -> [SourceRange: PositionedView] {
        let laidOut = laidOut(at: width)
        let result = laidOut.result
        var found: [SourceRange: PositionedView] = [:]
        for (index, place) in result.placed.enumerated() {
            guard case .position = result.tree.nodes[place.node].kind, let origin = result.tree.nodes[place.node].origin,
                laidOut.built.places[origin.index].file == body.file, let axis = stackAxis(around: index, in: result),
                let child = result.placed[(index + 1)...].first(where: { $0.parent == index })
            else { continue }
            let (taken, shown) = (place.frame.size[axis], child.frame.size[axis])
            // What is offered decides, whatever the estimates of other views say; the view itself has to be known.
            guard taken.certainty <= .estimated, shown.certainty <= .estimated, taken.points > shown.points + 1 else { continue }
            found[laidOut.built.places[origin.index].range] = PositionedView(direction: axis, taken: taken, shown: shown)
        }
        return found
    }

    /// The axis of the stack around a placed view.
    private func stackAxis(around index: Int, in result: LayoutResult) -> LayoutAxis? {
        var next = result.placed[index].parent
        while let outer = next {
            switch result.tree.nodes[result.placed[outer].node].kind {
            case .stack(let axis, _, _), .lazyStack(let axis, _, _): return axis
            case .frame, .flexibleFrame, .scroll, .zStack, .reader, .layer: return nil
            default: next = result.placed[outer].parent
            }
        }
        return nil
    }
}
