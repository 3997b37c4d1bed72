// A validator for the keywords of JSON Schema (draft 2020-12) that fixtures/schemas use. A keyword that it does not know is a failure, so
// that no schema promises what is not checked.

import Foundation

/// A schema that is being applied to a value.
public struct JSONSchema {
    private let root: [String: Any]

    /// Reads a schema.
    public init(_ data: Data) throws {
        guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        self.root = root
    }

    /// Where a JSON text differs from the schema, with the path of the value.
    public func failures(in text: String) throws -> [String] {
        failures(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed), root, at: "$")
    }

    private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description"]

    private func failures(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
        schema.keys.sorted().flatMap { keyword -> [String] in
            guard let argument = schema[keyword], !Self.annotations.contains(keyword) else { return [] }
            switch keyword {
            case "$ref":
                guard let target = referenced(argument) else { return ["\(path): no schema \(argument)"] }
                return failures(value, target, at: path)
            case "type": return has(value, type: argument as? String ?? "") ? [] : ["\(path): is no \(argument)"]
            case "const": return isEqual(value, argument) ? [] : ["\(path): is not \(argument)"]
            case "enum": return (argument as? [Any] ?? []).contains { isEqual($0, value) } ? [] : ["\(path): is none of \(argument)"]
            case "minimum":
                guard let number = value as? NSNumber, let least = argument as? NSNumber else { return [] }
                return number.doubleValue >= least.doubleValue ? [] : ["\(path): is below \(least)"]
            case "pattern":
                guard let text = value as? String, let pattern = argument as? String else { return [] }
                return text.range(of: pattern, options: .regularExpression) == nil ? ["\(path): does not match \(pattern)"] : []
            case "anyOf":
                let choices = (argument as? [[String: Any]] ?? []).map { failures(value, $0, at: path) }
                return choices.contains([]) ? [] : choices.first ?? []
            case "items":
                guard let items = value as? [Any], let schema = argument as? [String: Any] else { return [] }
                return items.enumerated().flatMap { failures($0.element, schema, at: "\(path)[\($0.offset)]") }
            case "required":
                guard let object = value as? [String: Any] else { return [] }
                return (argument as? [String] ?? []).filter { object[$0] == nil }.map { "\(path): has no \($0)" }
            case "properties":
                guard let object = value as? [String: Any], let properties = argument as? [String: [String: Any]] else { return [] }
                return object.keys.sorted().flatMap { key in
                    properties[key].flatMap { schema in object[key].map { failures($0, schema, at: "\(path).\(key)") } } ?? []
                }
            case "additionalProperties":
                guard let object = value as? [String: Any], argument as? Bool == false else { return [] }
                let known = (schema["properties"] as? [String: Any] ?? [:]).keys
                return object.keys.filter { !known.contains($0) }.sorted().map { "\(path): has an unknown \($0)" }
            default: return ["\(path): the validator does not know \(keyword)"]
            }
        }
    }

    /// `#/$defs/name`.
    private func referenced(_ reference: Any) -> [String: Any]? {
        guard let reference = reference as? String, reference.hasPrefix("#/$defs/") else { return nil }
        return (root["$defs"] as? [String: Any])?[String(reference.dropFirst(8))] as? [String: Any]
    }

    private func has(_ value: Any, type: String) -> Bool {
        let number = value as? NSNumber
        switch type {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "string": return value is String
        case "boolean": return number.map(isBoolean) ?? false
        case "integer": return number.map { !isBoolean($0) && $0.doubleValue == $0.doubleValue.rounded() } ?? false
        default: return false
        }
    }

    /// JSON's `true` and `1` come as the same class; their encodings differ.
    private func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

    private func isEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? String, let b = b as? String { return a == b }
        if let a = a as? NSNumber, let b = b as? NSNumber { return a == b && isBoolean(a) == isBoolean(b) }
        return false
    }
}
