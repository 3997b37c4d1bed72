// The result builder of views. Builders of other content stand with that content.

extension PreludeSource {
    static let swiftUIBuilders = PreludeSource(module: "SwiftUI", name: "Builders", text: source)
}

private let source = #"""
    #if SDK_27
        // SDK 27 unifies the builders: the content need not be a view, several views make `TupleContent` where the availability reaches 27.
        // selfsame: builds views
        @resultBuilder
        public enum ViewBuilder {
            // certainty: strong
            public static func buildExpression<Content>(_ content: Content) -> Content { content }

            // An empty block stays `EmptyView` where the availability does not reach 27.
            @available(iOS 27, macOS 27, tvOS 27, watchOS 27, *)
            public static func buildBlock() -> EmptyContent { EmptyContent() }

            @_disfavoredOverload
            public static func buildBlock() -> EmptyView { EmptyView() }

            public static func buildBlock<Content>(_ content: Content) -> Content { content }

            // certainty: strong
            @available(iOS 27, macOS 27, tvOS 27, watchOS 27, *)
            public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleContent<repeat each Content> {
                TupleContent(repeat each content)
            }

            @_disfavoredOverload
            public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
            where repeat each Content: View {
                TupleView((repeat each content))
            }

            public static func buildIf<Content>(_ content: Content?) -> Content? { content }

            public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> ConditionalContent<TrueContent, FalseContent> {
                ConditionalContent(first: first)
            }

            public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> ConditionalContent<TrueContent, FalseContent> {
                ConditionalContent(second: second)
            }

            @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
            public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View { AnyView(content) }
        }

        // selfsame: builds views
        public typealias ContentBuilder = ViewBuilder
    #else
        // selfsame: builds views
        @resultBuilder
        public enum ViewBuilder {
            public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

            public static func buildBlock() -> EmptyView { EmptyView() }

            public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

            @_disfavoredOverload
            public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
            where repeat each Content: View {
                TupleView((repeat each content))
            }

            public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

            public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> ConditionalContent<TrueContent, FalseContent>
            where TrueContent: View, FalseContent: View {
                ConditionalContent(first: first)
            }

            public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> ConditionalContent<TrueContent, FalseContent>
            where TrueContent: View, FalseContent: View {
                ConditionalContent(second: second)
            }

            @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
            public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View { AnyView(content) }
        }
    #endif
    """#
