// What a string literal says: its text with escapes read, and its interpolations. By "String Literals" of The Swift Programming Language and
// SE-0200 (raw text), SE-0168 (several lines).

/// A string literal: `"a \(b)"`, `#"a\b"#`, or one of several lines.
public struct StringLiteral: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node: a `string`.
    public let id: NodeID

    /// A piece of a literal, in order.
    public enum Piece: Equatable, Sendable {
        /// Text between interpolations.
        case text(String)
        /// An `interpolation`.
        case interpolation(NodeID)
    }

    /// Views a `string`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .string else { return nil }
        (self.tree, self.id) = (tree, id)
    }

    /// The text, where nothing is interpolated.
    public var text: String? {
        let pieces = self.pieces
        if pieces.isEmpty { return "" }
        guard pieces.count == 1, case .text(let text) = pieces[0] else { return nil }
        return text
    }

    /// Text and interpolations. Empty pieces of text are left out.
    public var pieces: [Piece] {
        var pieces: [Piece] = []
        var interpolations = tree.children(id).filter { tree.kind($0) == .interpolation }[...]
        let opening = tree.text(TokenID(tree[id].firstToken))
        let escape = "\\" + String(repeating: "#", count: opening.prefix { $0 == "#" }.count)
        let indentation = opening.hasSuffix("\"\"\"") ? closingIndentation : nil
        var token = tree[id].firstToken
        while token < tree[id].endToken {
            if let next = interpolations.first, tree[next].firstToken == token {
                interpolations.removeFirst()
                pieces.append(.interpolation(next))
                token = max(token + 1, tree[next].endToken)
                continue
            }
            if tree.tokens.kind(TokenID(token)) == .stringSegment {
                var text = Substring(tree.text(TokenID(token)))
                if let indentation {
                    let isFirst = token == tree[id].firstToken + 1
                    let isLast = token + 2 == tree[id].endToken
                    text = Substring(unindented(text, indentation, isFirst: isFirst, isLast: isLast))
                }
                let read = unescaped(text, escape)
                if !read.isEmpty { pieces.append(.text(read)) }
            }
            token += 1
        }
        return pieces
    }

    /// The white space before the closing quotes of a literal of several lines.
    private var closingIndentation: Substring {
        guard tree[id].endToken >= 2, case let last = TokenID(tree[id].endToken - 2), tree.tokens.kind(last) == .stringSegment else {
            return ""
        }
        return tree.text(last).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last ?? ""
    }

    /// Lines without the indentation; the line breaks behind the opening and before the closing quotes are none of the text's.
    private func unindented(_ text: Substring, _ indentation: Substring, isFirst: Bool, isLast: Bool) -> String {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for index in lines.indices.dropFirst() where lines[index].hasPrefix(indentation) {
            lines[index] = lines[index].dropFirst(indentation.count)
        }
        if isFirst, !lines.isEmpty { lines.removeFirst() }
        if isLast, !lines.isEmpty { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// Text with its escapes read; one that the language does not have stays as it is written.
    private func unescaped(_ text: Substring, _ escape: String) -> String {
        guard text.contains(escape) else { return String(text) }
        var result = ""
        var rest = text
        while !rest.isEmpty {
            guard rest.hasPrefix(escape), case let after = rest.dropFirst(escape.count), let letter = after.first else {
                result.append(rest.removeFirst())
                continue
            }
            rest = after.dropFirst()
            switch letter {
            case "n": result += "\n"
            case "t": result += "\t"
            case "r": result += "\r"
            case "0": result += "\0"
            case "\\", "\"", "'": result.append(letter)
            // The line goes on.
            case "\n", "\r\n": break
            case "u":
                let digits = rest.dropFirst().prefix { $0.isHexDigit }
                guard rest.first == "{", let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
                    result += escape + "u"
                    continue
                }
                result.unicodeScalars.append(scalar)
                rest = rest.dropFirst(digits.count + 2)
            default:
                result += escape
                result.append(letter)
            }
        }
        return result
    }
}
