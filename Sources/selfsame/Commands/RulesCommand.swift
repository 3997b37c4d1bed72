// `rules` and `explain`: what the rule values say about themselves.

import SelfsameLint
import SelfsameProject
import SelfsameReports

/// The text of one rule.
func explanation(of id: String, style: TextStyle) throws(UsageError) -> String {
    guard let rule = RuleCatalogue.rule(id) else { throw unknownRule(id, command: .explain) }
    return ruleText(rule, style: style)
}

/// The mistake of naming a rule that does not exist.
func unknownRule(_ id: String, command: Command) -> UsageError {
    // E1, E2 …: what `--show-exempted` prints before a reason.
    if id.hasPrefix("E"), Int(id.dropFirst()) != nil {
        return UsageError(message: "`\(id)` is an exemption, not a rule", command: command, see: "selfsame help findings")
    }
    return UsageError(
        message: "unknown rule `\(id)`" + didYouMean(id, among: RuleCatalogue.known.map(\.id)), command: command, see: "selfsame rules")
}
