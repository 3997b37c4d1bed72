// Numbers that are known when views are laid out and not before: a part of a reader's size, a guide of the view at hand.

/// A number of the tree.
public indirect enum Formula: Hashable, Sendable {
    /// A known number.
    case number(Length)
    /// The width or height of the view whose guide is asked for.
    case dimension(LayoutAxis)
    /// A guide of the view whose guide is asked for.
    case guide(LayoutGuide)
    /// The same, where a guide is set: `d[explicit: .top]`.
    case explicitGuide(LayoutGuide)
    /// The width or height of a reader, by its number.
    case reader(Int, LayoutAxis)
    /// Two numbers with an operator.
    case operation(Operation, Formula, Formula)

    /// An operator on two numbers.
    public enum Operation: Sendable {
        case add, subtract, multiply, divide, remainder, minimum, maximum, power
        /// The first number unless it is a guide that nobody sets.
        case coalesce
    }

    /// An exact number.
    static func exact(_ value: Double) -> Formula { .number(Length(value)) }
    static let zero = Formula.exact(0)

    /// The number, where it depends on no size.
    var known: Length? { if case .number(let value) = self { value } else { nil } }

    /// Two numbers with an operator, at once where both are known.
    static func make(_ operation: Operation, _ a: Formula, _ b: Formula) -> Formula {
        guard let a = a.known, let b = b.known else { return .operation(operation, a, b) }
        return .number(operation.apply(a, b))
    }
}

extension Formula.Operation {
    /// The result; a division by zero is unknown.
    func apply(_ a: Length, _ b: Length) -> Length {
        let (x, y) = (a.points, b.points)
        let value =
            switch self {
            case .add: x + y
            case .subtract: x - y
            case .multiply: x * y
            case .divide: x / y
            case .remainder: x.truncatingRemainder(dividingBy: y)
            case .minimum: min(x, y)
            case .maximum: max(x, y)
            case .power: y == 2 ? x * x : .nan
            case .coalesce: x
            }
        return Length(value, max(a.certainty, b.certainty))
    }
}

/// What a formula is evaluated for.
struct FormulaContext {
    /// The size of the view whose guide is asked for.
    var size = LayoutSize.zero
    /// The guides of that view.
    var guide: (LayoutGuide) -> Length = { _ in .zero }
    /// The same guides where they are set.
    var explicit: (LayoutGuide) -> Length? = { _ in nil }
}
