// A suggestion as a small diff: the lines that change, moved to the left margin.

import SelfsameSyntax

/// One line of a diff.
struct DiffLine: Equatable {
    enum Kind: Equatable { case kept, removed, added, gap }

    var kind: Kind
    var text: String
}

/// The lines that `edits` change in a file. Edits on lines near each other are shown together.
func diffLines(of edits: [Edit], in source: SourceFile) -> [DiffLine] {
    var result: [DiffLine] = []
    for hunk in hunks(edits, in: source) {
        if !result.isEmpty { result.append(DiffLine(kind: .gap, text: "…")) }
        let first = source.lineStarts[hunk.lines.lowerBound - 1]
        let end =
            hunk.lines.upperBound < source.lineStarts.count
            ? source.lineStarts[hunk.lines.upperBound] : UInt32(clamping: source.bytes.count)
        let local = hunk.edits.map { edit in
            Edit(range: SourceRange(start: edit.range.start - first, end: edit.range.end - first), replacement: edit.replacement)
        }
        let old = Array(source.bytes[Int(first)..<Int(end)])
        result += dedented(diff(lines(old), lines(local.applied(to: old))))
    }
    return result
}

/// Edits and the 1-based lines that they touch.
private struct Hunk {
    var lines: ClosedRange<Int>
    var edits: [Edit]
}

private func hunks(_ edits: [Edit], in source: SourceFile) -> [Hunk] {
    var result: [Hunk] = []
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) where Int(edit.range.end) <= source.bytes.count {
        let first = source.location(of: edit.range.start).line
        // An edit that ends right after a line break does not touch the line that follows.
        let last = max(first, source.location(of: edit.range.end > edit.range.start ? edit.range.end - 1 : edit.range.end).line)
        if let previous = result.last, first <= previous.lines.upperBound + 2 {
            result[result.count - 1].lines = previous.lines.lowerBound...max(last, previous.lines.upperBound)
            result[result.count - 1].edits.append(edit)
        } else {
            result.append(Hunk(lines: first...last, edits: [edit]))
        }
    }
    return result
}

private func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        expanded(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)).trailingSpacesRemoved
    }
    if lines.last == "" { lines.removeLast() }
    return lines
}

/// What both have at the beginning and at the end stays, the rest goes and comes.
private func diff(_ old: [String], _ new: [String]) -> [DiffLine] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return old[..<start].map { DiffLine(kind: .kept, text: $0) }
        + old[start..<(old.count - end)].map { DiffLine(kind: .removed, text: $0) }
        + new[start..<(new.count - end)].map { DiffLine(kind: .added, text: $0) }
        + old[(old.count - end)...].map { DiffLine(kind: .kept, text: $0) }
}

private func dedented(_ lines: [DiffLine]) -> [DiffLine] {
    let indent = lines.filter { !$0.text.isEmpty }.map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { DiffLine(kind: $0.kind, text: String($0.text.dropFirst(min(indent, $0.text.count)))) }
}
