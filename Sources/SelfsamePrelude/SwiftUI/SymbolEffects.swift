// Effects of symbols, by leading dot.

extension PreludeSource {
    /// `SymbolEffect` and the effects.
    static let symbolEffects = PreludeSource(module: "SwiftUI", name: "SymbolEffects", text: symbolEffectsText)
}

private let symbolEffectsText = #"""
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public protocol SymbolEffect: Sendable {}
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public protocol IndefiniteSymbolEffect {}
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public protocol DiscreteSymbolEffect {}
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public protocol TransitionSymbolEffect {}
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public protocol ContentTransitionSymbolEffect {}
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct SymbolEffectOptions: Sendable {
      public static let `default`: SymbolEffectOptions = SymbolEffectOptions()
      public static let repeating: SymbolEffectOptions = SymbolEffectOptions()
      public static let nonRepeating: SymbolEffectOptions = SymbolEffectOptions()
      public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
      public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
      public var repeating: SymbolEffectOptions { self }
      public var nonRepeating: SymbolEffectOptions { self }
      public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
      public func speed(_ speed: Double) -> SymbolEffectOptions { self }
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public struct RepeatBehavior: Sendable {
        public static let continuous: RepeatBehavior = RepeatBehavior()
        public static let periodic: RepeatBehavior = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
      }
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
      public var up: BounceSymbolEffect { self }
      public var down: BounceSymbolEffect { self }
      public var byLayer: BounceSymbolEffect { self }
      public var wholeSymbol: BounceSymbolEffect { self }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
      public var byLayer: PulseSymbolEffect { self }
      public var wholeSymbol: PulseSymbolEffect { self }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
      public var iterative: VariableColorSymbolEffect { self }
      public var cumulative: VariableColorSymbolEffect { self }
      public var reversing: VariableColorSymbolEffect { self }
      public var nonReversing: VariableColorSymbolEffect { self }
      public var hideInactiveLayers: VariableColorSymbolEffect { self }
      public var dimInactiveLayers: VariableColorSymbolEffect { self }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
      public var up: ScaleSymbolEffect { self }
      public var down: ScaleSymbolEffect { self }
      public var byLayer: ScaleSymbolEffect { self }
      public var wholeSymbol: ScaleSymbolEffect { self }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
      public var up: AppearSymbolEffect { self }
      public var down: AppearSymbolEffect { self }
      public var byLayer: AppearSymbolEffect { self }
      public var wholeSymbol: AppearSymbolEffect { self }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
      public var up: DisappearSymbolEffect { self }
      public var down: DisappearSymbolEffect { self }
      public var byLayer: DisappearSymbolEffect { self }
      public var wholeSymbol: DisappearSymbolEffect { self }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
      public var downUp: ReplaceSymbolEffect { self }
      public var upUp: ReplaceSymbolEffect { self }
      public var offUp: ReplaceSymbolEffect { self }
      public var byLayer: ReplaceSymbolEffect { self }
      public var wholeSymbol: ReplaceSymbolEffect { self }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {}
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
      public var left: WiggleSymbolEffect { self }
      public var right: WiggleSymbolEffect { self }
      public var up: WiggleSymbolEffect { self }
      public var down: WiggleSymbolEffect { self }
      public var clockwise: WiggleSymbolEffect { self }
      public var byLayer: WiggleSymbolEffect { self }
      public var wholeSymbol: WiggleSymbolEffect { self }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
      public var clockwise: RotateSymbolEffect { self }
      public var counterClockwise: RotateSymbolEffect { self }
      public var byLayer: RotateSymbolEffect { self }
      public var wholeSymbol: RotateSymbolEffect { self }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
      public var plain: BreatheSymbolEffect { self }
      public var pulse: BreatheSymbolEffect { self }
      public var byLayer: BreatheSymbolEffect { self }
      public var wholeSymbol: BreatheSymbolEffect { self }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { BounceSymbolEffect() } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { PulseSymbolEffect() } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension SymbolEffect where Self == VariableColorSymbolEffect {
      public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { AppearSymbolEffect() } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension SymbolEffect where Self == DisappearSymbolEffect {
      public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension SymbolEffect where Self == AutomaticSymbolEffect {
      public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() } }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { RotateSymbolEffect() } }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() } }
    """#
