// Reads a description of the standard library line by line, as its sources are written: one declaration on each line, a type's head and its
// closing brace on lines of their own.

/// One declaration and the type, protocol or extension around it.
struct DescribedDeclaration {
    /// Without attributes, access and other modifiers.
    var text: String
    /// `static`, `class`, `mutating`, `prefix`, ….
    var modifiers: Set<String>
    /// What stands around it; nil at file level.
    var container: DescribedContainer?
}

/// A type, protocol or extension.
struct DescribedContainer {
    /// `struct`, `extension`, ….
    var keyword: String
    /// The type's full name.
    var path: String
    /// The protocols and superclass that it states.
    var inheritance: [String]
    /// The requirements of an extension, without `where`.
    var requirements: String
    /// Whether the extended or declared type is a class.
    var isClass: Bool
}

/// The declarations and containers of one description.
struct DescribedDeclarations {
    /// In order.
    var declarations: [DescribedDeclaration] = []
    /// In order, each with its own head.
    var containers: [DescribedContainer] = []
    /// Names of classes found so far, for extensions of them.
    private var classes: Set<String> = []

    /// Reads texts that belong together.
    init(_ texts: [String]) {
        for text in texts { read(text) }
    }

    private mutating func read(_ text: String) {
        var open: [DescribedContainer?] = []
        for line in text.split(separator: "\n") {
            let trimmed = line.drop { $0 == " " }
            if trimmed == "}" {
                if !open.isEmpty { open.removeLast() }
                continue
            }
            if trimmed.hasPrefix("#") || trimmed.hasPrefix("//") { continue }
            let (modifiers, rest) = withoutModifiers(trimmed)
            if let container = container(rest, in: open.last ?? nil) {
                containers.append(container)
                if trimmed.hasSuffix("{") { open.append(container) }
            } else if trimmed.hasSuffix("{") {
                open.append(nil)
            } else if !rest.isEmpty, open.last.map({ $0 != nil }) ?? true {
                declarations.append(DescribedDeclaration(text: String(rest), modifiers: modifiers, container: open.last ?? nil))
            }
        }
    }

    private mutating func container(_ text: Substring, in outer: DescribedContainer?) -> DescribedContainer? {
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, ["struct", "class", "enum", "protocol", "actor", "extension"].contains(words[0]) else { return nil }
        var head = words[1]
        if let brace = head.lastIndex(of: "{") { head = head[..<brace] }
        let scanner = TypeText(head)
        let (beforeWhere, requirements) = scanner.split(atWord: "where")
        let (name, inherited) = TypeText(beforeWhere).split(atCharacter: ":")
        let bare = String(name.prefix { $0 != "<" && $0 != " " })
        let path = outer.map { "\($0.path).\(bare)" } ?? bare
        if words[0] == "class" || words[0] == "actor" { classes.insert(path) }
        return DescribedContainer(
            keyword: String(words[0]), path: path,
            inheritance: TypeText(inherited).list().map { $0.replacing("@unchecked ", with: "") },
            requirements: words[0] == "extension" ? requirements.trimmed : "",
            isClass: classes.contains(path))
    }

    private func withoutModifiers(_ text: Substring) -> (Set<String>, Substring) {
        let known: Set<Substring> = [
            "public", "open", "final", "static", "class", "mutating", "nonmutating", "nonisolated", "convenience", "override", "prefix",
            "postfix", "infix", "__consuming", "indirect", "required",
        ]
        var modifiers: Set<String> = []
        var rest = text
        while true {
            if rest.hasPrefix("@") {
                var depth = 0
                var end = rest.startIndex
                while end < rest.endIndex, depth > 0 || rest[end] != " " {
                    if rest[end] == "(" { depth += 1 }
                    if rest[end] == ")" { depth -= 1 }
                    end = rest.index(after: end)
                }
                rest = rest[end...].drop { $0 == " " }
                continue
            }
            let word = rest.prefix { $0 != " " }
            let next = rest.dropFirst(word.count + 1)
            // `class` before a name declares, before another keyword it modifies.
            if word == "class", !["var", "func"].contains(next.prefix { $0 != " " }) { return (modifiers, rest) }
            guard known.contains(word) else { return (modifiers, rest) }
            modifiers.insert(String(word))
            rest = next
        }
    }
}

/// A piece of a declaration, split where brackets are balanced.
struct TypeText {
    /// The piece.
    var text: Substring

    /// Makes one.
    init(_ text: some StringProtocol) { self.text = Substring(text) }

    /// What stands before and after the first such character outside brackets.
    func split(atCharacter character: Character) -> (Substring, Substring) {
        guard let index = indices().first(where: { text[$0] == character }) else { return (text, "") }
        return (text[..<index], text[text.index(after: index)...])
    }

    /// What stands before and after the first such word outside brackets.
    func split(atWord word: String) -> (Substring, Substring) {
        for index in indices() where text[index...].hasPrefix(word + " ") {
            if index == text.startIndex || text[text.index(before: index)] == " " {
                return (text[..<index], text[index...].dropFirst(word.count + 1))
            }
        }
        return (text, "")
    }

    /// The elements of a list, trimmed.
    func list() -> [String] {
        var parts: [String] = []
        var rest = text
        while !rest.trimmed.isEmpty {
            let (part, more) = TypeText(rest).split(atCharacter: ",")
            parts.append(part.trimmed)
            rest = more
        }
        return parts
    }

    /// Positions outside all brackets; an arrow's `>` closes nothing.
    func indices() -> [Substring.Index] {
        var depth = 0
        var result: [Substring.Index] = []
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if ")]}".contains(character) || (character == ">" && previous != "-" && depth > 0) { depth -= 1 }
            if depth == 0 { result.append(index) }
            if "([{".contains(character) || (character == "<" && (previous.isLetter || previous.isNumber || previous == " ")) { depth += 1 }
            previous = character
        }
        return result
    }
}

extension StringProtocol {
    /// Without spaces at both ends.
    var trimmed: String {
        var rest = Substring(self).drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
