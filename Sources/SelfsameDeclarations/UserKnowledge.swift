// What users know of their program that its source does not say: conditions that never change, views of packages that hold state or none,
// modifiers with an inert argument. The configuration gives it; names are as written in source.

/// Knowledge from the configuration.
public struct UserKnowledge: Sendable, Hashable {
    /// Expressions that keep one value for the whole run; `Flags.*` stands for all that begins with `Flags.`.
    public var invariantConditions: [String] = []
    /// Helpers that apply a modifier or not by a branch, wherever they are declared.
    public var conditionalHelpers: Set<String> = []
    /// Modifiers of the program with the arguments that make them change nothing.
    public var inertModifiers: [String: String] = [:]
    /// Views that hold state which their source does not show.
    public var stateHolders: Set<String> = []
    /// Views without state of their own, whatever their source shows.
    public var leafViews: Set<String> = []
    /// Views that only arrange their content.
    public var containers: Set<String> = []
    /// Words in the comments above a file's first token that mark it as generated.
    public var generatedMarkers: [String] = []

    /// Nothing beyond the source.
    public init() {}

    /// Whether an expression, on one line, is one of the invariant conditions.
    package func isInvariant(_ text: @autoclosure () -> String) -> Bool {
        guard !invariantConditions.isEmpty else { return false }
        let text = text()
        // A star stands for the rest of a name, not for another operand.
        return invariantConditions.contains { $0.hasSuffix("*") ? text.hasPrefix($0.dropLast()) && !text.contains(" ") : $0 == text }
    }
}
