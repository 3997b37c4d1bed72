// Every rule, alphabetically. A rule that is not listed here does not exist; a test compares the list with the files in `Rules`.

import SelfsameSyntax

/// The rules.
public enum RuleCatalogue {
    /// All rules, by id.
    public static let all: [Rule] = [
        .anyViewBranch,
        .availabilityBranch,
        .bodyComplexity,
        .branchCount,
        .branchExchangesField,
        .branchExtraModifier,
        .branchExtraModifierNoInert,
        .branchRepeatsView,
        .branchSameViewArguments,
        .branchSameViewModifierArguments,
        .branchWrapsCommonChildren,
        .closureInEnvironment,
        .computedUnstableIdentity,
        .conditionalDepth,
        .conditionalModifierCall,
        .conditionalModifierHelper,
        .containerBranch,
        .duplicateStaticIdentity,
        .enabledInsideDisabled,
        .explicitIdentityAcrossBranches,
        .forEachErasedRow,
        .forEachIndexIdentity,
        .forEachInlineTransform,
        .forEachMultiRow,
        .forEachSelfIdentity,
        .formatterInBody,
        .frameBeforeResizable,
        .frameWithoutEffect,
        .frequentReadInBody,
        .geometryReaderInStack,
        .groupModifierDistribution,
        .hiddenInBranch,
        .lazyRowIdentity,
        .identicalBranches,
        .imageMaxWidthWithoutMin,
        .invalidFrame,
        .layoutPriorityInZStack,
        .maxHeightInScrollView,
        .measuredSizeLoop,
        .missingEnvironmentObject,
        .modelCreatedInBody,
        .modelInPlainProperty,
        .moreThanTenViews,
        .mutableContentIdentity,
        .narrowAdaptiveColumn,
        .nestedGeometryReader,
        .noHeightInScrollView,
        .nonDiffableProperty,
        .nondeterministicBody,
        .observedObjectOwned,
        .onChangeOfConstant,
        .onChangeOfItself,
        .optionalBindingBranch,
        .overriddenAspectRatio,
        .overriddenEnvironmentValue,
        .overriddenLayoutPriority,
        .positionInStack,
        .redundantEmptyViewElse,
        .rowObservesObject,
        .sectionComputedProperty,
        .singleChildGroup,
        .spacerWithoutSpace,
        .stateChangedInBody,
        .stateFromInput,
        .stateOfObservedObject,
        .switchSameView,
        .typeDepth,
        .unequalInput,
        .unreadAlignmentGuide,
        .unreadEnvironmentValue,
        .unreadObservedObject,
        .unstableIdentity,
        .widerThanScreen,
        .zStackBadge,
    ]

    /// The rules on branches in the order in which a condition is offered to them. The first that matches gets it, so that a condition is reported
    /// once and by the rule that says most about it. A test compares the list with the rules that look at conditions.
    static let conditionRules: [Rule] = [
        .availabilityBranch, .identicalBranches, .conditionalModifierHelper, .explicitIdentityAcrossBranches, .hiddenInBranch,
        .optionalBindingBranch, .switchSameView, .branchExtraModifier, .branchExtraModifierNoInert, .branchSameViewModifierArguments,
        .branchSameViewArguments, .branchExchangesField, .branchWrapsCommonChildren, .containerBranch, .anyViewBranch,
        .conditionalModifierCall,
        // Whatever the others have no word for.
        .branchRepeatsView,
        // Beyond the rules on identity: an arm that makes nothing.
        .redundantEmptyViewElse,
    ]

    /// The rules on suppression comments, which run after all others.
    public static let onSuppressions: [Rule] = [.disableWithoutReason, .superfluousDisable]

    /// Every rule that users can name, by id.
    public static let known: [Rule] = (all + onSuppressions).sorted { $0.id < $1.id }

    /// The rules that `pedantic` turns on.
    public static let pedantic = Set(all.filter(\.isPedantic).map(\.id))

    /// The rule that `require_reason` turns on.
    public static let missingReasonID = Rule.disableWithoutReason.id

    /// The rule of an id.
    public static func rule(_ id: String) -> Rule? { known.first { $0.id == id } }

    /// The id most like a misspelt one, nil where none is near.
    public static func suggestion(for misspelt: String) -> String? {
        guard misspelt.utf8.count <= 128 else { return nil }
        let best = known.map { (id: $0.id, distance: editDistance(misspelt, $0.id)) }.min {
            $0.distance < $1.distance
        }
        guard let best, best.distance <= max(2, misspelt.utf8.count / 3) else { return nil }
        return best.id
    }
}
