// Which views are on one screen: those that show one another, directly or through others, and not in content that is presented or on other pages.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether a view is on screen wherever another one is: a view that shows the other one shows it as well, on the same screen and not in a
    /// different arm of a condition.
    func areOnOneScreen(_ view: DeclID, _ other: DeclID) -> Bool {
        let around = showing(other).filter(\.isOnSameScreen)
        guard !around.isEmpty else { return false }
        let holders = holders(of: view, onSameScreen: true, besidesPages: true)
        return around.contains { place in
            let type = type(of: place.holder)
            guard type != .none, isContentType(type), holders.contains(type) else { return false }
            let places = places(showing: view, in: type)
            return places.isEmpty || places.contains { !areInDifferentArms($0, place.use) }
        }
    }

    /// Whether a view may be there while another one is: as that itself, in it or in content that it presents, or beside it.
    func mayBeShown(_ view: DeclID, with other: DeclID) -> Bool { shows(view, in: other) || areOnOneScreen(view, other) }

    /// The same, but for content that the other one presents, which covers it.
    func mayBeUncovered(_ view: DeclID, with other: DeclID) -> Bool {
        view == other || holders(of: view, onSameScreen: true).contains(other) || areOnOneScreen(view, other)
    }

    /// Where the code of a type shows a view, or what leads to it on the same screen.
    private func places(showing view: DeclID, in type: DeclID) -> [NameUse] {
        var found: [NameUse] = []
        var seen: Set<DeclID> = []
        var pending = [view]
        while let next = pending.popLast(), seen.count < Self.holderLimit {
            guard next != .none, next != type, seen.insert(next).inserted else { continue }
            for place in showing(next) where place.isOnSameScreen {
                if self.type(of: place.holder) == type { found.append(place.use) } else { pending.append(place.holder) }
            }
        }
        return found
    }

    /// What shows the content that a member makes: the type whose body it is, or the member.
    func holder(of member: DeclID) -> DeclID {
        let owner = program.nominal(containing: member)
        return owner != .none && wellKnown.names.isBody(program[member].name) ? owner : member
    }

    /// The type that holds a view: itself, or that of a member.
    private func type(of holder: DeclID) -> DeclID { program[holder].kind.isValue ? program.nominal(containing: holder) : holder }

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
    func showing(_ declaration: DeclID) -> [Showing] {
        let uses = uses(of: declaration)
        guard uses.count <= Self.useLimit else { return [] }
        return uses.compactMap { use -> Showing? in
            guard !isInPreviewOrTest(use), let around = program.declaration(around: use), let body = contentBody(of: around),
                let node = body.innermost(around: use.node, in: program.tree(use.file))
            else { return nil }
            let isPresented = presentedContent(around: node, in: body) != nil
            let isPage = body.ancestry(of: node).contains { child, parent in
                guard body[parent].kind == .construct, body[child].role != .base else { return false }
                return program.markDetails(of: nominal(body[parent].type)).contains { if case .selects = $0 { true } else { false } }
            }
            return Showing(use: use, holder: holder(of: around), isPresented: isPresented, isPage: isPage)
        }
    }

    private static let holderLimit = 200

    /// A use of a view or of a member that makes content.
    struct Showing {
        var use: NameUse
        /// The type whose body it is in, or the member.
        var holder: DeclID
        var isPresented: Bool
        /// Whether it is on one of several pages.
        var isPage: Bool

        /// Whether it is on screen with what shows it.
        var isOnSameScreen: Bool { !isPresented && !isPage }
    }
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
