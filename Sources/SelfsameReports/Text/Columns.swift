// Columns of a terminal: how wide text is there, and text broken into lines that fit.

/// Columns that text takes: two for wide characters, none for combining marks, one for the others. Tabs must be expanded before.
func columns(_ text: some StringProtocol) -> Int {
    if isPlain(text) { return text.utf8.count }
    return isNarrow(text) ? text.unicodeScalars.count : text.reduce(0) { $0 + columns($1) }
}

/// Whether each scalar of a text is a character of one column: Latin letters and the signs that reports write, such as `×`, `…` and `→`. Finding
/// characters and asking for their properties takes a hundred times as long.
private func isNarrow(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2190...0x2193: true
        default: false
        }
    }
}

/// Columns that a character takes.
func columns(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        return 2
    default:
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: return 1
        }
    }
}

/// Text in lines that begin with spaces; what does not fit on one follows two columns further in.
public func hanging(_ text: String, indent: Int, width: Int) -> [String] {
    if indent + columns(text) <= width { return [spaces(indent) + text] }
    return wrapped(text, width: max(24, width - indent - 2)).enumerated().map { index, line in
        spaces(indent + (index == 0 ? 0 : 2)) + line
    }
}

/// So many spaces.
func spaces(_ count: Int) -> String {
    count <= blanks.utf8.count ? String(Substring(blanks.utf8.prefix(max(0, count)))) : String(repeating: " ", count: count)
}

private let blanks = String(repeating: " ", count: 80)

/// A name and its place on one line, or on two where the line is too narrow. A place stays in one piece, so that a terminal can open it.
func namedPlace(_ name: String, _ place: String, _ style: TextStyle) -> [String] {
    if columns(name) + 2 + columns(place) <= style.width { return [style.bold(name) + "  " + place] }
    return wrapped(name, width: style.width).map { style.bold($0) } + ["    " + place]
}

/// Text in lines of at most `width` columns, broken at spaces; code in backticks stays together where it can. What is too long, such as a
/// path or a type, is broken after a slash, comma or bracket, or else where the line is full.
public func wrapped(_ text: some StringProtocol, width: Int) -> [String] {
    if isPlain(text) {
        if text.utf8.count <= width { return text.isEmpty ? [] : [String(text)] }
        return wrapped(narrow: Array(text.utf8), width: width) { String(decoding: $0, as: UTF8.self) }
    }
    if isNarrow(text) {
        return wrapped(narrow: text.unicodeScalars.map(\.value), width: width) { String(decoding: $0, as: UTF32.self) }
    }
    var lines: [String] = []
    var line = ""
    var used = 0
    func finish() {
        lines.append(line.trailingSpacesRemoved)
        line = ""
        used = 0
    }
    for word in units(of: String(text)) {
        var word = word
        if !line.isEmpty {
            if used + 1 + columns(word) <= width {
                line += " "
                used += 1
            } else {
                finish()
            }
        }
        while columns(word) > width {
            let piece = breakable(word, width: width)
            line += piece
            finish()
            // A piece of code may be broken at its own spaces.
            word = word[piece.endIndex...].drop { $0 == " " }
        }
        line += word
        used += columns(word)
    }
    if !line.isEmpty { lines.append(line) }
    return lines
}

/// The same for text each unit of which takes a column, as nearly all text is: bytes of printable ASCII, or scalars.
private func wrapped<Unit: UnsignedInteger>(narrow text: [Unit], width: Int, _ string: ([Unit]) -> String) -> [String] {
    let space = Unit(UInt8(ascii: " "))
    let tick = Unit(UInt8(ascii: "`"))
    let breaks = "/,<(& ".utf8.map { Unit($0) }
    // Words, with the words of a piece of code in backticks as one.
    var units: [Range<Int>] = []
    var isInCode = false
    var start = 0
    while start < text.count {
        let end = text[start...].firstIndex(of: space) ?? text.count
        if end > start {
            if isInCode, let last = units.last { units[units.count - 1] = last.lowerBound..<end } else { units.append(start..<end) }
            if text[start..<end].count(where: { $0 == tick }) % 2 == 1 { isInCode.toggle() }
        }
        start = end + 1
    }
    var lines: [String] = []
    var line: [Unit] = []
    func finish() {
        while line.last == space { line.removeLast() }
        lines.append(string(line))
        line.removeAll(keepingCapacity: true)
    }
    for unit in units {
        var unit = unit
        if !line.isEmpty {
            if line.count + 1 + unit.count <= width { line.append(space) } else { finish() }
        }
        while unit.count > width {
            // The longest beginning that fits and ends after a place where it may be broken; at least one character.
            let full = unit.lowerBound + max(1, width)
            let end = text[unit.lowerBound..<full].lastIndex { breaks.contains($0) }.map { $0 + 1 } ?? full
            line += text[unit.lowerBound..<end]
            finish()
            // A piece of code may be broken at its own spaces.
            unit = (text[end..<unit.upperBound].firstIndex { $0 != space } ?? unit.upperBound)..<unit.upperBound
        }
        line += text[unit]
    }
    if !line.isEmpty { lines.append(string(line)) }
    return lines
}

/// Words, with the words of a piece of code in backticks as one.
private func units(of text: String) -> [Substring] {
    var units: [Substring] = []
    var isInCode = false
    for word in text.split(separator: " ") {
        if isInCode, let last = units.last { units[units.count - 1] = text[last.startIndex..<word.endIndex] } else { units.append(word) }
        if word.count(where: { $0 == "`" }) % 2 == 1 { isInCode.toggle() }
    }
    return units
}

/// The longest beginning of a word that fits and ends after a place where it may be broken; at least one character.
private func breakable(_ word: Substring, width: Int) -> Substring {
    var end = word.startIndex
    var lastBreak: Substring.Index?
    var used = 0
    while end < word.endIndex {
        used += columns(word[end])
        if used > width { break }
        let character = word[end]
        word.formIndex(after: &end)
        if "/,<(& ".contains(character) { lastBreak = end }
    }
    if end == word.startIndex { word.formIndex(after: &end) }
    return word[..<(lastBreak ?? end)]
}

/// A line of code in lines that fit, broken before a member or after a comma, a bracket or a space; what follows is four columns further in.
func brokenCode(_ line: String, width: Int) -> [String] {
    let indent = String(line.prefix { $0 == " " })
    var result: [String] = []
    var rest = line[...]
    while columns(rest) + (result.isEmpty ? 0 : indent.count + 4) > width {
        let start = result.isEmpty ? "" : indent + "    "
        let room = max(16, width - start.count)
        var used = 0
        var end = rest.startIndex
        var (beforeMember, lastBreak): (Substring.Index?, Substring.Index?)
        while end < rest.endIndex {
            let character = rest[end]
            if character == ".", end > rest.startIndex, ")}]".contains(rest[rest.index(before: end)]) { beforeMember = end }
            used += columns(character)
            if used > room { break }
            rest.formIndex(after: &end)
            if " ,([{".contains(character), used > indent.count + 4 { lastBreak = end }
        }
        if end == rest.endIndex { break }
        let piece = rest[..<(beforeMember ?? lastBreak ?? end)]
        result.append((start + piece).trailingSpacesRemoved)
        rest = rest[piece.endIndex...].drop { $0 == " " }
    }
    return result + [(result.isEmpty ? "" : indent + "    ") + rest]
}

/// How much of a text is shown where not all of it fits: whole words, and of a long name the words that its capital letters begin.
func wholeWords(_ text: Substring) -> Substring {
    let word = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    if word < min(16, text.count) { return text.dropLast(word) }
    guard let capital = text.suffix(word).lastIndex(where: \.isUppercase), capital > text.suffix(word).startIndex else { return text }
    return text[..<capital]
}

/// A line of source as it is shown: tabs as four columns, nothing that steers a terminal.
func expanded(_ line: some StringProtocol) -> String {
    var result = ""
    for character in printable(line) {
        if character == "\t" { result += "    " } else { result.append(character) }
    }
    return result
}

extension String {
    /// Without spaces at the end.
    var trailingSpacesRemoved: String {
        var result = self[...]
        while result.last == " " { result.removeLast() }
        return String(result)
    }
}
