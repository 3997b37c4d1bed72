// What one thread finds out about values: where they come from, where they go to, what changes them. It stands on what is known of types and
// bodies, and remembers its own answers.

import SelfsameDeclarations
import SelfsameInference

/// Answers questions about the values of one program. Not `Sendable`: each thread has its own.
open class Flow: Inference {
    final let flowCache = FlowCache()
    final var codeSearches: [Set<CodeTrait>: CodeSearch] = [:]
    final var nameMeanings: [Name: NameMeanings] = [:]
    final var observedNames: [Name: Bool] = [:]
    final private(set) lazy var aliasNames = makeAliasNames()
}

/// What is remembered about values.
final class FlowCache {
    var presentations: [DeclID: String?] = [:]
    var previewsOnly: [DeclID: Bool] = [:]
    var animations: [AnimatedValue: [FlipAnimation]] = [:]
    var givenValues: [GivenKey: InvarianceBasis?] = [:]
    var given: [GivenValue: GivenExpressions] = [:]
    var writes: [DeclID: [PropertyWrite]] = [:]
    var changes: [ChangeKey: Bool] = [:]
    var distinctCases: [DeclID: Bool] = [:]
}
