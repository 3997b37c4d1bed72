// Code for frameworks of views that are not seen: what it calls `View` is not SwiftUI's.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameLint

@Suite struct OtherFrameworkTests {
    /// The rules that report something of a list of names in a file with these imports, beside other files.
    private func rules(_ imports: String, besides others: String...) -> [String] {
        let preludes = AnalyzedUnit.preludes(for: .default)
        let text =
            imports + """

                final class ListState { @Published var names: [String] = [] }
                extension ListState: ObservableObject {}
                struct NameList: View {
                    var state = ListState()
                    var body: some View {
                        Group { Button("add") { state.names.append("c") } }
                    }
                }
                struct Names: View {
                    @State private var count = 0
                    var body: some View {
                        Stepper("count", value: $count)
                        NameList()
                    }
                }
                """
        let files = [text] + others
        let indexes = files.enumerated().map { number, text in
            FileIndex(
                tree: SyntaxTree(parsing: SourceFile(path: "\(number).swift", bytes: Array(text.utf8))), profile: .default, role: .source)
        }
        let program = Program(linking: preludes + indexes, profile: .default)
        let result = lint(file: FileID(UInt32(preludes.count)), analyzer: Analyzer(program: program), options: LintOptions())
        return result.findings.map(\.rule).sorted()
    }

    private static let all = ["model_in_plain_property", "single_child_group"]

    @Test func itsNamesAreNotTakenForSwiftUIs() {
        #expect(rules("import OtherViews").isEmpty)
        #expect(rules("import Foundation\nimport OtherViews").isEmpty)
    }

    @Test func whatMayHandSwiftUIOnIsTakenToDoSo() {
        #expect(rules("import SwiftUI") == Self.all)
        #expect(rules("import SwiftUI\nimport OtherViews") == Self.all)
        #expect(rules("import UIKit\nimport OtherViews") == Self.all)
        #expect(rules("import OtherViews", besides: "@_exported import SwiftUI") == Self.all)
        // An import that was forgotten says nothing of others.
        #expect(rules("import Foundation") == Self.all)
        #expect(rules("") == Self.all)
    }
}
