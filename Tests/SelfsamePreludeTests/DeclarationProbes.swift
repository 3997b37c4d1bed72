// For each described declaration a line of Swift that compiles only where the real library has the same: a function with the described
// parameters, in an extension of the described type, that uses the declaration and wants the described result.

/// A line of Swift that asks for one declaration, and how the declaration is named in reports.
struct DeclarationProbe {
    /// `Type: declaration`.
    var name: String
    /// The line; no line breaks.
    var line: String
}

/// The questions for everything that is described.
func declarationProbes(_ described: DescribedDeclarations) -> [DeclarationProbe] {
    let protocols = Set(described.containers.filter { $0.keyword == "protocol" }.map(\.path))
    var probes: [DeclarationProbe] = []
    for container in described.containers {
        for inherited in container.inheritance where !(container.keyword == "enum" && !protocols.contains(inherited)) {
            let parts = inherited.split(separator: "&").map(\.trimmed)
            for part in parts {
                let isProtocol = protocols.contains(String(part.prefix { $0 != "<" }))
                let type = isProtocol ? "any \(part).Type" : "\(part).Type"
                let body = "func probe() { let _: \(type) = Self.self }"
                let line = container.keyword == "protocol" ? nil : extended(container, body)
                if let line { probes.append(DeclarationProbe(name: "\(container.path): \(part)", line: line)) }
            }
        }
        if container.keyword != "extension" {
            let line =
                container.keyword == "protocol" ? "func probe<T: \(container.path)>(_: T) {}" : extended(container, "func probe() {}")
            probes.append(DeclarationProbe(name: "\(container.keyword) \(container.path)", line: line))
        }
    }
    for declaration in described.declarations {
        let name = (declaration.container.map { $0.path + ": " } ?? "") + declaration.text
        for body in probeBodies(declaration) {
            let line = declaration.container.map { extended($0, body) } ?? body
            probes.append(DeclarationProbe(name: name, line: line))
        }
    }
    // Probes of one type have distinct names.
    return probes.enumerated().map { index, probe in
        DeclarationProbe(name: probe.name, line: probe.line.replacing("func probe", with: "func probe\(index)", maxReplacements: 1))
    }
}

private func extended(_ container: DescribedContainer, _ body: String) -> String {
    "extension \(container.path)\(container.requirements.isEmpty ? "" : " where \(container.requirements)") { \(body) }"
}

/// Functions that use the declaration; empty for what is no value.
private func probeBodies(_ declaration: DescribedDeclaration) -> [String] {
    let text = declaration.text
    let word = text.prefix { $0 != " " && $0 != "(" && $0 != "<" && $0 != "?" }
    let rest = text.dropFirst(word.count)
    switch word {
    case "var", "let": return [variableProbe(rest, declaration)]
    case "func": return [functionProbe(rest.dropFirst(), declaration)]
    case "init", "subscript": return [callProbe(rest, declaration, isSubscript: word == "subscript")]
    case "case": return caseProbes(rest, declaration)
    case "typealias":
        let (name, value) = TypeText(rest).split(atCharacter: "=")
        let isMember = declaration.container != nil
        if name.contains("<") || value.contains("&") || value.trimmed == "()" { return [] }
        let types = "\(isMember ? "Self." : "")\(name.trimmed).self, (\(value.trimmed)).self"
        return ["\(isMember ? "static " : "")func probe() { func same<T>(_: T.Type, _: T.Type) {}; same(\(types)) }"]
    case "associatedtype":
        let name = rest.trimmed.prefix { $0.isLetter || $0.isNumber }
        return ["static func probe() { _ = Self.\(name).self }"]
    default: return []
    }
}

private func receiver(_ declaration: DescribedDeclaration) -> String {
    guard declaration.container != nil else { return "" }
    return declaration.modifiers.isDisjoint(with: ["static", "class"]) ? "copy." : "Self."
}

/// `var copy = self`, where an instance is needed.
private func copy(_ declaration: DescribedDeclaration) -> String { receiver(declaration) == "copy." ? "var copy = self; " : "" }

private func probeHead(_ declaration: DescribedDeclaration) -> String {
    declaration.container == nil ? "func probe" : receiver(declaration) == "copy." ? "func probe" : "static func probe"
}

private func variableProbe(_ text: Substring, _ declaration: DescribedDeclaration) -> String {
    let (name, typed) = TypeText(text).split(atCharacter: ":")
    var (type, _) = TypeText(typed).split(atCharacter: "{")
    while type.last == " " { type.removeLast() }
    if type.last == "!" { type = Substring(type.dropLast() + "?") }
    let accessors = typed.dropFirst(type.count)
    let isSettable = accessors.contains(" set ") && !declaration.modifiers.contains("nonmutating")
    let value = "\(receiver(declaration))\(name.trimmed)"
    let assignment = isSettable ? "; \(value) = value" : ""
    return "\(probeHead(declaration))() async throws { \(copy(declaration))let value: \(type.trimmed) = try await \(value)\(assignment) }"
}

private func caseProbes(_ text: Substring, _ declaration: DescribedDeclaration) -> [String] {
    TypeText(text).list().map { element in
        let bare = TypeText(element).split(atCharacter: "=").0.trimmed
        guard let open = bare.firstIndex(of: "(") else { return "static func probe() { let _: Self = Self.\(bare) }" }
        let parameters = TypeText(bare[bare.index(after: open)...].dropLast()).list().enumerated().map { index, parameter in
            let (label, labelled) = TypeText(parameter).split(atCharacter: ":")
            let type = labelled.isEmpty ? parameter : labelled.trimmed
            let escaping = type.contains("->") ? "@escaping " : ""
            return Parameter(label: labelled.isEmpty ? "" : label.trimmed, type: escaping + type, index: index)
        }
        let declared = parameters.map(\.declared).joined(separator: ", ")
        return "static func probe(\(declared)) { let _: Self = Self.\(bare[..<open])(\(parameters.map(\.passed).joined(separator: ", "))) }"
    }
}

/// A parameter of a probe, and how it is passed on.
private struct Parameter {
    var label: String
    var type: String
    var index: Int
    var isInout = false
    var isAutoclosure = false

    init(label: String, type: String, index: Int) {
        self.label = label == "_" ? "" : label
        self.index = index
        var type = type
        if type.hasSuffix("...") { type.removeLast(3) }
        isInout = type.hasPrefix("inout ")
        isAutoclosure = type.contains("@autoclosure")
        self.type = type
    }

    var declared: String { "_ p\(index): \(type)" }
    var value: String { isInout ? "&p\(index)" : isAutoclosure ? "p\(index)()" : "p\(index)" }
    var passed: String { label.isEmpty ? value : "\(label): \(value)" }
}

/// What follows the name of a function, initializer or subscript.
private struct SignatureText {
    var generics = ""
    var parameters: [Parameter] = []
    var isFailable = false
    var result = ""
    var requirements = ""

    /// `isSubscript`: a single name is no label.
    init(_ text: Substring, isSubscript: Bool = false, isOperator: Bool = false) {
        var rest = text
        if rest.first == "?" {
            isFailable = true
            rest.removeFirst()
        }
        rest = rest.drop { $0 == " " }
        if rest.first == "<" {
            let inside = TypeText(" " + rest).indices().first { TypeText(" " + rest).text[$0] == ">" }
            let padded = TypeText(" " + rest).text
            if let inside {
                generics = padded[...inside].trimmed
                rest = Substring(padded[padded.index(after: inside)...].trimmed)
            }
        }
        let (list, tail) = SignatureText.parenthesised(rest)
        parameters = TypeText(list).list().enumerated().map { index, parameter in
            let (names, typed) = TypeText(parameter).split(atCharacter: ":")
            let type = TypeText(typed).split(atCharacter: "=").0.trimmed
            let words = names.split(separator: " ")
            let label = isOperator || (isSubscript && words.count < 2) ? "" : words.first.map { String($0) } ?? ""
            return Parameter(label: label, type: type, index: index)
        }
        let (beforeWhere, after) = TypeText(tail).split(atWord: "where")
        requirements = TypeText(after).split(atCharacter: "{").0.trimmed
        if let arrow = beforeWhere.firstRange(of: "-> ") {
            result = TypeText(beforeWhere[arrow.upperBound...]).split(atCharacter: "{").0.trimmed
        }
    }

    /// The text between the first parentheses and what follows them.
    private static func parenthesised(_ text: Substring) -> (Substring, Substring) {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0, text[index] == ")" { return (text.dropFirst()[..<index], text[text.index(after: index)...]) }
        }
        return (text.dropFirst(), "")
    }

    var declared: String { parameters.map(\.declared).joined(separator: ", ") }
    var passed: String { parameters.map(\.passed).joined(separator: ", ") }
    var whereClause: String { requirements.isEmpty ? "" : " where \(requirements)" }
}

private func functionProbe(_ text: Substring, _ declaration: DescribedDeclaration) -> String {
    let isOperator = text.first.map { !$0.isLetter && $0 != "`" && $0 != "_" } ?? false
    let name = text.prefix { isOperator ? $0 != " " : $0 != "(" && $0 != "<" }
    let signature = SignatureText(text.dropFirst(name.count), isOperator: isOperator)
    let head = "\(probeHead(declaration))\(signature.generics)(\(signature.declared)) async throws\(signature.whereClause)"
    let result = signature.result.isEmpty ? "Void" : signature.result
    guard isOperator else {
        let call = "try await \(receiver(declaration))\(name)(\(signature.passed))"
        return "\(head) { \(copy(declaration))let _: \(result) = \(call) }"
    }
    let values = signature.parameters.map(\.value)
    let call: String
    if values.count == 2 {
        // An operator that assigns takes its left side without an ampersand.
        call = "(\(values[0].replacing("&", with: "")) \(name) \(values[1]))"
    } else if declaration.modifiers.contains("postfix") {
        call = "(\(values.joined())\(name))"
    } else {
        call = "(\(name)\(values.joined()))"
    }
    return "\(head) { let _: \(result) = try \(call) }"
}

private func callProbe(_ text: Substring, _ declaration: DescribedDeclaration, isSubscript: Bool) -> String {
    let signature = SignatureText(text, isSubscript: isSubscript)
    if isSubscript {
        let head = "\(probeHead(declaration))\(signature.generics)(\(signature.declared)) throws\(signature.whereClause)"
        return "\(head) { \(copy(declaration))let _: \(signature.result) = try copy[\(signature.passed)] }"
    }
    let isClass = declaration.container?.isClass ?? false
    let type = isClass ? declaration.container?.path ?? "Self" : "Self"
    let head = "static func probe\(signature.generics)(\(signature.declared)) throws\(signature.whereClause)"
    return "\(head) { let _: \(type)\(signature.isFailable ? "?" : "") = try \(type)(\(signature.passed)) }"
}
