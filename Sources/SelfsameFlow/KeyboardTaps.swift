// Taps that end editing wherever they hit: a gesture around a screen that is recognized together with those of the views in it, or a recognizer
// that a view of the platform installs.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// How many views are followed outwards, and how many functions and modifiers inwards.
    private static let outerLimit = 8
    private static let functionLimit = 3

    /// Whether a tap on any control around a view takes the focus from its fields.
    package func losesFocusByAnyTap(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        var seen: Set<DeclID> = []
        // The nearest first: each view is followed once, from where the way to it is the shortest.
        var pending = [(node: node, body: body, depth: 0)]
        var index = 0
        while index < pending.count {
            let (node, body, depth) = pending[index]
            index += 1
            for (child, parent) in body.ancestry(of: node) where body[parent].kind == .modifier && body[child].role == .base {
                if endsEditing(byTapOn: parent, in: body, depth: 0) { return true }
            }
            guard depth < Self.outerLimit, body.declaration != .none, case let shown = holder(of: body.declaration),
                seen.insert(shown).inserted
            else { continue }
            for place in showing(shown) {
                guard let around = program.declaration(around: place.use), around != body.declaration, let outer = contentBody(of: around),
                    let view = outer.innermost(around: place.use.node, in: program.tree(place.use.file))
                else { continue }
                pending.append((view, outer, depth + 1))
            }
        }
        return false
    }

    /// Whether a modifier, or what it is made of, ends editing at each tap on what it is applied to.
    private func endsEditing(byTapOn modifier: ViewNodeID, in body: LoweredBody, depth: Int) -> Bool {
        guard let call = body.call(modifier), call.declaration != .none else { return false }
        if isFromPrelude(call.declaration), marks(ofModifier: modifier, in: body).contains(.joins) {
            return call.arguments.contains { argument in
                namesAny(marked: .taps, below: argument.syntax, in: body.file)
                    && endsEditing(argument.syntax, in: CodeScope(body), depth: 0)
            }
        }
        let content = body.children(modifier).filter { body[$0].role != .base }
        if content.contains(where: { installsRecognizer(below: $0, in: body) }) { return true }
        return depth < Self.functionLimit
            && bodies(of: call).contains { inner in
                inner.nodes.indices.map { ViewNodeID(UInt32($0)) }.contains { node in
                    inner[node].kind == .modifier && endsEditing(byTapOn: node, in: inner, depth: depth + 1)
                }
            }
    }

    /// The bodies of the program that a modifier applies: of the function that is called, or of the ViewModifier that it is given.
    private func bodies(of call: CallRecord) -> [LoweredBody] {
        if !isFromPrelude(call.declaration) { return [contentBody(of: call.declaration)].compactMap(\.self) }
        let types = call.arguments.map { nominal($0.type) }.filter { type in
            type != .none && !isFromPrelude(type) && program.states(type, conformanceTo: wellKnown.viewModifier)
        }
        let members = types.flatMap { program.members(of: $0) }
        return members.filter { program[$0].flags.contains(.hasBody) && wellKnown.names.isBody(program[$0].name) }
            .compactMap { contentBody(of: $0) }
    }

    /// Whether a view of the platform below a node comes with a recognizer of taps that ends editing, as far as the names in its file say.
    private func installsRecognizer(below root: ViewNodeID, in body: LoweredBody) -> Bool {
        (root.rawValue..<root.rawValue + body[root].size).contains { index in
            let node = ViewNodeID(index)
            guard body[node].kind == .construct, case let type = nominal(body[node].type), type != .none, !isFromPrelude(type),
                representable(type) != nil
            else { return false }
            return spells(program[type].file, anyMarked: .taps) && spells(program[type].file, anyMarked: .endsEditing)
        }
    }

    private func spells(_ file: FileID, anyMarked mark: Marks) -> Bool {
        program.names(marked: mark).contains { program.spells($0, in: file) }
    }

    /// Whether code takes the focus from whatever field is edited: of the platform, or by the view's own state, also in a function that it calls.
    private func endsEditing(_ code: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        return (code.rawValue..<code.rawValue + tree[code].size).contains { index in
            let node = NodeID(index)
            if let assignment = Assignment(tree, node), let value = assignment.value, tree.isNothing(value),
                case .declared(let found, _) = step(from: ValuePlace(assignment.target, in: scope)), found.count == 1, saysFocus(found[0])
            {
                return true
            }
            guard tree.kind(node) == .reference, case let name = program.name(of: tree.mainToken(node), in: scope.file), name != .none
            else {
                return false
            }
            if program.marks(named: name).contains(.endsEditing) { return true }
            let declared = valuesAndTypes(named: name)
            guard depth < Self.functionLimit, declared.count == 1, let function = declared.first, program[function].kind == .function,
                !isFromPrelude(function)
            else { return false }
            return endsEditing(program[function].node, in: CodeScope(function, file: program[function].file), depth: depth + 1)
        }
    }
}
