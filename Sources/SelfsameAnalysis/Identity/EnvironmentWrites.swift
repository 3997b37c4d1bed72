// What the program writes to a value of the environment: the arguments of `environment(\.key, value)`.

import SelfsameSyntax

/// What the program writes to one value of the environment.
struct EnvironmentWrites {
    /// The expressions that are written, outside of previews and tests.
    var values: [(node: NodeID, scope: CodeScope)] = []
    /// Whether it is written in some other way, too.
    var isComplete = true
}

extension Analyzer {
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
}
