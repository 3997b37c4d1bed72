// The same identity twice, for all to see.

import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports repeated literal ids.
    public static let duplicateStaticIdentity = Rule(
        id: "duplicate_static_ids",
        summary: "two neighbouring views, or two elements, have the same identity",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a literal array with a repeated element, passed to ForEach or List with `id: \\.self`, and views of one block \
                with the same literal as `.id(…)`.
                """,
            whyItMatters: "The behaviour of two views with one identity is undefined: one can be missing, or get the state of the other.",
            whatToDoInstead: "Use each identity once.",
            fixSafety: "No fix: only the author knows which of the two is right."),
        severity: .warning, group: .lists, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Days: View {
                    var body: some View {
                        ForEach(["M", "T", "W", ↓"T", "F"], id: \\.self) { Text($0) }
                    }
                }
                """),
            .bad(
                """
                struct Ends: View {
                    var body: some View {
                        VStack {
                            Text("first").id("end")
                            Text("last").id(↓"end")
                        }
                    }
                }
                """),
            .good(
                """
                struct Days: View {
                    var body: some View {
                        ForEach(["Mo", "Tu", "We", "Th"], id: \\.self) { Text($0) }
                    }
                }
                """),
        ],
        check: .body(findDuplicateIdentity))

    private static func findDuplicateIdentity(_ context: BodyContext) -> [Match] {
        let elements = context.elementLists.flatMap { list -> [Match] in
            guard let id = list.id, context.tree.oneLine(id.syntax) == "\\.self", context.tree.kind(list.data.syntax) == .array else {
                return []
            }
            return context.repeated(
                context.tree.children(list.data.syntax).map { $0 }, "this element has the same identity as an earlier one")
        }
        let blocks = context.body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { context.body[$0].kind == .block }
        return elements
            + blocks.flatMap { block in
                let ids = context.body.children(block).compactMap { child -> NodeID? in
                    guard context.analyzer.isIdentityModifier(child, in: context.body) else { return nil }
                    return context.body.call(child)?.arguments.first?.syntax
                }
                return context.repeated(ids, "this view has the same identity as an earlier one")
            }
    }
}

extension BodyContext {
    /// Literals that occurred before.
    fileprivate func repeated(_ nodes: [NodeID], _ message: String) -> [Match] {
        var seen: [String: NodeID] = [:]
        return nodes.compactMap { node in
            guard tree.kind(node) == .string && tree[node].size == 1 || tree.kind(node) == .integer else { return nil }
            guard let first = seen[tree.text(node)] else {
                seen[tree.text(node)] = node
                return nil
            }
            return Match(range: tree.range(node), message: message, notes: [Note("the earlier one", range: tree.range(first))])
        }
    }
}
