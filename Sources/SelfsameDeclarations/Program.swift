// A whole program after linking: files, declarations and the tables that lookup reads. Immutable, so that every thread can share it; one
// reference, so that passing it costs nothing. Lookup by name is in `Program+Lookup.swift`, what types state in `Program+Types.swift`.

import SelfsameSyntax

/// One file of a program.
public struct ProgramFile: Sendable {
    @usableFromInline var unit: FileUnit
    /// What it is to the program.
    public let role: FileRole
    /// The folder under `Sources/`, the folder of a framework, or the prelude module that it belongs to.
    public let module: ModuleID
    /// Its declarations, in source order.
    public let declarations: Range<UInt32>
    let folder: UInt32
    /// The set of targets that it belongs to; 0 where that is not known.
    let targets: UInt32
    let seesInternals: Bool
    /// The user's modules that it imports, by itself or through what others hand on.
    let imports: [ModuleID]
    /// Of those of which it imports single declarations only, these: `import struct Kitchen.Pan`.
    let namedImports: [ModuleID: Set<Name>]
    /// Whether it belongs to tests.
    public let isTest: Bool
    /// Whether the names that it takes from a framework of views are those of another one than SwiftUI.
    let hasOtherViews: Bool

    /// The parsed file.
    @inlinable public var tree: SyntaxTree { unit.tree }
    /// What it is compiled for.
    public var profile: Profile { unit.profile }

    /// Whether it is no description, and its code spells a name.
    fileprivate func spells(_ name: Name) -> Bool { !role.isPrelude && unit.mentions(name) }
}

/// The large parts of a file behind one reference, so that a `ProgramFile` is cheap to copy.
@usableFromInline
final class FileUnit: Sendable {
    @usableFromInline let tree: SyntaxTree
    let profile: Profile
    /// Whether no target of the program's platform compiles it.
    let isHidden: Bool
    private let nameOfToken: NumberByToken
    private let nameByNumber: [Name]
    private let nameOfKeyword: [Name]

    init(_ index: FileIndex, nameByNumber: [Name], nameOfKeyword: [Name]) {
        tree = index.tree
        profile = index.profile
        isHidden = index.isHidden
        nameOfToken = index.isHidden ? .none : index.names.nameOfToken
        self.nameByNumber = nameByNumber
        self.nameOfKeyword = nameOfKeyword
    }

    /// The name that a token spells.
    @inline(__always)
    func name(of token: TokenID) -> Name {
        let number = nameOfToken[token]
        if number == .max { return .none }
        return number >= FileNames.keywordBase ? nameOfKeyword[Int(number - FileNames.keywordBase)] : nameByNumber[Int(number)]
    }

    /// Whether the file mentions a name at all.
    func mentions(_ name: Name) -> Bool { nameByNumber.contains(name) || nameOfKeyword.contains(name) }

    /// Whether a clause of `#if` below a node that is not active spells a name.
    func spellsInactively(_ name: Name, below root: NodeID) -> Bool {
        guard mentions(name) else { return false }
        for index in root.rawValue..<root.rawValue + tree[root].size where tree.kind(NodeID(index)) == .ifConfig {
            let node = NodeID(index)
            let active = profile.activeClause(of: node, in: tree)
            for clause in tree.children(node) where clause != active {
                if (tree[clause].firstToken..<tree[clause].endToken).contains(where: { self.name(of: TokenID($0)) == name }) { return true }
            }
        }
        return false
    }
}

/// What a type or an extension states in its inheritance clause.
public struct StatedInheritance: Sendable, Hashable {
    /// The type or extension.
    public let statedBy: DeclID
    /// The type that is written, without attributes; a member of a composition stands by itself.
    public let node: NodeID
    /// The nominal type that it names, `.none` where that is not known. A type alias for a composition gives one entry for each part.
    public let resolved: DeclID
}

/// All files linked: immutable, shared by all threads.
public struct Program: Sendable {
    @usableFromInline let storage: ProgramStorage

    /// Links files: their order is the order of all results, so give them in path order. Preludes may stand anywhere in the list.
    public init(linking files: [FileIndex], profile: Profile) {
        var linker = Linker(files: files, profile: profile)
        linker.link()
        self.init(tables: linker.tables)
    }

    init(tables: ProgramTables) { storage = ProgramStorage(tables: tables) }

    /// The profile of the program: its platform is that of all files. What a file is compiled for may differ in the rest.
    public var profile: Profile { storage.tables.profile }
    /// What a file is compiled for.
    public func profile(of file: FileID) -> Profile { unit(file).profile }
    /// Every name of the program.
    @inlinable public var names: NameTable { storage.tables.names }
    /// The files in the order given.
    @inlinable public var files: [ProgramFile] { storage.tables.files }
    /// Every declaration, by file and then by position.
    @inlinable public var declarations: [Declaration] { storage.tables.declarations }

    /// The stored declaration.
    @inlinable
    public subscript(id: DeclID) -> Declaration { storage.tables.declarations[Int(id.rawValue)] }

    /// The syntax tree of a file.
    @inlinable public func tree(_ file: FileID) -> SyntaxTree { unit(file).tree }

    /// A file's tree and names by reference: reading through it copies nothing.
    @inlinable
    func unit(_ file: FileID) -> FileUnit { storage.tables.files[Int(file.rawValue)].unit }

    /// The name that a token spells; `.none` for tokens that are no names.
    public func name(of token: TokenID, in file: FileID) -> Name {
        unit(file).name(of: token)
    }

    /// Whether a file that describes no library mentions a name.
    package func isSpelled(_ name: Name) -> Bool { storage.tables.files.contains { $0.spells(name) } }

    /// Whether code of a file spells a name; not of a description.
    package func spells(_ name: Name, in file: FileID) -> Bool { storage.tables.files[Int(file.rawValue)].spells(name) }

    /// The files of the program, other than descriptions, whose code spells a name.
    package func files(spelling name: Name) -> [FileID] {
        storage.tables.files.indices.map { FileID(UInt32($0)) }.filter { spells(name, in: $0) }
    }

    /// Whether code that is not compiled spells a name: in a clause of `#if` that is not active, in the program's own files, or in
    /// some declarations.
    package func isSpelledInInactiveCode(_ name: Name, of declarations: [DeclID]? = nil) -> Bool {
        if let declarations {
            return declarations.contains { unit(self[$0].file).spellsInactively(name, below: self[$0].node) }
        }
        return storage.tables.files.contains { !$0.role.isPrelude && $0.unit.spellsInactively(name, below: .root) }
    }

    /// The declaration of a syntax node: types, functions, cases by their element, variables by their `patternBinding` (the first one of a
    /// tuple pattern). Nil for what is not indexed, such as local declarations.
    public func declaration(at node: NodeID, in file: FileID) -> DeclID? {
        let range = storage.tables.files[Int(file.rawValue)].declarations
        let index = range.partitioningIndex { storage.tables.declarations[Int($0)].node >= node }
        guard index < range.upperBound, storage.tables.declarations[Int(index)].node == node else { return nil }
        return DeclID(index)
    }

    /// The innermost declaration that a syntax node is inside of; nil for what is outside of all.
    public func declaration(around node: NodeID, in file: FileID) -> DeclID? {
        let range = storage.tables.files[Int(file.rawValue)].declarations
        let next = range.partitioningIndex { storage.tables.declarations[Int($0)].node >= node }
        guard next > range.lowerBound else { return nil }
        let tree = tree(file)
        // The last one that begins before the node holds it, or what holds the node holds both.
        var inner = storage.tables.declarations[Int(next - 1)].node
        if node.rawValue < inner.rawValue + tree[inner].size { return DeclID(next - 1) }
        while let outer = tree.parent(inner) {
            if node.rawValue < outer.rawValue + tree[outer].size, let found = declaration(at: outer, in: file) { return found }
            inner = outer
        }
        return nil
    }

    /// The attribute nodes of a declaration (of the whole `variableDecl` for a variable), those in active clauses of `#if` included.
    public func attributes(of decl: DeclID) -> [NodeID] {
        let declaration = self[decl]
        guard declaration.flags.contains(.hasAttributes) else { return [] }
        let file = declaration.file
        return activeItems(of: declarationNode(decl), in: file).filter { tree(file).kind($0) == .attribute }
    }

    /// The node that holds attributes and modifiers: of a variable the `variableDecl`, of a case the `enumCaseDecl`, else its own.
    public func declarationNode(_ decl: DeclID) -> NodeID {
        let declaration = self[decl]
        switch declaration.kind {
        case .variable, .enumCase: return unit(declaration.file).tree.parent(declaration.node) ?? declaration.node
        default: return declaration.node
        }
    }

    /// The children of a member block, a list of statements or a declaration, with those of active `#if` clauses in place of the `#if`.
    public func activeItems(of node: NodeID, in file: FileID) -> [NodeID] {
        let unit = unit(file)
        let tree = unit.tree
        var result: [NodeID] = []
        var open: [(position: UInt32, end: UInt32)] = [(node.rawValue + 1, node.rawValue + tree[node].size)]
        if tree.kind(node) == .ifConfigClause, let condition = unit.profile.condition(of: node, in: tree) {
            open[0].position = condition.rawValue + tree[condition].size
        }
        while let (position, end) = open.last {
            guard position < end else {
                open.removeLast()
                continue
            }
            let item = NodeID(position)
            open[open.count - 1].position = position + max(tree[item].size, 1)
            guard tree.kind(item) == .ifConfig else {
                result.append(item)
                continue
            }
            guard let clause = unit.profile.activeClause(of: item, in: tree) else { continue }
            var start = clause.rawValue + 1
            if let condition = unit.profile.condition(of: clause, in: tree) { start = condition.rawValue + tree[condition].size }
            open.append((start, clause.rawValue + tree[clause].size))
        }
        return result
    }

    /// The newest version that the declaration or one that encloses it asks for.
    public func availability(of decl: DeclID) -> Version {
        var version = Version.zero
        var current = decl
        while current != .none {
            version = max(version, self[current].introduced)
            current = self[current].parent
        }
        return version
    }

    /// Whether the declaration or one that encloses it is unavailable on the platform.
    public func isUnavailable(_ decl: DeclID) -> Bool {
        var current = decl
        while current != .none {
            if self[current].flags.contains(.isUnavailable) { return true }
            current = self[current].parent
        }
        return false
    }
}

/// The one reference behind a `Program`.
@usableFromInline
final class ProgramStorage: Sendable {
    @usableFromInline let tables: ProgramTables

    init(tables: ProgramTables) { self.tables = tables }
}

/// Everything that linking computes.
@usableFromInline
struct ProgramTables: Sendable {
    let profile: Profile
    @usableFromInline var names = NameTable(entries: NameEntries(capacity: 0))
    @usableFromInline var files: [ProgramFile] = []
    @usableFromInline var declarations: [Declaration] = []

    /// Name and role of each module, by `ModuleID`.
    var modules: [Module] = []
    /// Pairs of sets of targets that have a target in common.
    var sharedTargets: Set<UInt64> = []
    /// Names of keywords, by raw value of the token kind.
    var nameOfKeyword: [Name] = []
    /// The name of the module SwiftUI.
    var nameOfSwiftUI = Name.none
    /// Names for which `isModuleName` holds.
    var moduleNames: Set<Name> = []
    /// The folders of user files: parent and depth, for the nearest common folder. Folder 0 is the root.
    var folders: [Folder] = [Folder(parent: 0, depth: 0, name: .none)]

    /// File-level declarations but extensions, by name.
    var fileLevel = GroupedIDs()
    /// Functions that are operators and no prelude's, at file level and in types, by name.
    var operatorFunctions = GroupedIDs()
    /// Nested types, type aliases and associated types, by name.
    var nestedTypes = GroupedIDs()
    /// By declaration: the nominal type that an extension extends.
    var extendedTypes: [DeclID] = []
    /// Extension blocks by extended type.
    var extensions = GroupedIDs()
    /// Members by nominal type: own first, then those of extensions in order.
    var members = GroupedIDs()
    /// The same members, each group sorted by name, and their names beside them.
    var membersByName = GroupedIDs()
    var memberNames: [Name] = []
    /// By declaration: start of its entries in `inheritance`; one more than there are declarations.
    var inheritanceStarts: [UInt32] = []
    /// What nominal types and their extensions state, by nominal type.
    var inheritance: [StatedInheritance] = []
    /// Stated protocols of nominal types, transitively.
    var protocols = GroupedIDs()
    /// What preludes say of declarations.
    var marks = MarkTable()

    /// A module of the program.
    struct Module: Sendable {
        var name: Name
        var isPrelude: Bool
        /// It is known to be a module of its own, so what is internal to it is not seen from outside.
        var isConfirmed: Bool
        /// It is a target that a project or a manifest describes.
        var isTarget = false
        /// It belongs to a package that the project depends on.
        var isLibrary = false
    }

    /// A folder of user files.
    struct Folder: Sendable {
        var parent: UInt32
        var depth: UInt32
        var name: Name
    }

    init(profile: Profile) { self.profile = profile }
}
