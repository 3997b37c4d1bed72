// What the code of a body says before anything in it is typed. Who looks for what needs a condition, a certain name or a certain kind of
// declaration passes over bodies without it: typing a body takes far longer than reading through it.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// Something in code that somebody looks for.
public enum CodeTrait: Hashable, Sendable {
    /// Whatever it is; with a version, only where the language is older than that.
    case anything(before: Version?)
    /// An `if`, `switch` or `guard`.
    case condition
    /// A call of what a prelude declares with these marks.
    case call(Marks)
    /// A call of a member that a prelude declares with these marks, with arguments that look like this.
    case memberCall(Marks, giving: ArgumentShape)
    /// A chain that calls one name twice, as in `.font(.title).padding().font(.body)`, other than a name that a prelude declares with one of these
    /// marks.
    case repeatedCall(besides: Marks)
    /// The name of a class of the program that views observe, or of a static member that gives an object of one, or `.init(…)` for one.
    case observableClass
    /// The name of something that gives another value each time: of the system, or declared by the program.
    case changingValue
    /// A call of a member function of the program that gives content and branches, or of a ViewModifier that branches, or of a function with one.
    case branchingFunction
    /// A call of a function of the program that calls something by which views are measured.
    case measuringFunction
}

/// What arguments look like before they have types.
public enum ArgumentShape: Hashable, Sendable {
    /// The first is `true` or `false` written out, or the contrary of it.
    case constant
    /// One with one of these labels is something else than `nil` or a number that is written out.
    case computed([String])
    /// Two with these labels are something else than `.infinity`.
    case several([String])
}

/// The traits that somebody looks for, each once, at most 64.
public struct TraitList: Hashable, Sendable {
    /// Each trait once, in the order in which they were given first.
    public let traits: [CodeTrait]

    /// Nothing but conditions.
    public static let conditions = TraitList([.condition])

    /// Makes the list of some traits.
    public init(_ traits: some Sequence<CodeTrait>) {
        var list: [CodeTrait] = []
        for trait in traits where !list.contains(trait) { list.append(trait) }
        self.traits = list
    }

    /// Some traits of the list as a set of it.
    public func set(of some: [CodeTrait]) -> TraitSet {
        some.reduce(into: TraitSet()) { set, trait in
            if let index = traits.firstIndex(of: trait) { set.insert(TraitSet(rawValue: 1 << UInt64(index))) }
        }
    }
}

/// Traits of one list, a bit for each of its places.
public struct TraitSet: OptionSet, Sendable {
    /// A bit for each trait, the first of the list the lowest.
    public let rawValue: UInt64

    /// Makes a set of its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The traits of a list, looked up in one program.
struct CodeSearch {
    /// All that code can have.
    fileprivate var all: TraitSet = []
    fileprivate var anything: TraitSet = []
    /// Everything counts in files of an older language than this.
    fileprivate var older: [(version: Version, traits: TraitSet)] = []
    fileprivate var conditions: TraitSet = []
    /// Chains that call a name twice, with the marks of names that do not count.
    fileprivate var repeatedCalls: [(besides: Marks, traits: TraitSet)] = []
    fileprivate var observableClasses: TraitSet = []
    fileprivate var changingValues: TraitSet = []
    fileprivate var branchingFunctions: TraitSet = []
    fileprivate var measuringFunctions: TraitSet = []
    /// What a call of a name shows: of names that the prelude declares, and of the program's aliases for them.
    fileprivate var calls: [Name: TraitSet] = [:]
    /// What a call of a name as a member shows with certain arguments.
    fileprivate var memberCalls: [Name: [(shape: ArgumentShape, traits: TraitSet)]] = [:]

    /// By the number of a name, whether calls of it can show anything: those of most names do not.
    fileprivate var isCalled: [Bool] = []

    /// What only the program's declarations of a name say.
    fileprivate var meanings: TraitSet { observableClasses.union(branchingFunctions).union(measuringFunctions) }
}

/// What the program's own declarations of a name can be.
struct NameMeanings: OptionSet {
    let rawValue: UInt8
    static let observableClass = NameMeanings(rawValue: 1)
    package static let branchingFunction = NameMeanings(rawValue: 2)
    static let measuringFunction = NameMeanings(rawValue: 4)
    /// Those of which only calls count.
    fileprivate static let functions: NameMeanings = [.branchingFunction, .measuringFunction]
}

/// What code was searched for.
private final class SearchStore: FlowStore {
    var searches: [TraitList: CodeSearch] = [:]
    /// By the number of a name, what the program's declarations of it can be.
    var meanings: [NameMeanings?] = []
    /// The same, whether it stands for another value each time.
    var changing: [Bool?] = []
    /// The same, whether preludes declare something by it that measures views.
    var measuring: [Bool] = []
    var observed: [Name: Bool] = [:]
    var aliases: [Name: [Name]]?

    init(_ budget: ValueBudget) {}

    func prepare(for program: Program) {
        if !meanings.isEmpty { return }
        meanings = Array(repeating: nil, count: program.names.count)
        changing = Array(repeating: nil, count: program.names.count)
        measuring = Array(repeating: false, count: program.names.count)
        for name in program.names(marked: .measures) { measuring[Int(name.rawValue)] = true }
    }
}

extension Flow {
    /// Which of these traits the code of a body has. Without types this is a guess on the safe side: what has none of them is no match.
    public func traits(of place: BodyPlace, among list: TraitList) -> TraitSet {
        let search = search(for: list)
        let store = searchStore
        var found = search.anything
        if !search.older.isEmpty {
            let language = program.profile(of: place.file).swiftVersion
            for (version, traits) in search.older where language < version { found.formUnion(traits) }
        }
        let tree = program.tree(place.file)
        for index in place.code.rawValue..<place.code.rawValue + tree[place.code].size {
            if found.isSuperset(of: search.all) { break }
            let node = NodeID(index)
            switch tree.kind(node) {
            case .reference: read(node, in: place.file, search, store, &found)
            case .call:
                for (besides, traits) in search.repeatedCalls
                where !found.isSuperset(of: traits) && isRepeatingChain(node, in: place.file, besides: besides) {
                    found.formUnion(traits)
                }
            case .ternary:
                if !found.isSuperset(of: search.conditions), isErasingTernary(node, in: place.file) { found.formUnion(search.conditions) }
            default:
                if !found.isSuperset(of: search.conditions), tree.mayBranch(at: node) { found.formUnion(search.conditions) }
            }
        }
        return found
    }

    /// Adds what a name shows where it is read.
    private func read(_ node: NodeID, in file: FileID, _ search: CodeSearch, _ store: SearchStore, _ found: inout TraitSet) {
        let tree = program.tree(file)
        let name = program.name(of: tree.mainToken(node), in: file)
        if name == .none { return }
        if !found.isSuperset(of: search.changingValues), isChanging(name, store) { found.formUnion(search.changingValues) }
        if search.isCalled[Int(name.rawValue)] { readCall(of: name, node, tree, search, &found) }
        if found.isSuperset(of: search.meanings) { return }
        if name == wellKnown.names.initializer, !found.isSuperset(of: search.observableClasses), mayMakeObserved(node, in: file) {
            found.formUnion(search.observableClasses)
        }
        let meanings = meanings(of: name, store)
        if meanings.contains(.observableClass) { found.formUnion(search.observableClasses) }
        guard !meanings.isDisjoint(with: .functions), tree.isCalled(node) else { return }
        if meanings.contains(.branchingFunction) { found.formUnion(search.branchingFunctions) }
        if meanings.contains(.measuringFunction) { found.formUnion(search.measuringFunctions) }
    }

    private func readCall(of name: Name, _ node: NodeID, _ tree: SyntaxTree, _ search: CodeSearch, _ found: inout TraitSet) {
        if let calls = search.calls[name], !found.isSuperset(of: calls), tree.isCalled(node) { found.formUnion(calls) }
        if let shapes = search.memberCalls[name], !shapes.allSatisfy({ found.isSuperset(of: $0.traits) }),
            let call = tree.memberCall(of: node)
        {
            for (shape, traits) in shapes where tree.gives(shape, call) { found.formUnion(traits) }
        }
    }

    /// Whether a node chooses between two views that it hides: `isOn ? AnyView(a) : AnyView(b)`.
    private func isErasingTernary(_ node: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        guard tree.kind(node) == .ternary, wellKnown.anyView != .none, let outer = tree.parent(node) else { return false }
        let name = program[wellKnown.anyView].name
        return tree.tokenRange(outer).count { program.name(of: TokenID($0), in: file) == name } > 1
    }

    /// Whether an expression reads a name of something that gives another value each time, or of a local value, which may be one.
    func readsChangingName(_ expression: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        return (expression.rawValue..<expression.rawValue + tree[expression].size).contains { index in
            let node = NodeID(index)
            guard tree.kind(node) == .reference || tree.kind(node) == .identifierPattern else { return false }
            let name = program.name(of: tree.mainToken(node), in: file)
            if name == .none { return false }
            switch scopes(around: node, in: file).binding(of: name, at: node)?.kind {
            case .variable, .function, .condition, .capture: return true
            case .pattern, .parameter, .closureParameter: return false
            case nil: break
            }
            return isChanging(name, searchStore)
        }
    }

    private var searchStore: SearchStore {
        let store = store(SearchStore.self)
        store.prepare(for: program)
        return store
    }

    private func search(for list: TraitList) -> CodeSearch {
        let store = store(SearchStore.self)
        if let known = store.searches[list] { return known }
        var result = CodeSearch()
        for trait in list.traits {
            let bit = list.set(of: [trait])
            if case .anything = trait {} else { result.all.formUnion(bit) }
            switch trait {
            case .anything(let version?): result.older.append((version, bit))
            case .anything(nil): result.anything.formUnion(bit)
            case .condition: result.conditions.formUnion(bit)
            case .call(let marks):
                for name in withAliases(Set(program.names(marked: marks))) { result.calls[name, default: []].formUnion(bit) }
            case .memberCall(let marks, let shape):
                for name in program.names(marked: marks) { result.memberCalls[name, default: []].append((shape, bit)) }
            case .repeatedCall(let besides): result.repeatedCalls.append((besides, bit))
            case .observableClass: result.observableClasses.formUnion(bit)
            case .changingValue: result.changingValues.formUnion(bit)
            case .branchingFunction:
                let helpers = program.profile.knowledge.conditionalHelpers.compactMap { program.names.find($0) }
                for name in withAliases(Set(helpers)) { result.calls[name, default: []].formUnion(bit) }
                result.branchingFunctions.formUnion(bit)
            case .measuringFunction: result.measuringFunctions.formUnion(bit)
            }
        }
        result.isCalled = Array(repeating: false, count: program.names.count)
        for name in result.calls.keys { result.isCalled[Int(name.rawValue)] = true }
        for name in result.memberCalls.keys { result.isCalled[Int(name.rawValue)] = true }
        store.searches[list] = result
        return result
    }

    /// Names, with the program's type aliases for them and the aliases for those.
    func withAliases(_ names: Set<Name>) -> Set<Name> {
        let store = store(SearchStore.self)
        let aliases = store.aliases ?? makeAliasNames()
        store.aliases = aliases
        var result = names
        var pending = Array(names)
        while let next = pending.popLast() {
            pending += (aliases[next] ?? []).filter { result.insert($0).inserted }
        }
        return result
    }

    /// The names of the program's own type aliases by each name in the type that they stand for.
    package func makeAliasNames() -> [Name: [Name]] {
        var result: [Name: [Name]] = [:]
        for declaration in program.ownDeclarations.lazy.map({ self.program[$0] }) where declaration.kind == .typealias_ {
            let node = program.tree(declaration.file)[declaration.node]
            for token in node.firstToken..<node.endToken {
                let name = program.name(of: TokenID(token), in: declaration.file)
                if name != .none, name != declaration.name { result[name, default: []].append(declaration.name) }
            }
        }
        return result
    }

    /// Whether an `.init` is called for an argument whose label is the name of a property that holds an observed object.
    private func mayMakeObserved(_ reference: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        guard let member = MemberAccess(naming: reference, in: tree), member.base == nil, let call = tree.parent(member.id),
            tree.kind(call) == .call, let argument = tree.parent(call), tree.kind(argument) == .argument
        else { return false }
        let label = tree.mainToken(argument) == .none ? Name.none : program.name(of: tree.mainToken(argument), in: file)
        guard label != .none else { return true }
        let store = store(SearchStore.self)
        if let known = store.observed[label] { return known }
        let isObserved = valuesAndTypes(named: label).contains { id in
            guard program[id].kind == .variable else { return false }
            let type = valueType(of: id)
            let held = nominal(wrappedType(type) ?? type)
            return held != .none && program[held].kind == .classType && isObservable(held)
        }
        store.observed[label] = isObserved
        return isObserved
    }

    /// Whether a declaration by that name, of the system or of the program, gives another value each time.
    private func isChanging(_ name: Name, _ store: SearchStore) -> Bool {
        if let known = store.changing[Int(name.rawValue)] { return known }
        let result =
            !program.marks(named: name).isDisjoint(with: [.fresh, .random, .clock])
            || valuesAndTypes(named: name).contains { nondeterminism(declaredBy: $0) != nil }
        store.changing[Int(name.rawValue)] = result
        return result
    }

    /// What the program's declarations of a name can be.
    private func meanings(of name: Name, _ store: SearchStore) -> NameMeanings {
        if let known = store.meanings[Int(name.rawValue)] { return known }
        var result: NameMeanings = []
        for id in valuesAndTypes(named: name) {
            let declaration = program[id]
            if declaration.kind == .classType, isObservable(id) { result.insert(.observableClass) }
            if branches(modifier: id) { result.insert(.branchingFunction) }
            guard declaration.flags.contains(.hasBody) else { continue }
            if declaration.kind == .function, declaration.parent != .none, measures(declaration, store) {
                result.insert(.measuringFunction)
            }
            if declaration.kind == .function, declaration.parent != .none, isViewValued(id) || isContent(declaredResult(of: id)),
                hasCondition(declaration) || namesBranchingModifier(declaration)
            {
                result.insert(.branchingFunction)
            }
            if declaration.flags.contains(.isStatic), case let made = nominal(declaredResult(of: id)), made != .none,
                program[made].kind == .classType, isObservable(made), mayMakeObject(id)
            {
                result.insert(.observableClass)
            }
        }
        store.meanings[Int(name.rawValue)] = result
        return result
    }

    /// Whether code of the program calls something by which views are measured.
    private func measures(_ declaration: Declaration, _ store: SearchStore) -> Bool {
        guard !program.files[Int(declaration.file.rawValue)].role.isPrelude else { return false }
        let node = program.tree(declaration.file)[declaration.node]
        return (node.firstToken..<node.endToken).contains { token in
            let name = program.name(of: TokenID(token), in: declaration.file)
            return name != .none && store.measuring[Int(name.rawValue)]
        }
    }

    /// Whether a declaration is a ViewModifier of the program with a condition in its body.
    private func branches(modifier id: DeclID) -> Bool {
        guard program[id].kind == .structType, wellKnown.viewModifier != .none, !isFromPrelude(id),
            program.statedProtocols(of: id).contains(wellKnown.viewModifier)
        else { return false }
        return program.members(of: id).contains { wellKnown.names.isBody(program[$0].name) && hasCondition(program[$0]) }
    }

    private func namesBranchingModifier(_ declaration: Declaration) -> Bool {
        let tree = program.tree(declaration.file)
        return (declaration.node.rawValue..<declaration.node.rawValue + tree[declaration.node].size).contains { index in
            let node = NodeID(index)
            guard tree.kind(node) == .reference, tree.isCalled(node) else { return false }
            return valuesAndTypes(named: program.name(of: tree.mainToken(node), in: declaration.file)).contains { branches(modifier: $0) }
        }
    }

    /// Whether a member with a body may give a new object: it calls something, or reads what may. `static var theme: Theme { Self.shared }`
    /// gives what a stored property holds.
    private func mayMakeObject(_ id: DeclID) -> Bool {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        return (declaration.node.rawValue..<declaration.node.rawValue + tree[declaration.node].size).contains { index in
            let node = NodeID(index)
            if tree.kind(node) == .call { return true }
            guard tree.kind(node) == .reference else { return false }
            return valuesAndTypes(named: program.name(of: tree.mainToken(node), in: declaration.file)).contains { other in
                guard other != id, !program[other].kind.isType, program[other].flags.contains(.hasBody) else { return false }
                let given = nominal(declaredResult(of: other))
                return given == .none || program[given].kind == .classType
            }
        }
    }

    /// Whether a call is the last one of a chain that calls one name twice.
    private func isRepeatingChain(_ call: NodeID, in file: FileID, besides: Marks) -> Bool {
        let tree = program.tree(file)
        guard tree.kind(call) == .call else { return false }
        if let outer = tree.parent(call), tree.kind(outer) == .member, tree.firstChild(outer) == call { return false }
        var names: Set<Name> = []
        var link: NodeID? = call
        while let node = link {
            let isCall = tree.kind(node) == .call
            guard let callee = isCall ? tree.firstChild(node) : node, let member = MemberAccess(tree, callee) else { return false }
            if isCall, case let name = program.name(of: member.name, in: file), !names.insert(name).inserted,
                program.marks(named: name).isDisjoint(with: besides)
            {
                return true
            }
            link = member.base
        }
        return false
    }

    private func hasCondition(_ declaration: Declaration) -> Bool {
        let tree = program.tree(declaration.file)
        return (declaration.node.rawValue..<declaration.node.rawValue + tree[declaration.node].size).contains {
            tree.isCondition(NodeID($0))
        }
    }
}

extension SyntaxTree {
    /// Whether a node decides what is made or returned.
    fileprivate func isCondition(_ node: NodeID) -> Bool {
        switch kind(node) {
        case .if, .switch, .guard: true
        default: false
        }
    }

    /// Whether a node may choose between views: an `if` with an `else`, or that returns and leaves the rest for the other case; or one beside another,
    /// which may ask the contrary.
    fileprivate func mayBranch(at node: NodeID) -> Bool {
        if kind(node) == .switch { return true }
        guard kind(node) == .if, let block = child(node, .block), let outer = parent(node) else { return false }
        return children(node).contains { $0 > block } || children(outer).contains { $0 > node && kind($0) == .if }
            || children(block).contains { kind($0) == .return }
    }

    /// Whether a reference may be what a call calls. A member that is read, or part of a key path, is not.
    fileprivate func isCalled(_ reference: NodeID) -> Bool {
        guard let outer = parent(reference) else { return true }
        switch kind(outer) {
        case .keyPathComponent: return false
        // A name before the dot may be that of a type, as in `Group.init`.
        case .member where firstChild(outer) != reference:
            guard let call = parent(outer) else { return false }
            return [.call, .specialize].contains(kind(call)) && firstChild(call) == outer
        default: return true
        }
    }

    /// The call of the member that a reference names.
    fileprivate func memberCall(of reference: NodeID) -> FunctionCall? {
        guard let member = parent(reference), kind(member) == .member, let call = parent(member), firstChild(call) == member else {
            return nil
        }
        return FunctionCall(self, call)
    }

    /// Whether the arguments of a call look like this.
    fileprivate func gives(_ shape: ArgumentShape, _ call: FunctionCall) -> Bool {
        func isLabelled(_ argument: Argument, _ labels: [String]) -> Bool {
            argument.label.map { labels.contains(name($0)) } ?? false
        }
        switch shape {
        case .constant: return call.arguments.first?.expression.map { kind(withoutNot($0)) == .boolean } ?? false
        case .computed(let labels):
            return call.arguments.contains { argument in
                guard isLabelled(argument, labels), let value = argument.expression else { return false }
                return ![.integer, .float, .nil].contains(kind(value))
            }
        case .several(let labels):
            return call.arguments.count { argument in
                guard isLabelled(argument, labels), let value = argument.expression else { return false }
                return kind(value) != .member || text(value) != ".infinity"
            } > 1
        }
    }
}
