// Layout: readers that measure what a stack has left, and take it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `HStack { Text("a"); GeometryReader { … Color.clear … } }`.
    public static let geometryReaderInStack = Rule(
        id: "geometry_reader_in_stack",
        summary: "a GeometryReader next to a view measures the space that is left, and takes it",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a GeometryReader that shows nothing, next to other views of an HStack or VStack, whose length along the stack is kept in \
                state or in a preference. The layout of the body is calculated for usual widths of a window: at each of them the reader takes space of the \
                stack. A hint if it does so at some of them only, or if the numbers are unknown. Silent if a frame gives the reader a length, if \
                only its other length or its position is kept, and if nothing else in the stack is seen.
                """,
            whyItMatters: """
                In a stack, a GeometryReader is a view like the others: it takes an equal part of the space, and all that the others leave. Its \
                length is that of this space, not of a view next to it, and the other views get less.
                """,
            whatToDoInstead: """
                Put the reader in a `background` or `overlay` of the view that is measured, where it has the size of that view and takes no space, \
                or use `onGeometryChange`.
                """,
            fixSafety: "No fix: only the author knows which view is measured."),
        severity: .warning, group: .layout, fixes: .never, isSometimesHint: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Row: View {
                    @State private var width: CGFloat = 0
                    var body: some View {
                        HStack {
                            Text("Title")
                            ↓GeometryReader { proxy in
                                Color.clear.onAppear { width = proxy.size.width }
                            }
                        }
                    }
                }
                """),
            .good(
                """
                struct Row: View {
                    @State private var width: CGFloat = 0
                    var body: some View {
                        HStack {
                            Text("Title")
                                .background(
                                    GeometryReader { proxy in
                                        Color.clear.onAppear { width = proxy.size.width }
                                    }
                                )
                        }
                    }
                }
                """),
        ],
        looksFor: [.call(.readsSize)],
        check: .body(findReaders))

    private static func findReaders(_ context: BodyContext) -> [Match] {
        let body = context.body
        let candidates = body.nodes.indices.compactMap { index -> (node: ViewNodeID, axis: LayoutAxis)? in
            let node = ViewNodeID(UInt32(index))
            guard context.marks(ofConstruct: node).contains(.readsSize), let axis = context.axisOfStack(around: node),
                !body.children(node).contains(where: { context.showsSomething($0) }), context.keptAxes(of: node)?.contains(axis) ?? false
            else { return nil }
            return (node, axis)
        }
        guard !candidates.isEmpty else { return [] }
        let layouts = context.supportedWidths.map { context.readers(at: $0) }
        return candidates.compactMap { node, axis in
            guard let callee = context.tree.firstChild(body[node].syntax) else { return nil }
            let taken = layouts.map { $0[context.tree.range(body[node].syntax)] }
            var message = "this GeometryReader takes"
            if let index = taken.firstIndex(where: { $0 != nil }), let (own, stack) = taken[index] {
                let window = layoutNumber(context.supportedWidths[index])
                message += " \(own) of the stack's \(axis.dimension) of \(stack) in a window \(window) wide"
            } else {
                message += " the \(axis.dimension) that the stack has left"
            }
            var match = Match(
                range: context.tree.range(callee), message: message + ", and measures that instead of a view next to it")
            if taken.contains(where: { $0 == nil }) { match.severity = .hint }
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// The axis of the stack whose child a reader is, if other views of the stack are seen and nothing gives the reader a length.
    fileprivate func axisOfStack(around reader: ViewNodeID) -> LayoutAxis? {
        var sized: Set<LayoutAxis> = []
        for (child, parent) in body.ancestry(of: reader) {
            switch body[parent].kind {
            case .modifier:
                guard body[child].role == .base, analyzer.isFromPrelude(declaration(of: parent)) else { return nil }
                let marks = analyzer.marks(ofModifier: parent, in: body)
                if marks.contains(.positions) { return nil }
                guard marks.contains(.sizes) else { continue }
                guard let frame = frame(parent) else { return nil }
                sized.formUnion(frame.axes.filter { !frame[$0].keepsLength(of: .proposed) })
            case .block: break
            case .construct:
                let marks = marks(ofConstruct: parent)
                if marks.contains(.group) { continue }
                guard marks.contains(.stack), !marks.contains(.overlays) else { return nil }
                let axis: LayoutAxis = marks.contains(.vertical) ? .vertical : .horizontal
                let hasOthers = elements(of: parent).contains { !body.isNode(reader, inside: $0) && showsSomething($0) }
                return hasOthers && !sized.contains(axis) ? axis : nil
            default: return nil
            }
        }
        return nil
    }

    /// What the readers of the body take of their stacks, with the lengths of these, laid out at a width.
    fileprivate func readers(at width: Double) -> [SourceRange: (own: Length, stack: Length)] {
        let laidOut = laidOut(at: width)
        let result = laidOut.result
        var found: [SourceRange: (own: Length, stack: Length)] = [:]
        for place in result.placed {
            guard case .reader = result.tree.nodes[place.node].kind, let origin = result.tree.nodes[place.node].origin,
                laidOut.built.places[origin.index].file == body.file
            else { continue }
            var next = place.parent
            while let outer = next {
                next = result.placed[outer].parent
                guard case .stack(let axis, _, _) = result.tree.nodes[result.placed[outer].node].kind else { continue }
                let (own, stack) = (place.frame.size[axis], result.placed[outer].frame.size[axis])
                if own.certainty <= .estimated, stack.certainty <= .estimated, own.points > 1 {
                    found[laidOut.built.places[origin.index].range] = (own, stack)
                }
                break
            }
        }
        return found
    }
}
