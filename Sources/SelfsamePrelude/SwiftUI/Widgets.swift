// Widgets, as far as views of an app meet them.

extension PreludeSource {
    static let swiftUIWidgets = PreludeSource(module: "SwiftUI", name: "Widgets", text: source)
}

private let source = #"""
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public enum WidgetFamily: Int, CaseIterable, Hashable {
        case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct WidgetRenderingMode: Equatable {
        var name: String
        public static let fullColor = WidgetRenderingMode(name: "fullColor")
        public static let accented = WidgetRenderingMode(name: "accented")
        public static let vibrant = WidgetRenderingMode(name: "vibrant")
    }
    """#
