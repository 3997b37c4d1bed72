// What the walk over views asks of single nodes: chains of a text's own modifiers, shapes, modifiers and styles that are passed as values, roots.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Updates {
    /// What the overloads of a text write to it, from the inner to the outer; nil where the node is no chain of them.
    func textChain(of node: ViewNodeID, in body: LoweredBody) -> [(name: String, value: NodeID?, node: ViewNodeID)]? {
        let tree = program.tree(body.file)
        guard analyzer.wellKnown.text != .none, analyzer.nominal(body[node].type) == analyzer.wellKnown.text else { return nil }
        var result: [(name: String, value: NodeID?, node: ViewNodeID)] = []
        var current = body[node].syntax
        while tree.kind(current) == .call, let callee = tree.firstChild(current), tree.kind(callee) == .member,
            let access = MemberAccess(tree, callee), let base = access.base
        {
            result.append((tree.name(access.name), FunctionCall(tree, current)?.arguments.first?.expression, node))
            current = base
        }
        return result.isEmpty ? nil : result.reversed()
    }

    /// Whether a modifier is a method of a shape that makes a shape or a view of it, such as `stroke`.
    func isShapeMethod(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none, analyzer.isFromPrelude(call.declaration)
        else { return false }
        let owner = program.nominal(containing: call.declaration)
        // A second modifier for accessibility is a method of what the first one makes.
        return owner != .none && ![analyzer.wellKnown.view, analyzer.wellKnown.text, analyzer.wellKnown.modifiedContent].contains(owner)
            && program.statedProtocols(of: owner).contains(analyzer.wellKnown.view)
    }

    /// What a modifier is applied to: `content` of `ModifiedContent(content:modifier:)`, too; nil for what is not written.
    func modifiedView(at node: ViewNodeID, in body: LoweredBody) -> ViewNodeID? {
        if body[node].kind == .modifier { return body.base(of: node) }
        let made = analyzer.nominal(body[node].type)
        guard body[node].kind == .construct, made != .none, made == analyzer.wellKnown.modifiedContent else { return nil }
        return body.children(node).first
    }

    /// The modifier of the program that `modifier(_:)` applies.
    func appliedModifier(at node: ViewNodeID, in body: LoweredBody) -> (type: DeclID, call: CallRecord)? {
        for argument in body.call(node)?.arguments ?? [] {
            let type = analyzer.nominal(argument.type)
            guard type != .none, unitKind(of: type) == .modifier, let call = makingCall(argument.syntax, of: type, in: body) else {
                continue
            }
            return (type, call)
        }
        return nil
    }

    /// Whether a write gives controls a style of the program.
    func writesStyle(_ write: EnvironmentWrite, at node: ViewNodeID, in body: LoweredBody) -> Bool {
        guard write.combination == .set, let value = write.value,
            let type = body.call(node)?.arguments.first(where: { $0.syntax == value })?.type
        else { return false }
        let style = analyzer.nominal(type)
        return style != .none && unitKind(of: style) == .style
    }

    /// Walks the style of the program that a control is drawn with; false where there is none.
    func walkStyle(
        of type: DeclID, at node: ViewNodeID, in body: LoweredBody, _ scope: EnvironmentScope?,
        _ walk: (DeclID, CallRecord, EnvironmentScope) -> Void
    ) -> Bool {
        guard type != .none, analyzer.isFromPrelude(type) else { return false }
        for case .styled(let key) in program.markDetails(of: type) {
            var current = scope
            while let found = current, found.write.key != .value(key) { current = found.outer }
            guard let found = current, let value = found.write.value else { continue }
            let style = analyzer.nominal(
                found.body.call(found.node)?.arguments.first { $0.syntax == value }?.type ?? analyzer.unknown(.undeclaredName))
            guard style != .none, unitKind(of: style) == .style else { continue }
            walk(style, makingCall(value, of: style, in: found.body) ?? CallRecord(declaration: .none, arguments: []), found)
            return true
        }
        return false
    }

    /// The property that keeps the content of a parameter.
    func property(fedBy index: Int, of initializer: DeclID, _ type: DeclID) -> DeclID? {
        guard initializer != .none else { return nil }
        let parameters = analyzer.signature(of: initializer).parameters
        guard parameters.indices.contains(index) else { return nil }
        if program[initializer].kind.isNominal { return program.declaration(at: parameters[index].syntax, in: program[initializer].file) }
        let name = parameters[index].name
        let properties = analyzer.storedProperties(of: type)
        if let found = properties.first(where: { program[$0].name == name }) { return found }
        // `self.label = content()`
        let file = program[initializer].file
        let tree = program.tree(file)
        guard let block = tree.child(program[initializer].node, .block) else { return nil }
        for node in block.rawValue..<block.rawValue + tree[block].size {
            guard let assignment = Assignment(tree, NodeID(node)), let value = assignment.value,
                let target = tree.calleeToken(assignment.target),
                let callee = tree.calleeToken(value), program.name(of: callee, in: file) == name
            else { continue }
            return properties.first { program[$0].name == program.name(of: target, in: file) }
        }
        return nil
    }

    // MARK: Roots

    /// The types that nothing in the program shows: apps and scenes first, then views that no other makes.
    func findRoots() -> [DeclID] {
        var made: Set<DeclID> = []
        for unit in allUnits {
            for site in unit.sites where site.type != unit.type { made.insert(site.type) }
        }
        for hosted in hostedViews {
            for node in hosted.body.nodes where node.kind == .construct { made.insert(analyzer.nominal(node.type)) }
        }
        let free = unitTypes.filter { type in
            guard let kind = unitKind(of: type), kind == .view || kind == .scene || kind == .platform else { return false }
            return !made.contains(type)
        }
        return free.filter { unitKind(of: $0) == .scene } + free.filter { unitKind(of: $0) != .scene }
    }

    /// Whether a type stands in one that shows previews.
    func isInPreview(_ type: DeclID) -> Bool {
        let owner = program.nominal(containing: type)
        return owner != .none && (analyzer.isPreviewProvider(owner) || isInPreview(owner))
    }

    /// The views that platform objects show: `UIHostingController(rootView: Screen())`.
    func findHostedViews() -> [(name: String, body: LoweredBody)] {
        let hosts = Set(program.names(marked: .hostsViews))
        guard !hosts.isEmpty else { return [] }
        var result: [(name: String, body: LoweredBody)] = []
        for (index, file) in program.files.enumerated() where !file.role.isPrelude && !file.isTest {
            let id = FileID(UInt32(index))
            let tree = file.tree
            for position in tree.nodes.indices where tree.nodes[position].kind == .call {
                let node = NodeID(UInt32(position))
                guard let callee = tree.calleeToken(node), hosts.contains(program.name(of: callee, in: id)),
                    let first = FunctionCall(tree, node)?.arguments.first, let value = first.expression,
                    let around = program.declaration(around: node, in: id),
                    let body = analyzer.loweredContent(of: value, in: CodeScope(around, file: id))
                else { continue }
                result.append((tree.name(callee), body))
            }
        }
        return result
    }

    /// The bodies of previews.
    func findPreviews() -> [LoweredBody] {
        program.files.indices.filter { !program.files[$0].role.isPrelude }.flatMap { index in
            analyzer.bodyPlaces(in: FileID(UInt32(index))).filter { place in
                // `#Preview`, and `previews` of a PreviewProvider, whose other members that one shows.
                place.declaration == .none
                    || analyzer.isPreview(place) && program[place.declaration].name == analyzer.wellKnown.names.previews
            }.map { analyzer.body(at: $0) }
        }
    }
}
