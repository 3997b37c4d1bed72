// Which parameter of a closure tells the closure's content from other content: the element of a row that is its own id, the value that a sheet
// or a destination is shown for. Another value is other content, so nothing that is on screen is replaced.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// Which enumerations have an `id` that tells their cases apart.
private final class CaseStore: FlowStore {
    var distinct: [DeclID: Bool] = [:]

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// Whether a closure's parameter, or a member of it, is what its content is identified by. `type` is the nominal type of the value where
    /// the one who asks knows it.
    func isIdentity(parameterOf closure: NodeID, member: NodeID?, type: DeclID, in scope: CodeScope) -> Bool {
        guard let content = repeatedContent(closure, in: scope.file) else { return false }
        return switch content.kind {
        case .item: true
        case .presentation: isPresentedByIdentity(content, closure, type: type, in: scope)
        case .row: isRowIdentity(content, closure, member: member, type: type, in: scope)
        }
    }

    /// `sheet(item:)` tells items apart by their ids: another item with the same id changes the content of one and the same sheet.
    private func isPresentedByIdentity(_ content: RepeatedContent, _ closure: NodeID, type: DeclID, in scope: CodeScope) -> Bool {
        guard content.label == "item" else { return true }
        let element = type == .none ? presentedType(content, in: scope) : type
        guard element != .none, program[element].kind == .enumType else { return true }
        return tellsCasesApart(element)
    }

    private func isRowIdentity(_ content: RepeatedContent, _ closure: NodeID, member: NodeID?, type: DeclID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        if content.isRange { return true }
        let path = member.map { "\\." + tree.name(tree.mainToken($0)) }
        switch content.id {
        case "\\.self"?: return true
        case let id? where id == path: return true
        case nil where path == "\\.id": return true
        default: break
        }
        let element = type == .none || member != nil ? elementType(ofRow: closure, in: scope) : type
        guard element != .none, program[element].kind == .enumType else { return false }
        switch content.id {
        case nil, "\\.id"?: return tellsCasesApart(element)
        case "\\.rawValue"?: return true
        default: return false
        }
    }

    // MARK: Ids of enumerations

    /// Whether an enumeration's `id` differs between its cases: it is the value itself or its raw value, or spells each case in its own way.
    private func tellsCasesApart(_ type: DeclID) -> Bool {
        let store = store(CaseStore.self)
        if let known = store.distinct[type] { return known }
        let answer = readsDistinctID(of: type)
        store.distinct[type] = answer
        return answer
    }

    private func readsDistinctID(of type: DeclID) -> Bool {
        guard let property = program.members(of: type).first(where: { program[$0].name == wellKnown.names.id }),
            let block = bodyHolder(of: property)
        else { return false }
        let file = program[property].file
        let tree = program.tree(file)
        let statements = program.activeItems(of: block, in: file)
        guard statements.count == 1 else { return false }
        var value = statements[0]
        if tree.kind(value) == .return {
            guard let result = tree.firstChild(value) else { return false }
            value = result
        }
        guard let choice = SwitchStatement(tree, value) else {
            let reads = ["self", "rawValue", "description"]
            return (tree[value].firstToken..<tree[value].endToken).contains { token in
                reads.contains(tree.name(TokenID(token)))
                    || program.marks(named: program.name(of: TokenID(token), in: file)).contains(.digests)
            }
        }
        guard let subject = choice.subject, tree.text(subject) == "self" else { return false }
        var seen: Set<String> = []
        for arm in choice.cases {
            guard let last = arm.statements.last else { return false }
            let result = tree.kind(last) == .return ? tree.firstChild(last) ?? last : last
            let isLiteral =
                [.integer, .boolean, .float, .nil].contains(tree.kind(result)) || tree.kind(result) == .string && tree[result].size == 1
            // A literal for several cases, or twice, makes one of them.
            if isLiteral, arm.items.count != 1 { return false }
            if isLiteral, !seen.insert(tree.text(result)).inserted { return false }
        }
        return true
    }
}
