// Plain English wherever people read: in the strings of the program's sources, in the documents, and in all output that tests expect, anywhere
// below `fixtures`. The words that are refused here make a sentence hard to read the first time; each has a plainer one next to it.

import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Plain English")
struct PlainEnglishTests {
    /// A word that is refused, and what to write instead.
    private struct Refused {
        let pattern: Regex<AnyRegexOutput>?
        let instead: String

        init(_ pattern: String, _ instead: String) {
            // One that cannot be read is found by the first test.
            self.pattern = try? Regex(pattern).ignoresCase()
            self.instead = instead
        }
    }

    private let refused = [
        Refused(#"(?:^ ?|(?!there )\b\S+ )(?:is|are) no (?!longer\b|more than\b)[`a-z]"#, "is not a …; has no …; invalid …"),
        Refused(#"\banother\b"#, "different; a second"),
        Refused(#"\b(stands?|stood|standing)\b"#, "is; is written; appears"),
        Refused(#"\b(is|are|was|were) told\b"#, "is reported"),
        Refused(#"\b(made|written|makes|written) anew\b|\banew\b|\b(is|are|be) made again\b"#, "is created again; is rebuilt"),
        Refused(#"\b(take|takes|took|taken|taking) (it |them )?out\b"#, "remove"),
        Refused(#"\b(part|parts|parted) (it|them|identity|by)\b"#, "split; separate"),
        Refused(#"\bnot known\b|\bwhat is not\b"#, "unknown"),
        Refused(#"\bdatum\b"#, "value"),
        Refused(#"\bis to be\b|\bare to be\b"#, "must be; try"),
        Refused(#"\bthrown away\b"#, "destroyed; discarded"),
        Refused(#"\bwhoever\b|\bwhat it is made with\b"#, "the author; its inputs"),
        Refused(#"\bleaves? out\b|\bleft out\b|\bleave \S+ out\b"#, "skip; omit"),
        Refused(#"\bspeaks? of\b"#, "applies to"),
        Refused(#"\bbeside\b"#, "next to"),
        Refused(#"\bas it is\b"#, "unchanged"),
        Refused(#"\ba list of texts\b|\bhere is an? "#, "an array of strings; not a …"),
        Refused(#"\bwhole number\b"#, "integer"),
        Refused(#"\bperhaps\b.*\btoo\b|, too\b"#, "also"),
    ]

    /// The reason why a text must be written differently; nil where it is plain.
    private func complaint(about text: some StringProtocol) -> String? {
        let text = String(text)
        for word in refused {
            if let pattern = word.pattern, let match = text.firstMatch(of: pattern) {
                return "`\(text[match.range])`, rather: \(word.instead)"
            }
        }
        return nil
    }

    private func check(lines text: String, of path: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let complaint = complaint(about: line) { Issue.record("\(path):\(index + 1): \(complaint): \(line)") }
        }
    }

    @Test("The test refuses the words, and not others")
    func refuses() {
        for word in refused { #expect(word.pattern != nil, "\(word.instead)") }
        for text in [
            "`typ` is no value of `--format`", "with another one", "nothing stands here", "mistakes are told", "written anew",
            "takes it out",
            "part it into views", "what is not known", "the whole datum", "what is to be fetched", "give `-`, too",
        ] { #expect(complaint(about: text) != nil, "\(text)") }
        for text in ["is no longer at risk", "understands", "unknown", "a part of the type", "partial", "too many", "takes no value"] {
            #expect(complaint(about: text) == nil, "\(text)")
        }
    }

    @Test("In the README and the documents")
    func documents() throws {
        let files = Repository.files(in: "Sources", extensions: ["md", "1", "bash", "fish"]) + [Repository.url("README.md")]
        #expect(files.count >= 5)
        for file in files { check(lines: try Repository.text(of: file), of: Repository.path(of: file)) }
    }

    @Test("In the output that tests expect")
    func output() throws {
        let files = Repository.files(in: "fixtures", extensions: ["txt", "md", "json", "xml", "csv", "svg", "dot", "mermaid", "tree"])
        #expect(files.count >= 140)
        for file in files { check(lines: try Repository.text(of: file), of: Repository.path(of: file)) }
    }

    /// Modules whose strings nobody reads, or whose strings are Swift source.
    private static let unread = ["SelfsamePrelude", "SelfsameTestSupport"]

    @Test("In the strings of the program")
    func strings() throws {
        var count = 0
        for file in Repository.files(in: "Sources") {
            let path = Repository.path(of: file)
            if Self.unread.contains(where: { path.hasPrefix("Sources/\($0)/") }) || path.hasSuffix("PageScript.swift") { continue }
            let source = SourceFile(path: path, bytes: try Repository.bytes(of: file))
            let tokens = TokenBuffer(lexing: source)
            for index in 0..<tokens.count where tokens.kind(TokenID(UInt32(index))) == .stringSegment {
                count += 1
                let range = tokens.range(TokenID(UInt32(index)))
                guard let complaint = complaint(about: source.text(in: range)) else { continue }
                Issue.record("\(path):\(source.location(of: range.start).line): \(complaint)")
            }
        }
        #expect(count > 5_000)
    }
}
