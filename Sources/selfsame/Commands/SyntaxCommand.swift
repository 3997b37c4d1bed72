// `syntax`: what the parser sees, or only what it does not like.

import SelfsameProject
import SelfsameReports
import SelfsameSyntax

extension AnalysisRun {
    mutating func syntax() throws -> ExitStatus {
        let format = arguments.value(.format).flatMap(SyntaxFormat.init)
        let input = try input()
        let parsed = parseFiles(input, threads: threads, times: &times) { tree in
            ParsedFile(
                source: tree.source, diagnostics: tree.diagnostics,
                text: format?.text(of: tree) ?? syntaxText(tree.diagnostics, in: tree.source))
        }
        if let configurations { try check(configurations) }
        report(parsed.problems)
        // Without a format the mistakes are the result; beside another result they are messages.
        for file in parsed.results where !file.diagnostics.isEmpty {
            if format == nil { raise(.incomplete) } else { report(file.diagnostics, in: file.source) }
        }
        try console.printSource(parsed.results.map(\.text).joined())
        if arguments.has(.benchmark) { print(FrontEndSpeed(of: input)) }
        return finished()
    }

    /// Prints how fast the files are lexed and parsed, apart from all that a run does besides.
    private func print(_ speed: FrontEndSpeed) {
        for (name, seconds) in [("lex", speed.lexing), ("lex and parse", speed.parsing)] where seconds > 0 {
            let megabytes = Double(speed.bytes) / seconds / 1_000_000
            console.printError("speed: \(name): \(milliseconds(seconds)) ms, \(Int(megabytes.rounded())) MB/s\n")
        }
    }
}

/// What one file came to.
private struct ParsedFile: Sendable {
    var source: SourceFile
    var diagnostics: [SyntaxDiagnostic]
    var text: String
}

/// What `syntax --format` prints.
private enum SyntaxFormat: String, Sendable {
    case outline, tree, tokens

    func text(of tree: SyntaxTree) -> String {
        switch self {
        case .outline: tree.outlineText()
        case .tree: tree.dumpTree()
        case .tokens: tree.dumpTokens()
        }
    }
}
