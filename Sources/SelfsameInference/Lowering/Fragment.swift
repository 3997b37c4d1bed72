// A piece of a lowered tree while a body is typed. Overload resolution may look at a closure several times and keeps the piece that the
// chosen candidate took; the finished tree is flattened once into a `LoweredBody`.

import SelfsameDeclarations
import SelfsameSyntax

/// A node of the lowered tree with its children, before flattening.
final class Fragment {
    let kind: ViewNodeKind
    let syntax: NodeID
    let type: TypeID
    var children: [(role: ViewNodeRole, fragment: Fragment)] = []
    var call: CallRecord?
    var declaration: DeclID = .none
    var isExhaustive = false
    var isErased = false
    var unknown: Unknown?
    var diagnostics: [LoweringDiagnostic] = []
    /// Where only the context decides what a call gives: the pieces for each of the results.
    var alternatives: [Fragment] = []

    init(_ kind: ViewNodeKind, _ syntax: NodeID, _ type: TypeID) {
        self.kind = kind
        self.syntax = syntax
        self.type = type
    }

    /// The piece with what else was found. Other readings may have the same piece, which stays as it is.
    func adding(_ diagnostics: [LoweringDiagnostic]) -> Fragment {
        guard !diagnostics.isEmpty else { return self }
        let copy = Fragment(kind, syntax, type)
        copy.children = children
        copy.call = call
        copy.declaration = declaration
        copy.isExhaustive = isExhaustive
        copy.isErased = isErased
        copy.unknown = unknown
        copy.diagnostics = self.diagnostics + diagnostics
        copy.alternatives = alternatives
        return copy
    }
}

/// The type of an expression and, where it is content, the piece of the lowered tree that it builds.
struct Typed {
    var type: TypeID
    var fragment: Fragment?
    /// A result builder took none of its methods for something whose type is known: this builder is not the one meant.
    var isRejected = false
    /// No declaration fits some call in it.
    var hasMismatch = false

    init(_ type: TypeID, _ fragment: Fragment? = nil) {
        self.type = type
        self.fragment = fragment
    }
}

extension LoweredNodes {
    /// Appends a fragment and all below it in pre-order.
    mutating func append(_ fragment: Fragment, role: ViewNodeRole, parent: UInt32) {
        let index = UInt32(nodes.count)
        var node = ViewNode(
            kind: fragment.kind, role: role, syntax: fragment.syntax, type: fragment.type, call: .max, declaration: fragment.declaration,
            size: 1, parent: parent, unknown: .max, isExhaustive: fragment.isExhaustive, isErased: fragment.isErased)
        if let call = fragment.call {
            node.call = UInt32(calls.count)
            calls.append(call)
        }
        if let unknown = fragment.unknown {
            node.unknown = UInt32(unknowns.count)
            unknowns.append(unknown)
        }
        diagnostics += fragment.diagnostics
        nodes.append(node)
        for (role, child) in fragment.children { append(child, role: role, parent: index) }
        nodes[Int(index)].size = UInt32(nodes.count) - index
    }

    /// Takes back what is said of calls with several readings where all of them build the same: which one the compiler means decides nothing.
    mutating func dropSettled(_ isSettled: (TypeID) -> Bool) {
        guard unknowns.contains(where: { $0.reason == .ambiguous }) else { return }
        var kept: [Unknown] = []
        for index in nodes.indices where Int(nodes[index].unknown) < unknowns.count {
            let unknown = unknowns[Int(nodes[index].unknown)]
            if unknown.reason == .ambiguous, isSettled(nodes[index].type) {
                nodes[index].unknown = .max
            } else {
                nodes[index].unknown = UInt32(kept.count)
                kept.append(unknown)
            }
        }
        unknowns = kept
    }
}
