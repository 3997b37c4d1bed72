// What a property held before: what it begins with, and the assignment on the way to another one.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What a property begins with.
struct FirstValues {
    /// The value of its declaration, and those that initialisers assign.
    var places: [ValuePlace] = []
    /// Whether it is nil without being told.
    var isNil = false
    /// Whether it begins with nothing else.
    var isComplete = true
}

extension Flow {
    /// What a property begins with: by its declaration, by the initialisers of its type, or as callers of the memberwise one say.
    func firstValues(of id: DeclID) -> FirstValues {
        let file = program[id].file
        let tree = program.tree(file)
        let owner = program.nominal(containing: id)
        let type = tree.child(program[id].node, .typeAnnotation).flatMap { tree.firstChild($0) }
        var result = FirstValues()
        if let value = tree.initialValue(of: program[id].node) {
            result.places = [ValuePlace(value, in: CodeScope(id, file: file))]
        } else if type.map({ tree.kind($0) == .optionalType }) ?? false {
            result.isNil = true
        }
        let initializers = owner == .none ? [] : program.members(of: owner).filter { program[$0].kind == .initializer }
        for initializer in initializers {
            let scope = CodeScope(initializer, file: program[initializer].file)
            result.places += assignments(to: id, in: initializer).map { ValuePlace($0, in: scope) }
        }
        let isMemberwise = initializers.isEmpty && owner != .none && program[owner].kind == .structType && !isContentType(owner)
        result.isComplete = !isMemberwise && (result.isNil || !result.places.isEmpty)
        if initializers.isEmpty, result.isNil, let given = givenMemberwise(id), !given.expressions.isEmpty {
            result.places = given.places
            result.isNil = !given.isComplete || result.places.count < given.expressions.count
        }
        return result
    }

    /// Whether all that is ever assigned to a property is the constant that it begins with: `isBlocked = false`.
    func keepsFirstConstant(_ id: DeclID) -> Bool {
        let writes = writes(to: id)
        guard writes.isComplete, let first = writes.known.first.flatMap({ constantAssigned(by: $0) }),
            writes.known.dropFirst().allSatisfy({ constantAssigned(by: $0) == first }),
            case let before = firstValues(of: id), before.isComplete, !before.isNil,
            before.places.allSatisfy({ writtenConstant(of: $0) == first }),
            case let given = given(.property(id)), !given.hasUnclear
        else { return false }
        return given.expressions.allSatisfy { isInitialValue($0, of: id) }
    }

    /// The Boolean or number that a write assigns, as it is written; nil for anything else.
    private func constantAssigned(by write: PropertyWrite) -> String? {
        guard !write.isHandedOn, !write.isPartial, !write.isOnCopy, let assignment = write.value,
            let value = Assignment(program.tree(write.scope.file), assignment)?.value
        else { return nil }
        return writtenConstant(of: ValuePlace(value, in: write.scope))
    }

    private func writtenConstant(of place: ValuePlace) -> String? {
        let tree = program.tree(place.scope.file)
        return [.boolean, .integer, .float, .nil].contains(tree.kind(place.node)) ? tree.text(place.node) : nil
    }

    /// What callers of the memberwise initialiser give for a property; nil where that has no parameter for it.
    private func givenMemberwise(_ property: DeclID) -> GivenExpressions? {
        let owner = program.nominal(containing: property)
        guard owner != .none, program[owner].kind == .structType, !isFromPrelude(owner),
            let index = signature(of: owner).parameters.firstIndex(where: { $0.syntax == program[property].node })
        else { return nil }
        return given(.parameter(owner, index))
    }

    /// The value of a constant that its declaration gives it: nobody else gives it one.
    func onlyValue(of id: DeclID) -> ValuePlace? {
        guard program[id].flags.contains(.isLet), !program[id].flags.contains(.isDestructured) else { return nil }
        let file = program[id].file
        return program.tree(file).initialValue(of: program[id].node).map { ValuePlace($0, in: CodeScope(id, file: file)) }
    }

    /// The Boolean that a name stands for, or the contrary of it, where it is a constant whose value is written out; nil for everything else.
    package func constantBoolean(_ node: NodeID, in scope: CodeScope) -> Bool? {
        let tree = program.tree(scope.file)
        let inner = tree.withoutNot(node)
        if inner != node { return constantBoolean(inner, in: scope).map { !$0 } }
        if tree.kind(node) == .boolean { return tree.text(node) == "true" }
        guard [.reference, .member].contains(tree.kind(node)),
            case .declared(let found, _) = step(from: ValuePlace(node, in: scope)), found.count == 1, let value = onlyValue(of: found[0]),
            case let other = program.tree(value.scope.file), other.kind(value.node) == .boolean
        else { return nil }
        return other.text(value.node) == "true"
    }

    /// The assignment that stands before a write to a property on the only way there, where SwiftUI draws between the two.
    func write(before write: PropertyWrite, to property: DeclID) -> PropertyWrite? {
        self.write(before: write.use, to: property, isParted: false, depth: 0)
    }

    private func write(before use: NameUse, to property: DeclID, isParted: Bool, depth: Int) -> PropertyWrite? {
        let file = use.file
        let tree = program.tree(file)
        let all = writes(to: property).known.filter { $0.use.file == file }
        var inner = use.node
        var isParted = isParted
        while let outer = tree.parent(inner), program.declaration(at: outer, in: file) == nil {
            switch tree.kind(outer) {
            case .block, .statementList, .closure:
                for statement in tree.children(outer).prefix(while: { $0 < inner }).reversed() {
                    let range = tree.range(statement)
                    guard
                        let other = all.last(where: { other in
                            range.contains(tree.range(other.use.node)) && !tree.leaves(after: other.use.node, below: statement)
                        })
                    else { continue }
                    let gap = tree[statement].endToken..<tree[use.node].firstToken
                    guard tree.kind(statement) == .sequence, !other.isPartial,
                        isParted || tree.awaits(in: gap)
                    else { return nil }
                    return other
                }
                guard tree.kind(outer) == .closure else { break }
                guard let marks = marks(ofTaker: outer, in: file) else { return nil }
                if marks.contains(.runsLater) {
                    isParted = true
                } else if !marks.contains(.runsAtOnce) {
                    return nil
                }
            case .for, .while, .repeat: return nil
            default: break
            }
            inner = outer
        }
        return isParted ? writeBeforeCalls(around: use, to: property, depth: depth + 1) : nil
    }

    /// The assignment that stands before each call of the function around a use, where all assign the same.
    private func writeBeforeCalls(around use: NameUse, to property: DeclID, depth: Int) -> PropertyWrite? {
        guard depth < 3, let function = program.declaration(around: use), program[function].kind == .function,
            case let calls = callers(changingBy: function), !calls.isEmpty, calls.count <= 8
        else { return nil }
        let earlier = calls.map { write(before: $0, to: property, isParted: true, depth: depth) }
        guard let first = earlier.first, let first, let value = first.value else { return nil }
        let text = program.tree(first.use.file).oneLine(value)
        return earlier.allSatisfy { $0?.value.map { program.tree(first.use.file).oneLine($0) } == text } ? first : nil
    }

    /// The cases that a property has where it is written, as the innermost condition around says: `switch step { case .name: step = .address }`.
    /// Nil where none asks for cases, or where the value may change between the condition and the write.
    func casesAsked(before write: PropertyWrite, of property: DeclID) -> [String]? {
        guard write.members == 0 else { return nil }
        let tree = program.tree(write.use.file)
        if let base = tree.base(ofMember: write.use.node), !tree.isSelf(base) { return nil }
        let others = writes(to: property).known.filter { $0.use.file == write.use.file && $0.use.node != write.use.node }
        for fact in facts(at: write.use.node, in: write.scope) {
            guard let cases = tree.casesAsked(by: fact, of: name(program[property].name)) else { continue }
            let first = tree.arm(of: fact.node, around: write.use.node).map { tree[$0].firstToken } ?? tree[fact.node].endToken
            guard case let between = first..<max(first, tree[write.use.node].firstToken),
                !tree.awaits(in: between),
                !tree.isInClosure(write.use.node, below: fact.node),
                !others.contains(where: { between.contains(tree[$0.use.node].firstToken) && tree.mayPrecede($0.use.node, write.use.node) })
            else { return nil }
            return cases
        }
        return nil
    }

    /// The cases that a property has where content is shown that writes it, `case .start: Launcher(step: $step)`, or whose controls do. Nil where none
    /// asks for cases, or where the write comes later.
    func casesShown(where write: PropertyWrite, of property: DeclID) -> [String]? {
        let tree = program.tree(write.use.file)
        guard write.steps == 0, write.scope.declaration != .none, contentBody(of: write.scope.declaration) != nil,
            tree.base(ofMember: write.use.node).map({ tree.isSelf($0) }) ?? true,
            let cases = facts(at: write.use.node, in: write.scope).firstAnswer({
                tree.casesAsked(by: $0, of: name(program[property].name))
            })
        else { return nil }
        if write.isHandedOn { return cases }
        let action = tree.action(around: write.use.node)
        guard tree.kind(action) == .closure, isInEventAction(write.use.node, in: write.use.file),
            marks(ofTaker: action, in: write.use.file)?.contains(.runsLater) != true,
            !tree.waits(between: action, and: write.use.node)
        else { return nil }
        return cases
    }
}

extension SyntaxTree {
    /// The cases that a fact says a property to have: `case .name` of a `switch` over it, `step == .name` where that holds.
    fileprivate func casesAsked(by fact: Fact, of property: String) -> [String]? {
        func isProperty(_ node: NodeID) -> Bool { [property, "self." + property].contains(oneLine(node)) }
        func caseName(_ node: NodeID) -> String? { isCaseName(node) ? calleeToken(node).map { name($0) } : nil }
        if isProperty(fact.node), let block = parent(fact.node), kind(block) == .switch {
            let items = children(block).filter { kind($0) == .switchCase }.map { arm in children(arm).filter { kind($0) == .caseItem } }
            let own = items.first { arm in !arm.isEmpty && arm.map { oneLine($0) }.joined(separator: ", ") == fact.outcome } ?? []
            let names = own.map { item in
                namesCase(item) && child(item, .whereClause) == nil ? firstChild(item).flatMap { casePattern($0) }.flatMap(caseName) : nil
            }
            return names.isEmpty || names.contains(nil) ? nil : names.compactMap { $0 }
        }
        guard fact.outcome == "true", let comparison = BinaryExpression(self, fact.node), comparison.spelling == "==",
            isProperty(comparison.left), let name = caseName(comparison.right)
        else { return nil }
        return [name]
    }

    /// The arm of the `switch` over a subject that a node is in; nil for any other condition.
    fileprivate func arm(of subject: NodeID, around node: NodeID) -> NodeID? {
        guard let block = parent(subject), kind(block) == .switch else { return nil }
        return children(block).first { kind($0) == .switchCase && range($0).contains(range(node)) }
    }

    /// The case that a pattern names, without what it binds.
    private func casePattern(_ pattern: NodeID) -> NodeID? {
        switch kind(pattern) {
        case .expressionPattern, .valueBindingPattern: firstChild(pattern).flatMap { casePattern($0) }
        default: pattern
        }
    }

    /// Whether a closure that begins after a condition contains a node: when it runs is another matter.
    func isInClosure(_ node: NodeID, below condition: NodeID) -> Bool {
        var inner = node
        while let outer = parent(inner), outer > condition {
            if kind(outer) == .closure { return true }
            inner = outer
        }
        return false
    }

    /// Whether what follows a statement is not run after a node in it: the block in it that the node is in ends with `return`.
    fileprivate func leaves(after node: NodeID, below statement: NodeID) -> Bool {
        var inner = node
        while let outer = parent(inner), inner != statement {
            if [.block, .statementList].contains(kind(outer)), let last = lastChild(outer), kind(last) == .return { return true }
            if [.closure, .functionDecl].contains(kind(outer)) { return false }
            inner = outer
        }
        return false
    }

    /// Whether a node may run before another one that stands after it: they are in no two arms of one `switch` or `if`.
    fileprivate func mayPrecede(_ first: NodeID, _ second: NodeID) -> Bool {
        var inner = first
        while let outer = parent(inner) {
            if range(outer).contains(range(second)) { return ![.switch, .if].contains(kind(outer)) }
            inner = outer
        }
        return true
    }
}
