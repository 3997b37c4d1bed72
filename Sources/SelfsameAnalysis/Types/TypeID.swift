// Types are interned in a `TypeTable`: equal types have equal ids, so comparing two branches compares two integers.

/// An interned type of one `Analyzer`.
public struct TypeID: Hashable, Sendable {
    /// Index into the table.
    public var rawValue: UInt32

    /// Wraps an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// No type: the sentinel of optional fields.
    @inlinable public static var none: TypeID { TypeID(.max) }
}
