// Explicit identity that is a different one each time the body runs.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `.id(UUID())` and the like.
    public static let unstableIdentity = Rule(
        id: "unstable_id",
        summary: "explicit identity is different every time the body runs",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `.id(…)` with a value that differs every time the body runs: `UUID()`, `Date()`, a random number, or a property \
                of the program that computes one; and with the value that a control below it edits, which differs after each edit. A \
                warning if the view has state or starts work, else a hint.
                """,
            whyItMatters: """
                Each run of the body makes it a different view: its state, focus and scroll position are lost, tasks start again, and \
                changes fade instead of animating.
                """,
            whatToDoInstead: """
                Remove `.id`, or give it a stored value that changes when a reset is wanted. If a reload is forced on purpose, write \
                that in a comment next to it (`reload`, `reset`, `refresh`, `force`): the rule is then silent.
                """,
            fixSafety: "No fix: the id may work around something that only the author knows."),
        severity: .warning, group: .lists, fixes: .never, isSometimesHint: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var body: some View {
                        TextField("name", text: .constant(""))
                            .id(↓UUID())
                    }
                }
                """),
            .bad(
                """
                struct Screen: View {
                    @State private var name = ""
                    var body: some View {
                        TextField("name", text: $name)
                            .id(↓name)
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    @State private var token = UUID()
                    var body: some View {
                        TextField("name", text: .constant(""))
                            .id(token)
                    }
                }
                """),
        ],
        looksFor: [.changingValue, .call(.identity)],
        check: .body(findUnstableIdentity))

    private static func findUnstableIdentity(_ context: BodyContext) -> [Match] {
        let body = context.body
        lazy var occasion = context.analyzer.occasion(of: body)
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard context.analyzer.isIdentityModifier(node, in: body), let base = body.base(of: node),
                let argument = body.call(node)?.arguments.first
            else { return nil }
            if let match = context.identity(argument, editedBelow: base, at: node) { return match }
            guard
                let found = context.analyzer.nondeterminism(of: argument.syntax, type: argument.type, in: body),
                !context.isDocumentedReload(node)
            else { return nil }
            // What is evaluated once has one value; elsewhere than in a whole app, the view may get more to depend on.
            if context.analyzer.isApp, case .once = occasion, !context.isMadeFromGiven(node) { return nil }
            let lost = context.analyzer.stateLost(below: base, in: body)
            let subject = context.analyzer.shownName(of: base, in: body)
            let text = context.tree.oneLine(argument.syntax, upTo: 40)
            let cost = FlipCost(lost: lost.map(\.lostRepeatedly))
            var match = Match(
                range: context.tree.range(argument.syntax),
                message: lossMessage(
                    cost, "every time the body runs", "\(thisView(subject)) is replaced", "because `\(text)` is never the same"),
                notes: context.origin(of: found))
            if !cost.isFelt { match.severity = .hint }
            match.node = node
            match.lostState = lost
            match.identityPaths = [context.analyzer.identityPath(of: base, in: body)]
            return match
        }
    }
}

extension BodyContext {
    /// An identity that a control below it edits: each edit takes the control away.
    fileprivate func identity(_ argument: ArgumentRecord, editedBelow base: ViewNodeID, at node: ViewNodeID) -> Match? {
        let read = analyzer.valuesRead(by: argument.syntax, in: body)
        guard !read.isEmpty, [.reference, .member].contains(tree.kind(argument.syntax)) else { return nil }
        for index in base.rawValue..<base.rawValue + body[base].size {
            let control = ViewNodeID(index)
            guard body[control].kind == .construct, let call = body.call(control), analyzer.isFromPrelude(call.declaration),
                call.arguments.contains(where: { given in
                    analyzer.marks(ofType: given.type).contains(.given)
                        && analyzer.isWritten(anyOf: read, within: given.syntax, in: body.file)
                        && analyzer.valuesRead(by: given.syntax, in: body).contains { value in read.contains { $0.isSame(as: value) } }
                }), !isDocumentedReload(node),
                // A menu closes with the choice.
                !body.ancestry(of: control).contains(where: { _, outer in
                    outer > node && !analyzer.marks(ofView: outer, in: body).isDisjoint(with: .holdsNoIdentity)
                })
            else { continue }
            let kept = analyzer.stateLoss(below: control, in: body).lost.first { $0.kind == "platform" }
            let details = program.markDetails(of: analyzer.nominal(body[control].type))
            guard kept != nil || details.contains(where: { if case .tracks = $0 { true } else { false } }) else { continue }
            // A press is over when it acts: what goes is what else is below.
            var lost = kept.map { [$0] } ?? []
            if kept == nil, !details.contains(where: \.isHeld) {
                lost = analyzer.stateLost(below: base, in: body)
                if !FlipCost(lost: lost).isFelt { lost = [] }
            }
            let cost =
                lost.isEmpty
                ? FlipCost(inHand: analyzer.shownName(of: control, in: body), isHeld: details.contains(where: \.isHeld))
                : FlipCost(lost: lost)
            let text = tree.oneLine(argument.syntax, upTo: 40)
            let subject = analyzer.shownName(of: base, in: body)
            var match = Match(
                range: tree.range(argument.syntax),
                message: lossMessage(
                    cost, "with each edit", "this `\(subject)` is replaced, because its identity `\(text)` is what it edits", ""))
            // Whoever presses a control in a list is where that is.
            if !cost.isFelt || cost.isOfScrollingOnly { match.severity = .hint }
            match.node = node
            match.lostState = lost
            match.identityPaths = [analyzer.identityPath(of: base, in: body)]
            return match
        }
        return nil
    }

    /// Whether a comment on the line of a modifier, or on the one above it, says that a reload is meant.
    fileprivate func isDocumentedReload(_ modifier: ViewNodeID) -> Bool {
        guard let name = tree.calleeToken(body[modifier].syntax) else { return false }
        let line = source.location(of: tree.tokens.range(name).start).line
        let lineEnd = line < source.lineStarts.count ? source.lineStarts[line] : UInt32(source.bytes.count)
        let above = source.lineStarts[max(0, line - 2)]
        // A comment of several lines may be between the view and the modifier.
        let base = body.base(of: modifier).map { tree.range(body[$0].syntax).end } ?? above
        let around = SourceRange(start: min(base, above), end: lineEnd)
        return tree.commentRanges(in: around).contains { comment in
            let place = source.location(of: comment.start).line
            guard place >= line - 1 || comment.start >= base else { return false }
            let text = source.text(in: comment).lowercased()
            return ["reload", "reset", "refresh", "force", "redraw", "workaround", "work around"].contains { text.contains($0) }
        }
    }
}
