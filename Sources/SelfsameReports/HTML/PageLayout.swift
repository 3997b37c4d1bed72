// The layouts of a view in the page: its frames at a narrow and at a wide window, from which the page's script draws wireframes.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension PageDocument {
    /// A view at one size of the window.
    struct Layout: Encodable {
        /// The window.
        var window: [Int]
        /// The size that the view takes.
        var size: String
        /// How many frames are exact, estimated and unknown.
        var counts: [Int]
        /// The first of them.
        var frames: [Frame]
        /// How many nodes were laid out, where there are more.
        var limit: Int?
        /// The same with one condition flipped, where that changes frames.
        var flips: [Flip]?
    }

    /// A layout with another arm of one condition.
    struct Flip: Encodable {
        /// The condition, as an index, and the arm that is taken; -1 for none.
        var condition: Int
        var choice: Int
        var size: String
        var counts: [Int]
        var frames: [Frame]
    }

    /// A view's frame.
    struct Frame: Encodable {
        /// Left, top, width and height in the window.
        var box: [Double]
        var name: String
        /// `leaf`, `box` or `part`, with `estimated` or `unknown` where it is not exact.
        var kind: String
        /// The line in the view's file; none where it comes from another file.
        var line: Int?
        /// What it was offered and took, with the reason.
        var why: String
    }
}

/// The windows that the page shows layouts at: a phone and a tablet.
private let pageWindows = [(390.0, 844.0), (1024.0, 768.0)]

/// How many nodes of one layout the page is made with; `layout` takes more.
private let pageNodeLimit = 4_000

/// A view at one window, with what flips of its conditions make of it.
struct PageLayouts: Sendable {
    /// A layout with another arm of one condition.
    struct Flip: Sendable {
        /// The branch, as a node of the body, and its arm; as many as there are arms for none.
        var node: Int
        var arm: Int
        var layout: ReportedLayout
    }

    var layout: ReportedLayout
    var flips: [Flip] = []
}

/// Conditions of one view that are flipped, and layouts that are made for them.
private let flippedConditions = 12

/// The layouts of a file's bodies at the windows of the page, by the name of the body.
func pageLayouts(of file: FileID, analyzer: Analyzer, views: [String]) -> [String: [PageLayouts]] {
    var result: [String: [PageLayouts]] = [:]
    for (width, height) in pageWindows {
        var options = LayoutOptions()
        options.views = views
        options.proposal = LayoutProposal(Length(width), Length(height))
        options.settings.window = LayoutSize(Length(width), Length(height))
        options.settings.nodeLimit = pageNodeLimit
        options.includesSteps = true
        for layout in reportedLayouts(of: file, analyzer: analyzer, options: options) {
            result[layout.name, default: []].append(PageLayouts(layout: layout))
        }
        for place in analyzer.bodyPlaces(in: file) {
            let name = analyzer.bodyName(at: place)
            let body = analyzer.body(at: place)
            let token = analyzer.program.tree(file).tokens
            guard body.nameToken != .none, let found = result[name],
                let last = found.indices.last(where: { index in
                    found[index].layout.window.width.points == width
                        && found[index].layout.span == Span(token.range(body.nameToken), in: analyzer.program.tree(file).source)
                })
            else { continue }
            result[name]?[last].flips = flips(of: body, from: found[last].layout, analyzer, options)
        }
    }
    return result
}

/// The layouts of a body with another arm of one of its conditions.
private func flips(
    of body: LoweredBody, from layout: ReportedLayout, _ analyzer: Analyzer, _ options: LayoutOptions
) -> [PageLayouts.Flip] {
    let tree = analyzer.program.tree(body.file)
    var result: [PageLayouts.Flip] = []
    var count = 0
    for index in body.nodes.indices where body.nodes[index].kind == .branch {
        let node = ViewNodeID(UInt32(index))
        guard let branch = body.branchSyntax(of: node, tree: tree), count < flippedConditions else { continue }
        let place = LayoutPlace(file: body.file, range: tree.range(branch.node))
        // In an arm that is not taken nothing flips.
        guard let taken = layout.conditions.first(where: { $0.place == place }) else { continue }
        count += 1
        for arm in 0..<branch.arms.count + (body.isExhaustive(node) ? 0 : 1) where arm != taken.arm {
            var options = options
            options.settings.arms[place] = arm
            let other = reportedLayout(of: body, analyzer: analyzer, options: options)
            if !other.hasFrames(of: layout) { result.append(PageLayouts.Flip(node: index, arm: arm, layout: other)) }
        }
    }
    return result
}

extension ReportedLayout {
    /// Whether two layouts have the same frames.
    fileprivate func hasFrames(of other: ReportedLayout) -> Bool {
        frames.count == other.frames.count
            && zip(frames, other.frames).allSatisfy { $0.frame.name == $1.frame.name && $0.frame.frame == $1.frame.frame }
    }
}

extension PageDocument.Layout {
    /// Frames of one layout that the page draws; what is larger says nothing in a picture.
    private static let frameLimit = 160

    /// Nothing where no view has a frame.
    init?(_ layouts: PageLayouts, of identity: ViewIdentity) {
        let layout = layouts.layout
        guard !layout.frames.isEmpty else { return nil }
        window = [Int(layout.window.width.points), Int(layout.window.height.points)]
        (size, counts, frames) = Self.drawn(layout)
        limit = layout.isCut ? pageNodeLimit : nil
        let found = layouts.flips.compactMap { flip -> PageDocument.Flip? in
            guard let condition = identity.conditions.firstIndex(where: { $0.node == flip.node }) else { return nil }
            let (size, counts, frames) = Self.drawn(flip.layout)
            return PageDocument.Flip(
                condition: condition, choice: flip.arm < identity.conditions[condition].arms.count ? flip.arm : -1, size: size,
                counts: counts, frames: frames)
        }
        flips = found.isEmpty ? nil : found
    }

    /// What is drawn of a layout, in the middle of its window.
    private static func drawn(_ layout: ReportedLayout) -> (size: String, counts: [Int], frames: [PageDocument.Frame]) {
        let left = (layout.window.width.points - layout.result.size.width.points) / 2
        let top = (layout.window.height.points - layout.result.size.height.points) / 2
        let counts = layout.counts
        return (
            "\(layout.result.size)", [counts.exact, counts.estimated, counts.unknown],
            layout.frames.prefix(frameLimit).compactMap { PageDocument.Frame($0, in: layout, left: left, top: top) }
        )
    }
}

extension PageDocument.Frame {
    /// Characters of a name and of a reason.
    private static let nameLimit = 60
    private static let reasonLimit = 400

    init?(_ frame: ReportedFrame, in layout: ReportedLayout, left: Double, top: Double) {
        let rect = frame.frame.frame
        let numbers = [rect.x.points + left, rect.y.points + top, rect.size.width.points, rect.size.height.points]
        guard numbers.allSatisfy({ abs($0) < 100_000 }) else { return nil }
        box = numbers.map { ($0 * 10).rounded() / 10 }
        name = oneLine(frame.frame.name, limit: Self.nameLimit)
        let isModifier = layout.result.tree.nodes[frame.frame.node].modifier != nil
        let certainty =
            switch rect.certainty {
            case .exact: ""
            case .estimated, .assumed: " estimated"
            case .unknown: " unknown"
            }
        kind = (frame.isLeaf ? "leaf" : isModifier ? "part" : "box") + certainty
        line = frame.path == layout.path ? frame.span?.start.line : nil
        let reason = frame.reason.map { $0.isEmpty ? "" : ": " + oneLine($0, limit: Self.reasonLimit) } ?? ""
        why = "\(name): proposed \(frame.frame.proposal), size \(rect.size)\(reason)"
    }
}
