// A source file as bytes, positions in it, and the table that turns byte offsets into lines and columns.
// Offsets are UTF-8 byte offsets from 0; lines and columns exist only here, at the edge, and count from 1.

/// A half-open range of UTF-8 byte offsets in one source file.
public struct SourceRange: Hashable, Sendable {
    /// Offset of the first byte.
    public var start: UInt32
    /// Offset after the last byte; never below `start`.
    public var end: UInt32

    /// Makes a range; an `end` before `start` gives an empty range at `start`.
    @inlinable
    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = max(start, end)
    }

    /// The number of bytes.
    @inlinable public var length: Int { Int(end - start) }

    /// Whether `other` lies inside, ends included.
    @inlinable
    public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }

    /// Whether two ranges have a place in common, ends included: a cursor is a range without length.
    package func touches(_ other: SourceRange) -> Bool { start <= other.end && other.start <= end }
}

/// A place in a source file as people read it: 1-based line, 1-based column in UTF-8 bytes, 0-based byte offset.
public struct SourceLocation: Hashable, Sendable {
    /// 1-based line.
    public var line: Int
    /// 1-based column, in UTF-8 bytes.
    public var column: Int
    /// 0-based UTF-8 byte offset.
    public var offset: Int

    /// Makes a place from its three numbers.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}

/// The bytes of one Swift file under the path that is printed for it.
public struct SourceFile: Sendable {
    /// The path as it is printed; nothing is read from it.
    public let path: String
    /// The file's bytes, whatever they are.
    public let bytes: [UInt8]
    /// Byte offset at which each line starts; the first is 0. `\n`, `\r\n` and a lone `\r` end a line.
    public let lineStarts: [UInt32]

    /// Makes a source file and its table of line starts. `bytes` beyond 4 GiB are not supported and must be refused by the caller.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts: [UInt32] = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        let span = bytes.span
        func endLine(at index: Int) {
            guard span[index] == 0x0A || index + 1 == span.count || span[index + 1] != 0x0A else { return }
            starts.append(UInt32(truncatingIfNeeded: index + 1))
        }
        var index = 0
        while index + 8 <= span.count {
            var breaks = ByteWord.lineBreaks(ByteWord.load(span, at: index))
            while breaks != 0 {
                endLine(at: index + breaks.trailingZeroBitCount >> 3)
                breaks &= breaks &- 1
            }
            index += 8
        }
        while index < span.count {
            if span[index] == 0x0A || span[index] == 0x0D { endLine(at: index) }
            index += 1
        }
        lineStarts = starts
    }

    /// The line and column of a byte offset; an offset beyond the end is the end.
    public func location(of offset: UInt32) -> SourceLocation {
        let offset = min(Int(offset), bytes.count)
        let line = lineStarts.indices.dropFirst().partitioningIndex { Int(lineStarts[$0]) > offset }
        return SourceLocation(line: line, column: offset - Int(lineStarts[line - 1]) + 1, offset: offset)
    }

    /// The bytes of a range as text; bytes that are not UTF-8 become replacement characters.
    public func text(in range: SourceRange) -> String {
        let end = min(Int(range.end), bytes.count)
        let start = min(Int(range.start), end)
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether a text stands in a range, byte for byte.
    public func contains(_ text: String, in range: SourceRange) -> Bool {
        let text = Array(text.utf8)
        guard !text.isEmpty else { return true }
        // Horspool: how far a byte under the last one of the text lets the text move on.
        var steps = [UInt8](repeating: UInt8(clamping: text.count), count: 256)
        for (index, byte) in text.dropLast().enumerated() { steps[Int(byte)] = UInt8(clamping: text.count - 1 - index) }
        let (bytes, pattern, jumps) = (bytes.span, text.span, steps.span)
        let length = pattern.count
        let last = min(Int(range.end), bytes.count) - length
        let final = pattern[length - 1]
        var start = Int(range.start)
        while start <= last {
            let byte = bytes[start &+ length &- 1]
            if byte == final {
                var rest = length &- 1
                while rest > 0, bytes[start &+ rest &- 1] == pattern[rest &- 1] { rest &-= 1 }
                if rest == 0 { return true }
            }
            start &+= Int(jumps[Int(byte)])
        }
        return false
    }
}
