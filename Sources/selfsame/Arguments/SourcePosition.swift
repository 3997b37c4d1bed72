// A place in source as an option names it, and what a call reads that asks about one.

import SelfsameDeclarations
import SelfsameProject
import SelfsameSyntax

/// `FILE:LINE:COLUMN`.
struct SourcePosition {
    var path: String
    /// From 1.
    var line: Int
    /// From 1, in bytes.
    var column: Int

    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]), line > 0, column > 0
        else { return nil }
        (path, self.line, self.column) = (parts.dropLast(2).joined(separator: ":"), line, column)
    }

    /// The file and the byte that are meant.
    func offset(in loaded: LoadedProgram) -> (file: FileID, offset: UInt32)? {
        for file in loaded.files where loaded.program.tree(file).source.path == path {
            let starts = loaded.program.tree(file).source.lineStarts
            return line <= starts.count ? (file, starts[line - 1] + UInt32(clamping: column - 1)) : nil
        }
        return nil
    }
}

extension AnalysisRun {
    /// The place that an option names; nil where it is not given.
    func place(_ option: OptionID) throws(UsageError) -> SourcePosition? {
        guard let written = arguments.value(option) else { return nil }
        guard let place = SourcePosition(written) else {
            throw UsageError(
                message: "invalid place `\(written)`; write FILE:LINE:COLUMN, as in `--at Feed.swift:12:9`", command: arguments.command)
        }
        return place
    }

    /// Reads the program around a place. Where the call names nothing else to read, what lies below the current folder is known, as for `lint`.
    mutating func program(around place: SourcePosition) throws -> LoadedProgram {
        var named = self
        if !arguments.operands.contains(place.path) { named.arguments.operands.insert(place.path, at: 0) }
        if arguments.operands.isEmpty, isBelow(absolutePath(place.path), absolutePath(".")) { named.addedContext = ["."] }
        let loaded = try named.program()
        self = named
        return loaded
    }
}
