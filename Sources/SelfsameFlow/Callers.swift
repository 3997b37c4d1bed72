// What callers give: the arguments for a parameter, the values that a stored property is made with, the value that a member is called on.
// Uses are found by name over the whole program; those in previews and tests are no callers. A use that cannot be told makes the list
// incomplete, as does a declaration that code outside of the program may call.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A value that is given where a declaration is used.
package enum GivenValue: Hashable {
    /// A parameter of a function or initialiser, by its index.
    case parameter(DeclID, Int)
    /// A stored property of a struct.
    case property(DeclID)
    /// The value that a member is called on.
    case owner(DeclID)
    /// What a view of the program passes to a closure that it is made with: the closure, the index of the parameter, and the code around.
    case argument(NodeID, Int, CodeScope)
}

/// What one caller gives.
struct GivenExpression {
    /// Where the value comes from.
    enum Source {
        /// An expression.
        case expression(NodeID, CodeScope)
        /// The value that another member is called on: a call on `self`, written or not.
        case same(GivenValue)
    }

    var source: Source
    /// The nominal type that is asked for; `.none` where that is not known.
    var type: DeclID = .none
    /// The ternary that the caller chooses between several such values with. A default value stands elsewhere.
    var choice: ValuePlace?
}

/// What all callers give.
package struct GivenExpressions {
    var expressions: [GivenExpression] = []
    /// Whether these are all that can ever be given.
    var isComplete = true
    /// Whether some use cannot be told.
    var hasUnclear = false

    /// The expressions that are given where callers write one.
    var places: [ValuePlace] {
        expressions.compactMap { if case .expression(let node, let scope) = $0.source { ValuePlace(node, in: scope) } else { nil } }
    }

    /// Whether every expression that is given, none of them chosen by a ternary of the caller, has a property; true where none is given.
    func allSatisfy(_ hasProperty: (NodeID, CodeScope) -> Bool) -> Bool {
        expressions.allSatisfy { given in
            guard given.choice == nil, case .expression(let node, let scope) = given.source else { return false }
            return hasProperty(node, scope)
        }
    }

    /// Whether there is a caller, all are known, and each gives an expression that has a property.
    func alwaysSatisfies(_ hasProperty: (NodeID, CodeScope) -> Bool) -> Bool {
        isComplete && !expressions.isEmpty && allSatisfy(hasProperty)
    }
}

/// What callers give.
private final class CallerStore: FlowStore {
    var given: [GivenValue: GivenExpressions] = [:]
    /// The calls of functions in the app.
    let calls: Memo<[DeclID: [NameUse]]>

    init(_ budget: ValueBudget) { calls = Memo([:], budget.questions, isSame: ==) }
}

extension Flow {
    /// What the callers in the program give for a value.
    func given(_ value: GivenValue) -> GivenExpressions {
        let store = store(CallerStore.self)
        if let known = store.given[value] { return known }
        var result = GivenExpressions()
        switch value {
        case .parameter(let declaration, let index):
            let isInitializer = program[declaration].kind == .initializer
            let called = isInitializer ? program.nominal(containing: declaration) : declaration
            if called != .none {
                result = collect(called) { self.gives($0, parameter: index, of: declaration) }
                if program[called].kind.isNominal { result.expressions += delegated(parameter: index, of: declaration, in: called) }
            }
            if called == .none || !isClosed(declaration, calledBy: result) { result.isComplete = false }
        case .property(let property): result = given(property: property)
        case .owner(let member):
            result = collect(member) { self.givesOwner($0, of: member) }
            if !isClosed(member, calledBy: result) { result.isComplete = false }
        case .argument(let closure, let index, let scope): result = given(argument: index, to: closure, in: scope)
        }
        forgetIdleChoices(in: &result)
        store.given[value] = result
        return result
    }

    /// A caller that chooses between two calls and writes the same argument in both gives what the argument gives, whatever is chosen.
    private func forgetIdleChoices(in given: inout GivenExpressions) {
        for (index, one) in given.expressions.enumerated() {
            guard let choice = one.choice, case .expression(let node, let scope) = one.source else { continue }
            let alternatives = given.expressions.enumerated().filter { other, expression in
                guard other != index, expression.choice == choice, case .expression(_, let place) = expression.source else { return false }
                return place.file == scope.file
            }
            let tree = program.tree(scope.file)
            let areSame = alternatives.allSatisfy { _, other in
                guard case .expression(let another, _) = other.source else { return false }
                return tree.spellSame(node, another)
            }
            if !alternatives.isEmpty, areSame {
                for other in [index] + alternatives.map(\.offset) { given.expressions[other].choice = nil }
            }
        }
    }

    /// The value that callers give for a parameter that a name means; nil where the parameter is that of a function inside of a declaration,
    /// whose callers are not known.
    func givenParameter(named token: TokenID, of function: NodeID, in scope: CodeScope) -> GivenValue? {
        guard scope.declaration != .none, program[scope.declaration].node == function else { return nil }
        let name = program.name(of: token, in: scope.file)
        let index = signature(of: scope.declaration).parameters.firstIndex { $0.name == name }
        return index.map { .parameter(scope.declaration, $0) }
    }

    /// The value that a view of the program passes for a parameter of a closure that it is made with; nil where that is not seen, or where it
    /// passes on what it is passed itself, such as the elements of rows.
    func givenParameter(named token: TokenID, ofClosure closure: NodeID, in scope: CodeScope) -> GivenValue? {
        guard let index = program.tree(scope.file).indexOfParameter(named: token, of: closure) else { return nil }
        let value = GivenValue.argument(closure, index, scope)
        let given = given(value)
        guard !given.hasUnclear, !given.places.isEmpty else { return nil }
        let isPassedOn = given.places.contains { place in
            let tree = program.tree(place.scope.file)
            guard let token = tree.nameRead(at: place.node) else { return false }
            switch origin(of: token, at: place.node, in: place.scope) {
            case .closureParameter, .element: return true
            default: return false
            }
        }
        return isPassedOn ? nil : value
    }

    private func given(argument index: Int, to closure: NodeID, in scope: CodeScope) -> GivenExpressions {
        var result = GivenExpressions(isComplete: false, hasUnclear: true)
        guard let property = property(keeping: closure, in: scope), case let uses = ownUses(ofProperty: property), !uses.isEmpty else {
            return result
        }
        for use in uses {
            let tree = program.tree(use.file)
            guard let around = program.declaration(around: use), let call = tree.call(ofName: use.node),
                case let passed = FunctionCall(tree, call)?.arguments ?? [], passed.indices.contains(index),
                let expression = passed[index].expression
            else { return result }
            let place = CodeScope(around, file: use.file)
            result.expressions.append(GivenExpression(source: .expression(expression, place)))
        }
        (result.isComplete, result.hasUnclear) = (true, false)
        return result
    }

    /// The property of a view of the program in which a closure is kept that the view is made with.
    private func property(keeping closure: NodeID, in scope: CodeScope) -> DeclID? {
        guard scope.declaration != .none, let body = contentBody(of: scope.declaration), body.file == scope.file,
            let (call, parameter) = body.calls.firstAnswer({ call in
                call.arguments.first { $0.syntax == closure }.map { (call, $0.parameter) }
            }), call.declaration != .none, !isFromPrelude(call.declaration),
            case let parameters = signature(of: call.declaration).parameters, parameters.indices.contains(parameter)
        else { return nil }
        if program[call.declaration].kind == .structType {
            return program.declaration(at: parameters[parameter].syntax, in: program[call.declaration].file)
        }
        guard program[call.declaration].kind == .initializer else { return nil }
        return property(of: call.declaration, assigned: parameters[parameter].name)
    }

    /// The stored property to which an initialiser assigns a parameter as it is.
    private func property(of initializer: DeclID, assigned parameter: Name) -> DeclID? {
        let (file, node) = (program[initializer].file, program[initializer].node)
        let tree = program.tree(file)
        return (node.rawValue..<node.rawValue + tree[node].size).firstAnswer { index -> DeclID? in
            guard let assignment = Assignment(tree, NodeID(index)), let value = assignment.value,
                let target = tree.calleeToken(assignment.target),
                tree.nameRead(at: value).map({ program.name(of: $0, in: file) }) == parameter
            else { return nil }
            return storedProperties(of: program.nominal(containing: initializer)).first {
                program[$0].name == program.name(of: target, in: file)
            }
        }
    }

    /// Whether a stored property of a view has the value that its callers give: one without a wrapper, or a binding.
    func isGiven(_ property: DeclID) -> Bool {
        let owner = program.nominal(containing: property)
        guard program[property].flags.contains(.isStored), owner != .none, isContentType(owner) else { return false }
        return wrapper(of: property).map(\.isBinding) ?? true
    }

    /// The same of a declaration with known callers: what an app calls of its own packages is there for the app, although it is public.
    private func isClosed(_ declaration: DeclID, calledBy callers: GivenExpressions) -> Bool {
        isClosed(declaration) || !callers.expressions.isEmpty && isOfApp(declaration)
    }

    // MARK: Uses

    /// What one use is to the declaration asked for.
    private enum Answer {
        case gives(GivenExpression)
        case other, unclear
    }

    private func collect(_ declaration: DeclID, _ answer: (NameUse) -> Answer) -> GivenExpressions {
        var result = GivenExpressions()
        let uses = uses(of: declaration)
        guard uses.count <= Self.useLimit else { return GivenExpressions(isComplete: false, hasUnclear: true) }
        let own = program[declaration].kind.isNominal ? ownUses(of: declaration) : []
        for use in Array(uses) + own where !isOutsideOfApp(use, of: declaration) {
            switch answer(use) {
            case .gives(let expression): result.expressions.append(expression)
            case .other: continue
            case .unclear:
                result.isComplete = false
                result.hasUnclear = true
            }
        }
        return result
    }

    /// Whether a name that is called means a member: of the value before the dot, or of the type around.
    func isCall(_ use: NameUse, of member: DeclID) -> Bool {
        guard let around = program.declaration(around: use) else { return false }
        let owner = program.nominal(containing: member)
        let tree = program.tree(use.file)
        guard tree.isCalledName(use.node) else { return false }
        guard let base = tree.base(ofMember: use.node), !tree.isSelf(base) else {
            let home = program.nominal(containing: around)
            return home == owner || program.inherits(home, from: owner)
        }
        let type = nominal(typeOfValue(base, in: CodeScope(around, file: use.file)))
        return type != .none && program.inherits(type, from: owner)
    }

    /// Whether code of a type gives a function of its own as an argument: `onEditingChanged: changed`.
    func isPassed(_ use: NameUse, as function: DeclID) -> Bool {
        let tree = program.tree(use.file)
        var argument = use.node
        if let base = tree.base(ofMember: argument) {
            guard tree.isSelf(base), let access = tree.parent(argument) else { return false }
            argument = access
        }
        guard tree.parent(argument).map({ tree.kind($0) == .argument }) == true, let around = program.declaration(around: use) else {
            return false
        }
        return program.nominal(containing: around) == program.nominal(containing: function)
            && !isLocal(use.node, in: CodeScope(around, file: use.file))
    }

    /// The calls of a function in the app; none where its name is used too often.
    func appCalls(of function: DeclID) -> [NameUse] {
        store(CallerStore.self).calls.ask(function, bottom: []) {
            let uses = uses(of: function)
            return uses.count <= Self.useLimit ? uses.filter { !isInPreviewOrTest($0) && isCall($0, of: function) } : []
        }
    }

    /// Whether whoever makes a view always gives the value of a property, so that its initial value is never made.
    public func isAlwaysGiven(_ property: DeclID) -> Bool {
        let given = given(.property(property))
        return given.isComplete && !given.expressions.isEmpty && given.expressions.allSatisfy { !isInitialValue($0, of: property) }
    }

    /// Whether nobody who makes a view gives the value of a property, which has only the one that is written with it.
    public func isNeverGiven(_ property: DeclID) -> Bool {
        let given = given(.property(property))
        return given.isComplete && given.expressions.allSatisfy { isInitialValue($0, of: property) }
    }

    func isInitialValue(_ given: GivenExpression, of property: DeclID) -> Bool {
        guard case .expression(let node, let scope) = given.source, scope.file == program[property].file else { return false }
        return node == program.tree(scope.file).initialValue(of: program[property].node)
    }

    /// Whether a use cannot mean a declaration, although it has its name: what is called on a type, or on the one that is expected, is no member of a
    /// value; and of several functions of one name the code around says which one it calls.
    func means(other use: NameUse, than declaration: DeclID) -> Bool {
        let kind = program[declaration].kind
        guard [.function, .variable].contains(kind), program[declaration].parent != .none,
            !program[declaration].flags.contains(.isStatic)
        else { return false }
        let tree = program.tree(use.file)
        if let access = tree.parent(use.node), tree.kind(access) == .member {
            guard let base = MemberAccess(tree, access)?.base else { return true }
            if base != use.node, tree.isTypeName(base) { return true }
        }
        guard kind == .function, valuesAndTypes(named: program[declaration].name).count > 1, let place = lowered(use) else { return false }
        let called = target(of: place)
        return called != .none && called != declaration
    }

    /// A use in lowered code: the body it stands in, and its node there.
    struct LoweredUse {
        var body: LoweredBody
        var node: ViewNodeID
    }

    /// The views that show a member with content, or a type of it, wherever that is used in the app. Nil where a use cannot be told, or where code
    /// outside of the program may use it.
    public func places(showing declaration: DeclID) -> [(body: LoweredBody, node: ViewNodeID)]? {
        let uses = uses(of: declaration)
        guard isClosed(declaration), uses.count <= Self.useLimit else { return nil }
        var result: [(body: LoweredBody, node: ViewNodeID)] = []
        for use in uses where !isInPreviewOrTest(use) {
            guard let place = lowered(use), let isShown = shows(declaration, at: place) else { return nil }
            if isShown { result.append((place.body, place.node)) }
        }
        return result
    }

    /// The same as far as it can be told.
    package func somePlaces(showing declaration: DeclID) -> [(body: LoweredBody, node: ViewNodeID)] {
        uses(of: declaration).prefix(Self.useLimit).filter { !isInPreviewOrTest($0) }.compactMap { use in
            lowered(use).flatMap { shows(declaration, at: $0) == true ? ($0.body, $0.node) : nil }
        }
    }

    /// Whether a view is made by a declaration; nil where it is not told by which.
    func shows(_ declaration: DeclID, at place: LoweredUse) -> Bool? {
        let called = place.body.call(place.node)?.declaration ?? place.body[place.node].declaration
        guard called != .none else { return nil }
        let isInitializer = program[declaration].kind.isNominal && program[called].kind == .initializer
        return (isInitializer ? program.nominal(containing: called) : called) == declaration
    }

    /// The node that a use is the name of, in the body of the declaration around it; nil where that is no content.
    func lowered(_ use: NameUse) -> LoweredUse? {
        guard let around = program.declaration(around: use), let body = contentBody(of: around) else { return nil }
        let tree = program.tree(use.file)
        let token = tree.mainToken(use.node)
        let found = body.nodes.indices.first { index in
            let node = body.nodes[index]
            return [.construct, .modifier, .reference].contains(node.kind) && tree.calleeToken(node.syntax) == token
        }
        return found.map { LoweredUse(body: body, node: ViewNodeID(UInt32($0))) }
    }

    /// The ternary or expression that chooses between a node and others: its own arguments are constant, and yet the value changes.
    private func choice(around use: LoweredUse) -> ValuePlace? {
        for (_, parent) in use.body.ancestry(of: use.node) where use.body[parent].kind == .choice {
            return ValuePlace(use.body[parent].syntax, in: CodeScope(use.body))
        }
        return nil
    }

    private func choiceAsWritten(around use: NameUse) -> ValuePlace? {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            if tree.kind(outer) == .sequence, tree.children(outer).contains(where: { tree.kind($0) == .ternary }) {
                return ValuePlace(outer, in: CodeScope(program.declaration(around: use) ?? .none, file: use.file))
            }
            inner = outer
        }
        return nil
    }

    /// What is called at a use; `.none` where that is not known, or may be the witness of a requirement.
    private func target(of use: LoweredUse) -> DeclID {
        let call = use.body.call(use.node)?.declaration ?? .none
        let target = call == .none ? use.body[use.node].declaration : call
        guard target != .none else { return .none }
        let parent = program[target].parent
        return parent != .none && program[parent].kind == .protocolType && !isFromPrelude(target) ? .none : target
    }

    // MARK: Arguments

    private func gives(_ use: NameUse, parameter index: Int, of declaration: DeclID) -> Answer {
        if isNamed(use, only: declaration) { return .other }
        let parameters = signature(of: declaration).parameters
        guard parameters.indices.contains(index), !parameters[index].isVariadic else { return .unclear }
        guard let use = lowered(use) else { return givesAsWritten(use, parameters[index], at: index, of: declaration) }
        let target = target(of: use)
        guard target == declaration else { return target == .none ? .unclear : .other }
        guard let call = use.body.call(use.node) else { return .unclear }
        var given = GivenExpression(source: .expression(.root, CodeScope(use.body)), type: nominal(parameters[index].type))
        given.choice = choice(around: use)
        if let argument = call.arguments.first(where: { $0.parameter == index }) {
            given.source = .expression(argument.syntax, CodeScope(use.body))
            return .gives(given)
        }
        guard let value = defaultValue(of: index, in: declaration) else { return .unclear }
        given.source = .expression(value.node, value.scope)
        return .gives(given)
    }

    /// A call in code that is not lowered, read as it is written: of the only declaration of that name in the program.
    private func givesAsWritten(_ use: NameUse, _ parameter: SelfsameInference.Parameter, at index: Int, of declaration: DeclID) -> Answer {
        let tree = program.tree(use.file)
        let name =
            program[declaration].kind == .initializer ? program[program.nominal(containing: declaration)].name : program[declaration].name
        guard let node = tree.parent(use.node), tree.kind(node) == .call, let call = FunctionCall(tree, node), call.callee == use.node,
            parameter.label != .none || index == 0, valuesAndTypes(named: name).count == 1, let around = program.declaration(around: use),
            let given = call.arguments.first(where: { argument in
                (argument.label.map { program.name(of: $0, in: use.file) } ?? .none) == parameter.label
            }), let value = given.expression
        else { return .unclear }
        return .gives(
            GivenExpression(
                source: .expression(value, CodeScope(around, file: use.file)), type: nominal(parameter.type),
                choice: choiceAsWritten(around: use)))
    }

    /// The default of a parameter, where it has one.
    package func defaultValue(of index: Int, in declaration: DeclID) -> (node: NodeID, scope: CodeScope)? {
        let file = program[declaration].file
        let value = program.tree(file).initialValue(of: signature(of: declaration).parameters[index].syntax)
        return value.map { ($0, CodeScope(declaration, file: file)) }
    }

    /// What the initialisers of a type give a parameter of a different one, or of the memberwise one: `self.init(title: "a")`. By its labels, since
    /// no overload is chosen there.
    private func delegated(parameter index: Int, of declaration: DeclID, in type: DeclID) -> [GivenExpression] {
        let parameters = signature(of: declaration).parameters
        guard parameters.indices.contains(index), !parameters.contains(where: \.isVariadic) else { return [] }
        let initializers = program.members(of: type).filter { program[$0].kind == .initializer && $0 != declaration }
        return initializers.flatMap { initializer -> [GivenExpression] in
            let scope = CodeScope(initializer, file: program[initializer].file)
            let tree = program.tree(scope.file)
            return tree.selfInitCalls(in: program[initializer].node).compactMap { node in
                let arguments = (FunctionCall(tree, node)?.arguments ?? []).map { argument in
                    (label: argument.label.map { program.name(of: $0, in: scope.file) } ?? .none, value: argument.expression)
                }
                let areTaken = arguments.allSatisfy { argument in parameters.contains { $0.label == argument.label } }
                let areGiven = parameters.allSatisfy { parameter in
                    parameter.hasDefault || arguments.contains { $0.label == parameter.label }
                }
                guard areTaken, areGiven else { return nil }
                let given = arguments.first { $0.label == parameters[index].label }?.value.map { (node: $0, scope: scope) }
                return (given ?? defaultValue(of: index, in: declaration)).map {
                    GivenExpression(source: .expression($0.node, $0.scope), type: nominal(parameters[index].type))
                }
            }
        }
    }

    // MARK: Owners

    private func givesOwner(_ use: NameUse, of member: DeclID) -> Answer {
        if isTypeName(use) { return .other }
        let tree = program.tree(use.file)
        if let outer = tree.parent(use.node), tree.kind(outer) == .keyPathComponent { return .unclear }
        let owner = program.nominal(containing: member)
        var base: NodeID?
        if let access = tree.parent(use.node), tree.kind(access) == .member, tree.firstChild(access) != use.node {
            base = tree.firstChild(access)
        }
        // `Color.label`: a member of a type, and not of a value.
        if let base, tree.kind(base) == .reference, tree.text(base).first?.isUppercase == true { return .other }
        guard let around = program.declaration(around: use) else { return .unclear }
        // Without a base it is a member of the type around, or no member at all.
        if base == nil, program.nominal(containing: around) != owner { return .other }
        if let lowered = lowered(use) {
            let target = target(of: lowered)
            guard target == member else { return target == .none ? .unclear : .other }
        }
        let choice = lowered(use).flatMap { self.choice(around: $0) } ?? choiceAsWritten(around: use)
        let scope = CodeScope(around, file: use.file)
        guard let base else { return .gives(GivenExpression(source: .same(.owner(around)), type: owner, choice: choice)) }
        if isOfOtherType(base, than: owner, in: scope) { return .other }
        return .gives(GivenExpression(source: .expression(base, scope), type: owner, choice: choice))
    }

    /// Whether a value is certainly not of a type: the names that it ends in are declared, and none of them as that type.
    private func isOfOtherType(_ base: NodeID, than owner: DeclID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        if tree.kind(base) == .reference, tree.mainToken(base) != .none, tree.tokens.kind(tree.mainToken(base)) != .selfKeyword {
            let type = statedType(of: origin(of: tree.mainToken(base), at: base, in: scope), tree.mainToken(base), in: scope)
            return type != .none && type != owner
        }
        guard tree.kind(base) == .member, let last = tree.calleeToken(base) else { return false }
        let declared = valuesAndTypes(named: program.name(of: last, in: scope.file))
        return !declared.isEmpty
            && declared.allSatisfy { id in
                guard program[id].kind == .variable else { return false }
                let type = nominal(valueType(of: id))
                return type != .none && type != owner
            }
    }

    /// The nominal type that a name's declaration states.
    func statedType(of origin: NameOrigin?, _ token: TokenID, in scope: CodeScope) -> DeclID {
        switch origin {
        case .parameter(let function)? where scope.declaration != .none && program[scope.declaration].node == function:
            let name = program.name(of: token, in: scope.file)
            let parameter = signature(of: scope.declaration).parameters.first { $0.name == name }
            return parameter.map { nominal($0.type) } ?? .none
        case .closureParameter(let closure)?: return elementType(ofRow: closure, in: scope)
        case .declaration(let found)? where program[found].kind == .variable: return nominal(valueType(of: found))
        default: return .none
        }
    }

    /// Whether a use of a declaration only names it: nothing is made or called there.
    func isNamed(_ use: NameUse, only declaration: DeclID) -> Bool { isTypeName(use) || isMention(use, of: declaration) }

    /// Whether a use calls nothing: the type in `Badge.Kind`, an implicit member of some other type.
    func isTypeName(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        guard let member = tree.parent(use.node), tree.kind(member) == .member, tree.firstChild(member) == use.node else { return false }
        guard let access = MemberAccess(tree, member), access.base != nil else { return true }
        return tree.name(access.name).first?.isUppercase == true
    }

    /// Whether a use of a type makes no value of it: `Badge.size`, `Badge.self`.
    func isMention(_ use: NameUse, of declaration: DeclID) -> Bool {
        guard program[declaration].kind.isNominal || program[declaration].kind == .initializer else { return false }
        let tree = program.tree(use.file)
        guard let member = tree.parent(use.node), tree.kind(member) == .member, tree.firstChild(member) == use.node,
            let name = tree.calleeToken(member)
        else { return false }
        return tree.name(name) != "init"
    }

    // MARK: Stored properties

    /// What a struct's property is made with: by the memberwise initialiser, or by what the initialisers assign.
    private func given(property: DeclID) -> GivenExpressions {
        let declaration = program[property]
        let owner = program.nominal(containing: property)
        guard owner != .none, program[owner].kind == .structType, !isFromPrelude(owner),
            declaration.flags.isDisjoint(with: [.isStatic, .isLazy, .isDestructured])
        else { return GivenExpressions(isComplete: false) }
        // What a view writes to a binding it writes to what it is given.
        let isWritten =
            !declaration.flags.contains(.isLet) && wrapper(of: property)?.isBinding != true
            && writes(to: property).known.contains { !$0.isPartial }
        let initializers = program.members(of: owner).filter { program[$0].kind == .initializer }
        var result = GivenExpressions()
        let type = nominal(valueType(of: property))
        // What no initialiser gives has the value that is written with it.
        let initial = program.tree(declaration.file).initialValue(of: declaration.node).map {
            GivenExpression(source: .expression($0, CodeScope(property, file: declaration.file)), type: type)
        }
        // Initialisers in extensions leave a struct its memberwise one, to which they mostly delegate.
        let isMemberwise = !initializers.contains { program[$0].parent == owner }
        if isMemberwise {
            if let index = signature(of: owner).parameters.firstIndex(where: { $0.syntax == declaration.node }) {
                result = given(.parameter(owner, index))
            } else if let initial {
                result.expressions = [initial]
            } else {
                return GivenExpressions(isComplete: false)
            }
        }
        if !initializers.isEmpty {
            for initializer in initializers {
                let assigned = assignments(to: property, in: initializer)
                let values = assigned.isEmpty ? wrappedValues(of: property, in: initializer) : assigned
                if !isClosed(initializer) && !isOfApp(initializer) { result.isComplete = false }
                let scope = CodeScope(initializer, file: program[initializer].file)
                if values.isEmpty && !isMemberwise {
                    if let initial, !givesWrapper(of: property, in: initializer) {
                        result.expressions.append(initial)
                    } else {
                        result.isComplete = false
                    }
                }
                result.expressions += values.map { GivenExpression(source: .expression($0, scope), type: type) }
            }
        }
        if isWritten { result.isComplete = false }
        return result
    }

    /// The values that an initialiser gives a property; empty where it leaves that to another initialiser or to the property.
    package func assignments(to property: DeclID, in initializer: DeclID) -> [NodeID] {
        let file = program[initializer].file
        let tree = program.tree(file)
        let name = program[property].name
        return nodes(ofInitializer: initializer).compactMap { node in
            guard let assignment = Assignment(tree, node), let target = tree.calleeToken(assignment.target),
                program.name(of: target, in: file) == name, !assignment.values.isEmpty
            else { return nil }
            // `x = a == b` has its value among the operands of the assignment.
            return assignment.value ?? node
        }
    }

    /// Whether an initialiser makes the wrapper of a property: `_draft = State(initialValue: …)`.
    func givesWrapper(of property: DeclID, in initializer: DeclID) -> Bool {
        let tree = program.tree(program[initializer].file)
        let text = "_" + name(program[property].name)
        return nodes(ofInitializer: initializer).contains { node in
            Assignment(tree, node).flatMap { tree.calleeToken($0.target) }.map { tree.name($0) == text } ?? false
        }
    }

    /// The values that an initialiser makes the wrapper of a property with: `draft` in `_draft = State(initialValue: draft)`.
    private func wrappedValues(of property: DeclID, in initializer: DeclID) -> [NodeID] {
        let file = program[initializer].file
        let tree = program.tree(file)
        let text = "_" + name(program[property].name)
        return nodes(ofInitializer: initializer).compactMap { node in
            guard let assignment = Assignment(tree, node), tree.calleeToken(assignment.target).map({ tree.name($0) == text }) == true,
                let arguments = assignment.value.flatMap({ FunctionCall(tree, $0)?.arguments }), arguments.count == 1,
                // `@State` calls it `initialValue`, too.
                let label = arguments[0].label, program.name(of: label, in: file) != wellKnown.names.projectedValue
            else { return nil }
            return arguments[0].expression
        }
    }

    /// The nodes of an initialiser's code; none where it has none.
    func nodes(ofInitializer initializer: DeclID) -> [NodeID] {
        let tree = program.tree(program[initializer].file)
        guard let block = tree.child(program[initializer].node, .block) else { return [] }
        return (block.rawValue..<block.rawValue + tree[block].size).map { NodeID($0) }
    }
}
