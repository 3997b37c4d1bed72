// The configuration of a file: the nearest configuration file above it, on top of the parents that it names, with the overrides whose paths
// match. Nothing depends on the working directory, so an editor, a CI step and a pre-commit hook get the same.

import SelfsameDeclarations
import SelfsameLint
import SelfsameReports
import SelfsameSyntax

/// One configuration file with its parents: what holds below its folder.
public struct Configuration: Sendable {
    /// The files, the farthest parent first.
    public var files: [ConfigurationFile]

    /// No file at all: defaults.
    public static let none = Configuration(files: [])

    /// The path of the nearest file; nil for defaults.
    public var path: String? { files.last?.path }
    /// The folder of the nearest file.
    public var folder: String? { files.last?.folder }

    /// Every entry of a key, the farthest parent first.
    public func entries(_ name: String) -> [ConfigurationEntry] { files.compactMap { $0.entries[name] } }

    /// The entry that counts where one does.
    public func entry(_ name: String) -> ConfigurationEntry? { entries(name).last }

    func text(_ name: String) -> String? {
        if case .text(let text)? = entry(name)?.value { text } else { nil }
    }

    func flag(_ name: String) -> Bool {
        if case .flag(let flag)? = entry(name)?.value { flag } else { false }
    }

    /// All elements of a list, those of parents first.
    func list(_ name: String) -> [String] {
        entries(name).flatMap { entry -> [String] in if case .list(let list) = entry.value { list } else { [] } }
    }

    // MARK: Which files

    /// Globs that a search is bound to: those of the nearest file that has some; nil for no bound.
    var included: [Glob]? {
        entry("included").map { entry in
            if case .list(let list) = entry.value { list.map { Glob($0, in: entry.folder) } } else { [] }
        }
    }

    /// Globs that a search leaves out.
    var excluded: [Glob] {
        entries("excluded").flatMap { entry in
            if case .list(let list) = entry.value { list.map { Glob($0, in: entry.folder) } } else { [Glob]() }
        }
    }

    // MARK: Rules

    /// What to lint in a file, by its path from the root.
    public func lintOptions(for path: String) -> LintOptions {
        var rules = Set(RuleCatalogue.known.filter(\.isDefault).map(\.id))
        var isPedantic = false
        var severities: [String: Severity] = [:]
        let all = RuleCatalogue.known.map(\.id)
        func apply(_ entries: [String: ConfigurationEntry]) {
            func list(_ name: String) -> [String] {
                guard case .list(let names)? = entries[name]?.value else { return [] }
                return names.contains("all") ? all : names
            }
            if entries["only_rules"] != nil { rules = Set(list("only_rules")) }
            if case .flag(let isAsked)? = entries["pedantic"]?.value {
                isPedantic = isAsked
                if isAsked { rules.formUnion(RuleCatalogue.pedantic) } else { rules.subtract(RuleCatalogue.pedantic) }
            }
            rules.formUnion(list("opt_in_rules"))
            rules.subtract(list("disabled_rules"))
            if case .flag(let isRequired)? = entries["require_reason"]?.value {
                if isRequired { rules.insert(RuleCatalogue.missingReasonID) } else { rules.remove(RuleCatalogue.missingReasonID) }
            }
            for (name, entry) in entries where RuleCatalogue.rule(name) != nil {
                guard case .text(let word) = entry.value else { continue }
                severities[name] = Severity.allCases.first { $0.word == word }
            }
        }
        for file in files {
            apply(file.entries)
            for override in file.overrides where override.paths.contains(where: { $0.covers(path) }) { apply(override.entries) }
        }
        var options = LintOptions()
        options.rules = rules
        options.severities = severities
        options.isPedantic = isPedantic
        return options
    }

    // MARK: The program

    /// The profile, as far as the configuration speaks of it.
    public func profile(
        platform: String? = nil, sdk: String? = nil, deploymentTarget: String? = nil, swiftVersion: String? = nil
    )
        -> Profile
    {
        let platform = (platform ?? text("platform")).flatMap(Platform.init(rawValue:)) ?? .ios
        let base = Profile(platform: platform)
        // A target that is written for one platform says nothing about another.
        let target = deploymentTarget ?? (platform.rawValue == text("platform") ?? platform.rawValue ? text("deployment_target") : nil)
        var profile = Profile(
            platform: platform, sdk: (sdk ?? text("sdk")).flatMap(Int.init) ?? base.sdk,
            deploymentTarget: target.flatMap(Version.init), defines: Set(list("defines")),
            swiftVersion: (swiftVersion ?? text("swift_version")).flatMap(Version.init) ?? base.swiftVersion)
        profile.knowledge.invariantConditions = list("invariant_conditions")
        profile.knowledge.conditionalHelpers = Set(list("conditional_helpers"))
        profile.knowledge.stateHolders = Set(list("state_holders"))
        profile.knowledge.leafViews = Set(list("leaf_views"))
        profile.knowledge.containers = Set(list("containers"))
        profile.knowledge.generatedMarkers = list("generated_markers")
        for case .map(let map) in entries("inert_modifiers").map(\.value) {
            profile.knowledge.inertModifiers.merge(map) { $1 }
        }
        return profile
    }

    /// Files that describe more API.
    public var preludes: [String] {
        entries("preludes").flatMap { entry -> [String] in
            guard case .list(let list) = entry.value else { return [] }
            return list.map { joined($0, to: entry) }
        }
    }

    /// Which packages are looked for: `auto`, `none` or a folder.
    public var packages: String? {
        guard let entry = entry("packages"), case .text(let word) = entry.value else { return nil }
        return word == "auto" || word == "none" ? word : joined(word, to: entry)
    }

    /// The baseline file.
    public var baseline: String? {
        guard let entry = entry("baseline"), case .text(let path) = entry.value else { return nil }
        return joined(path, to: entry)
    }

    /// A reporter's name.
    public var reporter: String? { text("reporter") }
    /// How hints are shown.
    public var hints: HintStyle? { text("hints").flatMap(HintStyle.init) }
    /// The word of the fail level.
    public var failLevel: String? { text("fail_level") ?? (flag("strict") ? "warning" : nil) }
    /// Whether a folder without Swift files is no mistake.
    public var allowsNoFiles: Bool { flag("allow_zero_lintable_files") }

    /// A path that is relative to the file that has it, as it can be opened from the working directory.
    private func joined(_ path: String, to entry: ConfigurationEntry) -> String {
        if path.hasPrefix("/") { return path }
        guard let slash = entry.path.lastIndex(of: "/") else { return path }
        return entry.path[...slash] + path
    }
}
