// A font file with names and nothing else, for tests of what is generated of fonts.

import SelfsameSystem

/// The bytes of a font with a table `name`.
public struct FontFile: Sendable {
    /// A record of the table.
    public struct Record: Sendable {
        var platform: Int
        var language: Int
        var name: Int
        var text: String

        /// A name by its number; in English as Windows has it unless something else is said.
        public init(_ name: Int, _ text: String, platform: Int = 3, language: Int = 0x409) {
            (self.name, self.text, self.platform, self.language) = (name, text, platform, language)
        }
    }

    /// Its names.
    public var records: [Record]

    /// A font with some names.
    public init(_ records: [Record]) { self.records = records }

    /// A font with a family, a style and a name.
    public init(family: String, style: String, name: String) {
        self.init([Record(1, family), Record(2, style), Record(6, name)])
    }

    /// The file.
    public var bytes: [UInt8] { [0, 1, 0, 0] + tables(at: 0) }

    /// A collection of fonts.
    public static func collection(_ fonts: [FontFile]) -> [UInt8] {
        var bytes = Array("ttcf".utf8) + big(0x1_0000, 4) + big(fonts.count, 4)
        var bodies: [UInt8] = []
        for font in fonts {
            let start = 12 + 4 * fonts.count + bodies.count
            bytes += big(start, 4)
            bodies += [0, 1, 0, 0] + font.tables(at: start)
        }
        return bytes + bodies
    }

    private func tables(at start: Int) -> [UInt8] {
        let table = names
        let head =
            Self.big(1, 2) + Self.big(0, 6) + Array("name".utf8) + Self.big(0, 4) + Self.big(start + 28, 4) + Self.big(table.count, 4)
        return head + table
    }

    private var names: [UInt8] {
        var texts: [UInt8] = []
        var list: [UInt8] = []
        for record in records {
            let text = record.platform == 1 ? Array(record.text.utf8) : record.text.utf16.flatMap { Self.big(Int($0), 2) }
            list += Self.big(record.platform, 2) + Self.big(1, 2) + Self.big(record.language, 2) + Self.big(record.name, 2)
            list += Self.big(text.count, 2) + Self.big(texts.count, 2)
            texts += text
        }
        return Self.big(0, 2) + Self.big(records.count, 2) + Self.big(6 + list.count, 2) + list + texts
    }

    private static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
