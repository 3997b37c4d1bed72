// Whether two arms of a branch show the same thing in two ways, or two things that have a view in common. In the first case one view could serve
// both arms; in the second the author exchanges one piece of content for a different one.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Analyzer {
    /// Whether all that either of two arms shows is one of the views that both make, containers and what holds nothing, such as a text, apart.
    func showAlike(_ first: ViewNodeID, _ second: ViewNodeID, sharing views: [SharedView], in body: LoweredBody) -> Bool {
        let shared = Set(views.filter { !$0.isContainer }.flatMap { [body.rootView(of: $0.first), body.rootView(of: $0.second)] })
        return [first, second].allSatisfy { isShared($0, in: body, shared) }
    }

    private func isShared(_ node: ViewNodeID, in body: LoweredBody, _ shared: Set<ViewNodeID>) -> Bool {
        let root = body.rootView(of: node)
        if shared.contains(root) { return true }
        switch body[root].kind {
        case .empty: return true
        case .construct where !marks(ofView: root, in: body).isDisjoint(with: [.filler, .leaf]): return true
        case .construct, .arm, .block, .branch:
            let children = body.children(root)
            return !children.isEmpty && children.allSatisfy { isShared($0, in: body, shared) }
        default: return false
        }
    }
}
