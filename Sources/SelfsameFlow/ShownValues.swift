// Which values the program shows in the place that an expression reads, while one view lives: what the place begins with, what is written to
// it, what one call of the view's maker chooses between. Calls of a maker are places apart, since a view never goes from one call to another.
// A value that is not known may be any; so this never says more than the evidence that something changes, it only tells values apart.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A value that a place is shown to hold.
package struct ShownValue {
    /// The case, `true` or `false`, `none` for nil; nil where it is not known.
    package var name: String?
    /// Whether it comes while the view lives; else the place begins with it.
    package var arrives = true
    /// What the place held before, where the code around the write says so.
    package var before: [String]?
    /// What holds where it stands.
    package var facts: [Fact] = []

    /// Any value.
    static let unknown = ShownValue(name: nil)
    /// The name of nil.
    package static let none = "none"
}

/// One question for the values of a place.
package final class ShownValueWalk {
    let analyzer: Flow
    private let evidence: ChangeEvidence
    /// What is being asked for: a value that leads back to itself adds nothing.
    private var open: Set<GivenValue> = []
    private var budget = 400

    package init(analyzer: Flow) {
        self.analyzer = analyzer
        evidence = ChangeEvidence(analyzer: analyzer)
    }

    private var program: Program { analyzer.program }

    /// The values of an expression, place by place.
    package func places(of node: NodeID, in scope: CodeScope, depth: Int = 0) -> [[ShownValue]] {
        let tree = program.tree(scope.file)
        guard depth < 24, budget > 0 else { return [[.unknown]] }
        budget -= 1
        if tree.isCaseName(node) { return [[ShownValue(name: caseName(node, in: tree))]] }
        switch tree.kind(node) {
        case .nil: return [[ShownValue(name: ShownValue.none)]]
        case .boolean: return [[ShownValue(name: tree.text(node))]]
        case .sequence: return [choices(Array(tree.children(node)), in: scope, depth: depth + 1)]
        case .argument, .forceUnwrap, .optionalChain, .try:
            return tree.firstChild(node).map { places(of: $0, in: scope, depth: depth + 1) } ?? [[.unknown]]
        case .tuple where Array(tree.children(node)).count == 1:
            return tree.firstChild(node).map { places(of: $0, in: scope, depth: depth + 1) } ?? [[.unknown]]
        case .reference: return places(ofReference: node, in: scope, depth: depth + 1)
        case .member:
            let found = evidence.declarations(ofMember: node, in: scope)
            return found.count == 1 ? places(declared: found[0], depth: depth + 1) : [[.unknown]]
        case .if, .switch: return [results(of: node, in: scope, depth: depth + 1)]
        default: return [[.unknown]]
        }
    }

    /// The name of a case; nil where it is a static property, or makes a value.
    private func caseName(_ node: NodeID, in tree: SyntaxTree) -> String? {
        guard let token = tree.calleeToken(node), tree.name(token) != "init" else { return nil }
        guard let name = program.names.find(tree.name(token)) else { return tree.name(token) }
        let declared = analyzer.valuesAndTypes(named: name).filter {
            program[$0].kind == .enumCase || program[$0].flags.contains(.isStatic)
        }
        return declared.isEmpty || declared.contains { program[$0].kind == .enumCase } ? tree.name(token) : nil
    }

    /// The operands that an expression chooses between: of ternaries and of `??`.
    private func choices(_ parts: [NodeID], in scope: CodeScope, depth: Int) -> [ShownValue] {
        let tree = program.tree(scope.file)
        guard parts.allSatisfy({ tree.kind($0) != .assignment && tree.kind($0) != .cast }) else { return [.unknown] }
        if let question = parts.lastIndex(where: { tree.kind($0) == .ternary }) {
            let first = parts.filter { tree.kind($0) == .ternary }.compactMap { tree.firstChild($0) }
            let last = Array(parts[(question + 1)...])
            let other = last.count == 1 ? places(of: last[0], in: scope, depth: depth).flatMap { $0 } : [.unknown]
            return first.flatMap { places(of: $0, in: scope, depth: depth).flatMap { $0 } } + other
        }
        let operators = parts.filter { tree.kind($0) == .binaryOperator }
        guard operators.allSatisfy({ tree.text($0) == "??" }) else { return [.unknown] }
        let operands = parts.filter { tree.kind($0) != .binaryOperator }
        return operands.enumerated().flatMap { index, operand in
            let values = places(of: operand, in: scope, depth: depth).flatMap { $0 }
            return index == operands.count - 1 ? values : values.filter { $0.name != ShownValue.none }
        }
    }

    // MARK: Names

    private func places(ofReference node: NodeID, in scope: CodeScope, depth: Int) -> [[ShownValue]] {
        let tree = program.tree(scope.file)
        let token = tree.mainToken(node)
        guard token != .none else { return [[.unknown]] }
        if tree.tokens.kind(token) == .selfKeyword {
            return scope.declaration == .none ? [[.unknown]] : given(.owner(scope.declaration), depth: depth)
        }
        switch analyzer.origin(of: token, at: node, in: scope) {
        case .local(let value?) where tree.isConstantValue(value): return places(of: value, in: scope, depth: depth)
        case .parameter(let function):
            return analyzer.givenParameter(named: token, of: function, in: scope).map { given($0, depth: depth) } ?? [[.unknown]]
        case .declaration(let found): return places(declared: found, depth: depth)
        default: return [[.unknown]]
        }
    }

    /// What callers give: each call is a place of its own, but for calls that one expression chooses between.
    private func given(_ value: GivenValue, depth: Int) -> [[ShownValue]] {
        let given = analyzer.given(value)
        guard !given.expressions.isEmpty, open.insert(value).inserted else { return [[.unknown]] }
        defer { open.remove(value) }
        var result: [[ShownValue]] = []
        var chosen: [CodePlace: Int] = [:]
        for expression in given.expressions {
            switch expression.source {
            case .same(let value): result += self.given(value, depth: depth + 1)
            case .expression(let node, let scope):
                let found = places(of: node, in: scope, depth: depth + 1)
                guard let choice = expression.choice else {
                    result += found
                    continue
                }
                let place = CodePlace(file: scope.file, node: choice)
                if let index = chosen[place] {
                    result[index] += found.flatMap { $0 }
                } else {
                    chosen[place] = result.count
                    result.append(found.flatMap { $0 })
                }
            }
        }
        return result
    }

    // MARK: Declarations

    private func places(declared id: DeclID, depth: Int) -> [[ShownValue]] {
        let declaration = program[id]
        guard declaration.kind == .variable, !analyzer.isFromPrelude(id), depth < 24 else { return [[.unknown]] }
        let wrapper = analyzer.wrapper(of: id)?.name
        guard declaration.flags.contains(.isStored) else {
            guard let block = analyzer.bodyHolder(of: id), open.insert(.owner(id)).inserted else { return [[.unknown]] }
            defer { open.remove(.owner(id)) }
            return [results(of: block, in: CodeScope(id, file: declaration.file), depth: depth + 1)]
        }
        let owner = program.nominal(containing: id)
        let isGiven = wrapper == nil && owner != .none && program[owner].kind == .structType && analyzer.isContentType(owner)
        if isGiven || wrapper == "Binding" {
            let written = written(to: id, depth: depth)
            return given(.property(id), depth: depth).map { $0 + written }
        }
        guard wrapper == nil || wrapper == "State" || wrapper == "Published", open.insert(.property(id)).inserted else {
            return [[.unknown]]
        }
        defer { open.remove(.property(id)) }
        let written = written(to: id, depth: depth)
        // Whatever changes it is not to be seen; or another datum comes with another value.
        if written.isEmpty { return [[.unknown]] }
        let first = initialValues(of: id, depth: depth).map { value in
            var value = value
            value.arrives = false
            return value
        }
        return [first + written]
    }

    /// What a property begins with: by its declaration, by the initialisers of its type, or unknown to callers of the memberwise one.
    private func initialValues(of id: DeclID, depth: Int) -> [ShownValue] {
        let file = program[id].file
        let tree = program.tree(file)
        let owner = program.nominal(containing: id)
        let type = tree.child(program[id].node, .typeAnnotation).flatMap { tree.firstChild($0) }
        var result: [ShownValue] = []
        if let value = tree.initialValue(of: program[id].node) {
            result = places(of: value, in: CodeScope(id, file: file), depth: depth).flatMap { $0 }
        } else if type.map({ tree.kind($0) == .optionalType }) ?? false {
            result = [ShownValue(name: ShownValue.none)]
        }
        let initializers = owner == .none ? [] : program.members(of: owner).filter { program[$0].kind == .initializer }
        for initializer in initializers {
            let scope = CodeScope(initializer, file: program[initializer].file)
            for value in analyzer.assignments(to: id, in: initializer) {
                result += places(of: value, in: scope, depth: depth).flatMap { $0 }
            }
        }
        let isMemberwise = initializers.isEmpty && owner != .none && program[owner].kind == .structType && !analyzer.isContentType(owner)
        return isMemberwise || result.isEmpty ? result + [.unknown] : result
    }

    private func written(to property: DeclID, depth: Int) -> [ShownValue] {
        analyzer.writes(to: property).filter { !$0.isPartial }.flatMap { write -> [ShownValue] in
            guard !write.values.isEmpty else { return [.unknown] }
            let facts = analyzer.facts(at: write.use.node, in: write.scope)
            let before = valuesBefore(write, to: property)
            return choices(write.values, in: write.scope, depth: depth).map { value in
                ShownValue(name: value.name, before: before, facts: value.facts + facts)
            }
        }
    }

    /// What a block, or an `if` or `switch` that is an expression, results in.
    private func results(of block: NodeID, in scope: CodeScope, depth: Int) -> [ShownValue] {
        analyzer.program.results(of: block, in: scope.file).flatMap { node in
            let facts = analyzer.facts(at: node, in: scope)
            return places(of: node, in: scope, depth: depth).flatMap { $0 }.map { value in
                var value = value
                value.facts += facts
                return value
            }
        }
    }

    // MARK: Order

    /// Calls whose closure runs after the code around it has let SwiftUI draw.
    static let deferring: Set<String> = ["Task", "detached", "async", "asyncAfter"]
    /// Calls whose closure runs at once.
    private static let immediate: Set<String> = ["withAnimation", "withTransaction"]

    /// The values that the place held before a write: those of the assignment that stands before it on the only way there, where SwiftUI draws
    /// between the two.
    private func valuesBefore(_ write: PropertyWrite, to property: DeclID) -> [String]? {
        let file = write.use.file
        let tree = program.tree(file)
        let all = analyzer.writes(to: property).filter { $0.use.file == file }
        var inner = write.use.node
        var isParted = false
        while let outer = tree.parent(inner), program.declaration(at: outer, in: file) == nil {
            switch tree.kind(outer) {
            case .block, .statementList, .closure:
                for statement in tree.children(outer).prefix(while: { $0 < inner }).reversed() {
                    let range = tree.range(statement)
                    guard let other = all.last(where: { range.contains(tree.range($0.use.node)) }) else { continue }
                    let gap = tree[statement].endToken..<tree[write.use.node].firstToken
                    guard tree.kind(statement) == .sequence, !other.isPartial,
                        isParted || gap.contains(where: { tree.text(TokenID($0)) == "await" })
                    else { return nil }
                    let names = choices(other.values, in: other.scope, depth: 0).map(\.name)
                    return names.isEmpty || names.contains(nil) ? nil : names.compactMap { $0 }
                }
                guard tree.kind(outer) == .closure else { break }
                let name = tree.calledName(of: outer)
                if name.map({ Self.deferring.contains($0) }) ?? false {
                    isParted = true
                } else if !(name.map { Self.immediate.contains($0) } ?? false) {
                    return nil
                }
            case .for, .while, .repeat: return nil
            default: break
            }
            inner = outer
        }
        return nil
    }
}

extension SyntaxTree {
    /// Whether an expression is all that a `let` or an `if let` ever stands for.
    fileprivate func isConstantValue(_ value: NodeID) -> Bool {
        guard let initializer = parent(value), kind(initializer) == .initializer, let binding = parent(initializer) else { return false }
        if kind(binding) == .optionalBinding { return true }
        guard kind(binding) == .patternBinding, let declaration = parent(binding), mainToken(declaration) != .none,
            let pattern = firstChild(binding)
        else { return false }
        return kind(pattern) == .identifierPattern && text(mainToken(declaration)) == "let"
    }

    /// The name of what a closure is passed to.
    fileprivate func calledName(of closure: NodeID) -> String? {
        var owner = parent(closure)
        while let node = owner, [.labeledClosure, .argument, .argumentList].contains(kind(node)) { owner = parent(node) }
        guard let call = owner, kind(call) == .call else { return nil }
        return calleeToken(call).map { name($0) }
    }
}

extension Program {
    /// The expressions that a block may result in: what it returns, or its only expression.
    func results(of block: NodeID, in file: FileID) -> [NodeID] {
        let tree = tree(file)
        switch tree.kind(block) {
        case .if: return tree.children(block).filter { [.block, .if].contains(tree.kind($0)) }.flatMap { results(of: $0, in: file) }
        case .switch:
            return tree.children(block).filter { tree.kind($0) == .switchCase }
                .flatMap { tree.child($0, .statementList).map { results(of: $0, in: file) } ?? [] }
        case .return: return tree.children(block).map { $0 }
        case .block, .getterBlock, .statementList:
            let items = activeItems(of: block, in: file)
            if items.count == 1 { return results(of: items[0], in: file) }
            return items.flatMap { tree.returns(in: $0) }
        default: return [block]
        }
    }
}

extension SyntaxTree {
    /// What a statement returns, functions and closures in it left out.
    fileprivate func returns(in statement: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        var next = statement.rawValue
        let end = statement.rawValue + self[statement].size
        while next < end {
            let node = NodeID(next)
            next += 1
            switch kind(node) {
            case .closure, .functionDecl: next = node.rawValue + self[node].size
            case .return: result += children(node)
            default: continue
            }
        }
        return result
    }
}
