// Images, labels and images loaded from the network.

extension PreludeSource {
    static let swiftUIImage = PreludeSource(module: "SwiftUI", name: "Image", text: source)
}

private let source = #"""
    // selfsame: leaf
    @frozen public struct Image: Equatable, _PrimitiveView {
        var name: String
        var changes: [String]
        init(_name: String) {
            name = _name
            changes = []
        }
        func with(_ change: String) -> Image {
            var image = self
            image.changes.append(change)
            return image
        }

        public enum TemplateRenderingMode { case template, original }
        public enum Interpolation { case none, low, medium, high }
        public enum ResizingMode { case tile, stretch }
        @frozen public enum Orientation: UInt8, CaseIterable, Hashable {
            case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
        }
        public enum Scale { case small, medium, large }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public struct DynamicRange: Hashable {
            var name: String
            public static let standard = Image.DynamicRange(name: "standard")
            public static let constrainedHigh = Image.DynamicRange(name: "constrainedHigh")
            public static let high = Image.DynamicRange(name: "high")
        }
    }

    extension Image {
        public init(_ name: String, bundle: Bundle? = nil) { self.init(_name: name) }
        public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(_name: name) }
        public init(decorative name: String, bundle: Bundle? = nil) { self.init(_name: name) }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(_name: "\(name)(\(variableValue as Any))") }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
            self.init(_name: "\(name)(\(variableValue as Any))")
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
            self.init(_name: "\(name)(\(variableValue as Any))")
        }
        public init(systemName: String) { self.init(_name: systemName) }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(systemName: String, variableValue: Double?) { self.init(_name: "\(systemName)(\(variableValue as Any))") }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ resource: ImageResource) { self.init(_name: resource.name) }
        public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) { self.init(_name: "cgImage") }
        public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) { self.init(_name: "cgImage") }
        @available(macOS, unavailable)
        public init(uiImage: UIImage) { self.init(_name: "uiImage") }
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public init(nsImage: NSImage) { self.init(_name: "nsImage") }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(
            size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
            renderer: @escaping (inout GraphicsContext) -> Void
        ) { self.init(_name: "renderer(\(size))") }

        public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
            with("resizable(\(capInsets), \(resizingMode))")
        }
        // selfsame: same size
        public func antialiased(_ isAntialiased: Bool) -> Image { with("antialiased(\(isAntialiased))") }
        // selfsame: same size
        public func interpolation(_ interpolation: Image.Interpolation) -> Image { with("interpolation(\(interpolation))") }
        // selfsame: same size
        public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { with("renderingMode(\(renderingMode as Any))") }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with("symbolRenderingMode(\(mode as Any))") }
        // selfsame: same size
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
            with("symbolColorRenderingMode(\(mode as Any))")
        }
        // selfsame: same size
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { with("symbolVariableValueMode(\(mode as Any))") }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { with("allowedDynamicRange(\(range as Any))") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ImageResource: Hashable {
        var name: String
        public init(name: String, bundle: Bundle) { self.name = name }
    }

    // selfsame: leaf
    // selfsame: styled by labelStyle
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct Label<Title, Icon>: _PrimitiveView where Title: View, Icon: View {
        public var title: Title
        public var icon: Icon
        public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
            self.title = title()
            self.icon = icon()
        }
    }

    extension Label where Title == Text, Icon == Image {
        public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(title: { Text(titleKey) }, icon: { Image(name) }) }

        @_disfavoredOverload
        public init<S>(_ title: S, image name: String) where S: StringProtocol { self.init(title: { Text(title) }, icon: { Image(name) }) }

        public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
            self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
        }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
            self.init(title: { Text(title) }, icon: { Image(systemName: name) })
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
            self.init(title: { Text(titleKey) }, icon: { Image(_name: resource.name) })
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
            self.init(title: { Text(title) }, icon: { Image(_name: resource.name) })
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, image name: String) {
            self.init(title: { Text(_storage: titleResource.key) }, icon: { Image(name) })
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
            self.init(title: { Text(_storage: titleResource.key) }, icon: { Image(systemName: name) })
        }
    }

    extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
        public init(_ configuration: LabelStyleConfiguration) { self.init(title: { configuration.title }, icon: { configuration.icon }) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum AsyncImagePhase {
        case empty
        case success(Image)
        case failure(any Error)
        public var image: Image? {
            if case .success(let image) = self { return image }
            return nil
        }
        public var error: (any Error)? {
            if case .failure(let error) = self { return error }
            return nil
        }
    }

    // selfsame: keeps the image loaded so far
    // selfsame: loads url
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AsyncImage<Content>: _PrimitiveView where Content: View {
        public var url: URL?
        public var scale: CGFloat
        var content: (AsyncImagePhase) -> Content

        public init(url: URL?, scale: CGFloat = 1) where Content == Image {
            self.init(url: url, scale: scale, content: { $0.image ?? Image(_name: "") })
        }

        public init<I, P>(
            url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
        )
        where Content == ConditionalContent<I, P>, I: View, P: View {
            self.init(url: url, scale: scale) { phase in
                if let image = phase.image { content(image) } else { placeholder() }
            }
        }

        public init(
            url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
            @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
        ) {
            self.url = url
            self.scale = scale
            self.content = content
        }
    }
    """#
