// Layout: a priority that the stack never sees.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `layoutPriority(1).padding()` in a stack.
    public static let overriddenLayoutPriority = Rule(
        id: "overridden_layout_priority",
        summary: "a layout priority is followed by a modifier that resets it",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `layoutPriority` on a view in a stack with other views, if `frame`, `padding`, `aspectRatio` or `position` follows it.
                """,
            whyItMatters: """
                A frame or padding is a view of its own with priority 0. The stack sees only that view, and distributes its space as if there \
                were no priority. Off by default: published descriptions of SwiftUI's layout disagree on this.
                """,
            whatToDoInstead: """
                Write `layoutPriority` after all modifiers that give the view a size.
                """,
            fixSafety: "No fix: the layout of the stack would change."),
        severity: .warning, group: .layout, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Row: View {
                    var body: some View {
                        HStack {
                            Text("a long title").↓layoutPriority(1).padding()
                            Text("b")
                        }
                    }
                }
                """),
            .good(
                """
                struct Row: View {
                    var body: some View {
                        HStack {
                            Text("a long title").padding().layoutPriority(1)
                            Text("b")
                        }
                    }
                }
                """),
        ],
        looksFor: [.call(.prioritizes)],
        check: .body(findOverriddenPriorities))

    private static func findOverriddenPriorities(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard context.isPreludeModifier(node, named: "layoutPriority"), let name = context.tree.calleeToken(body[node].syntax),
                body.call(node)?.arguments.first.map({ $0.literal != .integer("0") }) ?? false,
                let reset = context.modifierResetting(node), let word = context.tree.calleeToken(body[reset].syntax)
            else { return nil }
            let text = context.tree.text(word)
            var match = Match(
                range: context.tree.tokens.range(name),
                message: "the stack does not see this priority: `\(text)` after it makes a view with priority 0",
                notes: [Note("this resets the priority", range: context.tree.tokens.range(word))])
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// The modifier after a priority that resets it, where a stack with other views is around.
    fileprivate func modifierResetting(_ priority: ViewNodeID) -> ViewNodeID? {
        var reset: ViewNodeID?
        for (child, parent) in body.ancestry(of: priority) {
            switch body[parent].kind {
            case .modifier:
                guard body[child].role == .base, analyzer.isFromPrelude(declaration(of: parent)) else { return nil }
                if isPreludeModifier(parent, named: "layoutPriority") { return nil }
                if reset == nil, !analyzer.marks(ofModifier: parent, in: body).isDisjoint(with: [.sizes, .insets]) { reset = parent }
            case .construct:
                let marks = marks(ofConstruct: parent)
                if marks.contains(.group) { continue }
                guard marks.contains(.stack), !marks.contains(.overlays) else { return nil }
                let block = body.children(parent).first.map { body[$0].kind == .block ? body.children($0).count : 1 } ?? 0
                return max(block, body.children(parent).count) > 1 ? reset : nil
            case .opaque, .reference: return nil
            default: break
            }
        }
        return nil
    }
}
