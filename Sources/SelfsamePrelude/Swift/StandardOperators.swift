// Precedence groups and operators of the standard library, and the operator functions that stand outside types.

extension PreludeSource {
    /// Precedence groups, operator declarations, `??`, comparison of tuples, metatypes and object identities.
    static let standardOperators = PreludeSource(module: "Swift", name: "Operators", text: operators)
}

private let operators = #"""
    precedencegroup AssignmentPrecedence {
      associativity: right
      assignment: true
    }
    precedencegroup FunctionArrowPrecedence {
      associativity: right
      higherThan: AssignmentPrecedence
    }
    precedencegroup TernaryPrecedence {
      associativity: right
      higherThan: FunctionArrowPrecedence
    }
    precedencegroup DefaultPrecedence {
      higherThan: TernaryPrecedence
    }
    precedencegroup LogicalDisjunctionPrecedence {
      associativity: left
      higherThan: TernaryPrecedence
    }
    precedencegroup LogicalConjunctionPrecedence {
      associativity: left
      higherThan: LogicalDisjunctionPrecedence
    }
    precedencegroup ComparisonPrecedence {
      higherThan: LogicalConjunctionPrecedence
    }
    precedencegroup NilCoalescingPrecedence {
      associativity: right
      higherThan: ComparisonPrecedence
    }
    precedencegroup CastingPrecedence {
      higherThan: NilCoalescingPrecedence
    }
    precedencegroup RangeFormationPrecedence {
      higherThan: CastingPrecedence
    }
    precedencegroup AdditionPrecedence {
      associativity: left
      higherThan: RangeFormationPrecedence
    }
    precedencegroup MultiplicationPrecedence {
      associativity: left
      higherThan: AdditionPrecedence
    }
    precedencegroup BitwiseShiftPrecedence {
      higherThan: MultiplicationPrecedence
    }

    postfix operator ++
    postfix operator --
    postfix operator ...
    prefix operator ++
    prefix operator --
    prefix operator !
    prefix operator ~
    prefix operator +
    prefix operator -
    prefix operator ...
    prefix operator ..<
    prefix operator .!
    infix operator << : BitwiseShiftPrecedence
    infix operator &<< : BitwiseShiftPrecedence
    infix operator >> : BitwiseShiftPrecedence
    infix operator &>> : BitwiseShiftPrecedence
    infix operator * : MultiplicationPrecedence
    infix operator &* : MultiplicationPrecedence
    infix operator / : MultiplicationPrecedence
    infix operator % : MultiplicationPrecedence
    infix operator & : MultiplicationPrecedence
    infix operator + : AdditionPrecedence
    infix operator &+ : AdditionPrecedence
    infix operator - : AdditionPrecedence
    infix operator &- : AdditionPrecedence
    infix operator | : AdditionPrecedence
    infix operator ^ : AdditionPrecedence
    infix operator ... : RangeFormationPrecedence
    infix operator ..< : RangeFormationPrecedence
    infix operator ?? : NilCoalescingPrecedence
    infix operator < : ComparisonPrecedence
    infix operator <= : ComparisonPrecedence
    infix operator > : ComparisonPrecedence
    infix operator >= : ComparisonPrecedence
    infix operator == : ComparisonPrecedence
    infix operator != : ComparisonPrecedence
    infix operator === : ComparisonPrecedence
    infix operator !== : ComparisonPrecedence
    infix operator ~= : ComparisonPrecedence
    infix operator .== : ComparisonPrecedence
    infix operator .!= : ComparisonPrecedence
    infix operator .< : ComparisonPrecedence
    infix operator .<= : ComparisonPrecedence
    infix operator .> : ComparisonPrecedence
    infix operator .>= : ComparisonPrecedence
    infix operator && : LogicalConjunctionPrecedence
    infix operator || : LogicalDisjunctionPrecedence
    infix operator .& : LogicalConjunctionPrecedence
    infix operator .^ : LogicalDisjunctionPrecedence
    infix operator .| : LogicalDisjunctionPrecedence
    infix operator *= : AssignmentPrecedence
    infix operator &*= : AssignmentPrecedence
    infix operator /= : AssignmentPrecedence
    infix operator %= : AssignmentPrecedence
    infix operator += : AssignmentPrecedence
    infix operator &+= : AssignmentPrecedence
    infix operator -= : AssignmentPrecedence
    infix operator &-= : AssignmentPrecedence
    infix operator <<= : AssignmentPrecedence
    infix operator &<<= : AssignmentPrecedence
    infix operator >>= : AssignmentPrecedence
    infix operator &>>= : AssignmentPrecedence
    infix operator &= : AssignmentPrecedence
    infix operator ^= : AssignmentPrecedence
    infix operator |= : AssignmentPrecedence
    infix operator .&= : AssignmentPrecedence
    infix operator .^= : AssignmentPrecedence
    infix operator .|= : AssignmentPrecedence
    infix operator ~> : DefaultPrecedence

    public func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
    public func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?

    public func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
    public func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
    public func == (t0: Any.Type?, t1: Any.Type?) -> Bool
    public func != (t0: Any.Type?, t1: Any.Type?) -> Bool
    public func ~= <T: Equatable>(a: T, b: T) -> Bool

    public func == (lhs: (), rhs: ()) -> Bool
    public func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool
    public func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool
    public func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
    public func <= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
    public func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
    public func >= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
    public func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
    public func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
    public func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
    public func > <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
    public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
    public func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool

    public func == <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable
    public func != <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable
    public func != <T: Equatable>(lhs: T, rhs: T) -> Bool where T: RawRepresentable, T.RawValue: Equatable
    """#
