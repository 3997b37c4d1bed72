// A line diff for test failures: what was expected against what came, with a little context instead of two blobs.

/// The differences between two texts, line by line: `-` expected, `+` actual, unchanged lines within `context` of a change.
/// Empty when the texts are equal.
public func lineDiff(expected: String, actual: String, context: Int = 2) -> String {
    if expected == actual { return "" }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var kinds: [(mark: Character, line: Substring)] = []
    var oldIndex = 0
    var newIndex = 0
    for change in commonLines(old, new) + [(old.count, new.count)] {
        while oldIndex < change.0 {
            kinds.append(("-", old[oldIndex]))
            oldIndex += 1
        }
        while newIndex < change.1 {
            kinds.append(("+", new[newIndex]))
            newIndex += 1
        }
        if oldIndex < old.count, newIndex < new.count {
            kinds.append((" ", old[oldIndex]))
            oldIndex += 1
            newIndex += 1
        }
    }
    var shown = [Bool](repeating: false, count: kinds.count)
    for (index, kind) in kinds.enumerated() where kind.mark != " " {
        for near in max(0, index - context)...min(kinds.count - 1, index + context) { shown[near] = true }
    }
    var result: [String] = []
    for (index, kind) in kinds.enumerated() {
        if shown[index] {
            result.append("\(kind.mark) \(kind.line)")
        } else if index > 0, shown[index - 1] {
            result.append("  …")
        }
    }
    return result.joined(separator: "\n")
}

/// A longest common subsequence as index pairs. Long texts are compared at their ends only, since the table grows with the product.
private func commonLines(_ old: [Substring], _ new: [Substring]) -> [(Int, Int)] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let rows = old.count - start - end
    let columns = new.count - start - end
    var pairs = (0..<start).map { ($0, $0) }
    if rows > 0, columns > 0, rows <= 4_000_000 / columns {
        var table = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                table[row * (columns + 1) + column] =
                    old[start + row] == new[start + column]
                    ? table[(row + 1) * (columns + 1) + column + 1] + 1
                    : max(table[(row + 1) * (columns + 1) + column], table[row * (columns + 1) + column + 1])
            }
        }
        var row = 0
        var column = 0
        while row < rows, column < columns {
            if old[start + row] == new[start + column] {
                pairs.append((start + row, start + column))
                row += 1
                column += 1
            } else if table[(row + 1) * (columns + 1) + column] >= table[row * (columns + 1) + column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
    }
    pairs += (0..<end).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
    return pairs
}
