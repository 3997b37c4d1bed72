// What changed since a revision, asked of `git`, which is only ever read. A file that git does not know yet is new as a whole.

import SelfsameSystem

/// The files that changed, and in which lines.
public struct GitChanges: Sendable {
    /// The root of the checkout.
    public var root: String
    /// Changed and new files that exist, as paths from the root of the file system.
    public var files: Set<String> = []
    /// The lines that changed; a new file has no entry, since all of its lines did.
    public var lines: [String: [ClosedRange<Int>]] = [:]
    /// What the answer is short of, for people; nil where it is exact.
    public var remark: String?

    /// Asks for what changed in the checkout of a folder since it left `revision`.
    public init(since revision: String, in folder: String, withLines: Bool) throws(InputProblem) {
        func failure(_ message: String) -> InputProblem { InputProblem(path: "--changed-since \(revision)", message: message) }
        func text(_ arguments: [String], in folder: String) throws(InputProblem) -> String? {
            try git(arguments, in: folder, instead: "run without `--changed-since`").map { String(decoding: $0, as: UTF8.self) }
        }
        guard let top = try text(["rev-parse", "--show-toplevel"], in: folder) else {
            throw failure("`\(displayPath(folder))` is not inside a git repository; run in a checkout, or without `--changed-since`")
        }
        // git resolves links on the way to the checkout; the paths of a call may lead over them.
        let full = absolutePath(folder)
        let below = try text(["rev-parse", "--show-prefix"], in: folder)?.trimmed(of: \.isNewline) ?? ""
        let tail = below.hasSuffix("/") ? "/" + below.dropLast() : ""
        root = full.hasSuffix(tail) ? String(full.dropLast(tail.count)) : top.trimmed(of: \.isNewline)
        guard !revision.hasPrefix("-"),
            try text(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: root) != nil
        else {
            throw failure(
                "no such commit or branch; try `git fetch origin \(revision.split(separator: "/").last ?? "main")`")
        }
        // Where the branch began: what others changed since is not ours. A shallow clone may not reach that far.
        var base = revision
        if let common = try text(["merge-base", revision, "HEAD"], in: root) {
            base = common.trimmed(of: \.isNewline)
        } else {
            remark =
                "`\(revision)` and HEAD have no common ancestor in this clone; compared their contents instead. Fetch more history for an exact result"
        }
        let options = ["-c", "core.quotePath=false", "diff", "--no-color", "--no-ext-diff", "--no-prefix", "--diff-filter=d"]
        for command in [options + ["--name-only", "-z", base, "--"], ["ls-files", "--others", "--exclude-standard", "-z"]] {
            guard let output = try text(command, in: root) else { throw failure("`git diff` failed; check the repository with `git fsck`") }
            for path in output.split(separator: "\0") where path.hasSuffix(".swift") { files.insert(root + "/" + path) }
        }
        guard withLines else { return }
        guard let patch = try text(options + ["--unified=0", base, "--", "*.swift"], in: root) else {
            throw failure("`git diff` failed; check the repository with `git fsck`")
        }
        lines = changedLines(inPatch: patch, root: root)
    }

    /// Whether one of the lines of a file changed.
    public func touches(_ path: String, lines range: ClosedRange<Int>) -> Bool {
        guard files.contains(path) else { return false }
        return lines[path]?.contains { $0.overlaps(range) } ?? true
    }
}

/// The changed lines of each file of a patch without context. Where lines were only deleted, those on both sides count.
func changedLines(inPatch patch: String, root: String) -> [String: [ClosedRange<Int>]] {
    var result: [String: [ClosedRange<Int>]] = [:]
    var file: String?
    var rest = 0
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false) {
        // Lines of a hunk are text of the file: `+++` may begin one.
        if rest > 0, line.hasPrefix("+") || line.hasPrefix("-") {
            rest -= 1
        } else if line.hasPrefix("+++ ") {
            file = root + "/" + unquoted(line.dropFirst(4))
            result[root + "/" + unquoted(line.dropFirst(4))] = []
        } else if line.hasPrefix("@@ "), let file {
            let ranges = line.split(separator: " ").dropFirst().prefix(2).map { part in
                part.dropFirst().split(separator: ",").compactMap { Int($0) }
            }
            guard ranges.count == 2, let start = ranges[1].first else { continue }
            let count = ranges[1].count > 1 ? ranges[1][1] : 1
            rest = count + (ranges[0].count > 1 ? ranges[0][1] : 1)
            result[file, default: []].append(count > 0 ? start...(start + count - 1) : max(1, start)...(start + 1))
        }
    }
    return result
}

/// A path as git writes it: in quotes with escapes where it has quotes or control characters, and a tab after one with spaces.
private func unquoted(_ text: Substring) -> String {
    var text = text
    if text.last == "\t" { text.removeLast() }
    guard text.first == "\"", text.last == "\"", text.count > 1 else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8.dropFirst().dropLast())[...]
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
            bytes.append(byte)
            continue
        }
        switch escaped {
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "0")...UInt8(ascii: "3"):
            let digits = [escaped] + rest.prefix(2)
            rest = rest.dropFirst(2)
            bytes.append(digits.reduce(0) { ($0 & 0x1F) << 3 | (($1 &- UInt8(ascii: "0")) & 7) })
        default: bytes.append(escaped)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
