// Syntax errors as lines that editors and CI read.

import SelfsameSyntax

/// `PATH:LINE:COLUMN: error: MESSAGE` for each mistake, notes after it; beyond `limit` they are only counted.
public func syntaxText(_ diagnostics: [SyntaxDiagnostic], in source: SourceFile, limit: Int = .max) -> String {
    func line(_ range: SourceRange, _ word: String, _ message: String) -> String {
        "\(place(source.path, Place(source.location(of: range.start)))): \(word): \(printable(message))\n"
    }
    var text = ""
    for diagnostic in diagnostics.prefix(limit) {
        text += line(diagnostic.range, "error", diagnostic.message)
        for note in diagnostic.notes { text += line(note.range ?? diagnostic.range, "note", note.message) }
    }
    if diagnostics.count > limit { text += "\(printable(source.path)): error: \(diagnostics.count - limit) more syntax errors\n" }
    return text
}
