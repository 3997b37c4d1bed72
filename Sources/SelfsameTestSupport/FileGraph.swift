// Which files of a folder use names that others of it declare, read with the program's own parser and index. By name, not by type: a use counts
// where exactly one other file of the folder declares what it can mean, and neither the using file nor anything outside declares such a name.
//
// What can be meant: a property, type or case by its name; a function by its name and, where the use is a call, by the labels written there, which
// must occur among those of the declaration in their order (arguments with a default may be left out, trailing closures have no label). What is
// private is declared for its own file only. Initialisers, subscripts, operators, arguments of attributes and names that a local variable or
// parameter has at that place do not count. A name that several files declare shows nothing, so some uses are missed: about one in seven.

import SelfsameDeclarations
import SelfsameInference
import SelfsamePrelude
import SelfsameSyntax

/// The files of a folder and what they use of each other.
public struct FileGraph {
    /// One file's use of a name that another one declares.
    public struct Use: Hashable, Sendable {
        /// The index of the file that declares the name.
        public var file: Int
        /// The name.
        public var name: String
    }

    /// The files by their paths in the folder.
    public let files: [String]
    /// What each file uses, in source order, each name once.
    public let uses: [[Use]]

    /// Reads the folder at a path from the root of the repository. `others` are the folders of the modules that it imports.
    public init(of folder: String, standingOn others: [String]) throws {
        let own = try Self.indexes(in: folder)
        let outside = try others.flatMap { try Self.indexes(in: $0) } + Self.standardLibrary
        let program = Program(linking: own + outside, profile: .default)
        var declared: [Name: [Declared]] = [:]
        for (index, file) in program.files.enumerated() {
            for id in file.declarations.lazy.map({ DeclID($0) }) where program[id].hasOwnName {
                declared[program[id].name, default: []].append(Declared(program, id, file: index))
            }
        }
        files = own.map { String($0.tree.source.path.dropFirst(folder.count + 1)) }
        let inference = Inference(program: program)
        uses = own.indices.map { index in
            var found: [Use] = []
            for use in UsedName.all(in: FileID(UInt32(index)), inference) {
                let meant = Set((declared[use.name] ?? []).filter { use.canMean($0) && (!$0.isPrivate || $0.file == index) }.map(\.file))
                guard meant.count == 1, let file = meant.first, file != index, file < own.count else { continue }
                let entry = Use(file: file, name: program.names[use.name])
                if !found.contains(entry) { found.append(entry) }
            }
            return found
        }
    }

    /// The sets of files that use each other in a circle, the largest first, each by its paths in order.
    public var cycles: [[String]] {
        components().filter { $0.count > 1 }.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }.map { $0.map { files[$0] } }
    }

    /// The strongly connected components (Tarjan), each in order.
    private func components() -> [[Int]] {
        var order = [Int](repeating: -1, count: files.count)
        var lowest = order
        var path: [Int] = []
        var isOnPath = [Bool](repeating: false, count: files.count)
        var next = 0
        var found: [[Int]] = []
        func visit(_ file: Int) {
            (order[file], lowest[file]) = (next, next)
            next += 1
            path.append(file)
            isOnPath[file] = true
            for used in uses[file].map(\.file) {
                if order[used] < 0 {
                    visit(used)
                    lowest[file] = min(lowest[file], lowest[used])
                } else if isOnPath[used] {
                    lowest[file] = min(lowest[file], order[used])
                }
            }
            guard lowest[file] == order[file] else { return }
            var component: [Int] = []
            while let last = path.popLast() {
                isOnPath[last] = false
                component.append(last)
                if last == file { break }
            }
            found.append(component.sorted())
        }
        for file in files.indices where order[file] < 0 { visit(file) }
        return found
    }

    private static func indexes(in folder: String) throws -> [FileIndex] {
        try Repository.files(in: folder).map { url in
            let source = SourceFile(path: Repository.path(of: url), bytes: try Repository.bytes(of: url))
            return FileIndex(tree: SyntaxTree(parsing: source), profile: .default, role: .source)
        }
    }

    private static var standardLibrary: [FileIndex] {
        PreludeSource.all.filter { $0.module == "Swift" }.map { source in
            let file = SourceFile(path: "<Swift>/\(source.name).swift", bytes: Array(source.text.utf8))
            return FileIndex(tree: SyntaxTree(parsing: file), profile: .default, role: .prelude(module: "Swift"))
        }
    }
}

extension Declaration {
    /// Whether it is named by a word of its own.
    fileprivate var hasOwnName: Bool {
        switch kind {
        case .extensionBlock, .initializer, .subscriptMember, .operatorDeclaration, .precedenceGroup: false
        default: true
        }
    }
}

/// A declaration that names can mean.
private struct Declared {
    var file: Int
    /// The labels of a function's parameters; nil for what is no function.
    var labels: [String]?
    var isPrivate: Bool

    init(_ program: Program, _ id: DeclID, file: Int) {
        self.file = file
        let declaration = program[id]
        isPrivate = !declaration.flags.isDisjoint(with: [.isPrivate, .isFileprivate])
        guard declaration.kind == .function else { return }
        let tree = program.tree(declaration.file)
        labels = tree.child(declaration.node, .parameterClause).map { clause in
            tree.children(clause).filter { tree.kind($0) == .parameter }.map { tree.name(tree.mainToken($0)) }
        }
    }
}

/// A place that names something which may be declared elsewhere.
private struct UsedName {
    var name: Name
    /// The labels that a call writes; nil for what is not called.
    var labels: [String]?

    static func all(in file: FileID, _ inference: Inference) -> [UsedName] {
        let program = inference.program
        let tree = program.tree(file)
        return tree.nodes.indices.compactMap { index in
            let node = NodeID(UInt32(index))
            let token = tree.mainToken(node)
            guard [.reference, .identifierType, .memberType].contains(tree.kind(node)), token != .none else { return nil }
            guard !tree.isInAttribute(node), tree.isMemberName(node) || !inference.isBound(token, at: node, in: file) else {
                return nil
            }
            let name = program.name(of: token, in: file)
            return name == .none ? nil : UsedName(name: name, labels: tree.labels(ofCallTo: node))
        }
    }

    func canMean(_ declared: Declared) -> Bool {
        guard let labels, let parameters = declared.labels else { return true }
        var rest = parameters[...]
        return labels.allSatisfy { label in
            guard let index = rest.firstIndex(of: label) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}

extension SyntaxTree {
    /// Whether a node is the name after a period.
    fileprivate func isMemberName(_ node: NodeID) -> Bool {
        guard kind(node) == .reference, let outer = parent(node) else { return true }
        return kind(outer) == .keyPathComponent || kind(outer) == .member && (self[outer].size == 2 || firstChild(outer) != node)
    }

    /// Whether a node is an argument of an attribute that is no declaration: `never` of `@inline(never)`.
    fileprivate func isInAttribute(_ node: NodeID) -> Bool {
        guard kind(node) == .reference else { return false }
        var inner = node
        while let outer = parent(inner), [.argument, .argumentList].contains(kind(outer)) { inner = outer }
        return parent(inner).map { kind($0) == .attribute } ?? false
    }

    /// The labels of the call whose callee a name is; nil where it is none.
    fileprivate func labels(ofCallTo node: NodeID) -> [String]? {
        guard var callee = Optional(node), kind(node) == .reference else { return nil }
        if let member = parent(callee), kind(member) == .member, isMemberName(node) { callee = member }
        guard let call = parent(callee), kind(call) == .call, firstChild(call) == callee else { return nil }
        let written = child(call, .argumentList).map { children($0).filter { kind($0) == .argument } } ?? []
        let trailing = children(call).filter { kind($0) == .labeledClosure }
        return (written + trailing).map { mainToken($0) == .none ? "_" : name(mainToken($0)) }
    }
}
