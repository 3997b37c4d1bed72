// The names of one file: every token that can name something gets a number, equal for equal text. Nothing is copied: a name is a range of
// the source. Linking maps these numbers to the program's `Name`s.

import SelfsameSyntax

/// Names of one file by token, in numbers of that file.
struct FileNames: Sendable {
    /// Number of the name by token index, `UInt32.max` for a token that names nothing.
    private(set) var nameOfToken: [UInt32]
    /// Where each name first stands, without backticks.
    private(set) var starts: [UInt32] = []
    private(set) var ends: [UInt32] = []
    private(set) var hashes: [UInt64] = []
    /// What each name means to the index.
    private(set) var words: [Word] = []

    /// Interns every word and operator of the file.
    init(tree: SyntaxTree) {
        let tokens = tree.tokens
        let count = tokens.count
        nameOfToken = Array(repeating: .max, count: count)
        var slotCount = 64
        while slotCount < count / 4 { slotCount *= 2 }
        var slots = [UInt32](repeating: 0, count: slotCount)
        let source = tree.source.bytes.span
        let kinds = tokens.kinds.span
        let tokenStarts = tokens.starts.span
        let tokenEnds = tokens.ends.span

        for token in 0..<count {
            guard namesSomething(kinds[token]) else { continue }
            var start = Int(tokenStarts[token])
            var end = Int(tokenEnds[token])
            guard start < end, end <= source.count else { continue }
            if source[start] == UInt8(ascii: "`") {
                start += 1
                if end - 1 > start, source[end - 1] == UInt8(ascii: "`") { end -= 1 }
            }
            let hash = nameHash(source, from: start, to: end)
            let mask = slots.count - 1
            var slot = Int(truncatingIfNeeded: hash) & mask
            var found: UInt32 = .max
            while slots[slot] != 0 {
                let index = slots[slot] - 1
                if hashes[Int(index)] == hash, equal(source, Int(starts[Int(index)]), Int(ends[Int(index)]), start, end) {
                    found = index
                    break
                }
                slot = (slot + 1) & mask
            }
            if found == .max {
                found = UInt32(truncatingIfNeeded: starts.count)
                starts.append(UInt32(truncatingIfNeeded: start))
                ends.append(UInt32(truncatingIfNeeded: end))
                hashes.append(hash)
                words.append(Word.named(source, from: start, to: end, hash: hash))
                slots[slot] = found + 1
                if starts.count * 2 > slots.count { slots = regrown(slots.count * 2) }
            }
            nameOfToken[token] = found
        }
    }

    var count: Int { starts.count }

    /// What the token means to the index.
    func word(_ token: TokenID) -> Word {
        guard token.rawValue < UInt32(nameOfToken.count) else { return .other }
        let name = nameOfToken[Int(token.rawValue)]
        return name == .max ? .other : words[Int(name)]
    }

    private func regrown(_ size: Int) -> [UInt32] {
        var slots = [UInt32](repeating: 0, count: size)
        for index in 0..<hashes.count {
            var slot = Int(truncatingIfNeeded: hashes[index]) & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt32(truncatingIfNeeded: index) + 1
        }
        return slots
    }
}

@inline(__always)
private func equal(_ source: Span<UInt8>, _ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int) -> Bool {
    guard end - start == otherEnd - otherStart else { return false }
    if end - start < 8 { return true }
    for offset in 0..<(end - start) where source[start + offset] != source[otherStart + offset] { return false }
    return true
}

/// Whether tokens of this kind are interned: words (keywords are labels, too), operators and `$0`.
@inline(__always)
private func namesSomething(_ kind: TokenKind) -> Bool {
    kind == .identifier
}

/// A word that the index itself looks for, in modifiers, attributes and accessors.
enum Word: UInt8, Sendable, CaseIterable {
    case other
    case `static`, `class`, `private`, `fileprivate`, `internal`, package, `public`, open
    case mutating, override, indirect, lazy, `let`
    case available, _disfavoredOverload, resultBuilder, _functionBuilder, propertyWrapper, globalActor, dynamicMemberLookup, main, testable
    case get, _read, read, unsafeAddress, unsafeMutableAddress, _modify, borrow

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
            let bytes = Array(String(describing: word).utf8)
            _ = entries.insert(bytes.span, from: 0, to: bytes.count, hash: nameHash(bytes.span, from: 0, to: bytes.count))
        }
    }

    func find(_ source: Span<UInt8>, from start: Int, to end: Int, hash: UInt64) -> Word {
        guard end - start <= 20, let index = entries.find(source.extracting(start..<end), hash: hash) else { return .other }
        return Word(rawValue: UInt8(truncatingIfNeeded: index)) ?? .other
    }
}
