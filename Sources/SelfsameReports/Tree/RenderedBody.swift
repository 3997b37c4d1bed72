// The lowered tree of a body as values that need no analyzer: types are spelled, syntax is text, positions are places. Printers of every
// format read this; nodes stand in pre-order, as in the lowered tree.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// One body.
public struct RenderedBody: Sendable {
    /// NAME: `Screen.body`.
    public var name: String
    /// The path of its file, as it is printed.
    public var path: String
    /// Where the declaration's name stands.
    public var span: Span
    /// The whole declaration.
    public var declaration: Span
    /// The printed type; unknown parts are `_`.
    public var type: String
    /// How many levels deep the type is nested.
    public var depth: Int
    /// Whether no part of the type is unknown.
    public var isResolved: Bool
    /// Whether it is preview code.
    public var isPreview: Bool
    /// The nodes in pre-order.
    public var nodes: [RenderedNode]
    /// What is not known or rejected, in source order.
    public var gaps: [BodyGap]
}

/// One node.
public struct RenderedNode: Sendable {
    /// What it is.
    public var kind: ViewNodeKind
    /// What it is to its parent.
    public var role: ViewNodeRole
    /// For content that is not in the view above it but beside it: the modifier that shows it (`sheet`), with the parameter's label where the
    /// modifier has several (`alert message`); for one of several contents of a view its label (`header`). Empty elsewhere.
    public var slot: String
    /// Source text in a few words: `Text("Hello")`, `.padding(8)`, `if big`, `case .first`.
    public var label: String
    /// The name of its type, without generic arguments; nil for tuples, functions and what is not known.
    public var typeName: String?
    /// For a modifier: the name of the type that it wraps its view with, nil where the type stays.
    public var wrapper: String?
    /// Its identity path.
    public var identity: String
    /// Where it stands.
    public var span: Span
    /// The index of its parent, nil for the root.
    public var parent: Int?
    /// Nodes in the subtree, this one included.
    public var size: Int
    /// Why it is not known, nil where it is.
    public var unknown: String?
}

extension RenderedBody {
    /// The children of a node.
    public func children(_ index: Int) -> [Int] {
        var result: [Int] = []
        var next = index + 1
        while next < index + nodes[index].size {
            result.append(next)
            next += max(1, nodes[next].size)
        }
        return result
    }

    /// Whether `name` selects it: its own NAME, or that of a type around it.
    public func isSelected(by name: String) -> Bool { selects(name, self.name) }
}

/// Whether a `--view` names a declaration: `Feed.body` by its whole name, `Feed` by any part that ends at a period.
func selects(_ selection: String, _ name: String) -> Bool {
    guard name.hasPrefix(selection) else { return name.hasSuffix("." + selection) }
    let rest = name.dropFirst(selection.count)
    return rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("(")
}

/// The bodies of a file.
public struct FileTrees: Sendable {
    /// The file.
    public var path: String
    /// Mistakes of the lexer and the parser, with the file to place them in.
    public var source: SourceFile
    /// Mistakes of the lexer and the parser.
    public var syntaxDiagnostics: [SyntaxDiagnostic]
    /// Its bodies in source order.
    public var bodies: [RenderedBody]
    /// How much of it is known.
    public var statistics: Statistics
}

/// What `renderedTrees` has to know of the call.
public struct TreeOptions: Sendable {
    /// Whether preview code is wanted.
    public var includesPreviews: Bool
    /// Whether `_ConditionalContent` is printed with its underscore.
    public var usesRuntimeNames: Bool
    /// Names of declarations or types; empty for all.
    public var views: [String]
    /// Whether nodes are wanted; types alone are cheaper.
    public var includesNodes: Bool

    /// Makes options.
    public init(includesPreviews: Bool = false, usesRuntimeNames: Bool = false, views: [String] = [], includesNodes: Bool = true) {
        self.includesPreviews = includesPreviews
        self.usesRuntimeNames = usesRuntimeNames
        self.views = views
        self.includesNodes = includesNodes
    }

    /// Whether a body is wanted.
    func includes(_ body: LoweredBody) -> Bool {
        (includesPreviews || !body.isPreview) && (views.isEmpty || views.contains { selects($0, body.name) })
    }
}

/// Renders the bodies of one file with the analyzer of this thread.
public func renderedTrees(of file: FileID, analyzer: Analyzer, options: TreeOptions) -> FileTrees {
    let tree = analyzer.program.tree(file)
    let bodies = analyzer.bodies(in: file).filter(options.includes)
    return FileTrees(
        path: tree.source.path, source: tree.source, syntaxDiagnostics: tree.diagnostics,
        bodies: bodies.map { BodyRenderer(body: $0, analyzer: analyzer, tree: tree, options: options).rendered() },
        statistics: Statistics(of: bodies, analyzer: analyzer))
}

/// Turns one lowered body into text and places.
private struct BodyRenderer {
    let body: LoweredBody
    let analyzer: Analyzer
    let tree: SyntaxTree
    let options: TreeOptions

    /// Characters of a label.
    private static let labelLength = 48

    func rendered() -> RenderedBody {
        let type = analyzer.printed(body.type)
        let declaration = body.declaration == .none ? body[.root].syntax : analyzer.program.declarationNode(body.declaration)
        return RenderedBody(
            name: body.name, path: tree.source.path, span: Span(tree.tokens.range(body.nameToken), in: tree.source),
            declaration: Span(tree.range(declaration), in: tree.source),
            type: analyzer.spelling(type, runtimeNames: options.usesRuntimeNames), depth: analyzer.depth(of: type),
            isResolved: analyzer.isKnown(type), isPreview: body.isPreview,
            nodes: options.includesNodes ? nodes() : [],
            gaps: gaps(in: body, analyzer: analyzer))
    }

    private func nodes() -> [RenderedNode] {
        var labels: [ViewNodeID: String] = [:]
        for index in body.nodes.indices where body.nodes[index].kind == .branch {
            let branch = ViewNodeID(UInt32(truncatingIfNeeded: index))
            guard let syntax = body.branchSyntax(of: branch, tree: tree) else { continue }
            let word = syntax.form == .switch ? "switch " : "if "
            labels[branch] = word + oneLine(tree.conditionText(of: syntax), limit: Self.labelLength)
            for (arm, source) in zip(body.children(branch), syntax.arms) {
                labels[arm] = oneLine(tree.label(of: source), limit: Self.labelLength)
            }
        }
        return body.nodes.indices.map { index in
            let id = ViewNodeID(UInt32(truncatingIfNeeded: index))
            let node = body[id]
            return RenderedNode(
                kind: node.kind, role: node.role, slot: slot(of: id), label: labels[id] ?? label(of: id), typeName: typeName(node.type),
                wrapper: wrapper(of: id),
                identity: printable(analyzer.identityPath(of: id, in: body)), span: Span(tree.range(node.syntax), in: tree.source),
                parent: body.parent(id).map { Int($0.rawValue) }, size: Int(node.size), unknown: unknown(of: node))
        }
    }

    /// What a node is the content of, as `RenderedNode.slot` says it.
    private func slot(of id: ViewNodeID) -> String {
        guard case .content(let parameter) = body[id].role, let parent = body.parent(id) else { return "" }
        let contents = Set(
            body.children(parent).compactMap { child -> Int? in
                if case .content(let parameter) = body[child].role { parameter } else { nil }
            })
        let label = contents.count > 1 ? self.label(ofParameter: parameter, of: parent) : ""
        // `content` says nothing about what is in a container.
        guard body[parent].kind == .modifier else { return label == "content" ? "" : label }
        let call = self.label(of: parent).drop { $0 == "." }.prefix { $0 != "(" && $0 != "{" && $0 != " " }
        return printable(label.isEmpty ? String(call) : "\(call) \(label)")
    }

    /// The label of a call's parameter, else its name; empty where the declaration is unknown.
    private func label(ofParameter index: Int, of call: ViewNodeID) -> String {
        guard let call = body.call(call), call.declaration != .none else { return "" }
        let parameters = analyzer.signature(of: call.declaration).parameters
        guard parameters.indices.contains(index) else { return "" }
        let name = parameters[index].label == .none ? parameters[index].name : parameters[index].label
        return name == .none ? "" : analyzer.program.names[name]
    }

    private func unknown(of node: ViewNode) -> String? {
        guard Int(node.unknown) < body.unknowns.count else { return nil }
        let unknown = body.unknowns[Int(node.unknown)]
        let name = unknown.name == .none ? "" : " `\(analyzer.program.names[unknown.name])`"
        return printable(unknown.reason.rawValue + name)
    }

    private func typeName(_ type: TypeID) -> String? {
        let declaration = analyzer.nominal(analyzer.printed(type))
        guard declaration != .none else { return nil }
        return printable(analyzer.program.names[analyzer.program[declaration].name])
    }

    /// A modifier that changes the printed type wraps: with the modifier of a ModifiedContent, else with a type of its own.
    private func wrapper(of id: ViewNodeID) -> String? {
        guard body[id].kind == .modifier, let base = body.children(id).first, body[base].role == .base else { return nil }
        let type = analyzer.printed(body[id].type)
        guard type != analyzer.printed(body[base].type) else { return nil }
        let arguments = analyzer.genericArguments(type)
        if analyzer.nominal(type) == analyzer.wellKnown.modifiedContent, arguments.count == 2 {
            return typeName(arguments[1]) ?? "_"
        }
        return typeName(body[id].type)
    }

    /// The source text of a node without its closures, and for a modifier without what it is applied to.
    private func label(of id: ViewNodeID) -> String {
        let node = body[id]
        switch node.kind {
        case .empty: return analyzer.typeName(of: id, in: body)
        case .block: return ""
        case .choice: return choiceLabel(of: id)
        case .branch, .arm, .construct, .modifier, .reference, .opaque: break
        }
        let syntax = node.syntax
        var range = tree.range(syntax)
        if tree.kind(syntax) == .call || tree.kind(syntax) == .macroExpansion {
            for child in tree.children(syntax) where tree.kind(child) == .closure || tree.kind(child) == .labeledClosure {
                range.end = min(range.end, tree.range(child).start)
            }
        }
        if node.kind == .modifier, let period = period(of: syntax) { range = SourceRange(start: period, end: range.end) }
        return oneLine(tree.source.text(in: range), limit: Self.labelLength)
    }

    /// What chooses between views of one type: the text before the first of them.
    private func choiceLabel(of id: ViewNodeID) -> String {
        let range = tree.range(body[id].syntax)
        guard let first = body.children(id).first.map({ tree.range(body[$0].syntax).start }), first > range.start else { return "" }
        let head = oneLine(tree.source.text(in: SourceRange(start: range.start, end: first)), limit: Self.labelLength)
        if head.hasSuffix("?") { return head + " … : …" }
        return head.hasPrefix("{") ? "the value returned" : String(head.prefix { $0 != "{" }).trailingSpacesRemoved
    }

    /// Where the `.name` of a method call starts.
    private func period(of syntax: NodeID) -> UInt32? {
        var node = syntax
        while tree.kind(node) == .call || tree.kind(node) == .specialize || tree.kind(node) == .subscriptCall {
            guard let callee = tree.firstChild(node) else { return nil }
            node = callee
        }
        return tree.kind(node) == .member ? tree.tokens.range(tree.mainToken(node)).start : nil
    }
}
