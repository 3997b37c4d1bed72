// Types expressions and statements inside one declaration: scopes, the entry points, and the dispatch over kinds of expressions.
// What an expression is without context is typed once and kept; literals, implicit members and closures are checked against the type
// that their context wants. Work is bounded: beyond the budget everything is `_`.

import SelfsameDeclarations
import SelfsameSyntax

/// Types a piece of code as it is read in one way. A typer never changes: where code is read in another way, another typer does it.
final class BodyTyper {
    let analyzer: Inference
    /// What holds where the code stands.
    let standpoint: Standpoint
    let declaration: DeclID
    let file: FileID
    let tree: SyntaxTree
    let environment: GenericEnvironment
    /// Whether `self` is a type here (static members).
    let isStatic: Bool
    /// The code.
    let root: NodeID
    /// What all readings of the code share.
    let typing: Typing
    /// The code around what is typed, and what is known of it.
    let reading: Reading
    /// The highest version known to run the code where the typer stands.
    let availability: Version

    /// Whether implicit members that nothing declares are taken for members of the type wanted.
    let takesForeignMembers: Bool
    /// The chain that is read otherwise than it stands.
    let detour: Detour?
    /// The typer that does without the two.
    private let outer: BodyTyper?
    /// While unseen conformances are trusted, for a call that fits nothing else: the typer of what stands inside, which is what it is by itself.
    private let doubting: BodyTyper?
    /// The program's own functions of an operator, as candidates.
    var ownOperators: [OperatorUse: [Candidate]] = [:]
    static let budget = 60_000
    static let depthLimit = 180

    /// A typer for a piece of code; of a declaration as a whole where no node is given.
    init(analyzer: Inference, declaration: DeclID, file: FileID? = nil, root: NodeID? = nil, parameters: [TypeID] = []) {
        self.analyzer = analyzer
        standpoint = analyzer.inside(declaration)
        self.declaration = declaration
        if declaration == .none {
            self.file = file ?? FileID(0)
            environment = analyzer.emptyEnvironment
            isStatic = false
        } else {
            let stored = analyzer.program[declaration]
            self.file = stored.file
            environment = analyzer.environment(of: stored.kind == .variable ? stored.parent : declaration)
            isStatic = stored.flags.contains(.isStatic)
        }
        tree = analyzer.program.tree(self.file)
        let root = root ?? (declaration == .none ? .root : analyzer.program[declaration].node)
        typing = Typing()
        self.root = root
        reading = Reading(of: root, parameters: parameters)
        let version = max(analyzer.program.profile(of: self.file).deploymentTarget, analyzer.program.availability(of: declaration))
        availability = version
        takesForeignMembers = false
        detour = nil
        outer = nil
        doubting = nil
    }

    /// The same code read in another way.
    private init(
        _ other: BodyTyper, reading: Reading, availability: Version, takesForeignMembers: Bool = false, detour: Detour? = nil,
        doubting: BodyTyper? = nil
    ) {
        analyzer = other.analyzer
        standpoint = Standpoint(
            inference: analyzer, premises: Premises(declaration: other.declaration, trustsUnseen: doubting != nil))
        declaration = other.declaration
        file = other.file
        tree = other.tree
        environment = other.environment
        isStatic = other.isStatic
        root = other.root
        typing = other.typing
        ownOperators = other.ownOperators
        self.reading = reading
        self.availability = availability
        self.takesForeignMembers = takesForeignMembers
        self.detour = detour
        self.doubting = doubting
        outer = takesForeignMembers || detour != nil ? other.plain : nil
    }

    /// The typer of what stands inside, where nothing is read otherwise.
    var plain: BodyTyper { outer ?? doubting?.plain ?? self }

    /// The typer of a closure of this code, or of the code around it.
    func inside(_ reading: Reading) -> BodyTyper {
        reading === self.reading ? plain : BodyTyper(self, reading: reading, availability: availability)
    }

    /// The typer of code under conditions that ask for a version of the system.
    func here(_ node: NodeID) -> BodyTyper {
        guard scopes.asksForAvailability else { return self }
        let version = max(availability, scopes.availability(at: node))
        return version == availability
            ? self
            : BodyTyper(self, reading: reading, availability: version, takesForeignMembers: takesForeignMembers, detour: detour)
    }

    /// The typer that takes implicit members that nothing declares.
    func takingForeignMembers() -> BodyTyper {
        BodyTyper(
            self, reading: reading, availability: availability, takesForeignMembers: true, detour: detour,
            doubting: doubting?.takingForeignMembers())
    }

    /// The typer that trusts conformances to protocols that are not seen.
    func trusting() -> BodyTyper {
        BodyTyper(
            self, reading: reading, availability: availability, takesForeignMembers: takesForeignMembers, detour: detour,
            doubting: doubting ?? self)
    }

    /// The typer that reads a chain otherwise than it stands.
    func taking(_ detour: Detour) -> BodyTyper {
        BodyTyper(self, reading: reading, availability: availability, takesForeignMembers: takesForeignMembers, detour: detour)
    }

    var program: Program { analyzer.program }

    /// What the code binds, and what is bound around it.
    var scopes: ScopeTable {
        if let known = typing.scopes { return known }
        let read = analyzer.scopes(around: root, in: file)
        typing.scopes = read
        return read
    }
    var names: WellKnownNames { analyzer.wellKnown.names }

    func unknown(_ reason: UnknownReason) -> TypeID { analyzer.unknown(reason) }

    func name(_ node: NodeID) -> Name { name(token: tree.mainToken(node)) }

    func name(token: TokenID) -> Name { token == .none ? .none : program.name(of: token, in: file) }

    /// The type of `self` here; `.none` outside types.
    var selfType: TypeID { environment.selfType }

    // MARK: Entry points

    /// The type of an initial value by itself.
    func standalone(_ node: NodeID, expecting: TypeID? = nil) -> TypeID {
        expression(node, expecting: expecting).type
    }

    /// The type that a call of a type with these arguments makes.
    func construct(_ type: TypeID, _ arguments: [CallArgument], at node: NodeID) -> TypeID {
        call(analyzer.types.intern(.metatype(type)), arguments, at: node, expecting: nil).type
    }

    // MARK: Expressions

    /// Types an expression. `expecting` is what the context wants, where it is known; the result need not be of that type.
    func expression(_ node: NodeID, expecting: TypeID? = nil) -> Typed {
        if let doubting { return doubting.expression(node, expecting: expecting) }
        if let outer, !isOnDetour(node) { return outer.expression(node, expecting: expecting) }
        // Nothing is remembered of what is read otherwise than it stands.
        guard outer == nil else { return typed(node, expecting) }
        if let known = known(node, expecting) {
            if known.hasMismatch { reading.hasMismatch = true }
            return known
        }
        let home = home(of: node)
        guard home !== reading else {
            let result = typed(node, expecting)
            remember(result, node, expecting)
            return result
        }
        let key = WantedExpression(node: node, type: expecting ?? .none)
        if let shared = home.shared[key] { return take(shared, node, expecting) }
        let result = typed(node, expecting)
        remember(result, node, expecting)
        home.shared.set(
            key,
            SharedExpression(typed: result, otherResults: reading.otherResults[node], isUnwrapping: reading.unwrapping.contains(node)))
        return result
    }

    /// Takes what another reading of the closure found out.
    private func take(_ shared: SharedExpression, _ node: NodeID, _ expecting: TypeID?) -> Typed {
        remember(shared.typed, node, expecting)
        if shared.otherResults != nil || !reading.otherResults.isEmpty { reading.otherResults[node] = shared.otherResults }
        if shared.isUnwrapping { reading.unwrapping.insert(node) } else if !reading.unwrapping.isEmpty { reading.unwrapping.remove(node) }
        if shared.typed.hasMismatch { reading.hasMismatch = true }
        return shared.typed
    }

    /// The outermost reading that a node is the same in: nothing in it reads a name that the closures in between bind.
    func home(of node: NodeID) -> Reading {
        guard reading.parent != nil, reading.appliedBuilders.isEmpty else { return reading }
        let closure = scopes.closure(bindingNamesReadIn: node.rawValue..<node.rawValue + tree[node].size)
        var home = reading
        while let parent = home.parent, home.node.rawValue > closure { home = parent }
        return home
    }

    private func typed(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        typing.steps += 1
        guard typing.steps < Self.budget, typing.depth < Self.depthLimit else { return opaque(.budget, node) }
        typing.depth += 1
        defer { typing.depth -= 1 }
        let hadMismatch = reading.hasMismatch
        reading.hasMismatch = false
        var result = makeExpression(node, expecting)
        if isSpine(node), spineHasOptional(node), analyzer.wrappedType(result.type) == nil, !analyzer.isUnknown(result.type) {
            // `Item?.self` is a type by itself.
            if case .metatype = analyzer.types[result.type] {} else { result = Typed(analyzer.optionalType(result.type), result.fragment) }
        }
        result.hasMismatch = reading.hasMismatch
        if hadMismatch { reading.hasMismatch = true }
        return result
    }

    /// Whether a node belongs to the chain that is read otherwise than it stands.
    func isOnDetour(_ node: NodeID) -> Bool { detour?.nodes.contains(node) ?? false }

    /// What is known of an expression: a type without holes holds in every context that it was not asked for in. What a literal is in
    /// another context says nothing.
    private func known(_ node: NodeID, _ expecting: TypeID?) -> Typed? {
        guard let known = reading.memo[node] else { return expecting.flatMap { reading.wanted[WantedExpression(node: node, type: $0)] } }
        guard let expecting, !analyzer.isKnown(known.type) || isLiteral(node) else { return known }
        return reading.wanted[WantedExpression(node: node, type: expecting)]
    }

    private func remember(_ result: Typed, _ node: NodeID, _ expecting: TypeID?) {
        guard let expecting, !analyzer.isKnown(result.type) || isLiteral(node) else {
            reading.memo.set(node, result)
            return
        }
        reading.wanted.set(WantedExpression(node: node, type: expecting), result)
    }

    private func makeExpression(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        switch tree.kind(node) {
        case .reference: return reference(node, expecting)
        case .member: return member(node, expecting)
        case .call: return call(node, expecting)
        case .subscriptCall: return subscriptCall(node, expecting)
        case .sequence: return sequence(node, expecting)
        case .tuple: return tuple(node, expecting)
        case .closure: return closure(node, expecting)
        case .integer, .float, .string, .boolean, .nil, .regex, .array, .dictionary: return literal(node, expecting)
        case .prefix: return prefix(node, expecting)
        case .postfix: return postfix(node, expecting)
        case .forceUnwrap, .optionalChain: return unwrap(node)
        case .try: return tryExpression(node, expecting)
        case .each, .packExpansion: return pack(node)
        case .await, .unsafe, .consume, .copy, .borrow:
            return operand(node).map { expression($0, expecting: expecting) } ?? opaque(.syntaxError, node)
        case .inout: return operand(node).map { Typed(analyzer.types.intern(.inout(expression($0).type))) } ?? opaque(.syntaxError, node)
        case .if, .switch: return choiceExpression(node, expecting)
        case .keyPath: return Typed(keyPath(node, expecting))
        case .specialize: return specialize(node)
        case .typeExpression: return Typed(typeReference(node))
        case .super:
            // Outside of types, as in a closure of a declaration that is not known, there is no superclass.
            return Typed((selfType == .none ? nil : standpoint.superclass(of: selfType)) ?? unknown(.undeclaredName))
        case .discard: return Typed(analyzer.voidType)
        case .macroExpansion: return macro(node, expecting)
        case .postfixIfConfig: return postfixIfConfig(node, expecting)
        default: return opaque(.unsupported, node)
        }
    }

    private func isFunction(_ type: TypeID) -> Bool {
        if case .function = analyzer.types[type] { true } else { false }
    }

    /// A result that is not known, for a reason.
    func opaque(_ reason: UnknownReason, _ node: NodeID, name: Name = .none) -> Typed {
        let type = analyzer.unknown(reason, name: reason.isUndeclared ? name : .none)
        let fragment = Fragment(.opaque, node, type)
        fragment.unknown = Unknown(reason: reason, syntax: node, name: name)
        return Typed(type, fragment)
    }

    /// A body with all that was found while it was typed.
    func withDiagnostics(_ typed: Typed, _ holder: NodeID) -> Typed {
        guard !typing.diagnostics.isEmpty else { return typed }
        let found = typing.diagnostics.sorted { $0.key < $1.key }.map { LoweringDiagnostic(message: $0.value, syntax: $0.key) }
        return Typed(typed.type, (typed.fragment ?? plain(typed.type, holder)).adding(found))
    }

    func operand(_ node: NodeID) -> NodeID? { tree.firstChild(node) }

    func firstOperand(_ node: NodeID) -> NodeID { tree.firstChild(node) ?? node }

    private func tryExpression(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let inner = operand(node) else { return opaque(.syntaxError, node) }
        return tried(by: node, expecting) { expression(inner, expecting: $0) }
    }

    /// What comes of a value to the right of `try`, `await` or `unsafe`: of `try?` an Optional.
    func tried(by node: NodeID, _ expecting: TypeID?, _ value: (TypeID?) -> Typed) -> Typed {
        let isOptional = isOptionalTry(node)
        let result = value(isOptional ? expecting.flatMap(analyzer.wrappedType) : expecting)
        guard isOptional, analyzer.wrappedType(result.type) == nil, !analyzer.isUnknown(result.type) else { return result }
        return Typed(analyzer.optionalType(result.type), result.fragment)
    }

    private func tuple(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        let elements = tree.children(node).filter { tree.kind($0) == .argument }
        if elements.count == 1, tree.mainToken(elements[0]) == .none, let inner = tree.firstChild(elements[0]),
            tree.kind(inner) != .packExpansion
        {
            return expression(inner, expecting: expecting)
        }
        var wanted: [TypeID] = []
        if let expecting, case .tuple(_, let types) = analyzer.types[expecting] { wanted = types }
        var labels: [Name] = []
        var typed: [Typed] = []
        for (index, element) in elements.enumerated() {
            labels.append(name(element))
            let inner = tree.firstChild(element)
            typed.append(inner.map { expression($0, expecting: index < wanted.count ? wanted[index] : nil) } ?? opaque(.syntaxError, node))
        }
        let type = analyzer.types.intern(.tuple(labels: labels, elements: typed.map(\.type)))
        guard typed.contains(where: { $0.fragment != nil && standpoint.isContent($0.type) }) else { return Typed(type) }
        // Views in a written tuple are elements as those of a block are: `TupleView((Text("a"), Divider()))`.
        let fragment = Fragment(.block, node, type)
        fragment.children = typed.enumerated().map { (.element($0.offset), $0.element.fragment ?? plain($0.element.type, node)) }
        return Typed(type, fragment)
    }

    /// `each x` is one element of a pack, `repeat …` all of them (SE-0393).
    private func pack(_ node: NodeID) -> Typed {
        guard let inner = operand(node) else { return opaque(.syntaxError, node) }
        let type = expression(inner).type
        if tree.kind(node) == .packExpansion { return Typed(analyzer.types.intern(.expansion(type))) }
        switch analyzer.types[type] {
        case .expansion(let element): return Typed(element)
        // A stored pack is a tuple: `var views: (repeat each V)`.
        case .tuple(_, let elements) where elements.count == 1:
            if case .expansion(let element) = analyzer.types[elements[0]] { return Typed(element) }
            return Typed(type)
        default: return Typed(type)
        }
    }

    private func typeReference(_ node: NodeID) -> TypeID {
        analyzer.types.intern(.metatype(resolveType(node)))
    }

    /// The type that a type node means here.
    func resolveType(_ node: NodeID) -> TypeID { standpoint.resolve(node, in: file, scope: declaration) }

    private func specialize(_ node: NodeID) -> Typed {
        guard let base = operand(node), let list = tree.child(node, .genericArguments) else { return opaque(.syntaxError, node) }
        let arguments = tree.children(list).map(resolveType)
        if tree.kind(base) == .reference {
            let type = standpoint.lookUpType(name(base), in: file, scope: declaration, arguments: arguments)
            if !analyzer.isUnknown(type) { return Typed(analyzer.types.intern(.metatype(type))) }
        }
        if tree.kind(base) == .member, let outer = tree.firstChild(base),
            case .metatype(let outerType) = analyzer.types[expression(outer).type], let nameNode = memberNameNode(base),
            let found = standpoint.memberType(of: outerType, named: name(nameNode), arguments: arguments, from: file)
        {
            return Typed(analyzer.types.intern(.metatype(found)))
        }
        return expression(base)
    }

    private func macro(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        switch tree.text(tree.mainToken(node)) {
        case "selector", "function", "file", "fileID", "filePath": return Typed(analyzer.nominalType(analyzer.wellKnown.string))
        case "line", "column": return Typed(analyzer.nominalType(analyzer.wellKnown.int))
        default:
            // What a macro expands to is not read; what it gives, its declaration says.
            let name = name(node)
            let declared = analyzer.fileLevel(name, from: file).filter { program[$0].kind == .macro }.map { Candidate(declaration: $0) }
            let resolution = declared.isEmpty ? .failure(.macro) : resolve(declared, arguments(ofCall: node), node, expecting)
            guard case .success = resolution else { return opaque(.macro, node, name: name) }
            return finish(resolution, node, base: nil, name: name)
        }
    }

    private func postfixIfConfig(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        let children = Array(tree.children(node))
        guard let last = children.last, tree.kind(last) == .ifConfig else { return opaque(.unsupported, node) }
        let base = children.count > 1 ? children[0] : implicitBase(of: node)
        let clause = program.profile(of: file).activeClause(of: last, in: tree)
        guard let active = clause.flatMap({ program.activeItems(of: $0, in: file).last }) else {
            return base.map { expression($0, expecting: expecting) } ?? opaque(.syntaxError, node)
        }
        guard base != nil else { return opaque(.unsupported, node) }
        return expression(active, expecting: expecting)
    }

    /// What a member is a member of: what is written before it, or before the `#if` that it stands in.
    func base(of member: NodeID) -> NodeID? { hasBase(member) ? tree.firstChild(member) : implicitBase(of: member) }

    private func hasBase(_ member: NodeID) -> Bool {
        guard let first = tree.firstChild(member) else { return false }
        return tree[first].firstToken <= tree.mainToken(member).rawValue
    }

    /// What stands before the `#if` that a member, or another `#if`, stands first in the active clause of: the base that it does not have itself.
    private func implicitBase(of node: NodeID) -> NodeID? {
        var innermost = node
        while let parent = tree.parent(innermost) {
            switch tree.kind(parent) {
            case .member, .call, .subscriptCall, .forceUnwrap, .optionalChain, .postfixIfConfig:
                guard tree.firstChild(parent) == innermost else { return nil }
                innermost = parent
            case .ifConfigClause:
                guard program.activeItems(of: parent, in: file).last == innermost, let whole = tree.parent(parent),
                    let chain = tree.parent(whole), tree.kind(chain) == .postfixIfConfig
                else { return nil }
                return tree.firstChild(chain) == whole ? implicitBase(of: chain) : tree.firstChild(chain)
            default: return nil
            }
        }
        return nil
    }

    // MARK: Chains

    /// Whether a node goes on from its first child: `.member`, calls, subscripts, `?` and `!`.
    func isSpine(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .member, .call, .subscriptCall, .forceUnwrap, .optionalChain: true
        default: false
        }
    }

    func spineHasOptional(_ node: NodeID) -> Bool {
        if let parent = tree.parent(node), isSpine(parent), tree.firstChild(parent) == node { return false }
        var current = node
        while isSpine(current) {
            if tree.kind(current) == .optionalChain { return true }
            guard let first = tree.firstChild(current) else { return false }
            current = first
        }
        return false
    }

    private func unwrap(_ node: NodeID) -> Typed {
        guard let inner = operand(node) else { return opaque(.syntaxError, node) }
        let base = narrowedToOptional(expression(inner), inner)
        if tree.kind(node) == .optionalChain, case .metatype(let type) = analyzer.types[base.type] {
            // `Color?.none`: the sugar for Optional, written where an expression stands.
            return Typed(analyzer.types.intern(.metatype(analyzer.optionalType(type))))
        }
        guard let wrapped = analyzer.wrappedType(base.type) else { return base }
        return Typed(wrapped, base.fragment)
    }

    /// Whether a member has no base: `.leading`.
    func isImplicitMember(_ node: NodeID) -> Bool {
        tree.kind(node) == .member && tree[node].size > 1 && !hasBase(node) && implicitBase(of: node) == nil
    }

    /// Whether the chain that ends in this node starts with an implicit member.
    func startsImplicitly(_ node: NodeID) -> Bool {
        var current = node
        while true {
            if isImplicitMember(current) { return true }
            guard isSpine(current) || tree.kind(current) == .specialize, let first = tree.firstChild(current) else { return false }
            current = first
        }
    }

    /// The `reference` that names the member.
    func memberNameNode(_ node: NodeID) -> NodeID? {
        var last: NodeID?
        for child in tree.children(node) { last = child }
        return last
    }
}
