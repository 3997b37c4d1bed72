// Reads values. Where a value comes from is asked of the flow, step by step; what is added here are the values themselves: literals, simple
// arithmetic, members of readers and dimensions, and the names that this one view was given.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Reads values for one layout.
final class ValueReader {
    let analyzer: Analyzer
    let settings: LayoutSettings
    /// What was asked of the code before.
    let code: KnownCode
    private var steps = 0
    private var depth = 0
    /// How often a limit was met.
    private(set) var cuts = 0
    /// Whether something depends on the size of a reader that is not laid out yet.
    var asksForReaders = false
    /// What was read of views and objects, in order, where somebody keeps what is built.
    private(set) var reads: [PropertyRead] = []
    /// From which of them on each property is kept again; nil where nobody keeps what is built.
    var keptFrom: Int?
    /// What properties of no view were read as: of globals and of types.
    private var sharedValues: [DeclID: LayoutValue] = [:]
    /// The values of static properties by name alone, nil where there is none.
    var staticValues: [String: LayoutValue?] = [:]
    /// The static properties that are being read, by name, and the first of them that was asked for again.
    var staticsBeingRead: [String] = []
    var outermostRepeated = Int.max
    /// What stood for those that are not known.
    var sharedAssumed: [DeclID: AssumedValue] = [:]
    /// Whether something likely stands for what is not known.
    var assumes = false
    /// What stood for what, in order.
    var assumptions: [Assumption] = []
    /// The objects that stand for those that nobody gives, by how many such objects they are reached through.
    var standIns: [[DeclID: ViewInstance]] = []
    /// What initialisers give stored properties, by property.
    var initialisers: [DeclID: [(initialiser: DeclID, value: NodeID)]] = [:]

    /// How many steps all values of one layout may take.
    private static let stepLimit = 400_000
    private static let depthLimit = 80

    init(_ analyzer: Analyzer, _ settings: LayoutSettings) {
        self.analyzer = analyzer
        self.settings = settings
        code = analyzer.store()
    }

    var program: Program { analyzer.program }

    /// The value of an expression.
    func value(of node: NodeID, in scope: ValueScope) -> LayoutValue { value(of: ValuePlace(node, in: scope.code), in: scope) }

    /// The value of an expression.
    func value(of place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        steps += 1
        depth += 1
        defer { depth -= 1 }
        guard steps < Self.stepLimit, depth < Self.depthLimit else {
            cuts += 1
            return .unknown("the calculation is too long", place)
        }
        if let chosen = setting(for: place) { return chosen }
        let tree = program.tree(place.scope.file)
        switch tree.kind(place.node) {
        case .integer, .float: return number(tree.text(place.node), tree.kind(place.node) == .integer ? .literal : .real)
        case .boolean: return .truth(tree.text(place.node) == "true")
        case .nil: return .none
        case .string: return text(place, in: scope)
        case .array: return .array(tree.children(place.node).map { value(of: place.with($0), in: scope) })
        case .tuple where Array(tree.children(place.node)).count > 1: return tuple(place, in: scope)
        case .prefix: return negated(place, in: scope)
        case .sequence where CastExpression(tree, place.node) == nil: return sequence(place, in: scope)
        case .subscriptCall: break
        default: break
        }
        switch code.step(from: place, analyzer) {
        case .same(let inner), .cast(let inner), .awaited(let inner): return value(of: inner, in: scope)
        case .local(let inner, _, _, let isPart):
            if isPart { return bound(place, in: scope) ?? .unknown("a component of a value", place) }
            return typed(value(of: inner, in: scope), place)
        case .element: return bound(place, in: scope) ?? .unknown("the source does not give this value", place)
        case .localBlock(let block), .body(let block): return result(of: block, in: scope)
        case .parameter(.parameter(let function, let index)?): return parameter(function, index, place, in: scope)
        case .closureParameter(let closure), .parameter(.argument(let closure, _, _)?): return closureParameter(closure, place, in: scope)
        case .declared(let found, let base): return declared(found, base, place, in: scope)
        case .caseName(let token):
            if let owner = MemberAccess(tree, place.node)?.base {
                if let constant = constant(tree.name(token), of: owner, place) { return constant }
                if case .allCases? = LayoutVocabulary.members[tree.name(token)], let cases = allCases(of: owner, place) { return cases }
            }
            return .member(tree.name(token), [])
        case .systemMember(let token, let base):
            // `Metrics.Inner.height`: a constant of a type within a type.
            if MemberAccess(tree, base.node) != nil {
                if let constant = constant(tree.name(token), of: base.node, place) { return constant }
                if case .allCases? = LayoutVocabulary.members[tree.name(token)], let cases = allCases(of: base.node, place) { return cases }
            }
            return member(tree.name(token), of: base, place, in: scope)
        case .subscripted(let base, let indices): return element(of: base, indices, place, in: scope)
        case .call(let call): return called(call, place, in: scope)
        case .owner: return scope.instance.map { $0.selfValue ?? .object($0) } ?? .unknown("`self` is unknown", place)
        case .processFact: return screen(place)
        case .availability: return .truth(isAvailable(place.node, tree))
        case .test(let part):
            let value = value(of: part.place, in: scope)
            return value.unknownValue.map { .unknown($0) } ?? .truth(!isNil(value))
        case .block: return result(of: place, in: scope)
        default: return .unknown("the source does not give this value", place)
        }
    }

    /// A constant of a type that only its name is known of: `Metrics.height`, where several types have that name.
    private func constant(_ text: String, of owner: NodeID, _ place: ValuePlace) -> LayoutValue? {
        let tree = program.tree(place.scope.file)
        guard let name = program.names.find(text), let type = tree.calleeToken(owner).map({ program.name(of: $0, in: place.scope.file) })
        else { return nil }
        let found = analyzer.valuesAndTypes(named: name).filter { id in
            program[id].kind == .variable && program[id].flags.contains(.isStatic)
                && program.nominal(containing: id) != .none && program[program.nominal(containing: id)].name == type
        }
        let near = found.filter { program[$0].file == place.scope.file }
        let meant = near.count == 1 ? near : found
        return meant.count == 1 ? property(meant[0], of: nil, place) : nil
    }

    private func isNil(_ value: LayoutValue) -> Bool { if case .none = value { true } else { false } }

    /// A value that the call chose, by the expression as it is written.
    private func setting(for place: ValuePlace) -> LayoutValue? {
        guard !settings.values.isEmpty else { return nil }
        let tree = program.tree(place.scope.file)
        guard [.reference, .member, .call].contains(tree.kind(place.node)) else { return nil }
        let text = tree.oneLine(place.node).filter { !$0.isWhitespace }
        let bare = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        return (settings.values[bare] ?? settings.values[bare.filter { $0 != "$" && $0 != "?" }])?.value
    }

    // MARK: Literals

    private func number(_ text: String, _ kind: NumberKind) -> LayoutValue {
        let digits = text.filter { $0 != "_" }
        if let value = Double(digits) { return .number(.exact(value), kind) }
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            if let value = UInt64(digits.dropFirst(2), radix: radix) { return .number(.exact(Double(value)), .literal) }
        }
        return .number(.number(Length(.nan)), .real)
    }

    private func negated(_ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        let tree = program.tree(place.scope.file)
        guard let operand = tree.firstChild(place.node) else { return .unknown("an operator without an operand", place) }
        let inner = value(of: place.with(operand), in: scope)
        switch (tree.text(tree.mainToken(place.node)), inner) {
        case ("-", _):
            guard let number = self.number(inner) else { return .unknown("the source does not give this value", place) }
            return .number(.make(.subtract, .zero, number), kind(inner))
        case ("+", _): return inner
        case ("!", .truth(let truth)): return .truth(!truth)
        default: return inner.unknownValue.map { .unknown($0) } ?? .unknown("an operator that selfsame does not evaluate", place)
        }
    }

    /// A string; unknown where a part of it is.
    private func text(_ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        guard let literal = StringLiteral(program.tree(place.scope.file), place.node) else {
            return .unknown("the source does not give this value", place)
        }
        var result = ""
        for piece in literal.pieces {
            switch piece {
            case .text(let text): result += text
            case .interpolation(let part):
                let value = literal.tree.firstChild(part).map { self.value(of: place.with($0), in: scope) }
                guard let value, let shown = shown(value) else { return .unknown("some of the text is unknown", place) }
                result += shown
            }
        }
        return .text(result)
    }

    /// A value as interpolation shows it.
    func shown(_ value: LayoutValue) -> String? {
        switch value {
        case .text(let text): return text
        case .truth(let truth): return truth ? "true" : "false"
        case .number(let formula, let kind):
            guard let number = formula.known?.points else { return nil }
            return layoutNumber(number, digits: 6) + (kind == .real && number == number.rounded() ? ".0" : "")
        default: return nil
        }
    }

    // MARK: Names

    private func parameter(_ function: DeclID, _ index: Int, _ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        switch scope.parameters[ParameterKey(function: function, index: index)] {
        case .value(let value): return value
        case .expression(let node, let outer): return value(of: node, in: outer)
        case nil:
            let parameters = analyzer.signature(of: function).parameters
            guard parameters.indices.contains(index),
                let standard = program.tree(program[function].file).initialValue(of: parameters[index].syntax)
            else { return .unknown("a parameter that no caller gives here", place) }
            return value(of: standard, in: ValueScope(CodeScope(function, file: program[function].file), nil))
        }
    }

    private func closureParameter(_ closure: NodeID, _ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        guard let values = scope.closures[closure], !values.isEmpty else { return .unknown("a parameter of a closure", place) }
        let tree = program.tree(place.scope.file)
        let count = Closure(tree, closure)?.parameterNames.count ?? 0
        let index = tree.indexOfParameter(named: tree.mainToken(place.node), of: closure) ?? 0
        // A tuple is taken apart by a closure with several parameters.
        if values.count == 1, count > 1, case .made("", let fields) = values[0], fields.count == count {
            return fields[index].value
        }
        return values.indices.contains(index) ? values[index] : .unknown("a parameter of a closure", place)
    }

    private func declared(_ found: [DeclID], _ base: ValueBase, _ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        guard found.count == 1, let id = found.first else { return .unknown("several declarations have this name", place) }
        if program[id].kind == .enumCase { return .member(analyzer.name(program[id].name), []) }
        guard case .value(let receiver) = base, !program[id].flags.contains(.isStatic) else {
            let isOwn = scope.instance.map { program.nominal(containing: id) == $0.type } ?? false
            return property(id, of: isOwn ? scope.instance : nil, place)
        }
        let tree = program.tree(receiver.scope.file)
        if MemberAccess(tree, receiver.node) != nil, let constant = constant(analyzer.name(program[id].name), of: receiver.node, receiver) {
            return constant
        }
        switch value(of: receiver, in: scope) {
        case .object(let instance): return property(id, of: instance, place)
        case .unknown(let unknown):
            guard let instance = standIn(declaring: id, for: unknown, receiver, in: scope) else { return .unknown(unknown) }
            return property(id, of: instance, place)
        case let value: return property(id, ofPlainValue: value, place, in: scope)
        }
    }

    /// A number with the type of its name: of `let count = 3` it is an integer.
    private func typed(_ value: LayoutValue, _ place: ValuePlace) -> LayoutValue {
        guard case .number(let formula, .literal) = value else { return value }
        let type = analyzer.nominal(analyzer.typeOfValue(place.node, in: place.scope))
        return .number(formula, kind(ofType: type))
    }

    func kind(ofType type: DeclID) -> NumberKind {
        guard type != .none, let rule = LayoutVocabulary.functions[analyzer.name(program[type].name)] else { return .literal }
        if case .whole = rule { return .integer }
        return .real
    }

    /// The value of a property of a view. It is read once: properties that read others twice would take twice as long with each.
    func property(_ id: DeclID, of instance: ViewInstance?, _ place: ValuePlace) -> LayoutValue {
        let known = knownProperty(id, of: instance, place)
        guard assumes, known.isPartlyUnknown else { return instance?.isAssumed ?? false ? known.marked : known }
        return assumedProperty(id, of: instance, place) { untypedProperty(id, of: instance, place) } ?? known
    }

    /// The value of a property without assumptions.
    private func knownProperty(_ id: DeclID, of instance: ViewInstance?, _ place: ValuePlace) -> LayoutValue {
        let assumed = assumes
        assumes = false
        defer { assumes = assumed }
        if let keptFrom, let instance, instance.lastReads[id, default: -1] < keptFrom {
            instance.lastReads[id] = reads.count
            reads.append(PropertyRead(instance: instance, property: id, place: place))
        }
        if let known = instance.map({ $0.values[id] }) ?? sharedValues[id] { return known }
        let cutsBefore = cuts
        var value = untypedProperty(id, of: instance, place)
        if case .number(let formula, .literal) = value {
            value = .number(formula, kind(ofType: analyzer.nominal(analyzer.valueType(of: id))))
        }
        // What a limit cut short may be more from elsewhere.
        if cuts == cutsBefore {
            if let instance { instance.values[id] = value } else { sharedValues[id] = value }
        }
        return value
    }

    private func untypedProperty(_ id: DeclID, of instance: ViewInstance?, _ place: ValuePlace) -> LayoutValue {
        if let measured = settings.measured[id] { return measured.value }
        switch instance?.properties[id] {
        case .value(let value): return value
        case .expression(let node, let scope): return value(of: node, in: scope)
        case nil: break
        }
        let name = analyzer.name(program[id].name)
        if let chosen = settings.values[name] { return chosen.value }
        if let made = initialised(id, instance) {
            if assumes, made.unknownValue == nil { return made }
            if instance?.isAssumed ?? false { return .unknown("nothing gives `\(name)` a value here", place) }
        }
        let scope = ValueScope(CodeScope(id, file: program[id].file), instance)
        switch analyzer.step(from: .declaration(id, of: .own(scope.code, nil))) {
        case .body(let block): return result(of: block, in: scope)
        case .wrapped(let wrapper):
            if let initial = program.tree(scope.code.file).initialValue(of: program[id].node) { return value(of: initial, in: scope) }
            if let known = environment(wrapper, instance) { return known }
            if LayoutVocabulary.falseAtFirst.contains(wrapper.name), !isOptional(id) { return .truth(false) }
            return mayBeginAbsent(id, instance) ? .none : .unknown("`\(wrapper.spelling) \(name)` is given at run time", place)
        case .global, .input, .field:
            if let initial = program.tree(scope.code.file).initialValue(of: program[id].node) { return value(of: initial, in: scope) }
            if mayBeginAbsent(id, instance), !program[id].flags.contains(.isLet) { return .none }
            return .unknown("nothing gives `\(name)` a value here", place)
        case .enumCase: return .member(name, [])
        default: return .unknown("the source does not give `\(name)` a value", place)
        }
    }

    /// Whether a property is nil where nothing is written. Of an object that only the running program has, that says little.
    private func mayBeginAbsent(_ id: DeclID, _ instance: ViewInstance?) -> Bool {
        isOptional(id) && (instance?.standInLevel ?? 0) == 0
    }

    private func isOptional(_ id: DeclID) -> Bool { analyzer.wrappedType(analyzer.valueType(of: id)) != nil }

    /// The values of the environment: what is written around the view, else those of the standard settings.
    private func environment(_ wrapper: PropertyWrapper, _ instance: ViewInstance?) -> LayoutValue? {
        guard let key = analyzer.environmentKey(wrapper) else { return nil }
        if let chosen = settings.values[key] { return chosen.value }
        if let written = instance?.environment[key] { return written }
        if key == LayoutVocabulary.pixelLength { return .number(.number(settings.pixel), .real) }
        if let standard = LayoutVocabulary.environment[key] { return SettingValue(settings.isWide ? standard.wide : standard.narrow).value }
        return environmentDefault(of: key)
    }

    /// What a value of the environment begins with that the program declares: with `@Entry`, or with a key of its own.
    private func environmentDefault(of key: String) -> LayoutValue? {
        guard let name = program.names.find(key) else { return nil }
        let found = analyzer.valuesAndTypes(named: name).filter { id in
            let owner = program.nominal(containing: id)
            return program[id].kind == .variable && owner != .none && analyzer.apiMarks(of: owner).contains(.environment)
        }
        guard found.count == 1, let property = found.first, !analyzer.isFromPrelude(property) else { return nil }
        let file = program[property].file
        let tree = program.tree(file)
        if let initial = tree.initialValue(of: program[property].node) {
            return value(of: initial, in: ValueScope(CodeScope(property, file: file), nil))
        }
        guard let holder = analyzer.bodyHolder(of: property) else { return nil }
        // `self[WidthKey.self]`: the default is what the key says.
        for index in holder.rawValue..<holder.rawValue + tree[holder].size where tree.kind(NodeID(index)) == .subscriptCall {
            guard let argument = FunctionCall(tree, NodeID(index))?.arguments.first?.expression,
                let base = MemberAccess(tree, argument)?.base, let token = tree.calleeToken(base)
            else { continue }
            let types = analyzer.valuesAndTypes(named: program.name(of: token, in: file)).filter { program[$0].kind.isNominal }
            guard let type = program.nearest(Array(types), to: file).first,
                let standard = program.names.find(LayoutVocabulary.defaultValue),
                let member = program.members(of: type, named: standard, from: program[type].file).first
            else { return nil }
            return self.property(member, of: nil, ValuePlace(program[member].node, in: CodeScope(member, file: program[member].file)))
        }
        return nil
    }

    /// A measure of the screen.
    private func screen(_ place: ValuePlace) -> LayoutValue {
        let text = program.tree(place.scope.file).oneLine(place.node)
        if text.hasSuffix(".width") { return .number(.number(settings.window.width), .real) }
        if text.hasSuffix(".height") { return .number(.number(settings.window.height), .real) }
        if text.hasSuffix("." + LayoutVocabulary.idiom.name) {
            return .member(settings.isWide ? LayoutVocabulary.idiom.wide : LayoutVocabulary.idiom.narrow, [])
        }
        return .unknown("it depends on the device", place)
    }
}
