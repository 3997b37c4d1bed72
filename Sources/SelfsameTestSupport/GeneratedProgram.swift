// Random view bodies: control flow, containers, modifiers and the program's own views, nested as they come. The same seed gives the same
// program, so that a failure can be looked at again.

import Foundation

/// A file of random bodies, each under `// type: ?`.
public struct GeneratedProgram: Sendable {
    /// The seed that it was made from.
    public let seed: UInt64
    /// The file's text.
    public private(set) var source: String
    /// What each body is made of: forms by their key, rows of control flow by `row: name`.
    public private(set) var tallies: [[String: Int]] = []

    /// Makes a file of `count` bodies.
    public init(seed: UInt64, count: Int) throws {
        let (profile, dealt) = try GeneratedProfile.dealing(seed: seed, count: count)
        self.init(seed: seed, profile: profile)
        var generator = BodyGenerator(random: SeededGenerator(seed: seed), forms: profile.choice)
        // The program's own methods of ViewBuilder change every body of the program.
        let chosen = GeneratedVocabulary.builderExtensions[safe: Int(seed % 30)]
        if let chosen { source += chosen.text }
        source += Self.header
        var hands = [[CallForm]](repeating: [], count: count)
        var bodies: [String: [CallForm]] = [:]
        var views: [CallForm] = []
        for form in dealt {
            if let kind = FormChoice.bodyKind(of: form, protocols: profile.choice.protocols) {
                bodies[kind, default: []].append(form)
            } else {
                views.append(form)
            }
        }
        let others = bodies.sorted { $0.key < $1.key }.flatMap { kind, forms in
            let size = kind == "WidgetConfiguration" ? 1 : 4
            return stride(from: 0, to: forms.count, by: size).map { (kind, Array(forms[$0..<min(forms.count, $0 + size)])) }
        }
        // The second body is dealt nothing, so that it may have a shape of its own.
        let places = [0] + Array(2..<max(3, count - others.count))
        for (index, form) in views.enumerated() { hands[places[index % places.count]].append(form) }
        // Most bodies are members of one view, which compiles several times as fast as a view for each.
        var elsewhere = ""
        for index in 0..<count {
            generator.start(hand: hands[index])
            let other = others[safe: count - 1 - index]
            let (member, view) = other.map { (generator.body(index, of: $0, $1), "") } ?? generator.declaration(index)
            source += member
            elsewhere += view
            if let chosen { generator.row(chosen.row) }
            tallies.append(generator.tally)
        }
        source += "}\n" + elsewhere
    }

    /// A file with one small body for each of the forms, in order.
    init(trying forms: ArraySlice<CallForm>, seed: UInt64, profile: GeneratedProfile) {
        self.init(seed: seed, profile: profile)
        var generator = BodyGenerator(random: SeededGenerator(seed: seed), forms: profile.choice)
        source += Self.header
        for (index, form) in forms.enumerated() {
            generator.start(hand: [])
            let kind = FormChoice.bodyKind(of: form, protocols: profile.choice.protocols) ?? "View"
            source += generator.body(index, of: kind, [form])
            tallies.append(generator.tally)
        }
        source += "    var body: some View { EmptyView() }\n}\n"
    }

    /// A file of bodies that the builder rejects.
    init(mistakesFrom seed: UInt64) throws {
        let profile = try GeneratedProfile.dealing(seed: 0, count: 1).profile
        self.init(seed: seed, profile: profile)
        var generator = BodyGenerator(random: SeededGenerator(seed: seed), forms: profile.choice)
        source += Self.header
        for (row, text) in GeneratedMistakes.bodies(seed: seed, &generator) {
            source += text
            tallies.append(["row: " + row: 1])
        }
        source += "    var body: some View { EmptyView() }\n}\n"
    }

    private init(seed: UInt64, profile: GeneratedProfile) {
        self.seed = seed
        source = profile.options.isEmpty ? "" : "// profile: \(profile.options)\n"
        source += "import SwiftUI\n\n" + GeneratedVocabulary.declarations + GeneratedExpressions.declarations
        if profile.choice.isNew { source += GeneratedVocabulary.newDeclarations }
    }

    private static let header = "\n@MainActor\nstruct Generated: View {\n" + GeneratedVocabulary.members + GeneratedExpressions.members

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
        let replacements = [
            "Scene": "WindowGroup { EmptyView() }", "Commands": "EmptyCommands()", "WidgetConfiguration": "EmptyWidgetConfiguration()",
        ]
        let replacement = replacements[kind] ?? "EmptyView()"
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
    /// Begins another body, which is to contain some forms.
    mutating func start(hand: [CallForm]) {
        tally = [:]
        size = 0
        self.hand = hand
    }

    /// The statements of a whole body of views, with all that is left in the hand.
    mutating func wholeBody() -> String {
        var text = statements(depth: 0, indent: "        ")
        while let more = dealtStatement(depth: 3, indent: "        ") { text += more }
        return text
    }

    /// A body of another kind of content, or of the forms alone.
    mutating func body(_ index: Int, of kind: String, _ dealt: [CallForm]) -> String {
        hand = dealt
        var text = ""
        while let more = dealtStatement(depth: 3, indent: "        ") { text += more }
        guard !text.isEmpty else { return "\n    // type: ?\n    var body\(index): some View { EmptyView() }\n" }
        return "\n    // type: ?\n    \(FormChoice.bodies[kind] ?? "")var body\(index): some \(kind) {\n\(text)    }\n"
    }

    /// A random body: a member of the view of all bodies, or, now and then, a view of its own.
    mutating func declaration(_ index: Int) -> (member: String, view: String) {
        let indent = "        "
        if index == 0 {
            return ("\n    // type: ?\n    var body: some View {\n" + wholeBody() + "    }\n", "")
        }
        // One body of a file has a fixed shape.
        switch hand.isEmpty && index == 1 ? Int.random(in: 0..<3, using: &random) : 3 {
        case 0:
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
        case 1:
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
        case 2:
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
            return ("\n    // type: ?\n    @ViewBuilder var body\(index): some View {\n" + wholeBody() + "    }\n", "")
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
