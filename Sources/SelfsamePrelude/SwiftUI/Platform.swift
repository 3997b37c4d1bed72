// Types of the platforms that SwiftUI's signatures mention: no more of each than the signatures need.

extension PreludeSource {
    /// Types of UIKit, AppKit, Core Graphics and other modules that signatures need.
    static let platform = PreludeSource(module: "SwiftUI", name: "Platform", text: platformText)
}

private let platformText = #"""
    @_exported import Observation

    public struct CGVector: Equatable, Hashable, Codable, Sendable {
      public var dx: CGFloat
      public var dy: CGFloat
      public init() { self.init(dx: 0, dy: 0) }
      public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
      }
      public static let zero: CGVector = CGVector()
    }
    public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
      public var a: CGFloat
      public var b: CGFloat
      public var c: CGFloat
      public var d: CGFloat
      public var tx: CGFloat
      public var ty: CGFloat
      public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
      public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
      }
      public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
      }
      public init(rotationAngle angle: CGFloat) { self.init() }
      public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
      public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
      public static let identity: CGAffineTransform = CGAffineTransform()
      public var isIdentity: Bool { self == CGAffineTransform.identity }
      public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { t2 }
      public func inverted() -> CGAffineTransform { self }
      public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
      public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
      public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
    }
    public struct CATransform3D: Equatable, Sendable { public init() {} }
    open class CGPath: @unchecked Sendable {}
    public final class CGMutablePath: CGPath, @unchecked Sendable { public override init() {} }
    public final class CGColor: @unchecked Sendable {}
    public final class CGImage: @unchecked Sendable {
      public var width: Int { 0 }
      public var height: Int { 0 }
    }
    public final class CGContext: @unchecked Sendable {}
    public enum CGLineCap: Int32, Sendable { case butt, round, square }
    public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
    public final class CTFont: @unchecked Sendable {}

    extension String {
      public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let text: String
        public init(_ value: String) { text = value }
        public init(stringLiteral value: String) { text = value }
      }
    }
    public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
      public let key: String
      public init(stringLiteral value: String) { key = value }
      public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
        comment: StaticString? = nil
      ) { key = keyAndValue.text }
    }
    public final class UndoManager: NSObject, @unchecked Sendable {
      public var canUndo: Bool { false }
      public var canRedo: Bool { false }
      public func undo() {}
      public func redo() {}
      public func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void)
      where TargetType: AnyObject {}
      public func setActionName(_ actionName: String) {}
    }
    public final class NSItemProvider: NSObject, @unchecked Sendable {
      public override init() {}
      public init(object: NSObject) {}
      public convenience init?(contentsOf fileURL: URL) { self.init() }
      public var suggestedName: String? { nil }
      public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    }
    public final class NSUserActivity: NSObject, @unchecked Sendable {
      public init(activityType: String) { self.activityType = activityType }
      public let activityType: String
      public var title: String?
      public var webpageURL: URL?
      public var userInfo: [AnyHashable: Any]?
    }
    public final class FileWrapper: NSObject, @unchecked Sendable {
      public init(regularFileWithContents contents: Data) { regularFileContents = contents }
      public let regularFileContents: Data?
      public var filename: String?
    }
    public struct UTType: Hashable, Sendable {
      public let identifier: String
      public init?(_ identifier: String) { self.identifier = identifier }
      public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { identifier = filenameExtension }
      public init?(mimeType: String, conformingTo supertype: UTType = .data) { identifier = mimeType }
      public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
      public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
      init(_known: String) { identifier = _known }
      public var preferredFilenameExtension: String? { nil }
      public var preferredMIMEType: String? { nil }
      public func conforms(to type: UTType) -> Bool { self == type }
      public static let item: UTType = UTType(_known: "public.item")
      public static let content: UTType = UTType(_known: "public.content")
      public static let data: UTType = UTType(_known: "public.data")
      public static let folder: UTType = UTType(_known: "public.folder")
      public static let directory: UTType = UTType(_known: "public.directory")
      public static let url: UTType = UTType(_known: "public.url")
      public static let fileURL: UTType = UTType(_known: "public.file-url")
      public static let text: UTType = UTType(_known: "public.text")
      public static let plainText: UTType = UTType(_known: "public.plain-text")
      public static let utf8PlainText: UTType = UTType(_known: "public.utf8-plain-text")
      public static let rtf: UTType = UTType(_known: "public.rtf")
      public static let html: UTType = UTType(_known: "public.html")
      public static let xml: UTType = UTType(_known: "public.xml")
      public static let json: UTType = UTType(_known: "public.json")
      public static let commaSeparatedText: UTType = UTType(_known: "public.comma-separated-values-text")
      public static let image: UTType = UTType(_known: "public.image")
      public static let jpeg: UTType = UTType(_known: "public.jpeg")
      public static let png: UTType = UTType(_known: "public.png")
      public static let gif: UTType = UTType(_known: "com.compuserve.gif")
      public static let heic: UTType = UTType(_known: "public.heic")
      public static let pdf: UTType = UTType(_known: "com.adobe.pdf")
      public static let zip: UTType = UTType(_known: "public.zip-archive")
      public static let archive: UTType = UTType(_known: "public.archive")
      public static let movie: UTType = UTType(_known: "public.movie")
      public static let video: UTType = UTType(_known: "public.video")
      public static let audio: UTType = UTType(_known: "public.audio")
      public static let mpeg4Movie: UTType = UTType(_known: "public.mpeg-4")
      public static let quickTimeMovie: UTType = UTType(_known: "com.apple.quicktime-movie")
      public static let mp3: UTType = UTType(_known: "public.mp3")
      public static let application: UTType = UTType(_known: "com.apple.application")
      public static let executable: UTType = UTType(_known: "public.executable")
      public static let propertyList: UTType = UTType(_known: "com.apple.property-list")
      public static let vCard: UTType = UTType(_known: "public.vcard")
      public static let sourceCode: UTType = UTType(_known: "public.source-code")
    }
    public struct ImageResource: Hashable, Sendable {
      let name: String
      public init(name: String, bundle: Bundle) { self.name = name }
    }
    public struct ColorResource: Hashable, Sendable {
      let name: String
      public init(name: String, bundle: Bundle) { self.name = name }
    }
    """#
