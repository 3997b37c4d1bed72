// The proof of fixes: the original and the fixed source are compiled against the description of SwiftUI, and their bodies are run for every
// combination of the values that they depend on. What they record must be the same once sides of conditions and inert modifiers are taken
// away, and the type must be the one predicted.

import Foundation
import SelfsameDeclarations

/// A source before and after its fixes.
public struct ProofCase: Sendable {
    /// A body that fixes change.
    public struct Body: Sendable {
        /// NAME of the body.
        public var name: String
        /// How many fixes there are in it.
        public var fixes: Int
        /// The printed type predicted for it.
        public var predictedType: String
        /// Whether original and fixed body are to be equal; a fix may be one that only comes close.
        public var claimsEquality: Bool

        /// Makes a body.
        public init(name: String, fixes: Int, predictedType: String, claimsEquality: Bool) {
            self.name = name
            self.fixes = fixes
            self.predictedType = predictedType
            self.claimsEquality = claimsEquality
        }
    }

    /// A name for messages.
    public var name: String
    /// The profile that it is compiled for.
    public var profile: Profile
    /// The source before.
    public var original: String
    /// The source after.
    public var fixed: String
    /// The bodies that differ.
    public var bodies: [Body]

    /// Makes a case.
    public init(name: String, profile: Profile, original: String, fixed: String, bodies: [Body]) {
        self.name = name
        self.profile = profile
        self.original = original
        self.fixed = fixed
        self.bodies = bodies
    }
}

/// What came out for one body.
public struct ProofResult: Sendable {
    /// What is known after the run.
    public enum Verdict: Sendable, Equatable {
        /// Equal values and the predicted type, with that many combinations of values.
        case proven(combinations: Int)
        /// The predicted type; equal values are not claimed.
        case typed
        /// It cannot be run, and why.
        case notRun(String)
        /// It does not hold, and how.
        case wrong(String)
    }

    /// Name of the case.
    public var source: String
    /// The body.
    public var body: ProofCase.Body
    /// The verdict.
    public var verdict: Verdict
}

/// Runs the proofs, one program for each profile. `kind` names them in the record: what came out before for the same sources is not run again.
public func prove(_ cases: [ProofCase], as kind: String) throws -> [ProofResult] {
    let profiles = cases.map(\.profile).distinct
    let oracles = profiles.map { CompilerOracle(profile: $0) }
    let supports = profiles.map { ProofSource.support + InertExpressions(profile: $0).source }
    let pairs = cases.map { ProofPair($0) }
    let questions = try zip(cases, pairs).map { item, pair in
        let profile = profiles.firstIndex(of: item.profile) ?? 0
        let claims = item.bodies.map { "\($0.name) \($0.predictedType) \($0.claimsEquality)" }
        return try RecordedQuestion(
            name: "\(kind): \(item.name)", group: oracles[profile].group,
            dependencies: [oracles[profile].key, supports[profile], pair.original.text, pair.fixed.text] + claims)
    }
    let result = try CompilerRecord.shared.answers(to: questions) { open in
        var answers: [Int: String] = [:]
        for (profile, oracle) in oracles.enumerated() {
            let own = open.filter { cases[$0].profile == profiles[profile] }
            let verdicts = try verdicts(on: own.map { cases[$0] }, own.map { pairs[$0] }, oracle, support: supports[profile])
            for (index, verdicts) in zip(own, verdicts) { answers[index] = verdicts.map(\.text).joined(separator: "\n") }
        }
        return open.map { answers[$0] }
    }
    if let mistake = result.mistakes.first { throw mistake }
    return zip(cases, result.answers).flatMap { item, answer in
        let lines = (answer ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        return zip(item.bodies, lines).map { ProofResult(source: item.name, body: $0, verdict: ProofResult.Verdict(text: $1)) }
    }
}

/// A source before and after its fixes, with the functions that run its bodies.
private struct ProofPair {
    var original: ProofSource
    var fixed: ProofSource
    /// Whether it stands in an enumeration, so that many share a module: extensions and operators cannot.
    var isWrapped: Bool

    init(_ item: ProofCase) {
        let isWrapped = ![item.original, item.fixed].contains(where: hasFileLevelCode)
        let number = contentHash([item.name]).prefix(12)
        func source(_ text: String, _ function: String) -> ProofSource {
            ProofSource(text, names: item.bodies.map(\.name), function: "\(function)\(number)", isWrapped: isWrapped)
        }
        original = source(item.original, "original")
        fixed = source(item.fixed, "fixed")
        self.isWrapped = isWrapped
    }
}

/// The verdicts on the bodies of each case; all cases are of the oracle's profile.
private func verdicts(
    on cases: [ProofCase], _ pairs: [ProofPair], _ oracle: CompilerOracle, support: String
) throws -> [[ProofResult.Verdict]] {
    if cases.isEmpty { return [] }
    let wrapped = pairs.filter(\.isWrapped)
    var modules = [
        ProofModule(name: "ProofOriginal", sources: wrapped.map(\.original)),
        ProofModule(name: "ProofFixed", sources: wrapped.map(\.fixed)),
    ]
    for (index, pair) in pairs.enumerated() where !pair.isWrapped {
        modules.append(ProofModule(name: "ProofOriginal\(index)", sources: [pair.original]))
        modules.append(ProofModule(name: "ProofFixed\(index)", sources: [pair.fixed]))
    }
    let (lines, mistakes) = try oracle.lines(of: modules, support: support)
    return zip(cases, pairs).map { item, pair in
        let (before, after) = (lines[pair.original.function] ?? [], lines[pair.fixed.function] ?? [])
        return item.bodies.map { body in
            let obstacle =
                mistakes[pair.original.function].map { "its original does not compile here: \($0)" } ?? pair.original.obstacles[
                    body.name]
                ?? pair.fixed.obstacles[body.name]
            return obstacle.map { ProofResult.Verdict.notRun($0) }
                ?? mistakes[pair.fixed.function].map { .wrong("it does not compile: \($0)") }
                ?? judge(body, before.filter { $0.body == body.name }, after.filter { $0.body == body.name })
        }
    }
}

extension ProofResult.Verdict {
    /// One line: `proven 6`, `typed`, `not run: …` or `wrong: …`.
    fileprivate var text: String {
        switch self {
        case .proven(let combinations): "proven \(combinations)"
        case .typed: "typed"
        case .notRun(let reason): "not run: " + reason.replacing("\n", with: " ")
        case .wrong(let reason): "wrong: " + reason.replacing("\n", with: " ")
        }
    }

    fileprivate init(text: Substring) {
        if let combinations = text.split(separator: "proven ").first.flatMap({ Int($0) }) {
            self = .proven(combinations: combinations)
        } else if text == "typed" {
            self = .typed
        } else if text.hasPrefix("not run: ") {
            self = .notRun(String(text.dropFirst(9)))
        } else {
            self = .wrong(String(text.hasPrefix("wrong: ") ? text.dropFirst(7) : text))
        }
    }
}

private func hasFileLevelCode(_ source: String) -> Bool {
    let beginnings = ["extension ", "public extension ", "private extension ", "fileprivate extension ", "infix operator", "func "]
    return source.split(separator: "\n").contains { line in beginnings.contains { line.hasPrefix($0) } }
}

/// One evaluation of a body.
private struct ProofLine {
    var body: String
    var type: String
    /// The values that were chosen.
    var values: String
    /// The views shown, without what makes no difference.
    var shown: String
    /// The same with sides of conditions and inert modifiers.
    var raw: String
}

private func judge(_ body: ProofCase.Body, _ before: [ProofLine], _ after: [ProofLine]) -> ProofResult.Verdict {
    guard let type = after.first?.type, !before.isEmpty else { return .wrong("it was not run") }
    if type != body.predictedType { return .wrong("its type is \(type) instead of \(body.predictedType)") }
    guard body.claimsEquality else { return .typed }
    let expected = Dictionary(before.map { ($0.values, $0) }) { first, _ in first }
    guard before.count == after.count else { return .wrong("\(before.count) combinations of values before, \(after.count) after") }
    for line in after {
        guard let original = expected[line.values] else { return .wrong("no such values before: \(line.values)") }
        if original.shown != line.shown {
            return .wrong("with \(line.values):\n    before: \(original.shown)\n    after:  \(line.shown)")
        }
    }
    // Each side of the condition has to have been taken.
    if Set(before.map(\.raw)).count < 2 { return .notRun("no value of the driver flips its condition") }
    return .proven(combinations: before.count)
}

/// Sources that are compiled together.
private struct ProofModule {
    var name: String
    var sources: [ProofSource] = []
}

extension CompilerOracle {
    /// Compiles and runs modules, and gives the lines of each function; sources with mistakes are left out, with the first mistake of each.
    fileprivate func lines(
        of modules: [ProofModule], support: String
    ) throws -> (lines: [String: [ProofLine]], mistakes: [String: String]) {
        var modules = modules
        var mistakes: [String: String] = [:]
        while true {
            modules.removeAll { $0.sources.isEmpty }
            if modules.isEmpty { return ([:], mistakes) }
            do {
                return (try run(modules, support: support), mistakes)
            } catch let failure as SourceFailure {
                mistakes.merge(failure.mistakes) { first, _ in first }
                for index in modules.indices { modules[index].sources.removeAll { mistakes[$0.function] != nil } }
            }
        }
    }

    /// Sources of a module that do not compile.
    private struct SourceFailure: Error { var mistakes: [String: String] }

    /// Compiles and runs modules, and gives the lines of each function.
    private func run(_ modules: [ProofModule], support: String) throws -> [String: [ProofLine]] {
        let prelude = try module()
        let scratch = try TemporaryFolder()
        defer { withExtendedLifetime(scratch) {} }
        var objects: [String] = []
        for module in modules {
            var paths = [try scratch.write(support, to: "\(module.name)/Support.swift").path]
            for source in module.sources {
                paths.append(try scratch.write(source.text, to: "\(module.name)/\(source.function).swift").path)
            }
            let object = scratch.url("\(module.name).o").path
            let result = try runTool(
                try Self.frontendArguments() + ["-c", "-module-name", module.name, "-I", prelude.path] + paths
                    + ["-o", object, "-emit-module-path", scratch.url("\(module.name).swiftmodule").path])
            guard result.status == 0 else {
                let errors = result.errors.replacing(scratch.root.path + "/", with: "").split(separator: "\n").filter {
                    $0.contains("error:")
                }
                var mistakes: [String: String] = [:]
                for source in module.sources {
                    if let line = errors.first(where: { $0.contains("/\(source.function).swift:") }) {
                        mistakes[source.function] = String(line)
                    }
                }
                if !mistakes.isEmpty { throw SourceFailure(mistakes: mistakes) }
                throw Failure(description: "\(module.name) does not compile:\n" + errors.prefix(30).joined(separator: "\n"))
            }
            objects.append(object)
        }
        let calls = modules.flatMap(\.sources).map { "        for line in \($0.function)() { print(\"\($0.function)\\t\\(line)\") }\n" }
        let main = try scratch.write(
            modules.map { "import \($0.name)\n" }.joined()
                + "@main struct Main {\n    @MainActor static func main() {\n\(calls.joined())    }\n}\n",
            to: "Main.swift")
        let program = scratch.url("program").path
        let link = try runTool(
            ["swiftc", "-parse-as-library", "-suppress-warnings", "-I", scratch.root.path, "-I", prelude.path, main.path] + objects
                + [prelude.appendingPathComponent("SwiftUI.o").path, "-o", program])
        guard link.status == 0 else { throw Failure(description: "the proofs do not link:\n" + link.errors.prefix(4000)) }
        let run = try runTool([program])
        guard run.status == 0 else { throw Failure(description: "the proofs ended with \(run.status):\n" + run.errors.prefix(4000)) }
        return Self.parsed(run.output)
    }

    private static func parsed(_ text: String) -> [String: [ProofLine]] {
        var result: [String: [ProofLine]] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 6 else { continue }
            result[parts[0], default: []].append(
                ProofLine(body: parts[1], type: parts[2], values: parts[3], shown: parts[4], raw: parts[5]))
        }
        return result
    }
}
