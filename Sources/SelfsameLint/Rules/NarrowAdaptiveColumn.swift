// Layout: adaptive columns that are narrower than their minimum.

import SelfsameFlow
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `LazyVGrid(columns: [GridItem(.adaptive(minimum: 400))])` on a telephone.
    public static let narrowAdaptiveColumn = Rule(
        id: "narrow_adaptive_column",
        summary: "an adaptive column is narrower than its minimum",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a lazy grid whose adaptive columns or rows are smaller than their `minimum` at each of the usual widths of a window for \
                which the layout of the body is calculated. A hint where it is so at some of them and a cell does not fit.
                """,
            whyItMatters: """
                An adaptive column has at least the minimum only as long as one of them fits. A narrower grid has one column that is as wide as \
                the grid, and cells that need the minimum overflow.
                """,
            whatToDoInstead: """
                Choose a minimum that fits on the smallest device, less the padding around the grid.
                """,
            fixSafety: "No fix: only the author knows how wide a cell has to be."),
        severity: .warning, group: .layout, fixes: .never, isSometimesHint: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var body: some View {
                        ↓LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))]) {
                            Color.red.frame(height: 40)
                        }
                        .padding()
                        .frame(width: 200)
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var body: some View {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                            Color.red.frame(height: 40)
                        }
                        .padding()
                    }
                }
                """),
        ],
        looksFor: [.call(.lazy)],
        check: .body(findNarrowColumns))

    private static func findNarrowColumns(_ context: BodyContext) -> [Match] {
        let body = context.body
        guard let adaptive = context.program.names.find("adaptive") else { return [] }
        let candidates = body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { node in
            context.marks(ofConstruct: node).contains(.lazy)
                && context.tree.tokenRange(body[node].syntax).contains { context.program.name(of: TokenID($0), in: body.file) == adaptive }
        }
        guard !candidates.isEmpty else { return [] }
        let layouts = context.supportedWidths.map { context.narrowColumns(at: $0) }
        return candidates.compactMap { node in
            let range = context.tree.range(body[node].syntax)
            let found = layouts.map { $0[range] }
            let isAlways = found.allSatisfy { $0 != nil }
            // One column on a telephone and several on a tablet may be meant, as long as the cells fit.
            guard let index = found.firstIndex(where: { isAlways || $0?.cell != nil }), let first = found[index],
                let callee = context.tree.firstChild(body[node].syntax)
            else { return nil }
            let window = layoutNumber(context.supportedWidths[index])
            var match = Match(
                range: context.tree.range(callee),
                message: "in a window \(window) wide, an adaptive track is \(first.length) long, although its minimum is \(first.minimum)"
                    + (first.cell.map { ": a cell of \($0) overflows" } ?? ""))
            if !isAlways { match.severity = .hint }
            match.node = node
            return match
        }
    }
}

extension BodyContext {
    /// The adaptive tracks of the body's grids that are below their minimum, by the source of the grid, laid out at a width.
    fileprivate func narrowColumns(at width: Double) -> [SourceRange: NarrowTrack] {
        let laidOut = laidOut(at: width)
        var found: [SourceRange: NarrowTrack] = [:]
        for track in laidOut.result.narrowTracks {
            guard let origin = laidOut.result.tree.nodes[track.node].origin, case let source = laidOut.built.places[origin.index],
                source.file == body.file
            else { continue }
            found[source.range] = found[source.range] ?? track
        }
        return found
    }
}
