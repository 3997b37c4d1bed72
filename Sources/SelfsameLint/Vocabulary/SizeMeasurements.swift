// Where a body measures the size of a view and keeps it: with the modifier that measures, with a reader behind the view that an action follows,
// with a preference of such a reader, or with a modifier of the program that does one of these and hands the size to a closure.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

/// A size that an action is given.
struct SizeMeasurement {
    /// The modifier whose action it is.
    var node: ViewNodeID
    /// The view that is measured; nil for the view that the code around is a modifier of, where that is not written.
    var measured: ViewNodeID?
    /// What the action is given.
    var part: MeasuredPart?
    /// The action.
    var action: NodeID
    /// The closure whose parameter is the reader's proxy, which the action may read.
    var reader: NodeID?
}

/// A property that keeps a size.
struct KeptMeasurement {
    var measurement: SizeMeasurement
    /// The property, and the statement that sets it.
    var property: DeclID
    var statement: NodeID
    /// What it keeps: all of the size, or a length times `factor` plus `offset`.
    var part: MeasuredPart
    var factor = 1.0
    var offset = 0.0
}

extension BodyContext {
    /// The sizes that the body measures and keeps in state of its own, whatever they are.
    func keptMeasurements() -> [KeptMeasurement] {
        body.nodes.indices.flatMap { index -> [KeptMeasurement] in
            let node = ViewNodeID(UInt32(index))
            guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none else { return [] }
            let isOwn = !analyzer.isFromPrelude(call.declaration)
            return (isOwn ? measurements(byHelper: call, at: node) : measurements(by: call, at: node)).flatMap { kept($0) }
        }
    }

    /// Whether a modifier leaves the size of a view as it is.
    func isKeptSize(_ node: ViewNodeID) -> Bool {
        let marks = analyzer.marks(ofModifier: node, in: body)
        return !marks.isDisjoint(with: [.sameSize, .acts, .lifecycle, .measures, .follows, .takesSize, .setsEnvironment])
    }

    // MARK: Modifiers of the program

    /// What a modifier of the program measures of the view that it is applied to, and hands to closures: `.readSize { size = $0 }`.
    private func measurements(byHelper call: CallRecord, at node: ViewNodeID) -> [SizeMeasurement] {
        let closures = call.arguments.filter { tree.kind($0.syntax) == .closure }
        guard !closures.isEmpty, let measured = body.base(of: node), program[call.declaration].kind == .function,
            let inner = analyzer.contentBody(of: call.declaration)
        else { return [] }
        let helper = BodyContext(analyzer: analyzer, body: inner, tree: program.tree(inner.file), options: options, file: file)
        return closures.flatMap { closure in
            helper.partsHanded(to: closure.parameter).map {
                SizeMeasurement(node: node, measured: measured, part: $0, action: closure.syntax)
            }
        }
    }

    /// What a modifier of the program hands to a parameter of the size of the view that it is applied to.
    private func partsHanded(to parameter: Int) -> [MeasuredPart] {
        let parameters = analyzer.signature(of: body.declaration).parameters
        guard parameters.indices.contains(parameter) else { return [] }
        let name = analyzer.name(parameters[parameter].name)
        return body.nodes.indices.map { ViewNodeID(UInt32($0)) }.flatMap { node -> [MeasuredPart] in
            guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none,
                analyzer.isFromPrelude(call.declaration)
            else { return [] }
            return measurements(by: call, at: node).filter { isViewModified($0.measured) }.flatMap { parts(of: $0, handedTo: name) }
        }
    }

    /// Whether a view is the one that the code around is a modifier of, with the size that this has.
    private func isViewModified(_ view: ViewNodeID?) -> Bool {
        var current = view
        while let node = current, body[node].kind == .modifier {
            guard isKeptSize(node) else { return false }
            current = body.base(of: node)
        }
        return current.map { isSelf($0) } ?? true
    }

    /// What an action hands to a closure of a name in any case: `{ size in action(size) }`, or the closure as it is.
    private func parts(of measurement: SizeMeasurement, handedTo name: String) -> [MeasuredPart] {
        func names(_ node: NodeID) -> Bool {
            tree.kind(node) == .reference && tree.mainToken(node) != .none && tree.name(tree.mainToken(node)) == name
        }
        if names(measurement.action) { return [measurement.part].compactMap(\.self) }
        var result: [MeasuredPart] = []
        for item in program.activeItems(of: measurement.action, in: body.file) {
            switch tree.kind(item) {
            case .guard, .if, .switch, .return, .throw, .for, .while: return result
            case .call:
                guard let callee = tree.firstChild(item), names(callee), let arguments = FunctionCall(tree, item)?.arguments,
                    arguments.count == 1, let value = arguments[0].expression, let part = part(of: value, for: measurement)
                else { continue }
                result.append(part)
            default: continue
            }
        }
        return result
    }

    // MARK: Measurements

    private func measurements(by call: CallRecord, at node: ViewNodeID) -> [SizeMeasurement] {
        let marks = program.marks(of: call.declaration)
        guard let action = call.arguments.last?.syntax, [.closure, .reference].contains(tree.kind(action)) else { return [] }
        let preferences = program.markDetails(of: call.declaration).contains { if case .preference = $0 { true } else { false } }
        if marks.contains(.measures), preferences { return observed(by: call, at: node, action) }
        if marks.contains(.measures) {
            guard call.arguments.count >= 2 else { return [] }
            let measured = body.base(of: node)
            let transform = call.arguments[call.arguments.count - 2].syntax
            guard let part = measuredPart(of: transform) else { return [] }
            return [SizeMeasurement(node: node, measured: measured, part: part, action: action)]
        }
        // `onChange(of: proxy.size)` in a reader.
        guard marks.contains(.acts), marks.contains(.follows), !marks.contains(.lifecycle),
            let (measured, reader) = viewBehindReader(of: node)
        else { return [] }
        for case .follows(let label) in program.markDetails(of: call.declaration) {
            guard let value = call.arguments.first(where: { analyzer.name($0.label) == label })?.syntax,
                let part = part(of: value, inParameterOf: reader, isProxy: true)
            else { continue }
            return [SizeMeasurement(node: node, measured: measured, part: part, action: action, reader: reader)]
        }
        return []
    }

    /// What an action on a preference is given that one reader below writes.
    private func observed(by call: CallRecord, at node: ViewNodeID, _ action: NodeID) -> [SizeMeasurement] {
        guard let key = call.arguments.first?.syntax, key != action, case let text = tree.oneLine(key) else { return [] }
        let range = tree.range(body[node].syntax)
        let writers = body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { other in
            guard body[other].kind == .modifier, other != node, range.contains(tree.range(body[other].syntax)), let call = body.call(other),
                call.declaration != .none
            else { return false }
            return program.markDetails(of: call.declaration).contains { if case .preference = $0 { true } else { false } }
                && call.arguments.first.map { tree.oneLine($0.syntax) } == text
        }
        guard writers.count == 1, let write = body.call(writers[0]), let value = write.arguments.last?.syntax, write.arguments.count == 2,
            let (measured, reader) = viewBehindReader(of: writers[0]), let part = part(of: value, inParameterOf: reader, isProxy: true)
        else { return [] }
        return [SizeMeasurement(node: node, measured: measured, part: part, action: action)]
    }

    /// The view behind or in front of which a reader with a node in it is, with the reader's closure.
    private func viewBehindReader(of node: ViewNodeID) -> (measured: ViewNodeID?, reader: NodeID)? {
        var reader: NodeID?
        for (child, parent) in body.ancestry(of: node) {
            if reader == nil {
                guard body[parent].kind == .construct else { continue }
                guard case .content(let index) = body[child].role,
                    let argument = body.call(parent)?.arguments.first(where: { $0.parameter == index }),
                    tree.kind(argument.syntax) == .closure, tree.takesParameters(argument.syntax),
                    marks(ofConstruct: parent).isDisjoint(with: .elements)
                else { return nil }
                reader = argument.syntax
                continue
            }
            // Only modifiers between the reader and what it lies behind: it is as large as that.
            if body[parent].kind == .modifier, case .content = body[child].role,
                analyzer.marks(ofModifier: parent, in: body).contains(.takesSize)
            {
                return reader.map { (body.base(of: parent), $0) }
            }
            guard body[parent].kind == .block else { return nil }
        }
        return nil
    }

    /// What a transform takes of the proxy: `{ $0.size.height }`, `\.size.height`.
    private func measuredPart(of transform: NodeID) -> MeasuredPart? {
        if tree.kind(transform) == .keyPath {
            let names = tree.children(transform).compactMap { component -> String? in
                tree.kind(component) == .keyPathComponent ? tree.child(component, .reference).map { tree.name(tree.mainToken($0)) } : nil
            }
            return names.isEmpty ? nil : MeasuredPart(members: names)
        }
        guard tree.kind(transform) == .closure, let statements = Closure(tree, transform)?.statements, statements.count == 1 else {
            return nil
        }
        let value = tree.kind(statements[0]) == .return ? tree.firstChild(statements[0]) ?? statements[0] : statements[0]
        return part(of: value, inParameterOf: transform, isProxy: true)
    }

    /// What an expression takes of the parameter of a closure, which is a proxy or a size.
    private func part(of value: NodeID, inParameterOf closure: NodeID, isProxy: Bool) -> MeasuredPart? {
        var names: [String] = []
        var current = value
        while true {
            switch tree.kind(current) {
            case .member:
                guard let access = MemberAccess(tree, current), let base = access.base else { return nil }
                names.insert(tree.name(access.name), at: 0)
                current = base
            case .call:
                guard let callee = tree.firstChild(current) else { return nil }
                current = callee
            case .reference:
                guard tree.mainToken(current) != .none, isParameter(current, of: closure), !isProxy || !names.isEmpty else { return nil }
                return MeasuredPart(members: names)
            default: return nil
            }
        }
    }

    /// Whether a name is the parameter of a closure that has the new value: its last one.
    func isParameter(_ reference: NodeID, of closure: NodeID) -> Bool {
        let name = tree.name(tree.mainToken(reference))
        let names = Closure(tree, closure)?.parameterNames.map { tree.name($0) } ?? []
        if let last = names.last { return name == last }
        let hasSecond = (closure.rawValue..<closure.rawValue + tree[closure].size).contains { index in
            tree.kind(NodeID(index)) == .reference && tree.oneLine(NodeID(index)) == "$1"
        }
        return name == (hasSecond ? "$1" : "$0")
    }

    // MARK: What is kept

    private func kept(_ measurement: SizeMeasurement) -> [KeptMeasurement] { kept(measurement, in: measurement.action) }

    /// The statements of an action that keep the size in any case.
    private func kept(_ measurement: SizeMeasurement, in closure: NodeID) -> [KeptMeasurement] {
        var result: [KeptMeasurement] = []
        for item in program.activeItems(of: closure, in: body.file) {
            switch tree.kind(item) {
            case .closureSignature: continue
            // What comes after it runs only sometimes.
            case .guard, .if, .switch, .return, .throw, .for, .while: return result
            default: break
            }
            if let found = kept(measurement, by: item) { result.append(found) }
            // `withAnimation { height = $0 }`, and work that is only put off.
            guard tree.kind(item) == .call, let inner = tree.child(item, .closure), tree.child(item, .argumentList) == nil,
                let marks = analyzer.marks(ofTaker: inner, in: body.file), !marks.isDisjoint(with: [.runsAtOnce, .runsLater])
            else { continue }
            result += kept(measurement, in: inner)
        }
        return result
    }

    private func kept(_ measurement: SizeMeasurement, by statement: NodeID) -> KeptMeasurement? {
        guard let change = analyzer.stateChange(statement, in: CodeScope(body)), let assignment = Assignment(tree, statement),
            program.nominal(containing: change.property) == program.nominal(containing: body.declaration),
            analyzer.wrapper(of: change.property)?.ownsValue == true, isWhole(change.target)
        else { return nil }
        let values = assignment.values
        func part(_ value: NodeID) -> MeasuredPart? { self.part(of: value, for: measurement) }
        if values.count == 1 {
            return part(values[0]).map {
                KeptMeasurement(measurement: measurement, property: change.property, statement: statement, part: $0)
            }
        }
        guard values.count == 3, let part = part(values[0]), part != .whole, tree.kind(values[1]) == .binaryOperator,
            [.integer, .float].contains(tree.kind(values[2])), let number = Double(tree.text(values[2]))
        else { return nil }
        var kept = KeptMeasurement(measurement: measurement, property: change.property, statement: statement, part: part)
        switch tree.text(values[1]) {
        case "+": kept.offset = number
        case "-": kept.offset = -number
        case "*": kept.factor = number
        case "/" where number != 0: kept.factor = 1 / number
        default: return nil
        }
        return kept
    }

    /// Whether a target is a property and no member of its value.
    private func isWhole(_ target: NodeID) -> Bool {
        if tree.kind(target) == .reference { return true }
        return MemberAccess(tree, target)?.base.map { tree.isSelf($0) } ?? false
    }

    /// What a value in an action is of the size that is measured.
    private func part(of value: NodeID, for measurement: SizeMeasurement) -> MeasuredPart? {
        if let reader = measurement.reader, let part = part(of: value, inParameterOf: reader, isProxy: true) { return part }
        guard let given = measurement.part, let part = part(of: value, inParameterOf: measurement.action, isProxy: false) else {
            return nil
        }
        return part == .whole ? given : given == .whole ? part : nil
    }
}
