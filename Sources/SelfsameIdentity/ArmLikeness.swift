// Whether two arms of a branch show the same thing in two ways, or two things that have a view in common. In the first case one view could serve
// both arms; in the second the author exchanges one piece of content for a different one.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Analyzer {
    /// Whether all that either of two arms shows is one of the views that both make, containers and what has some of these marks apart.
    func showAlike(
        _ first: ViewNodeID, _ second: ViewNodeID, sharing views: [SharedView], besides left: Marks, in body: LoweredBody
    ) -> Bool {
        let shared = Set(views.filter { !$0.isContainer }.flatMap { [body.rootView(of: $0.first), body.rootView(of: $0.second)] })
        return [first, second].allSatisfy { isShared($0, in: body, shared, besides: left) }
    }

    private func isShared(_ node: ViewNodeID, in body: LoweredBody, _ shared: Set<ViewNodeID>, besides left: Marks) -> Bool {
        let root = body.rootView(of: node)
        if shared.contains(root) { return true }
        switch body[root].kind {
        case .empty: return true
        case .construct where !marks(ofView: root, in: body).isDisjoint(with: left): return true
        case .construct, .arm, .block, .branch:
            let children = body.children(root)
            return !children.isEmpty && children.allSatisfy { isShared($0, in: body, shared, besides: left) }
        default: return false
        }
    }

    /// Whether a view without content is not seen: a clear colour, or a shape that is filled with it.
    public func isUnseen(_ view: ViewNodeID, in body: LoweredBody) -> Bool {
        if marks(ofType: body[view].type).contains(.unseen) || program.marks(of: body[view].declaration).contains(.unseen) { return true }
        return body.modifiers(around: view).contains { modifier in
            guard let argument = body.call(modifier)?.arguments.first, argument.label == .none else { return false }
            if case .member(let name)? = argument.literal { return program.marks(named: name).contains(.unseen) }
            return body.children(modifier).contains { child in
                body[child].syntax == argument.syntax && program.marks(of: body[child].declaration).contains(.unseen)
            }
        }
    }
}
