// Layout: guides that no container around aligns by.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension Rule {
    /// Reports `alignmentGuide(.leading) { … }` in a VStack that aligns centres.
    public static let unreadAlignmentGuide = Rule(
        id: "unread_alignment_guide",
        summary: "an alignment guide is set that no container around aligns by",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `alignmentGuide` with one of SwiftUI's own guides where the stack, frame or overlay around the view aligns by a \
                different one. Silent for guides that the program declares, for guides of lists, and where the body does not show the container.
                """,
            whyItMatters: """
                A container asks its views for the guide that its own `alignment` names, and for no other. SwiftUI's own guides are not passed \
                on by a stack either, so nothing ever reads this one, and the closure never moves the view.
                """,
            whatToDoInstead: """
                Give the container the same alignment, set the guide that it aligns by, or declare an `AlignmentID` of your own for a \
                container further out. Remove the guide where it is a remainder.
                """,
            fixSafety: "There is no fix: which of the two is meant, only the author knows."),
        severity: .hint, group: .layout, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Row: View {
                    var body: some View {
                        VStack {
                            Text("a")
                            Text("b").↓alignmentGuide(.leading) { $0[.trailing] }
                        }
                    }
                }
                """),
            .good(
                """
                struct Row: View {
                    var body: some View {
                        VStack(alignment: .leading) {
                            Text("a")
                            Text("b").alignmentGuide(.leading) { $0[.trailing] }
                        }
                    }
                }
                """),
        ],
        looksFor: [.call(.aligns)],
        check: .body(findUnreadGuides))

    private static func findUnreadGuides(_ context: BodyContext) -> [Match] {
        let body = context.body
        let candidates = body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { context.isPreludeModifier($0, named: "alignmentGuide") }
        guard !candidates.isEmpty else { return [] }
        let containers = context.containersNotReading()
        return candidates.compactMap { node in
            guard let container = containers[context.tree.range(body[node].syntax)],
                let name = context.tree.calleeToken(body[node].syntax)
            else { return nil }
            var match = Match(
                range: context.tree.tokens.range(name),
                message: container.message)
            match.node = node
            return match
        }
    }
}

/// A container that does not read the guide of a view in it.
private struct NotReading: Equatable {
    var guide: LayoutGuide
    var label: String
    var reads: LayoutGuide

    var message: String {
        guide.axis == reads.axis
            ? "nothing reads the guide `\(guide.name)`: the \(label) around this view aligns by `\(reads.name)`"
            : "nothing reads the \(guide.axis) guide `\(guide.name)`: the \(label) around this view reads a \(reads.axis) one"
    }
}

extension BodyContext {
    /// The containers around guides that nothing reads, by the source of the guide. A guide that is shown in several places is read in none.
    fileprivate func containersNotReading() -> [SourceRange: NotReading] {
        let settings = LayoutSettings()
        let built = layoutTree(of: body, analyzer: analyzer, settings: settings)
        // An alignment that is not known may be any.
        guard !built.unknowns.contains(where: { $0.standIn == "center" }) else { return [:] }
        var parents: [Int: Int] = [:]
        for (index, node) in built.tree.nodes.enumerated() { for child in node.children { parents[child] = index } }
        var found: [SourceRange: NotReading?] = [:]
        for (index, node) in built.tree.nodes.enumerated() {
            guard case .alignmentGuide(let guide, _) = node.kind, let origin = node.origin,
                built.places[origin.index].file == body.file
            else { continue }
            let range = built.places[origin.index].range
            let answer = guide.isCustom ? nil : containerNotReading(guide, index, parents, built.tree)
            if let before = found[range], before != answer { found[range] = .some(nil) } else { found[range] = answer }
        }
        return found.compactMapValues(\.self)
    }

    /// The container that ends the way of a guide without reading it; nil where it is read, or where that is not known.
    private func containerNotReading(_ guide: LayoutGuide, _ start: Int, _ parents: [Int: Int], _ tree: LayoutTree) -> NotReading? {
        var child = start
        while let index = parents[child] {
            let node = tree.nodes[index]
            // What a control makes of its label, and what is around a body, are not shown here.
            if node.isImplied { return nil }
            func ends(_ reads: LayoutGuide) -> NotReading {
                NotReading(guide: guide, label: node.modifier.map { "`\($0)`" } ?? node.label, reads: reads)
            }
            switch node.kind {
            case .stack(_, let reads, _):
                // A stack with one view is replaced by it. The baselines of a stack are those of its views.
                if node.children.count == 1 && node.isStatic || guide.isBaseline && reads != guide { break }
                return reads == guide ? nil : ends(reads)
            case .lazyStack(_, let reads, _):
                if guide.isBaseline && reads != guide { break }
                return reads == guide ? nil : ends(reads)
            case .zStack(let alignment):
                let reads = alignment.guide(along: guide.axis)
                if guide.isBaseline && reads != guide { break }
                return reads == guide ? nil : ends(reads)
            case .layer(let alignment, _):
                if alignment.guide(along: guide.axis) == guide { return nil }
                // What lies behind or in front ends here.
                if node.children.first != child { return ends(alignment.guide(along: guide.axis)) }
            case .frame(_, _, let alignment), .flexibleFrame(_, _, let alignment), .containerRelativeFrame(_, _, let alignment):
                if alignment.guide(along: guide.axis) == guide { return nil }
            case .padding, .fixedSize, .aspectRatio, .position, .offset, .layoutPriority, .plain: break
            // Grids, readers and layouts of the program read what they like, and another guide may be calculated from this one.
            default: return nil
            }
            child = index
        }
        return nil
    }
}
