// `tree --format json`. Nodes are a flat list in pre-order with the index of each one's parent, so that no depth of nesting troubles a
// reader. fixtures/schemas/tree.json describes it.

/// The document.
struct TreeDocument: Encodable {
    var version = 1
    var bodies: [Body]
    var stats: Statistics

    init(_ files: [FileTrees]) {
        bodies = files.flatMap { $0.bodies.map(Body.init) }
        stats = total(files)
    }

    struct Body: Encodable {
        var name: String
        var path: String
        var start: Place
        var end: Place
        var type: String
        var resolved: Bool
        var preview: Bool
        var nodes: [Node]
        var unknown: [Gap]
    }

    struct Node: Encodable {
        var kind: String
        var label: String
        var type: String?
        var wrapper: String?
        var identity: String
        var start: Place
        var end: Place
        var parent: Int?
        var unknown: String?
    }

    struct Gap: Encodable {
        var reason: String
        var name: String?
        var start: Place
        var end: Place
        var isError: Bool
    }
}

extension TreeDocument.Body {
    init(_ body: RenderedBody) {
        self.init(
            name: body.name, path: body.path, start: body.span.start, end: body.span.end, type: body.type, resolved: body.isResolved,
            preview: body.isPreview, nodes: body.nodes.map(TreeDocument.Node.init),
            unknown: body.gaps.map {
                TreeDocument.Gap(reason: $0.reason, name: $0.name, start: $0.span.start, end: $0.span.end, isError: $0.isError)
            })
    }
}

extension TreeDocument.Node {
    init(_ node: RenderedNode) {
        self.init(
            kind: "\(node.kind)", label: node.label, type: node.typeName, wrapper: node.wrapper, identity: node.identity,
            start: node.span.start, end: node.span.end, parent: node.parent, unknown: node.unknown)
    }
}

/// The counts of all files.
func total(_ files: [FileTrees]) -> Statistics { files.reduce(into: Statistics()) { $0.add($1.statistics) } }
