// A GeometryReader in a different one, or in a row.

import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports GeometryReader in GeometryReader.
    public static let nestedGeometryReader = Rule(
        id: "nested_geometry_reader",
        summary: "a GeometryReader is inside a second one, or in a row",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a GeometryReader inside the content of a second one in the same body, unless a scroll view is between them, and one \
                in the content of a ForEach in a list or lazy stack.
                """,
            whyItMatters: """
                A GeometryReader takes all the space that is proposed, and its content is evaluated each time that space changes. In rows this \
                happens for each row while scrolling.
                """,
            whatToDoInstead: """
                Read the size once outside and pass it on, or use `onGeometryChange` or `containerRelativeFrame`.
                """,
            fixSafety: "No fix: only the author knows which size is right."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var body: some View {
                        GeometryReader { outer in
                            VStack {
                                ↓GeometryReader { inner in
                                    Text("\\(inner.size.width / outer.size.width)")
                                }
                            }
                        }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var body: some View {
                        GeometryReader { outer in
                            Text("\\(outer.size.width)")
                        }
                    }
                }
                """),
        ],
        check: .body(findNestedReaders))

    private static func findNestedReaders(_ context: BodyContext) -> [Match] {
        let body = context.body
        let rows = context.elementLists.filter { context.lazyContainer(of: $0) != nil }.compactMap(\.content)
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard body[node].kind == .construct, context.isPreludeView(node, named: "GeometryReader") else { return nil }
            // The size of a background is that of what it is behind; a reader in a scroll view finds where the content is.
            let isNested = context.isInReader(node)
            let isInRow = rows.contains { body.isNode(node, inside: $0) } && !context.isMeasuring(node)
            guard isNested && !context.isMeasuring(node) || isInRow, let callee = context.tree.firstChild(body[node].syntax) else {
                return nil
            }
            var match = Match(
                range: context.tree.range(callee),
                message: isInRow
                    ? "each row has a GeometryReader, which runs while the row scrolls"
                    : "this GeometryReader is inside a second one: both run with each change of size")
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// Whether a view is in the content of a reader, and in no scroll view there.
    fileprivate func isInReader(_ node: ViewNodeID) -> Bool {
        for (_, parent) in body.ancestry(of: node) where body[parent].kind == .construct {
            if marks(ofConstruct: parent).contains(.scrolls) { return false }
            if isPreludeView(parent, named: "GeometryReader") { return true }
        }
        return false
    }

    /// Whether a view is in a background or overlay, where it takes the size of what it belongs to.
    fileprivate func isMeasuring(_ node: ViewNodeID) -> Bool {
        body.ancestry(of: node).contains { child, parent in
            body[parent].kind == .modifier && body[child].role != .base
                && analyzer.marks(ofModifier: parent, in: body).contains(.takesSize)
        }
    }
}
