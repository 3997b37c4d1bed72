// A unified diff as `patch` and `git apply` read it. Lines are bytes: line ends, tabs and whatever else stands in the file are kept.

import SelfsameSyntax

/// The difference of two versions of a file; empty where there is none. A relative path gets the prefixes `a/` and `b/`.
public func unifiedDiff(path: String, from old: [UInt8], to new: [UInt8], context: Int = 3) -> String {
    let (before, after) = (lines(old), lines(new))
    var script = changes(before, after)[...]
    if script.isEmpty { return "" }
    let isAbsolute = path.hasPrefix("/")
    // `git apply` takes no `./`.
    var plain = path[...]
    while plain.hasPrefix("./") { plain = plain.dropFirst(2).drop { $0 == "/" } }
    var result = "--- \(isAbsolute ? path : "a/" + plain)\n+++ \(isAbsolute ? path : "b/" + plain)\n"
    while let first = script.popFirst() {
        var hunk = [first]
        // Changes whose context would touch are one hunk.
        while let next = script.first, next.old.lowerBound - (hunk.last?.old.upperBound ?? 0) <= 2 * context {
            hunk.append(next)
            script.removeFirst()
        }
        result += text(of: hunk, before, after, context)
    }
    return result
}

/// Lines that are replaced by others.
private struct Change {
    var old: Range<Int>
    var new: Range<Int>
}

/// Lines with their line breaks.
private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
        result.append(bytes[start...index])
        start = index + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
}

private func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var result: [Change] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
        let (startOld, startNew) = (i, j)
        while removed.contains(i) { i += 1 }
        while inserted.contains(j) { j += 1 }
        if i > startOld || j > startNew {
            result.append(Change(old: startOld..<i, new: startNew..<j))
        } else {
            i += 1
            j += 1
        }
    }
    return result
}

private func text(of hunk: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ context: Int) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let leading = min(context, first.old.lowerBound)
    let trailing = min(context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - leading..<last.old.upperBound + trailing
    let newLines = first.new.lowerBound - leading..<last.new.upperBound + trailing
    var result = "@@ -\(place(oldLines)) +\(place(newLines)) @@\n"
    var position = oldLines.lowerBound
    for change in hunk {
        for line in old[position..<change.old.lowerBound] { result += marked(" ", line) }
        for line in old[change.old] { result += marked("-", line) }
        for line in new[change.new] { result += marked("+", line) }
        position = change.old.upperBound
    }
    for line in old[position..<oldLines.upperBound] { result += marked(" ", line) }
    return result
}

/// `first,count`; the number alone for one line, and the line before for none.
private func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 1: "\(lines.lowerBound + 1)"
    case 0: "\(lines.lowerBound),0"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
}

private func marked(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
}
