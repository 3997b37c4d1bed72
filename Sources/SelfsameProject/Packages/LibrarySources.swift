// The sources of modules that a program imports: those of packages that were found, with what they import in turn.

import SelfsameDeclarations
import SelfsameSyntax
import SelfsameSystem

/// The modules that a program imports from elsewhere.
public struct ImportedModules: Sendable {
    /// The packages that were looked through.
    public internal(set) var packages = FoundPackages()
    /// The modules whose sources are read, in the order in which they were come upon.
    public internal(set) var read: [String] = []
    /// How many files that are.
    public internal(set) var fileCount = 0
    /// The modules that no place has, with the files that import them.
    public internal(set) var missing: [String: [String]] = [:]

    /// For `--verbose`: where packages were found, and what is read of them.
    public var summary: String {
        var text = ""
        for place in packages.places {
            text += "selfsame: \(place.count) packages in \(printablePlace(place.folder))\n"
        }
        if !read.isEmpty {
            text += "selfsame: \(read.count) imported modules in \(fileCount) files: \(read.sorted().joined(separator: ", "))\n"
        }
        for remark in packages.remarks { text += "selfsame: \(remark)\n" }
        return text
    }

    private func printablePlace(_ folder: String) -> String { folder.hasPrefix("/") ? displayPath(folder) : folder }
}

extension ProjectSettings {
    /// The files of a module of a package; its target is added to the settings.
    mutating func addLibrary(_ module: LibraryModule, of packages: FoundPackages, for platform: Platform) -> [InputFile] {
        switch module.source {
        case .target(let number, let name):
            let manifest = packages.manifests[number]
            add(manifest, isLibrary: true) { $0 == name }
            guard let target = manifest.targets.first(where: { $0.name == name }) else { return [] }
            let index = UInt32(targets.count - 1)
            return libraryFiles(in: target.folder).filter { targets(ofFile: $0).contains(index) }.map(contextFile)
        case .folder(let folder):
            var target = ProjectTarget(name: module.name, module: module.name, place: StatedPlace(path: folder, line: 1))
            target.isLibrary = true
            target.isOfPackage = true
            let index = add(target)
            addPackage(folder: folder)
            add(folder: folder, FolderMembers(target: index))
            return libraryFiles(in: folder).map(contextFile)
        case .framework(let folder):
            guard let interface = interface(in: folder, for: platform) else { return [] }
            return [InputFile(path: displayPath(interface), role: .prelude(module: module.name))]
        }
    }

    private func contextFile(_ path: String) -> InputFile { InputFile(path: displayPath(path), role: .context) }

    /// The Swift files below a folder, in path order; links are not followed.
    private func libraryFiles(in folder: String) -> [String] {
        var result: [String] = []
        var pending = [folder]
        while let current = pending.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: current)) ?? [] where !name.hasPrefix(".") {
                let path = current + "/" + name
                if name.hasSuffix(".swift") {
                    if name != "Package.swift" { result.append(path) }
                } else if !name.contains("."), isFolder(path), !isLink(path) {
                    pending.append(path)
                }
            }
        }
        return result.sorted(by: precedesAsPath)
    }

    /// The interface of a framework for a platform: `ios-arm64/X.framework/Modules/X.swiftmodule/arm64-apple-ios.swiftinterface`.
    private func interface(in framework: String, for platform: Platform) -> String? {
        func names(_ folder: String) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted(by: precedesAsPath)
        }
        let prefix =
            switch platform {
            case .ios: "ios-arm64"
            case .macos: "macos-"
            case .tvos: "tvos-arm64"
            case .watchos: "watchos-"
            case .visionos: "xros-arm64"
            }
        let slices = names(framework).filter { $0.hasPrefix(prefix) }.sorted { $0.utf8.count < $1.utf8.count }
        for slice in slices {
            for product in names("\(framework)/\(slice)") where product.hasSuffix(".framework") || product.hasSuffix(".swiftmodule") {
                let inner = product.hasSuffix(".framework") ? "/Modules" : ""
                let root = "\(framework)/\(slice)/\(inner.isEmpty ? "" : product + inner)"
                for module in names(root) where module.hasSuffix(".swiftmodule") {
                    let files = names("\(root)/\(module)").filter {
                        $0.hasSuffix(".swiftinterface") && !$0.contains(".private.") && !$0.contains(".package.")
                    }
                    if let file = files.first(where: { $0.hasPrefix("arm64") }) ?? files.first {
                        return absolutePath("\(root)/\(module)/\(file)")
                    }
                }
            }
        }
        return nil
    }
}
