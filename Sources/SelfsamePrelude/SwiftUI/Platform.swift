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

    open class UIResponder: NSObject {}
    open class UIView: UIResponder {}
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
    @MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {}
    public protocol UIContentConfiguration {}
    public enum UIKeyboardType: Int {
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
            webSearch, asciiCapableNumberPad
    }
    public enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
    public enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
    public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
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
    open class NSViewController: NSResponder {}
    open class NSImage: NSObject {}
    open class NSColor: NSObject {}
    open class NSFont: NSObject {}
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
        public init?(filenameExtension: String) { identifier = filenameExtension }
        public static let item = UTType(importedAs: "public.item")
        public static let data = UTType(importedAs: "public.data")
        public static let content = UTType(importedAs: "public.content")
        public static let text = UTType(importedAs: "public.text")
        public static let plainText = UTType(importedAs: "public.plain-text")
        public static let image = UTType(importedAs: "public.image")
        public static let png = UTType(importedAs: "public.png")
        public static let jpeg = UTType(importedAs: "public.jpeg")
        public static let movie = UTType(importedAs: "public.movie")
        public static let json = UTType(importedAs: "public.json")
        public static let pdf = UTType(importedAs: "com.adobe.pdf")
        public static let url = UTType(importedAs: "public.url")
        public static let fileURL = UTType(importedAs: "public.file-url")
        public static let folder = UTType(importedAs: "public.folder")
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public protocol Transferable {}

    extension String: Transferable {}
    extension URL: Transferable {}
    extension Data: Transferable {}
    extension AttributedString: Transferable {}
    """#
