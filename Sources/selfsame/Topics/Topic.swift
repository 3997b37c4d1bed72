// The pages of the manual: `selfsame help TOPIC`. They are Markdown under Resources/docs; `make docs` writes them into TopicPages.swift.

import SelfsameReports

/// A page of the manual.
struct Topic: Sendable {
    /// The word that names it.
    let name: String
    /// What it is about, in a few words.
    let summary: String
    /// Its file, from the root of the repository.
    let path: String
    /// Its text as Markdown.
    var text: String { topicPages[name] ?? "" }

    private init(_ name: String, _ summary: String, path: String? = nil) {
        self.name = name
        self.summary = summary
        self.path = path ?? "Sources/selfsame/Resources/docs/\(name).md"
    }

    /// All pages, in the order in which they are read.
    static let all = [
        Topic("identity", "identity in ten minutes: why a view loses its state"),
        Topic("layout", "layout in ten minutes: why a view has its size"),
        Topic("types", "reading types and identity paths; unknown types"),
        Topic("findings", "rules, severity, exemptions, silencing a finding"),
        Topic("fixes", "safe and unsafe fixes, and what is verified"),
        Topic("ci", "CI, baselines, snapshots, SwiftPM, Xcode"),
        Topic("configuration", ".selfsame.json, project settings, packages"),
        Topic("editors", "the language server"),
        Topic("extending", "describe a package, write a rule"),
        Topic("architecture", "how selfsame is built", path: "Sources/ARCHITECTURE.md"),
        Topic("limits", "what selfsame does not know"),
        Topic("changes", "what changed between versions"),
    ]

    /// The page of a name.
    static func named(_ name: String) -> Topic? { all.first { $0.name == name } }
}

/// A page of Markdown for the terminal: headings in bold, code further in, links as their text, no pictures.
func terminalText(ofMarkdown text: String, style: TextStyle) -> String {
    var lines: [String] = []
    var paragraph: [Substring] = []
    // What is inside of a fence.
    var block: (isOutput: Bool, lines: [Substring])?
    func finishBlock() {
        guard let (isOutput, code) = block else { return }
        block = nil
        // What was recorded on a terminal of this width has no room for an indent.
        let indent = isOutput ? min(4, max(0, style.width - (code.map(\.count).max() ?? 0))) : 4
        for line in code {
            let text = String(line.drop { $0 == " " })
            let own = indent + line.count - text.count
            // Code keeps its lines.
            lines += text.isEmpty ? [""] : hanging(text, indent: own, width: isOutput ? style.width : .max)
        }
    }
    func finish() {
        guard let first = paragraph.first else { return }
        // The lines of a list item hang below its text.
        let marker = first.prefix { $0 == "-" || $0 == "." || $0.isNumber }
        let indent = !marker.isEmpty && first.dropFirst(marker.count).hasPrefix(" ") ? marker.count + 1 : 0
        let words = paragraph.map { $0.drop { $0 == " " } }.joined(separator: " ")
        let text = wrapped(plain(words).dropFirst(indent), width: style.width - indent)
        for (index, line) in text.enumerated() {
            lines.append((index == 0 ? String(first.prefix(indent)) : String(repeating: " ", count: indent)) + line)
        }
        paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("```") {
            finish()
            if block == nil { block = (line == "```text", []) } else { finishBlock() }
        } else if block != nil {
            block?.lines.append(line)
        } else if line.hasPrefix("    ") && paragraph.isEmpty {
            lines.append(String(line))
        } else if line.hasPrefix("#") {
            finish()
            lines.append(style.bold(String(line.drop { $0 == "#" || $0 == " " })))
        } else if line.hasPrefix("|") {
            finish()
            lines += row(line, width: style.width)
        } else if line.isEmpty || line.hasPrefix("![") {
            finish()
            if lines.last != "" { lines.append("") }
        } else {
            if line.hasPrefix("- ") || line.first?.isNumber == true && line.drop(while: \.isNumber).hasPrefix(". ") { finish() }
            paragraph.append(line)
        }
    }
    finish()
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
}

/// A row of a table: its first cell, and the others below; nothing for the line under the head.
private func row(_ line: Substring, width: Int) -> [String] {
    let cells = line.replacing("\\|", with: "\u{1}").split(separator: "|").map {
        plain($0.split(separator: " ").joined(separator: " ")).replacing("\u{1}", with: "|")
    }
    guard let first = cells.first, !first.hasPrefix("---") else { return [] }
    return wrapped(first, width: width - 2).map { "  " + $0 }
        + cells.dropFirst().flatMap { wrapped($0, width: width - 6).map { "      " + $0 } }
}

/// A line without emphasis, and with links as their text.
private func plain(_ line: some StringProtocol) -> String {
    String(line).replacing("**", with: "").replacing(/\[([^\]]+)\]\([^)]+\)/) { $0.output.1 }
}
