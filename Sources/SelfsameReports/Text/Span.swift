// Ranges of a file as places that people and editors use, made while the file is at hand.

import SelfsameSyntax

/// A place as every JSON output prints it.
public struct Place: Hashable, Sendable, Encodable {
    /// 1-based line.
    public var line: Int
    /// 1-based column in UTF-8 bytes.
    public var column: Int
    /// 0-based UTF-8 byte offset.
    public var offset: Int
}

/// A range of a file with both ends as places; the end is exclusive.
public struct Span: Hashable, Sendable {
    /// The first byte.
    public var start: Place
    /// After the last byte.
    public var end: Place

    /// Both ends of a range of a file.
    public init(_ range: SourceRange, in source: SourceFile) {
        start = Place(source.location(of: range.start))
        end = Place(source.location(of: range.end))
    }

    /// The byte range.
    public var range: SourceRange {
        SourceRange(start: UInt32(clamping: start.offset), end: UInt32(clamping: end.offset))
    }
}

extension Place {
    init(_ location: SourceLocation) {
        self.init(line: location.line, column: location.column, offset: location.offset)
    }
}

/// `PATH:LINE:COLUMN` of the start of a span.
public func placeText(_ path: String, _ span: Span) -> String { place(path, span.start) }

/// `PATH:LINE:COLUMN`.
func place(_ path: String, _ place: Place) -> String { "\(printable(path)):\(place.line):\(place.column)" }
