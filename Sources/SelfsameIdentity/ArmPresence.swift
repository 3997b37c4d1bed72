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
        let conditions = tree.conditionNodes(of: syntax)
        let ranges = conditions.map { $0.rawValue..<$0.rawValue + tree[$0].size }
        var walk = ReadWalk(self)
        var pending = walk.reads(below: conditions, in: CodeScope(body))
        var properties: Set<DeclID> = []
        var readsValue = false
        while let read = pending.popLast() {
            switch read.origin {
            case .local(let value):
                // The condition's own bindings are read where they are given.
                if let value, read.depth == 0, ranges.contains(where: { $0.contains(value.rawValue) }) { continue }
                let next = walk.reads(from: read)
                if value == nil || read.depth >= ReadWalk.depthLimit { return nil }
                pending += next
            case .declaration(let found):
                let declaration = program[found]
                guard [.variable, .function].contains(declaration.kind), !declaration.flags.contains(.isStatic),
                    read.depth < ReadWalk.depthLimit
                else { return nil }
                if wrapper(of: found) != nil || program.nominal(containing: found) == .none || isFromPrelude(found) {
                    readsValue = true
                } else if declaration.flags.contains(.isStored) {
                    readsValue = true
                    properties.insert(found)
                } else {
                    pending += walk.reads(from: read)
                }
            case .parameter, .closureParameter, .element, .unknown: return nil
            }
        }
        return readsValue ? properties : nil
    }

    /// The stored properties of a view that the call making it gives one value: literals, cases and closures, what is omitted, and what its
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
        }.map(\.parameter)
        guard program[call.declaration].kind == .initializer else {
            let file = program[call.declaration].file
            return properties.subtracting(varying.compactMap { program.declaration(at: parameters[$0].syntax, in: file) })
        }
        return properties.subtracting(self.properties(madeFrom: varying, in: call.declaration))
    }

    /// The names of the state that a view made by this call never writes: all writes are under a Boolean that the call gives a different value, or under
    /// an optional that it gives none.
    func unwrittenState(of node: ViewNodeID, in body: LoweredBody) -> Set<String> {
        let type = nominal(body[node].type)
        guard type != .none, !isFromPrelude(type), let call = body.call(node), call.declaration != .none else { return [] }
        return Set(
            stateWrittenConditionally(in: type).compactMap { property, conditions in
                conditions.contains { flag, value in settledValue(of: flag, givenBy: call, in: body) == !value }
                    ? name(program[property].name) : nil
            })
    }

    /// The constant that a call gives a Boolean of the view that it makes, and `false` for an optional that it gives no value; nil for anything
    /// else.
    private func settledValue(of flag: GivenFlag, givenBy call: CallRecord, in body: LoweredBody) -> Bool? {
        let property = flag.property
        let parameters = signature(of: call.declaration).parameters
        let index = parameters.indices.first { properties(givenBy: $0, of: call.declaration).contains(property) }
        let initial = program.tree(program[property].file).initialValue(of: program[property].node).map {
            (node: $0, scope: CodeScope(property, file: program[property].file))
        }
        let value =
            call.arguments.first { $0.parameter == index }.map { (node: $0.syntax, scope: CodeScope(body)) }
            ?? index.flatMap { defaultValue(of: $0, in: call.declaration) } ?? initial
        guard let (node, scope) = value else {
            return flag.member == nil && wrappedType(valueType(of: property)) != nil && index != nil ? false : nil
        }
        if let member = flag.member { return boolean(of: member, madeBy: node, in: scope.file) }
        let tree = program.tree(scope.file)
        return tree.kind(node) == .nil ? false : tree.kind(node) == .boolean ? tree.text(node) == "true" : nil
    }
}
