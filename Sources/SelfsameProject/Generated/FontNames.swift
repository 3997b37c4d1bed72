// The names in font files: what SwiftGen and R.swift call their members after. Of an OpenType file only the table `name` is read, of a collection
// that of each font. Source: the OpenType specification, "Font file" and "name".

import SelfsameSystem

/// What a font is called.
struct FontNames: Sendable, Equatable {
    /// `Avenir Next`
    var family: String
    /// `Demi Bold Italic`
    var style: String
    /// `AvenirNext-DemiBoldItalic`
    var postScript: String

    /// How the names of font files end.
    static let suffixes = [".otf", ".ttc", ".ttf"]

    /// The fonts in a file; none where it is no font.
    static func fonts(inFile path: String) -> [FontNames] {
        FileManager.default.contents(atPath: path).map { fonts(in: [UInt8]($0)) } ?? []
    }

    /// The fonts in the bytes of a file.
    static func fonts(in bytes: [UInt8]) -> [FontNames] {
        let reader = FontReader(bytes: bytes)
        guard reader.text(at: 0) == "ttcf" else { return reader.names(ofFontAt: 0).map { [$0] } ?? [] }
        let count = reader.number(at: 8, bytes: 4) ?? 0
        return (0..<min(count, 256)).compactMap { index in
            reader.number(at: 12 + 4 * index, bytes: 4).flatMap { reader.names(ofFontAt: $0) }
        }
    }
}

/// Reads numbers and names; whatever lies outside of the file is not there.
private struct FontReader {
    let bytes: [UInt8]

    /// A number without sign, the highest byte first.
    func number(at place: Int, bytes count: Int) -> Int? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A tag of four letters.
    func text(at place: Int) -> String? {
        guard place >= 0, place <= bytes.count - 4 else { return nil }
        return String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }

    func names(ofFontAt start: Int) -> FontNames? {
        guard let tables = number(at: start + 4, bytes: 2) else { return nil }
        for index in 0..<tables {
            let record = start + 12 + 16 * index
            guard text(at: record) == "name", let table = number(at: record + 8, bytes: 4) else { continue }
            let names = names(inTableAt: table)
            // The family and style of typographers, where they differ from those that may have four styles only.
            guard let family = names[16] ?? names[1], let style = names[17] ?? names[2], let postScript = names[6] else { return nil }
            return FontNames(family: family, style: style, postScript: postScript)
        }
        return nil
    }

    /// The names by their numbers, in English where there is a choice; the Mac's own go before those of Windows.
    private func names(inTableAt table: Int) -> [Int: String] {
        guard let count = number(at: table + 2, bytes: 2), let texts = number(at: table + 4, bytes: 2) else { return [:] }
        var found: [Int: (rank: Int, text: String)] = [:]
        for index in 0..<count {
            let record = table + 6 + 12 * index
            guard let platform = number(at: record, bytes: 2), let language = number(at: record + 4, bytes: 2),
                let name = number(at: record + 6, bytes: 2), let length = number(at: record + 8, bytes: 2),
                let offset = number(at: record + 10, bytes: 2), case let start = table + texts + offset, start + length <= bytes.count
            else { continue }
            let rank: Int
            let text: String
            switch platform {
            case 0, 3:
                rank = platform == 3 && language == 0x409 ? 1 : platform == 0 ? 2 : 3
                let units = stride(from: start, to: start + length - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
                text = String(decoding: units, as: UTF16.self)
            case 1 where bytes[start..<start + length].allSatisfy { $0 < 0x80 }:
                rank = language == 0 ? 0 : 4
                text = String(decoding: bytes[start..<start + length], as: UTF8.self)
            default: continue
            }
            if found[name].map({ rank < $0.rank }) ?? true { found[name] = (rank, text) }
        }
        return found.mapValues(\.text)
    }
}
