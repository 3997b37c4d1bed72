// A program with other contents of some of its files. Most changes stay inside of bodies, as those of fixes do: then what is declared is the
// same, and only where it stands is new. Anything else is linked anew.

import SelfsameSyntax

/// A file's index before and after a change.
public struct FileChange: Sendable {
    /// The file.
    public var file: FileID
    /// Its index in the program that there is.
    public var old: FileIndex
    /// Its index from now on.
    public var new: FileIndex

    /// Describes a change.
    public init(file: FileID, old: FileIndex, new: FileIndex) {
        self.file = file
        self.old = old
        self.new = new
    }
}

extension Program {
    /// The program after changes to different files, nil where one of them declares anything else than before. Equal to what linking gives,
    /// but for the numbers of names that are new.
    public func exchanging(_ changes: [FileChange]) -> Program? {
        guard changes.allSatisfy({ $0.new.declaresTheSame(as: $0.old) }) else { return nil }
        var tables = storage.tables
        var entries = tables.names.entries
        for change in changes {
            let number = Int(change.file.rawValue)
            tables.files[number].unit = FileUnit(
                change.new, nameByNumber: change.new.merge(into: &entries), nameOfKeyword: tables.nameOfKeyword)
            for (id, declaration) in zip(tables.files[number].declarations, change.new.declarations) {
                tables.move(DeclID(id), to: declaration)
            }
        }
        tables.names = NameTable(entries: entries)
        return Program(tables: tables)
    }
}

extension ProgramTables {
    /// Notes where a declaration and what it states stand now.
    fileprivate mutating func move(_ id: DeclID, to new: Declaration) {
        let index = Int(id.rawValue)
        let old = declarations[index].node
        declarations[index].node = new.node
        declarations[index].nameToken = new.nameToken
        let type = new.kind == .extensionBlock ? extendedTypes[index] : id
        guard new.kind.isNominal || new.kind == .extensionBlock, type != .none else { return }
        for entry in Int(inheritanceStarts[Int(type.rawValue)])..<Int(inheritanceStarts[Int(type.rawValue) + 1])
        where inheritance[entry].statedBy == id {
            // The head of a type has the same nodes as before, so its parts move with it.
            let node = NodeID(inheritance[entry].node.rawValue - old.rawValue + new.node.rawValue)
            inheritance[entry] = StatedInheritance(statedBy: id, node: node, resolved: inheritance[entry].resolved)
        }
    }
}

extension FileIndex {
    /// Adds the file's names to those of the program, and says which name each of its own numbers is. A hidden file has none.
    func merge(into entries: inout NameEntries) -> [Name] {
        if isHidden { return [] }
        let bytes = tree.source.bytes
        let source = bytes.span
        var result: [Name] = []
        result.reserveCapacity(names.names.count)
        for name in names.names {
            result.append(Name(entries.insert(source, from: Int(name.start), to: Int(name.end), hash: name.hash(in: source))))
        }
        return result
    }

    /// Whether linking reads the same here as in another index of the file.
    fileprivate func declaresTheSame(as other: FileIndex) -> Bool {
        declarations.count == other.declarations.count && hasTestableImport == other.hasTestableImport
            && imports.map(tree.text) == other.imports.map(other.tree.text)
            && importedNames.map(tree.text) == other.importedNames.map(other.tree.text)
            && exports.map(tree.text) == other.exports.map(other.tree.text)
            && marks.elementsEqual(other.marks, by: ==)
            && zip(declarations, other.declarations).allSatisfy { declaresTheSame($0, as: $1, of: other) }
    }

    private func declaresTheSame(_ new: Declaration, as old: Declaration, of other: FileIndex) -> Bool {
        guard new.kind == old.kind, new.flags == old.flags, new.parent == old.parent, new.introduced == old.introduced,
            (new.nameToken == .none) == (old.nameToken == .none)
        else { return false }
        if new.kind.isType || new.kind == .extensionBlock { return hasSameHead(new.node, as: old.node, of: other) }
        return new.nameToken == .none || tree.text(new.nameToken) == other.tree.text(old.nameToken)
    }

    /// Whether all of a type's declaration that stands before its members is the same, token by token and node by node.
    private func hasSameHead(_ node: NodeID, as old: NodeID, of other: FileIndex) -> Bool {
        let (head, oldHead) = (tree.head(of: node), other.tree.head(of: old))
        guard head.tokens.count == oldHead.tokens.count, head.size == oldHead.size else { return false }
        return zip(head.tokens, oldHead.tokens).allSatisfy { tree.text(TokenID($0)) == other.tree.text(TokenID($1)) }
            && (1..<head.size).allSatisfy {
                let (new, old) = (tree.nodes[Int(node.rawValue + $0)], other.tree.nodes[Int(old.rawValue + $0)])
                return new.kind == old.kind && new.size == old.size
            }
    }
}

extension SyntaxTree {
    /// The tokens of a type's declaration before its members, and the number of its nodes there.
    fileprivate func head(of declaration: NodeID) -> (tokens: Range<UInt32>, size: UInt32) {
        let node = self[declaration]
        guard let members = child(declaration, .memberBlock) else { return (node.firstToken..<node.endToken, node.size) }
        return (node.firstToken..<self[members].firstToken, members.rawValue - declaration.rawValue)
    }
}
