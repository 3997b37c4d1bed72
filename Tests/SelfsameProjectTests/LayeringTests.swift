// Who may import whom. Dependencies point one way, and the core modules know neither files nor threads.

import SelfsameTestSupport
import Testing

@Suite("Layering")
struct LayeringTests {
    /// The modules from the bottom to the top, with the system modules that each may use.
    private static let layers: [(module: String, imports: Set<String>)] = [
        ("SelfsameSyntax", []),
        ("SelfsamePrelude", []),
        ("SelfsameAnalysis", ["SelfsameSyntax", "SelfsamePrelude"]),
        ("SelfsameLint", ["SelfsameAnalysis", "SelfsameSyntax", "SelfsamePrelude"]),
        ("SelfsameReports", ["SelfsameLint", "SelfsameAnalysis", "SelfsameSyntax", "SelfsamePrelude", "Foundation"]),
        (
            "SelfsameProject",
            ["SelfsameReports", "SelfsameLint", "SelfsameAnalysis", "SelfsameSyntax", "SelfsamePrelude", "Foundation", "Synchronization"]
        ),
        (
            "selfsame",
            ["SelfsameProject", "SelfsameReports", "SelfsameLint", "SelfsameAnalysis", "SelfsameSyntax", "SelfsamePrelude", "Foundation"]
        ),
    ]

    @Test("A module imports only what stands below it", arguments: layers.map(\.module))
    func imports(module: String) throws {
        let allowed = Self.layers.first { $0.module == module }?.imports ?? []
        let files = Repository.files(in: "Sources/\(module)")
        #expect(!files.isEmpty)
        for file in files {
            for name in importedModules(in: try Repository.text(of: file)) {
                #expect(allowed.contains(name), "\(Repository.path(of: file)) imports \(name)")
            }
        }
    }

    @Test("Every module has a layer")
    func complete() throws {
        let folders = Set(Repository.files(in: "Sources").map { Repository.path(of: $0).split(separator: "/")[1] }.map(String.init))
        #expect(folders.subtracting(["SelfsameTestSupport"]) == Set(Self.layers.map(\.module)))
    }

    @Test("Imports are found with attributes, access levels and kinds before the name")
    func finder() {
        let text = """
            import A
            @testable import B
            public import C
              import struct D.E
            // import F
            @preconcurrency internal import G.H
            let important = 1
            """
        #expect(importedModules(in: text) == ["A", "B", "C", "D", "G"])
    }

    /// The first names of the modules that a file imports. Prelude sources inside string literals import nothing.
    private func importedModules(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            var words = line.split(separator: " ")[...]
            while let word = words.first, word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
            {
                words.removeFirst()
            }
            guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
            if ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(name), let next = words.popFirst() {
                name = next
            }
            return String(name.prefix { $0 != "." })
        }
    }
}
