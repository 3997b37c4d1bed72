// Tokens and trees as text, as tests and `syntax --format tokens|tree` print them.

extension SyntaxTree {
    /// One line for each token: its range, its kind, its text if the kind leaves it open, and `^` before the first of a line.
    public func dumpTokens() -> String {
        var text = ""
        for index in 0..<tokens.count {
            let id = TokenID(UInt32(index))
            let range = tokens.range(id)
            text += "\(range.start)..<\(range.end)\(tokens.flags(id).contains(.newlineBefore) ? " ^" : " ")\(tokens.kind(id))"
            if tokens.kind(id).spelling == nil, range.length > 0 { text += " \(Self.quoted(self.text(id)))" }
            text += "\n"
        }
        return text
    }

    /// One line for each node, indented by depth: its kind, its range, and the text of its main token if that is no keyword or sign.
    public func dumpTree() -> String { dumpTree(.root) }

    /// The dump of one node and what is in it.
    public func dumpTree(_ id: NodeID) -> String {
        var text = ""
        var ends: [UInt32] = []
        let first = Int(id.rawValue)
        for index in first..<first + Int(nodes[first].size) {
            while let end = ends.last, UInt32(index) >= end { ends.removeLast() }
            let node = NodeID(UInt32(index))
            let range = range(node)
            text += String(repeating: "  ", count: ends.count) + "\(kind(node)) \(range.start)..<\(range.end)"
            if let main = dumpedMainToken(node) { text += " \(main)" }
            text += "\n"
            ends.append(UInt32(index) + nodes[index].size)
        }
        return text
    }

    /// The main token as the dump prints it: names and literals, and the first token only where it says more than the kind of node.
    private func dumpedMainToken(_ id: NodeID) -> String? {
        let main = mainToken(id)
        guard main != .none, main.rawValue < UInt32(tokens.count), nodes[Int(id.rawValue)].firstToken < nodes[Int(id.rawValue)].endToken
        else {
            return nil
        }
        switch kind(id) {
        case .string: return Self.quoted(text(id))
        case .binaryOperator: return "`\(text(id))`"
        case .sourceFile, .statementList: return nil
        default: break
        }
        let isFirst = main.rawValue == nodes[Int(id.rawValue)].firstToken
        switch tokens.kind(main) {
        case .leftParen, .leftBrace, .leftBracket, .stringStart, .period, .colon, .equal, .arrow, .atSign, .pound, .backslash: return nil
        case let kind where isFirst && firstChild(id).map { nodes[Int($0.rawValue)].firstToken } == main.rawValue && !kind.canBeName:
            return nil
        default: return Self.quoted(text(main))
        }
    }

    /// Text in backticks on one line.
    private static func quoted(_ text: String) -> String {
        var result = "`"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "`"
    }
}
