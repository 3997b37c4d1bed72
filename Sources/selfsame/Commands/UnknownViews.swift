// The remarks at the end of a run with unknown types: the modules that were not found, and how many views are affected.

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
            "selfsame: \(count) of \(counted(all, "view")) \(count == 1 ? "has" : "have") unknown types, where rules report less; "
                + "`selfsame tree --why` lists the causes\n")
    }
}
