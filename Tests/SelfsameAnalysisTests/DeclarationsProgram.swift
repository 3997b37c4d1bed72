// Small programs for the tests of declarations: several files in one text, and declarations described as text.

import SelfsameDeclarations
import SelfsameSyntax

/// Links the files of a text. A line `// file: PATH` begins a file of the user, `// prelude: MODULE` one of a library. What stands before the
/// first such line is `main.swift`.
func makeProgram(_ text: String, profile: Profile = .default) -> Program {
    var files: [(path: String, role: FileRole, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("// file: ") {
            files.append((String(line.dropFirst(9)), .source, []))
        } else if line.hasPrefix("// prelude: ") {
            let module = String(line.dropFirst(12))
            files.append(("prelude/\(module)\(files.count).swift", .prelude(module: module), []))
        } else {
            if files.isEmpty { files.append(("main.swift", .source, [])) }
            files[files.count - 1].lines.append(line)
        }
    }
    let indexes = files.map { file in
        let source = SourceFile(path: file.path, bytes: Array(file.lines.joined(separator: "\n").utf8))
        return FileIndex(tree: SyntaxTree(parsing: source), profile: profile, role: file.role)
    }
    return Program(linking: indexes, profile: profile)
}

extension Program {
    /// `Outer.member@path:line`.
    func described(_ id: DeclID) -> String {
        let declaration = self[id]
        let tree = tree(declaration.file)
        let line = tree.source.location(of: tree.range(declaration.node).start).line
        return "\(displayName(of: id))@\(tree.source.path):\(line)"
    }

    /// Descriptions of several declarations.
    func described(_ ids: [DeclID]) -> [String] { ids.map { described($0) } }

    /// The file with this path.
    func file(_ path: String) -> FileID {
        FileID(UInt32(files.firstIndex { $0.tree.source.path == path } ?? 0))
    }

    /// The only declaration with this display name; nil where there is none or more than one.
    func declared(_ name: String) -> DeclID? {
        let found = declarations.indices.map { DeclID(UInt32($0)) }
            .filter { self[$0].kind != .extensionBlock && displayName(of: $0) == name }
        return found.count == 1 ? found[0] : nil
    }

    /// What a query finds from a file: `Name` at file level, `Type.member` among members, `Module::Name` in a module.
    func find(_ query: String, from path: String) -> [String] {
        let file = file(path)
        if let separator = query.firstRange(of: "::") {
            guard let module = names.find(String(query[..<separator.lowerBound])),
                let name = names.find(String(query[separator.upperBound...]))
            else { return [] }
            return described(inModule(module, name, from: file))
        }
        if let period = query.lastIndex(of: ".") {
            guard let type = declared(String(query[..<period])), let name = names.find(String(query[query.index(after: period)...])) else {
                return []
            }
            return described(members(of: type, named: name, from: file))
        }
        guard let name = names.find(query) else { return [] }
        return described(fileLevel(name, from: file))
    }
}
