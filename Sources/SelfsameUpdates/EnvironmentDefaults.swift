// The value of the environment where nobody writes it: what the program declares with `@Entry` or with a key, and what SwiftUI's own keys begin with.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Updates {
    /// The expression of a default, the code around it, and whether it is computed each time it is asked for.
    struct DefaultExpression {
        var node: NodeID
        var scope: CodeScope
        var isComputed: Bool
    }

    /// The property of the environment that a key names, of the program before those of SwiftUI.
    func environmentProperty(_ key: String) -> DeclID? {
        guard let name = program.names.find(key), environmentValues != .none else { return nil }
        let found =
            program.members(of: environmentValues, named: name, from: program[environmentValues].file)
            + analyzer.valuesAndTypes(named: name).filter { program.nominal(containing: $0) == environmentValues }
        let variables = found.uniqued.filter { program[$0].kind == .variable }
        return variables.first { !analyzer.isFromPrelude($0) } ?? variables.first
    }

    /// The default of a key; nil where it is not known.
    func defaultExpression(of key: String) -> DefaultExpression? {
        guard let property = environmentProperty(key) else { return nil }
        let file = program[property].file
        let tree = program.tree(file)
        if let value = tree.initialValue(of: program[property].node) {
            // What `@Entry` makes of it is computed each time.
            return DefaultExpression(node: value, scope: CodeScope(property, file: file), isComputed: true)
        }
        guard !analyzer.isFromPrelude(property), let holder = analyzer.bodyHolder(of: property) else { return nil }
        // `self[CounterKey.self]`: the default is what the key says.
        for index in holder.rawValue..<holder.rawValue + tree[holder].size where tree.kind(NodeID(index)) == .subscriptCall {
            guard let argument = FunctionCall(tree, NodeID(index))?.arguments.first?.expression, tree.kind(argument) == .member,
                let access = MemberAccess(tree, argument), let base = access.base, let token = tree.calleeToken(base),
                let type = program.fileLevel(program.name(of: token, in: file), from: file).first(where: { program[$0].kind.isNominal })
            else { continue }
            return defaultValue(ofKey: type)
        }
        return nil
    }

    /// The default that the type of a key declares.
    func defaultValue(ofKey type: DeclID) -> DefaultExpression? {
        guard
            let member = program.members(of: type).first(where: {
                program[$0].name == analyzer.wellKnown.names.defaultValue && program[$0].kind == .variable
            })
        else { return nil }
        let file = program[member].file
        let tree = program.tree(file)
        if let value = tree.initialValue(of: program[member].node) {
            return DefaultExpression(node: value, scope: CodeScope(member, file: file), isComputed: false)
        }
        guard let holder = analyzer.bodyHolder(of: member), let only = tree.onlyChild(holder) else { return nil }
        let value = tree.kind(only) == .return ? tree.firstChild(only) ?? only : only
        return DefaultExpression(node: value, scope: CodeScope(member, file: file), isComputed: true)
    }

    /// What a value of SwiftUI's is where nobody writes it, as the prelude's getter says.
    func preludeDefault(of property: DeclID) -> String? {
        guard analyzer.isFromPrelude(property), let holder = analyzer.bodyHolder(of: property) else { return nil }
        let tree = program.tree(program[property].file)
        guard let only = tree.onlyChild(holder), tree.kind(only) == .sequence, let last = tree.lastChild(only) else { return nil }
        return tree.oneLine(last)
    }
}
