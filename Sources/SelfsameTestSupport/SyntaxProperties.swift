// What holds of every syntax tree, whatever the bytes were: tokens and gaps give the file back, gaps hold trivia only, ranges nest, sizes
// add up. Tests ask it of fixtures, of their mutations and of hostile shapes.

import SelfsameSyntax

/// The first property that a tree does not have, in words; nil where it has all.
public func syntaxPropertyFailure(_ tree: SyntaxTree) -> String? {
    tokenFailure(tree) ?? gapFailure(tree) ?? nodeFailure(tree) ?? diagnosticFailure(tree)
}

private func tokenFailure(_ tree: SyntaxTree) -> String? {
    let tokens = tree.tokens
    guard tokens.count > 0, tokens.kinds.last == .endOfFile else { return "the last token is not the end of the file" }
    guard tokens.starts.count == tokens.count, tokens.flags.count == tokens.count else {
        return "the token arrays differ in length"
    }
    var end: UInt32 = 0
    for index in 0..<tokens.count {
        let kind = tokens.kinds[index]
        if tokens.starts[index] < end || tokens.end(index) < tokens.starts[index] {
            return "token \(index) overlaps the one before it"
        }
        let mayBeEmpty = kind == .endOfFile || kind == .stringEnd || kind == .interpolationEnd
        if tokens.starts[index] == tokens.end(index), !mayBeEmpty { return "token \(index), \(kind), is empty" }
        if kind == .endOfFile, index != tokens.count - 1 { return "token \(index) ends the file too early" }
        end = tokens.end(index)
    }
    if Int(end) != tree.source.bytes.count { return "the tokens end at \(end), the file at \(tree.source.bytes.count)" }
    return nil
}

/// A gap holds spaces, line breaks, comments and what was reported.
private func gapFailure(_ tree: SyntaxTree) -> String? {
    let bytes = tree.source.bytes
    // What the compiler does not read may hold characters that are in no token and are not reported, either.
    var isUnread = [Bool](repeating: false, count: tree.tokens.count)
    for node in tree.nodes where node.kind == .unexpected {
        for index in node.firstToken...node.endToken { isUnread[Int(index)] = true }
    }
    let reported = tree.diagnostics.contains { $0.id == .conflictMarker || $0.id == .invalidCharacter || $0.id == .invalidUTF8 }
    for index in 0..<tree.tokens.count {
        let token = TokenID(UInt32(index))
        let gap = tree.gap(before: token)
        var isTrivia = [Bool](repeating: false, count: gap.length)
        for comment in tree.comments(before: token) {
            if !gap.contains(comment.range) { return "a comment before token \(index) lies outside of its gap" }
            for offset in comment.range.start..<comment.range.end { isTrivia[Int(offset - gap.start)] = true }
        }
        if reported || isUnread[index] { continue }
        for (offset, isComment) in isTrivia.enumerated() where !isComment {
            switch bytes[Int(gap.start) + offset] {
            // The last three are the bytes of a byte-order mark, U+00A0 is two of these.
            case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x00, 0xC2, 0xA0, 0xEF, 0xBB, 0xBF: break
            case let byte: return "byte \(byte) at \(Int(gap.start) + offset) is in no token"
            }
        }
    }
    return nil
}

private func nodeFailure(_ tree: SyntaxTree) -> String? {
    let nodes = tree.nodes
    guard let root = nodes.first, root.kind == .sourceFile, root.parent == .max, Int(root.size) == nodes.count else {
        return "the first node is not the whole file"
    }
    if root.firstToken != 0 || Int(root.endToken) != tree.tokens.count - 1 { return "the root does not cover all tokens" }
    for index in nodes.indices {
        let node = nodes[index]
        if node.size == 0 || index + Int(node.size) > nodes.count { return "node \(index) has size \(node.size)" }
        if node.endToken < node.firstToken || Int(node.endToken) > tree.tokens.count - 1 { return "node \(index) has a wrong range" }
        if node.mainToken != .max, Int(node.mainToken) >= tree.tokens.count { return "node \(index) has no such main token" }
        var covered = node.firstToken
        var size: UInt32 = 1
        for child in tree.children(NodeID(UInt32(index))) {
            let inner = tree[child]
            if inner.parent != UInt32(index) { return "node \(child.rawValue) has parent \(inner.parent), not \(index)" }
            if inner.firstToken < covered || inner.endToken > node.endToken {
                return "node \(child.rawValue), \(inner.kind), lies outside of \(index), \(node.kind), or over its sibling"
            }
            covered = inner.endToken
            size += inner.size
        }
        if size != node.size { return "node \(index), \(node.kind), has size \(node.size), its children add up to \(size)" }
    }
    return nil
}

private func diagnosticFailure(_ tree: SyntaxTree) -> String? {
    var last: UInt32 = 0
    for diagnostic in tree.diagnostics {
        if Int(diagnostic.range.end) > tree.source.bytes.count || diagnostic.range.start < last {
            return "the diagnostic \(diagnostic.id.rawValue) is out of place"
        }
        if diagnostic.message.isEmpty { return "the diagnostic \(diagnostic.id.rawValue) says nothing" }
        last = diagnostic.range.start
    }
    return nil
}
