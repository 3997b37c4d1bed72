// Code that results in a value: blocks with one expression or with returns, `if` and `switch`, and the conditions that choose.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// Whether a condition holds.
enum LayoutTruth {
    case known(Bool)
    case unknown(UnknownValue)
}

extension ValueReader {
    /// The result of a block, a getter or a closure.
    func result(of place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        let tree = program.tree(place.scope.file)
        let inner = place.scope == scope.code ? scope : ValueScope(place.scope, scope.instance)
        if inner !== scope {
            inner.parameters = scope.parameters
            inner.views = scope.views
            inner.receiver = scope.receiver
            inner.closureViews = scope.closureViews
            inner.closures = scope.closures
        }
        switch tree.kind(place.node) {
        case .block, .getterBlock, .statementList, .closure:
            let items = program.activeItems(of: place.node, in: place.scope.file).filter { tree.kind($0) != .closureSignature }
            return result(of: items, place, in: inner) ?? .unknown("the result of the code is unknown", place)
        case .if, .switch: return result(of: [place.node], place, in: inner) ?? .unknown("the result of the code is unknown", place)
        default: return value(of: place, in: inner)
        }
    }

    /// The result of statements; nil where they end without one.
    private func result(of items: [NodeID], _ place: ValuePlace, in scope: ValueScope) -> LayoutValue? {
        let tree = program.tree(place.scope.file)
        for (index, item) in items.enumerated() {
            switch tree.kind(item) {
            case .variableDecl, .functionDecl: continue
            case .return: return tree.firstChild(item).map { value(of: place.with($0), in: scope) } ?? LayoutValue.none
            case .if, .guard:
                guard let list = tree.child(item, .conditionList) else { return nil }
                let blocks = tree.children(item).filter { [.block, .if].contains(tree.kind($0)) }
                switch assumed(holds(list, place.scope, in: scope)) {
                case .unknown(let unknown): return .unknown(unknown)
                case .known(let truth):
                    let isGuard = tree.kind(item) == .guard
                    guard let taken = isGuard ? (truth ? nil : blocks.first) : truth ? blocks.first : blocks.dropFirst().first else {
                        continue
                    }
                    if let found = tree.kind(taken) == .if
                        ? result(of: [taken], place, in: scope)
                        : result(of: program.activeItems(of: taken, in: place.scope.file), place, in: scope)
                    {
                        return found
                    }
                }
            case .switch:
                guard let arm = arm(of: item, place.scope, in: scope) ?? assumedArm(of: item, place) else {
                    return .unknown("the case is unknown", place.with(item))
                }
                let statements = SwitchCase(tree, arm)?.statements ?? []
                if let found = result(of: statements, place, in: scope) { return found }
            default:
                // An expression that is the only statement left is the result.
                if index == items.count - 1, tree.kind(item).isExpression { return value(of: place.with(item), in: scope) }
            }
        }
        return nil
    }

    /// Whether all clauses of a condition hold.
    func holds(_ list: NodeID, _ code: CodeScope, in scope: ValueScope) -> LayoutTruth {
        let tree = program.tree(code.file)
        var unknown: UnknownValue?
        for clause in tree.clauses(of: list) {
            switch truth(of: clause, code, in: scope) {
            case .known(false): return .known(false)
            case .known(true): continue
            case .unknown(let found): unknown = unknown ?? found
            }
        }
        return unknown.map { .unknown($0) } ?? .known(true)
    }

    private func truth(of clause: NodeID, _ code: CodeScope, in scope: ValueScope) -> LayoutTruth {
        let tree = program.tree(code.file)
        let place = ValuePlace(clause, in: code)
        switch tree.kind(clause) {
        case .optionalBinding:
            // Of `if let x` it is the `x` outside that counts.
            let bound: LayoutValue =
                if let initial = tree.initialValue(of: clause) {
                    value(of: place.with(initial), in: scope)
                } else {
                    tree.firstChild(clause).map { shorthand($0, place, in: scope) } ?? .unknown("a binding", place)
                }
            switch bound {
            case .none: return .known(false)
            case .unknown(let unknown): return .unknown(unknown)
            default: return .known(true)
            }
        case .matchingCondition:
            guard let pattern = tree.firstChild(clause), let initial = tree.initialValue(of: clause) else { return .known(true) }
            return matches(pattern, value(of: place.with(initial), in: scope), place, in: scope)
        case .availabilityCondition: return .known(isAvailable(clause, tree))
        default:
            switch value(of: place, in: scope) {
            case .truth(let truth): return .known(truth)
            case .unknown(let unknown): return .unknown(unknown)
            default: return .unknown(UnknownValue(reason: "the condition is unknown", file: code.file, node: clause))
            }
        }
    }

    /// The newest systems: what is asked for is there, and nothing is missing.
    func isAvailable(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
        tree.mainToken(node) == .none || tree.tokens.kind(tree.mainToken(node)) != .poundUnavailable
    }

    private func shorthand(_ pattern: NodeID, _ place: ValuePlace, in scope: ValueScope) -> LayoutValue {
        let tree = program.tree(place.scope.file)
        let name = tree.name(tree.mainToken(pattern))
        if let chosen = settings.values[name] { return chosen.value }
        guard case .declared(let found, _) = code.step(from: place.with(pattern), analyzer), let id = found.first else {
            return value(of: place.with(pattern), in: scope)
        }
        return property(id, of: scope.instance, place.with(pattern))
    }

    /// The case of a `switch` that is taken; nil where that is not known.
    func arm(of node: NodeID, _ code: CodeScope, in scope: ValueScope) -> NodeID? {
        let tree = program.tree(code.file)
        guard let statement = SwitchStatement(tree, node), let subject = statement.subject else { return nil }
        let place = ValuePlace(subject, in: code)
        let value = value(of: place, in: scope)
        for arm in statement.cases {
            if arm.items.isEmpty { return arm.id }
            for item in arm.items {
                guard let pattern = item.pattern else { return arm.id }
                switch matches(pattern, value, place, in: scope) {
                case .unknown: return nil
                case .known(false): continue
                case .known(true):
                    guard let clause = item.whereClause else { return arm.id }
                    switch self.value(of: place.with(clause), in: scope) {
                    case .truth(true): return arm.id
                    case .truth(false): continue
                    default: return nil
                    }
                }
            }
        }
        return nil
    }

    /// Whether what comes with a case matches the arguments of a pattern.
    private func matches(
        _ arguments: [Argument], _ fields: [LabeledValue], _ place: ValuePlace, in scope: ValueScope
    ) -> LayoutTruth {
        let tree = program.tree(place.scope.file)
        var unknown: LayoutTruth?
        for (index, argument) in arguments.enumerated() {
            guard let pattern = argument.expression, let field = field(index, argument.label, of: fields, tree) else { continue }
            let isPattern = tree.kind(pattern).isPattern
            let truth = isPattern ? matches(pattern, field, place, in: scope) : matchesExpression(pattern, field, place, in: scope)
            switch truth {
            case .known(true): continue
            case .known(false): return truth
            case .unknown: unknown = unknown ?? truth
            }
        }
        return unknown ?? .known(true)
    }

    private func matchesExpression(_ node: NodeID, _ value: LayoutValue, _ place: ValuePlace, in scope: ValueScope) -> LayoutTruth {
        if let isEqual = isEqual(value, self.value(of: place.with(node), in: scope)) { return .known(isEqual) }
        return .unknown(UnknownValue(reason: "the match of a pattern is unknown", file: place.scope.file, node: node))
    }

    /// Whether a value matches a pattern.
    private func matches(_ pattern: NodeID, _ value: LayoutValue, _ place: ValuePlace, in scope: ValueScope) -> LayoutTruth {
        let tree = program.tree(place.scope.file)
        if case .unknown(let unknown) = value { return .unknown(unknown) }
        switch tree.kind(pattern) {
        case .wildcardPattern, .identifierPattern: return .known(true)
        case .valueBindingPattern, .expressionPattern:
            guard let inner = tree.firstChild(pattern) else { return .known(true) }
            if tree.kind(inner).isPattern { return matches(inner, value, place, in: scope) }
            let callee = tree.kind(inner) == .call ? tree.firstChild(inner) ?? inner : inner
            if case .member(let name, let fields) = value, tree.isCaseName(inner), let token = tree.calleeToken(callee) {
                guard tree.name(token) == name else { return .known(false) }
                return matches(FunctionCall(tree, inner)?.arguments ?? [], fields, place, in: scope)
            }
            if case .made("", let fields) = value, tree.kind(inner) == .tuple {
                return matches(Argument.all(tree, in: inner), fields, place, in: scope)
            }
            let other = self.value(of: place.with(inner), in: scope)
            if let isEqual = isEqual(value, other) { return .known(isEqual) }
        default: break
        }
        return .unknown(UnknownValue(reason: "the match of a pattern is unknown", file: place.scope.file, node: pattern))
    }
}
