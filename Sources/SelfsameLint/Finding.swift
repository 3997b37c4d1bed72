// What linting a file gives, as plain values. Reports print them; nothing here knows a format.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// How a fix may be used.
public enum Applicability: String, Sendable, CaseIterable {
    /// Meaning and comments are kept, and only a view without state keeps its identity.
    case safe
    /// The same, but state or lifecycle now survives, or the evidence is incomplete: applied only on request.
    case unsafe
    /// Shown, never applied.
    case display
}

/// A rewrite that a finding suggests.
public struct Fix: Sendable {
    /// The remedy as an order: `move the condition into the argument`.
    public var title: String
    /// How it may be used.
    public var applicability: Applicability
    /// What changes in the file. Edits do not overlap.
    public var edits: [Edit]
    /// The printed type of the whole body after the fix; nil where it is unknown.
    public var predictedType: String?
    /// What the fix asks for or does not keep: `needs iOS 16`.
    public var note: String?
    /// Whether it is a rewrite to look at: it is tried as others are, and promises no type.
    public internal(set) var isSuggestion = false

    /// Makes a fix.
    public init(title: String, applicability: Applicability, edits: [Edit], predictedType: String? = nil, note: String? = nil) {
        self.title = title
        self.applicability = applicability
        self.edits = edits
        self.predictedType = predictedType
        self.note = note
    }
}

extension Fix {
    /// Says one more thing about it.
    mutating func add(note text: String) { note = note.map { $0 + "; " + text } ?? text }
}

/// The condition that a finding is about.
public struct FindingCondition: Sendable {
    /// As written, on one line.
    public var text: String
    /// The stored values that flip it: `@State big`.
    public var flippedBy: [String]
    /// The code that changes these values.
    public var changes: [FlipCause]
}

/// A diagnostic of a rule.
public struct Finding: Sendable {
    /// The rule's id.
    public var rule: String
    /// How much it matters here.
    public var severity: Severity
    /// The file.
    public var file: FileID
    /// The file's path as printed.
    public var path: String
    /// The place.
    public var range: SourceRange
    /// What happens at run time: lower case, no full stop, code in backticks.
    public var message: String
    /// Places and facts that explain it.
    public var notes: [Note]
    /// Identity paths of the arms, in source order.
    public var identityPaths: [String]
    /// The condition, where the finding is about one.
    public var condition: FindingCondition?
    /// What is lost.
    public var lostState: [LostState]
    /// Rewrites, the best one first.
    public var fixes: [Fix]
    /// NAME of the body it is in.
    public var bodyName: String
    /// Whether it is a matter of taste.
    package internal(set) var isPedantic = false
}

/// A finding that an exemption kept from being reported.
public struct Exempted: Sendable {
    /// The rule's id.
    public var rule: String
    /// The exemption: `E1 invariant condition`.
    public var exemption: String
    /// The file's path as printed.
    public var path: String
    /// The place.
    public var range: SourceRange
    /// Why it applies.
    public var reason: String
}

/// What linting one file gives.
public struct LintResult: Sendable {
    /// Diagnostics in source order.
    public var findings: [Finding] = []
    /// What exemptions kept from being reported.
    public var exempted: [Exempted] = []
    /// Suppressions that suppressed nothing.
    public var unusedSuppressions: [Suppression] = []
    /// How many findings suppression comments silenced.
    public var suppressed = 0
    /// Branches passed over because a type is unknown.
    public var unknown = 0
    /// The view bodies of the file; previews are none.
    public var bodies = 0
    /// The bodies that were typed: those of which the rules may have something to say, or all where what is unknown is asked for.
    public var lowered: [LoweredBody] = []
    /// The bodies as fixes are judged by them; empty where there is no fix.
    public var sketches: [BodySketch] = []
    /// Seconds that each rule took, where that is measured.
    public var ruleTimes: [String: Double] = [:]

    /// An empty result.
    public init() {}
}

/// What to lint, and how loud.
public struct LintOptions: Sendable {
    /// The rules that run, by id; nil for the default set.
    public var rules: Set<String>? { didSet { running = RunningRules(rules) } }
    /// Severities other than a rule's own, by id.
    public var severities: [String: Severity] = [:]
    /// Whether matters of taste are also reported: flips that lose nothing and that no ternary mends.
    public var isPedantic = false
    /// Whether previews and tests are also linted.
    public var includesPreviews = false

    /// Whether every body is typed, so that all can be told that is unknown.
    public var listsUnknown = false

    /// Whether the time of each rule is measured.
    public var measuresRules = false

    /// Those rules by what they look at.
    private(set) var running = RunningRules.byDefault

    /// The default set.
    public init() {}

    /// The default set, and what is a matter of taste in it.
    public static var pedantic: LintOptions {
        var options = LintOptions()
        options.isPedantic = true
        return options
    }

    /// Whether a rule runs.
    func runs(_ rule: Rule) -> Bool { rule.runs(in: rules) }
}
