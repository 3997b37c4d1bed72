// The one place that names views and modifiers of SwiftUI for the layout: each has rules of its own, which no mark can say. What is not here
// changes no layout where it is a modifier, and is laid out by its body or is unknown where it is a view. Also the words of values: operators and
// functions of the standard library, members of sizes.

/// How a view of SwiftUI is laid out.
enum ViewRule {
    case fill, circle, image, asyncImage, text, spacer, divider, empty
    case stack(LayoutAxis), zStack, lazyStack(LayoutAxis), lazyGrid(LayoutAxis), grid, gridRow
    case scroll, list, reader, viewThatFits, forEach, section
    /// Whatever is around arranges its content.
    case group
    /// Takes what it is offered and offers that to its content; of tabs, to the first.
    case container, tabs
    /// As large as its label.
    case label
    /// An icon and a title side by side.
    case titledIcon
    /// A label at one end of a row, a control at the other.
    case row(width: Double, height: Double)
    /// A label at one end of a row, what is chosen at the other: what it offers is shown when it is asked for.
    case choice(width: Double, height: Double)
    /// A label at one end of a row, content at the other.
    case labeled
    /// A control by itself.
    case control(width: Double, height: Double, expands: [LayoutAxis])
    /// A wheel that turns, or a bar where it has a value.
    case progress
    /// A box with content.
    case box
}

/// How a modifier of SwiftUI changes layout.
enum ModifierRule {
    case frame, padding, aspectRatio, scaledToFit, scaledToFill, fixedSize, position, offset, layoutPriority, alignmentGuide
    case background, overlay, containerRelativeFrame, ignoresSafeArea, safeAreaInset, safeAreaPadding
    case gridCellColumns, gridCellAnchor, gridCellUnsizedAxes, gridColumnAlignment
    case font, weight(Double), lineLimit, monospaced, environment
    /// A style of a control: that of the program decides on the layout of the control.
    case style(String)
    case resizable, shapeStyle, clips
    /// `modifier(…)`: what the program's own modifier makes of it.
    case custom
}

/// A member that sizes, collections and readers have.
enum MemberRule {
    case size, length(LayoutAxis), count, isEmpty, indices, first, last, allCases, rawValue
}

/// A method of a collection.
enum CollectionRule {
    case enumerated, map, filter, reversed, prefix, suffix, dropFirst, dropLast, contains, least, largest
}

/// A function that makes a sequence.
enum SequenceRule {
    case stride, zip
}

/// A function of the standard library on numbers.
enum FunctionRule {
    /// The number itself, in another type; without its fraction.
    case same, whole
    case fold(Formula.Operation)
    case map(@Sendable (Double) -> Double)
}

enum LayoutVocabulary {
    /// Views by their types. The sizes of controls are those of UIKit at the standard text size (UISwitch, UIStepper, UITextField, UISlider,
    /// UIProgressView, UIDatePicker, UIColorWell), and estimates.
    static let views: [String: ViewRule] = [
        "Color": .fill, "Rectangle": .fill, "RoundedRectangle": .fill, "UnevenRoundedRectangle": .fill, "Ellipse": .fill, "Capsule": .fill,
        "ContainerRelativeShape": .fill, "ConcentricRectangle": .fill, "Path": .fill, "Circle": .circle, "LinearGradient": .fill,
        "RadialGradient": .fill, "AngularGradient": .fill, "EllipticalGradient": .fill, "MeshGradient": .fill, "Canvas": .fill,
        "Map": .fill,
        "Chart": .fill, "VideoPlayer": .fill, "SceneView": .fill, "SpriteView": .fill, "WebView": .fill, "Table": .fill,
        "ContentUnavailableView": .fill, "TextEditor": .fill, "Image": .image, "AsyncImage": .asyncImage, "Text": .text, "Spacer": .spacer,
        "Divider": .divider, "EmptyView": .empty, "HStack": .stack(.horizontal), "VStack": .stack(.vertical), "ZStack": .zStack,
        "LazyHStack": .lazyStack(.horizontal), "LazyVStack": .lazyStack(.vertical), "LazyVGrid": .lazyGrid(.vertical),
        "LazyHGrid": .lazyGrid(.horizontal), "Grid": .grid, "GridRow": .gridRow, "ScrollView": .scroll, "List": .list, "Form": .list,
        "GeometryReader": .reader, "ViewThatFits": .viewThatFits, "ForEach": .forEach, "Group": .group, "AnyView": .group,
        "TupleView": .group,
        "ScrollViewReader": .group, "TimelineView": .group, "GlassEffectContainer": .group, "EquatableView": .group, "Section": .section,
        "NavigationStack": .container, "NavigationView": .container, "NavigationSplitView": .container, "TabView": .tabs, "Tab": .group,
        "Button": .label, "Link": .label, "NavigationLink": .label, "Menu": .label, "ShareLink": .label, "EditButton": .label,
        "PasteButton": .label, "RenameButton": .label, "Label": .titledIcon, "DisclosureGroup": .label, "ControlGroup": .stack(.horizontal),
        "GroupBox": .box, "LabeledContent": .labeled, "Toggle": .row(width: 51, height: 31),
        "Stepper": .row(width: 94, height: 32), "Picker": .choice(width: 60, height: 34), "DatePicker": .row(width: 120, height: 34),
        "ColorPicker": .row(width: 28, height: 28), "TextField": .control(width: 100, height: 22, expands: [.horizontal]),
        "SecureField": .control(width: 100, height: 22, expands: [.horizontal]),
        "Slider": .control(width: 100, height: 31, expands: [.horizontal]), "ProgressView": .progress,
        "Gauge": .control(width: 100, height: 44, expands: [.horizontal]),
        "SignInWithAppleButton": .control(width: 140, height: 30, expands: [.horizontal, .vertical]),
    ]

    /// Modifiers by name.
    static let modifiers: [String: ModifierRule] = [
        "frame": .frame, "padding": .padding, "aspectRatio": .aspectRatio, "scaledToFit": .scaledToFit, "scaledToFill": .scaledToFill,
        "fixedSize": .fixedSize, "position": .position, "offset": .offset, "layoutPriority": .layoutPriority,
        "alignmentGuide": .alignmentGuide, "background": .background, "overlay": .overlay,
        "containerRelativeFrame": .containerRelativeFrame, "ignoresSafeArea": .ignoresSafeArea, "edgesIgnoringSafeArea": .ignoresSafeArea,
        "safeAreaInset": .safeAreaInset, "safeAreaBar": .safeAreaInset, "safeAreaPadding": .safeAreaPadding,
        "gridCellColumns": .gridCellColumns, "gridCellAnchor": .gridCellAnchor, "gridCellUnsizedAxes": .gridCellUnsizedAxes,
        "gridColumnAlignment": .gridColumnAlignment, "font": .font, "bold": .weight(1.06), "fontWeight": .weight(1.04),
        "lineLimit": .lineLimit, "environment": .environment, "monospaced": .monospaced, "resizable": .resizable, "fill": .shapeStyle,
        "stroke": .shapeStyle,
        "strokeBorder": .shapeStyle, "buttonStyle": .style("Button"), "clipped": .clips, "clipShape": .clips, "cornerRadius": .clips,
        "mask": .clips, "modifier": .custom,
    ]

    /// Text styles of iOS at the standard text size: Apple's Human Interface Guidelines, Typography (size and leading in points).
    static let textStyles: [String: TextFont] = [
        "largeTitle": TextFont(size: 34, lineHeight: 41), "title": TextFont(size: 28, lineHeight: 34),
        "title2": TextFont(size: 22, lineHeight: 28), "title3": TextFont(size: 20, lineHeight: 25),
        "headline": TextFont(size: 17, lineHeight: 22), "body": TextFont(size: 17, lineHeight: 22),
        "callout": TextFont(size: 16, lineHeight: 21), "subheadline": TextFont(size: 15, lineHeight: 20),
        "footnote": TextFont(size: 13, lineHeight: 18), "caption": TextFont(size: 12, lineHeight: 16),
        "caption2": TextFont(size: 11, lineHeight: 13),
    ]

    /// The font where none is stated.
    static let body = TextFont(size: 17, lineHeight: 22)
    /// The height of a line of the system font, in sizes.
    static let lineHeight = 1.2

    /// Values of the environment at the standard settings, in a narrow window and in a wide one.
    static let environment: [String: (narrow: String, wide: String)] = [
        "horizontalSizeClass": ("compact", "regular"), "verticalSizeClass": ("regular", "regular"), "colorScheme": ("light", "light"),
        "dynamicTypeSize": ("large", "large"), "sizeCategory": ("large", "large"), "layoutDirection": ("leftToRight", "leftToRight"),
        "isEnabled": ("true", "true"), "isFocused": ("false", "false"), "isSearching": ("false", "false"),
        "isPresented": ("false", "false"),
        "scenePhase": ("active", "active"), "controlSize": ("regular", "regular"), "legibilityWeight": ("regular", "regular"),
        "accessibilityReduceMotion": ("false", "false"), "accessibilityReduceTransparency": ("false", "false"),
        "accessibilityDifferentiateWithoutColor": ("false", "false"), "accessibilityVoiceOverEnabled": ("false", "false"),
        "editMode": ("nil", "nil"), "lineLimit": ("nil", "nil"),
    ]

    /// How the labels of symbols begin: `systemName`, `systemImage`.
    static let systemPrefix = "system"

    /// The thickness of a line of one pixel, in the environment.
    static let pixelLength = "pixelLength"

    /// Wrappers of truth values that nobody gives at first: nothing has the focus.
    static let falseAtFirst: Set<String> = ["FocusState", "AccessibilityFocusState"]

    /// The kind of device, in a narrow window and in a wide one.
    static let idiom = (name: "userInterfaceIdiom", narrow: "phone", wide: "pad")

    /// Sizes of type in their order.
    static let typeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
    ]

    /// Guides by name; the centre depends on the axis.
    static let guides: [String: LayoutGuide] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
        "lastTextBaseline": .lastTextBaseline,
    ]

    /// Alignments by name.
    static let alignments: [String: LayoutAlignment] = [
        "center": .center, "topLeading": .topLeading, "leading": LayoutAlignment(horizontal: .leading, vertical: .center(.vertical)),
        "trailing": LayoutAlignment(horizontal: .trailing, vertical: .center(.vertical)),
        "top": LayoutAlignment(horizontal: .center(.horizontal), vertical: .top),
        "bottom": LayoutAlignment(horizontal: .center(.horizontal), vertical: .bottom),
        "topTrailing": LayoutAlignment(horizontal: .trailing, vertical: .top),
        "bottomLeading": LayoutAlignment(horizontal: .leading, vertical: .bottom),
        "bottomTrailing": LayoutAlignment(horizontal: .trailing, vertical: .bottom),
        "leadingFirstTextBaseline": LayoutAlignment(horizontal: .leading, vertical: .firstTextBaseline),
        "centerFirstTextBaseline": LayoutAlignment(horizontal: .center(.horizontal), vertical: .firstTextBaseline),
        "trailingFirstTextBaseline": LayoutAlignment(horizontal: .trailing, vertical: .firstTextBaseline),
        "leadingLastTextBaseline": LayoutAlignment(horizontal: .leading, vertical: .lastTextBaseline),
        "centerLastTextBaseline": LayoutAlignment(horizontal: .center(.horizontal), vertical: .lastTextBaseline),
        "trailingLastTextBaseline": LayoutAlignment(horizontal: .trailing, vertical: .lastTextBaseline),
    ]

    /// Points of a unit square by name.
    static let unitPoints: [String: (x: Double, y: Double)] = [
        "zero": (0, 0), "center": (0.5, 0.5), "leading": (0, 0.5), "trailing": (1, 0.5), "top": (0.5, 0), "bottom": (0.5, 1),
        "topLeading": (0, 0), "topTrailing": (1, 0), "bottomLeading": (0, 1), "bottomTrailing": (1, 1),
    ]

    /// Sets of edges by name.
    static let edges: [String: LayoutEdges] = [
        "all": .all, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "horizontal": .horizontal,
        "vertical": .vertical,
    ]

    /// Axes by name.
    static let axes: [String: [LayoutAxis]] = ["horizontal": [.horizontal], "vertical": [.vertical]]

    // MARK: Values

    /// Constants of number types.
    static let numbers: [String: Double] = [
        "infinity": .infinity, "zero": 0, "pi": .pi, "greatestFiniteMagnitude": .greatestFiniteMagnitude, "nan": .nan,
        "leastNonzeroMagnitude": .leastNonzeroMagnitude,
    ]

    static let members: [String: MemberRule] = [
        "size": .size, "width": .length(.horizontal), "height": .length(.vertical), "count": .count, "isEmpty": .isEmpty,
        "indices": .indices, "first": .first, "last": .last, "allCases": .allCases, "rawValue": .rawValue,
    ]

    static let operations: [String: Formula.Operation] = ["+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder]

    static let functions: [String: FunctionRule] = [
        "CGFloat": .same, "Self": .same, "Double": .same, "Float": .same, "Int": .whole, "min": .fold(.minimum), "max": .fold(.maximum),
        "abs": .map { abs($0) }, "floor": .map { $0.rounded(.down) }, "ceil": .map { $0.rounded(.up) }, "round": .map { $0.rounded() },
        "sqrt": .map { $0.squareRoot() },
    ]

    static let collections: [String: CollectionRule] = [
        "enumerated": .enumerated, "map": .map, "compactMap": .map, "filter": .filter, "reversed": .reversed, "prefix": .prefix,
        "suffix": .suffix, "dropFirst": .dropFirst, "dropLast": .dropLast, "contains": .contains, "min": .least, "max": .largest,
    ]

    static let sequences: [String: SequenceRule] = ["stride": .stride, "zip": .zip]
    static let through = "through"
    /// The labels of what `enumerated()` gives.
    static let enumerated = (offset: "offset", element: "element")

    static let roundings: [String: FloatingPointRoundingRule] = ["rounded": .toNearestOrAwayFromZero]

    /// Types whose values are texts.
    static let textTypes: Set<String> = ["String", "LocalizedStringKey", "LocalizedStringResource", "Substring", "AttributedString"]

    /// Labels of the arguments that texts are made of.
    static let textLabels: Set<String> = ["localized", "stringLiteral", "describing", "verbatim"]
    /// Methods of a font, and how much wider its characters become.
    static let fontMethods: [String: Double] = [
        "bold": 1.06, "weight": 1.04, "italic": 1, "monospacedDigit": 1, "leading": 1, "smallCaps": 1, "lowercaseSmallCaps": 1,
        "uppercaseSmallCaps": 1, "width": 1,
    ]
    /// The label of that among the arguments of a font.
    static let widening = "widening"

    /// Names of parameters and types of SwiftUI's values.
    static let alignmentType = "Alignment"
    static let gridItem = "GridItem"
    static let edgeInsets = "EdgeInsets"
    static let unitPoint = "UnitPoint"
    static let size = "CGSize"
    static let point = "CGPoint"
    static let color = "Color"
    static let vStack = "VStack"
    static let hStack = "HStack"
    static let zStack = "ZStack"
    static let anyLayout = "AnyLayout"
    static let layout = "Layout"
    static let modifierLabel = "modifier"
    static let verticalAxis = "vertical"
    static let horizontalAxis = "horizontal"
    static let spacer = "Spacer"
    static let text = "Text"
    static let image = "Image"
    static let content = "content"
    static let value = "value"
    static let label = "label"
    /// What a style makes of a control, and whether the control is pressed.
    static let makeBody = "makeBody"
    static let isPressed = "isPressed"
    static let zero = "zero"
    static let frame = "frame"
    static let alignmentGuide = "alignmentGuide"
    static let background = "background"
    static let verticalAlignment = "VerticalAlignment"
    /// What calling a layout makes is a tree with this root.
    static let layoutRoot = "_LayoutRoot"
    static let shape = "Shape"
    static let sizeThatFits = "sizeThatFits"
    static let defaultValue = "defaultValue"
    /// `Binding.constant(true)`: the value itself.
    static let constantBinding = "constant"
    static let binding = "Binding"
    static let getter = "get"
    /// The frame of a reader has its size in every space; where it lies is known in its own.
    static let readerFrame = "frame"
    static let localSpace = "local"
    static let rect = "CGRect"
    /// `d[explicit: .top]`.
    static let explicit = "explicit"
    static let stackLayouts: [String: ViewRule] = [
        "HStackLayout": .stack(.horizontal), "VStackLayout": .stack(.vertical), "ZStackLayout": .zStack, "GridLayout": .grid,
    ]

    /// The members of a reader's frame; where it lies is known in its own space only.
    static func frame(ofReader number: Int, isLocal: Bool) -> [LabeledValue] {
        let (width, height) = (Formula.reader(number, .horizontal), Formula.reader(number, .vertical))
        func field(_ label: String, _ formula: Formula) -> LabeledValue { LabeledValue(label: label, value: .number(formula, .real)) }
        let size = [LabeledValue(label: "size", value: .readerSize(number)), field("width", width), field("height", height)]
        guard isLocal else { return size }
        return size + [
            field("minX", .zero), field("midX", .make(.divide, width, .exact(2))), field("maxX", width), field("minY", .zero),
            field("midY", .make(.divide, height, .exact(2))), field("maxY", height),
        ]
    }
}
