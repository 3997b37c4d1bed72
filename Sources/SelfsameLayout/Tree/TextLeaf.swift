// Text as the layout sees it: a run of characters with an advance each, broken at spaces, then inside of words, then cut short. What a
// declaration says of a text counts; between what it says, and without one, sizes are estimates.

/// A text.
public struct TextLeaf: Sendable {
    /// What it shows; of what is not known, a stand-in.
    public var text: String
    /// How large it is.
    public var metrics: TextMetrics
    /// At most so many lines.
    public var lineLimit: Int?

    /// Makes a text.
    public init(_ text: String, _ metrics: TextMetrics, lineLimit: Int? = nil) {
        self.text = text
        self.metrics = metrics
        self.lineLimit = lineLimit
    }
}

/// How large text is.
public enum TextMetrics: Sendable {
    /// All characters are equally wide: declared, so exact.
    case monospaced(advance: Double, lineHeight: Double)
    /// Sizes that were declared.
    case declared(DeclaredText)
    /// An average font, by its size and the height of its lines.
    case estimated(TextFont)
}

/// Sizes that were declared for one text.
public struct DeclaredText: Hashable, Sendable {
    /// The size that it wants.
    public var ideal: LayoutSize?
    /// The sizes that it has from a width on, narrower ones first.
    public var atWidths: [Double: LayoutSize] = [:]
    /// Where its first line stands.
    public var firstBaseline: Double?
    /// Where its last line stands.
    public var lastBaseline: Double?

    /// Nothing declared yet.
    public init() {}
}

/// A font, as far as estimates need it.
public struct TextFont: Hashable, Sendable {
    /// The size in points.
    public var size: Double
    /// The height of a line.
    public var lineHeight: Double
    /// How much wider than regular its characters are.
    public var widening = 1.0
    /// Whether all characters are equally wide.
    public var isMonospaced = false

    /// Makes a font.
    public init(size: Double, lineHeight: Double) {
        self.size = size
        self.lineHeight = lineHeight
    }
}

/// A text at one proposal.
struct MeasuredText {
    var size: LayoutSize
    var firstBaseline: Length
    var lastBaseline: Length
    /// Lines that it would need and does not show.
    var hiddenLines = 0
    var lines = 1
}

extension TextLeaf {
    /// The text as wide and high as it is for a proposal.
    func measured(_ proposal: LayoutProposal) -> MeasuredText {
        switch metrics {
        case .monospaced(let advance, let lineHeight):
            return broken(proposal, lineHeight: lineHeight, .exact, advance: { _ in advance }, advanceOfASCII: { _ in advance })
        case .estimated(let font):
            return broken(
                proposal, lineHeight: font.lineHeight, .estimated, advance: { font.advance(of: $0) },
                advanceOfASCII: { font.advance(ofASCII: $0) })
        case .declared(let declared): return self.declared(declared, proposal)
        }
    }

    private func declared(_ declared: DeclaredText, _ proposal: LayoutProposal) -> MeasuredText {
        let offered = proposal.width?.points ?? .infinity
        var size: LayoutSize?
        if let ideal = declared.ideal, offered >= ideal.width.points {
            size = ideal
        } else if let width = declared.atWidths.keys.filter({ $0 <= offered }).max() {
            size = declared.atWidths[width]
        } else if declared.ideal == nil {
            size = declared.atWidths.min { $0.key < $1.key }?.value
        }
        guard offered > 0 else {
            let height = proposal.height?.points == 0 ? 0 : (declared.ideal ?? size)?.height.points ?? 0
            return measured(LayoutSize(.zero, Length(height)), declared)
        }
        guard var size else {
            // Between what is declared: lines of the ideal size, with equally wide characters.
            let ideal = declared.ideal ?? .zero
            let count = Double(max(1, text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count).max() ?? 1))
            let advance = ideal.width.points / count
            let result = broken(
                proposal, lineHeight: ideal.height.points, .estimated, advance: { _ in advance }, advanceOfASCII: { _ in advance })
            return measured(result.size, declared)
        }
        if let height = proposal.height, height.points == 0, proposal.width?.points == 0 { size.height = height }
        return measured(size, declared)
    }

    private func measured(_ size: LayoutSize, _ declared: DeclaredText) -> MeasuredText {
        let ideal = declared.ideal?.height.points ?? size.height.points
        let ascent = declared.firstBaseline.map { Length($0) } ?? Length(ideal * TextFont.ascent, .estimated)
        let last = declared.lastBaseline.map { Length($0) } ?? size.height - Length(ideal) + ascent
        return MeasuredText(size: size, firstBaseline: ascent, lastBaseline: last)
    }

    /// Lines broken to fit the width, as many as fit the height, at least one.
    private func broken(
        _ proposal: LayoutProposal, lineHeight: Double, _ certainty: Certainty, advance: (Character) -> Double,
        advanceOfASCII: (UInt8) -> Double
    ) -> MeasuredText {
        let offered = proposal.width?.points ?? .infinity
        let ascent = Length(lineHeight * TextFont.ascent, .estimated)
        guard offered > 0 else {
            let height = proposal.height?.points == 0 ? 0 : lineHeight
            return MeasuredText(size: LayoutSize(.zero, Length(height, certainty)), firstBaseline: ascent, lastBaseline: ascent)
        }
        // Of printable ASCII every byte is a character, which is much faster.
        let isPlain = text.utf8.allSatisfy { $0 >= 32 && $0 < 127 || $0 == UInt8(ascii: "\n") }
        let lines =
            isPlain
            ? Self.lines(of: text.utf8, UInt8(ascii: "\n"), UInt8(ascii: " "), within: offered, advance: advanceOfASCII)
            : Self.lines(of: text, "\n", " ", within: offered, advance: advance)
        var limit = max(1, lineLimit ?? .max)
        if let height = proposal.height?.points, lineHeight > 0, height / lineHeight < Double(lines.count) {
            limit = min(limit, max(1, Int(max(0, height / lineHeight + 0.000_1))))
        }
        let shown = lines.prefix(limit)
        let width = min(shown.max() ?? 0, offered)
        let height = lineHeight * Double(shown.count)
        // What is offered decides how lines break, so its certainty counts, too.
        let offer = proposal.width.map(\.certainty) ?? .exact
        let size = LayoutSize(
            Length(width, max(certainty, offer), bound: proposal.width?.bound ?? .infinity), Length(height, max(certainty, offer)))
        return MeasuredText(
            size: size, firstBaseline: ascent, lastBaseline: size.height - Length(lineHeight) + ascent,
            hiddenLines: lines.count - shown.count, lines: shown.count)
    }

    /// The widths of the lines of all paragraphs.
    private static func lines<Text: Collection>(
        of text: Text, _ newline: Text.Element, _ space: Text.Element, within offered: Double, advance: (Text.Element) -> Double
    ) -> [Double] where Text.Element: Equatable {
        // Rounding must not break a line that fits.
        let offered = offered + 0.000_1
        var lines: [Double] = []
        for paragraph in text.split(separator: newline, omittingEmptySubsequences: false) {
            var width = 0.0
            var gap = 0.0
            for word in paragraph.split(separator: space, omittingEmptySubsequences: false) {
                let length = word.reduce(0) { $0 + advance($1) }
                if width + gap + length <= offered {
                    width += gap + length
                } else {
                    if gap > 0 || width > 0 { lines.append(width) }
                    width = 0
                    for character in word {
                        let advance = advance(character)
                        if width > 0, width + advance > offered {
                            lines.append(width)
                            width = 0
                        }
                        width += advance
                    }
                }
                gap = advance(space)
            }
            lines.append(width)
        }
        return lines
    }
}

extension TextFont {
    /// The part of a line above its baseline, on average.
    static let ascent = 0.8

    /// The width of a character: of Helvetica's published metrics, which are those of an average sans-serif.
    func advance(of character: Character) -> Double {
        if isMonospaced { return size * 0.6 }
        guard let byte = character.asciiValue else { return size * (character.isLetter && character.utf8.count > 2 ? 1 : 0.6) * widening }
        return advance(ofASCII: byte)
    }

    /// The width of an ASCII character.
    func advance(ofASCII byte: UInt8) -> Double {
        if isMonospaced { return size * 0.6 }
        guard byte >= 32, byte < 127 else { return 0 }
        return Double(Self.advances[Int(byte) - 32]) / 1000 * size * widening
    }

    /// Widths in thousandths of the size, from space to tilde: Adobe Font Metrics of Helvetica.
    private static let advances: [Int] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556,
        278,
        278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611,
        722,
        667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556,
        556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]
}
