// The documents say what the program does: each `sh` block of the README and of the manual's pages is run in a clean folder, in order, and the
// `text` block after it is what it prints. With SELFSAME_UPDATE_SNAPSHOTS=1 the output is rewritten; the change is read before it is kept.

import Foundation
import SelfsameTestSupport
import Testing

@testable import selfsame

@Suite("Commands of the documents")
struct DocumentCommandTests {
    static let pages = ["README.md"] + Topic.all.map(\.path)

    @Test("Each command does what the page prints", arguments: pages)
    func commands(page: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url("bin"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: folder.url("bin/selfsame"), withDestinationURL: Repository.program)
        try FileManager.default.createDirectory(at: folder.url("work"), withIntermediateDirectories: true)
        var parts = Self.parts(of: try Repository.text(of: Repository.url(page)))
        for index in parts.indices where parts[index].language == "sh" {
            let result = try runTool(
                [
                    "env", "-i", "PATH=\(folder.url("bin").path):/usr/bin:/bin", "HOME=\(folder.root.path)", "bash", "-c",
                    "exec 2>&1\n" + parts[index].text,
                ],
                in: folder.url("work"))
            #expect(result.status == 0, "\(page): \(result.output)")
            let next = index + 2
            // Only an empty line stands between a command and its output.
            guard parts.indices.contains(next), parts[next].language == "text", parts[index + 1].text == "\n" else {
                #expect(result.output == "", "\(page): the output of a command is not shown")
                continue
            }
            parts[next].text = Self.timeless(result.output)
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url("work").path).sorted() where name.hasSuffix(".svg") {
            let picture = Repository.url("Sources/selfsame/Resources/docs/pictures/\(name)")
            if let failure = Snapshot.failure(actual: try Repository.text(of: folder.url("work/" + name)), expectedAt: picture) {
                Issue.record("\(failure)")
            }
        }
        if let failure = Snapshot.failure(actual: parts.map(\.written).joined(), expectedAt: Repository.url(page)) {
            Issue.record("\(failure)")
        }
    }

    @Test("A picture that a page shows is one that a page draws")
    func pictures() throws {
        let drawn = try FileManager.default.contentsOfDirectory(atPath: Repository.url("Sources/selfsame/Resources/docs/pictures").path)
        for page in Self.pages {
            let text = try Repository.text(of: Repository.url(page))
            for picture in text.matches(of: /!\[[^\]]*\]\(([^)]+)\)/) {
                let name = String(picture.output.1.split(separator: "/").last ?? "")
                #expect(drawn.contains(name), "\(page): \(name)")
                let all = try Self.pages.map { try Repository.text(of: Repository.url($0)) }.joined()
                #expect(all.contains("--output \(name) "), "no page draws \(name)")
            }
        }
    }

    @Test("Links of the pages lead to files, and in the terminal a page fits 80 columns")
    func links() throws {
        for page in Self.pages {
            let folder = Repository.url(page).deletingLastPathComponent()
            for link in try Repository.text(of: Repository.url(page)).matches(of: /\]\(([^)#\s]+)(#[a-z]+)?\)/) {
                let target = folder.appendingPathComponent(String(link.output.1)).standardizedFileURL
                #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link.output.1)")
            }
        }
        for topic in Topic.all {
            #expect(topic.text == (try Repository.text(of: Repository.url(topic.path))), "\(topic.name) is stale: run `make docs`")
            let printed = try runSelfsame(["help", topic.name]).output
            #expect(printed.count > 300 && !printed.contains("](") && !printed.contains("```"), "\(topic.name)")
            for line in printed.split(separator: "\n") where !line.hasPrefix("    ") { #expect(line.count <= 80, "\(topic.name): \(line)") }
        }
    }

    @Test("The exemptions of the manual are those of the rules")
    func exemptions() throws {
        let page = try Repository.text(of: Repository.url("Sources/selfsame/Resources/docs/findings.md"))
        var count = 0
        for file in Repository.files(in: "Sources/SelfsameLint") {
            for match in try Repository.text(of: file).matches(of: /Exemption\(\s*id: "(E[0-9]+)", title: "([^"]+)"/) {
                count += 1
                #expect(
                    page.split(separator: "\n").contains { $0.hasPrefix("| \(match.output.1) |") && $0.contains(match.output.2) },
                    "\(match.output.1)")
            }
        }
        #expect(count >= 18)
    }

    @Test("Each rule has a topic on the page of findings")
    func topics() throws {
        let page = try Repository.text(of: Repository.url("Sources/selfsame/Resources/docs/findings.md"))
        let rules = try runSelfsame(["rules"]).output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(rules.count > 50)
        for rule in rules { #expect(page.contains("`\(rule)`"), "\(rule)") }
    }

    @Test("What is not run, because it installs, names targets that exist")
    func targets() throws {
        let makefile = try Repository.text(of: Repository.url("Makefile"))
        for page in Self.pages {
            for part in Self.parts(of: try Repository.text(of: Repository.url(page))) where part.language == "shell" {
                for line in part.text.split(separator: "\n") {
                    let words = line.split(separator: " ")
                    #expect(words.count > 1 && words[0] == "make" && makefile.contains("\n\(words[1]):"), "\(page): \(line)")
                }
            }
        }
    }

    @Test("Each option in a command that is written in backticks belongs to that command", arguments: pages)
    func options(page: String) throws {
        for part in Self.parts(of: try Repository.text(of: Repository.url(page))) {
            let codes =
                part.language == nil ? part.text.split(separator: "`").map(String.init) : part.text.split(separator: "\n").map(String.init)
            for code in codes {
                let words = code.trimmingCharacters(in: .whitespaces).split(whereSeparator: \.isWhitespace).map(String.init)
                guard words.count > 1, words[0] == "selfsame", let command = Command(rawValue: words[1]) else { continue }
                let names = Set(Option.options(of: command).flatMap(\.names))
                for word in words.dropFirst(2).prefix(while: { !"|;&#".contains($0.prefix(1)) }) where word.hasPrefix("--") {
                    #expect(names.contains(String(word.prefix { $0 != "=" })), "\(page): `\(code)`")
                }
                if command == .help, words.count > 2, words[2].allSatisfy(\.isLowercase) {
                    #expect(Command(rawValue: words[2]) != nil || Topic.named(words[2]) != nil, "\(page): `\(code)`")
                }
            }
        }
    }

    /// A piece of a page: the content of a fenced block, or what is between two.
    private struct Part {
        /// The language of the block; nil between blocks.
        var language: String?
        var text: String

        var written: String { language.map { "```\($0)\n\(text)```\n" } ?? text }
    }

    private static func parts(of page: String) -> [Part] {
        var parts = [Part(text: "")]
        for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line == "```", parts[parts.count - 1].language != nil {
                parts.append(Part(text: ""))
            } else if line.hasPrefix("```"), parts[parts.count - 1].language == nil {
                parts.append(Part(language: String(line.dropFirst(3)), text: ""))
            } else {
                parts[parts.count - 1].text += line + "\n"
            }
        }
        return parts
    }

    /// Output with the time and the threads of a run as they happened to be when it was written: both differ.
    private static func timeless(_ output: String) -> String {
        output.replacing(/[0-9.]+ ms, [0-9]+ threads?/, with: "12.3 ms, 8 threads")
    }
}
