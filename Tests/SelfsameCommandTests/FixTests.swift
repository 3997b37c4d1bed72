// `--fix`, `--unsafe-fixes` and `--diff` as users see them: what is written, what is printed, which status a script gets, and that a file is
// replaced whole or not at all.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Fixes")
struct FixTests {
    private let folder: TemporaryFolder

    /// One safe fix, two unsafe ones in one body.
    private static let source = """
        import SwiftUI
        struct Tapper: View {
            @State private var count = 0
            var body: some View { Button("\\(count)") { count += 1 } }
        }
        struct Screen: View {
            @State private var isBig = false
            var title: some View {
                VStack {
                    if isBig { Text("a").opacity(0.5) } else { Text("a") }
                }
            }
            var body: some View {
                VStack {
                    if isBig { Tapper().opacity(0.5) } else { Tapper() }
                    if isBig { Tapper() } else { Tapper().opacity(0.2) }
                }
                .onTapGesture { isBig.toggle() }
            }
        }

        """

    private static let safe = source.replacing(
        "if isBig { Text(\"a\").opacity(0.5) } else { Text(\"a\") }", with: "Text(\"a\").opacity(isBig ? 0.5 : 1)")

    private static let unsafe =
        safe
        .replacing("if isBig { Tapper().opacity(0.5) } else { Tapper() }", with: "Tapper().opacity(isBig ? 0.5 : 1)")
        .replacing("if isBig { Tapper() } else { Tapper().opacity(0.2) }", with: "Tapper().opacity(isBig ? 1 : 0.2)")

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Screen.swift")
    }

    private func run(_ line: String, input: String = "") throws -> ProcessResult {
        try runSelfsame(line.split(separator: " ").map(String.init), input: Array(input.utf8), in: folder.root)
    }

    private func text(_ path: String = "Screen.swift") throws -> String { try Repository.text(of: folder.url(path)) }

    private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.root.path).sorted() }

    @Test("Safe fixes are written, what remains is reported, and the status is that of the result")
    func safeFixes() throws {
        let result = try run("lint --fix --strict Screen.swift")
        #expect(result.status == 1)
        #expect(try text() == Self.safe)
        #expect(result.output.split(separator: "\n").filter { $0.contains(": warning: ") }.count == 2)
        #expect(result.errors.hasPrefix("selfsame: 1 fix applied in 1 file; 2 warnings; "))
        #expect(result.errors.contains("; 2 fixes with --fix --unsafe-fixes; "))
    }

    @Test("Unsafe fixes are written on request, several in one body, and a second run changes nothing")
    func unsafeFixes() throws {
        let result = try run("lint --fix --unsafe-fixes --strict Screen.swift")
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(try text() == Self.unsafe)
        let again = try run("lint --fix --unsafe-fixes --strict Screen.swift")
        #expect(again.errors.hasPrefix("selfsame: no fix applied; no diagnostics; "))
        #expect(try text() == Self.unsafe)
    }

    @Test("Without --fix the summary says what could be fixed")
    func counts() throws {
        #expect(try run("lint Screen.swift").errors.contains("; 1 fix with --fix, 2 more with --unsafe-fixes; "))
        #expect(try text() == Self.source)
    }

    @Test("A diff is printed alone, changes nothing, gives status 1, and git applies it", arguments: [false, true])
    func diff(isUnsafe: Bool) throws {
        let result = try run("lint --diff\(isUnsafe ? " --unsafe-fixes" : "") ./Screen.swift")
        #expect(result.status == 1)
        #expect(try text() == Self.source)
        #expect(result.output.hasPrefix("--- a/Screen.swift\n+++ b/Screen.swift\n@@ -7,"))
        #expect(
            result.errors.hasPrefix("selfsame: \(isUnsafe ? 3 : 1) fix\(isUnsafe ? "es" : "") would change 1 file; 2 warnings and 1 hint; ")
        )
        try folder.write(result.output, to: "change.patch")
        #expect(try runTool(["git", "apply", "change.patch"], in: folder.root).status == 0)
        #expect(try text() == (isUnsafe ? Self.unsafe : Self.safe))
        let again = try run("lint --diff\(isUnsafe ? " --unsafe-fixes" : "") Screen.swift")
        #expect(again.status == 0)
        #expect(again.output == "")
    }

    @Test("Standard input has a diff; reports go to a file beside it")
    func standardInput() throws {
        let result = try run("lint --diff --reporter json:report.json --stdin-path Other.swift -", input: Self.source)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("--- a/Other.swift\n"))
        #expect(try text("report.json").contains("\"diagnostics\""))
    }

    @Test(
        "Mistakes in the options",
        arguments: [
            ("lint --unsafe-fixes Screen.swift", "`--unsafe-fixes` has no effect without `--fix` or `--diff`; add one of them"),
            ("lint --fix --diff Screen.swift", "`--fix` and `--diff` cannot be used together; remove one of them"),
            ("lint --fix -", "`--fix` cannot change standard input; use `--diff` to print what it would change"),
            (
                "lint --diff --reporter json Screen.swift",
                "`--diff` writes to standard output; add a file to the reporter: `--reporter json:FILE`"
            ),
            ("tree --fix Screen.swift", "`tree` has no option `--fix`; it is an option of `lint`"),
        ])
    func mistakes(line: String, message: String) throws {
        let result = try run(line)
        #expect(result.status == 64)
        #expect(result.errors == "selfsame: \(message)\nsee `selfsame help \(line.prefix(4))`\n")
        #expect(try text() == Self.source)
    }

    @Test("A file that does not parse gets no fix, the others do")
    func syntaxErrors() throws {
        let broken = Self.source.replacing("import SwiftUI", with: "import SwiftUI\nstruct {").replacing("Screen", with: "Other")
        try folder.write(broken, to: "Other.swift")
        let result = try run("lint --fix .")
        #expect(result.status == 2)
        #expect(try text("Other.swift") == broken)
        #expect(try text() == Self.safe)
    }

    @Test("Line ends, a byte-order mark and a missing last line break stay")
    func bytes() throws {
        let windows = "\u{FEFF}" + Self.source.replacing("\n", with: "\r\n").dropLast(1)
        try folder.write(windows, to: "Screen.swift")
        #expect(try run("lint --fix .").status == 0)
        #expect(try text() == "\u{FEFF}" + Self.safe.replacing("\n", with: "\r\n").dropLast(1))
    }

    @Test("A link stays a link, and the file that it leads to keeps its permissions")
    func link() throws {
        let real = try folder.write(Self.source, to: "real/Real.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real.path)
        try FileManager.default.createSymbolicLink(atPath: folder.url("Link.swift").path, withDestinationPath: "real/Real.swift")
        #expect(try run("lint --fix Link.swift real").status == 0, "one file under two paths is fixed once")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("Link.swift").path) == "real/Real.swift")
        #expect(try text("real/Real.swift") == Self.safe)
        let attributes = try FileManager.default.attributesOfItem(atPath: real.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url("real").path) == ["Real.swift"])
    }

    @Test("A read-only file is told and left alone; the report is about what is there")
    func readOnly() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.url("Screen.swift").path)
        let result = try run("lint --fix .")
        #expect(result.status == 2)
        #expect(
            result.errors.hasPrefix(
                "./Screen.swift: error: cannot be fixed: it is read-only\nselfsame: no fix applied; 2 warnings and 1 hint; "))
        #expect(try text() == Self.source)
        #expect(try names() == ["Screen.swift"])
    }

    @Test("When the disk is full, the original is whole and nothing else is left behind")
    func fullDisk() throws {
        // A limit on the size of files fails the write halfway, as a full disk does.
        let padding = String(repeating: "// padding\n", count: 2000)
        try folder.write(Self.source + padding, to: "Screen.swift")
        let command = "trap '' XFSZ; ulimit -f 1; exec \"$0\" lint --quiet --fix Screen.swift > /dev/null"
        let result = try runTool(["bash", "-c", command, Repository.program.path], in: folder.root)
        #expect(result.status == 2)
        #expect(result.errors == "Screen.swift: error: cannot be fixed: it is not writable\n")
        #expect(try text() == Self.source + padding)
        #expect(try names() == ["Screen.swift"])
    }
}
