// How far answers look. What a limit leaves out is said with the answer, never silently less.

/// The limits of `Updates`.
public struct UpdateLimits: Sendable {
    /// How many types may state a protocol for what stands for its requirements to be looked at.
    public var types = 64
    /// In how many places a view or modifier that is given content is looked at.
    public var places = 64
    /// How many functions and computed properties may stand in each other.
    public var calls = 16
    /// How many views a walk through the program meets.
    public var visits = 400_000

    /// The usual ones.
    public init() {}
}

/// What was found, and what was left out.
public struct WalkAnswer<Entry: Sendable>: Sendable {
    /// The values.
    public var entries: [Entry]
    /// Why there may be more; empty where there is not.
    public var cuts: [String]

    /// An answer.
    public init(entries: [Entry] = [], cuts: [String] = []) { (self.entries, self.cuts) = (entries, cuts) }
}
