// The compiler as the judge: which type it gives to each annotated declaration of a fixture, and what it rejects. The description of
// SwiftUI is compiled once as module `SwiftUI`; every fixture is a module of its own, so that fixtures cannot clash and keep their names.
// All of a batch are linked into one program that prints the types. Answers are kept in `.build` under a hash of everything that went
// into them, so that a second test run asks nothing.

import Foundation
import SelfsameDeclarations
import SelfsamePrelude
import SelfsameSyntax

/// Asks the Swift compiler about fixtures.
public struct CompilerOracle: Sendable {
    /// Why the oracle cannot answer.
    public struct Failure: Error, CustomStringConvertible {
        /// What went wrong.
        public var description: String
    }

    /// The folder that holds the compiled description of SwiftUI.
    let prelude: URL
    /// The hash of everything that every answer depends on.
    let key: String

    /// Raised whenever the questions change.
    private static let version = 3
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

    /// The arguments that every compilation takes.
    static func frontendArguments() throws -> [String] {
        ["swiftc", "-frontend", "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm"] + language
            + ["-plugin-path", try compiler.get().plugins]
    }

    /// Compiles `sources` as module `SwiftUI`, or takes the module compiled from the same sources before.
    public init(prelude sources: [String], flags: [String] = []) throws {
        let arguments = try Self.frontendArguments() + flags
        key = contentHash(["\(Self.version)", try Self.compiler.get().version] + arguments + sources)
        prelude = Self.cache.appendingPathComponent("prelude-\(key)")
        let mistakes = prelude.appendingPathComponent("errors")
        if !FileManager.default.fileExists(atPath: prelude.path) { try Self.build(sources, arguments, in: prelude) }
        if let text = try? Repository.text(of: mistakes) {
            throw Failure(description: "the prelude does not compile:\n" + text.prefix(2000))
        }
    }

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
    public init(profile: Profile) throws {
        let trees = (PreludeSource.all.filter { $0.module == "SwiftUI" } + PreludeSource.standIns)
            .map { parse(SourceFile(path: "\($0.name).swift", bytes: Array($0.text.utf8))) }
        try self.init(prelude: [resolvedPrelude(trees, profile: profile)])
    }

    /// What the compiler says of each unit, in order.
    public func answers(for units: [OracleUnit]) throws -> [OracleAnswer] {
        var answers: [OracleAnswer?] = units.map { try? JSONDecoder().decode(OracleAnswer.self, from: Data(contentsOf: cached($0))) }
        let missing = answers.indices.filter { answers[$0] == nil }
        if missing.isEmpty { return answers.compactMap { $0 } }
        let scratch = try TemporaryFolder()
        defer { withExtendedLifetime(scratch) {} }
        let builds = try parallelMap(count: missing.count) { index in
            Result { try UnitBuild(units[missing[index]], module: "Unit\(index)", in: scratch.root, prelude: prelude) }
        }.map { try $0.get() }
        let types = try printedTypes(of: builds, in: scratch.root)
        try FileManager.default.createDirectory(at: Self.cache, withIntermediateDirectories: true)
        for (index, build) in zip(missing, builds) {
            var answer = build.answer
            for fixture in units[index].fixtures {
                for expectation in fixture.declarations {
                    let place = "\(fixture.path):\(expectation.line)"
                    if let type = types[place] { answer.types[place] = displayed(type, expectation) }
                }
            }
            answers[index] = answer
            try JSONEncoder().encode(answer).write(to: cached(units[index]), options: .atomic)
        }
        return answers.compactMap { $0 }
    }

    private func cached(_ unit: OracleUnit) -> URL {
        let texts = unit.fixtures.flatMap { fixture in
            let probe = ProbeSource(fixture, name: "p")
            return [fixture.path, fixture.source, probe.types, probe.arms]
        }
        return Self.cache.appendingPathComponent("answer-\(contentHash([key, ProbeSource.support] + texts)).json")
    }

    /// Links the units that compiled into one program, runs it and reads the types that it prints.
    private func printedTypes(of builds: [UnitBuild], in folder: URL) throws -> [String: String] {
        let good = builds.filter { $0.object != nil }
        if good.isEmpty { return [:] }
        let imports = good.map { "import \($0.module)\n" }.joined()
        let calls = good.flatMap(\.functions).map { "        \($0)()\n" }.joined()
        let main = folder.appendingPathComponent("Main.swift")
        try Data("\(imports)@main struct Main {\n    @MainActor static func main() {\n\(calls)    }\n}\n".utf8).write(to: main)
        let program = folder.appendingPathComponent("program")
        let link = try runTool(
            ["swiftc", "-parse-as-library", "-suppress-warnings", "-I", folder.path, "-I", prelude.path, main.path]
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
