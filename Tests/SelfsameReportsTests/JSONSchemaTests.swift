// The validator itself: a schema must be able to fail.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("JSON Schema")
struct JSONSchemaTests {
    private func failures(_ schema: String, _ value: String) throws -> [String] {
        try JSONSchema(Data(schema.utf8)).failures(in: value)
    }

    @Test(
        "Each keyword accepts and rejects",
        arguments: [
            (#"{"type":"integer","minimum":1}"#, "1", "0"),
            (#"{"type":"integer"}"#, "3", "3.5"),
            (#"{"type":"integer"}"#, "1", "true"),
            (#"{"type":"boolean"}"#, "true", "1"),
            (#"{"type":"string","pattern":"^a+$"}"#, #""aa""#, #""ab""#),
            (#"{"const":1}"#, "1", "2"),
            (#"{"enum":["a","b"]}"#, #""b""#, #""c""#),
            (#"{"type":"array","items":{"type":"string"}}"#, #"["a"]"#, #"["a",1]"#),
            (#"{"type":"object","required":["a"]}"#, #"{"a":1}"#, #"{"b":1}"#),
            (#"{"properties":{"a":{"type":"string"}}}"#, #"{"a":"x"}"#, #"{"a":1}"#),
            (#"{"properties":{"a":{}},"additionalProperties":false}"#, #"{"a":1}"#, #"{"b":1}"#),
            (##"{"$ref":"#/$defs/p","$defs":{"p":{"type":"string"}}}"##, #""x""#, "1"),
        ])
    func keywords(schema: String, good: String, bad: String) throws {
        #expect(try failures(schema, good) == [])
        #expect(try !failures(schema, bad).isEmpty)
    }

    @Test("A keyword that is not known is a failure, with the path of the value")
    func unknown() throws {
        #expect(try failures(#"{"items":{"maxLength":3}}"#, #"["a"]"#) == ["$[0]: the validator does not know maxLength"])
    }
}
