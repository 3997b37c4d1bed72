// Which pieces of the embedded descriptions a program can come to need. A description is cut into pieces: a declaration, or the header of one
// that has members. The index says for each piece which names it declares and which it mentions, so that only what the names of a program
// lead to is parsed. Invariant: what is left out could not have changed an answer. Names are codes of 24 bits; two names with one code only
// make more needed.

import SelfsameSyntax

/// The pieces of all descriptions, as `DescriptionIndexWriter` writes them.
///
/// A piece is its kind, the number of its bytes, the codes of the names it declares, `!` and those it mentions. The members of a piece follow
/// it, up to one of kind `end`, which has the bytes of its closing brace.
public struct DescriptionIndex: Sendable {
    /// What makes a piece needed.
    enum Kind: UInt8, Sendable {
        /// The rest of a description: what follows it belongs to the next one.
        case file = 0x70
        /// A declaration that is needed by its name.
        case named
        /// A declaration that is needed with the type around it, or always: an initialiser, a case, a stored property, a requirement.
        case member
        /// The header of a type.
        case type
        /// The header of an extension: needed when all of its names are.
        case extending
        /// The header of an extension that adds conformances.
        case conforming
        /// `#if`, up to its first declaration: needed when something inside of it is.
        case condition
        /// `#elseif` or `#else`.
        case clause
        /// The end of what a header opened.
        case end

        var isExtension: Bool { self == .extending || self == .conforming }
        /// Whether it is needed for itself.
        var isDeclaration: Bool { self == .named || self == .member || self == .type || isExtension }
        var opens: Bool { self == .type || isExtension || self == .condition }
    }

    /// One piece.
    struct Piece: Sendable {
        var kind: Kind
        /// Its bytes in the description.
        var bytes: Range<UInt32>
        /// The piece around it; -1 for none.
        var parent: Int32
        /// The type or extension around it, conditions apart; -1 for none.
        var owner: Int32
        /// The piece after it and what it opens.
        var end: Int32
        var names: Range<Int32>
        var mentions: Range<Int32>
    }

    private(set) var pieces: [Piece] = []
    private(set) var codes: [UInt32] = []
    /// Names that the analysis asks for by itself, of what is used.
    private let asked: [UInt32]

    /// Reads an index, with the names that the analysis asks for by itself, between spaces and line breaks.
    public init(_ text: String, asking names: String) {
        asked = names.split { $0 == " " || $0 == "\n" }.map { nameCode(Array($0.utf8)) }
        pieces.reserveCapacity(text.utf8.count / 16)
        codes.reserveCapacity(text.utf8.count / 8)
        let bytes = Array(text.utf8)
        read(bytes.span)
    }

    private mutating func read(_ text: Span<UInt8>) {
        var open: [Int32] = []
        var owner: Int32 = -1
        var position: UInt32 = 0
        var index = 0
        while index < text.count {
            guard let kind = Kind(rawValue: text[index]) else {
                index += 1
                continue
            }
            index += 1
            var length: UInt32 = 0
            var shift: UInt32 = 0
            while index < text.count, case let digit = UInt32(text[index]) &- 0x30, digit < 64 {
                index += 1
                length |= (digit & 31) << shift
                shift += 5
                if digit < 32 { break }
            }
            let names = readCodes(text, &index)
            var mentions = names.upperBound..<names.upperBound
            if index < text.count, text[index] == UInt8(ascii: "!") {
                index += 1
                mentions = readCodes(text, &index)
            }
            let end = position + length
            let parent = open.last ?? -1
            let number = Int32(truncatingIfNeeded: pieces.count)
            pieces.append(
                Piece(kind: kind, bytes: position..<end, parent: parent, owner: owner, end: number + 1, names: names, mentions: mentions))
            position = kind == .file ? 0 : end
            if kind.opens {
                open.append(number)
                if kind != .condition { owner = number }
            } else if kind == .end, let closed = open.popLast() {
                owner = pieces[Int(closed)].owner
                pieces[Int(closed)].end = number + 1
            }
        }
    }

    /// Codes of four digits each.
    private mutating func readCodes(_ text: Span<UInt8>, _ index: inout Int) -> Range<Int32> {
        let start = Int32(truncatingIfNeeded: codes.count)
        while index + 4 <= text.count, text[index] &- 0x30 < 64 {
            var code: UInt32 = 0
            for offset in 0..<4 { code = code << 6 | UInt32(text[index + offset] &- 0x30) & 63 }
            codes.append(code)
            index += 4
        }
        return start..<Int32(truncatingIfNeeded: codes.count)
    }

    /// What is needed of one description.
    public struct Need: Sendable {
        /// The bytes, in order.
        public var parts: [Range<Int>] = []
        /// How long the description is that the index was made from.
        public var length = 0
    }

    /// For each description what a program needs that spells certain names.
    public func needed(by names: SpelledNames) -> [Need] {
        var need = DescriptionNeed(self, spelled: names.codes)
        need.close(asking: asked)
        return need.needs()
    }
}

/// The names that the files of a program spell.
public struct SpelledNames: Sendable {
    fileprivate private(set) var codes = CodeSet()

    /// The names in files.
    public init(in files: [FileIndex]) {
        codes.insert(anyKeywordCode)
        for file in files { add(file.names, of: file.tree.source.bytes) }
    }

    /// Whether a file spells no other names.
    public func cover(_ tree: SyntaxTree) -> Bool {
        let bytes = tree.source.bytes
        return FileNames(tree: tree).names.allSatisfy { name in
            Self.codes(of: name, in: bytes.span) { codes.contains($0) }
        }
    }

    private mutating func add(_ names: FileNames, of bytes: [UInt8]) {
        for name in names.names {
            _ = Self.codes(of: name, in: bytes.span) { code in
                codes.insert(code)
                return true
            }
        }
    }

    /// Whether something holds for the code of a name, and for that of the name without the `$` or `_` of a wrapper.
    private static func codes(of name: FileName, in bytes: Span<UInt8>, _ holds: (UInt32) -> Bool) -> Bool {
        guard holds(nameCode(hash: name.hash)) else { return false }
        let (start, end) = (Int(name.start), Int(name.end))
        guard bytes[start] == UInt8(ascii: "$") || bytes[start] == UInt8(ascii: "_"), end > start + 1 else { return true }
        return holds(nameCode(hash: nameHash(bytes, from: start + 1, to: end)))
    }
}

/// What is needed of the descriptions, while that is found out.
private struct DescriptionNeed {
    /// How much of a piece is needed.
    private enum Level: UInt8, Comparable {
        case nothing
        /// That it is there: somebody asks by its name who declares it, or mentions it where a type is not used. Nothing follows but headers.
        case there
        /// All of it, and what it mentions.
        case used

        static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    private let pieces: [DescriptionIndex.Piece]
    private let codes: [UInt32]
    private var levels: [Level]
    /// Names in the program's own code.
    private let spelled: CodeSet
    /// Names in that and in what is used.
    private var used: CodeSet
    /// Names of which the headers are needed.
    private var there = CodeSet()
    private let declaring: DeclaringPieces
    /// Pieces that may be needed more than they were.
    private var pending: [Int32] = []

    init(_ index: DescriptionIndex, spelled: CodeSet) {
        pieces = index.pieces
        codes = index.codes
        self.spelled = spelled
        used = spelled
        levels = Array(repeating: .nothing, count: pieces.count)
        declaring = DeclaringPieces(pieces, codes)
    }

    /// Adds what follows from what is needed until nothing does.
    mutating func close(asking asked: [UInt32]) {
        for code in asked { used.insert(code) }
        for number in pieces.indices where pieces[number].kind.isDeclaration {
            if !pieces[number].kind.isExtension, contains(spelled, anyOf: pieces[number].names) { raise(number, to: .there) }
            // What stands at the top of a description; the rest follows what it stands in.
            if pieces[number].owner < 0 { pending.append(Int32(truncatingIfNeeded: number)) }
        }
        while let next = pending.popLast() {
            let number = Int(next)
            let level = level(of: pieces[number])
            if level > levels[number] { raise(number, to: level) }
        }
    }

    private func level(of piece: DescriptionIndex.Piece) -> Level {
        let around = piece.owner < 0 ? Level.used : levels[Int(piece.owner)]
        switch piece.kind {
        case .file, .condition, .clause, .end: return .nothing
        case .extending, .conforming:
            if contains(used, allOf: piece.names) { return .used }
            return piece.kind == .conforming && contains(there, allOf: piece.names) ? .there : .nothing
        case .member where around == .used: return .used
        case .named where around == .used && contains(used, anyOf: piece.names): return .used
        case .type where around == .used && contains(used, anyOf: piece.names): return .used
        case .type: return contains(there, anyOf: piece.names) ? .there : .nothing
        case .named, .member: return around >= .there && contains(there, anyOf: piece.names) ? .there : .nothing
        }
    }

    private mutating func raise(_ number: Int, to level: Level) {
        guard levels[number] < level else { return }
        levels[number] = level
        let piece = pieces[number]
        for index in piece.mentions { note(codes[Int(index)], at: level) }
        if level == .there, piece.kind == .type || piece.kind.isExtension {
            for index in piece.names { note(codes[Int(index)], at: .there) }
        }
        if piece.kind.opens {
            for inner in number + 1..<Int(piece.end) where pieces[inner].owner == Int32(truncatingIfNeeded: number) {
                pending.append(Int32(truncatingIfNeeded: inner))
            }
        }
        if piece.parent >= 0 { raise(Int(piece.parent), to: .there) }
    }

    /// Takes down that a name is needed: what declares it may be, too.
    private mutating func note(_ code: UInt32, at level: Level) {
        guard level == .used ? used.insert(code) : there.insert(code) else { return }
        declaring.forEach(of: code) { pending.append($0) }
    }

    private func contains(_ set: CodeSet, anyOf names: Range<Int32>) -> Bool {
        for index in names where set.contains(codes[Int(index)]) { return true }
        return false
    }

    private func contains(_ set: CodeSet, allOf names: Range<Int32>) -> Bool {
        for index in names where !set.contains(codes[Int(index)]) { return false }
        return true
    }

    /// The bytes of what is needed: neighbours in one range.
    func needs() -> [DescriptionIndex.Need] {
        var result: [DescriptionIndex.Need] = []
        var need = DescriptionIndex.Need()
        var open: [Bool] = []
        for (number, piece) in pieces.enumerated() {
            let bytes = Int(piece.bytes.lowerBound)..<Int(piece.bytes.upperBound)
            var isNeeded = levels[number] > .nothing
            switch piece.kind {
            case .file:
                need.length = bytes.upperBound
                result.append(need)
                need = DescriptionIndex.Need()
                continue
            case .clause: isNeeded = open.last ?? false
            case .end: isNeeded = open.popLast() ?? false
            case .type, .extending, .conforming, .condition: open.append(isNeeded)
            case .named, .member: break
            }
            guard isNeeded, !bytes.isEmpty else { continue }
            if let last = need.parts.last, last.upperBound == bytes.lowerBound {
                need.parts[need.parts.count - 1] = last.lowerBound..<bytes.upperBound
            } else {
                need.parts.append(bytes)
            }
        }
        return result
    }
}

/// The pieces that declare each name: lists in one array, by the lowest digits of the names' codes.
private struct DeclaringPieces {
    private static let size = 1 << 12
    private var heads = [Int32](repeating: -1, count: size)
    private var entries: [(code: UInt32, piece: Int32, next: Int32)] = []

    init(_ pieces: [DescriptionIndex.Piece], _ codes: [UInt32]) {
        entries.reserveCapacity(pieces.count)
        for (number, piece) in pieces.enumerated() where piece.kind.isDeclaration {
            for index in piece.names {
                let code = codes[Int(index)]
                let slot = Int(code) & (Self.size - 1)
                entries.append((code, Int32(truncatingIfNeeded: number), heads[slot]))
                heads[slot] = Int32(truncatingIfNeeded: entries.count - 1)
            }
        }
    }

    func forEach(of code: UInt32, _ body: (Int32) -> Void) {
        var next = heads[Int(code) & (Self.size - 1)]
        while next >= 0 {
            let entry = entries[Int(next)]
            if entry.code == code { body(entry.piece) }
            next = entry.next
        }
    }
}

/// The code of a name that is spelled as a keyword, whichever: it counts as spelled everywhere.
let anyKeywordCode: UInt32 = 0

/// The code of a name.
@inline(__always)
func nameCode(hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) & 0xFF_FFFF }

/// The code of a name by its bytes.
func nameCode(_ bytes: [UInt8]) -> UInt32 { nameCode(hash: nameHash(bytes.span, from: 0, to: bytes.count)) }

/// A set of codes of names: an open-addressing table.
struct CodeSet: Sendable {
    /// Code + 1 in a slot, 0 for a free slot. The count is a power of two and at most half full.
    private var slots = [UInt32](repeating: 0, count: 1 << 13)
    private var count = 0

    @inline(__always)
    func contains(_ code: UInt32) -> Bool {
        let mask = slots.count &- 1
        var slot = Int(code) & mask
        while case let found = slots[slot], found != 0 {
            if found == code &+ 1 { return true }
            slot = (slot &+ 1) & mask
        }
        return false
    }

    /// Adds a code; false where it is there already.
    @discardableResult
    mutating func insert(_ code: UInt32) -> Bool {
        let mask = slots.count - 1
        var slot = Int(code) & mask
        while slots[slot] != 0 {
            if slots[slot] == code + 1 { return false }
            slot = (slot + 1) & mask
        }
        slots[slot] = code + 1
        count += 1
        guard count * 2 > slots.count else { return true }
        let old = slots
        slots = Array(repeating: 0, count: old.count * 2)
        count = 0
        for entry in old where entry != 0 { insert(entry - 1) }
        return true
    }
}
