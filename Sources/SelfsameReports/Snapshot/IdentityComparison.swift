// Two versions of a program's bodies compared: which are the same under another name or path, what became worse and what became better, in
// words. `snapshot --check` and `diff` both say what stands here.

import SelfsameLint

/// What changed about one body.
public struct IdentityChange: Sendable, Equatable {
    /// NAME, as it is now; as it was for a body that is gone.
    public var name: String
    /// The path of its file.
    public var path: String
    /// What became worse, one sentence each.
    public var regressions: [String] = []
    /// What became better, one sentence each.
    public var improvements: [String] = []
    /// Everything else.
    public var remarks: [String] = []

    /// Whether nothing changed.
    var isEmpty: Bool { regressions.isEmpty && improvements.isEmpty && remarks.isEmpty }

    /// Compares what a body was with what it is. Where one is missing the body is new, or gone.
    init(_ match: Match<IdentityRecord>) {
        let record = match.new ?? match.old
        name = record?.name ?? ""
        path = record?.path ?? ""
        switch (match.old, match.new) {
        case (let old?, let new?):
            regressions = Self.worse(old, new)
            improvements = Self.better(old, new)
            remarks = Self.remarks(old, new)
        case (nil, let new?):
            regressions = Self.worse(IdentityRecord(nothingBefore: new), new)
            remarks = ["new body"]
        case (_, nil):
            remarks = ["body removed"]
        }
    }

    private static func remarks(_ old: IdentityRecord, _ new: IdentityRecord) -> [String] {
        var result: [String] = []
        if old.name != new.name { result.append("renamed from `\(old.name)`") }
        if old.path != new.path { result.append("moved from `\(old.path)`") }
        if old.type != new.type {
            let (before, after) = differingParts(old.type, new.type)
            result.append("the type was `\(before)`, now `\(after)`")
        }
        if let before = old.reads, let after = new.reads {
            let (added, gone) = (after.subtracting(before), before.subtracting(after))
            if !added.isEmpty { result.append("now evaluated again when \(changing(added))") }
            if !gone.isEmpty { result.append("no longer evaluated again when \(changing(gone))") }
        }
        return result
    }

    /// What is better about `new`.
    private static func better(_ old: IdentityRecord, _ new: IdentityRecord) -> [String] {
        var result: [String] = []
        let mended = old.conditions.subtracting(new.conditions)
        if !mended.isEmpty { result.append("conditions no longer split identity at \(list(mended))") }
        let kept = old.state.subtracting(new.state)
        if !kept.isEmpty { result.append("no longer at risk: \(list(kept))") }
        let erased = old.erasedViews - new.erasedViews
        if erased > 0 { result.append(erased == 1 ? "one fewer AnyView in the type" : "\(erased) fewer AnyViews in the type") }
        if old.isUnknown && !new.isUnknown { result.append("the type is now known") }
        return result
    }

    /// What is worse about `new`.
    private static func worse(_ old: IdentityRecord, _ new: IdentityRecord) -> [String] {
        var result: [String] = []
        let split = new.conditions.subtracting(old.conditions)
        if !split.isEmpty { result.append("a condition splits identity at \(list(split))") }
        let lost = new.state.subtracting(old.state)
        if !lost.isEmpty { result.append("newly at risk: \(list(lost))") }
        let erased = new.erasedViews - old.erasedViews
        if erased > 0 { result.append(erased == 1 ? "one more AnyView in the type" : "\(erased) more AnyViews in the type") }
        if new.isUnknown && !old.isUnknown { result.append("a component of the type became unknown") }
        return result
    }

    private static func changing(_ values: [String]) -> String { "\(list(values)) \(values.count == 1 ? "changes" : "change")" }

    private static func list(_ words: [String]) -> String { named(words.map { "`\($0 == "." ? "the root" : $0)`" }) }
}

/// The first of a list; the rest is counted.
func named(_ items: [String]) -> String {
    let limit = 8
    return items.prefix(limit).joined(separator: ", ") + (items.count > limit ? " and \(items.count - limit) more" : "")
}

/// The difference of two snapshots.
public struct IdentityComparison: Sendable {
    /// The changed bodies, by name.
    public private(set) var changes: [IdentityChange]

    /// Whether something became worse.
    public var hasRegressions: Bool { changes.contains { !$0.regressions.isEmpty } }

    /// Compares what was with what is.
    public init(from old: IdentitySnapshot, to new: IdentitySnapshot) {
        changes = matches(old.bodies, new.bodies, by: IdentityRecord.keys).map(IdentityChange.init).filter { !$0.isEmpty }
            .sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    }
}

extension IdentityRecord {
    /// What is compared to find a body again: name and path, then the name alone, then all but these. A body that says little is like many.
    static var keys: [(IdentityRecord) -> IdentityRecord?] {
        [
            { IdentityRecord(name: $0.name, path: $0.path, type: "", conditions: [], state: []) },
            { IdentityRecord(name: $0.name, path: "", type: "", conditions: [], state: []) },
            { $0.parts.count < 4 ? nil : IdentityRecord(name: "", path: "", type: $0.type, conditions: $0.conditions, state: $0.state) },
        ]
    }

    /// What a new body is compared with: nothing, and as unknown as it is, since nothing *became* unknown.
    fileprivate init(nothingBefore body: IdentityRecord) {
        self.init(name: body.name, path: body.path, type: body.isUnknown ? "_" : "", conditions: [], state: [])
    }
}

/// The two versions of one thing; one of them where the other version has none.
struct Match<Element> {
    var old: Element?
    var new: Element?
}

extension Match: Sendable where Element: Sendable {}

/// Pairs what has the same key in both lists, where that leaves no choice; the keys are tried one after the other. What is new comes after
/// the pairs, what is gone last.
func matches<Element, Key: Hashable>(_ old: [Element], _ new: [Element], by keys: [(Element) -> Key?]) -> [Match<Element>] {
    var pairs: [Match<Element>] = []
    var (gone, added) = (old, new)
    for key in keys {
        let candidates = Dictionary(grouping: gone.indices, by: { key(gone[$0]) })
        let counts = Dictionary(grouping: added, by: key).mapValues(\.count)
        var taken: Set<Int> = []
        added = added.filter { element in
            guard let name = key(element), counts[name] == 1, let found = candidates[name], found.count == 1 else { return true }
            pairs.append(Match(old: gone[found[0]], new: element))
            taken.insert(found[0])
            return false
        }
        gone = gone.indices.filter { !taken.contains($0) }.map { gone[$0] }
    }
    return pairs + added.map { Match(new: $0) } + gone.map { Match(old: $0) }
}

extension [String] {
    /// The words that `others` has not, each as often as there are more of it here.
    func subtracting(_ others: [String]) -> [String] {
        var left = others.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        return filter { word in
            guard let count = left[word], count > 0 else { return true }
            left[word] = count - 1
            return false
        }
    }
}

/// A comparison for people: each changed body with what became worse, better, or different.
public func comparisonText(_ comparison: IdentityComparison, style: TextStyle = TextStyle()) -> String {
    comparison.changes.map { change in
        let header = style.paint(printable(change.name), .bold) + "  " + printable(change.path)
        return ([header] + changeLines(worse: change.regressions, better: change.improvements, changed: change.remarks, style)).joined(
            separator: "\n") + "\n"
    }.joined()
}

/// Sentences below the name of a body.
func changeLines(worse: [String], better: [String], changed: [String], _ style: TextStyle) -> [String] {
    func entry(_ word: String, _ text: String) -> [String] {
        wrapped(printable("\(word): \(text)"), width: style.width - 4).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
    }
    return worse.flatMap { entry("worse", $0) }.map { style.paint($0, .removed) }
        + better.flatMap { entry("better", $0) }.map { style.paint($0, .green) } + changed.flatMap { entry("changed", $0) }
}
