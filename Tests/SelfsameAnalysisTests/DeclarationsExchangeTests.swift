// A program with a changed file: the same as one that is linked anew, or none where the file declares something else.

import Foundation
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameDeclarations

@Suite("Changed files") struct DeclarationsExchangeTests {
    @Test("A change inside of bodies gives what linking gives", arguments: Repository.files(in: "fixtures/types"))
    func bodies(fixture: URL) throws {
        let old = index(String(decoding: try Data(contentsOf: fixture), as: UTF8.self))
        let new = index(old.tree.withNewNameInBodies)
        let other = index("extension Other: Equatable { struct Inner {} }\nstruct Other: Codable { func newName1() {} }", path: "b.swift")
        let exchanged = Program(linking: [old, other], profile: .default).exchanging([FileChange(file: FileID(0), old: old, new: new)])
        let linked = Program(linking: [new, other], profile: .default)
        #expect(try #require(exchanged).description == linked.description)
    }

    @Test(
        "What declares something else is linked anew",
        arguments: [
            "struct A: P { var b: Int { 1 } }", "struct A { var c: Int { 1 } }", "struct A { var b: Int { 1 }; var c = 2 }",
            "struct A { private var b: Int { 1 } }", "struct A { static var b: Int { 1 } }", "struct A { var b = 1 }",
            "struct A<T> { var b: Int { 1 } }", "class A { var b: Int { 1 } }", "import SwiftUI; struct A { var b: Int { 1 } }",
            "struct B { var b: Int { 1 } }", "struct A { func b() -> Int { 1 } }", "struct A {}; extension A { var b: Int { 1 } }",
            "@available(iOS 99, *) struct A { var b: Int { 1 } }", "",
        ])
    func declarations(text: String) {
        let (old, new) = (index("struct A { var b: Int { 1 } }"), index(text))
        let program = Program(linking: [old], profile: .default)
        #expect(program.exchanging([FileChange(file: FileID(0), old: old, new: new)]) == nil)
    }

    @Test("Heads of types are read token by token")
    func heads() {
        let old = index("extension A: P, Q where T: R {}\ntypealias B = C<D>")
        let program = Program(linking: [old], profile: .default)
        func exchanges(_ text: String) -> Bool { program.exchanging([FileChange(file: FileID(0), old: old, new: index(text))]) != nil }
        #expect(exchanges("// Moved.\nextension A: P, Q where T: R { }\ntypealias B = C<D>"))
        #expect(!exchanges("extension A: P, Q where T: S {}\ntypealias B = C<D>"))
        #expect(!exchanges("extension A: P where T: R {}\ntypealias B = C<D>"))
        #expect(!exchanges("extension A: P, Q where T: R {}\ntypealias B = C<E>"))
    }

    private func index(_ text: String, path: String = "a.swift") -> FileIndex {
        let tree = SyntaxTree(parsing: SourceFile(path: path, bytes: Array(text.utf8)))
        return FileIndex(tree: tree, profile: .default, role: .source)
    }
}

extension SyntaxTree {
    /// The text with another name at the start of every block.
    fileprivate var withNewNameInBodies: String {
        var bytes = source.bytes
        let blocks = nodes.indices.filter { nodes[$0].kind == .block }.map { tokens.range(TokenID(nodes[$0].firstToken)).end }
        for (number, position) in Set(blocks).sorted(by: >).enumerated() {
            bytes.insert(contentsOf: " newName\(number)\n".utf8, at: Int(position))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Program {
    /// Everything that linking says, with names as text.
    fileprivate var description: [String] {
        var lines: [String] = []
        for (number, file) in files.enumerated() {
            let id = FileID(UInt32(number))
            lines.append("file \(file.tree.source.path) \(file.role) \(file.declarations) \(file.folder) \(file.module)")
            lines.append((0..<file.tree.tokens.count).map { names[name(of: TokenID(UInt32($0)), in: id)] }.joined(separator: " "))
        }
        for number in declarations.indices {
            let (id, declaration) = (DeclID(UInt32(number)), declarations[number])
            lines.append(
                "\(declaration.kind) \(names[declaration.name]) \(declaration.flags.rawValue) \(declaration.nameToken) \(declaration.node) "
                    + "\(declaration.parent) extends \(extendedType(of: id)) states \(inheritance(of: id)) members \(members(of: id)) "
                    + "protocols \(statedProtocols(of: id)) found \(members(of: id, named: declaration.name, from: declaration.file))")
        }
        return lines
    }
}
