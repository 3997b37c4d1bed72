// The changes that a place in source means: of a property that is declared or named there, or all that the action there writes.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Updates {
    /// The changes that stand at a place: a property that is declared or named there, or all that the closure of an action there writes.
    public func changes(at offset: UInt32, in file: FileID) -> [Change] {
        let tree = program.tree(file)
        guard
            let node = tree.nodes.indices.last(where: { index in
                let range = tree.range(NodeID(UInt32(index)))
                return range.start <= offset && offset < range.end
            }).map({ NodeID(UInt32($0)) })
        else { return [] }
        var current: NodeID? = node
        while let place = current {
            if let declared = program.declaration(at: place, in: file), program[declared].kind == .variable {
                if tree.range(program[declared].nameToken, contains: offset) || node == place || tree.kind(node) == .identifierPattern {
                    return change(declared, [])
                }
                break
            }
            current = tree.parent(place)
        }
        if tree.kind(node) == .reference, let around = program.declaration(around: node, in: file),
            case .declaration(let id) = analyzer.origin(of: tree.mainToken(node), at: node, in: CodeScope(around, file: file)),
            program[id].kind == .variable
        {
            return change(id, [])
        }
        return actionChange(around: node, in: file)
    }

    /// How many functions an action may call, one by another.
    private static let functionLimit = 200

    /// All that an action writes, with the functions of the program that it calls.
    private func actionChange(around node: NodeID, in file: FileID) -> [Change] {
        guard let action = action(around: node, in: file) else { return [] }
        let (parts, isCut) = changes(ofAction: action)
        guard !parts.isEmpty else { return [] }
        var change = Change(parts: parts, name: parts.map { spelling(of: $0.source) }.joined(separator: ", "))
        if isCut { change.cuts = ["the action calls more than \(Self.functionLimit) functions, and the others are not looked at"] }
        return [change]
    }

    /// The sources that an action writes.
    func changes(ofAction action: ValuePlace) -> (parts: [SourcePart], isCut: Bool) {
        let code = code(runBy: action)
        var seen: Set<Name> = []
        var parts: [SourcePart] = []
        for place in code {
            let tree = program.tree(place.scope.file)
            for reference in tree.nodes(below: place.node) where tree.kind(reference) == .reference {
                let name = program.name(of: tree.mainToken(reference), in: place.scope.file)
                guard name != .none, seen.insert(name).inserted else { continue }
                parts += storedValues(named: analyzer.name(name)).filter { isWritten($0, in: code) }.map { SourcePart(.property($0)) }
            }
        }
        return (parts, code.count >= Self.functionLimit)
    }

    /// The closure or function that a view runs later, by a place in it or in the call that it is passed to.
    private func action(around node: NodeID, in file: FileID) -> ValuePlace? {
        guard let declaration = program.declaration(around: node, in: file) else { return nil }
        let scope = CodeScope(declaration, file: file)
        let tree = program.tree(file)
        var current: NodeID? = node
        while let place = current {
            if tree.kind(place) == .closure, timing(of: place, in: file) == .later { return ValuePlace(place, in: scope) }
            if tree.kind(place) == .call, let call = FunctionCall(tree, place) {
                if let closure = tree.children(place).first(where: { tree.kind($0) == .closure && timing(of: $0, in: file) == .later }) {
                    return ValuePlace(closure, in: scope)
                }
                for value in call.arguments.compactMap(\.expression) {
                    if tree.kind(value) == .closure, timing(of: value, in: file) == .later { return ValuePlace(value, in: scope) }
                    if let named = function(named: ValuePlace(value, in: scope)) { return named }
                }
            }
            current = tree.parent(place)
        }
        return nil
    }

    /// The body of the function of the program that an expression names: `action: save`.
    private func function(named place: ValuePlace) -> ValuePlace? {
        let tree = program.tree(place.scope.file)
        guard tree.kind(place.node) == .reference, tree.mainToken(place.node) != .none,
            case .declaration(let id) = analyzer.origin(of: tree.mainToken(place.node), at: place.node, in: place.scope)
        else { return nil }
        return body(of: id)
    }

    private func body(of function: DeclID) -> ValuePlace? {
        guard program[function].kind == .function, !analyzer.isFromPrelude(function), let holder = analyzer.bodyHolder(of: function) else {
            return nil
        }
        return ValuePlace(holder, in: CodeScope(function, file: program[function].file))
    }

    /// Code with the bodies of the functions that it calls.
    private func code(runBy action: ValuePlace) -> [ValuePlace] {
        var found = [action]
        var entered: Set<DeclID> = []
        var next = 0
        while next < found.count, found.count < Self.functionLimit {
            let place = found[next]
            let tree = program.tree(place.scope.file)
            for call in tree.nodes(below: place.node) where tree.kind(call) == .call {
                guard case .call(let call) = analyzer.step(from: place.with(call)) else { continue }
                found += call.functions.filter { entered.insert($0).inserted }.compactMap { body(of: $0) }
            }
            next += 1
        }
        return found
    }

    /// Whether code changes a property that views can depend on: one of a class, or one with a wrapper.
    private func isWritten(_ property: DeclID, in code: [ValuePlace]) -> Bool {
        guard wrapper(of: property) != nil || isClass(program.nominal(containing: property)) else { return false }
        return analyzer.writes(to: property).known.contains { write in
            let tree = program.tree(write.use.file)
            return code.contains { $0.scope.file == write.use.file && tree.range($0.node).contains(tree.range(write.use.node)) }
        }
    }
}

extension SyntaxTree {
    /// Whether a token stands around an offset.
    fileprivate func range(_ token: TokenID, contains offset: UInt32) -> Bool {
        token != .none && tokens.range(token).start <= offset && offset < tokens.range(token).end
    }

    /// A node and all below it.
    func nodes(below node: NodeID) -> some Sequence<NodeID> {
        (node.rawValue..<node.rawValue + self[node].size).lazy.map { NodeID($0) }
    }
}
