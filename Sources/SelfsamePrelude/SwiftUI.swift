// The list of SwiftUI's sources, from the core of its types to single topics.

extension PreludeSource {
    /// SwiftUI and the frameworks that extend it, in the order in which they make one file.
    static let swiftUI: [PreludeSource] = [
        .swiftUIPlatform,
        .swiftUICore,
        .swiftUIBuilders,
        .swiftUIValues,
        .swiftUIColor,
        .swiftUIFont,
        .swiftUIText,
        .swiftUIImage,
        .swiftUIShapes,
        .swiftUIStacks,
        .swiftUILists,
        .swiftUIControls,
        .swiftUINavigation,
        .swiftUIPresentation,
        .swiftUIToolbar,
        .swiftUIStyles,
        .swiftUILayoutModifiers,
        .swiftUIDrawingModifiers,
        .swiftUIEnvironmentModifiers,
        .swiftUIEventModifiers,
        .swiftUIListModifiers,
        .swiftUIAccessibility,
        .swiftUIGestures,
        .swiftUIAnimation,
        .swiftUIState,
        .swiftUIScenes,
        .swiftUIRepresentables,
        .swiftUITouchBar,
        .swiftUIData,
        .swiftUITimelines,
        .swiftUITables,
        .swiftUIMaps,
        .swiftUIMoreControls,
        .swiftUIWidgets,
        .swiftUIChartModifiers,
        .swiftUICharts,
        .swiftUIFrameworkViews,
        .swiftUISpatial,
        .swiftUIStoreViews,
        .swiftUISystemViews,
        .swiftUILocalizedResources,
        .swiftUIEditableLists,
    ]

    /// What the compiler needs beside the sources of module `SwiftUI`, where the system does not have it.
    public static let standIns: [PreludeSource] = [.swiftUIStandIns]
}
