// The analyzer of one thread over one linked program: types, signatures, lowered bodies, each made when first asked for and kept.
// The program is shared and immutable; an analyzer is neither. Results never depend on the order of questions: what is cached is
// complete, and what a cycle cut short is not cached.

import SelfsameSyntax

/// Answers questions about types and bodies of one program. Not `Sendable`: each thread has its own.
public final class Analyzer {
    /// The program analysed.
    public let program: Program
    /// Declarations and names of the prelude that the analysis itself speaks of.
    public let wellKnown: WellKnown

    private(set) lazy var useIndex = makeUseIndex()
    private let makeUseIndex: () -> UseIndex
    let types = TypeTable()
    var environments: DeclarationMap<GenericEnvironment>
    let emptyEnvironment = GenericEnvironment()
    var signatures: DeclarationMap<Signature>
    var valueTypes: DeclarationMap<TypeID>
    var wrapperTypes: [DeclID: TypeID] = [:]
    var underlyingTypes: [OpaqueKey: TypeID] = [:]
    var opaqueBoundTypes: [OpaqueKey: TypeID] = [:]
    var printedTypes: [TypeID: TypeID] = [:]
    var selfDefinedOpaques: [OpaqueKey: Bool] = [:]
    var conformances: [ConformanceKey: Bool] = [:]
    var aliasedTypes: [DeclID: TypeID] = [:]
    var memberTypes: [MemberTypeKey: TypeID?] = [:]
    var memberLists: [MemberListKey: [Candidate]] = [:]
    var loweredBodies: [DeclID: LoweredBody] = [:]
    var loweredPreviews: [CodePlace: LoweredBody] = [:]
    var codeSearches: [Set<CodeTrait>: CodeSearch] = [:]
    var nameMeanings: [Name: NameMeanings] = [:]
    var observedNames: [Name: Bool] = [:]
    private(set) lazy var aliasNames = makeAliasNames()
    private(set) lazy var viewFunctions = findViewFunctions()
    var addedConformances: DeclarationMap<[DeclID]>
    var builderMethods: [DeclID: BuilderMethods] = [:]
    var builderAttributes: DeclarationMap<DeclID>
    var unseenConformances: [DeclID: Bool] = [:]
    var protocolClosures: DeclarationMap<[DeclID]>
    var builderResults: [BuilderCallKey: TypeID] = [:]
    var builderRequirements: [Name: [(requirement: DeclID, parent: DeclID)]]?
    var implementingAliases: [DeclID: [Name: Name]]?
    var typedBodies: [DeclID: Typed] = [:]
    var contentTypes: [TypeID: Bool] = [:]
    let identityCache = IdentityCache()

    /// Questions being answered, for cycles: a question met again while it is open has no answer.
    var open: Set<OpenQuestion> = []
    /// How many of them read the generic or inheritance clause of a type.
    private(set) var openDescriptions = 0
    /// How many answers were cut short by a cycle since the analyzer was made; an answer during which it grew is not cached unless outermost.
    var cycleCount = 0
    /// Where it is wanted (fixtures are measured by it): the declarations that each call was found to mean. A call is looked at once for
    /// each context that its surroundings may give it.
    public var chosenDeclarations: [CallSite: Set<DeclID>]?
    /// The call that somebody asks about, and what its candidates came to.
    var tracedCall: (file: FileID, node: NodeID)?
    var lastTrace: CallTrace?
    /// The declaration whose generic requirements hold where the analysis stands.
    var context: DeclID = .none
    /// Whether a type that states a conformance to a protocol of a module that is not seen is taken to conform to whatever is asked of
    /// it: only while a call is looked at that fits nothing else.
    var trustsUnseenConformances = false

    /// Makes an analyzer for a program. `useIndex` is asked for the program's index of uses when that is first needed, once.
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
    var file: FileID
}

extension Analyzer {
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

    func unknown(_ reason: UnknownReason) -> TypeID { types.intern(.unknown(reason)) }

    func nominalType(_ declaration: DeclID, _ arguments: [TypeID] = []) -> TypeID {
        declaration == .none
            ? unknown(.undeclaredName) : types.intern(.nominal(declaration, parent: .none, arguments: arguments))
    }

    func optionalType(_ wrapped: TypeID) -> TypeID { nominalType(wellKnown.optional, [wrapped]) }
    func arrayType(_ element: TypeID) -> TypeID { nominalType(wellKnown.array, [element]) }
    var voidType: TypeID { types.intern(.tuple(labels: [], elements: [])) }
    var boolType: TypeID { nominalType(wellKnown.bool) }

    /// The wrapped type of an Optional, nil for any other type.
    func wrappedType(_ type: TypeID) -> TypeID? {
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
}
