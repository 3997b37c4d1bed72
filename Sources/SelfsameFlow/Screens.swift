// Which views are on one screen: those that show one another, directly or through others, and not in content that is presented or on other pages.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether a view is on screen wherever another one is: a view that shows the other one shows it as well, on the same screen.
    func areOnOneScreen(_ view: DeclID, _ other: DeclID) -> Bool {
        let around = showing(other).filter { !$0.isPresented && !$0.isPage }.map { place in
            program[place.holder].kind.isValue ? program.nominal(containing: place.holder) : place.holder
        }
        guard !around.isEmpty else { return false }
        let holders = holders(of: view, onSameScreen: true, besidesPages: true)
        return around.contains { $0 != .none && isContentType($0) && holders.contains($0) }
    }

    /// The views that show a view, those that show these, and the view itself: on the same screen, or also such that present it.
    func holders(of view: DeclID, onSameScreen isSame: Bool, besidesPages: Bool = false) -> Set<DeclID> {
        let store = store(ScreenStore.self)
        let key = ScreenStore.Key(view: view, isSame: isSame, besidesPages: besidesPages)
        if let known = store.holders[key] { return known }
        var found: Set<DeclID> = []
        var pending = [view]
        while let next = pending.popLast(), found.count < Self.holderLimit {
            guard next != .none, found.insert(next).inserted else { continue }
            let places = showing(next)
            for place in places where !(isSame && place.isPresented) && !(besidesPages && place.isPage) { pending.append(place.holder) }
            // A member that is not seen to be used is part of its type.
            if places.isEmpty, program[next].kind.isValue { pending.append(program.nominal(containing: next)) }
        }
        store.holders[key] = found
        return found
    }

    /// Where a view or a member that makes content is used, whether it is presented there, and whether it is on one of several pages.
    private func showing(_ declaration: DeclID) -> [(holder: DeclID, isPresented: Bool, isPage: Bool)] {
        let uses = uses(of: declaration)
        guard uses.count <= Self.useLimit else { return [] }
        return uses.compactMap { use -> (holder: DeclID, isPresented: Bool, isPage: Bool)? in
            guard !isInPreviewOrTest(use), let around = program.declaration(around: use), let body = contentBody(of: around),
                let node = body.innermost(around: use.node, in: program.tree(use.file))
            else { return nil }
            let isPresented = presentedContent(around: node, in: body) != nil
            let owner = program.nominal(containing: around)
            let isPage = body.ancestry(of: node).contains { child, parent in
                guard body[parent].kind == .construct, body[child].role != .base else { return false }
                return program.markDetails(of: nominal(body[parent].type)).contains { if case .selects = $0 { true } else { false } }
            }
            return (owner != .none && wellKnown.names.isBody(program[around].name) ? owner : around, isPresented, isPage)
        }
    }

    private static let holderLimit = 200
}

/// Which views show a view.
final class ScreenStore: FlowStore {
    struct Key: Hashable {
        var view: DeclID
        var isSame: Bool
        var besidesPages: Bool
    }

    var holders: [Key: Set<DeclID>] = [:]

    init(_ budget: ValueBudget) {}
}
