// What an expression is worth to the layout: numbers, texts, truth values and the names of cases. What the source does not give is unknown, and
// whoever needs it takes a stand-in that results show.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// A value.
indirect enum LayoutValue {
    case number(Formula, NumberKind)
    case text(String)
    case truth(Bool)
    case none
    /// An implicit member or a case, perhaps with arguments: `.leading`, `.flexible(minimum: 10)`.
    case member(String, [LabeledValue])
    /// What an initialiser of the system makes, by the name of the type: `GridItem(.fixed(80))`; of a tuple, without a name.
    case made(String, [LabeledValue])
    case array([LayoutValue])
    /// A value of a structure of the program.
    case object(ViewInstance)
    /// The proxy of a reader, and its size.
    case reader(Int), readerSize(Int)
    /// The dimensions of the view whose guide is asked for.
    case dimensions
    case unknown(UnknownValue)

    static func exact(_ value: Double) -> LayoutValue { .number(.exact(value), .real) }

    /// An unknown value with its reason.
    static func unknown(_ reason: String, _ place: ValuePlace) -> LayoutValue {
        .unknown(UnknownValue(reason: reason, file: place.scope.file, node: place.node))
    }

    /// Whether nothing is known of it.
    var unknownValue: UnknownValue? { if case .unknown(let value) = self { value } else { nil } }
}

/// What a number is to the language: a literal takes the type that is asked for, so `16 / 9` is no division of integers.
enum NumberKind {
    case literal, integer, real

    /// The kind of what an operator makes of two numbers.
    func joined(_ other: NumberKind) -> NumberKind {
        if self == .real || other == .real { return .real }
        return self == .integer || other == .integer ? .integer : .literal
    }
}

/// A value with the label it is passed with.
struct LabeledValue {
    var label: String
    var value: LayoutValue
}

/// A value that the source does not give.
struct UnknownValue {
    /// Why.
    var reason: String
    var file: FileID
    var node: NodeID
}

/// A value of a structure of the program, such as a view: what its stored properties were given.
final class ViewInstance {
    let type: DeclID
    var properties: [DeclID: BoundValue] = [:]
    /// What properties were read as, once.
    var values: [DeclID: LayoutValue] = [:]
    /// When they were read last, as positions among all that was read.
    var lastReads: [DeclID: Int] = [:]
    /// The views that were given for properties.
    var views: [DeclID: PassedViews] = [:]
    /// The value itself, where it is no structure: a case of an enumeration, a number.
    var selfValue: LayoutValue?
    /// What is written to the environment around it, by key.
    var environment: [String: LayoutValue] = [:]
    /// How many views of the program are around it.
    let depth: Int
    /// Whether its values rest on something that was assumed.
    var isAssumed = false
    /// How many objects that only the running program has it was reached through, itself included.
    var standInLevel = 0
    /// What properties that are not known were taken for, once.
    var assumed: [DeclID: AssumedValue] = [:]

    init(type: DeclID, depth: Int) {
        self.type = type
        self.depth = depth
    }
}

/// What stands for a value that is not known, and what it rests on.
struct AssumedValue {
    var value: LayoutValue
    var assumptions: [Assumption]
}

/// A value that is not known, and what stands for it.
struct Assumption {
    var unknown: UnknownValue
    var standIn: String
}

/// What a name was given: an expression where it was given, or a value.
enum BoundValue {
    case expression(NodeID, ValueScope)
    case value(LayoutValue)
}

/// Views that a caller passes.
struct PassedViews {
    var body: LoweredBody
    var nodes: [ViewNodeID]
    var scope: ValueScope
    /// The closure that builds them, whose parameters whoever calls it gives.
    var closure: NodeID?
    /// The title in place of views: `Button("Save")`.
    var title: NodeID?
}

/// A parameter of a function.
struct ParameterKey: Hashable {
    var function: DeclID
    var index: Int
}

/// What names mean where code runs: the view it belongs to, and what the functions and closures around it were given.
final class ValueScope {
    let code: CodeScope
    let instance: ViewInstance?
    var parameters: [ParameterKey: BoundValue] = [:]
    var views: [ParameterKey: PassedViews] = [:]
    /// What closures around were given, by closure.
    var closures: [NodeID: [LayoutValue]] = [:]
    /// The view that a method of views is called on.
    var receiver: PassedViews?
    /// The views that closures around were given, by closure.
    var closureViews: [NodeID: PassedViews] = [:]

    init(_ code: CodeScope, _ instance: ViewInstance?) {
        self.code = code
        self.instance = instance
    }

    /// The same place with what a closure was given.
    func entering(_ closure: NodeID, _ values: [LayoutValue]) -> ValueScope {
        let scope = ValueScope(code, instance)
        scope.parameters = parameters
        scope.views = views
        scope.receiver = receiver
        scope.closureViews = closureViews
        scope.closures = closures
        scope.closures[closure] = values
        return scope
    }
}
