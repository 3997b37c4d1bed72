// What is found while code is read: that a part of a source is read, where, and whether always.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// The piece of a body that runs as one.
public enum CodeRegion: Hashable, Sendable {
    /// The body itself, with all that runs while it does.
    case body
    /// A closure that runs in a node of its own, or in the body of the view that it is passed to.
    case closure(CodeLocation, host: DeclID, isPresented: Bool)

    /// Whether it runs only while something is presented.
    var isPresented: Bool { if case .closure(_, _, let isPresented) = self { isPresented } else { false } }
}

/// One read.
public struct ReadEvent: Hashable, Sendable {
    /// What a read makes of the source.
    public enum Form: Sendable {
        /// The value is read.
        case value
        /// A reference is passed on: what is behind it is not read here.
        case reference
        /// A reference is read to reach a member of its object.
        case base
        /// A binding to it is made: `$x`.
        case binding
        /// A binding to it is made for a presentation, which asks for it by itself: `.sheet(isPresented: $x)`.
        case presentation
        /// A property of an object is read that tells nobody of its changes, or not through the way it is reached.
        case untracked
        /// The declaration alone makes the body depend on it.
        case subscription
    }

    /// What is read.
    public var part: SourcePart
    /// What the read makes of it.
    public var form: Form
    /// Whether another value decides that it is read.
    public var isConditional: Bool
    /// Where it runs.
    public var region: CodeRegion
}
