// Which of the program's views a view shows: those that its code makes, those that their code makes, and so on. What names what is known without
// types, so only code is typed that may lead from the one view to the other.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What is known of views that show one another.
private final class ShownViewStore: FlowStore {
    struct Pair: Hashable {
        var view: DeclID
        var type: DeclID
        var object: DeclID
    }

    var answers: [Pair: Bool] = [:]
    var ways: [DeclID: NamedWays?] = [:]

    init(_ budget: ValueBudget) {}
}

/// The code that names a type, names one whose code does, and so on.
private struct NamedWays {
    var members: Set<DeclID> = []
    var types: Set<DeclID> = []
}

extension Flow {
    /// How many views are followed from one.
    private static let shownLimit = 200

    /// Whether a view shows views of a type, or is of it; not where those that it shows make an object of a class for themselves, which they and all
    /// below them use.
    func shows(_ type: DeclID, in view: DeclID, withoutOwn object: DeclID = .none) -> Bool {
        if type == view { return true }
        guard mayBeContent(type) else { return false }
        let store = store(ShownViewStore.self)
        let pair = ShownViewStore.Pair(view: view, type: type, object: object)
        if let known = store.answers[pair] { return known }
        let answer = findsWay(from: view, to: type, by: namedWays(to: type), withoutOwn: object)
        store.answers[pair] = answer
        return answer
    }

    /// Whether a type states that it is content, or may conform to what makes it so.
    private func mayBeContent(_ type: DeclID) -> Bool {
        guard !isFromPrelude(type) else { return false }
        return wellKnown.contentProtocols.contains { program.states(type, conformanceTo: $0) }
            || program[type].flags.contains(.hasAttributes) || program.inheritance(of: type).contains { $0.resolved == .none }
    }

    private func findsWay(from view: DeclID, to type: DeclID, by ways: NamedWays?, withoutOwn object: DeclID) -> Bool {
        guard ways?.types.contains(view) ?? true else { return false }
        var seen: Set<DeclID> = [view]
        var pending = [view]
        while let next = pending.popLast(), seen.count < Self.shownLimit {
            for member in program.members(of: next) where program[member].flags.contains(.hasBody) && ways?.members.contains(member) ?? true
            {
                guard let body = contentBody(of: member) else { continue }
                for (index, node) in body.nodes.enumerated() where node.kind == .construct {
                    let shown = nominal(node.type)
                    guard shown != .none, !isFromPrelude(shown), shown == type || ways?.types.contains(shown) ?? true,
                        !seen.contains(shown),
                        object == .none || !makesOwnObject(of: object, in: shown), !isNeverPresented(ViewNodeID(UInt32(index)), in: body)
                    else { continue }
                    if shown == type { return true }
                    seen.insert(shown)
                    pending.append(shown)
                }
            }
        }
        return false
    }

    /// The code by whose names a way may lead to a type; nil where an alias or a context may stand for it.
    private func namedWays(to type: DeclID) -> NamedWays? {
        let store = store(ShownViewStore.self)
        if let known = store.ways[type] { return known }
        var ways: NamedWays? = NamedWays()
        var pending = [type]
        while let next = pending.popLast() {
            guard withAliases([program[next].name]).count == 1, !isImplied(next) else {
                ways = nil
                break
            }
            for member in useIndex.users(of: program[next].name) where member != .none && ways?.members.insert(member).inserted == true {
                let owner = program.nominal(containing: member)
                if owner != .none, ways?.types.insert(owner).inserted == true { pending.append(owner) }
            }
        }
        store.ways[type] = .some(ways)
        return ways
    }

    /// Whether the program says by a type what a value is, or holds a value of the type from the start: an `.init` may leave the name to the context.
    private func isImplied(_ type: DeclID) -> Bool {
        useIndex.isNamedAsType(program[type].name)
            || useIndex.users(of: program[type].name).contains { user in
                user != .none && program[user].kind == .variable && !program[user].flags.contains(.hasBody)
            }
    }
}
