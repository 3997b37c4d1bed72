// The remark at the end of a run with unknown types, and the modules that were not found. One line, and one number at most, so that nobody has
// to tell several counts apart.

import SelfsameProject
import SelfsameReports

extension AnalysisRun {
    /// Says how many views have unknown types, where that is more than a tenth or a module is missing.
    func tellUnknownViews(
        _ loaded: LoadedProgram, _ unknownViews: [(path: String, count: Int)], of all: Int, isWhole: Bool = true
    ) {
        let text = unknownViewsText(unknownViews, of: all, missing: loaded.imports.missing, isWhole: isWhole)
        if !arguments.has(.quiet), !text.isEmpty { console.printError("selfsame: \(text)\n") }
    }
}
