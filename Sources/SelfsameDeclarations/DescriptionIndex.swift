// Which pieces of the embedded descriptions a program can come to need. A description is cut into pieces: a declaration, or the header of one
// that has members. The index says for each piece which names it declares and which it mentions, so that only what the names of a program
// lead to is parsed. Invariant: what is left out could not have changed an answer. Names are codes of 22 bits; two names with one code only
// make more needed.

import SelfsameSyntax

/// The pieces of all descriptions, as `DescriptionIndexWriter` writes them.
///
/// A piece is its kind and the number of its bytes. A declaration goes on with how many names it declares and how many it mentions, and with the
/// codes of both. The members of a piece follow it, up to one of kind `end`, which has the bytes of its closing brace.
public struct DescriptionIndex: Sendable {
    /// What makes a piece needed.
    enum Kind: UInt8, Sendable {
        /// The rest of a description: what follows it belongs to the next one.
        case file = 0x70
        /// A declaration that is needed by its name.
        case named
        /// A declaration that is needed with the type around it, or always: a case, a stored property, a requirement.
        case member
        /// The header of a type.
        case type
        /// The header of an extension: needed when all of its names are, those of its type and of the protocols that it asks for.
        case extending
        /// The header of an extension that adds conformances.
        case conforming
        /// `#if`, up to its first declaration: needed when something inside of it is.
        case condition
        /// `#elseif` or `#else`.
        case clause
        /// The end of what a header opened; no piece of its own.
        case end
        /// A function or an initialiser that is needed by its name and all labels that no call of it can do without, or where somebody refers
        /// to it without a call.
        case called

        var isExtension: Bool { self == .extending || self == .conforming }
        /// Whether it is needed for itself.
        var isDeclaration: Bool { self == .named || self == .called || self == .member || self == .type || isExtension }
        var opens: Bool { self == .type || isExtension || self == .condition }
    }

    /// One piece.
    struct Piece: Sendable {
        var kind: Kind
        /// How many names it declares and how many it mentions.
        var nameCount: UInt8
        var mentionCount: UInt16
        /// How many bytes it has, and how many end what it opens.
        var length: UInt16
        var endLength: UInt16 = 0
        /// Where the codes of its names and of those it mentions stand in the index.
        var codes: UInt32
        /// Where its bytes begin in the description.
        var start: UInt32
        /// The piece around it; -1 for none.
        var parent: Int32
        /// The type or extension around it, conditions apart; -1 for none.
        var owner: Int32
        /// The piece after it and what it opens.
        var end: Int32
    }

    private(set) var pieces: [Piece] = []
    /// Pieces that nobody has to name.
    private(set) var always: [Int32] = []
    /// The index as it is written: codes are read where they stand.
    let text: String
    /// Names that the analysis asks for by itself, of what is used.
    private let asked: [UInt32]
    /// Types that the analysis only recognises: their headers are there.
    private let recognised: [UInt32]

    /// Reads an index, with the names that the analysis asks for by itself and those of types that it recognises, between spaces and line
    /// breaks.
    public init(_ text: String, asking names: String, recognising types: String) {
        asked = nameCodes(in: names)
        recognised = nameCodes(in: types)
        self.text = text
        withUTF8(of: text) { read($0) }
    }

    private mutating func read(_ text: Span<UInt8>) {
        var pieces: [Piece] = []
        // One piece has about seventeen bytes.
        pieces.reserveCapacity(text.count / 16)
        var open: [Int32] = []
        var owner: Int32 = -1
        var position: UInt32 = 0
        var index = 0
        while index < text.count {
            guard let kind = Kind(rawValue: text[index]) else {
                index &+= 1
                continue
            }
            index &+= 1
            let number = Int32(truncatingIfNeeded: pieces.count)
            let length = Self.number(text, &index)
            if kind == .end {
                if let closed = open.popLast() {
                    owner = pieces[Int(closed)].owner
                    pieces[Int(closed)].end = number
                    pieces[Int(closed)].endLength = UInt16(truncatingIfNeeded: length)
                }
                position &+= length
                continue
            }
            var piece = Piece(
                kind: kind, nameCount: 0, mentionCount: 0, length: UInt16(truncatingIfNeeded: length), codes: 0, start: position,
                parent: open.last ?? -1, owner: owner, end: number &+ 1)
            if kind.isDeclaration {
                piece.nameCount = UInt8(truncatingIfNeeded: Self.number(text, &index))
                piece.mentionCount = UInt16(truncatingIfNeeded: Self.number(text, &index))
                piece.codes = UInt32(truncatingIfNeeded: index)
                index &+= 4 &* (Int(piece.nameCount) &+ Int(piece.mentionCount))
                if owner < 0, kind == .member || piece.nameCount == 0 { always.append(number) }
            }
            pieces.append(piece)
            position = kind == .file ? 0 : position &+ length
            if kind.opens {
                open.append(number)
                if kind != .condition { owner = number }
            }
        }
        self.pieces = pieces
    }

    /// Reads digits of five bits, the lowest first, to which 32 is added where another follows.
    @inline(__always)
    private static func number(_ text: Span<UInt8>, _ index: inout Int) -> UInt32 {
        guard index < text.count else { return 0 }
        var digit = UInt32(text[index]) &- 0x30
        // Most numbers have one digit.
        if digit < 32 {
            index &+= 1
            return digit
        }
        var number: UInt32 = 0
        var shift: UInt32 = 0
        while digit < 64 {
            index &+= 1
            number |= (digit & 31) &<< shift
            shift &+= 5
            if digit < 32 || index == text.count { break }
            digit = UInt32(text[index]) &- 0x30
        }
        return number
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
        withUTF8(of: text) { need.close($0, asking: asked, recognising: recognised) }
        return need.needs()
    }
}

/// The names that the files of a program spell, and those of them that stand somewhere without a call.
public struct SpelledNames: Sendable {
    fileprivate private(set) var codes = CodeSet()

    /// The names in files.
    public init(in files: some Sequence<FileIndex>) {
        codes.insert(anyKeywordCode)
        for file in files { insert(file.names, of: file.tree) }
    }

    /// Adds the names in a file.
    public mutating func insert(_ tree: SyntaxTree) { insert(FileNames(tree: tree), of: tree) }

    private mutating func insert(_ names: FileNames, of tree: SyntaxTree) {
        _ = Self.codes(of: names, in: tree) { code in
            codes.insert(code)
            return true
        }
    }

    /// Adds the names of other files.
    public mutating func formUnion(_ other: SpelledNames) { other.codes.forEach { codes.insert($0) } }

    /// Whether a file spells no other names.
    public func cover(_ tree: SyntaxTree) -> Bool { Self.codes(of: FileNames(tree: tree), in: tree) { codes.contains($0) } }

    /// Whether something holds for all codes that the names of a file have.
    private static func codes(of names: FileNames, in tree: SyntaxTree, _ holds: (UInt32) -> Bool) -> Bool {
        let bytes = tree.source.bytes
        for name in names.names where !codes(of: name, in: bytes.span, holds) { return false }
        let (kinds, flags) = (tree.tokens.kinds, tree.tokens.flags)
        var isReferredTo = [Bool](repeating: false, count: names.names.count)
        for token in kinds.indices.dropLast() where kinds[token] == .identifier || kinds[token] == .initKeyword {
            // No function is a condition: before a brace, too, it is called.
            let isCalled = kinds[token + 1] == .leftParen || kinds[token + 1] == .leftBrace
            if isCalled, !flags[token + 1].contains(.newlineBefore) { continue }
            if kinds[token] == .initKeyword {
                if token > 0, kinds[token - 1] == .period, !holds(referenceCode(initializerCode)) { return false }
            } else if case let number = Int(names.nameOfToken[TokenID(UInt32(truncatingIfNeeded: token))]), number < isReferredTo.count,
                !isReferredTo[number]
            {
                isReferredTo[number] = true
                if !holds(referenceCode(nameCode(hash: names.names[number].hash(in: bytes.span)))) { return false }
            }
        }
        return true
    }

    /// Whether something holds for the code of a name, and for that of the name without the `$` or `_` of a wrapper.
    private static func codes(of name: FileName, in bytes: Span<UInt8>, _ holds: (UInt32) -> Bool) -> Bool {
        guard holds(nameCode(hash: name.hash(in: bytes))) else { return false }
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
    private var levels: [Level]
    /// Names in the program's own code.
    private let spelled: CodeSet
    /// Names in that and in what is used.
    private var used: CodeSet
    /// Names of which the headers are needed.
    private var there = CodeSet()
    private let declaring: DeclaringPieces
    private let always: [Int32]
    /// Pieces that may be needed more than they were.
    private var pending: [Int32] = []

    init(_ index: DescriptionIndex, spelled: CodeSet) {
        pieces = index.pieces
        always = index.always
        self.spelled = spelled
        used = spelled
        levels = Array(repeating: .nothing, count: pieces.count)
        declaring = withUTF8(of: index.text) { DeclaringPieces(index.pieces, $0) }
    }

    /// Adds what follows from what is needed until nothing does.
    mutating func close(_ text: Span<UInt8>, asking asked: [UInt32], recognising recognised: [UInt32]) {
        for code in asked {
            note(code, at: .used)
            note(labelCode(code), at: .used)
            note(referenceCode(code), at: .used)
        }
        for code in recognised { note(code, at: .there) }
        // Every type has its initialisers.
        used.insert(initializerCode)
        spelled.forEach { code in
            declaring.forEach(of: code) { number in
                if !pieces[Int(number)].kind.isExtension { raise(Int(number), to: .there, text) }
                pending.append(number)
            }
        }
        pending += always
        while let next = pending.popLast() {
            let number = Int(next)
            if levels[number] == .used { continue }
            let level = level(of: pieces[number], text)
            if level > levels[number] { raise(number, to: level, text) }
        }
    }

    private func level(of piece: DescriptionIndex.Piece, _ text: Span<UInt8>) -> Level {
        let around = piece.owner < 0 ? Level.used : levels[Int(piece.owner)]
        switch piece.kind {
        case .file, .condition, .clause, .end: return .nothing
        case .extending, .conforming:
            if contains(used, allNamesOf: piece, text) { return .used }
            return piece.kind == .conforming && contains(there, allNamesOf: piece, text) ? .there : .nothing
        case .member where around == .used: return .used
        case .named where around == .used && contains(used, anyNameOf: piece, text): return .used
        case .called where around == .used && isUsed(called: piece, text): return .used
        case .type where around == .used && contains(used, anyNameOf: piece, text): return .used
        case .type: return contains(there, anyNameOf: piece, text) ? .there : .nothing
        case .named, .member: return around >= .there && contains(there, anyNameOf: piece, text) ? .there : .nothing
        case .called: return around >= .there && there.contains(code(0, of: piece, text)) ? .there : .nothing
        }
    }

    /// Whether somebody may call what has a name and these labels, or refers to it without a call.
    private func isUsed(called piece: DescriptionIndex.Piece, _ text: Span<UInt8>) -> Bool {
        let name = code(0, of: piece, text)
        guard used.contains(name) else { return false }
        if used.contains(referenceCode(name)) { return true }
        for index in 1..<Int(piece.nameCount) {
            let label = code(index, of: piece, text)
            if !used.contains(label), !spelled.contains(plainCode(label)) { return false }
        }
        return true
    }

    private mutating func raise(_ number: Int, to level: Level, _ text: Span<UInt8>) {
        guard levels[number] < level else { return }
        levels[number] = level
        let piece = pieces[number]
        for index in 0..<Int(piece.mentionCount) { note(code(Int(piece.nameCount) &+ index, of: piece, text), at: level) }
        if level == .there, piece.kind == .type || piece.kind.isExtension {
            for index in 0..<Int(piece.nameCount) { note(code(index, of: piece, text), at: .there) }
        }
        if piece.kind.opens, piece.kind != .condition {
            var inner = number + 1
            while inner < Int(piece.end) {
                pending.append(Int32(truncatingIfNeeded: inner))
                // The members of a nested type belong to that type.
                inner = pieces[inner].kind == .condition ? inner + 1 : Int(pieces[inner].end)
            }
        }
        if piece.parent >= 0 { raise(Int(piece.parent), to: .there, text) }
    }

    /// Takes down that a name is needed: what declares it may be, too.
    private mutating func note(_ code: UInt32, at level: Level) {
        guard level == .used ? used.insert(code) : there.insert(code) else { return }
        declaring.forEach(of: isReference(code) ? plainCode(code) : code) { pending.append($0) }
    }

    /// A code of a piece: first those of its names, then those of its mentions.
    @inline(__always)
    private func code(_ index: Int, of piece: DescriptionIndex.Piece, _ text: Span<UInt8>) -> UInt32 {
        readCode(text, Int(piece.codes) &+ 4 &* index)
    }

    private func contains(_ set: CodeSet, anyNameOf piece: DescriptionIndex.Piece, _ text: Span<UInt8>) -> Bool {
        for index in 0..<Int(piece.nameCount) where set.contains(code(index, of: piece, text)) { return true }
        return false
    }

    private func contains(_ set: CodeSet, allNamesOf piece: DescriptionIndex.Piece, _ text: Span<UInt8>) -> Bool {
        for index in 0..<Int(piece.nameCount) where !set.contains(code(index, of: piece, text)) { return false }
        return true
    }

    /// The bytes of what is needed: neighbours in one range.
    func needs() -> [DescriptionIndex.Need] {
        var result: [DescriptionIndex.Need] = []
        var need = DescriptionIndex.Need()
        var open: [DescriptionIndex.Piece] = []
        var next = 0
        while next < pieces.count {
            let (number, piece) = (next, pieces[next])
            next += 1
            if let last = open.last, Int(last.end) <= number {
                // What ends here ends before this piece, the innermost first.
                var closed = 1
                while closed < open.count, Int(open[open.count - 1 - closed].end) <= number { closed += 1 }
                var end = Int(piece.start) - open.suffix(closed).reduce(0) { $0 + Int($1.endLength) }
                for _ in 0..<closed {
                    let length = Int(open.removeLast().endLength)
                    need.add(end..<end + length)
                    end += length
                }
            }
            if levels[number] == .nothing, piece.kind.isDeclaration || piece.kind == .condition {
                next = Int(piece.end)
                continue
            }
            let bytes = Int(piece.start)..<Int(piece.start) + Int(piece.length)
            switch piece.kind {
            case .file:
                need.length = bytes.upperBound
                result.append(need)
                need = DescriptionIndex.Need()
            case .clause: if !open.isEmpty { need.add(bytes) }
            case .type, .extending, .conforming, .condition:
                need.add(bytes)
                open.append(piece)
            case .named, .called, .member: need.add(bytes)
            case .end: break
            }
        }
        return result
    }
}

extension DescriptionIndex.Need {
    fileprivate mutating func add(_ bytes: Range<Int>) {
        if let last = parts.last, last.upperBound == bytes.lowerBound {
            parts[parts.count - 1] = last.lowerBound..<bytes.upperBound
        } else if !bytes.isEmpty {
            parts.append(bytes)
        }
    }
}

/// The pieces that declare each name: lists in one array, by the lowest digits of the names' codes.
private struct DeclaringPieces {
    private static let size = 1 << 12
    private var heads = [Int32](repeating: -1, count: size)
    private var entries: [(code: UInt32, piece: Int32, next: Int32)] = []

    init(_ pieces: [DescriptionIndex.Piece], _ text: Span<UInt8>) {
        entries.reserveCapacity(pieces.count + pieces.count / 4)
        for number in pieces.indices where pieces[number].nameCount > 0 {
            let first = Int(pieces[number].codes)
            for name in 0..<Int(pieces[number].nameCount) {
                let code = readCode(text, first &+ 4 &* name)
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

// MARK: Codes

/// The code of a name that is spelled as a keyword, whichever: it counts as spelled everywhere.
let anyKeywordCode: UInt32 = 0

/// The code of the name that all initialisers have.
let initializerCode = nameCode(Array("init".utf8))

/// The code of a name.
@inline(__always)
func nameCode(hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) & 0x3F_FFFF }

/// The code of a name by its bytes.
func nameCode(_ bytes: [UInt8]) -> UInt32 { nameCode(hash: nameHash(bytes.span, from: 0, to: bytes.count)) }

/// The code of a name as a label of an argument.
func labelCode(_ code: UInt32) -> UInt32 { code | 0x40_0000 }

/// The code of a name that stands without a call after it: as a value, a function has no labels.
func referenceCode(_ code: UInt32) -> UInt32 { code | 0x80_0000 }

private func isReference(_ code: UInt32) -> Bool { code & 0x80_0000 != 0 }

private func plainCode(_ code: UInt32) -> UInt32 { code & 0x3F_FFFF }

/// The codes of names between spaces and line breaks.
private func nameCodes(in text: String) -> [UInt32] {
    let bytes = Array(text.utf8)
    return bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { name in
        nameCode(hash: nameHash(bytes.span, from: name.startIndex, to: name.endIndex))
    }
}

/// A code in an index: four digits of six bits, the highest first.
@inline(__always)
private func readCode(_ text: Span<UInt8>, _ index: Int) -> UInt32 {
    let digits = text.extracting(index..<index &+ 4)
    let high = UInt32(digits[0] &- 0x30) << 18 | UInt32(digits[1] &- 0x30) << 12
    return high | UInt32(digits[2] &- 0x30) << 6 | UInt32(digits[3] &- 0x30)
}

/// A set of codes of names: an open-addressing table.
struct CodeSet: Sendable {
    /// Code + 1 in a slot, 0 for a free slot. The count is a power of two and at most half full.
    private var slots = [UInt32](repeating: 0, count: 1 << 13)
    private var count = 0

    /// Calls `body` for each code.
    func forEach(_ body: (UInt32) -> Void) {
        for entry in slots where entry != 0 { body(entry - 1) }
    }

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
