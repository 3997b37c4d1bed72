// `diff` for the terminal: the counts, then each changed body with what became worse, better, or different.

import SelfsameIdentity

/// What `diff` prints.
public enum DifferenceFormat: String, CaseIterable, Sendable {
    case text, json
}

/// A difference in a format.
public func differenceText(
    _ difference: IdentityDifference, format: DifferenceFormat, style: TextStyle = TextStyle()
) throws -> String {
    switch format {
    case .text: DifferencePrinter(difference: difference, style: style).text
    case .json: try json(DifferenceDocument(difference))
    }
}

/// Prints a difference.
private struct DifferencePrinter {
    let difference: IdentityDifference
    let style: TextStyle

    var text: String {
        let summary = DifferenceSummary(difference)
        // What was not there before cannot have become worse.
        let risky = difference.bodies.count { $0.view.old == nil && !$0.change.regressions.isEmpty }
        let worse = summary.worse - risky
        let overview =
            "`\(difference.names.old)` → `\(difference.names.new)`: \(counted(summary.changed, "view")) changed, \(summary.new) new, "
            + "\(summary.gone) gone, \(summary.same) the same; \(worse) got worse"
            + (risky > 0 ? ", and \(risky) of the new ones \(risky == 1 ? "splits" : "split") identity" : "")
        let blocks = [wrapped(printable(overview), width: style.width)] + difference.bodies.map(block)
        return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private func block(_ body: BodyDifference) -> [String] {
        let place = (body.view.new ?? body.view.old).map { placeText($0.path, $0.span) } ?? ""
        var (worse, better, changed) = (body.change.regressions, body.change.improvements, body.change.remarks)
        for condition in body.conditions {
            worse += [loss(of: condition)].compactMap(\.self)
            better += [gain(of: condition)].compactMap(\.self)
            changed += [rewording(of: condition)].compactMap(\.self)
        }
        if !body.vanished.isEmpty { changed.append("paths removed: \(named(body.vanished.map { "`\($0)`" }))") }
        if !body.appeared.isEmpty { changed.append("paths added: \(named(body.appeared.map { "`\($0)`" }))") }
        return namedPlace(printable(body.change.name), place, style)
            + changeLines(worse: worse, better: better, changed: changed, style)
    }

    /// What a flip newly loses.
    private func loss(of difference: ConditionDifference) -> String? {
        guard let condition = difference.condition.new, !difference.newlyLost.isEmpty else { return nil }
        let state = shown(difference.newlyLost, kept: difference.keptBefore, in: self.difference.names.old)
        let more = condition.isIncomplete ? "; possibly more, because some views below are unknown" : ""
        // What was not known before may have been lost all the same.
        let verb = difference.condition.old.map { $0.isIncomplete ? "is now known to lose" : "now loses" } ?? "loses"
        let isNew = difference.condition.old == nil && !condition.flippedBy.isEmpty
        let flips = isNew ? ", which depends on \(sourcePhrase(condition.flippedBy))," : ""
        return "line \(condition.span.start.line): a change of \(text(of: condition))\(flips) \(verb) \(state)\(more)"
    }

    /// What a flip no longer loses.
    private func gain(of difference: ConditionDifference) -> String? {
        guard let condition = difference.condition.new ?? difference.condition.old, !difference.noLongerLost.isEmpty else { return nil }
        let state = shown(difference.noLongerLost, kept: difference.keptNow, in: self.difference.names.new)
        guard difference.condition.new != nil else {
            return "removed: the condition \(text(of: condition)), which lost \(state) when it changed"
        }
        let verb = condition.isIncomplete ? "may no longer lose" : "no longer loses"
        return "line \(condition.span.start.line): a change of \(text(of: condition)) \(verb) \(state)"
    }

    /// Some state, those values first that one version keeps.
    private func shown(_ state: [LostState], kept: Set<LostState>, in version: String) -> String {
        let (first, rest) = (state.filter(kept.contains).map(\.phrase), state.filter { !kept.contains($0) }.map(\.phrase))
        if first.isEmpty { return named(rest) }
        let text = "\(named(first)) (\(first.count > 1 ? "all kept" : "kept") in `\(version)`)"
        return rest.isEmpty ? text : "\(text), \(named(rest))"
    }

    /// A condition that says something else.
    private func rewording(of difference: ConditionDifference) -> String? {
        guard let old = difference.condition.old, let new = difference.condition.new, old.text != new.text else { return nil }
        return "line \(new.span.start.line): the condition was \(text(of: old)), now \(text(of: new))"
    }

    private func text(of condition: ConditionIdentity) -> String { "`\(oneLine(condition.text, limit: 60))`" }
}

/// The numbers at the top.
struct DifferenceSummary: Encodable {
    var changed = 0
    var new = 0
    var gone = 0
    var same: Int
    /// Bodies that a check of snapshots would not let pass.
    var worse = 0

    init(_ difference: IdentityDifference) {
        same = difference.sameCount
        for body in difference.bodies {
            switch (body.view.old, body.view.new) {
            case (nil, _): new += 1
            case (_, nil): gone += 1
            default: changed += 1
            }
            if !body.change.regressions.isEmpty { worse += 1 }
        }
    }
}
