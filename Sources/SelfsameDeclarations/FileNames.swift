// The names of one file: every token that can name something gets a number, equal for equal text (but for a keyword in backticks, which only
// linking unites with the keyword). Nothing is copied: a name is a range of the source. Linking maps these numbers to the program's `Name`s.

import SelfsameSyntax

/// Names of one file by token, in numbers of that file.
struct FileNames: Sendable {
    /// Number of the name by token: an index into `names`, a keyword's kind above `keywordBase`, or `UInt32.max` for a token that names nothing.
    let nameOfToken: NumberByToken
    /// The names that are no keywords, by number.
    let names: [FileName]

    /// Added to the raw value of a keyword's kind. Keywords are spelled in one way, so they need no look-up.
    static let keywordBase: UInt32 = 0xFFFF_FE00

    /// Interns every word and operator of the file.
    init(tree: SyntaxTree) {
        let tokens = tree.tokens
        let count = tokens.count
        var nameOfToken = [UInt32](repeating: .max, count: count)
        var table = FileNameTable(expecting: count / 8)
        let bytes = tree.source.bytes
        let source = bytes.span
        let kinds = tokens.kinds.span
        let flags = tokens.flags.span
        let tokenStarts = tokens.starts.span

        for token in 0..<count {
            let kind = kinds[token]
            guard kind.namesSomething else { continue }
            if kind.isKeyword {
                nameOfToken[token] = Self.keywordBase &+ UInt32(kind.rawValue)
                continue
            }
            var start = Int(tokenStarts[token])
            var end = Int(tokens.end(token))
            if flags[token].contains(.escaped) {
                start += 1
                end -= 1
            } else if kind == .greater {
                // `>` is never glued to its neighbour; as an operator `>>=` is named by its first token.
                var next = token + 1
                while next < count, Int(tokenStarts[next]) == end, kinds[next].isOperator || kinds[next] == .equal {
                    end = Int(tokens.end(next))
                    next += 1
                }
            }
            guard start < end, end <= source.count else { continue }
            nameOfToken[token] = table.intern(source, from: start, to: end)
        }
        self.nameOfToken = NumberByToken(nameOfToken, nameCount: table.names.count)
        names = table.names.withoutRoom()
    }

    /// What an attribute's name means to the index.
    func word(_ token: TokenID) -> Word {
        let name = number(token)
        if name == .max { return .other }
        return name >= Self.keywordBase ? .other : names[Int(name)].word
    }

    /// The number of the token's name, `UInt32.max` where it names nothing.
    @inline(__always)
    func number(_ token: TokenID) -> UInt32 { nameOfToken[token] }
}

/// The numbers of the names of all tokens, in two bytes for each; in four where a file has so many names that two are not enough.
struct NumberByToken: Sendable {
    private let short: [UInt16]
    private let long: [UInt32]

    /// Keeps the numbers of all tokens: keywords and nothing, which are the same in two bytes, and names below a count.
    init(_ numbers: [UInt32], nameCount: Int) {
        let isShort = nameCount <= Int(Self.shortKeywordBase)
        short = isShort ? numbers.map { UInt16(truncatingIfNeeded: $0) } : []
        long = isShort ? [] : numbers
    }

    /// The number of a token, `UInt32.max` where it has none and beyond the end.
    @inline(__always)
    subscript(token: TokenID) -> UInt32 {
        if token.rawValue < UInt32(short.count) {
            let number = UInt32(short[Int(token.rawValue)])
            return number < Self.shortKeywordBase ? number : number | 0xFFFF_0000
        }
        return token.rawValue < UInt32(long.count) ? long[Int(token.rawValue)] : .max
    }

    /// No numbers.
    static let none = NumberByToken([], nameCount: 0)

    @inline(__always) private static var shortKeywordBase: UInt32 { FileNames.keywordBase & 0xFFFF }
}

/// One name of a file: where it first stands, without backticks.
struct FileName: Sendable {
    var start: UInt32
    var end: UInt32
    /// What it means to the index.
    var word: Word

    /// The hash of the name in the bytes of its file.
    @inline(__always)
    func hash(in source: Span<UInt8>) -> UInt64 { nameHash(source, from: Int(start), to: Int(end)) }
}

/// The names of a file while it is read.
private struct FileNameTable {
    private(set) var names: [FileName] = []
    /// Their hashes.
    private var hashes: [UInt64] = []
    /// Number + 1 of the name in a slot, 0 for a free slot. The count is a power of two and at most half full.
    private var slots: [UInt32]

    init(expecting count: Int) {
        var size = 64
        while size < count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        names.reserveCapacity(count)
        hashes.reserveCapacity(count)
    }

    @inline(__always)
    mutating func intern(_ source: Span<UInt8>, from start: Int, to end: Int) -> UInt32 {
        let hash = nameHash(source, from: start, to: end)
        let mask = slots.count &- 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let number = slots[slot] &- 1
            if hashes[Int(number)] == hash, case let name = names[Int(number)],
                isSameName(source, Int(name.start), Int(name.end), source, start, end)
            {
                return number
            }
            slot = (slot &+ 1) & mask
        }
        return add(source, from: start, to: end, hash: hash)
    }

    @inline(never)
    private mutating func add(_ source: Span<UInt8>, from start: Int, to end: Int, hash: UInt64) -> UInt32 {
        let number = UInt32(truncatingIfNeeded: names.count)
        names.append(
            FileName(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                word: Word.named(source, from: start, to: end, hash: hash)))
        hashes.append(hash)
        if names.count * 2 > slots.count {
            slots = Array(repeating: 0, count: slots.count * 2)
            for index in names.indices { place(UInt32(truncatingIfNeeded: index)) }
        } else {
            place(number)
        }
        return number
    }

    private mutating func place(_ number: UInt32) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hashes[Int(number)]) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = number + 1
    }
}

extension TokenKind {
    /// Whether tokens of this kind are interned: words (keywords are labels, too), operators and `$0`.
    @inline(__always)
    fileprivate var namesSomething: Bool { rawValue >= TokenKind.dollarIdentifier.rawValue || isOperator }

    @inline(__always)
    var isKeyword: Bool { rawValue > TokenKind.identifier.rawValue }
}

/// An attribute that the index itself looks for; `@available` is a keyword.
enum Word: String, Sendable, CaseIterable {
    case other
    case _disfavoredOverload, resultBuilder, _functionBuilder, propertyWrapper, globalActor, dynamicMemberLookup, main, testable

    /// The word with these bytes.
    static func named(_ source: Span<UInt8>, from start: Int, to end: Int, hash: UInt64) -> Word {
        wordTable.find(source, from: start, to: end, hash: hash)
    }
}

/// The words of `Word` with their numbers.
private let wordTable = WordTable()

private struct WordTable: Sendable {
    private var entries = NameEntries(capacity: Word.allCases.count)

    init() {
        for word in Word.allCases {
            let bytes = Array(word.rawValue.utf8)
            _ = entries.insert(bytes.span, from: 0, to: bytes.count, hash: nameHash(bytes.span, from: 0, to: bytes.count))
        }
    }

    func find(_ source: Span<UInt8>, from start: Int, to end: Int, hash: UInt64) -> Word {
        guard end - start <= 20, let index = entries.find(source, from: start, to: end, hash: hash) else { return .other }
        return Word.allCases[Int(index)]
    }
}

extension Array {
    /// The same elements without unused capacity, which is up to half of an array that has grown. For what is kept for each file.
    func withoutRoom() -> [Element] {
        var result: [Element] = []
        result.reserveCapacity(count)
        result += self
        return result
    }
}
