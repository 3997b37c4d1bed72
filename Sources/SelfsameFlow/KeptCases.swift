// Writes that give a property of an enumeration the case that it has already, as the conditions around them say: `mode = .list(filter)` where
// `mode.isList` holds.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether a write leaves the case of a property as it is. What is assigned with the case may be another value.
    func keepsCase(_ write: PropertyWrite, of property: DeclID) -> Bool {
        let type = nominal(valueType(of: property))
        guard type != .none, program[type].kind == .enumType, !isFromPrelude(type),
            let assigned = program.assignedParts(of: write).first.flatMap({ caseName($0, in: write.scope.file) })
        else { return false }
        var cases = Set(program.members(of: type).filter { program[$0].kind == .enumCase }.map { program[$0].name })
        for around in conditions(around: write.use.node, in: write.scope) {
            switch around {
            case .cases(let subject, let items):
                let named = items.compactMap { item in
                    program.tree(write.scope.file).firstChild(item).flatMap { caseName($0, in: write.scope.file) }
                }
                guard names(property, subject, in: write.scope.file), named.count == items.count, !items.isEmpty else { continue }
                cases.formIntersection(named)
            case .clauses(let clauses, let holds) where holds || clauses.count == 1:
                for clause in clauses {
                    if let possible = self.cases(of: type, where: clause, holds: holds, about: property, in: write.scope.file) {
                        cases.formIntersection(possible)
                    }
                }
            default: break
            }
        }
        return cases == [assigned]
    }

    /// What decides whether code is reached: the conditions around it, and those under which functions of the program call the closures that it
    /// stands in.
    private func conditions(around node: NodeID, in scope: CodeScope) -> [ConditionAround] {
        let tree = program.tree(scope.file)
        var result = tree.conditions(around: node, in: scope.declaration == .none ? .none : program[scope.declaration].node)
        var inner = node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: scope.file) == nil {
            if tree.kind(outer) == .call, tree.firstChild(outer) != inner, let callee = tree.calleeToken(outer),
                let condition = conditionOfClosure(callee, FunctionCall(tree, outer)?.arguments.first?.expression, in: scope.file)
            {
                result.append(.clauses([condition], holds: true))
            }
            inner = outer
        }
        return result
    }

    /// The first argument of a call, where all functions of that name call their closure under the condition that it holds.
    private func conditionOfClosure(_ callee: TokenID, _ argument: NodeID?, in file: FileID) -> NodeID? {
        let functions = valuesAndTypes(named: program.name(of: callee, in: file)).filter { program[$0].kind == .function }
        guard let argument, program.tree(file).kind(argument) != .closure, !functions.isEmpty, functions.count < 8 else { return nil }
        return functions.allSatisfy { callsClosureConditionally($0) } ? argument : nil
    }

    /// Whether a function names its closure only under the condition that its first parameter, a Boolean, holds.
    private func callsClosureConditionally(_ function: DeclID) -> Bool {
        let parameters = signature(of: function).parameters
        let file = program[function].file
        let tree = program.tree(file)
        guard let flag = parameters.first, let closure = parameters.last, parameters.count > 1, nominal(flag.type) == wellKnown.bool,
            isFunction(closure.type), let block = tree.child(program[function].node, .block)
        else { return false }
        let uses = (block.rawValue..<block.rawValue + tree[block].size).map { NodeID($0) }.filter {
            tree.kind($0) == .reference && program.name(of: tree.mainToken($0), in: file) == closure.name
        }
        return !uses.isEmpty
            && uses.allSatisfy { use in
                tree.conditions(around: use, in: program[function].node).contains { around in
                    guard case .clauses(let clauses, holds: true) = around else { return false }
                    return clauses.contains {
                        tree.kind($0) == .reference && program.name(of: tree.mainToken($0), in: file) == flag.name
                    }
                }
            }
    }

    /// The cases of an enumeration for which a clause about a property holds, or does not; nil for a clause that says something else.
    private func cases(of type: DeclID, where clause: NodeID, holds: Bool, about property: DeclID, in file: FileID) -> Set<Name>? {
        let tree = program.tree(file)
        let all = Set(program.members(of: type).filter { program[$0].kind == .enumCase }.map { program[$0].name })
        let inner = tree.withoutNot(clause)
        if inner != clause { return cases(of: type, where: inner, holds: !holds, about: property, in: file) }
        if let comparison = BinaryExpression(tree, clause), ["==", "!="].contains(comparison.spelling) {
            guard names(property, comparison.left, in: file), let name = caseName(comparison.right, in: file) else { return nil }
            return (comparison.spelling == "==") == holds ? [name] : all.subtracting([name])
        }
        guard let access = MemberAccess(tree, clause), let base = access.base, names(property, base, in: file),
            case .declaration(let member)? = member(program.name(of: access.name, in: file), of: type, from: file),
            let found = casesHolding(member)
        else { return nil }
        return holds ? found : all.subtracting(found)
    }

    /// The cases for which a computed Boolean of an enumeration is true: one that is nothing but a `switch` over `self` with a constant for each case.
    private func casesHolding(_ member: DeclID) -> Set<Name>? {
        let file = program[member].file
        let tree = program.tree(file)
        guard program[member].kind == .variable, program[member].flags.contains(.hasBody), case let root = program[member].node,
            let choice = (root.rawValue..<root.rawValue + tree[root].size).map({ NodeID($0) }).first(where: { tree.kind($0) == .switch }),
            tree.firstChild(choice).map({ tree.isSelf($0) }) == true
        else { return nil }
        var holding: Set<Name> = []
        var others: Set<Name> = []
        var isDefault = false
        for arm in tree.children(choice) where tree.kind(arm) == .switchCase {
            let constants = (arm.rawValue..<arm.rawValue + tree[arm].size).map { NodeID($0) }.filter { tree.kind($0) == .boolean }
            guard constants.count == 1 else { return nil }
            let isTrue = tree.text(constants[0]) == "true"
            let items = tree.children(arm).filter { tree.kind($0) == .caseItem }
            if items.isEmpty { isDefault = isTrue }
            for item in items {
                guard let name = tree.firstChild(item).flatMap({ caseName($0, in: file) }) else { return nil }
                if isTrue { holding.insert(name) } else { others.insert(name) }
            }
        }
        guard isDefault else { return holding }
        let all = program.members(of: program.nominal(containing: member)).filter { program[$0].kind == .enumCase }
        return holding.union(all.map { program[$0].name }.filter { !others.contains($0) })
    }

    /// The case that an expression or a pattern names: `.list`, `Mode.list(filter)`, `.list(let filter)`.
    func caseName(_ node: NodeID, in file: FileID) -> Name? {
        let tree = program.tree(file)
        var current = node
        while [.call, .expressionPattern].contains(tree.kind(current)), let first = tree.firstChild(current) { current = first }
        guard tree.kind(current) == .member, let name = tree.calleeToken(current) else { return nil }
        return program.name(of: name, in: file)
    }

    /// Whether an expression is a property by itself: `mode`, `self.mode`.
    private func names(_ property: DeclID, _ node: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        guard [.reference, .member].contains(tree.kind(node)), let token = tree.calleeToken(node) else { return false }
        let base = MemberAccess(tree, node)?.base
        return program.name(of: token, in: file) == program[property].name && base.map { tree.isSelf($0) } ?? true
    }
}
