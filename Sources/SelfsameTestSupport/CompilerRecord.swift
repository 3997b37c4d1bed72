// What the compiler answered before, so that it is not asked again while nothing changed that the answer depends on. The record is
// `fixtures/oracle/answers.tsv`, one question a line, sorted by name:
//
//     NAME <TAB> GROUP <TAB> KEY <TAB> ANSWER
//
// NAME says which kind of question it is and of what (`types: fixtures/types/if.swift`). KEY is a hash of everything that the answer depends
// on: the compiler's version and flags, the description of SwiftUI (without comments), the source and what the test expects of it. An
// answer is only used under its key; any other question is put to the compiler, on every machine. GROUP names the description that the
// question is compiled against. ANSWER is the answer, or a hash of it (`=…`) where the test compares the answer with what it expects: only
// what met the expectation is recorded.
//
// The record is held to be true by asking again: in each run some questions of one group, drawn at random (the seed is printed;
// SELFSAME_DRAW_SEED=… repeats the draw), and all of them with SELFSAME_ORACLE_ALL=1 (`make oracle`). New answers go to `.build`;
// `make snapshots` writes them to the record and drops what is asked no more.

import Foundation
import Synchronization

/// A question to the compiler by which its answer is found again.
public struct RecordedQuestion: Sendable {
    /// What is asked about.
    var name: String
    /// The description that it is compiled against; empty for none.
    var group: String
    /// A hash of everything that the answer depends on.
    var key: String

    /// `dependencies`: everything that the answer depends on, but for the compiler's version.
    public init(name: String, group: String = "", dependencies: [String]) throws {
        self.name = name
        self.group = group
        key = String(contentHash([try CompilerOracle.compilerVersion()] + dependencies).prefix(16))
    }

    /// A number in hexadecimal digits that goes with a name, for names in generated code.
    public static func digest(of name: String) -> String { String(contentHash([name]).prefix(12)) }
}

/// What became of questions.
public struct RecordedAnswers: Sendable {
    /// The answers in the order of the questions; nil where the compiler's answer is none to keep.
    public var answers: [String?]
    /// Answers of the record that are not what the compiler says.
    public var mistakes: [FixtureFailure] = []
}

/// The answers of the compiler that are known.
public final class CompilerRecord: Sendable {
    /// The record of the repository.
    public static let shared = CompilerRecord(
        Repository.url("fixtures/oracle/answers.tsv"), local: CompilerOracle.cache.appendingPathComponent("answers.tsv"), draw: Draw())

    /// Which questions are asked again.
    struct Draw: Sendable {
        /// Asks all.
        var isAll = ProcessInfo.processInfo.environment["SELFSAME_ORACLE_ALL"] == "1"
        /// Where the draw starts.
        var seed =
            ProcessInfo.processInfo.environment["SELFSAME_DRAW_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1..<1_000_000)
        /// Of each kind.
        var count = 2
    }

    /// A line of a record.
    private struct Entry: Equatable {
        var group: String
        var key: String
        var answer: String
    }

    private let file: URL
    private let local: URL
    private let draw: Draw
    /// The names drawn from the record, with those that every run asks again.
    private let drawn: Set<String>
    private let entries: Mutex<(recorded: [String: Entry], new: [String: Entry])>

    init(_ file: URL, local: URL, draw: Draw) {
        self.file = file
        self.local = local
        self.draw = draw
        let recorded = Self.read(file)
        drawn = Self.drawn(from: recorded, draw)
        entries = Mutex((recorded, Self.read(local)))
    }

    private static func read(_ file: URL) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for line in ((try? Repository.text(of: file)) ?? "").split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            if fields.count == 4 { entries[fields[0]] = Entry(group: fields[1], key: fields[2], answer: fields[3].unescaped) }
        }
        return entries
    }

    private static func write(_ entries: [String: Entry], to file: URL, head: String) throws {
        let lines = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { name, entry in
            "\(name)\t\(entry.group)\t\(entry.key)\t\(entry.answer.escaped)\n"
        }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((head + lines.joined()).utf8).write(to: file, options: .atomic)
    }

    /// One group, each as likely as it has questions, since its description has to be compiled; of that and of the questions without a
    /// description some of each kind.
    private static func drawn(from entries: [String: Entry], _ draw: Draw) -> Set<String> {
        var random = SeededGenerator(seed: draw.seed)
        let names = entries.keys.sorted()
        guard let group = names.map({ entries[$0]?.group ?? "" }).filter({ !$0.isEmpty }).randomElement(using: &random) else { return [] }
        var drawn: Set<String> = []
        for group in [group, ""] {
            let kinds = Dictionary(grouping: names.filter { entries[$0]?.group == group }, by: kind)
            for (_, names) in kinds.sorted(by: { $0.key < $1.key }) { drawn.formUnion(names.shuffled(using: &random).prefix(draw.count)) }
        }
        return drawn
    }

    /// What stands before the first colon of a name.
    private static func kind(of name: String) -> String { String(name.prefix { $0 != ":" }) }

    /// The answers to all questions of a kind. `ask` is called once with the places of those that are not known or drawn to be asked again,
    /// and gives an answer to keep for each, or nil. `isComplete`: the record forgets other questions of the kind when it is rewritten.
    public func answers(
        to questions: [RecordedQuestion], isComplete: Bool = true, ask: ([Int]) throws -> [String?]
    ) throws -> RecordedAnswers {
        if questions.isEmpty { return RecordedAnswers(answers: []) }
        let known = entries.withLock { entries in
            questions.map { question in
                [entries.recorded[question.name], entries.new[question.name]].compactMap(\.self).first { $0.key == question.key }
            }
        }
        let open = questions.indices.filter { known[$0] == nil || draw.isAll || drawn.contains(questions[$0].name) }
        var result = RecordedAnswers(answers: known.map { $0?.answer })
        let asked = open.isEmpty ? [] : try ask(open)
        for (index, answer) in zip(open, asked) {
            if let old = known[index], old.answer != answer {
                result.mistakes.append(
                    FixtureFailure(
                        path: Repository.path(of: file), line: 0,
                        message: "`\(questions[index].name)` is \(old.answer.prefix(400)) in the record, and the compiler answers "
                            + (answer.map { String($0.prefix(400)) } ?? "what no test expects")))
            }
            result.answers[index] = answer
        }
        try keep(result.answers, of: questions, isComplete)
        note(questions, open.count { known[$0] == nil }, open.filter { known[$0] != nil }.map { questions[$0].name })
        return result
    }

    private func keep(_ answers: [String?], of questions: [RecordedQuestion], _ isComplete: Bool) throws {
        try entries.withLock { entries in
            let before = entries
            let names = Set(questions.map(\.name))
            let kinds = Set(names.map(Self.kind))
            for (question, answer) in zip(questions, answers) {
                let entry = answer.map { Entry(group: question.group, key: question.key, answer: $0) }
                if Snapshot.isUpdating {
                    entries.recorded[question.name] = entry
                } else if entry == nil || entries.recorded[question.name] != entry {
                    // An answer under another key is kept: another branch of the project may have it.
                    entries.new[question.name] = entry
                }
            }
            if Snapshot.isUpdating, isComplete {
                entries.recorded = entries.recorded.filter { !kinds.contains(Self.kind(of: $0.key)) || names.contains($0.key) }
            }
            if entries.recorded != before.recorded { try Self.write(entries.recorded, to: file, head: Self.head) }
            if entries.new != before.new { try Self.write(entries.new, to: local, head: "") }
        }
    }

    private static let head =
        "# Answers of the compiler; `make snapshots` writes them. NAME, GROUP, KEY, ANSWER: see CompilerRecord.swift.\n"

    /// Says what was asked, on standard output and in `.build` for the end of the run: kind, questions, new ones, those asked again.
    private func note(_ questions: [RecordedQuestion], _ new: Int, _ again: [String]) {
        let kind = questions.first.map { Self.kind(of: $0.name) } ?? ""
        let names = draw.isAll ? "all" : again.joined(separator: "; ")
        if new + again.count > 0 {
            print("compiler, \(kind): \(new) asked; \(again.count) asked again (SELFSAME_DRAW_SEED=\(draw.seed)): \(names)")
        }
        let line = "\(kind)\t\(questions.count)\t\(new)\t\(again.count)\t\(draw.seed)\t\(names)\n"
        let log = local.deletingLastPathComponent().appendingPathComponent("asked.txt")
        entries.withLock { _ in
            let text = ((try? Repository.text(of: log)) ?? "") + line
            try? FileManager.default.createDirectory(at: log.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data(text.utf8).write(to: log, options: .atomic)
        }
    }
}

extension String {
    /// A hash of the text, for a record that is only compared with.
    var digest: String { "=" + contentHash([self]).prefix(16) }

    fileprivate var escaped: String { replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t") }

    fileprivate var unescaped: String {
        var result = ""
        var isEscape = false
        for character in self {
            if isEscape {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscape = false
            } else if character == "\\" {
                isEscape = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
