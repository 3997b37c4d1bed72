// Which slot of a memo belongs to a question that is open or has a provisional answer.

/// Slots by their keys. Few are in use at a time, and to look through those takes less than to hash one.
@usableFromInline
struct SlotTable<Key: Hashable> {
    @usableFromInline var keys: [Key] = []
    @usableFromInline var slots: [Int] = []
    /// All of them, where more are in use than are looked through.
    @usableFromInline var table: [Key: Int] = [:]

    @inlinable static var limit: Int { 12 }

    @inlinable
    init() {}

    @inlinable var isEmpty: Bool { keys.isEmpty && table.isEmpty }

    @inlinable
    subscript(key: Key) -> Int? {
        if !table.isEmpty { return table[key] }
        return position(of: key).map { slots[$0] }
    }

    @inlinable
    func position(of key: Key) -> Int? {
        var index = keys.count
        while index > 0 {
            index -= 1
            if keys[index] == key { return index }
        }
        return nil
    }

    /// Gives a slot to a key that has none.
    @inlinable
    mutating func add(_ key: Key, _ slot: Int) {
        if table.isEmpty, keys.count < Self.limit {
            keys.append(key)
            slots.append(slot)
            return
        }
        for index in keys.indices { table[keys[index]] = slots[index] }
        keys.removeAll(keepingCapacity: true)
        slots.removeAll(keepingCapacity: true)
        table[key] = slot
    }

    @inlinable
    mutating func remove(_ key: Key) {
        if !table.isEmpty {
            table[key] = nil
        } else if let index = position(of: key) {
            keys.swapAt(index, keys.count - 1)
            slots.swapAt(index, slots.count - 1)
            keys.removeLast()
            slots.removeLast()
        }
    }
}
