// Declarations as they are stored: plain numbers that point into a file's syntax tree. What a declaration says beyond its name,
// its flags and its place is read from the tree by whoever asks.

import SelfsameSyntax

/// Index of a file in `Program.files`.
public struct FileID: Hashable, Comparable, Sendable {
    /// The index, `UInt32.max` for none.
    public var rawValue: UInt32

    /// Wraps an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// No file.
    @inlinable public static var none: FileID { FileID(.max) }

    /// The order in which the files were given.
    @inlinable
    public static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}

/// Index of a declaration in `Program.declarations`.
public struct DeclID: Hashable, Comparable, Sendable {
    /// The index, `UInt32.max` for none.
    public var rawValue: UInt32

    /// Wraps an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// No declaration.
    @inlinable public static var none: DeclID { DeclID(.max) }

    /// The order of files, then of positions.
    @inlinable
    public static func < (a: DeclID, b: DeclID) -> Bool { a.rawValue < b.rawValue }
}

/// Index of a module: the folder under `Sources/` that holds a file, a prelude module, or the rest of the program.
public struct ModuleID: Hashable, Sendable {
    /// The index.
    public var rawValue: UInt32

    /// Wraps an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// What a declaration is.
public enum DeclarationKind: UInt8, Sendable, CaseIterable {
    case structType, classType, actorType, enumType, protocolType
    case extensionBlock
    case function, initializer, subscriptMember, variable, enumCase
    case typealias_, associatedtype_
    case macro, precedenceGroup, operatorDeclaration

    /// A struct, class, actor, enum or protocol.
    @inlinable public var isNominal: Bool { rawValue <= DeclarationKind.protocolType.rawValue }
    /// A nominal type, type alias or associated type.
    @inlinable public var isType: Bool { isNominal || self == .typealias_ || self == .associatedtype_ }
    /// A function, initialiser, subscript, variable or enum case.
    @inlinable public var isValue: Bool {
        rawValue >= DeclarationKind.function.rawValue && rawValue <= DeclarationKind.enumCase.rawValue
    }
}

/// What is known of a declaration by its modifiers and attributes alone.
public struct DeclarationFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Wraps bits.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `static`, or `class` before a member. Enum cases do not have it.
    public static let isStatic = DeclarationFlags(rawValue: 1 << 0)
    /// `private`, stated or taken over from a `private extension`; at file level `isFileprivate` stands instead.
    public static let isPrivate = DeclarationFlags(rawValue: 1 << 1)
    /// `fileprivate`, stated, taken over from the extension, or `private` at file level.
    public static let isFileprivate = DeclarationFlags(rawValue: 1 << 2)
    /// Bound by `let`.
    public static let isLet = DeclarationFlags(rawValue: 1 << 3)
    /// `mutating`.
    public static let isMutating = DeclarationFlags(rawValue: 1 << 4)
    /// `override`.
    public static let isOverride = DeclarationFlags(rawValue: 1 << 5)
    /// `@_disfavoredOverload`.
    public static let isDisfavored = DeclarationFlags(rawValue: 1 << 6)
    /// `@available(*, unavailable)`, or unavailable or obsoleted on the profile's platform.
    public static let isUnavailable = DeclarationFlags(rawValue: 1 << 7)
    /// A function with a block; a variable or subscript with a getter that has one. A stored variable has none.
    public static let hasBody = DeclarationFlags(rawValue: 1 << 8)
    /// `indirect`.
    public static let isIndirect = DeclarationFlags(rawValue: 1 << 9)
    /// `public` or `open`, stated or taken over (requirements of a public protocol, cases of a public enum, members of a `public extension`).
    public static let isOpenOrPublic = DeclarationFlags(rawValue: 1 << 10)
    /// `@resultBuilder`.
    public static let hasResultBuilder = DeclarationFlags(rawValue: 1 << 11)
    /// `@propertyWrapper`.
    public static let hasPropertyWrapper = DeclarationFlags(rawValue: 1 << 12)
    /// Any attribute at all, `#if` between attributes included.
    public static let hasAttributes = DeclarationFlags(rawValue: 1 << 13)
    /// Bound by a tuple pattern; all its names share one `patternBinding`.
    public static let isDestructured = DeclarationFlags(rawValue: 1 << 14)
    /// Deprecated on the platform at the deployment target.
    public static let isDeprecated = DeclarationFlags(rawValue: 1 << 15)
    /// Stands in an active clause of `#if`.
    public static let inIfConfig = DeclarationFlags(rawValue: 1 << 16)
    /// `@dynamicMemberLookup`.
    public static let isDynamicMemberLookup = DeclarationFlags(rawValue: 1 << 17)
    /// `@main`.
    public static let isMainType = DeclarationFlags(rawValue: 1 << 18)
    /// `init?` or `init!`.
    public static let isFailable = DeclarationFlags(rawValue: 1 << 19)
    /// `init!`, or a variable of type `T!`.
    public static let isImplicitlyUnwrapped = DeclarationFlags(rawValue: 1 << 20)
    /// `@globalActor`.
    public static let isGlobalActor = DeclarationFlags(rawValue: 1 << 21)
    /// `lazy`.
    public static let isLazy = DeclarationFlags(rawValue: 1 << 22)
    /// A variable that is stored: no getter of its own, not a requirement of a protocol.
    public static let isStored = DeclarationFlags(rawValue: 1 << 23)

    // In place of the generic forms of `SetAlgebra`, which a debug build calls through witness tables.

    /// Whether all of the flags are set.
    @inlinable public func contains(_ member: DeclarationFlags) -> Bool { rawValue & member.rawValue == member.rawValue }
    /// Sets flags.
    @inlinable public mutating func formUnion(_ other: DeclarationFlags) { self = DeclarationFlags(rawValue: rawValue | other.rawValue) }
    /// `[.isLet, .isStored]`.
    @inlinable public init(arrayLiteral elements: DeclarationFlags...) {
        self.init(rawValue: 0)
        for element in elements { formUnion(element) }
    }
}

/// One declaration. Bodies of functions and accessors are not entered: local declarations are no `Declaration`s.
public struct Declaration: Sendable {
    /// What it is.
    public var kind: DeclarationKind
    /// What its modifiers and attributes say.
    public var flags: DeclarationFlags
    /// Functions: base name; initialisers `init`; subscripts `subscript`; extensions: last name of the extended type.
    public var name: Name
    /// Where the name stands; for extensions the first token of the type. `.none` where broken source has none.
    public var nameToken: TokenID
    /// The file.
    public var file: FileID
    /// Its node; for variables the `patternBinding`, for enum cases the `enumCaseElement`.
    public var node: NodeID
    /// The enclosing type or extension, `.none` at file level.
    public var parent: DeclID
    /// The version that its own `@available` states for the profile's platform, `Version.zero` where none does.
    public var introduced: Version
}
