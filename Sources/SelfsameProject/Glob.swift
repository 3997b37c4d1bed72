// Patterns over paths, as `included`, `excluded` and `paths` have them: `*` and `?` stay within a folder, `**` crosses folders, `[a-z]` and
// `{a,b}` choose. A pattern that matches a folder means everything in it. Matching takes time in proportion to pattern times path.

/// A pattern over absolute paths, made of a folder and what is written relative to it.
public struct Glob: Sendable, Hashable {
    /// As written.
    public let pattern: String
    /// The alternatives without braces, each as parts between slashes.
    private let alternatives: [[[Character]]]

    /// Alternatives that braces may make; more than that are cut off.
    private static let alternativeLimit = 256

    /// Reads a pattern that is relative to a folder; one that begins with `/` stands for itself.
    public init(_ pattern: String, in folder: String) {
        self.pattern = pattern
        alternatives = Self.expanded(pattern).map { text in
            let isAbsolute = text.hasPrefix("/")
            var parts: [[Character]] = isAbsolute ? [] : folder.split(separator: "/").map { $0.flatMap { Self.literal($0) } }
            for part in text.split(separator: "/") where part != "." {
                if part == ".." { _ = parts.popLast() } else { parts.append(Array(part)) }
            }
            return parts
        }
    }

    /// Whether the path itself is matched.
    public func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(Array.init)
        return alternatives.contains { Self.match($0[...], parts[...]) == .whole }
    }

    /// Whether the path or a folder above it is matched.
    public func covers(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(Array.init)
        return alternatives.contains { alternative in
            (1...max(1, parts.count)).contains { Self.match(alternative[...], parts.prefix($0)) == .whole }
        }
    }

    /// Whether something below the folder may be matched, so that a walk has to go on.
    public func mayMatch(below folder: String) -> Bool {
        let parts = folder.split(separator: "/").map(Array.init)
        return alternatives.contains { Self.match($0[...], parts[...]) != .none } || covers(folder)
    }

    // MARK: Matching

    private enum Outcome { case none, beginning, whole }

    /// How the parts of a path meet those of a pattern; `beginning` where the pattern goes on below the path.
    private static func match(_ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>) -> Outcome {
        // Which parts of the path each part of the pattern can begin at.
        var reachable: Set<Int> = [path.startIndex]
        var outcome = Outcome.none
        for part in pattern {
            if reachable.contains(path.endIndex) { outcome = .beginning }
            if part == ["*", "*"] {
                guard let first = reachable.min() else { break }
                // Two stars match no folder as well.
                reachable = Set(first...path.endIndex)
            } else {
                reachable = Set(reachable.filter { $0 < path.endIndex && matches(part[...], path[$0][...]) }.map { $0 + 1 })
            }
            if reachable.isEmpty { return outcome }
        }
        if reachable.contains(path.endIndex) { return .whole }
        return outcome
    }

    /// `*`, `?` and `[…]` within one part.
    private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
        var pattern = pattern
        var text = text
        var retry: (pattern: ArraySlice<Character>, text: ArraySlice<Character>)?
        while true {
            if pattern.first == "*" {
                pattern = pattern.dropFirst()
                retry = (pattern, text)
                continue
            }
            if text.isEmpty, pattern.isEmpty { return true }
            if let character = text.first, let rest = single(pattern, character) {
                pattern = rest
                text = text.dropFirst()
                continue
            }
            // The last star takes one character more.
            guard let last = retry, !last.text.isEmpty else { return false }
            retry = (last.pattern, last.text.dropFirst())
            pattern = last.pattern
            text = last.text.dropFirst()
        }
    }

    /// The rest of the pattern after it has taken one character; nil where it does not take it.
    private static func single(_ pattern: ArraySlice<Character>, _ character: Character) -> ArraySlice<Character>? {
        switch pattern.first {
        case nil: return nil
        case "?": return pattern.dropFirst()
        case "\\": return pattern.dropFirst().first == character ? pattern.dropFirst(2) : nil
        case "[":
            guard let end = pattern.dropFirst(2).firstIndex(of: "]") else { return character == "[" ? pattern.dropFirst() : nil }
            var set = pattern[pattern.index(after: pattern.startIndex)..<end]
            let isNegated = set.first == "!" || set.first == "^"
            if isNegated { set = set.dropFirst() }
            var isFound = false
            while let first = set.popFirst() {
                if set.first == "-", let last = set.dropFirst().first {
                    if first <= last, (first...last).contains(character) { isFound = true }
                    set = set.dropFirst(2)
                } else if first == character {
                    isFound = true
                }
            }
            return isFound != isNegated ? pattern[pattern.index(after: end)...] : nil
        case let first?: return first == character ? pattern.dropFirst() : nil
        }
    }

    // MARK: Reading

    private static func literal(_ character: Character) -> [Character] {
        "*?[\\".contains(character) ? ["\\", character] : [character]
    }

    /// The pattern with each choice of its braces.
    private static func expanded(_ pattern: String) -> [String] {
        var done: [String] = []
        var pending = [pattern]
        while let text = pending.popLast() {
            guard done.count + pending.count < alternativeLimit, let open = text.firstIndex(of: "{"),
                let choices = choices(in: text, from: open)
            else {
                done.append(text)
                continue
            }
            pending += choices.parts.map { String(text[..<open] + $0 + text[choices.end...]) }
        }
        return done
    }

    private static func choices(in text: String, from open: String.Index) -> (parts: [Substring], end: String.Index)? {
        var depth = 0
        var parts: [Substring] = []
        var start = text.index(after: open)
        var index = open
        while index < text.endIndex {
            switch text[index] {
            case "{": depth += 1
            case "," where depth == 1:
                parts.append(text[start..<index])
                start = text.index(after: index)
            case "}":
                depth -= 1
                if depth == 0 { return (parts + [text[start..<index]], text.index(after: index)) }
            default: break
            }
            index = text.index(after: index)
        }
        return nil
    }
}
