// Layout: frames whose numbers SwiftUI ignores.

import SelfsameDeclarations
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `frame(width: .infinity)` and `frame(minWidth: 200, maxWidth: 100)`.
    public static let invalidFrame = Rule(
        id: "invalid_frame",
        summary: "a frame has a length that SwiftUI ignores, or lengths that contradict each other",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `frame` with a `width` or `height` that is infinite or negative, and with a minimum above the ideal or maximum, or an \
                ideal above the maximum, if the lengths are the same for the whole run and on every device.
                """,
            whyItMatters: """
                SwiftUI prints a warning at run time and ignores the length: `frame(width: .infinity)` changes nothing, and a maximum below the \
                minimum has no effect.
                """,
            whatToDoInstead: """
                Write `frame(maxWidth: .infinity)` for a view that takes all the width that is proposed. Give lengths in order: minimum, ideal, \
                maximum.
                """,
            fixSafety: "No fix: the layout would change."),
        severity: .hint, group: .layout, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Row: View {
                    var body: some View { Text("a").frame(↓width: .infinity) }
                }
                """),
            .bad(
                """
                struct Row: View {
                    private let least: CGFloat = 200
                    var body: some View { Text("a").frame(minWidth: least, ↓maxWidth: 100) }
                }
                """),
            .good(
                """
                struct Row: View {
                    var body: some View { Text("a").frame(minWidth: 100, maxWidth: .infinity) }
                }
                """),
        ],
        looksFor: [
            .memberCall(.sizes, giving: .computed(["width", "height"])),
            .memberCall(.sizes, giving: .several(["minWidth", "idealWidth", "maxWidth"])),
            .memberCall(.sizes, giving: .several(["minHeight", "idealHeight", "maxHeight"])),
        ],
        check: .body(findInvalidFrames))

    private static func findInvalidFrames(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.flatMap { index -> [Match] in
            let node = ViewNodeID(UInt32(index))
            guard context.isPreludeModifier(node, named: "frame"), let call = body.call(node) else { return [] }
            let problems = context.ignoredLengths(of: call, at: node) + context.contradictions(of: call)
            return problems.map { problem in
                var match = Match(range: problem.range, message: problem.message)
                match.node = node
                return match
            }
        }
    }
}

extension BodyContext {
    fileprivate typealias Problem = (range: SourceRange, message: String)

    /// The argument with its label.
    private func range(of argument: ArgumentRecord) -> SourceRange {
        tree.parent(argument.syntax).map { tree.kind($0) == .argument ? tree.range($0) : tree.range(argument.syntax) }
            ?? tree.range(argument.syntax)
    }

    /// Lengths that are infinite or negative; of two that are infinite the first. A view that takes all that it is offered is as large without it.
    fileprivate func ignoredLengths(of call: CallRecord, at node: ViewNodeID) -> [Problem] {
        var isSaid = false
        // Of a frame with a height and an infinite width, the height counts.
        let isAlone = call.arguments.count { ["width", "height"].contains(analyzer.name($0.label)) } == 1
        let effect = isAlone ? "the frame changes nothing here: " : ""
        return call.arguments.compactMap { argument -> Problem? in
            let label = analyzer.name(argument.label)
            guard label == "width" || label == "height", let length = analyzer.constantLength(argument, in: body),
                !length.isFinite || length < 0
            else { return nil }
            let range = range(of: argument)
            guard length == .infinity else {
                return (range, "\(effect)SwiftUI ignores a negative `\(label)`")
            }
            defer { isSaid = true }
            if isSaid { return nil }
            if let view = body.base(of: node), takesAll(view, isVertical: label == "height") {
                return (range, "\(effect)SwiftUI ignores an infinite `\(label)`")
            }
            let wide = label == "width" ? "maxWidth" : "maxHeight"
            return (range, "SwiftUI ignores an infinite `\(label)`: omit it, or use `\(wide): .infinity` to take all of the space")
        }
    }

    /// Whether a view, or something in it, takes all that it is offered, such as a scroll view in a stack, or a Spacer along it.
    private func takesAll(_ view: ViewNodeID, isVertical: Bool) -> Bool {
        // A colour takes it however it is made: `self`, `Self.hex(0)`.
        if analyzer.marks(ofType: body[body.rootView(of: view)].type).contains(.fills) { return true }
        let flexible = isVertical ? "maxHeight" : "maxWidth"
        return (view.rawValue..<view.rawValue + body[view].size).contains { index in
            // `maxWidth: .infinity` on the label of a button, say.
            if body[ViewNodeID(index)].kind == .modifier, analyzer.marks(ofModifier: ViewNodeID(index), in: body).contains(.sizes),
                let length = body.call(ViewNodeID(index))?.arguments.first(where: { analyzer.name($0.label) == flexible }),
                analyzer.constantLength(length, in: body) == .infinity
            {
                return true
            }
            let marks = marks(ofConstruct: ViewNodeID(index))
            if marks.contains(.filler) {
                let stack = body.ancestry(of: ViewNodeID(index)).lazy.map { self.marks(ofConstruct: $0.parent) }.first {
                    $0.contains(.stack)
                }
                return stack.map { $0.contains(.vertical) == isVertical } ?? false
            }
            return !marks.isDisjoint(with: [.fills, .scrolls, .lazy])
        }
    }

    /// Lengths that contradict each other.
    fileprivate func contradictions(of call: CallRecord) -> [Problem] {
        ["Width", "Height"].compactMap { axis -> Problem? in
            let written = ["min", "ideal", "max"].compactMap { prefix in
                call.arguments.first { analyzer.name($0.label) == prefix + axis }.map { (prefix + axis, $0) }
            }
            guard written.count > 1 else { return nil }
            let given = written.compactMap { label, argument in
                analyzer.constantLength(argument, in: body).map { (label, (argument: argument, points: $0)) }
            }
            for (first, second) in zip(given, given.dropFirst()) where first.1.points > second.1.points {
                let (large, small) = (layoutNumber(first.1.points), layoutNumber(second.1.points))
                return (
                    range(of: second.1.argument),
                    "`\(second.0): \(small)` has no effect: `\(first.0)` is \(large), and the larger of the two counts"
                )
            }
            return nil
        }
    }
}
