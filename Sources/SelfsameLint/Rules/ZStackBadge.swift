// Layout: badges that take part in the size.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports badges in a ZStack.
    public static let zStackBadge = Rule(
        id: "zstack_badge",
        summary: "a badge in a ZStack changes the size of the view that it decorates",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a ZStack of two views with a corner alignment whose second view is a small mark: a round shape in a frame, or a \
                text or image with a background or clip shape.
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
                    var count: Int
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
                    var count: Int
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
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard context.marks(ofConstruct: node).contains(.overlays), let call = body.call(node),
                let alignment = call.arguments.first, case .member(let name)? = alignment.literal,
                case let type = context.analyzer.nominal(alignment.type), type != .none,
                context.program.marks(ofMember: name, ofType: context.program[type].name).contains(.corner),
                let content = body.children(node).first, body[content].kind == .block, body.children(content).count == 2,
                context.isMark(body.children(content)[1]), let callee = context.tree.firstChild(body[node].syntax)
            else { return nil }
            var match = Match(
                range: context.tree.range(callee),
                message: "the badge changes the size of this ZStack; as an overlay it would not")
            match.node = node
            return match
        }
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
