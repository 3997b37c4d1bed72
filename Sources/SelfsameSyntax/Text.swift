// What the language's strings and sequences lack and several modules need, without Foundation.

extension StringProtocol {
    /// Without white space at both ends.
    public var trimmed: String {
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
