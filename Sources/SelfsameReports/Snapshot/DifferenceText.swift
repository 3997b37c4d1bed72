// `diff` for the terminal: the counts, then each changed body with what became worse, better, or different.

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
        let overview =
            "`\(difference.names.old)` → `\(difference.names.new)`: \(counted(summary.changed, "view")) changed, \(summary.new) new, "
            + "\(summary.gone) gone, \(summary.same) the same; \(summary.worse) \(summary.worse == 1 ? "is" : "are") worse"
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
        return [style.paint(printable(body.change.name), .bold) + "  " + place]
            + changeLines(worse: worse, better: better, changed: changed, style)
    }

    /// What a flip newly loses.
    private func loss(of difference: ConditionDifference) -> String? {
        guard let condition = difference.condition.new, !difference.newlyLost.isEmpty else { return nil }
        let state = named(
            difference.newlyLost.map {
                $0.phrase + (difference.keptBefore.contains($0) ? " (kept in `\(self.difference.names.old)`)" : "")
            })
        let more = condition.isIncomplete ? "; perhaps more: some views below are unknown" : ""
        // What was not known before may have been lost all the same.
        let verb = difference.condition.old.map { $0.isIncomplete ? "is now known to lose" : "now loses" } ?? "loses"
        let isNew = difference.condition.old == nil && !condition.flippedBy.isEmpty
        let flips = isNew ? ", which depends on \(condition.flippedBy.map { "`\($0)`" }.joined(separator: ", "))," : ""
        return "line \(condition.span.start.line): a change of \(text(of: condition))\(flips) \(verb) \(state)\(more)"
    }

    /// What a flip no longer loses.
    private func gain(of difference: ConditionDifference) -> String? {
        guard let condition = difference.condition.new ?? difference.condition.old, !difference.noLongerLost.isEmpty else { return nil }
        let state = named(
            difference.noLongerLost.map {
                $0.phrase + (difference.keptNow.contains($0) ? " (kept in `\(self.difference.names.new)`)" : "")
            })
        guard difference.condition.new != nil else {
            return "removed: the condition \(text(of: condition)), which lost \(state) when it changed"
        }
        let verb = condition.isIncomplete ? "perhaps no longer loses" : "no longer loses"
        return "line \(condition.span.start.line): a change of \(text(of: condition)) \(verb) \(state)"
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
