// `.xcconfig` files: `NAME[sdk=…] = value` and `#include "other"`. What a file includes stands where the `#include` does; the last value of
// a name counts. Files that include each other are said and read once.

import SelfsameSyntax
import SelfsameSystem

/// One `NAME[condition] = value`.
struct SettingLine: Sendable, Hashable {
    /// Without conditions.
    var name: String
    /// `sdk`, `config` or `arch` and the pattern that it must match.
    var conditions: [String: String] = [:]
    var value: String
    var place: StatedPlace

    /// Reads a name with its conditions: `NAME[sdk=iphoneos*][config=Debug]`.
    init(spelling: String, value: String, place: StatedPlace) {
        let parts = spelling.split(separator: "[")
        name = parts.first.map { $0.trimmed(of: \.isWhitespace) } ?? ""
        self.value = value
        self.place = place
        for part in parts.dropFirst() {
            for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
                let halves = condition.split(separator: "=", maxSplits: 1).map { $0.trimmed(of: \.isWhitespace) }
                if halves.count == 2 { conditions[halves[0]] = halves[1] }
            }
        }
    }
}

/// The settings of a file with all that it includes.
struct ConfigurationSettings {
    private(set) var lines: [SettingLine] = []
    private(set) var remarks: [ProjectRemark] = []
    /// The files read, from the root.
    private(set) var files: [String] = []
    private var open: [String] = []

    private static let depthLimit = 64
    private static let fileLimit = 2000

    /// Reads a file by its path from the root.
    init(path: String, namedAt place: StatedPlace) { read(path, namedAt: place, isOptional: false) }

    private mutating func read(_ path: String, namedAt place: StatedPlace, isOptional: Bool) {
        func remark(_ message: String) { remarks.append(ProjectRemark(place: place, message: message)) }
        if open.contains(path) { return remark("`\(lastPathComponent(path))` includes itself") }
        guard open.count < Self.depthLimit, files.count < Self.fileLimit else { return remark("too many files are included") }
        guard case .success(let source) = readSource(at: path) else {
            return isOptional ? () : remark("`\(lastPathComponent(path))` cannot be read; its settings are unknown")
        }
        open.append(path)
        files.append(path)
        defer { open.removeLast() }
        let text = String(decoding: source.bytes, as: UTF8.self)
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let place = StatedPlace(path: path, line: number + 1)
            let code = withoutComment(line)
            if code.hasPrefix("#include") {
                let isOptional = code.hasPrefix("#include?")
                let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 3 else { continue }
                let name = String(parts[1])
                let target = name.hasPrefix("/") ? name : parentFolder(path) + "/" + name
                // Xcode finds `Pods/x` and `Pods/x.xcconfig` alike.
                read(absolutePath(target.hasSuffix(".xcconfig") ? target : target + ".xcconfig"), namedAt: place, isOptional: isOptional)
            } else if let sign = assignment(in: code) {
                let name = code[..<sign].trimmed(of: \.isWhitespace)
                let value = code[code.index(after: sign)...].trimmed(of: \.isWhitespace)
                if !name.isEmpty { lines.append(SettingLine(spelling: name, value: value, place: place)) }
            }
        }
    }

    private func withoutComment(_ line: Substring) -> String {
        let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
        return line[..<end].trimmed(of: \.isWhitespace)
    }

    /// The `=` that stands in no brackets.
    private func assignment(in line: String) -> String.Index? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }
}
