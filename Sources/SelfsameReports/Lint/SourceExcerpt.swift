// The lines of a file that labels point at, with what each label says below its line, cut to the width of the terminal.

import SelfsameSyntax

/// Something that is said about a range of a file.
struct SourceLabel {
    var range: SourceRange
    var text: String
    /// Underlined with `^` in the colour of the diagnostic; others with `-`.
    var isPrimary: Bool
}

/// An excerpt of one file.
struct SourceExcerpt {
    var source: SourceFile
    var labels: [SourceLabel]
    var style: TextStyle
    var primaryColor: TextStyle.Color
    /// Columns of the widest line number of the whole diagnostic.
    var gutter: Int

    /// Of a label that spans more lines than this, only the first and the last are shown.
    private static let linesOfLabel = 3

    /// The lines, without the header.
    var lines: [String] {
        var result: [String] = []
        var previous: Int?
        for number in shownLines {
            if let previous, number > previous + 1 { result.append(paintGutter(String(repeating: " ", count: gutter)) + "…") }
            previous = number
            let line = SourceLine(number: number, source: source)
            let marks = labels.filter { marked(by: $0).contains(number) }.map { (label: $0, columns: line.columns(of: $0.range)) }
            let room = max(20, style.width - gutter - 3)
            let offset = line.offset(for: marks.map(\.columns), room: room)
            let number = String(number)
            let padded = String(repeating: " ", count: max(0, gutter - number.count)) + number
            let shown = line.window(offset: offset, room: room)
            result.append(paintGutter(padded + " |") + spaced(shown))
            let end = shown.hasSuffix("…") ? SelfsameReports.columns(shown) : room
            for mark in marks {
                let isLast = marked(by: mark.label).last == line.number
                result += underline(mark.label, mark.columns, offset: offset, room: room, end: end, withText: isLast)
            }
        }
        return result
    }

    /// Lines with a label, and single lines between two of them.
    private var shownLines: [Int] {
        let marked = Set(labels.flatMap { self.marked(by: $0) })
        let between = marked.filter { marked.contains($0 + 2) }.map { $0 + 1 }
        return marked.union(between).sorted()
    }

    private func marked(by label: SourceLabel) -> [Int] {
        let first = source.location(of: label.range.start).line
        let last = source.location(of: max(label.range.start, label.range.end == label.range.start ? label.range.end : label.range.end - 1))
            .line
        return last - first < Self.linesOfLabel ? Array(first...max(first, last)) : [first, last]
    }

    /// `end` is where the line is cut.
    private func underline(
        _ label: SourceLabel, _ columns: Range<Int>, offset: Int, room: Int, end: Int, withText: Bool
    ) -> [String] {
        let empty = paintGutter(String(repeating: " ", count: gutter) + " |")
        let start = max(0, columns.lowerBound - offset)
        let length = max(1, min(columns.upperBound - offset, end) - start)
        let color = label.isPrimary ? primaryColor : .blue
        let mark = style.paint(String(repeating: label.isPrimary ? "^" : "-", count: length), color)
        let indent = String(repeating: " ", count: start)
        guard withText, !label.text.isEmpty else { return ["\(empty) \(indent)\(mark)"] }
        if start + length + 1 + SelfsameReports.columns(label.text) <= room {
            return ["\(empty) \(indent)\(mark) \(style.paint(label.text, color))"]
        }
        // Below the mark, moved to the left as far as it needs to fit.
        let textStart = max(2, min(start, room - SelfsameReports.columns(label.text)))
        let text = wrapped(label.text, width: room - textStart).map { line in
            "\(empty) \(String(repeating: " ", count: textStart))\(style.paint(line, color))"
        }
        return ["\(empty) \(indent)\(mark)"] + text
    }

    private func paintGutter(_ text: String) -> String { style.paint(text, .blue) }

    private func spaced(_ text: String) -> String { text.isEmpty ? "" : " " + text }
}

/// One line of a file as it is shown.
private struct SourceLine {
    let number: Int
    let bytes: ArraySlice<UInt8>
    let start: Int

    init(number: Int, source: SourceFile) {
        self.number = number
        let starts = source.lineStarts
        let start = number <= starts.count ? Int(starts[number - 1]) : source.bytes.count
        var end = number < starts.count ? Int(starts[number]) : source.bytes.count
        while end > start, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
        self.start = start
        bytes = source.bytes[start..<end]
    }

    /// The line's columns that a byte range covers; what lies on other lines is cut off, and so is indentation.
    func columns(of range: SourceRange) -> Range<Int> {
        let indent = bytes.prefix { $0 == 0x20 || $0 == 0x09 }.endIndex
        let from = min(max(Int(range.start), indent), bytes.endIndex)
        let to = min(max(Int(range.end), from), bytes.endIndex)
        let left = SelfsameReports.columns(text(bytes[bytes.startIndex..<from]))
        return left..<left + SelfsameReports.columns(text(bytes[from..<to]))
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String { expanded(String(decoding: bytes, as: UTF8.self)) }

    /// How many columns are cut off at the left so that the labels can be seen.
    func offset(for labels: [Range<Int>], room: Int) -> Int {
        let width = SelfsameReports.columns(text(bytes))
        guard width > room, let first = labels.map(\.lowerBound).min(), let last = labels.map(\.upperBound).max() else { return 0 }
        if last <= room - 1 { return 0 }
        return min(max(0, first - 8), max(0, width - room + 1))
    }

    /// What of the line is shown; `…` stands for what is cut off.
    func window(offset: Int, room: Int) -> String {
        let text = text(bytes)
        if offset == 0, SelfsameReports.columns(text) <= room { return text.trailingSpacesRemoved }
        var result = ""
        var column = 0
        for character in text {
            let width = SelfsameReports.columns(character)
            defer { column += width }
            if column < offset { continue }
            if column + width > offset + room - 1 {
                return wholeWords(result[...]) + "…"
            }
            result.append(column == offset && offset > 0 ? "…" : character)
        }
        return result
    }
}
