// What rules ask of the environment, one modifier or type at a time: which value a modifier sets, and whether anything in the program reads it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// The classes whose objects views take from the environment.
private final class TakenObjectStore: FlowStore {
    var types: Set<DeclID>?

    init(_ budget: ValueBudget) {}
}

/// Answers what is set and read.
public struct EnvironmentUse {
    private let updates: Updates
    private let store: TakenObjectStore

    /// Asks an analyzer, which keeps what is found.
    public init(_ analyzer: Analyzer) { (updates, store) = (Updates(analyzer), analyzer.store()) }

    private var program: Program { updates.program }
    private var analyzer: Analyzer { updates.analyzer }

    /// The value that a modifier sets for what it is applied to, whatever was inherited; nil for others.
    public func key(setAt node: ViewNodeID, in body: LoweredBody) -> EnvironmentKey? {
        guard let write = updates.environmentWrite(at: node, in: body), write.combination == .set, write.path.isEmpty, write.value != nil
        else {
            return nil
        }
        // Objects of a generic class are stored by what it is specialised to.
        if case .object(let type) = write.key, program.isGeneric(type) { return nil }
        return write.key
    }

    /// Whether code that is not seen may read a value, or some code of the program does.
    public func mayBeRead(_ key: EnvironmentKey) -> Bool {
        switch key {
        case .object(let type):
            return !updates.isClass(type) || analyzer.isFromPrelude(type) || program[type].flags.contains(.isOpenOrPublic)
                // A generic view takes an object of any type.
                || !takenObjects().isDisjoint(with: [type, .none])
        case .value(let name):
            guard let property = updates.environmentProperty(name), !analyzer.isFromPrelude(property),
                !program[property].flags.contains(.isOpenOrPublic)
            else { return true }
            return doesMoreThanStore(property) || analyzer.isRead(environmentValue: property) || sharesKey(property)
                // A different build may read it.
                || program.isSpelledInInactiveCode(program[property].name)
        }
    }

    /// Whether code outside of a value's accessors names its key: a different value may be stored under it, too.
    private func sharesKey(_ property: DeclID) -> Bool {
        let file = program[property].file
        let tree = program.tree(file)
        let root = program[property].node
        let own = tree.range(root)
        return (root.rawValue..<root.rawValue + tree[root].size).contains { node in
            guard let access = MemberAccess(tree, NodeID(node)), tree.name(access.name) == "self", let base = access.base,
                tree.kind(base) == .reference
            else { return false }
            return analyzer.valuesAndTypes(named: program.name(of: tree.mainToken(base), in: file)).contains { key in
                analyzer.uses(of: key).contains { $0.file != file || !own.contains(tree.range($0.node)) }
            }
        }
    }

    /// Whether setting a value does more than `self[Key.self] = newValue`: that it is set has an effect, read or not.
    private func doesMoreThanStore(_ property: DeclID) -> Bool {
        let tree = program.tree(program[property].file)
        return Accessor.all(tree, of: program[property].node).contains { accessor in
            switch accessor.keyword {
            case .setKeyword: accessor.body.map { Array(tree.children($0)).count > 1 } ?? false
            case .getKeyword: false
            default: true
            }
        }
    }

    /// The types of the objects that the program takes from the environment; `.none` where one is not known, or a generic parameter.
    private func takenObjects() -> Set<DeclID> {
        if let known = store.types { return known }
        var types: Set<DeclID> = []
        for index in program.declarations.indices {
            let property = DeclID(UInt32(index))
            guard program[property].kind == .variable, !analyzer.isFromPrelude(property), let wrapper = updates.wrapper(of: property),
                updates.isEnvironmentObject(wrapper)
            else { continue }
            types.insert(updates.valueType(of: property))
        }
        store.types = types
        return types
    }
}

extension Program {
    /// Whether a type has generic parameters: it is one type for each of their values.
    func isGeneric(_ type: DeclID) -> Bool { tree(self[type].file).child(self[type].node, .genericParameters) != nil }
}
