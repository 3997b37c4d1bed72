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

    /// The name with this text, nil when the text occurs nowhere in the program.
    public func find(_ text: String) -> Name? {
        let bytes = Array(text.utf8)
        return entries.find(bytes.span, hash: nameHash(bytes.span, from: 0, to: bytes.count)).map(Name.init)
    }

    /// The number of names.
    public var count: Int { entries.count }
}

/// A set of byte strings, numbered in the order of insertion: bytes end to end and an open-addressing table of indices.
struct NameEntries: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var ends: [UInt32] = []
    private var hashes: [UInt64] = []
    /// Index + 1 of the entry in a slot, 0 for a free slot. The count is a power of two and at most half full.
    private var slots: [UInt32]

    /// An empty set with room for about `capacity` strings.
    init(capacity: Int) {
        var size = 64
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        ends.reserveCapacity(capacity)
        hashes.reserveCapacity(capacity)
        bytes.reserveCapacity(capacity * 12)
    }

    var count: Int { ends.count }

    /// The bytes of an entry.
    func range(_ index: UInt32) -> Range<Int> {
        let end = Int(ends[Int(index)])
        return (index == 0 ? 0 : Int(ends[Int(index) - 1]))..<end
    }

    /// The entry equal to `text`.
    func find(_ text: Span<UInt8>, hash: UInt64) -> UInt32? {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let index = slots[slot] - 1
            if hashes[Int(index)] == hash, matches(index, text, from: 0, to: text.count) { return index }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// The entry equal to `text[start..<end]`, added if there is none.
    mutating func insert(_ text: Span<UInt8>, from start: Int, to end: Int, hash: UInt64) -> UInt32 {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let index = slots[slot] - 1
            if hashes[Int(index)] == hash, matches(index, text, from: start, to: end) { return index }
            slot = (slot + 1) & mask
        }
        let index = UInt32(truncatingIfNeeded: ends.count)
        for position in start..<end { bytes.append(text[position]) }
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        hashes.append(hash)
        slots[slot] = index + 1
        if ends.count * 2 > slots.count { grow() }
        return index
    }

    private func matches(_ index: UInt32, _ text: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        let range = range(index)
        guard range.count == end - start else { return false }
        // Up to seven bytes are the hash itself.
        if end - start < 8 { return true }
        for offset in 0..<range.count where bytes[range.lowerBound + offset] != text[start + offset] { return false }
        return true
    }

    private mutating func grow() {
        let size = slots.count * 2
        slots = Array(repeating: 0, count: size)
        for index in 0..<hashes.count {
            var slot = Int(truncatingIfNeeded: hashes[index]) & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt32(truncatingIfNeeded: index) + 1
        }
    }
}

/// A hash of `text[start..<end]`, well mixed in its low bits. Strings shorter than eight bytes that differ have different hashes.
@inline(__always)
func nameHash(_ text: Span<UInt8>, from start: Int, to end: Int) -> UInt64 {
    var hash: UInt64 = 0
    var word = UInt64(truncatingIfNeeded: end &- start)
    var filled = 1
    for position in start..<end {
        if filled == 8 {
            hash = mixed(hash ^ word)
            word = 0
            filled = 0
        }
        word = word << 8 | UInt64(text[position])
        filled &+= 1
    }
    return mixed(hash ^ word)
}

/// A bijection that spreads every bit to the low ones, so that different words stay different.
@inline(__always)
private func mixed(_ word: UInt64) -> UInt64 {
    var word = word &* 0x9E37_79B9_7F4A_7C15
    word ^= word >> 32
    return word
}
