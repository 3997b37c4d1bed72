// What a limit leaves out is said with the answer.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameSyntax
import SelfsameTestSupport
import SelfsameUpdates
import Testing

@Suite("Answers that are cut off say so")
struct UpdateCutTests {
    private static func updates(_ source: String, _ limits: UpdateLimits = UpdateLimits()) -> Updates {
        let profile = Profile.default
        let tree = parse(SourceFile(path: "Cut.swift", bytes: Array(("import SwiftUI\n" + source).utf8)))
        let program = Program(
            linking: AnalyzedUnit.preludes(for: profile) + [FileIndex(tree: tree, profile: profile, role: .source)], profile: profile)
        return Updates(Analyzer(program: program), limits: limits)
    }

    private static func cuts(of view: String, in updates: Updates) -> [String] {
        updates.unitTypes.first { updates.name(of: $0) == view }.flatMap { updates.dependencies(of: $0)?.cuts } ?? []
    }

    private static func unknown(_ change: String, in updates: Updates) -> [String] {
        updates.changes(named: change).first.map { updates.answer(to: $0).unknown.map(\.view) } ?? []
    }

    @Test("A protocol with more types than are looked at")
    func types() {
        let classes = (0..<4).map { "@Observable final class Model\($0): Titled { var title = \"\" }\n" }.joined()
        let source = """
            import Observation
            protocol Titled { var title: String { get } }
            \(classes)
            struct Screen: View { let model: any Titled; var body: some View { Text(model.title) } }
            """
        var limits = UpdateLimits()
        #expect(Self.cuts(of: "Screen", in: Self.updates(source, limits)).isEmpty)
        limits.types = 3
        let cut = Self.updates(source, limits)
        let reason = "more than 3 types state `Titled`, and the members that may be meant are not looked at"
        #expect(Self.cuts(of: "Screen", in: cut) == [reason])
        #expect(Self.unknown("Model0.title", in: cut) == ["Screen"])
        #expect(Self.unknown("Model0.title", in: Self.updates(source)).isEmpty)
    }

    @Test("Code that stands in more calls than are followed")
    func calls() {
        let steps = (1..<8).map { "    private var step\($0): Int { step\($0 + 1) }\n" }.joined()
        let source = """
            struct Screen: View {
                @State private var count = 0
            \(steps)    private var step8: Int { count }
                var body: some View { Text("\\(step1)") }
            }
            """
        var limits = UpdateLimits()
        #expect(Self.cuts(of: "Screen", in: Self.updates(source, limits)).isEmpty)
        limits.calls = 4
        let cut = Self.updates(source, limits)
        #expect(Self.cuts(of: "Screen", in: cut) == ["code that is in more than 4 calls is not looked at"])
        #expect(Self.unknown("Screen.count", in: cut) == ["Screen"])
    }

    @Test("A view that is given content in more places than are looked at")
    func places() {
        let screens = (0..<5).map { "struct Screen\($0): View { var body: some View { Card { Reader() } } }\n" }.joined()
        let source = """
            extension EnvironmentValues { @Entry var depth: Int = 0 }
            struct Reader: View { @Environment(\\.depth) private var depth; var body: some View { Text("\\(depth)") } }
            struct Card<Content: View>: View {
                @State private var depth = 0
                @ViewBuilder let content: Content
                var body: some View { content.environment(\\.depth, depth) }
            }
            \(screens)
            """
        var limits = UpdateLimits()
        #expect(Self.unknown("Card.depth", in: Self.updates(source, limits)).isEmpty)
        limits.places = 3
        #expect(Self.unknown("Card.depth", in: Self.updates(source, limits)) == ["readers of `\\.depth`"])
    }

    @Test("A walk that meets more views than it follows")
    func visits() {
        let source = """
            extension EnvironmentValues { @Entry var depth: Int = 0 }
            struct Reader: View { @Environment(\\.depth) private var depth; var body: some View { Text("\\(depth)") } }
            struct Root: View { var body: some View { VStack { Reader(); Reader(); Reader() }.environment(\\.depth, 1) } }
            """
        var limits = UpdateLimits()
        let whole = Self.updates(source, limits)
        #expect(whole.environment(of: whole.environmentKeys(named: "depth")).cuts.isEmpty)
        limits.visits = 4
        let cut = Self.updates(source, limits)
        let answer = cut.environment(of: cut.environmentKeys(named: "depth"))
        #expect(answer.cuts == ["the walk through the program ends after 4 views"])
        #expect(answer.entries.count < 4)
    }
}
