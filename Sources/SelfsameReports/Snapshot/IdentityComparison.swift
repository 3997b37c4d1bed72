// Two snapshots compared: which bodies are the same under another name or path, what became worse and what became better, in words.

/// The difference of two snapshots.
public struct IdentityComparison: Sendable {
    /// What changed about one body.
    public struct Change: Sendable, Equatable {
        /// NAME, as it is now; as it was for a body that is gone.
        public var name: String
        /// The path of its file.
        public var path: String
        /// What became worse, one sentence each.
        public var regressions: [String] = []
        /// Everything else.
        public var remarks: [String] = []
    }

    /// The changed bodies, by name.
    public private(set) var changes: [Change] = []

    /// Whether something became worse.
    public var hasRegressions: Bool { changes.contains { !$0.regressions.isEmpty } }

    /// Compares what was with what is.
    public init(from old: IdentitySnapshot, to new: IdentitySnapshot) {
        let (pairs, gone, added) = match(old.bodies, new.bodies)
        changes += pairs.compactMap(Self.change)
        for body in gone { changes.append(Change(name: body.name, path: body.path, remarks: ["the body is gone"])) }
        for body in added {
            var change = Change(name: body.name, path: body.path, remarks: ["the body is new"])
            change.regressions = Self.worse(IdentityRecord(nothingBefore: body), body)
            changes.append(change)
        }
        changes.sort { ($0.name, $0.path) < ($1.name, $1.path) }
    }

    private static func change(_ old: IdentityRecord, _ new: IdentityRecord) -> Change? {
        guard old != new else { return nil }
        var change = Change(name: new.name, path: new.path, regressions: worse(old, new))
        if old.name != new.name { change.remarks.append("its name was `\(old.name)`") }
        if old.path != new.path { change.remarks.append("its file was `\(old.path)`") }
        let mended = subtracting(new.conditions, from: old.conditions)
        if !mended.isEmpty { change.remarks.append("no condition splits identity any more at \(list(mended))") }
        let kept = subtracting(new.state, from: old.state)
        if !kept.isEmpty { change.remarks.append("no longer at risk: \(list(kept))") }
        if old.isUnknown && !new.isUnknown { change.remarks.append("its type is known now") }
        if old.type != new.type { change.remarks.append("its type was `\(old.type)` and is `\(new.type)`") }
        return change
    }

    /// What is worse about `new`.
    private static func worse(_ old: IdentityRecord, _ new: IdentityRecord) -> [String] {
        var result: [String] = []
        let split = subtracting(old.conditions, from: new.conditions)
        if !split.isEmpty { result.append("a condition splits identity at \(list(split))") }
        let lost = subtracting(old.state, from: new.state)
        if !lost.isEmpty { result.append("newly at risk: \(list(lost))") }
        let erased = new.erasedViews - old.erasedViews
        if erased > 0 { result.append(erased == 1 ? "an AnyView more in its type" : "\(erased) AnyViews more in its type") }
        if new.isUnknown && !old.isUnknown { result.append("a part of its type is not known any more") }
        return result
    }

    private static func list(_ words: [String]) -> String {
        words.map { "`\($0 == "." ? "the root" : $0)`" }.joined(separator: ", ")
    }

    /// The words of `words` that `others` has not, each as often as it has more.
    private static func subtracting(_ others: [String], from words: [String]) -> [String] {
        var left = others.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        return words.filter { word in
            guard let count = left[word], count > 0 else { return true }
            left[word] = count - 1
            return false
        }
    }
}

extension IdentityRecord {
    /// What a new body is compared with: nothing, and as unknown as it is, since nothing *became* unknown.
    fileprivate init(nothingBefore body: IdentityRecord) {
        self.init(name: body.name, path: body.path, type: body.isUnknown ? "_" : "", conditions: [], state: [])
    }

    /// What a body is apart from its name and its place: bodies that are equal in this may be one that was renamed or moved.
    fileprivate var substance: IdentityRecord { IdentityRecord(name: "", path: "", type: type, conditions: conditions, state: state) }
}

/// Pairs bodies: of one name and path, then of one name, then of one substance, where that leaves no choice.
private func match(
    _ old: [IdentityRecord], _ new: [IdentityRecord]
) -> (pairs: [(IdentityRecord, IdentityRecord)], gone: [IdentityRecord], added: [IdentityRecord]) {
    var pairs: [(IdentityRecord, IdentityRecord)] = []
    var (gone, added) = (old, new)
    func pair(by key: (IdentityRecord) -> IdentityRecord) {
        var candidates = Dictionary(grouping: gone, by: key)
        let counts = Dictionary(grouping: added, by: key).mapValues(\.count)
        var rest: [IdentityRecord] = []
        for body in added {
            let name = key(body)
            if let found = candidates[name], found.count == 1, counts[name] == 1 {
                pairs.append((found[0], body))
                candidates[name] = nil
            } else {
                rest.append(body)
            }
        }
        added = rest
        gone = candidates.values.flatMap(\.self)
    }
    pair { IdentityRecord(name: $0.name, path: $0.path, type: "", conditions: [], state: []) }
    pair { IdentityRecord(name: $0.name, path: "", type: "", conditions: [], state: []) }
    pair(by: \.substance)
    return (pairs, gone, added)
}

/// A comparison for people: each changed body, what is worse marked `-`, the rest `+`.
public func comparisonText(_ comparison: IdentityComparison, style: TextStyle = TextStyle()) -> String {
    comparison.changes.map { change in
        let header = style.paint(printable(change.name), .bold) + "  " + printable(change.path)
        let worse = change.regressions.flatMap { entry("-", $0, style) }.map { style.paint($0, .removed) }
        let rest = change.remarks.flatMap { entry("+", $0, style) }
        return ([header] + worse + rest).joined(separator: "\n") + "\n"
    }.joined()
}

private func entry(_ mark: String, _ text: String, _ style: TextStyle) -> [String] {
    wrapped(printable(text), width: style.width - 4).enumerated().map { ($0 == 0 ? "  \(mark) " : "    ") + $1 }
}
