// What updates when a value changes, for one program: the units that SwiftUI evaluates, what each reads, what each makes, and one change's way
// through them. It asks the analyzer of its thread what code means and where values come from, and keeps what it has found.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Answers what is evaluated again. Not `Sendable`: each thread has its own.
public final class Updates {
    /// Answers what code means.
    public let analyzer: Analyzer
    /// Which call takes a closure, by the closure.
    var closureUses: [CodeLocation: ClosureUse] = [:]
    /// The bodies whose closures are known.
    var readBodies: Set<CodeLocation> = []
    /// What code does while it runs, by its declaration, read when first asked for.
    var knownSteps: [DeclID: [CodeStep]] = [:]
    /// The same of closures and local functions.
    var knownLocalSteps: [CodeLocation: [CodeStep]] = [:]
    /// What the analyzer keeps of the environment for all who ask.
    let environment: EnvironmentStore
    /// What it keeps of the declarations.
    private let declared: DeclarationTables
    /// The units of types, made when first asked for.
    var units: [DeclID: EvaluationUnit?] = [:]
    /// The types with a unit, in the order of the program.
    public private(set) lazy var unitTypes = findUnitTypes()
    /// All units, in the order of the program.
    private(set) lazy var allUnits = unitTypes.compactMap { unit(of: $0) }

    /// What reads each source.
    private(set) lazy var readers = findReaders()
    /// The bindings that lead to each source.
    private(set) lazy var boundProperties = findBoundProperties()
    /// The code that changes each property, found when first asked for.
    var foundCauses: [DeclID: [FlipCause]] = [:]
    /// What each bound property leads to.
    private(set) lazy var boundSources = findBoundSources()
    /// The places that make each type.
    private(set) lazy var sitesByType = Dictionary(grouping: allUnits.flatMap(\.sites), by: \.type)
    /// What may stand for each requirement of a protocol, found when first asked for.
    var foundWitnesses: [DeclID: [DeclID]] = [:]
    /// The places that give views and modifiers of the program content, by what they give it to.
    private(set) lazy var contentPlaces = findContentPlaces()
    /// The units that make each type.
    private(set) lazy var makers = findMakers()
    /// What actions write that follow a value.
    var actionWrites: [CodeLocation: [(part: SourcePart, isSure: Bool)]] = [:]
    /// The properties that values of the environment were followed through to what callers give.
    var followedInputs: Set<DeclID> = []
    /// The units that read the environment below a write.
    var readersBelow: [CodeLocation: WalkAnswer<EnvironmentReader>] = [:]
    /// What observers of properties write, found when first asked for.
    var foundObservedWrites: [DeclID: [(part: SourcePart, isSure: Bool)]] = [:]
    /// The actions that published properties make views do.
    private(set) lazy var receivers = findReceivers()
    /// The closures of presentations that are given the item which a binding leads to.
    private(set) lazy var presentedItems = findPresentedItems()
    /// The names of the publishers by which objects announce changes.
    private(set) lazy var announcementNames = Set(
        program.declarations(of: .protocolType).filter { self.program.marks(of: $0).contains(.announces) }.flatMap {
            self.program.members(of: $0)
        }.filter { self.program[$0].kind == .variable }.map { self.program[$0].name })
    /// What published properties are passed on to where they are followed in code.
    private(set) lazy var followedProperties = findFollowedProperties()
    /// The actions that views do when an object announces a change.
    private(set) lazy var announcementReceivers = findAnnouncementReceivers()
    /// The properties that make units depend on whole objects.
    private(set) lazy var objectHolders = findObjectHolders()
    /// The places that make each type, with the units that have them.
    private(set) lazy var placesByType = findPlaces()
    /// How many places write each value of the environment.
    private(set) lazy var writeCounts = findWriteCounts()
    /// The types that platform objects show.
    private(set) lazy var hostedTypes = Set(
        hostedViews.flatMap { hosted in hosted.body.nodes.map { analyzer.nominal($0.type) } }.filter { $0 != .none })
    /// The classes whose objects pass on what objects of another announce.
    private(set) lazy var forwarders = findForwarders()
    /// The types that nothing in the program shows.
    private(set) lazy var roots = findRoots()
    /// The views that platform objects show.
    private(set) lazy var hostedViews = findHostedViews()
    /// The bodies of previews.
    private(set) lazy var previews = findPreviews()

    /// How far answers look.
    let limits: UpdateLimits

    /// Nothing is known yet.
    public init(_ analyzer: Analyzer, limits: UpdateLimits = UpdateLimits()) {
        (self.analyzer, self.limits, environment, declared) = (analyzer, limits, analyzer.store(), analyzer.store())
    }

    var program: Program { analyzer.program }

    /// The type whose properties are the values of the environment.
    var environmentValues: DeclID {
        if let known = environment.values { return known }
        let found = findEnvironmentValues()
        environment.values = found
        return found
    }

    /// Functions and initialisers by name; initialisers by the name of their type.
    var callables: CallableIndex { kept(\.callables) { CallableIndex(program: program) } }

    /// The names of members that may lead to a source: the properties and functions of the program.
    var followedNames: Set<Name> { kept(\.followedNames) { ownNames(of: .variable, .function) } }

    /// The names of the program's structures.
    var structureNames: Set<Name> { kept(\.structureNames) { ownNames(of: .structType) } }

    /// The types of the program, and those that it extends, with subscripts of the program.
    var subscripts: [DeclID: [DeclID]] {
        kept(\.subscripts) {
            let own = program.ownDeclarations.filter { program[$0].kind == .subscriptMember }
            return Dictionary(grouping: own) { program.nominal(containing: $0) }
        }
    }

    /// The types of the program that state each protocol of it.
    var statingTypes: [DeclID: [DeclID]] {
        kept(\.statingTypes) {
            var result: [DeclID: [DeclID]] = [:]
            for type in program.ownDeclarations where program[type].kind.isNominal && program[type].kind != .protocolType {
                for proto in program.statedProtocols(of: type) where !analyzer.isFromPrelude(proto) {
                    result[proto, default: []].append(type)
                }
            }
            return result
        }
    }

    private func ownNames(of kinds: DeclarationKind...) -> Set<Name> {
        var names: Set<Name> = []
        for id in program.ownDeclarations where kinds.contains(program[id].kind) { names.insert(program[id].name) }
        return names
    }

    private func kept<Table>(_ table: ReferenceWritableKeyPath<DeclarationTables, Table?>, _ make: () -> Table) -> Table {
        if let known = declared[keyPath: table] { return known }
        let made = make()
        declared[keyPath: table] = made
        return made
    }

    /// What the marked wrapper of the environment takes key paths into.
    private func findEnvironmentValues() -> DeclID {
        for initializer in program.declarations(of: .initializer) {
            let owner = program.nominal(containing: initializer)
            guard analyzer.isFromPrelude(owner), program[initializer].parent == owner, program[owner].flags.contains(.hasPropertyWrapper),
                program.marks(of: owner).contains(.environment), !program.marks(of: owner).contains(.living),
                let path = analyzer.signature(of: initializer).parameters.first?.type,
                let root = analyzer.genericArguments(path).first
            else { continue }
            return analyzer.nominal(root)
        }
        return .none
    }

    /// The members that may stand for a requirement of a protocol of the program.
    func witnesses(of requirement: DeclID) -> [DeclID] {
        if let known = foundWitnesses[requirement] { return known }
        let types = statingTypes[program.nominal(containing: requirement)] ?? []
        let found =
            types.count > limits.types
            ? []
            : types.flatMap { type in
                program.classes(from: type).lazy.flatMap { self.program.members(of: $0) }.first {
                    self.program[$0].name == self.program[requirement].name && self.program[$0].kind == self.program[requirement].kind
                }.map { [$0] } ?? []
            }
        foundWitnesses[requirement] = found
        return found
    }

    /// What leaves out what may stand for a requirement; nil where nothing does.
    func cut(ofRequirement requirement: DeclID) -> String? {
        let proto = program.nominal(containing: requirement)
        guard (statingTypes[proto] ?? []).count > limits.types else { return nil }
        return "more than \(limits.types) types state `\(name(of: proto))`, and the members that may be meant are not looked at"
    }

    private func findContentPlaces() -> [DeclID: [(maker: DeclID, site: ViewSite)]] {
        var result: [DeclID: [(maker: DeclID, site: ViewSite)]] = [:]
        for unit in allUnits {
            for site in unit.sites where !site.place.body.children(site.place.node).isEmpty || unitKind(of: site.type) == .modifier {
                result[site.type, default: []].append((unit.type, site))
            }
        }
        return result
    }

    /// The places that give a view or modifier of the program content.
    func placesGivingContent(to type: DeclID) -> [(maker: DeclID, site: ViewSite)] { contentPlaces[type] ?? [] }

    private func findPlaces() -> [DeclID: [(unit: EvaluationUnit, site: ViewSite)]] {
        Dictionary(grouping: allUnits.flatMap { unit in unit.sites.map { (unit: unit, site: $0) } }, by: \.site.type)
    }

    private func findWriteCounts() -> [EnvironmentKey: Int] {
        var result: [EnvironmentKey: Set<CodeLocation>] = [:]
        for writer in allUnits.flatMap(\.writers) {
            guard let write = environmentWrite(at: writer.node, in: writer.body) else { continue }
            result[write.key, default: []].insert(CodeLocation(writer.body.file, writer.body[writer.node].syntax))
        }
        return result.mapValues(\.count)
    }

    private func findUnitTypes() -> [DeclID] {
        program.ownDeclarations.filter { unitKind(of: $0) != nil }
    }
}

/// Tables of the declarations of a program, each made when first asked for.
private final class DeclarationTables: FlowStore {
    var callables: CallableIndex?
    var followedNames: Set<Name>?
    var structureNames: Set<Name>?
    var subscripts: [DeclID: [DeclID]]?
    var statingTypes: [DeclID: [DeclID]]?

    init(_ budget: ValueBudget) {}
}

/// What the prelude says of the environment. Rules ask about one body at a time, each with `Updates` of its own.
final class EnvironmentStore: FlowStore {
    /// What declarations of the prelude write to the environment.
    var effects: [DeclID: EnvironmentEffect] = [:]
    /// The type whose properties are the values of the environment, `.none` where there is none.
    var values: DeclID?

    init(_ budget: ValueBudget) {}
}

/// What SwiftUI evaluates as one.
public enum UnitKind: Sendable {
    /// A view with a body.
    case view
    /// A modifier with a body.
    case modifier
    /// A style of a control.
    case style
    /// An app or a scene.
    case scene
    /// A platform view, updated from its properties.
    case platform
}

extension Updates {
    /// What a type is evaluated as; nil for a type that is not.
    func unitKind(of type: DeclID) -> UnitKind? {
        let declaration = program[type]
        guard [.structType, .classType, .enumType].contains(declaration.kind), !analyzer.isFromPrelude(type) else { return nil }
        if analyzer.representable(type) != nil { return .platform }
        guard let body = bodyMember(of: type) else { return nil }
        if analyzer.wellKnown.names.isStyleBody(program[body].name) { return .style }
        let stated = program.statedProtocols(of: type)
        if analyzer.wellKnown.view != .none, stated.contains(analyzer.wellKnown.view) { return .view }
        if analyzer.wellKnown.viewModifier != .none, stated.contains(analyzer.wellKnown.viewModifier) { return .modifier }
        if isRoot(type) { return .scene }
        if stated.contains(where: { analyzer.wellKnown.contentProtocols.contains($0) }) { return .view }
        guard analyzer.contentBody(of: body) != nil else { return nil }
        return declaration.flags.contains(.isMainType) || program[body].kind == .variable ? .scene : .modifier
    }

    /// Whether a type is what the system makes and starts: an app, a widget or a bundle of them. Their protocols ask for an initialiser.
    func isRoot(_ declaration: DeclID) -> Bool {
        guard program[declaration].kind.isNominal else { return false }
        return program.statedProtocols(of: declaration).contains { proto in
            proto != analyzer.wellKnown.view && analyzer.wellKnown.contentProtocols.contains(proto)
                && program.members(of: proto).contains { program[$0].kind == .initializer }
        }
    }

    /// The member that says what a type shows.
    func bodyMember(of type: DeclID) -> DeclID? {
        let names = analyzer.wellKnown.names
        let members = program.members(of: type)
        func isCode(_ member: DeclID) -> Bool { analyzer.bodyHolder(of: member) != nil && !program[member].flags.contains(.isStatic) }
        if let found = members.first(where: { names.isBody(program[$0].name) && isCode($0) }) { return found }
        // A style of text fields has a name of its own for it.
        return members.first { member in
            names.isStyleBody(program[member].name) && program[member].kind == .function && isCode(member)
                && program.statedProtocols(of: type).contains { proto in
                    analyzer.isFromPrelude(proto) && program.members(of: proto).contains { program[$0].name == program[member].name }
                }
        }
    }

    /// How a type is called.
    public func name(of type: DeclID) -> String { program.displayName(of: type) }

    /// The stored property that a wrapper keeps or that is plain, and what the wrapper is.
    func wrapper(of property: DeclID) -> PropertyWrapper? { analyzer.wrapper(of: property) }

    /// The type that a property's value is of, inside Optional and Binding.
    func valueType(of property: DeclID) -> DeclID { analyzer.nominal(plain(analyzer.valueType(of: property))) }

    /// The same; of a generic parameter, the protocol of the program that it has to conform to.
    func heldType(of property: DeclID) -> DeclID {
        let type = plain(analyzer.valueType(of: property))
        let found = analyzer.nominal(type)
        return found != .none ? found : analyzer.protocols(ofParameter: type).first { !analyzer.isFromPrelude($0) } ?? .none
    }

    /// A type without Optional and Binding around it.
    func plain(_ type: TypeID) -> TypeID {
        var type = type
        for _ in 0..<6 {
            if let inner = analyzer.wrappedType(type) {
                type = inner
            } else if isBinding(type), let inner = analyzer.genericArguments(type).first {
                type = inner
            } else {
                break
            }
        }
        return type
    }

    /// Whether a type is a binding: a wrapper whose value another gives.
    func isBinding(_ type: TypeID) -> Bool {
        let declaration = analyzer.nominal(type)
        guard analyzer.isFromPrelude(declaration) else { return false }
        let marks = program.marks(of: declaration)
        return marks.contains(.given) && !marks.contains(.object)
    }

    /// What observation makes of a class.
    enum Observation { case each, whole, none }

    /// Whether objects of a class tell of each property, of any published one, or of nothing.
    func observation(of type: DeclID) -> Observation {
        var current = type
        for _ in 0..<16 where current != .none {
            // What a macro keeps in a store is observable as well.
            if program.hasAttribute(current, marked: .observable) || program.hasAttribute(current, marked: .stored) { return .each }
            if analyzer.states(current, marked: .announces) { return .whole }
            if analyzer.states(current, marked: .observable) { return .each }
            current = program.superclass(of: current)
        }
        return .none
    }

    /// Whether a stored property of an observable class is observed.
    func isTracked(_ property: DeclID) -> Bool {
        let declaration = program[property]
        guard declaration.flags.contains(.isStored), !declaration.flags.contains(.isLet), !declaration.flags.contains(.isStatic),
            !program.hasAttribute(property, marked: .untracked)
        else { return false }
        return observation(of: program.nominal(containing: property)) == .each
    }

    /// Whether a class of objects stands at a type.
    func isClass(_ type: DeclID) -> Bool { type != .none && [.classType, .actorType].contains(program[type].kind) }
}
