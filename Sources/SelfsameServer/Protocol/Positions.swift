// Positions as the protocol counts them: lines from 0, and characters in the units that client and server agreed on. Inside of the program
// there are byte offsets only. A place beyond the end of its line is that end, one beyond the last line is the end of the text.

import SelfsameReports
import SelfsameSyntax

/// The units that a line's characters are counted in.
public enum PositionEncoding: String, Sendable {
    /// What every client understands.
    case utf16 = "utf-16"
    /// What needs no counting.
    case utf8 = "utf-8"
}

/// Turns byte offsets into positions, and back.
struct Positions {
    var encoding = PositionEncoding.utf16

    /// The position of a byte offset.
    func position(of offset: UInt32, in source: SourceFile) -> JSON {
        let place = source.location(of: offset)
        let start = place.offset - (place.column - 1)
        return position(line: place.line - 1, characters: source.bytes[start..<place.offset])
    }

    /// A range.
    func range(_ range: SourceRange, in source: SourceFile) -> JSON {
        ["start": position(of: range.start, in: source), "end": position(of: range.end, in: source)]
    }

    /// A place of a file.
    func location(_ range: SourceRange, in source: SourceFile, uri: String) -> JSON {
        ["uri": .string(uri), "range": self.range(range, in: source)]
    }

    /// The byte offset of a position.
    func offset(of position: JSON, in source: SourceFile) -> UInt32 {
        let line = max(0, position["line"].integer ?? 0)
        guard line < source.lineStarts.count else { return UInt32(truncatingIfNeeded: source.bytes.count) }
        let start = Int(source.lineStarts[line])
        let end = endOfLine(line, in: source)
        let characters = max(0, position["character"].integer ?? 0)
        if encoding == .utf8 { return UInt32(truncatingIfNeeded: min(start + characters, end)) }
        var index = start
        var units = 0
        while index < end, units < characters {
            units += Self.units(bytes: source.bytes[index])
            index += 1
            while index < end, Self.units(bytes: source.bytes[index]) == 0 { index += 1 }
        }
        return UInt32(truncatingIfNeeded: index)
    }

    /// The byte range of a range.
    func range(of range: JSON, in source: SourceFile) -> SourceRange {
        SourceRange(start: offset(of: range["start"], in: source), end: offset(of: range["end"], in: source))
    }

    /// The offset after the last character of a line.
    func endOfLine(_ line: Int, in source: SourceFile) -> Int {
        guard line + 1 < source.lineStarts.count else { return source.bytes.count }
        let start = Int(source.lineStarts[line])
        var end = Int(source.lineStarts[line + 1])
        while end > start, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    private func position(line: Int, characters: ArraySlice<UInt8>) -> JSON {
        let count = encoding == .utf8 ? characters.count : characters.reduce(0) { $0 + Self.units(bytes: $1) }
        return ["line": .integer(line), "character": .integer(count)]
    }

    /// How many UTF-16 units a character has that begins with this byte; none where the byte goes on with one.
    private static func units(bytes first: UInt8) -> Int {
        switch first {
        case 0x80..<0xC0: 0
        case 0xF0...: 2
        default: 1
        }
    }
}
