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

extension Flow {
    /// The key of `@Environment(\.key)`.
    func environmentKey(_ wrapper: PropertyWrapper) -> String? {
        guard wrapper.name == "Environment", let key = wrapper.spelling.split(separator: ".").last.map({ String($0.dropLast()) }),
            wrapper.spelling == "@Environment(\\.\(key))"
        else { return nil }
        return key
    }

    /// What is written to a value of the environment that the program declares.
    func environmentWrites(of key: String) -> EnvironmentWrites {
        var result = EnvironmentWrites()
        guard let name = program.names.find(key) else { return result }
        for use in uses(of: name) {
            let tree = program.tree(use.file)
            // A name of its own elsewhere: a value of the environment is read and written by key paths.
            guard let component = tree.parent(use.node), tree.kind(component) == .keyPathComponent else { continue }
            if isInPreviewOrTest(use) { continue }
            var outer = tree.parent(use.node)
            while let node = outer, ![.call, .attribute, .macroExpansion].contains(tree.kind(node)) { outer = tree.parent(node) }
            guard let place = outer, tree.kind(place) == .call else { continue }
            guard let callee = tree.calleeToken(place), tree.name(callee) == "environment", let list = tree.child(place, .argumentList),
                let value = Array(tree.children(list)).last.flatMap({ tree.firstChild($0) }), let around = program.declaration(around: use)
            else {
                result.isComplete = false
                continue
            }
            result.values.append((value, CodeScope(around, file: use.file)))
        }
        return result
    }

    /// Whether the program both gives a value of the environment, or of what has focus, and reads it, as far as names tell.
    public func isSetAndRead(environmentValue id: DeclID) -> Bool {
        var (isSet, isRead) = (false, false)
        for use in uses(of: id) where !isInPreviewOrTest(use) && program.declaration(around: use) != id {
            let tree = program.tree(use.file)
            if let component = tree.parent(use.node), tree.kind(component) == .keyPathComponent {
                switch tree.user(ofKeyPath: component) {
                case .reader: isRead = true
                case .setter: isSet = true
                case nil: (isSet, isRead) = (true, true)
                }
            } else if let base = tree.base(ofMember: use.node), let around = program.declaration(around: use) {
                let type = nominal(typeOfValue(base, in: CodeScope(around, file: use.file)))
                guard type == .none || type == program.nominal(containing: id) else { continue }
                if tree.isAssigned(use.node) { isSet = true } else { isRead = true }
            } else if let around = program.declaration(around: use), program.nominal(containing: around) == program.nominal(containing: id)
            {
                (isSet, isRead) = (true, true)
            }
            if isSet, isRead { return true }
        }
        return false
    }
}

extension Flow {
    /// Whether the program declares a value of the environment itself.
    func isEnvironmentOfProgram(_ key: String) -> Bool {
        guard let name = program.names.find(key) else { return false }
        return valuesAndTypes(named: name).contains { id in
            let owner = program.nominal(containing: id)
            return owner != .none && self.name(program[owner].name) == "EnvironmentValues"
        }
    }

    /// Whether a value of SwiftUI's environment stays the same as long as a view lives.
    func isConstantEnvironment(_ key: String) -> Bool { ["widgetFamily", "widgetRenderingMode"].contains(key) }
}

/// What a key path into the environment is for.
private enum KeyPathUser {
    case reader, setter
}

extension SyntaxTree {
    /// What the key path of a component is passed to; nil where that may do anything with it.
    fileprivate func user(ofKeyPath component: NodeID) -> KeyPathUser? {
        var outer = parent(component)
        while let node = outer, ![.call, .attribute, .macroExpansion].contains(kind(node)) { outer = parent(node) }
        guard let place = outer else { return nil }
        if kind(place) == .attribute { return .reader }
        guard kind(place) == .call, let callee = calleeToken(place) else { return nil }
        switch name(callee) {
        case "environment", "transformEnvironment", "focusedValue", "focusedSceneValue": return .setter
        case "Environment", "FocusedValue", "FocusedBinding": return .reader
        default: return nil
        }
    }

    /// Whether a member is what an assignment writes to.
    fileprivate func isAssigned(_ node: NodeID) -> Bool {
        guard let member = parent(node), let statement = parent(member), kind(statement) == .sequence else { return false }
        let parts = Array(children(statement))
        return parts.count > 2 && parts[0] == member && kind(parts[1]) == .assignment
    }
}
