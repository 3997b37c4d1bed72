// Overload resolution: candidates are opened, matched with the arguments (closures last), ranked, and the best one's closures typed.
// The order of comparison is the compiler's, as the fixtures in `fixtures/types/overloads` state it: unavailable, disfavoured, number conversion, literal,
// promotion; then the more specialised declaration; then fewer defaulted parameters.

import SelfsameDeclarations
import SelfsameSyntax

/// What a call came to.
enum Resolution {
    /// One outcome, or several with different results between which only the context can decide. Never empty.
    case success([Outcome])
    case failure(UnknownReason)
}

/// A call with its result.
struct Outcome {
    var type: TypeID
    var call: CallRecord
    /// The content that the call carries.
    var children: [(role: ViewNodeRole, fragment: Fragment)]
    /// An argument that is not known could rule it out.
    var dependsOnUnknown = false
}

extension BodyTyper {
    /// Chooses among candidates and types the call. Where nothing fits, types may conform by protocols of modules that are not seen.
    func resolve(_ candidates: [Candidate], _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Resolution {
        let excluded = detour.flatMap { $0.start == node ? $0.excluded : nil } ?? []
        let candidates = excluded.isEmpty ? candidates : candidates.filter { !excluded.contains($0.declaration) }
        let resolution = choose(candidates, arguments, node, expecting)
        if let listener = analyzer.listener {
            tell(listener, of: candidates, viableAttempts(candidates, arguments, expecting), arguments, node, resolution)
        }
        guard case .failure(.noMatchingOverload) = resolution else { return resolution }
        for index in arguments.indices where arguments[index].type == .none {
            let others = reading.otherResults[arguments[index].node]?.types ?? []
            for type in others + [typeByOtherOverload(within: arguments[index].node)].compactMap(\.self) {
                var changed = arguments
                changed[index].type = type
                if case .success(let found) = choose(candidates, changed, node, expecting) { return .success(found) }
            }
        }
        return standpoint.premises.trustsUnseen ? resolution : trusting().choose(candidates, arguments, node, expecting)
    }

    private func choose(_ candidates: [Candidate], _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Resolution {
        if !reading.otherResults.isEmpty { reading.otherResults[node] = nil }
        var viable = viableAttempts(candidates, arguments, expecting)
        if viable.isEmpty, !takesForeignMembers, !isOnDetour(node) || detour?.base == TypeID.none,
            arguments.contains(where: { $0.type == .none && mayBeForeign($0.node) })
        {
            // An implicit member that nothing declares may come from a module that is not seen: it fits whatever type is wanted. So does what
            // was taken for a view only because View has a member of the name.
            viable = takingForeignMembers().viableAttempts(candidates, arguments, expecting)
        }
        guard !viable.isEmpty else { return .failure(candidates.isEmpty ? .undeclaredMember : .noMatchingOverload) }
        if viable.count > 1, let expecting { viable = giving(expecting, viable) }
        if viable.count > 1, dependsOnUnknown(viable) { return ambiguous(viable, arguments, node, expecting) }
        if viable.count == 1 {
            // Most calls leave one candidate, and nothing to compare.
            guard let only = typeClosures(viable.removeLast(), arguments, expecting) else { return .failure(.noMatchingOverload) }
            noteChosen([only.candidate.declaration], at: node)
            return .success([success(only, arguments, expecting)])
        }
        viable.sort { $0.faults < $1.faults }
        var start = 0
        var undecided: [Attempt] = []
        var rejected: [Attempt] = []
        while start < viable.count {
            let end = viable[start...].firstIndex { viable[start].faults < $0.faults } ?? viable.count
            let typed = viable[start..<end].compactMap { typeClosures($0, arguments, expecting) }
            let accepted = typed.filter { !$0.isRejected }
            // A generic parameter that nothing decides is an error: a candidate that leaves none open goes before.
            let decided = accepted.filter(\.isDecided)
            let best = mostSpecialised(keepingValues(fewestFaults(decided), arguments), arguments)
            if !best.isEmpty {
                noteOtherResults(of: decided + disfavored(viable[end...], arguments), best, at: node)
                return outcome(of: best, arguments, node, expecting)
            }
            if undecided.isEmpty { undecided = mostSpecialised(accepted, arguments) }
            if rejected.isEmpty { rejected = mostSpecialised(typed, arguments) }
            start = end
        }
        return outcome(of: undecided.isEmpty ? rejected : undecided, arguments, node, expecting)
    }

    /// The candidates that no other goes before: what a closure gives may have to be converted for some of them, too.
    private func fewestFaults(_ group: [Attempt]) -> [Attempt] {
        group.count < 2 ? group : group.filter { attempt in !group.contains { $0.faults < attempt.faults } }
    }

    /// The candidates whose results become what the context wants; all of them where none does, since what is wanted may be a mere wish.
    private func giving(_ wanted: TypeID, _ viable: [Attempt]) -> [Attempt] {
        guard analyzer.isKnown(wanted), analyzer.nominal(wanted) != .none else { return viable }
        let fitting = viable.filter { attempt in
            var solver = attempt.solver
            var faults = Faults()
            return solver.match(wanted, solver.apply(attempt.result), &faults)
        }
        return fitting.isEmpty ? viable : fitting
    }

    /// What is taken only where nothing else fits in its context: `store.scope(…)` as a collection, for a list.
    private func disfavored(_ rest: ArraySlice<Attempt>, _ arguments: [CallArgument]) -> [Attempt] {
        rest.filter { program[$0.candidate.declaration].flags.contains(.isDisfavored) && $0.isDecided }.filter { attempt in
            !arguments.contains { $0.type == .none && tree.kind($0.node) == .closure }
        }
    }

    private func noteOtherResults(of group: [Attempt], _ best: [Attempt], at node: NodeID) {
        guard group.count > best.count else { return }
        let taken = best.map { $0.solver.finish($0.result) }
        let others = group.map { $0.solver.finish($0.result) }.filter {
            !taken.contains($0) && analyzer.isKnown($0) && !standpoint.isContent($0)
        }
        if !others.isEmpty { reading.otherResults[node] = OtherResults(types: others, taken: best.map(\.candidate.declaration)) }
    }

    private func outcome(of group: [Attempt], _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Resolution {
        noteChosen(group.map(\.candidate.declaration), at: node)
        if group.count == 1 { return .success([success(group[0], arguments, expecting)]) }
        return group.isEmpty ? .failure(.noMatchingOverload) : .success(distinct(group.map { success($0, arguments, expecting) }))
    }

    /// Tells whoever listens which candidates a call was taken to mean.
    private func noteChosen(_ declarations: @autoclosure () -> [DeclID], at node: NodeID) {
        analyzer.listener?.chosen[CallSite(file: file, node: node), default: []].formUnion(declarations())
    }

    /// The outcomes with different results: where all agree, it does not matter which one is meant.
    private func distinct(_ outcomes: [Outcome]) -> [Outcome] {
        var result: [Outcome] = []
        for outcome in outcomes where !result.contains(where: { $0.type == outcome.type }) { result.append(outcome) }
        return result
    }

    /// Whether an argument begins with an implicit member or something taken for a view, or holds one where it is a literal or a ternary.
    private func mayBeForeign(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .array: tree.children(node).contains(where: mayBeForeign)
        case .sequence: ternaryValues(node)?.contains(where: mayBeForeign) ?? false
        default: startsImplicitly(node) || isTakenForView(node)
        }
    }

    /// Whether the arguments fit one of the candidates, closures apart.
    func fits(_ candidates: [Candidate], _ arguments: [CallArgument], _ expecting: TypeID?) -> Bool {
        !viableAttempts(candidates, arguments, expecting).isEmpty
    }

    /// The candidates that the arguments fit, closures apart.
    private func viableAttempts(_ candidates: [Candidate], _ arguments: [CallArgument], _ expecting: TypeID?) -> [Attempt] {
        var result: [Attempt] = []
        for candidate in candidates {
            let declaration = candidate.declaration
            if declaration == .none || candidate.function != .none {
                if let attempt = tryValue(candidate, arguments, expecting) {
                    result.append(attempt)
                    continue
                }
                guard declaration != .none else { continue }
            }
            // Most candidates of a name do not take these arguments.
            let signature = analyzer.signature(of: declaration)
            guard let mapping = analyzer.map(arguments, to: signature.parameters),
                let attempt = tryDeclared(candidate, signature, mapping, arguments, expecting)
            else { continue }
            result.append(attempt)
        }
        return result
    }

    /// Whether an argument that is not known could decide between the candidates: not where all of them want the same of it.
    private func dependsOnUnknown(_ viable: [Attempt]) -> Bool {
        let unknown = viable.reduce(into: Set<Int>()) { $0.formUnion($1.unknownArguments) }
        return unknown.contains { index in
            let wanted = viable.map { $0.wanted(of: index) }
            guard Set(wanted).count == 1 else { return true }
            guard case .variable = analyzer.types[wanted[0]] else { return false }
            return Set(viable.map { Set($0.protocols(on: wanted[0])) }).count > 1
        }
    }

    /// Arguments that are not known leave every candidate standing; what they agree on is known all the same.
    private func ambiguous(_ viable: [Attempt], _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Resolution {
        let usable = viable.filter { $0.faults.unavailable == 0 }
        var typed = (usable.isEmpty ? viable : usable).compactMap { typeClosures($0, arguments, expecting) }
        if typed.contains(where: { !$0.isRejected }) { typed.removeAll(where: \.isRejected) }
        if typed.contains(where: { !$0.hasMismatch }) { typed.removeAll(where: \.hasMismatch) }
        guard case .success(var outcomes) = outcome(of: typed, arguments, node, expecting) else { return .failure(.noMatchingOverload) }
        for index in outcomes.indices { outcomes[index].dependsOnUnknown = true }
        return .success(outcomes)
    }

    // MARK: Trying one candidate

    /// A value of function type.
    private func tryValue(_ candidate: Candidate, _ arguments: [CallArgument], _ expecting: TypeID?) -> Attempt? {
        guard case .function(let shape) = analyzer.types[candidate.function] else { return nil }
        guard arguments.count == shape.parameters.count else { return nil }
        let parameters = shape.parameters.map { type in
            Parameter(
                label: .none, name: .none, type: type, hasDefault: false, isVariadic: false, isAutoclosure: false, builder: .none,
                isBuilderValue: false, syntax: .root)
        }
        let opened = OpenedCandidate(candidate, mapping: Array(arguments.indices), parameters: parameters, result: shape.result)
        var attempt = Attempt(opened, Solver(at: standpoint))
        return matchArguments(&attempt, arguments, expecting) ? attempt : nil
    }

    private func tryDeclared(
        _ candidate: Candidate, _ signature: Signature, _ mapping: ArgumentMapping, _ arguments: [CallArgument], _ expecting: TypeID?
    ) -> Attempt? {
        let id = candidate.declaration
        guard let opened = opened(candidate, signature) else { return nil }
        var attempt = Attempt(
            OpenedCandidate(
                candidate, mapping: mapping, parameters: opened.parameters, result: opened.result, requirements: opened.requirements),
            Solver(opened.knowledge, at: standpoint))
        if program.isUnavailable(id) || program.availability(of: id) > availability { attempt.faults.unavailable = 1 }
        if program[id].flags.contains(.isDisfavored) { attempt.faults.disfavored = 1 }
        guard attempt.checkRequirements() else { return nil }
        return matchArguments(&attempt, arguments, expecting) ? attempt : nil
    }

    /// A candidate with variables for what the call decides; nil where what is known of it contradicts itself. An initialiser of a type that says
    /// nothing of where it is asked is the same for every call.
    private func opened(_ candidate: Candidate, _ signature: Signature) -> OpenedSignature? {
        guard candidate.constructed != .none, !candidate.opensAll, !standpoint.premises.trustsUnseen,
            analyzer.isContextFree(candidate.constructed)
        else { return open(candidate, signature, at: standpoint) }
        let key = ConstructionKey(initializer: candidate.declaration, type: candidate.constructed)
        return analyzer.openedInitializers.ask(key, bottom: nil) { open(candidate, signature, at: analyzer.outside) }
    }

    private func open(_ candidate: Candidate, _ signature: Signature, at standpoint: Standpoint) -> OpenedSignature? {
        let environment = analyzer.environment(of: candidate.declaration)
        var solver = Solver(at: standpoint)
        var opened = candidate.substitution
        if candidate.opensAll {
            opened = solver.open(environment.parameters)
        } else if candidate.constructed != .none {
            opened = openConstructed(candidate, environment, &solver)
        } else {
            // `.init` and functions of an unapplied generic type have holes where the receiver's arguments are; they become variables.
            opened = openHoles(in: opened, &solver)
            if !environment.own.isEmpty { opened = opened.merging(solver.open(Array(environment.own))) }
        }
        for (key, value) in zip(environment.bindings.keys, environment.bindings.values) {
            guard let variable = opened[key], case .variable = analyzer.types[variable] else { continue }
            let bound = analyzer.types.substitute(value, opened)
            // `C.Value == S` says nothing of S before C is known; the requirement is checked when it is, and S may be known first.
            if case .member = analyzer.types[bound], signature.parameters.contains(where: { analyzer.types.mentions($0.type, key) }) {
                continue
            }
            var faults = Faults()
            guard solver.match(variable, bound, &faults) else { return nil }
        }
        let firstRequirement = candidate.constructed == .none && !candidate.opensAll ? environment.outerRequirementCount : 0
        let requirements = environment.requirements.dropFirst(firstRequirement).map { requirement in
            Requirement(
                subject: analyzer.types.substitute(requirement.subject, opened), protocols: requirement.protocols,
                superclass: requirement.superclass == .none ? .none : analyzer.types.substitute(requirement.superclass, opened),
                sameType: requirement.sameType == .none ? .none : analyzer.types.substitute(requirement.sameType, opened))
        }
        return OpenedSignature(
            parameters: openedParameters(signature, opened, at: standpoint),
            result: resultType(signature, candidate, opened, at: standpoint),
            requirements: requirements, knowledge: solver.knowledge)
    }

    private func resultType(
        _ signature: Signature, _ candidate: Candidate, _ opened: Substitution, at standpoint: Standpoint
    ) -> TypeID {
        guard candidate.constructed != .none else {
            if candidate.heir != .none {
                switch program.selfResult(of: candidate.declaration) {
                case .plain: return candidate.heir
                case .optional: return analyzer.optionalType(candidate.heir)
                case nil: break
                }
            }
            return standpoint.reduced(analyzer.types.substitute(signature.result, opened))
        }
        let isFailable = program[candidate.declaration].kind == .initializer && program[candidate.declaration].flags.contains(.isFailable)
        guard case .nominal(let nominal, let outer, _) = analyzer.types[candidate.constructed] else { return candidate.constructed }
        let arguments = analyzer.environment(of: nominal).own.map { opened[$0] ?? unknown(.notInferred) }
        let type = analyzer.types.intern(.nominal(nominal, parent: outer, arguments: Array(arguments)))
        return isFailable ? analyzer.optionalType(type) : type
    }

    /// The parameters of a signature with types for the generic parameters.
    private func openedParameters(_ signature: Signature, _ opened: Substitution, at standpoint: Standpoint) -> [Parameter] {
        let generic: TypeTraits = [.hasParameter, .hasMember, .hasPack]
        if signature.parameters.allSatisfy({ analyzer.types.traits($0.type).isDisjoint(with: generic) && $0.builderType == .none }) {
            return signature.parameters
        }
        return signature.parameters.map { parameter in
            var copy = parameter
            copy.type = standpoint.reduced(analyzer.types.substitute(parameter.type, opened))
            if case .expansion = analyzer.types[parameter.type] { copy.isVariadic = true }
            if parameter.builderType != .none { copy.builderType = analyzer.types.substitute(parameter.builderType, opened) }
            return copy
        }
    }

    /// Opens the generic parameters of a type being constructed, with the arguments that are written or known already bound.
    private func openConstructed(_ candidate: Candidate, _ environment: GenericEnvironment, _ solver: inout Solver) -> Substitution {
        guard case .nominal(let nominal, let outer, let arguments) = analyzer.types[candidate.constructed] else { return Substitution() }
        let typeParameters = Array(analyzer.environment(of: nominal).own)
        var opened = solver.open(typeParameters)
        for (parameter, argument) in zip(typeParameters, arguments) where !analyzer.isUnknown(argument) {
            if let variable = opened[parameter] { solver.bind(variable, argument) }
        }
        if outer != .none { opened = analyzer.substitution(for: outer, in: program[nominal].parent).merging(opened) }
        if candidate.declaration != nominal {
            opened = opened.merging(solver.open(Array(environment.own)))
        }
        return opened
    }

    private func openHoles(in substitution: Substitution, _ solver: inout Solver) -> Substitution {
        guard substitution.values.contains(where: { analyzer.isUnknown($0) }) else { return substitution }
        var result = substitution
        for (key, value) in zip(substitution.keys, substitution.values) {
            guard case .unknown(.notInferred, _) = analyzer.types[value] else { continue }
            if let variable = solver.open([key])[key] { result.set(key, variable) }
        }
        return result
    }

    /// Matches all arguments but closures: first key paths from a known root, whose types are exact, then those with a type of their
    /// own, then what the context decides.
    private func matchArguments(_ attempt: inout Attempt, _ arguments: [CallArgument], _ expecting: TypeID?) -> Bool {
        guard matchPacks(&attempt, arguments) else { return false }
        let passes = arguments.indices.map { pass(arguments[$0], attempt.parameters[attempt.mapping[$0]], attempt) }
        for pass in ArgumentPass.allCases {
            for (index, argument) in arguments.enumerated() where passes[index] == pass {
                let parameter = attempt.parameters[attempt.mapping[index]]
                if case .expansion = analyzer.types[parameter.type] { continue }
                attempt.sawUnknown = false
                if argument.type != .none {
                    if !attempt.solver.match(taken(by: parameter), argument.type, &attempt.faults) { return false }
                    attempt.sawUnknown = !analyzer.canDecide(argument.type)
                } else if !argument.literals.isEmpty {
                    if !argument.literals.allSatisfy({ check($0, against: taken(by: parameter), &attempt) }) { return false }
                } else if tree.kind(argument.node) == .closure {
                    if !closureFits(argument.node, parameter, &attempt) { return false }
                } else {
                    if !check(argument.node, against: taken(by: parameter), &attempt) { return false }
                }
                if attempt.sawUnknown { attempt.unknownArguments.insert(index) }
            }
            guard attempt.checkRequirements() else { return false }
            if pass == .typed { takeExpected(expecting, &attempt) }
        }
        takeDefaults(&attempt)
        return attempt.checkRequirements()
    }

    /// What a parameter takes: of an autoclosure, the value that it results in.
    private func taken(by parameter: Parameter) -> TypeID {
        guard parameter.isAutoclosure, case .function(let shape) = analyzer.types[parameter.type] else { return parameter.type }
        return shape.result
    }

    /// A generic parameter that no argument binds takes the type of the default argument (SE-0347).
    private func takeDefaults(_ attempt: inout Attempt) {
        for (index, parameter) in attempt.parameters.enumerated() where parameter.hasDefault && !attempt.mapping.contains(index) {
            let target = attempt.solver.apply(parameter.type)
            guard analyzer.types.traits(target).contains(.hasVariable),
                let value = analyzer.defaultValueType(of: attempt.candidate.declaration, index)
            else { continue }
            _ = attempt.solver.match(target, value, &attempt.faults)
        }
    }

    /// When an argument is looked at.
    private enum ArgumentPass: CaseIterable { case exact, typed, contextual }

    private func pass(_ argument: CallArgument, _ parameter: Parameter, _ attempt: Attempt) -> ArgumentPass {
        if argument.type != .none || tree.kind(argument.node) == .closure { return .typed }
        if !argument.literals.isEmpty { return .contextual }
        if tree.kind(argument.node) == .keyPath {
            let wanted = analyzer.genericArguments(attempt.solver.apply(parameter.type))
            return wanted.count == 2 && analyzer.isKnown(wanted[0]) ? .exact : .contextual
        }
        return isContextual(argument.node) ? .contextual : .typed
    }

    /// A parameter of pack type takes all its arguments at once.
    private func matchPacks(_ attempt: inout Attempt, _ arguments: [CallArgument]) -> Bool {
        for (position, parameter) in attempt.parameters.enumerated() {
            guard case .expansion = analyzer.types[parameter.type] else { continue }
            let members = arguments.indices.filter { attempt.mapping[$0] == position }.map { index in
                arguments[index].type != .none ? arguments[index].type : expression(arguments[index].node).type
            }
            if !attempt.solver.match(parameter.type, analyzer.types.intern(.pack(members)), &attempt.faults) { return false }
        }
        return true
    }

    /// Lets the wanted type decide what the arguments leave open.
    private func takeExpected(_ expecting: TypeID?, _ attempt: inout Attempt) {
        guard let expecting, !analyzer.isUnknown(expecting) else { return }
        let result = attempt.solver.apply(attempt.result)
        guard analyzer.types.traits(result).contains(.hasVariable) else { return }
        var copy = attempt.solver
        var faults = Faults()
        if copy.match(result, expecting, &faults) {
            attempt.solver = copy
        } else if let wrapped = analyzer.wrappedType(expecting) {
            var again = attempt.solver
            if again.match(result, wrapped, &faults) { attempt.solver = again }
        }
    }

    // MARK: Ranking

    /// The candidates that take what closures of one expression give, where others of them would drop it: `{ Text("a") }` as `() -> Void`.
    private func keepingValues(_ group: [Attempt], _ arguments: [CallArgument]) -> [Attempt] {
        guard group.count > 1 else { return group }
        let kept = arguments.indices.filter { index in
            guard arguments[index].type == .none, tree.kind(arguments[index].node) == .closure else { return false }
            let statements = closureStatements(arguments[index].node)
            // An `if` is a statement where no value is wanted.
            guard let only = statements.first, statements.count == 1, isExpression(only), ![.if, .switch].contains(tree.kind(only)) else {
                return false
            }
            return group.contains { givesValue($0, index) }
        }
        let dropped = group.map { attempt in kept.count { !givesValue(attempt, $0) } }
        let fewest = dropped.min() ?? 0
        return zip(group, dropped).filter { $0.1 == fewest }.map(\.0)
    }

    /// Whether a candidate takes a value from a closure.
    private func givesValue(_ attempt: Attempt, _ closure: Int) -> Bool {
        guard let typed = attempt.closures[closure]?.result, case .function(let shape) = analyzer.types[typed.type] else { return false }
        return analyzer.isKnown(shape.result) && shape.result != analyzer.voidType
    }

    /// The candidates that no other one is more specialised than, then those with the fewest defaulted parameters.
    private func mostSpecialised(_ group: [Attempt], _ arguments: [CallArgument]) -> [Attempt] {
        guard group.count > 1 else { return group }
        // The compiler compares every declaration that a solution uses: for `ForEach($items, id: \.id)`, `Item.id` goes before `Binding.id`.
        let lesserMembers = group.map(\.lesserMembers).min() ?? 0
        let group = group.filter { $0.lesserMembers == lesserMembers }
        guard group.count > 1 else { return group }
        var best = group.indices.filter { index in
            !group.indices.contains { $0 != index && isMoreSpecialised(group[$0], than: group[index], arguments) }
        }
        if best.isEmpty { best = Array(group.indices) }
        // So does a type's own member before a protocol's.
        let ownMembers = best.map { group[$0].protocolMembers }.min() ?? 0
        best = best.filter { group[$0].protocolMembers == ownMembers }
        let fewest = best.map { group[$0].defaulted }.min() ?? 0
        best = best.filter { group[$0].defaulted == fewest }
        // What the module declares itself hides the same of another.
        let isOwn = { (index: Int) in self.program.isOfModule(of: self.file, group[index].candidate.declaration) }
        if best.count > 1, best.contains(where: isOwn) { best = best.filter(isOwn) }
        return best.map { group[$0] }
    }

    private func isMoreSpecialised(_ a: Attempt, than b: Attempt, _ arguments: [CallArgument]) -> Bool {
        let forward = isAsSpecialised(a, as: b, arguments)
        let backward = isAsSpecialised(b, as: a, arguments)
        if forward != backward { return forward }
        guard forward else { return false }
        if a.candidate.rank != b.candidate.rank { return a.candidate.rank < b.candidate.rank }
        return constraintDepth(a) > constraintDepth(b)
    }

    /// How constrained the extension is that declares a candidate, and how far down the protocol stands.
    private func constraintDepth(_ attempt: Attempt) -> Int {
        let id = attempt.candidate.declaration
        guard id != .none else { return 0 }
        let environment = analyzer.environment(of: id)
        let owner = program.nominal(containing: id)
        let inherited = owner != .none && program[owner].kind == .protocolType ? analyzer.inheritedProtocols(of: owner).count : 0
        return inherited * 16 + environment.requirements.count
    }

    func isProtocolMember(_ id: DeclID) -> Bool {
        let nominal = program.nominal(containing: id)
        return nominal != .none && program[nominal].kind == .protocolType
    }

    private func isRequirement(_ id: DeclID) -> Bool {
        let parent = program[id].parent
        return parent != .none && program[parent].kind == .protocolType
    }

    private func isOperator(_ id: DeclID) -> Bool {
        program.tree(program[id].file).tokens.kind(program[id].nameToken).isOperator
    }

    /// Whether the parameters of `a`, taken as they are, could be passed to `b`.
    private func isAsSpecialised(_ a: Attempt, as b: Attempt, _ arguments: [CallArgument]) -> Bool {
        let left = a.candidate.declaration
        let right = b.candidate.declaration
        guard left != .none, right != .none else { return left == right }
        let key = ComparedCandidates(
            left: left, right: right, leftRank: a.candidate.rank, rightRank: b.candidate.rank, leftMapping: a.mapping,
            rightMapping: b.mapping, isTrusting: standpoint.premises.trustsUnseen)
        return analyzer.comparedCandidates.ask(key, bottom: false) { isAsSpecialised(a, left, as: b, right, arguments) }
    }

    private func isAsSpecialised(_ a: Attempt, _ left: DeclID, as b: Attempt, _ right: DeclID, _ arguments: [CallArgument]) -> Bool {
        let leftParameters = analyzer.signature(of: left).parameters
        let rightParameters = analyzer.signature(of: right).parameters
        // The compiler's rules before any types are compared: without generic parameters before with, a type's own member before a protocol's.
        let isGeneric = (!analyzer.environment(of: left).own.isEmpty, !analyzer.environment(of: right).own.isEmpty)
        if program[left].kind != .variable, isGeneric.0 != isGeneric.1 { return isGeneric.1 }
        let isOfProtocol = (isProtocolMember(left), isProtocolMember(right))
        if isOfProtocol.0 != isOfProtocol.1 { return isOfProtocol.1 }
        if isRequirement(left) != isRequirement(right) { return a.candidate.rank < b.candidate.rank }
        let premises = Premises(declaration: left, trustsUnseen: standpoint.premises.trustsUnseen)
        let standpoint = Standpoint(inference: analyzer, premises: premises)
        var solver = Solver(at: standpoint)
        let environment = analyzer.environment(of: right)
        let opened = solver.open(environment.parameters)
        for (key, value) in zip(environment.bindings.keys, environment.bindings.values) {
            if let variable = opened[key] { solver.bind(variable, analyzer.types.substitute(value, opened)) }
        }
        let leftBindings = analyzer.environment(of: left).bindings
        let selfTypes = (analyzer.environment(of: left).selfType, environment.selfType)
        if selfTypes.0 != .none, selfTypes.1 != .none, !isOperator(left) {
            // What a member is a member of counts like a parameter.
            guard solver.matchExactly(analyzer.types.substitute(selfTypes.1, opened), selfTypes.0) else { return false }
        }
        for index in arguments.indices {
            guard a.mapping[index] < leftParameters.count, b.mapping[index] < rightParameters.count else { continue }
            var from = analyzer.types.substitute(leftParameters[a.mapping[index]].type, leftBindings)
            if leftParameters[a.mapping[index]].isVariadic, !rightParameters[b.mapping[index]].isVariadic { return false }
            var to = analyzer.types.substitute(rightParameters[b.mapping[index]].type, opened)
            var faults = Faults()
            // One argument can be passed to a pack, a pack to no single parameter; two packs compare by their elements.
            if case .expansion(let pattern) = analyzer.types[to] {
                to = pattern
                if case .expansion(let elements) = analyzer.types[from] { from = elements }
            } else if case .expansion = analyzer.types[from] {
                return false
            }
            // Everything is as special as `Any`.
            guard solver.match(to, from, &faults) else { return false }
            faults.erasure = 0
            guard faults == Faults() else { return false }
        }
        for requirement in environment.requirements {
            let subject = solver.apply(analyzer.types.substitute(requirement.subject, opened))
            if analyzer.types.traits(subject).contains(.hasVariable) { continue }
            if !requirement.protocols.allSatisfy({ standpoint.conforms(subject, to: $0) }) { return false }
        }
        return true
    }

    // MARK: The chosen one

    private func success(_ attempt: consuming Attempt, _ arguments: [CallArgument], _ expecting: TypeID?) -> Outcome {
        var attempt = attempt
        if attempt.hasMismatch { reading.hasMismatch = true }
        _ = attempt.checkRequirements()
        takeExpected(expecting, &attempt)
        let type = attempt.resultOfOpening ?? attempt.solver.finish(attempt.result)
        var records: [ArgumentRecord] = []
        var children: [(role: ViewNodeRole, fragment: Fragment)] = []
        // All arguments of a pack have one parameter, whose type has a member for each of them.
        var last: (position: Int, type: TypeID)?
        for (index, argument) in arguments.enumerated() {
            let position = attempt.mapping[index]
            let parameter = attempt.parameters[position]
            let closure = attempt.closures[index]?.result
            let known = last?.position == position ? last?.type : nil
            let taken = closure?.type ?? known ?? attempt.solver.finish(taken(by: parameter))
            if closure == nil { last = (position, taken) }
            if argument.type == .none, tree.kind(argument.node) == .closure {
                noteReading(of: argument.node, as: taken, attempt.closures[index]?.reading)
            }
            records.append(
                ArgumentRecord(
                    parameter: position, label: parameter.label, syntax: argument.node, type: taken,
                    literal: argument.type == .none ? literalValue(argument.node) : nil, isTrailing: argument.isTrailing))
            if let fragment = closure?.fragment ?? (argument.type == .none ? reading.memo[argument.node]?.fragment : nil),
                isCarried(position, by: attempt.candidate.declaration), let piece = piece(of: fragment, typed: taken)
            {
                children.append((.content(parameter: position), piece))
            }
        }
        return Outcome(type: type, call: CallRecord(declaration: attempt.candidate.declaration, arguments: records), children: children)
    }

    /// The alternative that a call takes; nil where what it takes is no content.
    private func piece(of fragment: Fragment, typed type: TypeID) -> Fragment? {
        fragment.alternatives.first { $0.type == type } ?? (fragment.alternatives.isEmpty || !analyzer.isKnown(type) ? fragment : nil)
    }

    /// Whether an argument becomes part of what is built: where the parameter's type is generic. `accessibilityLabel(Text("a"))` reads its
    /// text and drops it.
    private func isCarried(_ position: Int, by declaration: DeclID) -> Bool {
        guard declaration != .none, program[declaration].kind == .function else { return true }
        let parameters = analyzer.signature(of: declaration).parameters
        guard position < parameters.count else { return true }
        return !analyzer.types.traits(parameters[position].type).isDisjoint(with: [.hasParameter, .hasPack, .hasUnknown])
    }

    /// The value of an argument that is a literal.
    func literalValue(_ node: NodeID) -> LiteralValue? {
        switch tree.kind(node) {
        case .integer: return .integer(tree.text(node))
        case .float: return .float(tree.text(node))
        case .boolean: return .boolean(tree.text(node) == "true")
        case .nil: return .nil
        case .string:
            if tree.child(node, .interpolation) != nil { return .interpolatedString }
            let delimiters: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: "\"")]
            var range = tree.range(node)
            while range.length > 0, delimiters.contains(tree.source.bytes[Int(range.start)]) { range.start += 1 }
            while range.length > 0, delimiters.contains(tree.source.bytes[Int(range.end) - 1]) { range.end -= 1 }
            return .string(tree.source.text(in: range))
        case .prefix where operand(node).map({ [.integer, .float].contains(tree.kind($0)) }) ?? false:
            let text = tree.text(node)
            return tree.kind(firstOperand(node)) == .integer ? .integer(text) : .float(text)
        case .member where isImplicitMember(node): return memberNameNode(node).map { .member(name($0)) }
        case .tuple:
            let elements = Array(tree.children(node))
            return elements.count == 1 ? tree.firstChild(elements[0]).flatMap(literalValue) : nil
        default: return nil
        }
    }
}

/// Two candidates of a call, compared by which parameters they pass its arguments to.
struct ComparedCandidates: Hashable {
    var left: DeclID
    var right: DeclID
    var leftRank: Int
    var rightRank: Int
    var leftMapping: ArgumentMapping
    var rightMapping: ArgumentMapping
    var isTrusting: Bool
}

extension ComparedCandidates: NumberedKey {
    package func mix(into mixer: inout NumberMixer) {
        mixer.add(left.rawValue)
        mixer.add(right.rawValue)
        for index in leftMapping { mixer.add(UInt32(truncatingIfNeeded: index)) }
        for index in rightMapping { mixer.add(UInt32(truncatingIfNeeded: index)) }
    }
}
