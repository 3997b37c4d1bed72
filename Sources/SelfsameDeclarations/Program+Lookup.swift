// Lookup by name. Order of results: files as given, then position. What a file may not see is left out; what is declared several times
// is narrowed down to the nearest declaration, or left for the caller to call ambiguous.

import SelfsameSyntax

extension Program {
    /// File-level declarations by name as seen from `file`. Private ones of other files are left out, and the prelude's types where the
    /// user's program declares a type of that name. A type (or variable) declared several times is the one with the longest folder in
    /// common with `file`; if that does not decide, all stay.
    public func fileLevel(_ name: Name, from file: FileID) -> [DeclID] { fileLevel(name, from: file) { _ in true } }

    /// The same where only some declarations can be meant; the others hide none of them.
    func fileLevel(_ name: Name, from file: FileID, where canBeMeant: (DeclID) -> Bool) -> [DeclID] {
        let candidates = storage.tables.fileLevel.group(name.rawValue).filter { isVisible($0, from: file) && canBeMeant($0) }
        return candidates.count < 2 ? candidates : preferred(candidates, from: file)
    }

    /// What `Module.Name` means: declarations of a prelude's module, or of the user's module (the folder of that name). Another module of an
    /// SDK, as `CoreGraphics` in `CoreGraphics.CGFloat`, is looked up in all preludes; any other may be the user's under another folder.
    public func inModule(_ module: Name, _ name: Name, from file: FileID) -> [DeclID] {
        let candidates = storage.tables.fileLevel.group(name.rawValue).filter { isVisible($0, from: file) }
        let exact = candidates.filter { isPrelude($0) && self.module(of: $0).name == module }
        if !exact.isEmpty { return exact }
        if storage.tables.modules.contains(where: { $0.isPrelude && $0.name == module }) { return [] }
        // The module of a target says more than a folder of its name, which may hold several: a package's own.
        let inTarget = candidates.filter { !isPrelude($0) && self.module(of: $0).name == module }
        if !inTarget.isEmpty { return preferred(inTarget, from: file) }
        let inFolder = candidates.filter { !isPrelude($0) && isUnder(folderNamed: module, $0) }
        if !inFolder.isEmpty { return preferred(inFolder, from: file) }
        if ImportableModules.isOfSDK(names[module]) {
            let known = candidates.filter { isPrelude($0) }
            if !known.isEmpty { return known }
        }
        return preferred(candidates.filter { !isPrelude($0) }, from: file)
    }

    /// Prelude modules, imported modules and folders under `Sources/`.
    public func isModuleName(_ name: Name) -> Bool { storage.tables.moduleNames.contains(name) }

    /// Members that the nominal type declares itself or in its extensions anywhere in the program (no superclasses, no protocols), as seen
    /// from `file`.
    public func members(of type: DeclID, named name: Name, from file: FileID) -> [DeclID] {
        let range = storage.tables.membersByName.range(type.rawValue)
        let first = range.partitioningIndex { storage.tables.memberNames[$0] >= name }
        var end = first
        while end < range.upperBound, storage.tables.memberNames[end] == name { end += 1 }
        // Most types have no member of the name; to reserve room for none would take some.
        guard end > first else { return [] }
        var visible: [DeclID] = []
        visible.reserveCapacity(end - first)
        for index in first..<end {
            let member = storage.tables.membersByName.items[index]
            if isVisible(member, from: file) { visible.append(member) }
        }
        guard visible.count > 1 else { return visible }
        return accessible(visible, from: file)
    }

    /// All members of a nominal type: its own, then those of extensions in order; the extension blocks themselves are none.
    public func members(of type: DeclID) -> [DeclID] { Array(storage.tables.members.group(type.rawValue)) }

    /// The candidates with the longest folder in common with `file` if that is one, else all. Nothing is nearer than the file itself.
    public func nearest(_ candidates: [DeclID], to file: FileID) -> [DeclID] {
        guard candidates.count > 1 else { return candidates }
        let folder = storage.tables.files[Int(file.rawValue)].folder
        var best: DeclID = .none
        var bestDepth: UInt32 = 0
        var isUnique = false
        for id in candidates {
            let home = self[id].file
            let depth = home == file ? .max : commonDepth(storage.tables.files[Int(home.rawValue)].folder, folder)
            if best == .none || depth > bestDepth {
                (best, bestDepth, isUnique) = (id, depth, true)
            } else if depth == bestDepth {
                isUnique = false
            }
        }
        return isUnique ? [best] : candidates
    }

    /// Whether `file` may see the declaration: not what is private to another file, not what is internal to a prelude, and from a prelude
    /// nothing of the user's.
    func isVisible(_ id: DeclID, from file: FileID) -> Bool {
        let declaration = self[id]
        if declaration.file == file { return true }
        if !declaration.flags.isDisjoint(with: [.isPrivate, .isFileprivate]) { return false }
        let home = storage.tables.files[Int(declaration.file.rawValue)]
        let user = storage.tables.files[Int(file.rawValue)]
        if areTogether(home, user) { return true }
        // What a package keeps to itself is not there for others.
        if storage.tables.modules[Int(home.module.rawValue)].isLibrary, !declaration.flags.contains(.isOpenOrPublic) { return false }
        if home.role.isPrelude {
            let module = storage.tables.modules[Int(home.module.rawValue)].name
            if user.hasOtherViews, module == storage.tables.nameOfSwiftUI { return false }
            return declaration.flags.contains(.isOpenOrPublic) || module == .none
        }
        return !user.role.isPrelude
    }

    // MARK: Choosing

    private func preferred(_ all: [DeclID], from file: FileID) -> [DeclID] {
        let candidates = withoutUnimported(all, from: file)
        guard candidates.count > 1 else { return candidates }
        let types = preferredTypes(candidates.filter { self[$0].kind.isType }, from: file)
        let variables = nearest(accessible(candidates.filter { self[$0].kind == .variable }, from: file), to: file)
        let others = accessible(candidates.filter { !self[$0].kind.isType && self[$0].kind != .variable }, from: file)
        return (types + variables + others).sorted()
    }

    /// Without what modules declare that `file` does not import, or all where nothing else is left: how they reach it is not known.
    private func withoutUnimported(_ candidates: [DeclID], from file: FileID) -> [DeclID] {
        let user = storage.tables.files[Int(file.rawValue)]
        guard !user.role.isPrelude else { return candidates }
        let isOfNoModule = user.module == ModuleID(0)
        let imported = candidates.filter { id in
            let home = storage.tables.files[Int(self[id].file.rawValue)]
            let module = module(of: id)
            if areTogether(home, user) || module.isPrelude || !module.isConfirmed { return true }
            if let names = user.namedImports[home.module] { return names.contains(self[id].name) }
            if user.imports.contains(home.module) { return true }
            // A file that no target has may be of any of them.
            return isOfNoModule && module.isTarget && !module.isLibrary
        }
        return imported.isEmpty ? candidates : imported
    }

    private func preferredTypes(_ types: [DeclID], from file: FileID) -> [DeclID] {
        guard types.count > 1 else { return types }
        let user = storage.tables.files[Int(file.rawValue)]
        if user.role.isPrelude {
            let own = types.filter { storage.tables.files[Int(self[$0].file.rawValue)].module == user.module }
            return own.isEmpty ? imported(types) : own
        }
        let (preludes, users) = (types.filter { isPrelude($0) }, types.filter { !isPrelude($0) })
        guard !users.isEmpty else { return imported(preludes) }
        let seen = users.filter { isAccessible($0, from: file) }
        if !seen.isEmpty { return nearest(seen, to: file) }
        return preludes.isEmpty ? nearest(users, to: file) : imported(preludes)
    }

    /// Types of an imported module shadow those of the standard library, which no file imports by name.
    private func imported(_ types: [DeclID]) -> [DeclID] {
        guard types.count > 1, let standard = names.find("Swift") else { return types }
        let others = types.filter { module(of: $0).name != standard }
        return others.isEmpty ? types : others
    }

    /// Those that the module of `file` may use, or all where it may use none: folders only suggest what the modules are.
    func accessible(_ candidates: [DeclID], from file: FileID) -> [DeclID] {
        guard candidates.count > 1, !candidates.allSatisfy({ isAccessible($0, from: file) }) else { return candidates }
        let seen = candidates.filter { isAccessible($0, from: file) }
        return seen.isEmpty ? candidates : seen
    }

    /// Whether access levels let the module of `file` use the declaration, as far as modules are known for sure.
    private func isAccessible(_ id: DeclID, from file: FileID) -> Bool {
        let declaration = self[id]
        if declaration.flags.contains(.isOpenOrPublic) { return true }
        let user = storage.tables.files[Int(file.rawValue)]
        if areTogether(storage.tables.files[Int(declaration.file.rawValue)], user) || user.seesInternals { return true }
        let home = module(of: id)
        // Where one of the two is a module of its own, they are not the same.
        return !home.isConfirmed && (home.isPrelude || !storage.tables.modules[Int(user.module.rawValue)].isConfirmed)
    }

    /// Whether `View` and `Text` are another framework's in a file, as far as its imports tell, and none of SwiftUI's.
    package func hasOtherViews(_ file: FileID) -> Bool { storage.tables.files[Int(file.rawValue)].hasOtherViews }

    /// Whether the project says which targets compile a file.
    package func hasTarget(_ file: FileID) -> Bool { storage.tables.files[Int(file.rawValue)].targets != 0 }

    /// Whether the project says that no target compiles a declaration together with a file, for which it would have to be public.
    package func isApart(_ id: DeclID, from file: FileID) -> Bool {
        let (home, user) = (storage.tables.files[Int(self[id].file.rawValue)], storage.tables.files[Int(file.rawValue)])
        return home.targets != 0 && user.targets != 0 && !areTogether(home, user) && !self[id].flags.contains(.isOpenOrPublic)
    }

    /// Whether two files are in one module: in the same, or in a target that compiles both.
    private func areTogether(_ a: ProgramFile, _ b: ProgramFile) -> Bool {
        if a.module == b.module { return true }
        guard a.targets != 0, b.targets != 0 else { return false }
        return storage.tables.sharedTargets.contains(UInt64(a.targets) << 32 | UInt64(b.targets))
    }

    /// Whether a declaration belongs to the module of a file, as far as modules are known for sure.
    package func isOfModule(of file: FileID, _ id: DeclID) -> Bool {
        guard id != .none else { return false }
        let (home, user) = (storage.tables.files[Int(self[id].file.rawValue)], storage.tables.files[Int(file.rawValue)])
        return storage.tables.modules[Int(user.module.rawValue)].isConfirmed && areTogether(home, user)
    }

    private func isPrelude(_ id: DeclID) -> Bool { module(of: id).isPrelude }

    /// The type of that name that stands beside a declaration at the top level of its module.
    public func type(named text: String, beside declaration: DeclID) -> DeclID? {
        guard let name = names.find(text) else { return nil }
        return inModule(module(of: declaration).name, name, from: self[declaration].file).first { self[$0].kind.isType }
    }

    private func module(of id: DeclID) -> ProgramTables.Module {
        storage.tables.modules[Int(storage.tables.files[Int(self[id].file.rawValue)].module.rawValue)]
    }

    // MARK: Folders

    private func commonDepth(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let folders = storage.tables.folders
        var (a, b) = (a, b)
        while folders[Int(a)].depth > folders[Int(b)].depth { a = folders[Int(a)].parent }
        while folders[Int(b)].depth > folders[Int(a)].depth { b = folders[Int(b)].parent }
        while a != b { (a, b) = (folders[Int(a)].parent, folders[Int(b)].parent) }
        return folders[Int(a)].depth
    }

    private func isUnder(folderNamed name: Name, _ id: DeclID) -> Bool {
        var folder = storage.tables.files[Int(self[id].file.rawValue)].folder
        while folder != 0 {
            if storage.tables.folders[Int(folder)].name == name { return true }
            folder = storage.tables.folders[Int(folder)].parent
        }
        return false
    }
}
