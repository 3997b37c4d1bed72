// `diff --format json`; fixtures/schemas/diff.json describes it.

import SelfsameIdentity

/// The document.
struct DifferenceDocument: Encodable {
    var version = 1
    var old: String
    var new: String
    var views: [View]
    var summary: DifferenceSummary

    init(_ difference: IdentityDifference) {
        (old, new) = difference.names
        views = difference.bodies.map(View.init)
        summary = DifferenceSummary(difference)
    }

    struct View: Encodable {
        var change: String
        var old: Version?
        var new: Version?
        var regressions: [String]
        var improvements: [String]
        var remarks: [String]
        var appeared: [String]
        var vanished: [String]
        var conditions: [Condition]
    }

    struct Version: Encodable {
        var name: String
        var path: String
        var start: Place
        var end: Place
        var type: String
        var resolved: Bool
    }

    struct Condition: Encodable {
        var change: String
        var old: Text?
        var new: Text?
        var newlyLost: [Lost]
        var noLongerLost: [Lost]
    }

    struct Text: Encodable {
        var text: String
        var start: Place
        var end: Place
        var flippedBy: [String]
        var incomplete: Bool
    }

    struct Lost: Encodable {
        var view: String
        var kind: String
        var name: String
        var keptOtherwise: Bool
    }
}

extension DifferenceDocument.View {
    init(_ body: BodyDifference) {
        self.init(
            change: body.view.word, old: body.view.old.map(DifferenceDocument.Version.init),
            new: body.view.new.map(DifferenceDocument.Version.init), regressions: body.change.regressions,
            improvements: body.change.improvements, remarks: body.change.remarks, appeared: body.appeared, vanished: body.vanished,
            conditions: body.conditions.map(DifferenceDocument.Condition.init))
    }
}

extension DifferenceDocument.Version {
    init(_ view: ViewIdentity) {
        self.init(
            name: view.name, path: view.path, start: view.span.start, end: view.span.end, type: view.type, resolved: view.isResolved)
    }
}

extension DifferenceDocument.Condition {
    init(_ difference: ConditionDifference) {
        func lost(_ state: [LostState], kept: Set<LostState>) -> [DifferenceDocument.Lost] {
            state.map { .init(view: $0.view, kind: $0.kind, name: $0.name, keptOtherwise: kept.contains($0)) }
        }
        self.init(
            change: difference.condition.word, old: difference.condition.old.map(DifferenceDocument.Text.init),
            new: difference.condition.new.map(DifferenceDocument.Text.init),
            newlyLost: lost(difference.newlyLost, kept: difference.keptBefore),
            noLongerLost: lost(difference.noLongerLost, kept: difference.keptNow))
    }
}

extension DifferenceDocument.Text {
    init(_ condition: ConditionIdentity) {
        self.init(
            text: condition.text, start: condition.span.start, end: condition.span.end, flippedBy: condition.flippedBy,
            incomplete: condition.isIncomplete)
    }
}

extension Match {
    /// What happened to it.
    fileprivate var word: String { old == nil ? "new" : new == nil ? "gone" : "changed" }
}
