// What stands for values that only the running program has, where a layout needs some value: a condition that is not known holds, of a `switch` the
// first case is taken, and an object that nobody gives has what its properties begin with. Conditions of views are chosen the same way. All of it is
// listed, and what is calculated from it is marked.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension ValueReader {
    /// A result with something likely for what is not known, and what stood for what.
    func assuming<Result>(_ work: () -> Result) -> (result: Result, assumptions: [Assumption]) {
        let (assumed, start) = (assumes, assumptions.count)
        assumes = true
        defer {
            assumes = assumed
            assumptions.removeSubrange(start...)
        }
        let result = work()
        return (result, Array(assumptions[start...]))
    }

    /// The value of a property with something likely for what is not known; nil where that says no more. It is read once, as others are.
    func assumedProperty(_ id: DeclID, of instance: ViewInstance?, _ place: ValuePlace, _ read: () -> LayoutValue) -> LayoutValue? {
        if let known = instance.map({ $0.assumed[id] }) ?? sharedAssumed[id] {
            assumptions += known.assumptions
            return known.value
        }
        let (start, cutsBefore) = (assumptions.count, cuts)
        var value = read()
        if case .number(let formula, .literal) = value {
            value = .number(formula, kind(ofType: analyzer.nominal(analyzer.valueType(of: id))))
        }
        if let unknown = value.unknownValue, let first = firstCase(of: id) {
            value = .member(first, [])
            assume(unknown, "." + first)
        }
        value = value.marked
        guard cuts == cutsBefore else { return value }
        var places: Set<NodeID> = []
        let kept = AssumedValue(value: value, assumptions: assumptions[start...].filter { places.insert($0.unknown.node).inserted })
        if let instance { instance.assumed[id] = kept } else { sharedAssumed[id] = kept }
        return value
    }

    /// The first case of the enumeration that a property holds; nil for a property of any other type.
    private func firstCase(of property: DeclID) -> String? {
        let type = analyzer.nominal(analyzer.valueType(of: property))
        guard type != .none, program[type].kind == .enumType, !analyzer.isFromPrelude(type) else { return nil }
        return cases(of: type).first.map { analyzer.name(program[$0].name) }
    }

    /// A condition: one that is not known holds.
    func assumed(_ truth: LayoutTruth) -> LayoutTruth {
        guard assumes, case .unknown(let unknown) = truth else { return truth }
        assume(unknown, "true")
        return .known(true)
    }

    /// The truth of the condition of a ternary expression; nil where it is not known.
    func assumedTruth(_ value: LayoutValue, _ condition: OperandRun, _ place: ValuePlace) -> Bool? {
        if case .truth(let truth) = value { return truth }
        guard assumes else { return nil }
        let reason = value.unknownValue?.reason ?? "the condition is unknown"
        assume(UnknownValue(reason: reason, file: place.scope.file, node: condition.first), "true")
        return true
    }

    /// What stands behind `??` for a value that nobody gives.
    func assumed(absent unknown: UnknownValue, standard: LayoutValue) -> LayoutValue? {
        guard assumes, standard.unknownValue == nil else { return nil }
        assume(unknown, "nil")
        return standard.marked
    }

    /// The first case of a `switch`.
    func assumedArm(of node: NodeID, _ place: ValuePlace) -> NodeID? {
        let tree = program.tree(place.scope.file)
        guard assumes, let statement = SwitchStatement(tree, node), let arm = statement.cases.first else { return nil }
        let subject = statement.subject ?? node
        assume(
            UnknownValue(reason: "the case is unknown", file: place.scope.file, node: subject),
            tree.oneLine(tree.firstChild(arm.id) ?? arm.id, upTo: 40))
        return arm.id
    }

    /// An object of a type of the program with what its properties begin with; nil for what only a protocol declares. Objects that are reached
    /// through others end after a few, since types may contain themselves.
    func standIn(declaring member: DeclID, for unknown: UnknownValue, _ receiver: ValuePlace, in scope: ValueScope) -> ViewInstance? {
        let level = scope.instance?.standInLevel ?? 0
        guard assumes, level < Self.standInLimit, !program[member].flags.contains(.isStatic) else { return nil }
        let type = program.nominal(containing: member)
        guard type != .none, [.structType, .classType, .enumType].contains(program[type].kind), !analyzer.isFromPrelude(type) else {
            return nil
        }
        assume(UnknownValue(reason: unknown.reason, file: receiver.scope.file, node: receiver.node), "what it begins with")
        while standIns.count <= level { standIns.append([:]) }
        if let known = standIns[level][type] { return known }
        let instance = ViewInstance(type: type, depth: level + 1)
        instance.isAssumed = true
        instance.standInLevel = level + 1
        if program[type].kind == .enumType {
            instance.selfValue = .unknown(
                UnknownValue(
                    reason: "nothing gives this `\(analyzer.name(program[type].name))`", file: program[type].file, node: program[type].node)
            )
        }
        standIns[level][type] = instance
        return instance
    }

    private static let standInLimit = 3

    /// What the initialisers of a type give a stored property where nobody passes anything: the first value that is known, else an unknown one. Nil
    /// for what no initialiser sets.
    func initialised(_ property: DeclID, _ instance: ViewInstance?) -> LayoutValue? {
        guard let instance, assumes || instance.isAssumed, program[property].flags.contains(.isStored) else { return nil }
        var result: LayoutValue?
        for (id, assigned) in assignments(to: property, of: instance.type) {
            let value = value(of: assigned, in: ValueScope(CodeScope(id, file: program[id].file), instance))
            if value.unknownValue == nil { return value }
            result = result ?? value
        }
        return result
    }

    private func assignments(to property: DeclID, of type: DeclID) -> [(initialiser: DeclID, value: NodeID)] {
        if let known = initialisers[property] { return known }
        let own = program.members(of: type).filter { program[$0].kind == .initializer && !analyzer.isFromPrelude($0) }
        let found = own.compactMap { id in code.assignments(to: property, in: id, analyzer).first.map { (id, $0) } }
        initialisers[property] = found
        return found
    }

    private func assume(_ unknown: UnknownValue, _ standIn: String) {
        assumptions.append(Assumption(unknown: unknown, standIn: standIn))
    }
}

extension LayoutValue {
    /// Whether it is unknown, or something in it is.
    var isPartlyUnknown: Bool {
        switch self {
        case .unknown: true
        case .array(let elements): elements.contains(where: \.isPartlyUnknown)
        case .member(_, let fields), .made(_, let fields): fields.contains { $0.value.isPartlyUnknown }
        default: false
        }
    }

    /// The same value, which rests on something that was assumed.
    var marked: LayoutValue {
        func marked(_ fields: [LabeledValue]) -> [LabeledValue] { fields.map { LabeledValue(label: $0.label, value: $0.value.marked) } }
        switch self {
        case .number(let formula, let kind): return .number(formula.marked, kind)
        case .member(let name, let fields): return .member(name, marked(fields))
        case .made(let name, let fields): return .made(name, marked(fields))
        case .array(let elements): return .array(elements.map(\.marked))
        case .object(let instance): return .object(instance.marked)
        default: return self
        }
    }
}

extension ViewInstance {
    /// The same object, whose values rest on something that was assumed.
    fileprivate var marked: ViewInstance {
        guard !isAssumed else { return self }
        let copy = ViewInstance(type: type, depth: depth)
        copy.properties = properties
        copy.views = views
        copy.selfValue = selfValue
        copy.environment = environment
        copy.standInLevel = standInLevel
        copy.isAssumed = true
        return copy
    }
}

extension Formula {
    /// The same number, which rests on something that was assumed.
    fileprivate var marked: Formula {
        if let known { return .number(known.marked(.assumed)) }
        return .make(.add, self, .number(Length(0, .assumed)))
    }
}
