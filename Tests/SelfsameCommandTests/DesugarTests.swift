// `desugar`: what it prints is Swift, and a body in this form has the type that it had before.

import Foundation
import SelfsameReports
import SelfsameTestSupport
import Testing

@Suite("Desugaring")
struct DesugarTests {
    /// Bodies whose branches have types that can be written.
    static let names = ["blocks", "if", "switch", "switch_cases", "else_if_chains", "available", "unavailable", "do_blocks", "arms"]

    @Test("Desugared bodies compile and keep their types")
    func keepTypes() throws {
        let units = try Self.names.map { name in
            let fixture = try Fixture(Repository.url("fixtures/types/builder/\(name).swift"))
            return OracleUnit(name: name, fixtures: [fixture])
        }
        let rewritten = units.map { unit -> OracleUnit in
            let analyzed = AnalyzedUnit(unit)
            var bytes = Array(unit.fixtures[0].source.utf8)
            let file = desugaredBodies(of: analyzed.files[0], analyzer: analyzed.analyzer, options: TreeOptions())
            for body in file.bodies.reversed() where isWritable(body.text) {
                bytes.replaceSubrange(Int(body.replaced.start)..<Int(body.replaced.end), with: Array(body.text.utf8))
            }
            let fixture = Fixture(path: "desugared/\(unit.name).swift", source: String(decoding: bytes, as: UTF8.self))
            return OracleUnit(name: unit.name, fixtures: [fixture])
        }
        for unit in rewritten { #expect(unit.fixtures[0].source.contains("ViewBuilder.buildBlock(")) }
        for failure in try OracleUnit.unconfirmed(rewritten, as: "desugared") { Issue.record(failure) }
    }

    /// A branch of which a part is opaque or not known has a type that nobody can write.
    private func isWritable(_ text: String) -> Bool {
        text.split(separator: "\n").allSatisfy { line in
            guard let range = line.range(of: "let v[0-9]+:? ?", options: .regularExpression), !line.contains(" = ") else { return true }
            let type = line[range.upperBound...]
            return !type.isEmpty && !type.split(whereSeparator: { !$0.isLetter && $0 != "_" }).contains("_")
        }
    }

    @Test("A body as calls")
    func text() throws {
        let folder = try TemporaryFolder()
        let source = """
            import SwiftUI
            struct Pots: View {
                var isWet = false
                var body: some View {
                    VStack { Text("a") }
                    if isWet { Divider() }
                }
            }
            """
        try folder.write(source, to: "Pots.swift")
        let result = try runSelfsame(["desugar", "--view", "Pots", "Pots.swift"], in: folder.root)
        #expect(result.status == 0)
        #expect(
            result.output == """
                // Pots.swift:4:9: Pots.body
                var body: some View {
                    let v0: VStack<Text> = ViewBuilder.buildExpression(VStack {
                        let v1: Text = ViewBuilder.buildExpression(Text("a"))
                        return ViewBuilder.buildBlock(v1)
                    })
                    let v2: Optional<Divider>
                    if isWet {
                        let v3: Divider = ViewBuilder.buildExpression(Divider())
                        v2 = ViewBuilder.buildIf(ViewBuilder.buildBlock(v3))
                    } else {
                        v2 = ViewBuilder.buildIf(nil)
                    }
                    return ViewBuilder.buildBlock(v0, v2)
                }

                """)
    }
}

@Suite("Explaining a place")
struct PlaceTests {
    static let source = """
        import SwiftUI
        struct Pots: View {
            var body: some View {
                Text("a").padding(8)
            }
        }
        """

    @Test("The overload chosen and those that are not")
    func overloads() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Pots.swift")
        let result = try runSelfsame(["explain", "--at", "Pots.swift:4:20"], in: folder.root)
        #expect(result.status == 0)
        // Long lines are broken, and go on further in.
        let lines = result.output.replacing("\n      ", with: " ").split(separator: "\n")
        #expect(lines.first == "Pots.swift:4:9: Text(\"a\").padding(8)")
        #expect(lines.contains("  type: ModifiedContent<Text, _PaddingLayout>"))
        #expect(lines.contains { $0.hasPrefix("  chosen: View.padding(_ length: CGFloat) -> some View") })
        #expect(lines.contains { $0.contains("View.padding(_ insets: EdgeInsets)") && $0.hasSuffix("does not fit") })
    }

    @Test("The rest of the program is known, unless the call says what to read")
    func context() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { Plate().padding(8) } }\n", to: "A.swift")
        try folder.write("import SwiftUI\nstruct Plate: View { var body: some View { Text(\"a\") } }\n", to: "Sub/Plate.swift")
        let known = try runSelfsame(["explain", "--at", "A.swift:2:48"], in: folder.root)
        #expect(known.output.contains("type: ModifiedContent<Plate, _PaddingLayout>"), "\(known.output)")
        let alone = try runSelfsame(["explain", "--at", "A.swift:2:48", "A.swift"], in: folder.root)
        #expect(alone.output.contains("type: ModifiedContent<_, _PaddingLayout>") || alone.output.contains("undeclared"), "\(alone.output)")
    }

    @Test("No such place", arguments: [("Pots.swift:1:1", 2), ("Pots.swift:90:1", 2), ("Pots.swift", 64), ("Pots.swift:x:1", 64)])
    func nothing(_ place: String, _ status: Int32) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Pots.swift")
        let result = try runSelfsame(["explain", "--at", place], in: folder.root)
        #expect(result.status == status)
        #expect(result.output.isEmpty)
        #expect(!result.errors.isEmpty)
    }
}
