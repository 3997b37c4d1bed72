// The one place that reads an expression, a name, a member, a call or a declaration as a step back to where its value comes from.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Where a subject's value comes from.
    package func step(from subject: ValueSubject) -> ValueStep {
        switch subject {
        case .expression(let place): step(from: place)
        case .declaration(let id, let base): step(fromDeclared: id, of: base)
        case .given(let value): .callers(given(value))
        }
    }

    /// Where the value of an expression comes from.
    package func step(from place: ValuePlace) -> ValueStep {
        let node = place.node
        let tree = program.tree(place.scope.file)
        switch tree.kind(node) {
        case .boolean, .integer, .float, .nil, .regex: return .literal
        case .string: return tree[node].size == 1 ? .literal : .made(of: tree.children(node).map(place.with))
        case .array, .dictionary, .dictionaryElement, .interpolation: return .made(of: tree.children(node).map(place.with))
        case .availabilityCondition: return .availability
        case .typeAnnotation, .keyPath, .closureSignature, .attribute, .typeExpression: return .nothing
        case .tuple:
            let elements = tree.children(node).map(place.with)
            return elements.count == 1 ? .same(elements[0]) : .made(of: elements)
        case .await: return tree.firstChild(node).map { .awaited(place.with($0)) } ?? .nothing
        case .argument, .forceUnwrap, .optionalChain, .try, .inout, .whereClause, .expressionPattern:
            return tree.firstChild(node).map { .same(place.with($0)) } ?? .nothing
        case .prefix, .postfix:
            return .combined(tree.children(node).map { ValuePart(place: place.with($0), role: .operand) }, operators: [node])
        case .reference: return step(fromName: place)
        case .identifierPattern: return step(fromPattern: place)
        case .member: return step(fromMember: place)
        case .call: return step(fromCall: place)
        case .subscriptCall:
            let parts = tree.children(node).map(place.with)
            return parts.first.map { .subscripted($0, by: Array(parts.dropFirst())) } ?? .nothing
        case .sequence: return step(fromSequence: place)
        case .optionalBinding:
            return tree.unwrapped(in: node).map { .test(ValuePart(place: place.with($0), role: .testedForNil)) } ?? .nothing
        case .matchingCondition:
            return tree.initialValue(of: node).map { .test(ValuePart(place: place.with($0), role: .testedForCase)) } ?? .nothing
        case .conditionList:
            return .combined(tree.children(node).map { ValuePart(place: place.with($0), role: .operand) }, operators: [])
        case .closure: return step(fromClosure: place)
        case .getterBlock, .block, .statementList, .if, .switch: return .block(block(place))
        case .return: return tree.firstChild(node).map { .same(place.with($0)) } ?? .nothing
        default: return .statement(tree.children(node).map(place.with))
        }
    }

    /// A closure by itself is one action; passed to a function, its statements are part of what is read.
    private func step(fromClosure place: ValuePlace) -> ValueStep {
        let tree = program.tree(place.scope.file)
        guard let outer = tree.parent(place.node), [.call, .argument, .labeledClosure].contains(tree.kind(outer)) else {
            return .closure(statements: [])
        }
        let frame = Frame(.closure(place.node), in: place.frame)
        return .closure(statements: tree.children(place.node).map { ValuePlace($0, in: place.scope, frame: frame) })
    }

    // MARK: Operators

    private func step(fromSequence place: ValuePlace) -> ValueStep {
        let tree = program.tree(place.scope.file)
        if let cast = CastExpression(tree, place.node) { return .cast(place.with(cast.value)) }
        var parts = Array(tree.children(place.node))
        if let assignment = parts.firstIndex(where: { tree.kind($0) == .assignment }) {
            // The value of an assignment is what it assigns.
            parts.removeSubrange(...assignment)
        }
        if parts.count == 1 { return .same(place.with(parts[0])) }
        let questions = parts.indices.filter { tree.kind(parts[$0]) == .ternary }
        var result: [ValuePart] = []
        var start = 0
        for question in questions {
            result += operands(parts[start..<question], of: place, as: .condition)
            result += tree.children(parts[question]).map { ValuePart(place: place.with($0), role: .result) }
            start = question + 1
        }
        result += operands(parts[start...], of: place, as: .result)
        return .combined(result, operators: parts.filter { tree.kind($0) == .binaryOperator })
    }

    /// The operands between operators, which are one value together. Beside a comparison with a case only the case of the other side counts,
    /// beside one with nil whether it is nil.
    private func operands(_ parts: ArraySlice<NodeID>, of place: ValuePlace, as whole: ValuePart.Role) -> [ValuePart] {
        let tree = program.tree(place.scope.file)
        let operators = parts.filter { tree.kind($0) == .binaryOperator }
        let isDefaulted = operators.allSatisfy { tree.text($0) == "??" }
        return parts.indices.compactMap { index in
            let part = parts[index]
            guard ![.binaryOperator, .cast, .arrow].contains(tree.kind(part)) else { return nil }
            var role = whole
            if whole == .result {
                let isCast = parts.indices.contains(index + 1) && tree.kind(parts[index + 1]) == .cast
                role = isCast || !isDefaulted ? .operand : index == parts.indices.last ? .result : .resultUnlessNil
            }
            return ValuePart(place: place.with(part), role: comparison(index, of: parts, in: tree) ?? role)
        }
    }

    private func comparison(_ index: Int, of parts: ArraySlice<NodeID>, in tree: SyntaxTree) -> ValuePart.Role? {
        for (operation, other) in [(index - 1, index - 2), (index + 1, index + 2)] {
            guard parts.indices.contains(operation), parts.indices.contains(other), tree.kind(parts[operation]) == .binaryOperator,
                ["==", "!="].contains(tree.text(parts[operation]))
            else { continue }
            if tree.isCaseName(parts[other]) { return .testedForCase }
            if tree.kind(parts[other]) == .nil { return .testedForNil }
        }
        return nil
    }

    // MARK: Code

    /// What a block, an `if` or a `switch` results in, what decides it, and what else is done.
    private func block(_ place: ValuePlace) -> ValueBlock {
        var result = ValueBlock(results: [], conditions: [], others: [])
        addStatement(place, isOnly: true, to: &result)
        return result
    }

    private func addStatement(_ place: ValuePlace, isOnly: Bool, to block: inout ValueBlock) {
        let tree = program.tree(place.scope.file)
        switch tree.kind(place.node) {
        case .block, .getterBlock, .statementList:
            let items = program.activeItems(of: place.node, in: place.scope.file)
            let first = block.conditions.count
            var last = first
            for item in items {
                last = block.conditions.count
                addStatement(place.with(item), isOnly: isOnly && items.count == 1, to: &block)
            }
            // What does not end a list also decides whether the rest of it is run.
            for index in first..<last { block.conditions[index].extend(to: block.results.count) }
        case .if, .guard:
            let first = (condition: block.conditions.count, result: block.results.count)
            var own = first.condition
            for part in tree.children(place.node) {
                if tree.kind(part) == .conditionList {
                    block.conditions += tree.clauses(of: part).map {
                        ValueCondition(place: place.with($0), role: .condition, choice: first.result..<first.result)
                    }
                    own = block.conditions.count
                } else {
                    addStatement(place.with(part), isOnly: isOnly && tree.kind(place.node) == .if, to: &block)
                }
            }
            for index in first.condition..<own { block.conditions[index].extend(to: block.results.count) }
        case .switch:
            let first = (condition: block.conditions.count, result: block.results.count)
            let cases = tree.children(place.node).filter { tree.kind($0) == .switchCase }
            let items = cases.flatMap { tree.children($0).filter { tree.kind($0) == .caseItem } }
            if let subject = tree.firstChild(place.node) {
                let asksForCases = items.allSatisfy { tree.namesCase($0) && tree.bindsOnly($0) }
                let role: ValuePart.Role = asksForCases ? .testedByCases : .condition
                block.conditions.append(ValueCondition(place: place.with(subject), role: role, choice: first.result..<first.result))
            }
            block.conditions += items.map {
                ValueCondition(place: place.with($0), role: .condition, choice: first.result..<first.result)
            }
            let own = block.conditions.count
            for arm in cases {
                if let list = tree.child(arm, .statementList) { addStatement(place.with(list), isOnly: isOnly, to: &block) }
            }
            for index in first.condition..<own { block.conditions[index].extend(to: block.results.count) }
        case .return: block.results += tree.children(place.node).map(place.with)
        case .do: for part in tree.children(place.node) { addStatement(place.with(part), isOnly: false, to: &block) }
        // A local value is read where it is named.
        case .variableDecl, .functionDecl, .throw, .break, .continue, .fallthrough: break
        case .for, .while, .repeat:
            block.others.append(place)
            for part in tree.children(place.node) where tree.kind(part) == .block {
                var inner = ValueBlock(results: [], conditions: [], others: [])
                addStatement(place.with(part), isOnly: false, to: &inner)
                block.results += inner.results
            }
        default: if isOnly { block.results.append(place) } else { block.others.append(place) }
        }
    }

    // MARK: Declarations

    private func step(fromDeclared id: DeclID, of base: ValueBase) -> ValueStep {
        let declaration = program[id]
        switch declaration.kind {
        case .enumCase: return .enumCase
        case .variable, .function: break
        default: return .otherDeclaration
        }
        guard !isFromPrelude(id) else { return .otherDeclaration }
        if declaration.kind == .variable {
            if let wrapper = wrapper(of: id) { return .wrapped(wrapper) }
            if declaration.flags.contains(.isStored) {
                let owner = program.nominal(containing: id)
                if owner == .none || declaration.flags.contains(.isStatic) { return .global }
                return program[owner].kind == .structType && isContentType(owner) ? .input : .field
            }
        }
        let witnesses = requirementWitnesses(of: id)
        if !witnesses.isEmpty { return .requirement(witnesses) }
        guard let holder = bodyHolder(of: id) else { return .otherDeclaration }
        var receiver: ValuePlace?
        switch base {
        case .none: break
        case .value(let place):
            if place.frame?.enters(member: id) ?? false { return .nothing }
            receiver = place
        case .own(_, let frame):
            if frame?.enters(member: id) ?? false { return .nothing }
            receiver = frame?.member?.receiver
        }
        let isCall = declaration.kind == .function
        let inner = receiver == nil && !isCall ? nil : Frame(.member(id, of: receiver, isCall: isCall))
        return .body(ValuePlace(holder, in: CodeScope(id, file: declaration.file), frame: inner))
    }

    /// What fulfils a requirement of a protocol of the program; none for anything else.
    private func requirementWitnesses(of id: DeclID) -> [DeclID] {
        let parent = program[id].parent
        guard program[id].kind == .variable, parent != .none, program[parent].kind == .protocolType else { return [] }
        return valuesAndTypes(named: program[id].name).filter { witness in
            let owner = program.nominal(containing: witness)
            return witness != id && program[witness].kind == .variable && owner != .none
                && (owner == parent && program[program[witness].parent].kind == .extensionBlock
                    || owner != parent && program.statedProtocols(of: owner).contains(parent) && program[owner].kind != .protocolType)
        }
    }
}

extension ValueCondition {
    fileprivate mutating func extend(to end: Int) { choice = choice.lowerBound..<max(choice.upperBound, end) }
}
