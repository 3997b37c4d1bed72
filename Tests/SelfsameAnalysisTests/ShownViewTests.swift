// Which views a view shows, however their values are made: by name, through an alias, where only the context names them.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameFlow

@Suite struct ShownViewTests {
    private static let source = """
        import SwiftUI
        struct Home: View { var body: some View { VStack { Shelf(); Aliased() } } }
        struct Shelf: View { var body: some View { row; Frame(inner: .init()); Holder(held: .init()) }
            private var row: some View { Row() } }
        struct Row: View { var body: some View { Text("a") } }
        struct Frame: View { let inner: Inner; var body: some View { inner } }
        struct Inner: View { var body: some View { Leaf() } }
        struct Holder: View { var held = Kept(); var body: some View { held } }
        struct Kept: View { var body: some View { Text("b") } }
        struct Plain: View { var body: some View { Text("c") } }
        typealias Aliased = Plain
        struct Leaf: View { var body: some View { Text("d") } }
        struct Apart: View { let made: (Leaf.Type, Model); var body: some View { Text("e") } }
        struct Again: View { var body: some View { Text("f"); Home() } }
        final class Model {}
        """

    /// A view, a type, whether the one shows the other.
    static let cases: [(view: String, type: String, isShown: Bool)] = [
        ("Home", "Home", true), ("Home", "Shelf", true), ("Home", "Row", true),
        ("Home", "Plain", true),
        ("Row", "Leaf", false), ("Plain", "Home", false), ("Apart", "Leaf", false), ("Home", "Apart", false),
        ("Again", "Row", true), ("Home", "Model", false),
    ]

    @Test("A view shows what its code makes", arguments: [false, true])
    func shows(isReversed: Bool) throws {
        let profile = Profile.default
        let index = FileIndex(
            tree: parse(SourceFile(path: "Home.swift", bytes: Array(Self.source.utf8))), profile: profile, role: .source)
        let program = Program(linking: AnalyzedUnit.preludes(for: profile) + [index], profile: profile)
        let flow = Analyzer(program: program)
        func type(_ name: String) throws -> DeclID {
            let declarations = try #require(program.files.last).declarations.map { DeclID($0) }
            return try #require(declarations.first { program[$0].kind.isNominal && program.names[program[$0].name] == name })
        }
        for test in isReversed ? Self.cases.reversed() : Self.cases {
            #expect(flow.shows(try type(test.type), in: try type(test.view)) == test.isShown, "\(test.view) \(test.type)")
        }
    }
}
