// Random view bodies: control flow, containers, modifiers and the program's own views, nested as they come. The same seed gives the same
// program, so that a failure can be looked at again.

import Foundation
import SelfsameAnalysis

/// A file of random bodies, each under `// type: ?`.
public struct GeneratedProgram: Sendable {
    /// The seed that it was made from.
    public let seed: UInt64
    /// The file's text.
    public private(set) var source: String
    /// What each body is made of: forms by their key, rows of control flow by `row: name`.
    public private(set) var tallies: [[String: Int]] = []
    /// The oldest system that it runs on.
    public let target: Version

    /// Makes a file of `count` bodies.
    public init(seed: UInt64, count: Int) throws {
        let isNew = seed % 4 == 3
        target = isNew ? Version(major: 26) : Version(major: 17)
        self.seed = seed
        var generator = BodyGenerator(random: SeededGenerator(seed: seed), forms: try Self.forms(target: target))
        var text = isNew ? "// profile: --deployment-target 26.0\n" : ""
        text += "import SwiftUI\n\n" + GeneratedVocabulary.declarations
        // The program's own methods of ViewBuilder change every body of the program.
        let extensions = GeneratedVocabulary.builderExtensions
        let chosen = Int(seed % 30)
        if chosen < extensions.count { text += extensions[chosen].text }
        // Most bodies are members of one view, which compiles several times as fast as a view for each.
        var elsewhere = ""
        text += "\n@MainActor\nstruct Generated: View {\n" + GeneratedVocabulary.members
        for index in 0..<count {
            generator.tally = [:]
            generator.size = 0
            let (member, view) = generator.declaration(index)
            text += member
            elsewhere += view
            if chosen < extensions.count { generator.row(extensions[chosen].row) }
            tallies.append(generator.tally)
        }
        text += "}\n" + elsewhere
        source = text
    }

    /// A file with one small body for each of the forms, in order.
    init(trying forms: ArraySlice<CallForm>, seed: UInt64, choice: FormChoice, target: Version) {
        self.seed = seed
        self.target = target
        var generator = BodyGenerator(random: SeededGenerator(seed: seed), forms: choice)
        var text = "// profile: --deployment-target \(target)\nimport SwiftUI\n\n" + GeneratedVocabulary.declarations
        for (index, form) in forms.enumerated() {
            generator.tally = [:]
            let body = generator.trial(of: form, name: "Generated\(index)")
            text += "\n// \(form.title)\n" + (body ?? "// no arguments\n")
            tallies.append(body == nil ? [:] : generator.tally)
        }
        source = text
    }

    static func forms(target: Version) throws -> FormChoice {
        try (target.major >= 26 ? newForms : oldForms).get()
    }

    private static let oldForms = Result { FormChoice(try PreludeForms(profile: Profile()), target: Version(major: 17)) }
    private static let newForms = Result {
        FormChoice(try PreludeForms(profile: Profile(deploymentTarget: Version(major: 26))), target: Version(major: 26))
    }

    /// Takes out the annotated body around a line.
    mutating func removeBody(at line: Int, of fixture: Fixture) {
        guard let index = fixture.declarations.lastIndex(where: { $0.line <= line }) else { return }
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let first = fixture.declarations[index].line - 1
        // The body is the last member of its view: it ends at the first line that closes a brace at its own indentation.
        guard let end = lines[first...].firstIndex(of: "    }") else { return }
        for index in (first + 1)...end { lines[index] = "" }
        if lines[first - 1].contains("// type: ?") { lines[first - 1] = "" }
        let start = lines[first].range(of: "some ")
        let kind = start.map { String(lines[first][$0.upperBound...].prefix { $0.isLetter }) } ?? "View"
        let replacement = ["Scene": "WindowGroup { EmptyView() }", "Commands": "EmptyCommands()"][kind] ?? "EmptyView()"
        let head = lines[first].prefix { $0 != "{" }
        lines[first] = head + "{ " + replacement + " }"
        source = lines.joined(separator: "\n")
    }

    /// Writes the file beside the oracle's answers, to be looked at.
    func keep() throws {
        let folder = CompilerOracle.cache.appendingPathComponent("generated")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(source.utf8).write(to: folder.appendingPathComponent("Seed\(seed).swift"))
    }

    /// The file as a fixture.
    public var fixture: Fixture { Fixture(path: "generated/Seed\(seed).swift", source: source) }
}

extension BodyGenerator {
    /// A random body: a member of the view of all bodies, or, now and then, a view of its own.
    mutating func declaration(_ index: Int) -> (member: String, view: String) {
        let indent = "        "
        if index == 0 {
            return ("\n    // type: ?\n    var body: some View {\n" + statements(depth: 0, indent: indent) + "    }\n", "")
        }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<3:
            row("member with return")
            let member = """

                    // type: ?
                    @ViewBuilder var body\(index): some View {
                        let title = name
                        return \(view(depth: 0, indent: indent))
                            .navigationTitle(title)
                    }

                """
            return (member, "")
        case 3..<5:
            row("conformance stated elsewhere")
            let content = ["Text(\"a\")", "Text(name).bold()", "VStack { Text(\"a\") }", "VStack { Text(name) }"]
            let half = chance(50) ? 0 : 2
            let view = """

                struct Generated\(index) {
                    var isOn = false
                    var name = "a"
                }
                extension Generated\(index) {
                    // type: ?
                    var body: some View {
                        if isOn { \(content[half]) } else { \(content[half + 1]) }
                    }
                }
                extension Generated\(index): View {}

                """
            return ("", view)
        case 5..<7:
            row("member that is a choice")
            let member = """

                    // type: ?
                    var body\(index): some View {
                        switch kind {
                        case .round: VStack { Text("a") }
                        case .square, .flat: VStack { Text(name).bold() }
                        }
                    }

                """
            return (member, "")
        default:
            return (
                "\n    // type: ?\n    @ViewBuilder var body\(index): some View {\n" + statements(depth: 0, indent: indent) + "    }\n", ""
            )
        }
    }
}

/// SplitMix64: small, fast, and the same everywhere.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts at a seed.
    public init(seed: UInt64) { state = seed }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
