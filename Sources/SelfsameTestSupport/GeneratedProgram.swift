// Random view bodies: control flow, containers, modifiers and the program's own views, nested as they come. The same seed gives the same
// program, so that a failure can be looked at again.

import Foundation

/// A file of random bodies, each under `// type: ?`.
public struct GeneratedProgram: Sendable {
    /// The seed that it was made from.
    public let seed: UInt64
    /// The file's text.
    public private(set) var source: String

    /// Makes a file of `count` bodies.
    public init(seed: UInt64, count: Int) {
        self.seed = seed
        var generator = BodyGenerator(random: SeededGenerator(seed: seed))
        var text = "import SwiftUI\n\n" + GeneratedVocabulary.declarations
        for index in 0..<count {
            text += "\n@MainActor\nstruct Generated\(index): View {\n" + GeneratedVocabulary.members
            text += "\n    // type: ?\n    var body: some View {\n" + generator.statements(depth: 0, indent: "        ") + "    }\n}\n"
        }
        source = text
    }

    /// Takes out the annotated body around a line.
    mutating func removeBody(at line: Int, of fixture: Fixture) {
        guard let body = fixture.declarations.last(where: { $0.line <= line }) else { return }
        var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        // The body is the last member of its view: it ends at the first line that closes a brace at its own indentation.
        guard let end = lines[body.line...].firstIndex(of: "    }") else { return }
        for index in (body.line - 1)...end { lines[index] = "" }
        lines[body.line - 2] = "    var body: some View { EmptyView() }"
        source = lines.joined(separator: "\n")
    }

    /// The file as a fixture.
    public var fixture: Fixture { Fixture(path: "generated/Seed\(seed).swift", source: source) }
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

private struct BodyGenerator {
    typealias Vocabulary = GeneratedVocabulary

    var random: SeededGenerator

    mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    /// The statements of a builder. Deeper blocks are shorter, so that every body ends.
    mutating func statements(depth: Int, indent: String) -> String {
        let limit = depth == 0 ? 3 : depth < 3 ? 2 : 1
        let count = chance(5) && depth > 0 ? 0 : Int.random(in: 1...limit, using: &random)
        return (0..<count).map { _ in statement(depth: depth, indent: indent) }.joined()
    }

    mutating func statement(depth: Int, indent: String) -> String {
        if depth < 4 {
            if chance(5) { return indent + named(pick(Vocabulary.bindings)) + "\n" + indent + view(depth: depth, indent: indent) + "\n" }
            if chance(18) { return ifStatement(depth: depth, indent: indent) }
            if chance(8) { return switchStatement(depth: depth, indent: indent) }
            if chance(2) { return "\(indent)do {\n\(statements(depth: depth + 1, indent: indent + "    "))\(indent)}\n" }
            if chance(3) {
                let name = named("value#")
                return "\(indent)let \(name) = if isOn { Text(\"a\") } else { Text(\"b\") }\n\(indent)\(name)\n"
            }
        }
        return indent + view(depth: depth, indent: indent) + "\n"
    }

    /// A declaration under a name of its own.
    mutating func named(_ binding: String) -> String {
        binding.replacing("#", with: String(Int.random(in: 0..<1_000_000, using: &random)))
    }

    mutating func ifStatement(depth: Int, indent: String) -> String {
        let arms = chance(75) ? 1 : Int.random(in: 2...5, using: &random)
        var text = indent
        for index in 0..<arms {
            text += (index > 0 ? " else " : "") + "if \(pick(Vocabulary.conditions)) {\n"
            text += statements(depth: depth + 1, indent: indent + "    ") + indent + "}"
        }
        if chance(60) { text += " else {\n" + statements(depth: depth + 1, indent: indent + "    ") + indent + "}" }
        return text + "\n"
    }

    mutating func switchStatement(depth: Int, indent: String) -> String {
        let (subject, patterns) = pick(Vocabulary.subjects)
        var text = "\(indent)switch \(subject) {\n"
        for pattern in patterns {
            var content = statements(depth: depth + 1, indent: indent + "    ")
            if content.isEmpty { content = indent + "    EmptyView()\n" }
            text += "\(indent)\(pattern):\n" + content
        }
        return text + indent + "}\n"
    }

    mutating func view(depth: Int, indent: String) -> String {
        var text: String
        if depth < 5, chance(50 - depth * 10) {
            text = filled(pick(Vocabulary.containers), depth: depth, indent: indent)
        } else if chance(12) {
            text = pick(Vocabulary.shapes) + pick(Vocabulary.shapeModifiers)
        } else {
            text = pick(Vocabulary.leaves)
        }
        guard chance(55) else { return text }
        if text.contains(" ? ") || text.contains(" + ") { text = "(\(text))" }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let modifier = pick(Vocabulary.modifiers)
            if depth > 2, modifier.contains("$block") || modifier.contains("$view") { continue }
            text += "\n\(indent)    " + filled(modifier, depth: depth + 1, indent: indent + "    ")
        }
        return text
    }

    /// The text with its stand-ins replaced.
    mutating func filled(_ text: String, depth: Int, indent: String) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.range(of: "$") {
            result += rest[..<dollar.lowerBound]
            rest = rest[dollar.lowerBound...]
            if rest.hasPrefix("$block") {
                result += "\n" + statements(depth: depth + 1, indent: indent + "    ") + indent
                rest = rest.dropFirst("$block".count)
            } else if rest.hasPrefix("$view") {
                let leaf = pick(Vocabulary.leaves)
                result += leaf
                rest = rest.dropFirst("$view".count)
            } else if rest.hasPrefix("$shape") {
                result += pick(Vocabulary.shapes)
                rest = rest.dropFirst("$shape".count)
            } else {
                result += "$"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
