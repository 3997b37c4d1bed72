// The rules that run, by what they look at: chosen once for all files with the same options.

import SelfsameFlow

/// The rules of a set, and what each of them does.
struct RunningRules: Sendable {
    /// A rule with what it does. A class: a rule holds its whole document, and is handed around for each body.
    final class Entry<Check: Sendable>: Sendable {
        let rule: Rule
        /// What the code of a body has to have, any of it, for the rule to say anything of it: of the traits of all running rules.
        let needs: TraitSet
        let check: Check

        init(_ rule: Rule, needs: TraitSet = [], _ check: Check) {
            self.rule = rule
            self.needs = needs
            self.check = check
        }
    }

    /// Those on conditions, in the order in which a condition is offered to them.
    let onConditions: [Entry<@Sendable (ConditionContext) -> Match?>]
    /// Those of them that are about declarations whose result is a type that is written out.
    let onErasedMembers: [Entry<@Sendable (ConditionContext) -> Match?>]
    /// Those on bodies.
    let onBodies: [Entry<@Sendable (BodyContext) -> [Match]>]
    /// What the code of a body has to have, any of it, for a rule to say anything of it. The mistakes that lowering finds need a condition
    /// as well.
    let traits: TraitList
    /// What the rules on conditions need of it.
    let conditions: TraitSet
    /// Those on files.
    let onFiles: [Entry<@Sendable (FileContext) -> [Match]>]
    /// Whether calls of conditional modifiers that only a configuration names are looked for.
    let findsNamedHelpers: Bool

    /// The default set.
    static let byDefault = RunningRules(nil)

    /// The rules of a set of ids; nil for the default set.
    init(_ ids: Set<String>?) {
        let rules = RuleCatalogue.all.filter { $0.runs(in: ids) }
        onConditions = RuleCatalogue.conditionRules.filter { $0.runs(in: ids) }.compactMap { rule in
            rule.check.ofCondition.map { Entry(rule, $0) }
        }
        onErasedMembers = onConditions.filter { [Rule.conditionalModifierHelper.id, Rule.anyViewBranch.id].contains($0.rule.id) }
        let list = TraitList([.condition] + rules.filter { $0.check.ofBody != nil }.flatMap(\.looksFor))
        traits = list
        conditions = list.set(of: [.condition])
        onBodies = rules.compactMap { rule in rule.check.ofBody.map { Entry(rule, needs: list.set(of: rule.looksFor), $0) } }
        onFiles = rules.compactMap { rule in rule.check.ofFile.map { Entry(rule, $0) } }
        findsNamedHelpers = Rule.conditionalModifierCall.runs(in: ids)
    }
}
