// Trees as SVG, laid out here: the root at the left, each level a column, each leaf a row, a parent beside the middle of its children. Text
// is monospaced, so that its width is known. The drawing follows the reader's light or dark scheme.

import SelfsameInference

/// Bodies as one SVG image (`tree --format svg`).
func svgText(_ bodies: [RenderedBody]) -> String {
    svg(bodies.map { TreeDrawing($0) }, label: bodies.map(\.name).joined(separator: ", "))
}

/// Drawings below each other as one image.
func svg(_ drawings: [TreeDrawing], label: String) -> String {
    var top = 0
    var width = 0
    var parts: [String] = []
    for drawing in drawings {
        parts.append("<g transform=\"translate(0 \(top))\">\n\(drawing.elements)</g>\n")
        top += drawing.height
        width = max(width, drawing.width)
    }
    return """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(top)" viewBox="0 0 \(width) \(top)" role="img" \
        aria-label="\(xml(label))">
        <style>\(TreeDrawing.style)\(drawings.contains { !$0.marks.isEmpty } ? TreeDrawing.markStyle : "")</style>
        <rect class="paper" width="\(width)" height="\(top)"/>
        \(parts.joined())</svg>

        """
}

/// One body's tree with places for everything, in pixels.
struct TreeDrawing {
    private let body: RenderedBody
    private let rows: [TreeRow]
    /// The lines above the tree.
    private let titles: [String]
    /// What becomes of the nodes, where the drawing shows that.
    fileprivate let marks: [Int: Mark]
    /// A box for each row.
    private(set) var boxes: [Box] = []
    /// The whole drawing.
    private(set) var width = 0
    private(set) var height = 0

    /// What becomes of a view when a condition changes.
    enum Mark: String {
        case destroyed = "−"
        case created = "+"
        case kept = "="
        /// Shown neither before nor after.
        case absent = "·"
    }

    struct Box {
        var x = 0
        var y = 0
        var width = 0
        var height = 0
        var lines: [String]
        /// The node whose box it is.
        var node = 0
    }

    /// Width of a column of text in halves of a pixel: as wide as the widest of the usual typefaces, so that no text leaves its box.
    private static let halfColumn = 15
    private static let line = 16
    private static let padding = 8
    private static let gap = 12
    private static let title = 18

    /// The style of a drawing; the reader's colour scheme decides between the two sets of colours.
    static let style = """
        text{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#1f2328}.paper{fill:#fff}.box{fill:#f6f8fa;stroke:#8c959f}\
        .branch{fill:#fff8c5;stroke:#9a6700}.opaque{fill:#fff;stroke:#8c959f;stroke-dasharray:4 3}.edge{fill:none;stroke:#8c959f}\
        .step{fill:#0550ae;font-size:10px;stroke:#fff;stroke-width:4;paint-order:stroke}.name{font-weight:bold}\
        @media(prefers-color-scheme:dark){text{fill:#e6edf3}.paper{fill:#0d1117}.box{fill:#161b22;stroke:#6e7681}\
        .branch{fill:#2b2106;stroke:#d29922}.opaque{fill:#0d1117;stroke:#6e7681}.edge{stroke:#6e7681}.step{fill:#79c0ff;stroke:#0d1117}}
        """

    /// The style of marks.
    fileprivate static let markStyle = """
        .destroyed{fill:#ffebe9;stroke:#cf222e;stroke-dasharray:5 3}.created{fill:#dafbe1;stroke:#1a7f37;stroke-width:2}.absent{opacity:.45}\
        @media(prefers-color-scheme:dark){.destroyed{fill:#3c1618;stroke:#ff7b72}.created{fill:#12301c;stroke:#56d364}}
        """

    init(_ body: RenderedBody, titles: [String]? = nil, marks: [Int: Mark] = [:]) {
        self.body = body
        self.titles = titles ?? [body.name]
        self.marks = marks
        rows = body.rows()
        boxes = rows.map { row in
            var lines = row.pieces.map { oneLine($0, limit: boxWidth) }
            if let mark = marks[row.node], !lines.isEmpty { lines[0] = "\(mark.rawValue) \(lines[0])" }
            let width = (lines.map(columns).max() ?? 0) * Self.halfColumn / 2 + 2 * Self.padding
            return Box(width: width, height: lines.count * Self.line + Self.padding, lines: lines, node: row.node)
        }
        place()
    }

    /// Columns from left to right, then heights from the leaves up and places from the root down; rows stand in pre-order.
    private mutating func place() {
        var columnWidths: [Int] = []
        for (row, box) in zip(rows, boxes) {
            while columnWidths.count <= row.depth { columnWidths.append(0) }
            columnWidths[row.depth] = max(columnWidths[row.depth], box.width)
        }
        // Between two columns there is room for the longest step.
        var gaps = Array(repeating: 40, count: columnWidths.count)
        for row in rows where row.depth > 0 {
            gaps[row.depth - 1] = max(gaps[row.depth - 1], columns(oneLine(row.edge, limit: boxWidth)) * 6 + 24)
        }
        var lefts: [Int] = []
        var left = Self.gap
        for (width, gap) in zip(columnWidths, gaps) {
            lefts.append(left)
            left += width + gap
        }
        // A subtree is as high as its view or as all that stands in it, whichever is more, and its parts are centred in that.
        var inner = Array(repeating: 0, count: rows.count)
        for index in rows.indices.reversed() {
            boxes[index].x = lefts[rows[index].depth]
            guard let parent = rows[index].parent else { continue }
            inner[parent] += max(inner[index], boxes[index].height) + (inner[parent] > 0 ? Self.gap : 0)
        }
        var next = Array(repeating: 0, count: rows.count)
        var bottom = Self.title + Self.line * titles.count
        for index in rows.indices {
            let area = max(inner[index], boxes[index].height)
            var top = bottom
            if let parent = rows[index].parent {
                top = next[parent]
                next[parent] += area + Self.gap
            } else {
                bottom += area + Self.gap
            }
            boxes[index].y = top + (area - boxes[index].height) / 2
            next[index] = top + (area - inner[index]) / 2
        }
        width = max(boxes.map { $0.x + $0.width }.max() ?? 0, (titles.map(columns).max() ?? 0) * 8) + Self.gap
        height = bottom
    }

    /// The elements of the drawing, without the image around them.
    var elements: String {
        var result = titles.enumerated().map { index, title in
            "<text\(index == 0 ? " class=\"name\"" : "") x=\"\(Self.gap)\" y=\"\(22 + Self.line * index)\">\(xml(title))</text>\n"
        }.joined()
        for (index, row) in rows.enumerated() {
            if let parent = row.parent { result += edge(from: boxes[parent], to: boxes[index], step: row.edge) }
        }
        for (row, box) in zip(rows, boxes) { result += element(box, body.nodes[row.node]) }
        return result
    }

    private func edge(from: Box, to: Box, step: String) -> String {
        let (x, y) = (from.x + from.width, from.y + from.height / 2)
        let (endX, endY) = (to.x, to.y + to.height / 2)
        let middle = (x + endX) / 2
        var result = "<path class=\"edge\" d=\"M\(x) \(y)C\(middle) \(y) \(middle) \(endY) \(endX) \(endY)\"/>\n"
        if !step.isEmpty {
            result +=
                "<text class=\"step\" x=\"\(endX - 6)\" y=\"\(endY - 4)\" text-anchor=\"end\">\(xml(oneLine(step, limit: boxWidth)))</text>\n"
        }
        return result
    }

    private func element(_ box: Box, _ node: RenderedNode) -> String {
        let shape =
            switch node.kind {
            case .branch: "branch"
            case .opaque: "opaque"
            default: "box"
            }
        let mark = marks[box.node]
        let state = mark.map { " \($0)" } ?? ""
        let word = mark.map { $0 == .absent ? "not shown: " : "\($0): " } ?? ""
        var result = "<g data-path=\"\(xml(node.identity))\"><title>\(xml(word + node.identity))</title>"
        result +=
            "<rect class=\"\(shape)\(state)\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\" rx=\"6\"/>"
        for (number, line) in box.lines.enumerated() {
            result += "<text x=\"\(box.x + Self.padding)\" y=\"\(box.y + Self.line * (number + 1))\">\(xml(line))</text>"
        }
        return result + "</g>\n"
    }
}
