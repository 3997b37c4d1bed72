// Values that change many times a second, read by a large body for a small part of it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax
import SelfsameUpdates

extension Rule {
    /// Reports `Text("\(elapsed)")` in a large body, where a timer sets `elapsed`.
    public static let frequentReadInBody = Rule(
        id: "frequent_read_in_body",
        summary: "a large body reads a value that changes often, for a small part of it",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a view, or a small part of a body, that alone reads a state property which changes often: a text field, slider or gesture \
                sets it, a timer, or the position of a view while it scrolls. The rest of the body has to have a weight above \
                \(BodyWeight.large), as in `body_complexity`, and above \(BodyWeight.veryLarge) for keys and timers, which are less frequent. \
                Silent for truth values and enumerations, for what is computed from a move and mostly stays the same, such as a page number, in \
                content that is presented, and if a helper of the view reads the property as well.
                """,
            whyItMatters: """
                The view that owns a state property depends on it as a whole. Every key, move or tick runs the whole body, \
                although only a small part of it looks different.
                """,
            whatToDoInstead: """
                Move the part into a view of its own, with the property if nothing else sets it. Or keep the value in an `@Observable` object that \
                only that view reads.
                """,
            fixSafety: "No fix: only the author can decide where the value belongs."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, isPedantic: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Player: View {
                    @State private var elapsed = 0
                    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                    var body: some View {
                        VStack {
                            ↓Text("\\(elapsed) s")
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                        }
                        .onReceive(timer) { _ in elapsed += 1 }
                    }
                }
                """),
            .good(
                """
                struct Elapsed: View {
                    @State private var elapsed = 0
                    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                    var body: some View {
                        Text("\\(elapsed) s").onReceive(timer) { _ in elapsed += 1 }
                    }
                }
                struct Player: View {
                    var body: some View {
                        VStack {
                            Elapsed()
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                            HStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7") }
                        }
                    }
                }
                """),
        ],
        check: .body(findFrequentReads))

    private static func findFrequentReads(_ context: BodyContext) -> [Match] {
        let weight = BodyWeight(context.body.nodes)
        guard weight.isAbove(BodyWeight.large) else { return [] }
        let reads = ViewReads(context.analyzer)
        return reads.frequentReads(in: context.body).compactMap { read in
            guard let part = context.smallestView(around: read.reads), !context.isInside(part, marked: .elements),
                weight.isAbove(read.cause.leastWeight + BodyWeight(of: part, in: context.body).weight),
                context.analyzer.presentedContent(around: part, in: context.body) == nil, !reads.isGivenAway(part, in: context.body),
                let token = context.tree.calleeToken(context.body[part].syntax)
            else { return nil }
            let name = context.name(of: read.property)
            let reader = thisView(context.analyzer.subjectName(of: context.body.rootView(of: part), in: context.body))
            var match = Match(
                range: context.tree.tokens.range(token),
                message: """
                    only \(reader) reads `\(name)`, but the whole body, which builds \(weight.views) views, runs \(read.cause.occasion)
                    """,
                notes: [context.program.note("`\(name)` changes here", at: read.place, from: context.body.file)])
            match.node = part
            return match
        }
    }
}

extension FrequentChange.Cause {
    /// The weight from which on it matters: people type and clocks tick less often than a screen is drawn.
    fileprivate var leastWeight: Int {
        switch self {
        case .typing, .ticking: BodyWeight.veryLarge
        case .dragging, .moving: BodyWeight.large
        }
    }

    /// When it happens.
    fileprivate var occasion: String {
        switch self {
        case .typing: "with every key"
        case .dragging: "with every move of the finger or pointer"
        case .moving: "as often as something scrolls or moves"
        case .ticking: "with every tick of the timer"
        }
    }
}

extension BodyContext {
    /// The smallest view that contains some names of the body; nil for the body as a whole, and where that is no view or modifier.
    fileprivate func smallestView(around names: [NodeID]) -> ViewNodeID? {
        guard let first = names.first, var view = body.innermost(around: first, in: tree) else { return nil }
        while !names.allSatisfy({ body.codeContains($0, of: view, in: tree) }) || ![.construct, .modifier].contains(body[view].kind) {
            guard let outer = body.parent(view) else { return nil }
            view = outer
        }
        return body.parent(view) == nil ? nil : view
    }
}
