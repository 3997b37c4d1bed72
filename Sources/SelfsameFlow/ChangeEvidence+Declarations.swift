// What a declaration shows of change: the wrapper that keeps it, the writes to it, the callers that give it, what it is computed from.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension ChangeEvidence {
    /// Whether a declaration that code of a scope reads, of a value where it stands behind one, changes.
    func changes(declared id: DeclID, of base: NodeID?, in scope: CodeScope, by change: Change, depth: Int) -> Bool {
        let declaration = program[id]
        guard declaration.kind == .variable, !analyzer.isFromPrelude(id) else { return false }
        if let wrapper = analyzer.wrapper(of: id), wrapper.name != "Published" {
            return changes(wrapped: id, wrapper, of: base, in: scope, by: change, depth: depth)
        }
        guard declaration.flags.contains(.isStored) else {
            let witnesses = requirementWitnesses(of: id)
            if !witnesses.isEmpty {
                return witnesses.contains { changes(declared: $0, of: base, in: scope, by: change, depth: depth + 1) }
            }
            return changes(computed: id, of: base, in: scope, by: change, depth: depth)
        }
        let owner = program.nominal(containing: id)
        if owner == .none || declaration.flags.contains(.isStatic) { return isWritten(id, by: change, depth: depth) }
        if program[owner].kind == .structType, analyzer.isContentType(owner) {
            return isGivenChanging(.property(id), by: change, depth: depth) || isWritten(id, by: change, depth: depth)
        }
        if !declaration.flags.contains(.isLet), isWritten(id, by: change, depth: depth) { return true }
        if isMadeOtherwise(id, of: base, in: scope, by: change, depth: depth) { return true }
        // A fact that the datum was made with: another one comes with another datum, which is mostly of the same kind.
        return !change.isOfTheWhole && replaces(base, in: scope, depth: depth)
    }

    /// Whether another datum takes the place of what a member is read of.
    private func replaces(_ base: NodeID?, in scope: CodeScope, depth: Int) -> Bool {
        guard let base, !program.tree(scope.file).isSelf(base) else { return changesSelf(in: scope, by: .datum, depth: depth) }
        return changes(base, in: scope, by: .datum, depth: depth + 1)
    }

    // MARK: Wrappers

    /// Wrappers whose values the system or the user changes, whoever writes them.
    private static let living: Set<String> = [
        "FocusState", "AccessibilityFocusState", "GestureState", "AppStorage", "SceneStorage", "ScaledMetric", "PhysicalMetric", "Query",
        "FetchRequest", "SectionedFetchRequest", "FocusedValue", "FocusedBinding", "FocusedSceneValue",
    ]

    /// Wrappers that hold an object: what is read of it changes, not the object.
    private static let objects: Set<String> = [
        "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "FocusedObject", "Namespace", "UIApplicationDelegateAdaptor",
        "NSApplicationDelegateAdaptor",
    ]

    private func changes(
        wrapped id: DeclID, _ wrapper: PropertyWrapper, of base: NodeID?, in scope: CodeScope, by change: Change, depth: Int
    ) -> Bool {
        if Self.living.contains(wrapper.name) { return change != .datum }
        if Self.objects.contains(wrapper.name) { return false }
        switch wrapper.name {
        case "Environment": return changes(environment: wrapper, by: change, depth: depth)
        case "Binding":
            if change == .datum { return isGivenChanging(.property(id), by: .datum, depth: depth) }
            let given = analyzer.given(.property(id))
            return given.expressions.isEmpty || given.expressions.contains { !isConstantBinding($0) }
        case "State" where analyzer.writes(to: id).isEmpty:
            // That a value is `@State` says by itself that it changes, but not where it only keeps what it was made with; an object stays, and
            // what is read of it changes.
            guard !analyzer.keepsFirstValue(id) else { return false }
            let type = analyzer.nominal(analyzer.valueType(of: id))
            return change != .datum && (type == .none || ![.classType, .actorType].contains(program[type].kind))
        // `@State`, a wrapper of the program's own, or of a library.
        default: return isWritten(id, by: change, depth: depth)
        }
    }

    private func isConstantBinding(_ given: GivenExpression) -> Bool {
        guard case .expression(let node, let scope) = given.source else { return false }
        let tree = program.tree(scope.file)
        return tree.kind(node) == .call && tree.calleeToken(node).map { tree.name($0) == "constant" } ?? false
    }

    private func changes(environment wrapper: PropertyWrapper, by change: Change, depth: Int) -> Bool {
        guard let key = analyzer.environmentKey(wrapper), change != .datum || analyzer.isEnvironmentOfProgram(key) else { return false }
        guard analyzer.isEnvironmentOfProgram(key) else { return !analyzer.isConstantEnvironment(key) }
        let writes = analyzer.environmentWrites(of: key)
        return writes.values.contains { changes($0.node, in: $0.scope, by: change, depth: depth + 1) }
    }

    // MARK: Computed values

    private func changes(computed id: DeclID, of base: NodeID?, in scope: CodeScope, by change: Change, depth: Int) -> Bool {
        guard let block = analyzer.bodyHolder(of: id), called.insert(id).inserted else { return false }
        defer { called.remove(id) }
        return reading(id, of: base, in: scope) {
            changes(block, in: CodeScope(id, file: program[id].file), by: change, depth: depth + 1)
        }
    }

    /// How deep calls are followed.
    private static let callLimit = 6

    /// Whether what a function reads changes; its arguments are read where they stand.
    func changes(calling id: DeclID, of base: NodeID?, in scope: CodeScope, depth: Int) -> Bool {
        guard program[id].kind == .function, !analyzer.isFromPrelude(id), called.count < Self.callLimit,
            let block = analyzer.bodyHolder(of: id), called.insert(id).inserted
        else { return false }
        defer { called.remove(id) }
        return reading(id, of: base, in: scope) { changes(block, in: CodeScope(id, file: program[id].file), depth: depth + 1) }
    }

    /// Reads the body of a member, whose `self` is the value before it.
    private func reading(_ id: DeclID, of base: NodeID?, in scope: CodeScope, _ ask: () -> Bool) -> Bool {
        let outer = receivers[id]
        defer { receivers[id] = outer }
        let isOnSelf = base.map { program.tree(scope.file).isSelf($0) } ?? true
        if !isOnSelf, let base {
            receivers[id] = Receiver(node: base, scope: scope)
        } else if scope.declaration != .none, let receiver = receivers[scope.declaration] {
            receivers[id] = receiver
        }
        return ask()
    }

    /// What fulfils a requirement of a protocol of the program; none for anything else.
    private func requirementWitnesses(of id: DeclID) -> [DeclID] {
        let parent = program[id].parent
        guard parent != .none, program[parent].kind == .protocolType else { return [] }
        return analyzer.valuesAndTypes(named: program[id].name).filter { witness in
            let owner = program.nominal(containing: witness)
            return witness != id && program[witness].kind == .variable && owner != .none
                && (owner == parent && program[program[witness].parent].kind == .extensionBlock
                    || owner != parent && program.statedProtocols(of: owner).contains(parent) && program[owner].kind != .protocolType)
        }
    }

    // MARK: Callers

    /// Whether some caller gives a value that changes. What no code of the program gives comes from elsewhere, and may change.
    func isGivenChanging(_ value: GivenValue, by change: Change, depth: Int) -> Bool {
        let key = ChangeKey(value: value, change: change)
        if let known = analyzer.flowCache.changes[key] { return known }
        guard open.insert(key).inserted else {
            isCut = true
            return false
        }
        defer { open.remove(key) }
        let given = analyzer.given(value)
        let expressions = given.expressions.filter { isOfAskedType($0, for: value) }
        if expressions.isEmpty, !given.hasUnclear { return change != .datum }
        let outer = (isCut, receivers, called)
        (isCut, receivers, called) = (false, [:], [])
        let found = expressions.contains { gives($0, by: change, depth: depth + 1) }
        if found || !isCut { analyzer.flowCache.changes[key] = found }
        (isCut, receivers, called) = (outer.0 || isCut, outer.1, outer.2)
        return found
    }

    /// Whether what a member is called on is certainly of its type: other types have members of that name, too.
    private func isOfAskedType(_ given: GivenExpression, for value: GivenValue) -> Bool {
        guard case .owner = value, case .expression(let node, let scope) = given.source else { return true }
        return analyzer.nominal(analyzer.typeOfValue(node, in: scope)) == given.type
    }

    private func gives(_ given: GivenExpression, by change: Change, depth: Int) -> Bool {
        switch given.source {
        case .expression(let node, let scope):
            // A closure is the same action in every pass, whatever it reads.
            if program.tree(scope.file).kind(node) == .closure { return false }
            if let choice = given.choice, change != .datum {
                let conditions = program.tree(scope.file).children(choice).prefix { program.tree(scope.file).kind($0) != .ternary }
                if conditions.contains(where: { changes($0, in: scope, depth: depth) }) { return true }
            }
            if change == .presence, analyzer.isNeverNil(node, in: scope) { return false }
            return changes(node, in: scope, by: change, type: given.type, depth: depth)
        case .same(let value): return isGivenChanging(value, by: change, depth: depth)
        }
    }
}

extension Flow {
    /// Whether the program declares a value of the environment itself.
    func isEnvironmentOfProgram(_ key: String) -> Bool {
        guard let name = program.names.find(key) else { return false }
        return valuesAndTypes(named: name).contains { id in
            let owner = program.nominal(containing: id)
            return owner != .none && self.name(program[owner].name) == "EnvironmentValues"
        }
    }

    /// Whether a value of SwiftUI's environment stays the same as long as a view lives.
    func isConstantEnvironment(_ key: String) -> Bool { ["widgetFamily", "widgetRenderingMode"].contains(key) }
}
