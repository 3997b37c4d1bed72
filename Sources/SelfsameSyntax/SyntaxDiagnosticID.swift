// The kinds of mistakes that the lexer and the parser report.

/// The stable name of a syntax diagnostic.
public enum SyntaxDiagnosticID: String, Sendable, CaseIterable {
    // MARK: Lexer

    /// The file is not UTF-8.
    case invalidUTF8 = "invalid_utf8"
    /// A character stands where it may not.
    case invalidCharacter = "invalid_character"
    /// A name is malformed, such as an empty pair of backticks.
    case invalidIdentifier = "invalid_identifier"
    /// A number has wrong digits or none.
    case invalidNumber = "invalid_number"
    /// An escape sequence in a string does not exist.
    case invalidEscape = "invalid_escape"
    /// A block comment is not closed.
    case unterminatedComment = "unterminated_comment"
    /// `*/` without a comment to end.
    case strayCommentEnd = "stray_comment_end"
    /// A string is not closed.
    case unterminatedString = "unterminated_string"
    /// An interpolation is not closed.
    case unterminatedInterpolation = "unterminated_interpolation"
    /// A regular expression is not closed.
    case unterminatedRegex = "unterminated_regex"
    /// A string in single quotes.
    case singleQuotedString = "single_quoted_string"
    /// The quotes of a multi-line string share their line with text.
    case multilineStringDelimiter = "multiline_string_delimiter"
    /// A line of a multi-line string is indented less than its closing quotes.
    case multilineStringIndentation = "multiline_string_indentation"
    /// A conflict marker of source control.
    case conflictMarker = "conflict_marker"
    /// A placeholder of an editor.
    case editorPlaceholder = "editor_placeholder"
    /// `=` with a space on one side only.
    case unevenSpaces = "uneven_spaces"
    /// The file has more tokens or nodes than can be numbered.
    case tooLarge = "too_large"

    // MARK: Parser

    /// Source that belongs to no construct.
    case unexpectedToken = "unexpected_token"
    /// A certain token is missing.
    case expectedToken = "expected_token"
    /// A bracket or brace is not closed.
    case unclosedBracket = "unclosed_bracket"
    /// An expression is missing.
    case expectedExpression = "expected_expression"
    /// A type is missing.
    case expectedType = "expected_type"
    /// A pattern is missing.
    case expectedPattern = "expected_pattern"
    /// A declaration is missing.
    case expectedDeclaration = "expected_declaration"
    /// A name is missing.
    case expectedName = "expected_name"
    /// A statement is missing.
    case expectedStatement = "expected_statement"
    /// Two statements on one line without a semicolon between them.
    case missingSeparator = "missing_separator"
    /// Brackets, types or statements are nested deeper than the parser goes.
    case nestingTooDeep = "nesting_too_deep"
    /// There are more mistakes than are listed.
    case tooManyMistakes = "too_many_mistakes"
}
