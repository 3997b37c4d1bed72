// The plain part of YAML, as XcodeGen's `project.yml` uses it: mappings and sequences by indentation or in brackets, scalars, comments, block
// texts, anchors. What else YAML has (tags, complex keys, several documents) is not read.

import SelfsameSyntax

/// A value in a YAML file.
struct YAMLValue {
    indirect enum Kind {
        case text(String)
        case list([YAMLValue])
        case map([(key: String, value: YAMLValue)])
    }

    var kind: Kind
    var line: Int

    var text: String? { if case .text(let text) = kind, !text.isEmpty { text } else { nil } }
    /// The elements of a list; a text by itself is a list of one.
    var elements: [YAMLValue] {
        switch kind {
        case .list(let elements): elements
        case .text(let text): text.isEmpty ? [] : [self]
        case .map: []
        }
    }
    var texts: [String] { elements.compactMap(\.text) }
    var pairs: [(key: String, value: YAMLValue)] { if case .map(let pairs) = kind { pairs } else { [] } }
    subscript(key: String) -> YAMLValue? { pairs.last { $0.key == key }?.value }
}

/// Reads a YAML text.
struct YAMLReader {
    private struct Line {
        var indentation: Int
        var text: Substring
        var number: Int
    }

    private var lines: [Line] = []
    private var position = 0
    private var anchors: [String: YAMLValue] = [:]
    /// The first line that could not be read.
    private(set) var mistake: Int?
    private static let depthLimit = 64

    /// Reads a text.
    static func read(_ text: String) -> (value: YAMLValue, mistake: Int?) {
        var reader = YAMLReader(text)
        let value = reader.block(depth: 0) ?? YAMLValue(kind: .map([]), line: 1)
        if reader.mistake == nil, reader.position < reader.lines.count { reader.mistake = reader.lines[reader.position].number }
        return (value, reader.mistake)
    }

    private init(_ text: String) {
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let content = line.drop { $0 == " " }
            if content.isEmpty || content.first == "#" || content.hasPrefix("---") || content.hasPrefix("%") { continue }
            lines.append(Line(indentation: line.count - content.count, text: content, number: number + 1))
        }
    }

    private var line: Line? { position < lines.count ? lines[position] : nil }

    // MARK: Blocks

    private mutating func block(depth: Int) -> YAMLValue? {
        guard let first = line, depth < Self.depthLimit else { return nil }
        return isElement(first.text) ? sequence(first.indentation, depth) : mapping(first.indentation, depth)
    }

    private func isElement(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func sequence(_ indentation: Int, _ depth: Int) -> YAMLValue {
        var elements: [YAMLValue] = []
        let start = line?.number ?? 1
        while let current = line, current.indentation == indentation, isElement(current.text) {
            let rest = current.text.dropFirst().drop { $0 == " " }
            let content = withoutComment(rest)
            if content.isEmpty {
                position += 1
                if let next = line, next.indentation > indentation, let value = block(depth: depth + 1) { elements.append(value) }
            } else if keyEnd(in: content) != nil || isElement(content) {
                // The element is a block that begins on this line.
                lines[position].indentation = current.indentation + (current.text.count - rest.count)
                lines[position].text = rest
                let before = position
                if let value = block(depth: depth + 1) { elements.append(value) }
                if position == before { position += 1 }
            } else {
                position += 1
                elements.append(value(content, current, indentation, depth))
            }
        }
        return YAMLValue(kind: .list(elements), line: start)
    }

    private mutating func mapping(_ indentation: Int, _ depth: Int) -> YAMLValue {
        var pairs: [(key: String, value: YAMLValue)] = []
        let start = line?.number ?? 1
        while let current = line, current.indentation == indentation, !isElement(current.text) {
            let content = withoutComment(current.text)
            guard let end = keyEnd(in: content) else {
                // Text that goes on, or nothing that is known.
                if mistake == nil { mistake = current.number }
                position += 1
                continue
            }
            let key = unquoted(content[..<end])
            var rest = content[content.index(after: end)...].drop { $0 == " " }
            position += 1
            var anchor: String?
            if rest.first == "&" {
                anchor = String(rest.dropFirst().prefix { $0 != " " })
                rest = rest.drop { $0 != " " }.drop { $0 == " " }
            }
            let found: YAMLValue
            if rest.isEmpty {
                let isNested = line.map { $0.indentation > indentation || $0.indentation == indentation && isElement($0.text) } ?? false
                found = isNested ? block(depth: depth + 1) ?? empty(current.number) : empty(current.number)
            } else {
                found = value(rest, current, indentation, depth)
            }
            if let anchor { anchors[anchor] = found }
            if key == "<<" { pairs = found.pairs + pairs } else { pairs.append((key, YAMLValue(kind: found.kind, line: current.number))) }
        }
        // What is indented in a way that fits nothing is passed over.
        while let current = line, current.indentation > indentation {
            if mistake == nil { mistake = current.number }
            position += 1
        }
        return YAMLValue(kind: .map(pairs), line: start)
    }

    private func empty(_ line: Int) -> YAMLValue { YAMLValue(kind: .text(""), line: line) }

    /// A value that begins behind a key or a dash; `position` is at the line behind it.
    private mutating func value(_ text: Substring, _ first: Line, _ indentation: Int, _ depth: Int) -> YAMLValue {
        if text.first == "*" { return anchors[String(text.dropFirst())] ?? empty(first.number) }
        if text.first == "|" || text.first == ">" {
            while let next = line, next.indentation > indentation { position += 1 }
            return empty(first.number)
        }
        var whole = String(text)
        if text.first == "[" || text.first == "{" {
            while !isBalanced(whole), let next = line {
                whole += " " + withoutComment(next.text)
                position += 1
            }
            var reader = FlowReader(Array(whole), line: first.number)
            return reader.value(depth: depth)
        }
        // A text may go on below, further in.
        while let next = line, next.indentation > indentation {
            whole += " " + withoutComment(next.text)
            position += 1
        }
        return YAMLValue(kind: .text(unquoted(whole[...])), line: first.number)
    }

    // MARK: Pieces

    /// Where the key of a mapping ends: at a colon before a space or the end.
    private func keyEnd(in text: Substring) -> Substring.Index? {
        var quote: Character?
        if text.first == "[" || text.first == "{" { return nil }
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'", index == text.startIndex {
                quote = character
            } else if character == ":" {
                let next = text.index(after: index)
                if next == text.endIndex || text[next] == " " { return index }
            }
        }
        return nil
    }

    private func withoutComment(_ text: Substring) -> Substring {
        var quote: Character?
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                if previous == " " || previous == "[" || previous == "{" || previous == "," { quote = character }
            } else if character == "#", previous == " " {
                return trimmedEnd(text[..<index])
            }
            previous = character
        }
        return trimmedEnd(text)
    }

    private func trimmedEnd(_ text: Substring) -> Substring {
        var text = text
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }

    private func isBalanced(_ text: String) -> Bool {
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
                continue
            }
            switch character {
            case "\"": quote = character
            case "[", "{": depth += 1
            case "]", "}": depth -= 1
            default: break
            }
        }
        return depth <= 0
    }

    private func unquoted(_ text: Substring) -> String { text.yamlUnquoted }
}

extension Substring {
    /// Without the quotes around it.
    fileprivate var yamlUnquoted: String {
        let text = String(self).trimmed
        guard text.count >= 2, let first = text.first, first == "\"" || first == "'", text.last == first else { return text }
        return String(text.dropFirst().dropLast())
    }
}

/// `[a, {b: c}]`.
private struct FlowReader {
    let characters: [Character]
    let line: Int
    var position = 0

    init(_ characters: [Character], line: Int) {
        self.characters = characters
        self.line = line
    }

    mutating func value(depth: Int) -> YAMLValue {
        skipBlank()
        guard position < characters.count, depth < 64 else { return YAMLValue(kind: .text(""), line: line) }
        switch characters[position] {
        case "[":
            position += 1
            var elements: [YAMLValue] = []
            while !at("]") {
                let before = position
                elements.append(value(depth: depth + 1))
                if at(",") { position += 1 }
                if position == before { position += 1 }
            }
            position += 1
            return YAMLValue(kind: .list(elements), line: line)
        case "{":
            position += 1
            var pairs: [(key: String, value: YAMLValue)] = []
            while !at("}") {
                let before = position
                let key = word(endingAt: ":,}")
                if at(":") { position += 1 }
                pairs.append((key, value(depth: depth + 1)))
                if at(",") { position += 1 }
                if position == before { position += 1 }
            }
            position += 1
            return YAMLValue(kind: .map(pairs), line: line)
        default:
            return YAMLValue(kind: .text(word(endingAt: ",]}")), line: line)
        }
    }

    /// Whether a character comes next; the end counts as any.
    private mutating func at(_ character: Character) -> Bool {
        skipBlank()
        return position >= characters.count || characters[position] == character
    }

    private mutating func skipBlank() {
        while position < characters.count, characters[position] == " " { position += 1 }
    }

    private mutating func word(endingAt ends: String) -> String {
        skipBlank()
        let start = position
        if position < characters.count, characters[position] == "\"" || characters[position] == "'" {
            let quote = characters[position]
            position += 1
            while position < characters.count, characters[position] != quote { position += 1 }
            position = min(position + 1, characters.count)
        } else {
            while position < characters.count, !ends.contains(characters[position]) { position += 1 }
        }
        return String(characters[start..<position])[...].yamlUnquoted
    }
}
