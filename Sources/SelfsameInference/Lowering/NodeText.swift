// How code spells what it calls and is made of.

import SelfsameDeclarations
import SelfsameSyntax

extension SyntaxTree {
    /// The source text of a node on one line: comments left out, each run of space one blank.
    public func oneLine(_ node: NodeID) -> String {
        oneLine(from: self[node].firstToken, to: self[node].endToken)
    }

    /// The same in at most `limit` characters, the last of them `…` where something was left out.
    public func oneLine(_ node: NodeID, upTo limit: Int) -> String {
        oneLine(from: self[node].firstToken, to: self[node].endToken, upTo: limit).shortened(to: limit)
    }

    /// The source text of a modifier alone, from its name on, on one line: `padding(8)`.
    public func oneLine(modifier node: NodeID) -> String {
        let tokens = modifierTokens(node)
        return oneLine(from: tokens.lowerBound, to: tokens.upperBound)
    }

    /// The source text of a run of tokens on one line. Ends where there is more than `limit` characters, which may be in the middle of the code.
    func oneLine(from first: UInt32, to end: UInt32, upTo limit: Int = .max) -> String {
        let bytes = source.bytes
        var result: [UInt8] = []
        var isASCII = true
        var index = first
        while index < end, !(isASCII && result.count > limit) {
            let token = TokenID(index)
            if index > first, tokens.flags(token).contains(.spaceBefore) { result.append(UInt8(ascii: " ")) }
            let range = tokens.range(token)
            let text = bytes[Int(range.start)..<Int(range.end)]
            if text.allSatisfy({ 0x20..<0x80 ~= $0 }) {
                result += text
            } else {
                // Some line breaks have several bytes, and some characters several scalars.
                isASCII = false
                result += String(decoding: text, as: UTF8.self).map { $0.isNewline ? " " : String($0) }.joined().utf8
            }
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The token that names what a call, reference or member calls: `padding` in `a.padding(8)`.
    public func calleeToken(_ node: NodeID) -> TokenID? {
        var current = node
        while true {
            switch kind(current) {
            case .call, .subscriptCall, .specialize:
                guard let callee = firstChild(current) else { return nil }
                current = callee
            case .member:
                guard let name = lastChild(current), kind(name) == .reference else { return nil }
                return mainToken(name)
            case .reference: return mainToken(current)
            default: return nil
            }
        }
    }

    /// Whether an expression is `self`.
    package func isSelf(_ node: NodeID) -> Bool {
        kind(node) == .reference && mainToken(node) != .none && tokens.kind(mainToken(node)) == .selfKeyword
    }

    /// Whether a node is a name in upper case: a type.
    package func isTypeName(_ node: NodeID) -> Bool {
        [.reference, .member, .specialize].contains(kind(node)) && calleeToken(node).map { name($0).first?.isUppercase == true } ?? false
    }
}

extension String {
    /// At most `limit` characters, the last of them `…` where something was left out.
    public func shortened(to limit: Int) -> String {
        count <= limit ? self : String(prefix(max(0, limit - 1))).trimmed + "…"
    }
}
