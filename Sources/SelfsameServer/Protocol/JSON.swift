// A JSON value of any shape: what stands on the wire. Members that are missing read as `null`, so that a message with parts left out is
// answered as far as it goes.

import SelfsameSystem

/// A JSON value.
public enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])
}

extension JSON {
    /// A member of an object; `null` where there is none.
    public subscript(name: String) -> JSON {
        if case .object(let members) = self { members[name] ?? .null } else { .null }
    }

    /// An element of an array; `null` where there is none.
    public subscript(index: Int) -> JSON {
        if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { .null }
    }

    /// The text, where it is one.
    public var string: String? { if case .string(let text) = self { text } else { nil } }
    /// The whole number, where it is one.
    public var integer: Int? {
        switch self {
        case .integer(let number): number
        case .number(let number): Int(exactly: number)
        default: nil
        }
    }
    /// The truth value, where it is one.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The elements; none where it is no array.
    public var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
    /// The members; none where it is no object.
    public var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }

    /// The texts of an array.
    var strings: [String] { elements.compactMap(\.string) }

    /// An object without the members that are `null`: the protocol takes many that are left out, and few that are `null`.
    static func object(leavingOutNull members: [String: JSON]) -> JSON { .object(members.filter { $0.value != .null }) }
}

extension JSON: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// A text.
    public init(stringLiteral text: String) { self = .string(text) }
    /// A whole number.
    public init(integerLiteral number: Int) { self = .integer(number) }
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// An array.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// An object; the last of equal names counts.
    public init(dictionaryLiteral members: (String, JSON)...) { self = .object(Dictionary(members) { $1 }) }
    /// `null`.
    public init(nilLiteral: ()) { self = .null }
}

extension JSON: Codable {
    /// Reads a value of any shape.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        // The shapes that messages have most of come first: each that does not fit costs an error.
        if let text = try? value.decode(String.self) {
            self = .string(text)
        } else if let members = try? value.decode([String: JSON].self) {
            self = .object(members)
        } else if let number = try? value.decode(Int.self) {
            self = .integer(number)
        } else if let elements = try? value.decode([JSON].self) {
            self = .array(elements)
        } else if let flag = try? value.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if value.decodeNil() {
            self = .null
        } else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "not a JSON value")
        }
    }

    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let flag): try value.encode(flag)
        case .integer(let number): try value.encode(number)
        case .number(let number): try value.encode(number)
        case .string(let text): try value.encode(text)
        case .array(let elements): try value.encode(elements)
        case .object(let members): try value.encode(members)
        }
    }
}

extension JSON {
    /// Reads a value; nil where the bytes are no JSON.
    init?(parsing bytes: [UInt8]) {
        guard let value = try? JSONDecoder().decode(JSON.self, from: Data(bytes)) else { return nil }
        self = value
    }

    /// The value as UTF-8.
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        // Every value of this type can be written, but for numbers that are none.
        return (try? encoder.encode(self)).map { [UInt8]($0) } ?? Array("null".utf8)
    }
}
