// What a value is made of, as far as comparing it with the last one goes: the sources that it comes from, what is another value each time, and
// closures with what they capture. A value is equal to the last one where none of its parts differs.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A part of a value that may make it differ from the last one.
enum ValuePart: Hashable {
    /// It comes from a source. `isLossy`: another value of the source may give the same.
    case from(SourcePart, isLossy: Bool)
    /// It is another value each time, as the text says.
    case fresh(String)
    /// A closure captures what comes from a source.
    case captured(SourcePart, isLossy: Bool)
    /// A collection that is built again and whose elements cannot be compared; its elements may be as they were.
    case rebuilt(String)
    /// It may be, by the version of the SDK.
    case perhapsFresh(String)
    /// A closure that captures the view itself.
    case capturesSelf
    /// A closure that is never known to be equal.
    case neverEqual(String)
    /// Not known.
    case unknown(String)
}

/// Where an expression stands, and how its code was reached.
struct PartStand {
    var scope: CodeScope
    var frame: HelperFrame?
    /// The body around, where that is known: contents of closures are its nodes.
    var body: LoweredBody?
    /// An initialiser whose parameters are the arguments of a site.
    var site: SiteFrame?
    var depth = 0

    /// One step further.
    var deeper: PartStand {
        var stand = self
        stand.depth += 1
        return stand
    }
}

/// The call of an initialiser that gives its parameters their values.
final class SiteFrame {
    let initializer: DeclID
    let arguments: [ArgumentRecord]
    let stand: PartStand

    init(_ initializer: DeclID, _ arguments: [ArgumentRecord], _ stand: PartStand) {
        (self.initializer, self.arguments, self.stand) = (initializer, arguments, stand)
    }
}

extension Updates {
    private static let partDepth = 24

    /// The parts of an expression's value.
    func parts(of node: NodeID, _ stand: PartStand) -> [ValuePart] {
        guard stand.depth < Self.partDepth else { return [.unknown("nested too deeply")] }
        let tree = program.tree(stand.scope.file)
        switch tree.kind(node) {
        case .integer, .float, .boolean, .nil, .regex, .keyPath, .typeExpression: return []
        case .string, .interpolation, .dictionary, .dictionaryElement, .tuple, .argument, .argumentList:
            return childParts(of: node, stand)
        case .array:
            let parts = childParts(of: node, stand)
            return tree[node].size > 1 && !isComparable(arrayLiteral: node, stand) ? parts + [rebuiltLiteral(node, stand)] : parts
        case .try, .await, .unsafe, .prefix, .postfix, .forceUnwrap, .optionalChain, .inout:
            return tree.firstChild(node).map { parts(of: $0, stand.deeper) } ?? []
        case .sequence: return parts(ofSequence: node, stand)
        case .closure: return parts(ofClosure: node, stand)
        case .reference, .member: return parts(ofChain: node, stand)
        case .call: return parts(ofCall: node, stand)
        case .subscriptCall: return childParts(of: node, stand).map(\.lossy)
        case .if, .switch: return readParts(of: node, stand)
        default: return [.unknown(tree.oneLine(node, upTo: 40))]
        }
    }

    private func childParts(of node: NodeID, _ stand: PartStand) -> [ValuePart] {
        program.tree(stand.scope.file).children(node).flatMap { parts(of: $0, stand.deeper) }.uniqued
    }

    /// Arithmetic keeps apart what it is made of; comparisons, choices and defaults may not.
    private func parts(ofSequence node: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        var result: [ValuePart] = []
        var isLossy = false
        for part in tree.children(node) {
            switch tree.kind(part) {
            case .binaryOperator: isLossy = isLossy || !["+", "-", "*"].contains(tree.text(part))
            case .ternary:
                isLossy = true
                result += childParts(of: part, stand)
            case .cast, .assignment, .arrow: break
            default: result += parts(of: part, stand.deeper)
            }
        }
        return (isLossy ? result.map(\.lossy) : result).uniqued
    }

    /// What code reads whose result is a value in some way that is not followed.
    private func readParts(of node: NodeID, _ stand: PartStand) -> [ValuePart] {
        let walk = CodeWalk(self)
        walk.read(node, CodeWalk.Stand(scope: stand.scope))
        return walk.events.filter { $0.form != .base }.map { .from($0.part, isLossy: true) }.uniqued
    }

    // MARK: Names

    private func parts(ofChain node: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        let root = tree.chainRoot(node)
        let names = tree.chainNames(node)
        if let found = analyzer.nondeterminism(of: node, in: stand.scope) { return [.fresh(found.text)] }
        guard tree.kind(root) == .reference, tree.mainToken(root) != .none else {
            if tree.kind(root) == .member { return [] }
            let parts = parts(of: root, stand.deeper)
            return names.isEmpty ? parts : parts.map(\.lossy)
        }
        // A binding is compared by where it leads to.
        if tree.projection(root) != nil { return [] }
        let token = tree.mainToken(root)
        if tree.isSelf(root), names.isEmpty { return [.capturesSelf] }
        if names.last != nil, let base = methodBase(of: node, stand) { return parts(of: base, stand.deeper) }
        switch analyzer.origin(of: token, at: root, in: stand.scope) {
        case .local(let value?): return member(names, of: localParts(value, root, stand), root, stand)
        case .local(nil), .element: return [.unknown("`\(tree.name(token))`")]
        case .parameter(let function): return member(names, of: parameterParts(token, of: function, stand), root, stand)
        case .closureParameter(let closure):
            let path = names.map { tree.name(tree.mainToken($0)) }
            let own = [ValuePart.from(SourcePart(.closure(stand.scope.file, closure), path), isLossy: false)]
            return (own + (objectParts(of: names, root, stand) ?? []) + elementParts(of: closure, stand)).uniqued
        case .unknown where !tree.isSelf(root): return []
        case .declaration(let id) where names.isEmpty && isOwnMethod(id, stand): return [.capturesSelf]
        default: return declaredParts(of: node, stand)
        }
    }

    /// Whether a function is a method of the value around, so that its name alone makes a closure that captures that value.
    private func isOwnMethod(_ function: DeclID, _ stand: PartStand) -> Bool {
        let owner = stand.scope.type(in: program)
        return program[function].kind == .function && !program[function].flags.contains(.isStatic) && owner != .none && !isClass(owner)
            && program.nominal(containing: function) == owner
    }

    /// What a declared name and its members are read from.
    private func declaredParts(of node: NodeID, _ stand: PartStand) -> [ValuePart] {
        let walk = CodeWalk(self)
        walk.read(node, CodeWalk.Stand(scope: stand.scope))
        let reads = walk.events.filter { $0.form != .base && $0.form != .subscription }
        // One value that is read as it stands; several, or what is computed, come to one that may be the same.
        let isDirect = reads.count == 1 && isStoredChain(node, stand)
        return reads.map { .from($0.part, isLossy: !isDirect) }.uniqued
    }

    /// Whether a chain names stored properties only.
    private func isStoredChain(_ node: NodeID, _ stand: PartStand) -> Bool {
        let tree = program.tree(stand.scope.file)
        let root = tree.chainRoot(node)
        let nodes = (tree.isSelf(root) ? [] : [root]) + tree.chainNames(node)
        guard let first = nodes.first else { return false }
        var type = DeclID.none
        for (index, part) in nodes.enumerated() {
            let name = program.name(of: tree.mainToken(part), in: stand.scope.file)
            var found: NameOrigin?
            if index == 0 {
                found = analyzer.origin(of: tree.mainToken(first), at: root, in: stand.scope)
                if tree.isSelf(root) { found = analyzer.member(name, of: stand.scope.type(in: program), from: stand.scope.file) }
            } else if type != .none {
                found = analyzer.member(name, of: type, from: stand.scope.file)
            }
            guard case .declaration(let id)? = found else { return false }
            if program[id].kind.isNominal {
                type = id
                continue
            }
            guard program[id].kind == .variable, program[id].flags.contains(.isStored) || wrapper(of: id) != nil else { return false }
            type = valueType(of: id)
        }
        return true
    }

    /// What a method is taken of that is named and not called: the value of that is compared by it.
    private func methodBase(of node: NodeID, _ stand: PartStand) -> NodeID? {
        let tree = program.tree(stand.scope.file)
        guard let access = MemberAccess(tree, node), let base = access.base,
            tree.parent(node).map({ tree.kind($0) != .call || tree.firstChild($0) != node }) ?? true,
            case let found = analyzer.declarations(ofMember: node, in: stand.scope), !found.isEmpty,
            found.allSatisfy({ program[$0].kind == .function && !program[$0].flags.contains(.isStatic) })
        else { return nil }
        return tree.isSelf(base) && !isClass(stand.scope.type(in: program)) ? nil : base
    }

    private func member(_ names: [NodeID], of parts: [ValuePart], _ root: NodeID, _ stand: PartStand) -> [ValuePart] {
        guard !names.isEmpty else { return parts }
        let parts = parts.filter { !$0.isOfCollection }
        if let found = objectParts(of: names, root, stand) { return (found + parts.map(\.lossy)).uniqued }
        let tree = program.tree(stand.scope.file)
        let path = names.map { tree.name(tree.mainToken($0)) }
        return parts.map { part in
            guard case .from(let source, let isLossy) = part else { return part }
            return .from(SourcePart(source.source, source.path + path), isLossy: isLossy)
        }
    }

    /// Where a chain of names leads through an object: what it reads of that; nil for one that does not.
    private func objectParts(of names: [NodeID], _ root: NodeID, _ stand: PartStand) -> [ValuePart]? {
        guard !names.isEmpty, stand.scope.declaration != .none else { return nil }
        let tree = program.tree(stand.scope.file)
        let root = analyzer.nominal(plain(analyzer.typeOfValue(root, in: stand.scope)))
        var type = root
        var isObject = isClass(type)
        for name in names {
            guard type != .none, !analyzer.isFromPrelude(type),
                case .declaration(let found)? = analyzer.member(
                    program.name(of: tree.mainToken(name), in: stand.scope.file), of: type, from: stand.scope.file),
                program[found].kind == .variable
            else { break }
            type = heldType(of: found)
            isObject = isObject || name != names.last && isClass(type)
        }
        guard isObject else { return nil }
        let walk = CodeWalk(self)
        walk.follow(names, of: root, CodeWalk.Stand(scope: stand.scope))
        let reads = walk.events.filter { $0.form != .base && $0.form != .subscription }
        // The last object's property as it stands; with more that is read on the way, it may be the same.
        return reads.map { .from($0.part, isLossy: reads.count > 1) }
    }

    /// What a local name stands for.
    func localParts(_ value: NodeID, _ root: NodeID, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        switch tree.kind(value) {
        case .optionalBinding:
            guard let pattern = tree.firstChild(value), let name = tree.boundNames(in: pattern).first else { return [] }
            switch analyzer.origin(of: name, at: value, in: stand.scope) {
            case .declaration(let id) where program[id].kind == .variable:
                return [.from(SourcePart(.property(id)), isLossy: false)]
            case .parameter(let function): return parameterParts(name, of: function, stand)
            case .local(let other?) where other != value: return parts(of: other, stand.deeper)
            default: return [.unknown("`\(tree.name(name))`")]
            }
        case .block, .getterBlock: return readParts(of: value, stand)
        default: return parts(of: value, stand.deeper)
        }
    }

    private func parameterParts(_ token: TokenID, of function: NodeID, _ stand: PartStand) -> [ValuePart] {
        let name = program.name(of: token, in: stand.scope.file)
        let text = program.tree(stand.scope.file).name(token)
        let callee = stand.scope.declaration
        guard callee != .none, program[callee].node == function,
            let index = analyzer.signature(of: callee).parameters.firstIndex(where: { $0.name == name })
        else { return [.unknown("parameter `\(text)`")] }
        if let site = stand.site, site.initializer == callee {
            return argumentParts(index, of: callee, site.arguments, site.stand.deeper, stand)
        }
        guard let frame = stand.frame, frame.callee == callee else { return [.unknown("parameter `\(text)`")] }
        let outer = PartStand(scope: CodeScope(frame.body), frame: frame.outer, body: frame.body, site: nil, depth: stand.depth + 1)
        return argumentParts(index, of: callee, frame.arguments, outer, stand)
    }

    private func argumentParts(
        _ index: Int, of callee: DeclID, _ arguments: [ArgumentRecord], _ outer: PartStand, _ inner: PartStand
    ) -> [ValuePart] {
        if let argument = arguments.first(where: { $0.parameter == index }) { return parts(ofArgument: argument, outer) }
        let parameter = analyzer.signature(of: callee).parameters[index]
        let tree = program.tree(program[callee].file)
        guard let value = tree.initialValue(of: parameter.syntax) else { return [] }
        var stand = inner.deeper
        stand.body = nil
        return parts(of: value, stand)
    }

    /// The parts of an argument: of content its views, of anything else its value.
    func parts(ofArgument argument: ArgumentRecord, _ stand: PartStand) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        if tree.kind(argument.syntax) == .closure, let body = stand.body {
            let range = argument.syntax.rawValue + 1..<argument.syntax.rawValue + tree[argument.syntax].size
            let roots = body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { node in
                range.contains(body[node].syntax.rawValue)
                    && !(body.parent(node).map { range.contains(body[$0].syntax.rawValue) } ?? false)
            }
            if !roots.isEmpty { return roots.flatMap { contentParts(of: $0, in: body, stand.deeper) }.uniqued }
        }
        return parts(of: argument.syntax, stand)
    }

    /// Of a row, what its element is read from. What decides which elements there are leaves those that stay as they were; an element that is an
    /// object is the same whatever changes in it.
    private func elementParts(of closure: NodeID, _ stand: PartStand) -> [ValuePart] {
        guard let content = analyzer.repeatedContent(closure, in: stand.scope.file), let data = content.data, content.kind == .row else {
            return []
        }
        let tree = program.tree(stand.scope.file)
        if tree.projection(data) != nil { return [] }
        var element = DeclID.none
        if stand.scope.declaration != .none, let last = analyzer.genericArguments(plain(analyzer.typeOfValue(data, in: stand.scope))).last {
            element = analyzer.nominal(plain(last))
        }
        return parts(of: data, stand.deeper).compactMap { part in
            if part.isOfCollection { return nil }
            guard case .from(let source, let isLossy) = part, case .property(let property) = source.source else { return part }
            if isClass(element), program.classes(from: element).contains(program.nominal(containing: property)) { return nil }
            // A row that stays has the same object.
            let part = SourcePart(source.source, source.path + [SourcePart.element])
            return .from(part, isLossy: isClass(element) || isLossy && !isCollection(property))
        }
    }

    /// Whether a property holds several values.
    private func isCollection(_ property: DeclID) -> Bool {
        let type = plain(analyzer.valueType(of: property))
        return analyzer.isFromPrelude(analyzer.nominal(type)) && !analyzer.genericArguments(type).isEmpty
    }
}

extension ValuePart {
    /// The same, where something else may come to the same value.
    var lossy: ValuePart {
        switch self {
        case .from(let part, _): .from(part, isLossy: true)
        case .captured(let part, _): .captured(part, isLossy: true)
        default: self
        }
    }

    /// The same, of what a closure captures.
    var captured: ValuePart { if case .from(let part, let isLossy) = self { .captured(part, isLossy: isLossy) } else { self } }

    /// Whether it is about a collection as a whole, and not about its elements.
    var isOfCollection: Bool { if case .rebuilt = self { true } else { false } }
}
