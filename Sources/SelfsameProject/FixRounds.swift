// Applying fixes in memory, round after round until nothing is left to do. Every round is tried on a copy of the program: files are parsed and
// their bodies lowered again, and only what then is what the fixes promised is kept. A fix that fails together with others is tried again by
// itself, since fixes elsewhere may have changed the types that it counted on; one that fails alone is left out.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLint
import SelfsameSyntax

/// A file that fixes change. Only rounds of fixes make one, which have tried each of them.
public struct FixedFile: Sendable {
    /// The file.
    public let file: FileID
    /// The file as it was read.
    public let original: SourceFile
    /// Its bytes with the fixes.
    public let bytes: [UInt8]
    /// How many fixes were applied.
    public let count: Int

    fileprivate init(file: FileID, original: SourceFile, bytes: [UInt8], count: Int) {
        self.file = file
        self.original = original
        self.bytes = bytes
        self.count = count
    }

    /// Replaces the file on disk. Returns what kept it from being done; then the file is as it was.
    public func write() -> InputProblem? { replaceFile(original, with: bytes) }
}

/// What applying fixes gives.
public struct FixOutcome: Sendable {
    /// The program with the fixes.
    public var loaded: LoadedProgram
    /// The files that changed, in path order.
    public var files: [FixedFile]
    /// Whether fixes were left when the rounds were used up.
    public var isUnfinished: Bool
}

extension LoadedProgram {
    /// Rounds that change something. A body takes one fix a round, and no real body has more conditions that can be merged.
    private static let roundLimit = 200

    /// Applies the fixes that `allows` takes to the files that are reported on. `lint` says what is found in a file.
    public func applyingFixes(
        threads: Int, allows: @escaping @Sendable (Fix) -> Bool, lint: @escaping @Sendable (FileID, Analyzer) -> LintResult
    ) -> FixOutcome {
        var rounds = FixRounds(loaded: self, threads: threads, allows: allows, lint: lint)
        for _ in 0..<Self.roundLimit where rounds.advance() {}
        return rounds.outcome(of: self)
    }
}

/// The fixes of one file in one attempt.
private struct FileAttempt {
    var file: FileID
    var fixes: [ChosenFix]
}

private struct FixRounds {
    private(set) var loaded: LoadedProgram
    let threads: Int
    let allows: @Sendable (Fix) -> Bool
    let lint: @Sendable (FileID, Analyzer) -> LintResult
    /// What was found in the files.
    private var results: [FileID: LintResult] = [:]
    /// Files in which there may be something to do.
    private var open: [FileID]
    private var applied: [FileID: Int] = [:]
    /// Fixes that failed together with others.
    private var postponed: Set<String> = []
    /// Fixes that failed alone.
    private var rejected: Set<String> = []

    init(
        loaded: LoadedProgram, threads: Int, allows: @escaping @Sendable (Fix) -> Bool,
        lint: @escaping @Sendable (FileID, Analyzer) -> LintResult
    ) {
        self.loaded = loaded
        self.threads = threads
        self.allows = allows
        self.lint = lint
        open = loaded.files
        look(at: open, in: loaded)
    }

    private mutating func look(at files: [FileID], in program: LoadedProgram) {
        for (file, result) in zip(files, program.analyse(files, threads: threads, lint)) { results[file] = result }
    }

    /// Applies a round of fixes; false when there is none.
    mutating func advance() -> Bool {
        while true {
            let attempts = next()
            if attempts.isEmpty { return false }
            if carryOut(attempts) { return true }
        }
    }

    /// The fixes of the next attempt: all that do not touch each other, or, when only fixes that failed before are left, one of those.
    private func next() -> [FileAttempt] {
        var attempts: [FileAttempt] = []
        var single: FileAttempt?
        for file in open {
            guard let result = results[file], loaded.program.tree(file).diagnostics.isEmpty else { continue }
            let fixes = applicableFixes(of: result.findings, bodies: result.sketches, allows: allows).filter { !rejected.contains($0.key) }
            let ready = fixes.filter { !postponed.contains($0.key) }.withoutConflicts()
            if !ready.isEmpty { attempts.append(FileAttempt(file: file, fixes: ready)) }
            if single == nil, let first = fixes.first { single = FileAttempt(file: file, fixes: [first]) }
        }
        return attempts.isEmpty ? [single].compactMap { $0 } : attempts
    }

    /// Tries fixes; where all of them keep their promise, the program with them is the program from now on.
    private mutating func carryOut(_ attempts: [FileAttempt]) -> Bool {
        let files = attempts.map(\.file)
        let tried = loaded.trying(attempts.map { ($0.file, $0.fixes) }, threads: threads)
        let isAlone = attempts.count == 1 && attempts[0].fixes.count == 1
        var isGood = true
        for (attempt, after) in zip(attempts, tried.files) {
            guard let before = results[attempt.file]?.sketches else { continue }
            let reasons = objections(to: attempt.fixes, before: before, after: after)
            for (fix, reason) in zip(attempt.fixes, reasons) {
                guard reason != nil else { continue }
                isGood = false
                if isAlone { rejected.insert(fix.key) } else { postponed.insert(fix.key) }
            }
        }
        guard isGood else { return false }
        loaded = tried.program
        for attempt in attempts {
            applied[attempt.file, default: 0] += attempt.fixes.count
            postponed.subtract(attempt.fixes.map(\.key))
        }
        // What failed before may do now.
        let waiting = open.filter { file in !files.contains(file) && hasFailed(file) }
        rejected = []
        open = (files + waiting).sorted { $0.rawValue < $1.rawValue }
        look(at: open, in: loaded)
        return true
    }

    private func hasFailed(_ file: FileID) -> Bool {
        guard let result = results[file], !postponed.isEmpty || !rejected.isEmpty else { return false }
        return applicableFixes(of: result.findings, bodies: result.sketches, allows: allows).contains {
            postponed.contains($0.key) || rejected.contains($0.key)
        }
    }

    func outcome(of original: LoadedProgram) -> FixOutcome {
        let files = applied.keys.sorted { $0.rawValue < $1.rawValue }.compactMap { file -> FixedFile? in
            let (old, new) = (original.program.tree(file).source, loaded.program.tree(file).source)
            return old.bytes == new.bytes ? nil : FixedFile(file: file, original: old, bytes: new.bytes, count: applied[file] ?? 0)
        }
        return FixOutcome(
            loaded: loaded, files: files, isUnfinished: !next().isEmpty)
    }
}
