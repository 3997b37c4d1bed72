// Unified diffs, judged by `git apply`: what is printed turns the old text into the new one.

import SelfsameReports
import SelfsameTestSupport
import Testing

@Suite("Unified diff")
struct UnifiedDiffTests {
    private static let numbers = (1...30).map { "line \($0)\n" }.joined()

    @Test("Hunks have three lines of context, and near changes share one")
    func hunks() {
        let new = Self.numbers.replacing("line 10\n", with: "ten\n").replacing("line 16\n", with: "").replacing("line 30\n", with: "end")
        #expect(
            unifiedDiff(path: "a b.swift", from: Array(Self.numbers.utf8), to: Array(new.utf8)) == """
                --- a/a b.swift
                +++ b/a b.swift
                @@ -7,13 +7,12 @@
                 line 7
                 line 8
                 line 9
                -line 10
                +ten
                 line 11
                 line 12
                 line 13
                 line 14
                 line 15
                -line 16
                 line 17
                 line 18
                 line 19
                @@ -27,4 +26,4 @@
                 line 27
                 line 28
                 line 29
                -line 30
                +end
                \\ No newline at end of file

                """)
        #expect(unifiedDiff(path: "x", from: [65], to: [65]) == "")
    }

    @Test(
        "git makes the new text of the old one",
        arguments: [
            ("", "a\n"), ("a\n", ""), ("a", "a\n"), ("a\n", "a"), ("a\nb\nc\n", "b\n"), ("b\n", "a\nb\nc\n"), ("x\r\ny\r\n", "x\r\nz\r\n"),
            ("\u{FEFF}a\n\tb\n", "\u{FEFF}a\n\tb 🐢\n"), (numbers, numbers.replacing("2", with: "two")),
            (numbers, "new\n" + numbers + "more"),
        ])
    func applies(old: String, new: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(old, to: "f/A.swift")
        try folder.write(unifiedDiff(path: "./f/A.swift", from: Array(old.utf8), to: Array(new.utf8)), to: "patch")
        let result = try runTool(["git", "apply", "--unidiff-zero", "--whitespace=nowarn", "patch"], in: folder.root)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try Repository.text(of: folder.url("f/A.swift")) == new)
    }
}
