// `report --format json`; fixtures/schemas/report.json describes it.

/// The document.
struct IdentityDocument: Encodable {
    var version = 1
    var views: [View]
    var summary: IdentitySummary

    init(_ files: [FileIdentities]) {
        views = files.flatMap { $0.views.map(View.init) }
        summary = IdentitySummary(files)
    }

    struct View: Encodable {
        var name: String
        var path: String
        var start: Place
        var end: Place
        var type: String
        var resolved: Bool
        var identities: [Identity]
        var conditions: [Condition]
    }

    struct Identity: Encodable {
        var view: String
        var path: String
        var start: Place
        var end: Place
    }

    struct Condition: Encodable {
        var text: String
        var start: Place
        var end: Place
        var flippedBy: [String]
        var changedBy: [FlipCauseDocument]
        var invariant: Bool
        var animatedBy: [String]
        var transitions: [String]
        var incomplete: Bool
        var arms: [Arm]
        var avoidable: [LintDocument.Lost]
        var kept: [String]
    }

    struct Arm: Encodable {
        var label: String
        var path: String
        var start: Place
        var end: Place
        var views: [String]
        var lostState: [LintDocument.Lost]
    }
}

extension IdentityDocument.View {
    init(_ view: ViewIdentity) {
        self.init(
            name: view.name, path: view.path, start: view.span.start, end: view.span.end, type: view.type, resolved: view.isResolved,
            identities: view.views.map { .init(view: $0.view, path: $0.path, start: $0.span.start, end: $0.span.end) },
            conditions: view.conditions.map(IdentityDocument.Condition.init))
    }
}

extension IdentityDocument.Condition {
    init(_ condition: ConditionIdentity) {
        self.init(
            text: condition.text, start: condition.span.start, end: condition.span.end, flippedBy: condition.flippedBy,
            changedBy: condition.changes.map(FlipCauseDocument.init), invariant: condition.isInvariant, animatedBy: condition.animatedBy,
            transitions: condition.transitions,
            incomplete: condition.isIncomplete,
            arms: condition.arms.map { arm in
                .init(
                    label: arm.label, path: arm.path, start: arm.span.start, end: arm.span.end, views: arm.views,
                    lostState: arm.lostState.map(LintDocument.Lost.init))
            },
            avoidable: condition.avoidable.map(LintDocument.Lost.init), kept: condition.kept)
    }
}
