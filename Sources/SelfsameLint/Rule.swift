// A rule is a value: its name, what it says about itself, examples that are its first tests, and the function that finds what it reports.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// The families of rules.
public enum RuleGroup: String, Sendable, CaseIterable {
    /// Conditions that split identity.
    case branches
    /// Explicit identity and lists.
    case lists
    /// How long state lives.
    case state
    /// Structure and invalidation.
    case structure
    /// Layout.
    case layout
    /// Suppression comments.
    case suppressions
}

/// How often a rule can offer a fix.
public enum FixAvailability: String, Sendable {
    case always, sometimes, never
}

/// A rule of the catalogue.
public struct Rule: Sendable {
    /// The stable name, snake_case: names the pattern, not the remedy.
    public var id: String
    /// One line for lists.
    public var summary: String
    /// The rule's document.
    public var explanation: RuleExplanation
    /// How much a finding matters where nothing says otherwise; the most it may matter where that depends on what is lost.
    public var severity: Severity
    /// The family.
    public var group: RuleGroup
    /// Whether it offers fixes.
    public var fixes: FixAvailability
    /// Whether it runs without being asked for.
    public var isDefault = true
    /// Whether what the flip of a condition costs makes the severity: a hint where the program shows no loss.
    public var isWeighed = false
    /// Whether it reports some of what it finds as a hint, for a reason of its own.
    public var isSometimesHint = false
    /// Whether it shows how code could be written, without a fix that can be applied.
    public var suggestsSketches = false
    /// Whether it is a matter of taste: off by default, and on where `pedantic` is asked for.
    public var isPedantic = false
    /// Whether it never reports: what it matches is always exempt, and counted as such.
    public var isSilent = false
    /// Which exemptions apply to it.
    public var exemptions: [Exemption]
    /// Good and bad code.
    public var examples: [RuleExample]
    /// What the code of a body has to have, any of it, for the rule to say anything of the body as a whole. A rule on conditions needs one.
    var looksFor: [CodeTrait] = [.anything(before: nil)]
    /// What it does.
    var check: RuleCheck

    /// Whether it belongs to a set of ids; nil for the default set.
    func runs(in ids: Set<String>?) -> Bool { ids?.contains(id) ?? isDefault }
}

/// A rule's document, under the headings that every rule has.
public struct RuleExplanation: Sendable {
    /// What it does.
    public var whatItDoes: String
    /// Why it matters.
    public var whyItMatters: String
    /// What to do instead.
    public var whatToDoInstead: String
    /// Fix safety.
    public var fixSafety: String

    /// The headings with their text, in order.
    public var sections: [(heading: String, text: String)] {
        [
            ("What it does", whatItDoes), ("Why it matters", whyItMatters), ("What to do instead", whatToDoInstead),
            ("Fix safety", fixSafety),
        ]
    }
}

/// A piece of Swift that a rule reports or does not report. The source is a whole file; `import SwiftUI` is understood.
public struct RuleExample: Sendable {
    /// The source; `↓` precedes each place that is reported.
    public var source: String
    /// The source after the fixes, where there are any.
    public var fixed: String?
    /// Whether the rule reports it.
    public var isBad: Bool
    /// The deployment target it is meant for, where it matters: `15.0`.
    public var deploymentTarget: String?
    /// The Swift version it is meant for, where it matters: `5.8`.
    public var swiftVersion: String?

    /// Source that the rule accepts.
    public static func good(_ source: String, swiftVersion: String? = nil) -> RuleExample {
        RuleExample(source: source, fixed: nil, isBad: false, swiftVersion: swiftVersion)
    }

    /// Source that the rule reports.
    public static func bad(
        _ source: String, fixed: String? = nil, deploymentTarget: String? = nil, swiftVersion: String? = nil
    ) -> RuleExample {
        RuleExample(source: source, fixed: fixed, isBad: true, deploymentTarget: deploymentTarget, swiftVersion: swiftVersion)
    }
}

/// How a rule looks for what it reports.
enum RuleCheck: Sendable {
    /// At one condition that splits identity. Each condition gets one diagnostic at most, of the first rule that matches.
    case condition(@Sendable (ConditionContext) -> Match?)
    /// At a whole body.
    case body(@Sendable (BodyContext) -> [Match])
    /// At one condition, or else at a whole body.
    case conditionAndBody(@Sendable (ConditionContext) -> Match?, @Sendable (BodyContext) -> [Match])
    /// At the suppression comments of a file, after everything else.
    case suppressions
    /// At the declarations of a file.
    case file(@Sendable (FileContext) -> [Match])
}

extension RuleCheck {
    /// What looks at a condition.
    var ofCondition: (@Sendable (ConditionContext) -> Match?)? {
        switch self {
        case .condition(let check), .conditionAndBody(let check, _): check
        case .body, .suppressions, .file: nil
        }
    }

    /// What looks at the declarations of a file.
    var ofFile: (@Sendable (FileContext) -> [Match])? {
        if case .file(let check) = self { check } else { nil }
    }

    /// What looks at a body.
    var ofBody: (@Sendable (BodyContext) -> [Match])? {
        switch self {
        case .body(let check), .conditionAndBody(_, let check): check
        case .condition, .suppressions, .file: nil
        }
    }
}

/// What a rule has found, before what all findings share is added.
struct Match {
    /// The place.
    var range: SourceRange
    /// What happens at run time.
    var message: String
    /// What explains it beyond what every finding says.
    var notes: [Note] = []
    /// Rewrites, the best one first.
    var fixes: [Fix] = []
    /// A severity below the rule's own, where the case is a weak one.
    var severity: Severity?
    /// Whether it is a matter of taste, so that it is reported only where `pedantic` is asked for.
    var isPedantic = false
    /// The arms that the finding is about, as indices; nil for all of them.
    var arms: [Int]?
    /// The view that the finding is about, where a rule on bodies has one: exemptions look at what is around it.
    var node: ViewNodeID?
    /// The declaration that a rule on files is about.
    var declaration = DeclID.none
    /// NAME of the body that the fixes change, for a rule on files.
    var bodyName: String?
    /// The condition, where a rule on bodies is about one.
    var condition: FindingCondition?
    /// What is lost, where a rule on bodies knows.
    var lostState: [LostState] = []
    /// Identity paths, where a rule on bodies has some.
    var identityPaths: [String] = []
}
