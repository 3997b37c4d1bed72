// `snapshot` over a small project that changes: what is worse, what is not, and what is the same under another name.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Snapshots of identity")
struct SnapshotTests {
    private static let lamp = """
        import SwiftUI
        struct Lamp: View {
            @State var isLit = false
            var body: some View { Toggle("Lit", isOn: $isLit) }
        }

        """

    private static let room = """
        import SwiftUI
        struct Room: View {
            @State var isDark = false
            var body: some View {
                VStack {
                    Text("room")
                    Lamp()
                }
            }
        }

        """

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.lamp, to: "Lamp.swift")
        try folder.write(Self.room, to: "Room.swift")
        #expect(try selfsame("snapshot", ".").status == 0)
    }

    private func selfsame(_ words: String...) throws -> ProcessResult { try runSelfsame(words, in: folder.root) }

    /// Replaces a piece of the room, checks, and gives the status and what was printed.
    private func check(_ piece: String, by other: String, file: String = "Room.swift") throws -> ProcessResult {
        try folder.write(Self.room.replacingOccurrences(of: piece, with: other), to: file)
        return try selfsame("snapshot", "--check", ".")
    }

    @Test("The file is sorted, has no lines or columns in it, and does not depend on the order of files or of paths")
    func text() throws {
        let text = try String(contentsOf: folder.url("selfsame.snapshot"), encoding: .utf8)
        #expect(
            text == """
                # selfsame snapshot 3
                # Each view body: its file, its type, what evaluates it again, where conditions split identity, and the state at risk. Do not edit: run `selfsame snapshot`.

                Lamp.body\tLamp.swift
                  Toggle<Text>

                Room.body\tRoom.swift
                  VStack<TupleView<(Text, Lamp)>>

                """)
        #expect(try selfsame("snapshot", "Room.swift", "Lamp.swift").status == 0)
        #expect(try String(contentsOf: folder.url("selfsame.snapshot"), encoding: .utf8) == text)
        #expect(try check("struct Room", by: "\n\n// elsewhere\nstruct Room").status == 0)
    }

    @Test("Worse: a branch that splits identity, state at risk, an AnyView, a type that is not known any more")
    func regressions() throws {
        let branch = try check("Lamp()", by: "if isDark { Lamp().opacity(0.5) } else { Lamp() }")
        #expect(branch.status == 1)
        #expect(branch.output.contains("worse: a condition splits identity at `VStack/1`"), "\(branch.output)")
        #expect(branch.output.contains("worse: newly at risk: `Lamp.@State.isLit`"), "\(branch.output)")
        #expect(branch.errors == "selfsame: identity got worse; accept with `selfsame snapshot --check --update`\n")

        let erased = try check("Lamp()", by: "AnyView(Lamp())")
        #expect(erased.status == 1)
        #expect(erased.output.contains("worse: one more AnyView in the type"), "\(erased.output)")

        // The branch stays as it is, but what it holds has become worth keeping.
        #expect(try check("Lamp()", by: "if isDark { Plain() } else { Text(\"light\") }\n            Lamp()").status == 1)
        try folder.write("import SwiftUI\nstruct Plain: View { var body: some View { Text(\"plain\") } }\n", to: "Plain.swift")
        #expect(try selfsame("snapshot", ".").status == 0)
        let held =
            "import SwiftUI\nstruct Plain: View { @State var n = 0; func add() { n += 1 }; var body: some View { Text(\"plain\") } }\n"
        try folder.write(held, to: "Plain.swift")
        let stateful = try selfsame("snapshot", "--check", ".")
        #expect(stateful.status == 1)
        #expect(stateful.output == "Room.body  Room.swift\n  worse: newly at risk: `Plain.@State.n`\n", "\(stateful.output)")

        let unknown = try check("Lamp()", by: "Undeclared()")
        #expect(unknown.status == 1)
        #expect(unknown.output.contains("worse: a component of the type became unknown"), "\(unknown.output)")
    }

    @Test("Not worse: another text, another view, a renamed body, a moved one, one that is gone")
    func harmless() throws {
        #expect(try check("\"room\"", by: "\"hall\"").status == 0)
        let changed = try check("Text(\"room\")", by: "Image(\"room\")")
        #expect(changed.status == 0)
        #expect(changed.output.contains("changed: the type was `VStack<TupleView<(Text, Lamp)>>`"), "\(changed.output)")
        let renamed = try check("struct Room", by: "struct Hall")
        #expect(renamed.status == 0)
        #expect(renamed.output.contains("changed: renamed from `Room.body`"), "\(renamed.output)")
        try FileManager.default.removeItem(at: folder.url("Room.swift"))
        let moved = try check("room", by: "room", file: "Rooms/Room.swift")
        #expect(moved.status == 0)
        #expect(moved.output.contains("changed: moved from `Room.swift`"), "\(moved.output)")
        try FileManager.default.removeItem(at: folder.url("Rooms"))
        let gone = try selfsame("snapshot", "--check", ".")
        #expect(gone.status == 0)
        #expect(gone.output.contains("changed: body removed"), "\(gone.output)")
    }

    @Test("What is accepted is no regression the next time, and what gets better is said")
    func update() throws {
        #expect(try check("Lamp()", by: "if isDark { Lamp().opacity(0.5) } else { Lamp() }").status == 1)
        #expect(try selfsame("snapshot", "--check", "--update", ".").status == 0)
        #expect(try selfsame("snapshot", "--check", ".").output == "")
        let better = try check("room", by: "room")
        #expect(better.status == 0)
        #expect(better.output.contains("better: conditions no longer split identity at `VStack/1`"), "\(better.output)")
        #expect(better.output.contains("better: no longer at risk: `Lamp.@State.isLit`"), "\(better.output)")
    }

    @Test("A long type has its arguments on lines of their own, and is read back as it is; so is a snapshot of the first format")
    func formats() throws {
        let many = (0..<8).map { "Text(\"\($0)\").padding().opacity(0.5)" }.joined(separator: "\n")
        #expect(try check("Lamp()", by: "if isDark { Lamp() } else { Text(\"no\") }\nGroup {\n\(many) }").status == 1)
        #expect(try selfsame("snapshot", ".").status == 0)
        let text = try String(contentsOf: folder.url("selfsame.snapshot"), encoding: .utf8)
        #expect(
            text.contains(
                "\n  VStack<TupleView<(\n    Text,\n    ConditionalContent<Lamp, Text>,\n    Group<TupleView<(\n      ModifiedContent<"))
        #expect(
            text.contains(
                "\n  )>>\n  evaluated again by: @State isDark\n  splits identity: VStack/1\n  state at risk: Lamp.@State.isLit\n"),
            "\(text)")
        #expect(text.components(separatedBy: "\n").dropFirst(2).allSatisfy { $0.count <= 100 }, "\(text)")
        #expect(try selfsame("snapshot", "--check", ".").output == "")
        try folder.write(Self.room, to: "Room.swift")
        try folder.write(
            """
            # selfsame snapshot 1
            Lamp.body\tLamp.swift\tToggle<Text>\t\t
            Room.body\tRoom.swift\tVStack<TupleView<(Text, AnyView)>>\tVStack/1 a\\ b\tLamp.@State.isLit

            """, to: "selfsame.snapshot")
        #expect(
            try selfsame("snapshot", "--check", ".").output == """
                Room.body  Room.swift
                  better: conditions no longer split identity at `VStack/1`, `a b`
                  better: no longer at risk: `Lamp.@State.isLit`
                  better: one fewer AnyView in the type
                  changed: the type was `VStack<TupleView<(Text, AnyView)>>`, now
                    `VStack<TupleView<(Text, Lamp)>>`

                """)
    }

    @Test("What a body newly reads, or reads no longer, evaluates it again or does not; a snapshot of the second format says nothing of it")
    func reads() throws {
        let added = try check("Text(\"room\")", by: "Text(\"\\(isDark)\")")
        #expect(added.status == 0)
        #expect(added.output == "Room.body  Room.swift\n  changed: now evaluated again when `@State isDark` changes\n", "\(added.output)")
        #expect(try selfsame("snapshot", ".").status == 0)
        let text = try String(contentsOf: folder.url("selfsame.snapshot"), encoding: .utf8)
        #expect(text.contains("Room.body\tRoom.swift\n  VStack<TupleView<(Text, Lamp)>>\n  evaluated again by: @State isDark\n"), "\(text)")
        #expect(try selfsame("snapshot", "--check", ".").output == "")
        let gone = try check("room", by: "room")
        #expect(gone.output.contains("changed: no longer evaluated again when `@State isDark` changes"), "\(gone.output)")
        let old = text.replacingOccurrences(of: "snapshot 3", with: "snapshot 2")
            .replacingOccurrences(of: "  evaluated again by: @State isDark\n", with: "")
        try folder.write(old, to: "selfsame.snapshot")
        #expect(try selfsame("snapshot", "--check", ".").output == "")
    }

    @Test("A snapshot that cannot be read is told with its line, and nothing is written over it")
    func badInput() throws {
        let good = try String(contentsOf: folder.url("selfsame.snapshot"), encoding: .utf8)
        for (text, message) in [
            (good + "by hand\n", "selfsame.snapshot:9: error: expected a name, a tab and a path"),
            ("# selfsame snapshot 9\n", "selfsame.snapshot:1: error: unsupported snapshot version 9"),
            ("", "selfsame.snapshot:1: error: not a selfsame snapshot"),
        ] {
            try folder.write(text, to: "selfsame.snapshot")
            let result = try selfsame("snapshot", "--check", "--update", ".")
            #expect(result.status == 2)
            #expect(result.errors.contains(message), "\(result.errors)")
            #expect(try String(contentsOf: folder.url("selfsame.snapshot"), encoding: .utf8) == text)
        }
        let missing = try selfsame("snapshot", "--check", "--output", "none.snapshot", ".")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("create it with `selfsame snapshot`"))
        #expect(try selfsame("snapshot", "--output", "no/such/folder/file", ".").status == 2)
        try folder.write("struct Broken: View { var body: some View { Text(\"a }", to: "Broken.swift")
        let broken = try selfsame("snapshot", "--output", "new.snapshot", ".")
        #expect(broken.status == 2)
        #expect(!FileManager.default.fileExists(atPath: folder.url("new.snapshot").path))
    }
}
