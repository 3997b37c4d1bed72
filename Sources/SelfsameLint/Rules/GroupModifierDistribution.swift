// Modifiers on a Group of several views, which apply to each of them.

import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `Group { A(); B() }.sheet(isPresented: $isShown) { … }`.
    public static let groupModifierDistribution = Rule(
        id: "group_modifier_distribution",
        summary: "a modifier with an effect on a Group of several views applies to each view",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports modifiers that present something (`sheet`, `alert` and similar) on a Group of several views, once for each Group. A \
                hint where a modifier runs code at an event, as `onOpenURL` does. Silent about `onAppear`, `task`, `onChange` and \
                `onReceive`, which SwiftUI runs once for all views of the Group in apps that are built with the SDK of iOS 15 or later.
                """,
            whyItMatters: """
                A Group is not a view: its modifiers are applied to each view in it. Several sheets wait for one flag.
                """,
            whatToDoInstead: "Use a stack, or move the modifier to one of the views or to the view around the Group.",
            fixSafety: "No fix: a container changes the layout."),
        severity: .warning, group: .structure, fixes: .never, isSometimesHint: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    @State private var isOpen = false
                    var body: some View {
                        Group {
                            Text("a")
                            Text("b")
                        }
                        .onTapGesture { isOpen = true }
                        .↓sheet(isPresented: $isOpen) { Text("c") }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    @State private var isOpen = false
                    var body: some View {
                        VStack {
                            Text("a")
                            Text("b")
                        }
                        .onTapGesture { isOpen = true }
                        .sheet(isPresented: $isOpen) { Text("c") }
                    }
                }
                """),
        ],
        looksFor: [.call(.group)],
        check: .body(findGroupEffects))

    private static func findGroupEffects(_ context: BodyContext) -> [Match] {
        let body = context.body
        var groups: [ViewNodeID: [ViewNodeID]] = [:]
        var order: [ViewNodeID] = []
        for index in body.nodes.indices {
            let node = ViewNodeID(UInt32(index))
            let marks = context.analyzer.marks(ofModifier: node, in: body)
            guard marks.contains(.acts), !marks.contains(.merges), context.tree.calleeToken(body[node].syntax) != nil,
                case let root = body.rootView(of: node), context.marks(ofConstruct: root).contains(.group),
                // One of the program's own, or an explicit `modifier`, may put a container around the views.
                context.hasOnlyPreludeModifiers(
                    from: node, to: root, where: { context.program[$0].name != context.analyzer.wellKnown.names.modifier })
            else { continue }
            if groups[root] == nil { order.append(root) }
            groups[root, default: []].append(node)
        }
        return order.compactMap { root in
            guard let modifiers = groups[root], let content = body.children(root).first, body[content].kind == .block,
                case .constant(let count) = context.analyzer.viewCount(of: content, in: body), count > 1
            else { return nil }
            // Modifiers are outermost first. Several presentations at a time are seen, and code that runs twice is not always.
            let presenting = modifiers.last { context.analyzer.marks(ofModifier: $0, in: body).contains(.presents) }
            guard let node = presenting ?? modifiers.last, let name = context.tree.calleeToken(body[node].syntax) else { return nil }
            let text = context.tree.text(name)
            let message =
                presenting != nil
                ? "`\(text)` presents from \(count) views at the same time: it applies to each of the \(count) views in this Group"
                : "`\(text)` applies to each of the \(count) views in this Group"
            var match = Match(range: context.tree.tokens.range(name), message: message)
            if presenting == nil { match.severity = .hint }
            let others = modifiers.reversed().filter { $0 != node }.compactMap { context.tree.calleeToken(body[$0].syntax) }
            if !others.isEmpty {
                match.notes.append(
                    Note("so \(others.count == 1 ? "does" : "do") \(others.map { "`\(context.tree.text($0))`" }.joined(separator: ", "))"))
            }
            match.node = node
            return match
        }
    }
}
