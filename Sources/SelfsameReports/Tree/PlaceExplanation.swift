// `explain --at`: the type of the expression at a place, the overload chosen there, and why the other overloads are not.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// What is known of the smallest piece of a view body around a place; nil where none is.
public func placeExplanation(line: Int, column: Int, of file: FileID, analyzer: Analyzer, width: Int) -> String? {
    let tree = analyzer.program.tree(file)
    if let condition = conditionExplanation(line: line, column: column, of: file, analyzer: analyzer, width: width) { return condition }
    var best: (body: LoweredBody, node: ViewNodeID, length: UInt32)?
    for body in analyzer.bodies(in: file) {
        for index in body.nodes.indices where ![.arm, .block, .empty].contains(body.nodes[index].kind) {
            let range = tree.range(body.nodes[index].syntax)
            let span = Span(range, in: tree.source)
            let isAfterStart = (span.start.line, span.start.column) <= (line, column)
            guard isAfterStart, (line, column) < (span.end.line, span.end.column) else { continue }
            if best.map({ range.end - range.start < $0.length }) ?? true {
                best = (body, ViewNodeID(UInt32(truncatingIfNeeded: index)), range.end - range.start)
            }
        }
    }
    guard let best else { return nil }
    return inColumns(PlaceText(body: best.body, id: best.node, tree: tree, analyzer: analyzer).lines, width: width)
}

/// The piece of a view body nearest to a place, as `LINE:COLUMN: CODE`; nil in a file without any.
public func nearestExpression(line: Int, column: Int, of file: FileID, analyzer: Analyzer) -> String? {
    let tree = analyzer.program.tree(file)
    let places = analyzer.bodies(in: file).flatMap { body in
        body.nodes.filter { ![.arm, .block, .empty].contains($0.kind) }.map {
            (tree.source.location(of: tree.range($0.syntax).start), $0.syntax)
        }
    }
    let nearest = places.min { a, b in
        (abs(a.0.line - line), abs(a.0.column - column)) < (abs(b.0.line - line), abs(b.0.column - column))
    }
    return nearest.map { "\($0.0.line):\($0.0.column): `\(printable(oneLine(tree.source.text(in: tree.range($0.1)), limit: 60)))`" }
}

/// What the condition at a place does to identity, where the place is its keyword or the condition itself.
private func conditionExplanation(line: Int, column: Int, of file: FileID, analyzer: Analyzer, width: Int) -> String? {
    let tree = analyzer.program.tree(file)
    for body in analyzer.bodies(in: file) {
        for report in analyzer.conditions(of: body) {
            let keyword = tree.range(body[report.branch].syntax).start
            let span = Span(SourceRange(start: min(keyword, report.range.start), end: report.range.end), in: tree.source)
            guard (span.start.line, span.start.column) <= (line, column), (line, column) < (span.end.line, span.end.column) else {
                continue
            }
            return inColumns(ConditionIdentity(report, of: body, in: tree).explanation(at: tree.source.path), width: width)
        }
    }
    return nil
}

/// Lines that begin with spaces, broken where they are wider than the terminal.
private func inColumns(_ lines: [String], width: Int) -> String {
    lines.flatMap { line in
        let indent = line.prefix { $0 == " " }.count
        return hanging(String(line.dropFirst(indent)), indent: indent, width: width)
    }.map { $0 + "\n" }.joined()
}

/// Why the smallest piece of a view body around a place is what it is, line by line: the overload that was chosen with its arguments, and the others
/// with what speaks against them.
public func choiceExplanation(of node: ViewNodeID, in body: LoweredBody, analyzer: Analyzer) -> [String] {
    PlaceText(body: body, id: node, tree: analyzer.program.tree(body.file), analyzer: analyzer).choice
}

private struct PlaceText {
    let body: LoweredBody
    let id: ViewNodeID
    let tree: SyntaxTree
    let analyzer: Analyzer

    var lines: [String] {
        let node = body[id]
        let span = Span(tree.range(node.syntax), in: tree.source)
        var lines = [
            "\(placeText(tree.source.path, span)): \(printable(oneLine(tree.source.text(in: tree.range(node.syntax)), limit: 72)))"
        ]
        lines.append("  in: \(printable(body.name))")
        lines.append("  type: \(printable(analyzer.spelling(analyzer.printed(node.type))))")
        if case .opaque(let declaration, _, _) = analyzer.structure(of: node.type) {
            lines.append("  the compiler sees: the opaque result of `\(printable(analyzer.program.displayName(of: declaration)))`")
        }
        if Int(node.unknown) < body.unknowns.count {
            let unknown = body.unknowns[Int(node.unknown)]
            let name = unknown.name == .none ? "" : " `\(printable(analyzer.program.names[unknown.name]))`"
            lines.append("  unknown: \(unknown.reason.rawValue)\(name)")
        }
        lines += identityChanges(of: id, in: body, analyzer: analyzer).map { "  " + $0 }
        return lines + choice
    }

    var choice: [String] {
        let node = body[id]
        var lines: [String] = []
        if let call = body.call(id), call.declaration != .none {
            lines.append("  chosen: \(described(call.declaration))")
            for argument in call.arguments {
                let written = oneLine(tree.source.text(in: tree.range(argument.syntax)), limit: 40)
                let label = argument.label == .none ? "_" : analyzer.program.names[argument.label]
                lines.append(
                    "    \(printable(label)): \(printable(written)) is \(printable(analyzer.spelling(analyzer.printed(argument.type))))")
            }
        } else if node.declaration != .none {
            lines.append("  refers to: \(described(node.declaration))")
        }
        let rejected = (analyzer.trace(of: node.syntax, in: body)?.rejected ?? []).filter { !isOfBuilder($0.declaration) }
        if !rejected.isEmpty {
            lines.append("  not chosen:")
            lines += rejected.map { "    \(described($0.declaration)): \($0.reason)" }
        }
        return lines
    }

    /// Whether a declaration is a method of a result builder, which nobody writes a call of.
    private func isOfBuilder(_ id: DeclID) -> Bool {
        let owner = analyzer.program.nominal(containing: id)
        return owner != .none && analyzer.name(analyzer.program[id].name).hasPrefix("build")
            && analyzer.program.names[analyzer.program[owner].name].hasSuffix("Builder")
    }

    /// A declaration as it is written, and where.
    private func described(_ id: DeclID) -> String {
        let declaration = analyzer.program[id]
        let source = analyzer.program.tree(declaration.file)
        let place = Span(source.tokens.range(declaration.nameToken), in: source.source)
        var range = source.range(analyzer.program.declarationNode(id))
        range.start = source.tokens.range(declaration.nameToken).start
        for child in source.children(analyzer.program.declarationNode(id)) {
            if [.block, .getterBlock, .accessorBlock, .memberBlock].contains(source.kind(child)) {
                range.end = min(range.end, source.range(child).start)
            }
        }
        let written = oneLine(source.source.text(in: range), limit: 140)
        let owner = analyzer.program.nominal(containing: id)
        let name = owner == .none ? "" : analyzer.program.names[analyzer.program[owner].name] + "."
        return printable("\(name)\(written)") + " (\(placeText(source.source.path, place)))"
    }
}
