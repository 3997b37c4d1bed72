// Finding the source of packages where tools put it: checkouts of SwiftPM and Xcode, those of Tuist, Pods and Carthage, and packages beside the
// project. Only manifests are read here; of a package's sources only those are read later that somebody imports.

import SelfsameSyntax
import SelfsameSystem

/// Which packages are looked for.
public enum PackageChoice: Sendable, Equatable {
    /// Those in the usual places.
    case auto
    /// None.
    case none
    /// Those in a folder, and no others.
    case folder(String)

    /// Reads a word of the command line or of a configuration.
    public init(_ word: String) {
        switch word {
        case "auto": self = .auto
        case "none": self = .none
        default: self = .folder(word)
        }
    }
}

/// A module of a package.
struct LibraryModule: Sendable {
    /// Where its source is.
    enum Source: Sendable {
        /// A target of a manifest, by its number and name.
        case target(manifest: Int, name: String)
        /// All Swift files in a folder.
        case folder(String)
        /// An interface of a binary framework, by the folder of the framework.
        case framework(String)
    }

    var name: String
    var source: Source
}

/// The packages that were found.
public struct FoundPackages: Sendable {
    /// Their manifests.
    private(set) var manifests: [PackageManifest] = []
    /// What can be imported from them, by name.
    private(set) var modules: [String: LibraryModule] = [:]
    /// The folders in which packages were found, from the root, with how many.
    public private(set) var places: [(folder: String, count: Int)] = []
    /// What is worth saying: a second copy, a link that leads elsewhere.
    public private(set) var remarks: [String] = []
    private var copies: [String: String] = [:]
    /// The revision that each package is resolved to.
    private var revisions: [String: String] = [:]
    private var projects: Set<String> = []

    /// None.
    init() {}

    /// Looks for packages.
    init(_ choice: PackageChoice, of files: ProjectFiles, settings: ProjectSettings) {
        let folders = files.folders
        projects = Set(files.manifests.map(parentFolder))
        readResolved(files, folders)
        switch choice {
        case .none: return
        case .folder(let folder):
            let full = absolutePath(folder)
            if FileManager.default.fileExists(atPath: full + "/Package.swift") {
                addPackage(full)
            } else {
                for inner in [full, full + "/checkouts", full + "/SourcePackages/checkouts"] where isFolder(inner) { addCheckouts(inner) }
                addFrameworks(below: full + "/artifacts")
            }
        case .auto:
            var pending = settings.localPackages
            for path in files.manifests {
                guard let manifest = PackageManifest(path: path) else { continue }
                pending += manifest.dependencies.compactMap(\.folder)
                addBinaries(of: manifest)
            }
            addLocal(pending)
            for folder in folders { addUsualPlaces(of: folder) }
            for project in files.workspaces + files.xcodeProjects + files.manifests.map(parentFolder) { addDerivedData(of: project) }
            for framework in files.frameworks { addFramework(framework) }
        }
    }

    /// What the packages can be imported as.
    var moduleNames: Set<String> { Set(modules.keys) }

    // MARK: Places

    private static let checkouts = [
        ".build/checkouts", "SourcePackages/checkouts", ".build/SourcePackages/checkouts", "build/SourcePackages/checkouts",
        "DerivedData/SourcePackages/checkouts", ".spm/checkouts", "spm/checkouts", ".swiftpm/checkouts", "Tuist/.build/checkouts",
        "Tuist/Dependencies/SwiftPackageManager/.build/checkouts", "../SourcePackages/checkouts", "fastlane/SourcePackages/checkouts",
        "Carthage/Checkouts",
    ]

    private mutating func addUsualPlaces(of folder: String) {
        for place in Self.checkouts {
            let full = absolutePath(folder + "/" + place)
            if isFolder(full) { addCheckouts(full) }
        }
        // `-derivedDataPath DerivedData` puts a project's own folder in between.
        for name in names(in: folder + "/DerivedData") where isFolder("\(folder)/DerivedData/\(name)/SourcePackages/checkouts") {
            addCheckouts("\(folder)/DerivedData/\(name)/SourcePackages/checkouts")
        }
        for place in [".build/artifacts", "SourcePackages/artifacts", "Tuist/.build/artifacts", "Carthage/Build"] {
            addFrameworks(below: folder + "/" + place)
        }
        // `swift package edit` puts packages here.
        if isFolder(folder + "/Packages") { addCheckouts(folder + "/Packages", isCounted: false) }
        addPods(folder + "/Pods")
    }

    /// Xcode's folder for a project: named after it, with a hash, and with the project's path in a list beside.
    private mutating func addDerivedData(of project: String) {
        guard let home = environmentVariables["HOME"] else { return }
        let root = home + "/Library/Developer/Xcode/DerivedData"
        let name = lastPathComponent(project).split(separator: ".").first.map(String.init) ?? ""
        for entry in names(in: root) where entry.hasPrefix(name.replacing(" ", with: "_") + "-") {
            let folder = root + "/" + entry
            guard let data = FileManager.default.contents(atPath: folder + "/info.plist"),
                let path = (try? PropertyListDecoder().decode(DerivedDataInfo.self, from: data))?.WorkspacePath,
                path == project || path == project + "/Package.swift"
            else { continue }
            if isFolder(folder + "/SourcePackages/checkouts") { addCheckouts(folder + "/SourcePackages/checkouts") }
            addFrameworks(below: folder + "/SourcePackages/artifacts")
        }
    }

    private func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted(by: precedesAsPath)
    }

    /// Adds the packages in a folder of checkouts.
    private mutating func addCheckouts(_ folder: String, isCounted: Bool = true) {
        if places.contains(where: { $0.folder == folder }) { return }
        var count = 0
        for name in names(in: folder) where !name.hasPrefix(".") {
            let path = folder + "/" + name
            if FileManager.default.fileExists(atPath: path + "/Package.swift") {
                if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
                    remarks.append("\(displayPath(path)) is a link to \(target), which is read")
                }
                if addPackage(path) { count += 1 }
            } else if folder.hasSuffix("Carthage/Checkouts"), isFolder(path) {
                let inner = ["Sources/\(name)", "Source", "Sources", name].first { isFolder(path + "/" + $0) } ?? ""
                add(LibraryModule(name: moduleName(name), source: .folder(inner.isEmpty ? path : path + "/" + inner)))
                count += 1
            }
        }
        if isCounted || count > 0 { places.append((folder, count)) }
    }

    private mutating func addPods(_ folder: String) {
        guard isFolder(folder) else { return }
        let other: Set<String> = ["Headers", "Local Podspecs", "Target Support Files", "Pods.xcodeproj"]
        var count = 0
        for name in names(in: folder) where !name.hasPrefix(".") && !other.contains(name) && isFolder(folder + "/" + name) {
            add(LibraryModule(name: moduleName(name), source: .folder(folder + "/" + name)))
            addFrameworks(below: folder + "/" + name)
            count += 1
        }
        if count > 0 { places.append((folder, count)) }
    }

    /// Packages beside the project and those that they name in turn.
    private mutating func addLocal(_ folders: [String]) {
        var pending = folders
        var count = 0
        while let folder = pending.popLast() {
            let before = manifests.count
            guard addPackage(folder) else { continue }
            count += 1
            for manifest in manifests[before...] { pending += manifest.dependencies.compactMap(\.folder) }
        }
        if count > 0 { places.append(("packages by their path", count)) }
    }

    // MARK: Packages

    /// Adds a package; false where it is one of the project's own, or a second copy of one that is known.
    @discardableResult
    private mutating func addPackage(_ folder: String) -> Bool {
        if projects.contains(folder) { return false }
        let identity = lastPathComponent(folder).lowercased()
        if let known = copies[identity] {
            if known != folder { settle(identity, known, folder) }
            return false
        }
        guard let manifest = PackageManifest(path: folder + "/Package.swift") else { return false }
        copies[identity] = folder
        manifests.append(manifest)
        addModules(of: manifests.count - 1)
        addBinaries(of: manifest)
        return true
    }

    /// Of two copies of a package that one counts that is resolved to, else the first.
    private mutating func settle(_ identity: String, _ known: String, _ other: String) {
        let resolved = revisions[identity]
        if let resolved, revision(of: known) != resolved, revision(of: other) == resolved,
            let manifest = PackageManifest(path: other + "/Package.swift"),
            let index = manifests.firstIndex(where: { $0.folder == known })
        {
            for (name, module) in modules {
                if case .target(index, _) = module.source { modules[name] = nil }
            }
            manifests[index] = manifest
            copies[identity] = other
            addModules(of: index)
            remarks.append("\(identity) has two copies; reading \(displayPath(other)), its resolved version")
        } else {
            remarks.append("\(identity) has two copies; reading \(displayPath(known))")
        }
    }

    private mutating func addModules(of index: Int) {
        for target in manifests[index].targets where target.kind == .regular {
            add(LibraryModule(name: moduleName(target.name), source: .target(manifest: index, name: target.name)))
        }
        addUsualFolders(of: manifests[index])
    }

    /// The modules of a package whose manifest computes its targets, which is never run: the folders where targets lie that do not say otherwise.
    private mutating func addUsualFolders(of manifest: PackageManifest) {
        guard manifest.targets.isEmpty, manifest.computesTargets else { return }
        let folders = names(in: manifest.folder + "/Sources").filter { !$0.contains(".") && isFolder("\(manifest.folder)/Sources/\($0)") }
        if folders.isEmpty { return }
        for folder in folders { add(LibraryModule(name: moduleName(folder), source: .folder("\(manifest.folder)/Sources/\(folder)"))) }
        remarks.append("\(displayPath(manifest.path)) computes its targets; each folder in Sources counts as one")
    }

    private mutating func add(_ module: LibraryModule) {
        if modules[module.name] == nil { modules[module.name] = module }
    }

    /// What `Package.resolved` says, beside manifests and in workspaces.
    private mutating func readResolved(_ files: ProjectFiles, _ folders: [String]) {
        let places =
            folders + files.workspaces.map { $0 + "/xcshareddata/swiftpm" }
            + files.xcodeProjects.map { $0 + "/project.xcworkspace/xcshareddata/swiftpm" }
        for place in places {
            guard let data = FileManager.default.contents(atPath: place + "/Package.resolved"),
                let resolved = try? JSONDecoder().decode(ResolvedPackages.self, from: data)
            else { continue }
            for pin in resolved.all {
                if let revision = pin.state?.revision, revisions[pin.name] == nil { revisions[pin.name] = revision }
            }
        }
    }

    /// The revision that a checkout is at, as git keeps it.
    private func revision(of folder: String) -> String? {
        FileManager.default.contents(atPath: folder + "/.git/HEAD").map {
            String(decoding: $0, as: UTF8.self).trimmed(of: \.isWhitespace)
        }
    }

    // MARK: Binary frameworks

    private mutating func addBinaries(of manifest: PackageManifest) {
        for target in manifest.targets where target.kind == .binary { addFramework(target.folder) }
    }

    private mutating func addFrameworks(below folder: String) {
        var pending = [(folder, 0)]
        while let (folder, depth) = pending.popLast() {
            for name in names(in: folder) {
                let path = folder + "/" + name
                if name.hasSuffix(".xcframework") {
                    addFramework(path)
                } else if depth < 3, !name.hasPrefix("."), isFolder(path) {
                    pending.append((path, depth + 1))
                }
            }
        }
    }

    private mutating func addFramework(_ folder: String) {
        guard folder.hasSuffix(".xcframework") else { return }
        add(LibraryModule(name: moduleName(String(lastPathComponent(folder).dropLast(".xcframework".count))), source: .framework(folder)))
    }
}

/// What Xcode writes into its folder for a project.
private struct DerivedDataInfo: Decodable { var WorkspacePath: String }

/// `Package.resolved`, in its forms.
private struct ResolvedPackages: Decodable {
    struct Pin: Decodable {
        struct State: Decodable { var revision: String? }
        var identity: String?
        var location: String?
        var repositoryURL: String?
        var state: State?

        var name: String { (location ?? repositoryURL).map(packageIdentity) ?? identity ?? "" }
    }

    struct Old: Decodable { var pins: [Pin] }
    var pins: [Pin]?
    var object: Old?
    var all: [Pin] { pins ?? object?.pins ?? [] }
}

extension ProjectFiles {
    /// The folders that hold what describes a project.
    var folders: [String] {
        (manifests + xcodeProjects + workspaces + tuist + xcodeGen).map(parentFolder).uniqued
    }
}
