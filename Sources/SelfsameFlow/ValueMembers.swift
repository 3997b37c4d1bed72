// The Booleans that values of the program are made with, such as the options of a style: `.init(title: "a", isSecured: true)`. Read by labels, since
// no initialiser is chosen for a value that is no view.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What whoever makes a view decides with it: a Boolean, whether there is a value, or a Boolean in a value: `style.isSecured`.
package struct GivenFlag: Hashable {
    /// The stored property.
    package var property: DeclID
    /// The Boolean in its value.
    package var member: DeclID?
}

/// What all values are made with.
private final class MadeValueStore: FlowStore {
    var known: [DeclID: Bool?] = [:]

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// The Boolean that a member has in a value that an expression makes; nil where the expression does anything else, or the member is written.
    package func boolean(of member: DeclID, madeBy expression: NodeID, in file: FileID) -> Bool? {
        let tree = program.tree(file)
        guard let call = FunctionCall(tree, expression), let callee = call.callee.flatMap({ tree.calleeToken($0) }),
            let way = seed(of: member)
        else { return nil }
        let name = program.name(of: callee, in: file)
        guard name == program[program.nominal(containing: member)].name || tree.text(callee) == "init" else { return nil }
        guard let argument = call.arguments.first(where: { $0.label.map { tree.name($0) } == way.label }) else { return way.initial }
        return argument.expression.flatMap { tree.kind($0) == .boolean ? tree.text($0) == "true" : nil }
    }

    /// The Boolean that a member has in every value that the app makes; nil where they differ, or not all are known.
    func boolean(ofEvery member: DeclID) -> Bool? {
        let store = store(MadeValueStore.self)
        if let known = store.known[member] { return known }
        let owner = program.nominal(containing: member)
        // What code outside of the program may make is not known.
        let isKnown = owner != .none && (isClosed(owner) || isOfApp(owner))
        let way = isKnown ? seed(of: member) : nil
        let found = way.flatMap { way in way.initial.flatMap { isGiven(onlyAs: $0, for: way.label) ? $0 : nil } }
        store.known[member] = .some(found)
        return found
    }

    /// Whether no call of the app gives anything but a Boolean under a label, whatever it calls.
    private func isGiven(onlyAs boolean: Bool, for label: String) -> Bool {
        guard let name = program.names.find(label) else { return true }
        return program.files(spelling: name).allSatisfy { file in
            let tree = program.tree(file)
            return tree.nodes.indices.map { NodeID(UInt32($0)) }.allSatisfy { node in
                guard tree.kind(node) == .argument, let argument = Argument(tree, node), argument.label.map({ tree.name($0) }) == label,
                    !isInPreviewOrTest(NameUse(file: file, node: node))
                else { return true }
                return argument.expression.map { tree.kind($0) == .boolean && tree.text($0) == "\(boolean)" } ?? false
            }
        }
    }

    /// The label that gives a member of a struct its Boolean, and what it is without; nil where something else can give it.
    private func seed(of member: DeclID) -> (label: String, initial: Bool?)? {
        let owner = program.nominal(containing: member)
        guard owner != .none, program[owner].kind == .structType, !isFromPrelude(owner), wrapper(of: member) == nil,
            program[member].flags.isDisjoint(with: [.isStatic, .isLazy, .isDestructured]), !hasWrites(to: member),
            ![wellKnown.names.decodable, wellKnown.names.codable].contains(where: { states(owner, protocolNamed: $0) })
        else { return nil }
        let initial = program.tree(program[member].file).initialValue(of: program[member].node)
        let first = initial.flatMap { constantBoolean($0, in: CodeScope(member, file: program[member].file)) }
        let initializers = program.members(of: owner).filter { program[$0].kind == .initializer }
        if initializers.isEmpty { return (name(program[member].name), first) }
        // Of several, or one in an extension, it is not told which is called.
        guard initializers.count == 1, program[initializers[0]].parent == owner else { return nil }
        let initializer = initializers[0]
        let assigned = assignments(to: member, in: initializer)
        guard assigned.count == 1, case let file = program[initializer].file, let token = program.tree(file).nameRead(at: assigned[0]),
            case let parameters = signature(of: initializer).parameters,
            let index = parameters.firstIndex(where: { $0.name == program.name(of: token, in: file) })
        else { return nil }
        let value = defaultValue(of: index, in: initializer).flatMap { constantBoolean($0.node, in: $0.scope) }
        return (name(parameters[index].label), value)
    }
}
