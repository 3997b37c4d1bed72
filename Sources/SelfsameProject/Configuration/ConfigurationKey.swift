// Every key of a configuration file, once: reading, did-you-mean, `config show`, `config init`, the schema for editors and the table of the
// README are made from this list, so they cannot differ.

import SelfsameLint
import SelfsameReports
import SelfsameSyntax

/// What a key takes.
public enum ConfigurationShape: Sendable, Hashable {
    /// `true` or `false`.
    case flag
    /// Any text.
    case text
    /// One of several words.
    case choice([String])
    /// A version such as `"17.0"`.
    case version
    /// A list of texts.
    case list
    /// A list of rule names; `all` stands for every rule.
    case rules
    /// Texts by name.
    case map
    /// A severity, alone or as `{"severity": …}`: the shape of a key that is a rule's name.
    case rule
    /// Blocks of keys for some paths.
    case overrides
}

/// A key.
public struct ConfigurationKey: Sendable, Hashable {
    /// What a key speaks of.
    public enum Scope: String, Sendable {
        /// The files that a configuration governs, each by itself.
        case files
        /// The program as a whole: the configuration of the folder that all paths share decides.
        case program
    }

    /// Its name.
    public var name: String
    /// What it takes.
    public var shape: ConfigurationShape
    /// What it speaks of.
    public var scope: Scope
    /// Whether a block of `overrides` may have it.
    public var isOverridable = false
    /// What it does, in a few words.
    public var help: String

    /// Every key but the names of rules.
    public static let all: [ConfigurationKey] = [
        ConfigurationKey(name: "included", shape: .list, scope: .files, help: "globs of the paths to analyse in a folder (default: all)"),
        ConfigurationKey(name: "excluded", shape: .list, scope: .files, help: "globs of the paths to skip in a folder"),
        ConfigurationKey(
            name: "only_rules", shape: .rules, scope: .files, isOverridable: true, help: "run only these rules"),
        ConfigurationKey(name: "disabled_rules", shape: .rules, scope: .files, isOverridable: true, help: "do not run these rules"),
        ConfigurationKey(
            name: "opt_in_rules", shape: .rules, scope: .files, isOverridable: true, help: "also run these rules, which are off by default"),
        ConfigurationKey(
            name: "pedantic", shape: .flag, scope: .files, isOverridable: true,
            help: "also report matters of taste, which users of the app do not notice"),
        ConfigurationKey(
            name: "require_reason", shape: .flag, scope: .files, isOverridable: true,
            help: "report suppression comments that give no ` - reason`"),
        ConfigurationKey(
            name: "overrides", shape: .overrides, scope: .files, help: "objects with `paths` (globs) and the keys to change for these paths"
        ),
        ConfigurationKey(
            name: "parent_config", shape: .text, scope: .files, help: "a local configuration file; the keys of this file override its keys"),
        ConfigurationKey(name: "strict", shape: .flag, scope: .program, help: "warnings fail the run"),
        ConfigurationKey(
            name: "fail_level", shape: .choice(["hint", "warning", "error", "none"]), scope: .program,
            help: "the lowest severity that gives exit status 1"),
        ConfigurationKey(name: "reporter", shape: .choice(Reporter.names), scope: .program, help: "the output format"),
        ConfigurationKey(
            name: "hints", shape: .choice(HintStyle.allCases.map(\.rawValue)), scope: .program, help: "how `pretty` shows hints"),
        ConfigurationKey(name: "baseline", shape: .text, scope: .program, help: "a baseline file, relative to this one"),
        ConfigurationKey(
            name: "allow_zero_lintable_files", shape: .flag, scope: .program, help: "accept a folder without Swift files"),
        ConfigurationKey(
            name: "platform", shape: .choice(["ios", "macos", "tvos", "watchos", "visionos"]), scope: .program,
            help: "the platform (default: from the project's targets)"),
        ConfigurationKey(name: "sdk", shape: .choice(["26", "27"]), scope: .program, help: "the major version of the SDK"),
        ConfigurationKey(
            name: "deployment_target", shape: .version, scope: .program,
            help: "the oldest supported system (default: from the project's targets)"),
        ConfigurationKey(
            name: "swift_version", shape: .version, scope: .program,
            help: "the Swift version (default: from the project's targets)"),
        ConfigurationKey(name: "defines", shape: .list, scope: .program, help: "compilation conditions that are true in `#if`"),
        ConfigurationKey(
            name: "packages", shape: .text, scope: .program,
            help:
                "where to find the source of imported packages: `auto` (where tools check them out), `none`, or a folder relative to this file"
        ),
        ConfigurationKey(
            name: "preludes", shape: .list, scope: .program,
            help: "Swift files or interfaces that describe additional API, relative to this file"
        ),
        ConfigurationKey(
            name: "invariant_conditions", shape: .list, scope: .program,
            help: "expressions, as they are written, that never change while the program runs: `Flags.isNew`, `Flags.*`"),
        ConfigurationKey(
            name: "conditional_helpers", shape: .list, scope: .program,
            help: "names of modifiers of packages that apply a modifier conditionally, as in `.when(…)`: each call is reported"),
        ConfigurationKey(
            name: "inert_modifiers", shape: .map, scope: .program,
            help: "modifiers of the program with the argument for which they have no effect: `{\"dimmed\": \"false\"}`"),
        ConfigurationKey(
            name: "state_holders", shape: .list, scope: .program, help: "types of views with state that is not visible in the source"),
        ConfigurationKey(name: "leaf_views", shape: .list, scope: .program, help: "types of views without state"),
        ConfigurationKey(name: "containers", shape: .list, scope: .program, help: "types of views that only arrange their children"),
        ConfigurationKey(
            name: "generated_markers", shape: .list, scope: .program, help: "words in the first comment of a file that mark it as generated"
        ),
    ]

    /// The key of a name: one of the list, or a rule's name.
    static func named(_ name: String) -> ConfigurationKey? {
        if let key = all.first(where: { $0.name == name }) { return key }
        guard let rule = RuleCatalogue.rule(name) else { return nil }
        return ConfigurationKey(name: name, shape: .rule, scope: .files, isOverridable: true, help: rule.summary)
    }

    /// Every name that a file may have, for suggestions.
    static var names: [String] { all.map(\.name) + RuleCatalogue.known.map(\.id) }
}
