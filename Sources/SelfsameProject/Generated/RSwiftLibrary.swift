// What the members of `R` are, for projects whose packages are not at hand: the public declarations of R.swift's `RswiftResources` that views use.

extension RSwiftResources {
    /// The library, as Swift.
    static let librarySource = """
        import Foundation
        import SwiftUI
        public struct StringResource: Sendable {
          public enum Source: Sendable {
            case hosting(Bundle)
            case selected(Bundle, Locale)
            case none
          }
          public func callAsFunction() -> String
          public func callAsFunction(preferredLanguages: [String]) -> String
        }
        extension String {
          public init(resource: StringResource)
          public init(resource: StringResource, preferredLanguages: [String], locale overrideLocale: Locale? = nil)
        }
        extension Text {
          public init(_ resource: StringResource)
        }
        \((1...9).map { formatted($0) }.joined())\(assets)
        """

    /// The resource of a text with some arguments.
    private static func formatted(_ count: Int) -> String {
        let types = (1...count).map { "Arg\($0)" }.joined(separator: ", ")
        let generics = (1...count).map { "Arg\($0): CVarArg" }.joined(separator: ", ")
        let parameters = (1...count).map { "_ arg\($0): Arg\($0)" }.joined(separator: ", ")
        let resource = "StringResource\(count)<\(types)>"
        return """
            public struct StringResource\(count)<\(generics)>: Sendable {
              public func callAsFunction(\(parameters)) -> String
              public func callAsFunction(\(parameters), preferredLanguages: [String]) -> String
            }
            extension String {
              public init<\(generics)>(format resource: \(resource), locale overrideLocale: Locale? = nil, \(parameters))
            }
            extension Text {
              public init<\(generics)>(_ resource: \(resource), \(parameters))
            }

            """
    }

    private static let assets = """
        public struct ImageResource: Sendable {
          public let name: String
          public let bundle: Bundle
        }
        public struct ColorResource: Sendable {
          public let name: String
          public let bundle: Bundle
        }
        public struct DataResource: Sendable {
          public let name: String
          public let bundle: Bundle
        }
        public struct FontResource: Sendable {
          public let name: String
          public let bundle: Bundle
          public let filename: String
        }
        extension Font {
          public static func custom(_ resource: FontResource, size: CGFloat) -> Font
          public static func custom(_ resource: FontResource, fixedSize: CGFloat) -> Font
          public static func custom(_ resource: FontResource, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
        }
        extension Image {
          public init(_ resource: \(library).ImageResource)
          public init(_ resource: \(library).ImageResource, label: Text)
          public init(decorative resource: \(library).ImageResource)
          public init(_ resource: \(library).ImageResource, variableValue: Double?)
          public init(_ resource: \(library).ImageResource, variableValue: Double?, label: Text)
          public init(decorative resource: \(library).ImageResource, variableValue: Double?)
        }
        extension Color {
          public init(_ resource: \(library).ColorResource)
        }
        #if os(iOS) || os(tvOS) || os(visionOS)
        import UIKit
        extension ImageResource {
          public func callAsFunction(compatibleWith traitCollection: UITraitCollection? = nil) -> UIImage?
        }
        extension ColorResource {
          public func callAsFunction(compatibleWith traitCollection: UITraitCollection? = nil) -> UIColor?
        }
        extension FontResource {
          public func callAsFunction(size: CGFloat) -> UIFont?
        }
        extension UIFont {
          public convenience init?(resource: FontResource, size: CGFloat)
        }
        extension UIImage {
          public convenience init?(resource: \(library).ImageResource, compatibleWith traitCollection: UITraitCollection? = nil)
        }
        extension UIColor {
          public convenience init?(resource: \(library).ColorResource, compatibleWith traitCollection: UITraitCollection? = nil)
        }
        #endif

        """
}
