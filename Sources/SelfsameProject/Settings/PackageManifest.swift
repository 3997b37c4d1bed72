// `Package.swift` as far as plain text says it: tools version, platforms, targets with their folders, conditions, products and dependencies.

import SelfsameDeclarations
import SelfsameSyntax
import SelfsameSystem

/// A manifest of a package.
struct PackageManifest: Sendable {
    /// The file, from the root.
    var path: String
    /// Its folder.
    var folder: String
    /// The package's name.
    var name = ""
    /// What `swift()` compares with where a target does not say otherwise.
    var swiftVersion: Stated<Version>?
    var platforms: [StatedPlatform] = []
    var targets: [Target] = []
    /// Whether code that is not run makes the list of targets, or some of it.
    var computesTargets = false
    /// The targets of each library that others may depend on.
    var products: [String: [String]] = [:]
    var dependencies: [Dependency] = []
    var remarks: [ProjectRemark] = []

    /// A target.
    struct Target: Sendable {
        enum Kind: Sendable { case regular, test, binary, other }
        var name: String
        var kind: Kind
        var place: StatedPlace
        /// The folder with its sources, from the root; of a binary target the artifact.
        var folder: String
        var excluded: [String] = []
        var sources: [String]?
        var swiftVersion: Stated<Version>?
        var defines: [Stated<String>] = []
        var platformDefines: [Platform: [Stated<String>]] = [:]
        /// The plugins that it is built with.
        var plugins: [String] = []
    }

    /// Another package.
    struct Dependency: Sendable {
        /// What it is known as: the last part of its address or path, in lower case.
        var identity: String
        /// Its folder, where it lies beside; nil for one that is fetched.
        var folder: String?
        var line: Int
    }

    /// Reads a manifest; nil where the file cannot be read or is none.
    init?(path: String) {
        guard case .success(let source) = readSource(at: path) else { return nil }
        self.init(reading: source, path: absolutePath(path)) { isFolder($0) }
    }

    /// Reads the text of a manifest. `exists` says whether there is a folder.
    init?(reading source: SourceFile, path: String, exists: (String) -> Bool) {
        self.path = path
        folder = parentFolder(path)
        let reader = ManifestReader(SyntaxTree(parsing: source))
        guard let package = reader.firstCall(of: "Package") else { return nil }
        name = package.value["name"]?.text ?? lastPathComponent(folder)
        let tools = toolsVersion(source)
        readLanguage(package.value, tools)
        platforms = (package.value["platforms"]?.elements ?? []).compactMap { platform($0) }
        func all(_ label: String) -> [ManifestValue] {
            let written = package.value[label]
            if written?.isComputed == true { remark("`\(label)` is computed", written?.line ?? 1) }
            let values = (written?.elements ?? []) + reader.additions(to: label, of: package.name)
            for value in values where value.isComputed { remark("`\(label)` is partly computed", value.line) }
            return values.filter { !$0.isComputed }
        }
        for product in all("products") {
            guard let name = product["name"]?.text else { continue }
            products[name] = product["targets"]?.texts ?? [name]
        }
        dependencies = all("dependencies").compactMap { dependency($0) }
        computesTargets = package.value["targets"].map { $0.isComputed || $0.elements.contains(where: \.isComputed) } == true
        let written = all("targets")
        for target in written { read(target, isOnly: written.count == 1, exists: exists) }
        for change in reader.unread where change.name == package.name + ".targets" || change.name == package.name + ".platforms" {
            remark("`\(change.name)` is changed by code, which is not run", change.line)
        }
        for line in reader.conditional { remark("an addition under a condition is assumed to apply", line) }
        remarks = remarks.uniqued
    }

    private mutating func remark(_ message: String, _ line: Int) {
        remarks.append(ProjectRemark(place: StatedPlace(path: path, line: line), message: message))
    }

    // MARK: Settings

    /// `// swift-tools-version: 6.0` begins the file.
    private func toolsVersion(_ source: SourceFile) -> Stated<Version>? {
        let head = String(decoding: source.bytes.prefix(512), as: UTF8.self)
        for (number, line) in head.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.lowercased()
            guard let range = line.firstRange(of: "swift-tools-version:") else { continue }
            let text = line[range.upperBound...].drop { $0 == " " || $0 == "\t" }.prefix { $0.isNumber || $0 == "." }
            return Version(String(text)).map { Stated(value: $0, place: StatedPlace(path: path, line: number + 1)) }
        }
        return nil
    }

    /// The language mode is that of the tools version unless the package names others; the newest of those counts.
    private mutating func readLanguage(_ package: ManifestValue, _ tools: Stated<Version>?) {
        if let modes = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"] {
            let versions = modes.elements.compactMap { mode($0) }
            if let newest = versions.max() {
                swiftVersion = Stated(value: languageVersion(newest), place: StatedPlace(path: path, line: modes.line))
                return
            }
        }
        swiftVersion = tools.map { Stated(value: languageVersion(Version(major: $0.value.major)), place: $0.place) }
    }

    /// `.v5`, `.v4_2`, `.version("6")`.
    private func mode(_ value: ManifestValue) -> Version? {
        let word = value.plainArguments.first?.word ?? value.word
        return word.flatMap { Version(String($0.drop { $0 == "v" }.replacing("_", with: "."))) }
    }

    /// `.iOS(.v17)`, `.macOS("14.4")`.
    private func platform(_ value: ManifestValue) -> StatedPlatform? {
        guard let name = value.name, let platform = Platform(spelling: name) else { return nil }
        let place = StatedPlace(path: path, line: value.line)
        let version = value.plainArguments.first.flatMap { mode($0) }
        return StatedPlatform(
            platform: Stated(value: platform, place: place), deploymentTarget: version.map { Stated(value: $0, place: place) })
    }

    private func dependency(_ value: ManifestValue) -> Dependency? {
        guard value.name == "package" else { return nil }
        if let path = value["path"]?.text {
            let folder = absolutePath(path.hasPrefix("/") ? path : self.folder + "/" + path)
            return Dependency(identity: lastPathComponent(folder).lowercased(), folder: folder, line: value.line)
        }
        guard let address = value["url"]?.text ?? value["id"]?.text else { return nil }
        return Dependency(identity: packageIdentity(address), folder: nil, line: value.line)
    }

    // MARK: Targets

    private mutating func read(_ value: ManifestValue, isOnly: Bool, exists: (String) -> Bool) {
        guard let call = value.name, let name = value["name"]?.text else {
            if value.name != nil { remark("the name of a target is computed", value.line) }
            return
        }
        let kind: Target.Kind
        switch call {
        case "target", "executableTarget", "macro", "Target": kind = .regular
        case "testTarget": kind = .test
        case "binaryTarget": kind = .binary
        default: kind = .other
        }
        if kind == .other { return }
        var target = Target(name: name, kind: kind, place: StatedPlace(path: path, line: value.line), folder: folder)
        if let path = value["path"] {
            guard let text = path.text else { return remark("the folder of `\(name)` is computed", path.line) }
            target.folder = absolutePath(folder + "/" + text)
        } else if kind == .binary {
            // Fetched from an address: where the tools put it is looked up elsewhere.
            return
        } else {
            target.folder = usualFolder(of: name, kind: kind, isOnly: isOnly, exists: exists)
        }
        target.excluded = (value["exclude"]?.texts ?? []).map { absolutePath(target.folder + "/" + $0) }
        target.sources = value["sources"]?.texts
        target.plugins = (value["plugins"]?.elements ?? []).compactMap { $0["name"]?.text ?? $0.text }
        for setting in value["swiftSettings"]?.elements ?? [] { read(setting, into: &target) }
        if let settings = value["swiftSettings"], settings.isComputed { remark("`swiftSettings` of `\(name)` is computed", settings.line) }
        targets.append(target)
    }

    /// Where a target's sources lie unless it says so; a package with one target may have them directly in `Sources`.
    private func usualFolder(of name: String, kind: Target.Kind, isOnly: Bool, exists: (String) -> Bool) -> String {
        let roots = kind == .test ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        for root in roots where exists("\(folder)/\(root)/\(name)") { return "\(folder)/\(root)/\(name)" }
        for root in roots where isOnly && exists("\(folder)/\(root)") { return "\(folder)/\(root)" }
        return "\(folder)/\(roots[0])/\(name)"
    }

    /// `.define("NAME", .when(platforms: [.iOS], configuration: .debug))`, `.swiftLanguageMode(.v6)`.
    private func read(_ setting: ManifestValue, into target: inout Target) {
        let place = StatedPlace(path: path, line: setting.line)
        let condition = setting.arguments.first { $0.value.name == "when" }?.value
        if let configuration = condition?["configuration"]?.word, configuration == "debug" { return }
        switch setting.name {
        case "define":
            guard let name = setting.plainArguments.first?.text else { return }
            let platforms = (condition?["platforms"]?.elements ?? []).compactMap(\.word)
            let stated = Stated(value: name, place: place)
            if platforms.isEmpty { target.defines.append(stated) }
            for platform in platforms.compactMap(Platform.init(spelling:)) { target.platformDefines[platform, default: []].append(stated) }
        case "swiftLanguageMode", "swiftLanguageVersion":
            if let mode = setting.plainArguments.first.flatMap({ mode($0) }) {
                target.swiftVersion = Stated(value: languageVersion(mode), place: place)
            }
        default: break
        }
    }
}

extension Platform {
    /// A platform by the name that manifests give it.
    init?(spelling: String) {
        switch spelling.lowercased() {
        case "ios": self = .ios
        case "macos": self = .macos
        case "tvos": self = .tvos
        case "watchos": self = .watchos
        case "visionos": self = .visionos
        default: return nil
        }
    }
}

/// What a package is known as: the last part of its address, without `.git`, in lower case.
func packageIdentity(_ address: String) -> String {
    var name = lastPathComponent(address.hasSuffix("/") ? String(address.dropLast()) : address)
    if let colon = name.lastIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
}

/// The folder of a path from the root.
func parentFolder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
}

/// The last part of a path.
func lastPathComponent(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}
