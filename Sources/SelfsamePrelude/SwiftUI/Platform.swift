// What SwiftUI's signatures name of its neighbours: Core Graphics, UIKit, AppKit, Uniform Type Identifiers. Nothing here has behaviour of
// its own. Foundation and Observation are the real ones.

extension PreludeSource {
    static let swiftUIPlatform = PreludeSource(module: "SwiftUI", name: "Platform", text: source)
}

private let source = #"""
    @_exported import Foundation
    @_exported import Observation
    public class FileWrapper {
        public init(regularFileWithContents contents: Data) {}
    }

    // MARK: Core Graphics

    public enum CGLineCap: Int32 { case butt, round, square }
    public enum CGLineJoin: Int32 { case miter, round, bevel }
    public enum CGPathFillRule: Int { case evenOdd, winding }
    public class CGColor { public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {} }
    public class CGPath { public init() {} }
    public class CGImage { public init() {} }
    public class CGContext { public init() {} }

    // MARK: UIKit and AppKit

    open class UIResponder: NSObject {
        // selfsame: ends editing
        @discardableResult open func resignFirstResponder() -> Bool { true }
    }
    open class UIView: UIResponder {
        // selfsame: ends editing
        @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
    }
    // selfsame: holds nothing
    open class UIVisualEffectView: UIView {}
    // selfsame: holds state
    open class WKWebView: UIView {}
    // selfsame: holds state
    open class MKMapView: UIView {}
    // selfsame: holds state
    open class PDFView: UIView {}
    // selfsame: holds state
    open class UIViewController: UIResponder {}
    open class UIImage: NSObject {
        public convenience init?(named name: String) { self.init() }
        public convenience init?(systemName name: String) { self.init() }
        public convenience init?(data: Data) { self.init() }
    }
    open class UIColor: NSObject {
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
    }
    open class UIFont: NSObject {}
    open class UITraitCollection: NSObject {}
    open class UIGestureRecognizer: NSObject {}
    // selfsame: taps
    open class UITapGestureRecognizer: UIGestureRecognizer {}
    @MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {}
    public protocol UIContentConfiguration {}
    public protocol UIContentView: AnyObject {}
    public protocol UIConfigurationState {}
    public protocol UIMutableTraits {}
    public enum UIKeyboardType: Int {
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
            webSearch, asciiCapableNumberPad
    }
    public enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
    public enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
    public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
    public enum UIUserInterfaceLevel: Int { case unspecified = -1, base, elevated }
    public enum UIAccessibilityContrast: Int { case unspecified = -1, normal, high }
    public enum UILegibilityWeight: Int { case unspecified = -1, regular, bold }
    public enum UITraitEnvironmentLayoutDirection: Int { case unspecified = -1, leftToRight, rightToLeft }
    public struct UIContentSizeCategory: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
        public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
        public static let small = UIContentSizeCategory(rawValue: "small")
        public static let medium = UIContentSizeCategory(rawValue: "medium")
        public static let large = UIContentSizeCategory(rawValue: "large")
        public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
        public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
        public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
        public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
        public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
        public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
        public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraLarge")
        public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraExtraLarge")
        public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
        public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { false }
        public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { true }
        public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { false }
        public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { true }
    }
    public struct UIAxis: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct UITextContentType: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let name = UITextContentType(rawValue: "name")
        public static let username = UITextContentType(rawValue: "username")
        public static let password = UITextContentType(rawValue: "password")
        public static let newPassword = UITextContentType(rawValue: "newPassword")
        public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
        public static let emailAddress = UITextContentType(rawValue: "emailAddress")
        public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
        public static let URL = UITextContentType(rawValue: "URL")
    }

    public struct NSDirectionalEdgeInsets: Equatable {
        public var top: CGFloat
        public var leading: CGFloat
        public var bottom: CGFloat
        public var trailing: CGFloat
        public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    open class NSResponder: NSObject {}
    open class NSView: NSResponder {}
    // selfsame: holds nothing
    open class NSVisualEffectView: NSView {}
    // selfsame: holds state
    open class NSViewController: NSResponder {}
    open class NSImage: NSObject {}
    open class NSColor: NSObject {}
    open class NSFont: NSObject {}
    open class NSMenu: NSObject {}
    open class NSMenuItem: NSObject {}
    @MainActor @preconcurrency public protocol NSApplicationDelegate: AnyObject {}
    public struct NSTextContentType: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    open class WKInterfaceObject: NSObject {}
    public protocol WKApplicationDelegate: AnyObject {}
    public protocol WKExtensionDelegate: AnyObject {}
    public struct WKTextContentType: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    // MARK: Uniform Type Identifiers and Core Transferable

    public struct UTType: Hashable {
        public var identifier: String
        public init?(_ identifier: String) { self.identifier = identifier }
        public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
        public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
        public init?(filenameExtension: String, conformingTo parent: UTType = .data) { identifier = filenameExtension }
        public init?(mimeType: String, conformingTo parent: UTType = .data) { identifier = mimeType }
        public var preferredFilenameExtension: String? { nil }
        public var preferredMIMEType: String? { nil }
        public var localizedDescription: String? { nil }
        public func conforms(to type: UTType) -> Bool { self == type }
        public static let item = UTType(importedAs: "public.item")
        public static let content = UTType(importedAs: "public.content")
        public static let compositeContent = UTType(importedAs: "public.composite-content")
        public static let data = UTType(importedAs: "public.data")
        public static let directory = UTType(importedAs: "public.directory")
        public static let folder = UTType(importedAs: "public.folder")
        public static let volume = UTType(importedAs: "public.volume")
        public static let package = UTType(importedAs: "com.apple.package")
        public static let bundle = UTType(importedAs: "com.apple.bundle")
        public static let framework = UTType(importedAs: "com.apple.framework")
        public static let application = UTType(importedAs: "com.apple.application")
        public static let applicationBundle = UTType(importedAs: "com.apple.application-bundle")
        public static let applicationExtension = UTType(importedAs: "com.apple.application-and-system-extension")
        public static let unixExecutable = UTType(importedAs: "public.unix-executable")
        public static let executable = UTType(importedAs: "public.executable")
        public static let exe = UTType(importedAs: "com.microsoft.windows-executable")
        public static let aliasFile = UTType(importedAs: "com.apple.alias-file")
        public static let symbolicLink = UTType(importedAs: "public.symlink")
        public static let mountPoint = UTType(importedAs: "com.apple.mount-point")
        public static let diskImage = UTType(importedAs: "public.disk-image")
        public static let url = UTType(importedAs: "public.url")
        public static let fileURL = UTType(importedAs: "public.file-url")
        public static let text = UTType(importedAs: "public.text")
        public static let plainText = UTType(importedAs: "public.plain-text")
        public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
        public static let utf16PlainText = UTType(importedAs: "public.utf16-plain-text")
        public static let delimitedText = UTType(importedAs: "public.delimited-values-text")
        public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
        public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
        public static let rtf = UTType(importedAs: "public.rtf")
        public static let rtfd = UTType(importedAs: "com.apple.rtfd")
        public static let html = UTType(importedAs: "public.html")
        public static let xml = UTType(importedAs: "public.xml")
        public static let yaml = UTType(importedAs: "public.yaml")
        public static let json = UTType(importedAs: "public.json")
        public static let propertyList = UTType(importedAs: "com.apple.property-list")
        public static let sourceCode = UTType(importedAs: "public.source-code")
        public static let swiftSource = UTType(importedAs: "public.swift-source")
        public static let cSource = UTType(importedAs: "public.c-source")
        public static let cHeader = UTType(importedAs: "public.c-header")
        public static let script = UTType(importedAs: "public.script")
        public static let javaScript = UTType(importedAs: "com.netscape.javascript-source")
        public static let shellScript = UTType(importedAs: "public.shell-script")
        public static let pythonScript = UTType(importedAs: "public.python-script")
        public static let pdf = UTType(importedAs: "com.adobe.pdf")
        public static let epub = UTType(importedAs: "org.idpf.epub-container")
        public static let webArchive = UTType(importedAs: "com.apple.webarchive")
        public static let image = UTType(importedAs: "public.image")
        public static let jpeg = UTType(importedAs: "public.jpeg")
        public static let png = UTType(importedAs: "public.png")
        public static let gif = UTType(importedAs: "com.compuserve.gif")
        public static let tiff = UTType(importedAs: "public.tiff")
        public static let bmp = UTType(importedAs: "com.microsoft.bmp")
        public static let ico = UTType(importedAs: "com.microsoft.ico")
        public static let icns = UTType(importedAs: "com.apple.icns")
        public static let svg = UTType(importedAs: "public.svg-image")
        public static let heic = UTType(importedAs: "public.heic")
        public static let heif = UTType(importedAs: "public.heif")
        public static let webP = UTType(importedAs: "org.webmproject.webp")
        public static let rawImage = UTType(importedAs: "public.camera-raw-image")
        public static let livePhoto = UTType(importedAs: "com.apple.live-photo")
        public static let usd = UTType(importedAs: "com.pixar.universal-scene-description")
        public static let usdz = UTType(importedAs: "com.pixar.universal-scene-description-mobile")
        public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
        public static let movie = UTType(importedAs: "public.movie")
        public static let video = UTType(importedAs: "public.video")
        public static let audio = UTType(importedAs: "public.audio")
        public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
        public static let mpeg = UTType(importedAs: "public.mpeg")
        public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
        public static let mpeg4Audio = UTType(importedAs: "public.mpeg-4-audio")
        public static let mp3 = UTType(importedAs: "public.mp3")
        public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
        public static let aiff = UTType(importedAs: "public.aiff-audio")
        public static let midi = UTType(importedAs: "public.midi-audio")
        public static let playlist = UTType(importedAs: "public.playlist")
        public static let archive = UTType(importedAs: "public.archive")
        public static let zip = UTType(importedAs: "public.zip-archive")
        public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
        public static let bz2 = UTType(importedAs: "public.bzip2-archive")
        public static let tarArchive = UTType(importedAs: "public.tar-archive")
        public static let spreadsheet = UTType(importedAs: "public.spreadsheet")
        public static let presentation = UTType(importedAs: "public.presentation")
        public static let database = UTType(importedAs: "public.database")
        public static let message = UTType(importedAs: "public.message")
        public static let emailMessage = UTType(importedAs: "public.email-message")
        public static let contact = UTType(importedAs: "public.contact")
        public static let vCard = UTType(importedAs: "public.vcard")
        public static let calendarEvent = UTType(importedAs: "public.calendar-event")
        public static let toDoItem = UTType(importedAs: "public.to-do-item")
        public static let bookmark = UTType(importedAs: "public.bookmark")
        public static let font = UTType(importedAs: "public.font")
        public static let log = UTType(importedAs: "public.log")
        public static let internetLocation = UTType(importedAs: "com.apple.internet-location")
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public protocol Transferable {}

    extension String: Transferable {}
    extension URL: Transferable {}
    extension Data: Transferable {}
    extension AttributedString: Transferable {}
    """#
