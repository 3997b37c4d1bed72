// What one thread finds out about the types and bodies of one linked program: each answer made when first asked for and kept. The layers above
// add their own memory by inheritance. The program is shared and immutable; this is neither. Results never depend on the order of questions:
// every answer is kept by a `Memo`, which keeps none that a cycle or a limit cut short.

import SelfsameDeclarations
import SelfsameSyntax

/// Answers questions about types and bodies of one program. Not `Sendable`: each thread has its own.
open class Inference {
    /// The program analysed.
    public final let program: Program
    /// Declarations and names of the prelude that the analysis itself speaks of.
    public final let wellKnown: WellKnown

    /// How infix operators bind.
    package final private(set) lazy var precedence = PrecedenceTable(program: program)
    package final private(set) lazy var useIndex = makeUseIndex()
    private final let makeUseIndex: () -> UseIndex
    package final let types = TypeTable()
    /// The questions of the memos below that are being answered.
    final let questions: Questions

    // What declarations say of themselves.
    final let environments: Memo<DeclarationMap<GenericEnvironment>>
    final let emptyEnvironment = GenericEnvironment()
    final let superclasses: Memo<[DeclID: TypeID]>
    final let aliasedTypes: Memo<[AliasKey: TypeID]>
    final let signatures: Memo<DeclarationMap<Signature>>
    final let valueTypes: Memo<DeclarationMap<TypeID>>
    final let wrapperTypes: Memo<[DeclID: TypeID]>
    final let opaqueBoundTypes: Memo<NumberedMap<OpaqueKey, TypeID>>
    final let builderAttributes: Memo<DeclarationMap<DeclID>>
    final let addedConformances: Memo<DeclarationMap<[DeclID]>>

    // What holds for types.
    final let conformances: Memo<NumberedMap<ConformanceKey, Bool>>
    final let boundProtocols: Memo<NumberedMap<BoundsKey, [DeclID]>>
    final let memberTypes: Memo<NumberedMap<MemberTypeKey, TypeID?>>
    final let associatedTypes: Memo<NumberedMap<MemberTypeKey, TypeID>>
    final let memberLists: Memo<NumberedMap<MemberListKey, [Candidate]>>
    final let contentTypes: Memo<NumberedMap<TypeID, Bool>>
    final let underlyingTypes: Memo<NumberedMap<OpaqueKey, TypeID>>
    final let printedTypes: Memo<NumberedMap<TypeID, TypeID>>
    final let selfDefinedOpaques: Memo<[OpaqueKey: Bool]>

    // What bodies come to.
    final let inferredBodies: Memo<[DeclID: InferredBody]>
    final let inferredPreviews: Memo<[CodePlace: InferredBody]>
    final let viewValued: Memo<DeclarationMap<Bool>>
    final let contentBodies: Memo<DeclarationMap<Bool>>
    final let builderResults: Memo<NumberedMap<BuilderCallKey, TypeID>>
    final let builderMethods: Memo<[DeclID: BuilderMethods]>
    final let comparedCandidates: Memo<NumberedMap<ComparedCandidates, Bool>>
    final let openedInitializers: Memo<NumberedMap<ConstructionKey, OpenedSignature?>>
    final let initializerLists: Memo<NumberedMap<MemberListKey, [Candidate]>>
    final let expressionTypes: Memo<[CodeKey: TypeID]>
    final let bindingTypes: Memo<[BindingKey: TypeID]>
    final let closureParameters: Memo<[CodeKey: [TypeID]]>
    final var scopeTables = NumberedMap<CodePlace, ScopeTable>()
    /// Types without arguments, by their declarations.
    final var plainTypes: DeclarationMap<TypeID>
    private final var fileLevels = NumberedMap<FileLevelKey, [DeclID]>()

    // What the program says, read once.
    final private(set) lazy var viewFunctions = findViewFunctions()
    final private(set) lazy var attributedRequirements = findAttributedRequirements()
    final private(set) lazy var implementingAliases = findImplementingAliases()
    private final lazy var namesInProtocols = program.namesInProtocols
    private final lazy var namesOfAttributedRequirements = findNamesOfAttributedRequirements()
    final var unseenConformances: [DeclID: Bool] = [:]
    final var unwrittenInitializers: [DeclID: Bool] = [:]
    final var protocolClosures: DeclarationMap<[DeclID]>

    /// Who is told what calls come to.
    public final let listener: CallListener?
    /// What other analyzers of the program are given, and give.
    final let sharing: BodySharing?

    /// Remembers nothing yet. `useIndex` is asked for the program's index of uses when that is first needed, once. Analyzers with one `exchange`
    /// infer each body once.
    public init(
        program: Program, useIndex: (() -> UseIndex)? = nil, exchange: (any BodyExchange)? = nil, listener: CallListener? = nil
    ) {
        self.program = program
        self.listener = listener
        sharing = exchange.map { BodySharing($0) }
        makeUseIndex = useIndex ?? { UseIndex(program: program) }
        wellKnown = WellKnown(program: program)
        let count = program.declarations.count
        let questions = Questions(depthLimit: 1000)
        self.questions = questions
        environments = Memo(DeclarationMap(count: count), questions)
        superclasses = Memo([:], questions)
        aliasedTypes = Memo([:], questions, isSame: ==)
        signatures = Memo(DeclarationMap(count: count), questions, isSame: ==)
        valueTypes = Memo(DeclarationMap(count: count), questions, isSame: ==)
        wrapperTypes = Memo([:], questions, isSame: ==)
        opaqueBoundTypes = Memo(NumberedMap(), questions, isSame: ==)
        builderAttributes = Memo(DeclarationMap(count: count), questions, isSame: ==)
        addedConformances = Memo(DeclarationMap(count: count), questions, isSame: ==)
        conformances = Memo(NumberedMap(), questions, isSame: ==)
        memberTypes = Memo(NumberedMap(), questions, isSame: ==)
        associatedTypes = Memo(NumberedMap(), questions, isSame: ==)
        memberLists = Memo(NumberedMap(), questions, isSame: ==)
        contentTypes = Memo(NumberedMap(), questions, isSame: ==)
        underlyingTypes = Memo(NumberedMap(), questions, isSame: ==)
        printedTypes = Memo(NumberedMap(), questions, isSame: ==)
        selfDefinedOpaques = Memo([:], questions, isSame: ==)
        expressionTypes = Memo([:], questions, isSame: ==)
        bindingTypes = Memo([:], questions, isSame: ==)
        closureParameters = Memo([:], questions, isSame: ==)
        inferredBodies = Memo([:], questions) { $0.isSame(as: $1) }
        inferredPreviews = Memo([:], questions) { $0.isSame(as: $1) }
        viewValued = Memo(DeclarationMap(count: count), questions, isSame: ==)
        contentBodies = Memo(DeclarationMap(count: count), questions, isSame: ==)
        builderResults = Memo(NumberedMap(), questions, isSame: ==)
        builderMethods = Memo([:], questions, isSame: ==)
        comparedCandidates = Memo(NumberedMap(), questions, isSame: ==)
        openedInitializers = Memo(NumberedMap(), questions, isSame: ==)
        initializerLists = Memo(NumberedMap(), questions, isSame: ==)
        boundProtocols = Memo(NumberedMap(), questions, isSame: ==)
        protocolClosures = DeclarationMap(count: count)
        plainTypes = DeclarationMap(count: count)
    }
}

/// A node of a file.
package struct CodePlace: Hashable {
    package var file: FileID
    package var node: NodeID

    package init(file: FileID, node: NodeID) {
        self.file = file
        self.node = node
    }
}

/// Where a call stands.
public struct CallSite: Hashable, Sendable {
    /// The file.
    public var file: FileID
    /// The call's node in the file's tree; a statement's node stands for the calls of its builder's methods, too.
    public var node: NodeID
}

struct OpaqueKey: Hashable {
    var declaration: DeclID
    var ordinal: Int
}

/// A conformance that is asked for.
struct ConformanceKey: Hashable {
    var type: TypeID
    var proto: DeclID
    var premises: Premises
}

/// The protocols of a type that requirements describe.
struct BoundsKey: Hashable {
    var type: TypeID
    var premises: Premises
}

/// A member of a type.
struct MemberTypeKey: Hashable {
    var base: TypeID
    var name: Name
    var premises = Premises()
}

/// An alias with its generic arguments, as a member of a type; with neither, what it stands for where it is declared.
struct AliasKey: Hashable {
    var alias: DeclID
    var selfType: TypeID = .none
    var arguments: [TypeID] = []
    var isApplied = false
    var premises = Premises()
}

/// A name looked up among the members of a type, from a file: other files may not see all of them.
struct MemberListKey: Hashable {
    var type: TypeID
    var name: Name
    var isStatic: Bool
    package var file: FileID
}

/// A name looked up outside of all types, from a file.
private struct FileLevelKey: Hashable, NumberedKey {
    var name: Name
    var file: FileID

    func mix(into mixer: inout NumberMixer) {
        mixer.add(name.rawValue)
        mixer.add(file.rawValue)
    }
}

extension ConformanceKey: NumberedKey {
    package func mix(into mixer: inout NumberMixer) {
        mixer.add(type.rawValue)
        mixer.add(proto.rawValue)
        mixer.add(premises.number)
    }
}

extension BoundsKey: NumberedKey {
    package func mix(into mixer: inout NumberMixer) {
        mixer.add(type.rawValue)
        mixer.add(premises.number)
    }
}

extension MemberTypeKey: NumberedKey {
    package func mix(into mixer: inout NumberMixer) {
        mixer.add(base.rawValue)
        mixer.add(name.rawValue)
        mixer.add(premises.number)
    }
}

extension MemberListKey: NumberedKey {
    package func mix(into mixer: inout NumberMixer) {
        mixer.add(type.rawValue)
        mixer.add(name.rawValue)
        mixer.add(file.rawValue ^ (isStatic ? 1 << 31 : 0))
    }
}

extension OpaqueKey: NumberedKey {
    package func mix(into mixer: inout NumberMixer) {
        mixer.add(declaration.rawValue)
        mixer.add(UInt32(truncatingIfNeeded: ordinal))
    }
}

extension CodePlace: NumberedKey {
    package func mix(into mixer: inout NumberMixer) {
        mixer.add(file.rawValue)
        mixer.add(node.rawValue)
    }
}

extension Inference {
    /// The names bound by the code that a node is part of.
    package func scopes(around node: NodeID, in file: FileID) -> ScopeTable {
        let place = CodePlace(file: file, node: program.tree(file).code(around: node))
        if let known = scopeTables[place] { return known }
        let table = ScopeTable(of: place.node, in: file, of: program)
        scopeTables.set(place, table)
        return table
    }

    /// What a name means outside of all types: `Program.fileLevel`, asked once for each file.
    func fileLevel(_ name: Name, from file: FileID) -> [DeclID] {
        let key = FileLevelKey(name: name, file: file)
        if let known = fileLevels[key] { return known }
        let found = program.fileLevel(name, from: file)
        fileLevels.set(key, found)
        return found
    }

    /// Whether some protocol has a member of a name: most properties of a program's types have names that none has.
    func isNamedInProtocol(_ name: Name) -> Bool { Int(name.rawValue) < namesInProtocols.count && namesInProtocols[Int(name.rawValue)] }

    /// Whether some protocol requires a property or function of a name with an attribute.
    func isAttributedRequirement(_ name: Name) -> Bool {
        Int(name.rawValue) < namesOfAttributedRequirements.count && namesOfAttributedRequirements[Int(name.rawValue)]
    }

    private func findNamesOfAttributedRequirements() -> [Bool] {
        var result = [Bool](repeating: false, count: program.names.count)
        for name in attributedRequirements.keys where name != .none { result[Int(name.rawValue)] = true }
        return result
    }

    /// The text of a name; empty for none.
    public func name(_ name: Name) -> String { name == .none ? "" : program.names[name] }

    /// Whether a declaration stands in a prelude, the embedded one or a user's.
    public func isFromPrelude(_ declaration: DeclID) -> Bool {
        guard declaration != .none else { return false }
        if case .prelude = program.files[Int(program[declaration].file.rawValue)].role { return true }
        return false
    }

    package func unknown(_ reason: UnknownReason, name: Name = .none) -> TypeID { types.intern(.unknown(reason, name: name)) }

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
        case .existential(let protocols, _) where protocols.count == 1: protocols[0]
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
