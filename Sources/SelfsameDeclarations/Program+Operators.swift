// Operators as the program and the preludes declare them: functions by their name, wherever they stand, and precedence groups. A function
// that is an operator is found by its name alone, in whatever type it is declared.

import SelfsameSyntax

/// Where an operator stands beside its operands.
public enum OperatorFixity: Sendable {
    case prefix, infix, postfix
}

extension Program {
    /// The functions of the user's program that are operators of this name and fixity, at file level and in types, as seen from `file`.
    public func operatorFunctions(named name: Name, _ fixity: OperatorFixity, from file: FileID) -> [DeclID] {
        let declared = storage.tables.operatorFunctions.group(name.rawValue)
        if declared.isEmpty { return [] }
        return accessible(declared.filter { self.fixity(of: $0) == fixity && isVisible($0, from: file) }, from: file)
    }

    /// Infix operators or precedence groups of a name as seen from `file`: access levels do not apply to them, and those of the program go before
    /// those of the preludes.
    fileprivate func operatorDeclarations(_ kind: DeclarationKind, named name: Name, from file: FileID) -> [DeclID] {
        let isPrelude = files[Int(file.rawValue)].role.isPrelude
        let found = storage.tables.fileLevel.group(name.rawValue).filter {
            // `prefix operator /` says nothing of the operator between two values.
            self[$0].kind == kind && (kind != .operatorDeclaration || fixity(of: $0) == .infix)
                && (!isPrelude || files[Int(self[$0].file.rawValue)].role.isPrelude)
        }
        let own = found.filter { !files[Int(self[$0].file.rawValue)].role.isPrelude }
        return nearest(own.isEmpty ? Array(found) : own, to: file)
    }

    /// The fixity of an operator's function or declaration, by its modifiers.
    public func fixity(of id: DeclID) -> OperatorFixity {
        let tree = tree(self[id].file)
        for child in tree.children(self[id].node) where tree.kind(child) == .modifier {
            switch tree.tokens.kind(tree.mainToken(child)) {
            case .prefixKeyword: return .prefix
            case .postfixKeyword: return .postfix
            default: continue
            }
        }
        return .infix
    }
}

/// How the infix operators of a program bind to each other, as its precedence groups say. Each thread has its own: what it is asked for is
/// read from the declarations and kept.
public final class PrecedenceTable {
    /// What comes of two operators side by side.
    public enum Association: Sendable {
        /// `a + b - c` is `(a + b) - c`.
        case left
        /// `a ?? b ?? c` is `a ?? (b ?? c)`.
        case right
        /// Nothing says: the compiler rejects it.
        case none
    }

    /// What a precedence group says of itself.
    private struct Group {
        var association = Association.none
        var isAssignment = false
        var higherThan: [DeclID] = []
        var lowerThan: [DeclID] = []
    }

    private struct Use: Hashable {
        var name: Name
        var file: FileID
    }

    private let program: Program
    private lazy var groups = readGroups()
    private var groupOfOperator: [Use: DeclID] = [:]

    /// Reads nothing yet.
    public init(program: Program) { self.program = program }

    /// The group of an infix operator as seen from a file; `.none` where nothing, or no one group, is declared.
    public func group(ofInfix name: Name, from file: FileID) -> DeclID {
        let use = Use(name: name, file: file)
        if let known = groupOfOperator[use] { return known }
        let declared = program.operatorDeclarations(.operatorDeclaration, named: name, from: file)
        let found = Set(declared.map(groupNamed(by:)))
        let group = found.count == 1 ? found.first ?? .none : .none
        groupOfOperator[use] = group
        return group
    }

    /// A group by its name as seen from a file, `.none` where there is none.
    public func group(named name: String, from file: FileID) -> DeclID {
        program.names.find(name).map { group(named: $0, from: file) } ?? .none
    }

    /// What comes of an operator of one group with one of another to its right.
    public func association(_ left: DeclID, _ right: DeclID) -> Association {
        guard left != .none, right != .none else { return .none }
        if left == right { return groups[left]?.association ?? .none }
        if isHigher(left, than: right) { return .left }
        return isHigher(right, than: left) ? .right : .none
    }

    /// Whether an optional chain to the left of its operators takes them in, as `=` does: `a?.b += 1`.
    public func isAssignment(_ group: DeclID) -> Bool { groups[group]?.isAssignment ?? false }

    private func group(named name: Name, from file: FileID) -> DeclID {
        program.operatorDeclarations(.precedenceGroup, named: name, from: file).first ?? .none
    }

    /// Whether a group says so itself, through groups that say it of each other, or the other says that it is lower. As for the compiler,
    /// what groups between them say of being lower does not count.
    private func isHigher(_ group: DeclID, than other: DeclID) -> Bool {
        if reaches(other, from: group) { return true }
        return (groups[other]?.lowerThan ?? []).contains { $0 == group || reaches($0, from: group) }
    }

    private func reaches(_ other: DeclID, from group: DeclID) -> Bool {
        var pending = [group]
        var met: Set<DeclID> = []
        while let next = pending.popLast() {
            for lower in groups[next]?.higherThan ?? [] where met.insert(lower).inserted {
                if lower == other { return true }
                pending.append(lower)
            }
        }
        return false
    }

    /// The group that an operator's declaration names; without one it is the default group.
    private func groupNamed(by declaration: DeclID) -> DeclID {
        let (file, node) = (program[declaration].file, program[declaration].node)
        let tree = program.tree(file)
        let end = tree[node].endToken
        guard let colon = (tree.mainToken(node).rawValue..<end).first(where: { tree.tokens.kind(TokenID($0)) == .colon }), colon + 1 < end
        else { return group(named: "DefaultPrecedence", from: file) }
        let name = program.name(of: TokenID(colon + 1), in: file)
        return name == .none ? .none : group(named: name, from: file)
    }

    private func readGroups() -> [DeclID: Group] {
        var groups: [DeclID: Group] = [:]
        for (number, declaration) in program.declarations.enumerated() where declaration.kind == .precedenceGroup {
            read(DeclID(UInt32(truncatingIfNeeded: number)), into: &groups)
        }
        return groups
    }

    /// Reads `higherThan: A, B` and its like between the braces; the tree has no nodes for them.
    private func read(_ id: DeclID, into groups: inout [DeclID: Group]) {
        let (file, node) = (program[id].file, program[id].node)
        let tree = program.tree(file)
        var relation = TokenKind.colon
        groups[id, default: Group()].association = .none
        for raw in tree.mainToken(node).rawValue + 1..<max(tree[node].endToken, tree.mainToken(node).rawValue + 1) {
            let token = TokenID(raw)
            switch tree.tokens.kind(token) {
            case let kind where tree.tokens.kind(token.next) == .colon: relation = kind
            case .leftKeyword where relation == .associativityKeyword: groups[id]?.association = .left
            case .rightKeyword where relation == .associativityKeyword: groups[id]?.association = .right
            case .trueKeyword where relation == .assignmentKeyword: groups[id]?.isAssignment = true
            case .identifier:
                let other = group(named: program.name(of: token, in: file), from: file)
                guard other != .none, other != id else { continue }
                if relation == .higherThanKeyword { groups[id]?.higherThan.append(other) }
                if relation == .lowerThanKeyword { groups[id]?.lowerThan.append(other) }
            default: break
            }
        }
    }
}
