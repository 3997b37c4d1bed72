// The ways from an app down to a view on which nobody gives the view an object of a class. They are followed upwards, from the places that make the
// view, so that only code on the way is typed. What may give the object is taken to give it: code that is not known, a helper of the program that
// writes to the environment, a value whose class is not known.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A way on which an object is missing.
public struct ObjectGap: Sendable {
    /// The types on the way, from the app down to the view; without the app where platform code shows the first of them.
    public var path: [DeclID]
    /// The call that makes the view.
    public var place: CodeLocation
    /// The platform object that shows the first view: `UIHostingController`.
    public var host: String?
}

/// A place that makes a view, or uses a member with content, and what stands between it and the code around.
struct UpwardStep {
    /// The type whose body the place is part of, or the member; `.none` where platform code shows it.
    var outer: DeclID
    var place: CodeLocation
    var host: String?
    /// The classes of the objects that modifiers on the way write.
    var given: Set<DeclID> = []
    /// The modifiers, views and members of the program that the view passes through.
    var passed: Set<DeclID> = []
    /// Whether a condition around depends on what the view that it stands in is made with.
    var isConditional = false
}

/// A use of a view or a member with content, of which only names are read so far.
struct UpwardUse: Hashable {
    var declaration: DeclID
    var use: NameUse
    /// The member around.
    var around: DeclID
    /// The type whose body it is part of, or the member; `.none` where platform code may show it.
    var outer: DeclID
}

/// Where ways begin: an app, or a use in what platform code shows.
private struct WayRoot {
    var declaration: DeclID
    var use: UpwardUse?
}

/// The uses on ways from apps to a view.
private struct UsesOnWays {
    var roots: [WayRoot] = []
    /// By the code that they stand in.
    var below: [DeclID: [UpwardUse]] = [:]
}

/// What code of the program gives to content that passes through it.
struct GivenObjects {
    var classes: Set<DeclID> = []
    var isKnown = true
}

/// What is known of ways.
final class ObjectWayStore: FlowStore {
    var uses: [DeclID: [UpwardUse]] = [:]
    var steps: [UpwardUse: UpwardStep?] = [:]
    var objects: [DeclID: GivenObjects] = [:]
    var writers: WritingCode?

    init(_ budget: ValueBudget) {}
}

/// Looks for ways.
public struct ObjectWays {
    let updates: Updates
    let store: ObjectWayStore

    /// How many uses of a declaration are looked at, and how many declarations.
    private static let useLimit = 200
    private static let wayLimit = 400

    /// Asks an analyzer, which keeps what is found.
    public init(_ analyzer: Analyzer) { (updates, store) = (Updates(analyzer), analyzer.store()) }

    var program: Program { updates.program }
    var analyzer: Analyzer { updates.analyzer }

    /// The shortest way from an app to a view that is known throughout, that is certainly taken, and on which nothing gives an object of a
    /// class. What a condition on what a view is made with leads to may never be shown: by a destination's case, say.
    public func gap(of object: DeclID, above view: DeclID) -> ObjectGap? {
        guard !program.isGeneric(object), !mayBeGivenBySystem(object), !analyzer.states(object, marked: .provided) else { return nil }
        let uses = usesOnWays(from: view, without: object)
        return uses.roots.isEmpty ? nil : gap(of: object, above: view, by: uses)
    }

    /// Whether the system may put the object of a class into the environment: it does so with the delegates of the app and of scenes that views
    /// observe. Their protocols need not be described for the platform, so that the ending of their names counts.
    private func mayBeGivenBySystem(_ object: DeclID) -> Bool {
        program.inheritance(of: object).contains { entry in
            let tree = program.tree(program[entry.statedBy].file)
            let token = tree.mainToken(entry.node)
            return token == .none || tree.name(token).hasSuffix("Delegate")
        }
    }

    /// The shortest way downwards. Those nearest to the app come first: where the app gives the object, nothing below need be looked at.
    private func gap(of object: DeclID, above view: DeclID, by uses: UsesOnWays) -> ObjectGap? {
        var ways: [DeclID: (outer: DeclID, step: UpwardStep)] = [:]
        var pending: [DeclID] = []
        func follow(_ use: UpwardUse) {
            guard ways[use.declaration] == nil, let step = step(use), !step.isConditional,
                !step.given.contains(object), !step.passed.contains(where: { mayGive(object, $0) })
            else { return }
            ways[use.declaration] = (use.outer, step)
            pending.append(use.declaration)
        }
        for root in uses.roots {
            if let use = root.use { follow(use) } else { uses.below[root.declaration]?.forEach(follow) }
        }
        var next = 0
        while next < pending.count, ways[view] == nil {
            uses.below[pending[next]]?.forEach(follow)
            next += 1
        }
        guard let last = ways[view] else { return nil }
        var path = [view]
        var way = last
        while way.outer != .none {
            if program[way.outer].kind.isNominal { path.insert(way.outer, at: 0) }
            guard let above = ways[way.outer] else { break }
            way = above
        }
        return ObjectGap(path: path, place: last.step.place, host: way.step.host)
    }

    // MARK: Up

    /// The uses on the ways by which names lead from apps to a view. Code is typed only where it may write objects to the environment: most ways
    /// end where the app does.
    private func usesOnWays(from view: DeclID, without object: DeclID) -> UsesOnWays {
        var result = UsesOnWays()
        var seen: Set<DeclID> = [view]
        var pending = [view]
        while let declaration = pending.popLast(), seen.count < Self.wayLimit {
            for use in uses(above: declaration) {
                if writers().members.contains(use.around) || use.outer == .none {
                    guard let step = step(use), !step.given.contains(object), !step.passed.contains(where: { mayGive(object, $0) }) else {
                        continue
                    }
                }
                if use.outer == .none {
                    result.roots.append(WayRoot(declaration: .none, use: use))
                    continue
                }
                result.below[use.outer, default: []].append(use)
                guard seen.insert(use.outer).inserted else { continue }
                if updates.isRoot(use.outer) {
                    result.roots.append(WayRoot(declaration: use.outer, use: nil))
                } else {
                    pending.append(use.outer)
                }
            }
        }
        return result
    }

    private func step(_ use: UpwardUse) -> UpwardStep? {
        if let known = store.steps[use] { return known }
        let found = step(at: use.use, of: use.declaration, in: use.around)
        store.steps[use] = .some(found)
        return found
    }

    private func uses(above declaration: DeclID) -> [UpwardUse] {
        if let known = store.uses[declaration] { return known }
        let found = findUses(above: declaration)
        store.uses[declaration] = found
        return found
    }

    private func findUses(above declaration: DeclID) -> [UpwardUse] {
        let uses = analyzer.uses(of: declaration)
        guard uses.count <= Self.useLimit else { return [] }
        let own = program[declaration].kind.isNominal ? analyzer.ownUses(of: declaration) : []
        return (Array(uses) + own).compactMap { use in
            // A file that no target compiles is not seen to be part of the app, where the project says which targets compile the view.
            guard !program.files[Int(use.file.rawValue)].role.isPrelude, mayMean(declaration, use),
                program.hasTarget(use.file) || !program.hasTarget(program[declaration].file), !program.isApart(declaration, from: use.file),
                let around = program.declaration(around: use.node, in: use.file), !analyzer.isOutsideOfApp(use, of: declaration)
            else { return nil }
            var outer = DeclID.none
            if analyzer.givesContent(around) {
                let owner = program.nominal(containing: around)
                outer = owner != .none && updates.bodyMember(of: owner) == around ? owner : around
            } else {
                let owner = program.nominal(containing: around)
                // A class that no code names may never be made.
                guard owner == .none || !analyzer.uses(of: owner).isEmpty, !isInRepresentable(owner), hostingCall(around: use) != nil else {
                    return nil
                }
            }
            return UpwardUse(declaration: declaration, use: use, around: around, outer: outer)
        }
    }

    /// Whether code of a type is a representable's, or its coordinator's: a view that it shows may be a child of the platform object that
    /// SwiftUI shows, and has its environment then.
    private func isInRepresentable(_ type: DeclID) -> Bool {
        program.declarations(around: type).contains { analyzer.representable($0) != nil }
    }

    func writers() -> WritingCode {
        if let known = store.writers { return known }
        let found = ObjectWriters(updates: updates).find()
        store.writers = found
        return found
    }

    /// Whether a name may mean a member: by itself only in the type that has it.
    private func mayMean(_ declaration: DeclID, _ use: NameUse) -> Bool {
        guard !program[declaration].kind.isNominal else { return true }
        let owner = program.nominal(containing: declaration)
        guard owner != .none, owner != analyzer.wellKnown.view, let around = program.declaration(around: use) else { return true }
        let tree = program.tree(use.file)
        let isMember = tree.parent(use.node).flatMap { MemberAccess(tree, $0) }.map { $0.base != use.node } ?? false
        return isMember || program.nominal(containing: around) == owner
    }
}
