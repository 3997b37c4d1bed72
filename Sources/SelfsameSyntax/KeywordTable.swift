// From the bytes of a word to its keyword: an open hash table keyed by the word's last eight bytes, which the lexer gathers while it
// reads the word. Invariant: a match is exact, words longer than eight bytes are compared in full.

/// All keywords, reserved and contextual.
struct KeywordTable: Sendable {
    /// The last eight bytes of the keyword in each slot; 0 where the slot is empty.
    private let words: [UInt64]
    /// The keyword in each slot.
    private let kinds: [TokenKind]
    /// The length of the keyword in each slot.
    private let lengths: [UInt8]
    /// The full text of keywords longer than eight bytes, by slot.
    private let longTexts: [[UInt8]]

    private static let slotBits: UInt64 = 10

    static let shared = KeywordTable()

    private init() {
        let slots = 1 << Int(Self.slotBits)
        var words = [UInt64](repeating: 0, count: slots)
        var kinds = [TokenKind](repeating: .identifier, count: slots)
        var lengths = [UInt8](repeating: 0, count: slots)
        var longTexts = [[UInt8]](repeating: [], count: slots)
        for kind in TokenKind.allCases where kind.isContextualKeyword || kind.isReservedKeyword {
            let text = Array((kind.spelling ?? "").utf8)
            let word = text.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            var slot = Self.slot(of: word)
            while words[slot] != 0 { slot = (slot + 1) & (slots - 1) }
            words[slot] = word
            kinds[slot] = kind
            lengths[slot] = UInt8(truncatingIfNeeded: text.count)
            if text.count > 8 { longTexts[slot] = text }
        }
        self.words = words
        self.kinds = kinds
        self.lengths = lengths
        self.longTexts = longTexts
    }

    @inline(__always)
    private static func slot(of word: UInt64) -> Int {
        Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> (64 - slotBits))
    }

    /// The keyword that the bytes from `start` on spell, or `identifier`. `word` holds their last eight bytes.
    @inline(__always)
    func kind(word: UInt64, length: Int, _ bytes: Span<UInt8>, start: Int) -> TokenKind {
        var slot = Self.slot(of: word)
        while true {
            let candidate = words[slot]
            if candidate == 0 { return .identifier }
            if candidate == word, Int(lengths[slot]) == length {
                return length <= 8 || matches(slot, bytes, start: start) ? kinds[slot] : .identifier
            }
            slot = (slot + 1) & (words.count - 1)
        }
    }

    private func matches(_ slot: Int, _ bytes: Span<UInt8>, start: Int) -> Bool {
        let text = longTexts[slot]
        for index in 0..<text.count where text[index] != bytes[start + index] { return false }
        return true
    }
}
