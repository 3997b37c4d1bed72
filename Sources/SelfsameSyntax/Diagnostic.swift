// Diagnostics and edits as values. Every phase returns them beside its result; nothing is printed here.

/// How much a diagnostic matters.
public enum Severity: UInt8, Comparable, Sendable, CaseIterable {
    case hint, warning, error

    /// Orders hint before warning before error.
    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// One replacement of a range of a source file.
public struct Edit: Hashable, Sendable {
    /// The bytes replaced; empty for an insertion.
    public var range: SourceRange
    /// What stands there instead.
    public var replacement: String

    /// Makes an edit.
    public init(range: SourceRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

extension [Edit] {
    /// Applies edits that do not overlap, in any order, to `bytes`. An edit that overlaps an earlier one or reaches beyond the end is left out.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
        let ordered = enumerated().sorted {
            ($0.element.range.start, $0.element.range.end, $0.offset) < ($1.element.range.start, $1.element.range.end, $1.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for (_, edit) in ordered {
            let start = Int(edit.range.start)
            let end = Int(edit.range.end)
            guard start >= position, end <= bytes.count else { continue }
            result += bytes[position..<start]
            result += edit.replacement.utf8
            position = end
        }
        result += bytes[position...]
        return result
    }
}

/// A second place that explains a diagnostic.
public struct Note: Hashable, Sendable {
    /// What is said there.
    public var message: String
    /// The path of the file, where it is not the diagnostic's own.
    public var path: String?
    /// The place; nil where the note belongs to the diagnostic as a whole.
    public var range: SourceRange?

    /// Makes a note.
    public init(_ message: String, path: String? = nil, range: SourceRange? = nil) {
        self.message = message
        self.path = path
        self.range = range
    }
}

/// A finding of the lexer or the parser.
public struct SyntaxDiagnostic: Hashable, Sendable {
    /// The kind of mistake, stable and snake_case, as in `expected_expression`.
    public var id: SyntaxDiagnosticID
    /// Where it is.
    public var range: SourceRange
    /// What was found and what was expected: lower case, no full stop, code in backticks.
    public var message: String
    /// Places that explain it, such as the bracket that is not closed.
    public var notes: [Note]

    /// Makes a syntax diagnostic.
    public init(id: SyntaxDiagnosticID, range: SourceRange, message: String, notes: [Note] = []) {
        self.id = id
        self.range = range
        self.message = message
        self.notes = notes
    }
}
