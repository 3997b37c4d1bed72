// A value in a body that is a different one each time the body runs.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports random numbers and new identifiers in bodies.
    public static let nondeterministicBody = Rule(
        id: "nondeterministic_body",
        summary: "a body shows a value that is different every time it runs",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `UUID()` and random numbers as arguments of views and modifiers in a body, and `Date()` and `Date.now` if the \
                date itself is shown; also through constants, and through properties and functions of the program that compute one, such \
                as your own `Color.random`. A view with its modifiers is reported once. Silent for views that nothing can change, whose \
                body runs once, and for values of the program whose only new value is an identifier, such as placeholders.
                """,
            whyItMatters: """
                A body runs whenever something that it reads changes, and more often than that. Identity stays the same, but the value \
                differs each time: colours flicker, times jump, and views below run although nothing changed.
                """,
            whatToDoInstead: "Choose the value once, in `@State` or in the model. Use TimelineView for time that passes.",
            fixSafety: "No fix: only the author can decide where to keep the value."),
        severity: .hint, group: .state, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                extension Color {
                    static var random: Color {
                        Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
                    }
                }
                struct Tile: View {
                    @State private var count = 0
                    var body: some View {
                        Button("\\(count)") { count += 1 }.background(↓Color.random)
                    }
                }
                """),
            .good(
                """
                struct Tile: View {
                    @State private var hue = Double.random(in: 0...1)
                    var body: some View {
                        Text("tile").background(Color(hue: hue, saturation: 1, brightness: 1))
                    }
                }
                """),
        ],
        looksFor: [.changingValue],
        check: .body(findNondeterminism))

    private static func findNondeterminism(_ context: BodyContext) -> [Match] {
        let body = context.body
        var seen: Set<NodeID> = []
        var reported: Set<ViewNodeID> = []
        lazy var occasion = context.analyzer.occasion(of: body)
        return body.nodes.indices.flatMap { index -> [Match] in
            let node = ViewNodeID(UInt32(index))
            guard let call = body.call(node), call.declaration != .none else { return [] }
            return call.arguments.compactMap { argument in
                guard context.tree.kind(argument.syntax) != .closure, !context.isView(argument, of: node),
                    let found = context.analyzer.nondeterminism(of: argument.syntax, type: argument.type, in: body),
                    context.isShown(found, in: argument, of: call), !seen.contains(found.node),
                    !context.analyzer.isIdentityModifier(node, in: body), !context.isInside(node, marked: .clock),
                    // `animation(nil, value: UUID())` says: each time the body runs.
                    !context.analyzer.marks(ofModifier: node, in: body).contains(.animates)
                else { return nil }
                if case .once = occasion, !context.isMadeFromGiven(node) { return nil }
                seen.insert(found.node)
                guard reported.insert(body.rootView(of: node)).inserted else { return nil }
                let text = context.tree.oneLine(found.node, upTo: 40)
                let what =
                    found.source == .clock
                    ? "uses the current time, and is updated only when the body runs" : "returns a different value every time the body runs"
                var match = Match(
                    range: context.tree.range(found.node), message: "`\(text)` \(what)",
                    notes: context.origin(of: found) + context.notes(on: occasion, at: node))
                match.node = node
                return match
            }
        }
    }
}

extension BodyContext {
    /// Whether an argument is content that is a node of its own: it is looked at there.
    fileprivate func isView(_ argument: ArgumentRecord, of node: ViewNodeID) -> Bool {
        body.children(node).contains { child in
            body[child].role == .content(parameter: argument.parameter) && body.call(child) != nil && body[child].kind != .reference
        }
    }

    /// When the body is evaluated, where all that can change is a few values.
    fileprivate func notes(on occasion: EvaluationOccasion, at node: ViewNodeID) -> [Note] {
        guard case .changes(of: let properties) = occasion, !isMadeFromGiven(node) else { return [] }
        let names = properties.map { "`\(name(of: $0))`" }
        let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1] : names.joined()
        return [Note("the body runs only when \(list) changes")]
    }

    /// Whether a value is shown or takes part in what is shown. The current time counts only where it is the argument itself: compared, or as
    /// the bound of a range, it says what is true now.
    fileprivate func isShown(_ found: Nondeterminism, in argument: ArgumentRecord, of call: CallRecord) -> Bool {
        // What only gives state its first value is not shown again.
        if analyzer.seed(by: argument.parameter, of: call.declaration) != nil { return false }
        // A new identifier inside of a value tells it from others, and is not shown.
        if found.source == .identifier, found.through != .none, case let datum = analyzer.nominal(argument.type), datum != .none,
            !analyzer.isFromPrelude(datum)
        {
            return false
        }
        if found.source != .clock { return true }
        guard found.node == argument.syntax, found.through == .none, analyzer.isFromPrelude(call.declaration) else { return false }
        // `Text(date, style: .relative)` counts from the date on by itself.
        return program.nominal(containing: call.declaration) == analyzer.wellKnown.text
            && !program.marks(of: call.declaration).contains(.counts)
    }
}
