// What the language's strings and sequences lack and several modules need, without Foundation.

extension StringProtocol {
    /// Without white space at both ends.
    public var trimmed: String {
        // Nearly always visible ASCII stands at both ends, or spaces before and after that.
        func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
        let text = String(self)
        let bytes = text.utf8
        if let start = bytes.firstIndex(where: { $0 != 0x20 }), let last = bytes.lastIndex(where: { $0 != 0x20 }),
            isVisible(bytes[start]), isVisible(bytes[last])
        {
            return String(text[start...last])
        }
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    /// What follows a prefix; nil where the text starts otherwise.
    public func dropping(prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in the order of its first place.
    package var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// Insertions, deletions, substitutions and swaps of neighbours that make `b` of `a`, in bytes.
public func editDistance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
        var current = [i + 1]
        for j in b.indices {
            var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforePrevious[j - 1] + 1) }
            current.append(best)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[b.count]
}

/// Calls `body` with the bytes of a text where they stand; a system whose library cannot copies them.
package func withUTF8<Result>(of text: String, _ body: (Span<UInt8>) -> Result) -> Result {
    if #available(macOS 26, *) { return body(text.utf8.span) }
    return body(Array(text.utf8).span)
}
