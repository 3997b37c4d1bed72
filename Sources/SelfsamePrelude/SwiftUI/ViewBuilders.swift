// The builder of views. It takes the first side of an if from the left, and what is guarded by #available is erased.

extension PreludeSource {
    /// `ViewBuilder`.
    static let viewBuilders = PreludeSource(module: "SwiftUI", name: "ViewBuilders", text: viewBuildersText)
}

private let viewBuildersText = #"""
    #if SDK_27
    public typealias ContentBuilder = ViewBuilder
    @resultBuilder public struct ViewBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content { content }
      public static func buildBlock() -> EmptyContent { EmptyContent() }
      @_disfavoredOverload public static func buildBlock() -> EmptyView { EmptyView() }
      public static func buildBlock<Content>(_ content: Content) -> Content { content }
      // certainty: strong
      @available(iOS 27.0, macOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0, *)
      public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleContent<repeat each Content> {
        TupleContent(repeat each content)
      }
      @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
      where repeat each Content: View {
        TupleView((repeat each content))
      }
      public static func buildIf<Content>(_ content: Content?) -> Content? { content }
      public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> ConditionalContent<TrueContent, FalseContent> {
        ConditionalContent(storage: .trueContent(first))
      }
      public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> ConditionalContent<TrueContent, FalseContent> {
        ConditionalContent(storage: .falseContent(second))
      }
      public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View { AnyView(content) }
    }
    #else
    @resultBuilder public struct ViewBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
      public static func buildBlock() -> EmptyView { EmptyView() }
      public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
      @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
      where repeat each Content: View {
        TupleView((repeat each content))
      }
      public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
      public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> ConditionalContent<TrueContent, FalseContent>
      where TrueContent: View, FalseContent: View {
        ConditionalContent(storage: .trueContent(first))
      }
      public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> ConditionalContent<TrueContent, FalseContent>
      where TrueContent: View, FalseContent: View {
        ConditionalContent(storage: .falseContent(second))
      }
      public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View { AnyView(content) }
    }
    #endif
    """#
