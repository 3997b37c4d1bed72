// Reading one configuration file: JSON5 by Foundation, every key and value checked against the list of keys, every mistake with its place.

import SelfsameLint
import SelfsameSyntax
import SelfsameSystem

/// The name of configuration files.
public let configurationFileName = ".selfsame.json"

/// A value as the file has it.
public enum ConfigurationValue: Sendable, Hashable {
    case flag(Bool)
    case text(String)
    case list([String])
    case map([String: String])
}

/// A value and where it comes from.
public struct ConfigurationEntry: Sendable, Hashable {
    /// The value.
    public var value: ConfigurationValue
    /// The file, as it is printed.
    public var path: String
    /// The folder of that file, from the root: globs and files are relative to it.
    public var folder: String
    /// The place of the key.
    public var location: SourceLocation
}

/// Keys that hold for some paths.
public struct ConfigurationOverride: Sendable {
    /// The paths.
    public var paths: [Glob]
    /// The keys.
    public var entries: [String: ConfigurationEntry]
}

/// One configuration file.
public struct ConfigurationFile: Sendable {
    /// The path, as it is printed.
    public var path: String
    /// The folder, from the root.
    public var folder: String
    /// Its keys, without `overrides`.
    public var entries: [String: ConfigurationEntry] = [:]
    /// The blocks of `overrides`, in order.
    public var overrides: [ConfigurationOverride] = []
    /// What is wrong with it.
    public var problems: [InputProblem] = []

    /// Reads a file.
    public init(path: String) {
        switch readSource(at: path) {
        case .success(let source): self.init(reading: source)
        case .failure(let problem):
            self.init(at: path)
            problems = [problem]
        }
    }

    /// Reads the text of a file.
    public init(reading source: SourceFile) {
        self.init(at: source.path)
        read(source)
    }

    private init(at path: String) {
        self.path = path
        let full = absolutePath(path)
        folder = full.lastIndex(of: "/").map { $0 == full.startIndex ? "/" : String(full[..<$0]) } ?? "/"
    }

    private mutating func read(_ source: SourceFile) {
        let places = JSONPlaces(source.bytes)
        func problem(_ message: String, at offset: Int?) {
            let location = offset.map { source.location(of: UInt32(clamping: $0)) }
            problems.append(InputProblem(path: path, location: location, message: message))
        }
        // Foundation's reader of JSON5 traps on other bytes.
        guard String(validating: source.bytes, as: UTF8.self) != nil else { return problem("not UTF-8", at: nil) }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        // It also looks at the byte behind a number, which therefore must not be the last.
        guard let top = try? decoder.decode(JSONValue.self, from: Data(source.bytes + [UInt8(ascii: "\n")])) else {
            let isEmpty = source.bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
            return problem(
                isEmpty ? "the file is empty; write at least `{}`" : "not JSON (JSON5 is read: comments and trailing commas are allowed)",
                at: places.mistake ?? 0)
        }
        guard case .object(let object) = top else {
            return problem("a configuration must be an object: `{ … }`", at: places.values[[]])
        }
        for repeated in places.repeated {
            if case .key(let name)? = repeated.last { problem("duplicate key `\(name)`", at: places.names[repeated]) }
        }
        var reader = BlockReader(path: path, folder: folder, source: source, places: places)
        entries = reader.entries(of: object, at: [], isOverride: false)
        overrides = reader.overrides(of: object)
        problems += reader.problems
        problems = problems.inPathOrder()
    }
}

/// A JSON value of any shape.
enum JSONValue: Decodable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    var kind: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .bool: "a boolean"
        case .null: "`null`"
        }
    }
}

/// Checks the keys of one object.
private struct BlockReader {
    let path: String
    let folder: String
    let source: SourceFile
    let places: JSONPlaces
    var problems: [InputProblem] = []

    mutating func entries(
        of object: [String: JSONValue], at steps: [JSONPlaces.Step], isOverride: Bool
    ) -> [String: ConfigurationEntry] {
        var result: [String: ConfigurationEntry] = [:]
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            let steps = steps + [.key(name)]
            // Editors put the schema's address there.
            if !isOverride, name == "$schema" { continue }
            if isOverride, name == "paths" { continue }
            guard let key = ConfigurationKey.named(name) else {
                report("unknown key `\(name)`" + didYouMean(name, among: ConfigurationKey.names), at: places.names[steps])
                continue
            }
            if isOverride, !key.isOverridable {
                report("`\(name)` applies to the whole program; move it out of `overrides`", at: places.names[steps])
                continue
            }
            if key.shape == .overrides { continue }
            guard let read = self.value(value, of: key, at: steps) else { continue }
            let location = source.location(of: UInt32(clamping: places.names[steps] ?? 0))
            result[name] = ConfigurationEntry(value: read, path: path, folder: folder, location: location)
        }
        return result
    }

    mutating func overrides(of object: [String: JSONValue]) -> [ConfigurationOverride] {
        guard let value = object["overrides"] else { return [] }
        let steps: [JSONPlaces.Step] = [.key("overrides")]
        guard case .array(let blocks) = value else {
            report("`overrides` must be an array of objects, not \(value.kind)", at: places.values[steps])
            return []
        }
        return blocks.enumerated().compactMap { index, block in
            let steps = steps + [.index(index)]
            guard case .object(let object) = block else {
                report("an element of `overrides` must be an object, not \(block.kind)", at: places.values[steps])
                return nil
            }
            guard let paths = object["paths"] else {
                report("an element of `overrides` needs `paths`, an array of globs", at: places.values[steps])
                return nil
            }
            let globs = list(paths, of: "paths", at: steps + [.key("paths")]) ?? []
            return ConfigurationOverride(
                paths: globs.map { Glob($0, in: folder) }, entries: entries(of: object, at: steps, isOverride: true))
        }
    }

    // MARK: Values

    private mutating func value(_ value: JSONValue, of key: ConfigurationKey, at steps: [JSONPlaces.Step]) -> ConfigurationValue? {
        let place = places.values[steps]
        func wrong(_ wanted: String) -> ConfigurationValue? {
            report("`\(key.name)` must be \(wanted), not \(value.kind)", at: place)
            return nil
        }
        switch key.shape {
        case .flag:
            guard case .bool(let flag) = value else { return wrong("`true` or `false`") }
            return .flag(flag)
        case .text:
            guard case .string(let text) = value else { return wrong("a string") }
            return .text(text)
        case .choice(let words):
            guard let text = text(value) else { return wrong("a string") }
            guard words.contains(text) else {
                report(
                    "invalid value `\(text)` for `\(key.name)` (expected \(listed(words, last: " or ")))" + didYouMean(text, among: words),
                    at: place)
                return nil
            }
            return .text(text)
        case .version:
            // What `17.10` means as a number is not what is written.
            if case .number = value, !isWrittenWhole(at: place) {
                report("`\(key.name)` must be a string with a version, such as `\"17.4\"`, not a number", at: place)
                return nil
            }
            guard let text = text(value) else { return wrong("a string with a version") }
            guard isVersion(text) else {
                report("invalid version `\(text)` for `\(key.name)`; write a version such as `\"17.0\"`", at: place)
                return nil
            }
            return .text(text)
        case .list: return list(value, of: key.name, at: steps).map { .list($0) }
        case .rules:
            guard let names = list(value, of: key.name, at: steps) else { return nil }
            for (index, name) in names.enumerated() where name != "all" && RuleCatalogue.rule(name) == nil {
                report(
                    "unknown rule `\(name)`" + didYouMean(name, among: RuleCatalogue.known.map(\.id)),
                    at: places.values[steps + [.index(index)]])
            }
            return .list(names)
        case .map:
            guard case .object(let object) = value else { return wrong("an object with string values") }
            var result: [String: String] = [:]
            for (name, value) in object {
                guard case .string(let text) = value else {
                    report("a value of `\(key.name)` must be a string, not \(value.kind)", at: places.values[steps + [.key(name)]])
                    continue
                }
                result[name] = text
            }
            return .map(result)
        case .rule: return severity(value, of: key.name, at: steps)
        case .overrides: return nil
        }
    }

    /// `"warning"` or `{"severity": "warning"}`.
    private mutating func severity(_ value: JSONValue, of rule: String, at steps: [JSONPlaces.Step]) -> ConfigurationValue? {
        var value = value
        var steps = steps
        if case .object(let object) = value {
            for name in object.keys.sorted() where name != "severity" {
                report("unknown key `\(name)` for rule `\(rule)` (expected `severity`)", at: places.names[steps + [.key(name)]])
            }
            guard let inner = object["severity"] else { return nil }
            value = inner
            steps.append(.key("severity"))
        }
        let words = Severity.allCases.map(\.word)
        guard case .string(let word) = value, words.contains(word) else {
            let found = if case .string(let word) = value { "`\(word)`" } else { value.kind }
            let isOff = if case .string("off") = value { true } else if case .bool(false) = value { true } else { false }
            let help = isOff ? "; to switch it off: `\"disabled_rules\": [\"\(rule)\"]`" : ""
            report("the severity of `\(rule)` must be \(listed(words, last: " or ")), not \(found)\(help)", at: places.values[steps])
            return nil
        }
        return .text(word)
    }

    private mutating func list(_ value: JSONValue, of name: String, at steps: [JSONPlaces.Step]) -> [String]? {
        guard case .array(let values) = value else {
            report("`\(name)` must be an array of strings, not \(value.kind)", at: places.values[steps])
            return nil
        }
        return values.enumerated().compactMap { index, value in
            if case .string(let text) = value { return text }
            report("an element of `\(name)` must be a string, not \(value.kind)", at: places.values[steps + [.index(index)]])
            return nil
        }
    }

    /// A text, or a whole number, which means the same in a choice or a version.
    private func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): text
        case .number(let number) where number == number.rounded() && abs(number) < 10_000: String(Int(number))
        default: nil
        }
    }

    /// Whether a number is written with digits alone: `16`, not `16.0`, which Foundation reads alike.
    private func isWrittenWhole(at offset: Int?) -> Bool {
        guard let offset else { return true }
        let word = source.bytes[offset...].prefix { !Array(",}] \t\r\n/".utf8).contains($0) }
        return !word.isEmpty && word.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private mutating func report(_ message: String, at offset: Int?) {
        let location = offset.map { source.location(of: UInt32(clamping: $0)) }
        problems.append(InputProblem(path: path, location: location, message: message))
    }
}
