// Layout: frames that change nothing, whatever is proposed.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `Color.red.frame(maxWidth: .infinity)`.
    public static let frameWithoutEffect = Rule(
        id: "frame_without_effect",
        summary: "a frame that has no effect at any proposal",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `frame` if the view in it has the same size, place and spacing without it, whatever is proposed: around a frame of the same \
                constant lengths, `maxWidth: .infinity` around a view that takes all of the width that is proposed, and a frame that gives no \
                length. Silent if a length is not constant, and around views whose size the code does not show.
                """,
            whyItMatters: """
                A reader looks for the reason of the frame, and there is none. Often a different frame was meant: one that gives an `alignment` has no \
                effect if the view in it fills it.
                """,
            whatToDoInstead: """
                Remove it. To align a view, write the alignment at the frame that is larger than the view.
                """,
            fixSafety: """
                Safe: the layout is the same for every proposal. The static type of the view becomes shorter. Display only if a comment would be \
                lost, or if the type is unknown.
                """),
        severity: .hint, group: .layout, fixes: .sometimes, isDefault: false, isPedantic: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Badge: View {
                    var body: some View {
                        Text("3")
                            .frame(width: 40, height: 40)
                            .↓frame(width: 40)
                    }
                }
                """,
                fixed: """
                    struct Badge: View {
                        var body: some View {
                            Text("3")
                                .frame(width: 40, height: 40)
                        }
                    }
                    """),
            .bad(
                """
                struct Line: View {
                    var body: some View {
                        Color.red.↓frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
                """,
                fixed: """
                    struct Line: View {
                        var body: some View {
                            Color.red
                        }
                    }
                    """),
            .good(
                """
                struct Title: View {
                    var body: some View {
                        Text("Title").frame(maxWidth: .infinity)
                        Text("Text").frame(width: 40).frame(minWidth: 20)
                    }
                }
                """),
        ],
        looksFor: [.call(.sizes)],
        check: .body(findFramesWithoutEffect))

    private static func findFramesWithoutEffect(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard let frame = context.frame(node), !context.isArgument(node), let reason = context.reasonWithoutEffect(frame),
                let name = context.tree.calleeToken(body[node].syntax)
            else { return nil }
            var match = Match(
                range: context.tree.tokens.range(name), message: "this frame has no effect: \(reason)", fixes: [context.removal(of: frame)])
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// Whether a view is an argument itself: as a style, a background reaches further than as a view.
    fileprivate func isArgument(_ node: ViewNodeID) -> Bool {
        let view = body.modifiers(around: node).last ?? node
        return tree.parent(body[view].syntax).map { tree.kind($0) == .argument } ?? false
    }

    /// Why a frame has no effect at any proposal; nil where it may have one.
    fileprivate func reasonWithoutEffect(_ frame: FrameModifier) -> String? {
        guard alignsNothing(frame) else { return nil }
        let reasons = frame.axes.map { axis in
            length(of: frame.base, along: axis).flatMap { frame[axis].keepsLength(of: $0.length) ? (axis, $0.length, $0.reason) : nil }
        }
        let known = reasons.compactMap(\.self)
        guard known.count == reasons.count else { return nil }
        guard let first = known.first else {
            return "it gives no width and no height" + (frame.hasAlignment ? ", so there is nothing to align in" : "")
        }
        if frame.isFlexible, !settles(frame.base) { return nil }
        var parts: [String] = []
        if known.allSatisfy({ $0.2 == first.2 && $0.1.isConstant == first.1.isConstant }) {
            parts = [words(for: first.2, known.map { ($0.0, $0.1) })]
        } else {
            parts = known.map { words(for: $0.2, [($0.0, $0.1)]) }
        }
        return parts.joined(separator: ", and ") + (frame.hasAlignment ? ", so there is nothing to align" : "")
    }

    /// Whether a view lies in a frame of its own size where it would lie without: no guide of it moves it.
    private func alignsNothing(_ frame: FrameModifier) -> Bool {
        // A guide that moves the view in the frame inside is then the guide of that frame.
        if let inner = self.frame(laidOutView(of: frame.base)), inner.alignment == frame.alignment, !inner.axes.isEmpty { return true }
        return LayoutAlignment.isByEdges(frame.alignment) && hasStandardGuides(frame.base)
    }

    private func words(for reason: LengthReason, _ lengths: [(axis: LayoutAxis, length: ViewLength)]) -> String {
        let dimensions = lengths.map(\.axis.dimension).joined(separator: " and ")
        let whole = "takes all of the \(dimensions) that \(lengths.count > 1 ? "are" : "is") proposed"
        switch reason {
        case .frame:
            let points = lengths.compactMap { axis, length in
                if case .constant(let points) = length { "\(layoutNumber(points)) \(axis == .horizontal ? "wide" : "high")" } else { nil }
            }
            if points.isEmpty { return "the frame in it \(whole)" }
            return "the frame in it is \(points.joined(separator: " and ")), whatever is proposed"
        case .view(let view): return "`\(analyzer.typeName(of: view, in: body))` \(whole)"
        }
    }

    /// Leaves the frame out.
    fileprivate func removal(of frame: FrameModifier) -> Fix {
        let range = SourceRange(start: tree.range(body[frame.base].syntax).end, end: modifierRange(frame.node).end)
        let predicted = analyzer.printedType(of: body, replacing: frame.node, with: [analyzer.printed(body[frame.base].type)])
            .map { analyzer.spelling($0) }
        let isApplied = predicted != nil && tree.commentRanges(in: range).isEmpty && tree.diagnostics.isEmpty
        return Fix(
            title: "remove the frame", applicability: isApplied ? .safe : .display, edits: [Edit(range: range, replacement: "")],
            predictedType: predicted)
    }
}

extension ViewLength {
    fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }
}
