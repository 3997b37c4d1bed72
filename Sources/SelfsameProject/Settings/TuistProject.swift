// Tuist's `Project.swift`: a Swift program that is read, not run. Targets with their destinations, sources and settings as far as they are
// written out; helpers that make targets are computed, and said.

import SelfsameDeclarations
import SelfsameSyntax

/// Reads one project of Tuist into the settings of a whole.
struct TuistProject {
    private let path: String
    private let project: ManifestValue
    private let unread: [(name: String, line: Int)]

    /// Reads a file by its path from the root; nil where it describes no project.
    init?(path: String) {
        guard case .success(let source) = readSource(at: path) else { return nil }
        let reader = ManifestReader(SyntaxTree(parsing: source))
        guard let project = reader.firstCall(of: "Project")?.value else { return nil }
        self.path = path
        self.project = project
        unread = reader.unread
    }

    /// Local packages that the project names, from the root.
    var localPackages: [String] {
        (project["packages"]?.elements ?? []).compactMap { package in
            guard ["package", "local"].contains(package.name ?? ""), let path = package["path"]?.text else { return nil }
            return absolutePath(parentFolder(self.path) + "/" + path)
        }
    }

    /// Adds the project's targets.
    func add(to settings: inout ProjectSettings) {
        settings.sources.append(path)
        guard let targets = project["targets"] else { return }
        if targets.isComputed { settings.remarks.append(remark("`targets` is computed", targets.line)) }
        for target in targets.elements {
            if target.isComputed {
                settings.remarks.append(remark("`targets` is partly computed", target.line))
            } else if target.name == "target" || target.name == "Target" {
                add(target, to: &settings)
            }
        }
        for change in unread {
            settings.remarks.append(remark("`\(change.name)` is changed by code, which is not run", change.line))
        }
    }

    private func remark(_ message: String, _ line: Int) -> ProjectRemark {
        ProjectRemark(place: StatedPlace(path: path, line: line), message: message)
    }

    private func add(_ value: ManifestValue, to settings: inout ProjectSettings) {
        guard let name = value["name"]?.text else {
            return settings.remarks.append(remark("the name of a target is computed", value.line))
        }
        let place = StatedPlace(path: path, line: value.line)
        var target = ProjectTarget(name: name, module: moduleName(value["productName"]?.text ?? name), place: place)
        let product = value["product"]?.word ?? ""
        target.isTest = product == "unitTests" || product == "uiTests"
        target.platforms = platforms(of: value)
        let build = buildSettings(of: value, name)
        target.swiftVersion = build.swiftVersion
        target.defines = build.defines(for: nil)
        if build.generatesStringSymbols { settings.generatesStringSymbols = true }
        let index = settings.add(target)
        guard let sources = value["sources"] else { return }
        if sources.isComputed { settings.remarks.append(remark("`sources` of `\(name)` is computed", sources.line)) }
        let folder = parentFolder(path)
        let list = sources.name == "sourceFilesList" ? sources["globs"]?.elements ?? [] : sources.elements
        for source in list {
            // `.glob("…", excluding: […])`
            guard let pattern = source.text ?? source.plainArguments.first?.text else { continue }
            var members = ProjectSettings.FolderMembers(target: index, included: [Glob(pattern, in: folder)])
            let excluded = source["excluding"]
            members.excludedGlobs = (excluded?.texts ?? []).map { Glob($0, in: folder) }
            // The search begins at the part of the pattern that is plain.
            let plain = pattern.split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.contains { "*?[{".contains($0) } }
            let root = absolutePath(folder + "/" + plain.joined(separator: "/"))
            settings.add(folder: root.hasSuffix(".swift") ? parentFolder(root) : root, members)
        }
    }

    /// `destinations: .iOS`, `[.iPhone, .mac]`, older `platform: .iOS`; `deploymentTargets: .iOS("17.0")`, `.multiplatform(iOS: …)`.
    private func platforms(of target: ManifestValue) -> [StatedPlatform] {
        guard let named = target["destinations"] ?? target["platform"] else { return [] }
        var versions: [Platform: Stated<Version>] = [:]
        if let stated = target["deploymentTargets"] ?? target["deploymentTarget"] {
            let place = StatedPlace(path: path, line: stated.line)
            let pairs =
                stated.name == "multiplatform"
                ? stated.arguments.map { ($0.label, $0.value) } : stated.arguments.prefix(1).map { (stated.name ?? "", $0.value) }
            for (name, value) in pairs {
                guard let platform = Platform(spelling: name), let version = value.text.flatMap(Version.init) else { continue }
                versions[platform] = Stated(value: version, place: place)
            }
        }
        var result: [StatedPlatform] = []
        for destination in named.elements {
            guard let name = destination.word, let platform = Platform(destination: name),
                !result.contains(where: { $0.platform.value == platform })
            else { continue }
            let place = StatedPlace(path: path, line: destination.line)
            result.append(StatedPlatform(platform: Stated(value: platform, place: place), deploymentTarget: versions[platform]))
        }
        return result
    }

    /// `settings: .settings(base: ["NAME": "value"])` of the target, then of the project.
    private func buildSettings(of target: ManifestValue, _ name: String) -> BuildSettings {
        let layers = [target["settings"], project["settings"]].map { settings -> [SettingLine] in
            guard case .dictionary(let pairs)? = settings?["base"]?.kind else { return [] }
            return pairs.compactMap { key, value in
                guard let name = key.text else { return nil }
                let text = value.text ?? value.plainArguments.first?.text ?? value.elements.compactMap(\.text).joined(separator: " ")
                return SettingLine(spelling: name, value: text, place: StatedPlace(path: path, line: key.line))
            }
        }
        return BuildSettings(layers: layers, builtIn: ["TARGET_NAME": name, "PRODUCT_NAME": name], configuration: "Release")
    }
}

extension Platform {
    /// The platform of a destination of Tuist.
    fileprivate init?(destination: String) {
        switch destination {
        case "iPhone", "iPad": self = .ios
        case "mac": self = .macos
        case "appleTv": self = .tvos
        case "appleWatch": self = .watchos
        case "appleVision": self = .visionos
        default:
            guard let platform = Platform(spelling: destination) else { return nil }
            self = platform
        }
    }
}
