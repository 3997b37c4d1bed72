// A printed type taken apart, as far as identity paths need it. It reads what the compiler prints, so that the paths of a fixture can be
// held against a type that the program under test had no part in.

/// A type as it is printed: a name with arguments, or a tuple.
public struct PrintedType: Sendable {
    /// The name; empty for a tuple, `Pack` for a pack.
    public var name: String
    /// Generic arguments, or elements.
    public var arguments: [PrintedType]

    /// Reads a printed type. Function types and the like become a name without arguments.
    public init(_ text: String) {
        var reader = PrintedTypeReader(tokens: fixtureTokens(text))
        self = reader.read()
    }

    init(name: String, arguments: [PrintedType]) {
        self.name = name
        self.arguments = arguments
    }

    /// Whether the steps after the declaration's name lead through this type to a view: elements of tuples by number, sides of conditional
    /// contents by `true` and `false`, the content of an optional by `some`. Below AnyView every step is possible.
    public func isReached(by steps: ArraySlice<String>) -> Bool {
        guard let step = steps.first else { return false }
        let rest = steps.dropFirst()
        switch name {
        case "ModifiedContent" where arguments.count == 2:
            if arguments[0].isReached(by: steps) { return true }
            return step.first?.isLowercase == true && arguments[1].arguments.contains { $0.isReached(by: rest) }
        case "IDView" where !arguments.isEmpty:
            return step.hasPrefix("id(") && arguments[0].isReached(by: rest)
        case "TupleView", "TupleContent":
            guard let elements = arguments.first?.arguments, let index = Int(step), elements.indices.contains(index) else { return false }
            return elements[index].isReached(by: rest)
        case "ConditionalContent" where arguments.count == 2:
            return (step == "true" && arguments[0].isReached(by: rest)) || (step == "false" && arguments[1].isReached(by: rest))
        case "Optional":
            return step == "some" && arguments.contains { $0.isReached(by: rest) }
        default:
            guard step == name else { return false }
            if rest.isEmpty || name == "AnyView" { return true }
            if name == "ForEach" {
                return rest.first?.hasPrefix("id(") == true && arguments.last?.isReached(by: rest.dropFirst()) == true
            }
            return arguments.contains { $0.isReached(by: rest) }
        }
    }
}

/// The steps of an identity path without the declaration's name. A slash inside of an id step separates nothing.
public func identitySteps(_ path: String) -> [String] {
    var steps: [String] = []
    var current = ""
    var depth = 0
    for character in path {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == "/", depth == 0 {
            steps.append(current)
            current = ""
        } else {
            current.append(character)
        }
    }
    steps.append(current)
    return Array(steps.dropFirst())
}

private struct PrintedTypeReader {
    let tokens: [FixtureToken]
    var index = 0

    var text: Substring { index < tokens.count ? tokens[index].text : "" }

    mutating func read() -> PrintedType {
        if text == "(" {
            let elements = readList(to: ")")
            if text == "->" || text == "async" || text == "throws" { return readFunction() }
            return PrintedType(name: "", arguments: elements)
        }
        if text == "@" {
            index += 2
            return read()
        }
        var name = String(text)
        index += 1
        while text == "." || text == "&" {
            index += 1
            name = String(text)
            index += 1
        }
        if text == "<" { return PrintedType(name: name, arguments: readList(to: ">")) }
        if text == "{" { return PrintedType(name: name, arguments: readList(to: "}")) }
        return PrintedType(name: name, arguments: [])
    }

    mutating func readFunction() -> PrintedType {
        while index < tokens.count, text != "->" { index += 1 }
        index += 1
        _ = read()
        return PrintedType(name: "->", arguments: [])
    }

    mutating func readList(to end: Substring) -> [PrintedType] {
        index += 1
        var elements: [PrintedType] = []
        while index < tokens.count, text != end {
            if tokens[safe: index + 1]?.text == ":" { index += 2 }
            elements.append(read())
            if text == "," { index += 1 }
        }
        index += 1
        return elements
    }
}
