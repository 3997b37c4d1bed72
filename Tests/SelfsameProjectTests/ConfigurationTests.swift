// Configuration files: what each key does, every mistake with its place, and which file governs which source.

import Foundation
import SelfsameLint
import SelfsameProject
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Configuration")
struct ConfigurationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func problems(_ text: String) throws -> [String] {
        try folder.write(text, to: "x.json")
        return ConfigurationFile(path: folder.url("x.json").path).problems.map { problem in
            (problem.location.map { "\($0.line):\($0.column): " } ?? "") + problem.message
        }
    }

    private func options(_ text: String, for path: String = "A.swift") throws -> LintOptions {
        try folder.write(text, to: configurationFileName)
        let file = folder.url(path).path
        return ConfigurationStore().configuration(forFile: file).lintOptions(for: file)
    }

    private var defaults: Set<String> { Set(RuleCatalogue.known.filter(\.isDefault).map(\.id)) }

    @Test(
        "Each mistake has its place and says what to do",
        arguments: [
            ("", "1:1: the file is empty; write at least `{}`"),
            ("[]", "1:1: a configuration must be an object: `{ … }`"),
            ("{\n  \"strict\": true\n  \"sdk\": 26\n}", "3:3: not JSON (JSON5 is read: comments and trailing commas are allowed)"),
            ("{ \"strict\": tru", "1:16: not JSON (JSON5 is read: comments and trailing commas are allowed)"),
            ("{\n  \"exclude\": []\n}", "2:3: unknown key `exclude`; did you mean `excluded`?"),
            ("{ \"zzz\": 1 }", "1:3: unknown key `zzz`"),
            ("{ identical_branch: 'error' }", "1:3: unknown key `identical_branch`; did you mean `identical_branches`?"),
            ("{ strict: 'yes' }", "1:11: `strict` must be `true` or `false`, not a string"),
            ("{ strict: null }", "1:11: `strict` must be `true` or `false`, not `null`"),
            ("{ excluded: 'a' }", "1:13: `excluded` must be an array of strings, not a string"),
            ("{ excluded: ['a', {}] }", "1:19: an element of `excluded` must be a string, not an object"),
            ("{ baseline: [] }", "1:13: `baseline` must be a string, not an array"),
            ("{ disabled_rules: ['switch_same_veiw'] }", "1:20: unknown rule `switch_same_veiw`; did you mean `switch_same_view`?"),
            (
                "{ deployment_target: 16.0 }", "1:22: `deployment_target` must be a string with a version, such as `\"17.4\"`, not a number"
            ),
            ("{ swift_version: 6.0/* a */}", "1:18: `swift_version` must be a string with a version, such as `\"17.4\"`, not a number"),
            ("{ deployment_target: 17.4 }", "1:22: `deployment_target` must be a string with a version, such as `\"17.4\"`, not a number"),
            ("{ deployment_target: 'new' }", "1:22: invalid version `new` for `deployment_target`; write a version such as `\"17.0\"`"),
            ("{ sdk: 28 }", "1:8: invalid value `28` for `sdk` (expected 26 or 27)"),
            (
                "{ platform: 'macso' }",
                "1:13: invalid value `macso` for `platform` (expected ios, macos, tvos, watchos or visionos); did you mean `macos`?"
            ),
            ("{ identical_branches: 'bad' }", "1:23: the severity of `identical_branches` must be hint, warning or error, not `bad`"),
            (
                "{ identical_branches: 'off' }",
                "1:23: the severity of `identical_branches` must be hint, warning or error, not `off`; "
                    + "to switch it off: `\"disabled_rules\": [\"identical_branches\"]`"
            ),
            ("{ identical_branches: {level: 1} }", "1:24: unknown key `level` for rule `identical_branches` (expected `severity`)"),
            ("{ inert_modifiers: {a: 1} }", "1:24: a value of `inert_modifiers` must be a string, not a number"),
            ("{ overrides: {} }", "1:14: `overrides` must be an array of objects, not an object"),
            ("{ overrides: [{disabled_rules: []}] }", "1:15: an element of `overrides` needs `paths`, an array of globs"),
            ("{ overrides: [{paths: [], sdk: 26}] }", "1:27: `sdk` applies to the whole program; move it out of `overrides`"),
            ("{ strict: true, strict: true }", "1:17: duplicate key `strict`"),
        ])
    func mistakes(text: String, expected: String) throws {
        #expect(try problems(text) == [expected])
    }

    @Test("JSON5: comments, names without quotes, single quotes, trailing commas, a byte order mark, $schema")
    func json5() throws {
        // A whole number is the version that it says.
        #expect(try problems("{deployment_target: 16}") == [])
        #expect(try problems("\u{FEFF}// a\n{ /* b */ '$schema': 'x', strict: true, \"sdk\": 27, deployment_target: '17.4', }\n") == [])
        #expect(try problems("{}") == [])
    }

    @Test("Every key is read, shown by its default text, and part of the schema")
    func everyKey() throws {
        let schema = try configurationSchema()
        for key in ConfigurationKey.all {
            #expect(schema.contains("\"\(key.name)\""))
            #expect(firstConfiguration().contains("\"\(key.name)\": "))
        }
        // The first configuration is right, with every comment opened as well.
        #expect(try problems(firstConfiguration()) == [])
        let opened = firstConfiguration().split(separator: "\n").map { line -> String in
            let text = line.drop { $0 == " " }
            return text.hasPrefix("// \"") ? String(text.dropFirst(3)) : String(line)
        }
        #expect(try problems(opened.joined(separator: "\n")) == [])
    }

    @Test("The schema takes what the reader takes, and refuses what it refuses")
    func schema() throws {
        let schema = try JSONSchema(Data(configurationSchema().utf8))
        for text in [
            #"{"strict": true, "excluded": ["a"], "overrides": [{"paths": ["b"], "only_rules": ["identical_branches"]}]}"#,
            #"{"identical_branches": "error", "hidden_in_branch": {"severity": "hint"}, "inert_modifiers": {"a": "0"}}"#, "{}",
        ] {
            #expect(try schema.failures(in: text) == [], "\(text)")
            #expect(try problems(text) == [], "\(text)")
        }
        for text in [
            #"{"strict": 1}"#, #"{"exclude": []}"#, #"{"overrides": [{}]}"#, #"{"overrides": [{"paths": [], "sdk": "26"}]}"#,
            #"{"only_rules": ["nonsense"]}"#, #"{"identical_branches": "bad"}"#, #"{"sdk": "28"}"#, #"{"deployment_target": "x"}"#,
        ] {
            #expect(try !schema.failures(in: text).isEmpty, "\(text)")
            #expect(try !problems(text).isEmpty, "\(text)")
        }
    }

    @Test("Rules: only, opted in, disabled, severities, reasons, overrides in order")
    func rules() throws {
        #expect(try options("{}").rules == defaults)
        #expect(try options("{only_rules: ['identical_branches']}").rules == ["identical_branches"])
        #expect(try options("{disabled_rules: ['identical_branches']}").rules == defaults.subtracting(["identical_branches"]))
        #expect(try options("{disabled_rules: ['all']}").rules == [])
        #expect(try options("{opt_in_rules: ['all']}").rules == Set(RuleCatalogue.known.map(\.id)))
        #expect(try options("{require_reason: true}").rules?.contains("disable_without_reason") == true)
        #expect(try options("{identical_branches: 'error'}").severities == ["identical_branches": .error])
        #expect(try options("{identical_branches: {severity: 'hint'}}").severities == ["identical_branches": .hint])
        let text = """
            {
                disabled_rules: ['identical_branches'],
                overrides: [
                    {paths: ['Old'], disabled_rules: ['all'], switch_same_view: 'hint'},
                    {paths: ['Old/New/*.swift'], only_rules: ['identical_branches']},
                ],
            }
            """
        #expect(try options(text).rules == defaults.subtracting(["identical_branches"]))
        #expect(try options(text, for: "Old/A.swift").rules == [])
        #expect(try options(text, for: "Old/A.swift").severities == ["switch_same_view": .hint])
        #expect(try options(text, for: "Old/New/A.swift").rules == ["identical_branches"])
    }

    @Test("The nearest file counts, and only a parent that it names is below it")
    func nearest() throws {
        try folder.write("{disabled_rules: ['all'], strict: true}", to: configurationFileName)
        try folder.write("{only_rules: ['identical_branches']}", to: "A/" + configurationFileName)
        try folder.write("{parent_config: '../.selfsame.json', opt_in_rules: ['switch_same_view']}", to: "B/" + configurationFileName)
        let store = ConfigurationStore()
        func configuration(_ path: String) -> Configuration { store.configuration(forFile: folder.url(path).path) }
        func rules(_ path: String) -> Set<String>? { configuration(path).lintOptions(for: folder.url(path).path).rules }
        #expect(rules("X.swift") == [])
        #expect(rules("A/Deep/X.swift") == ["identical_branches"])
        #expect(configuration("A/Deep/X.swift").failLevel == nil)
        #expect(rules("B/X.swift") == ["switch_same_view"])
        #expect(configuration("B/X.swift").failLevel == "warning")
        #expect(store.problems.isEmpty)
    }

    @Test("A file that is given takes the place of those at and above its folder, not of those below")
    func explicit() throws {
        try folder.write("{disabled_rules: ['all']}", to: configurationFileName)
        try folder.write("{only_rules: ['identical_branches']}", to: "A/" + configurationFileName)
        try folder.write("{only_rules: ['switch_same_view']}", to: "ci.json")
        try folder.write("{switch_same_view: 'error'}", to: "more.json")
        let store = ConfigurationStore(startingFrom: ["ci.json", "more.json"].map { folder.url($0).path })
        func options(_ path: String) -> LintOptions {
            store.configuration(forFile: folder.url(path).path).lintOptions(for: folder.url(path).path)
        }
        #expect(options("X.swift").rules == ["switch_same_view"])
        #expect(options("X.swift").severities == ["switch_same_view": .error])
        #expect(options("Deep/X.swift").rules == ["switch_same_view"])
        #expect(options("A/X.swift").rules == ["identical_branches"])
        #expect(store.configuration(forFile: "/elsewhere/X.swift").lintOptions(for: "/elsewhere/X.swift").rules == ["switch_same_view"])
    }

    @Test("Parents that cannot be: a circle, an address, a file that is missing")
    func parents() throws {
        func problems(_ parent: String) throws -> [String] {
            try folder.write("{parent_config: '\(parent)'}", to: configurationFileName)
            let store = ConfigurationStore()
            _ = store.configuration(forFolder: folder.root.path)
            return store.problems.map(\.message)
        }
        #expect(try problems(".selfsame.json") == ["`parent_config` forms a cycle"])
        #expect(try problems("https://example.com/x.json") == ["`parent_config` must be a local file, not a URL"])
        #expect(try problems("gone.json") == ["no such file or folder"])
    }

    @Test("The profile: the configuration speaks where the command line does not")
    func profile() throws {
        try folder.write(
            """
            {platform: 'macos', sdk: 27, deployment_target: '14.4', swift_version: '5.9', defines: ['BETA'],
             invariant_conditions: ['Flags.*'], state_holders: ['Map'], leaf_views: ['Dot'], inert_modifiers: {dimmed: 'false'},
             containers: ['Card'], conditional_helpers: ['if'], generated_markers: ['made by'], preludes: ['Design.swift']}
            """, to: configurationFileName)
        let configuration = ConfigurationStore().configuration(forFolder: folder.root.path)
        let profile = configuration.profile()
        #expect(profile.platform == .macos && profile.sdk == 27 && profile.deploymentTarget.description == "14.4")
        #expect(profile.swiftVersion.description == "5.9" && profile.defines == ["BETA"])
        #expect(profile.knowledge.invariantConditions == ["Flags.*"] && profile.knowledge.stateHolders == ["Map"])
        #expect(profile.knowledge.leafViews == ["Dot"] && profile.knowledge.inertModifiers == ["dimmed": "false"])
        #expect(profile.knowledge.containers == ["Card"] && profile.knowledge.conditionalHelpers == ["if"])
        #expect(profile.knowledge.generatedMarkers == ["made by"])
        #expect(configuration.preludes == [folder.url("Design.swift").path])
        // A target that was written for the Mac says nothing about the phone.
        #expect(configuration.profile(platform: "ios").deploymentTarget.description == "17.0")
        #expect(configuration.profile(sdk: "26", deploymentTarget: "15.0").deploymentTarget.description == "15.0")
    }
}
