// Text that replaces a range of a file, put together from pieces of the file and new words. It remembers which pieces were taken over, so that
// a comment that would get lost is noticed, and it moves the lines of a piece from their old indentation to the new one.

import SelfsameSyntax

/// A replacement in the making.
struct Replacement {
    /// The file.
    let tree: SyntaxTree
    /// What is replaced.
    let range: SourceRange
    /// The text so far.
    private(set) var text = ""
    private var kept: [SourceRange] = []

    init(of range: SourceRange, in tree: SyntaxTree) {
        self.tree = tree
        self.range = range
    }

    /// The file's line break.
    var newline: String { tree.source.newline }

    /// The white space that the replaced range's first line starts with.
    var indentation: String { tree.source.indentation(at: range.start) }

    /// One step of indentation in this file, as the lines of `inner` are indented against the replaced range.
    func unit(of inner: SourceRange) -> String {
        let deeper = tree.source.indentation(at: inner.start)
        if deeper.utf8.count > indentation.utf8.count, deeper.hasPrefix(indentation) {
            return String(deeper.dropFirst(indentation.count))
        }
        return indentation.contains("\t") ? "\t" : "    "
    }

    /// Adds new words.
    mutating func add(_ words: String) { text += words }

    /// Starts a new line, indented as the replaced range and `extra` beyond.
    mutating func addLine(_ words: String, extra: String = "") { text += newline + indentation + extra + words }

    /// Takes over a piece of the file. Its lines after the first are moved: where they start with the indentation of the piece's first line,
    /// they start with that of the replaced range and `extra`. `changes` replace parts of the piece; their lines are also moved.
    mutating func take(_ piece: SourceRange, extra: String = "", changing edits: [Edit] = []) {
        let old = tree.source.indentation(at: piece.start)
        let new = indentation + extra
        var changes = edits.filter { piece.contains($0.range) }.sorted { $0.range.start < $1.range.start }
        for index in changes.indices { changes[index].replacement = changes[index].replacement.reindented(from: old, to: new) }
        var end = piece.start
        for change in changes where change.range.start >= end {
            kept.append(SourceRange(start: end, end: change.range.start))
            end = change.range.end
        }
        kept.append(SourceRange(start: end, end: piece.end))
        let moves = tree.lineMoves(in: piece, from: old, to: new).filter { move in
            !changes.contains { $0.range.start <= move.range.start && move.range.start < $0.range.end }
        }
        let shifted = (changes + moves).map { change in
            Edit(
                range: SourceRange(start: change.range.start - piece.start, end: change.range.end - piece.start),
                replacement: change.replacement)
        }
        let bytes = Array(tree.source.bytes[Int(piece.start)..<Int(piece.end)])
        text += String(decoding: shifted.applied(to: bytes), as: UTF8.self)
    }

    /// A part of a piece is carried over by the words that replace it.
    mutating func keep(_ part: SourceRange) { kept.append(part) }

    /// Whether a comment in the replaced range is in none of the pieces taken over.
    var losesComment: Bool {
        tree.commentRanges(in: range).contains { comment in !kept.contains { $0.contains(comment) } }
    }

    /// The edit.
    var edit: Edit { Edit(range: range, replacement: text) }
}

extension String {
    /// Every line after the first that starts with `old` starts with `new` instead.
    func reindented(from old: String, to new: String) -> String {
        if old == new { return self }
        var result: [UInt8] = []
        let bytes = Array(utf8)
        let from = Array(old.utf8)
        var index = 0
        while index < bytes.count {
            result.append(bytes[index])
            index += 1
            guard bytes[index - 1] == 0x0A, bytes[index...].starts(with: from) else { continue }
            index += from.count
            result += new.utf8
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension SourceFile {
    /// The line break that the file uses.
    var newline: String {
        guard lineStarts.count > 1 else { return "\n" }
        let end = Int(lineStarts[1])
        return end >= 2 && bytes[end - 1] == 0x0A && bytes[end - 2] == 0x0D ? "\r\n" : "\n"
    }

    /// The white space at the start of the line that holds `offset`.
    func indentation(at offset: UInt32) -> String {
        let start = Int(lineStarts[location(of: offset).line - 1])
        let space = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: space, as: UTF8.self)
    }

    /// Whether nothing but white space precedes `offset` on its line.
    func isFirstOnLine(_ offset: UInt32) -> Bool {
        let start = Int(lineStarts[location(of: offset).line - 1])
        return bytes[start..<Int(offset)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}

extension SyntaxTree {
    /// The edits that move the lines of a piece of the file, its first one excepted, to a different indentation: those that start with `old` start
    /// with `new`. Lines of a string literal over several lines move only together with its closing delimiter, else its value would change.
    fileprivate func lineMoves(in piece: SourceRange, from old: String, to new: String) -> [Edit] {
        if old == new { return [] }
        let fixed = stringsThatStay(in: piece, indentation: old)
        let first = source.location(of: piece.start).line
        let last = source.location(of: piece.end).line
        let bytes = source.bytes
        return source.lineStarts[first..<max(first, last)].compactMap { start in
            let line = bytes[Int(start)..<Int(piece.end)]
            guard line.starts(with: old.utf8), !fixed.contains(where: { $0.start < start && start < $0.end }) else { return nil }
            // An empty line stays empty.
            if let next = line.first, old.isEmpty, next == 0x0A || next == 0x0D { return nil }
            return Edit(range: SourceRange(start: start, end: start + UInt32(old.utf8.count)), replacement: new)
        }
    }

    /// String literals over several lines whose closing delimiter is not indented by `indentation`.
    private func stringsThatStay(in piece: SourceRange, indentation: String) -> [SourceRange] {
        stringsOverLines(in: piece).filter { !source.indentation(at: $0.end).hasPrefix(indentation) }
    }

    /// Whether a string literal in a range is on several lines: their indentation may be part of its value.
    func hasStringOverLines(in piece: SourceRange) -> Bool {
        !stringsOverLines(in: piece).isEmpty
    }

    /// String literals over several lines in a range.
    private func stringsOverLines(in piece: SourceRange) -> [SourceRange] {
        var result: [SourceRange] = []
        var index = firstNode(from: firstToken(from: piece.start))
        while index < nodes.count, tokens.range(TokenID(nodes[index].firstToken)).start < piece.end {
            if nodes[index].kind == .string {
                let range = range(NodeID(UInt32(index)))
                if piece.contains(range), source.location(of: range.start).line != source.location(of: range.end).line {
                    result.append(range)
                }
            }
            index += 1
        }
        return result
    }

    /// The first node that starts at or after a token: nodes are in pre-order, so their first tokens ascend.
    private func firstNode(from token: TokenID) -> Int {
        nodes.indices.partitioningIndex { nodes[$0].firstToken >= token.rawValue }
    }

    /// The comments between the tokens of a range.
    func commentRanges(in range: SourceRange) -> [SourceRange] {
        var result: [SourceRange] = []
        var index = firstToken(from: range.start)
        while index.rawValue < UInt32(tokens.count) {
            let gap = tokens.gap(before: index)
            if gap.start >= range.end { break }
            result += comments(before: index).map(\.range).filter { range.contains($0) }
            index = index.next
        }
        return result
    }

    /// The first token that starts at or after an offset.
    func firstToken(from offset: UInt32) -> TokenID {
        TokenID((0..<UInt32(tokens.count)).partitioningIndex { tokens.range(TokenID($0)).start >= offset })
    }
}
