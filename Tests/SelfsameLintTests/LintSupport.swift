// Small programs for the tests of rules. Many sources are linted in one program, each as a module of its own, so that names do not clash and
// the preludes are linked once.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport

/// A source to lint, under a name for failures.
struct LintInput: Sendable {
    var name: String
    var bytes: [UInt8]

    init(_ name: String, _ text: String) {
        self.name = name
        bytes = Array(text.utf8)
    }

    init(_ name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// One linted source.
struct Linted: Sendable {
    var name: String
    var tree: SyntaxTree
    var result: LintResult
    /// The printed type of each body by its name.
    var types: [String: String]

    var text: String { String(decoding: tree.source.bytes, as: UTF8.self) }

    /// The findings of one rule.
    func findings(of rule: String) -> [Finding] { result.findings.filter { $0.rule == rule } }

    /// The source after the first fix of each finding of a rule, those for display left out.
    func fixed(of rule: String) -> [UInt8] {
        findings(of: rule).compactMap(\.fixes.first).filter { $0.applicability != .display }.flatMap(\.edits).applied(to: tree.source.bytes)
    }
}

/// Lints sources, each as a module of its own, perhaps beside a user's prelude.
func lintAll(
    _ inputs: [LintInput], prelude: String? = nil, profile: Profile = .default, options: LintOptions = LintOptions()
) -> [Linted] {
    lintEach(inputs.map { ($0, options) }, prelude: prelude, profile: profile)
}

/// Lints sources, each as a module of its own and with options of its own. Many are parted between the processors.
func lintEach(_ inputs: [(input: LintInput, options: LintOptions)], prelude: String? = nil, profile: Profile = .default) -> [Linted] {
    let indexes = inputs.enumerated().map { index, each in
        FileIndex(
            tree: parse(SourceFile(path: "Sources/Unit\(index)/Example.swift", bytes: each.input.bytes)), profile: profile, role: .source)
    }
    let own = prelude.map { text in
        FileIndex(
            tree: parse(SourceFile(path: "prelude.swift", bytes: Array(text.utf8))), profile: profile, role: .prelude(module: ""))
    }
    let preludes = AnalyzedUnit.preludes(for: profile) + [own].compactMap(\.self)
    let program = Program(linking: preludes + indexes, profile: profile)
    let size = inputs.count < 32 ? max(1, inputs.count) : inputs.count / (2 * ProcessInfo.processInfo.activeProcessorCount) + 1
    let starts = Array(stride(from: 0, to: inputs.count, by: size))
    return parallelMap(count: starts.count) { part in
        let analyzer = Analyzer(program: program)
        return (starts[part]..<min(inputs.count, starts[part] + size)).map { index in
            let (input, options) = inputs[index]
            let file = FileID(UInt32(preludes.count + index))
            var types: [String: String] = [:]
            for body in analyzer.bodies(in: file) { types[body.name] = analyzer.spelling(analyzer.printed(body.type)) }
            return Linted(
                name: input.name, tree: program.tree(file), result: lint(file: file, analyzer: analyzer, options: options), types: types)
        }
    }.flatMap { $0 }
}

/// Lints one source that imports SwiftUI.
func lintText(_ text: String, profile: Profile = .default, options: LintOptions = options(with: "")) -> Linted {
    lintAll([LintInput("source", text)], profile: profile, options: options)[0]
}

/// The default set of rules, and one more.
func options(with rule: String) -> LintOptions {
    var options = LintOptions.pedantic
    options.rules = Set(RuleCatalogue.known.filter { $0.isDefault || $0.id == rule }.map(\.id))
    return options
}

/// The profile that an example is meant for.
func profile(of example: RuleExample) -> Profile {
    var profile = profile(target: example.deploymentTarget)
    if let text = example.swiftVersion, let version = Version(text) { profile.swiftVersion = version }
    return profile
}

/// The profile for an iOS deployment target.
func profile(target: String?) -> Profile {
    var profile = Profile.default
    if let target, let version = Version(target) { profile.deploymentTarget = version }
    return profile
}

extension Array where Element == Edit {
    /// The text after the edits.
    func applied(to text: String) -> String { String(decoding: applied(to: [UInt8](text.utf8)), as: UTF8.self) }
}
