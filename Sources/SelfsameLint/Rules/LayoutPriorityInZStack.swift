// Layout: priorities where none is asked for.

import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `layoutPriority` in a ZStack.
    public static let layoutPriorityInZStack = Rule(
        id: "layout_priority_in_zstack",
        summary: "a layout priority directly in a ZStack changes nothing",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `layoutPriority` on a view that is directly in a ZStack, where the ZStack has the same size without it at every width \
                that apps support.
                """,
            whyItMatters: """
                A ZStack proposes the same size to each view, so a priority gives none of them more space. It only decides which views \
                determine the size of the ZStack, and here they are the same.
                """,
            whatToDoInstead: "Remove it. If one view should determine the size, use `background` or `overlay` on that view.",
            fixSafety: "No fix: only the author knows the purpose of the priority."),
        severity: .hint, group: .layout, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Card: View {
                    var body: some View {
                        ZStack {
                            Circle().frame(width: 20, height: 20)
                            Text("a").frame(width: 40, height: 40).↓layoutPriority(1)
                        }
                    }
                }
                """),
            .good(
                """
                struct Card: View {
                    var body: some View {
                        ZStack {
                            Color.red
                            Text("a").layoutPriority(1)
                        }
                    }
                }
                """),
            .good(
                """
                struct Card: View {
                    var body: some View {
                        HStack {
                            Text("a").layoutPriority(1)
                            Text("b")
                        }
                    }
                }
                """),
        ],
        check: .body(findPriorities))

    private static func findPriorities(_ context: BodyContext) -> [Match] {
        let body = context.body
        let candidates = body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { node in
            guard context.isPreludeModifier(node, named: "layoutPriority"), let stack = context.containerAround(node) else { return false }
            return context.marks(ofConstruct: stack).contains(.overlays)
        }
        guard !candidates.isEmpty else { return [] }
        let layouts = context.supportedWidths.map { context.laidOut(at: $0) }
        return candidates.compactMap { node in
            let sizes = layouts.map { context.sizeWithoutEffect(of: node, in: $0) }
            guard case let known = sizes.compactMap(\.self), known.count == sizes.count, let first = known.first,
                let name = context.tree.calleeToken(body[node].syntax)
            else { return nil }
            var match = Match(
                range: context.tree.tokens.range(name),
                message: "this priority changes nothing: without it, the ZStack is \(first) as well")
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// The container that a view is directly in, its own modifiers, branches and Groups aside.
    fileprivate func containerAround(_ node: ViewNodeID) -> ViewNodeID? {
        for (child, parent) in body.ancestry(of: node) {
            switch body[parent].kind {
            case .construct:
                if !marks(ofConstruct: parent).contains(.group) { return parent }
            case .modifier where body[child].role != .base: return nil
            case .modifier:
                // A frame or a padding around it has no priority of its own.
                if !isPreludeModifier(parent, named: "layoutPriority") { return nil }
            default: break
            }
        }
        return nil
    }

    /// The size of the ZStack around a priority where it is the same without the priority; nil where it differs or is not known.
    fileprivate func sizeWithoutEffect(of node: ViewNodeID, in laidOut: LaidOutBody) -> LayoutSize? {
        let (result, range) = (laidOut.result, tree.range(body[node].syntax))
        var found: LayoutSize?
        for place in result.placed {
            let own = result.tree.nodes[place.node]
            guard case .layoutPriority = own.kind, let origin = own.origin,
                case let source = laidOut.built.places[origin.index], source.file == body.file, source.range == range
            else { continue }
            guard let stack = result.zStack(around: place), case let size = stack.frame.size, size.certainty <= .estimated,
                let other = result.withoutPriority(of: place.node).first(where: { $0.node == stack.node })?.frame.size,
                other.certainty <= .estimated, LayoutAxis.both.allSatisfy({ other[$0].points == size[$0].points })
            else { return nil }
            found = found ?? stack.frame.size
        }
        return found
    }
}

extension LayoutResult {
    /// The ZStack that a placed node is in.
    fileprivate func zStack(around place: PlacedNode) -> PlacedNode? {
        var next = place.parent
        while let index = next {
            if case .zStack = tree.nodes[placed[index].node].kind { return placed[index] }
            if tree.nodes[placed[index].node].modifier == nil { return nil }
            next = placed[index].parent
        }
        return nil
    }
}
