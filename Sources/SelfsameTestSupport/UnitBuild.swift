// Units through the compiler: their files with the probes behind them as one module, and the errors of each.

import Foundation
import SelfsameDeclarations

/// Units after the compiler saw them as one module.
struct UnitBuild: Sendable {
    var module: String
    /// The functions that print the types.
    var functions: [String] = []
    /// The object file; nil where the units do not compile.
    var object: URL?
    /// What is said of each unit.
    var answers: [OracleAnswer]

    init(_ units: [OracleUnit], module: String, in folder: URL, prelude: URL) throws {
        self.module = module
        answers = units.map { _ in OracleAnswer() }
        let files = units.enumerated().flatMap { number, unit in unit.fixtures.indices.map { (unit: number, index: $0) } }
        var sources: [(name: String, text: String)] = []
        var armSources: [(name: String, text: String)] = []
        var probes: [ProbeSource] = []
        for (number, file) in files.enumerated() {
            let unit = units[file.unit]
            let fixture = unit.fixtures[file.index]
            let function = "selfsameTypes\(module)_\(number)"
            let probe = ProbeSource(fixture, name: function)
            let text = fixture.sourceForCompiler
            sources.append(("File\(number).swift", text + (unit.wantsTypes ? "\n" + probe.types : "")))
            armSources.append(("File\(number).swift", text + "\n" + probe.arms))
            if unit.wantsTypes { functions.append(function) }
            probes.append(probe)
        }
        let isRejected = functions.isEmpty
        let object = folder.appendingPathComponent("\(module).o")
        let output =
            isRejected
            ? ["-typecheck"]
            : ["-c", "-o", object.path, "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path]
        let errors = try Self.compile(sources, module: module, arguments: output, prelude: prelude)
        for error in errors {
            var own = error
            own.file = files[error.file].index
            answers[files[error.file].unit].errors.append(own)
        }
        if errors.isEmpty, !isRejected { self.object = object }
        guard errors.isEmpty, probes.contains(where: { !$0.armLines.isEmpty }) else { return }
        let armErrors = try Self.compile(armSources, module: module, arguments: ["-typecheck"], prelude: prelude)
        for (number, file) in files.enumerated() {
            let fixture = units[file.unit].fixtures[file.index]
            let base = fixture.source.split(separator: "\n", omittingEmptySubsequences: false).count
            for (line, lines) in probes[number].armLines {
                let error = armErrors.first { $0.file == number && lines.contains($0.line - base) }
                if let error { answers[file.unit].differingArms["\(fixture.path):\(line)"] = error.message }
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
