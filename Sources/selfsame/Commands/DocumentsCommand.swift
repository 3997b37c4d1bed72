// The generated documents: the page of the rules, and the list of rules in the README between its markers. Written by `make docs`;
// `make check` only compares.

import Foundation
import SelfsameReports

/// Writes the documents of a checkout, or says which are stale.
func documents(in root: String, checking: Bool, _ console: Console) throws -> ExitStatus {
    var status = ExitStatus.success
    for document in try generatedDocuments(in: root) {
        let path = root + "/" + document.path
        if (FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }) == document.text { continue }
        if checking {
            console.printError("\(path) is stale: run `make docs`\n")
            status = .findings
        } else {
            try Data(document.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            try console.print("wrote \(path)\n")
        }
    }
    return status
}

private func generatedDocuments(in root: String) throws -> [(path: String, text: String)] {
    let readme = try String(contentsOfFile: root + "/README.md", encoding: .utf8)
    return [
        ("Sources/selfsame/Resources/rules.md", rulePage()),
        ("README.md", replacing(between: "<!-- rules -->\n", and: "<!-- end of rules -->", in: readme, with: ruleTable())),
    ]
}

/// The text with what stands between two markers replaced; unchanged where a marker is missing.
private func replacing(between start: String, and end: String, in text: String, with replacement: String) -> String {
    guard let opening = text.range(of: start), let closing = text.range(of: end, range: opening.upperBound..<text.endIndex) else {
        return text
    }
    return text.replacingCharacters(in: opening.upperBound..<closing.lowerBound, with: replacement)
}
