// Keys, their modifiers and shortcuts.

extension PreludeSource {
    /// `KeyboardShortcut`, `KeyEquivalent`, `EventModifiers`.
    static let keyTypes = PreludeSource(module: "SwiftUI", name: "KeyTypes", text: keyTypesText)
}

private let keyTypesText = #"""
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
    public struct KeyboardShortcut: Hashable, Sendable {
      @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
      public struct Localization: Hashable, Sendable {
        let name: String
        public static let automatic: KeyboardShortcut.Localization = Localization(name: "automatic")
        public static let withoutMirroring: KeyboardShortcut.Localization = Localization(name: "withoutMirroring")
        public static let custom: KeyboardShortcut.Localization = Localization(name: "custom")
      }
      public static let defaultAction: KeyboardShortcut = KeyboardShortcut(.return, modifiers: [])
      public static let cancelAction: KeyboardShortcut = KeyboardShortcut(.escape, modifiers: [])
      public var key: KeyEquivalent
      public var modifiers: EventModifiers
      public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
      }
      @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
      public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) {
        self.key = key
        self.modifiers = modifiers
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
    public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
      public var character: Character
      public init(_ character: Character) { self.character = character }
      public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
      public static let upArrow: KeyEquivalent = KeyEquivalent("u")
      public static let downArrow: KeyEquivalent = KeyEquivalent("d")
      public static let leftArrow: KeyEquivalent = KeyEquivalent("l")
      public static let rightArrow: KeyEquivalent = KeyEquivalent("r")
      public static let escape: KeyEquivalent = KeyEquivalent("e")
      public static let delete: KeyEquivalent = KeyEquivalent("b")
      public static let deleteForward: KeyEquivalent = KeyEquivalent("f")
      public static let home: KeyEquivalent = KeyEquivalent("h")
      public static let end: KeyEquivalent = KeyEquivalent("E")
      public static let pageUp: KeyEquivalent = KeyEquivalent("U")
      public static let pageDown: KeyEquivalent = KeyEquivalent("D")
      public static let clear: KeyEquivalent = KeyEquivalent("c")
      public static let tab: KeyEquivalent = KeyEquivalent("\t")
      public static let space: KeyEquivalent = KeyEquivalent(" ")
      public static let `return`: KeyEquivalent = KeyEquivalent("\r")
    }
    public struct EventModifiers: OptionSet, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let capsLock: EventModifiers = EventModifiers(rawValue: 1)
      public static let shift: EventModifiers = EventModifiers(rawValue: 2)
      public static let control: EventModifiers = EventModifiers(rawValue: 4)
      public static let option: EventModifiers = EventModifiers(rawValue: 8)
      public static let command: EventModifiers = EventModifiers(rawValue: 16)
      public static let numericPad: EventModifiers = EventModifiers(rawValue: 32)
      public static let all: EventModifiers = EventModifiers(rawValue: 63)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct AccessibilityTechnologies: OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 1) }
      public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(rawValue: 2) }
    }
    """#
