// What git says was changed, in scratch repositories that the tests make.

import Foundation
import SelfsameTestSupport
import Testing

@testable import SelfsameProject

@Suite("Changes since a revision")
struct GitChangesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try git("init", "-q", "-b", "main")
        try folder.write("let a = 1\nlet b = 2\nlet c = 3\n", to: "Kept.swift")
        try folder.write("let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\n", to: "Sub/Edited é.swift")
        try folder.write("let a = 1\n", to: "Gone.swift")
        try git("add", "-A")
        try git("commit", "-q", "-m", "one")
    }

    private func git(_ arguments: String...) throws {
        let result = try runTool(
            ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"] + arguments, in: folder.root)
        #expect(result.status == 0, "\(result.errors)")
    }

    private var root: String { folder.root.path }

    @Test("Edited and new files, with their lines; not deleted ones")
    func files() throws {
        try folder.write("let a = 1\nlet b = 3\nlet d = 4\nlet e = 5\n", to: "Sub/Edited é.swift")
        try folder.write("let n = 1\n", to: "Sub/New.swift")
        try folder.write("text\n", to: "notes.txt")
        try FileManager.default.removeItem(at: folder.url("Gone.swift"))
        let changes = try GitChanges(since: "HEAD", in: folder.url("Sub").path, withLines: true)
        #expect(changes.files == [root + "/Sub/Edited é.swift", root + "/Sub/New.swift"])
        #expect(changes.touches(root + "/Sub/Edited é.swift", lines: 2...2))
        #expect(!changes.touches(root + "/Sub/Edited é.swift", lines: 1...1))
        #expect(changes.touches(root + "/Sub/New.swift", lines: 1...1))
        #expect(!changes.touches(root + "/Kept.swift", lines: 1...3))
        #expect(changes.remark == nil)
    }

    @Test("Paths stay as the call has them where they lead over a link")
    func links() throws {
        try folder.write("let a = 2\n", to: "Sub/Edited é.swift")
        let other = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(at: other.url("link"), withDestinationURL: folder.root)
        let changes = try GitChanges(since: "HEAD", in: other.url("link/Sub").path, withLines: true)
        #expect(changes.files == [other.url("link/Sub/Edited é.swift").path])
        #expect(changes.touches(other.url("link/Sub/Edited é.swift").path, lines: 1...1))
    }

    @Test("What others changed since the branch began is not counted")
    func mergeBase() throws {
        try git("checkout", "-q", "-b", "topic")
        try folder.write("let mine = 1\n", to: "Mine.swift")
        try git("add", "-A")
        try git("commit", "-q", "-m", "mine")
        try git("checkout", "-q", "main")
        try folder.write("let theirs = 1\n", to: "Kept.swift")
        try git("commit", "-q", "-a", "-m", "theirs")
        try git("checkout", "-q", "topic")
        #expect(try GitChanges(since: "main", in: root, withLines: false).files == [root + "/Mine.swift"])
    }

    @Test("A revision that does not exist, and a folder in no repository")
    func mistakes() throws {
        func message(_ revision: String, in folder: String) -> String {
            do throws(InputProblem) {
                _ = try GitChanges(since: revision, in: folder, withLines: false)
                return ""
            } catch {
                return "\(error.path): \(error.message)"
            }
        }
        #expect(
            message("origin/main", in: root)
                == "--changed-since origin/main: no such commit or branch; try `git fetch origin main`")
        #expect(message("--output=x", in: root).hasPrefix("--changed-since --output=x: no such commit or branch"))
        let other = try TemporaryFolder()
        #expect(
            message("HEAD", in: other.root.path).hasSuffix(
                "is not inside a git repository; run in a checkout, or without `--changed-since`"))
    }

    @Test("A patch with odd paths and with lines that look like headers")
    func patches() {
        let patch = """
            diff --git "a\\tb.swift" "a\\tb.swift"
            --- "a\\tb.swift"
            +++ "a\\tb.swift"
            @@ -1,2 +1 @@
            --- old
            -x
            +++ new
            @@ -9 +7,3 @@ func f() {
            -a
            +b
            +c
            +d
            @@ -20,2 +19,0 @@
            -a
            -b
            """
        #expect(changedLines(inPatch: patch, root: "/r") == ["/r/a\tb.swift": [1...1, 7...9, 19...20]])
    }
}
