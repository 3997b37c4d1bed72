// Modifiers that write the environment: fonts, colours, text, controls. Text has twins of many that give text again.

extension PreludeSource {
    /// Modifiers that write the environment.
    static let environmentModifiers = PreludeSource(module: "SwiftUI", name: "EnvironmentModifiers", text: environmentModifiersText)
}

private let environmentModifiersText = #"""
     public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
       public typealias Body = Never
       public var keyPath: WritableKeyPath<EnvironmentValues, Value>
       public var value: Value
       public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
         self.keyPath = keyPath
         self.value = value
       }
     }
     public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
       public typealias Body = Never
       let recorded: [Any?]
     }
     public struct _TypeKey<T>: Hashable {}
     extension EnvironmentValues {
       subscript<T>(key: _TypeKey<T>) -> T? {
         get { value("\(T.self)", nil) }
         set { values["\(T.self)"] = newValue }
       }
       var foregroundColor: Color? {
         get { value("foregroundColor", nil) }
         set { values["foregroundColor"] = newValue }
       }
       var tintColor: Color? {
         get { value("tintColor", nil) }
         set { values["tintColor"] = newValue }
       }
       var tintStyle: AnyShapeStyle? {
         get { value("tintStyle", nil) }
         set { values["tintStyle"] = newValue }
       }
       var lineStyle: Text.LineStyle? {
         get { value("lineStyle", nil) }
         set { values["lineStyle"] = newValue }
       }
       var textSpacing: CGFloat {
         get { value("textSpacing", 0) }
         set { values["textSpacing"] = newValue }
       }
       var buttonBorderShape: ButtonBorderShape {
         get { value("buttonBorderShape", .automatic) }
         set { values["buttonBorderShape"] = newValue }
       }
       var redaction: RedactionReasons {
         get { value("redaction", []) }
         set { values["redaction"] = newValue }
       }
       var storedColorScheme: ColorScheme {
         get { value("colorScheme", .light) }
         set { values["colorScheme"] = newValue }
       }
       var menuIndicator: Visibility {
         get { value("menuIndicator", .automatic) }
         set { values["menuIndicator"] = newValue }
       }
     }
    extension View {
      // selfsame: never inert
      public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier<V>(keyPath: keyPath, value: value))
      }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension View {
      // certainty: strong
      // selfsame: never inert
      public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(_EnvironmentKeyWritingModifier<T?>(keyPath: \.[_TypeKey<T>()], value: object))
      }
    }
    extension View {
      // selfsame: never inert
      public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(_EnvironmentKeyWritingModifier<T?>(keyPath: \.[_TypeKey<T>()], value: object))
      }
      public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
      ) -> some View {
        modifier(_EnvironmentKeyTransformModifier<V>(recorded: ["transformEnvironment", keyPath, transform]))
      }
      // selfsame: never inert
      public func font(_ font: Font?) -> some View { modifier(_EnvironmentKeyWritingModifier<Font?>(keyPath: \.font, value: font)) }
      // selfsame: never inert
      @available(iOS, deprecated: 100000.0) public func foregroundColor(_ color: Color?) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Color?>(keyPath: \.foregroundColor, value: color))
      }
      // selfsame: never inert
      @available(iOS, deprecated: 100000.0) public func accentColor(_ accentColor: Color?) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Color?>(keyPath: \.tintColor, value: accentColor))
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension View {
      // selfsame: never inert
      public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        modifier(_EnvironmentKeyWritingModifier<AnyShapeStyle?>(keyPath: \.tintStyle, value: _erased(tint)))
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      // selfsame: never inert
      @_disfavoredOverload public func tint(_ tint: Color?) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Color?>(keyPath: \.tintColor, value: tint))
      }
    }
     func _erased<S>(_ style: S?) -> AnyShapeStyle? where S: ShapeStyle { style.map { AnyShapeStyle($0) } }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension View {
      // certainty: strong
      // selfsame: never inert
      public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>(recorded: ["fontWeight", weight]))
      }
      // certainty: strong
      // selfsame: never inert
      public func fontWidth(_ width: Font.Width?) -> some View {
        modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>(recorded: ["fontWidth", width]))
      }
    }
    @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
    extension View {
      // certainty: strong
      // selfsame: never inert
      public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>(recorded: ["fontDesign", design]))
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension View {
      // certainty: strong
      // selfsame: inert(unsafe) false
      public func bold(_ isActive: Bool = true) -> some View {
        modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>(recorded: ["bold", isActive]))
      }
      // certainty: strong
      // selfsame: inert(unsafe) false
      public func italic(_ isActive: Bool = true) -> some View {
        modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>(recorded: ["italic", isActive]))
      }
      // certainty: strong
      // selfsame: inert(unsafe) false
      public func monospaced(_ isActive: Bool = true) -> some View {
        modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>(recorded: ["monospaced", isActive]))
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      // certainty: strong
      public func monospacedDigit() -> some View {
        modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>(recorded: ["monospacedDigit"]))
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension View {
      // certainty: strong
      // selfsame: inert(unsafe) false, pattern: _, color: _
      public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Text.LineStyle?>(keyPath: \.lineStyle, value: _lineStyle(isActive, pattern, color)))
      }
      // certainty: strong
      // selfsame: inert(unsafe) false, pattern: _, color: _
      public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Text.LineStyle?>(keyPath: \.lineStyle, value: _lineStyle(isActive, pattern, color)))
      }
    }
     func _lineStyle(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) -> Text.LineStyle? {
       isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
     }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension View {
      // certainty: strong
      // selfsame: inert(unsafe) 0
      public func kerning(_ kerning: CGFloat) -> some View {
        modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.textSpacing, value: kerning))
      }
      // certainty: strong
      // selfsame: inert(unsafe) 0
      public func tracking(_ tracking: CGFloat) -> some View {
        modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.textSpacing, value: tracking))
      }
      // certainty: strong
      // selfsame: inert(unsafe) 0
      public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.textSpacing, value: baselineOffset))
      }
    }
    extension View {
      // selfsame: never inert
      public func lineLimit(_ number: Int?) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Int?>(keyPath: \.lineLimit, value: number))
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension View {
      // certainty: strong
      public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { modifier(LineLimitModifier(recorded: [limit])) }
      // certainty: strong
      public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { modifier(LineLimitModifier(recorded: [limit])) }
      // certainty: strong
      public func lineLimit(_ limit: ClosedRange<Int>) -> some View { modifier(LineLimitModifier(recorded: [limit])) }
      // certainty: strong
      public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(LineLimitModifier(recorded: [limit, reservesSpace]))
      }
    }
     public struct LineLimitModifier: ViewModifier {
       public typealias Body = Never
       let recorded: [Any?]
     }
    extension View {
      // selfsame: never inert
      public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.lineSpacing, value: lineSpacing))
      }
      // selfsame: never inert
      public func allowsTightening(_ flag: Bool) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Bool>(keyPath: \.allowsTightening, value: flag))
      }
      // selfsame: inert(unsafe) 1
      public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.minimumScaleFactor, value: factor))
      }
      // selfsame: never inert
      public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Text.TruncationMode>(keyPath: \.truncationMode, value: mode))
      }
      // selfsame: never inert
      public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(_EnvironmentKeyWritingModifier<TextAlignment>(keyPath: \.multilineTextAlignment, value: alignment))
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    extension View {
      // selfsame: never inert
      public func textCase(_ textCase: Text.Case?) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Text.Case?>(keyPath: \.textCase, value: textCase))
      }
    }
    extension View {
      // selfsame: never inert
      public func imageScale(_ scale: Image.Scale) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Image.Scale>(keyPath: \.imageScale, value: scale))
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      // selfsame: never inert
      public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        modifier(_EnvironmentKeyWritingModifier<SymbolRenderingMode?>(keyPath: \.symbolRenderingMode, value: mode))
      }
      // certainty: strong
      public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(_EnvironmentKeyTransformModifier<SymbolVariants>(recorded: ["symbolVariant", variant]))
      }
    }
    extension View {
      // selfsame: inert(unsafe) false
      public func disabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentKeyTransformModifier<Bool>(recorded: ["disabled", disabled]))
      }
    }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *) @available(tvOS, unavailable)
    extension View {
      // selfsame: never inert
      public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(_EnvironmentKeyWritingModifier<ControlSize>(keyPath: \.controlSize, value: controlSize))
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      // certainty: strong
      // selfsame: never inert
      public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        modifier(_EnvironmentKeyWritingModifier<DynamicTypeSize>(keyPath: \.dynamicTypeSize, value: size))
      }
      // certainty: strong
      public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
        modifier(_EnvironmentKeyTransformModifier<DynamicTypeSize>(recorded: ["dynamicTypeSize", range]))
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    extension View {
      // certainty: strong
      // selfsame: inert(unsafe) reason: []
      public func redacted(reason: RedactionReasons) -> some View {
        modifier(_EnvironmentKeyTransformModifier<RedactionReasons>(recorded: ["redacted", reason]))
      }
      // certainty: strong
      public func unredacted() -> some View { modifier(_EnvironmentKeyWritingModifier<RedactionReasons>(keyPath: \.redaction, value: [])) }
    }
    extension View {
      // selfsame: never inert
      @available(iOS, deprecated: 100000.0) public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        modifier(_EnvironmentKeyWritingModifier<ColorScheme>(keyPath: \.colorScheme, value: colorScheme))
      }
      // certainty: strong
      public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Bool?>(keyPath: \.disableAutocorrection, value: disable))
      }
      // certainty: strong
      @available(iOS, deprecated: 100000.0) public func disableAutocorrection(_ disable: Bool?) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Bool?>(keyPath: \.disableAutocorrection, value: disable))
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, *) @available(watchOS, unavailable)
    extension View {
      public func menuIndicator(_ visibility: Visibility) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Visibility>(keyPath: \.menuIndicator, value: visibility))
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modifier(_EnvironmentKeyWritingModifier<ButtonBorderShape>(keyPath: \.buttonBorderShape, value: shape))
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension View {
      public func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(_EnvironmentKeyWritingModifier<ContentTransition>(keyPath: \.contentTransition, value: transition))
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      public func headerProminence(_ prominence: Prominence) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Prominence>(keyPath: \.headerProminence, value: prominence))
      }
    }
    """#
