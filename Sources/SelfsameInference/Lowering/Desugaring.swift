// A builder body as the calls that the compiler makes of it (SE-0289): every expression through `buildExpression` where the builder has one,
// every branch through `buildEither` and `buildIf`, every block through `buildBlock`. The text is Swift: put in place of the body it has the
// same type, as far as the types of its branches can be written.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// The body of a builder with its braces, every closure that a builder lowers included; nil where no builder applies.
    public func desugared(_ body: LoweredBody) -> String? {
        guard body.builder != .none, body.declaration != .none, let holder = bodyHolder(of: body.declaration) else { return nil }
        return Desugaring(analyzer: self, body: body).block(holder, body.builder)
    }

    /// Where the braces stand that `desugared` writes anew.
    public func builderBraces(of body: LoweredBody) -> SourceRange? {
        guard body.builder != .none, body.declaration != .none, let holder = bodyHolder(of: body.declaration) else { return nil }
        return program.tree(body.file).range(holder)
    }
}

private final class Desugaring {
    let analyzer: Inference
    let body: LoweredBody
    let tree: SyntaxTree
    let typer: BodyTyper
    /// Closures that a builder lowers.
    private var closures: [NodeID: DeclID] = [:]
    private var branchTypes: [NodeID: TypeID] = [:]
    /// The types of single expressions.
    private var valueTypes: [NodeID: TypeID] = [:]
    private var count = 0

    init(analyzer: Inference, body: LoweredBody) {
        self.analyzer = analyzer
        self.body = body
        tree = analyzer.program.tree(body.file)
        typer = BodyTyper(analyzer: analyzer, declaration: body.declaration)
        for call in body.calls where call.declaration != .none {
            let parameters = analyzer.signature(of: call.declaration).parameters
            for argument in call.arguments where tree.kind(argument.syntax) == .closure && argument.parameter < parameters.count {
                let builder = parameters[argument.parameter].builder
                if builder != .none, !typer.hasOwnReturn(typer.closureStatements(argument.syntax)) { closures[argument.syntax] = builder }
            }
        }
        for node in body.nodes {
            if node.kind == .branch || node.kind == .block {
                branchTypes[node.syntax] = node.type
            } else if valueTypes[node.syntax] == nil {
                valueTypes[node.syntax] = node.type
            }
        }
    }

    /// A block or closure in braces, ending in an explicit `return`, which turns the builder off.
    func block(_ holder: NodeID, _ builder: DeclID, indent: String? = nil) -> String {
        let outer = indent ?? indentation(of: holder)
        let inner = outer + "    "
        var head = "{"
        if tree.kind(holder) == .closure, let signature = tree.child(holder, .closureSignature) {
            head += " " + tree.text(signature) + " in"
        }
        if head.hasSuffix(" in in") { head.removeLast(3) }
        let statements =
            tree.kind(holder) == .closure
            ? typer.closureStatements(holder) : analyzer.program.activeItems(of: holder, in: body.file)
        let methods = analyzer.methods(of: builder, from: body.file)
        var lines: [String] = []
        var value = component(statements, builder, methods, inner, &lines)
        if !methods.finalResult.isEmpty { value = "\(name(builder)).buildFinalResult(\(value))" }
        lines.append("\(inner)return \(value)")
        return ([head] + lines + [outer + "}"]).joined(separator: "\n")
    }

    private func name(_ builder: DeclID) -> String { analyzer.program.names[analyzer.program[builder].name] }

    private func fresh() -> String {
        count += 1
        return "v\(count - 1)"
    }

    /// Spaces before the line that a node starts in.
    private func indentation(of node: NodeID) -> String {
        let bytes = tree.source.bytes
        var start = Int(tree.range(node).start)
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var count = 0
        while start + count < bytes.count, bytes[start + count] == UInt8(ascii: " ") { count += 1 }
        return String(repeating: " ", count: count)
    }

    /// The lines of a block's statements and the expression for what they build.
    private func component(
        _ statements: [NodeID], _ builder: DeclID, _ methods: BuilderMethods, _ indent: String, _ lines: inout [String]
    ) -> String {
        let builderName = name(builder)
        var values: [String] = []
        for statement in statements { append(statement, builder, methods, indent, &lines, &values) }
        if methods.hasPartialBlock, let first = values.first {
            var result = "\(builderName).buildPartialBlock(first: \(first))"
            for next in values.dropFirst() {
                let partial = fresh()
                lines.append("\(indent)let \(partial) = \(result)")
                result = "\(builderName).buildPartialBlock(accumulated: \(partial), next: \(next))"
            }
            return result
        }
        return "\(builderName).buildBlock(\(values.joined(separator: ", ")))"
    }

    private func append(
        _ statement: NodeID, _ builder: DeclID, _ methods: BuilderMethods, _ indent: String, _ lines: inout [String],
        _ values: inout [String]
    ) {
        switch tree.kind(statement) {
        case .variableDecl, .throw: lines.append(indent + text(of: statement))
        case .if, .switch:
            let value = fresh()
            lines.append("\(indent)let \(value)\(annotation(of: statement))")
            branch(statement, value, builder, methods, indent, &lines)
            values.append(value)
        case .do:
            guard let holder = tree.child(statement, .block), tree.child(statement, .catch) == nil else {
                return lines.append(indent + text(of: statement))
            }
            let value = fresh()
            lines.append("\(indent)let \(value)\(annotation(of: holder))")
            lines.append("\(indent)do {")
            let inner = component(analyzer.program.activeItems(of: holder, in: body.file), builder, methods, indent + "    ", &lines)
            lines += ["\(indent)    \(value) = \(inner)", "\(indent)}"]
            values.append(value)
        case .for where !methods.array.isEmpty:
            guard let holder = tree.child(statement, .block) else { return }
            let (elements, value) = (fresh(), fresh())
            let head = tree.source.text(in: SourceRange(start: tree.range(statement).start, end: tree.range(holder).start))
            lines += ["\(indent)var \(elements)\(arrayAnnotation(of: holder)) = []", "\(indent)\(head.trimmed) {"]
            let inner = component(analyzer.program.activeItems(of: holder, in: body.file), builder, methods, indent + "    ", &lines)
            lines += ["\(indent)    \(elements).append(\(inner))", "\(indent)}"]
            lines.append("\(indent)let \(value) = \(name(builder)).buildArray(\(elements))")
            values.append(value)
        case _ where typer.isExpression(statement):
            let value = fresh()
            let written = text(of: statement, indent: indent)
            lines.append(
                "\(indent)let \(value)\(annotation(ofValue: statement)) = "
                    + (methods.expression.isEmpty ? written : "\(name(builder)).buildExpression(\(written))"))
            values.append(value)
        default: lines.append("\(indent)// not supported by \(name(builder)): \(text(of: statement).split(separator: "\n").first ?? "")")
        }
    }

    /// The type of an expression, where it can be written in full: an opaque result has no name.
    private func annotation(ofValue syntax: NodeID) -> String {
        guard let type = valueTypes[syntax], analyzer.isKnown(type) else { return "" }
        let spelling = analyzer.spelling(type)
        return spelling.split { "<>(), []".contains($0) }.contains("_") ? "" : ": " + spelling
    }

    private func annotation(of syntax: NodeID) -> String {
        guard let type = branchTypes[syntax], analyzer.isKnown(type) else { return "" }
        return ": " + analyzer.spelling(type)
    }

    private func arrayAnnotation(of syntax: NodeID) -> String {
        guard let type = branchTypes[syntax], analyzer.isKnown(type) else { return "" }
        return ": [\(analyzer.spelling(type))]"
    }

    // MARK: Branches

    private func branch(
        _ node: NodeID, _ value: String, _ builder: DeclID, _ methods: BuilderMethods, _ indent: String, _ lines: inout [String]
    ) {
        guard let index = body.nodes.firstIndex(where: { $0.kind == .branch && $0.syntax == node }) else {
            return lines.append("\(indent)// unknown: \(text(of: node).split(separator: "\n").first ?? "")")
        }
        let id = ViewNodeID(UInt32(truncatingIfNeeded: index))
        let arms = body.children(id)
        var position = 0
        func arm(_ statements: [NodeID]) {
            guard position < arms.count else { return }
            var result = component(statements, builder, methods, indent + "    ", &lines)
            if body[arms[position]].isErased, !methods.limitedAvailability.isEmpty {
                result = "\(name(builder)).buildLimitedAvailability(\(result))"
            }
            let optional =
                name(builder)
                + (methods.optional.contains { analyzer.program[$0].name == analyzer.wellKnown.names.buildIf }
                    ? ".buildIf" : ".buildOptional")
            for step in body.steps(ofArm: position, in: id).reversed() {
                switch step {
                case .side(let first): result = "\(name(builder)).buildEither(\(first ? "first" : "second"): \(result))"
                case .some: result = "\(optional)(\(result))"
                }
            }
            lines.append("\(indent)    \(value) = \(result)")
            position += 1
        }
        if tree.kind(node) == .switch {
            let subject = tree.firstChild(node).map { text(of: $0) } ?? ""
            lines.append("\(indent)switch \(subject) {")
            for label in analyzer.program.activeItems(of: node, in: body.file) where tree.kind(label) == .switchCase {
                let list = tree.child(label, .statementList)
                let range = SourceRange(start: tree.range(label).start, end: list.map { tree.range($0).start } ?? tree.range(label).end)
                lines.append(indent + tree.source.text(in: range).trimmed)
                arm(list.map { analyzer.program.activeItems(of: $0, in: body.file) } ?? [])
            }
            return lines.append("\(indent)}")
        }
        var current: NodeID? = node
        var head = "\(indent)if "
        while let chain = current {
            current = nil
            lines.append(head + (tree.child(chain, .conditionList).map { text(of: $0) } ?? "") + " {")
            for part in tree.children(chain) where tree.kind(part) == .block || tree.kind(part) == .if {
                if tree.kind(part) == .if {
                    head = "\(indent)} else if "
                    current = part
                } else {
                    if position > 0, tree.children(chain).first(where: { tree.kind($0) == .block }) != part {
                        lines.append("\(indent)} else {")
                    }
                    arm(analyzer.program.activeItems(of: part, in: body.file))
                }
            }
        }
        if !body.isExhaustive(id) {
            let optional =
                methods.optional.contains { analyzer.program[$0].name == analyzer.wellKnown.names.buildIf } ? "buildIf" : "buildOptional"
            lines += ["\(indent)} else {", "\(indent)    \(value) = \(name(builder)).\(optional)(nil)"]
        }
        lines.append("\(indent)}")
    }

    // MARK: Text

    /// The source text of a node with the closures in it that builders lower written as calls. Its first line is written with an indentation;
    /// the other lines keep theirs relative to it.
    private func text(of node: NodeID, indent: String? = nil) -> String {
        let range = tree.range(node)
        let base = indentation(of: node).count
        let shift = max(0, (indent?.count ?? base) - base)
        func source(_ start: UInt32, _ end: UInt32) -> String {
            let text = tree.source.text(in: SourceRange(start: start, end: end))
            guard shift > 0 else { return text }
            return text.split(separator: "\n", omittingEmptySubsequences: false).joined(
                separator: "\n" + String(repeating: " ", count: shift))
        }
        var result = ""
        var position = range.start
        var index = node.rawValue
        let end = node.rawValue + tree[node].size
        while index < end {
            let id = NodeID(index)
            guard let builder = closures[id] else {
                index += 1
                continue
            }
            let inner = tree.range(id)
            let outer = String(repeating: " ", count: indentation(of: id).count + shift)
            result += source(position, inner.start) + block(id, builder, indent: outer)
            position = inner.end
            index += tree[id].size
        }
        return result + source(position, range.end)
    }
}
