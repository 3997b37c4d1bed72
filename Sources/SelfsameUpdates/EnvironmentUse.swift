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
        for property in program.ownDeclarations {
            guard program[property].kind == .variable, let wrapper = updates.wrapper(of: property),
                analyzer.isEnvironmentObject(wrapper)
            else { continue }
            types.insert(updates.valueType(of: property))
        }
        store.types = types
        return types
    }
}

/// A modifier that takes something away from all that is below it: `disabled(isSaving)`.
public struct EnvironmentRestriction {
    /// Where it is.
    public var body: LoweredBody
    /// The modifier there.
    public var node: ViewNodeID
    /// Whether it is applied to the same view, in one chain.
    public var isOnSameView: Bool
}

extension EnvironmentUse {
    /// How many views may lie between a modifier and the one above it, each shown by the next.
    private static let viewLimit = 4

    /// The nearest modifier above one that restricts nothing, `disabled(false)`, that does restrict the view: what the inner one says has no effect
    /// then. Nil for any other modifier, where nothing above restricts the view, and where it is not known what is above.
    public func restriction(above node: ViewNodeID, in body: LoweredBody) -> EnvironmentRestriction? {
        guard let (key, value) = restricted(at: node, in: body), value == .boolean(false) else { return nil }
        return restriction(of: key, above: node, in: body, isOnSameView: true, depth: 0)
    }

    private func restriction(
        of key: EnvironmentKey, above node: ViewNodeID, in body: LoweredBody, isOnSameView: Bool, depth: Int
    ) -> EnvironmentRestriction? {
        var isOnSameView = isOnSameView
        for (child, parent) in body.ancestry(of: node) {
            switch body[parent].kind {
            case .modifier:
                guard let call = body.call(parent), call.declaration != .none, analyzer.isFromPrelude(call.declaration),
                    updates.appliedModifier(at: parent, in: body) == nil
                else { return nil }
                guard body[child].role == .base else {
                    // What is presented or handed to the platform may begin anew.
                    guard keepsEnvironment(call.declaration) else { return nil }
                    isOnSameView = false
                    continue
                }
                guard let write = updates.environmentWrite(at: parent, in: body), write.key == key else { continue }
                guard let (_, value) = restricted(at: parent, in: body) else { return nil }
                if value == .boolean(false) { continue }
                return EnvironmentRestriction(body: body, node: parent, isOnSameView: isOnSameView)
            case .construct:
                let type = analyzer.nominal(body[parent].type)
                guard type != .none, analyzer.isFromPrelude(type), keepsEnvironment(type) else { return nil }
                isOnSameView = false
            case .opaque, .reference: return nil
            default: isOnSameView = false
            }
        }
        // All who show the view have to agree.
        guard depth < Self.viewLimit, body.declaration != .none else { return nil }
        let owner = program.nominal(containing: body.declaration)
        let isBody = owner != .none && updates.bodyMember(of: owner) == body.declaration
        guard !isBody || updates.unitKind(of: owner) == .view,
            let places = analyzer.places(showing: isBody ? owner : body.declaration)
        else { return nil }
        let found = places.map { restriction(of: key, above: $0.node, in: $0.body, isOnSameView: false, depth: depth + 1) }
        return found.contains { $0 == nil } ? nil : found.first ?? nil
    }

    /// The value that a modifier can only restrict, and what is written, where that is known.
    private func restricted(at node: ViewNodeID, in body: LoweredBody) -> (key: EnvironmentKey, value: ConstantValue?)? {
        guard let call = body.call(node), call.declaration != .none, program.marks(of: call.declaration).contains(.restricts),
            // How one combines whose type is not published is not known for certain.
            !analyzer.addsUnpublishedType(body[node]), let write = updates.environmentWrite(at: node, in: body),
            write.combination == .and, let value = write.value
        else { return nil }
        return (write.key, constant(value, CodeScope(body), depth: 0))
    }

    private func constant(_ node: NodeID, _ scope: CodeScope, depth: Int) -> ConstantValue? {
        guard depth < 4 else { return nil }
        return ConstantEvaluator(analyzer, scope.file) { name in
            guard case .declared(let found, _) = analyzer.step(from: ValuePlace(name, in: scope)), found.count == 1,
                program[found[0]].flags.contains(.isLet),
                let value = program.tree(program[found[0]].file).initialValue(of: program[found[0]].node)
            else { return nil }
            return constant(value, CodeScope(found[0], file: program[found[0]].file), depth: depth + 1)
        }.value(of: node)
    }

    /// Whether content of a modifier or a view certainly has the environment that is around it.
    private func keepsEnvironment(_ declaration: DeclID) -> Bool {
        !program.markDetails(of: declaration).contains { if case .pushed = $0 { true } else { false } }
            && program.marks(of: declaration).isDisjoint(with: [.presents, .bridged])
    }
}

extension Program {
    /// Whether a type has generic parameters: it is one type for each of their values.
    func isGeneric(_ type: DeclID) -> Bool { tree(self[type].file).child(self[type].node, .genericParameters) != nil }
}
