// Text with marks in it: `↓` stands before each place that is meant, as in the examples of the rules.

import SelfsameSyntax

/// A text without its marks, and where they stood.
public struct MarkedText: Sendable {
    /// The text without marks.
    public var text: String
    /// UTF-8 offsets in `text` of what followed each mark.
    public var marks: [Int]

    /// Takes the marks out of a text.
    public init(_ marked: String, mark: Character = "↓") {
        var text = ""
        var marks: [Int] = []
        var offset = 0
        for character in marked {
            if character == mark {
                marks.append(offset)
            } else {
                text.append(character)
                offset += character.utf8.count
            }
        }
        self.text = text
        self.marks = marks
    }

    /// The text with a mark at each offset, for failures.
    public static func marking(_ text: String, at offsets: some Sequence<Int>, mark: Character = "↓") -> String {
        var result: [UInt8] = []
        var remaining = offsets.sorted()[...]
        for (index, byte) in text.utf8.enumerated() {
            while let next = remaining.first, next <= index {
                result += Array(String(mark).utf8)
                remaining.removeFirst()
            }
            result.append(byte)
        }
        for _ in remaining { result += Array(String(mark).utf8) }
        return String(decoding: result, as: UTF8.self)
    }
}
