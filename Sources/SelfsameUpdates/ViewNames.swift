// How views are called in answers: as they are written, without actions and bindings; told apart by a number where one body makes several, and by the
// types on the way to them where different views make them.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Updates {
    /// The name of a view that was met.
    func viewName(_ met: MetView) -> String {
        let tree = program.tree(met.file)
        if met.context.outer == nil, met.type != .none, program[met.type].node == met.expression { return name(of: met.type) }
        var methods: [String] = []
        var current = met.expression
        // What is called on the view stands around it.
        while tree.kind(current) == .call, let callee = tree.firstChild(current), tree.kind(callee) == .member,
            let access = MemberAccess(tree, callee), let base = access.base, !tree.isTypeName(base) || tree.kind(base) == .call
        {
            methods.insert(tree.name(access.name), at: 0)
            current = base
        }
        if met.body[met.node].kind == .modifier, isShapeMethod(met.node, in: met.body) {
            let root = tree.calleeToken(current).map { tree.name($0) } ?? analyzer.typeName(of: met.node, in: met.body)
            return ([root] + methods).joined(separator: ".")
        }
        guard tree.kind(current) == .call else { return tree.oneLine(current, upTo: 60) }
        let callee = tree.calleeToken(current).map { tree.name($0) } ?? "_"
        let arguments = (FunctionCall(tree, current)?.arguments ?? []).filter { argument in
            guard let value = argument.expression else { return false }
            return tree.kind(value) != .closure && tree.projection(value) == nil && tree.kind(value) != .keyPath
        }
        let text = arguments.map { tree.oneLine($0.id) }.joined(separator: ", ")
        return text.isEmpty ? callee : "\(callee)(\(text))".shortened(to: 80)
    }

    /// Entries with names that tell them apart; what is the same at all places of one name is one entry.
    func named(_ entries: [EnvironmentEntry]) -> [EnvironmentEntry] {
        var order: [String] = []
        var groups: [String: [EnvironmentEntry]] = [:]
        for entry in entries {
            let key = entry.key + "\u{0}" + entry.view
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(entry)
        }
        return order.flatMap { key -> [EnvironmentEntry] in
            let group = groups[key] ?? []
            let values = Set(group.map(\.value))
            guard values.count > 1 else { return Array(group.prefix(1)) }
            let parents = Set(group.map { Array($0.path.dropLast()) })
            let places = group.map(\.place).uniqued
            if parents.count == 1, places.count > 1 {
                return places.enumerated().flatMap { index, place in
                    group.filter { $0.place == place }.prefix(1).map { entry in
                        var entry = entry
                        entry.view += " \(index + 1)"
                        return entry
                    }
                }
            }
            var seen: Set<String> = []
            return group.compactMap { entry in
                var entry = entry
                entry.view = entry.path.joined(separator: "/")
                return seen.insert(entry.view + "\u{0}" + entry.value).inserted ? entry : nil
            }
        }
    }
}
