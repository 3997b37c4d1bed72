// The specifiers of a format: `%@`, `%2$lld`, `%(count)lld`, `%#@items@`. What code is generated of them depends on the generator; this only says
// what is written.

/// A specifier of a format.
struct FormatSpecifier: Hashable {
    /// The number of its argument, from 1, where it is written.
    var position: Int?
    /// The name of its argument, where it is written: `%(count)lld`.
    var name: String?
    /// What the argument's size is: `ll` in `%lld`.
    var length = ""
    /// What is formatted: `@`, `d`. Empty for a reference to a variable.
    var conversion = ""
    /// The variable that a plural refers to: `items` in `%#@items@`.
    var reference: String?
}

/// A format in its pieces.
struct Format {
    /// The specifiers, in order.
    private(set) var specifiers: [FormatSpecifier] = []
    /// What stands around the specifiers.
    private(set) var texts: [String] = [""]

    /// Reads a format. A percent sign that begins no specifier is text.
    init(_ text: some StringProtocol) {
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            texts[texts.count - 1] += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                texts[texts.count - 1] += "%"
                rest.removeFirst()
            } else if let (specifier, end) = Self.specifier(in: rest) {
                specifiers.append(specifier)
                texts.append("")
                rest = end
            } else {
                texts[texts.count - 1] += "%"
            }
        }
        texts[texts.count - 1] += rest
    }

    /// The specifiers in the order of their arguments: those without a number count on.
    var arguments: [(position: Int, specifier: FormatSpecifier)] {
        var next = 0
        var result: [Int: FormatSpecifier] = [:]
        for specifier in specifiers {
            if specifier.position == nil { next += 1 }
            let position = specifier.position ?? next
            if result[position] == nil { result[position] = specifier }
        }
        return result.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The specifier behind a percent sign, and what follows it.
    private static func specifier(in text: Substring) -> (FormatSpecifier, rest: Substring)? {
        var result = FormatSpecifier()
        var rest = text
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest[digits.endIndex...].first == "$", let position = Int(digits), position > 0 {
            result.position = position
            rest = rest[digits.endIndex...].dropFirst()
        }
        if rest.first == "(", let close = rest.firstIndex(of: ")") {
            result.name = String(rest[rest.index(after: rest.startIndex)..<close])
            rest = rest[rest.index(after: close)...]
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            result.reference = String(rest.dropFirst(2)[..<end])
            return (result, rest[rest.index(after: end)...])
        }
        rest = rest.drop { "-+ #0".contains($0) }.drop { $0.isASCII && $0.isNumber }
        if rest.first == "." { rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber } }
        for length in ["hh", "ll", "h", "l", "q", "z", "t", "j", "L"] where rest.hasPrefix(length) {
            result.length = length
            rest = rest.dropFirst(length.count)
            break
        }
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
        result.conversion = String(conversion)
        return (result, rest.dropFirst())
    }
}
