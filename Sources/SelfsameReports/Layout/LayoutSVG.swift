// `layout --format svg`: a wireframe of a screen, made without one. Boxes with names, texts in their frames; what is estimated is dashed, what is
// unknown dashed and dim. The drawing follows the reader's light or dark scheme.

import SelfsameLayout

/// Layouts side by side as one SVG image.
func layoutSVG(_ layouts: [ReportedLayout]) -> String {
    var left = Wireframe.margin
    var height = 0.0
    var parts: [String] = []
    for layout in layouts {
        let frame = Wireframe(layout)
        parts.append("<g transform=\"translate(\(layoutNumber(left)) \(layoutNumber(Wireframe.title)))\">\n\(frame.elements)</g>\n")
        left += frame.width + Wireframe.margin
        height = max(height, frame.height)
    }
    let size = (layoutNumber(left), layoutNumber(height + Wireframe.title + Wireframe.margin))
    return """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(size.0)" height="\(size.1)" viewBox="0 0 \(size.0) \(size.1)" role="img" \
        aria-label="\(xml("layout of " + layouts.map(\.name).joined(separator: ", ")))">
        <style>\(Wireframe.style)</style>
        <rect class="paper" width="\(size.0)" height="\(size.1)"/>
        \(parts.joined())</svg>

        """
}

/// One view's wireframe.
struct Wireframe {
    private let layout: ReportedLayout
    /// The window that the view is centred in, at most so large that it can be looked at.
    let width: Double
    let height: Double

    static let margin = 24.0
    static let title = 40.0
    /// Larger frames are drawn up to here.
    private static let limit = 4_000.0
    /// Views drawn of one layout.
    private static let elementLimit = 3_000

    static let style = """
        text{font:11px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#1f2328}.paper{fill:#fff}.screen{fill:#f6f8fa;stroke:#8c959f}\
        .box{fill:none;stroke:#0969da;stroke-opacity:.55}.leaf{fill:#0969da;fill-opacity:.08;stroke:#0969da}\
        .part{stroke:#8c959f;stroke-dasharray:1 3;fill:none}.estimated{stroke-dasharray:4 3}\
        .unknown{stroke:#9a6700;stroke-dasharray:1 2;fill:#9a6700;fill-opacity:.08}.name{font-weight:bold}.label{font-size:9px;fill:#57606a}\
        @media(prefers-color-scheme:dark){text{fill:#e6edf3}.paper{fill:#0d1117}.screen{fill:#161b22;stroke:#6e7681}\
        .box,.leaf{stroke:#58a6ff}.leaf{fill:#58a6ff}.unknown{stroke:#d29922;fill:#d29922}.label{fill:#8b949e}}
        """

    init(_ layout: ReportedLayout) {
        self.layout = layout
        func side(_ offered: Length?, _ own: Length) -> Double {
            let wanted = max(offered.map { $0.points.isFinite ? $0.points : 0 } ?? 0, own.points.isFinite ? own.points : 0)
            return min(max(wanted, 40), Self.limit)
        }
        width = side(layout.result.proposal.width, layout.result.size.width)
        height = side(layout.result.proposal.height, layout.result.size.height)
    }

    /// The elements of the drawing, without the image around them.
    var elements: String {
        let left = (width - min(layout.result.size.width.points, Self.limit)) / 2
        let top = (height - min(layout.result.size.height.points, Self.limit)) / 2
        var result = "<text class=\"name\" x=\"0\" y=\"-16\">\(xml(layout.name))</text>\n"
        let head = "proposed \(layout.result.proposal), size \(layout.result.size)\(legend)"
        result += "<text class=\"label\" x=\"0\" y=\"-4\">\(xml(head))</text>\n"
        result += "<rect class=\"screen\" width=\"\(layoutNumber(width))\" height=\"\(layoutNumber(height))\" rx=\"6\"/>\n"
        for frame in layout.frames.prefix(Self.elementLimit) { result += element(frame, left, top) }
        return result
    }

    /// What the outlines mean, where any is not plain.
    private var legend: String {
        let certainties = Set(layout.frames.map(\.frame.frame.certainty))
        return (certainties.contains(.estimated) || certainties.contains(.assumed) ? "; dashed: estimated (~)" : "")
            + (certainties.contains(.unknown) ? "; dotted and brown: unknown (?)" : "")
    }

    /// Whether another view is drawn on a colour or shape, so that its name would be written over that.
    private func isBehind(_ frame: ReportedFrame) -> Bool {
        guard frame.text == nil, case .fill = layout.result.tree.nodes[frame.frame.node].kind else { return false }
        let rect = frame.frame.frame
        return layout.frames.contains { other in
            let inner = other.frame.frame
            return other.isLeaf && other.frame.node != frame.frame.node && inner.x.points + inner.size.width.points / 2 > rect.x.points
                && inner.x.points + inner.size.width.points / 2 < rect.x.points + rect.size.width.points
                && inner.y.points + inner.size.height.points / 2 > rect.y.points
                && inner.y.points + inner.size.height.points / 2 < rect.y.points + rect.size.height.points
        }
    }

    private func element(_ frame: ReportedFrame, _ left: Double, _ top: Double) -> String {
        let rect = frame.frame.frame
        func bounded(_ value: Double) -> Double { max(-Self.limit, min(Self.limit, value)) }
        let (x, y) = (bounded(rect.x.points + left), bounded(rect.y.points + top))
        let (width, height) = (max(0, bounded(rect.size.width.points)), max(0, bounded(rect.size.height.points)))
        let certainty: String
        switch rect.certainty {
        case .exact: certainty = ""
        case .estimated, .assumed: certainty = " estimated"
        case .unknown: certainty = " unknown"
        }
        let isModifier = layout.result.tree.nodes[frame.frame.node].modifier != nil
        let kind = frame.isLeaf ? "leaf" : isModifier ? "part" : "box"
        var title = "\(frame.frame.name): \(rect.x), \(rect.y) \(rect.size), proposed \(frame.frame.proposal)"
        if let reason = frame.reason, !reason.isEmpty { title += "\n\(reason)" }
        var result = "<g data-name=\"\(xml(frame.frame.name))\""
        if let span = frame.span { result += " data-line=\"\(span.start.line)\"" }
        result += "><title>\(xml(title))</title><rect class=\"\(kind)\(certainty)\" x=\"\(layoutNumber(x))\" y=\"\(layoutNumber(y))\" "
        result += "width=\"\(layoutNumber(width))\" height=\"\(layoutNumber(height))\"/>"
        if frame.isLeaf, !isBehind(frame) { result += label(frame, x, y, width, height) }
        return result + "</g>\n"
    }

    /// The name of a view in its frame, a text in its lines; nothing where there is no room.
    private func label(_ frame: ReportedFrame, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        guard width >= 14, height >= 9 else { return "" }
        // Text may be set narrower than it is, down to a half, so that it stays in its frame.
        let column = 6.7
        let room = max(1, Int(width / column * 2))
        // Names have a number where several views are called the same; the drawing needs none.
        let text = frame.text ?? layout.result.tree.nodes[frame.frame.node].label
        let lineCount = max(1, min(40, Int(height / 14)))
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") where lines.count < lineCount {
            if !line.isEmpty, line.count + 1 + word.count > room {
                lines.append(line)
                line = String(word)
            } else {
                line += (line.isEmpty ? "" : " ") + word
            }
        }
        if lines.count < lineCount, !line.isEmpty { lines.append(line) }
        let spacing = min(14, height / Double(max(1, lines.count)))
        let start = y + (height - spacing * Double(lines.count)) / 2 + spacing * 0.75
        return lines.enumerated().map { index, line in
            let middle = layoutNumber(x + width / 2)
            let baseline = layoutNumber(start + spacing * Double(index))
            let shown = oneLine(line, limit: room)
            let isWide = Double(shown.count) * column > width
            let fitting = isWide ? " textLength=\"\(layoutNumber(width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
            return "<text x=\"\(middle)\" y=\"\(baseline)\" text-anchor=\"middle\"\(fitting)>\(xml(shown))</text>"
        }.joined()
    }
}
