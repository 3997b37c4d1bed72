// The compiler as the judge: which type it gives to each annotated declaration of a fixture, and what it rejects. The description of
// SwiftUI is compiled once as module `SwiftUI`; every fixture is a module of its own, so that fixtures cannot clash and keep their names.
// All of a batch are linked into one program that prints the types. Answers are kept in `.build` under a hash of everything that went
// into them, so that a second test run asks nothing.

import Foundation
import SelfsameAnalysis
import SelfsamePrelude
import SelfsameSyntax

/// A finding of the compiler.
public struct CompilerDiagnostic: Codable, Hashable, Sendable {
    /// Index of the file in its unit.
    public var file: Int
    /// 1-based line.
    public var line: Int
    /// What it says.
    public var message: String
}

/// Files that are compiled together, as one module.
public struct OracleUnit: Sendable {
    /// A name for messages.
    public var name: String
    /// The files.
    public var fixtures: [Fixture]

    /// Makes a unit.
    public init(name: String, fixtures: [Fixture]) {
        self.name = name
        self.fixtures = fixtures
    }

    /// The fixtures below a folder, by path: each file is a unit, except that the files below a folder `name.program` are one.
    public static func all(in folder: String) throws -> [OracleUnit] {
        var units: [OracleUnit] = []
        for fixture in try Fixture.all(in: folder) {
            let program = fixture.path.range(of: ".program/").map { String(fixture.path[..<$0.upperBound]) }
            if let program, units.last?.name == program {
                units[units.count - 1].fixtures.append(fixture)
            } else {
                units.append(OracleUnit(name: program ?? fixture.path, fixtures: [fixture]))
            }
        }
        return units
    }
}

extension OracleUnit {
    /// The profile of its files, which must agree.
    public var profile: Profile { fixtures.first?.profile ?? .default }

    /// Asks about every unit under its own profile, and gives the answers in the order of the units.
    public static func answers(for units: [OracleUnit]) throws -> [OracleAnswer] {
        var answers = [OracleAnswer](repeating: OracleAnswer(), count: units.count)
        for profile in Set(units.map(\.profile)) {
            let indices = units.indices.filter { units[$0].profile == profile }
            let oracle = try CompilerOracle(profile: profile)
            for (index, answer) in zip(indices, try oracle.answers(for: indices.map { units[$0] })) { answers[index] = answer }
        }
        return answers
    }
}

/// What the compiler says of a unit.
public struct OracleAnswer: Codable, Sendable {
    /// Its errors, those of the questions themselves included; empty where it compiles.
    public var errors: [CompilerDiagnostic] = []
    /// The printed type by `path:line` of the declaration; empty where there are errors.
    public var types: [String: String] = [:]
    /// `path:line` of the declarations whose arms cannot be the value of one `let`, with the compiler's reason.
    public var differingArms: [String: String] = [:]
}

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
    private static let version = 2
    private static let cache = Repository.url(".build/selfsame-oracle")
    private static let language = ["-swift-version", "5"]

    /// The compiler's version, asked once.
    private static let compiler = Result { try runTool(["swiftc", "--version"]).output }

    /// Compiles `sources` as module `SwiftUI`, or takes the module compiled from the same sources before.
    public init(prelude sources: [String], flags: [String] = []) throws {
        key = contentHash(["\(Self.version)", try Self.compiler.get()] + Self.language + flags + sources)
        let folder = Self.cache.appendingPathComponent("prelude-\(key)")
        prelude = folder
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("SwiftUI.o").path) { return }
        let scratch = try ScratchFolder("prelude")
        defer { scratch.remove() }
        var paths: [String] = []
        for (index, source) in sources.enumerated() { paths.append(try scratch.write(source, to: "Prelude\(index).swift").path) }
        let module = scratch.url.appendingPathComponent("module")
        try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
        let result = try runTool(
            [
                "swiftc", "-frontend", "-c", "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm", "-module-name",
                "SwiftUI",
            ]
                + Self.language + flags + paths
                + ["-o", module.appendingPathComponent("SwiftUI.o").path]
                + ["-emit-module-path", module.appendingPathComponent("SwiftUI.swiftmodule").path])
        guard result.status == 0 else { throw Failure(description: "the prelude does not compile:\n" + result.errors.prefix(4000)) }
        try FileManager.default.createDirectory(at: Self.cache, withIntermediateDirectories: true)
        // Another process may have been faster; its module is as good.
        try? FileManager.default.moveItem(at: module, to: folder)
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
        let scratch = try ScratchFolder("oracle")
        defer { scratch.remove() }
        var compiled = [Result<UnitBuild, any Error>?](repeating: nil, count: missing.count)
        let width = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 8))
        let parts = ParallelResults<Result<UnitBuild, any Error>>(count: missing.count)
        DispatchQueue.concurrentPerform(iterations: width) { worker in
            for index in stride(from: worker, to: missing.count, by: width) {
                parts.set(
                    index,
                    Result {
                        try UnitBuild(
                            units[missing[index]], module: "Unit\(index)", in: scratch.url, prelude: prelude, flags: Self.language)
                    })
            }
        }
        compiled = parts.values
        let builds = try compiled.map { result in
            guard let result else { throw Failure(description: "a unit was not compiled") }
            return try result.get()
        }
        let types = try printedTypes(of: builds, in: scratch.url)
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
            if parts.count == 3 { types["\(parts[0]):\(parts[1])"] = String(parts[2]) }
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

/// One unit after the compiler saw it.
private struct UnitBuild: Sendable {
    var module: String
    /// The functions that print the types.
    var functions: [String] = []
    /// The object file; nil where the unit does not compile.
    var object: URL?
    var answer = OracleAnswer()

    init(_ unit: OracleUnit, module: String, in folder: URL, prelude: URL, flags: [String]) throws {
        self.module = module
        var sources: [(name: String, text: String)] = []
        var armSources: [(name: String, text: String)] = []
        var probes: [ProbeSource] = []
        for (index, fixture) in unit.fixtures.enumerated() {
            let function = "selfsameTypes\(module)_\(index)"
            let probe = ProbeSource(fixture, name: function)
            let text = fixture.sourceForCompiler
            let wantsTypes = unit.fixtures.allSatisfy { $0.errors.isEmpty }
            sources.append(("File\(index).swift", text + (wantsTypes ? "\n" + probe.types : "")))
            armSources.append(("File\(index).swift", text + "\n" + probe.arms))
            if wantsTypes { functions.append(function) }
            probes.append(probe)
        }
        let isRejected = functions.isEmpty
        let object = folder.appendingPathComponent("\(module).o")
        let output =
            isRejected
            ? ["-typecheck"]
            : ["-c", "-o", object.path, "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path]
        answer.errors = try Self.compile(sources, module: module, arguments: output + flags, prelude: prelude)
        if answer.errors.isEmpty, !isRejected { self.object = object }
        if answer.errors.isEmpty, probes.contains(where: { !$0.armLines.isEmpty }) {
            let errors = try Self.compile(armSources, module: module, arguments: ["-typecheck"] + flags, prelude: prelude)
            for (index, fixture) in unit.fixtures.enumerated() {
                let base = fixture.source.split(separator: "\n", omittingEmptySubsequences: false).count
                for (line, lines) in probes[index].armLines {
                    let error = errors.first { $0.file == index && lines.contains($0.line - base) }
                    if let error { answer.differingArms["\(fixture.path):\(line)"] = error.message }
                }
            }
        }
    }

    private static func compile(
        _ sources: [(name: String, text: String)], module: String, arguments: [String], prelude: URL
    ) throws -> [CompilerDiagnostic] {
        let scratch = try ScratchFolder("unit")
        defer { scratch.remove() }
        let support = try scratch.write(ProbeSource.support, to: "Support.swift").path
        let paths = try sources.map { try scratch.write($0.text, to: $0.name).path }
        let result = try runTool(
            ["swiftc", "-frontend"] + arguments
                + ["-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm", "-module-name", module, "-I", prelude.path]
                + paths + [support])
        var diagnostics: [CompilerDiagnostic] = []
        for line in result.errors.split(separator: "\n") {
            guard let mark = line.range(of: ": error: ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            let file = paths.firstIndex { line.hasPrefix($0 + ":") }
            let number = place.count >= 3 ? Int(place[place.count - 2]) : nil
            diagnostics.append(CompilerDiagnostic(file: file ?? 0, line: number ?? 0, message: String(line[mark.upperBound...])))
        }
        if result.status != 0, diagnostics.isEmpty {
            diagnostics.append(CompilerDiagnostic(file: 0, line: 0, message: String(result.errors.prefix(2000))))
        }
        return diagnostics
    }
}

extension Fixture {
    /// The text that is compiled: conditions on the platform are decided for the fixture's profile, since the compiler would decide them for
    /// the machine that it runs on, and `@main` is gone, since the probe has a main program of its own. Lines stay where they are.
    var sourceForCompiler: String {
        var lines = source.replacing("@main", with: "     ").split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        for index in lines.indices where lines[index].trimmed.hasPrefix("#if") || lines[index].trimmed.hasPrefix("#elseif") {
            lines[index] = lines[index].replacing(/os\((\w+)\)/) { $0.1 == profile.platformName ? "true" : "false" }
            lines[index] = lines[index].replacing(/targetEnvironment\(\w+\)/) { _ in "false" }
        }
        return lines.joined(separator: "\n")
    }
}

/// Results of a parallel loop, by index.
private final class ParallelResults<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [Value?]

    init(count: Int) { stored = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ value: Value) {
        lock.lock()
        defer { lock.unlock() }
        stored[index] = value
    }

    var values: [Value?] {
        lock.lock()
        defer { lock.unlock() }
        return stored
    }
}

/// 128 bits of FNV-1a over the parts and their lengths, as hexadecimal digits. It names files in a cache; nothing depends on its strength.
func contentHash(_ parts: [String]) -> String {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x9ae1_6a3b_2f90_404f
    for part in parts {
        for byte in part.utf8 {
            first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            second = (second &* 0x0000_0100_0000_01b3) ^ UInt64(byte)
        }
        first = (first ^ UInt64(truncatingIfNeeded: part.utf8.count)) &* 0x0000_0100_0000_01b3
        second = (second &* 0x0000_0100_0000_01b3) ^ 0xff
    }
    return String(first, radix: 16) + String(second, radix: 16)
}
