// A program of one file that changes and one that stays, linked with the preludes: what the fuzz targets of types and fixes ask. Preludes and
// neighbour are parsed and indexed once.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLint
import SelfsameProject
import SelfsameReports
import SelfsameSyntax

/// The program that fuzzed sources are put into.
final class FuzzedProgram: Sendable {
    static let shared = FuzzedProgram()

    private let loaded: LoadedProgram
    private let file: FileID
    private let options: LintOptions

    private init() {
        let input = ProjectInput(
            paths: [Repository.url("fixtures/preludes/GardenScreen.swift").path],
            given: [(path: "Fuzzed.swift", bytes: Array("import SwiftUI\n".utf8))])
        var times = PhaseTimes()
        let loaded = loadProgram(input, profile: Profile(), threads: 1, times: &times)
        self.loaded = loaded
        file = loaded.files.first { loaded.program.tree($0).source.path == "Fuzzed.swift" } ?? FileID(0)
        var options = LintOptions()
        options.rules = Set(RuleCatalogue.known.map(\.id))
        options.listsUnknown = true
        self.options = options
    }

    /// What is found lies in the file, every command can print it, and two threads say the same as one.
    func typeFailure(_ bytes: [UInt8]) -> String? {
        let loaded = loaded.exchanging([file: bytes], threads: 1)
        let results = loaded.analyse(threads: 1) { file, analyzer in
            let failure = file == self.file ? self.findingFailure(bytes, analyzer) : nil
            return (
                digest: self.digest(of: file, analyzer), failure: failure,
                linted: lintedFile(file, analyzer: analyzer, options: self.options)
            )
        }
        if let failure = reportFailure(loaded.checkingFixes(of: results.map(\.linted), threads: 1).files, bytes.count) { return failure }
        let others = loaded.analyse(threads: 2) { self.digest(of: $0, $1) }
        for (one, two) in zip(results.map(\.digest), others) where one != two {
            return "two threads say something else:\n" + lineDiff(expected: one, actual: two)
        }
        return results.lazy.compactMap(\.failure).first
    }

    private func findingFailure(_ bytes: [UInt8], _ analyzer: Analyzer) -> String? {
        for finding in lint(file: file, analyzer: analyzer, options: options).findings {
            if finding.range.end > bytes.count || finding.range.start > finding.range.end {
                return "\(finding.rule) lies outside of the file"
            }
            if finding.message.isEmpty { return "\(finding.rule) says nothing" }
            for edit in finding.fixes.flatMap(\.edits) where edit.range.end > bytes.count { return "\(finding.rule) edits behind the end" }
        }
        return passedOver(analyzer) ?? printingFailure(analyzer)
    }

    /// What the default rules find in the bodies that they ask for is what they find in all.
    private func passedOver(_ analyzer: Analyzer) -> String? {
        func found(inAllBodies: Bool) -> [String] {
            var options = LintOptions()
            options.listsUnknown = inAllBodies
            let result = lint(file: file, analyzer: analyzer, options: options)
            return result.findings.map { "\($0.rule) \($0.range.start) \($0.message)" }
                + result.exempted.map { "\($0.rule) \($0.range.start)" }
        }
        let (few, all) = (found(inAllBodies: false), found(inAllBodies: true))
        return few == all
            ? nil : "a body is passed over:\n" + lineDiff(expected: all.joined(separator: "\n"), actual: few.joined(separator: "\n"))
    }

    /// The types and findings of a file as text.
    private func digest(of file: FileID, _ analyzer: Analyzer) -> String {
        var lines = bodySketches(of: file, analyzer: analyzer).map { "\($0.name): \($0.type), \($0.mistakes) \($0.unknowns)" }
        for finding in lint(file: file, analyzer: analyzer, options: options).findings {
            lines.append("\(finding.rule) \(finding.range.start) \(finding.range.end) \(finding.message) \(finding.identityPaths)")
            lines += finding.notes.map { "note: \($0.message)" }
            lines += finding.fixes.map { "\($0.applicability) \($0.title): \($0.edits.map(\.replacement))" }
        }
        return lines.joined(separator: "\n")
    }

    /// What the commands print of the file; each input is written in one format of each command.
    private func printingFailure(_ analyzer: Analyzer) -> String? {
        func choice<Value>(of values: [Value]) -> Value { values[analyzer.program.tree(file).tokens.count % values.count] }
        let options = TreeOptions(includesPreviews: true)
        let trees = [renderedTrees(of: file, analyzer: analyzer, options: options)]
        let identities = [fileIdentities(of: file, analyzer: analyzer, options: options)]
        do {
            _ = try treeText(trees, format: choice(of: TreeFormat.allCases), style: TextStyle())
            _ = try identityText(identities, format: choice(of: IdentityFormat.allCases), style: TextStyle())
            _ = desugaredText([desugaredBodies(of: file, analyzer: analyzer, options: options)])
            return nil
        } catch {
            return "a report cannot be written: \(error)"
        }
    }

    /// What `lint` prints of the program, in one format for each input.
    private func reportFailure(_ files: [LintedFile], _ size: Int) -> String? {
        let report = LintReport(files: files, showsExempted: true, showsUnknown: true)
        do {
            _ = try Reporter.all[size % Reporter.all.count].write(report, TextStyle())
            return nil
        } catch {
            return "a report cannot be written: \(error)"
        }
    }

    /// A file with mistakes is left alone; in any other, fixes end, parse, keep the names of all bodies, add nothing unknown, and a second run
    /// finds nothing more to fix.
    func fixFailure(_ bytes: [UInt8]) -> String? {
        let loaded = loaded.exchanging([file: bytes], threads: 1)
        let outcome = fixed(loaded)
        guard let change = outcome.files.first(where: { $0.file == file }) else { return nil }
        if !loaded.program.tree(file).diagnostics.isEmpty { return "a file with mistakes was changed" }
        // From the program that the input is put into, which declares something else: all is linked anew.
        let again = self.loaded.exchanging([file: change.bytes], threads: 1)
        if let mistake = again.program.tree(file).diagnostics.first { return "the fixed file does not parse: \(mistake.message)" }
        let (before, after) = (sketches(in: loaded), sketches(in: again))
        if before.map(\.name) != after.map(\.name) { return "the fixed file has other bodies" }
        for (old, new) in zip(before, after) where new.unknowns > old.unknowns || new.mistakes > old.mistakes {
            return "less is known of \(old.name) after the fix"
        }
        if outcome.isUnfinished { return "fixes do not end" }
        let (kept, read) = (digest(in: outcome.loaded), digest(in: again))
        if kept != read { return "the fixed file says something else when it is read:\n" + lineDiff(expected: read, actual: kept) }
        if let more = fixed(again).files.first(where: { $0.file == file }) {
            return "a second run changes more:\n" + unifiedDiff(path: "Fuzzed.swift", from: change.bytes, to: more.bytes)
        }
        return unifiedDiff(path: "Fuzzed.swift", from: bytes, to: change.bytes).isEmpty ? "the change has no diff" : nil
    }

    private func sketches(in loaded: LoadedProgram) -> [BodySketch] {
        loaded.analyse(threads: 1) { $0 == self.file ? bodySketches(of: $0, analyzer: $1) : [] }.flatMap { $0 }
    }

    private func digest(in loaded: LoadedProgram) -> String {
        loaded.analyse(threads: 1) { $0 == self.file ? self.digest(of: $0, $1) : "" }.joined()
    }

    private func fixed(_ loaded: LoadedProgram) -> FixOutcome {
        let options = options
        return loaded.applyingFixes(threads: 1) {
            $0.isApplicable
        } lint: {
            lint(file: $0, analyzer: $1, options: options)
        }
    }
}
