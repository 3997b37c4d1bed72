// What the walk over views carries with it: the writes in force, the code that it stands in and how that was reached, content that stands somewhere
// else, and what it tells of a view.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// The writes in force at a place, nearest first.
final class EnvironmentScope {
    /// What is written.
    let write: EnvironmentWrite
    /// The code that says so, and how it was reached.
    let body: LoweredBody
    let node: ViewNodeID
    let context: WalkContext
    /// The writes further out.
    let outer: EnvironmentScope?
    /// Why what is further out may not reach this place: it is the content of something that hands it to the platform, or that is not known.
    let boundary: String?
    /// The values in force here, once they were asked for.
    var state: EnvironmentState?

    init(
        _ write: EnvironmentWrite, _ body: LoweredBody, _ node: ViewNodeID, _ context: WalkContext, _ outer: EnvironmentScope?,
        boundary: String? = nil
    ) {
        (self.write, self.body, self.node, self.context, self.outer, self.boundary) = (write, body, node, context, outer, boundary)
    }
}

/// The values in force at a place, each as a number; equal ones are the same object.
final class EnvironmentState {
    /// What tells it from others.
    let number: Int
    /// The values by key.
    let values: [EnvironmentKey: Int]
    /// The styles of the program among them, which decide on what controls show.
    let styles: [Int]

    init(number: Int, values: [EnvironmentKey: Int], styles: [Int]) {
        (self.number, self.values, self.styles) = (number, values, styles)
    }
}

/// Content that stands somewhere else.
struct ContentHole {
    var body: LoweredBody
    var nodes: [ViewNodeID]
    var context: WalkContext
}

/// How the code being walked was reached.
final class WalkContext {
    /// The type whose body it is; `.none` in a preview.
    let unit: DeclID
    /// The helper whose code it is.
    let frame: HelperFrame?
    /// The call that made the unit, for what its properties are worth.
    let site: (call: CallRecord, body: LoweredBody, node: ViewNodeID)?
    /// Content that the unit was given, by property.
    let contents: [DeclID: ContentHole]
    /// What a modifier, a style or a helper of views is applied to.
    let base: ContentHole?
    /// Content that a helper was given, by parameter.
    let passed: [Int: ContentHole]
    /// The code around.
    let outer: WalkContext?
    /// The types from the root to here.
    let path: [String]

    init(
        unit: DeclID, frame: HelperFrame?, site: (call: CallRecord, body: LoweredBody, node: ViewNodeID)?, contents: [DeclID: ContentHole],
        base: ContentHole?, passed: [Int: ContentHole], outer: WalkContext?, path: [String]
    ) {
        (self.unit, self.frame, self.site, self.contents) = (unit, frame, site, contents)
        (self.base, self.passed, self.outer, self.path) = (base, passed, outer, path)
    }

    /// Where the walk of this unit began.
    var start: WalkContext {
        var context = self
        while context.frame != nil, let outer = context.outer { context = outer }
        return context
    }

    /// How often a type is being walked.
    func depth(of type: DeclID) -> Int {
        var count = 0
        var context: WalkContext? = self
        while let current = context {
            if current.unit == type, current.frame == nil { count += 1 }
            context = current.outer
        }
        return count
    }
}

/// An object as a key: the same object, which lives as long as the key.
struct SameObject: Hashable {
    private let object: AnyObject

    init(_ object: AnyObject) { self.object = object }

    static func == (a: Self, b: Self) -> Bool { a.object === b.object }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// A place that a walk comes to.
struct ArrivalPlace: Hashable {
    /// The unit or member.
    var declaration = DeclID.none
    /// The code, where what is below depends on who shows it.
    var code: CodeLocation?
    var node = ViewNodeID.none
    /// How that code was reached.
    var context: SameObject?
    /// What the caller gives, as far as values of the environment are made of it.
    var inputs: [String] = []
}

/// What a walk comes with.
struct EnvironmentArrival {
    var scope: EnvironmentScope?
    /// The environment of the navigation container around.
    var stack: EnvironmentScope?
    var hasStack: Bool
    var presentation: String?
    var isPreview: Bool
}

/// A view that was met.
struct MetView {
    /// The type of the program; `.none` for a view of SwiftUI's.
    var type: DeclID
    /// What makes it.
    var body: LoweredBody
    var node: ViewNodeID
    /// The expression that makes it, as it is called.
    var expression: NodeID
    /// The file of that expression, where it is not the body's: a style is made where it is written for all views below.
    var otherFile: FileID?
    var context: WalkContext
    /// What is in force there.
    var scope: EnvironmentScope?
    /// What the overloads of a text write to the text itself, from the inner to the outer.
    var textWrites: [(name: String, value: NodeID?, node: ViewNodeID)] = []
    /// Whether it is shown by a preview.
    var isPreview: Bool
    /// Whether an app, a scene or a preview is at the root.
    var hasKnownRoot: Bool
    /// Whether it stands in an arm of a condition or in a presentation.
    var presentation: String?
    /// Whether it only contains other views, or stands for one that is made elsewhere: it reads nothing itself.
    var isContainer = false

    /// The file of the expression.
    var file: FileID { otherFile ?? body.file }
}
