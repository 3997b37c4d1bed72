// The arguments of a call as what layout needs: lengths, alignments, edges, axes. An argument that is not known is listed with its stand-in.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// The arguments of one call.
struct CallArguments {
    var list: [(label: String, node: NodeID)]

    /// The expression that is passed with a label.
    func node(_ label: String) -> NodeID? { list.first { $0.label == label }?.node }

    /// The expressions that are passed without a label, closures left out.
    func unlabeled(_ tree: SyntaxTree) -> [NodeID] { list.filter { $0.label.isEmpty && tree.kind($0.node) != .closure }.map(\.node) }

    /// The last closure.
    func closure(_ tree: SyntaxTree) -> NodeID? { list.last { tree.kind($0.node) == .closure }?.node }
}

extension LayoutBuilder {
    /// The arguments of a node's call.
    func arguments(_ node: ViewNodeID, _ surroundings: Surroundings) -> CallArguments {
        let syntax = program.tree(surroundings.body.file)
        if let call = surroundings.body.call(node), !call.arguments.isEmpty {
            return CallArguments(
                list: call.arguments.map { argument in
                    let isTrailing = argument.isTrailing && syntax.kind(argument.syntax) == .closure
                    return (isTrailing && argument.label == .none ? "" : analyzer.name(argument.label), argument.syntax)
                })
        }
        let own = surroundings.body[node].syntax
        guard let call = FunctionCall(syntax, own) else { return CallArguments(list: []) }
        var list = call.arguments.compactMap { argument in
            argument.expression.map { (label: argument.label.map { syntax.name($0) } ?? "", node: $0) }
        }
        for part in syntax.children(own) {
            switch syntax.kind(part) {
            case .closure: list.append(("", part))
            case .labeledClosure:
                if let closure = syntax.child(part, .closure) { list.append((syntax.name(syntax.mainToken(part)), closure)) }
            default: break
            }
        }
        return CallArguments(list: list)
    }

    func value(_ node: NodeID, _ surroundings: Surroundings) -> LayoutValue {
        reader.value(of: ValuePlace(node, in: surroundings.code), in: surroundings.scope)
    }

    /// A value, with something likely for what is not known, which is listed.
    func likelyValue(_ node: NodeID, _ surroundings: Surroundings) -> LayoutValue {
        let known = value(node, surroundings)
        guard known.isPartlyUnknown else { return known }
        let (value, assumptions) = reader.assuming { self.value(node, surroundings) }
        guard value.unknownValue == nil else { return known }
        for assumption in assumptions {
            list(assumption.unknown.node, assumption.unknown.file, assumption.unknown.reason, standIn: assumption.standIn)
        }
        return assumptions.isEmpty ? value : value.marked
    }

    /// A length; nil where it is nil or not given, the stand-in where it is not known.
    func length(_ node: NodeID?, standIn: Double?, _ surroundings: Surroundings) -> Formula? {
        guard let node else { return nil }
        let value = likelyValue(node, surroundings)
        if let number = reader.number(value) { return number }
        if case .none = value { return nil }
        let text = standIn.map { layoutNumber($0) } ?? "nothing"
        list(node, surroundings.body.file, value.unknownValue?.reason ?? "not a number", standIn: text)
        return standIn.map { .number(Length($0, .unknown)) }
    }

    /// A truth value, the stand-in where it is not known.
    func truth(_ node: NodeID?, standIn: Bool, _ surroundings: Surroundings) -> Bool {
        guard let node else { return standIn }
        let value = likelyValue(node, surroundings)
        if case .truth(let truth) = value { return truth }
        list(node, surroundings.body.file, value.unknownValue?.reason ?? "not a boolean", standIn: "\(standIn)")
        return standIn
    }

    /// A name of a case.
    func member(_ node: NodeID?, _ surroundings: Surroundings) -> String? {
        guard let node, case .member(let name, _) = likelyValue(node, surroundings) else { return nil }
        return name
    }

    // MARK: Alignments

    /// An alignment along both axes.
    func alignment(_ node: NodeID?, _ surroundings: Surroundings, standard: LayoutAlignment = .center) -> LayoutAlignment {
        guard let node else { return standard }
        let value = likelyValue(node, surroundings)
        if let known = alignment(of: value) { return known }
        list(node, surroundings.body.file, value.unknownValue?.reason ?? "an unknown alignment", standIn: "center")
        return standard
    }

    /// A value as an alignment along both axes.
    func alignment(of value: LayoutValue) -> LayoutAlignment? {
        var fields: [LabeledValue]
        switch value {
        case .member(let name, _) where LayoutVocabulary.alignments[name] != nil: return LayoutVocabulary.alignments[name]
        // `.init(horizontal: .leading, vertical: .top)`.
        case .member("init", let passed), .made(LayoutVocabulary.alignmentType, let passed): fields = passed
        // One that the program declares: `static let x = Alignment(horizontal: .h, vertical: .v)`.
        case .member(let name, _):
            guard case .made(LayoutVocabulary.alignmentType, let declared)? = reader.staticValue(named: name) else { return nil }
            fields = declared
        default: return nil
        }
        var result = LayoutAlignment.center
        for field in fields {
            let axis: LayoutAxis = field.label == "vertical" ? .vertical : .horizontal
            if let guide = guide(field.value, axis) { result[axis] = guide }
        }
        return result
    }

    /// A guide along an axis.
    func guide(_ node: NodeID?, _ axis: LayoutAxis, _ surroundings: Surroundings) -> LayoutGuide {
        guard let node else { return .center(axis) }
        let value = likelyValue(node, surroundings)
        if let guide = guide(value, axis) { return guide }
        list(node, surroundings.body.file, value.unknownValue?.reason ?? "an unknown alignment", standIn: "center")
        return .center(axis)
    }

    /// A value as a guide. One that the program declares is known by its name, with where it lies by default.
    func guide(_ value: LayoutValue, _ axis: LayoutAxis) -> LayoutGuide? {
        guard let guide = reader.guide(value, axis) else { return nil }
        if case .custom(let name) = guide { use(name) }
        return guide
    }

    /// Finds where a guide of the program lies by default.
    func use(_ guide: String) {
        log.guides.append(guide)
        guard tree.customGuides[guide] == nil else { return }
        tree.customGuides[guide] = reader.defaultValue(ofGuide: guide) ?? .number(Length(0, .unknown))
    }

    // MARK: Sets

    /// A set of edges.
    func edges(_ value: LayoutValue) -> LayoutEdges? {
        switch value {
        case .member(let name, let arguments) where arguments.isEmpty: return LayoutVocabulary.edges[name]
        case .array(let elements):
            let sets = elements.compactMap { edges($0) }
            return sets.count == elements.count ? sets.reduce([]) { $0.union($1) } : nil
        default: return nil
        }
    }

    /// A set of axes.
    func axes(_ value: LayoutValue) -> [LayoutAxis]? {
        switch value {
        case .member(let name, let arguments) where arguments.isEmpty: return LayoutVocabulary.axes[name]
        case .array(let elements):
            let found = elements.compactMap { axes($0) }
            guard found.count == elements.count else { return nil }
            return LayoutAxis.both.filter { axis in found.contains { $0.contains(axis) } }
        default: return nil
        }
    }

    /// A set of axes that an argument gives.
    func axes(_ node: NodeID?, standard: [LayoutAxis], _ surroundings: Surroundings) -> [LayoutAxis] {
        guard let node else { return standard }
        let value = likelyValue(node, surroundings)
        if let axes = axes(value) { return axes }
        list(node, surroundings.body.file, value.unknownValue?.reason ?? "unknown axes", standIn: "the standard ones")
        return standard
    }
}

extension ValueReader {
    /// A value as a guide along an axis.
    func guide(_ value: LayoutValue, _ axis: LayoutAxis?) -> LayoutGuide? {
        guard case .member(let name, _) = value else { return nil }
        if let known = LayoutVocabulary.guides[name] { return known }
        return LayoutVocabulary.alignments[name] != nil ? .center(axis ?? .horizontal) : .custom(name)
    }

    /// The value of the only static property of a name in the program. It is read once, unless something was assumed for it.
    func staticValue(named text: String) -> LayoutValue? {
        if let known = staticValues[text] { return known }
        // One of which its own value depends is not meant: `static let zero = Insets(top: .zero)` names that of numbers.
        if let outer = staticsBeingRead.firstIndex(of: text) {
            outermostRepeated = min(outermostRepeated, outer)
            return nil
        }
        let (start, cutsBefore, level) = (assumptions.count, cuts, staticsBeingRead.count)
        staticsBeingRead.append(text)
        let value = readStaticValue(named: text)
        staticsBeingRead.removeLast()
        // What was left out while an outer one is read may be more by itself.
        let isWhole = outermostRepeated >= level
        if isWhole { outermostRepeated = .max }
        if isWhole, assumptions.count == start, cuts == cutsBefore, !(value?.isPartlyUnknown ?? false) { staticValues[text] = .some(value) }
        return value
    }

    private func readStaticValue(named text: String) -> LayoutValue? {
        guard let name = program.names.find(text) else { return nil }
        let found = analyzer.valuesAndTypes(named: name).filter {
            program[$0].kind == .variable && program[$0].flags.contains(.isStatic)
        }
        guard found.count == 1, let id = found.first else { return nil }
        let scope = CodeScope(id, file: program[id].file)
        let syntax = program.tree(scope.file)
        guard let node = syntax.initialValue(of: program[id].node) ?? analyzer.bodyHolder(of: id) else { return nil }
        return result(of: ValuePlace(node, in: scope), in: ValueScope(scope, nil))
    }

    /// Where a guide of the program lies by default: what the `defaultValue(in:)` of its identifier gives.
    func defaultValue(ofGuide text: String) -> Formula? {
        guard let name = program.names.find(text), let standard = program.names.find(LayoutVocabulary.defaultValue) else { return nil }
        for id in analyzer.valuesAndTypes(named: name) where program[id].kind == .variable && program[id].flags.contains(.isStatic) {
            let scope = CodeScope(id, file: program[id].file)
            let syntax = program.tree(scope.file)
            guard let initial = syntax.initialValue(of: program[id].node), let call = FunctionCall(syntax, initial),
                let argument = call.arguments.first?.expression, let access = MemberAccess(syntax, argument), let base = access.base,
                let token = syntax.calleeToken(base), let typeName = program.names.find(syntax.name(token))
            else { continue }
            for type in analyzer.valuesAndTypes(named: typeName) where program[type].kind.isNominal {
                guard
                    let function = program.members(of: type, named: standard, from: program[type].file).first(where: {
                        program[$0].kind == .function
                    }), let holder = analyzer.bodyHolder(of: function)
                else { continue }
                let inner = ValueScope(CodeScope(function, file: program[function].file), nil)
                inner.parameters[ParameterKey(function: function, index: 0)] = .value(.dimensions)
                return number(result(of: ValuePlace(holder, in: inner.code), in: inner))
            }
        }
        return nil
    }
}
