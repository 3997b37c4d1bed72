// Hoisting: the container that both arms repeat is written once, and the condition moves inside it, around the one child that differs.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ConditionContext {
    /// Keeps the container of one arm, with a condition in place of the child in which the arms differ. Their heads and modifiers are the same.
    func hoistFix(_ children: ChildComparison) -> Fix? {
        guard children.differing.allSatisfy({ $0.count <= 1 }), let kept = children.differing.firstIndex(where: { !$0.isEmpty }),
            let child = children.differing[kept].first, let whole = arms[kept].expression, let content = arms[kept].content,
            hasOneContainer, !usesBoundName(in: whole, besides: child), let node = viewNode(of: child, inArm: kept)
        else { return nil }
        var types = [analyzer.printed(body[node].type)]
        var pieces = [tree.range(child)]
        if kept == 0, let other = children.differing[1].first {
            guard let otherNode = viewNode(of: other, inArm: 1) else { return nil }
            types.append(analyzer.printed(body[otherNode].type))
            pieces.append(tree.range(other))
        }
        var replacement = Replacement(of: tree.range(syntax.node), in: tree)
        guard let head = hoistedHead(ofArm: kept),
            let text = replacement.branch(head, around: pieces, unit: replacement.unit(of: tree.range(whole))),
            let branchType = analyzer.printedBranch(of: types, isExhaustive: types.count > 1),
            let type = analyzer.printedType(of: body, replacing: node, with: [branchType], in: content)
        else { return nil }
        replacement.take(tree.range(whole), changing: [Edit(range: tree.range(child), replacement: text)])
        for piece in pieces + [headRange] { replacement.keep(piece) }
        return finish(replacement, title: "write the container once, with the condition inside", .unsafe, types: [type])
    }

    /// Whether both arms call one initialiser.
    private var hasOneContainer: Bool {
        let declarations = arms.map { arm in arm.root.map { context.declaration(of: $0) } ?? .none }
        return declarations.allSatisfy { $0 != .none && $0 == declarations[0] }
    }

    /// Whether something of an expression other than a part of it uses a name that the condition binds.
    private func usesBoundName(in whole: NodeID, besides part: NodeID) -> Bool {
        let (outer, inner) = (tree.tokenRange(whole), tree.tokenRange(part))
        let names = tree.names(in: outer.lowerBound..<inner.lowerBound).union(tree.names(in: inner.upperBound..<outer.upperBound))
        return !names.isDisjoint(with: boundNames)
    }

    /// The node of a child of an arm's container.
    private func viewNode(of child: NodeID, inArm index: Int) -> ViewNodeID? {
        guard let root = arms[index].root else { return nil }
        let contents = body.children(root).flatMap { body[$0].kind == .block ? body.children($0) : [$0] }
        return contents.first { body[$0].syntax == child }
    }

    /// `if isOpen`; the opposite where only the second arm has a child.
    func hoistedHead(ofArm index: Int) -> String? {
        if index == 1 { return expression.map { "if \($0.negated)" } }
        let text = tree.source.text(in: headRange)
        return text.utf8.contains(0x0A) ? nil : text
    }
}

extension Replacement {
    /// A branch in place of the first of `pieces`, which is in the piece of the file that is taken over, and with it the second for `else`.
    /// On one line where the first has a line with others. Nil where a piece cannot be moved.
    fileprivate func branch(_ head: String, around pieces: [SourceRange], unit: String) -> String? {
        let source = tree.source
        guard let first = pieces.first else { return nil }
        guard source.isFirstOnLine(first.start) else {
            let texts = pieces.map { source.text(in: $0) }
            if texts.contains(where: { $0.utf8.contains(0x0A) }) { return nil }
            return "\(head) { \(texts.joined(separator: " } else { ")) }"
        }
        let outer = source.indentation(at: first.start)
        let inner = outer + unit
        var blocks: [String] = []
        for piece in pieces {
            // The lines of a string are part of its value.
            if tree.hasStringOverLines(in: piece) { return nil }
            blocks.append(newline + inner + source.text(in: piece).reindented(from: source.indentation(at: piece.start), to: inner))
        }
        return "\(head) {\(blocks.joined(separator: "\(newline)\(outer)} else {"))\(newline)\(outer)}"
    }
}
