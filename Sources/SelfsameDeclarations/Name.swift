// Interned names. Each file interns its own tokens while it is indexed; linking merges those tables into one `NameTable`.
// Invariant: two names of a program are equal exactly when their bytes are equal.

/// An interned name (identifier without backticks, operator, `init`, `subscript`, …), one for the whole program.
public struct Name: Hashable, Comparable, Sendable {
    /// Index in the program's `NameTable`, `UInt32.max` for none.
    public var rawValue: UInt32

    /// Wraps an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// No name.
    @inlinable public static var none: Name { Name(.max) }

    /// The order in which linking met the names; stable for equal input.
    @inlinable
    public static func < (a: Name, b: Name) -> Bool { a.rawValue < b.rawValue }
}

/// The names of a program; immutable after linking.
public struct NameTable: Sendable {
    let entries: NameEntries

    /// The text of a name, empty for `Name.none`.
    public subscript(name: Name) -> String {
        guard name.rawValue < UInt32(entries.count) else { return "" }
        let range = entries.range(name.rawValue)
        return String(decoding: entries.bytes[range], as: UTF8.self)
    }

    /// The first byte of a name, nil for `Name.none`.
    package func firstByte(of name: Name) -> UInt8? {
        name.rawValue < UInt32(entries.count) ? entries.bytes[entries.range(name.rawValue).lowerBound] : nil
    }

    /// The name with this text, nil when the text occurs nowhere in the program.
    public func find(_ text: String) -> Name? {
        let bytes = Array(text.utf8)
        let hash = nameHash(bytes.span, from: 0, to: bytes.count)
        return entries.find(bytes.span, from: 0, to: bytes.count, hash: hash).map(Name.init)
    }

    /// The number of names.
    public var count: Int { entries.count }
}

/// A set of byte strings, numbered in the order of insertion: bytes end to end and an open-addressing table of indices.
struct NameEntries: Sendable {
    private(set) var bytes: [UInt8] = []
    private var entries: [Entry] = []
    /// Index + 1 of the entry in a slot, 0 for a free slot. The count is a power of two and at most half full.
    private var slots: [UInt32]

    private struct Entry: Sendable {
        var hash: UInt64
        var start: UInt32
        var end: UInt32
    }

    /// An empty set with room for about `capacity` strings.
    init(capacity: Int) {
        var size = 64
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        entries.reserveCapacity(capacity)
        bytes.reserveCapacity(capacity * 12)
    }

    var count: Int { entries.count }

    /// The bytes of an entry.
    func range(_ index: UInt32) -> Range<Int> {
        let entry = entries[Int(index)]
        return Int(entry.start)..<Int(entry.end)
    }

    /// The entry equal to `text[start..<end]`.
    func find(_ text: Span<UInt8>, from start: Int, to end: Int, hash: UInt64) -> UInt32? {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let index = slots[slot] - 1
            let entry = entries[Int(index)]
            if entry.hash == hash, isSameName(bytes.span, Int(entry.start), Int(entry.end), text, start, end) { return index }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// The entry equal to `text[start..<end]`, added if there is none.
    mutating func insert(_ text: Span<UInt8>, from start: Int, to end: Int, hash: UInt64) -> UInt32 {
        if let known = find(text, from: start, to: end, hash: hash) { return known }
        let index = UInt32(truncatingIfNeeded: entries.count)
        let first = UInt32(truncatingIfNeeded: bytes.count)
        for position in start..<end { bytes.append(text[position]) }
        entries.append(Entry(hash: hash, start: first, end: UInt32(truncatingIfNeeded: bytes.count)))
        if entries.count * 2 > slots.count {
            grow()
        } else {
            place(index)
        }
        return index
    }

    private mutating func place(_ index: UInt32) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: entries[Int(index)].hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = index + 1
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for index in entries.indices { place(UInt32(truncatingIfNeeded: index)) }
    }
}

/// A hash of `text[start..<end]`, well mixed in its low bits. Strings shorter than eight bytes that differ have different hashes.
@inline(__always)
func nameHash(_ text: Span<UInt8>, from start: Int, to end: Int) -> UInt64 {
    let length = end &- start
    guard length >= 8 else {
        var word: UInt64 = 0
        if start &+ 8 <= text.count {
            // One load, and what stands behind the name is masked out; the mask of an empty name is zero.
            word = eightBytes(text, at: start) & (1 << UInt64(truncatingIfNeeded: length &* 8) &- 1)
        } else {
            var position = end
            while position > start {
                position &-= 1
                word = word << 8 | UInt64(text[position])
            }
        }
        return mixed(word | UInt64(truncatingIfNeeded: length) << 56)
    }
    var hash = UInt64(truncatingIfNeeded: length)
    var position = start
    while position &+ 8 < end {
        hash = mixed(hash ^ eightBytes(text, at: position))
        position &+= 8
    }
    return mixed(hash ^ eightBytes(text, at: end &- 8))
}

/// Whether two ranges of texts, for which `nameHash` is the same, are the same bytes.
@inline(__always)
func isSameName(_ a: Span<UInt8>, _ start: Int, _ end: Int, _ b: Span<UInt8>, _ otherStart: Int, _ otherEnd: Int) -> Bool {
    let length = end &- start
    guard length == otherEnd &- otherStart else { return false }
    // Up to seven bytes the hash decides.
    guard length >= 8 else { return true }
    var offset = 0
    while offset &+ 8 < length {
        if eightBytes(a, at: start &+ offset) != eightBytes(b, at: otherStart &+ offset) { return false }
        offset &+= 8
    }
    return eightBytes(a, at: end &- 8) == eightBytes(b, at: otherEnd &- 8)
}

/// Eight bytes as one number, which the compiler makes one load of.
@inline(__always)
private func eightBytes(_ text: Span<UInt8>, at start: Int) -> UInt64 {
    let bytes = text.extracting(start..<(start &+ 8))
    let low = UInt64(bytes[0]) | UInt64(bytes[1]) << 8 | UInt64(bytes[2]) << 16 | UInt64(bytes[3]) << 24
    let high = UInt64(bytes[4]) | UInt64(bytes[5]) << 8 | UInt64(bytes[6]) << 16 | UInt64(bytes[7]) << 24
    return low | high << 32
}

/// A bijection that spreads every bit to the low ones, so that different words stay different.
@inline(__always)
private func mixed(_ word: UInt64) -> UInt64 {
    var word = word &* 0x9E37_79B9_7F4A_7C15
    word ^= word >> 32
    return word
}
