// The targets of a manifest as targets of a project.

extension ProjectSettings {
    /// Adds the targets of a package; of a library those only that are wanted.
    mutating func add(_ manifest: PackageManifest, isLibrary: Bool = false, wanted: (String) -> Bool = { _ in true }) {
        addPackage(folder: manifest.folder)
        if !isLibrary {
            sources.append(manifest.path)
            remarks += manifest.remarks
        }
        let folders = Set(manifest.targets.map(\.folder))
        for target in manifest.targets where target.kind == .regular || target.kind == .test {
            guard wanted(target.name) else { continue }
            var result = ProjectTarget(name: target.name, module: moduleName(target.name), place: target.place)
            result.isTest = target.kind == .test
            result.platforms = manifest.platforms
            result.swiftVersion = target.swiftVersion ?? manifest.swiftVersion
            result.defines = target.defines
            result.platformDefines = target.platformDefines
            result.isOfPackage = true
            result.isLibrary = isLibrary
            if !isLibrary, target.plugins.contains(where: { ("plugin:" + $0).hasPrefix(RSwiftResources.plugin) }) {
                resourceAccessors.append(.init(path: target.folder + "/" + RSwiftResources.fileName, folder: target.folder))
            }
            let index = add(result)
            // What lies in the folder of another target is the other's.
            let inner = folders.filter { isBelow($0, target.folder) }
            var members = FolderMembers(target: index, excluded: Set(target.excluded).union(inner))
            if let sources = target.sources { members.included = sources.map { Glob($0, in: target.folder) } }
            add(folder: target.folder, members)
        }
    }
}
