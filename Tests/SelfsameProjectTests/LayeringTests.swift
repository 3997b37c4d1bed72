// Who may import whom. Dependencies point one way, and the core modules know neither files nor threads.

import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Layering")
struct LayeringTests {
    /// The modules from the bottom to the top, each with the modules that it may use beside those it stands on.
    private static let modules: [(name: String, standsOn: [String], system: Set<String>)] = [
        ("SelfsameSystem", [], ["CHeap", "Foundation", "FoundationEssentials", "Glibc", "Musl"]),
        ("SelfsameSyntax", [], []),
        ("SelfsamePrelude", [], []),
        ("SelfsameDeclarations", ["SelfsameSyntax"], []),
        ("SelfsameInference", ["SelfsameDeclarations"], []),
        ("SelfsameFlow", ["SelfsameInference"], []),
        ("SelfsameIdentity", ["SelfsameFlow"], []),
        ("SelfsameUpdates", ["SelfsameIdentity"], []),
        ("SelfsameLayout", ["SelfsameIdentity"], []),
        ("SelfsameLint", ["SelfsameUpdates", "SelfsameLayout", "SelfsamePrelude"], []),
        ("SelfsameReports", ["SelfsameLint", "SelfsameSystem"], []),
        ("SelfsameProject", ["SelfsameReports"], ["Dispatch", "Synchronization"]),
        ("SelfsameServer", ["SelfsameProject"], ["Dispatch", "Synchronization"]),
        ("selfsame", ["SelfsameServer"], []),
    ]

    /// The modules below one, all of which it may import.
    private static func below(_ module: String) -> Set<String> {
        let direct = modules.first { $0.name == module }?.standsOn ?? []
        return direct.reduce(into: Set(direct)) { $0.formUnion(below($1)) }
    }

    @Test("A module imports only what stands below it", arguments: modules.map(\.name))
    func imports(module: String) throws {
        let allowed = Self.below(module).union(Self.modules.first { $0.name == module }?.system ?? [])
        let files = Repository.files(in: "Sources/\(module)")
        #expect(!files.isEmpty)
        for file in files {
            for name in importedModules(in: try Repository.text(of: file)) {
                #expect(allowed.contains(name), "\(Repository.path(of: file)) imports \(name)")
            }
        }
    }

    @Test("Only the module that calls the system says `unsafe`", arguments: modules.map(\.name))
    func memorySafety(module: String) throws {
        let unsafe = try Repository.files(in: "Sources/\(module)").filter { file in
            let tree = SyntaxTree(parsing: SourceFile(path: "", bytes: Array(try Repository.text(of: file).utf8)))
            return tree.nodes.indices.contains { tree.kind(NodeID(UInt32($0))) == .unsafe }
        }
        #expect(unsafe.isEmpty == (module != "SelfsameSystem"), "\(unsafe.map { Repository.path(of: $0) })")
    }

    @Test("Every module has a layer")
    func complete() throws {
        let folders = Set(Repository.files(in: "Sources").map { Repository.path(of: $0).split(separator: "/")[1] }.map(String.init))
        #expect(folders.subtracting(["SelfsameTestSupport", "Plugins"]) == Set(Self.modules.map(\.name)))
    }

    @Test("Imports are found with attributes, access levels and kinds before the name")
    func finder() {
        let text = """
            import A
            @testable import B
            public import C
              import struct D.E
            // import F
            let text = "import I"
            @preconcurrency internal import G.H
            let important = 1
            """
        #expect(importedModules(in: text) == ["A", "B", "C", "D", "G"])
    }

    /// The first names of the modules that a file imports, as the program's own parser reads it: the sources inside the string literals of
    /// the prelude import nothing.
    private func importedModules(in text: String) -> [String] {
        let tree = SyntaxTree(parsing: SourceFile(path: "", bytes: Array(text.utf8)))
        return tree.nodes.indices.map { NodeID(UInt32($0)) }
            .filter { tree.kind($0) == .importDecl }
            .map { tree.text(tree.mainToken($0)) }
    }
}
