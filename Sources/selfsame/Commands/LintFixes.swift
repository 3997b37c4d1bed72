// `lint --fix` and `lint --diff`: fixes are applied in memory first; then files are replaced, or the difference is printed.

import SelfsameLint
import SelfsameProject
import SelfsameReports
import SelfsameSyntax

/// What the fixes of a run came to.
struct FixRun {
    /// Fixes applied, or those that a diff shows.
    var fixes = 0
    /// The files that they are in.
    var files = 0
    var isDiff: Bool

    /// For the summary.
    var phrase: String {
        if fixes == 0 { return isDiff ? "no fix to apply" : "no fix applied" }
        let count = "\(counted(fixes, "fix", "fixes"))"
        return isDiff ? "\(count) would change \(counted(files, "file"))" : "\(count) applied in \(counted(files, "file"))"
    }
}

extension AnalysisRun {
    /// Applies fixes where the command line asks for it. With `--fix`, `loaded` is the program as it is on disk afterwards.
    mutating func applyFixes(to loaded: inout LoadedProgram, options: @escaping @Sendable (String) -> LintOptions) throws -> FixRun? {
        guard arguments.has(.fix) || arguments.has(.diff) else { return nil }
        var run = FixRun(isDiff: arguments.has(.diff))
        let takesUnsafe = arguments.has(.unsafeFixes)
        let original = loaded
        let outcome = times.measure("fix") {
            original.applyingFixes(threads: threads) {
                $0.applicability == .safe || takesUnsafe && $0.applicability == .unsafe
            } lint: {
                SelfsameLint.lint(file: $0, analyzer: $1, options: options($1.program.tree($0).source.path))
            }
        }
        if outcome.isUnfinished { console.printError("selfsame: more fixes can be applied; run the command again\n") }
        guard !run.isDiff else {
            run.fixes = outcome.files.reduce(0) { $0 + $1.count }
            run.files = outcome.files.count
            try console.printSource(
                outcome.files.map { unifiedDiff(path: $0.original.path, from: $0.original.bytes, to: $0.bytes) }.joined())
            if run.files > 0 { raise(.findings) }
            return run
        }
        var failed: [FixedFile] = []
        for file in outcome.files {
            if let problem = file.write() {
                report([problem])
                failed.append(file)
            } else {
                run.fixes += file.count
                run.files += 1
            }
        }
        loaded = outcome.loaded.restoring(failed, threads: threads)
        return run
    }

    /// Checks the fixes that are about to be shown; what would not hold is shown as a sketch, and counted.
    mutating func checkingFixes(of files: [UncheckedFile], in program: LoadedProgram) -> (files: [LintedFile], withdrawn: Int) {
        times.measure("check fixes") { program.checkingFixes(of: files, threads: threads) }
    }

    /// The number of fixes that were not applied, for the summary; empty where there are none.
    func hiddenFixes(of report: LintReport) -> String {
        var (safe, unsafe) = (0, 0)
        for finding in report.findings {
            if finding.fixes.contains(where: { $0.applicability == .safe && $0.isApplicable }) {
                safe += 1
            } else if finding.fixes.contains(where: { $0.applicability == .unsafe && $0.isApplicable }) {
                unsafe += 1
            }
        }
        // A diff has shown what `--fix` does.
        if arguments.has(.diff) {
            return unsafe == 0 || arguments.has(.unsafeFixes) ? "" : "\(counted(unsafe, "more fix", "more fixes")) with --unsafe-fixes"
        }
        switch (safe, unsafe) {
        case (0, 0): return ""
        case (0, _): return "\(counted(unsafe, "fix", "fixes")) with --fix --unsafe-fixes"
        case (_, 0): return "\(counted(safe, "fix", "fixes")) with --fix"
        default: return "\(counted(safe, "fix", "fixes")) with --fix, \(unsafe) more with --unsafe-fixes"
        }
    }
}
