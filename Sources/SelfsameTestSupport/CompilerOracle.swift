// The compiler as the judge: which type it gives to each annotated declaration of a fixture, and what it rejects. The description of
// SwiftUI is compiled once as module `SwiftUI`, when the first question is asked, and kept in `.build`. Units that cannot touch each other
// are asked as one module; all of a batch are linked into one program that prints the types. What was answered before is kept by
// `CompilerRecord`.

import Foundation
import SelfsameDeclarations
import SelfsamePrelude
import SelfsameSyntax
import Synchronization

/// Asks the Swift compiler about fixtures.
public struct CompilerOracle: Sendable {
    /// Why the oracle cannot answer.
    public struct Failure: Error, CustomStringConvertible {
        /// What went wrong.
        public var description: String
    }

    /// A name of the description, for messages and draws.
    public let group: String
    /// The hash of everything that every answer depends on, but for the compiler itself.
    let key: String
    private let sources: [String]
    private let flags: [String]

    /// Raised whenever the questions change.
    private static let version = 4
    static let cache = Repository.url(".build/selfsame-oracle")
    private static let language = ["-swift-version", "5"]

    /// The compiler's version and where its macro plug-ins are, asked once.
    private static let compiler = Result {
        let version = try runTool(["swiftc", "--version"]).output
        let information = try runTool(["swiftc", "-print-target-info"]).output
        let resources = try JSONDecoder().decode(TargetInformation.self, from: Data(information.utf8)).paths.runtimeResourcePath
        return (version: version, plugins: resources + "/host/plugins")
    }

    private struct TargetInformation: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }

    /// What `swiftc --version` prints.
    static func compilerVersion() throws -> String { try compiler.get().version }

    /// The arguments that every compilation takes.
    static func frontendArguments() throws -> [String] {
        ["swiftc", "-frontend", "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm"] + language
            + ["-plugin-path", try compiler.get().plugins]
    }

    /// Describes `sources` as module `SwiftUI`. Lines that are comments are left out: marks for the analyser change no answer.
    public init(prelude sources: [String], flags: [String] = [], group: String = "") {
        self.group = group
        self.sources = sources.map { text in
            text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.trimmed.hasPrefix("//") }.joined(separator: "\n")
        }
        self.flags = flags
        key = contentHash(["\(Self.version)"] + Self.language + flags + self.sources)
    }

    /// Why the description does not compile; empty where it does. What was answered before is not asked again.
    public func mistakes(recordedAs name: String) throws -> (mistakes: String, failures: [FixtureFailure]) {
        let question = try RecordedQuestion(name: "description: \(name)", group: group, dependencies: [key])
        let result = try CompilerRecord.shared.answers(to: [question], isComplete: false) { _ in
            do {
                _ = try module()
                return [""]
            } catch let failure as Failure {
                return [failure.description]
            }
        }
        return (result.answers[0] ?? "", result.mistakes)
    }

    /// The mistakes in types alone, which take a fifth of the time; empty where there are none.
    public func typeMistakes(recordedAs name: String) throws -> (mistakes: String, failures: [FixtureFailure]) {
        let question = try RecordedQuestion(name: "types of the description: \(name)", group: group, dependencies: [key])
        let result = try CompilerRecord.shared.answers(to: [question], isComplete: false) { _ in
            let scratch = try TemporaryFolder()
            defer { withExtendedLifetime(scratch) {} }
            let paths = try sources.enumerated().map { try scratch.write($0.element, to: "SwiftUI\($0.offset).swift").path }
            let result = try runTool(try Self.frontendArguments() + flags + ["-typecheck", "-module-name", "SwiftUI"] + paths)
            return [result.status == 0 ? "" : String(result.errors.prefix(2000))]
        }
        return (result.answers[0] ?? "", result.mistakes)
    }

    /// The folder that holds the compiled module. Whoever asks for it first compiles it, and others wait.
    public func module() throws -> URL {
        let name = contentHash([key, try Self.compilerVersion()] + (try Self.frontendArguments()))
        let folder = Self.cache.appendingPathComponent("prelude-\(name)")
        let lock = Self.locks.withLock { locks in
            let lock = locks[name] ?? NSLock()
            locks[name] = lock
            return lock
        }
        try lock.withLock {
            if !FileManager.default.fileExists(atPath: folder.path) {
                try Self.build(sources, try Self.frontendArguments() + flags, in: folder)
            }
        }
        if let text = try? Repository.text(of: folder.appendingPathComponent("errors")) {
            throw Failure(description: "the prelude does not compile:\n" + text.prefix(2000))
        }
        return folder
    }

    private static let locks = Mutex<[String: NSLock]>([:])

    /// Compiles the module into a folder that appears only when it is complete; where the sources are wrong it holds their errors.
    private static func build(_ sources: [String], _ arguments: [String], in folder: URL) throws {
        let scratch = try TemporaryFolder()
        defer { withExtendedLifetime(scratch) {} }
        let paths = try sources.enumerated().map { try scratch.write($0.element, to: "SwiftUI\($0.offset).swift").path }
        let module = scratch.url("module")
        try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
        let result = try runTool(
            arguments + ["-c", "-module-name", "SwiftUI"] + paths
                + ["-o", module.appendingPathComponent("SwiftUI.o").path]
                + ["-emit-module-path", module.appendingPathComponent("SwiftUI.swiftmodule").path])
        if result.status != 0 {
            let errors = result.errors.replacing(scratch.root.path + "/", with: "").split(separator: "\n").filter {
                $0.contains(": error: ")
            }
            try scratch.write(errors.joined(separator: "\n"), to: "module/errors")
        }
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        removeOldModules()
        // Another process may have been faster; its module is as good.
        try? FileManager.default.moveItem(at: module, to: folder)
    }

    /// Keeps the cache from growing with every change of the prelude.
    private static func removeOldModules() {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey]
        let entries = (try? FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: Array(keys))) ?? []
        func date(_ url: URL) -> Date { (try? url.resourceValues(forKeys: keys).contentModificationDate) ?? .distantPast }
        let modules = entries.filter { $0.lastPathComponent.hasPrefix("prelude-") }.sorted { date($0) > date($1) }
        for module in modules.dropFirst(24) { try? FileManager.default.removeItem(at: module) }
    }

    /// The oracle for a profile: the embedded description of SwiftUI, resolved for it.
    public init(profile: Profile) {
        var profile = profile
        profile.knowledge = UserKnowledge()
        let description = Self.descriptions.withLock { known in
            let text = known[profile] ?? resolvedPrelude(Self.trees, profile: profile)
            known[profile] = text
            return text
        }
        let conditions = profile.defines.sorted().map { ", \($0)" }.joined()
        self.init(
            prelude: [description], group: "\(profile.platform) \(profile.deploymentTarget), SDK \(profile.sdk)\(conditions)")
    }

    private static let descriptions = Mutex<[Profile: String]>([:])
    private static let trees = (PreludeSource.all.filter { $0.module == "SwiftUI" } + PreludeSource.standIns)
        .map { parse(SourceFile(path: "\($0.name).swift", bytes: Array($0.text.utf8))) }

    /// What units claim and the compiler does not confirm. What it confirmed before is not asked again.
    public func unconfirmed(_ units: [OracleUnit], as kind: String) throws -> [FixtureFailure] {
        let questions = try units.map { try question($0, as: kind) }
        var failures: [[FixtureFailure]] = units.map { _ in [] }
        let result = try CompilerRecord.shared.answers(to: questions, isComplete: false) { open in
            let answers = try answers(for: open.map { units[$0] })
            return try zip(open, answers).map { index, answer in
                failures[index] = answer.failures(of: units[index]) + answer.pathFailures(of: units[index])
                return failures[index].isEmpty ? try answer.text.digest : nil
            }
        }
        return failures.flatMap { $0 } + result.mistakes
    }

    /// The question of a unit, with all that its answer depends on.
    func question(_ unit: OracleUnit, as kind: String) throws -> RecordedQuestion {
        let texts = unit.fixtures.flatMap { fixture in
            let probe = ProbeSource(fixture, name: "p")
            return [fixture.path, fixture.source, probe.types, probe.arms]
        }
        return try RecordedQuestion(name: "\(kind): \(unit.name)", group: group, dependencies: [key, ProbeSource.support] + texts)
    }

    /// A question whose answer depends on the description and on texts.
    public func question(_ name: String, about texts: [String]) throws -> RecordedQuestion {
        try RecordedQuestion(name: name, group: group, dependencies: [key] + texts)
    }

    /// What the compiler says of each unit, in order.
    public func answers(for units: [OracleUnit]) throws -> [OracleAnswer] {
        let first = try answers(for: units, in: OracleUnit.independentGroups(units))
        // Where neighbours may be the reason, a unit is asked by itself.
        let doubtful = units.indices.filter { first.isShared[$0] && !first.answers[$0].failures(of: units[$0]).isEmpty }
        if doubtful.isEmpty { return first.answers }
        var answers = first.answers
        let second = try self.answers(for: doubtful.map { units[$0] }, in: doubtful.indices.map { [$0] })
        for (index, answer) in zip(doubtful, second.answers) { answers[index] = answer }
        return answers
    }

    /// Asks groups of units, each as one module; also, which units had neighbours.
    private func answers(
        for units: [OracleUnit], in groups: [[Int]]
    ) throws -> (answers: [OracleAnswer], isShared: [Bool]) {
        if units.isEmpty { return ([], []) }
        let prelude = try module()
        let scratch = try TemporaryFolder()
        defer { withExtendedLifetime(scratch) {} }
        let builds = try parallelMap(count: groups.count) { index in
            Result { try UnitBuild(groups[index].map { units[$0] }, module: "Unit\(index)", in: scratch.root, prelude: prelude) }
        }.map { try $0.get() }
        let types = try printedTypes(of: builds, in: scratch.root, prelude: prelude)
        var answers = units.map { _ in OracleAnswer() }
        var isShared = units.map { _ in false }
        for (group, build) in zip(groups, builds) {
            for (index, answer) in zip(group, build.answers) {
                isShared[index] = group.count > 1
                answers[index] = answer
                for fixture in units[index].fixtures {
                    for expectation in fixture.declarations {
                        let place = "\(fixture.path):\(expectation.line)"
                        if let type = types[place] { answers[index].types[place] = displayed(type, expectation) }
                    }
                }
            }
        }
        return (answers, isShared)
    }

    /// Links the units that compiled into one program, runs it and reads the types that it prints.
    private func printedTypes(of builds: [UnitBuild], in folder: URL, prelude: URL) throws -> [String: String] {
        let good = builds.filter { $0.object != nil }
        if good.isEmpty { return [:] }
        let imports = good.map { "import \($0.module)\n" }.joined()
        let calls = good.flatMap(\.functions).map { "        \($0)()\n" }.joined()
        let main = folder.appendingPathComponent("Main.swift")
        try Data("\(imports)@main struct Main {\n    @MainActor static func main() {\n\(calls)    }\n}\n".utf8).write(to: main)
        let program = folder.appendingPathComponent("program")
        // Without Foundation nothing else brings the mathematics of the C library.
        let link = try runTool(
            ["swiftc", "-parse-as-library", "-suppress-warnings", "-lm", "-I", folder.path, "-I", prelude.path, main.path]
                + good.compactMap { $0.object?.path } + [prelude.appendingPathComponent("SwiftUI.o").path, "-o", program.path])
        guard link.status == 0 else { throw Failure(description: "the probe program does not link:\n" + link.errors.prefix(4000)) }
        let run = try runTool([program.path])
        guard run.status == 0 else {
            throw Failure(description: "the probe program failed with \(run.status):\n" + run.errors.prefix(4000))
        }
        var types: [String: String] = [:]
        for line in run.output.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
            // A raw identifier is printed with no-break spaces, since no mangled name may have others.
            if parts.count == 3 { types["\(parts[0]):\(parts[1])"] = String(parts[2]).replacing("\u{A0}", with: " ") }
        }
        return types
    }

    /// In a member of a protocol, the type asked about stands for `Self`.
    private func displayed(_ type: String, _ expectation: DeclarationExpectation) -> String {
        guard let container = expectation.declaration.containers.last, container.keyword == "protocol" || container.keyword == "extension"
        else {
            return type
        }
        let marker = expectation.subject.map { $0.split(separator: ".").last.map { String($0) } ?? $0 } ?? "Self_"
        return replacingWord(marker, by: "Self", in: type, when: expectation.subject == nil || container.keyword == "protocol")
    }

    private func replacingWord(_ word: String, by replacement: String, in text: String, when isWanted: Bool) -> String {
        guard isWanted else { return text }
        var result = ""
        var end = 0
        let bytes = Array(text.utf8)
        for token in fixtureTokens(text) {
            result += String(decoding: bytes[end..<token.range.lowerBound], as: UTF8.self)
            result += token.text == word ? replacement : String(token.text)
            end = token.range.upperBound
        }
        return result
    }
}
