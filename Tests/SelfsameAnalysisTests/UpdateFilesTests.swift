// A view whose code stands in several files.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameSyntax
import SelfsameTestSupport
import SelfsameUpdates
import Testing

@Suite("What a view reads in several files")
struct UpdateFilesTests {
    @Test("Closures at the same place of two files are two closures")
    func closures() throws {
        let profile = Profile.default
        let texts = [
            "extension Screen { var first: Int { let read = { self.count }; return read() } }",
            "extension Screen { var other: Int { let read = { self.total }; return read() } }",
            """
            struct Screen: View {
                @State var count = 0
                @State var total = 0
                var body: some View { Text("\\(first) \\(other)") }
            }
            """,
        ]
        let files = texts.enumerated().map { index, text in
            let source = SourceFile(path: "\(index).swift", bytes: Array(("import SwiftUI\n" + text).utf8))
            return FileIndex(tree: parse(source), profile: profile, role: .source)
        }
        let program = Program(linking: AnalyzedUnit.preludes(for: profile) + files, profile: profile)
        let updates = Updates(Analyzer(program: program))
        for name in ["Screen.count", "Screen.total"] {
            let change = try #require(updates.changes(named: name).first)
            let answer = updates.answer(to: change)
            #expect((answer.reevaluated + answer.may).map(\.view) == ["Screen"], "\(name)")
        }
    }
}
