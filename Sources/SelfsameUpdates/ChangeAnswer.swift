// What one change comes to, as values that need no analyzer.

import SelfsameDeclarations
import SelfsameSyntax

/// How sure it is that something happens.
public enum Certainty: Int, Comparable, Sendable {
    case none, may
    /// It does by what is known of closures, whose comparison nobody promises.
    case probable
    case certain

    /// The order from no to yes.
    public static func < (a: Certainty, b: Certainty) -> Bool { a.rawValue < b.rawValue }

    /// Whether it happens as far as is known.
    public var isExpected: Bool { self >= .probable }
}

/// One view in the answer.
public struct ChangeEntry: Hashable, Sendable {
    /// What it costs the view.
    public enum Cost: String, Sendable {
        /// Nothing.
        case none
        /// It was asked whether it depends on what changed, and does not.
        case asked
        /// Its value is made again and compared.
        case made
        /// Its body runs.
        case run
    }

    /// The view's name.
    public var view: String
    /// The type; `.none` for a closure or an unknown view.
    public var type: DeclID
    /// Why, in words.
    public var reason: String
    /// What `_printChanges` would print: `_count`, `@self`, `@identity`, `\Model.title`.
    public var printed: String?
    /// What it costs.
    public var cost: Cost
    /// How sure it is that the body runs.
    public var certainty = Certainty.none
    /// The view that made it differ, where that is another one.
    public var cause: String?
    /// Where the view is made, or the read stands, where that is one place.
    public var place: CodeLocation?
}

/// The answer for one change.
public struct ChangeAnswer: Sendable {
    /// What changes, as it is called in answers.
    public var source: String
    /// Bodies that run.
    public var reevaluated: [ChangeEntry] = []
    /// Bodies that do not.
    public var skipped: [ChangeEntry] = []
    /// Bodies that may run.
    public var may: [ChangeEntry] = []
    /// Closures with a node of their own that run.
    public var closures: [ChangeEntry] = []
    /// What is not known.
    public var unknown: [ChangeEntry] = []

    /// Leaves out what is of no interest.
    public mutating func keep(_ isWanted: (ChangeEntry) -> Bool) {
        reevaluated = reevaluated.filter(isWanted)
        skipped = skipped.filter(isWanted)
        may = may.filter(isWanted)
        closures = closures.filter(isWanted)
    }
}

extension ChangeEntry {
    /// Whether a name selects it: its own, or that of a type around it.
    public func isSelected(by name: String) -> Bool { view == name || view.hasPrefix(name + ".") || view.hasPrefix(name + ":") }
}
