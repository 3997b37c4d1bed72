// From the lowered tree of a body to the tree that is laid out. Groups, loops and conditions dissolve into what is around them, the program's views
// into their bodies with the arguments of the call. A condition takes the arm of its initial value; what is not known has a stand-in that is listed.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Builds one tree.
final class LayoutBuilder {
    let analyzer: Analyzer
    let settings: LayoutSettings
    let reader: ValueReader
    var tree = LayoutTree()
    var places: [LayoutPlace] = []
    var unknowns: [LayoutUnknown] = []
    var conditions: [ChosenCondition] = []
    var readerCount = 0
    /// Whether the views just built depend on a condition or a collection.
    var isDynamic = false
    /// What happens while views are built, for whoever builds the same ones later.
    var log = BuildLog()
    /// The bodies that were built before; nil where each tree is different.
    let bodies: SharedBodies?
    /// The first node of each of them in this tree, by number.
    var firstNodes: [Int: Int] = [:]
    private var listed: Set<LayoutPlace> = []
    /// Whether there are more views than are laid out; whatever is around them has an unknown size.
    private(set) var isCut = false

    /// How deep the program's views may stand in one another, and how often the same.
    static let viewDepthLimit = 48
    static let repetitionLimit = 3
    /// How many pieces of code, each passed to the next, are followed.
    static let buildDepthLimit = 200

    init(_ analyzer: Analyzer, _ settings: LayoutSettings) {
        self.analyzer = analyzer
        self.settings = settings
        reader = ValueReader(analyzer, settings)
        bodies = analyzer.store(SharedViews.self).bodies(for: settings)
    }

    var program: Program { analyzer.program }

    /// What is around a view while it is built.
    struct Surroundings {
        var body: LoweredBody
        var scope: ValueScope
        /// The axis of the stack around it.
        var axis: LayoutAxis?
        var font = LayoutVocabulary.body
        /// What is written to the environment, by key.
        var environment: [String: LayoutValue] = [:]
        var lineLimit: Int?
        /// The program's styles of controls, by control.
        var styles: [String: ViewInstance] = [:]
        /// The program's views around it.
        var path: [DeclID] = []
        /// How many pieces of code are around it.
        var depth = 0

        var code: CodeScope { CodeScope(body) }

        /// The same for views inside of something that is no stack.
        var outsideOfStacks: Surroundings {
            var result = self
            result.axis = nil
            return result
        }

        /// The same inside of a stack.
        func inside(_ axis: LayoutAxis?) -> Surroundings {
            var result = self
            result.axis = axis
            return result
        }

        /// The same with what names mean in other code.
        func with(_ body: LoweredBody, _ scope: ValueScope) -> Surroundings {
            var result = self
            result.body = body
            result.scope = scope
            return result
        }
    }

    /// The tree of a body.
    func build(_ body: LoweredBody) -> BuiltLayout {
        let owner = body.declaration == .none ? DeclID.none : program.nominal(containing: body.declaration)
        let instance = owner == .none ? nil : ViewInstance(type: owner, depth: 0)
        var surroundings = Surroundings(body: body, scope: ValueScope(CodeScope(body), instance))
        if owner != .none { surroundings.path = [owner] }
        let views = build(.root, surroundings)
        let origin = origin(.root, surroundings)
        switch views.count {
        case 0: add(.zStack(.center), label: "empty", origin)
        case 1: tree.root = views[0]
        // Several views at the root are arranged as in a VStack.
        default: implied(add(.stack(.vertical, .center(.horizontal), spacing: nil), views, label: LayoutVocabulary.vStack, origin))
        }
        let syntax = program.tree(body.file)
        let range = body.nameToken == .none ? syntax.range(body[.root].syntax) : syntax.tokens.range(body.nameToken)
        return BuiltLayout(
            view: body.name, place: LayoutPlace(file: body.file, range: range), tree: tree, places: places, unknowns: unknowns,
            conditions: conditions, isCut: isCut, asksForReaders: reader.asksForReaders)
    }

    // MARK: Nodes

    /// Adds a node.
    @discardableResult
    func add(
        _ kind: LayoutKind, _ children: [Int] = [], label: String, modifier: String? = nil, isNamed: Bool = true, _ origin: LayoutOrigin?
    ) -> Int {
        var node = LayoutNode(kind, children, label: label, modifier: modifier, isNamed: isNamed)
        node.origin = origin
        if isCut { node.certainty = .unknown }
        return tree.add(node)
    }

    /// Marks a node that the source does not write.
    @discardableResult
    func implied(_ node: Int) -> Int {
        tree[node].isImplied = true
        return node
    }

    /// Where a view comes from.
    func origin(_ node: ViewNodeID, _ surroundings: Surroundings) -> LayoutOrigin {
        let range = program.tree(surroundings.body.file).range(surroundings.body[node].syntax)
        places.append(LayoutPlace(file: surroundings.body.file, range: range))
        return LayoutOrigin(index: places.count - 1)
    }

    /// Lists what is not known, once for each place.
    func list(_ node: NodeID, _ file: FileID, _ reason: String, standIn: String) {
        let tree = program.tree(file)
        let place = LayoutPlace(file: file, range: tree.range(node))
        list(LayoutUnknown(name: tree.oneLine(node, upTo: 60), reason: reason, standIn: standIn, place: place))
    }

    /// Lists what is not known, once for each place.
    func list(_ unknown: LayoutUnknown) {
        log.unknowns.append(unknown)
        if listed.insert(unknown.place).inserted { unknowns.append(unknown) }
    }

    // MARK: Views

    /// The views that a node of the lowered tree comes to: none, one or several.
    func build(_ node: ViewNodeID, _ surroundings: Surroundings) -> [Int] {
        guard tree.nodes.count < settings.nodeLimit else {
            cut(at: node, surroundings)
            return []
        }
        let body = surroundings.body
        switch body[node].kind {
        case .empty: return []
        case .block, .arm: return body.children(node).flatMap { build($0, surroundings) }
        case .branch, .choice:
            isDynamic = true
            return chosenArm(node, surroundings).map { build($0, surroundings) } ?? []
        case .construct: return construct(node, surroundings)
        case .modifier: return modified(node, surroundings)
        case .reference: return referenced(node, surroundings)
        case .opaque:
            let reason = body.unknown(node)?.reason.rawValue ?? "the view is unknown"
            return partlyKnown(node, reason, surroundings) ?? [unknownView(node, reason, surroundings)]
        }
    }

    /// Says once that what follows is not laid out.
    private func cut(at node: ViewNodeID, _ surroundings: Surroundings) {
        if isCut { return }
        isCut = true
        let reason = "there are more than \(settings.nodeLimit) views and modifiers; the rest is not laid out"
        list(surroundings.body[node].syntax, surroundings.body.file, reason, standIn: "nothing")
    }

    /// Builds views that are arranged by themselves: whether their number may change says nothing of what is around them.
    func apart(_ work: () -> [Int]) -> [Int] {
        let outer = isDynamic
        defer { isDynamic = outer }
        return work()
    }

    /// The views of several nodes, and whether their number may change.
    func build(_ nodes: [ViewNodeID], _ surroundings: Surroundings) -> (views: [Int], isStatic: Bool) {
        let outer = isDynamic
        isDynamic = false
        defer { isDynamic = outer }
        let views = nodes.flatMap { build($0, surroundings) }
        return (views, !isDynamic)
    }

    /// A view that nothing is known of.
    func unknownView(_ node: ViewNodeID, _ reason: String, fills: Bool = false, _ surroundings: Surroundings) -> Int {
        let syntax = program.tree(surroundings.body.file)
        let own = surroundings.body[node].syntax
        let name = syntax.calleeToken(own).map { syntax.name($0) } ?? syntax.oneLine(own, upTo: 24)
        let declared = settings.sizes.size(of: syntax.oneLine(own), type: name)?.ideal
        let standIn = LayoutSize(Length(44, .unknown), Length(44, .unknown))
        if declared == nil { list(own, surroundings.body.file, reason, standIn: fills ? "what it is offered" : "44×44") }
        let kind = LayoutKind.control(ideal: declared ?? standIn, expands: fills && declared == nil ? LayoutAxis.both : [])
        let index = add(kind, label: name, origin(node, surroundings))
        if declared == nil { tree[index].certainty = .unknown }
        return index
    }

    // MARK: Conditions

    /// The arm that is laid out.
    private func chosenArm(_ node: ViewNodeID, _ surroundings: Surroundings) -> ViewNodeID? {
        let body = surroundings.body
        let syntax = program.tree(body.file)
        let arms = body.children(node)
        guard let branch = body.branchSyntax(of: node, tree: syntax) else { return arms.first }
        let place = LayoutPlace(file: body.file, range: syntax.range(branch.node))
        var (arm, unknown) = chosen(branch, surroundings)
        if let forced = settings.arms[place] { (arm, unknown) = (forced, nil) }
        let text: String =
            switch branch.form {
            case .switch: branch.subject.map { syntax.oneLine($0) } ?? ""
            case .if: branch.arms.first?.conditions.map { syntax.oneLine($0) } ?? ""
            case .ternary: syntax.oneLine(branch.node)
            }
        conditions.append(
            ChosenCondition(
                text: text.shortened(to: 60), arm: arm ?? arms.count, outcome: outcome(arm, of: branch, in: syntax),
                isKnown: unknown == nil,
                place: place))
        if let unknown { list(unknown.node, unknown.file, unknown.reason, standIn: outcome(arm, of: branch, in: syntax)) }
        return arm.flatMap { arms.indices.contains($0) ? arms[$0] : nil }
    }

    /// What a condition is where an arm is taken: a truth value, or of several arms what selects this one.
    private func outcome(_ arm: Int?, of branch: BranchSyntax, in syntax: SyntaxTree) -> String {
        guard let arm, branch.arms.indices.contains(arm) else { return arm == 0 ? "true" : "false" }
        if branch.form == .switch { return syntax.label(of: branch.arms[arm]).shortened(to: 40) }
        if arm == 0 { return "true" }
        let isElse = branch.form == .ternary || branch.arms[arm].conditions == nil
        return isElse ? "false" : "false, `\(syntax.label(of: branch.arms[arm]).shortened(to: 40))` = true"
    }

    private func chosen(_ branch: BranchSyntax, _ surroundings: Surroundings) -> (arm: Int?, unknown: UnknownValue?) {
        let syntax = program.tree(surroundings.body.file)
        switch branch.form {
        case .if:
            var unknown: UnknownValue?
            for (index, arm) in branch.arms.enumerated() {
                guard let conditions = arm.conditions else { return (index, unknown) }
                func holds() -> LayoutTruth { reader.holds(conditions, surroundings.code, in: surroundings.scope) }
                switch holds() {
                case .known(true): return (index, unknown)
                case .known(false): continue
                case .unknown(let own):
                    // What it begins with, where the program says that; else it holds.
                    unknown = unknown ?? own
                    guard case .known(false) = reader.assuming(holds).result else { return (index, unknown) }
                }
            }
            return (nil, unknown)
        case .switch:
            if let arm = reader.arm(of: branch.node, surroundings.code, in: surroundings.scope),
                let index = branch.arms.firstIndex(where: { $0.body == arm })
            {
                return (index, nil)
            }
            let subject = branch.subject ?? branch.node
            let likely = reader.assuming { reader.arm(of: branch.node, surroundings.code, in: surroundings.scope) }.result
            let index = likely.flatMap { arm in branch.arms.firstIndex { $0.body == arm } }
            return (index ?? 0, UnknownValue(reason: "the case is unknown", file: surroundings.body.file, node: subject))
        case .ternary:
            let place = ValuePlace(branch.node, in: surroundings.code)
            func condition() -> LayoutValue { reader.condition(ofTernary: place, in: surroundings.scope) }
            let value = condition()
            if case .truth(let truth) = value { return (truth ? 0 : 1, nil) }
            var arm = 0
            if case .truth(false) = reader.assuming(condition).result { arm = 1 }
            switch value {
            case .unknown(let unknown): return (arm, unknown)
            default:
                let first = syntax.firstChild(branch.node) ?? branch.node
                return (arm, UnknownValue(reason: "the condition is unknown", file: surroundings.body.file, node: first))
            }
        }
    }
}

extension LoweredBody {
    /// What is not known of a node.
    fileprivate func unknown(_ node: ViewNodeID) -> Unknown? {
        self[node].unknown == .max ? nil : unknowns[Int(self[node].unknown)]
    }
}

/// The layout tree of a body.
public func layoutTree(of body: LoweredBody, analyzer: Analyzer, settings: LayoutSettings) -> BuiltLayout {
    LayoutBuilder(analyzer, settings).build(body)
}
