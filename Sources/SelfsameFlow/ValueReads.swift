// The values that code reads, each as its first name and the members that are read of it: `model.isOpen`.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A value that a condition reads: `model.isOpen` as its first name and the members after it.
package struct ValueRead: Hashable {
    /// What the first name stands for; `.none` for a local or a parameter.
    var declaration: DeclID
    var names: [String]
    /// Whether the first name is a parameter: what it is comes from elsewhere.
    var isParameter = false

    /// The stored value that is read; nil for a local or a parameter.
    var animated: AnimatedValue? {
        declaration == .none ? nil : AnimatedValue(declaration: declaration, members: Array(names.dropFirst()))
    }

    /// Whether one value is the other, or a part of it: a change of one may be a change of both.
    package func overlaps(_ other: ValueRead) -> Bool {
        declaration == other.declaration && zip(names, other.names).allSatisfy(==)
    }
}

/// A stored value with the members of it that count.
struct AnimatedValue: Hashable {
    var declaration: DeclID
    var members: [String]
}

extension Flow {
    /// The values that decide a branch of a body.
    package func valuesRead(by branch: BranchSyntax, in body: LoweredBody) -> [ValueRead] {
        valueReads(below: program.tree(body.file).conditionNodes(of: branch), in: CodeScope(body))
    }

    /// The values that an expression of a body reads.
    package func valuesRead(by expression: NodeID, in body: LoweredBody) -> [ValueRead] {
        valueReads(below: [expression], in: CodeScope(body))
    }

    /// The values read below nodes; constants and computed properties are followed to what they read.
    func valueReads(below roots: [NodeID], in scope: CodeScope) -> [ValueRead] {
        var walk = ReadWalk(self)
        var pending = walk.reads(below: roots, in: scope)
        var result: [ValueRead] = []
        var index = 0
        while index < pending.count {
            let read = pending[index]
            index += 1
            let tree = program.tree(read.scope.file)
            var value = ValueRead(declaration: .none, names: [tree.name(read.token)] + tree.membersRead(of: read.node).map(\.name))
            switch read.origin {
            case .parameter, .closureParameter: value.isParameter = true
            case .local, .element: break
            case .declaration(let found) where program[found].kind == .variable: value.declaration = found
            case .declaration, .unknown: continue
            }
            if !result.contains(value) { result.append(value) }
            pending.insert(contentsOf: walk.reads(from: read), at: index)
        }
        return result
    }
}

extension SyntaxTree {
    /// The members read of what a name stands for, in order: `isOpen` and `description` of `model.isOpen.description`.
    func membersRead(of name: NodeID) -> [(name: String, node: NodeID)] {
        var result: [(name: String, node: NodeID)] = []
        // A name as it is read: `self.x` for the `x` in it.
        var current = parent(name).flatMap { kind($0) == .member && firstChild($0) != name ? $0 : nil } ?? name
        while let member = parent(current), firstChild(member) == current {
            switch kind(member) {
            case .optionalChain, .forceUnwrap: break
            case .member:
                guard let token = calleeToken(member) else { return result }
                result.append((self.name(token), member))
            default: return result
            }
            current = member
        }
        return result
    }
}
