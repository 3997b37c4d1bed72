// Colours of a terminal, or none.

import SelfsameSyntax

/// How text for people is written: width, and whether in colour.
public struct TextStyle: Sendable {
    /// Columns of a line.
    public var width: Int
    /// Whether escapes for colours are written.
    public var usesColor: Bool

    /// Makes a style.
    public init(usesColor: Bool = false, width: Int = 80) {
        self.usesColor = usesColor
        self.width = width
    }

    enum Color: String {
        case bold = "1"
        case dim = "2"
        case red = "1;31"
        case green = "32"
        case removed = "31"
        case yellow = "1;33"
        case cyan = "1;36"
        case blue = "1;34"
    }

    /// Text that stands out, where colours are used.
    public func bold(_ text: String) -> String { paint(text, .bold) }

    func paint(_ text: String, _ color: Color) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }

    func color(of severity: Severity) -> Color {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .hint: .cyan
        }
    }
}

extension Severity {
    /// The word for it in every output.
    public var word: String {
        switch self {
        case .hint: "hint"
        case .warning: "warning"
        case .error: "error"
        }
    }
}
