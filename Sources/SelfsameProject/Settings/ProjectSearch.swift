// Finding and reading what describes a project: manifests, Xcode projects, those of Tuist and XcodeGen, and workspaces, in the folders that a
// call searches and above them, up to the root of the checkout.

import SelfsameSyntax
import SelfsameSystem

/// The files that describe a project, from the root.
struct ProjectFiles {
    var manifests: [String] = []
    var xcodeProjects: [String] = []
    var workspaces: [String] = []
    var tuist: [String] = []
    var xcodeGen: [String] = []
    /// Descriptions of CocoaPods libraries.
    var podspecs: [String] = []
    /// Binary frameworks.
    var frameworks: [String] = []
    private var known: Set<String> = []

    /// Whether nothing was found.
    var isEmpty: Bool { known.isEmpty }

    /// Where files and folders of a name belong that describe a project.
    private static func list(of name: String) -> WritableKeyPath<ProjectFiles, [String]>? {
        // Some folders hold thousands of others: most names are told apart by their last letter, `jpg` from `xcodeproj`.
        guard let last = name.utf8.last, "tljekc".utf8.contains(last) else { return nil }
        return switch name {
        case "Package.swift": \.manifests
        case "Project.swift": \.tuist
        case "project.yml", "project.yaml": \.xcodeGen
        case _ where name.hasSuffix(".xcodeproj"): \.xcodeProjects
        case _ where name.hasSuffix(".xcworkspace"): \.workspaces
        case _ where name.hasSuffix(".xcframework"): \.frameworks
        case _ where name.hasSuffix(".podspec"): \.podspecs
        default: nil
        }
    }

    /// Takes in a file or folder where it describes a project, and says whether it does.
    @discardableResult
    mutating func add(_ name: String, in folder: String) -> Bool {
        guard let list = Self.list(of: name) else { return false }
        let path = (folder == "/" ? "" : folder) + "/" + name
        if known.insert(path).inserted { self[keyPath: list].append(path) }
        return true
    }

    /// Takes in what others found.
    mutating func formUnion(_ other: ProjectFiles) {
        for list in [\ProjectFiles.manifests, \.xcodeProjects, \.workspaces, \.tuist, \.xcodeGen, \.frameworks, \.podspecs] {
            for path in other[keyPath: list] where known.insert(path).inserted { self[keyPath: list].append(path) }
        }
    }

    /// Looks into the folders above one, up to the first that describes a project or is the root of a checkout.
    mutating func addAncestors(of folder: String) {
        var current = folder
        while true {
            let names = ((try? folderEntries(of: current)) ?? []).map(\.name)
            var isProject = false
            // Some folders hold thousands of others.
            for name in names.filter({ Self.list(of: $0) != nil }).sorted() where add(name, in: current) {
                // A library is a part of some project above it.
                if Self.list(of: name) != \.podspecs { isProject = true }
            }
            if isProject || current == "/" || names.contains(".git") { return }
            current = parentFolder(current)
        }
    }
}

extension ProjectSettings {
    /// Reads what describes a project.
    init(reading files: ProjectFiles) {
        var files = files
        for workspace in files.workspaces { addProjects(of: workspace, to: &files) }
        var localPackages: [String] = []
        var generated: Set<String> = []
        let generators = Set((files.xcodeGen + files.tuist).map(parentFolder))
        for folder in generators.union(files.podspecs.map(parentFolder)) { addOtherListing(in: folder) }
        for path in files.xcodeProjects.sorted(by: precedesAsPath) {
            do {
                var project = try XcodeProject(folder: path)
                project.add(to: &self, isGenerated: generators.contains(parentFolder(path)))
                localPackages += project.localPackages
                generated.insert(parentFolder(path))
            } catch {
                remarks.append(error)
            }
        }
        // What a generator has made says the same as its input, and is what is built.
        for path in files.xcodeGen.sorted(by: precedesAsPath) where !generated.contains(parentFolder(path)) {
            var project = XcodeGenProject(path: path)
            project.add(to: &self)
            localPackages += project.localPackages
        }
        for path in files.tuist.sorted(by: precedesAsPath) where !generated.contains(parentFolder(path)) {
            guard let project = TuistProject(path: path) else { continue }
            project.add(to: &self)
            localPackages += project.localPackages
        }
        for path in files.manifests.sorted(by: precedesAsPath) {
            guard let manifest = PackageManifest(path: path) else { continue }
            add(manifest)
        }
        self.localPackages = localPackages
    }

    /// The projects that a workspace names: `<FileRef location = "group:App/App.xcodeproj">` in groups that add their folder.
    private mutating func addProjects(of workspace: String, to files: inout ProjectFiles) {
        let path = workspace + "/contents.xcworkspacedata"
        guard case .success(let source) = readSource(at: path) else { return }
        sources.append(path)
        var folders = [parentFolder(workspace)]
        let text = String(decoding: source.bytes, as: UTF8.self)
        for tag in text.split(separator: "<").dropFirst() {
            if tag.hasPrefix("/Group") {
                if folders.count > 1 { folders.removeLast() }
                continue
            }
            guard tag.hasPrefix("Group") || tag.hasPrefix("FileRef") else { continue }
            var location = ""
            if let start = tag.firstRange(of: "location"), let open = tag[start.upperBound...].firstIndex(of: "\"") {
                location = String(tag[tag.index(after: open)...].prefix { $0 != "\"" })
            }
            let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.count == 2 ? String(parts[1]) : ""
            let base = parts.first == "container" ? parentFolder(workspace) : folders[folders.count - 1]
            let full = parts.first == "absolute" ? absolutePath(name) : absolutePath(base + "/" + name)
            if tag.hasPrefix("Group") {
                if tag.prefix(while: { $0 != ">" }).last != "/" { folders.append(full) }
            } else if full.hasSuffix(".xcodeproj"), !full.split(separator: "/").contains(where: { skippedFolders.contains(String($0)) }) {
                files.add(lastPathComponent(full), in: parentFolder(full))
            }
        }
    }
}
