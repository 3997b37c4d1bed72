// Sizes of leaves that a call declares, by the leaf as it is written (`Text("Hello")`), else by its type (`Text`). Beside numbers, texts are
// understood that say how a text breaks, as in published examples: "monospaced: every character 10 wide, line height 20".

/// The declared size of one leaf or kind of leaf.
public struct DeclaredSize: Sendable {
    /// The ideal size.
    public var ideal: LayoutSize?
    /// Sizes from a width on.
    public var atWidths: [Double: LayoutSize] = [:]
    /// Where the first line stands.
    public var firstBaseline: Double?
    /// Where the last line stands.
    public var lastBaseline: Double?
    /// The width of each character and the height of each line.
    public var monospaced: (advance: Double, lineHeight: Double)?
    /// The thickness of a line.
    public var thickness: Double?

    /// Nothing declared.
    public init() {}

    /// An ideal size.
    public init(width: Double, height: Double) { ideal = LayoutSize(Length(width), Length(height)) }

    /// What a text says: `monospaced … 10 wide … 20`, `thickness 1`, `ideal width 100; when proposed 60 it becomes 50 wide (2 lines)`. Nil for any
    /// other text.
    public init?(text: String) {
        let words = text.split { $0 == " " || $0 == "," || $0 == ";" || $0 == "(" || $0 == ")" || $0 == ":" }.map(String.init)
        func number(after names: String...) -> Double? {
            for index in words.indices where words[index...].starts(with: names) {
                let next = index + names.count
                if next < words.count, let value = Double(words[next]) { return value >= 0 && value.isFinite ? value : nil }
            }
            return nil
        }
        func number(before name: String) -> Double? {
            for index in words.indices.dropFirst() where words[index] == name {
                if let value = Double(words[index - 1]) { return value >= 0 && value.isFinite ? value : nil }
            }
            return nil
        }
        if words.first == "monospaced" {
            guard let advance = number(before: "wide"), let height = number(after: "line", "height") ?? number(after: "line") else {
                return nil
            }
            monospaced = (advance, height)
        } else if let value = number(after: "thickness") {
            thickness = value
        } else if let width = number(after: "ideal", "width") {
            let height = number(after: "ideal", "height") ?? number(after: "line", "height") ?? Self.lineHeight
            ideal = LayoutSize(Length(width), Length(height))
            if let offered = number(after: "proposed"), let taken = number(after: "becomes") {
                let lines = number(before: "lines") ?? 1
                atWidths[offered] = LayoutSize(Length(taken), Length(height * lines))
            }
        } else {
            return nil
        }
    }

    /// The height of a line where a text states none.
    private static let lineHeight = 20.0

    /// As metrics of a text.
    var textMetrics: TextMetrics? {
        if let monospaced { return .monospaced(advance: monospaced.advance, lineHeight: monospaced.lineHeight) }
        guard ideal != nil || !atWidths.isEmpty else { return nil }
        var text = DeclaredText()
        text.ideal = ideal
        text.atWidths = atWidths
        text.firstBaseline = firstBaseline
        text.lastBaseline = lastBaseline
        return .declared(text)
    }
}

/// All declared sizes.
public struct DeclaredSizes: Sendable {
    private var entries: [String: DeclaredSize] = [:]

    /// No sizes.
    public init() {}

    /// Declares a size. A key such as `Text at width 150` adds to what is known of `Text`.
    public mutating func declare(_ key: String, _ size: DeclaredSize) {
        let parts = key.split(separator: " ")
        if parts.count > 3, parts.suffix(3).prefix(2) == ["at", "width"], let width = Double(parts[parts.count - 1]), let ideal = size.ideal
        {
            let name = Self.normalized(parts.dropLast(3).joined(separator: " "))
            entries[name, default: DeclaredSize()].atWidths[width] = ideal
        } else {
            let name = Self.normalized(key)
            var size = size
            size.atWidths.merge(entries[name]?.atWidths ?? [:]) { new, _ in new }
            entries[name] = size
        }
    }

    /// Whether nothing is declared.
    public var isEmpty: Bool { entries.isEmpty }

    /// The size of a leaf as it is written, or of its type.
    func size(of text: @autoclosure () -> String, type: String) -> DeclaredSize? {
        guard !entries.isEmpty else { return nil }
        return entries[Self.normalized(text())] ?? entries[type]
    }

    /// Without white space outside of quotes, which does not tell leaves apart.
    private static func normalized(_ text: String) -> String {
        var isQuoted = false
        return String(
            text.filter { character in
                if character == "\"" { isQuoted.toggle() }
                return isQuoted || !character.isWhitespace
            })
    }
}
