// What is said once at the end of a run whose types are not all known: the modules that were not found, and how much is unknown.

import SelfsameProject
import SelfsameReports

extension AnalysisRun {
    /// Says which modules were not found, where views depend on them that are not known throughout.
    func tellMissingModules(_ loaded: LoadedProgram, unknownViews: [(path: String, count: Int)]) {
        let text = missingModulesText(loaded.imports.missing, unknownViews: unknownViews)
        if !arguments.has(.quiet), !text.isEmpty { console.printError("selfsame: \(text)\n") }
    }

    /// Says how much is not known, where that is more than a tenth.
    func tellUnknownViews(_ count: Int, of all: Int) {
        guard !arguments.has(.quiet), count * 10 > all else { return }
        console.printError(
            "selfsame: the types of \(counted(count, "view")) of \(all) are not known throughout, and less is found there; "
                + "`selfsame tree --why` says why\n")
    }
}
