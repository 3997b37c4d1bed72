// What configurations come to, for people and for editors: `config show`, the first file of `config init`, the schema.

import SelfsameLint
import SelfsameReports
import SelfsameSyntax

/// The settings of a file: its configuration files, its rules, and each key that is set with its place.
public func configurationText(_ configuration: Configuration, of path: String) -> String {
    var text = "file: \(printable(path))\n"
    if configuration.files.isEmpty {
        text += "configuration: none (create one with `selfsame config init`)\n"
    } else {
        for file in configuration.files.reversed() { text += "configuration: \(printable(file.path))\n" }
    }
    let full = absolutePath(path)
    if configuration.excluded.contains(where: { $0.covers(full) }) { text += "excluded: yes (linted only if named on the command line)\n" }
    let options = configuration.lintOptions(for: full)
    text += "rules:\n"
    for rule in RuleCatalogue.known {
        let severity = options.rules?.contains(rule.id) == true ? options.severities[rule.id]?.word ?? rule.severityWord : "off"
        text += "  \(rule.id): \(severity)\n"
    }
    let keys = ConfigurationKey.all.filter { $0.shape != .rules && configuration.entry($0.name) != nil }
    if !keys.isEmpty { text += "keys:\n" }
    for key in keys {
        for entry in configuration.entries(key.name) {
            text += "  \(key.name): \(printable(entry.value.text))  (\(printable(entry.path)):\(entry.location.line))\n"
        }
    }
    for file in configuration.files {
        for override in file.overrides where override.paths.contains(where: { $0.covers(full) }) {
            text += "override of \(printable(file.path)): \(printable(override.paths.map(\.pattern).joined(separator: ", ")))\n"
        }
    }
    return text
}

extension ConfigurationValue {
    /// On one line.
    var text: String {
        switch self {
        case .flag(let flag): String(flag)
        case .text(let text): text
        case .list(let list): "[" + list.joined(separator: ", ") + "]"
        case .map(let map): "{" + map.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
        }
    }
}

/// A first configuration: what most projects set, and every other key as a comment.
public func firstConfiguration() -> String {
    var text = """
        {
            // Applies to the files in this folder and below. Comments and trailing commas are allowed.
            // `selfsame config show FILE` prints the settings of a file.
            "excluded": [],
            "disabled_rules": [],

        """
    for key in ConfigurationKey.all where !["excluded", "disabled_rules"].contains(key.name) {
        text += "    // \(key.help)\n    // \"\(key.name)\": \(key.example),\n"
    }
    return text + "    // \"identical_branches\": \"error\",\n}\n"
}

extension ConfigurationKey {
    private static let listExamples = [
        "included": "Sources/**", "excluded": "**/Generated", "defines": "BETA", "preludes": "Descriptions/DesignKit.swift",
        "invariant_conditions": "Flags.*", "conditional_helpers": "when", "state_holders": "MapCanvas", "leaf_views": "Badge",
        "containers": "CardStack", "generated_markers": "Made by Sourcery",
    ]

    /// A value that it may have, as JSON.
    var example: String {
        switch shape {
        case .flag: "true"
        case .text: ["baseline": "\".selfsame-baseline.json\"", "packages": "\"auto\""][name] ?? "\"../.selfsame.json\""
        case .choice(let words): "\"\(words[0])\""
        case .version: name == "swift_version" ? "\"6.2\"" : "\"17.0\""
        case .list: Self.listExamples[name].map { "[\"\($0)\"]" } ?? "[]"
        case .rules: name == "opt_in_rules" ? "[\"body_complexity\"]" : "[\"identical_branches\"]"
        case .map: "{\"dimmed\": \"false\"}"
        case .rule: "\"warning\""
        case .overrides: "[{\"paths\": [\"Legacy/**\"], \"disabled_rules\": [\"all\"]}]"
        }
    }
}

/// The schema of configuration files, for editors.
public func configurationSchema() throws -> String {
    func keys(inOverride: Bool) -> [String: SchemaNode] {
        var result: [String: SchemaNode] = [:]
        for key in ConfigurationKey.all where !inOverride || key.isOverridable { result[key.name] = key.schema }
        for rule in RuleCatalogue.known {
            result[rule.id] = SchemaNode(reference: "severity", description: sentence(rule.summary))
        }
        if inOverride {
            result["paths"] = SchemaNode(type: "array", description: "globs, relative to this file", items: Box(SchemaNode(type: "string")))
        } else {
            result["$schema"] = SchemaNode(type: "string")
        }
        return result
    }
    let words = Severity.allCases.map(\.word)
    var root = SchemaNode(
        type: "object", description: "The configuration of selfsame: `.selfsame.json`.", properties: keys(inOverride: false))
    root.schema = "https://json-schema.org/draft/2020-12/schema"
    root.isClosed = true
    var block = SchemaNode(type: "object", properties: keys(inOverride: true))
    block.required = ["paths"]
    block.isClosed = true
    var severity = SchemaNode()
    severity.anyOf = [
        SchemaNode(type: "string", words: words),
        SchemaNode(type: "object", properties: ["severity": SchemaNode(type: "string", words: words)]),
    ]
    root.definitions = [
        "override": block, "severity": severity,
        "rule": SchemaNode(type: "string", words: RuleCatalogue.known.map(\.id) + ["all"]),
    ]
    return try json(root)
}

extension ConfigurationKey {
    fileprivate var schema: SchemaNode {
        switch shape {
        case .flag: SchemaNode(type: "boolean", description: help)
        case .text: SchemaNode(type: "string", description: help)
        case .choice(let words): SchemaNode(type: "string", description: help, words: words)
        case .version: SchemaNode(type: "string", description: help, pattern: "^[0-9]+(\\.[0-9]+){0,2}$")
        case .list: SchemaNode(type: "array", description: help, items: Box(SchemaNode(type: "string")))
        case .rules: SchemaNode(type: "array", description: help, items: Box(SchemaNode(reference: "rule")))
        case .map: SchemaNode(type: "object", description: help)
        case .rule: SchemaNode(reference: "severity", description: help)
        case .overrides: SchemaNode(type: "array", description: help, items: Box(SchemaNode(reference: "override")))
        }
    }
}

/// A reference that lets a schema hold schemas.
private final class Box: Encodable {
    let node: SchemaNode
    init(_ node: SchemaNode) { self.node = node }
    func encode(to encoder: any Encoder) throws { try node.encode(to: encoder) }
}

/// A part of a schema.
private struct SchemaNode: Encodable {
    var schema: String?
    var type: String?
    var reference: String?
    var description: String?
    var words: [String]?
    var pattern: String?
    var items: Box?
    var properties: [String: SchemaNode]?
    var required: [String]?
    var isClosed = false
    var anyOf: [SchemaNode]?
    var definitions: [String: SchemaNode]?

    init(
        type: String? = nil, reference: String? = nil, description: String? = nil, words: [String]? = nil, pattern: String? = nil,
        items: Box? = nil, properties: [String: SchemaNode]? = nil
    ) {
        self.type = type
        self.reference = reference.map { "#/$defs/" + $0 }
        self.description = description
        self.words = words
        self.pattern = pattern
        self.items = items
        self.properties = properties
    }

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case type
        case reference = "$ref"
        case description
        case words = "enum"
        case pattern, items, properties, required, anyOf
        case isClosed = "additionalProperties"
        case definitions = "$defs"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(schema, forKey: .schema)
        try container.encodeIfPresent(type, forKey: .type)
        try container.encodeIfPresent(reference, forKey: .reference)
        try container.encodeIfPresent(description, forKey: .description)
        try container.encodeIfPresent(words, forKey: .words)
        try container.encodeIfPresent(pattern, forKey: .pattern)
        try container.encodeIfPresent(items, forKey: .items)
        try container.encodeIfPresent(properties, forKey: .properties)
        try container.encodeIfPresent(required, forKey: .required)
        try container.encodeIfPresent(anyOf, forKey: .anyOf)
        try container.encodeIfPresent(definitions, forKey: .definitions)
        if isClosed { try container.encode(false, forKey: .isClosed) }
    }
}
