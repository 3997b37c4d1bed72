// Modifiers of the program that pass the view they are applied to on to a closure: `.applying { $0.bold() }`. The view is where the closure
// puts it, also below a branch of the closure, and not before the modifier.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Analyzer {
    /// The view that a closure's parameter represents: the base of the modifier that the closure is passed to.
    func passedView(for node: ViewNodeID, in body: LoweredBody) -> ViewNodeID? {
        let tree = program.tree(body.file)
        let syntax = body[node].syntax
        guard body[node].kind == .reference, body[node].declaration == .none, tree.kind(syntax) == .reference,
            tree.mainToken(syntax) != .none,
            case .closureParameter(let closure) = origin(of: tree.mainToken(syntax), at: syntax, in: CodeScope(body))
        else { return nil }
        for (child, parent) in body.ancestry(of: node) {
            guard body[parent].kind == .modifier, case .content = body[child].role, let call = body.call(parent),
                call.arguments.contains(where: { $0.syntax == closure })
            else { continue }
            guard call.declaration != .none, !isFromPrelude(call.declaration), let base = body.base(of: parent),
                body[base].type == body[node].type
            else { return nil }
            return base
        }
        return nil
    }

    /// Where the closures of a modifier put the view that it is applied to. None for one with a branch of its own, which may leave the closure
    /// out: a conditional modifier.
    public func places(ofViewPassedBy modifier: ViewNodeID, in body: LoweredBody) -> [ViewNodeID] {
        guard body[modifier].kind == .modifier, let base = body.base(of: modifier), let call = body.call(modifier),
            call.declaration != .none,
            !isFromPrelude(call.declaration), let helper = contentBody(of: call.declaration),
            !helper.nodes.contains(where: { $0.kind == .branch || $0.kind == .choice })
        else { return [] }
        return body.children(modifier).filter { $0 != base }.flatMap { content in
            (content.rawValue..<content.rawValue + body[content].size).map { ViewNodeID($0) }
        }.filter { passedView(for: $0, in: body) == base }
    }
}
