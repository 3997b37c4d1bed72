// Layout: priorities where none is asked for.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `layoutPriority` in a ZStack.
    public static let layoutPriorityInZStack = Rule(
        id: "layout_priority_in_zstack",
        summary: "a layout priority directly in a ZStack does not distribute space",
        explanation: RuleExplanation(
            whatItDoes: "Reports `layoutPriority` on a view that is directly in a ZStack.",
            whyItMatters: """
                A ZStack proposes the same size to each view, so a priority gives none of them more space. It only decides which views \
                determine the size of the ZStack.
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
                            Color.red
                            Text("a").↓layoutPriority(1)
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
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard context.isPreludeModifier(node, named: "layoutPriority"), let name = context.tree.calleeToken(body[node].syntax),
                let stack = context.containerAround(node), context.marks(ofConstruct: stack).contains(.overlays)
            else { return nil }
            var match = Match(
                range: context.tree.tokens.range(name),
                message: "a ZStack does not distribute space: a priority only decides which views determine its size")
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
}
