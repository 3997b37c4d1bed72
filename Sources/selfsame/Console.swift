// Standard output and standard error. A result is written whole, with one call, so that a reader never sees half of it.

import Foundation

/// The three standard streams and what is known of the terminal behind them.
struct Console {
    /// Whether standard output is a terminal.
    var isTerminal: Bool { isatty(1) != 0 }

    /// Prints a result.
    func print(_ text: String) { Self.write(text, to: .standardOutput) }

    /// Prints what is no result: mistakes, summaries, times.
    func printError(_ text: String) { Self.write(text, to: .standardError) }

    /// All of standard input.
    func readInput() -> [UInt8] { [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }

    /// Whether colours are wanted: as `--color` says, else on a terminal that has not asked for none.
    func usesColor(_ choice: String?) -> Bool {
        switch choice {
        case "always": return true
        case "never": return false
        default:
            let environment = ProcessInfo.processInfo.environment
            return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        }
    }

    private static func write(_ text: String, to handle: FileHandle) {
        // A closed pipe ends the program as it does any other; there is nobody left to tell.
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
