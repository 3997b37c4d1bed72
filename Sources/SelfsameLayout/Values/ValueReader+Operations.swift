// Operators, calls and members of values.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension ValueReader {
    // MARK: Numbers

    /// A value as a number.
    func number(_ value: LayoutValue) -> Formula? {
        switch value {
        case .number(let formula, _): formula
        case .member(let name, let arguments) where arguments.isEmpty:
            LayoutVocabulary.numbers[name].map { .exact($0) } ?? staticNumber(named: name)
        case .member(let name, let arguments): staticNumber(calling: name, arguments)
        default: nil
        }
    }

    /// The result of a static function that the program adds to a number type: `.grid(2)`.
    private func staticNumber(calling text: String, _ arguments: [LabeledValue]) -> Formula? {
        guard let name = program.names.find(text) else { return nil }
        let found = analyzer.valuesAndTypes(named: name).filter {
            program[$0].kind == .function && program[$0].flags.contains(.isStatic)
        }
        guard found.count == 1, let function = found.first, let holder = analyzer.bodyHolder(of: function) else { return nil }
        let scope = ValueScope(CodeScope(function, file: program[function].file), nil)
        for (index, argument) in arguments.enumerated() {
            scope.parameters[ParameterKey(function: function, index: index)] = .value(argument.value)
        }
        guard case .number(let formula, _) = result(of: ValuePlace(holder, in: scope.code), in: scope) else { return nil }
        return formula
    }

    /// A constant that the program adds to a number type, or to a type of constants: `.cardPadding`, `Metrics.height`.
    private func staticNumber(named name: String) -> Formula? {
        if case .number(let formula, _)? = staticValue(named: name) { formula } else { nil }
    }

    /// What a number is to the language.
    func kind(_ value: LayoutValue) -> NumberKind { if case .number(_, let kind) = value { kind } else { .real } }

    /// A value as a number, where it is a constant.
    func constant(_ value: LayoutValue) -> Double? { number(value)?.known?.points }

    // MARK: Operators

    /// A sequence of operands and operators.
    func sequence(_ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        guard let run = analyzer.operands(of: place.node, in: place.scope.file) else {
            return .unknown("an operator that selfsame does not evaluate", place)
        }
        return value(of: run, place, in: scope)
    }

    /// The condition of a ternary expression: all that is left of its `?`.
    func condition(ofTernary place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        guard let (_, left, _) = analyzer.operands(of: place.node, in: place.scope.file)?.parts else {
            return .unknown("the condition is unknown", place)
        }
        return value(of: left, place, in: scope)
    }

    private func value(of run: OperandRun, _ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        guard let (operation, left, right) = run.parts else { return value(of: place.with(run.first), in: scope) }
        let tree = program.tree(place.scope.file)
        // What a property is assigned; the property itself is what is asked for.
        if tree.kind(operation) == .assignment { return value(of: right, place, in: scope) }
        let first = value(of: left, place, in: scope)
        switch tree.kind(operation) {
        case .ternary:
            guard let truth = assumedTruth(first, left, place) else {
                return .unknown(first.unknownValue?.reason ?? "the condition is unknown", place)
            }
            if truth, let yes = tree.firstChild(operation) { return value(of: place.with(yes), in: scope) }
            return value(of: right, place, in: scope)
        case .binaryOperator: return apply(tree.text(operation), first, value(of: right, place, in: scope), place)
        default: return .unknown("the source does not give this value", place)
        }
    }

    private func apply(_ spelling: String, _ a: LayoutValue, _ b: LayoutValue, _ place: ValuePlace) -> LayoutValue {
        switch spelling {
        case "&&":
            if case .truth(false) = a { return a }
            if case .truth(false) = b { return b }
            if case .truth = a { return b }
            return a
        case "||":
            if case .truth(true) = a { return a }
            if case .truth(true) = b { return b }
            if case .truth = a { return b }
            return a
        case "??":
            if case .none = a { return b }
            if let unknown = a.unknownValue, let standard = assumed(absent: unknown, standard: b) { return standard }
            // Of a guide only the layout knows whether it is set.
            if case .number(let first, _) = a, case .explicitGuide = first, let second = number(b) {
                return .number(.operation(.coalesce, first, second), .real)
            }
            return a
        case "..<", "...":
            guard let low = decided(a), let high = decided(b), low.isFinite, high.isFinite else {
                return .unknown("the bounds of a range are unknown", place)
            }
            let count = max(0, min(high.rounded(.down) - low + (spelling == "..." ? 1 : 0), Double(Self.elementLimit)))
            return .array((0..<Int(count)).map { .number(.exact(low + Double($0)), .integer) })
        default: break
        }
        if let unknown = a.unknownValue ?? b.unknownValue { return .unknown(unknown) }
        if let isEqual = isEqual(a, b) {
            if spelling == "==" { return .truth(isEqual) }
            if spelling == "!=" { return .truth(!isEqual) }
        }
        if case .text(let first) = a, case .text(let second) = b, spelling == "+" { return .text(first + second) }
        if case .array(let first) = a, case .array(let second) = b, spelling == "+" { return .array(first + second) }
        if let isOrdered = compare(spelling, a, b) { return .truth(isOrdered) }
        guard let first = number(a), let second = number(b) else { return .unknown("the source does not give this value", place) }
        if let operation = LayoutVocabulary.operations[spelling] {
            let kind = kind(a).joined(kind(b))
            if kind == .integer, operation == .divide, let x = first.known?.points, let y = second.known?.points, y != 0 {
                return .number(.exact((x / y).rounded(.towardZero)), .integer)
            }
            return .number(.make(operation, first, second), kind)
        }
        guard let x = decided(first), let y = decided(second) else {
            return .unknown("the comparison depends on a size that is known only in the layout", place)
        }
        switch spelling {
        case "<": return .truth(x < y)
        case "<=": return .truth(x <= y)
        case ">": return .truth(x > y)
        case ">=": return .truth(x >= y)
        default: return .unknown("an operator that selfsame does not evaluate", place)
        }
    }

    /// How many elements of a range are laid out.
    static let elementLimit = 20_000

    /// Whether two values are equal; nil where that is not known.
    func isEqual(_ a: LayoutValue, _ b: LayoutValue) -> Bool? {
        switch (a, b) {
        case (.none, .none): true
        case (.unknown, _), (_, .unknown): nil
        case (.none, _), (_, .none): false
        case (.text(let a), .text(let b)): a == b
        case (.truth(let a), .truth(let b)): a == b
        case (.member(let a, _), .member(let b, _)): a == b
        case (.array(let a), .array(let b)) where a.isEmpty || b.isEmpty: a.isEmpty && b.isEmpty
        default:
            if let x = constant(a), let y = constant(b) { x == y } else { nil }
        }
    }

    /// Sizes of type are ordered by name; nil for anything else.
    private func compare(_ spelling: String, _ a: LayoutValue, _ b: LayoutValue) -> Bool? {
        guard case .member(let first, let given) = a, case .member(let second, let other) = b, given.isEmpty, other.isEmpty,
            let x = LayoutVocabulary.typeSizes.firstIndex(of: first), let y = LayoutVocabulary.typeSizes.firstIndex(of: second)
        else { return nil }
        switch spelling {
        case "<": return x < y
        case "<=": return x <= y
        case ">": return x > y
        case ">=": return x >= y
        default: return nil
        }
    }

    /// A number that something is decided by; the sizes of readers are those of the layout before this one.
    func decided(_ formula: Formula) -> Double? {
        switch formula {
        case .number(let length): return length.points
        case .reader(let number, let axis):
            guard let length = settings.readers[number]?[axis] else {
                asksForReaders = true
                return nil
            }
            return length.certainty == .exact ? length.points : nil
        case .operation(.coalesce, _, _), .dimension, .guide, .explicitGuide: return nil
        case .operation(let operation, let a, let b):
            guard let a = decided(a), let b = decided(b) else { return nil }
            return operation.apply(Length(a), Length(b)).points
        }
    }

    private func decided(_ value: LayoutValue) -> Double? { number(value).flatMap { decided($0) } }

    // MARK: Members

    /// A member of a value that the program does not declare.
    func member(_ name: String, of base: ValuePlace, _ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        let value = value(of: base, in: scope)
        switch (value, LayoutVocabulary.members[name]) {
        case (.reader(let number), .size): return .readerSize(number)
        case (.readerSize(let number), .length(let axis)): return .number(.reader(number, axis), .real)
        case (.member(LayoutVocabulary.zero, _), .length): return .exact(0)
        case (.dimensions, .length(let axis)): return .number(.dimension(axis), .real)
        // `.zero` of a size.
        case (.member(let constant, let values), .length) where values.isEmpty && LayoutVocabulary.numbers[constant] == 0:
            return .exact(0)
        case (.array(let elements), .count): return .number(.exact(Double(elements.count)), .integer)
        case (.text(let text), .count): return .number(.exact(Double(text.count)), .integer)
        case (.array(let elements), .isEmpty): return .truth(elements.isEmpty)
        case (.text(let text), .isEmpty): return .truth(text.isEmpty)
        case (.array(let elements), .indices):
            return .array(elements.indices.map { .number(.exact(Double($0)), .integer) })
        case (.array(let elements), .first): return elements.first ?? .none
        case (.array(let elements), .last): return elements.last ?? .none
        case (.made(_, let fields), _):
            if let field = fields.first(where: { $0.label == name }) { return field.value }
            // An element of a tuple by its position, or by the label that its type gives it.
            if let index = Int(name) ?? position(of: name, inTuple: base), fields.indices.contains(index) { return fields[index].value }
            return .unknown("a member of an unknown value", place)
        case (.member(let name, _), .rawValue):
            return rawValue(ofCase: name, of: base, in: scope) ?? .unknown("a member of an unknown value", place)
        case (.unknown(let unknown), _):
            if case .count = LayoutVocabulary.members[name], let count = count(of: base) {
                return .number(.exact(Double(count)), .integer)
            }
            if case .isEmpty = LayoutVocabulary.members[name], let count = count(of: base) { return .truth(count == 0) }
            return .unknown(unknown)
        default: return .unknown("a member of an unknown value", place)
        }
    }

    private func position(of label: String, inTuple place: ValuePlace) -> Int? {
        let type = analyzer.typeOfValue(place.node, in: place.scope)
        guard case .tuple(let labels, _) = analyzer.structure(of: type) else { return nil }
        return labels.firstIndex { analyzer.name($0) == label }
    }

    /// How many elements a call chose for a collection.
    func count(of place: ValuePlace) -> Int? {
        guard !settings.counts.isEmpty else { return nil }
        let text = program.tree(place.scope.file).oneLine(place.node).filter { !$0.isWhitespace && $0 != "$" }
        let bare = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        return settings.counts[bare].map { min($0, Self.elementLimit) }
    }

    /// An element of a value, or a guide of dimensions.
    func element(of base: ValuePlace, _ indices: [ValuePlace], _ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        let tree = program.tree(place.scope.file)
        let arguments = FunctionCall(tree, place.node)?.arguments ?? []
        switch value(of: base, in: scope) {
        case .dimensions:
            // `d[.trailing]` and `d[explicit: .trailing]`.
            guard let argument = arguments.first?.expression,
                let guide = guide(value(of: place.with(argument), in: scope), axis(ofAlignment: argument, tree))
            else { return .unknown("an unknown guide", place) }
            let isExplicit = arguments.first?.label.map { tree.name($0) } == LayoutVocabulary.explicit
            return .number(isExplicit ? .explicitGuide(guide) : .guide(guide), .real)
        case .array(let elements):
            guard let argument = arguments.first?.expression, let index = constant(value(of: place.with(argument), in: scope)),
                index >= 0, index < Double(elements.count)
            else { return .unknown("an unknown element", place) }
            return elements[Int(index)]
        case .unknown(let unknown): return .unknown(unknown)
        default: return .unknown("an unknown element", place)
        }
    }

    /// The axis of an alignment that is named with its type: `VerticalAlignment.center`.
    private func axis(ofAlignment node: NodeID, _ tree: SyntaxTree) -> LayoutAxis? {
        guard let base = MemberAccess(tree, node)?.base, let token = tree.calleeToken(base) else { return nil }
        return tree.name(token) == LayoutVocabulary.verticalAlignment ? .vertical : nil
    }

    // MARK: Calls

    /// What a call gives.
    func called(_ call: ValueCall, _ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        let tree = program.tree(place.scope.file)
        let arguments = (FunctionCall(tree, place.node)?.arguments ?? []).map { argument in
            (label: argument.label.map { tree.name($0) } ?? "", node: argument.expression)
        }
        func values() -> [LabeledValue] {
            arguments.compactMap { argument in
                argument.node.map { LabeledValue(label: argument.label, value: value(of: place.with($0), in: scope)) }
            }
        }
        let name = call.name == .none ? "" : tree.name(call.name)
        if let function = call.functions.first, call.functions.count == 1 {
            if program[function].kind.isNominal { return make(function, place, in: scope) }
            if program[function].kind == .enumCase { return .member(name, values()) }
            return run(function, place, call, in: scope)
        }
        if let block = call.block { return result(of: block, in: scope) }
        if let type = madeType(by: call, place) { return make(type, place, in: scope) }
        if let base = call.base, !tree.isTypeName(base.node) {
            let receiver = value(of: base, in: scope)
            if case .reader(let number) = receiver, name == LayoutVocabulary.readerFrame {
                return frame(ofReader: number, isLocal: values().first.map { isLocal($0.value) } ?? false)
            }
            if case .array(let elements) = receiver, let method = LayoutVocabulary.collections[name],
                let result = called(method, on: elements, place, in: scope)
            {
                return result
            }
            if case .member = receiver, let widening = LayoutVocabulary.fontMethods[name] { return widened(receiver, widening) }
            if let rounding = LayoutVocabulary.roundings[name], let number = constant(receiver) {
                return .number(.exact(number.rounded(rounding)), .real)
            }
            return receiver.unknownValue.map { .unknown($0) } ?? .unknown("the result of a call", place)
        }
        // `.fixed(80)` of an implied type, `Font.system(size: 12)` of a named one.
        if tree.kind(call.callee) == .member {
            let passed = values()
            return name == LayoutVocabulary.constantBinding && passed.count == 1 && passed[0].label.isEmpty
                ? passed[0].value : .member(name, passed)
        }
        if name == LayoutVocabulary.binding, let getter = arguments.first(where: { $0.label == LayoutVocabulary.getter })?.node {
            return result(of: place.with(getter), in: scope)
        }
        let passed = values()
        if let made = sequence(madeBy: name, passed) { return made }
        if let function = LayoutVocabulary.functions[name] {
            let numbers = passed.compactMap { number($0.value) }
            guard numbers.count == passed.count, let first = numbers.first else {
                return passed.compactMap(\.value.unknownValue).first.map { .unknown($0) } ?? .unknown("the result of a call", place)
            }
            let kind = passed.reduce(NumberKind.literal) { $0.joined(self.kind($1.value)) }
            switch function {
            case .same: return .number(first, .real)
            case .whole:
                guard let value = decided(first) else { return .number(first, .integer) }
                return .number(.exact(value.rounded(.towardZero)), .integer)
            case .fold(let operation):
                return .number(numbers.dropFirst().reduce(first) { .make(operation, $0, $1) }, kind)
            case .map(let transform):
                guard let value = first.known else { return .unknown("the result of a call", place) }
                return .number(.number(Length(transform(value.points), value.certainty)), kind)
            }
        }
        guard name.first?.isUppercase ?? false else { return .unknown("the result of a call", place) }
        if passed.map(\.label) == ["repeating", "count"], let count = constant(passed[1].value), count >= 0,
            count <= Double(Self.elementLimit)
        {
            return .array(Array(repeating: passed[0].value, count: Int(count)))
        }
        if passed.count == 1, passed[0].label.isEmpty, case .array = passed[0].value { return passed[0].value }
        if let first = passed.first, LayoutVocabulary.textTypes.contains(name), let text = shown(first.value) {
            // `String(3)`, `String(localized: "title", bundle: .module)`.
            if passed.count == 1 && first.label.isEmpty || LayoutVocabulary.textLabels.contains(first.label) { return .text(text) }
        }
        return .made(name, passed)
    }

    /// A font with heavier characters: `.headline.bold()`.
    private func widened(_ font: LayoutValue, _ widening: Double) -> LayoutValue {
        guard case .member(let name, let fields) = font, widening != 1 else { return font }
        return .member(name, fields + [LabeledValue(label: LayoutVocabulary.widening, value: .exact(widening))])
    }

    /// `.local`.
    private func isLocal(_ value: LayoutValue) -> Bool {
        if case .member(LayoutVocabulary.localSpace, _) = value { true } else { false }
    }

    /// The frame of a reader; in other spaces than its own nothing says where it lies.
    private func frame(ofReader number: Int, isLocal: Bool) -> LayoutValue {
        .made(LayoutVocabulary.rect, LayoutVocabulary.frame(ofReader: number, isLocal: isLocal))
    }

    /// The type of the program that a call makes a value of, where only the type of the call says which: one within a type, `.init(…)`.
    private func madeType(by call: ValueCall, _ place: ValuePlace) -> DeclID? {
        let tree = program.tree(place.scope.file)
        guard call.functions.isEmpty, call.name != .none else { return nil }
        let isInit = tree.kind(call.callee) == .member && tree.tokens.kind(call.name) == .initKeyword
        guard isInit || tree.name(call.name).first?.isUppercase ?? false else { return nil }
        let type = analyzer.nominal(analyzer.typeOfValue(place.node, in: place.scope))
        guard type != .none, !analyzer.isFromPrelude(type), [.structType, .classType].contains(program[type].kind),
            isInit || program[type].name == program.name(of: call.name, in: place.scope.file)
        else { return nil }
        return type
    }

    /// A value of a structure of the program, made by its memberwise initialiser, or by the one that its labels select.
    private func make(_ type: DeclID, _ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        let tree = program.tree(place.scope.file)
        guard program[type].kind == .structType || program[type].kind == .classType else {
            return .unknown("a value of the program's type `\(analyzer.name(program[type].name))`", place)
        }
        let instance = ViewInstance(type: type, depth: (scope.instance?.depth ?? 0) + 1)
        let passed = FunctionCall(tree, place.node)?.arguments ?? []
        if let initializer = initializer(of: type, passed, place) {
            let inner = ValueScope(CodeScope(initializer, file: program[initializer].file), instance)
            bind(passed, to: initializer, inner, place, in: scope)
            for property in program.members(of: type)
            where program[property].kind == .variable && program[property].flags.contains(.isStored) {
                let assigned = code.assignments(to: property, in: initializer, analyzer)
                if assigned.count == 1 { instance.properties[property] = .expression(assigned[0], inner) }
            }
            bindWrapped(type, initializer, inner, instance)
            return .object(instance)
        }
        for argument in passed {
            guard let label = argument.label, let node = argument.expression else { continue }
            let name = program.name(of: label, in: place.scope.file)
            let members = program.members(of: type, named: name, from: place.scope.file).filter { program[$0].kind == .variable }
            if let property = members.first { instance.properties[property] = .expression(node, scope) }
        }
        return .object(instance)
    }

    /// What an initialiser gives wrapped properties: `_count = State(initialValue: count)`.
    func bindWrapped(_ type: DeclID, _ initializer: DeclID, _ scope: ValueScope, _ instance: ViewInstance) {
        let file = program[initializer].file
        let syntax = program.tree(file)
        guard let block = syntax.child(program[initializer].node, .block) else { return }
        for index in block.rawValue..<block.rawValue + syntax[block].size {
            guard let assignment = Assignment(syntax, NodeID(index)), let target = syntax.calleeToken(assignment.target),
                case let name = syntax.name(target), name.hasPrefix("_"), let own = program.names.find(String(name.dropFirst())),
                let value = assignment.value, let argument = FunctionCall(syntax, value)?.arguments.first?.expression,
                let property = program.members(of: type, named: own, from: file).first(where: { program[$0].kind == .variable })
            else { continue }
            instance.properties[property] = .expression(argument, scope)
        }
    }

    /// The initialiser that is written and that the labels of a call select; nil where there is none, or more than one.
    private func initializer(of type: DeclID, _ passed: [Argument], _ place: ValuePlace) -> DeclID? {
        let labels = passed.map { argument in argument.label.map { program.name(of: $0, in: place.scope.file) } ?? Name.none }
        let fitting = program.members(of: type).filter { id in
            guard program[id].kind == .initializer, !analyzer.isFromPrelude(id) else { return false }
            var rest = labels[...]
            for parameter in analyzer.signature(of: id).parameters {
                if parameter.label == rest.first { rest = rest.dropFirst() } else if !parameter.hasDefault { return false }
            }
            return rest.isEmpty
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// Gives the parameters of a function what a call passes.
    private func bind(_ passed: [Argument], to function: DeclID, _ inner: ValueScope, _ place: ValuePlace, in scope: ValueScope) {
        let parameters = analyzer.signature(of: function).parameters
        var next = 0
        for argument in passed {
            let label = argument.label.map { program.name(of: $0, in: place.scope.file) } ?? .none
            guard let index = parameters[min(next, parameters.count)...].firstIndex(where: { $0.label == label }),
                let node = argument.expression
            else { continue }
            inner.parameters[ParameterKey(function: function, index: index)] = .expression(node, scope)
            next = index + 1
        }
    }

    /// What a function of the program gives.
    private func run(_ function: DeclID, _ place: ValuePlace, _ call: ValueCall, in scope: ValueScope) -> LayoutValue {
        guard program[function].kind == .function else { return .member(analyzer.name(program[function].name), []) }
        // What a protocol only declares.
        guard let holder = analyzer.bodyHolder(of: function) else { return .unknown("the result of a call", place) }
        let tree = program.tree(place.scope.file)
        var instance = scope.instance
        if let base = call.base, !tree.isTypeName(base.node), !tree.isSelf(base.node), !program[function].flags.contains(.isStatic) {
            switch value(of: base, in: scope) {
            case .object(let receiver): instance = receiver
            case .unknown(let unknown):
                guard let receiver = standIn(declaring: function, for: unknown, base, in: scope) else { return .unknown(unknown) }
                instance = receiver
            case let receiver: instance = plainInstance(of: receiver, declaring: function, scope)
            }
        }
        let inner = ValueScope(CodeScope(function, file: program[function].file), instance)
        bind(FunctionCall(tree, place.node)?.arguments ?? [], to: function, inner, place, in: scope)
        return result(of: ValuePlace(holder, in: inner.code), in: inner)
    }
}
