// When a line of progress is shown: on a terminal, for a run that takes long enough to wonder.

import SelfsameProject
import SelfsameSystem

extension AnalysisRun {
    /// A line of progress where a person is there to see it.
    func progress(of name: String, count: Int) -> ProgressLine? {
        guard console.isErrorTerminal, !arguments.has(.quiet) else { return nil }
        let elapsed = times.phases.reduce(0) { $0 + $1.elapsed }
        let delay = arguments.has(.progress) ? 0 : max(0, 0.5 - elapsed)
        let console = console
        return ProgressLine(name, count: count, delay: delay) { console.printError($0) }
    }
}
