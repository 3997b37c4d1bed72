// What the program writes to a value of the environment: the arguments of `environment(\.key, value)`.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What the program writes to one value of the environment.
struct EnvironmentWrites {
    /// The expressions that are written, outside of previews and tests.
    var values: [(node: NodeID, scope: CodeScope)] = []
    /// Whether it is written in some other way, too.
    var isComplete = true
}

/// Which properties are written with which attribute.
private final class AttributeStore: FlowStore {
    var properties: [String: [DeclID]] = [:]

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// The key of `@Environment(\.key)`.
    package func environmentKey(_ wrapper: PropertyWrapper) -> String? {
        guard wrapper.marks.isKeyedByEnvironment, let key = wrapper.spelling.split(separator: ".").last.map({ String($0.dropLast()) }),
            wrapper.spelling == "@\(wrapper.name)(\\.\(key))"
        else { return nil }
        return key
    }

    /// The names of the key path of `@Environment(\.key)` and `@Environment(\.key.part)`; nil for an object by its type.
    package func environmentPath(_ wrapper: PropertyWrapper) -> [String]? {
        guard wrapper.marks.isKeyedByEnvironment, case let start = "@\(wrapper.name)(\\.", wrapper.spelling.hasPrefix(start),
            wrapper.spelling.hasSuffix(")")
        else { return nil }
        let names = wrapper.spelling.dropFirst(start.count).dropLast().split(separator: ".", omittingEmptySubsequences: false)
        guard names.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else { return nil }
        return names.map(String.init)
    }

    /// What the program writes to a value of the environment.
    func environmentWrites(of key: String) -> EnvironmentWrites {
        var result = EnvironmentWrites()
        guard let name = program.names.find(key) else { return result }
        for use in references(to: name) {
            let tree = program.tree(use.file)
            // A name of its own elsewhere: a value of the environment is read and written by key paths.
            guard let component = tree.parent(use.node), tree.kind(component) == .keyPathComponent else { continue }
            if isInPreviewOrTest(use) { continue }
            var outer = tree.parent(use.node)
            while let node = outer, ![.call, .attribute, .macroExpansion].contains(tree.kind(node)) { outer = tree.parent(node) }
            guard let place = outer, tree.kind(place) == .call else { continue }
            guard let callee = tree.calleeToken(place),
                program.marks(named: program.name(of: callee, in: use.file)).contains(.setsEnvironment),
                case let arguments = FunctionCall(tree, place)?.arguments ?? [], arguments.count == 2, arguments[1].label == nil,
                let value = arguments[1].expression, let around = program.declaration(around: use)
            else {
                result.isComplete = false
                continue
            }
            result.values.append((value, CodeScope(around, file: use.file)))
        }
        return result
    }

    /// Where the program's code names something, whether the program declares a value or type of that name or only SwiftUI does.
    private func references(to name: Name) -> [NameUse] {
        if !valuesAndTypes(named: name).isEmpty { return Array(uses(of: name)) }
        return program.files(spelling: name).flatMap { file in
            let tree = program.tree(file)
            return tree.nodes.indices.map { NodeID(UInt32($0)) }
                .filter { tree.kind($0) == .reference && program.name(of: tree.mainToken($0), in: file) == name }
                .map { NameUse(file: file, node: $0) }
        }
    }

    /// The other properties that show the same value as one whose wrapper is keyed by a key path: those with the same attribute, and the stored
    /// property that the path leads to. `@Setting(\.isWide)` in two views is one setting.
    func propertiesKeyed(as id: DeclID) -> [DeclID] {
        guard let (attribute, name) = keyedAttribute(of: id) else { return [] }
        let alike = uses(of: name).compactMap { use -> DeclID? in
            let tree = program.tree(use.file)
            guard let component = tree.parent(use.node), tree.kind(component) == .keyPathComponent else { return nil }
            var outer = tree.parent(component)
            while let node = outer, [.keyPath, .argument, .argumentList, .attribute].contains(tree.kind(node)) { outer = tree.parent(node) }
            let bindings = outer.map { tree.children($0).filter { tree.kind($0) == .patternBinding } } ?? []
            return bindings.compactMap { program.declaration(at: $0, in: use.file) }.first { other in
                other != id && keyedAttribute(of: other)?.text == attribute
            }
        }
        let stored = valuesAndTypes(named: name).filter { program[$0].kind == .variable && program[$0].flags.contains(.isStored) }
        return alike + (stored.count == 1 ? stored : [])
    }

    /// The other properties whose wrappers are written the same with an argument, as `@AppStorage("isWide")` in two views: they show one value.
    func propertiesAttributed(as id: DeclID) -> [DeclID] {
        guard let text = attributeWithArguments(of: id) else { return [] }
        let store = store(AttributeStore.self)
        if store.properties.isEmpty {
            for file in program.files where !file.role.isPrelude {
                for property in file.declarations.map({ DeclID($0) })
                where program[property].kind == .variable && program[property].flags.contains(.isStored) {
                    if let text = attributeWithArguments(of: property) { store.properties[text, default: []].append(property) }
                }
            }
        }
        return store.properties[text, default: []].filter { $0 != id }
    }

    /// The wrapper of a stored property with its arguments, where they say which value it shows: not what it begins with, nor what it observes.
    private func attributeWithArguments(of property: DeclID) -> String? {
        guard let wrapper = wrapper(of: property), wrapper.marks.isDisjoint(with: [.owned, .published, .given, .object]),
            let attribute = program.wrapperAttribute(of: property),
            case let tree = program.tree(program[property].file), let list = tree.child(attribute, .argumentList),
            tree.firstChild(list) != nil
        else { return nil }
        return tree.oneLine(attribute)
    }

    /// Whether the wrapper of a property takes a key path.
    func isKeyed(_ property: DeclID) -> Bool { keyedAttribute(of: property) != nil }

    /// The attribute of a wrapper that takes a key path, and the name that the path ends with.
    private func keyedAttribute(of property: DeclID) -> (text: String, name: Name)? {
        let file = program[property].file
        let tree = program.tree(file)
        guard let attribute = program.wrapperAttribute(of: property), let list = tree.child(attribute, .argumentList),
            let path = tree.children(list).compactMap({ tree.child($0, .keyPath) }).first, let last = tree.lastChild(path),
            let name = tree.firstChild(last), tree.mainToken(name) != .none
        else { return nil }
        return (tree.oneLine(attribute), program.name(of: tree.mainToken(name), in: file))
    }

    /// Whether the program both gives a value of the environment, or of what has focus, and reads it, as far as names tell.
    public func isSetAndRead(environmentValue id: DeclID) -> Bool {
        let use = use(ofEnvironmentValue: id)
        return use.isSet && use.isRead
    }

    /// Whether some code reads a value of the environment, or of what has focus, as far as names tell; previews count.
    public func isRead(environmentValue id: DeclID) -> Bool { use(ofEnvironmentValue: id).isRead }

    private func use(ofEnvironmentValue id: DeclID) -> (isSet: Bool, isRead: Bool) {
        var (isSet, isRead) = (false, false)
        for use in uses(of: id) where program.declaration(around: use) != id {
            let isOfPreview = isInPreviewOrTest(use)
            let tree = program.tree(use.file)
            if let component = tree.parent(use.node), tree.kind(component) == .keyPathComponent {
                switch program.user(ofKeyPath: component, in: use.file) {
                case .reader: isRead = true
                case .setter: isSet = isSet || !isOfPreview
                case nil: (isSet, isRead) = (true, true)
                }
            } else if let base = tree.base(ofMember: use.node), let around = program.declaration(around: use) {
                let type = nominal(typeOfValue(base, in: CodeScope(around, file: use.file)))
                guard type == .none || type == program.nominal(containing: id) else { continue }
                if !tree.isAssigned(use.node) { isRead = true } else if !isOfPreview { isSet = true }
            } else if let around = program.declaration(around: use), program.nominal(containing: around) == program.nominal(containing: id)
            {
                (isSet, isRead) = (true, true)
            }
            if isSet, isRead { break }
        }
        return (isSet, isRead)
    }
}

extension Flow {
    /// Whether the program declares a value of the environment itself.
    func isEnvironmentOfProgram(_ key: String) -> Bool {
        guard let name = program.names.find(key) else { return false }
        return valuesAndTypes(named: name).contains { id in
            let owner = program.nominal(containing: id)
            return owner != .none && apiMarks(of: owner).contains(.environment)
        }
    }

    /// Whether a value of SwiftUI's environment stays the same as long as a view lives.
    func isConstantEnvironment(_ key: String) -> Bool {
        let marks = program.marks(named: key)
        if marks.contains(.constant) { return true }
        guard marks.contains(.lasting) else { return false }
        let writes = environmentWrites(of: key)
        return writes.isComplete && writes.values.isEmpty
    }
}

/// What a key path into the environment is for.
private enum KeyPathUser {
    case reader, setter
}

extension Program {
    /// What the key path of a component is passed to; nil where that may do anything with it.
    fileprivate func user(ofKeyPath component: NodeID, in file: FileID) -> KeyPathUser? {
        let tree = tree(file)
        var outer = tree.parent(component)
        while let node = outer, ![.call, .attribute, .macroExpansion].contains(tree.kind(node)) { outer = tree.parent(node) }
        guard let place = outer else { return nil }
        if tree.kind(place) == .attribute { return .reader }
        guard tree.kind(place) == .call, let callee = tree.calleeToken(place) else { return nil }
        let marks = marks(named: name(of: callee, in: file))
        if marks.contains(.setsEnvironment) { return .setter }
        return marks.contains(.environment) ? .reader : nil
    }
}

extension SyntaxTree {
    /// Whether a member is what an assignment writes to.
    fileprivate func isAssigned(_ node: NodeID) -> Bool {
        guard let member = parent(node), let statement = parent(member) else { return false }
        return Assignment(self, statement)?.target == member
    }
}
