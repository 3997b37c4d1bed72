// What a call chooses beside the source: values of state, sizes of leaves, the device.

import SelfsameDeclarations

/// What a layout is made for.
public struct LayoutSettings: Sendable {
    /// Values by the name of a property, or by an expression as it is written.
    public var values: [String: SettingValue] = [:]
    /// Sizes that were measured, by the property that keeps them.
    public var measured: [DeclID: MeasuredValue] = [:]
    /// The arms of conditions that were chosen, whatever the source says, by the place of the condition; one after the last for none.
    public var arms: [LayoutPlace: Int] = [:]
    /// How many elements a collection has, by its expression.
    public var counts: [String: Int] = [:]
    /// The sizes that were declared.
    public var sizes = DeclaredSizes()
    /// The sizes of the program's pictures, by name.
    public var images: [String: LayoutSize] = [:]
    /// The program's own symbols, which are as large as the font around them.
    public var symbols: Set<String> = []
    /// The sizes of readers as the layout before found them, by number: conditions may ask for them.
    var readers: [Int: LayoutSize] = [:]
    /// The thickness of a line of one pixel.
    public var pixel = Length(1.0 / 3, .estimated)
    /// The size of the window.
    public var window = LayoutSize(Length(390), Length(844))
    /// Whether the window is that of a tablet or a computer.
    var isWide: Bool { window.width.points >= 600 }
    /// The elements of a collection that the source does not give.
    public var defaultCount = 3
    /// How many elements a collection may have.
    public static let countLimit = ValueReader.elementLimit
    /// How many nodes a tree may have: a few lines of source can make a billion views. What comes after them is listed as unknown.
    public var nodeLimit = 60_000

    /// Nothing is chosen.
    public init() {}

    /// The names that the call gave a value or a number of elements.
    public var names: [String] { (Array(values.keys) + Array(counts.keys)).sorted() }

    /// Whether a bare word is the value of a name.
    func choosesWord(_ word: String) -> Bool {
        values.values.contains { if case .member(word) = $0 { true } else { false } }
    }

    /// Reads `name=value` or `name.count=3`; nil for what is neither.
    public mutating func set(_ text: String) -> Bool {
        guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return false }
        let name = String(text[..<sign]).filter { !$0.isWhitespace }
        let value = text[text.index(after: sign)...].drop(while: \.isWhitespace)
        if let collection = name.droppingSuffix(".count") {
            guard let count = Int(value), (0...Self.countLimit).contains(count) else { return false }
            counts[collection] = count
        } else {
            values[name] = SettingValue(String(value))
        }
        return true
    }
}

/// What a property keeps of a size that was measured.
public enum MeasuredValue: Hashable, Sendable {
    case length(Double), size(width: Double, height: Double)

    var value: LayoutValue {
        switch self {
        case .length(let length): .exact(length)
        case .size(let width, let height):
            .made(
                LayoutVocabulary.size,
                [(LayoutAxis.horizontal, width), (.vertical, height)].map { LabeledValue(label: $0.dimension, value: .exact($1)) })
        }
    }
}

/// A value that was chosen.
public enum SettingValue: Hashable, Sendable {
    case truth(Bool), number(Double), text(String), member(String), none

    /// Reads a value as it is written in Swift; a bare word is a case.
    init(_ text: String) {
        switch text {
        case "true": self = .truth(true)
        case "false": self = .truth(false)
        case "nil": self = .none
        default:
            if let number = Double(text) {
                self = .number(number)
            } else if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 {
                self = .text(String(text.dropFirst().dropLast()))
            } else {
                self = .member(text.hasPrefix(".") ? String(text.dropFirst()) : text)
            }
        }
    }

    var value: LayoutValue {
        switch self {
        case .truth(let truth): .truth(truth)
        case .number(let number): .number(.exact(number), number == number.rounded() ? .literal : .real)
        case .text(let text): .text(text)
        case .member(let name): .member(name, [])
        case .none: .none
        }
    }
}

extension String {
    fileprivate func droppingSuffix(_ suffix: String) -> String? { hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil }
}
