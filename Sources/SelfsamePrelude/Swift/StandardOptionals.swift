// `Optional` and `Result`.

extension PreludeSource {
    /// `Optional` with comparison to `nil`, `Result`.
    static let standardOptionals = PreludeSource(module: "Swift", name: "Optionals", text: optionals)
}

private let optionals = #"""
    public enum Optional<Wrapped>: ExpressibleByNilLiteral {
      case none
      case some(Wrapped)
      public init(_ value: Wrapped)
      public init(nilLiteral: ())
      public func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
      public func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
      public var unsafelyUnwrapped: Wrapped { get }
      public var debugDescription: String { get }
      public mutating func take() -> Self
      public static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
      public static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
      public static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
      public static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
      public static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
    }
    public struct _OptionalNilComparisonType: ExpressibleByNilLiteral, Sendable {
      public init(nilLiteral: ())
    }
    extension Optional: Equatable where Wrapped: Equatable {
      public static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
    }
    extension Optional: Hashable where Wrapped: Hashable {}
    extension Optional: Encodable where Wrapped: Encodable {}
    extension Optional: Decodable where Wrapped: Decodable {}
    extension Optional: Sendable where Wrapped: Sendable {}
    extension Optional: BitwiseCopyable where Wrapped: BitwiseCopyable {}

    public enum Result<Success, Failure: Error> {
      case success(Success)
      case failure(Failure)
      public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
      public func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>
      public func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>
      public func flatMapError<NewFailure: Error>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure>
      public func get() throws(Failure) -> Success
    }
    public extension Result where Failure == any Error {
      init(catching body: () throws -> Success)
    }
    extension Result: Equatable where Success: Equatable, Failure: Equatable {}
    extension Result: Hashable where Success: Hashable, Failure: Hashable {}
    extension Result: Sendable where Success: Sendable {}
    """#
