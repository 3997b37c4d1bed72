// XcodeGen's `project.yml` with the files that it includes: targets with their platforms, sources and settings.

import SelfsameDeclarations
import SelfsameSyntax

/// Reads one project of XcodeGen into the settings of a whole.
struct XcodeGenProject {
    /// A target as one of the files has it.
    private struct Target {
        var name: String
        var value: YAMLValue
        var path: String
        var line: Int
    }

    private var targets: [Target] = []
    private var templates: [String: YAMLValue] = [:]
    private var groups: [String: YAMLValue] = [:]
    private var deploymentTargets: [Platform: Stated<Version>] = [:]
    private var settings: [SettingLine] = []
    /// The folder of each configuration file's project file, and its path.
    private var configurationFile: (path: String, place: StatedPlace)?
    /// Local packages, from the root.
    private(set) var localPackages: [String] = []
    private var remarks: [ProjectRemark] = []
    private var files: [String] = []

    private static let fileLimit = 500

    /// Reads a file by its path from the root.
    init(path: String) { read(path, namedAt: StatedPlace(path: path, line: 1)) }

    private mutating func read(_ path: String, namedAt place: StatedPlace) {
        if files.contains(path) || files.count >= Self.fileLimit { return }
        guard case .success(let source) = readSource(at: path) else {
            remarks.append(ProjectRemark(place: place, message: "`\(lastPathComponent(path))` cannot be read; its targets are unknown"))
            return
        }
        files.append(path)
        let (value, mistake) = YAMLReader.read(String(decoding: source.bytes, as: UTF8.self))
        if let mistake {
            remarks.append(ProjectRemark(place: StatedPlace(path: path, line: mistake), message: "not plain YAML; ignored"))
        }
        let folder = parentFolder(path)
        func stated(_ line: Int) -> StatedPlace { StatedPlace(path: path, line: line) }
        for include in value["include"]?.elements ?? [] {
            guard let name = include.text ?? include["path"]?.text else { continue }
            read(absolutePath(folder + "/" + name), namedAt: stated(include.line))
        }
        for (name, version) in value["options"]?["deploymentTarget"]?.pairs ?? [] {
            guard let platform = Platform(spelling: name), let number = version.text.flatMap(Version.init) else { continue }
            deploymentTargets[platform] = Stated(value: number, place: stated(version.line))
        }
        settings += lines(of: value["settings"], path)
        if let file = releaseFile(value["configFiles"]) { configurationFile = (absolutePath(folder + "/" + file.name), stated(file.line)) }
        for (name, template) in value["targetTemplates"]?.pairs ?? [] { templates[name] = template }
        for (name, group) in value["settingGroups"]?.pairs ?? [] { groups[name] = group }
        for (_, package) in value["packages"]?.pairs ?? [] {
            if let path = package["path"]?.text { localPackages.append(absolutePath(path.hasPrefix("/") ? path : folder + "/" + path)) }
        }
        for (name, target) in value["targets"]?.pairs ?? [] {
            targets.append(Target(name: name, value: target, path: path, line: target.line))
        }
    }

    /// The settings in a `settings:` block: plain ones, those of `base`, those of the configuration that is released, and of its groups.
    private func lines(of value: YAMLValue?, _ path: String, depth: Int = 0) -> [SettingLine] {
        guard let value, depth < 8 else { return [] }
        var result: [SettingLine] = []
        for group in value["groups"]?.texts ?? [] { result += lines(of: groups[group], path, depth: depth + 1) }
        func add(_ pairs: [(key: String, value: YAMLValue)]) {
            for (name, value) in pairs where !["base", "configs", "groups"].contains(name) {
                let text = value.text ?? value.texts.joined(separator: " ")
                result.append(SettingLine(spelling: name, value: text, place: StatedPlace(path: path, line: value.line)))
            }
        }
        add(value.pairs)
        add(value["base"]?.pairs ?? [])
        add(value["configs"]?.pairs.first { $0.key.lowercased() == "release" }?.value.pairs ?? [])
        return result
    }

    private func releaseFile(_ value: YAMLValue?) -> (name: String, line: Int)? {
        let pairs = value?.pairs ?? []
        let release = pairs.first { $0.key.lowercased() == "release" } ?? pairs.first { !$0.key.lowercased().contains("debug") }
        return release.flatMap { pair in pair.value.text.map { ($0, pair.value.line) } }
    }

    // MARK: Targets

    /// Adds the project's targets.
    mutating func add(to result: inout ProjectSettings) {
        for target in targets { add(target, to: &result) }
        result.sources += files
        result.remarks += remarks
    }

    /// A key of a target, else of one of its templates.
    private func value(_ key: String, of target: Target) -> YAMLValue? {
        if let own = target.value[key] { return own }
        for name in target.value["templates"]?.texts ?? [] {
            if let inherited = templates[name]?[key] { return inherited }
        }
        return nil
    }

    private mutating func add(_ target: Target, to result: inout ProjectSettings) {
        let folder = parentFolder(target.path)
        func stated(_ line: Int) -> StatedPlace { StatedPlace(path: target.path, line: line) }
        var layers = [lines(of: value("settings", of: target), target.path)]
        for file in [releaseFile(value("configFiles", of: target)).map { (absolutePath(folder + "/" + $0.name), stated($0.line)) }, nil] {
            guard let file else { continue }
            layers.append(configurationLines(file.0, file.1))
        }
        layers.append(settings)
        if let file = configurationFile { layers.append(configurationLines(file.path, file.place)) }
        let build = BuildSettings(
            layers: layers, builtIn: ["TARGET_NAME": target.name, "PRODUCT_NAME": target.name, "SRCROOT": folder], configuration: "Release")
        let module = build.value("PRODUCT_MODULE_NAME")?.value ?? moduleName(build.value("PRODUCT_NAME")?.value ?? target.name)
        var made = ProjectTarget(name: target.name, module: module, place: stated(target.line))
        let type = value("type", of: target)?.text ?? ""
        made.isTest = type.contains("unit-test") || type.contains("ui-testing")
        made.swiftVersion = build.swiftVersion
        let named = value("supportedDestinations", of: target) ?? value("platform", of: target)
        for platform in named?.elements ?? [] {
            guard let known = platform.text.flatMap(Platform.init(spelling:)) else { continue }
            let own = value("deploymentTarget", of: target)
            let version = (own?.text != nil ? own : own?.pairs.first { Platform(spelling: $0.key) == known }?.value)
            let number = version.flatMap { value in
                value.text.flatMap(Version.init).map { Stated(value: $0, place: stated(value.line)) }
            }
            let fromSettings = build.platforms.first { $0.platform.value == known }?.deploymentTarget
            made.platforms.append(
                StatedPlatform(
                    platform: Stated(value: known, place: stated(platform.line)),
                    deploymentTarget: number ?? fromSettings ?? deploymentTargets[known]))
        }
        if made.platforms.isEmpty { made.platforms = build.platforms }
        made.defines = build.defines(for: nil)
        for platform in made.platforms.map(\.platform.value) {
            let own = build.defines(for: platform)
            if own != made.defines { made.platformDefines[platform] = own }
        }
        if build.generatesStringSymbols { result.generatesStringSymbols = true }
        let index = result.add(made)
        for source in value("sources", of: target)?.elements ?? [] { add(source, in: folder, to: index, &result) }
        if case .map? = value("sources", of: target)?.kind, let source = value("sources", of: target) {
            add(source, in: folder, to: index, &result)
        }
    }

    private mutating func configurationLines(_ path: String, _ place: StatedPlace) -> [SettingLine] {
        let read = ConfigurationSettings(path: path, namedAt: place)
        remarks += read.remarks.filter { !remarks.contains($0) }
        files += read.files.filter { !files.contains($0) }
        return read.lines
    }

    /// A file or folder, with patterns of what is taken and left out.
    private func add(_ source: YAMLValue, in folder: String, to target: UInt32, _ result: inout ProjectSettings) {
        guard let name = source.text ?? source["path"]?.text else { return }
        let path = absolutePath(name.hasPrefix("/") ? name : folder + "/" + name)
        if path.hasSuffix(".swift") { return result.add(file: path, to: target) }
        var members = ProjectSettings.FolderMembers(target: target)
        if let includes = source["includes"]?.texts, !includes.isEmpty { members.included = includes.map { Glob($0, in: path) } }
        members.excludedGlobs = (source["excludes"]?.texts ?? []).map { Glob($0, in: path) }
        result.add(folder: path, members)
    }
}
