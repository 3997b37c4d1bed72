// What one thread finds out about the types and bodies of one linked program: each answer made when first asked for and kept. The layers above
// add their own memory by inheritance. The program is shared and immutable; this is neither. Results never depend on the order of questions:
// what is cached is complete, and what a cycle cut short is not cached.

import SelfsameDeclarations
import SelfsameSyntax

/// Answers questions about types and bodies of one program. Not `Sendable`: each thread has its own.
open class Inference {
    /// The program analysed.
    public final let program: Program
    /// Declarations and names of the prelude that the analysis itself speaks of.
    public final let wellKnown: WellKnown

    package final private(set) lazy var useIndex = makeUseIndex()
    private final let makeUseIndex: () -> UseIndex
    package final let types = TypeTable()
    final var environments: DeclarationMap<GenericEnvironment>
    final let emptyEnvironment = GenericEnvironment()
    final var signatures: DeclarationMap<Signature>
    final var valueTypes: DeclarationMap<TypeID>
    final var wrapperTypes: [DeclID: TypeID] = [:]
    final var underlyingTypes: [OpaqueKey: TypeID] = [:]
    final var opaqueBoundTypes: [OpaqueKey: TypeID] = [:]
    final var printedTypes: [TypeID: TypeID] = [:]
    final var selfDefinedOpaques: [OpaqueKey: Bool] = [:]
    final var conformances: [ConformanceKey: Bool] = [:]
    final var aliasedTypes: [DeclID: TypeID] = [:]
    final var memberTypes: [MemberTypeKey: TypeID?] = [:]
    final var memberLists: [MemberListKey: [Candidate]] = [:]
    final var loweredBodies: [DeclID: LoweredBody] = [:]
    final var loweredPreviews: [CodePlace: LoweredBody] = [:]
    final private(set) lazy var viewFunctions = findViewFunctions()
    final var addedConformances: DeclarationMap<[DeclID]>
    final var builderMethods: [DeclID: BuilderMethods] = [:]
    final var builderAttributes: DeclarationMap<DeclID>
    final var unseenConformances: [DeclID: Bool] = [:]
    final var protocolClosures: DeclarationMap<[DeclID]>
    final var builderResults: [BuilderCallKey: TypeID] = [:]
    final var builderRequirements: [Name: [(requirement: DeclID, parent: DeclID)]]?
    final var implementingAliases: [DeclID: [Name: Name]]?
    final var typedBodies: [DeclID: Typed] = [:]
    final var contentTypes: [TypeID: Bool] = [:]
    final var contentBodies: [DeclID: LoweredBody?] = [:]
    final var expressionTypes: [CodePlace: TypeID] = [:]

    /// Questions being answered, for cycles: a question met again while it is open has no answer.
    final var open: Set<OpenQuestion> = []
    /// How many of them read the generic or inheritance clause of a type.
    final private(set) var openDescriptions = 0
    /// How many answers were cut short by a cycle since the analyzer was made; an answer during which it grew is not cached unless outermost.
    final var cycleCount = 0
    /// Where it is wanted (fixtures are measured by it): the declarations that each call was found to mean. A call is looked at once for
    /// each context that its surroundings may give it.
    public final var chosenDeclarations: [CallSite: Set<DeclID>]?
    /// The call that somebody asks about, and what its candidates came to.
    final var tracedCall: (file: FileID, node: NodeID)?
    final var lastTrace: CallTrace?
    /// The declaration whose generic requirements hold where the analysis stands.
    final var context: DeclID = .none
    /// Whether a type that states a conformance to a protocol of a module that is not seen is taken to conform to whatever is asked of
    /// it: only while a call is looked at that fits nothing else.
    final var trustsUnseenConformances = false

    /// Remembers nothing yet. `useIndex` is asked for the program's index of uses when that is first needed, once.
    public init(program: Program, useIndex: (() -> UseIndex)? = nil) {
        self.program = program
        makeUseIndex = useIndex ?? { UseIndex(program: program) }
        wellKnown = WellKnown(program: program)
        let count = program.declarations.count
        environments = DeclarationMap(count: count)
        signatures = DeclarationMap(count: count)
        valueTypes = DeclarationMap(count: count)
        addedConformances = DeclarationMap(count: count)
        builderAttributes = DeclarationMap(count: count)
        protocolClosures = DeclarationMap(count: count)
    }
}

/// Where a call stands.
public struct CallSite: Hashable, Sendable {
    /// The file.
    public var file: FileID
    /// The call's node in the file's tree; a statement's node stands for the calls of its builder's methods, too.
    public var node: NodeID
}

/// A question that can come to depend on itself.
enum OpenQuestion: Hashable {
    case underlying(OpaqueKey)
    case value(DeclID)
    case wrapper(DeclID)
    case conformance(ConformanceKey)
    case witness(TypeID, Name)
    case alias(DeclID, of: TypeID)
    case environment(DeclID)
    case body(DeclID)
    case superclass(DeclID)

    /// Whether it reads the generic or inheritance clause of a type, whose members are out of reach meanwhile.
    var isDescription: Bool {
        switch self {
        case .environment, .superclass: true
        default: false
        }
    }
}

struct OpaqueKey: Hashable {
    var declaration: DeclID
    var ordinal: Int
}

struct ConformanceKey: Hashable {
    var type: TypeID
    var proto: DeclID
}

struct MemberTypeKey: Hashable {
    var base: TypeID
    var name: Name
}

/// A name looked up among the members of a type, from a file: other files may not see all of them.
struct MemberListKey: Hashable {
    var type: TypeID
    var name: Name
    var isStatic: Bool
    package var file: FileID
}

extension Inference {
    /// Answers `question` with `body` unless it is open already; then `cut`.
    func guarded<T>(_ question: OpenQuestion, cut: @autoclosure () -> T, _ body: () -> T) -> T {
        guard open.insert(question).inserted else {
            cycleCount += 1
            return cut()
        }
        let isDescription = question.isDescription
        if isDescription { openDescriptions += 1 }
        defer {
            open.remove(question)
            if isDescription { openDescriptions -= 1 }
        }
        return body()
    }

    package func unknown(_ reason: UnknownReason) -> TypeID { types.intern(.unknown(reason)) }

    package func nominalType(_ declaration: DeclID, _ arguments: [TypeID] = []) -> TypeID {
        declaration == .none
            ? unknown(.undeclaredName) : types.intern(.nominal(declaration, parent: .none, arguments: arguments))
    }

    package func optionalType(_ wrapped: TypeID) -> TypeID { nominalType(wellKnown.optional, [wrapped]) }
    func arrayType(_ element: TypeID) -> TypeID { nominalType(wellKnown.array, [element]) }
    var voidType: TypeID { types.intern(.tuple(labels: [], elements: [])) }
    var boolType: TypeID { nominalType(wellKnown.bool) }

    /// The wrapped type of an Optional, nil for any other type.
    package func wrappedType(_ type: TypeID) -> TypeID? {
        guard case .nominal(wellKnown.optional, _, let arguments) = types[type], arguments.count == 1 else { return nil }
        return arguments[0]
    }

    func isUnknown(_ type: TypeID) -> Bool {
        if case .unknown = types[type] { true } else { false }
    }

    /// Whether no part of a type is `_`.
    public func isKnown(_ type: TypeID) -> Bool {
        types.traits(type).isDisjoint(with: [.hasUnknown, .hasVariable])
    }

    /// Whether a type is or holds a generic parameter.
    public func isGeneric(_ type: TypeID) -> Bool {
        !types.traits(type).isDisjoint(with: [.hasParameter, .hasMember])
    }

    /// Whether a type is found from a generic parameter, as `F.FormatInput`: another argument decides it.
    public func isDerived(_ type: TypeID) -> Bool { types.traits(type).contains(.hasMember) }

    /// The nominal declaration of a type: a struct, class, actor or enum, or the protocol of an existential of one; `.none` for others.
    public func nominal(_ type: TypeID) -> DeclID {
        switch types[type] {
        case .nominal(let declaration, _, _): declaration
        case .existential(let protocols) where protocols.count == 1: protocols[0]
        default: .none
        }
    }

    /// The generic arguments of a nominal type, its own only.
    public func genericArguments(_ type: TypeID) -> [TypeID] {
        if case .nominal(_, _, let arguments) = types[type] { arguments } else { [] }
    }

    /// The structure of a type.
    public func structure(of type: TypeID) -> TypeNode { types[type] }

    /// The program's own types, functions, properties and cases of a name, wherever they stand.
    package func valuesAndTypes(named name: Name) -> ArraySlice<DeclID> { useIndex.declarations(of: name) }
}
