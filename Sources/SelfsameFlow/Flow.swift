// What one thread finds out about values: where they come from, where they go to, what changes them. It stands on what is known of types and
// bodies, and remembers its own answers.

import SelfsameDeclarations
import SelfsameInference

/// Answers questions about the values of one program. Not `Sendable`: each thread has its own.
open class Flow: Inference {
    final let valueBudget = ValueBudget()
    final private(set) lazy var flowCache = FlowCache(valueBudget)
    final var codeSearches: [Set<CodeTrait>: CodeSearch] = [:]
    final var nameMeanings: [Name: NameMeanings] = [:]
    final var observedNames: [Name: Bool] = [:]
    final private(set) lazy var aliasNames = makeAliasNames()
}

/// What is remembered about values: the final answers of each client, and what the whole program gives and writes.
final class FlowCache {
    let constancy: ValueMemo<Constancy>
    let membership: ValueMemo<Membership>
    let changes: ValueMemo<Changes>
    let shown: ValueMemo<Shown>
    let staying: ValueMemo<Staying>
    let freshness: ValueMemo<Freshness>
    let holders: ValueMemo<Holders>
    let constants: ValueMemo<WrittenConstants>
    var given: [GivenValue: GivenExpressions] = [:]
    var writes: [DeclID: PropertyWrites] = [:]
    var animations: [AnimatedValue: [FlipAnimation]] = [:]
    var presentations: [DeclID: String?] = [:]
    var previewsOnly: [DeclID: Bool] = [:]
    var distinctCases: [DeclID: Bool] = [:]

    init(_ budget: ValueBudget) {
        constancy = budget.memo(Constancy.self)
        membership = budget.memo(Membership.self)
        changes = budget.memo(Changes.self)
        shown = budget.memo(Shown.self)
        staying = budget.memo(Staying.self)
        freshness = budget.memo(Freshness.self)
        holders = budget.memo(Holders.self)
        constants = budget.memo(WrittenConstants.self)
    }
}
