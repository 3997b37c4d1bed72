// Lists of declarations by a small integer (a name, a type), end to end in one array. Built once by counting, so order within a group is the
// order of insertion.

/// Declarations grouped by key.
struct GroupedIDs: Sendable {
    /// Where each group starts; one more than there are groups.
    private(set) var starts: [UInt32]
    /// The groups end to end.
    private(set) var items: [DeclID]

    /// No groups.
    init() {
        starts = [0]
        items = []
    }

    /// Groups `ids[i]` under `keys[i]`; keys at or above `count` are left out.
    init(keys: [UInt32], ids: [DeclID], count: Int) {
        var starts = [UInt32](repeating: 0, count: count + 1)
        for key in keys where Int(key) < count { starts[Int(key) + 1] += 1 }
        for group in 0..<count { starts[group + 1] += starts[group] }
        var next = starts
        var items = [DeclID](repeating: .none, count: Int(starts[count]))
        for index in keys.indices where Int(keys[index]) < count {
            let key = Int(keys[index])
            items[Int(next[key])] = ids[index]
            next[key] += 1
        }
        self.starts = starts
        self.items = items
    }

    /// Positions in `items` of a group; empty for a key that is none.
    @inline(__always)
    func range(_ key: UInt32) -> Range<Int> {
        guard Int(key) < starts.count - 1 else { return 0..<0 }
        return Int(starts[Int(key)])..<Int(starts[Int(key) + 1])
    }

    /// The group's declarations.
    func group(_ key: UInt32) -> ArraySlice<DeclID> { items[range(key)] }
}
