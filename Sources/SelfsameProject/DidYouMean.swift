// The word that was probably meant, and words in a row, for messages about the command line and configurations.

import SelfsameSyntax

/// `; did you mean …?` where one of `words` is near, else nothing.
public func didYouMean(_ word: String, among words: [String]) -> String {
    guard let near = nearest(to: word, among: words) else { return "" }
    return "; did you mean `\(near)`?"
}

/// The word at the smallest edit distance, if that is at most a third of the length (and at least one edit is allowed).
public func nearest(to word: String, among words: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    // Two bytes are near to any other two: `-x` is no misspelt `-j`.
    let distances = words.filter { $0.utf8.count > 2 }.map {
        (word: $0, distance: editDistance(word.lowercased(), $0))
    }
    guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= max(1, best.word.utf8.count / 3) else {
        // A beginning is enough where only one word has it: `ver` for `version`.
        let beginnings = words.filter { word.utf8.count >= 2 && $0.hasPrefix(word) }
        return beginnings.count == 1 ? beginnings[0] : nil
    }
    return best.word
}

/// Up to three numbers with periods between them.
public func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 3 && parts.allSatisfy { UInt8($0) != nil || UInt16($0) != nil }
}

/// `a`, `a and b`, `a, b and c`.
public func listed(_ words: [String], last conjunction: String = " and ") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + conjunction + last
}
