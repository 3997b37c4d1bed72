// Unification for one call: generic parameters opened as variables, bound by matching parameter types with argument types.
// A solver lives as long as one candidate is looked at; no variable leaves it.

import SelfsameDeclarations
import SelfsameSyntax

/// Bindings of the variables of one candidate.
struct Solver {
    /// Where the call stands.
    let standpoint: Standpoint
    private(set) var bindings: [TypeID?] = []
    /// Counts what was learnt: bindings and pairs that wait. What held of the bindings holds as long as it is the same.
    private(set) var revision = 0
    /// Pairs that could not be matched yet because a member type's base was not bound.
    private var deferred: [(TypeID, TypeID)] = []
    private var depth = 0
    /// How many matches around this one allow for no conversion.
    private var exactDepth = 0
    /// How many parameters of functions around what is matched are compared in both orders.
    private var takenDepth = 0

    init(at standpoint: Standpoint) { self.standpoint = standpoint }

    /// What one knows, wherever it is. Unlike a solver it may be kept: it refers to no analyzer.
    struct Knowledge {
        let bindings: [TypeID?]
        fileprivate let revision: Int
        fileprivate let deferred: [(TypeID, TypeID)]
    }

    var knowledge: Knowledge { Knowledge(bindings: bindings, revision: revision, deferred: deferred) }

    /// What another one knew, at a place of its own.
    init(_ knowledge: Knowledge, at standpoint: Standpoint) {
        self.standpoint = standpoint
        bindings = knowledge.bindings
        revision = knowledge.revision
        deferred = knowledge.deferred
    }

    var analyzer: Inference { standpoint.inference }

    /// Fresh variables for generic parameters.
    mutating func open(_ parameters: [TypeID]) -> Substitution {
        if parameters.isEmpty { return Substitution() }
        let first = bindings.count
        let variables = parameters.indices.map { analyzer.types.variable(first + $0) }
        bindings.append(contentsOf: repeatElement(nil, count: parameters.count))
        return Substitution(parameters, variables)
    }

    /// A variable for something that no parameter names.
    mutating func fresh() -> TypeID {
        bindings.append(nil)
        return analyzer.types.variable(bindings.count - 1)
    }

    /// The binding of a variable type, nil where it is none or not bound.
    func binding(_ type: TypeID) -> TypeID? {
        guard case .variable(let index) = analyzer.types[type], index < bindings.count else { return nil }
        return bindings[index]
    }

    /// Replaces bound variables.
    func apply(_ type: TypeID) -> TypeID {
        guard analyzer.types.traits(type).contains(.hasVariable) else { return standpoint.reduced(type) }
        if case .variable(let index) = analyzer.types[type] {
            // Most of what is asked for is a variable by itself.
            guard index < bindings.count, let bound = bindings[index] else { return type }
            if !analyzer.types.traits(bound).contains(.hasVariable) { return standpoint.reduced(bound) }
        }
        let bindings = bindings
        let replaced = analyzer.types.map(type) { table, id in
            if !table.traits(id).contains(.hasVariable) { return id }
            if case .variable(let index) = table[id] { return index < bindings.count ? bindings[index] ?? id : id }
            return nil
        }
        // A binding may speak of other variables.
        if replaced != type, analyzer.types.traits(replaced).contains(.hasVariable), bindings.count > 0, depth < 8 {
            var next = self
            next.depth = depth + 1
            return next.apply(replaced)
        }
        return standpoint.reduced(replaced)
    }

    /// Replaces bound variables, and those not bound by `_`.
    func finish(_ type: TypeID) -> TypeID {
        let applied = apply(type)
        guard analyzer.types.traits(applied).contains(.hasVariable) else { return applied }
        let hole = analyzer.unknown(.notInferred)
        // What a member type waits to be matched with is what it will be: `Rows.TableRowValue` before the rows are known.
        let awaited = deferred.filter { analyzer.isKnown($0.1) }
        return analyzer.types.map(applied) { table, id in
            if !table.traits(id).contains(.hasVariable) { return id }
            if case .variable = table[id] { return hole }
            return awaited.first { $0.0 == id }?.1
        }
    }

    mutating func bind(_ variable: TypeID, _ type: TypeID) {
        guard case .variable(let index) = analyzer.types[variable], index < bindings.count, type != variable else { return }
        guard bindings[index] != type else { return }
        bindings[index] = type
        revision += 1
    }

    /// Binds a variable anew, or the one that it is bound to.
    mutating func rebind(_ variable: TypeID, _ type: TypeID) {
        var last = variable
        while let next = binding(last), case .variable = analyzer.types[next], next != variable { last = next }
        bind(last, type)
    }

    /// Matches an argument's type with a parameter's type, binding variables on either side. False: it cannot be passed.
    mutating func match(_ parameter: TypeID, _ argument: TypeID, _ faults: inout Faults) -> Bool {
        if parameter == argument { return true }
        guard depth < 64 else { return true }
        depth += 1
        defer { depth -= 1 }
        switch (analyzer.types[parameter], analyzer.types[argument]) {
        case (.unknown, _): return true
        case (.variable, _): return matchVariable(parameter, argument, &faults)
        case (_, .variable):
            if let bound = binding(argument) { return match(parameter, bound, &faults) }
            bind(argument, parameter)
            return true
        case (.member, _): return matchMember(parameter, argument, &faults)
        case (_, .unknown): return true
        case (_, .oneOf(let choices, _)):
            for choice in choices {
                var copy = self
                var found = faults
                guard copy.match(parameter, choice, &found) else { continue }
                (self, faults) = (copy, found)
                return true
            }
            return false
        case (_, .member):
            let reduced = apply(argument)
            return reduced == argument ? parameter == argument : match(parameter, reduced, &faults)
        default: return matchStructures(parameter, argument, &faults)
        }
    }

    private mutating func matchVariable(_ variable: TypeID, _ argument: TypeID, _ faults: inout Faults) -> Bool {
        // A hole says nothing: what is bound later may.
        if case .unknown(.notInferred, _) = analyzer.types[argument] { return true }
        guard let bound = binding(variable) else {
            if case .inout(let inner) = analyzer.types[argument] { bind(variable, inner) } else { bind(variable, argument) }
            return true
        }
        if analyzer.isUnknown(bound) {
            bind(variable, argument)
            return true
        }
        if bound == argument || analyzer.isUnknown(argument) { return true }
        if match(bound, argument, &faults) {
            // A binding with holes takes what the argument knows.
            if !analyzer.isKnown(bound), analyzer.isKnown(argument), analyzer.nominal(bound) == analyzer.nominal(argument) {
                bind(variable, argument)
            }
            return true
        }
        // `c ? x : nil`-like arguments: T and T? join to T?.
        if let wrapped = analyzer.wrappedType(argument), wrapped == bound {
            bind(variable, argument)
            faults.promotion += 1
            return true
        }
        // Two classes passed for one parameter are what is above both.
        guard exactDepth == 0, analyzer.isKnown(bound), analyzer.isKnown(argument),
            let common = standpoint.commonSupertype(bound, argument)
        else { return false }
        if analyzer.wrappedType(bound) == nil, analyzer.wrappedType(argument) != nil { faults.promotion += 1 }
        bind(variable, common)
        return true
    }

    private mutating func matchMember(_ parameter: TypeID, _ argument: TypeID, _ faults: inout Faults) -> Bool {
        let applied = apply(parameter)
        if applied != parameter { return match(applied, argument, &faults) }
        if analyzer.types.traits(parameter).contains(.hasVariable) {
            deferred.append((parameter, argument))
            revision += 1
            return true
        }
        return analyzer.isUnknown(argument)
    }

    /// Matches what had to wait; false where something does not fit.
    mutating func settle(_ faults: inout Faults) -> Bool {
        let waiting = deferred
        deferred = []
        for (parameter, argument) in waiting {
            let applied = apply(parameter)
            if case .member = analyzer.types[applied] {
                if analyzer.types.traits(applied).contains(.hasVariable) { deferred.append((applied, argument)) }
            } else if !match(applied, argument, &faults) {
                return false
            }
        }
        return true
    }

    private mutating func matchStructures(_ parameter: TypeID, _ argument: TypeID, _ faults: inout Faults) -> Bool {
        switch (analyzer.types[parameter], analyzer.types[argument]) {
        case (.nominal(let a, let outerA, let left), .nominal(let b, let outerB, let right)) where a == b:
            guard left.count == right.count else { return false }
            if outerA != .none, outerB != .none, !match(outerA, outerB, &faults) { return false }
            return matchArguments(a, left, right, &faults)
        case (.opaque(let a, let ordinalA, let left), .opaque(let b, let ordinalB, let right)):
            guard a == b, ordinalA == ordinalB, left.count == right.count else { return false }
            return zip(left, right).allSatisfy { matchExactly($0, $1) }
        case (.tuple(let labelsA, let left), .tuple(let labelsB, let right)):
            return matchTuples(labelsA, left, labelsB, right, &faults)
        case (.function(let left), .function(let right)): return matchFunctions(left, right, &faults)
        case (.metatype(let left), .metatype(let right)): return match(left, right, &faults)
        case (.existentialMetatype(let bound), .metatype(let type)):
            guard case .existential(let protocols, _) = analyzer.types[bound] else { return false }
            return protocols.allSatisfy { standpoint.conforms(type, to: $0) }
        case (.existentialMetatype(let bound), .existentialMetatype(let type)):
            guard case .existential(let protocols, _) = analyzer.types[bound] else { return false }
            return standpoint.converts(type, toExistentialOf: protocols)
        case (.inout(let left), .inout(let right)): return matchExactly(left, right)
        case (.existential(let protocols, let wanted), _):
            if protocols.isEmpty { faults.erasure += 1 }
            guard standpoint.converts(argument, toExistentialOf: protocols) else { return false }
            return wanted.isEmpty || matchAssociatedTypes(wanted, of: protocols[0], in: argument)
        case (.pack(let left), .pack(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { matchExactly($0, $1) }
        case (.expansion(let pattern), .pack(let members)):
            return matchExpansion(pattern, members, &faults)
        default: return convert(parameter, argument, &faults)
        }
    }

    private mutating func matchExpansion(_ pattern: TypeID, _ members: [TypeID], _ faults: inout Faults) -> Bool {
        if case .variable = analyzer.types[pattern] {
            bind(pattern, analyzer.types.intern(.pack(members)))
            return true
        }
        // `repeat P<each T>`: T is bound to the pack of what each member gives.
        var solutions: [[TypeID?]] = []
        for member in members {
            var each = self
            guard each.match(pattern, member, &faults) else { return false }
            solutions.append(each.bindings)
        }
        for index in bindings.indices where bindings[index] == nil {
            let column = solutions.compactMap { $0[index] }
            if column.count == members.count, !column.isEmpty {
                bind(analyzer.types.intern(.variable(index)), analyzer.types.intern(.pack(column)))
            }
        }
        return true
    }

    /// Generic arguments are invariant, but for Optional and the collections that convert with their elements.
    private mutating func matchArguments(_ declaration: DeclID, _ left: [TypeID], _ right: [TypeID], _ faults: inout Faults) -> Bool {
        let wellKnown = analyzer.wellKnown
        let isCovariant = [wellKnown.optional, wellKnown.array, wellKnown.dictionary, wellKnown.set].contains(declaration)
        for (a, b) in zip(left, right) {
            if isCovariant { if !match(a, b, &faults) { return false } } else if !matchExactly(a, b) { return false }
        }
        return true
    }

    /// Matches what `any P<Int>` asks of the associated types of what is passed.
    private mutating func matchAssociatedTypes(_ wanted: [TypeID], of proto: DeclID, in argument: TypeID) -> Bool {
        for (name, type) in zip(analyzer.primaryAssociatedTypes(of: proto), wanted) {
            guard let given = standpoint.memberType(of: argument, named: name), !analyzer.isUnknown(given) else { continue }
            if case .member(let base, _) = analyzer.types[given], case .existential = analyzer.types[base] { return false }
            guard matchExactly(type, given) else { return false }
        }
        return true
    }

    /// Matches without conversions.
    mutating func matchExactly(_ parameter: TypeID, _ argument: TypeID) -> Bool {
        var faults = Faults()
        let before = faults
        exactDepth += 1
        defer { exactDepth -= 1 }
        if case .existential(let protocols, let wanted) = analyzer.types[parameter] {
            if case .existential(let other, let given) = analyzer.types[argument] {
                return Set(protocols) == Set(other) && wanted.count == given.count
                    && zip(wanted, given).allSatisfy { matchExactly($0, $1) }
            }
            return analyzer.isUnknown(argument) || binding(argument) == parameter
        }
        if analyzer.wrappedType(parameter) != nil, analyzer.wrappedType(apply(argument)) == nil {
            if case .variable = analyzer.types[argument] {} else { return analyzer.isUnknown(argument) }
        }
        return match(parameter, argument, &faults) && faults == before
    }

    private mutating func matchTuples(
        _ labelsA: [Name], _ left: [TypeID], _ labelsB: [Name], _ right: [TypeID], _ faults: inout Faults
    ) -> Bool {
        if left.count == 1, case .expansion(let pattern) = analyzer.types[left[0]] { return matchExpansion(pattern, right, &faults) }
        guard left.count == right.count else { return false }
        for (a, b) in zip(labelsA, labelsB) where a != b && a != .none && b != .none { return false }
        for (a, b) in zip(left, right) where !match(a, b, &faults) { return false }
        return true
    }

    private mutating func matchFunctions(_ left: FunctionShape, _ right: FunctionShape, _ faults: inout Faults) -> Bool {
        if left.parameters.count == 1, right.parameters.count > 1, case .tuple(_, let elements) = analyzer.types[apply(left.parameters[0])],
            elements.count == right.parameters.count
        {
            // A function of several parameters takes a tuple's elements (SE-0110, as amended).
            return matchFunctions(FunctionShape(parameters: elements, result: left.result, effects: left.effects), right, &faults)
        }
        if left.parameters.count == 1, right.parameters.isEmpty {
            // And one of none takes the empty tuple.
            return match(left.parameters[0], analyzer.voidType, &faults)
                && matchFunctions(FunctionShape(parameters: [], result: left.result, effects: left.effects), right, &faults)
        }
        guard left.parameters.count == right.parameters.count else { return false }
        if right.effects.contains(.isAsync), !left.effects.contains(.isAsync) { return false }
        if right.effects.contains(.isThrowing), !left.effects.contains(.isThrowing) { return false }
        for (a, b) in zip(left.parameters, right.parameters) where !matchTaken(a, by: b, &faults) { return false }
        if left.result == analyzer.voidType { return true }
        return match(left.result, right.result, &faults)
    }

    /// Matches what a function is passed with what it takes, which may be more: `(Int?) -> Void` stands for `(Int) -> Void`.
    private mutating func matchTaken(_ passed: TypeID, by taken: TypeID, _ faults: inout Faults) -> Bool {
        // Tried in both orders at every level, functions that take functions would take twice as long for each.
        guard takenDepth < 3 else { return match(passed, taken, &faults) }
        takenDepth += 1
        defer { takenDepth -= 1 }
        var (exact, found) = (self, faults)
        if exact.match(passed, taken, &found) {
            (self, faults) = (exact, found)
            return true
        }
        return match(taken, passed, &faults)
    }

    /// Conversions: promotion to Optional, class to superclass, CGFloat and Double, AnyHashable.
    private mutating func convert(_ parameter: TypeID, _ argument: TypeID, _ faults: inout Faults) -> Bool {
        if let wrapped = analyzer.wrappedType(parameter) {
            faults.promotion += 1
            return match(wrapped, argument, &faults)
        }
        guard case .nominal(let target, _, _) = analyzer.types[parameter] else { return false }
        let wellKnown = analyzer.wellKnown
        let source = analyzer.nominal(argument)
        if (target == wellKnown.cgFloat && source == wellKnown.double) || (target == wellKnown.double && source == wellKnown.cgFloat) {
            faults.numberConversion += 1
            return true
        }
        if target == wellKnown.anyHashable {
            faults.valueConversion += 1
            return standpoint.conforms(argument, to: wellKnown.hashable)
        }
        if let parent = standpoint.superclass(of: argument) { return match(parameter, parent, &faults) }
        return false
    }
}
