// The generated documents: the page of the rules, the manual page, completions, the schema of configurations, the tables of the README
// between their markers; the manual's pages, the script of the report's page and the index of the descriptions as Swift. `make docs` writes
// them, `make check` only compares.

import SelfsameProject
import SelfsameReports
import SelfsameSystem

/// Writes the documents of a checkout, or says which are stale.
func documents(in root: String, checking: Bool, _ console: Console) throws -> ExitStatus {
    var status = ExitStatus.success
    for document in try generatedDocuments(in: root) {
        let path = root + "/" + document.path
        if (FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }) == document.text { continue }
        if checking {
            console.printError("\(path) is out of date: run `make docs`\n")
            status = .findings
        } else {
            try FileManager.default.createDirectory(
                at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(document.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            try console.print("wrote \(path)\n")
        }
    }
    return status
}

private func generatedDocuments(in root: String) throws -> [(path: String, text: String)] {
    let readme = try String(contentsOfFile: root + "/README.md", encoding: .utf8)
    let withRules = replacing(between: "<!-- rules -->\n", and: "<!-- end of rules -->", in: readme, with: ruleTable())
    var documents = [
        (path: "Sources/selfsame/Resources/rules.md", text: rulePage()),
        ("Sources/selfsame/Resources/selfsame.1", manualPage()),
        ("Sources/selfsame/Resources/selfsame.bash", bashCompletion()),
        ("Sources/selfsame/Resources/_selfsame", zshCompletion()),
        ("Sources/selfsame/Resources/selfsame.fish", fishCompletion()),
        ("fixtures/schemas/configuration.json", try configurationSchema()),
        ("README.md", replacing(between: "<!-- options -->\n", and: "<!-- end of options -->", in: withRules, with: optionTable())),
    ]
    // Only a checkout of this project has the pages of the manual and the page's script.
    let topics = Topic.all.compactMap { topic in
        (try? String(contentsOfFile: root + "/" + topic.path, encoding: .utf8)).map { (name: topic.name, text: $0) }
    }
    if !topics.isEmpty { documents.append(("Sources/selfsame/Topics/TopicPages.swift", embedded(topics))) }
    let page = "Sources/SelfsameReports/HTML/"
    if let script = try? String(contentsOfFile: root + "/" + page + "page.js", encoding: .utf8) {
        documents.append((page + "PageScript.swift", embedded(script)))
    }
    if let index = descriptionIndexDocument(in: root) { documents.append(index) }
    return documents
}

/// A script as the Swift file that holds it, without the comment at its head.
private func embedded(_ script: String) -> String {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty || $0.hasPrefix("//") }
    let literal = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
        // The script of the report's page, page.js as a literal: written by `make docs`.

        let pageScript = #\"""
        \(literal)
            \"""#

        """
}

/// The pages of the manual as the Swift file that holds them.
private func embedded(_ topics: [(name: String, text: String)]) -> String {
    var text = """
        // The pages of the manual as literals, by topic: written by `make docs` from the Markdown files that Topic.swift names.
        // swift-format-ignore-file

        let topicPages: [String: String] = [

        """
    for topic in topics {
        let lines = topic.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "        " + $0 }
        text += "    \"\(topic.name)\": ##\"\"\"\n\(lines.joined(separator: "\n"))\n        \"\"\"##,\n"
    }
    return text + "]\n"
}

/// Every option, format and key in one table.
private func optionTable() -> String {
    func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
    var text = "| option | what it does | commands |\n|---|---|---|\n"
    for option in Option.all {
        let commands = option.commands.commands.filter { !$0.isHidden }.map(\.rawValue)
        if commands.isEmpty { continue }
        let names = option.names.map { "`\($0)`" }.joined(separator: ", ") + (option.placeholder.map { " " + $0 } ?? "")
        text += "| \(cell(names)) | \(cell(option.help)) | \(option.commands == .all ? "all" : commands.joined(separator: ", ")) |\n"
    }
    text += "| **reporter** | | |\n"
    for reporter in Reporter.all {
        let names = ([reporter.id] + reporter.aliases).map { "`\($0)`" }.joined(separator: ", ")
        text += "| \(names) | \(cell(reporter.summary)) | lint |\n"
    }
    text += "| **key of `.selfsame.json`** | | |\n"
    for key in ConfigurationKey.all {
        text += "| `\(key.name)` | \(cell(key.help)) | \(key.scope == .files ? "files below" : "program") |\n"
    }
    return text + "| name of a rule | its severity: `\"error\"` or `{\"severity\": \"error\"}` | files below |\n"
}

/// The text with what stands between two markers replaced; unchanged where a marker is missing.
private func replacing(between start: String, and end: String, in text: String, with replacement: String) -> String {
    guard let opening = text.firstRange(of: start), let closing = text[opening.upperBound...].firstRange(of: end) else { return text }
    return text[..<opening.upperBound] + replacement + text[closing.lowerBound...]
}
