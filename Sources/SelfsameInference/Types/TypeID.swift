// Types are interned in a `TypeTable`: equal types have equal ids, so comparing two branches compares two integers.
// A type refers to declarations by `DeclID`, never by name; two declarations that print alike stay two types.

import SelfsameDeclarations
import SelfsameSyntax

/// An interned type of one `Inference`.
public struct TypeID: Hashable, Sendable {
    /// Index into the table.
    public var rawValue: UInt32

    /// Wraps an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// No type: the sentinel of optional fields.
    @inlinable public static var none: TypeID { TypeID(.max) }
}

/// A function type: parameter types and result, with the effects that its spelling shows.
public struct FunctionShape: Hashable, Sendable {
    /// Types of the parameters; an `inout` parameter is an `.inout` type.
    public var parameters: [TypeID]
    /// Type of the result.
    public var result: TypeID
    /// Effects and attributes.
    public var effects: FunctionEffects

    /// Makes a function type.
    public init(parameters: [TypeID], result: TypeID, effects: FunctionEffects = []) {
        self.parameters = parameters
        self.result = result
        self.effects = effects
    }
}

/// What a function type's spelling says beside its parameters and result.
public struct FunctionEffects: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Wraps bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `async`
    public static let isAsync = FunctionEffects(rawValue: 1)
    /// `throws`
    public static let isThrowing = FunctionEffects(rawValue: 2)
    /// `@MainActor`
    public static let isMainActor = FunctionEffects(rawValue: 4)
    /// `@Sendable`
    public static let isSendable = FunctionEffects(rawValue: 8)
}

/// The structure of a type.
public enum TypeNode: Hashable, Sendable {
    /// Not known; `name` is the undeclared type that is the cause, where there is one.
    case unknown(UnknownReason, name: Name = .none)
    /// A struct, class, actor or enum with its arguments; `parent` is the outer type of a nested one where that has arguments, else `.none`.
    case nominal(DeclID, parent: TypeID, arguments: [TypeID])
    /// The opaque result number `ordinal` of a declaration, with the arguments of the declaration's generic environment, outermost first.
    case opaque(DeclID, ordinal: Int, arguments: [TypeID])
    /// A generic parameter of a declaration, by position; `-1` is the `Self` of a protocol.
    case parameter(owner: DeclID, index: Int)
    /// `T.Element` where `T` is not known well enough to say more.
    case member(TypeID, Name)
    /// A tuple; labels are `.none` where there are none.
    case tuple(labels: [Name], elements: [TypeID])
    case function(FunctionShape)
    case metatype(TypeID)
    /// `any P.Type`: the metatype of whatever conforms. (`metatype` of an existential is the type of the existential itself.)
    case existentialMetatype(TypeID)
    /// `any P & Q`; no protocols: `Any`. Arguments are those of `any P<Int>`, one for each primary associated type of the only protocol.
    case existential([DeclID], arguments: [TypeID] = [])
    /// The arguments of a parameter pack.
    case pack([TypeID])
    /// `repeat T`.
    case expansion(TypeID)
    /// A type to be inferred while one call is matched; never part of a result.
    case variable(Int)
    case `inout`(TypeID)
    /// One of several types, between which the context decides, or something unknown: an overload that an unknown argument leaves open.
    /// Never known as a checked type; printed, it is what the printed types have in common.
    case oneOf([TypeID], dependsOnUnknown: Bool)
}

/// What occurs somewhere in a type.
package struct TypeTraits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    static let hasUnknown = TypeTraits(rawValue: 1)
    package static let hasParameter = TypeTraits(rawValue: 2)
    static let hasVariable = TypeTraits(rawValue: 4)
    static let hasOpaque = TypeTraits(rawValue: 8)
    package static let hasMember = TypeTraits(rawValue: 16)
    static let hasPack = TypeTraits(rawValue: 32)
}

extension TypeNode: NumberedKey {
    package func mix(into mixer: inout NumberMixer) {
        switch self {
        case .unknown(_, let name):
            mixer.add(1)
            mixer.add(name.rawValue)
        case .nominal(let declaration, let parent, let arguments):
            mixer.add(declaration.rawValue)
            mixer.add(parent.rawValue)
            mixer.add(arguments)
        case .opaque(let declaration, let ordinal, let arguments):
            mixer.add(declaration.rawValue)
            mixer.add(UInt32(truncatingIfNeeded: ordinal) &+ 2)
            mixer.add(arguments)
        case .parameter(let owner, let index):
            mixer.add(owner.rawValue)
            mixer.add(UInt32(truncatingIfNeeded: index) &+ 3)
        case .member(let base, let name):
            mixer.add(base.rawValue)
            mixer.add(name.rawValue)
        case .tuple(let labels, let elements):
            mixer.add(UInt32(truncatingIfNeeded: labels.count) &+ 4)
            mixer.add(elements)
        case .function(let shape):
            mixer.add(shape.result.rawValue)
            mixer.add(shape.parameters)
        case .metatype(let type): mixer.add(type.rawValue &+ 5)
        case .existentialMetatype(let type): mixer.add(type.rawValue &+ 6)
        case .existential(let protocols, let arguments):
            for proto in protocols { mixer.add(proto.rawValue &+ 7) }
            mixer.add(arguments)
        case .pack(let elements):
            mixer.add(8)
            mixer.add(elements)
        case .expansion(let type): mixer.add(type.rawValue &+ 9)
        case .variable(let index): mixer.add(UInt32(truncatingIfNeeded: index) &+ 10)
        case .inout(let type): mixer.add(type.rawValue &+ 11)
        case .oneOf(let elements, _):
            mixer.add(12)
            mixer.add(elements)
        }
    }
}

extension NumberMixer {
    /// Adds the numbers of some types.
    fileprivate mutating func add(_ types: [TypeID]) {
        for type in types { add(type.rawValue) }
    }
}

extension TypeID: NumberedKey {
    package func mix(into mixer: inout NumberMixer) { mixer.add(rawValue) }
}
