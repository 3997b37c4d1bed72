// `desugar`: each builder body under its place and NAME, as the calls that the compiler makes.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A body as builder calls.
public struct DesugaredBody: Sendable {
    /// NAME: `Screen.body`.
    public var name: String
    /// Where the declaration's name stands.
    public var span: Span
    /// The declaration up to its braces: `var body: some View`.
    public var head: String
    /// The braces with what is in them.
    public var text: String
    /// What `text` stands for in the file.
    public var replaced: SourceRange

    /// Whether `name` selects it.
    public func isSelected(by name: String) -> Bool { selects(name, self.name) }
}

/// The desugared bodies of a file.
public struct DesugaredFile: Sendable {
    /// The file.
    public var source: SourceFile
    /// Mistakes of the lexer and the parser.
    public var syntaxDiagnostics: [SyntaxDiagnostic]
    /// Its builder bodies in source order.
    public var bodies: [DesugaredBody]
}

/// Desugars the bodies of one file with the analyzer of this thread.
public func desugaredBodies(of file: FileID, analyzer: Analyzer, options: TreeOptions) -> DesugaredFile {
    let tree = analyzer.program.tree(file)
    let bodies = analyzer.bodies(in: file).filter(options.includes).compactMap { body -> DesugaredBody? in
        guard let text = analyzer.desugared(body), let braces = analyzer.builderBraces(of: body) else { return nil }
        let start = tree.range(analyzer.program.declarationNode(body.declaration)).start
        let head = tree.source.text(in: SourceRange(start: min(start, braces.start), end: braces.start))
        return DesugaredBody(
            name: body.name, span: Span(tree.tokens.range(body.nameToken), in: tree.source), head: head.trailingSpacesRemoved, text: text,
            replaced: braces)
    }
    return DesugaredFile(source: tree.source, syntaxDiagnostics: tree.diagnostics, bodies: bodies)
}

/// All of them as text.
public func desugaredText(_ files: [DesugaredFile]) -> String {
    files.flatMap { file in
        file.bodies.map { "// \(placeText(file.source.path, $0.span)): \(printable($0.name))\n\($0.head) \(outdented($0.text))\n" }
    }.joined(separator: "\n")
}

/// Lines of code moved to the left until the last one, which closes the body, begins a line.
private func outdented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.last?.prefix { $0 == " " }.count ?? 0
    return lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }.joined(separator: "\n")
}
