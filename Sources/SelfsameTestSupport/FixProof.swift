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

/// Runs the proofs, one program for each profile.
public func prove(_ cases: [ProofCase]) throws -> [ProofResult] {
    var results: [[ProofResult]] = cases.map { _ in [] }
    let profiles = Array(Set(cases.map(\.profile)))
    for profile in profiles {
        let indices = cases.indices.filter { cases[$0].profile == profile }
        var pairs: [Int: (original: ProofSource, fixed: ProofSource)] = [:]
        var modules = [ProofModule(name: "ProofOriginal"), ProofModule(name: "ProofFixed")]
        for index in indices {
            let item = cases[index]
            // Extensions and operators cannot stand inside a type.
            let isWrapped = ![item.original, item.fixed].contains(where: hasFileLevelCode)
            func source(_ text: String, _ function: String) -> ProofSource {
                ProofSource(text, names: item.bodies.map(\.name), function: "\(function)\(index)", isWrapped: isWrapped)
            }
            let pair = (original: source(item.original, "original"), fixed: source(item.fixed, "fixed"))
            pairs[index] = pair
            if isWrapped {
                modules[0].sources.append(pair.original)
                modules[1].sources.append(pair.fixed)
            } else {
                modules.append(ProofModule(name: "ProofOriginal\(index)", sources: [pair.original]))
                modules.append(ProofModule(name: "ProofFixed\(index)", sources: [pair.fixed]))
            }
        }
        let (lines, mistakes) = try CompilerOracle(profile: profile).lines(
            of: modules, support: ProofSource.support + InertExpressions(profile: profile).source)
        for (index, pair) in pairs {
            let (before, after) = (lines[pair.original.function] ?? [], lines[pair.fixed.function] ?? [])
            results[index] = cases[index].bodies.map { body in
                let obstacle =
                    mistakes[pair.original.function].map { "its original does not compile here: \($0)" } ?? pair.original.obstacles[
                        body.name]
                    ?? pair.fixed.obstacles[body.name]
                let verdict =
                    obstacle.map { ProofResult.Verdict.notRun($0) }
                    ?? mistakes[pair.fixed.function].map { .wrong("it does not compile: \($0)") }
                    ?? judge(body, before.filter { $0.body == body.name }, after.filter { $0.body == body.name })
                return ProofResult(source: cases[index].name, body: body, verdict: verdict)
            }
        }
    }
    return results.flatMap { $0 }
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

    /// Compiles and runs modules, and gives the lines of each function. Kept under a hash of everything that went in.
    private func run(_ modules: [ProofModule], support: String) throws -> [String: [ProofLine]] {
        let parts = modules.flatMap { [$0.name] + $0.sources.map(\.text) }
        let cached = Self.cache.appendingPathComponent("proof-\(contentHash([key, support] + parts)).txt")
        if let text = try? Repository.text(of: cached) { return Self.parsed(text) }
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
        try FileManager.default.createDirectory(at: Self.cache, withIntermediateDirectories: true)
        try Data(run.output.utf8).write(to: cached, options: .atomic)
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
