// The program with fixes: what they are tried on before they are offered, and before they are applied.

import SelfsameDeclarations
import SelfsameLint
import SelfsameReports
import SelfsameSyntax

extension LoadedProgram {
    /// The files with their fixes tried, and how many of these would not give what they promise. `files` are the program's own, in order.
    public func checkingFixes(of files: [UncheckedFile], threads: Int) -> (files: [LintedFile], withdrawn: Int) {
        let checked = checkFixes(of: files.map(\.result)) { trials in
            let ids = trials.map { self.files[$0.index] }
            return trying(Array(zip(ids, trials.map(\.fixes))), threads: threads).files
        }
        return (zip(files, checked.results).map { LintedFile($0, result: $1) }, checked.withdrawn)
    }

    /// The program with fixes in some of its files, and those files.
    func trying(_ fixes: [(file: FileID, fixes: [ChosenFix])], threads: Int) -> (program: LoadedProgram, files: [TriedFile]) {
        let bytes = fixes.map { $0.fixes.flatMap(\.edits).applied(to: program.tree($0.file).source.bytes) }
        let ids = fixes.map(\.file)
        let changed = exchanging(Dictionary(uniqueKeysWithValues: zip(ids, bytes)), threads: threads)
        let chosen = Dictionary(uniqueKeysWithValues: zip(ids, fixes.map(\.fixes)))
        let bodies = changed.analyse(ids, threads: threads) { bodySketches(of: $0, with: chosen[$0] ?? [], analyzer: $1) }
        return (changed, zip(ids, bodies).map { TriedFile(tree: changed.program.tree($0), bodies: $1) })
    }
}
