// Pass two: one `Program` out of the files' indexes. Names are merged, declarations numbered through, extensions bound to the types that they
// extend, members gathered by type. Everything is counting and table look-up; the only loops that repeat (extensions of types that stand
// in extensions) are bounded.

import SelfsameSyntax

/// Builds the tables of a program.
struct Linker {
    let indexes: [FileIndex]
    var tables: ProgramTables
    private var nameByNumber: [[Name]] = []
    private var folders: FolderTable
    private var entries: NameEntries

    /// The program's name for a number of a file's `FileNames`.
    private func name(_ number: UInt32, in file: Int) -> Name {
        if number == .max { return .none }
        if number >= FileNames.keywordBase { return tables.nameOfKeyword[Int(number - FileNames.keywordBase)] }
        return nameByNumber[file][Int(number)]
    }

    init(files: [FileIndex], profile: Profile) {
        indexes = files
        tables = ProgramTables(profile: profile)
        folders = FolderTable()
        entries = NameEntries(capacity: files.reduce(0) { $0 + $1.names.names.count } / 3 + 64)
    }

    mutating func link() {
        mergeNames()
        nameModules()
        numberDeclarations()
        groupByName()
        bindExtensions()
        gatherMembers()
        resolveInheritance()
        gatherProtocols()
        tables.marks = MarkTable(of: indexes, in: Program(tables: tables))
    }

    // MARK: Names and declarations

    private mutating func mergeNames() {
        // Keywords first, so that their names follow from their kinds.
        tables.nameOfKeyword = TokenKind.allCases.map { $0.isKeyword ? intern($0.spelling ?? "") : .none }
        nameByNumber.reserveCapacity(indexes.count)
        for index in indexes { nameByNumber.append(index.merge(into: &entries)) }
    }

    private mutating func intern(_ text: String) -> Name {
        let bytes = Array(text.utf8)
        return Name(entries.insert(bytes.span, from: 0, to: bytes.count, hash: nameHash(bytes.span, from: 0, to: bytes.count)))
    }

    private mutating func nameModules() {
        // Extensions of `[T]`, `T?` and `[K: V]` and the names of preludes need names that perhaps no file spells.
        for sugar in ["Array", "Optional", "Dictionary"] { _ = intern(sugar) }
        let imports = indexes.indices.map { number in names(of: indexes[number].imports, in: number) }
        for module in imports.joined() { tables.moduleNames.insert(module) }
        // SwiftUI hands on what it imports from the module that declares most of it since SDK 18.
        if tables.moduleNames.contains(intern("SwiftUI")) { tables.moduleNames.insert(intern("SwiftUICore")) }
        var homes: [(folder: UInt32, module: ModuleID)] = []
        var targets: [UInt32] = []
        var packages: Set<UInt32> = []
        for index in indexes {
            if case .prelude(let module) = index.role {
                let name = module.isEmpty ? Name.none : intern(module)
                if name != .none { tables.moduleNames.insert(name) }
                homes.append((0, folders.prelude(name)))
                targets.append(0)
            } else {
                let path = index.tree.source.path
                var home = folders.home(of: path, entries: &entries)
                targets.append(0)
                if let membership = index.membership {
                    (home.module, targets[targets.count - 1]) = folders.home(of: membership, named: intern(membership.module))
                }
                homes.append(home)
                if path == "Package.swift" || path.hasSuffix("/Package.swift") { packages.insert(home.folder) }
            }
        }
        folders.confirmModules(packages: packages, imported: tables.moduleNames)
        tables.names = NameTable(entries: entries)
        addFrameworks(imports, &homes)
        for module in folders.modules where module.name != .none { tables.moduleNames.insert(module.name) }
        tables.modules = folders.modules
        tables.folders = folders.folders
        tables.sharedTargets = folders.sharedTargets

        let modulesImported = modulesImported(imports, homes.map(\.module))
        let haveOtherViews = filesWithOtherViews(imports)
        var start: UInt32 = 0
        tables.files.reserveCapacity(indexes.count)
        for (number, index) in indexes.enumerated() {
            let end = start + UInt32(truncatingIfNeeded: index.declarations.count)
            tables.files.append(
                ProgramFile(
                    unit: FileUnit(index, nameByNumber: nameByNumber[number], nameOfKeyword: tables.nameOfKeyword),
                    role: index.role, module: homes[number].module, declarations: start..<end, folder: homes[number].folder,
                    targets: targets[number], seesInternals: index.hasTestableImport, imports: modulesImported[number],
                    namedImports: namedImports(of: number, homes[number].module), isTest: index.isTest,
                    hasOtherViews: haveOtherViews.contains(number)))
            start = end
        }
    }

    /// The modules of which a file imports single declarations and not the whole, with their names.
    private func namedImports(of number: Int, _ home: ModuleID) -> [ModuleID: Set<Name>] {
        let index = indexes[number]
        guard index.importedNames.contains(where: { $0 != .none }) else { return [:] }
        let all = zip(index.imports, index.importedNames)
        let whole = Set(names(of: all.filter { $0.1 == .none }.map(\.0), in: number))
        var named: [Name: Set<Name>] = [:]
        for (module, name) in all where name != .none {
            guard let module = names(of: [module], in: number).first, let name = names(of: [name], in: number).first else { continue }
            named[module, default: []].insert(name)
        }
        var result: [ModuleID: Set<Name>] = [:]
        for (position, module) in folders.modules.enumerated() where !module.isPrelude && !whole.contains(module.name) {
            let id = ModuleID(UInt32(truncatingIfNeeded: position))
            if let names = named[module.name], id != home { result[id] = names }
        }
        return result
    }

    private func names(of tokens: [TokenID], in number: Int) -> [Name] {
        tokens.map { name(indexes[number].names.number($0), in: number) }.filter { $0 != .none }
    }

    /// Folders of frameworks are modules, too.
    private mutating func addFrameworks(_ imports: [[Name]], _ homes: inout [(folder: UInt32, module: ModuleID)]) {
        let known = Set(folders.modules.map(\.name))
        let names = folders.names(besides: known).intersection(tables.moduleNames).filter { !ImportableModules.isOfSDK(tables.names[$0]) }
        guard !names.isEmpty else { return }
        var importers: [Name: Set<Importer>] = [:]
        var sources: Set<UInt32> = []
        for (number, modules) in imports.enumerated() where !indexes[number].role.isPrelude {
            if !indexes[number].isTest { sources.insert(homes[number].folder) }
            let importer = Importer(folder: homes[number].folder, isTest: indexes[number].isTest)
            for module in modules where names.contains(module) { importers[module, default: []].insert(importer) }
        }
        folders.addFrameworks(importers: importers, sources: sources, homes: &homes)
    }

    /// The files that do not import SwiftUI, or any framework of the SDK that may hand it on, but a module that is not seen: what they call `View`
    /// or `Text` is that module's. Without a module that is not seen, an import was forgotten; and one of the program may hand SwiftUI on.
    private mutating func filesWithOtherViews(_ imports: [[Name]]) -> Set<Int> {
        tables.nameOfSwiftUI = tables.names.find("SwiftUI") ?? .none
        for (number, index) in indexes.enumerated() where !index.role.isPrelude {
            if names(of: index.exports, in: number).contains(tables.nameOfSwiftUI) { return [] }
        }
        let foundation = tables.names.find("Foundation") ?? .none
        let seen = Set(folders.modules.map(\.name))
        var isOfSDK: [Name: Bool] = [:]
        func mayHandOn(_ module: Name) -> Bool {
            if module == foundation { return false }
            if let known = isOfSDK[module] { return known }
            let answer = ImportableModules.isOfSDK(tables.names[module])
            isOfSDK[module] = answer
            return answer
        }
        return indexes.indices.reduce(into: []) { result, number in
            guard !indexes[number].role.isPrelude, !imports[number].contains(where: mayHandOn),
                imports[number].contains(where: { $0 != foundation && !seen.contains($0) })
            else { return }
            result.insert(number)
        }
    }

    /// The user's modules that each file imports, with those that its own module and the imported ones hand on.
    private func modulesImported(_ imports: [[Name]], _ homes: [ModuleID]) -> [[ModuleID]] {
        var modules: [Name: [ModuleID]] = [:]
        for (number, module) in folders.modules.enumerated() where module.isConfirmed && !module.isPrelude {
            modules[module.name, default: []].append(ModuleID(UInt32(truncatingIfNeeded: number)))
        }
        guard !modules.isEmpty else { return Array(repeating: [], count: indexes.count) }
        var exports: [ModuleID: Set<ModuleID>] = [:]
        for (number, index) in indexes.enumerated() where !index.exports.isEmpty {
            exports[homes[number], default: []].formUnion(names(of: index.exports, in: number).flatMap { modules[$0] ?? [] })
        }
        return imports.indices.map { number in
            var found: [ModuleID] = []
            var new = imports[number].flatMap { modules[$0] ?? [] } + (exports[homes[number]] ?? [])
            while let module = new.popLast() {
                guard !found.contains(module) else { continue }
                found.append(module)
                new += exports[module] ?? []
            }
            return found
        }
    }

    private mutating func numberDeclarations() {
        tables.declarations.reserveCapacity(indexes.reduce(0) { $0 + $1.declarations.count })
        for (number, index) in indexes.enumerated() {
            let base = UInt32(truncatingIfNeeded: tables.declarations.count)
            for var declaration in index.declarations {
                declaration.file = FileID(UInt32(truncatingIfNeeded: number))
                declaration.name = name(declaration.name.rawValue, in: number)
                if declaration.parent != .none { declaration.parent.rawValue += base }
                tables.declarations.append(declaration)
            }
        }
    }

    private mutating func groupByName() {
        var fileLevel = Grouping()
        var nestedTypes = Grouping()
        var operatorFunctions = Grouping()
        var repeated = RepeatedTypes(names: tables.names.count)
        for number in tables.declarations.indices where tables.declarations[number].name != .none {
            let declaration = tables.declarations[number]
            let id = DeclID(UInt32(truncatingIfNeeded: number))
            if declaration.kind == .function, isOperator(declaration) { operatorFunctions.add(id, to: declaration.name.rawValue) }
            if declaration.parent == .none {
                guard declaration.kind != .extensionBlock, !declaration.kind.isType || repeated.takes(declaration) else { continue }
                fileLevel.add(id, to: declaration.name.rawValue)
            } else if declaration.kind.isType {
                nestedTypes.add(id, to: declaration.name.rawValue)
            }
        }
        tables.fileLevel = fileLevel.grouped(count: tables.names.count)
        tables.nestedTypes = nestedTypes.grouped(count: tables.names.count)
        tables.operatorFunctions = operatorFunctions.grouped(count: tables.names.count)
        tables.extendedTypes = Array(repeating: .none, count: tables.declarations.count)
    }

    /// Whether a function of the user's is an operator.
    private func isOperator(_ function: Declaration) -> Bool {
        let file = tables.files[Int(function.file.rawValue)]
        return !file.role.isPrelude && function.nameToken != .none && file.unit.tree.tokens.kind(function.nameToken).isOperator
    }

    // MARK: Types

    /// Binds what can be bound, again as long as that brings up new nested types: `extension A { struct B {} }`, `extension A.B { … }`.
    private mutating func bindExtensions() {
        var open: [DeclID] = []
        for number in tables.declarations.indices where tables.declarations[number].kind == .extensionBlock {
            open.append(DeclID(UInt32(truncatingIfNeeded: number)))
        }
        for _ in 0..<8 {
            let bound = boundExtensions(open)
            for (id, type) in bound where type != .none {
                tables.extendedTypes[Int(id.rawValue)] = type
                // `extension [Int]` is named after the type that it extends.
                if tables.declarations[Int(id.rawValue)].name == .none {
                    tables.declarations[Int(id.rawValue)].name = tables.declarations[Int(type.rawValue)].name
                }
            }
            let left = bound.filter { $0.type == .none }.map(\.id)
            if left.isEmpty || left.count == open.count { break }
            open = left
        }
        var extensions = Grouping()
        for number in tables.declarations.indices where tables.declarations[number].kind == .extensionBlock {
            let extended = tables.extendedTypes[number]
            if extended != .none { extensions.add(DeclID(UInt32(truncatingIfNeeded: number)), to: extended.rawValue) }
        }
        tables.extensions = extensions.grouped(count: tables.declarations.count)
    }

    /// The types that extensions extend as far as the tables tell; `.none` where they do not. In a function of its own, so that no program
    /// holds the tables while they change.
    private func boundExtensions(_ extensions: [DeclID]) -> [(id: DeclID, type: DeclID)] {
        let program = Program(tables: tables)
        return extensions.compactMap { id in
            let declaration = program[id]
            guard let type = extendedTypeNode(of: declaration.node, in: program.unit(declaration.file).tree) else { return nil }
            // Expansions of macros in nested types have extensions in extensions, where names mean what they mean at the macro.
            return (id, program.nominalType(at: type, in: declaration.file, scope: declaration.parent))
        }
    }

    private mutating func gatherMembers() {
        let count = tables.declarations.count
        var grouping = Grouping()
        var ofExtensions = Grouping()
        for number in tables.declarations.indices where tables.declarations[number].parent != .none {
            let declaration = tables.declarations[number]
            let id = DeclID(UInt32(truncatingIfNeeded: number))
            if tables.declarations[Int(declaration.parent.rawValue)].kind == .extensionBlock {
                let extended = tables.extendedTypes[Int(declaration.parent.rawValue)]
                if extended != .none { ofExtensions.add(id, to: extended.rawValue) }
            } else {
                grouping.add(id, to: declaration.parent.rawValue)
            }
        }
        grouping.append(ofExtensions)
        tables.members = grouping.grouped(count: count)

        // Sorted by name first and then, keeping that order, by type: within a type the members stand by name.
        var byName = Grouping()
        for id in tables.members.items { byName.add(id, to: tables.declarations[Int(id.rawValue)].name.rawValue) }
        let sorted = byName.grouped(count: tables.names.count)
        var byType = Grouping()
        let program = Program(tables: tables)
        for id in sorted.items { byType.add(id, to: program.nominal(containing: id).rawValue) }
        tables.membersByName = byType.grouped(count: count)
        tables.memberNames = tables.membersByName.items.map { tables.declarations[Int($0.rawValue)].name }
    }

    /// What each type and extension states, and then again what is still unknown: now names may also be found in superclasses and protocols.
    private mutating func resolveInheritance() {
        var program = Program(tables: tables)
        var stated: [StatedInheritance] = []
        for number in tables.declarations.indices
        where tables.declarations[number].kind.isNominal || tables.declarations[number].kind == .extensionBlock {
            program.addInheritance(statedBy: DeclID(UInt32(truncatingIfNeeded: number)), to: &stated)
        }
        groupInheritance(stated)
        guard stated.contains(where: { $0.resolved == .none }) else { return }
        program = Program(tables: tables)
        var again: [StatedInheritance] = []
        again.reserveCapacity(stated.count)
        for entry in stated {
            if entry.resolved == .none {
                program.addInheritance(entry.node, statedBy: entry.statedBy, to: &again)
            } else {
                again.append(entry)
            }
        }
        groupInheritance(again)
    }

    /// Groups what is stated by nominal type: its own clause first, then those of extensions in order.
    private mutating func groupInheritance(_ stated: [StatedInheritance]) {
        var starts = [UInt32](repeating: 0, count: tables.declarations.count + 1)
        func type(_ entry: StatedInheritance) -> DeclID {
            let extended = tables.extendedTypes[Int(entry.statedBy.rawValue)]
            return tables.declarations[Int(entry.statedBy.rawValue)].kind == .extensionBlock ? extended : entry.statedBy
        }
        for entry in stated where type(entry) != .none { starts[Int(type(entry).rawValue) + 1] += 1 }
        for index in tables.declarations.indices { starts[index + 1] += starts[index] }
        var next = starts
        var grouped = [StatedInheritance](
            repeating: StatedInheritance(statedBy: .none, node: .none, resolved: .none), count: Int(starts[tables.declarations.count]))
        for isOwn in [true, false] {
            for entry in stated where (type(entry) == entry.statedBy) == isOwn && type(entry) != .none {
                let index = Int(type(entry).rawValue)
                grouped[Int(next[index])] = entry
                next[index] += 1
            }
        }
        tables.inheritanceStarts = starts
        tables.inheritance = grouped
        cutCircles()
    }

    /// What a class inherits from is unknown where it leads back to the class: the compiler rejects it, and two modules that are read as one
    /// can look like it. So every walk over superclasses ends.
    private mutating func cutCircles() {
        let program = Program(tables: tables)
        // For each class, the walk that came by first.
        var walks = [UInt32](repeating: .max, count: tables.declarations.count)
        var circles: [DeclID] = []
        for number in tables.declarations.indices where tables.declarations[number].kind == .classType {
            let walk = UInt32(truncatingIfNeeded: number)
            var current = DeclID(walk)
            while current != .none, walks[Int(current.rawValue)] == .max {
                walks[Int(current.rawValue)] = walk
                current = program.superclass(of: current)
            }
            guard current != .none, walks[Int(current.rawValue)] == walk else { continue }
            let start = current
            repeat {
                circles.append(current)
                current = program.superclass(of: current)
            } while current != start
        }
        for type in circles {
            let stated = Int(tables.inheritanceStarts[Int(type.rawValue)])..<Int(tables.inheritanceStarts[Int(type.rawValue) + 1])
            for index in stated
            where tables.inheritance[index].resolved != .none && program[tables.inheritance[index].resolved].kind == .classType {
                let entry = tables.inheritance[index]
                tables.inheritance[index] = StatedInheritance(statedBy: entry.statedBy, node: entry.node, resolved: .none)
            }
        }
    }

    private mutating func gatherProtocols() {
        let program = Program(tables: tables)
        var grouping = Grouping()
        var visited = [UInt32](repeating: .max, count: tables.declarations.count)
        for number in 0..<tables.declarations.count where tables.declarations[number].kind.isNominal {
            let type = DeclID(UInt32(truncatingIfNeeded: number))
            var pending = [type]
            visited[number] = type.rawValue
            while let next = pending.popLast() {
                for entry in program.inheritanceSlice(of: next) where entry.resolved != .none {
                    let index = Int(entry.resolved.rawValue)
                    guard visited[index] != type.rawValue else { continue }
                    visited[index] = type.rawValue
                    pending.append(entry.resolved)
                    if tables.declarations[index].kind == .protocolType { grouping.add(entry.resolved, to: type.rawValue) }
                }
            }
        }
        tables.protocols = grouping.grouped(count: tables.declarations.count)
    }
}

/// Pairs of key and declaration on their way into `GroupedIDs`.
private struct Grouping {
    private var keys: [UInt32] = []
    private var ids: [DeclID] = []

    mutating func add(_ id: DeclID, to key: UInt32) {
        keys.append(key)
        ids.append(id)
    }

    mutating func append(_ other: Grouping) {
        keys += other.keys
        ids += other.ids
    }

    func grouped(count: Int) -> GroupedIDs { GroupedIDs(keys: keys, ids: ids, count: count) }
}

/// Counts the types that one file declares under one name. A few are enough to know that the name is ambiguous; a file that declares the
/// same type over and over would have every use of it look at all of them.
private struct RepeatedTypes {
    private static let limit: UInt8 = 4
    private var files: [FileID]
    private var counts: [UInt8]

    init(names: Int) {
        files = Array(repeating: .none, count: names)
        counts = Array(repeating: 0, count: names)
    }

    mutating func takes(_ declaration: Declaration) -> Bool {
        let name = Int(declaration.name.rawValue)
        if files[name] != declaration.file { (files[name], counts[name]) = (declaration.file, 0) }
        guard counts[name] < Self.limit else { return false }
        counts[name] += 1
        return true
    }
}
