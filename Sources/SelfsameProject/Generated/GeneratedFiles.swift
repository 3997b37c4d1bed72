// Code that exists only in a build, as files of the program: members for assets and for texts, and what SwiftGen and R.swift write. What is there
// as a file is read like any other and never made again.

import SelfsameDeclarations
import SelfsameSystem

/// Files that code is generated of, as they were found.
struct ResourceFiles {
    /// String catalogs.
    private(set) var stringCatalogs: [String] = []
    /// Tables, asset catalogs and fonts.
    private(set) var resources: [String] = []
    /// Configurations of SwiftGen.
    private(set) var swiftGen: [String] = []

    /// Takes in a file or folder, where code may be generated of it.
    mutating func add(_ path: String, _ name: String) {
        if StringCatalog.isCatalog(name) {
            stringCatalogs.append(path)
        } else if StringsTable.isTable(name) || AssetNames.isCatalog(name) || RSwiftResources.isFont(name) {
            resources.append(path)
        } else if SwiftGenOutput.isConfiguration(name) {
            swiftGen.append(path)
        }
    }

    /// Takes in what others found.
    mutating func formUnion(_ other: ResourceFiles) {
        stringCatalogs += other.stringCatalogs
        resources += other.resources
        swiftGen += other.swiftGen
    }
}

extension FoundInput {
    /// The files that a build generates, and descriptions of the names that it declares.
    func generatedFiles(for settings: ProjectSettings, _ packages: FoundPackages) -> [InputFile] {
        let names = assets.source.map { InputFile(path: "Assets.xcassets", role: .prelude(module: ""), contents: .text($0)) }
        return swiftGenFiles + resourceAccessors(settings, packages) + [names, stringSymbols(settings)].compactMap(\.self)
    }

    /// The symbols of string catalogs: in a project where a target asks for them, in a package always.
    private func stringSymbols(_ settings: ProjectSettings) -> InputFile? {
        let folders = settings.packageFolders
        let catalogs = resources.stringCatalogs.filter { path in
            // Those of a localised interface file lie with it; of them nothing is made.
            if path.contains(".lproj/") { return false }
            if settings.isEmpty || settings.generatesStringSymbols { return true }
            let full = absolutePath(path)
            return folders.contains { isBelow(full, $0) }
        }
        if catalogs.isEmpty { return nil }
        return InputFile(
            path: "Localizable.xcstrings", role: .prelude(module: ""),
            contents: .generated {
                let read = Set(catalogs).sorted().compactMap { path -> StringCatalog? in
                    guard let data = FileManager.default.contents(atPath: path) else { return nil }
                    let name = lastPathComponent(path)
                    return StringCatalog(table: String(name.dropLast(".xcstrings".count)), reading: [UInt8](data))
                }
                return StringCatalog.source(of: read) ?? ""
            })
    }

    private var swiftGenFiles: [InputFile] {
        Set(resources.swiftGen).sorted().flatMap(SwiftGenOutput.outputs).map { output in
            InputFile(path: displayPath(output.path), role: .context, contents: .generated { output.source })
        }
    }

    /// What R.swift writes, and what it refers to where its library is not at hand.
    private func resourceAccessors(_ settings: ProjectSettings, _ packages: FoundPackages) -> [InputFile] {
        if settings.resourceAccessors.isEmpty { return [] }
        let sources = files.lazy.map { absolutePath($0.path) }.filter { lastPathComponent($0) == RSwiftResources.fileName }
        let resources = self.resources.resources.map(absolutePath)
        var result = Set(settings.resourceAccessors).compactMap { accessor -> InputFile? in
            // What lies in a package is a resource of the package's own targets.
            let inner = settings.packageFolders.filter { isBelow($0, accessor.folder) }
            func isOwn(_ path: String) -> Bool { isBelow(path, accessor.folder) && !inner.contains { isBelow(path, $0) } }
            if sources.contains(where: { isOwn($0) || $0 == accessor.path }) { return nil }
            let accessors = RSwiftResources(path: accessor.path, resources: resources.filter(isOwn))
            return InputFile(path: displayPath(accessor.path), role: .context, contents: .generated { accessors.source })
        }
        if !result.isEmpty, packages.modules[RSwiftResources.library] == nil {
            result.append(
                InputFile(
                    path: RSwiftResources.library + ".swift", role: .prelude(module: RSwiftResources.library),
                    contents: .text(RSwiftResources.librarySource)))
        }
        return result
    }
}
