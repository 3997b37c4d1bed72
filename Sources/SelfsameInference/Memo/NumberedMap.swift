// Maps whose keys are a few small numbers: declarations, types, names. They are looked up more often than anything else here, and a hash that
// withstands an attacker costs more than all the rest of a lookup. What is kept is not taken out again, but for open questions.

import SelfsameDeclarations
import SelfsameSyntax

/// A key that is made of numbers.
package protocol NumberedKey: Hashable {
    /// Adds the key's numbers.
    func mix(into mixer: inout NumberMixer)
}

/// Makes one number of several.
package struct NumberMixer {
    private(set) var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Adds a number.
    @inline(__always)
    mutating func add(_ number: UInt32) {
        state = (state ^ UInt64(number)) &* 0xD6E8_FEB8_6659_FD93
        state ^= state >> 32
    }

    /// The number of a key.
    @inline(__always)
    static func number(of key: some NumberedKey) -> UInt64 {
        var mixer = NumberMixer()
        key.mix(into: &mixer)
        return mixer.state
    }
}

/// Where the keys of a list stand in it, by their numbers. The list is somebody else's.
struct NumberedPositions {
    /// Positions in the list by number, and by the number after that where several share one; `UInt32.max` for none.
    private var slots: [UInt32]
    private var count = 0

    init(capacity: Int = 0) {
        var size = capacity == 0 ? 0 : 16
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: .max, count: size)
    }

    /// The position of a key.
    @inline(__always)
    func find(_ number: UInt64, where isKey: (Int) -> Bool) -> Int? {
        guard count > 0 else { return nil }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: number) & mask
        while slots[slot] != .max {
            let position = Int(slots[slot])
            if isKey(position) { return position }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// How many keys there is room for.
    var room: Int { slots.count * 3 / 4 }

    /// Whether there has to be more room before a key is added.
    var isFull: Bool { count >= room }

    /// Adds the position of a key that is not there.
    @inline(__always)
    mutating func add(_ number: UInt64, _ position: Int) {
        place(number, position)
        count += 1
    }

    @inline(__always)
    private mutating func place(_ number: UInt64, _ position: Int) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: number) & mask
        while slots[slot] != .max { slot = (slot + 1) & mask }
        slots[slot] = UInt32(truncatingIfNeeded: position)
    }

    /// Makes room.
    mutating func grow(_ numberAt: (Int) -> UInt64) {
        let old = slots
        slots = Array(repeating: .max, count: max(16, old.count * 2))
        for position in old where position != .max { place(numberAt(Int(position)), Int(position)) }
    }
}

/// Values by keys that are made of numbers.
struct NumberedMap<Key: NumberedKey, Value>: MemoTable {
    private var positions = NumberedPositions()
    private var keys: [Key] = []
    private var values: [Value] = []

    init() {}

    private init(positions: NumberedPositions, keys: [Key], values: [Value]) {
        (self.positions, self.keys, self.values) = (positions, keys, values)
    }

    subscript(key: Key) -> Value? {
        positions.find(NumberMixer.number(of: key)) { keys[$0] == key }.map { values[$0] }
    }

    mutating func set(_ key: Key, _ value: Value) {
        let number = NumberMixer.number(of: key)
        if let position = positions.find(number, where: { keys[$0] == key }) {
            values[position] = value
            return
        }
        if positions.isFull {
            let known = keys
            positions.grow { NumberMixer.number(of: known[$0]) }
            // Most maps are small, and would grow four times before these have room for as much.
            keys.reserveCapacity(positions.room)
            values.reserveCapacity(positions.room)
        }
        positions.add(number, keys.count)
        keys.append(key)
        values.append(value)
    }

    /// Other values for the same keys.
    func mapValues<Other>(_ other: (Value) -> Other) -> NumberedMap<Key, Other> {
        NumberedMap<Key, Other>(positions: positions, keys: keys, values: values.map(other))
    }
}

extension NumberedMap: Sendable where Key: Sendable, Value: Sendable {}

extension DeclID: NumberedKey {
    package func mix(into mixer: inout NumberMixer) { mixer.add(rawValue) }
}

extension NodeID: NumberedKey {
    package func mix(into mixer: inout NumberMixer) { mixer.add(rawValue) }
}
