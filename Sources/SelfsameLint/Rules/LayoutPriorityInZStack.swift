// Layout: priorities where none is asked for.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `layoutPriority` in a ZStack.
    public static let layoutPriorityInZStack = Rule(
        id: "layout_priority_in_zstack",
        summary: "a layout priority right in a ZStack does not share out space",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `layoutPriority` on a view that stands right in a ZStack.
                """,
            whyItMatters: """
                A ZStack offers each view the same space, so a priority gives none of them more. It only decides which views the size \
                of the ZStack is taken from.
                """,
            whatToDoInstead: """
                Leave it out; where the size is to follow one view, use `background` or `overlay` on that view.
                """,
            fixSafety: "There is no fix: what it was meant to do, only the author knows."),
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
                message: "a ZStack shares out no space: a priority only decides whose size it takes")
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// The container that a view stands right in, its own modifiers, branches and Groups aside.
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
