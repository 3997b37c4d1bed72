// Which change a text means: `Counter.count`, `form.age`, `store.progress`, `@State count`, `\.colorScheme`, `Model`, `Screen.GeometryReader`, with
// `0 -> 1` behind it where the values are known, or a place in source.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Updates {
    /// The changes that a text may mean; several where a name is not unique.
    public func changes(named text: String) -> [Change] {
        var words = text.split(separator: " ").map(String.init)
        var kind: String?
        if let first = words.first, first.hasPrefix("@"), !first.contains("("), words.count > 1 {
            kind = String(words.removeFirst().dropFirst())
        }
        guard var first = words.first else { return [] }
        var values: (old: ConstantValue, new: ConstantValue)?
        if let arrow = words.firstIndex(where: { $0 == "->" || $0 == "→" }), arrow > 1 {
            let old = words[1..<arrow].joined(separator: " ")
            // What follows the new value is prose.
            let new = words[(arrow + 1)...].first ?? ""
            if let old = ConstantValue(written: old), let new = ConstantValue(written: new) { values = (old, new) }
        } else if words.count > 2, words[1] == "=", words.contains("already"), let value = ConstantValue(written: words[2]) {
            // `status = "idle" … already "idle"`.
            values = (value, value)
        }
        if let wrapped = first.dropping(prefix: "@"), let open = wrapped.firstIndex(of: "("), wrapped.hasSuffix(")") {
            first = String(wrapped[wrapped.index(after: open)...].dropLast())
        }
        if first.hasSuffix(")"), let open = first.firstIndex(of: "(") { first = String(first[..<open]) }
        var found = changes(of: first.replacing("?", with: "").replacing("$", with: ""))
        for index in found.indices { found[index].values = values }
        // `@ObservedObject store` asks for one that has this wrapper.
        func isOfKind(_ change: Change) -> Bool {
            change.parts.contains { part in
                if case .property(let property) = part.source { wrapper(of: property)?.name == kind } else { false }
            }
        }
        return kind == nil ? found : found.filter(isOfKind) + found.filter { !isOfKind($0) }
    }

    private func changes(of path: String) -> [Change] {
        if path.hasPrefix("\\") {
            let names = path.split(separator: ".").dropFirst(path.hasPrefix("\\.") ? 1 : 0).map(String.init)
            if path.hasPrefix("\\."), let key = names.first ?? path.split(separator: ".").last.map(String.init) {
                return environmentChange(key)
            }
            return changes(of: String(path.dropFirst()))
        }
        let names = Self.components(of: path)
        guard let first = names.first else { return [] }
        let rest = Array(names.dropFirst())
        var result: [Change] = []
        for type in types(named: first) { result += changes(of: rest, in: type) }
        if !result.isEmpty { return result }
        // A name by itself: a stored property of a unit, or of an object.
        let properties = storedValues(named: first)
        for property in properties { result += change(property, rest) }
        if !result.isEmpty { return result.uniqued(by: \.parts) }
        result += unitTypes.flatMap { closureChanges(first, rest, in: $0) }
        if !result.isEmpty { return result }
        return names.count == 1 ? environmentChange(first) : []
    }

    /// An element of a collection, among the names of a path.
    private static let element = "[]"

    /// The names of a path: of `users[2].name` those of the collection, of an element and of its property.
    private static func components(of path: String) -> [String] {
        path.split(separator: ".").flatMap { part in
            guard let open = part.firstIndex(of: "["), open > part.startIndex, part.last == "]" else { return [String(part)] }
            return [String(part[..<open]), element]
        }
    }

    private func types(named name: String) -> [DeclID] {
        guard let name = program.names.find(name) else { return [] }
        return analyzer.valuesAndTypes(named: name).filter { program[$0].kind.isNominal }
    }

    func storedValues(named text: String) -> [DeclID] {
        guard let name = program.names.find(text) else { return [] }
        return analyzer.valuesAndTypes(named: name).filter { id in
            program[id].kind == .variable && (program[id].flags.contains(.isStored) || wrapper(of: id) != nil)
                && program.nominal(containing: id) != environmentValues
        }.sorted { rank($0) < rank($1) }
    }

    /// Owners of state come before those who are given it.
    private func rank(_ property: DeclID) -> Int {
        guard let wrapper = wrapper(of: property) else { return isClass(program.nominal(containing: property)) ? 1 : 3 }
        if wrapper.marks.contains(.environment) { return 3 }
        return wrapper.isBinding || wrapper.observes ? 2 : 0
    }

    /// What a type and names in it mean.
    private func changes(of names: [String], in type: DeclID) -> [Change] {
        guard let first = names.first else { return wholeChange(of: type) }
        let members = program.members(of: type).filter {
            program[$0].kind == .variable && analyzer.name(program[$0].name) == first
        }
        let rest = Array(names.dropFirst())
        if let property = members.first {
            // What a value holds changes with the properties that hold the value.
            let holders = unitKind(of: type) == nil && !isClass(type) ? propertiesHolding(type) : []
            // What a wrapper in such a value keeps is installed for itself.
            let isInstalled = wrapper(of: property) != nil && isDynamicProperty(type)
            if holders.isEmpty || isInstalled { return change(property, rest) }
            return holders.flatMap { change($0.property, $0.path + names) }
        }
        // Inherited.
        let parent = program.superclass(of: type)
        if parent != .none { return changes(of: names, in: parent) }
        return closureChanges(first, rest, in: type)
    }

    /// The properties of views and objects that hold a value of a type, in themselves or in values that they hold, with the way to it.
    private func propertiesHolding(_ type: DeclID) -> [(property: DeclID, path: [String])] {
        var holders: [DeclID: [DeclID]] = [:]
        for id in program.ownDeclarations {
            guard program[id].kind == .variable, !program[id].flags.contains(.isStatic),
                program[id].flags.contains(.isStored) || wrapper(of: id) != nil, program.nominal(containing: id) != .none,
                case let held = valueType(of: id), held != .none
            else { continue }
            holders[held, default: []].append(id)
        }
        var found: [(property: DeclID, path: [String])] = []
        var seen: Set<DeclID> = [type]
        var pending: [(type: DeclID, path: [String])] = [(type, [])]
        while let (held, path) = pending.popLast() {
            for property in holders[held] ?? [] {
                let owner = program.nominal(containing: property)
                if unitKind(of: owner) != nil || isClass(owner) {
                    found.append((property, path))
                } else if seen.insert(owner).inserted {
                    pending.append((owner, [analyzer.name(program[property].name)] + path))
                }
            }
        }
        return found.sorted { rank($0.property) < rank($1.property) }
    }

    /// A change of a property, or of what is behind it.
    func change(_ property: DeclID, _ names: [String]) -> [Change] {
        guard program[property].flags.contains(.isStored) || wrapper(of: property) != nil else {
            return computedChange(property)
        }
        if let wrapper = wrapper(of: property), let key = analyzer.environmentPath(wrapper)?.first, names.isEmpty {
            return environmentChange(key)
        }
        var type = heldType(of: property)
        if names.first == Self.element {
            // An element that is an object tells of its own properties; one that is a value is part of the collection.
            let arguments = analyzer.genericArguments(plain(analyzer.valueType(of: property)))
            let element = arguments.last.map { analyzer.nominal(plain($0)) } ?? .none
            let found = isClass(element) && names.count > 1 ? changes(of: Array(names.dropFirst()), in: element) : []
            return found.isEmpty ? [make(property, [])] : found
        }
        let types = type != .none && program[type].kind == .protocolType ? statingTypes[type] ?? [] : [type]
        let found = names.isEmpty ? [] : types.filter { isClass($0) }.flatMap { changes(of: names, in: $0) }
        if !found.isEmpty { return found }
        var path: [String] = []
        for name in names {
            guard type != .none, !isClass(type),
                let member = program.members(of: type).first(where: {
                    analyzer.name(program[$0].name) == name && program[$0].kind == .variable
                })
            else { break }
            path.append(name)
            if wrapper(of: member) != nil, isDynamicProperty(type) { return change(member, Array(names.dropFirst(path.count))) }
            type = valueType(of: member)
            if isClass(type) {
                let rest = Array(names.dropFirst(path.count))
                return rest.isEmpty ? [make(property, path)] : changes(of: rest, in: type)
            }
        }
        return [make(property, path)]
    }

    /// A whole property: where the program only ever changes some of its parts, these.
    private func make(_ property: DeclID, _ path: [String]) -> Change {
        let sources = sharingKey(property).map { ValueSource.property($0) }
        let name = ([spelling(of: .property(property))] + path).joined(separator: ".")
        guard path.isEmpty, let parts = writtenParts(of: property) else {
            return Change(parts: sources.map { SourcePart($0, path) }, name: name)
        }
        return Change(parts: sources.flatMap { source in parts.map { SourcePart(source, $0) } }, name: name)
    }

    /// The parts of a structure that the program changes, where it never changes the whole.
    private func writtenParts(of property: DeclID) -> [[String]]? {
        let writes = analyzer.writes(to: property)
        guard writes.isComplete, !writes.known.isEmpty, !isClass(valueType(of: property)),
            program[valueType(of: property)].kind == .structType
        else { return nil }
        var result: [[String]] = []
        for write in writes.known {
            guard write.isPartial, !write.isHandedOn, !write.isElement, write.members > 0 else { return nil }
            let tree = program.tree(write.use.file)
            var outer = tree.base(ofMemberNamed: write.use.node) == nil ? write.use.node : tree.parent(write.use.node) ?? write.use.node
            var path: [String] = []
            while let next = tree.parent(outer), tree.kind(next) == .member, let access = MemberAccess(tree, next), access.base == outer {
                path.append(tree.name(access.name))
                outer = next
            }
            guard let first = path.first else { return nil }
            result.append([first])
        }
        return result.uniqued
    }

    /// The properties that share their value with one: those that are kept under the same key.
    private func sharingKey(_ property: DeclID) -> [DeclID] {
        guard let wrapper = wrapper(of: property), wrapper.marks.contains(.sharedByKey), let key = storageKey(of: property) else {
            return [property]
        }
        return allUnits.flatMap(\.properties).filter { other in
            self.wrapper(of: other).map { $0.name == wrapper.name && storageKey(of: other) == key } ?? false
        }
    }

    private func storageKey(of property: DeclID) -> String? {
        let tree = program.tree(program[property].file)
        return program.wrapperAttribute(of: property).flatMap { tree.child($0, .argumentList) }.flatMap {
            Argument.all(tree, in: $0).first?.expression
        }.map { writtenText($0, in: CodeScope(property, file: program[property].file), depth: 0) ?? tree.oneLine($0) }
    }

    /// The text that a constant expression is, as it is written: `"theme"` of `Keys.theme`; nil where it is none.
    private func writtenText(_ node: NodeID, in scope: CodeScope, depth: Int) -> String? {
        let tree = program.tree(scope.file)
        if tree.kind(node) == .string { return tree.oneLine(node) }
        var found: [DeclID] = []
        if tree.kind(node) == .member { found = analyzer.declarations(ofMember: node, in: scope) }
        if tree.kind(node) == .reference, tree.mainToken(node) != .none,
            case .declaration(let id) = analyzer.origin(of: tree.mainToken(node), at: node, in: scope)
        {
            found = [id]
        }
        guard depth < 4, found.count == 1, program[found[0]].kind == .variable, program[found[0]].flags.contains(.isLet) else { return nil }
        let file = program[found[0]].file
        return program.tree(file).initialValue(of: program[found[0]].node).flatMap {
            writtenText($0, in: CodeScope(found[0], file: file), depth: depth + 1)
        }
    }

    /// Of a computed property, what it reads.
    private func computedChange(_ property: DeclID) -> [Change] {
        let walk = CodeWalk(self)
        walk.enter(property, CodeWalk.Stand(scope: CodeScope(property, file: program[property].file)))
        let parts = walk.events.filter { $0.form == .value }.map(\.part)
        return parts.isEmpty ? [] : [Change(parts: parts.uniqued, name: spelling(of: .property(property)))]
    }

    /// All that can change of a class, or the object of it in the environment.
    private func wholeChange(of type: DeclID) -> [Change] {
        guard isClass(type) else { return [] }
        let stored = analyzer.storedProperties(of: type).filter { !program[$0].flags.contains(.isLet) }
        return stored.isEmpty
            ? [] : [Change(parts: stored.map { SourcePart(.property($0)) }, name: name(of: type))]
    }

    /// A value of the environment: what the system gives, or what writes it.
    private func environmentChange(_ key: String) -> [Change] {
        guard
            environmentProperty(key) != nil
                || allUnits.contains(where: { unit in
                    unit.events.contains { $0.part.source == .environment(key) }
                })
        else { return [] }
        return [Change(parts: [SourcePart(.environment(key))], name: "\\.\(key)")]
    }

    /// What a closure is given by a view or modifier of SwiftUI's; with the names of a member, the closures that read it.
    private func closureChanges(_ name: String, _ member: [String], in type: DeclID) -> [Change] {
        guard let unit = unit(of: type) else { return [] }
        return unit.closures.filter { closure in
            guard closure.name == name || parameterNames(of: closure.place).contains(name) else { return false }
            let source = ValueSource.closure(closure.place.file, closure.place.node)
            return member.isEmpty || unit.events.contains { $0.part.source == source && $0.part.path.starts(with: member) }
        }.map { closure in
            Change(
                parts: [SourcePart(.closure(closure.place.file, closure.place.node), member)],
                name: ([self.name(of: type), name] + member).joined(separator: "."))
        }
    }

    private func parameterNames(of closure: CodeLocation) -> [String] {
        let tree = program.tree(closure.file)
        return Closure(tree, closure.node)?.parameterNames.map { tree.name($0) } ?? []
    }
}

extension ConstantValue {
    /// Reads a value as it is written in a question.
    init?(written text: String) {
        if let number = Int(text) {
            self = .integer(number)
        } else if let number = Double(text) {
            self = .number(number)
        } else if text == "true" || text == "false" {
            self = .boolean(text == "true")
        } else if text == "nil" {
            self = .none
        } else if text == "[]" {
            self = .list([])
        } else if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
            self = .text(String(text.dropFirst().dropLast()))
        } else if let dot = text.lastIndex(of: "."), dot == text.startIndex || text.first?.isUppercase == true {
            self = .member(String(text[text.index(after: dot)...]))
        } else if text.first?.isLetter == true {
            self = .text(text)
        } else {
            return nil
        }
    }
}

extension Array {
    /// Each element whose key was not there before.
    fileprivate func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension SyntaxTree {
    /// The value whose member a reference names.
    fileprivate func base(ofMemberNamed node: NodeID) -> NodeID? {
        guard let access = MemberAccess(naming: node, in: self) else { return nil }
        return access.base
    }
}
