// Whole runs over a small project, as CI, hooks, editors and Xcode start them: the same diagnostics from everywhere, only what changed, only
// what is new.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Runs over a project")
struct ProjectRunTests {
    private let folder: TemporaryFolder

    private static let screen = """
        import SwiftUI
        struct Screen: View {
            @State private var isOn = false
            let title = "a"
            var body: some View {
                VStack {
                    Text(title).onTapGesture { isOn.toggle() }
                    if isOn { Tapper().hidden() } else { Tapper() }
                }
            }
        }

        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.screen, to: "App/Screen.swift")
        try folder.write(
            "import SwiftUI\nstruct Tapper: View { @State private var count = 0; var body: some View { Button(\"\\(count)\") { count += 1 } } }\n",
            to: "App/Parts/Tapper.swift")
        try folder.write(
            "import SwiftUI\nstruct Sign: View { var isOn = false; var body: some View { if isOn { Text(\"a\") } else { Text(\"a\") } } }\n",
            to: "App/Parts/Sign.swift")
        try folder.write("let made = 0\n", to: "App/Gen/Made.swift")
        try folder.write("{ excluded: ['App/Gen'], identical_branches: 'error' }", to: ".selfsame.json")
        try folder.write("", to: ".git/HEAD")
    }

    private func run(_ line: String, input: String = "", in path: String = "") throws -> ProcessResult {
        try runSelfsame(
            line.split(separator: " ").map(String.init), input: Array(input.utf8), in: path.isEmpty ? folder.root : folder.url(path))
    }

    @Test("From every folder, by every spelling, by list: the same diagnostics, paths and configuration")
    func everywhere() throws {
        let reference = try run("lint --reporter gitlab")
        #expect(reference.status == 1, "\(reference.errors)")
        #expect(reference.output.contains("\"path\" : \"App/Parts/Sign.swift\""))
        #expect(reference.output.contains("\"severity\" : \"major\""), "the configuration makes it an error")
        #expect(reference.output.contains("hidden_in_branch"))
        let root = folder.root.path
        try folder.write("App/Screen.swift\nApp/Parts/Tapper.swift\nApp/Parts/Sign.swift\n", to: "list.txt")
        for (line, path) in [
            ("lint --reporter gitlab App", ""), ("lint --reporter gitlab .", "App"), ("lint --reporter gitlab ..", "App/Parts"),
            ("lint --reporter gitlab \(root)/App", "App/Gen"), ("lint --reporter gitlab ../App/Parts/../.", "App"),
            ("lint --reporter gitlab --filelist list.txt", ""),
        ] {
            let result = try run(line, in: path)
            #expect(result.output == reference.output, "\(line) in \(path)")
            #expect(result.status == 1)
        }
    }

    @Test("From standard input, under a path, with the rest as context")
    func standardInput() throws {
        for (line, path) in [
            ("lint -q --reporter compact --stdin-path App/Screen.swift --context App -", ""),
            ("lint -q --reporter compact --use-stdin --assume-filename App/Screen.swift --context App", ""),
        ] {
            let result = try run(line, input: "// one more line\n" + Self.screen, in: path)
            #expect(result.output.hasPrefix("App/Screen.swift:9:13: warning: "), "\(result.output)\(result.errors)")
            #expect(result.output.split(separator: "\n").count == 1)
        }
        let excluded = try run("lint -q --force-exclude --stdin-path App/Gen/New.swift -", input: Self.screen)
        #expect(excluded.output == "" && excluded.status == 0, "\(excluded.errors)")
    }

    @Test("Each file is analysed for its target: its platform, its conditions, its own types")
    func targets() throws {
        let project = """
            targets:
              Phone:
                platform: iOS
                sources: [Phone, Both]
                settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: PHONE}
              Wrist:
                platform: watchOS
                sources: [Wrist, Both]
            """
        let folder = try TemporaryFolder()
        try folder.write(project, to: "project.yml")
        let body = """
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    Badge()
                    #if PHONE
                    Text("phone")
                    #elseif os(watchOS)
                    Image("wrist")
                    #else
                    Spacer()
                    #endif
                }
            }

            """
        try folder.write(body, to: "Phone/Deep/Screen.swift")
        try folder.write(body.replacing("Screen", with: "Screens"), to: "Wrist/Deep/Screen.swift")
        try folder.write(body.replacing("Screen", with: "Other"), to: "Other/Screen.swift")
        try folder.write("import SwiftUI\nstruct Badge: View { var body: some View { Text(\"a\") } }\n", to: "Phone/Badge.swift")
        try folder.write("import SwiftUI\ntypealias Badge = Divider\n", to: "Wrist/Badge.swift")
        try folder.write("import SwiftUI\nstruct Both: View { var body: some View { Badge() } }\n", to: "Both/Both.swift")
        let result = try runSelfsame(["tree", "--format", "type"], in: folder.root)
        #expect(
            result.output == """
                Both/Both.swift:2:25: Both.body: Badge
                Other/Screen.swift:3:9: Other.body: TupleView<(Badge, Spacer)>
                Phone/Badge.swift:2:26: Badge.body: Text
                Phone/Deep/Screen.swift:3:9: Screen.body: TupleView<(Badge, Text)>
                Wrist/Deep/Screen.swift:3:9: Screens.body: TupleView<(Divider, Image)>

                """)
        let fixed = try runSelfsame(["tree", "--format", "type", "--platform", "macos", "Wrist"], in: folder.root)
        #expect(fixed.output.hasSuffix("Screens.body: TupleView<(Divider, Spacer)>\n"), "\(fixed.output)")
    }

    @Test("The configuration's reporter, fail level and options for one run")
    func configured() throws {
        try folder.write("{ reporter: 'compact', fail_level: 'none', only_rules: ['identical_branches'] }", to: ".selfsame.json")
        let result = try run("lint")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("App/Parts/Sign.swift:2:61: hint: "), "\(result.output)")
        #expect(try run("lint --fail-level hint -q").status == 1)
        #expect(try run("lint --fail-level hint --disable identical_branches -q").status == 0)
        try folder.write("5.9\n", to: ".swift-version")
        #expect(try run("lint --verbose", in: "App/Parts").errors.contains(", SDK 26, Swift 5.9; "))
        try folder.write("{ switch_same_view: 'error' }", to: "other.json")
        #expect(try run("lint -q --config other.json --reporter compact").output.contains("hidden_in_branch"))
        try folder.write("{ strict: true, reporter: 'json', sdk: 27 }", to: "App/Parts/.selfsame.json")
        let nested = try run("lint -q --reporter compact")
        #expect(nested.status == 0)
        #expect(
            nested.errors.contains("`sdk` is ignored here: it applies to the whole program; set it in `.selfsame.json`"), "\(nested.errors)"
        )
    }

    @Test("config show and config init")
    func config() throws {
        let shown = try run("config show App/Gen/Made.swift")
        #expect(shown.status == 0)
        #expect(shown.output.contains("configuration: .selfsame.json\nexcluded: yes"))
        #expect(shown.output.contains("  identical_branches: error\n"))
        #expect(try run("config init").status == 2)
        #expect(try run("config init", in: "App/Gen").output == "wrote .selfsame.json\n")
        #expect(try run("config show Made.swift", in: "App/Gen").status == 0)
    }

    @Test("Several reports of one run")
    func reports() throws {
        let result = try run("lint -q --reporter sarif:out.sarif --reporter junit:out.xml --reporter markdown:out.md --reporter summary")
        #expect(result.output.contains("total "))
        #expect(try Repository.text(of: folder.url("out.sarif")).contains("\"uri\" : \"App/Parts/Sign.swift\""))
        #expect(try Repository.text(of: folder.url("out.xml")).hasSuffix("</testsuites>\n"))
        #expect(try Repository.text(of: folder.url("out.md")).hasPrefix("## selfsame\n"))
        #expect(try run("reporters").output.split(separator: "\n").count >= 13)
    }

    @Test("What Xcode passes to a build phase")
    func xcode() throws {
        func run(_ words: String...) throws -> ProcessResult {
            try runTool(
                [
                    "env", "SCRIPT_INPUT_FILE_COUNT=2", "SCRIPT_INPUT_FILE_0=\(folder.url("App/Screen.swift").path)",
                    "SCRIPT_INPUT_FILE_1=App/Info.plist", "SCRIPT_INPUT_FILE_LIST_COUNT=1", "SCRIPT_INPUT_FILE_LIST_0=list.xcfilelist",
                    Repository.program.path, "lint", "-q", "--reporter", "compact", "--context", "App",
                ] + words, in: folder.root)
        }
        try folder.write("App/Parts/Sign.swift\n", to: "list.xcfilelist")
        let files = try run("--use-script-input-files").output
        #expect(files.contains("hidden_in_branch") && files.split(separator: "\n").count == 1, "\(files)")
        #expect(try run("--use-script-input-file-lists").output.hasPrefix("App/Parts/Sign.swift:2:"))
        // Xcode has no hints, and shows a note with the warning before it.
        let hint = "App/Parts/Sign.swift:2:"
        try folder.write("{ identical_branches: 'hint', hidden_in_branch: 'hint' }", to: ".selfsame.json")
        func lint(_ assignment: String) throws -> String {
            try runTool(["env", assignment, Repository.program.path, "lint", "-q", "App/Parts"], in: folder.root).output
        }
        let (piped, phase) = (try lint("A=1"), try lint("XCODE_VERSION_ACTUAL=2600"))
        #expect(piped.hasPrefix(hint) && piped.contains(": hint: "), "\(piped)")
        #expect(phase == piped.replacing(": hint: ", with: ": note: "), "\(phase)")
        let missing = try runSelfsame(["lint", "--use-script-input-files"], in: folder.root)
        #expect(missing.status == 2)
        #expect(missing.errors.hasPrefix("SCRIPT_INPUT_FILE_COUNT: error: is not set; use this option only in an Xcode build phase\n"))
    }

    @Test("Names of the configuration that match nothing are told, where whole folders are read")
    func unmatchedNames() throws {
        try folder.write(
            """
            { state_holders: ['Screen', 'Nowhere'], conditional_helpers: ['View.when'], invariant_conditions: ['Row.isOld', 'isO*'] }
            """, to: ".selfsame.json")
        let errors = try run("lint").errors
        #expect(errors.contains("`Nowhere` in `state_holders` matches nothing: the program does not use this name\n"), "\(errors)")
        #expect(errors.contains("`View.when` in `conditional_helpers` matches nothing: write the name alone\n"), "\(errors)")
        #expect(errors.contains("`Row.isOld` in `invariant_conditions` matches nothing: no condition is written like this\n"), "\(errors)")
        #expect(errors.ranges(of: "matches nothing").count == 3, "\(errors)")
        #expect(!(try run("lint App/Screen.swift").errors.contains("matches nothing")))
    }

    @Test("A baseline lets pass what it has")
    func baseline() throws {
        #expect(try run("lint --write-baseline base.json").errors.contains("selfsame: wrote 2 findings to base.json\n"))
        #expect(try run("lint --write-baseline base.json -q").errors.isEmpty)
        let passed = try run("lint --strict --baseline base.json")
        #expect(passed.status == 0 && passed.output == "", "\(passed.output)")
        #expect(passed.errors.contains("; 2 in the baseline; "))
        try folder.write("{ baseline: 'base.json' }", to: ".selfsame.json")
        try folder.write("\n\n" + Self.screen, to: "App/Moved.swift")
        try FileManager.default.removeItem(at: folder.url("App/Screen.swift"))
        try folder.write("import SwiftUI\n", to: "App/Parts/Sign.swift")
        #expect(try run("lint --strict -q", in: "App/Parts").status == 0)
        let report = try run("baseline report")
        #expect(report.output.hasPrefix("1 of 2 findings still occurs\n\nno longer found "), "\(report.output)")
        #expect(report.output.contains("  App/Parts/Sign.swift: identical_branches in Sign.body\n"))
        #expect(try run("baseline prune").output == "removed 1 of 2 findings\n")
        #expect(try run("baseline report").output == "1 of 1 finding still occurs\n")
        #expect(try Repository.text(of: folder.url("base.json")).contains("\"App/Moved.swift\""))
    }

    @Test("Comments that silence nothing are deleted by --fix")
    func superfluous() throws {
        try folder.write("// selfsame:disable:file identical_branches\n" + Self.screen, to: "App/Screen.swift")
        let result = try run("lint --fix --only-rule superfluous_disable --only-rule identical_branches App/Screen.swift --context App")
        #expect(result.errors.contains("1 fix applied in 1 file"), "\(result.errors)")
        #expect(try Repository.text(of: folder.url("App/Screen.swift")) == Self.screen)
    }

    @Test("What a run says beside its results")
    func feedback() throws {
        let run = try run("lint --benchmark --verbose --progress")
        #expect(!run.errors.contains("\r"), "no progress in a pipe")
        #expect(run.errors.contains("time: rule identical_branches: ") && run.errors.contains("time: analyse: "))
        #expect(run.errors.contains("selfsame: 1 error and 1 warning; 3 view bodies in 3 files; "))
        #expect(run.errors.contains("selfsame: ios 17.0, SDK 26, Swift "))
        #expect(try self.run("lint --quiet").errors == "")
        let loud = try self.run("lint -q --enable-all-rules --show-unknown --show-exempted --swift-version 5.9 --reporter summary")
        #expect(loud.output.contains("hidden_in_branch"))
        #expect(try self.run("tree --runtime-names").output.contains("_ConditionalContent"))
    }

    @Test("Colours: asked for, not asked for, refused by the environment")
    func colors() throws {
        #expect(try run("lint -q --reporter pretty --color always").output.contains("\u{1B}["))
        #expect(try !run("lint -q --reporter pretty --color never").output.contains("\u{1B}["))
        #expect(try !run("lint -q --reporter pretty").output.contains("\u{1B}["))
    }

    // MARK: With git

    private func git(_ arguments: String...) throws {
        let result = try runTool(
            ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"] + arguments, in: folder.root)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("Only changed files are reported on, and unchanged ones give context")
    func changed() throws {
        try FileManager.default.removeItem(at: folder.url(".git"))
        try git("init", "-q", "-b", "main")
        try git("add", "-A")
        try git("commit", "-q", "-m", "one")
        let nothing = try run("lint --changed-since HEAD --reporter compact")
        #expect(nothing.status == 0 && nothing.output == "", "\(nothing.output)\(nothing.errors)")

        try folder.write(Self.screen.replacingOccurrences(of: "\"a\"", with: "\"b\""), to: "App/Screen.swift")
        for path in ["", "App/Parts"] {
            let result = try run("lint -q --changed-since HEAD --reporter gitlab " + (path.isEmpty ? "." : ".."), in: path)
            #expect(result.output.contains("hidden_in_branch") && !result.output.contains("identical_branches"), "\(result.output)")
            // A hint by itself; that `Tapper`, in a file that did not change, holds state makes it a warning.
            #expect(result.output.contains("\"severity\" : \"minor\""))
            #expect(result.output.contains("`@State count` of `Tapper` is reset"))
        }
        #expect(try run("lint -q --changed-since HEAD --changed-lines-only --reporter compact").output == "")
        try folder.write(Self.screen.replacingOccurrences(of: "else { Tapper() }", with: "else { Tapper()  }"), to: "App/Screen.swift")
        #expect(try run("lint -q --changed-since HEAD --changed-lines-only --reporter compact").output.contains("hidden_in_branch"))
    }

    // MARK: Bad input

    @Test("What is wrong is told with what to do, and leaves no output behind")
    func mistakes() throws {
        try folder.write("{\"version\": 9}", to: "old.json")
        for (line, status, message) in [
            ("lint --changed-since HEAD", 2, "is not inside a git repository; run in a checkout, or without `--changed-since`"),
            ("lint --baseline old.json", 2, "old.json: error: unsupported baseline version 9 (expected 1); write it again"),
            (
                "lint --baseline gone.json", 2,
                "gone.json: error: no such file or folder; create it with `selfsame lint --write-baseline gone.json`"
            ),
            ("lint --config gone.json", 2, "gone.json: error: no such file or folder"),
            ("lint --baseline a --write-baseline b", 64, "`--baseline` and `--write-baseline` cannot be used together"),
            ("lint --changed-lines-only", 64, "`--changed-lines-only` needs a revision to compare with; add `--changed-since REF`"),
            ("lint --reporter json:", 64, "missing file in `--reporter json:`; write `--reporter json:FILE`"),
            ("lint --reporter json:a --reporter csv:./a", 64, "two reporters write to `./a`; use a separate file for each"),
            ("lint --config", 64, "`--config` needs a value: `--config FILE`"),
            ("baseline", 64, "`baseline` needs `report` or `prune`"), ("baseline purne", 64, "did you mean `prune`?"),
            ("baseline report", 64, "no baseline named; add `--baseline FILE`, or set `baseline` in `.selfsame.json`"),
            ("config", 64, "`config` needs `show` or `init`"), ("config show", 64, "`config show` needs a file"),
        ] as [(String, Int32, String)] {
            let isLint = line.hasPrefix("lint") && !line.contains("--reporter")
            let result = try run(isLint ? line + " --reporter sarif:out.sarif" : line)
            #expect(result.status == status, "\(line): \(result.errors)")
            #expect(result.errors.contains(message), "\(line): \(result.errors)")
            #expect(result.output == "", "\(line)")
            #expect(!FileManager.default.fileExists(atPath: folder.url("out.sarif").path), "\(line)")
        }
        for (configuration, message) in [
            ("{ strict: }", ".selfsame.json:1:11: error: not JSON"),
            ("{ exclude: [] }", ".selfsame.json:1:3: error: unknown key `exclude`"),
        ] {
            try folder.write(configuration, to: ".selfsame.json")
            let result = try run("lint --reporter sarif:out.sarif")
            #expect(result.status == 2 && result.errors.hasPrefix(message), "\(result.errors)")
            #expect(!FileManager.default.fileExists(atPath: folder.url("out.sarif").path))
        }
        try folder.write("{ included: ['Source'] }", to: ".selfsame.json")
        #expect(try run("lint -q").errors.contains(".selfsame.json:1:3: error: `Source` in `included` matches no Swift file"))
    }

    @Test("Outputs that cannot be written, and readers that go away")
    func outputs() throws {
        try folder.write("", to: "dir/x")
        for (path, reason) in [("dir", "it is a folder"), ("gone/x", "no such folder `gone`")] {
            let result = try run("lint -q --reporter json:\(path) --reporter sarif:ok.sarif")
            #expect(result.status == 2)
            #expect(result.errors.hasSuffix("\(path): error: cannot be written: \(reason)\n"), "\(result.errors)")
            #expect(FileManager.default.fileExists(atPath: folder.url("ok.sarif").path), "one that fails harms no other")
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.root.path).filter {
            $0.contains("gone") || $0.hasSuffix(".tmp")
        }
        #expect(left == [])
        let device = try run("lint -q --reporter csv:/dev/stdout")
        #expect(device.output.hasPrefix("file,line,"))
        let closed = try runTool(
            ["bash", "-c", "'\(Repository.program.path)' prelude | true; echo ${PIPESTATUS[0]}"], in: folder.root)
        #expect(closed.output == "2\n", "\(closed.errors)")
        #expect(closed.errors == "selfsame: cannot write to standard output: the reader closed it, or the disk is full\n")
        let noGit = try runTool(
            ["env", "PATH=/nowhere", Repository.program.path, "lint", "--changed-since", "HEAD"], in: folder.root)
        #expect(noGit.status == 2)
        #expect(noGit.errors == "git: error: cannot be started; install git, or run without `--changed-since`\n")
    }

    @Test("A file that is named and that no target compiles")
    func leftOutFile() throws {
        try folder.write(
            """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T, U, ); };
                G = { isa = PBXGroup; children = (F, H, ); sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = App/Screen.swift; sourceTree = "<group>"; };
                H = { isa = PBXFileReference; path = App/Parts/Tapper.swift; sourceTree = "<group>"; };
                B = { isa = PBXBuildFile; fileRef = F; };
                C = { isa = PBXBuildFile; fileRef = H; };
                S = { isa = PBXSourcesBuildPhase; files = (B, ); };
                Z = { isa = PBXSourcesBuildPhase; files = (C, ); };
                T = { isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (S, ); name = App; };
                U = { isa = PBXNativeTarget; buildConfigurationList = M; buildPhases = (Z, ); name = Mac; };
                L = { isa = XCConfigurationList; buildConfigurations = (I, ); };
                M = { isa = XCConfigurationList; buildConfigurations = (O, ); };
                I = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.4; }; name = R; };
                O = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 14.0; }; name = R; };
            }; rootObject = P; }

            """, to: "App.xcodeproj/project.pbxproj")
        let said = "selfsame: App/Parts/Sign.swift: no target of the project compiles this file, and nothing is reported of it\n"
        #expect(try run("lint App/Parts/Sign.swift").errors.hasPrefix(said))
        #expect(try run("lint -q App/Parts/Sign.swift").errors == "")
        // Each is compiled for another platform.
        #expect(try !run("lint App/Screen.swift App/Parts/Tapper.swift").errors.contains("no target"))
        #expect(try !run("lint App").errors.contains("no target"))
    }
}
