// Large views that are made with a value which is never equal to the last one.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax
import SelfsameUpdates

extension Rule {
    /// Reports `Chart(points: points, style: ChartStyle())`, where `ChartStyle` is a class.
    public static let unequalInput = Rule(
        id: "unequal_input",
        summary: "a large view is created with a value that is never equal to the previous one",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a view of the program whose body has a weight above \(BodyWeight.large), as in `body_complexity`, if one of its values is never \
                equal to the previous one and all others can be compared: a closure that uses properties of the view that creates it, a new \
                object, an array of objects that is built in the body. The program has to change something that runs the body \
                around it, and that the view does not depend on. Silent for content closures and for views that are Equatable.
                """,
            whyItMatters: """
                SwiftUI runs the body of a view if one of its values is different. One value that is always different makes a large body run \
                each time the body around it does. How SwiftUI compares closures is not documented: a closure that captures \
                the view is different after each change of the view's own state.
                """,
            whatToDoInstead: """
                Keep the object in `@State` or in the model. Let the closure capture only what it uses: `{ [model] in model.save() }`. Or make the \
                view Equatable by the values that it shows.
                """,
            fixSafety: "No fix: only the author knows where the value can be kept."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, isPedantic: true, exemptions: .places,
        examples: [
            .bad(
                """
                final class Style { var width = 1.0 }
                struct Chart: View {
                    var points: [Int]
                    var style: Style
                    var body: some View {
                        VStack {
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                        }
                    }
                }
                struct Screen: View {
                    @State private var query = ""
                    var points: [Int]
                    var body: some View {
                        TextField("search", text: $query)
                        Text(query)
                        Chart(points: points, style: ↓Style())
                    }
                }
                """),
            .good(
                """
                final class Style { var width = 1.0 }
                struct Chart: View {
                    var points: [Int]
                    var style: Style
                    var body: some View {
                        VStack {
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                        }
                    }
                }
                struct Screen: View {
                    @State private var query = ""
                    @State private var style = Style()
                    var points: [Int]
                    var body: some View {
                        TextField("search", text: $query)
                        Text(query)
                        Chart(points: points, style: style)
                    }
                }
                """),
        ],
        check: .body(findUnequalInputs))

    private static func findUnequalInputs(_ context: BodyContext) -> [Match] {
        let analyzer = context.analyzer
        return ViewReads(analyzer).unequalInputs(in: context.body, isCostly: { context.weight(of: $0).isAbove(BodyWeight.large) }).map {
            input in
            let cause = context.name(of: input.cause)
            var match = Match(
                range: context.tree.range(input.expression),
                message: """
                    each change of `\(cause)` also runs the body of `\(context.name(of: input.child))`, which builds \
                    \(context.weight(of: input.child).views) views: `\(context.name(of: input.property))` is \(input.value)\(input.isClosure ? "" : " each time")
                    """,
                notes: [context.program.note("`\(cause)` changes here", at: input.place, from: context.body.file)])
            match.node = input.node
            return match
        }
    }
}

extension BodyContext {
    /// What the body of a view of the program makes.
    fileprivate func weight(of view: DeclID) -> BodyWeight {
        let body = program.members(of: view).first { program[$0].name == analyzer.wellKnown.names.body && program[$0].kind == .variable }
        return BodyWeight(body.flatMap { analyzer.contentBody(of: $0) }?.nodes ?? [])
    }
}
