// Whether the program shows that an expression changes while its view lives: some value that it reads is written, handed on to be written, given
// by the system, or comes from a caller of which that is true. A fact that a datum is made with, such as its kind, flips only with the whole
// datum; that the datum is loaded or refreshed is no evidence that another one takes its place. What is not known is no evidence.
//
// This file walks expressions; `ChangeEvidence+Declarations.swift` says what a declaration shows, `ChangeEvidence+Writes.swift` what a write.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What counts as a change.
package enum Change: Hashable {
    /// Another value.
    case value
    /// Another case of an enumeration, whatever comes with it.
    case kind
    /// Another value of its own: whether there is one at all is a fact that a datum is made with, like its kind.
    case assignment
    /// A value where there was none, or none where there was one.
    case presence
    /// Another datum in the place of this one.
    case datum

    /// Whether it can be told from what the value itself is assigned, whatever is assigned to its parts.
    var isOfTheWhole: Bool { self == .kind || self == .assignment || self == .presence }
}

/// A value that callers give, and the change that is asked for.
package struct ChangeKey: Hashable {
    var value: GivenValue
    var change: Change
}

extension Flow {
    /// Whether the program shows that an argument changes while the view lives; of an optional that is only asked for being nil, whether it
    /// becomes nil or gets a value.
    public func showsChange(of argument: ArgumentRecord, asOptional isAskedForNil: Bool, in body: LoweredBody) -> Bool {
        let scope = CodeScope(body)
        if isAskedForNil, isNeverNil(argument.syntax, in: scope) { return false }
        return ChangeEvidence(analyzer: self).changes(argument.syntax, in: scope, by: isAskedForNil ? .presence : .value)
    }

    /// Whether an expression is no optional: passed for one, it is never nil.
    func isNeverNil(_ node: NodeID, in scope: CodeScope) -> Bool {
        switch program.tree(scope.file).kind(node) {
        case .nil: return false
        case .boolean, .integer, .float, .string, .array, .dictionary, .closure: return true
        default:
            let type = typeOfExpression(node, in: scope)
            return isKnown(type) && wrappedType(type) == nil
        }
    }
}

/// One question for evidence. It follows names to where their values come from, and counts its steps.
package final class ChangeEvidence {
    let analyzer: Flow
    /// Values given by callers that are being asked for.
    var open: Set<ChangeKey> = []
    /// Whether an answer was cut short by a cycle.
    var isCut = false
    /// What the member being read is read of, where that is known.
    var receivers: [DeclID: Receiver] = [:]
    /// Functions whose bodies are being read: their parameters are the arguments, which are read where they stand.
    var called: Set<DeclID> = []
    /// Closures that are being read: what calls them decides on their parameters.
    private var closures: Set<CodePlace> = []
    /// How many nodes may still be looked at.
    var budget = 3000

    package init(analyzer: Flow) { self.analyzer = analyzer }

    var program: Program { analyzer.program }

    /// A value that a member is read of.
    struct Receiver {
        var node: NodeID
        var scope: CodeScope
    }

    /// Whether the program shows that an expression changes.
    package func changes(_ node: NodeID, in scope: CodeScope, by change: Change = .value, type: DeclID = .none, depth: Int = 0) -> Bool {
        let tree = program.tree(scope.file)
        guard depth < 48, budget > 0 else {
            isCut = true
            return false
        }
        budget -= 1
        switch tree.kind(node) {
        case .availabilityCondition, .boolean, .integer, .float, .nil, .typeAnnotation, .keyPath, .identifierPattern: return false
        case .reference: return changesReference(node, in: scope, by: change, depth: depth)
        case .member: return changesMember(node, in: scope, by: change, depth: depth)
        case .call: return changesCall(node, in: scope, by: change, type: type, depth: depth)
        case .optionalBinding:
            if let name = tree.nameRead(at: node) { return changes(name, at: node, in: scope, by: .presence, depth: depth) }
            guard let value = tree.initialValue(of: node) else { return false }
            return changes(value, in: scope, by: .presence, depth: depth + 1)
        case .matchingCondition:
            guard let value = tree.initialValue(of: node) else { return false }
            return changes(value, in: scope, by: .kind, depth: depth + 1)
        case .sequence: return changesSequence(node, in: scope, by: change, type: type, depth: depth)
        case .closure:
            // Passed to a function it is part of what is read; as a value by itself it is the same action in every pass.
            guard let outer = tree.parent(node), [.call, .argument, .labeledClosure].contains(tree.kind(outer)) else { return false }
            let place = CodePlace(file: scope.file, node: node)
            let isNew = closures.insert(place).inserted
            defer { if isNew { closures.remove(place) } }
            return tree.children(node).contains { changes($0, in: scope, depth: depth + 1) }
        case .prefix, .postfix, .forceUnwrap, .tuple, .argument, .optionalChain, .try, .await:
            return tree.children(node).contains { changes($0, in: scope, by: change, type: type, depth: depth + 1) }
        case .getterBlock, .block, .statementList, .return, .if, .switch, .switchCase:
            return changesBlock(node, in: scope, by: change, type: type, depth: depth)
        default: return tree.children(node).contains { changes($0, in: scope, depth: depth + 1) }
        }
    }

    /// Statements: what they result in is asked for the change, what decides between results whether it decides otherwise.
    private func changesBlock(_ node: NodeID, in scope: CodeScope, by change: Change, type: DeclID, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        let parts = Array(tree.children(node))
        let items = parts.flatMap { tree.children($0).filter { tree.kind($0) == .caseItem } }
        let readsCases = change != .datum && items.allSatisfy { tree.namesCase($0) && tree.bindsOnly($0) }
        return parts.contains { part in
            let asked: Change =
                switch tree.kind(part) {
                case .block, .statementList, .return, .if, .switch, .switchCase: change
                case .conditionList, .caseItem: .value
                default: tree.kind(node) == .switch ? (readsCases ? .assignment : .value) : parts.count == 1 ? change : .value
                }
            return changes(part, in: scope, by: asked, type: type, depth: depth + 1)
        }
    }

    /// Operators and what they stand between; next to a comparison with a case only the case of the other side counts.
    private func changesSequence(_ node: NodeID, in scope: CodeScope, by change: Change, type: DeclID, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        let parts = Array(tree.children(node))
        let operators = parts.filter { tree.kind($0) == .binaryOperator }
        let isOperation = !operators.isEmpty
        let isDefaulted = operators.allSatisfy { tree.text($0) == "??" }
        return parts.indices.contains { index in
            let part = parts[index]
            if [.binaryOperator, .assignment, .cast, .arrow].contains(tree.kind(part)) { return false }
            // `mode ?? .plain` is a mode; what else operators make is another value. A datum is asked for as a whole.
            var asked = isOperation && !isDefaulted && change != .datum ? Change.value : change
            // What stands before `?` chooses.
            if change != .datum, parts[(index + 1)...].contains(where: { tree.kind($0) == .ternary }) { asked = .value }
            if let compared = comparison(index, of: parts, in: scope) { asked = compared }
            return changes(part, in: scope, by: asked, type: type, depth: depth + 1)
        }
    }

    /// What a comparison with a case or with nil asks of the other side.
    private func comparison(_ index: Int, of parts: [NodeID], in scope: CodeScope) -> Change? {
        let tree = program.tree(scope.file)
        for operation in [index - 1, index + 1] {
            guard parts.indices.contains(operation), tree.kind(parts[operation]) == .binaryOperator,
                ["==", "!="].contains(tree.text(parts[operation]))
            else { continue }
            let other = operation < index ? operation - 1 : operation + 1
            guard parts.indices.contains(other) else { continue }
            if tree.isCaseName(parts[other]) { return .kind }
            if tree.kind(parts[other]) == .nil { return .presence }
        }
        return nil
    }

    // MARK: Names

    private func changesReference(_ node: NodeID, in scope: CodeScope, by change: Change, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        let token = tree.mainToken(node)
        guard token != .none else { return false }
        if tree.tokens.kind(token) == .selfKeyword { return changesSelf(in: scope, by: change, depth: depth) }
        return changes(token, at: node, in: scope, by: change, depth: depth)
    }

    private func changes(_ token: TokenID, at node: NodeID, in scope: CodeScope, by change: Change, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        switch analyzer.origin(of: token, at: node, in: scope) {
        case .local(let value?):
            // Where `if let` has bound it, there is a value.
            if tree.kind(value) == .optionalBinding {
                return change != .presence && changes(token, at: value, in: scope, by: change, depth: depth + 1)
            }
            return changes(value, in: scope, by: change, depth: depth + 1)
        case .parameter(let function):
            guard !called.contains(scope.declaration), let value = analyzer.givenParameter(named: token, of: function, in: scope) else {
                return false
            }
            return isGivenChanging(value, by: change, depth: depth)
        case .closureParameter(let closure):
            return !closures.contains(CodePlace(file: scope.file, node: closure)) && changesParameter(of: closure, in: scope)
        case .declaration(let found): return changes(declared: found, of: nil, in: scope, by: change, depth: depth + 1)
        case .local(nil), .element, .unknown: return false
        }
    }

    /// A row's element is replaced by other rows, an item of a sheet by another sheet; what SwiftUI hands to other closures, such as a geometry
    /// or a phase, changes as it likes.
    private func changesParameter(of closure: NodeID, in scope: CodeScope) -> Bool {
        if let content = program.tree(scope.file).repeatedContent(closure) {
            let walk = InvarianceWalk(analyzer: analyzer)
            return content.kind == .presentation && !walk.isIdentity(parameterOf: closure, member: nil, type: .none, in: scope)
        }
        guard scope.declaration != .none, let body = analyzer.contentBody(of: scope.declaration) else { return false }
        return body.calls.contains { call in
            call.declaration != .none && analyzer.isFromPrelude(call.declaration) && call.arguments.contains { $0.syntax == closure }
        }
    }

    /// `self`: of a view it stays, of a value it is what the member is read of.
    func changesSelf(in scope: CodeScope, by change: Change, depth: Int) -> Bool {
        guard scope.declaration != .none else { return false }
        if let receiver = receivers[scope.declaration] {
            receivers[scope.declaration] = nil
            defer { receivers[scope.declaration] = receiver }
            return changes(receiver.node, in: receiver.scope, by: change, depth: depth + 1)
        }
        let owner = scope.type(in: program)
        guard owner != .none, [.enumType, .structType].contains(program[owner].kind), !analyzer.isContentType(owner) else { return false }
        return isGivenChanging(.owner(scope.declaration), by: change, depth: depth)
    }

    // MARK: Members

    private func changesMember(_ node: NodeID, in scope: CodeScope, by change: Change, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        let parts = Array(tree.children(node))
        // `.pad`: a constant, such as a case.
        guard parts.count == 2, tree.mainToken(parts[1]) != .none, !tree.isProcessFact(node) else { return false }
        if Self.clock.contains(tree.name(tree.mainToken(parts[1]))) { return true }
        // `x?.y` is nil where x is.
        if tree.kind(parts[0]) == .optionalChain, change != .datum, changes(parts[0], in: scope, by: .presence, depth: depth + 1) {
            return true
        }
        let found = declarations(ofMember: node, in: scope)
        if found.isEmpty {
            // A member of SwiftUI's or the system's: as its value.
            if tree.isTypeName(parts[0]) { return false }
            return changes(parts[0], in: scope, by: change == .datum ? .datum : .value, depth: depth + 1)
        }
        return found.contains { changes(declared: $0, of: parts[0], in: scope, by: change, depth: depth + 1) }
    }

    private func changesCall(_ node: NodeID, in scope: CodeScope, by change: Change, type: DeclID, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        guard let callee = tree.firstChild(node) else { return false }
        if change.isOfTheWhole, tree.isCaseName(node) { return false }
        let arguments = tree.children(node).dropFirst()
        if tree.kind(callee) == .reference, tree.mainToken(callee) != .none {
            let text = tree.name(tree.mainToken(callee))
            if text == "Date", tree.child(node, .argumentList).map({ tree[$0].size == 1 }) ?? false { return true }
            if case .declaration(let function) = analyzer.origin(of: tree.mainToken(callee), at: callee, in: scope),
                changes(calling: function, of: nil, in: scope, depth: depth)
            {
                return true
            }
            if case .local(let block?) = analyzer.origin(of: tree.mainToken(callee), at: callee, in: scope),
                changes(block, in: scope, depth: depth + 1)
            {
                return true
            }
        } else if tree.kind(callee) == .member, let base = tree.firstChild(callee), tree[callee].size > 2 {
            if tree.calleeToken(callee).map({ Self.clock.contains(tree.name($0)) }) ?? false { return true }
            let found = declarations(ofMember: callee, in: scope)
            if found.contains(where: { changes(calling: $0, of: base, in: scope, depth: depth) }) { return true }
            if found.isEmpty, !tree.isTypeName(base), changes(base, in: scope, by: change == .datum ? .datum : .value, depth: depth + 1) {
                return true
            }
        } else if changes(callee, in: scope, depth: depth + 1) {
            return true
        }
        return arguments.contains { changes($0, in: scope, depth: depth + 1) }
    }

    /// The declarations of the program that a member may be; none where it belongs to the system.
    func declarations(ofMember node: NodeID, in scope: CodeScope) -> [DeclID] {
        let tree = program.tree(scope.file)
        let parts = Array(tree.children(node))
        guard parts.count == 2, tree.mainToken(parts[1]) != .none,
            let name = program.names.find(tree.name(tree.mainToken(parts[1])).withoutProjection)
        else { return [] }
        var owner = DeclID.none
        if tree.isSelf(parts[0]) {
            owner = scope.type(in: program)
        } else if tree.isTypeName(parts[0]), tree.kind(parts[0]) == .reference,
            case .declaration(let found) = analyzer.origin(of: tree.mainToken(parts[0]), at: parts[0], in: scope),
            program[found].kind.isNominal
        {
            owner = found
        } else {
            owner = analyzer.nominal(analyzer.typeOfValue(parts[0], in: scope))
        }
        if owner != .none {
            let members = analyzer.valueMembers(named: name, of: owner, from: scope.file)
            if !members.isEmpty || !program[owner].flags.contains(.isDynamicMemberLookup) {
                return members.filter { !analyzer.isFromPrelude($0) }
            }
        }
        // Reached through a type that is not known, or that hands members on: the one property of that name close by.
        let nearest = program.nearest(analyzer.valuesAndTypes(named: name).filter { isInstanceProperty($0) }, to: scope.file)
        return nearest.count == 1 ? nearest : []
    }

    private func isInstanceProperty(_ id: DeclID) -> Bool {
        program[id].kind == .variable && program[id].parent != .none && !program[id].flags.contains(.isStatic)
    }

    /// Members of the system that tell the time, or something else each time.
    private static let clock: Set<String> = [
        "now", "timeIntervalSinceNow", "isDateInToday", "isDateInYesterday", "isDateInTomorrow", "isDateInWeekend", "random",
        "randomElement",
    ]
}

extension Flow {
    /// Whether a type is a view or other content, whose stored properties are what its callers give.
    func isContentType(_ type: DeclID) -> Bool {
        let stated = program.statedProtocols(of: type)
        return (wellKnown.contentProtocols + [wellKnown.viewModifier]).contains { stated.contains($0) }
            || stated.contains { name(program[$0].name).hasSuffix("Style") }
    }

    /// The properties and functions of a name in a type, its superclasses, and the protocols that it states.
    func valueMembers(named name: Name, of type: DeclID, from file: FileID) -> [DeclID] {
        if case .declaration(let found)? = member(name, of: type, from: file) { return [found] }
        for proto in program.statedProtocols(of: type) {
            let found = program.members(of: proto, named: name, from: file).filter { program[$0].kind.isValue }
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension SyntaxTree {
    /// Whether an expression names a case: `.open`, `.open(1)`, `Door.open`.
    package func isCaseName(_ node: NodeID) -> Bool {
        switch kind(node) {
        case .call: firstChild(node).map { isCaseName($0) } ?? false
        case .member:
            self[node].size == 2
                || firstChild(node).map { isTypeName($0) } == true && calleeToken(node).map { name($0).first?.isLowercase == true } == true
        default: false
        }
    }

    /// Whether a case item matches a case, and not a value or an expression.
    package func namesCase(_ item: NodeID) -> Bool {
        guard let pattern = firstChild(item) else { return false }
        return ![.integer, .float, .string, .boolean, .sequence, .tuple, .tuplePattern].contains(kind(pattern))
    }
}
