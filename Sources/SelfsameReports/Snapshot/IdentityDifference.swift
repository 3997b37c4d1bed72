// Two versions of a program compared for `diff`: beside what a snapshot would say of each body, the identity paths that appeared or vanished, and
// for each condition the state that its flip newly loses or no longer loses. A statement about source: what would be kept, what would not.

import SelfsameIdentity

/// One of the two versions.
public struct IdentityVersion: Sendable {
    /// What the call names it.
    public var name: String
    /// Its bodies.
    public var files: [FileIdentities]
    /// How a file is called in both versions, by the path that is printed.
    public var commonPath: @Sendable (String) -> String

    /// Makes a version.
    public init(name: String, files: [FileIdentities], commonPath: @escaping @Sendable (String) -> String = { $0 }) {
        self.name = name
        self.files = files
        self.commonPath = commonPath
    }

    /// What the conditions of all bodies lose when they flip.
    fileprivate var stateAtRisk: Set<LostState> { Set(files.flatMap(\.views).flatMap(\.liveConditions).flatMap(\.identity.lostState)) }

    fileprivate var bodies: [Body] {
        files.flatMap(\.views).map { Body(view: $0, record: IdentityRecord($0, path: commonPath($0.path))) }
            .sorted { ($0.record.name, $0.record.path) < ($1.record.name, $1.record.path) }
    }
}

/// A body with what a snapshot says of it.
private struct Body {
    var view: ViewIdentity
    var record: IdentityRecord
}

/// The difference of two versions.
public struct IdentityDifference: Sendable {
    /// The changed bodies, by name.
    public private(set) var bodies: [BodyDifference]
    /// Bodies of which nothing changed.
    public private(set) var sameCount: Int
    /// What the call names the versions.
    let names: (old: String, new: String)

    /// Compares what was with what is.
    public init(from old: IdentityVersion, to new: IdentityVersion) {
        let keys = IdentityRecord.keys.map { key in { (body: Body) in key(body.record) } }
        let pairs = matches(old.bodies, new.bodies, by: keys)
        let atRisk = (old: old.stateAtRisk, new: new.stateAtRisk)
        bodies = pairs.map { BodyDifference($0, atRisk: atRisk) }.filter(\.isChange)
            .sorted { ($0.change.name, $0.change.path) < ($1.change.name, $1.change.path) }
        sameCount = pairs.count - bodies.count
        names = (old.name, new.name)
    }
}

/// What changed about one body.
public struct BodyDifference: Sendable {
    /// The body in both versions.
    let view: Match<ViewIdentity>
    /// What a check of snapshots says.
    let change: IdentityChange
    /// Identity paths below the name that only the new version has, and only the old one. Empty for a body that is new or gone.
    var (appeared, vanished): ([String], [String]) = ([], [])
    /// The conditions that changed.
    private(set) var conditions: [ConditionDifference] = []

    fileprivate init(_ match: Match<Body>, atRisk: (old: Set<LostState>, new: Set<LostState>)) {
        view = Match(old: match.old?.view, new: match.new?.view)
        change = IdentityChange(Match(old: match.old?.record, new: match.new?.record))
        if let old = view.old, let new = view.new {
            let (before, after) = (old.paths, new.paths)
            appeared = after.subtracting(before)
            vanished = before.subtracting(after)
        }
        guard let new = view.new else { return }
        func keys(_ condition: LiveCondition) -> [[String]] {
            [[condition.place, condition.identity.text], ["", condition.identity.text], [condition.place, ""]]
        }
        let pairs = matches(view.old?.liveConditions ?? [], new.liveConditions, by: (0..<3).map { index in { keys($0)[index] } })
        conditions = pairs.map { ConditionDifference(Match(old: $0.old?.identity, new: $0.new?.identity), in: view, atRisk: atRisk) }
            .filter(\.isChange)
            .sorted { $0.line < $1.line }
    }

    fileprivate var isChange: Bool {
        !change.regressions.isEmpty || !change.remarks.isEmpty || !appeared.isEmpty || !vanished.isEmpty || !conditions.isEmpty
    }
}

/// What changed about a condition.
struct ConditionDifference: Sendable {
    /// The condition in both versions.
    let condition: Match<ConditionIdentity>
    /// What only the new version loses when it flips, and what only the old one lost.
    let (newlyLost, noLongerLost): ([LostState], [LostState])
    /// The values of the first that the old version has in this body and loses nowhere, and those of the second that the new one keeps.
    let (keptBefore, keptNow): (Set<LostState>, Set<LostState>)

    fileprivate init(
        _ condition: Match<ConditionIdentity>, in view: Match<ViewIdentity>, atRisk: (old: Set<LostState>, new: Set<LostState>)
    ) {
        self.condition = condition
        let (before, after) = (condition.old?.lostState ?? [], condition.new?.lostState ?? [])
        newlyLost = after.filter { !before.contains($0) }
        noLongerLost = before.filter { !after.contains($0) }
        keptBefore = view.old?.kept(of: newlyLost, atRisk: atRisk.old) ?? []
        keptNow = view.new?.kept(of: noLongerLost, atRisk: atRisk.new) ?? []
    }

    fileprivate var isChange: Bool {
        condition.old?.text != condition.new?.text || !newlyLost.isEmpty || !noLongerLost.isEmpty
    }

    fileprivate var line: Int { (condition.new ?? condition.old)?.span.start.line ?? 0 }
}

/// A condition that can change, and where it stands in its body.
private struct LiveCondition {
    var identity: ConditionIdentity
    var place: String
}

extension ViewIdentity {
    fileprivate var paths: [String] { views.map { below(name, $0.path) } }

    fileprivate var liveConditions: [LiveCondition] {
        conditions.filter { !$0.isInvariant }.map { LiveCondition(identity: $0, place: $0.place(in: name)) }
    }

    /// The values of `lost` that this body has, where no condition of the version, in this body or in another, puts them at risk. Nothing where
    /// the body is not fully known.
    fileprivate func kept(of lost: [LostState], atRisk: Set<LostState>) -> Set<LostState> {
        guard isResolved else { return [] }
        return Set(state.filter(\.isOwnedValue)).subtracting(atRisk).intersection(lost)
    }
}
