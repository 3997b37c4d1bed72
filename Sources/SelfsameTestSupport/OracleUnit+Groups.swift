// Which units the compiler may see as one module: those that cannot touch each other. What a unit declares for its whole module must not be
// mentioned by another, in any sense; what works without being mentioned (conformances of foreign types, operators, initializers) keeps a
// unit by itself.

/// What a unit declares for its module, and what it mentions.
private struct UnitNames {
    /// Names of its declarations at file level, and of members that it gives to types of others.
    var declared: Set<Substring> = []
    /// All its words.
    var mentioned: Set<Substring> = []
    var imports: Set<Substring> = []
    /// Whether something in it works without its name.
    var isAlone = false

    init(_ unit: OracleUnit) {
        let files = unit.fixtures.map { fixtureTokens($0.sourceForCompiler) }
        for tokens in files {
            for token in tokens {
                // A string is one token; what stands in its interpolations counts.
                if token.kind == .string { mentioned.formUnion(token.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }) }
                mentioned.insert(token.text)
            }
            readNames(tokens)
        }
        for tokens in files { readExtensions(tokens) }
    }

    private static let keywords: Set<Substring> = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let", "macro",
    ]

    /// The declarations at file level.
    private mutating func readNames(_ tokens: [FixtureToken]) {
        var depth = 0
        for (index, token) in tokens.enumerated() {
            let next = tokens[safe: index + 1]?.text ?? ""
            if ["{", "(", "["].contains(token.text) { depth += 1 }
            if ["}", ")", "]"].contains(token.text) { depth -= 1 }
            if ["operator", "precedencegroup"].contains(token.text) { isAlone = true }
            if token.text == "func", !next.isWord, next != "==", next != "<" { isAlone = true }
            guard depth == 0 else { continue }
            if token.text == "import" { imports.insert(next) }
            guard Self.keywords.contains(token.text) else { continue }
            if next.isWord { declared.insert(next) } else { isAlone = true }
        }
    }

    /// Extensions: those of the unit's own types are its own affair, and of others the members count.
    private mutating func readExtensions(_ tokens: [FixtureToken]) {
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            guard tokens[index].text == "extension", let type = tokens[safe: index + 1]?.text, !declared.contains(type) else { continue }
            var depth = 0
            while index < tokens.count {
                let text = tokens[index].text
                // A conformance, or requirements under which something holds.
                if depth == 0, text == ":" || text == "where" { isAlone = true }
                if text == "{" { depth += 1 }
                if text == "}" {
                    depth -= 1
                    if depth == 0 { break }
                }
                if depth == 1, text == "init" || text == "subscript" { isAlone = true }
                if depth == 1, Self.keywords.contains(text), let name = tokens[safe: index + 1]?.text { declared.insert(name) }
                index += 1
            }
        }
    }

    func touches(_ other: UnitNames) -> Bool {
        !declared.isDisjoint(with: other.mentioned) || !other.declared.isDisjoint(with: mentioned)
    }
}

extension Substring {
    fileprivate var isWord: Bool { first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false }
}

extension OracleUnit {
    /// Units parted into groups, by their places.
    static func independentGroups(_ units: [OracleUnit]) -> [[Int]] {
        let names = units.map { UnitNames($0) }
        var groups: [[Int]] = []
        for index in units.indices {
            let group = groups.firstIndex { group in
                group.count < 32 && !names[index].isAlone
                    && group.allSatisfy { other in
                        !names[other].isAlone && names[other].imports == names[index].imports
                            && units[other].wantsTypes == units[index].wantsTypes && !names[other].touches(names[index])
                    }
            }
            if let group { groups[group].append(index) } else { groups.append([index]) }
        }
        return groups
    }
}
