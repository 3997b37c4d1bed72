// Values by declaration. What is asked for with every name and every call is found by two array accesses instead of a hash.

import SelfsameDeclarations

/// A value for some of a program's declarations.
struct DeclarationMap<Value> {
    /// Positions in `values` by declaration; `UInt32.max` for none.
    private var positions: [UInt32]
    private var values: [Value] = []

    /// An empty map for declarations below `count`.
    init(count: Int) { positions = Array(repeating: .max, count: count) }

    /// The value of a declaration, nil where none was set.
    subscript(id: DeclID) -> Value? {
        let position = positions[Int(id.rawValue)]
        return position == .max ? nil : values[Int(position)]
    }

    /// Sets the value of a declaration, in the place of an earlier one.
    mutating func set(_ id: DeclID, _ value: Value) {
        let position = positions[Int(id.rawValue)]
        if position != .max {
            values[Int(position)] = value
        } else {
            positions[Int(id.rawValue)] = UInt32(truncatingIfNeeded: values.count)
            values.append(value)
        }
    }
}
