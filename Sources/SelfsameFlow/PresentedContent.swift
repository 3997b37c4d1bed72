// Content that is presented later: what a sheet or destination shows, by the marks of the prelude, and what a view of the program hands on to those.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What is known of the parameters of views.
private final class PresentedParameterStore: FlowStore {
    struct Parameter: Hashable {
        var declaration: DeclID
        var index: Int
    }

    let known: Memo<[Parameter: Bool]>

    init(_ budget: ValueBudget) { known = Memo([:], budget.questions, isSame: ==) }
}

extension Flow {
    /// Content that exists only while something is presented: it is not on screen because the view below it is.
    package func isPresentedLater(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        guard case .content(let parameter) = body[node].role, let parent = body.parent(node), let call = body.call(parent),
            call.declaration != .none
        else { return false }
        return isPresented(parameter, of: call, at: parent, in: body)
    }

    /// Whether what a call is given for a parameter is shown only while it is presented.
    private func isPresented(_ parameter: Int, of call: CallRecord, at node: ViewNodeID, in body: LoweredBody) -> Bool {
        if !isFromPrelude(call.declaration) { return isPresented(parameter: parameter, of: call.declaration) }
        if body[node].kind == .modifier { return apiMarks(of: call.declaration).contains(.presents) }
        guard body[node].kind == .construct, marks(ofType: body[node].type).contains(.presents) else { return false }
        let labels = program.markDetails(of: nominal(body[node].type)).compactMap {
            if case .presents(let label) = $0 { label } else { nil }
        }
        return labels.isEmpty || labels.contains(name(signatureLabel(parameter, of: call.declaration)))
    }

    /// The outermost content around a view that is presented later, which may be the view itself; nil where nothing presents it.
    package func presentedContent(around node: ViewNodeID, in body: LoweredBody) -> ViewNodeID? {
        body.ancestry(of: node).map(\.child).last { isPresentedLater($0, in: body) }
    }

    /// Whether code of a body shows something only while that is presented, or while a flag of the view is set: it stands in such content, or in a
    /// member that is used only there. The body runs again when it comes.
    package func isShownLater(_ use: NameUse) -> Bool { isShownLater(use, orForFlag: true, depth: 0) }

    /// Whether code of a body shows something only while that is presented.
    func isPresentedLater(_ use: NameUse) -> Bool { isShownLater(use, orForFlag: false, depth: 0) }

    private func isShownLater(_ use: NameUse, orForFlag: Bool, depth: Int) -> Bool {
        guard depth < 3, let around = program.declaration(around: use), let body = contentBody(of: around),
            let node = body.innermost(around: use.node, in: program.tree(use.file))
        else { return false }
        if presentedContent(around: node, in: body) != nil || orForFlag && isShownForFlag(node, in: body) { return true }
        guard !wellKnown.names.isBody(program[around].name), case let uses = uses(of: around), !uses.isEmpty, uses.count <= 20 else {
            return false
        }
        return uses.allSatisfy { isShownLater($0, orForFlag: orForFlag, depth: depth + 1) }
    }

    private func isShownForFlag(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        return body.ancestry(of: node).contains { _, parent in
            guard let branch = body.branchSyntax(of: parent, tree: tree), branch.form == .if,
                case let reads = valueReads(below: tree.conditionNodes(of: branch), in: CodeScope(body)), reads.count == 1,
                let flag = reads[0].root
            else { return false }
            return wrapper(of: flag)?.ownsValue == true && isBoolean(flag)
        }
    }

    private func signatureLabel(_ parameter: Int, of declaration: DeclID) -> Name {
        let parameters = signature(of: declaration).parameters
        return parameters.indices.contains(parameter) ? parameters[parameter].label : .none
    }

    /// Whether a view or function of the program shows what it is given for a parameter only later, in content that it presents: the destination of
    /// its rows, or of a modifier with another name.
    private func isPresented(parameter index: Int, of declaration: DeclID) -> Bool {
        guard budget.questions.depth < ValueBudget.depthLimit else {
            budget.questions.cutShort()
            return false
        }
        let parameter = PresentedParameterStore.Parameter(declaration: declaration, index: index)
        return store(PresentedParameterStore.self).known.ask(parameter, bottom: false) {
            if program[declaration].kind == .function { return isPresented(parameter: index, ofFunction: declaration) }
            let uses = properties(givenBy: index, of: declaration).flatMap { ownUses(ofProperty: $0) }.flatMap { usesUnwrapped(in: $0) }
            return !uses.isEmpty
                && uses.allSatisfy { use in
                    guard let around = program.declaration(around: use), let body = contentBody(of: around),
                        let view = body.innermost(around: use.node, in: program.tree(use.file))
                    else { return false }
                    return presentedContent(around: view, in: body) != nil
                }
        }
    }

    /// The uses of the name that `if let` gives to a value; of any other use that itself.
    private func usesUnwrapped(in use: NameUse) -> [NameUse] {
        let tree = program.tree(use.file)
        var inner = tree.withBase(use.node)
        while let outer = tree.parent(inner), tree.kind(outer) != .optionalBinding {
            guard [.initializer, .identifierPattern].contains(tree.kind(outer)) else { return [use] }
            inner = outer
        }
        guard let binding = tree.parent(inner), let list = tree.parent(binding), let branch = tree.parent(list), tree.kind(branch) == .if,
            let block = tree.child(branch, .block), let pattern = tree.firstChild(binding), let token = tree.boundNames(in: pattern).first
        else { return [use] }
        return references(to: program.name(of: token, in: use.file), below: block, in: use.file).map { NameUse(file: use.file, node: $0) }
    }

    private func isPresented(parameter index: Int, ofFunction function: DeclID) -> Bool {
        let parameters = signature(of: function).parameters
        guard parameters.indices.contains(index), let body = contentBody(of: function), case let tree = program.tree(body.file),
            let block = tree.child(program[function].node, .block)
        else { return false }
        let uses = references(to: parameters[index].name, below: block, in: body.file)
        return !uses.isEmpty
            && uses.allSatisfy { use in
                if let (view, call, argument) = body.argument(around: use, in: tree), argument.syntax == use, call.declaration != .none,
                    isPresented(argument.parameter, of: call, at: view, in: body)
                {
                    return true
                }
                return body.innermost(around: use, in: tree).map { presentedContent(around: $0, in: body) != nil } ?? false
            }
    }

    /// The stored properties that a view is given a parameter for.
    package func properties(givenBy index: Int, of declaration: DeclID) -> [DeclID] {
        switch program[declaration].kind {
        case .initializer: return properties(madeFrom: [index], in: declaration)
        case .structType:
            let parameters = signature(of: declaration).parameters
            guard parameters.indices.contains(index) else { return [] }
            return [program.declaration(at: parameters[index].syntax, in: program[declaration].file)].compactMap { $0 }
        default: return []
        }
    }
}
