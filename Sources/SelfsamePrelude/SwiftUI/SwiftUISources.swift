// The list of sources that describe SwiftUI and the platforms' types that its signatures mention.
//
// Each declaration says what SwiftUI's own says, with a body that builds the underlying value. All of them together are one module that
// `swiftc` compiles on Linux.

extension PreludeSource {
    /// What the analysis knows of SwiftUI.
    public static let swiftUI: [PreludeSource] = [
        coreViews, viewBuilders, layoutValues, layoutViews, animations, colors, combineTypes, drawingModifiers, environmentKeys,
        environmentModifiers, environmentTypes, fonts, forEachViews, graphicsTypes, imageViews, keyTypes, layoutModifiers,
        moreStateWrappers, platform, platformClasses, shapeStyleMembers, shapeStyles, shapeViews, shapes, stateWrappers,
        symbolEffects, textViews,
    ]
}
