// Which bodies are typed: those of which a rule may have something to say, and no finding is lost with the others.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameLint

@Suite struct TypedBodyTests {
    /// What linting says, as text.
    private func digest(_ result: LintResult) -> [String] {
        result.findings.map { "\($0.rule) \($0.range.start)..<\($0.range.end) \($0.severity) \($0.message) \($0.fixes.count)" }
            + result.exempted.map { "\($0.rule) \($0.range.start) exempted: \($0.reason)" } + ["\(result.unknown) \(result.bodies)"]
    }

    private func expectSameFindings(_ inputs: [LintInput], profile: Profile) {
        var all = LintOptions()
        all.listsUnknown = true
        let few = lintAll(inputs, profile: profile)
        let every = lintAll(inputs, profile: profile, options: all)
        for (one, other) in zip(few, every) {
            #expect(digest(one.result) == digest(other.result), "\(one.name)")
            #expect(other.result.lowered.count { !$0.isPreview } == other.result.bodies)
        }
    }

    @Test func noFindingIsLost() {
        let examples = RuleCatalogue.all.flatMap { rule in rule.examples.map { (rule.id, $0) } }
        for (profile, group) in Dictionary(grouping: examples, by: { profile(of: $0.1) }) {
            expectSameFindings(group.map { LintInput($0.0, "import SwiftUI\n" + MarkedText($0.1.source).text) }, profile: profile)
        }
        for (profile, group) in Dictionary(grouping: RuleFixtureTests.cases, by: \.profile) {
            expectSameFindings(group.map(\.input), profile: profile)
        }
    }

    /// Declarations for bodies that need them.
    private static let declarations = """
        import SwiftUI
        typealias Rows = ForEach
        typealias Lines = Rows
        final class Model: ObservableObject { @Published var name = "" }
        enum Keys { static var fresh: String { make() }; static func make() -> String { UUID().uuidString } }
        struct Card: View { @ObservedObject var model: Model; var body: some View { Text(model.name) } }
        extension View {
            @ViewBuilder func veiled(if isVeiled: Bool) -> some View { if isVeiled { blur(radius: 8) } else { self } }
            func counted(_ value: Int) -> Int { if value > 0 { return value } else { return 0 } }
        }

        """

    private static func source(_ body: String, members: String = "") -> String {
        declarations + "struct Screen: View { @State private var isOn = false; func flip() { isOn.toggle() }; \(members)\n"
            + "var body: some View { \(body) } }"
    }

    private func lowered(_ body: String, profile: Profile = Profile()) -> Int {
        lintText(Self.source(body), profile: profile).result.lowered.count { $0.name == "Screen.body" }
    }

    /// How often each of some bodies is typed, with the members that it needs: all in one program, each in a module of its own.
    private func expectLowered(_ bodies: [String], members: String = "", count: Int) {
        let linted = lintAll(bodies.map { LintInput($0, Self.source($0, members: members)) })
        for linted in linted { #expect(linted.result.lowered.count { $0.name == "Screen.body" } == count, "\(linted.name)") }
    }

    @Test func bodiesWithSomethingInThemAreTyped() {
        let bodies = [
            "if isOn { Text(\"a\") } else { Divider() }", "if isOn { Text(\"a\") }\nif !isOn { Text(\"a\") }",
            "switch isOn { case true: Text(\"a\"); case false: Divider() }",
            "let text = if isOn { Text(\"a\") } else { Text(\"b\") }\ntext",
            "ForEach(0..<3) { Text(\"\\($0)\") }", "ForEach<Range<Int>, Int, Text>(0..<3) { Text(\"\\($0)\") }", "List { Text(\"a\") }",
            "SwiftUI.List { Text(\"a\") }", "Lines(0..<3) { Text(\"\\($0)\") }", "Group { Text(\"a\") }", "Group.init { Text(\"a\") }",
            "Text(UUID().uuidString)", "Text(Date(), style: .date)", "Text(\"\\(Int.random(in: 0..<3))\")", "Text(Keys.fresh)",
            "Card(model: Model())", "Text(\"a\").veiled(if: isOn)",
        ]
        expectLowered(bodies, count: 1)
    }

    @Test func otherBodiesAreNot() {
        let bodies = [
            "Text(\"a\").padding()", "if isOn { Text(\"a\") }", "Button(\"a\") { guard isOn else { return }; flip() }",
            "Toggle(\"a\", isOn: $isOn)", "Text(isOn ? \"a\" : \"b\")", "Text(\"\\(list.count)\")",
            "Text(verbatim: self[keyPath: \\.title])", "Text(\"\\(counted(2))\")",
        ]
        expectLowered(bodies, members: "let list = [1]; let title = \"\"", count: 0)
    }

    @Test func theLanguageVersionAndTheConfigurationCount() {
        var older = Profile()
        older.swiftVersion = Version(major: 5, minor: 8)
        #expect(lowered("Text(\"a\")", profile: older) == 1)
        var profile = Profile()
        profile.knowledge.conditionalHelpers = ["dimmed"]
        #expect(lowered("Text(\"a\").dimmed(isOn)", profile: profile) == 1)
        #expect(lowered("Text(\"a\").dimmed(isOn)") == 0)
    }

    @Test func aRuleThatLooksAtEveryBodyHasAllOfThemTyped() {
        let linted = lintText(
            "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }", options: options(with: "body_complexity"))
        #expect(linted.result.lowered.count == 1)
    }
}
