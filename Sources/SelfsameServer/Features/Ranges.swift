// What can be folded and what is selected next: both come from the syntax tree alone, so they are right in the middle of typing, too.

import SelfsameSyntax

extension LanguageServer {
    func foldingRanges(_ params: JSON) throws -> JSON {
        guard let (document, answers) = try subject(of: params) else { return [] }
        let (source, tree) = (document.source, answers.tree)
        var ranges: [JSON] = []
        func line(_ offset: UInt32) -> Int { source.location(of: offset).line - 1 }
        func add(from first: Int, to last: Int, kind: String? = nil) {
            guard last > first else { return }
            ranges.append(
                .object(leavingOutNull: [
                    "startLine": .integer(first), "endLine": .integer(last), "kind": kind.map { .string($0) } ?? .null,
                ]))
        }
        for index in tree.nodes.indices where Self.folded.contains(tree.nodes[index].kind) {
            let range = tree.range(NodeID(UInt32(truncatingIfNeeded: index)))
            // The line of the closing brace stays.
            add(from: line(range.start), to: line(max(range.start, range.end)) - 1)
        }
        let imports = tree.children(.root).filter { tree.kind($0) == .importDecl }.map(tree.range)
        if let first = imports.first, let last = imports.last { add(from: line(first.start), to: line(last.end), kind: "imports") }
        for token in 0...UInt32(tree.tokens.count) where tree.gap(before: TokenID(token)).length > 2 {
            for run in runs(of: tree.comments(before: TokenID(token)).map(\.range), line: line) {
                add(from: line(run.start), to: line(run.end), kind: "comment")
            }
        }
        return .array(ranges)
    }

    /// What has braces, brackets or parentheses around more than one line.
    private static let folded: Set<NodeKind> = [
        .block, .memberBlock, .accessorBlock, .getterBlock, .closure, .switch, .argumentList, .array, .dictionary, .ifConfigClause,
    ]

    /// Comments on lines that follow each other, as one range.
    private func runs(of comments: [SourceRange], line: (UInt32) -> Int) -> [SourceRange] {
        comments.reduce(into: []) { runs, comment in
            if let last = runs.last, line(comment.start) == line(last.end) + 1 {
                runs[runs.count - 1].end = comment.end
            } else {
                runs.append(comment)
            }
        }
    }

    func selectionRanges(_ params: JSON) throws -> JSON {
        guard let (document, answers) = try subject(of: params) else { return [] }
        let tree = answers.tree
        return .array(
            params["positions"].elements.map { position in
                let offset = positions.offset(of: position, in: document.source)
                var chain: [SourceRange] = [SourceRange(start: 0, end: UInt32(truncatingIfNeeded: document.source.bytes.count))]
                func narrow(to range: SourceRange) {
                    if range.holds(offset), range.length > 0, let outer = chain.last, outer != range, outer.contains(range) {
                        chain.append(range)
                    }
                }
                var node: NodeID? = .root
                while let current = node {
                    narrow(to: tree.range(current))
                    node = Array(tree.children(current)).last { tree.range($0).holds(offset) && tree.range($0).length > 0 }
                    if node == nil { narrow(to: tree.token(at: offset, in: current)) }
                }
                return chain.reduce(JSON.null) { outer, range in
                    .object(leavingOutNull: ["range": positions.range(range, in: document.source), "parent": outer])
                }
            })
    }
}

extension SyntaxTree {
    /// The token of a node at an offset; an empty range where there is none.
    fileprivate func token(at offset: UInt32, in node: NodeID) -> SourceRange {
        let stored = self[node]
        let found = (stored.firstToken..<max(stored.firstToken, stored.endToken)).map { tokens.range(TokenID($0)) }.last {
            $0.holds(offset)
        }
        return found ?? SourceRange(start: offset, end: offset)
    }
}
