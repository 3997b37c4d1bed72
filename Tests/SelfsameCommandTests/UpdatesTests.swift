// `updates` and `environment` as they are called: the JSON matches its schema, the text has the tree, places work, and names that mean nothing are
// mistakes.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Updates and environment")
struct UpdatesTests {
    private static let source = """
        import SwiftUI
        extension EnvironmentValues { @Entry var tone: String = "calm" }
        struct Badge: View {
            let count: Int
            @Environment(\\.tone) private var tone
            var body: some View { Text("\\(count) \\(tone)") }
        }
        struct Title: View { var body: some View { Text("title") } }
        struct Inbox: View {
            @State private var unread = 0
            var body: some View {
                VStack {
                    Title()
                    Badge(count: unread).environment(\\.tone, "loud")
                    Button("more") { unread += 1 }
                }
            }
        }
        """

    private func run(_ words: String...) throws -> ProcessResult {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Inbox.swift")
        return try runSelfsame(words + ["Inbox.swift"], in: folder.root)
    }

    private func failures(_ name: String, _ text: String) throws -> [String] {
        try JSONSchema(Data(Repository.bytes(of: Repository.url("fixtures/schemas/\(name).json")))).failures(in: text)
    }

    @Test("A change as JSON: who runs, who is skipped, and why")
    func change() throws {
        let result = try run("updates", "--when", "Inbox.unread", "--format", "json")
        #expect(result.status == 0)
        #expect(try failures("updates-when", result.output) == [])
        struct Answer: Decodable {
            struct Entry: Decodable {
                var view: String
                var printed: String?
                var cost: String
            }
            var reevaluated: [Entry]
            var skipped: [Entry]
        }
        let answer = try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
        #expect(answer.reevaluated.map(\.view) == ["Badge", "Inbox"])
        #expect(answer.reevaluated.map(\.printed) == ["@self", "_unread"])
        #expect(answer.skipped.map(\.view) == ["Title"])
        #expect(answer.skipped.map(\.cost) == ["made"])
    }

    @Test("A change as text is a tree of causes")
    func text() throws {
        #expect(
            try run("updates", "--when", "Inbox.unread").output == """
                when Inbox.unread changes
                  Inbox  _unread  reads `Inbox.unread`
                    Badge  @self  `count` differs, which is made from `Inbox.unread`

                skipped
                  Title: gets a new value, and has no inputs

                """)
    }

    @Test("The same change by its declaration, by the action that writes it, and as other formats")
    func forms() throws {
        let named = try run("updates", "--when", "Inbox.unread", "--format", "dot").output
        #expect(named.hasPrefix("digraph updates {") && named.contains("\"Inbox\" -> \"Badge\""))
        #expect(try run("updates", "--when", "Inbox.swift:10:25", "--format", "dot").output == named)
        #expect(try run("updates", "--when", "Inbox.swift:14:30", "--view", "Badge").output.contains("Badge  @self"))
        #expect(try run("updates", "--when", "unread", "--format", "markdown").output.contains("| runs | `Badge` |"))
    }

    @Test("An action writes what the functions write that it calls; a value changes with the properties that hold it")
    func actions() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Theme { var isDark = false }
            @Observable final class Model {
                var theme = Theme()
                var count = 0
                func bump() { grow() }
                private func grow() { count += 1 }
            }
            struct Form: View {
                @State private var draft = ""
                var model: Model
                var body: some View {
                    VStack {
                        Button("bump") { model.bump() }
                        Button("reset", action: reset)
                        Button("nothing") { print("x") }
                        Text(draft)
                    }
                }
                private func reset() { draft = ""; model.theme.isDark = false }
            }
            """, to: "Form.swift")
        try folder.write(
            """
            import SwiftUI
            struct Counter: View { var model: Model; var body: some View { Text("\\(model.count)") } }
            struct Paint: View { var model: Model; var body: some View { Text(model.theme.isDark ? "dark" : "light") } }
            """, to: "Views.swift")
        func answer(_ when: String) throws -> ProcessResult { try runSelfsame(["updates", "--when", when], in: folder.root) }
        let bump = try answer("Form.swift:14:17").output
        #expect(bump.hasPrefix("when Model.count changes\n  Counter"), "\(bump)")
        #expect(!bump.contains("  Form  ") && !bump.contains("  Paint  "))
        let reset = try answer("Form.swift:15:40").output
        #expect(reset.contains("  Form  _draft") && reset.contains("  Paint  ") && !reset.contains("  Counter  "), "\(reset)")
        let none = try answer("Form.swift:16:20")
        #expect(none.status == 2 && none.errors.contains("no action there writes one"))
        #expect(try answer("Theme.isDark").output == answer("Model.theme.isDark").output)
    }

    @Test("What every view reads and is made with")
    func views() throws {
        let result = try run("updates", "--format", "json")
        #expect(try failures("updates", result.output) == [])
        let text = try run("updates", "--view", "Badge").output
        #expect(text.contains("reads @Environment(\\.tone)"))
        #expect(text.contains("made with count, compared by value"))
        #expect(!text.contains("Title"))
    }

    @Test("A style that is written in a different file than the control that it draws")
    func styleElsewhere() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Small: View { var body: some View { Button("a") {} } }
            """, to: "Small.swift")
        try folder.write(
            """
            import SwiftUI
            struct Loud: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label.font(.title) }
            }
            struct Screen: View {
                var body: some View { VStack { Text("b"); Small() }.font(.body).buttonStyle(Loud()) }
            }
            """, to: "Style.swift")
        let result = try runSelfsame(["environment", "--key", "font"], in: folder.root)
        #expect(result.status == 0 && result.output.contains("\nLoud         .body"), "\(result.output)\(result.errors)")
    }

    @Test("A value of the environment at each view, and all values at one")
    func environment() throws {
        let result = try run("environment", "--key", "tone", "--format", "json")
        #expect(try failures("environment", result.output) == [])
        #expect(try run("environment", "--key", "\\.tone").output.contains("\"loud\"  from Inbox.swift:14:13"))
        #expect(try run("environment", "--at", "Inbox.swift:14:13").output.contains("\"loud\""))
    }

    @Test("Views that hold the same four times at each level, and chains of 10,000 modifiers, are walked")
    func large() throws {
        let doubled = "fixtures/crashes/doubled_types.swift"
        let shown = try runSelfsame(["updates", "--format", "json", doubled], in: Repository.root)
        #expect(shown.status == 0 && shown.output.contains("\"@State isOn\""))
        #expect(try runSelfsame(["updates", "--when", "Doubled.isOn", doubled], in: Repository.root).status == 0)
        let folder = try TemporaryFolder()
        let chain = String(repeating: "\n.padding(1)", count: 10_000)
        try folder.write(
            "import SwiftUI\nstruct Probe: View {\n@State var on = false\nvar body: some View {\nText(on ? \"a\" : \"b\")\(chain)\n}\n}\n",
            to: "Probe.swift")
        let result = try runSelfsame(["updates", "Probe.swift"], in: folder.root)
        #expect(result.status == 0 && result.output.contains("reads @State on"))
    }

    @Test("A name that means nothing is a mistake", arguments: [["updates", "--when"], ["environment", "--key"]])
    func unknown(words: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Inbox.swift")
        let result = try runSelfsame(words + ["nowhere", "Inbox.swift"], in: folder.root)
        #expect(result.status == 2)
        #expect(result.errors.contains("`nowhere`"))
    }
}
