// Xcode's build settings: layers from the target's own down to the project's, `$(inherited)` and `$(NAME)` in values, and conditions on the SDK.

import SelfsameDeclarations
import SelfsameSyntax

/// The build settings of one configuration of a target.
struct BuildSettings {
    /// The lines of each layer; the first layer counts most.
    private var layers: [[String: [SettingLine]]] = []
    /// What every target has without saying so.
    private let builtIn: [String: String]
    /// The name of the configuration: `Release`.
    let configuration: String

    private static let depthLimit = 16
    /// Values that expand to more than this are given up.
    private static let lengthLimit = 1 << 16

    init(layers: [[SettingLine]], builtIn: [String: String], configuration: String) {
        self.layers = layers.map { Dictionary(grouping: $0, by: \.name) }
        self.builtIn = builtIn
        self.configuration = configuration
    }

    /// The value of a setting for a platform, and where it is said; nil where it is not set or empty.
    func value(_ name: String, for platform: Platform? = nil) -> Stated<String>? {
        guard let line = line(name, from: 0, platform)?.line else { return nil }
        let value = expanded(name, from: 0, platform, depth: 0).trimmed
        return value.isEmpty ? nil : Stated(value: value, place: line.place)
    }

    /// The words of a setting, each with the place that says it.
    func words(_ name: String, for platform: Platform?) -> [Stated<String>] {
        var result: [Stated<String>] = []
        var layer = 0
        while let found = line(name, from: layer, platform) {
            let text = found.line.value
            let own = text.replacing("$(inherited)", with: " ").replacing("${inherited}", with: " ")
            for word in substituted(own, layer: found.layer, name: name, platform, depth: 0).split(whereSeparator: \.isWhitespace) {
                let word = word.filter { $0 != "\"" }
                if !word.isEmpty { result.append(Stated(value: word, place: found.line.place)) }
            }
            guard text.contains("(inherited)") || text.contains("{inherited}") else { break }
            layer = found.layer + 1
        }
        return result
    }

    // MARK: Layers

    private func line(_ name: String, from layer: Int, _ platform: Platform?) -> (line: SettingLine, layer: Int)? {
        for index in layers.indices.dropFirst(layer) {
            guard let lines = layers[index][name] else { continue }
            let holding = lines.filter { holds($0, platform) }
            // A line with a condition goes before one without.
            if let line = holding.last(where: { !$0.conditions.isEmpty }) ?? holding.last { return (line, index) }
        }
        return nil
    }

    private func holds(_ line: SettingLine, _ platform: Platform?) -> Bool {
        line.conditions.allSatisfy { condition, pattern in
            switch condition {
            case "sdk": platform.map { matches(pattern, $0.sdkName) } ?? false
            case "config": matches(pattern, configuration)
            case "arch": matches(pattern, "arm64")
            default: false
            }
        }
    }

    /// Whether a pattern with stars is met.
    private func matches(_ pattern: String, _ text: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return pattern == text }
        return text.hasPrefix(pattern[..<star])
    }

    // MARK: Values

    private func expanded(_ name: String, from layer: Int, _ platform: Platform?, depth: Int) -> String {
        guard depth < Self.depthLimit else { return "" }
        guard let found = line(name, from: layer, platform) else {
            return builtIn[name].map { substituted($0, layer: 0, name: "", platform, depth: depth + 1) } ?? ""
        }
        return substituted(found.line.value, layer: found.layer, name: name, platform, depth: depth + 1)
    }

    /// Puts in what `$(NAME)` and `${NAME}` stand for.
    private func substituted(_ text: String, layer: Int, name: String, _ platform: Platform?, depth: Int) -> String {
        guard text.contains("$"), depth < Self.depthLimit else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.lengthLimit {
            result += rest[..<dollar]
            let after = rest.index(after: dollar)
            guard after < rest.endIndex, rest[after] == "(" || rest[after] == "{",
                let end = rest[after...].firstIndex(of: rest[after] == "(" ? ")" : "}")
            else {
                result += "$"
                rest = rest[after...]
                continue
            }
            let parts = rest[rest.index(after: after)..<end].split(separator: ":", omittingEmptySubsequences: false)
            let wanted = String(parts.first ?? "")
            var value =
                wanted == "inherited" || wanted == name
                ? expanded(name, from: layer + 1, platform, depth: depth + 1) : expanded(wanted, from: 0, platform, depth: depth + 1)
            for operation in parts.dropFirst() {
                if operation == "c99extidentifier" || operation == "identifier" { value = moduleName(value) }
                if operation == "lower" { value = value.lowercased() }
                if operation.hasPrefix("default="), value.isEmpty { value = String(operation.dropFirst(8)) }
            }
            result += value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

// MARK: What a target's settings say

extension BuildSettings {
    /// The platforms of a target: that of its SDK, then what else it supports.
    var platforms: [StatedPlatform] {
        var found: [Stated<Platform>] = []
        if let root = value("SDKROOT"), let platform = Platform(sdkName: root.value) {
            found.append(Stated(value: platform, place: root.place))
        }
        if let supported = value("SUPPORTED_PLATFORMS") {
            for word in supported.value.split(whereSeparator: \.isWhitespace) {
                guard let platform = Platform(sdkName: String(word)), !found.contains(where: { $0.value == platform }) else { continue }
                found.append(Stated(value: platform, place: supported.place))
            }
        }
        return found.map { platform in
            let target = value(platform.value.deploymentTargetSetting, for: platform.value)
            return StatedPlatform(
                platform: platform,
                deploymentTarget: target.flatMap { target in Version(target.value).map { Stated(value: $0, place: target.place) } })
        }
    }

    /// The language mode.
    var swiftVersion: Stated<Version>? {
        value("SWIFT_VERSION").flatMap { text in
            Version(text.value).map { Stated(value: languageVersion($0), place: text.place) }
        }
    }

    /// Whether Xcode makes symbols of string catalogs. New projects ask for them; the default is not to.
    var generatesStringSymbols: Bool { value("STRING_CATALOG_GENERATE_SYMBOLS")?.value == "YES" }

    /// Conditions of `#if` that hold on a platform.
    func defines(for platform: Platform?) -> [Stated<String>] {
        var result = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS", for: platform)
        // `-D NAME` and `-DNAME`.
        var isName = false
        for flag in words("OTHER_SWIFT_FLAGS", for: platform) {
            if isName { result.append(flag) }
            isName = flag.value == "-D"
            if !isName, flag.value.hasPrefix("-D") { result.append(Stated(value: String(flag.value.dropFirst(2)), place: flag.place)) }
        }
        return result.filter { !$0.value.contains("$") }
    }
}

extension Platform {
    /// A platform by the name of its SDK, also of its simulator: `iphoneos`, `macosx14.0`.
    init?(sdkName: String) {
        let names: [(String, Platform)] = [
            ("iphone", .ios), ("macosx", .macos), ("appletv", .tvos), ("watch", .watchos), ("xros", .visionos), ("xrsimulator", .visionos),
        ]
        guard let known = names.first(where: { sdkName.hasPrefix($0.0) }) else { return nil }
        self = known.1
    }

    var sdkName: String {
        switch self {
        case .ios: "iphoneos"
        case .macos: "macosx"
        case .tvos: "appletvos"
        case .watchos: "watchos"
        case .visionos: "xros"
        }
    }

    fileprivate var deploymentTargetSetting: String {
        switch self {
        case .ios: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macos: "MACOSX_DEPLOYMENT_TARGET"
        case .tvos: "TVOS_DEPLOYMENT_TARGET"
        case .watchos: "WATCHOS_DEPLOYMENT_TARGET"
        case .visionos: "XROS_DEPLOYMENT_TARGET"
        }
    }
}
