// More than ten views in one block: an error before Swift 5.9.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports blocks of more than ten views where the Swift version is below 5.9.
    public static let moreThanTenViews = Rule(
        id: "more_than_ten_views",
        summary: "a block has more than ten views, which Swift before 5.9 rejects",
        explanation: RuleExplanation(
            whatItDoes: "Reports a block of more than ten views if the Swift version is below 5.9.",
            whyItMatters: """
                Before parameter packs, the view builder had a function for each number of views up to ten. With more views, the \
                compiler reports an error in a different place.
                """,
            whatToDoInstead: "Put some of the views into a Group, or into a separate view.",
            fixSafety: "No fix: only the author knows which views belong together."),
        severity: .warning, group: .layout, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var body: some View {
                        VStack {
                            Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10")
                            ↓Text("11")
                        }
                    }
                }
                """, swiftVersion: "5.8"),
            .good(
                """
                struct Screen: View {
                    var body: some View {
                        VStack {
                            Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10")
                        }
                    }
                }
                """, swiftVersion: "5.8"),
        ],
        looksFor: [.anything(before: Version(major: 5, minor: 9))],
        check: .body(findLongBlocks))

    private static func findLongBlocks(_ context: BodyContext) -> [Match] {
        guard context.profile.swiftVersion < Version(major: 5, minor: 9) else { return [] }
        let body = context.body
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard body[node].kind == .block else { return nil }
            let elements = body.children(node)
            guard elements.count > 10, elements[10] > node else { return nil }
            var match = Match(
                range: context.tree.range(body[elements[10]].syntax),
                message: "this is the eleventh of \(elements.count) views in one block")
            match.node = elements[10]
            return match
        }
    }
}
