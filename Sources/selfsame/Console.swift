// Standard output and standard error. A result is written whole, with one call, so that a reader never sees half of it.

import SelfsameReports
import SelfsameSystem

/// The three standard streams and what is known of the terminal behind them.
struct Console: Sendable {
    /// Whether standard output is a terminal.
    var isTerminal: Bool { isatty(1) != 0 }

    /// Whether Xcode reads what is printed: it sets this for each build phase.
    var isInXcode: Bool { environmentVariables["XCODE_VERSION_ACTUAL"] != nil }

    /// Whether standard error is a terminal.
    var isErrorTerminal: Bool { isatty(2) != 0 && environmentVariables["TERM"] != "dumb" }

    /// Columns for text: those of the terminal, from 60 to 120; `COLUMNS` overrides them. Elsewhere 80.
    var width: Int {
        let wanted = environmentVariables["COLUMNS"].flatMap(Int.init)
        return min(max(wanted ?? terminalWidth ?? 80, 60), 120)
    }

    /// Opens the streams. A reader that goes away is a failure to write, with a message and a status, not the end of the process.
    init() { signal(SIGPIPE, SIG_IGN) }

    /// Prints a result.
    func print(_ text: String) throws(OutputFailure) {
        do { try FileDescriptor.standardOutput.writeAll(Array(text.utf8)) } catch { throw OutputFailure() }
    }

    /// Prints a result that holds source as it is written, such as a patch: a terminal gets none of the characters that would steer it.
    func printSource(_ text: String) throws(OutputFailure) { try print(isTerminal ? printableLines(text) : text) }

    /// Prints what is no result: mistakes, summaries, times. Where that is not possible there is nobody to tell.
    /// On a terminal, a remark of the program itself fits its width.
    func printError(_ text: String) {
        var text = text
        if isErrorTerminal, text.hasPrefix("selfsame: ") {
            text = text.split(separator: "\n").flatMap { hanging(String($0), indent: 0, width: width) }.map { $0 + "\n" }.joined()
        }
        try? FileDescriptor.standardError.writeAll(Array(text.utf8))
    }

    /// All of standard input; nil where it cannot be read.
    func readInput() -> [UInt8]? { try? FileDescriptor.standardInput.readToEnd() }

    /// Whether colours are wanted: as `--color` says, else on a terminal that has not asked for none.
    func usesColor(_ choice: String?) -> Bool {
        switch choice {
        case "always": return true
        case "never": return false
        default:
            let environment = environmentVariables
            return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        }
    }
}

/// Standard output cannot be written: it is closed, or the disk is full.
struct OutputFailure: Error {}
