// The lists of a body, as the rules on lists see them.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension BodyContext {
    /// The views of the body that repeat content for elements, outermost first.
    var elementLists: [ElementList] {
        body.nodes.indices.compactMap { analyzer.elementList(at: ViewNodeID(UInt32($0)), in: body) }
    }

    /// What the rows of a list are in.
    enum RowContainer: Equatable {
        /// A list or lazy stack: its name, and what is known of it.
        case lazy(String, Marks)
        /// A stack, a menu, or any other view that makes all of its content.
        case plain
        /// Unknown: the rows are a body by themselves.
        case unknown
    }

    /// What the rows of a ForEach are in; the view itself where it is a list.
    func container(of list: ElementList) -> RowContainer {
        let marks = marks(ofConstruct: list.node)
        return marks.contains(.lazy)
            ? .lazy(analyzer.typeName(of: list.node, in: body), marks) : container(around: list.node, in: body, depth: 0)
    }

    /// What a view is in; of the whole of a body, what all those are in who show it.
    private func container(around node: ViewNodeID, in body: LoweredBody, depth: Int) -> RowContainer {
        for (child, parent) in body.ancestry(of: node) {
            if body[parent].kind == .construct {
                let marks = analyzer.marks(ofView: parent, in: body)
                if marks.contains(.lazy) { return .lazy(analyzer.typeName(of: parent, in: body), marks) }
                if marks.isDisjoint(with: [.rows, .section, .group]) { return .plain }
            } else if body[parent].kind == .modifier, body[child].role != .base {
                return .plain
            } else if [.opaque, .reference].contains(body[parent].kind) {
                return .plain
            }
        }
        guard depth < 3, body.declaration != .none else { return .unknown }
        let isBody = program[body.declaration].name == analyzer.wellKnown.names.body
        let shown = isBody ? program.nominal(containing: body.declaration) : body.declaration
        guard shown != .none, let places = analyzer.places(showing: shown) else { return .unknown }
        let containers = places.map { container(around: $0.node, in: $0.body, depth: depth + 1) }
        if let lazy = containers.first(where: { $0 != .plain && $0 != .unknown }) { return lazy }
        return containers.isEmpty || containers.contains(.unknown) ? .unknown : .plain
    }

    /// The list or lazy stack whose rows a ForEach makes; nil for plain stacks, or where it is unknown.
    func lazyContainer(of list: ElementList) -> String? {
        if case .lazy(let name, _) = container(of: list) { name } else { nil }
    }

    /// Whether the elements are shown by what keeps no state: options of a control, which are chosen by their tags, or marks of a chart.
    func areOptionsOrMarks(_ list: ElementList) -> Bool {
        isInside(list.node, marked: .options)
            || analyzer.conforms(body[list.node].type, to: analyzer.wellKnown.chartContent)
    }

    /// The collection of a list as written, shortened.
    func dataText(of list: ElementList) -> String { tree.oneLine(list.data.syntax, upTo: 40) }

    /// Whether the elements of a list, or what they are derived from, can change.
    func canChange(_ list: ElementList) -> Bool { !analyzer.isConstantCollection(list.data.syntax, in: body) }

    /// The argument of `Array(…)`, which has the elements of its argument; nil for other expressions.
    func elementsInArray(_ expression: NodeID) -> NodeID? {
        guard let call = FunctionCall(tree, expression), let callee = call.callee, tree.kind(callee) == .reference,
            program.name(of: tree.mainToken(callee), in: body.file) == program[analyzer.wellKnown.array].name
        else { return nil }
        return call.arguments.first?.expression
    }

    /// The parts of a chain of calls and members, from the outermost inward: `sorted`, `filter`, `items` of `items.filter { }.sorted()`.
    func chain(of expression: NodeID) -> [(name: TokenID, node: NodeID)] {
        var result: [(name: TokenID, node: NodeID)] = []
        var current = expression
        while result.count < 64 {
            let callee = tree.kind(current) == .call ? tree.firstChild(current) : current
            guard let callee, let token = tree.calleeToken(callee) else { return result }
            result.append((token, current))
            guard let base = MemberAccess(tree, callee)?.base else { return result }
            current = base
        }
        return result
    }

    /// The collection that `enumerated()` is called on.
    func enumerated(_ expression: NodeID) -> NodeID? {
        // `Array(items.enumerated())`, or a different type that is made of it.
        var data = expression
        if let call = FunctionCall(tree, data), let callee = call.callee, tree.kind(callee) == .reference,
            let inner = call.arguments.first?.expression
        {
            data = inner
        }
        let chain = chain(of: data)
        guard chain.count > 1, let place = chain.firstIndex(where: { tree.name($0.name) == "enumerated" }), place + 1 < chain.count else {
            return nil
        }
        return chain[place + 1].node
    }
}
