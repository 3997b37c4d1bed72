// The layouts of a view in the page: its frames at a narrow and at a wide window, from which the page's script draws wireframes.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameLayout

extension PageDocument {
    /// A view at one size of the window.
    struct Layout: Encodable {
        /// The window.
        var window: [Int]
        /// The size that the view takes.
        var size: String
        /// How many frames are exact, estimated and unknown.
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

/// The layouts of a file's bodies at the windows of the page, by the name of the body.
func pageLayouts(of file: FileID, analyzer: Analyzer, views: [String]) -> [String: [ReportedLayout]] {
    var result: [String: [ReportedLayout]] = [:]
    for (width, height) in pageWindows {
        var options = LayoutOptions()
        options.views = views
        options.proposal = LayoutProposal(Length(width), Length(height))
        options.settings.window = LayoutSize(Length(width), Length(height))
        options.includesSteps = true
        for layout in reportedLayouts(of: file, analyzer: analyzer, options: options) { result[layout.name, default: []].append(layout) }
    }
    return result
}

extension PageDocument.Layout {
    /// Frames of one layout that the page draws; what is larger says nothing in a picture.
    private static let frameLimit = 160

    /// Nothing where no view has a frame.
    init?(_ layout: ReportedLayout) {
        guard !layout.frames.isEmpty else { return nil }
        let (width, height) = (layout.window.width.points, layout.window.height.points)
        let left = (width - layout.result.size.width.points) / 2
        let top = (height - layout.result.size.height.points) / 2
        let counts = layout.counts
        window = [Int(width), Int(height)]
        size = "\(layout.result.size)"
        self.counts = [counts.exact, counts.estimated, counts.unknown]
        frames = layout.frames.prefix(Self.frameLimit).compactMap { PageDocument.Frame($0, in: layout, left: left, top: top) }
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
            case .estimated: " estimated"
            case .unknown: " unknown"
            }
        kind = (frame.isLeaf ? "leaf" : isModifier ? "part" : "box") + certainty
        line = frame.path == layout.path ? frame.span?.start.line : nil
        let reason = frame.reason.map { $0.isEmpty ? "" : ": " + oneLine($0, limit: Self.reasonLimit) } ?? ""
        why = "\(name): proposed \(frame.frame.proposal), size \(rect.size)\(reason)"
    }
}
