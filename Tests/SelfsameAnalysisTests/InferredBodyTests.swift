// What is known of one inferred body: the types of expressions in it, those in closures included, whoever asks first.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct InferredBodyTests {
    private static let source = """
        import SwiftUI
        struct Item: Identifiable { let id: Int; var tags: [Tag] }
        struct Tag { var title: String }
        struct Box<T> { var value: T; func mapped<U>(_ make: (T) -> U) -> Box<U> { Box<U>(value: make(value)) } }
        protocol Stocked { associatedtype Good }
        extension Box where T: Stocked { func good() -> T.Good? { nil } }
        struct Shelf: Stocked { typealias Good = Tag }
        struct Screen: View {
            let items: [Item]
            let box: Box<Item>
            let shelf: Box<Shelf>
            @State private var picked = ""
            var body: some View {
                ForEach(items) { item in
                    Text(item.tags.map { $0.title }.joined())
                    Button("a") { picked = box.mapped { $0.tags.count }.value.description }
                    Text(items.first { $0.id == item.id }!.tags[0].title)
                    Text(shelf.good()!.title)
                }
            }
            func count() -> Int { items.filter { $0.tags.isEmpty }.count }
        }
        """

    /// Expressions, each by how it is written and what stands right before it, and what they are. `_` in code that no body builds: nobody reads
    /// that as a whole.
    static let types: [(before: String, expression: String, type: String)] = [
        ("", "item.tags", "Array<Tag>"),
        ("map { ", "$0", "Tag"),
        ("first { ", "$0.id", "Int"),
        ("", "box.mapped { $0.tags.count }.value", "Int"),
        ("", "shelf.good()", "Optional<Tag>"),
        ("", "items.first", "Optional<Item>"),
    ]

    private let program: Program = {
        let profile = Profile.default
        let index = FileIndex(
            tree: parse(SourceFile(path: "Screen.swift", bytes: Array(source.utf8))), profile: profile, role: .source)
        return Program(linking: AnalyzedUnit.preludes(for: profile) + [index], profile: profile)
    }()

    private var file: FileID { FileID(UInt32(program.files.count - 1)) }

    /// The type of an expression of `Screen.body`, as somebody finds it who may have asked other things before.
    private func type(_ wanted: (before: String, expression: String, type: String), _ inference: Inference) throws -> String {
        let tree = program.tree(file)
        let body = try #require(
            inference.program.files[Int(file.rawValue)].declarations.map { DeclID($0) }.first {
                program.displayName(of: $0) == "Screen.body"
            })
        let node = try #require(
            tree.nodes.indices.lazy.map { NodeID(UInt32($0)) }.first { node in
                tree.text(node) == wanted.expression && tree.kind(node).isExpression
                    && Self.source.utf8.prefix(Int(tree.range(node).start)).suffix(wanted.before.utf8.count).elementsEqual(
                        wanted.before.utf8)
            })
        return inference.spelling(inference.typeOfExpression(node, in: CodeScope(body, file: file)))
    }

    @Test("An expression has its type whoever asks first", arguments: 0..<4)
    func order(round: Int) throws {
        let inference = Inference(program: program)
        if round % 2 == 1 { _ = inference.bodies(in: file) }
        for wanted in round < 2 ? Self.types : Self.types.reversed() {
            #expect(try type(wanted, inference) == wanted.type, "\(wanted.expression)")
        }
    }

    @Test("Who listens changes nothing") func listener() throws {
        let listener = CallListener()
        let inference = Inference(program: program, listener: listener)
        let bodies = inference.bodies(in: file).map { inference.spelling(inference.printed($0.type)) }
        let other = Inference(program: program)
        #expect(bodies == other.bodies(in: file).map { other.spelling(other.printed($0.type)) })
        #expect(listener.chosen.values.joined().contains { program.displayName(of: $0).contains("good") })
    }
}
