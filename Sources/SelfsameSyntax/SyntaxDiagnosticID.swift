// The kinds of mistakes that the lexer and the parser report.

/// The stable name of a syntax diagnostic.
public enum SyntaxDiagnosticID: String, Sendable, CaseIterable {
    /// The file is not UTF-8.
    case invalidUTF8 = "invalid_utf8"
}
