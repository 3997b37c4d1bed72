// Layout: badges that take part in the size.

import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports badges in a ZStack.
    public static let zStackBadge = Rule(
        id: "zstack_badge",
        summary: "a badge in a ZStack changes the size of the view that it decorates",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a ZStack of two views with a corner alignment whose second view is a mark (a round shape in a frame, or a text or \
                image with a background or clip shape) and reaches over the first: wider or higher, at a width that apps support.
                """,
            whyItMatters: """
                The size of a ZStack is the size of all its views together: a badge that grows moves the view that it decorates, and its \
                neighbours.
                """,
            whatToDoInstead: """
                Put the badge into an `overlay` of the view, with the same alignment.
                """,
            fixSafety: "No fix: the size of the view changes."),
        severity: .hint, group: .layout, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Inbox: View {
                    var count = 3
                    var body: some View {
                        ↓ZStack(alignment: .topTrailing) {
                            Image(systemName: "tray")
                            Text("\\(count)").padding(3).background(Circle())
                        }
                    }
                }
                """),
            .good(
                """
                struct Inbox: View {
                    var count = 3
                    var body: some View {
                        Image(systemName: "tray")
                            .overlay(alignment: .topTrailing) {
                                Text("\\(count)").padding(3).background(Circle())
                            }
                    }
                }
                """),
        ],
        check: .body(findBadges))

    private static func findBadges(_ context: BodyContext) -> [Match] {
        let body = context.body
        let candidates = body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { context.isBadged($0) }
        guard !candidates.isEmpty else { return [] }
        let layouts = context.supportedWidths.map { context.widenedStacks(at: $0) }
        return candidates.compactMap { node in
            let range = context.tree.range(body[node].syntax)
            guard let first = layouts.compactMap({ $0[range] }).first, let callee = context.tree.firstChild(body[node].syntax) else {
                return nil
            }
            var match = Match(
                range: context.tree.range(callee),
                message: "the badge makes this ZStack \(first.stack), and the view that it decorates is \(first.decorated): "
                    + "an overlay would not change the size")
            match.node = node
            return match
        }
    }
}

/// The size of a ZStack with a badge, and that of the view without it.
private struct BadgeSizes {
    var stack: LayoutSize
    var decorated: LayoutSize
}

extension BodyContext {
    /// Whether a node is a ZStack of two views in a corner, the second a mark.
    fileprivate func isBadged(_ node: ViewNodeID) -> Bool {
        guard marks(ofConstruct: node).contains(.overlays), let call = body.call(node), let alignment = call.arguments.first,
            case .member(let name)? = alignment.literal, case let type = analyzer.nominal(alignment.type), type != .none,
            program.marks(ofMember: name, ofType: program[type].name).contains(.corner), let content = body.children(node).first,
            body[content].kind == .block, body.children(content).count == 2
        else { return false }
        return isMark(body.children(content)[1])
    }

    /// The ZStacks of the body whose second view makes them larger than the first, by their source, laid out at a width.
    fileprivate func widenedStacks(at width: Double) -> [SourceRange: BadgeSizes] {
        let laidOut = laidOut(at: width)
        let result = laidOut.result
        var found: [SourceRange: BadgeSizes] = [:]
        for (index, place) in result.placed.enumerated() {
            guard case .zStack = result.tree.nodes[place.node].kind, let origin = result.tree.nodes[place.node].origin,
                laidOut.built.places[origin.index].file == body.file
            else { continue }
            let sizes = result.placed[index...].filter { $0.parent == index }.map(\.frame.size)
            guard sizes.count == 2, sizes.allSatisfy({ $0.certainty <= .estimated }),
                LayoutAxis.both.contains(where: { sizes[1][$0].points > sizes[0][$0].points + 0.5 })
            else { continue }
            found[laidOut.built.places[origin.index].range] = BadgeSizes(stack: place.frame.size, decorated: sizes[0])
        }
        return found
    }
}

extension BodyContext {
    /// Whether a view is a mark: a round shape of a fixed size, or a view with a size of its own and something behind it.
    fileprivate func isMark(_ node: ViewNodeID) -> Bool {
        let root = body.rootView(of: node)
        guard isKnown(root) else { return false }
        let modifiers = body.modifiers(from: node, to: root)?.map { analyzer.marks(ofModifier: $0, in: body) } ?? []
        let marks = marks(ofConstruct: root)
        if marks.contains(.round) { return modifiers.contains { $0.contains(.sizes) } }
        guard marks.contains(.leaf), marks.isDisjoint(with: [.fills, .filler]) else { return false }
        return modifiers.contains { !$0.isDisjoint(with: [.backs, .clips]) }
    }
}
