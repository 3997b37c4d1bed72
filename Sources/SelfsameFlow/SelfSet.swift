// Whether a view that is made again sets a value of its own by itself: code that runs when it appears, or with what it measures, writes the value,
// and nothing else does but code that follows other values. Such a value is loaded or measured once more; what a user did is not in it.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// When code that writes a value runs.
private enum WriteOccasion {
    /// When the view appears, or is measured: again for each new view.
    case appearance
    /// When another value changes.
    case following
    /// At any other time, or not known.
    case other
}

/// Which values views set by themselves.
private final class SelfSetStore: FlowStore {
    var known: [DeclID: Bool] = [:]

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// Whether a view that is made again gives one of its stored properties its value by itself.
    package func isSetByItself(_ property: DeclID) -> Bool {
        let store = store(SelfSetStore.self)
        if let known = store.known[property] { return known }
        let writes = writes(to: property)
        let occasions = writes.known.map { write in
            write.isHandedOn ? .other : occasion(of: write.use.node, in: write.scope, depth: 0)
        }
        let isSet = writes.isComplete && occasions.contains(.appearance) && !occasions.contains(.other)
        store.known[property] = isSet
        return isSet
    }

    /// Whether a stored property ever comes to have another value. One that is only handed to controls that are disabled for good does not.
    package func comesToChange(_ property: DeclID) -> Bool {
        let writes = writes(to: property)
        return !writes.isComplete || writes.known.contains { !($0.isHandedOn && isGivenToDisabled($0)) }
    }

    /// Whether `$x` is given to a control of the prelude with `.disabled(true)` on it.
    private func isGivenToDisabled(_ write: PropertyWrite) -> Bool {
        let tree = program.tree(write.use.file)
        guard write.scope.declaration != .none, let body = contentBody(of: write.scope.declaration),
            let control = body.innermost(around: write.use.node, in: tree), body[control].kind == .construct,
            let call = body.call(control), isFromPrelude(call.declaration)
        else { return false }
        return isDisabled(control, in: body)
    }

    /// Whether a view has `.disabled(true)` on it: nobody uses it.
    package func isDisabled(_ view: ViewNodeID, in body: LoweredBody) -> Bool {
        for (child, parent) in body.ancestry(of: view) {
            guard body[parent].kind == .modifier, body[child].role == .base, let modifier = body.call(parent) else { return false }
            let isKeyed = program.markDetails(of: modifier.declaration).contains { $0 == .key("isEnabled and") }
            if isKeyed, modifier.arguments.first?.literal == .boolean(true) { return true }
        }
        return false
    }

    /// When the code at a node runs, as the closures around it say, and the calls of the function that it stands in.
    private func occasion(of node: NodeID, in scope: CodeScope, depth: Int) -> WriteOccasion {
        let tree = program.tree(scope.file)
        var inner = node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: scope.file) == nil {
            if tree.kind(outer) == .closure, let marks = marks(ofTaker: outer, in: scope.file) {
                if !marks.isDisjoint(with: [.lifecycle, .measures]) { return .appearance }
                if marks.contains(.follows) { return .following }
                if marks.contains(.acts) { return .other }
                if let given = occasion(ofGiven: outer, in: scope, depth: depth) { return given }
            }
            inner = outer
        }
        guard depth < Self.depthLimit, program[scope.declaration].kind == .function else { return .other }
        return occasion(ofAll: callers(changingBy: scope.declaration), besides: scope.declaration, depth: depth)
    }

    /// When a closure runs that is given to a modifier of the program, by what that does with its parameter; nil where it is given to anything else.
    private func occasion(ofGiven closure: NodeID, in scope: CodeScope, depth: Int) -> WriteOccasion? {
        let tree = program.tree(scope.file)
        guard depth < Self.depthLimit, let call = tree.call(takingClosure: closure), let callee = tree.calleeToken(call) else { return nil }
        let declared = valuesAndTypes(named: program.name(of: callee, in: scope.file)).filter { program[$0].kind == .function }
        guard declared.count == 1 else { return declared.isEmpty ? nil : .other }
        let function = declared[0]
        let own = CodeScope(function, file: program[function].file)
        let closures = signature(of: function).parameters.filter { isFunction($0.type) }
        guard closures.count == 1, let block = program.tree(own.file).child(program[function].node, .block) else { return .other }
        let uses = names(closures[0].name, below: block, in: own.file)
        return uses.isEmpty ? .other : combined(uses.map { occasion(ofPassed: $0, in: own, depth: depth + 1) })
    }

    /// When a function value runs that is called at a node, or handed on there.
    private func occasion(ofPassed node: NodeID, in scope: CodeScope, depth: Int) -> WriteOccasion {
        let tree = program.tree(scope.file)
        guard let argument = tree.parent(node), tree.kind(argument) == .argument, let list = tree.parent(argument),
            let call = tree.parent(list), tree.kind(call) == .call, let callee = tree.calleeToken(call)
        else { return occasion(of: node, in: scope, depth: depth) }
        let marks = program.marks(named: program.name(of: callee, in: scope.file))
        return marks.isDisjoint(with: [.lifecycle, .measures]) ? marks.contains(.follows) ? .following : .other : .appearance
    }

    private func occasion(ofAll uses: [NameUse], besides function: DeclID, depth: Int) -> WriteOccasion {
        let occasions = uses.map { use -> WriteOccasion in
            guard let around = program.declaration(around: use), around != function else { return .other }
            return occasion(ofPassed: use.node, in: CodeScope(around, file: use.file), depth: depth + 1)
        }
        return occasions.isEmpty ? .other : combined(occasions)
    }

    private func combined(_ occasions: [WriteOccasion]) -> WriteOccasion {
        occasions.contains(.other) ? .other : occasions.contains(.appearance) ? .appearance : .following
    }

    private func names(_ name: Name, below root: NodeID, in file: FileID) -> [NodeID] {
        let tree = program.tree(file)
        return (root.rawValue..<root.rawValue + tree[root].size).map { NodeID($0) }.filter { node in
            tree.kind(node) == .reference && tree.mainToken(node) != .none && program.name(of: tree.mainToken(node), in: file) == name
        }
    }

    /// How many functions and modifiers may lie between a write and what runs it.
    private static let depthLimit = 4
}
