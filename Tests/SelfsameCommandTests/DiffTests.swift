// `diff` between files, folders and revisions of a scratch repository: what is said of identity and state, and that git is only read.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Two versions compared")
struct DiffTests {
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

    private static let branch = room.replacingOccurrences(of: "Lamp()", with: "if isDark { Lamp().opacity(0.5) } else { Lamp() }")

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try git("init", "-q", "-b", "main")
        try folder.write(Self.lamp, to: "App/Lamp.swift")
        try folder.write(Self.room, to: "App/Room.swift")
        // Neither is searched on disk, so neither is looked at in a revision.
        try folder.write("struct Broken {", to: "App/Pods/Broken.swift")
        try folder.write("struct Broken {", to: "App/.hidden/Broken.swift")
        try git("add", "-A", "-f")
        try git("commit", "-q", "-m", "one")
        try folder.write(Self.branch, to: "App/Room.swift")
        try git("commit", "-q", "-a", "-m", "two")
    }

    private func git(_ arguments: String...) throws {
        let result = try runTool(
            ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"] + arguments, in: folder.root)
        #expect(result.status == 0, "\(result.errors)")
    }

    private func diff(_ words: String..., in path: String = "") throws -> ProcessResult {
        try runSelfsame(["diff"] + words, in: folder.url(path))
    }

    @Test("Revisions: what is worse, what it means for state, which paths are others; a revision is compared with itself as the same")
    func revisions() throws {
        let result = try diff("HEAD~1", "HEAD", "--color", "never")
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output == """
                `HEAD~1` → `HEAD`: 1 view changed, 0 new, 0 gone, 1 the same; 1 got worse

                Room.body  App/Room.swift:4:9
                  worse: a condition splits identity at `VStack/1`
                  worse: newly at risk: `Lamp.@State.isLit`
                  worse: line 7: a change of `isDark`, which depends on `@State isDark`, loses
                    `@State isLit` of `Lamp` (kept in `HEAD~1`)
                  changed: the type was `VStack<TupleView<(Text, Lamp)>>`, now
                    `VStack<TupleView<(Text, ConditionalContent<ModifiedContent<Lamp,
                    _OpacityEffect>, Lamp>)>>`
                  changed: now evaluated again when `@State isDark` changes
                  changed: paths removed: `VStack/1/Lamp`
                  changed: paths added: `VStack/1/true/Lamp`, `VStack/1/false/Lamp`

                """)
        let back = try diff("HEAD", "HEAD~1")
        #expect(
            back.output.replacingOccurrences(of: "\n    ", with: " ").contains(
                "  better: removed: the condition `isDark`, which lost `@State isLit` of `Lamp` (kept in `HEAD~1`) when it changed"),
            "\(back.output)")
        #expect(!back.output.contains("  worse: "))
        #expect(try diff("main", "HEAD").output == "`main` → `HEAD`: 0 views changed, 0 new, 0 gone, 2 the same; 0 got worse\n")
    }

    @Test("A revision, a folder of it and a folder on disk; the checkout stays as it is", arguments: ["", "App"])
    func folders(path: String) throws {
        try folder.write(Self.lamp.replacingOccurrences(of: "Lamp", with: "Light"), to: "App/Lamp.swift")
        let status = try runTool(["git", "status", "--porcelain"], in: folder.root).output
        for (old, new) in [("HEAD", "."), ("HEAD:App", path.isEmpty ? "App" : "../App")] {
            let result = try diff(old, new, in: path)
            #expect(result.status == 0, "\(result.errors)")
            // Lamp is too small to be found again under another name.
            #expect(result.output.contains("1 view changed, 1 new, 1 gone, 0 the same"), "\(result.output)")
            #expect(result.output.contains("  worse: a component of the type became unknown\n"))
        }
        #expect(try runTool(["git", "status", "--porcelain"], in: folder.root).output == status)
        #expect(try runTool(["git", "stash", "list"], in: folder.root).output == "")
    }

    @Test("Two files are versions of one whatever they are called, on disk or in a revision; bodies are followed")
    func files() throws {
        try folder.write(Self.room + Self.lamp, to: "App/Room.swift")
        try git("commit", "-q", "-a", "-m", "three")
        try folder.write(Self.room.replacingOccurrences(of: "Room", with: "Hall") + Self.lamp, to: "new.swift")
        for old in ["App/Room.swift", "HEAD:App/Room.swift"] {
            let result = try diff(old, "new.swift").output
            #expect(result.hasSuffix("\nHall.body  new.swift:4:9\n  changed: renamed from `Room.body`\n"), "\(result)")
        }
    }

    @Test("What a condition newly loses, no longer loses, and another wording of it")
    func conditions() throws {
        let parent =
            "import SwiftUI\nstruct Gate: View { let isOpen: Bool; var body: some View { if isOpen { Inner() } else { Text(\"no\") } } }\n"
        let inner = "struct Inner: View {  var body: some View { Text(\"inner\") } }\n"
        let stateful = "struct Inner: View { @State var count = 0; func add() { count += 1 }; var body: some View { Text(\"inner\") } }\n"
        try folder.write(parent + inner, to: "a.swift")
        try folder.write(parent + stateful, to: "b.swift")
        let worse = try diff("a.swift", "b.swift").output
        #expect(worse.contains("  worse: newly at risk: `Inner.@State.count`\n"), "\(worse)")
        #expect(worse.contains("  worse: line 2: a change of `isOpen` now loses `@State count` of `Inner`\n"), "\(worse)")
        #expect(
            try diff("b.swift", "a.swift").output.replacingOccurrences(of: "\n    ", with: " ")
                .contains("  better: line 2: a change of `isOpen` no longer loses `@State count` of `Inner`\n"))
        try folder.write(parent.replacingOccurrences(of: "if isOpen", with: "if !isOpen") + inner, to: "b.swift")
        #expect(try diff("a.swift", "b.swift").output.contains("  changed: line 2: the condition was `isOpen`, now `!isOpen`\n"))
    }

    @Test("What cannot be compared is told, with what to do")
    func mistakes() throws {
        for (words, status, message) in [
            (["HEAD"], 64, "`diff` needs OLD NEW"),
            (["HEAD", "HEAD", "HEAD"], 64, "unexpected argument `HEAD` of `diff`"),
            (
                ["nope", "."], 2,
                "nope: error: no such file, folder, commit or branch; try `git fetch origin nope`"
            ),
            (["HEAD:None", "."], 2, "HEAD:None: error: the revision does not contain `None`"),
            (["--output", "no/folder/x", "HEAD", "HEAD"], 2, "no/folder/x: error: cannot be written: no such folder `no/folder`"),
            ([":/one", "."], 2, ":/one: error: no such file, folder, commit or branch"),
        ] as [([String], Int32, String)] {
            let result = try runSelfsame(["diff"] + words, in: folder.root)
            #expect(result.status == status, "\(words): \(result.errors)")
            #expect(result.errors.contains(message), "\(words): \(result.errors)")
            #expect(result.output == "", "\(words)")
        }
        try folder.write("text", to: "empty/notes.txt")
        #expect(try diff("HEAD", "empty").errors == "empty: error: no Swift files in this folder\n")
        #expect(try diff("HEAD", ".", in: "empty").errors == "HEAD: error: the revision does not contain the current folder\n")
        try folder.write("struct Half: View {", to: "App/Half.swift")
        try git("add", "-A")
        try git("commit", "-q", "-m", "three")
        let broken = try diff("HEAD", "HEAD~1")
        #expect(broken.status == 2)
        #expect(broken.errors.hasPrefix("HEAD:App/Half.swift:1:"), "\(broken.errors)")
        #expect(broken.output.contains(" the same; "), "what parses is compared all the same")
        let outside = try TemporaryFolder()
        let result = try runSelfsame(["diff", "HEAD", "."], in: outside.root)
        #expect(result.status == 2)
        #expect(result.errors.contains("the current folder is not inside a git repository"), "\(result.errors)")
    }

    @Test("Other ways through the options: JSON, configuration, context")
    func options() throws {
        let document = try diff("--format", "json", "HEAD~1", "HEAD").output
        #expect(document.contains("\"old\" : \"HEAD~1\"") && document.contains("\"keptOtherwise\" : true"), "\(document)")
        try folder.write("{ excluded: ['App/Room.swift'] }", to: ".selfsame.json")
        #expect(try diff("HEAD~1", "HEAD").output.contains(" 0 new, 0 gone, 1 the same; "))
        try folder.write("{ }", to: ".selfsame.json")
        let same = try diff("App/Room.swift", "App/Room.swift", "--context", "App/Lamp.swift").output
        #expect(same.replacingOccurrences(of: "\n", with: " ").contains(" 0 gone, 1 the same; "), "\(same)")
    }
}
