// Tokens as parallel arrays. Trivia is the gap between the end of one token and the start of the next, so nothing is lost or copied.
// Invariant: ranges are ordered and do not overlap; the last token is `endOfFile` and empty.

/// What a token is.
public enum TokenKind: UInt8, Sendable, CaseIterable {
    case endOfFile
    case identifier
    case unknown
}

/// What stands around a token.
public struct TokenFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Wraps bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line break stands in the gap before the token, or it is the file's first.
    public static let newlineBefore = TokenFlags(rawValue: 1)
    /// The gap before the token is not empty (space or comment), or it is the file's first.
    public static let spaceBefore = TokenFlags(rawValue: 2)
    /// The gap after the token is not empty.
    public static let spaceAfter = TokenFlags(rawValue: 4)
}

/// The tokens of one file.
public struct TokenBuffer: Sendable {
    /// Kinds by token index.
    public private(set) var kinds: [TokenKind] = [.endOfFile]
    /// Start offsets by token index.
    public private(set) var starts: [UInt32] = [0]
    /// End offsets by token index.
    public private(set) var ends: [UInt32] = [0]
    /// Flags by token index.
    public private(set) var flags: [TokenFlags] = [[]]

    /// The number of tokens, the end of the file included.
    @inlinable public var count: Int { kinds.count }

    /// The kind of a token; beyond the end, `endOfFile`.
    @inlinable
    public func kind(_ id: TokenID) -> TokenKind { id.rawValue < UInt32(kinds.count) ? kinds[Int(id.rawValue)] : .endOfFile }

    /// The bytes of a token; beyond the end, the empty range at the end of the file.
    @inlinable
    public func range(_ id: TokenID) -> SourceRange {
        let index = Int(min(id.rawValue, UInt32(kinds.count - 1)))
        return SourceRange(start: starts[index], end: ends[index])
    }
}
