// Layout: frames that are wider than a telephone.

import SelfsameFlow
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `Text("a").frame(width: 400)` in an app for telephones.
    public static let widerThanScreen = Rule(
        id: "wider_than_screen",
        summary: "a frame is wider than the smallest device",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a frame with a constant width around text, pictures or controls that is wider than a window of 320 points, in code for iOS. \
                The layout of the body is calculated for that width. Silent in views that scroll sideways or are clipped, in backgrounds and \
                overlays, and where the width only follows from an estimate.
                """,
            whyItMatters: """
                A fixed width is not a wish: the view has it whatever is proposed. What does not fit on the screen lies outside of it, at both \
                sides, and cannot be reached. Off by default: a view may be shown on tablets only.
                """,
            whatToDoInstead: """
                Write `maxWidth` in place of `width`, or `containerRelativeFrame` for a part of the screen.
                """,
            fixSafety: "No fix: only the author knows where the view is shown."),
        severity: .hint, group: .layout, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Banner: View {
                    var body: some View {
                        Text("Welcome").↓frame(width: 400, height: 80)
                    }
                }
                """),
            .good(
                """
                struct Banner: View {
                    var body: some View {
                        Text("Welcome").frame(maxWidth: 400).frame(height: 80)
                    }
                }
                """),
        ],
        looksFor: [.call(.sizes)],
        check: .body(findWideFrames))

    private static func findWideFrames(_ context: BodyContext) -> [Match] {
        let body = context.body
        guard context.program.profile(of: body.file).platform == .ios else { return [] }
        let narrow = context.supportedWidths[0]
        let candidates = body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { node in
            guard body[node].kind == .modifier, context.analyzer.marks(ofModifier: node, in: body).contains(.sizes) else { return false }
            return body.call(node)?.arguments.contains { argument in
                ["width", "minWidth"].contains(context.analyzer.name(argument.label))
                    && context.analyzer.constantLength(argument, in: body).map { $0 > narrow && $0.isFinite } ?? false
            } ?? false
        }
        guard !candidates.isEmpty else { return [] }
        let wide = context.wideFrames(at: narrow)
        return candidates.compactMap { node in
            guard let width = wide[context.tree.range(body[node].syntax)], let name = context.tree.calleeToken(body[node].syntax) else {
                return nil
            }
            var match = Match(
                range: context.tree.tokens.range(name),
                message: "this frame is \(width) wide, and a window can be \(layoutNumber(narrow)): what lies outside cannot be reached")
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// The frames of the body that are wider than the window and cannot be moved into it, by their source.
    fileprivate func wideFrames(at width: Double) -> [SourceRange: Length] {
        let laidOut = laidOut(at: width)
        let result = laidOut.result
        var found: [SourceRange: Length] = [:]
        for (position, place) in result.placed.enumerated() {
            let node = result.tree.nodes[place.node]
            switch node.kind {
            case .frame, .flexibleFrame: break
            default: continue
            }
            guard let origin = node.origin, case let source = laidOut.built.places[origin.index], source.file == body.file,
                case let own = place.frame.size.width, own.certainty == .exact, own.points > width, showsContent(place.node, result.tree),
                !canBeReached(position, in: result)
            else { continue }
            found[source.range] = own
        }
        return found
    }

    /// Whether something that is read or used is in a view; a colour may be larger than the screen.
    private func showsContent(_ node: Int, _ tree: LayoutTree) -> Bool {
        switch tree.nodes[node].kind {
        case .text, .control, .image: true
        case .layer: tree.nodes[node].children.first.map { showsContent($0, tree) } ?? false
        default: tree.nodes[node].children.contains { showsContent($0, tree) }
        }
    }

    /// Whether a view around scrolls sideways, cuts off, moves or only decorates.
    private func canBeReached(_ position: Int, in result: LayoutResult) -> Bool {
        var (child, next) = (result.placed[position].node, result.placed[position].parent)
        while let index = next {
            let outer = result.tree.nodes[result.placed[index].node]
            switch outer.kind {
            case .scroll(let axes) where axes.contains(.horizontal): return true
            case .plain(clips: true), .viewThatFits, .offset, .position, .customLayout: return true
            case .layer where outer.children.first != child: return true
            default: break
            }
            (child, next) = (result.placed[index].node, result.placed[index].parent)
        }
        return false
    }
}
