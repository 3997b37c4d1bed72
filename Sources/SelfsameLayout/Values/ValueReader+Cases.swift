// Values of enumerations: their cases, what comes with them, and what patterns bind of it. Also tuples, which are taken apart the same way.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension ValueReader {
    // MARK: Members

    /// A property that the program declares, read of a value that is no structure: of a case, a number, a text.
    func property(_ id: DeclID, ofPlainValue value: LayoutValue, _ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        // `.small` is a constant of the type that has the property.
        let owner = program.nominal(containing: id)
        if case .member(let name, let arguments) = value, arguments.isEmpty, owner != .none, program[owner].kind != .enumType,
            let known = program.names.find(name),
            let constant = program.members(of: owner, named: known, from: program[owner].file).first(where: {
                program[$0].kind == .variable && program[$0].flags.contains(.isStatic)
            }), case .object(let instance) = property(constant, of: nil, place)
        {
            return property(id, of: instance, place)
        }
        return property(id, of: plainInstance(of: value, declaring: id, scope), place)
    }

    /// What an implied member makes of a type that declares it: `.standard` of a constant, `.standard(title: "…")` of a static function.
    func object(_ value: LayoutValue, of type: DeclID) -> LayoutValue? {
        guard case .member(let text, let arguments) = value, let name = program.names.find(text) else { return nil }
        let found = program.members(of: type, named: name, from: program[type].file).filter { program[$0].flags.contains(.isStatic) }
        guard found.count == 1, let member = found.first else { return nil }
        if program[member].kind == .variable {
            return property(member, of: nil, ValuePlace(program[member].node, in: CodeScope(member, file: program[member].file)))
        }
        guard let holder = analyzer.bodyHolder(of: member) else { return nil }
        let scope = ValueScope(CodeScope(member, file: program[member].file), nil)
        let parameters = analyzer.signature(of: member).parameters
        var next = 0
        for argument in arguments {
            let label = argument.label.isEmpty ? Name.none : program.names.find(argument.label) ?? Name.none
            guard let index = parameters[min(next, parameters.count)...].firstIndex(where: { $0.label == label }) else { continue }
            scope.parameters[ParameterKey(function: member, index: index)] = .value(argument.value)
            next = index + 1
        }
        return result(of: ValuePlace(holder, in: scope.code), in: scope)
    }

    /// What code of a value's type runs with: the value is its `self`.
    func plainInstance(of value: LayoutValue, declaring member: DeclID, _ scope: ValueScope) -> ViewInstance {
        let instance = ViewInstance(type: program.nominal(containing: member), depth: (scope.instance?.depth ?? 0) + 1)
        instance.selfValue = value
        return instance
    }

    /// All cases of the enumeration that an expression names, in order; nil for what names none, and where values come with cases.
    func allCases(of node: NodeID, _ place: ValuePlace) -> LayoutValue? {
        let type = enumeration(named: node, place)
        guard type != .none else { return nil }
        let cases = cases(of: type)
        let syntax = program.tree(program[type].file)
        guard !cases.isEmpty, cases.allSatisfy({ syntax.child(program[$0].node, .parameterClause) == nil }) else { return nil }
        return .array(cases.map { .member(analyzer.name(program[$0].name), []) })
    }

    private func enumeration(named node: NodeID, _ place: ValuePlace) -> DeclID {
        let tree = program.tree(place.scope.file)
        if case .type(let type) = code.step(from: place.with(node), analyzer) { return program[type].kind == .enumType ? type : .none }
        // Of a nested type only the last name counts here.
        guard tree.kind(node) == .member, let token = tree.calleeToken(node) else { return .none }
        let found = analyzer.valuesAndTypes(named: program.name(of: token, in: place.scope.file)).filter { program[$0].kind == .enumType }
        let nearest = program.nearest(Array(found), to: place.scope.file)
        return nearest.count == 1 ? nearest[0] : .none
    }

    func cases(of type: DeclID) -> [DeclID] {
        program.members(of: type).filter { program[$0].kind == .enumCase && !analyzer.isFromPrelude($0) }
            .sorted { program[$0].node.rawValue < program[$1].node.rawValue }
    }

    /// The raw value of a case.
    func rawValue(ofCase name: String, of base: ValuePlace, in scope: ValueScope) -> LayoutValue? {
        var type = analyzer.nominal(analyzer.typeOfValue(base.node, in: base.scope))
        if type == .none, let own = scope.instance, own.selfValue != nil { type = own.type }
        guard type != .none, program[type].kind == .enumType, !analyzer.isFromPrelude(type) else { return nil }
        let syntax = program.tree(program[type].file)
        guard let clause = syntax.child(program[type].node, .inheritanceClause), let raw = syntax.firstChild(clause) else { return nil }
        var next = 0.0
        for id in cases(of: type) {
            let isWanted = analyzer.name(program[id].name) == name
            if let initial = syntax.initialValue(of: program[id].node) {
                let value = self.value(of: initial, in: ValueScope(CodeScope(type, file: program[type].file), nil))
                if isWanted { return value }
                next = constant(value) ?? next
            } else if isWanted {
                return LayoutVocabulary.textTypes.contains(syntax.text(raw)) ? .text(name) : .number(.exact(next), .integer)
            }
            next += 1
        }
        return nil
    }

    // MARK: Patterns

    /// What a pattern around binds a name to: of `case .loaded(let width)`, `if case`, `let (width, height) = …`.
    func bound(_ place: ValuePlace, in scope: ValueScope) -> LayoutValue? {
        let tree = program.tree(place.scope.file)
        guard tree.mainToken(place.node) != .none else { return nil }
        let name = tree.name(tree.mainToken(place.node))
        var inner = place.node
        while let outer = tree.parent(inner) {
            switch tree.kind(outer) {
            case .switchCase:
                guard let statement = tree.parent(outer), let subject = SwitchStatement(tree, statement)?.subject else { break }
                let value = self.value(of: place.with(subject), in: scope)
                for item in SwitchCase(tree, outer)?.items ?? [] {
                    if let pattern = item.pattern, binds(pattern, name, tree) { return part(name, of: value, pattern, tree) }
                }
            case .if, .while:
                if let list = tree.child(outer, .conditionList), let found = bound(name, by: list, place, in: scope) { return found }
            case .block, .getterBlock, .statementList, .closure:
                // Statements before this one.
                for statement in tree.children(outer).prefix(while: { $0.rawValue < inner.rawValue }).reversed() {
                    switch tree.kind(statement) {
                    case .guard:
                        guard let list = tree.child(statement, .conditionList) else { continue }
                        if let found = bound(name, by: list, place, in: scope) { return found }
                    case .variableDecl:
                        for binding in tree.children(statement) where tree.kind(binding) == .patternBinding {
                            guard let pattern = tree.firstChild(binding), tree.kind(pattern) != .identifierPattern,
                                binds(pattern, name, tree), let initial = tree.initialValue(of: binding)
                            else { continue }
                            return part(name, of: value(of: place.with(initial), in: scope), pattern, tree)
                        }
                    default: continue
                    }
                }
            default: break
            }
            inner = outer
        }
        return nil
    }

    private func bound(_ name: String, by list: NodeID, _ place: ValuePlace, in scope: ValueScope) -> LayoutValue? {
        let tree = program.tree(place.scope.file)
        for clause in tree.clauses(of: list).reversed() where tree.kind(clause) == .matchingCondition {
            guard let pattern = tree.firstChild(clause), binds(pattern, name, tree), let initial = tree.initialValue(of: clause) else {
                continue
            }
            return part(name, of: value(of: place.with(initial), in: scope), pattern, tree)
        }
        return nil
    }

    private func binds(_ pattern: NodeID, _ name: String, _ tree: SyntaxTree) -> Bool {
        (pattern.rawValue..<pattern.rawValue + tree[pattern].size).contains { index in
            let node = NodeID(index)
            return tree.kind(node) == .identifierPattern && tree.mainToken(node) != .none && tree.name(tree.mainToken(node)) == name
        }
    }

    /// What a name in a pattern is of the value that is matched.
    private func part(_ name: String, of value: LayoutValue, _ pattern: NodeID, _ tree: SyntaxTree) -> LayoutValue? {
        switch tree.kind(pattern) {
        case .identifierPattern: return tree.name(tree.mainToken(pattern)) == name ? value : nil
        case .call:
            guard case .member(let made, let fields) = value, let callee = tree.firstChild(pattern), let token = tree.calleeToken(callee),
                tree.name(token) == made
            else { return value.unknownValue.map { .unknown($0) } }
            let arguments = FunctionCall(tree, pattern)?.arguments ?? []
            for (index, argument) in arguments.enumerated() {
                guard let inner = argument.expression, binds(inner, name, tree), let field = field(index, argument.label, of: fields, tree)
                else { continue }
                return part(name, of: field, inner, tree)
            }
            return nil
        case .tuplePattern, .tuple:
            let elements = Array(tree.children(pattern))
            // A pattern in parentheses.
            guard elements.count > 1 else { return elements.first.flatMap { part(name, of: value, $0, tree) } }
            guard case .made("", let fields) = value, fields.count == elements.count else {
                return value.unknownValue.map { .unknown($0) }
            }
            for (element, field) in zip(elements, fields) where binds(element, name, tree) {
                return part(name, of: field.value, element, tree)
            }
            return nil
        case .sequence, .array, .dictionary: return nil
        default: return tree.firstChild(pattern).flatMap { part(name, of: value, $0, tree) }
        }
    }

    /// The value that an argument of a pattern is matched with: by its label, else by its position.
    func field(_ index: Int, _ label: TokenID?, of fields: [LabeledValue], _ tree: SyntaxTree) -> LayoutValue? {
        if let label, let found = fields.first(where: { $0.label == tree.name(label) }) { return found.value }
        return fields.indices.contains(index) ? fields[index].value : nil
    }

    // MARK: Tuples

    /// A tuple: its elements with their labels, else with their positions.
    func tuple(_ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        let tree = program.tree(place.scope.file)
        return .made(
            "",
            tree.children(place.node).enumerated().map { index, element in
                let label = tree.kind(element) == .argument && tree.mainToken(element) != .none ? tree.name(tree.mainToken(element)) : ""
                return LabeledValue(label: label.isEmpty ? "\(index)" : label, value: value(of: place.with(element), in: scope))
            })
    }
}
