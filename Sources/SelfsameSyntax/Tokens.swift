// Tokens as parallel arrays. Trivia is the gap between the end of one token and the start of the next, so nothing is lost or copied: a
// gap holds spaces, line breaks and comments, and whatever the lexer has reported (a conflict marker, a byte that is no UTF-8).
// Invariant: ranges are ordered and do not overlap; the last token is `endOfFile` and empty. `stringEnd` and `interpolationEnd` are
// empty where the source breaks off, so every `stringStart` and `interpolationStart` has its partner.

/// What stands around a token.
public struct TokenFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Wraps bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line break stands in the gap before the token, or it is the file's first.
    @inlinable public static var newlineBefore: TokenFlags { TokenFlags(rawValue: 1) }
    /// The gap before the token is not empty (space or comment), or it is the file's first.
    @inlinable public static var spaceBefore: TokenFlags { TokenFlags(rawValue: 2) }
    /// The gap after the token is not empty.
    @inlinable public static var spaceAfter: TokenFlags { TokenFlags(rawValue: 4) }
    /// The token is a name in backticks that are not a part of it, as those of `first row` are (SE-0451): the compiler prints that with them.
    @inlinable public static var escaped: TokenFlags { TokenFlags(rawValue: 8) }

    // What every token is asked, in place of the generic forms of `SetAlgebra`: a debug build calls those through witness tables, a third of
    // what the lexer takes there.

    /// Whether all of the flags are set.
    @inlinable public func contains(_ member: TokenFlags) -> Bool { rawValue & member.rawValue == member.rawValue }
    /// These flags and others.
    @inlinable public func union(_ other: TokenFlags) -> TokenFlags { TokenFlags(rawValue: rawValue | other.rawValue) }
    /// Sets flags.
    @inlinable public mutating func formUnion(_ other: TokenFlags) { self = union(other) }
}

/// The tokens of one file, in seven bytes each.
public struct TokenBuffer: Sendable {
    /// Kinds by token index.
    public internal(set) var kinds: [TokenKind]
    /// Start offsets by token index.
    public let starts: [UInt32]
    /// Numbers of bytes by token index, 255 for a token of as many or more, as some strings are.
    @usableFromInline let lengths: [UInt8]
    /// The end offsets of those tokens, with their indices, which ascend.
    private let longEnds: [(token: UInt32, end: UInt32)]
    /// Flags by token index.
    public let flags: [TokenFlags]

    /// Keeps the tokens in the slots below a count.
    init(kinds: [TokenKind], starts: [UInt32], ends: [UInt32], flags: [TokenFlags], count: Int) {
        // Copies without free slots, which would be a fifth of what is kept for each file.
        self.kinds = Array(kinds[..<count])
        self.starts = Array(starts[..<count])
        self.flags = Array(flags[..<count])
        var lengths = [UInt8](repeating: 0, count: count)
        var longest: UInt32 = 0
        do {
            let (starts, ends) = (starts.span, ends.span)
            var places = lengths.mutableSpan
            for token in 0..<count {
                let length = ends[token] &- starts[token]
                places[token] = UInt8(truncatingIfNeeded: min(length, 255))
                longest = max(longest, length)
            }
        }
        let long = longest < 255 ? [] : lengths.indices.filter { lengths[$0] == 255 }
        self.lengths = lengths
        longEnds = long.map { (UInt32(truncatingIfNeeded: $0), ends[$0]) }
    }

    /// The tokens of a file, without what is wrong with them; a `SyntaxTree` holds both.
    public init(lexing source: SourceFile) { self = Lexer.tokenize(source).tokens }

    /// The number of tokens, the end of the file included.
    @inlinable public var count: Int { kinds.count }

    /// The kind of a token; beyond the end, `endOfFile`.
    @inlinable
    public func kind(_ id: TokenID) -> TokenKind { id.rawValue < UInt32(kinds.count) ? kinds[Int(id.rawValue)] : .endOfFile }

    /// The end offset of the token at an index.
    @inlinable
    public func end(_ index: Int) -> UInt32 {
        let length = lengths[index]
        return length < 255 ? starts[index] &+ UInt32(length) : longEnd(index)
    }

    @usableFromInline
    func longEnd(_ index: Int) -> UInt32 { longEnds[longEnds.indices.partitioningIndex { Int(longEnds[$0].token) >= index }].end }

    /// The bytes of a token; beyond the end, the empty range at the end of the file.
    @inlinable
    public func range(_ id: TokenID) -> SourceRange {
        let index = Int(min(id.rawValue, UInt32(kinds.count - 1)))
        return SourceRange(start: starts[index], end: end(index))
    }

    /// The flags of a token; none beyond the end.
    @inlinable
    public func flags(_ id: TokenID) -> TokenFlags { id.rawValue < UInt32(flags.count) ? flags[Int(id.rawValue)] : [] }

    /// The bytes of a name without backticks that are not a part of it; for any other token the same as `range`.
    public func nameRange(_ id: TokenID) -> SourceRange {
        let range = range(id)
        guard flags(id).contains(.escaped) else { return range }
        return SourceRange(start: range.start + 1, end: range.end - 1)
    }

    /// The bytes between the token before and this one; for the first token, from the start of the file.
    @inlinable
    public func gap(before id: TokenID) -> SourceRange {
        let index = Int(min(id.rawValue, UInt32(kinds.count - 1)))
        return SourceRange(start: index > 0 ? end(index - 1) : 0, end: starts[index])
    }
}
