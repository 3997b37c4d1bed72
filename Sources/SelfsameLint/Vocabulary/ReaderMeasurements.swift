// What the content of a size reader takes of the size, and keeps: in state, or in a preference.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

extension BodyContext {
    /// The axes of which the content of a reader keeps the length; nil where the proxy is handed on, so that more may be read.
    func keptAxes(of reader: ViewNodeID) -> Set<LayoutAxis>? {
        guard let closure = body.call(reader)?.arguments.last?.syntax, tree.kind(closure) == .closure, tree.takesParameters(closure) else {
            return nil
        }
        var kept: Set<LayoutAxis> = []
        for index in closure.rawValue..<closure.rawValue + tree[closure].size {
            let node = NodeID(index)
            guard tree.kind(node) == .reference, tree.mainToken(node) != .none, isParameter(node, of: closure) else { continue }
            let read = read(of: node)
            if read.names.isEmpty { return nil }
            if case .length(let axis)? = MeasuredPart(members: read.names), isKept(read.node, in: reader) { kept.insert(axis) }
        }
        return kept
    }

    /// The members that are read of a value one after the other, up to a length: `size.width` of `proxy.size.width.rounded()`.
    private func read(of value: NodeID) -> (node: NodeID, names: [String]) {
        var current = value
        var names: [String] = []
        while let outer = tree.parent(current), tree.firstChild(outer) == current {
            if let access = MemberAccess(tree, outer), access.base == current {
                if case .length? = MeasuredPart(members: names) { break }
                names.append(tree.name(access.name))
            } else if tree.kind(outer) != .call || tree.kind(current) != .member {
                break
            }
            current = outer
        }
        return (current, names)
    }

    /// Whether a value that the content of a reader reads is kept: assigned to state, given to a preference, or followed by an action that sets state.
    private func isKept(_ value: NodeID, in reader: ViewNodeID) -> Bool {
        let range = tree.range(value)
        var current = value
        while let outer = tree.parent(current), outer != body[reader].syntax {
            if let assignment = Assignment(tree, outer), assignment.target != current {
                return analyzer.stateChange(outer, in: CodeScope(body)) != nil
            }
            current = outer
        }
        return (reader.rawValue..<reader.rawValue + body[reader].size).contains { index in
            let node = ViewNodeID(index)
            guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none,
                let argument = call.arguments.first(where: { tree.range($0.syntax).contains(range) }),
                tree.kind(argument.syntax) != .closure
            else { return false }
            return program.markDetails(of: call.declaration).contains { detail in
                switch detail {
                case .preference: true
                case .follows(let label): analyzer.name(argument.label) == label && call.arguments.contains { setsState($0.syntax) }
                default: false
                }
            }
        }
    }

    /// Whether a closure sets state.
    private func setsState(_ closure: NodeID) -> Bool {
        guard tree.kind(closure) == .closure else { return false }
        return (closure.rawValue..<closure.rawValue + tree[closure].size).contains { index in
            Assignment(tree, NodeID(index)) != nil && analyzer.stateChange(NodeID(index), in: CodeScope(body)) != nil
        }
    }

    /// Whether something of what a node makes is seen; what is not known may be.
    func showsSomething(_ node: ViewNodeID) -> Bool {
        (node.rawValue..<node.rawValue + body[node].size).contains { index in
            let view = ViewNodeID(index)
            switch body[view].kind {
            case .opaque: return true
            case .construct, .reference:
                return body.children(view).isEmpty && !analyzer.isUnseen(view, in: body) && analyzer.knownLeaf(view, in: body) != .spacer
            default: return false
            }
        }
    }
}
