// What is done on pages that are pushed over a view: nobody sees the view then, whatever it becomes.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// How many declarations may lead from the code on a page to where the page is pushed.
    private static let pageDepth = 4

    /// Whether it is shown that nobody sees conditions of a body flip, or at least nobody who uses the view makes them do so.
    public func isMadeOutOfSight(_ conditions: [NodeID], in body: LoweredBody) -> Bool {
        isMadeElsewhere(conditions, in: body) || isMadeOnPagesAbove(conditions, in: body)
    }

    /// Whether all that changes what conditions of a body read is done on pages that cover the view when it happens: at the end of a link in it.
    private func isMadeOnPagesAbove(_ conditions: [NodeID], in body: LoweredBody) -> Bool {
        guard body.declaration != .none, case let view = program.nominal(containing: body.declaration), view != .none, isContentType(view),
            let node = conditions.first.flatMap({ body.innermost(around: $0, in: program.tree(body.file)) }),
            !isOnPage(node, in: body)
        else { return false }
        var search = ChangeSearch(flow: self)
        for read in valueReads(below: conditions, in: CodeScope(body)) { search.follow(read) }
        return search.isComplete && !search.changes.isEmpty
            && search.changes.flatMap(\.writes).allSatisfy { isOnPageAbove($0.use, from: view, depth: 0) }
    }

    /// Whether a use stands in what a page shows that is pushed from a view, or in code that runs nowhere else.
    private func isOnPageAbove(_ use: NameUse, from view: DeclID, depth: Int) -> Bool {
        guard depth < Self.pageDepth, let around = program.declaration(around: use) else { return false }
        let owner = program.nominal(containing: around)
        if let body = contentBody(of: around), let node = body.innermost(around: use.node, in: program.tree(use.file)) {
            if isOnPage(node, in: body) { return owner == view }
            if wellKnown.names.isBody(program[around].name) { return owner != view && isShownOnPagesAbove(owner, from: view, depth: depth) }
        } else if program[around].kind != .function {
            return false
        }
        return isShownOnPagesAbove(around, from: view, depth: depth)
    }

    /// Whether every use of a declaration is on such a page.
    private func isShownOnPagesAbove(_ declaration: DeclID, from view: DeclID, depth: Int) -> Bool {
        let uses = program[declaration].kind == .function ? callers(changingBy: declaration)[...] : Array(uses(of: declaration))[...]
        let shown = uses.filter { !isInPreviewOrTest($0) && !isNamed($0, only: declaration) }
        return !shown.isEmpty && shown.count <= 20 && shown.allSatisfy { isOnPageAbove($0, from: view, depth: depth + 1) }
    }

    /// Whether a view of a body is part of a page that the body pushes.
    private func isOnPage(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        body.ancestry(of: node).contains { child, parent in
            guard isPresentedLater(child, in: body), let call = body.call(parent), call.declaration != .none else { return false }
            let pusher = body[parent].kind == .construct ? nominal(body[parent].type) : call.declaration
            return pusher != .none && program.markDetails(of: pusher).contains { if case .pushed = $0 { true } else { false } }
        }
    }
}
