// Regular expressions and the collection algorithms that came with them.

extension PreludeSource {
    /// `Regex`, `RegexComponent`, matching and replacing in strings, searching for subsequences.
    static let standardRegex = PreludeSource(module: "Swift", name: "Regex", text: regex)
}

private let regex = #"""
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct Regex<Output>: RegexComponent {
      public typealias RegexOutput = Output
      public struct Match {
        public let range: Range<String.Index>
        public var output: Output { get }
        public subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { get }
      }
      public var regex: Self { get }
      public func wholeMatch(in string: String) throws -> Regex<Output>.Match?
      public func prefixMatch(in string: String) throws -> Regex<Output>.Match?
      public func firstMatch(in string: String) throws -> Regex<Output>.Match?
      public func ignoresCase(_ ignoresCase: Bool = true) -> Self
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension Regex where Output == AnyRegexOutput {
      init(_ pattern: String) throws
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AnyRegexOutput: RandomAccessCollection {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<AnyRegexOutput>
      public struct Element {
        public var range: Range<String.Index>? { get }
        public var substring: Substring? { get }
      }
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension BidirectionalCollection where SubSequence == Substring {
      func wholeMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match?
      func prefixMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match?
      func firstMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match?
      func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match]
      @_disfavoredOverload func contains(_ regex: some RegexComponent) -> Bool
      @_disfavoredOverload func firstRange(of regex: some RegexComponent) -> Range<Index>?
      @_disfavoredOverload func ranges(of regex: some RegexComponent) -> [Range<Index>]
      func starts(with regex: some RegexComponent) -> Bool
      @_disfavoredOverload func trimmingPrefix(_ regex: some RegexComponent) -> SubSequence
      @_disfavoredOverload func split(separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [SubSequence]
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension RangeReplaceableCollection where SubSequence == Substring {
      @_disfavoredOverload func replacing<Replacement: Collection>(_ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max) -> Self where Replacement.Element == Element
      func replacing<Output, Replacement: Collection>(_ regex: some RegexComponent<Output>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows -> Self where Replacement.Element == Element
      mutating func replace<Replacement: Collection>(_ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max) where Replacement.Element == Element
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension Collection where Element: Equatable {
      @_disfavoredOverload func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element
      func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element
      func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element
      func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence where Element == Prefix.Element
      @_disfavoredOverload func split<C: Collection>(separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [SubSequence] where C.Element == Element
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension Collection {
      func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension RangeReplaceableCollection where Element: Equatable {
      func replacing<C: Collection, Replacement: Collection>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max) -> Self where C.Element == Element, Replacement.Element == Element
      mutating func replace<C: Collection, Replacement: Collection>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max) where C.Element == Element, Replacement.Element == Element
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension StringProtocol {
      @_disfavoredOverload func contains(_ other: String) -> Bool
      @_disfavoredOverload func contains(_ other: Substring) -> Bool
    }
    """#
