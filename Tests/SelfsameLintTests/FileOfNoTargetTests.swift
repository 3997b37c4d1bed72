// Code that no target compiles is not seen to run together with code that some target compiles.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameLint

@Suite struct FileOfNoTargetTests {
    /// An app that gives no object, and the view that asks for one, in files of these targets.
    private func findings(app: [UInt32]?, view: [UInt32]?) -> [String] {
        let preludes = AnalyzedUnit.preludes(for: .default)
        let program = Program(
            linking: preludes + [
                index(
                    "Watch/Watch.swift",
                    "import SwiftUI\n@main struct Watch: App { var body: some Scene { WindowGroup { Viewer() } } }", targets: app),
                index(
                    "App/Viewer.swift",
                    """
                    import SwiftUI
                    final class Store: ObservableObject { @Published var count = 0 }
                    struct Viewer: View {
                        @EnvironmentObject var store: Store
                        var body: some View { Text("\\(store.count)") }
                    }
                    """, targets: view),
            ], profile: .default)
        return lint(file: FileID(UInt32(preludes.count + 1)), analyzer: Analyzer(program: program), options: LintOptions()).findings.map(
            \.rule
        )
        .filter { $0 == "missing_environment_object" }
    }

    private func index(_ path: String, _ text: String, targets: [UInt32]?) -> FileIndex {
        FileIndex(
            tree: SyntaxTree(parsing: SourceFile(path: path, bytes: Array(text.utf8))), profile: .default, role: .source,
            membership: targets.map { FileMembership(targets: $0, module: "Demo\($0[0])") })
    }

    @Test func aWayThroughItIsNotTaken() {
        #expect(findings(app: [0], view: [0]).count == 1)
        #expect(findings(app: nil, view: nil).count == 1)
        #expect(findings(app: nil, view: [0]).isEmpty)
    }

    @Test func aWayFromOneTargetToAnotherIsNotTaken() { #expect(findings(app: [0], view: [1]).isEmpty) }
}
