// Where the program's files mention a declared name in an expression: one pass over all trees, so that asking for the uses of every
// declaration stays linear in the size of the program. Uses are by name; whoever asks decides which declaration is meant.

import SelfsameSyntax

/// A place that refers to something by name.
package struct NameUse: Hashable {
    /// The file.
    package var file: FileID
    /// The `reference`, which may be the component of a key path.
    package var node: NodeID

    package init(file: FileID, node: NodeID) {
        self.file = file
        self.node = node
    }
}

/// What the user's files declare and use by name. The analyzers of several threads can share one.
public final class UseIndex: Sendable {
    /// Types, functions, properties and cases by name, wherever they stand.
    private let declarations: GroupedIDs
    /// The uses of each name that has such a declaration end to end, and where those of a name start; one more than there are names.
    private let uses: [NameUse]
    private let starts: [UInt32]
    /// The innermost declaration around each of those uses.
    private let users: [DeclID]
    /// The uses of `Self`, by the type that it stands for.
    private let ownUses: [DeclID: [NameUse]]
    /// By name, whether a type is written with it, other than to extend it.
    private let isInType: [Bool]
    /// By declaration, whether its code may come to read what is another value each time.
    private let changing: [Bool]

    /// Reads through all files of the user.
    public convenience init(program: Program) {
        self.init(program: program, parts: 1) { _, read in [read(0)] }
    }

    /// Reads through all files of the user in runs of neighbours, which may be read at the same time: `each` calls what it is given for every
    /// number below the first argument, and returns the results in that order.
    public init(program: Program, parts: Int, each: (Int, @escaping @Sendable (Int) -> FileUses) -> [FileUses]) {
        let names = UsedNames(program: program)
        let files = program.files.count
        let parts = each(parts) { FileUses(of: program, in: files * $0 / parts..<files * ($0 + 1) / parts, names) }
        declarations = names.declarations
        var reading = ReadingCode(program: program)
        var starts = [UInt32](repeating: 0, count: program.names.count + 1)
        var ownUses: [DeclID: [NameUse]] = [:]
        var isInType = [Bool](repeating: false, count: program.names.count)
        for part in parts {
            for name in isInType.indices where part.isInType[name] { isInType[name] = true }
            for entry in part.found { starts[Int(entry.key) + 1] += 1 }
            for (type, use) in part.ownUses { ownUses[type, default: []].append(use) }
            for holder in part.changing { reading.note(holder) }
        }
        for group in 0..<program.names.count { starts[group + 1] += starts[group] }
        var next = starts
        let count = parts.reduce(0) { $0 + $1.found.count }
        var uses = [NameUse](repeating: NameUse(file: FileID(0), node: .root), count: count)
        var users = [DeclID](repeating: .none, count: count)
        for part in parts {
            for entry in part.found {
                let place = Int(next[Int(entry.key)])
                uses[place] = entry.use
                users[place] = entry.user
                next[Int(entry.key)] += 1
            }
        }
        while let name = reading.pending.popLast() {
            for place in Int(starts[Int(name.rawValue)])..<Int(starts[Int(name.rawValue) + 1])
            where reading.mayNote(users[place]) && !program.isInClosure(uses[place], of: users[place])
                && !program.isMemberOfValue(uses[place], in: users[place], names.declarations)
            {
                reading.note(users[place])
            }
        }
        (self.starts, self.uses, self.users, changing) = (starts, uses, users, reading.isReading)
        (self.ownUses, self.isInType) = (ownUses, isInType)
    }

    /// Whether the code of a computed property or a function may come to read what is another value each time, as far as names tell: where
    /// not, it does not.
    package func mayChange(_ id: DeclID) -> Bool { Int(id.rawValue) < changing.count && changing[Int(id.rawValue)] }

    /// Whether a type is written with a name, other than to extend it.
    package func isNamedAsType(_ name: Name) -> Bool { Int(name.rawValue) < isInType.count && isInType[Int(name.rawValue)] }

    /// The uses of a name, by file and then by position.
    package func uses(of name: Name) -> ArraySlice<NameUse> {
        guard Int(name.rawValue) < starts.count - 1 else { return [] }
        return uses[Int(starts[Int(name.rawValue)])..<Int(starts[Int(name.rawValue) + 1])]
    }

    /// The declarations whose code uses a name, one for each use and in the order of these; `.none` for a use outside of all.
    package func users(of name: Name) -> ArraySlice<DeclID> {
        guard Int(name.rawValue) < starts.count - 1 else { return [] }
        return users[Int(starts[Int(name.rawValue)])..<Int(starts[Int(name.rawValue) + 1])]
    }

    /// The uses of `Self` where it stands for a type, by file and then by position.
    package func ownUses(of type: DeclID) -> [NameUse] { ownUses[type] ?? [] }

    /// The types, functions, properties and cases of a name, by file and then by position.
    package func declarations(of name: Name) -> ArraySlice<DeclID> { declarations.group(name.rawValue) }
}

/// The names that a pass over files looks for.
private struct UsedNames: Sendable {
    /// The user's types, functions, properties and cases.
    let declarations: GroupedIDs
    /// By name, whether the system gives another value each time under it.
    let isFresh: [Bool]

    init(program: Program) {
        var names: [UInt32] = []
        var declared: [DeclID] = []
        for file in program.files where !file.role.isPrelude {
            for index in file.declarations {
                let declaration = program[DeclID(index)]
                guard declaration.kind.isNominal || declaration.kind.isValue else { continue }
                names.append(declaration.name.rawValue)
                declared.append(DeclID(index))
            }
        }
        declarations = GroupedIDs(keys: names, ids: declared, count: program.names.count)
        var isFresh = [Bool](repeating: false, count: program.names.count)
        for mark in [Marks.fresh, .random, .clock] { for name in program.names(marked: mark) { isFresh[Int(name.rawValue)] = true } }
        self.isFresh = isFresh
    }
}

/// What a run of files uses by name.
public struct FileUses: Sendable {
    /// A use with the number of its name and the declaration around it.
    fileprivate struct Entry {
        var key: UInt32
        var use: NameUse
        var user: DeclID
    }

    /// The uses of names that are declared, by file and then by position.
    fileprivate var found: [Entry] = []
    /// The uses of `Self` for a type.
    fileprivate var ownUses: [(type: DeclID, use: NameUse)] = []
    /// By name, whether a type is written with it, other than to extend it.
    fileprivate var isInType: [Bool]
    /// The declarations whose code reads what is another value each time.
    fileprivate var changing: [DeclID] = []

    fileprivate init(of program: Program, in files: Range<Int>, _ names: UsedNames) {
        isInType = [Bool](repeating: false, count: program.names.count)
        let (declarations, isFresh) = (names.declarations, names.isFresh)
        found.reserveCapacity(program.declarations.count * 4 * files.count / max(1, program.files.count))
        for index in files {
            let file = program.files[index]
            if file.role.isPrelude || file.unit.isHidden { continue }
            let id = FileID(UInt32(truncatingIfNeeded: index))
            let unit = file.unit
            let tree = unit.tree
            let (nodes, bytes, tokens) = (tree.nodes, tree.source.bytes, tree.tokens)
            var members = OpenDeclarations(program: program, file: file)
            // Code that is not compiled uses nothing.
            var inactive: [(start: Int, end: Int)] = []
            var next = 0
            while next < nodes.count {
                let position = next
                if let clause = inactive.last, position >= clause.start {
                    inactive.removeLast()
                    next = max(next, clause.end)
                    continue
                }
                next += 1
                let kind = nodes[position].kind
                if kind == .ifConfig {
                    let whole = NodeID(UInt32(truncatingIfNeeded: position))
                    let active = unit.profile.activeClause(of: whole, in: tree)
                    inactive += tree.children(whole).filter { $0 != active }.reversed().map {
                        (Int($0.rawValue), Int($0.rawValue + tree[$0].size))
                    }
                    continue
                }
                guard kind == .reference || kind == .identifierType || kind == .memberType else { continue }
                let token = TokenID(nodes[position].mainToken)
                let use = NameUse(file: id, node: NodeID(UInt32(truncatingIfNeeded: position)))
                guard kind == .reference else {
                    let name = Int(unit.name(of: token).rawValue)
                    let isExtended = tree.parent(use.node).map { tree.kind($0) } == .extensionDecl
                    if !isExtended, name < isInType.count { isInType[name] = true }
                    continue
                }
                let holder = members.innermost(around: use.node)
                if token != .none, tokens.kind(token) == .capitalSelfKeyword {
                    let type = holder == .none ? .none : program.nominal(containing: holder)
                    if type != .none { ownUses.append((type, use)) }
                    continue
                }
                var key = unit.name(of: token).rawValue
                if token != .none, bytes[Int(tokens.range(token).start)] == UInt8(ascii: "$") {
                    // `$query` stands for the property.
                    key = program.names.find(String(tree.text(token).dropFirst()))?.rawValue ?? key
                }
                if Int(key) < isFresh.count, isFresh[Int(key)], !program.isInClosure(use, of: holder) { changing.append(holder) }
                guard !declarations.range(key).isEmpty else { continue }
                found.append(Entry(key: key, use: use, user: holder))
            }
        }
    }
}

/// The declarations that a pass over the nodes of a file is inside of.
private struct OpenDeclarations {
    private let program: Program
    /// Those that the pass has not come to yet.
    private var rest: Range<UInt32>
    private var open: [(id: DeclID, end: UInt32)] = []

    init(program: Program, file: ProgramFile) {
        self.program = program
        rest = file.declarations
    }

    /// The innermost declaration around a node, `.none` where there is none. Nodes are asked about in their order.
    mutating func innermost(around node: NodeID) -> DeclID {
        while let index = rest.first, case let start = program[DeclID(index)].node, start < node {
            let file = program[DeclID(index)].file
            // The names of a tuple pattern share a node, which stands for the first of them.
            if index == 0 || program[DeclID(index - 1)].file != file || program[DeclID(index - 1)].node != start {
                open.append((DeclID(index), start.rawValue + program.unit(file).tree[start].size))
            }
            rest = index + 1..<rest.upperBound
        }
        while let last = open.last, last.end <= node.rawValue { open.removeLast() }
        return open.last?.id ?? .none
    }
}

/// The computed properties and functions that do nothing but give one value, whose code uses certain names, or names of those, and so on.
private struct ReadingCode {
    private let program: Program
    private(set) var isReading: [Bool]
    /// The names of those found whose uses are not looked at yet.
    var pending: [Name] = []
    private var isNamed: [Bool]

    init(program: Program) {
        self.program = program
        isReading = [Bool](repeating: false, count: program.declarations.count)
        isNamed = [Bool](repeating: false, count: program.names.count)
    }

    /// Takes down that the code of a declaration uses such a name.
    mutating func note(_ id: DeclID) {
        guard mayNote(id), givesOneValue(id) else { return }
        isReading[Int(id.rawValue)] = true
        let name = program[id].name
        if name == .none || isNamed[Int(name.rawValue)] { return }
        isNamed[Int(name.rawValue)] = true
        pending.append(name)
    }

    /// Whether a declaration is one of those that count, and not taken down yet.
    func mayNote(_ id: DeclID) -> Bool {
        id != .none && !isReading[Int(id.rawValue)] && program[id].flags.contains(.hasBody)
            && (program[id].kind == .variable || program[id].kind == .function)
    }

    /// Whether the code is one expression or `return`, after local values at most: what decides, repeats or does more than one thing is not
    /// followed for what it gives.
    private func givesOneValue(_ id: DeclID) -> Bool {
        let tree = program.tree(program[id].file)
        // What is written otherwise is not looked into.
        guard let code = tree.child(program[id].node, .getterBlock) ?? tree.child(program[id].node, .block) else { return true }
        var values = 0
        for statement in tree.children(code) {
            switch tree.kind(statement) {
            case .variableDecl, .functionDecl, .throw, .break, .continue, .fallthrough: continue
            case .ifConfig, .do: return true
            case .if, .guard, .switch, .for, .while, .repeat: return false
            default: values += 1
            }
        }
        return values == 1
    }
}

extension UInt8 {
    fileprivate var isLowercaseLetter: Bool { 0x61...0x7A ~= self }
}

extension Program {
    /// Whether a use is part of a closure in the code of a declaration: what that does is not what the declaration gives.
    fileprivate func isInClosure(_ use: NameUse, of user: DeclID) -> Bool {
        guard user != .none else { return false }
        let tree = unit(use.file).tree
        let end = self[user].node
        var inner = use.node
        while let outer = tree.parent(inner), outer != end {
            if tree.kind(outer) == .closure { return true }
            inner = outer
        }
        return false
    }

    /// Whether a use certainly names a member of a value, as in `room.id`: what that gives depends on the value, whatever declares the member. A
    /// parameter of the function around is no value here: who follows the function knows none. Nor is a name of a type.
    fileprivate func isMemberOfValue(_ use: NameUse, in user: DeclID, _ declared: GroupedIDs) -> Bool {
        let unit = unit(use.file)
        guard let base = MemberAccess(naming: use.node, in: unit.tree)?.base else { return false }
        var name = base
        switch unit.tree.kind(base) {
        case .reference where self[user].kind == .function: return false
        case .reference: break
        case .member:
            guard let access = MemberAccess(unit.tree, base) else { return false }
            name = access.member
        case .specialize: return false
        default: return true
        }
        let token = unit.tree.mainToken(name)
        guard token != .none, unit.tree.tokens.kind(token) == .identifier,
            unit.tree.source.bytes[Int(unit.tree.tokens.range(token).start)].isLowercaseLetter
        else { return false }
        return name != base || !declared.group(unit.name(of: token).rawValue).contains { self[$0].kind.isNominal }
    }

    /// The member whose code a use is part of.
    package func declaration(around use: NameUse) -> DeclID? { declaration(around: use.node, in: use.file) }
}
