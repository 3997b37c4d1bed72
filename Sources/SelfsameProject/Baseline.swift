// A baseline: the findings that a project lives with for now. An entry is known by rule, view, identity path and text, never by lines or by
// words of a message, so that edits elsewhere change nothing; its path says where it was, and follows when the file moves.

import SelfsameLint
import SelfsameReports
import SelfsameSyntax
import SelfsameSystem

/// The findings of a baseline file.
public struct Baseline: Sendable, Equatable {
    /// Findings of one key in one file.
    public struct Entry: Sendable, Hashable {
        /// The path, relative to the folder of the baseline.
        public var path: String
        /// What the findings are known by.
        public var key: FindingKey
        /// How many there are.
        public var count: Int
    }

    /// The entries by path, rule, view, identity and text.
    public private(set) var entries: [Entry]

    /// The version of the format.
    private static let version = 1

    /// The findings of files, as a baseline at `path` has them.
    public init(of files: [LintedFile], at path: String) {
        var counts: [Entry: Int] = [:]
        for file in files {
            let relative = relativePath(file.source.path, toFolderOf: path)
            for finding in file.result.findings where finding.isForBaseline {
                counts[Entry(path: relative, key: FindingKey(finding, in: file.source), count: 0), default: 0] += 1
            }
        }
        self.init(counts.map { Entry(path: $0.key.path, key: $0.key.key, count: $0.value) })
    }

    private init(_ entries: [Entry]) {
        self.entries = entries.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    }

    /// Reads a baseline file.
    public init(readingFrom path: String) throws(InputProblem) {
        switch readSource(at: path) {
        case .success(let source): try self.init(reading: source)
        case .failure(let problem):
            let message = problem.message + "; create it with `selfsame lint --write-baseline \(path)`"
            throw InputProblem(path: path, message: message)
        }
    }

    /// Reads the text of a baseline file.
    public init(reading source: SourceFile) throws(InputProblem) {
        let path = source.path
        func failure(_ message: String) -> InputProblem { InputProblem(path: path, message: message) }
        let decoder = JSONDecoder()
        let data = Data(source.bytes)
        guard let header = try? decoder.decode(Header.self, from: data) else {
            throw failure("not a selfsame baseline; create one with `selfsame lint --write-baseline \(path)`")
        }
        guard header.version == Self.version else {
            throw failure(
                "unsupported baseline version \(header.version) (expected \(Self.version)); write it again with --write-baseline"
            )
        }
        guard let document = try? decoder.decode(Document.self, from: data) else {
            throw failure("damaged baseline; write it again with --write-baseline")
        }
        self.init(
            document.findings.map {
                Entry(
                    path: $0.path, key: FindingKey(rule: $0.rule, view: $0.view, identity: $0.identity, text: $0.text),
                    count: max(1, $0.count ?? 1))
            })
    }

    /// The file's text.
    public var text: String {
        get throws {
            try json(
                Document(
                    version: Self.version,
                    findings: entries.map {
                        Document.Finding(
                            path: $0.path, rule: $0.key.rule, view: $0.key.view, identity: $0.key.identity, text: $0.key.text,
                            count: $0.count > 1 ? $0.count : nil)
                    }))
        }
    }

    /// How many findings it has.
    public var count: Int { entries.reduce(0) { $0 + $1.count } }

    private struct Header: Decodable { var version: Int }

    private struct Document: Codable {
        var version: Int
        var findings: [Finding]

        struct Finding: Codable {
            var path: String
            var rule: String
            var view: String
            var identity: [String]
            var text: String
            var count: Int?
        }
    }
}

extension Baseline.Entry {
    fileprivate var sortKey: [String] { [path, key.rule, key.view] + key.identity + [key.text] }
}

extension Finding {
    /// Whether a baseline has it. What is wrong with a suppression comment is mended by deleting it.
    fileprivate var isForBaseline: Bool { RuleCatalogue.rule(rule)?.group != .suppressions }
}

/// A baseline beside what is found now.
public struct BaselineComparison: Sendable {
    /// Findings that the baseline has.
    public var known = 0
    /// For each file, which of its findings the baseline does not have, as indices.
    public var new: [[Int]] = []
    /// Entries, or a part of their count, that are found no more.
    public var gone: [Baseline.Entry] = []
    /// The baseline without what is gone, with moved files under their new paths.
    public var pruned: Baseline

    /// Compares a baseline at `path` with what was found in files. Entries of files that were not looked at, and are still there, stay.
    public init(_ baseline: Baseline, at path: String, with files: [LintedFile]) {
        pruned = baseline
        var left: [Baseline.Entry: Int] = [:]
        for entry in baseline.entries { left[entry.counted(0), default: 0] += entry.count }
        var kept: [Baseline.Entry: Int] = [:]
        let paths = files.map { relativePath($0.source.path, toFolderOf: path) }
        // First what is where it was, then what has moved.
        var open: [(file: Int, finding: Int, key: FindingKey)] = []
        new = files.map { _ in [] }
        for (index, file) in files.enumerated() {
            for (number, finding) in file.result.findings.enumerated() {
                let key = FindingKey(finding, in: file.source)
                let entry = Baseline.Entry(path: paths[index], key: key, count: 0)
                if let count = left[entry], count > 0 {
                    left[entry] = count - 1
                    kept[entry, default: 0] += 1
                } else {
                    open.append((index, number, key))
                }
            }
        }
        let seen = Set(paths)
        let folder = absolutePath(path).split(separator: "/").dropLast().map { "/" + $0 }.joined()
        func exists(_ entry: Baseline.Entry) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + entry.path) }
        var movable: [FindingKey: [Baseline.Entry]] = [:]
        for (entry, count) in left where count > 0 && !seen.contains(entry.path) && !exists(entry) {
            movable[entry.key, default: []].append(entry)
        }
        for item in open {
            if let old = movable[item.key]?.first(where: { left[$0, default: 0] > 0 }) {
                left[old, default: 0] -= 1
                kept[Baseline.Entry(path: paths[item.file], key: item.key, count: 0), default: 0] += 1
            } else {
                new[item.file].append(item.finding)
            }
        }
        known = kept.values.reduce(0, +)
        for (entry, count) in left where count > 0 {
            if seen.contains(entry.path) || !exists(entry) { gone.append(entry.counted(count)) } else { kept[entry, default: 0] += count }
        }
        gone.sort { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
        pruned = Baseline(entries: kept.map { $0.key.counted($0.value) })
    }
}

extension Baseline {
    fileprivate init(entries: [Entry]) { self.init(entries) }
}

extension Baseline.Entry {
    fileprivate func counted(_ count: Int) -> Baseline.Entry { Baseline.Entry(path: path, key: key, count: count) }
}

/// A path relative to the folder of a file, with `/` between its parts.
public func relativePath(_ path: String, toFolderOf file: String) -> String {
    let parts = absolutePath(path).split(separator: "/")
    let base = absolutePath(file).split(separator: "/").dropLast()
    let common = zip(parts, base).prefix { $0.0 == $0.1 }.count
    return ([Substring](repeating: "..", count: base.count - common) + parts.dropFirst(common)).joined(separator: "/")
}
