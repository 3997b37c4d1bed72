// `--sizes FILE`: declared sizes of leaves as JSON5, such as `{"Text(\"Hello\")": [95, 20], "Avatar": [40, 40]}`. A value is a size, an object
// (`ideal`, `size`, `at width 90`, `firstTextBaseline`, `lastTextBaseline`, `thickness`), a number for a line's thickness, or a text that says how
// texts break.

import SelfsameLayout
import SelfsameSystem

/// Reads a file of declared sizes.
public func readLayoutSizes(from path: String) throws(InputProblem) -> DeclaredSizes {
    guard let data = FileManager.default.contents(atPath: path) else { throw InputProblem(path: path, message: "cannot be read") }
    return try layoutSizes(data, path: path)
}

/// Reads declared sizes.
public func layoutSizes(_ data: Data, path: String) throws(InputProblem) -> DeclaredSizes {
    let entries: [String: SizeEntry]
    do {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        entries = try decoder.decode([String: SizeEntry].self, from: data)
    } catch {
        throw InputProblem(path: path, message: "must be an object with sizes, such as {\"Avatar\": [40, 40]}")
    }
    var result = DeclaredSizes()
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
        guard let size = entry.size else {
            throw InputProblem(path: path, message: "invalid size of `\(key)`; write a size such as [95, 20]")
        }
        result.declare(key, size)
    }
    return result
}

/// A value of the file.
private enum SizeEntry: Decodable {
    case size([Double])
    case number(Double)
    case text(String)
    case object([String: SizeEntry])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode([Double].self) {
            self = .size(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else {
            self = .object(try container.decode([String: SizeEntry].self))
        }
    }

    private var plainSize: LayoutSize? {
        guard case .size(let numbers) = self, numbers.count == 2, numbers.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        return LayoutSize(Length(numbers[0]), Length(numbers[1]))
    }

    private var plainNumber: Double? { if case .number(let value) = self, value.isFinite { value } else { nil } }
    private var thickness: Double? { plainNumber.flatMap { $0 >= 0 ? $0 : nil } }

    /// The declared size; nil for what says none.
    var size: DeclaredSize? {
        var result = DeclaredSize()
        switch self {
        case .size:
            guard let size = plainSize else { return nil }
            result.ideal = size
        case .number:
            guard let thickness else { return nil }
            result.thickness = thickness
        case .text(let text): return DeclaredSize(text: text)
        case .object(let fields):
            for (key, value) in fields {
                switch key {
                case "ideal", "size":
                    guard let size = value.plainSize else { return nil }
                    result.ideal = size
                case "firstTextBaseline", "lastTextBaseline":
                    guard let line = value.plainNumber else { return nil }
                    if key == "firstTextBaseline" { result.firstBaseline = line } else { result.lastBaseline = line }
                case "thickness":
                    guard let thickness = value.thickness else { return nil }
                    result.thickness = thickness
                default:
                    let words = key.split(separator: " ")
                    guard words.count == 3, words[0] == "at", words[1] == "width", let width = Double(words[2]), width >= 0,
                        width.isFinite, let size = value.plainSize
                    else { return nil }
                    result.atWidths[width] = size
                }
            }
        }
        return result
    }
}
