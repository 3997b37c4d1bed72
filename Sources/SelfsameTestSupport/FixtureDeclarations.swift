// The declarations of a fixture as far as its expectations need them: where a property or function stands, in which types, and what its
// generic parameters are. Invariant: every declaration lies in `containers`, from the outermost to the innermost.

/// A generic parameter and what is required of it.
struct FixtureGeneric: Hashable {
    var name: String
    /// The protocols required, as written after the colon or in a `where` clause.
    var constraint: String
}

/// A type or an extension around a declaration.
struct FixtureContainer {
    /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
    var keyword: String
    /// The name as written, for an extension the extended type: `Outer.Inner`.
    var name: String
    var generics: [FixtureGeneric]
    /// The requirements after `where`, empty for none.
    var whereClause: String
}

/// A parameter of a function of a fixture.
struct FixtureParameter {
    /// The label, `_` for none.
    var label: String
    /// The type of an argument, without attributes that only declarations may have and without the default value.
    var type: String
}

/// A property or function of a fixture.
struct FixtureDeclaration {
    var containers: [FixtureContainer]
    var name: String
    /// nil for a property.
    var parameters: [FixtureParameter]?
    var generics: [FixtureGeneric]
    var isStatic: Bool
    /// The head between the name and the result or the body: generic parameters and parameters, as written.
    var signature: String
    /// The requirements after `where`, empty for none.
    var whereClause: String
    /// 1-based line of the first token, attributes included.
    var firstLine: Int
    /// 1-based line of the name.
    var line: Int
    /// What stands between the braces of the body, nil where there is none.
    var body: String?

    /// The declaration's NAME: `Outer.Inner.body`, `Feed.row(for:)`, `View.card()`.
    var displayName: String {
        // Backticks are a part of a name only where it would be none without them.
        func plain(_ name: String) -> String {
            let inner = name.dropFirst().dropLast()
            let isWord = inner.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && inner.first?.isNumber == false
            return name.hasPrefix("`") && isWord ? String(inner) : name
        }
        var result = containers.map { plain($0.name) }.joined(separator: ".")
        if !result.isEmpty { result += "." }
        result += plain(name)
        if let parameters { result += "(" + parameters.map { $0.label + ":" }.joined() + ")" }
        return result
    }
}

/// What a fixture declares.
struct FixtureDeclarations {
    /// Properties and functions in source order, those of nested types included, local ones left out.
    var values: [FixtureDeclaration] = []
    /// Generic parameters of the types declared, by last name.
    var generics: [String: [FixtureGeneric]] = [:]
    /// The names of the protocols declared.
    var protocols: Set<String> = []

    /// Reads a fixture.
    init(_ source: String) {
        var reader = FixtureReader(source: source, tokens: fixtureTokens(source))
        reader.readMembers(of: [])
        values = reader.values
        generics = reader.generics
        protocols = reader.protocols
    }
}

private struct FixtureReader {
    let source: String
    let tokens: [FixtureToken]
    var index = 0
    var values: [FixtureDeclaration] = []
    var generics: [String: [FixtureGeneric]] = [:]
    var protocols: Set<String> = []

    init(source: String, tokens: [FixtureToken]) {
        self.source = source
        self.tokens = tokens
    }

    static let typeKeywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    static let modifiers: Set<Substring> = [
        "public", "internal", "private", "fileprivate", "package", "open", "static", "class", "final", "override", "mutating",
        "nonmutating",
        "lazy", "weak", "unowned", "nonisolated", "convenience", "required", "indirect", "dynamic", "isolated", "distributed", "prefix",
        "postfix", "infix",
    ]
    static let starters: Set<Substring> = typeKeywords.union(modifiers).union([
        "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "import", "macro", "operator",
        "precedencegroup", "@", "#", "}",
    ])

    var text: Substring { index < tokens.count ? tokens[index].text : "" }
    var line: Int { index < tokens.count ? tokens[index].line : Int.max }

    mutating func readMembers(of containers: [FixtureContainer]) {
        while index < tokens.count, text != "}" {
            let start = index
            readMember(of: containers)
            if index == start { index += 1 }
        }
    }

    mutating func readMember(of containers: [FixtureContainer]) {
        if text == "#" { return skipDirective() }
        let firstLine = line
        var isStatic = false
        while index < tokens.count {
            if text == "@" {
                skipAttribute()
            } else if Self.modifiers.contains(text),
                !(text == "class" && tokens[safe: index + 1]?.text != "func" && tokens[safe: index + 1]?.text != "var")
            {
                isStatic = isStatic || text == "static" || text == "class"
                index += 1
                if text == "(" { skipBalanced() }
            } else {
                break
            }
        }
        if Self.typeKeywords.contains(text) {
            readType(in: containers)
        } else if text == "func" || text == "var" || text == "let" {
            readValue(in: containers, firstLine: firstLine, isStatic: isStatic)
        } else {
            skipToNextMember()
        }
    }

    /// `#if`, `#else` and the like: their clauses' declarations count as if all were active.
    mutating func skipDirective() {
        let start = line
        while index < tokens.count, line == start { index += 1 }
    }

    mutating func skipAttribute() {
        index += 2
        while text == "." { index += 2 }
        if text == "<", tokens[index].isAttached { skipBalanced(open: "<", close: ">") }
        if text == "(", tokens[index].isAttached { skipBalanced() }
    }

    mutating func readType(in containers: [FixtureContainer]) {
        let keyword = String(text)
        index += 1
        var name = ""
        while index < tokens.count, text != "{", text != ":", text != "where", text != "<" {
            name += text
            index += 1
        }
        let parameters = readGenerics()
        while index < tokens.count, text != "{", text != "where" { index += 1 }
        let whereClause = readWhere()
        let container = FixtureContainer(keyword: keyword, name: name, generics: parameters, whereClause: whereClause)
        if keyword == "protocol" { protocols.insert(name) }
        if keyword != "extension" { generics[name] = constrained(parameters, by: whereClause) }
        guard text == "{" else { return }
        index += 1
        readMembers(of: containers + [container])
        index += 1
    }

    mutating func readValue(in containers: [FixtureContainer], firstLine: Int, isStatic: Bool) {
        let isFunction = text == "func"
        index += 1
        let nameLine = line
        var name = ""
        repeat {
            name += text
            index += 1
        } while index < tokens.count && tokens[index].kind == .punctuation && isFunction && text != "(" && text != "<"
            && tokens[index].isAttached
        let headStart = index
        let generics = isFunction ? readGenerics() : []
        var parameters: [FixtureParameter]?
        if isFunction, text == "(" {
            let start = index
            skipBalanced()
            parameters = readParameters(from: start + 1, to: index - 1)
        }
        let signature = slice(headStart, index)
        while index < tokens.count, text != "{", text != "where", text != "=", !startsMember() { skipOne() }
        let whereClause = text == "where" ? readWhere() : ""
        var body: String?
        if text == "{" {
            let start = index
            skipBalanced()
            body = slice(start + 1, index - 1)
        } else {
            while !startsMember() { skipOne() }
        }
        values.append(
            FixtureDeclaration(
                containers: containers, name: name, parameters: parameters, generics: constrained(generics, by: whereClause),
                isStatic: isStatic,
                signature: signature, whereClause: whereClause, firstLine: firstLine, line: nameLine, body: body))
    }

    mutating func readGenerics() -> [FixtureGeneric] {
        guard text == "<" else { return [] }
        let start = index
        skipBalanced(open: "<", close: ">")
        return split(start + 1, index - 1).map { part in
            let text = slice(part.lowerBound, part.upperBound)
            let pieces = text.split(separator: ":", maxSplits: 1).map { $0.trimmed }
            let name = pieces[0].hasPrefix("each ") ? String(pieces[0].dropFirst(5)) : pieces[0]
            return FixtureGeneric(name: name, constraint: pieces.count > 1 ? pieces[1] : "")
        }
    }

    func constrained(_ generics: [FixtureGeneric], by whereClause: String) -> [FixtureGeneric] {
        var result = generics
        for requirement in whereClause.split(separator: ",") {
            let pieces = requirement.split(separator: ":", maxSplits: 1).map { $0.trimmed }
            guard pieces.count == 2, let index = result.firstIndex(where: { $0.name == pieces[0] }) else { continue }
            result[index].constraint += (result[index].constraint.isEmpty ? "" : " & ") + pieces[1]
        }
        return result
    }

    mutating func readWhere() -> String {
        guard text == "where" else { return "" }
        let start = index + 1
        while index < tokens.count, text != "{" { skipOne() }
        return slice(start, index)
    }

    func readParameters(from start: Int, to end: Int) -> [FixtureParameter] {
        split(start, end).map { part in
            var index = part.lowerBound
            var attributes = ""
            while index < part.upperBound, tokens[index].text == "@" {
                index += 2
                if index < part.upperBound, tokens[index].text == "(", tokens[index].isAttached { index = balancedEnd(index) }
            }
            let label = String(tokens[index].text)
            while index < part.upperBound, tokens[index].text != ":" { index += 1 }
            index += 1
            var isAutoclosure = false
            while index < part.upperBound, tokens[index].text == "@" {
                let name = tokens[index + 1].text
                isAutoclosure = isAutoclosure || name == "autoclosure"
                if name == "Sendable" || name == "MainActor" { attributes += "@\(name) " }
                index += 2
            }
            var typeEnd = index
            while typeEnd < part.upperBound, tokens[typeEnd].text != "=" {
                typeEnd = tokens[typeEnd].text == "(" || tokens[typeEnd].text == "[" ? balancedEnd(typeEnd) : typeEnd + 1
            }
            if isAutoclosure { while index < typeEnd, tokens[index - 1].text != "->" { index += 1 } }
            var type = slice(index, typeEnd)
            if type.hasSuffix("...") { type.removeLast(3) }
            return FixtureParameter(label: label, type: attributes + type)
        }
    }

    // MARK: Moving on

    /// Whether a token starts another member: a keyword, an attribute or the closing brace on a line of its own.
    func startsMember() -> Bool {
        guard index < tokens.count else { return true }
        if text == "}" { return true }
        return index > 0 && tokens[index].line > tokens[index - 1].line && Self.starters.contains(text)
    }

    mutating func skipToNextMember() {
        if index < tokens.count { skipOne() }
        while !startsMember() { skipOne() }
    }

    mutating func skipOne() {
        if text == "(" || text == "[" || text == "{" { skipBalanced() } else { index += 1 }
    }

    mutating func skipBalanced() { index = balancedEnd(index) }

    func balancedEnd(_ start: Int) -> Int {
        var depth = 0
        var index = start
        while index < tokens.count {
            let text = tokens[index].text
            if text == "(" || text == "[" || text == "{" { depth += 1 }
            if text == ")" || text == "]" || text == "}" { depth -= 1 }
            index += 1
            if depth == 0 { break }
        }
        return index
    }

    mutating func skipBalanced(open: Substring, close: Substring) {
        var depth = 0
        while index < tokens.count {
            if text == open { depth += 1 }
            if text == close { depth -= 1 }
            index += 1
            if depth == 0 { break }
        }
    }

    /// The parts of a token range between commas that stand in no bracket.
    func split(_ start: Int, _ end: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var partStart = start
        var depth = 0
        for index in start..<max(start, end) {
            let text = tokens[index].text
            if ["(", "[", "{", "<"].contains(text) { depth += 1 }
            if [")", "]", "}", ">"].contains(text) { depth -= 1 }
            if text == ",", depth == 0 {
                result.append(partStart..<index)
                partStart = index + 1
            }
        }
        if partStart < end { result.append(partStart..<end) }
        return result
    }

    /// The source of a token range.
    func slice(_ start: Int, _ end: Int) -> String {
        guard start < end, end <= tokens.count else { return "" }
        let utf8 = source.utf8
        return String(
            source[
                utf8.index(
                    utf8.startIndex, offsetBy: tokens[start].range.lowerBound)..<utf8.index(
                        utf8.startIndex, offsetBy: tokens[end - 1].range.upperBound)])
    }
}

extension Array {
    /// The element, nil beyond the end.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
