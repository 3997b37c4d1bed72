// Maps: content, markers, overlays, controls and modifiers of MapKit's views.

extension PreludeSource {
    static let swiftUIMaps = PreludeSource(module: "SwiftUI", name: "Maps", text: source)
}

private let source = #"""
    // MARK: What MapKit and Core Location name

    public struct CLLocationCoordinate2D {
        public var latitude: Double
        public var longitude: Double
        public init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    public struct MKCoordinateRegion {
        public var center: CLLocationCoordinate2D
        public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) { self.center = center }
        public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { self.center = center }
    }

    public struct MKCoordinateSpan {
        public var latitudeDelta: Double
        public var longitudeDelta: Double
        public init(latitudeDelta: Double, longitudeDelta: Double) {
            self.latitudeDelta = latitudeDelta
            self.longitudeDelta = longitudeDelta
        }
    }

    public struct MKMapPoint { public init(_ coordinate: CLLocationCoordinate2D) {} }
    public struct MKMapRect { public init(x: Double, y: Double, width: Double, height: Double) {} }
    open class MKMapItem: NSObject {}
    open class MKCircle: NSObject {}
    open class MKPolygon: NSObject {}
    open class MKPolyline: NSObject {}
    open class MKLookAroundScene: NSObject {}

    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
    public struct MKPointOfInterestCategory: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let airport: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "airport")
        public static let amusementPark: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "amusementPark")
        public static let aquarium: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "aquarium")
        public static let atm: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "atm")
        public static let bakery: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "bakery")
        public static let bank: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "bank")
        public static let beach: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "beach")
        public static let brewery: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "brewery")
        public static let cafe: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "cafe")
        public static let campground: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "campground")
        public static let carRental: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "carRental")
        public static let evCharger: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "evCharger")
        public static let fireStation: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "fireStation")
        public static let fitnessCenter: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "fitnessCenter")
        public static let foodMarket: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "foodMarket")
        public static let gasStation: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "gasStation")
        public static let hospital: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "hospital")
        public static let hotel: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "hotel")
        public static let laundry: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "laundry")
        public static let library: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "library")
        public static let marina: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "marina")
        public static let movieTheater: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "movieTheater")
        public static let museum: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "museum")
        public static let nationalPark: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "nationalPark")
        public static let nightlife: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "nightlife")
        public static let park: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "park")
        public static let parking: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "parking")
        public static let pharmacy: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "pharmacy")
        public static let police: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "police")
        public static let postOffice: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "postOffice")
        public static let publicTransport: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "publicTransport")
        public static let restaurant: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "restaurant")
        public static let restroom: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "restroom")
        public static let school: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "school")
        public static let stadium: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "stadium")
        public static let store: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "store")
        public static let theater: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "theater")
        public static let university: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "university")
        public static let winery: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "winery")
        public static let zoo: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "zoo")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let animalService: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "animalService")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let automotiveRepair: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "automotiveRepair")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let baseball: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "baseball")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let basketball: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "basketball")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let beauty: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "beauty")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let bowling: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "bowling")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let castle: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "castle")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let conventionCenter: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "conventionCenter")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let distillery: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "distillery")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let fairground: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "fairground")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let fishing: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "fishing")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let fortress: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "fortress")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let goKart: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "goKart")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let golf: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "golf")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let hiking: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "hiking")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let kayaking: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "kayaking")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let landmark: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "landmark")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let mailbox: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "mailbox")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let miniGolf: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "miniGolf")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let musicVenue: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "musicVenue")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let nationalMonument: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "nationalMonument")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let planetarium: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "planetarium")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let rockClimbing: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "rockClimbing")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let rvPark: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "rvPark")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let skatePark: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "skatePark")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let skating: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "skating")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let skiing: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "skiing")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let soccer: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "soccer")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let spa: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "spa")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let surfing: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "surfing")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let swimming: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "swimming")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let tennis: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "tennis")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static let volleyball: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "volleyball")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapFeature: Hashable {
        public struct FeatureKind: Hashable {
            var name: String
            public static var pointOfInterest: MapFeature.FeatureKind { FeatureKind(name: "pointOfInterest") }
            public static var territory: MapFeature.FeatureKind { FeatureKind(name: "territory") }
            public static var physicalFeature: MapFeature.FeatureKind { FeatureKind(name: "physicalFeature") }
        }
        public var title: String? { nil }
        public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
        public var kind: MapFeature.FeatureKind { .pointOfInterest }
        public var backgroundColor: Color? { nil }
        public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapSelection<Value>: Hashable where Value: Hashable {
        public var value: Value?
        public init(_ value: Value) { self.value = value }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapCamera: Equatable, Animatable {
        public var centerCoordinate: CLLocationCoordinate2D {
            get { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
            set {}
        }
        public var distance: Double
        public var heading: Double
        public var pitch: Double
        public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
            self.distance = distance
            self.heading = heading
            self.pitch = pitch
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapCameraBounds {
        public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
        public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapCameraPosition: Equatable {
        var name: String
        public static var automatic: MapCameraPosition { MapCameraPosition(name: "automatic") }
        public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(name: "region(\(region))") }
        public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(name: "rect(\(rect))") }
        public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition { MapCameraPosition(name: "item") }
        public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(name: "camera(\(camera))") }
        public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
            MapCameraPosition(name: "userLocation")
        }
        public var camera: MapCamera? { nil }
        public var region: MKCoordinateRegion? { nil }
        public var rect: MKMapRect? { nil }
        public var item: MKMapItem? { nil }
        public var positionedByUser: Bool { false }
        public var followsUserLocation: Bool { false }
        public var followsUserHeading: Bool { false }
        public var fallbackPosition: MapCameraPosition? { nil }
        public var allowsAutomaticPitch: Bool { false }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct MapInteractionModes: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let pan = MapInteractionModes(rawValue: 1)
        public static let zoom = MapInteractionModes(rawValue: 2)
        public static let pitch = MapInteractionModes(rawValue: 4)
        public static let rotate = MapInteractionModes(rawValue: 8)
        public static let all = MapInteractionModes(rawValue: 15)
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public enum MapUserTrackingMode { case none, follow, followWithHeading }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapCameraUpdateContext {
        public var camera: MapCamera
        public var region: MKCoordinateRegion
        public var rect: MKMapRect
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public enum MapCameraUpdateFrequency { case onEnd, continuous }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapProxy {
        public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
        public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
        public func camera(framing region: MKCoordinateRegion) -> MapCamera {
            MapCamera(centerCoordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), distance: 0)
        }
        public func camera(framing rect: MKMapRect) -> MapCamera {
            MapCamera(centerCoordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), distance: 0)
        }
        public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera {
            MapCamera(centerCoordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), distance: 0)
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PointOfInterestCategories: ExpressibleByArrayLiteral {
        public init(arrayLiteral: MKPointOfInterestCategory...) {}
        public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { [] }
        public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { [] }
        public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { [] }
        public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { [] }
        public static var all: PointOfInterestCategories { [] }
        public static var excludingAll: PointOfInterestCategories { [] }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapStyle {
        public enum Elevation { case automatic, flat, realistic }
        public struct StandardEmphasis {
            public static var automatic: MapStyle.StandardEmphasis { StandardEmphasis() }
            public static var muted: MapStyle.StandardEmphasis { StandardEmphasis() }
        }
        var name: String
        public static var standard: MapStyle { MapStyle(name: "standard") }
        public static var imagery: MapStyle { MapStyle(name: "imagery") }
        public static var hybrid: MapStyle { MapStyle(name: "hybrid") }
        public static func standard(
            elevation: MapStyle.Elevation = .automatic, emphasis: MapStyle.StandardEmphasis = .automatic,
            pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
        ) -> MapStyle { MapStyle(name: "standard(\(elevation))") }
        public static func imagery(elevation: MapStyle.Elevation = .automatic) -> MapStyle { MapStyle(name: "imagery(\(elevation))") }
        public static func hybrid(
            elevation: MapStyle.Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
        ) -> MapStyle { MapStyle(name: "hybrid(\(elevation))") }
    }

    // MARK: Content

    // selfsame: content
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @MainActor @preconcurrency public protocol MapContent {
        associatedtype Body: MapContent
        @MapContentBuilder var body: Self.Body { get }
    }

    extension Never: MapContent {}

    /// Map content without a body of its own.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol _PrimitiveMapContent: MapContent where Body == Never {}

    extension _PrimitiveMapContent {
        public var body: Never { fatalError("primitive map content has no body") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct EmptyMapContent: _PrimitiveMapContent {
        public init() {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct TupleMapContent<T>: _PrimitiveMapContent {
        public var value: T
        init(_ content: T) { value = content }
    }

    /// MapKit's own name is `_ConditionalMapContent`.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _ConditionalMapContent<TrueContent, FalseContent>: _PrimitiveMapContent
    where TrueContent: MapContent, FalseContent: MapContent {
        public var content: ConditionalContent<TrueContent, FalseContent>
    }

    extension Optional: MapContent, _PrimitiveMapContent where Wrapped: MapContent {}

    extension Group: MapContent, _PrimitiveMapContent where Content: MapContent {
        public init(@MapContentBuilder content: () -> Content) { self.init(_content: content()) }
    }

    extension ForEach: MapContent, _PrimitiveMapContent where Content: MapContent {
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
        where ID == Data.Element.ID, Data.Element: Identifiable {
            self.init(_data: data, content: content)
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
            self.init(_data: data, content: content)
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
            self.init(_data: data, content: content)
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @resultBuilder
    public struct MapContentBuilder {
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: MapContent { content }

        public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

        public static func buildBlock<C>(_ content: C) -> C where C: MapContent { content }

        @_disfavoredOverload
        public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleMapContent<(repeat each Content)>
        where repeat each Content: MapContent {
            TupleMapContent((repeat each content))
        }

        public static func buildIf<Content>(_ content: Content?) -> Content? where Content: MapContent { content }

        public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalMapContent<TrueContent, FalseContent>
        where TrueContent: MapContent, FalseContent: MapContent { _ConditionalMapContent(content: ConditionalContent(first: first)) }

        public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalMapContent<TrueContent, FalseContent>
        where TrueContent: MapContent, FalseContent: MapContent { _ConditionalMapContent(content: ConditionalContent(second: second)) }

        public static func buildLimitedAvailability<Content>(_ content: Content) -> some MapContent where Content: MapContent { content }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct Marker<Label>: _PrimitiveMapContent where Label: View {
        public var label: Label
        init(_label: Label) { label = _label }
        public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) { self.init(_label: label()) }
    }

    extension Marker where Label == Text {
        public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self.init(_label: Text(titleKey)) }

        @_disfavoredOverload
        public init<S>(_ title: S, coordinate: CLLocationCoordinate2D) where S: StringProtocol { self.init(_label: Text(title)) }

        public init(item: MKMapItem) { self.init(_label: Text(verbatim: "")) }
    }

    extension Marker where Label == SwiftUI.Label<Text, Image> {
        public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
            self.init(_label: SwiftUI.Label(titleKey, systemImage: systemImage))
        }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) where S: StringProtocol {
            self.init(_label: SwiftUI.Label(title, systemImage: systemImage))
        }

        public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
            self.init(_label: SwiftUI.Label(titleKey, image: image))
        }

        @_disfavoredOverload
        public init<S>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) where S: StringProtocol {
            self.init(_label: SwiftUI.Label(title, image: image))
        }
    }

    extension Marker where Label == SwiftUI.Label<Text, Text> {
        public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
            self.init(_label: SwiftUI.Label(title: { Text(titleKey) }, icon: { monogram }))
        }

        @_disfavoredOverload
        public init<S>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) where S: StringProtocol {
            self.init(_label: SwiftUI.Label(title: { Text(title) }, icon: { monogram }))
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct Annotation<Label, Content>: _PrimitiveMapContent where Label: View, Content: View {
        public var label: Label
        public var content: Content
        init(_label: Label, content: Content) {
            label = _label
            self.content = content
        }
        public init(
            coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
            @ViewBuilder label: () -> Label
        ) { self.init(_label: label(), content: content()) }
    }

    extension Annotation where Label == Text {
        public init(
            _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
        ) { self.init(_label: Text(titleKey), content: content()) }

        @_disfavoredOverload
        public init<S>(_ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content)
        where S: StringProtocol { self.init(_label: Text(title), content: content()) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol DynamicMapContent: MapContent {
        associatedtype Data: RandomAccessCollection
        var data: Self.Data { get }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ForEach: DynamicMapContent where Content: MapContent {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol MapSelectable: Hashable {
        var feature: MapFeature? { get }
        init(_ feature: MapFeature?)
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Never: MapSelectable {
        public var feature: MapFeature? { nil }
        public init(_ feature: MapFeature?) { fatalError("there is no value of this type") }
    }

    open class CLLocation: NSObject {}
    open class CLHeading: NSObject {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct UserLocation {
        public var heading: CLHeading? { nil }
        public var location: CLLocation? { nil }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct DefaultUserAnnotationContent: _PrimitiveView {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct UserAnnotation<Content>: _PrimitiveMapContent where Content: View {
        var content: Content.Type
        public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) { self.content = Content.self }
        public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) { self.content = Content.self }
    }

    extension UserAnnotation where Content == DefaultUserAnnotationContent {
        public init() { content = Content.self }
    }

    extension UserAnnotation where Content == EmptyView {
        public init(anchor: UnitPoint) { content = Content.self }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapCircle: _PrimitiveMapContent {
        public init(center: CLLocationCoordinate2D, radius: Double) {}
        public init(mapRect: MKMapRect) {}
        public init(_ circle: MKCircle) {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapPolygon: _PrimitiveMapContent {
        public init(coordinates: [CLLocationCoordinate2D]) {}
        public init(points: [MKMapPoint]) {}
        public init(_ polygon: MKPolygon) {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapPolyline: _PrimitiveMapContent {
        public enum ContourStyle { case straight, geodesic }
        public init(coordinates: [CLLocationCoordinate2D], contourStyle: MapPolyline.ContourStyle = .straight) {}
        public init(points: [MKMapPoint], contourStyle: MapPolyline.ContourStyle = .straight) {}
        public init(_ polyline: MKPolyline) {}
    }

    // MARK: Modifiers of content

    extension ModifiedContent: MapContent, _PrimitiveMapContent where Content: MapContent, Modifier: _UnpublishedModifier {}

    extension MapContent {
        // certainty: opaque
        public func tag<V>(_ tag: V) -> some MapContent where V: Hashable {
            ModifiedContent(content: self, modifier: _Unpublished_map_tag(arguments: [tag]))
        }

        // certainty: opaque
        public func tint<S>(_ tint: S) -> some MapContent where S: ShapeStyle {
            ModifiedContent(content: self, modifier: _Unpublished_map_tint(arguments: [tint]))
        }

        // certainty: opaque
        public func foregroundStyle<S>(_ content: S) -> some MapContent where S: ShapeStyle {
            ModifiedContent(content: self, modifier: _Unpublished_map_foregroundStyle(arguments: [content]))
        }

        // certainty: opaque
        public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent where S: ShapeStyle {
            ModifiedContent(content: self, modifier: _Unpublished_map_stroke(arguments: [content, lineWidth]))
        }

        // certainty: opaque
        public func stroke<S>(_ content: S, style: StrokeStyle) -> some MapContent where S: ShapeStyle {
            ModifiedContent(content: self, modifier: _Unpublished_map_stroke(arguments: [content, style]))
        }

        // certainty: opaque
        public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
            ModifiedContent(content: self, modifier: _Unpublished_map_stroke(arguments: [lineWidth]))
        }

        // certainty: opaque
        public func strokeStyle(style: StrokeStyle) -> some MapContent {
            ModifiedContent(content: self, modifier: _Unpublished_strokeStyle(arguments: [style]))
        }

        // certainty: opaque
        public func annotationTitles(_ visibility: Visibility) -> some MapContent {
            ModifiedContent(content: self, modifier: _Unpublished_annotationTitles(arguments: [visibility]))
        }

        // certainty: opaque
        public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
            ModifiedContent(content: self, modifier: _Unpublished_annotationSubtitles(arguments: [visibility]))
        }

        // certainty: opaque
        public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
            ModifiedContent(content: self, modifier: _Unpublished_mapOverlayLevel(arguments: [level]))
        }
    }

    public enum MKOverlayLevel { case aboveRoads, aboveLabels }

    // MARK: Maps

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapContentView<SelectionValue, Content>: _PrimitiveView where SelectionValue: Hashable, Content: MapContent {
        public var content: Content
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct MapSelectableContentView<SelectionValue, Content>: _PrimitiveView where SelectionValue: Hashable, Content: MapContent {
        public var content: Content
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct _DefaultMapContent: _PrimitiveView {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct _DefaultAnnotatedMapContent<Items>: _PrimitiveView where Items: RandomAccessCollection, Items.Element: Identifiable {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol MapAnnotationProtocol {}

    @available(iOS, introduced: 14, deprecated: 17)
    @available(macOS, introduced: 11, deprecated: 14)
    @available(tvOS, introduced: 14, deprecated: 17)
    @available(watchOS, introduced: 7, deprecated: 10)
    public struct MapPin: MapAnnotationProtocol { public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {} }

    @available(iOS, introduced: 14, deprecated: 17)
    @available(macOS, introduced: 11, deprecated: 14)
    @available(tvOS, introduced: 14, deprecated: 17)
    @available(watchOS, introduced: 7, deprecated: 10)
    public struct MapMarker: MapAnnotationProtocol { public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {} }

    @available(iOS, introduced: 14, deprecated: 17)
    @available(macOS, introduced: 11, deprecated: 14)
    @available(tvOS, introduced: 14, deprecated: 17)
    @available(watchOS, introduced: 7, deprecated: 10)
    public struct MapAnnotation<Content>: MapAnnotationProtocol where Content: View {
        public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) {}
    }

    // selfsame: keeps the camera
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct Map<Content>: _PrimitiveView where Content: View {
        public var content: Content
        init(_content: Content) { content = _content }
    }

    extension Map where Content == _DefaultMapContent {
        @available(iOS, introduced: 14, deprecated: 17)
        @available(macOS, introduced: 11, deprecated: 14)
        @available(tvOS, introduced: 14, deprecated: 17)
        @available(watchOS, introduced: 7, deprecated: 10)
        public init(
            coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
            userTrackingMode: Binding<MapUserTrackingMode>? = nil
        ) { self.init(_content: _DefaultMapContent()) }

        @available(iOS, introduced: 14, deprecated: 17)
        @available(macOS, introduced: 11, deprecated: 14)
        @available(tvOS, introduced: 14, deprecated: 17)
        @available(watchOS, introduced: 7, deprecated: 10)
        public init(
            mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
            userTrackingMode: Binding<MapUserTrackingMode>? = nil
        ) { self.init(_content: _DefaultMapContent()) }
    }

    extension Map {
        @available(iOS, introduced: 14, deprecated: 17)
        @available(macOS, introduced: 11, deprecated: 14)
        @available(tvOS, introduced: 14, deprecated: 17)
        @available(watchOS, introduced: 7, deprecated: 10)
        public init<Items, Annotation>(
            coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
            userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
            annotationContent: @escaping (Items.Element) -> Annotation
        )
        where
            Content == _DefaultAnnotatedMapContent<Items>, Items: RandomAccessCollection, Annotation: MapAnnotationProtocol,
            Items.Element: Identifiable
        {
            self.init(_content: _DefaultAnnotatedMapContent())
        }

        @available(iOS, introduced: 14, deprecated: 17)
        @available(macOS, introduced: 11, deprecated: 14)
        @available(tvOS, introduced: 14, deprecated: 17)
        @available(watchOS, introduced: 7, deprecated: 10)
        public init<Items, Annotation>(
            mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
            userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
            annotationContent: @escaping (Items.Element) -> Annotation
        )
        where
            Content == _DefaultAnnotatedMapContent<Items>, Items: RandomAccessCollection, Annotation: MapAnnotationProtocol,
            Items.Element: Identifiable
        {
            self.init(_content: _DefaultAnnotatedMapContent())
        }
    }

    // Without selection.
    extension Map {
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(
            position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            scope: Namespace.ID? = nil
        ) where Content == MapContentView<Never, EmptyMapContent> { self.init(_content: MapContentView(content: EmptyMapContent())) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init<C>(
            position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapContentView<Never, C>, C: MapContent { self.init(_content: MapContentView(content: content())) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(
            initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            scope: Namespace.ID? = nil
        ) where Content == MapContentView<Never, EmptyMapContent> { self.init(_content: MapContentView(content: EmptyMapContent())) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init<C>(
            initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapContentView<Never, C>, C: MapContent { self.init(_content: MapContentView(content: content())) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil)
        where Content == MapContentView<Never, EmptyMapContent> { self.init(_content: MapContentView(content: EmptyMapContent())) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init<C>(
            bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
            @MapContentBuilder content: () -> C
        ) where Content == MapContentView<Never, C>, C: MapContent { self.init(_content: MapContentView(content: content())) }
    }

    // With a selection of tagged content.
    extension Map {
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<SelectedValue, C>(
            position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent {
            self.init(_content: MapContentView(content: content()))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<SelectedValue>(
            position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil
        ) where Content == MapContentView<SelectedValue, EmptyMapContent>, SelectedValue: Hashable {
            self.init(_content: MapContentView(content: EmptyMapContent()))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<SelectedValue, C>(
            initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent {
            self.init(_content: MapContentView(content: content()))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<SelectedValue, C>(
            bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
            scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent {
            self.init(_content: MapContentView(content: content()))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<SelectedValue>(
            bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
            scope: Namespace.ID? = nil
        ) where Content == MapContentView<SelectedValue, EmptyMapContent>, SelectedValue: Hashable {
            self.init(_content: MapContentView(content: EmptyMapContent()))
        }
    }

    // With a selection of the map's own features.
    extension Map {
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init<C>(
            position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            selection: Binding<MapFeature?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapContentView<MapFeature, C>, C: MapContent { self.init(_content: MapContentView(content: content())) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(
            position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
        ) where Content == MapContentView<MapFeature, EmptyMapContent> { self.init(_content: MapContentView(content: EmptyMapContent())) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init<C>(
            initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            selection: Binding<MapFeature?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapContentView<MapFeature, C>, C: MapContent { self.init(_content: MapContentView(content: content())) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(
            initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
        ) where Content == MapContentView<MapFeature, EmptyMapContent> { self.init(_content: MapContentView(content: EmptyMapContent())) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init<C>(
            bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
            scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapContentView<MapFeature, C>, C: MapContent { self.init(_content: MapContentView(content: content())) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(
            bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
            scope: Namespace.ID? = nil
        ) where Content == MapContentView<MapFeature, EmptyMapContent> { self.init(_content: MapContentView(content: EmptyMapContent())) }
    }

    // With a selection of both.
    extension Map {
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init<SelectedValue, C>(
            position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            selection: Binding<MapSelection<SelectedValue>?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapSelectableContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent {
            self.init(_content: MapSelectableContentView(content: content()))
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init<SelectedValue, C>(
            initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
            selection: Binding<MapSelection<SelectedValue>?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapSelectableContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent {
            self.init(_content: MapSelectableContentView(content: content()))
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init<SelectedValue, C>(
            bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<SelectedValue>?>,
            scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
        ) where Content == MapSelectableContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent {
            self.init(_content: MapSelectableContentView(content: content()))
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapReader<Content>: _PrimitiveView where Content: View {
        public var content: (MapProxy) -> Content
        public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    }

    // selfsame: keeps the place looked at
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct LookAroundPreview: _PrimitiveView {
        public init(
            scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
            pointsOfInterest: PointOfInterestCategories = .all,
            badgePosition: MKLookAroundBadgePosition = .topLeading
        ) {}
        public init(
            initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
            pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
        ) {}
    }

    public enum MKLookAroundBadgePosition { case topLeading, topTrailing, bottomTrailing }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapCompass: _PrimitiveView { public init(scope: Namespace.ID? = nil) {} }

    @available(watchOS 10, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct MapLocationCompass: _PrimitiveView { public init(scope: Namespace.ID? = nil) {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapPitchToggle: _PrimitiveView { public init(scope: Namespace.ID? = nil) {} }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct MapPitchSlider: _PrimitiveView { public init(scope: Namespace.ID? = nil) {} }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct MapZoomStepper: _PrimitiveView { public init(scope: Namespace.ID? = nil) {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapScaleView: _PrimitiveView { public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MapUserLocationButton: _PrimitiveView { public init(scope: Namespace.ID? = nil) {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension View {
        // certainty: opaque
        public func mapStyle(_ mapStyle: MapStyle) -> some View { modifier(_Unpublished_mapStyle(arguments: [mapStyle])) }

        // certainty: opaque
        public func mapScope(_ scope: Namespace.ID) -> some View { modifier(_Unpublished_mapScope(arguments: [scope])) }

        // certainty: opaque
        public func mapControls<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_mapControls(content: content(), arguments: []))
        }

        // certainty: opaque
        public func mapControlVisibility(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_mapControlVisibility(arguments: [visibility]))
        }

        // certainty: opaque
        public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View {
            modifier(_Unpublished_mapFeatureSelectionDisabled(arguments: []))
        }

        // certainty: opaque
        public func mapFeatureSelectionContent<Content>(@MapContentBuilder content: @escaping (MapFeature) -> Content) -> some View
        where Content: MapContent {
            modifier(_Unpublished_mapFeatureSelectionContent(content: Content.self, arguments: []))
        }

        // certainty: opaque
        public func onMapCameraChange(
            frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
        ) -> some View { modifier(_Unpublished_onMapCameraChange(arguments: [frequency])) }

        // certainty: opaque
        public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View {
            modifier(_Unpublished_onMapCameraChange(arguments: [frequency]))
        }

        // certainty: opaque
        public func mapCameraKeyframeAnimator(
            trigger: some Equatable, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
        ) -> some View { modifier(_Unpublished_mapCameraKeyframeAnimator(arguments: [trigger])) }

        // certainty: opaque
        public func lookAroundViewer(
            isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
            pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
        ) -> some View {
            modifier(_Unpublished_lookAroundViewer(arguments: [isPresented, scene, allowsNavigation, showsRoadLabels, pointsOfInterest]))
        }

        // certainty: opaque
        public func lookAroundViewer(
            isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
            pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
        ) -> some View {
            modifier(
                _Unpublished_lookAroundViewer(arguments: [
                    isPresented, initialScene as Any, allowsNavigation, showsRoadLabels, pointsOfInterest,
                ]))
        }
    }

    public struct _Unpublished_mapFeatureSelectionContent<Content>: _UnpublishedModifier {
        public var content: Content.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_mapCameraKeyframeAnimator: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_map_tag: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_map_tint: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_map_foregroundStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_map_stroke: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_strokeStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_annotationTitles: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_annotationSubtitles: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_mapOverlayLevel: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_mapStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_mapScope: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_mapControls<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_mapControlVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_mapFeatureSelectionDisabled: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onMapCameraChange: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_lookAroundViewer: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
