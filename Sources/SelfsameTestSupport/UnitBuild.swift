// One unit through the compiler: its files with the probes behind them as a module of its own, and its errors.

import Foundation

/// One unit after the compiler saw it.
struct UnitBuild: Sendable {
    var module: String
    /// The functions that print the types.
    var functions: [String] = []
    /// The object file; nil where the unit does not compile.
    var object: URL?
    var answer = OracleAnswer()

    init(_ unit: OracleUnit, module: String, in folder: URL, prelude: URL) throws {
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
        answer.errors = try Self.compile(sources, module: module, arguments: output, prelude: prelude)
        if answer.errors.isEmpty, !isRejected { self.object = object }
        if answer.errors.isEmpty, probes.contains(where: { !$0.armLines.isEmpty }) {
            let errors = try Self.compile(armSources, module: module, arguments: ["-typecheck"], prelude: prelude)
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
        let scratch = try TemporaryFolder()
        defer { withExtendedLifetime(scratch) {} }
        let support = try scratch.write(ProbeSource.support, to: "Support.swift").path
        let paths = try sources.map { try scratch.write($0.text, to: $0.name).path }
        let result = try runTool(
            CompilerOracle.frontendArguments() + arguments + ["-module-name", module, "-I", prelude.path] + paths + [support])
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
