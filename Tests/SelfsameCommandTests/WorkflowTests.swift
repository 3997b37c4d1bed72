// The workflows that the manual's page on CI prints, as they are printed: the action installs the archive that `make dist` makes, and each shell step runs in
// a clean checkout with nothing but what the steps before it installed.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Workflows of the manual")
struct WorkflowTests {
    /// What `make dist` makes of the program that was built with the tests.
    private static let made: Result<TemporaryFolder, any Error> = Result {
        let folder = try TemporaryFolder()
        let result = try runTool(["bash", "fixtures/packaging/dist.sh", Repository.program.path, folder.url("dist").path])
        try #require(result.status == 0, "\(result.errors)")
        return folder
    }

    private let dist: URL
    private let work: TemporaryFolder

    init() throws {
        dist = try Self.made.get().url("dist")
        work = try TemporaryFolder()
        // A checkout with a branch that adds a view whose state is lost.
        let script = """
            git init -q -b main && git config user.email a@b && git config user.name a
            echo 'import SwiftUI' > A.swift && git add . && git commit -q -m one && git update-ref refs/remotes/origin/main HEAD
            git checkout -q -b change && cp "$1" . && git add . && git commit -q -m two
            """
        try FileManager.default.createDirectory(at: work.url("app"), withIntermediateDirectories: true)
        let tour = Repository.url("fixtures/tour/Greenhouse.swift").path
        let result = try runTool(["bash", "-ec", script, "bash", tour], in: work.url("app"))
        #expect(result.status == 0, "\(result.errors)")
    }

    /// The shell commands of a list in the first YAML block of the page that has a text.
    private func steps(_ key: String, inBlockWith text: String) throws -> [String] {
        let blocks = try Repository.text(of: Repository.url("Sources/selfsame/Resources/docs/ci.md")).components(separatedBy: "```yaml\n")
            .dropFirst()
        let block = try #require(blocks.map { $0.components(separatedBy: "\n```")[0] }.first { $0.contains(text) })
        var steps: [String] = []
        var indent = Int.max
        var isFolded = false
        for line in block.components(separatedBy: "\n") {
            let depth = line.prefix { $0 == " " }.count
            let content = line.dropFirst(depth)
            if isFolded, depth > indent {
                steps[steps.count - 1] += (steps[steps.count - 1].isEmpty ? "" : " ") + content
                continue
            }
            isFolded = false
            if key == "run", content.hasPrefix("- run: ") {
                let command = content.dropFirst(7)
                isFolded = command == ">"
                indent = depth
                steps.append(isFolded ? "" : String(command))
            } else if key != "run" {
                if content == key + ":" {
                    indent = depth
                } else if depth > indent, content.hasPrefix("- ") {
                    steps.append(String(content.dropFirst(2)))
                } else if depth <= indent {
                    indent = .max
                }
            }
        }
        return steps
    }

    /// Runs commands in the checkout with nothing of this machine but its system tools.
    private func run(_ script: String, path: String = "", _ environment: [String] = []) throws -> ProcessResult {
        let path = "PATH=" + (path.isEmpty ? "" : path + ":") + "/usr/bin:/bin:/usr/sbin:/sbin"
        return try runTool(["env", "-i", path, "HOME=\(work.root.path)"] + environment + ["bash", "-ec", script], in: work.url("app"))
    }

    private func install(from address: String) throws -> ProcessResult {
        let script = Repository.url(".github/actions/selfsame/install.sh").path
        return try run(
            "bash '\(script)'", ["SELFSAME_ADDRESS=\(address)", "RUNNER_TEMP=\(work.root.path)", "GITHUB_PATH=\(work.url("path").path)"])
    }

    @Test("The GitHub workflow: the action installs, and the step after it lints what the branch changes")
    func github() throws {
        let block = "uses: <this repository>/.github/actions/selfsame@main"
        let installed = try install(from: dist.absoluteString)
        try #require(installed.status == 0, "\(installed.errors)")
        #expect(installed.output.hasPrefix("selfsame "))
        let path = try Repository.text(of: work.url("path")).trimmingCharacters(in: .newlines)
        // What only a runner's own tools do, such as resolving packages, is not run here.
        let steps = try steps("run", inBlockWith: block).filter { $0.contains("selfsame") }
        #expect(steps.count == 1)
        for step in steps {
            let command = step.replacing("${{ github.base_ref }}", with: "main")
            let result = try run(command, path: path, ["GITHUB_STEP_SUMMARY=\(work.url("summary.md").path)"])
            // The branch adds a warning, and warnings fail.
            #expect(result.status == 1, "\(result.errors)")
            #expect(result.output.contains("::warning file=Greenhouse.swift,line=23"))
        }
        #expect(try Repository.text(of: work.url("app/selfsame.sarif")).contains("branch_extra_modifier"))
        #expect(try Repository.text(of: work.url("summary.md")).contains("branch_extra_modifier"))
    }

    @Test("The GitLab job: what is fetched before it is what it calls")
    func gitlab() throws {
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: dist.path).first { $0.hasSuffix(".tar.gz") })
        let before = try steps("before_script", inBlockWith: "gl-code-quality-report.json")
        let script = try steps("script", inBlockWith: "gl-code-quality-report.json")
        #expect(before.count == 3 && script.count == 1)
        let result = try run(
            (before + script).joined(separator: "\n"), ["SELFSAME_ARCHIVE=\(dist.appendingPathComponent(name).absoluteString)"])
        #expect(result.status == 1, "\(result.errors)")
        for report in ["gl-code-quality-report.json", "selfsame.xml"] {
            #expect(try Repository.text(of: work.url("app/\(report)")).contains("branch_extra_modifier"))
        }
    }

    @Test("An archive without its checksum is not installed, and a folder without one says so")
    func damaged() throws {
        let broken = work.url("broken")
        try FileManager.default.copyItem(at: dist, to: broken)
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: broken.path).first { $0.hasSuffix(".tar.gz") })
        try Data("not it".utf8).write(to: broken.appendingPathComponent(name))
        let result = try install(from: broken.absoluteString)
        #expect(result.status == 1 && result.errors.contains("does not have the checksum"))
        #expect(!FileManager.default.fileExists(atPath: work.url("selfsame/bin/selfsame").path))
        let nothing = try install(from: work.url("nowhere").absoluteString)
        #expect(nothing.status == 1 && nothing.errors.contains("no archive for this machine"))
    }

    @Test("The same program gives the same bytes, and the formula has the archive's checksum")
    func reproducible() throws {
        let again = work.url("again")
        let result = try runTool(["bash", "fixtures/packaging/dist.sh", Repository.program.path, again.path])
        #expect(result.status == 0)
        let sums = try Repository.text(of: dist.appendingPathComponent("SHA256SUMS"))
        #expect(try Repository.text(of: again.appendingPathComponent("SHA256SUMS")) == sums)
        let sum = try #require(sums.split(separator: "\n").first { $0.hasSuffix(".tar.gz") }?.prefix(64))
        #expect(try Repository.text(of: again.appendingPathComponent("selfsame.rb")).contains("sha256 \"\(sum)\""))
        #expect(try Repository.text(of: again.appendingPathComponent("mise.toml")).contains("sha256:\(sum)"))
    }
}
