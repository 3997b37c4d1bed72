// Whether an arm of a branch inside a view can be on screen: the branch flips by values of the view, some of which are what the view is made
// with. A card made with `isEditable: false` never shows its field, whatever other cards do.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Analyzer {
    /// The stored properties that the condition of an `if` asks for. Nil for other branches, for conditions that never flip, and where it
    /// cannot be told what they read.
    func decisiveProperties(of branch: ViewNodeID, in body: LoweredBody) -> Set<DeclID>? {
        let tree = program.tree(body.file)
        guard body[branch].kind == .branch, let syntax = body.branchSyntax(of: branch, tree: tree), syntax.form == .if else { return nil }
        var walk = DecisiveWalk()
        for node in tree.conditionNodes(of: syntax) { collect(below: node, in: CodeScope(body), into: &walk, depth: 0) }
        return walk.isClear && walk.readsValue ? walk.properties : nil
    }

    private struct DecisiveWalk {
        var properties: Set<DeclID> = []
        var followed: Set<DeclID> = []
        var isClear = true
        var readsValue = false
    }

    private func collect(below root: NodeID, in scope: CodeScope, into walk: inout DecisiveWalk, depth: Int) {
        let tree = program.tree(scope.file)
        for node in (root.rawValue..<root.rawValue + tree[root].size).map({ NodeID($0) }) where walk.isClear {
            guard let token = tree.nameRead(at: node) else { continue }
            switch origin(of: token, at: node, in: scope) {
            case .declaration(let found): collect(found, into: &walk, depth: depth)
            case .local(let value):
                guard let value, depth < 4 else { return walk.isClear = false }
                // The condition's own bindings are read where they are given.
                if value < root || value.rawValue >= root.rawValue + tree[root].size {
                    collect(below: value, in: scope, into: &walk, depth: depth + 1)
                }
            case .parameter, .closureParameter, .element, .unknown: walk.isClear = false
            }
        }
    }

    private func collect(_ found: DeclID, into walk: inout DecisiveWalk, depth: Int) {
        let declaration = program[found]
        guard declaration.kind == .variable || declaration.kind == .function, !declaration.flags.contains(.isStatic), depth < 4 else {
            return walk.isClear = false
        }
        guard walk.followed.insert(found).inserted else { return }
        if wrapper(of: found) != nil || program.nominal(containing: found) == .none || isFromPrelude(found) {
            walk.readsValue = true
        } else if declaration.flags.contains(.isStored) {
            walk.readsValue = true
            walk.properties.insert(found)
        } else {
            let tree = program.tree(declaration.file)
            for part in tree.children(declaration.node) where [.block, .getterBlock, .accessorBlock].contains(tree.kind(part)) {
                collect(below: part, in: CodeScope(found, file: declaration.file), into: &walk, depth: depth + 1)
            }
        }
    }

    /// The stored properties of a view that the call making it gives one value: literals, cases and closures, what is left out, and what its
    /// initialiser sets by itself.
    func fixedProperties(of node: ViewNodeID, in body: LoweredBody) -> Set<DeclID> {
        let type = nominal(body[node].type)
        guard type != .none, !isFromPrelude(type) else { return [] }
        let properties = Set(storedProperties(of: type))
        guard let call = body.call(node), call.declaration != .none else { return properties }
        let tree = program.tree(body.file)
        let parameters = signature(of: call.declaration).parameters
        let varying = call.arguments.filter { argument in
            parameters.indices.contains(argument.parameter) && argument.literal == nil && tree.kind(argument.syntax) != .closure
                && tree.tokens.kind(TokenID(tree[argument.syntax].firstToken)) != .period
        }.map { parameters[$0.parameter] }
        guard program[call.declaration].kind == .initializer else {
            return properties.subtracting(varying.compactMap { program.declaration(at: $0.syntax, in: program[call.declaration].file) })
        }
        return properties.subtracting(self.properties(madeFrom: Set(varying.map { name($0.name) }), in: call.declaration))
    }
}
