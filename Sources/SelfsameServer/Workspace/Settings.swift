// What the client's settings say, under `selfsame`. They choose what is shown; what is right for a project as a whole stands in its
// `.selfsame.json`, which everyone who works on it shares.

import SelfsameDeclarations
import SelfsameLint
import SelfsameProject

/// The settings of a client.
struct Settings: Equatable {
    /// What decides how the program is read.
    struct Program: Equatable {
        var platform: String?
        var sdk: String?
        var deploymentTarget: String?
        var swiftVersion: String?
        var defines: Set<String> = []
    }

    /// What decides how the program is read; what is not said here is said by the configuration file.
    var program = Program()
    /// Whether matters of taste are told, too.
    var isPedantic: Bool?
    /// The kinds of inlay hints that are shown.
    var showsTypes = true
    var showsChains = false
    var showsSplits = true
    var showsLosses = true
    /// Whether each body has a lens.
    var showsLenses = true
    /// Whether a client that asks for all files is given their diagnostics, not only those of open documents. It is told so in the handshake.
    var showsWorkspace = true

    /// The settings without any being given.
    init() {}

    /// Reads settings. What is missing, or of another shape, is as by default.
    init(_ json: JSON) {
        program.platform = json["platform"].string
        program.sdk = json["sdk"].string ?? json["sdk"].integer.map(String.init)
        program.deploymentTarget = json["deploymentTarget"].string
        program.swiftVersion = json["swiftVersion"].string
        program.defines = Set(json["defines"].strings)
        isPedantic = json["pedantic"].bool
        showsTypes = json["inlayHints"]["types"].bool ?? true
        showsChains = json["inlayHints"]["chains"].bool ?? false
        showsSplits = json["inlayHints"]["splits"].bool ?? true
        showsLosses = json["inlayHints"]["losses"].bool ?? true
        showsLenses = json["codeLens"].bool ?? true
        showsWorkspace = json["workspaceDiagnostics"].bool ?? true
    }

    /// The profile that they and the configuration describe. `swiftVersion` is what counts where neither says one.
    func profile(_ configuration: Configuration, swiftVersion: String?) -> Profile {
        var profile = configuration.profile(
            platform: program.platform, sdk: program.sdk, deploymentTarget: program.deploymentTarget,
            swiftVersion: program.swiftVersion ?? (configuration.entry("swift_version") == nil ? swiftVersion : nil))
        profile.defines.formUnion(program.defines)
        return profile
    }

    /// Changes what is linted.
    func adjust(_ options: inout LintOptions) {
        guard let isPedantic else { return }
        options.isPedantic = isPedantic
        var rules = options.rules ?? []
        if isPedantic { rules.formUnion(RuleCatalogue.pedantic) } else { rules.subtract(RuleCatalogue.pedantic) }
        options.rules = rules
    }
}
