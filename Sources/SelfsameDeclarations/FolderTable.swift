// Folders and modules of a program, read off the paths of its files. A module is the folder under `Sources/`, or one that files outside of it
// import by its name, as those of the frameworks of an Xcode project; files elsewhere share one.

/// A folder with files that import some module.
struct Importer: Hashable {
    var folder: UInt32
    /// Whether the files are tests.
    var isTest: Bool
}

/// Folders and modules while a program is linked.
struct FolderTable {
    private(set) var folders = [ProgramTables.Folder(parent: 0, depth: 0, name: .none)]
    /// Module 0 holds the files that stand in no folder under `Sources/`.
    private(set) var modules = [ProgramTables.Module(name: .none, isPrelude: false, isConfirmed: false)]
    private var children: [UInt64: UInt32] = [:]
    private var moduleOfFolder: [UInt32: ModuleID] = [:]
    private var moduleOfPrelude: [Name: ModuleID] = [:]
    private var moduleOfTarget: [UInt32: ModuleID] = [:]
    /// The sets of targets that files belong to, by their number less one.
    private(set) var targetSets: [[UInt32]] = []
    private var numberOfTargetSet: [[UInt32]: UInt32] = [:]
    private var lastFolder: ArraySlice<UInt8> = []
    private var lastHome: (folder: UInt32, module: ModuleID) = (0, ModuleID(0))

    /// The module of a prelude.
    mutating func prelude(_ name: Name) -> ModuleID {
        if let known = moduleOfPrelude[name] { return known }
        let module = add(name, isPrelude: true)
        moduleOfPrelude[name] = module
        return module
    }

    /// The folder and the module of a file.
    mutating func home(of path: String, entries: inout NameEntries) -> (folder: UInt32, module: ModuleID) {
        let bytes = Array(path.utf8)
        let slash = bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0
        // Files come in path order, so that most stand beside their predecessor.
        if bytes[..<slash] == lastFolder { return lastHome }
        var folder: UInt32 = 0
        var chain: [UInt32] = []
        var isSources: [Bool] = []
        for component in bytes[..<slash].split(separator: UInt8(ascii: "/")) where !component.elementsEqual(".".utf8) {
            let text = Array(component)
            let name = Name(entries.insert(text.span, from: 0, to: text.count, hash: nameHash(text.span, from: 0, to: text.count)))
            folder = child(name, of: folder)
            chain.append(folder)
            isSources.append(text.elementsEqual("Sources".utf8))
        }
        var module = ModuleID(0)
        if let sources = isSources.dropLast().lastIndex(of: true) {
            module = self.module(of: chain[sources + 1])
        }
        lastFolder = bytes[..<slash]
        lastHome = (folder, module)
        return lastHome
    }

    /// The module of the targets that a file belongs to, and the number of their set.
    mutating func home(of membership: FileMembership, named name: Name) -> (module: ModuleID, targets: UInt32) {
        guard let first = membership.targets.first else { return (ModuleID(0), 0) }
        let module =
            moduleOfTarget[first]
            ?? {
                let module = add(name, isPrelude: false)
                modules[Int(module.rawValue)].isConfirmed = true
                modules[Int(module.rawValue)].isTarget = true
                modules[Int(module.rawValue)].isLibrary = membership.isLibrary
                moduleOfTarget[first] = module
                return module
            }()
        if let known = numberOfTargetSet[membership.targets] { return (module, known) }
        targetSets.append(membership.targets)
        let number = UInt32(truncatingIfNeeded: targetSets.count)
        numberOfTargetSet[membership.targets] = number
        return (module, number)
    }

    /// The pairs of such sets, other than each with itself, that have a target in common.
    var sharedTargets: Set<UInt64> {
        var setsOfTarget: [UInt32: [UInt64]] = [:]
        for (number, targets) in targetSets.enumerated() {
            for target in targets { setsOfTarget[target, default: []].append(UInt64(number + 1)) }
        }
        var pairs: Set<UInt64> = []
        for sets in setsOfTarget.values {
            for a in sets { for b in sets where a != b { pairs.insert(a << 32 | b) } }
        }
        return pairs
    }

    /// Notes what is known to be a module of its own: a folder under `Sources/` beside a `Package.swift`, or one that somebody imports.
    mutating func confirmModules(packages: Set<UInt32>, imported: Set<Name>) {
        for (folder, module) in moduleOfFolder {
            let package = folders[Int(folders[Int(folder)].parent)].parent
            if packages.contains(package) || imported.contains(folders[Int(folder)].name) {
                modules[Int(module.rawValue)].isConfirmed = true
            }
        }
    }

    /// The names of all folders that are no module yet.
    func names(besides modules: Set<Name>) -> Set<Name> { Set(folders.lazy.map(\.name)).subtracting(modules) }

    /// Makes modules of the folders that files outside of them import by name, and puts their files there. A module does not import itself, but
    /// its tests do, which are no module that others import. The outermost such folder counts; of two that stand beside each other it is not
    /// known which is meant.
    mutating func addFrameworks(
        importers: [Name: Set<Importer>], sources: Set<UInt32>, homes: inout [(folder: UInt32, module: ModuleID)]
    ) {
        var holdsSources = Array(repeating: false, count: folders.count)
        for folder in sources {
            var current = Int(folder)
            while !holdsSources[current] {
                holdsSources[current] = true
                current = Int(folders[current].parent)
            }
        }
        var roots: [Name: [UInt32]] = [:]
        for folder in folders.indices.map({ UInt32(truncatingIfNeeded: $0) }) {
            let name = folders[Int(folder)].name
            guard holdsSources[Int(folder)], let all = importers[name],
                !(roots[name] ?? []).contains(where: { isFolder(folder, inside: $0) })
            else { continue }
            let inside = all.filter { isFolder($0.folder, inside: folder) }
            guard inside.count < all.count, inside.allSatisfy(\.isTest) else { continue }
            roots[name, default: []].append(folder)
        }
        var moduleOfRoot: [UInt32: ModuleID] = [:]
        for root in roots.values.filter({ $0.count == 1 }).joined().sorted() {
            let module = add(folders[Int(root)].name, isPrelude: false)
            modules[Int(module.rawValue)].isConfirmed = true
            moduleOfRoot[root] = module
        }
        guard !moduleOfRoot.isEmpty else { return }
        for index in homes.indices where homes[index].module == ModuleID(0) {
            var folder = homes[index].folder
            while folder != 0, moduleOfRoot[folder] == nil { folder = folders[Int(folder)].parent }
            if let module = moduleOfRoot[folder] { homes[index].module = module }
        }
    }

    private func isFolder(_ folder: UInt32, inside other: UInt32) -> Bool {
        var current = folder
        while folders[Int(current)].depth > folders[Int(other)].depth { current = folders[Int(current)].parent }
        return current == other
    }

    private mutating func child(_ name: Name, of parent: UInt32) -> UInt32 {
        let key = UInt64(parent) << 32 | UInt64(name.rawValue)
        if let known = children[key] { return known }
        let id = UInt32(truncatingIfNeeded: folders.count)
        folders.append(ProgramTables.Folder(parent: parent, depth: folders[Int(parent)].depth + 1, name: name))
        children[key] = id
        return id
    }

    private mutating func module(of folder: UInt32) -> ModuleID {
        if let known = moduleOfFolder[folder] { return known }
        let module = add(folders[Int(folder)].name, isPrelude: false)
        moduleOfFolder[folder] = module
        return module
    }

    private mutating func add(_ name: Name, isPrelude: Bool) -> ModuleID {
        let id = ModuleID(UInt32(truncatingIfNeeded: modules.count))
        modules.append(ProgramTables.Module(name: name, isPrelude: isPrelude, isConfirmed: isPrelude && name != .none))
        return id
    }
}
