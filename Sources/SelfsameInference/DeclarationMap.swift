// Values by declaration. What is asked for with every name and every call is found by a few array accesses instead of a hash.

import SelfsameDeclarations

/// A value for some of a program's declarations.
struct DeclarationMap<Value> {
    /// Where the positions of each sixty-four declarations begin. All of those without a value share one part: most declarations of a program are
    /// never asked about, those of the descriptions first of all.
    private var parts: [UInt32]
    /// Positions in `values`; `UInt32.max` for none. The first part has none.
    private var positions: [UInt32]
    private var values: [Value] = []

    private static var partSize: Int { 64 }

    /// An empty map for declarations below `count`.
    init(count: Int) {
        parts = Array(repeating: 0, count: (count + Self.partSize - 1) / Self.partSize)
        positions = Array(repeating: .max, count: Self.partSize)
    }

    /// The value of a declaration, nil where none was set.
    subscript(id: DeclID) -> Value? {
        let number = Int(id.rawValue)
        let position = positions[Int(parts[number / Self.partSize]) + number % Self.partSize]
        return position == .max ? nil : values[Int(position)]
    }

    /// Sets the value of a declaration, in the place of an earlier one.
    mutating func set(_ id: DeclID, _ value: Value) {
        let number = Int(id.rawValue)
        let part = number / Self.partSize
        if parts[part] == 0 {
            parts[part] = UInt32(truncatingIfNeeded: positions.count)
            positions.append(contentsOf: repeatElement(.max, count: Self.partSize))
        }
        let place = Int(parts[part]) + number % Self.partSize
        if positions[place] != .max {
            values[Int(positions[place])] = value
        } else {
            positions[place] = UInt32(truncatingIfNeeded: values.count)
            values.append(value)
        }
    }
}
