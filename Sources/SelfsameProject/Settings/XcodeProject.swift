// `project.pbxproj`: targets with their settings, and which files each compiles: by groups and build phases, or by synchronized folders, as
// Xcode 16 and later write them.

import SelfsameDeclarations
import SelfsameSyntax

/// Reads one Xcode project into the settings of a whole.
struct XcodeProject {
    private typealias Node = PropertyList.Node

    private let list: PropertyList
    /// The file, from the root.
    private let path: String
    /// The folder that paths are relative to.
    private let folder: String
    private let objects: [String: Node]
    /// Files and folders, by the number of their object.
    private var paths: [String: String] = [:]
    private var configurationFiles: [String: ConfigurationSettings] = [:]
    /// Local packages that the project names, from the root.
    private(set) var localPackages: [String] = []

    /// Reads the project in a folder `….xcodeproj`; says why where it cannot.
    init(folder project: String) throws(ProjectRemark) {
        let path = project + "/project.pbxproj"
        let place = StatedPlace(path: path, line: 1)
        let source: SourceFile
        switch readSource(at: path) {
        case .failure(let problem): throw ProjectRemark(place: place, message: problem.message)
        case .success(let read): source = read
        }
        guard let list = PropertyList(source) else {
            throw ProjectRemark(place: place, message: "not an Xcode project file; its targets are unknown")
        }
        var objects: [String: Node] = [:]
        if let all = list.value(.root, "objects") {
            list.forEachPair(all) { key, value in if let id = list.text(key) { objects[id] = value } }
        }
        let root = list.text(.root, "rootObject").flatMap { objects[$0] }
        let inner = root.flatMap { list.text($0, "projectDirPath") } ?? ""
        self.path = path
        self.list = list
        self.objects = objects
        folder = absolutePath(parentFolder(project) + "/" + inner)
    }

    /// Adds the project's targets. One that is generated may be older than its files.
    mutating func add(to settings: inout ProjectSettings, isGenerated: Bool) {
        guard let project = object(list.text(.root, "rootObject")) else { return }
        settings.sources.append(path)
        findPaths(from: list.text(project, "mainGroup"))
        for reference in list.texts(list.value(project, "packageReferences")) {
            guard let object = object(reference), list.text(object, "isa") == "XCLocalSwiftPackageReference",
                let path = list.text(object, "relativePath")
            else { continue }
            localPackages.append(absolutePath(path.hasPrefix("/") ? path : folder + "/" + path))
        }
        for (_, node) in objects where list.text(node, "isa") == "XCSwiftPackageProductDependency" {
            if list.text(node, "productName")?.hasPrefix(RSwiftResources.plugin) == true { addResourceAccessor(to: &settings) }
        }
        let configurations = self.configurations(of: project)
        let exceptions = self.exceptions()
        for id in list.texts(list.value(project, "targets")) {
            guard let target = object(id), list.text(target, "isa") == "PBXNativeTarget" else { continue }
            add(target, id: id, of: project, configurations, exceptions, to: &settings)
        }
        // A project without targets says nothing of what is compiled.
        guard !settings.isEmpty else { return }
        var listed: [String] = []
        var isUnderstood = !isGenerated
        for (id, node) in objects where list.text(node, "isa") == "PBXFileReference" {
            guard list.text(node, "path")?.hasSuffix(".swift") ?? false else { continue }
            // A reference that is in no group, and may be compiled.
            guard let path = paths[id] else {
                isUnderstood = false
                continue
            }
            settings.list(file: path)
            if !isGenerated { settings.listsFiles(besides: path) }
            listed.append(path)
        }
        if isUnderstood { settings.addListing(of: listed.sorted(), in: folder) } else { settings.addOtherListing(in: folder) }
    }

    private func object(_ id: String?) -> Node? { id.flatMap { objects[$0] } }

    private func place(_ node: Node) -> StatedPlace { StatedPlace(path: path, line: list.line(of: node)) }

    // MARK: Files

    /// Finds where files and folders lie: each relative to the group that it stands in. Groups that contain each other are entered once.
    private mutating func findPaths(from group: String?) {
        guard let group else { return }
        var pending = [(id: group, folder: folder)]
        var seen: Set<String> = []
        while let (id, parent) = pending.popLast() {
            guard seen.insert(id).inserted, let node = object(id) else { continue }
            var place: String?
            let written = list.text(node, "path")
            switch list.text(node, "sourceTree") ?? "<group>" {
            case "<group>": place = written.map { parent + "/" + $0 } ?? parent
            case "SOURCE_ROOT": place = written.map { folder + "/" + $0 } ?? folder
            case "<absolute>": place = written
            default: place = nil
            }
            guard let place = place.map(absolutePath) else { continue }
            paths[id] = place
            for child in list.texts(list.value(node, "children")) { pending.append((child, place)) }
        }
    }

    /// What a target takes or leaves out of a synchronized folder, and what it compiles for some of its platforms only.
    private struct Exception {
        var target: String
        var files: [String]
        var filters: [(file: String, platforms: Stated<[Platform]>)] = []
    }

    /// The platforms that filters name: `maccatalyst` and `driverkit` are none that is analysed.
    private func filtered(_ names: [String], at node: Node) -> Stated<[Platform]> {
        Stated(value: names.compactMap { $0 == "xros" ? .visionos : Platform(rawValue: $0) }, place: place(node))
    }

    /// What each target takes or leaves out of a synchronized folder, by folder.
    private func exceptions() -> [String: [Exception]] {
        var result: [String: [Exception]] = [:]
        for (id, node) in objects where list.text(node, "isa") == "PBXFileSystemSynchronizedRootGroup" {
            for reference in list.texts(list.value(node, "exceptions")) {
                guard let set = object(reference), let target = list.text(set, "target") else { continue }
                var exception = Exception(target: target, files: list.texts(list.value(set, "membershipExceptions")))
                if let filters = list.value(set, "platformFiltersByRelativePath") {
                    list.forEachPair(filters) { key, value in
                        if let file = list.text(key) { exception.filters.append((file, filtered(list.texts(value), at: key))) }
                    }
                }
                result[id, default: []].append(exception)
            }
        }
        return result
    }

    // MARK: Targets

    private mutating func add(
        _ target: Node, id: String, of project: Node, _ projectSettings: [String: [[SettingLine]]],
        _ exceptions: [String: [Exception]], to settings: inout ProjectSettings
    ) {
        let name = list.text(target, "name") ?? id
        let build = buildSettings(of: target, name, projectSettings, &settings)
        var result = ProjectTarget(name: name, module: "", place: place(target))
        let type = list.text(target, "productType") ?? ""
        result.isTest = type.contains("unit-test") || type.contains("ui-testing")
        result.module = build.value("PRODUCT_MODULE_NAME")?.value ?? moduleName(build.value("PRODUCT_NAME")?.value ?? name)
        result.platforms = build.platforms
        result.swiftVersion = build.swiftVersion
        result.defines = build.defines(for: nil)
        for platform in result.platforms.map(\.platform.value) {
            let own = build.defines(for: platform)
            if own != result.defines { result.platformDefines[platform] = own }
        }
        if build.generatesStringSymbols { settings.generatesStringSymbols = true }
        let index = settings.add(result)
        for phase in list.texts(list.value(target, "buildPhases")) {
            guard let phase = object(phase) else { continue }
            if runsRSwift(phase) { addResourceAccessor(to: &settings) }
            guard list.text(phase, "isa") == "PBXSourcesBuildPhase" else { continue }
            for file in list.texts(list.value(phase, "files")) {
                guard let build = object(file), let reference = list.text(build, "fileRef"), let path = paths[reference] else { continue }
                if path.hasSuffix(".swift") {
                    if lastPathComponent(path) == RSwiftResources.fileName { addResourceAccessor(to: &settings, at: path) }
                    settings.add(file: path, to: index)
                    let filters = list.texts(list.value(build, "platformFilters")) + [list.text(build, "platformFilter")].compactMap { $0 }
                    if !filters.isEmpty { settings.limit(file: path, of: index, to: filtered(filters, at: build)) }
                } else if object(reference).flatMap({ list.text($0, "isa") }) == "PBXVariantGroup" {
                    continue
                }
            }
        }
        let own = Set(list.texts(list.value(target, "fileSystemSynchronizedGroups")))
        for group in own {
            guard let folder = paths[group] else { continue }
            var members = ProjectSettings.FolderMembers(target: index)
            for exception in exceptions[group] ?? [] where exception.target == id {
                members.excluded.formUnion(exception.files.map { absolutePath(folder + "/" + $0) })
                for (file, filter) in exception.filters where file.hasSuffix(".swift") {
                    settings.limit(file: absolutePath(folder + "/" + file), of: index, to: filter)
                }
            }
            settings.add(folder: folder, members)
        }
        // A file of another target's folder that is named for this one belongs to it, too.
        for (group, sets) in exceptions where !own.contains(group) {
            guard let folder = paths[group] else { continue }
            for exception in sets where exception.target == id {
                for file in exception.files where file.hasSuffix(".swift") {
                    settings.add(file: absolutePath(folder + "/" + file), to: index)
                }
            }
        }
    }

    // MARK: Generated code

    /// Whether a step of a build runs R.swift.
    private func runsRSwift(_ phase: Node) -> Bool {
        guard list.text(phase, "isa") == "PBXShellScriptBuildPhase", let script = list.text(phase, "shellScript") else { return false }
        return script.contains("rswift") && script.contains("generate")
    }

    /// Notes the file that R.swift writes for a target, by its path where the project says it.
    private func addResourceAccessor(to settings: inout ProjectSettings, at path: String? = nil) {
        let known = settings.resourceAccessors.firstIndex { $0.folder == folder }
        if path == nil, known != nil { return }
        if let known { settings.resourceAccessors.remove(at: known) }
        settings.resourceAccessors.append(.init(path: path ?? folder + "/" + RSwiftResources.fileName, folder: folder))
    }

    // MARK: Configurations

    /// The layers of each configuration of a target or of the project, by its name: its own settings, then those of its file.
    private mutating func configurations(of node: Node) -> [String: [[SettingLine]]] {
        guard let all = object(list.text(node, "buildConfigurationList")) else { return [:] }
        var result: [String: [[SettingLine]]] = [:]
        for id in list.texts(list.value(all, "buildConfigurations")) {
            guard let configuration = object(id), let name = list.text(configuration, "name") else { continue }
            var lines: [SettingLine] = []
            if let settings = list.value(configuration, "buildSettings") {
                list.forEachPair(settings) { key, value in
                    guard let name = list.text(key) else { return }
                    let text = list.texts(value).joined(separator: " ")
                    lines.append(SettingLine(spelling: name, value: text, place: place(key)))
                }
            }
            result[name] = [lines, configurationFile(of: configuration)]
        }
        return result
    }

    /// The lines of the file that a configuration is based on.
    private mutating func configurationFile(of configuration: Node) -> [SettingLine] {
        var file = list.text(configuration, "baseConfigurationReference").flatMap { paths[$0] }
        if let anchor = list.text(configuration, "baseConfigurationReferenceAnchor").flatMap({ paths[$0] }),
            let relative = list.text(configuration, "baseConfigurationReferenceRelativePath")
        {
            file = absolutePath(anchor + "/" + relative)
        }
        guard let file else { return [] }
        if let known = configurationFiles[file] { return known.lines }
        let read = ConfigurationSettings(path: file, namedAt: place(configuration))
        configurationFiles[file] = read
        return read.lines
    }

    /// The settings that the target is released with: `DEBUG` is not for what users run.
    private mutating func buildSettings(
        of target: Node, _ name: String, _ project: [String: [[SettingLine]]], _ settings: inout ProjectSettings
    ) -> BuildSettings {
        let own = configurations(of: target)
        let preferred = object(list.text(target, "buildConfigurationList")).flatMap { list.text($0, "defaultConfigurationName") }
        let names = own.keys.sorted()
        func isDebug(_ name: String) -> Bool { name.lowercased().contains("debug") }
        let configuration =
            preferred.flatMap { own[$0] != nil && !isDebug($0) ? $0 : nil } ?? names.first { $0 == "Release" }
            ?? names.first { !isDebug($0) } ?? names.first ?? "Release"
        for (_, file) in configurationFiles.sorted(by: { $0.key < $1.key }) {
            for remark in file.remarks where !settings.remarks.contains(remark) { settings.remarks.append(remark) }
            for path in file.files where !settings.sources.contains(path) { settings.sources.append(path) }
        }
        let builtIn = [
            "TARGET_NAME": name, "PRODUCT_NAME": name,
            "PROJECT_NAME": lastPathComponent(parentFolder(path)).replacing(".xcodeproj", with: ""),
            "CONFIGURATION": configuration, "SRCROOT": folder, "PROJECT_DIR": folder,
        ]
        return BuildSettings(
            layers: (own[configuration] ?? []) + (project[configuration] ?? []), builtIn: builtIn, configuration: configuration)
    }
}

extension ProjectRemark: Error {}
