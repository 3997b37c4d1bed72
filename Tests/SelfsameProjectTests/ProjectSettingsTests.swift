// What projects say of their files. Each fixture is a small project in one text: files under `=== PATH`, and what a file is compiled for under
// `=== expect PATH`. Run with SELFSAME_UPDATE_SNAPSHOTS=1, the expectations are rewritten; `=== expect *` then stands for every source.

import Foundation
import SelfsameDeclarations
import SelfsameProject
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("What projects say")
struct ProjectSettingsTests {
    /// A fixture in parts: the text before the first `===`, then titles and what stands below them.
    private struct Fixture {
        var head: String
        var parts: [(title: String, text: String)]

        init(_ text: String) {
            let pieces = text.components(separatedBy: "\n=== ")
            head = pieces[0]
            parts = pieces.dropFirst().map { piece in
                guard let end = piece.firstIndex(of: "\n") else { return (piece, "") }
                return (String(piece[..<end]), String(piece[piece.index(after: end)...]) + "\n")
            }
        }

        var files: [(title: String, text: String)] { parts.filter { !$0.title.hasPrefix("expect ") } }

        /// The sources among the files, without manifests.
        var sources: [String] {
            files.map(\.title).filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") && $0 != "Project.swift" }
        }
    }

    private static let fixtures = Repository.root.appendingPathComponent("fixtures/projects")

    private static var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []).filter { $0.hasSuffix(".txt") }.sorted()
    }

    @Test("Each file has the settings of its target, with the places that say them", arguments: names)
    func fixture(name: String) throws {
        let url = Self.fixtures.appendingPathComponent(name)
        let text = try String(contentsOf: url, encoding: .utf8)
        let fixture = Fixture(text)
        let folder = try TemporaryFolder()
        // No project above is looked for.
        try folder.write("", to: ".git/HEAD")
        for (path, text) in fixture.files { try folder.write(text, to: path) }
        var result = fixture.head
        for (path, text) in fixture.files { result += "\n=== \(path)\n" + text.dropLast() }
        let expectations = fixture.parts.map(\.title).filter { $0.hasPrefix("expect ") }
        for expectation in expectations {
            let words = String(expectation.dropFirst("expect ".count))
            for words in words == "*" ? fixture.sources : [words] {
                result += "\n=== expect \(words)\n" + Self.text(words, in: folder.root.resolvingSymlinksInPath().path).dropLast()
            }
        }
        result += "\n"
        let failure = Snapshot.failure(actual: result, expectedAt: url)
        #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
    }

    /// What a file is compiled for, with `--platform` where it is given.
    private static func text(_ words: String, in root: String) -> String {
        let parts = words.components(separatedBy: " --platform ")
        let platform = parts.count > 1 ? Platform(rawValue: parts[1]) : nil
        let plan = ProfilePlan(
            ofFile: root + "/" + parts[0], base: Profile(platform: platform ?? .ios), fixed: platform == nil ? [] : [.platform])
        return plan.text(ofFile: root + "/" + parts[0], origins: ProfileOrigins(places: platform == nil ? [:] : ["platform": "--platform"]))
            .replacing(root + "/", with: "")
    }

    // MARK: Hostile projects

    @Test("A large project is read in time that grows with its size")
    func largeProject() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        func seconds(_ count: Int) throws -> Double {
            var files = ""
            var children = ""
            for number in 0..<count {
                files += "F\(number) = {isa = PBXFileReference; path = \"f \(number).swift\"; sourceTree = \"<group>\"; };\n"
                files += "B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };\n"
                children += "F\(number), "
            }
            let builds = (0..<count).map { "B\($0), " }.joined()
            try folder.write(
                """
                { objects = { P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                G = {isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
                T = {isa = PBXNativeTarget; name = A; buildPhases = (S, ); };
                S = {isa = PBXSourcesBuildPhase; files = (\(builds)); };
                \(files) }; rootObject = P; }
                """, to: "A.xcodeproj/project.pbxproj")
            let start = ContinuousClock.now
            let plan = ProfilePlan(ofFile: folder.url("f 7.swift").path, base: .default, fixed: [])
            #expect(plan.settings.targets.map(\.name) == ["A"])
            #expect(plan.settings.targets(ofFile: folder.url("f \(count - 1).swift").path) == [0])
            return (ContinuousClock.now - start) / .seconds(1)
        }
        let (small, large) = (try seconds(1_000), try seconds(8_000))
        #expect(large < max(small, 0.02) * 30, "\(small) s, then \(large) s")
    }

    @Test(
        "What is broken is said with its place, and nothing hangs",
        arguments: [
            ("A.xcodeproj/project.pbxproj", "<?xml version=\"1.0\"?><plist></plist>", "not an Xcode project file"),
            ("A.xcodeproj/project.pbxproj", String(repeating: "(", count: 200_000), "not an Xcode project file"),
            ("A.xcodeproj/project.pbxproj", String(repeating: "{a=", count: 100_000) + "b" + String(repeating: "}", count: 100_000), ""),
            ("A.xcodeproj/project.pbxproj", "{ objects = { P = { targets = (T, T", "not an Xcode project file"),
            ("project.yml", "a: [" + String(repeating: "[", count: 50_000), ""),
            ("project.yml", "a:\n" + String(repeating: " - \n", count: 2_000) + "b\nc: 1\n", "not plain YAML"),
            ("project.yml", "include: project.yml\ntargets: 3\n", ""),
            ("Project.swift", "let project = Project(targets: " + String(repeating: "[", count: 20_000), ""),
            ("Package.swift", "let a = b + b\nlet b = a + a\nlet package = Package(name: \"x\", targets: a)\n", "computed"),
        ])
    func broken(path: String, text: String, remark: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        try folder.write(text, to: path)
        let plan = ProfilePlan(ofFile: folder.url("a.swift").path, base: .default, fixed: [])
        #expect(plan.settings.targets.isEmpty)
        if remark.isEmpty {
            #expect(plan.settings.remarks.isEmpty, "\(plan.settings.remarks)")
        } else {
            #expect(plan.settings.remarks.contains { $0.message.contains(remark) }, "\(plan.settings.remarks)")
        }
    }
}
