// Closures: whether one fits a parameter, the names it binds, and what its body gives, with or without a result builder.

import SelfsameDeclarations
import SelfsameSyntax

extension BodyTyper {
    /// The statements of a closure.
    func closureStatements(_ node: NodeID) -> [NodeID] {
        program.activeItems(of: node, in: file).filter { tree.kind($0) != .closureSignature }
    }

    /// The parameters that a closure names, in order: a token for each, and a type node where one is written. Nil where it has no signature with parameters.
    func closureParameters(_ node: NodeID) -> [(token: TokenID, type: NodeID?)]? {
        guard let signature = tree.child(node, .closureSignature) else { return nil }
        var result: [(token: TokenID, type: NodeID?)] = []
        var hasParameters = false
        for child in tree.children(signature) {
            switch tree.kind(child) {
            case .closureParameter:
                result.append((tree.mainToken(child), nil))
                hasParameters = true
            case .parameterClause:
                hasParameters = true
                for parameter in tree.children(child) where tree.kind(parameter) == .parameter {
                    let first = tree.mainToken(parameter)
                    let second = first == .none ? first : first.next
                    let isNamed =
                        first != .none
                        && (program.name(of: second, in: file) != .none && tree.tokens.kind(second) != .colon
                            && tree.tokens.kind(second) != .comma && tree.tokens.kind(second) != .rightParen)
                    let type = tree.children(parameter).first { ![.attribute, .modifier, .initializer].contains(tree.kind($0)) }
                    result.append((isNamed ? second : first, type))
                }
            default: break
            }
        }
        return hasParameters ? result : nil
    }

    /// The number of parameters that a closure without a signature uses: one more than its highest `$n`; 0 for none.
    func anonymousParameters(_ node: NodeID) -> Int {
        var highest = 0
        let end = node.rawValue + tree[node].size
        var index = node.rawValue + 1
        while index < end {
            let id = NodeID(index)
            // Those of a closure inside are its own, whatever its signature says.
            if tree.kind(id) == .closure {
                index += tree[id].size
                continue
            }
            if tree.kind(id) == .reference, tree.tokens.kind(tree.mainToken(id)) == .dollarIdentifier,
                let number = Int(tree.text(tree.mainToken(id)).dropFirst())
            {
                highest = max(highest, number + 1)
            }
            index += 1
        }
        return highest
    }

    /// Whether a closure can be passed for a parameter, by the number of its parameters.
    func closureFits(_ node: NodeID, _ parameter: Parameter, _ attempt: inout Attempt) -> Bool {
        var type = attempt.solver.apply(parameter.type)
        while let wrapped = analyzer.wrappedType(type) { type = wrapped }
        guard case .function(let shape) = analyzer.types[type] else {
            // A function conforms to no protocol that a parameter could ask for.
            if case .variable = analyzer.types[type], !attempt.protocols(on: type).isEmpty { return false }
            // `total: V` takes no closure where another argument says that V is a number.
            var applied = parameter
            applied.type = type
            return analyzer.takesClosure(applied)
        }
        let wanted = shape.parameters.count
        if let named = closureParameters(node) {
            if named.count == wanted { return annotationsFit(named.map(\.type), shape.parameters, attempt) }
            // One tuple parameter may be taken apart (SE-0110's exception).
            if wanted == 1, case .tuple(_, let elements) = analyzer.types[attempt.solver.apply(shape.parameters[0])] {
                return elements.count == named.count
            }
            guard wanted == 1, named.count > 1 else { return false }
            let element = attempt.solver.apply(shape.parameters[0])
            // A tuple conforms to no protocol, so what a literal or a requirement waits for cannot be one.
            if case .variable = analyzer.types[element] { return attempt.protocols(on: element).isEmpty }
            return !analyzer.isKnown(element)
        }
        let used = anonymousParameters(node)
        if used == wanted { return true }
        // `(()) -> T` takes a closure without parameters, too.
        if used == 0, wanted == 1 {
            let passed = attempt.solver.apply(shape.parameters[0])
            if passed == analyzer.voidType { return true }
            // What another argument says of it is not known yet: `typeClosures` looks again.
            if case .variable = analyzer.types[passed], attempt.protocols(on: passed).isEmpty { return true }
        }
        // Parameters are not ignored without being named: `{ 1 }` is no `(Int) -> Int`.
        if used < wanted { return false }
        if wanted == 1, case .tuple(_, let elements) = analyzer.types[attempt.solver.apply(shape.parameters[0])] {
            return elements.count >= used
        }
        return false
    }

    /// Whether the types written for a closure's parameters can take what the candidate passes.
    private func annotationsFit(_ annotations: [NodeID?], _ passed: [TypeID], _ attempt: Attempt) -> Bool {
        zip(annotations, passed).allSatisfy { node, passed in
            guard let node, tree.kind(node) != .attributedType else { return true }
            let taken = resolveType(node)
            let given = attempt.solver.apply(passed)
            guard analyzer.isKnown(taken), analyzer.isKnown(given) else { return true }
            var solver = attempt.solver
            var faults = Faults()
            return solver.match(taken, given, &faults)
        }
    }

    /// Types the closures of a candidate that everything else fits. Nil: a closure does not fit after all.
    func typeClosures(_ attempt: consuming Attempt, _ arguments: [CallArgument], _ expecting: TypeID?) -> Attempt? {
        var attempt = attempt
        for index in closureOrder(attempt, arguments) {
            let argument = arguments[index]
            let parameter = attempt.parameters[attempt.mapping[index]]
            var type = attempt.solver.apply(parameter.type)
            while let wrapped = analyzer.wrappedType(type) { type = wrapped }
            guard case .function(let shape) = analyzer.types[type] else { continue }
            matchAnnotations(of: argument.node, shape.parameters, &attempt)
            let parameters = shape.parameters.map { attempt.solver.finish($0) }
            if parameters.count == 1, parameters[0] != analyzer.voidType, closureParameters(argument.node) == nil,
                anonymousParameters(argument.node) == 0
            {
                return nil
            }
            let wanted = attempt.solver.apply(shape.result)
            if parameter.builder == .none, wanted == analyzer.voidType { continue }
            let applied = parameter.builderType == .none ? .none : attempt.solver.finish(parameter.builderType)
            let read = closureBody(argument.node, parameters, parameter.builder, wanted, applied: applied)
            let result = read.result
            attempt.isRejected = attempt.isRejected || result.isRejected
            let taken = analyzer.types.intern(
                .function(FunctionShape(parameters: parameters, result: result.type, effects: shape.effects)))
            attempt.closures[index] = ClosureReading(reading: read.reading, result: Typed(taken, result.fragment))
            attempt.hasMismatch = attempt.hasMismatch || result.hasMismatch
            // As it is declared: what else is passed for a generic parameter may be another class.
            let open = function(in: parameter.type)?.result ?? shape.result
            if !attempt.solver.match(open, result.type, &attempt.faults) { return nil }
        }
        guard attempt.checkRequirements() else { return nil }
        return attempt
    }

    /// Takes from the types that are written for a closure's parameters what nothing else tells.
    private func matchAnnotations(of closure: NodeID, _ parameters: [TypeID], _ attempt: inout Attempt) {
        guard let named = closureParameters(closure), named.count == parameters.count else { return }
        for (parameter, written) in zip(parameters, named) {
            if let node = written.type { _ = attempt.solver.match(parameter, resolveType(node), &attempt.faults) }
        }
    }

    /// The closures among the arguments. Those whose builder is still open wait, and the last of them goes first: the rows of a table tell
    /// what its columns are columns of.
    private func closureOrder(_ attempt: Attempt, _ arguments: [CallArgument]) -> [Int] {
        let closures = arguments.indices.filter { arguments[$0].type == .none && tree.kind(arguments[$0].node) == .closure }
        guard closures.count > 1 else { return closures }
        let isOpen = closures.map { index -> Bool in
            let builder = attempt.parameters[attempt.mapping[index]].builderType
            return builder != .none && !analyzer.isKnown(attempt.solver.finish(builder))
        }
        return zip(closures, isOpen).filter { !$0.1 }.map(\.0) + zip(closures, isOpen).filter(\.1).map(\.0).reversed()
    }

    /// The reading of a closure with these types for its parameters, and what its body gives.
    func closureBody(
        _ node: NodeID, _ parameters: [TypeID], _ builder: DeclID, _ wanted: TypeID?, applied: TypeID = .none
    ) -> ClosureReading {
        let statements = closureStatements(node)
        let useBuilder = builder != .none && !hasOwnReturn(statements)
        let wantedKnown = wanted.flatMap { analyzer.isKnown($0) ? $0 : nil }
        let key = ClosureKey(
            node: node, builder: useBuilder ? builder : .none, parameters: parameters,
            result: useBuilder ? applied == .none ? reading.appliedBuilders[builder] ?? .none : applied : wantedKnown ?? .none)
        let home = home(of: node)
        if let known = home.closures[key] { return known }
        let inner = Reading(of: node, parent: reading, parameters: parameters)
        if applied != .none { inner.appliedBuilders[builder] = applied }
        let typer = inside(inner)
        var result =
            useBuilder ? typer.block(statements, builder, node) : typer.functionBody(statements, node, expecting: wantedKnown)
        if let signature = tree.child(node, .closureSignature), let clause = tree.child(signature, .returnClause),
            let type = tree.firstChild(clause), !useBuilder
        {
            result = Typed(resolveType(type), result.fragment)
        }
        result.hasMismatch = inner.hasMismatch
        let read = ClosureReading(reading: inner, result: result)
        home.closures[key] = read
        return read
    }

    /// Remembers how the call around it reads a closure. Where several looks at the call read it with other types, nothing is known of it.
    func noteReading(of closure: NodeID, as type: TypeID, _ read: Reading?) {
        guard detour == nil, case .function(let shape) = analyzer.types[type] else { return }
        var taken = TakenClosure(parameters: shape.parameters, reading: read)
        if let other = reading.taken[closure], other.parameters != taken.parameters { taken = TakenClosure(parameters: nil, reading: nil) }
        reading.taken[closure] = taken
    }

    /// A closure by itself.
    func closure(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        var wanted: FunctionShape?
        if let expecting, case .function(let shape) = analyzer.types[expecting] { wanted = shape }
        let named = closureParameters(node) ?? []
        let parameters = wanted?.parameters ?? named.map { $0.type.map(resolveType) ?? unknown(.notInferred) }
        if let wanted, wanted.result == analyzer.voidType, let expecting { return Typed(expecting) }
        let read = closureBody(node, parameters, .none, wanted?.result)
        let shape = FunctionShape(parameters: parameters, result: read.result.type, effects: wanted?.effects ?? [])
        let type = analyzer.types.intern(.function(shape))
        noteReading(of: node, as: type, read.reading)
        return Typed(type)
    }

    // MARK: Bodies without a builder

    /// Whether statements hold a `return` of their own: not one of a nested closure or function.
    func hasOwnReturn(_ statements: [NodeID]) -> Bool {
        statements.contains { firstOwnReturn($0.rawValue, before: $0.rawValue + tree[$0].size) != nil }
    }

    /// The values of those `return`s.
    func ownReturns(in statements: [NodeID]) -> [NodeID] {
        var values: [NodeID] = []
        for statement in statements {
            let end = statement.rawValue + tree[statement].size
            var index = statement.rawValue
            while let found = firstOwnReturn(index, before: end) {
                if let value = tree.firstChild(found) { values.append(value) }
                index = found.rawValue + tree[found].size
            }
        }
        return values
    }

    private func firstOwnReturn(_ start: UInt32, before end: UInt32) -> NodeID? {
        var index = start
        while index < end {
            switch tree.kind(NodeID(index)) {
            case .return: return NodeID(index)
            case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .initializerDecl, .getterBlock, .accessorBlock:
                index += tree[NodeID(index)].size
            default: index += 1
            }
        }
        return nil
    }

    /// What an ordinary function body gives: its single expression, or what its `return`s agree on.
    func functionBody(_ statements: [NodeID], _ node: NodeID, expecting: TypeID?) -> Typed {
        if statements.count == 1, isExpression(statements[0]), !hasOwnReturn(statements) {
            return expression(statements[0], expecting: expecting)
        }
        var returns: [Typed] = []
        collectReturns(statements, expecting, &returns)
        if givesOptional(node) { returns = returns.compactMap(optionalResult) }
        guard let first = returns.first else {
            // A view-valued body without `return` stands where a builder applies that is not seen.
            let isWhole = declaration != .none && analyzer.bodyHolder(of: declaration) == node
            return isWhole && !analyzer.opaqueNodes(of: declaration).isEmpty ? opaque(.unsupported, node) : Typed(analyzer.voidType)
        }
        if returns.count == 1 { return first }
        var type = first.type
        for other in returns.dropFirst() {
            let joined = join(type, other.type)
            // The first says what is given, and others are converted to it.
            type = joined == type || analyzer.isUnknown(type) || !analyzer.isKnown(joined) ? joined : unknown(.typesDiffer)
        }
        if case .unknown(.typesDiffer, _) = analyzer.types[type], returns.allSatisfy({ analyzer.isKnown($0.type) }), declaration != .none,
            analyzer.bodyHolder(of: declaration) == node, !analyzer.opaqueNodes(of: declaration).isEmpty, !asksForAvailability(node)
        {
            typing.diagnostics[program[declaration].node] = "the `return` statements in this body give values of different types"
        }
        guard returns.contains(where: { $0.fragment != nil }) else { return Typed(type) }
        let fragment = Fragment(.choice, node, type)
        fragment.isExhaustive = true
        if case .unknown(.typesDiffer, _) = analyzer.types[type], returns.allSatisfy({ analyzer.isKnown($0.type) }) {
            fragment.unknown = Unknown(reason: asksForAvailability(node) ? .systemVersion : .typesDiffer, syntax: node, name: .none)
        }
        fragment.children = returns.enumerated().map { index, result in
            let arm = Fragment(.arm, result.fragment?.syntax ?? node, result.type)
            arm.children = [(.value, result.fragment ?? plain(result.type, node))]
            return (.arm(index), arm)
        }
        return Typed(type, fragment)
    }

    /// Whether a body gives `(some View)?`.
    private func givesOptional(_ node: NodeID) -> Bool {
        guard declaration != .none, analyzer.bodyHolder(of: declaration) == node, !analyzer.opaqueNodes(of: declaration).isEmpty else {
            return false
        }
        return analyzer.wrappedType(analyzer.declaredResult(of: declaration)) != nil
    }

    /// What a `return` says of such a result: its value is wrapped, and `Body.none`, which is the result itself, says nothing.
    private func optionalResult(_ typed: Typed) -> Typed? {
        guard let wrapped = analyzer.wrappedType(typed.type) else { return Typed(analyzer.optionalType(typed.type), typed.fragment) }
        if case .opaque(declaration, _, _) = analyzer.types[wrapped] { return nil }
        return typed
    }

    /// Whether a body asks for availability: then its opaque result may differ by system version (SE-0360).
    private func asksForAvailability(_ node: NodeID) -> Bool {
        (node.rawValue..<node.rawValue + tree[node].size).contains { tree.kind(NodeID($0)) == .availabilityCondition }
    }

    /// A piece that stands for content without structure.
    func plain(_ type: TypeID, _ node: NodeID) -> Fragment {
        if case .unknown(let reason, let name) = analyzer.types[type] {
            return opaque(reason, node, name: name).fragment ?? Fragment(.opaque, node, type)
        }
        return Fragment(.reference, node, type)
    }

    private func collectReturns(_ statements: [NodeID], _ expecting: TypeID?, _ returns: inout [Typed]) {
        for statement in statements {
            switch tree.kind(statement) {
            case .return:
                guard let value = tree.firstChild(statement) else { continue }
                let wanted = expecting ?? (isContextual(value) ? returns.first?.type : nil)
                returns.append(here(value).expression(value, expecting: wanted))
            case .if:
                guard let taken = takenBlock(of: statement) else {
                    collectNested(statement, expecting, &returns)
                    continue
                }
                guard let block = taken else { continue }
                let inner = program.activeItems(of: block, in: file)
                collectReturns(inner, expecting, &returns)
                if inner.last.map({ tree.kind($0) == .return }) ?? false { return }
            case .guard, .for, .while, .do, .repeat, .switch, .labeledStatement: collectNested(statement, expecting, &returns)
            default: break
            }
        }
    }

    /// The block of an `if` that runs on every system that the code is for, where nothing but availability decides: the opaque result is that
    /// of its `return` (SE-0360). Inside, nil means that nothing of the statement runs; outside, that more decides.
    private func takenBlock(of statement: NodeID) -> NodeID?? {
        guard let list = tree.child(statement, .conditionList), case let conditions = Array(tree.children(list)), conditions.count == 1,
            tree.kind(conditions[0]) == .availabilityCondition,
            let version = program.profile.introduced(inAvailability: conditions[0], of: tree), version <= availability
        else { return nil }
        let holds = tree.text(tree.mainToken(conditions[0])) == "#available"
        if holds { return .some(tree.child(statement, .block)) }
        guard let other = IfStatement(tree, statement)?.elseBody else { return .some(nil) }
        return tree.kind(other) == .block ? .some(other) : nil
    }

    private func collectNested(_ node: NodeID, _ expecting: TypeID?, _ returns: inout [Typed]) {
        guard hasOwnReturn([node]) else { return }
        switch tree.kind(node) {
        case .switch:
            for label in program.activeItems(of: node, in: file) where tree.kind(label) == .switchCase {
                if let list = tree.child(label, .statementList) {
                    collectReturns(program.activeItems(of: list, in: file), expecting, &returns)
                }
            }
        default:
            for child in tree.children(node) {
                switch tree.kind(child) {
                case .block: collectReturns(program.activeItems(of: child, in: file), expecting, &returns)
                case .if, .catch: collectNested(child, expecting, &returns)
                case .for, .while, .do, .switch: collectReturns([child], expecting, &returns)
                default: break
                }
            }
        }
    }

    /// Whether a statement is an expression whose value a body can be.
    func isExpression(_ node: NodeID) -> Bool { tree.kind(node).isExpression }
}
