// Exemptions: reasons why a branch that a rule matches is meant, harmless, or none of its business. Each is a named predicate over one condition
// that answers with a reason; rules list those that apply to them.

import SelfsameInference
import SelfsameSyntax

/// A reason not to report a match, or to report it more quietly.
public struct Exemption: Sendable {
    /// What follows where it applies.
    public enum Effect: Sendable {
        /// Nothing is reported.
        case silences
        /// The finding is a hint.
        case lowersToHint
        /// Fixes are unsafe at best.
        case isUnsafe
    }

    /// Its number, which reports print before the title and which never changes: `E1`. E6 is not used.
    public var id: String
    /// What it is about: `invariant condition`.
    public var title: String
    /// What follows.
    public var effect: Effect
    /// The reason why it applies to a condition; nil where it does not.
    var reason: @Sendable (ConditionContext) -> String? = { _ in nil }
    /// The reason why it applies to some arms of a condition, where that is the question; nil for all arms.
    var armsReason: @Sendable (ConditionContext, [Int]?) -> String? = { _, _ in nil }
    /// The reason why it applies to a place without a condition. Most exemptions are about conditions only.
    var placeReason: @Sendable (Place) -> String? = { _ in nil }

    /// `E1 invariant condition`.
    public var name: String { "\(id) \(title)" }
}

/// Where a finding of a rule on bodies or files is.
struct Place {
    /// Facts about the file.
    var file: FileFacts
    /// What to lint.
    var options: LintOptions
    /// Whether it belongs to a preview.
    var isPreview: Bool
    /// Whether nothing in the app uses the code that it belongs to.
    var isUnused = false
    /// The body and the view that the finding is about, where there is one.
    var view: (context: BodyContext, node: ViewNodeID)?
}

extension [Exemption] {
    /// What applies to rules on lists, state and structure.
    static var places: [Exemption] { [.previewOrTest, .unusedCode, .generatedFile, .otherBuilder, .oneShotContext, .presentedContent] }

    /// What applies to every rule on branches. That nothing changes the condition comes last: the others say more.
    static var always: [Exemption] { onBranches + [.noSignOfChange] }

    /// What applies to the rules that would merge arms.
    static var merging: [Exemption] {
        onBranches + [
            .transition, .intendedReplacement, .replacedAnyway, .stateStartsOver, .rowContext, .rowElement, .documentedBranch, .armEffects,
            .animatedFlip, .differentActions, .unnoticedFlip,
            .noSignOfChange,
        ]
    }

    private static var onBranches: [Exemption] {
        [
            .invariantCondition, .expressionContext, .otherBuilder, .previewOrTest, .unusedCode, .generatedFile, .oneShotContext,
            .presentedContent,
            .valueMember, .twoCommands,
        ]
    }
}
