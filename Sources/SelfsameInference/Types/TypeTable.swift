// The interning table of types and the walks over them that need nothing else: traits, substitution, mapping.

import SelfsameDeclarations
import SelfsameSyntax

/// All types that one analyzer has met. A class: a type is often made while another one is looked up, and both see the same table.
package final class TypeTable {
    private(set) var nodes: [TypeNode] = []
    private(set) var traits: [TypeTraits] = []
    private var positions = NumberedPositions(capacity: 4096)
    /// The numbers of the nodes, which tell most of them apart.
    private var numbers: [UInt64] = []
    private var variables: [TypeID] = []

    init() {
        nodes.reserveCapacity(4096)
        numbers.reserveCapacity(4096)
    }

    subscript(id: TypeID) -> TypeNode { nodes[Int(id.rawValue)] }

    package func traits(_ id: TypeID) -> TypeTraits { traits[Int(id.rawValue)] }

    package func intern(_ node: TypeNode) -> TypeID {
        let number = NumberMixer.number(of: node)
        if let known = positions.find(number, where: { numbers[$0] == number && nodes[$0] == node }) {
            return TypeID(UInt32(truncatingIfNeeded: known))
        }
        let id = TypeID(UInt32(nodes.count))
        if positions.isFull { positions.grow { numbers[$0] } }
        positions.add(number, nodes.count)
        nodes.append(node)
        numbers.append(number)
        traits.append(traits(of: node))
        return id
    }

    /// The variable of a number: each call has a first one.
    func variable(_ number: Int) -> TypeID {
        while variables.count <= number { variables.append(intern(.variable(variables.count))) }
        return variables[number]
    }

    private func traits(of node: TypeNode) -> TypeTraits {
        switch node {
        case .unknown: .hasUnknown
        case .nominal(_, let parent, let arguments):
            arguments.reduce(parent == .none ? [] : traits(parent)) { $0.union(traits($1)) }
        case .opaque(_, _, let arguments): arguments.reduce(.hasOpaque) { $0.union(traits($1)) }
        case .parameter: .hasParameter
        case .member(let base, _): traits(base).union(.hasMember)
        case .tuple(_, let elements): elements.reduce([]) { $0.union(traits($1)) }
        case .function(let shape): shape.parameters.reduce(traits(shape.result)) { $0.union(traits($1)) }
        case .metatype(let type), .existentialMetatype(let type), .inout(let type): traits(type)
        case .existential(_, let arguments): arguments.reduce([]) { $0.union(traits($1)) }
        case .pack(let elements): elements.reduce(.hasPack) { $0.union(traits($1)) }
        case .expansion(let type): traits(type).union(.hasPack)
        case .variable: .hasVariable
        case .oneOf(let elements, _): elements.reduce([.hasUnknown, .hasOpaque]) { $0.union(traits($1)) }
        }
    }

    /// Rebuilds a type bottom-up; `leaf` may replace a node as a whole, nil goes on below it.
    package func map(_ id: TypeID, _ leaf: (TypeTable, TypeID) -> TypeID?) -> TypeID {
        var done = MappedParts()
        return map(id, &done, leaf)
    }

    private func map(_ id: TypeID, _ done: inout MappedParts, _ leaf: (TypeTable, TypeID) -> TypeID?) -> TypeID {
        if let replaced = leaf(self, id) ?? done[id] { return replaced }
        let result = mapParts(of: id, &done, leaf)
        done.add(id, result)
        return result
    }

    private func mapParts(of id: TypeID, _ done: inout MappedParts, _ leaf: (TypeTable, TypeID) -> TypeID?) -> TypeID {
        // Most lists stay as they are, and are not copied then.
        func all(_ parts: [TypeID]) -> [TypeID] {
            var result = parts
            for index in parts.indices {
                let mapped = map(parts[index], &done, leaf)
                if mapped != parts[index] { result[index] = mapped }
            }
            return result
        }
        switch self[id] {
        case .unknown, .parameter, .variable: return id
        case .existential(let protocols, let arguments):
            if arguments.isEmpty { return id }
            let mapped = all(arguments)
            return mapped == arguments ? id : intern(.existential(protocols, arguments: mapped))
        case .nominal(let declaration, let parent, let arguments):
            if arguments.isEmpty && parent == .none { return id }
            let newParent = parent == .none ? parent : map(parent, &done, leaf)
            let mapped = all(arguments)
            return newParent == parent && mapped == arguments ? id : intern(.nominal(declaration, parent: newParent, arguments: mapped))
        case .opaque(let declaration, let ordinal, let arguments):
            let mapped = all(arguments)
            return mapped == arguments ? id : intern(.opaque(declaration, ordinal: ordinal, arguments: mapped))
        case .member(let base, let name): return intern(.member(map(base, &done, leaf), name))
        case .tuple(let labels, let elements): return tuple(labels, elements, mapped: all(elements))
        case .function(let shape):
            let mapped = FunctionShape(parameters: all(shape.parameters), result: map(shape.result, &done, leaf), effects: shape.effects)
            return mapped == shape ? id : intern(.function(mapped))
        case .metatype(let type): return intern(.metatype(map(type, &done, leaf)))
        case .existentialMetatype(let type): return intern(.existentialMetatype(map(type, &done, leaf)))
        case .inout(let type): return intern(.inout(map(type, &done, leaf)))
        case .oneOf(let elements, let dependsOnUnknown): return intern(.oneOf(all(elements), dependsOnUnknown: dependsOnUnknown))
        case .pack(let elements): return intern(.pack(flattened(all(elements))))
        case .expansion(let pattern): return expand(map(pattern, &done, leaf))
        }
    }

    /// Whether a type is `part` or holds it.
    func mentions(_ id: TypeID, _ part: TypeID) -> Bool {
        var isFound = false
        _ = map(id) { _, inner in
            if inner == part { isFound = true }
            return isFound ? inner : nil
        }
        return isFound
    }

    /// A tuple of one element without a label is that element: `(repeat each T)` over one view.
    private func tuple(_ labels: [Name], _ elements: [TypeID], mapped: [TypeID]) -> TypeID {
        var newLabels: [Name] = []
        var newElements: [TypeID] = []
        var isExpanded = false
        for (label, (element, mapped)) in zip(labels, zip(elements, mapped)) {
            if case .expansion = self[element], case .pack(let members) = self[mapped] {
                isExpanded = true
                newElements += members
                newLabels += members.map { _ in Name.none }
            } else {
                newElements.append(mapped)
                newLabels.append(label)
            }
        }
        if isExpanded, newElements.count == 1, newLabels[0] == .none {
            // What is still to be expanded may be several.
            if case .expansion = self[newElements[0]] {} else { return newElements[0] }
        }
        return intern(.tuple(labels: newLabels, elements: newElements))
    }

    private func flattened(_ elements: [TypeID]) -> [TypeID] {
        elements.flatMap { element -> [TypeID] in
            if case .pack(let members) = self[element] { members } else { [element] }
        }
    }

    /// `repeat P<each T>` once T is a pack: one P for each member.
    private func expand(_ mapped: TypeID) -> TypeID {
        guard let count = packLength(mapped) else { return intern(.expansion(mapped)) }
        let members = (0..<count).map { index in
            // A pack may hold what another one expands to.
            var isExpansion = false
            let member = map(mapped) { table, id in
                guard case .pack(let members) = table[id] else { return nil }
                guard case .expansion(let element) = table[members[index]] else { return members[index] }
                isExpansion = true
                return element
            }
            return isExpansion ? intern(.expansion(member)) : member
        }
        return intern(.pack(members))
    }

    /// The length of the first pack found in a type.
    private func packLength(_ id: TypeID) -> Int? {
        guard traits(id).contains(.hasPack) else { return nil }
        switch self[id] {
        case .pack(let members): return members.count
        case .nominal(_, let parent, let arguments):
            return (parent == .none ? [] : [parent] + arguments).compactMap(packLength).first ?? arguments.compactMap(packLength).first
        case .opaque(_, _, let arguments): return arguments.compactMap(packLength).first
        case .member(let base, _), .metatype(let base), .inout(let base): return packLength(base)
        case .tuple(_, let elements): return elements.compactMap(packLength).first
        case .function(let shape): return (shape.parameters + [shape.result]).compactMap(packLength).first
        default: return nil
        }
    }

    /// Replaces generic parameters by what `substitution` says; a parameter that it does not know stays.
    package func substitute(_ id: TypeID, _ substitution: Substitution) -> TypeID {
        if substitution.isEmpty || traits(id).isDisjoint(with: [.hasParameter]) { return id }
        return map(id) { table, type in
            if table.traits(type).isDisjoint(with: [.hasParameter]) { return type }
            if case .parameter = table[type] { return substitution[type] ?? type }
            return nil
        }
    }
}

/// What the parts of a large type were mapped to. A type in which each part stands twice has few parts and many places; most types are small
/// and need no table.
private struct MappedParts {
    private static let smallCount = 64
    private var count = 0
    private var results: [TypeID: TypeID] = [:]

    subscript(part: TypeID) -> TypeID? { count < Self.smallCount ? nil : results[part] }

    mutating func add(_ part: TypeID, _ result: TypeID) {
        count += 1
        if count >= Self.smallCount { results[part] = result }
    }
}

/// Types for generic parameters, few at a time.
package struct Substitution: Hashable {
    private(set) var keys: [TypeID] = []
    private(set) var values: [TypeID] = []

    var isEmpty: Bool { keys.isEmpty }

    init() {}

    package init(_ keys: [TypeID], _ values: [TypeID]) {
        let count = min(keys.count, values.count)
        self.keys = keys.count == count ? keys : Array(keys.prefix(count))
        self.values = values.count == count ? values : Array(values.prefix(count))
    }

    subscript(key: TypeID) -> TypeID? {
        for index in keys.indices where keys[index] == key { return values[index] }
        return nil
    }

    mutating func set(_ key: TypeID, _ value: TypeID) {
        for index in keys.indices where keys[index] == key {
            values[index] = value
            return
        }
        keys.append(key)
        values.append(value)
    }

    func merging(_ other: Substitution) -> Substitution {
        var result = self
        for (key, value) in zip(other.keys, other.values) { result.set(key, value) }
        return result
    }
}
