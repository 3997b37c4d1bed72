// The values that code reads, each as its first name and the members that are read of it: `model.isOpen`.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A value that a condition reads: `model.isOpen` as its first name and the members after it.
package struct ValueRead: Hashable {
    /// What the first name stands for; `.none` for a local or a parameter.
    var declaration: DeclID
    var names: [String]
    /// Whether the first name is a parameter: what it is comes from elsewhere.
    var isParameter = false
    /// Of the parameter of a function whose callers are known, what they give.
    var given: GivenValue?
    /// Of the parameter of a closure, the member of its type that is read first, and the members after it; `.none` elsewhere.
    var elementProperty = DeclID.none
    var elementMembers: [String] = []
    /// Whether only that is asked of it whether there is a value.
    package var isTestedForNil = false

    /// How a value is read makes it no other one.
    package static func == (a: ValueRead, b: ValueRead) -> Bool {
        a.declaration == b.declaration && a.names == b.names && a.isParameter == b.isParameter && a.given == b.given
            && a.elementProperty == b.elementProperty && a.elementMembers == b.elementMembers
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(declaration)
        hasher.combine(names)
    }

    /// Whether it is read from a local name or a parameter.
    package var isOfLocal: Bool { declaration == .none }

    /// What the first name stands for; nil for a local or a parameter.
    package var root: DeclID? { declaration == .none ? nil : declaration }

    /// The stored value that is read; nil for a local or a parameter.
    var animated: AnimatedValue? {
        declaration == .none ? nil : AnimatedValue(declaration: declaration, members: Array(names.dropFirst()))
    }

    /// The stored value whose changes change what is read; nil for a local or a parameter. No change of a member makes a value come or go.
    var deciding: AnimatedValue? { isTestedForNil ? animated?.asPresence : animated }

    /// The stored value whose changes change what is read; of an element, that of any element.
    var changing: AnimatedValue? {
        if let deciding { return deciding }
        guard elementProperty != .none else { return nil }
        let element = AnimatedValue(declaration: elementProperty, members: elementMembers)
        return isTestedForNil ? element.asPresence : element
    }

    /// Whether it is the same value: a change of the one is a change of the other.
    package func isSame(as other: ValueRead) -> Bool {
        let (own, others) = (names.map(\.withoutProjection), other.names.map(\.withoutProjection))
        return declaration == other.declaration && own == others
    }

    /// Whether both are, or are parts of, one value.
    package func isOf(_ other: ValueRead) -> Bool {
        declaration == other.declaration && names.first?.withoutProjection == other.names.first?.withoutProjection
    }

    /// Whether it is another value, or what is read of that, both with a projection or without.
    package func isMember(of other: ValueRead) -> Bool {
        let (own, others) = (names.map(\.withoutProjection), other.names.map(\.withoutProjection))
        return declaration == other.declaration && own.starts(with: others)
    }

    /// Whether it is a binding to a stored value: `$text`, `$model.text`.
    package var isProjection: Bool { !isOfLocal && names.first?.hasPrefix("$") == true }

    /// Whether it is the value of a property, and no member of that.
    package func isValue(of property: DeclID) -> Bool { declaration == property && names.count == 1 }

    /// Whether one value is the other, or a part of it: a change of one may be a change of both.
    package func overlaps(_ other: ValueRead) -> Bool {
        declaration == other.declaration && zip(names, other.names).allSatisfy { $0.mayBeMember($1) }
    }
}

/// A stored value with the members of it that count.
struct AnimatedValue: Hashable {
    var declaration: DeclID
    var members: [String]

    /// That there is such a value, as a member that no value has.
    var asPresence: AnimatedValue { AnimatedValue(declaration: declaration, members: members + ["?"]) }

    /// Whether a change of some members changes the value: they lead to it, or it to them.
    func isChanged(by written: ArraySlice<String>) -> Bool { zip(members, written).allSatisfy { $0.mayBeMember($1) } }
}

extension String {
    /// Whether a member may be another one: a subscript whose index is not known may be any.
    func mayBeMember(_ other: String) -> Bool {
        self == other || isSubscript && other.isSubscript && [self, other].contains(SyntaxTree.element)
    }

    /// Whether it stands for a subscript.
    var isSubscript: Bool { first == "[" }
}

extension Flow {
    /// The values that decide a branch of a body.
    package func valuesRead(by branch: BranchSyntax, in body: LoweredBody) -> [ValueRead] {
        valueReads(below: program.tree(body.file).conditionNodes(of: branch), in: CodeScope(body))
    }

    /// The values that an expression of a body reads.
    package func valuesRead(by expression: NodeID, in body: LoweredBody) -> [ValueRead] {
        valueReads(below: [expression], in: CodeScope(body))
    }

    /// The properties that whoever makes the view gives, where conditions of a body read nothing else that could change; none else.
    package func propertiesGiven(readBy conditions: [NodeID], in body: LoweredBody) -> [DeclID] {
        var result: [DeclID] = []
        for read in valueReads(below: conditions, in: CodeScope(body)) {
            guard let property = read.root else { return [] }
            if program[property].flags.contains(.hasBody), !program[property].flags.contains(.isStored) { continue }
            guard isGiven(property), wrapper(of: property) == nil else { return [] }
            result.append(property)
        }
        return result.uniqued
    }

    /// Whether an expression of a file writes one of the values, or hands it on to be written: `$name`, and not what was made with it.
    package func isWritten(anyOf values: [ValueRead], within expression: NodeID, in file: FileID) -> Bool {
        let range = program.tree(file).range(expression)
        return values.contains { value in
            value.declaration != .none
                && writes(to: value.declaration).known.contains {
                    $0.use.file == file && range.contains(program.tree(file).range($0.use.node))
                }
        }
    }

    /// Whether a value, as far as the program shows, is only ever replaced by another one, and no part of it is changed.
    package func isReplacedAsWhole(_ read: ValueRead) -> Bool {
        guard read.declaration != .none else { return true }
        let writes = writes(to: read.declaration)
        return writes.isComplete && writes.known.allSatisfy { !$0.isPartial && !$0.isHandedOn && $0.members == 0 }
    }

    /// What callers give where it is read: a parameter, or a stored property.
    func givenValue(of read: ValueRead) -> GivenValue? {
        read.given ?? read.root.flatMap { isGiven($0) ? .property($0) : nil }
    }

    /// What callers give for the Boolean that an expression names, and whether it asks for the contrary: `isOn`, `!isOn`; nil for anything else.
    func givenBoolean(askedBy expression: NodeID, in scope: CodeScope) -> (value: GivenValue, isContrary: Bool)? {
        let tree = program.tree(scope.file)
        let asked = tree.withoutNot(expression)
        guard [.reference, .member].contains(tree.kind(asked)), case let reads = valueReads(below: [asked], in: scope), reads.count == 1,
            reads[0].names.count == 1
        else { return nil }
        return givenValue(of: reads[0]).map { ($0, asked != expression) }
    }

    /// Whether an expression reads a member of an element, directly or by a local name.
    package func readsElement(_ node: NodeID, in body: LoweredBody) -> Bool {
        valueReads(below: [node], in: CodeScope(body)).contains { $0.elementProperty != .none }
    }

    /// The values read below nodes; constants and computed properties are followed to what they read, but not locals that are made from others,
    /// where those values are asked for that are passed on as they are. `members` are read of the whole, where that is the name of a value.
    package func valueReads(
        below roots: [NodeID], in scope: CodeScope, members: [String] = [], asTheyAre: Bool = false
    ) -> [ValueRead] {
        var walk = ReadWalk(self)
        var pending = walk.reads(below: roots, in: scope).map { (read: $0, members: members, isOfAlias: false) }
        var result: [ValueRead] = []
        var index = 0
        while index < pending.count {
            let (read, more, isOfAlias) = pending[index]
            index += 1
            let tree = program.tree(read.scope.file)
            let own = tree.membersRead(of: read.node)
            let members = own.map(\.name) + more
            if var value = valueRead(read, members: members) {
                value.isTestedForNil = more.isEmpty && !isOfAlias && tree.isTestedForNil(own.last?.node ?? tree.wholeName(read.node))
                if let known = result.firstIndex(of: value) {
                    if !value.isTestedForNil { result[known].isTestedForNil = false }
                } else {
                    result.append(value)
                }
            } else if case .declaration(let function) = read.origin, program[function].kind == .function, !isFromPrelude(function) {
                // What a function reads, its callers read.
            } else {
                continue
            }
            // A local name for another value: what is read of it is read of that.
            let isAlias = if case .local(let alias?) = read.origin { tree.namesValue(alias) } else { false }
            if asTheyAre, !isAlias, !isDeclaration(read.origin) { continue }
            pending.insert(contentsOf: walk.reads(from: read).map { ($0, isAlias ? members : [], isAlias) }, at: index)
        }
        return result
    }

    /// The members between a name and what is written, subscripts included.
    func members(writtenBy write: PropertyWrite) -> ArraySlice<String> {
        program.tree(write.use.file).membersRead(of: write.use.node).map(\.name).prefix(write.steps)
    }

    private func isDeclaration(_ origin: NameOrigin) -> Bool { if case .declaration = origin { true } else { false } }

    /// The value that a name is read for, with the members read of it; nil for names of other things.
    private func valueRead(_ read: NameRead, members: [String]) -> ValueRead? {
        let tree = program.tree(read.scope.file)
        var value = ValueRead(declaration: .none, names: [tree.name(read.token)] + members)
        switch read.origin {
        case .parameter(let function):
            value.isParameter = true
            value.given = givenParameter(named: read.token, of: function, in: read.scope)
        case .closureParameter(let closure):
            value.isParameter = true
            value.given = givenParameter(named: read.token, ofClosure: closure, in: read.scope)
            if let element = member(members, of: nominal(typeOfValue(read.node, in: read.scope)), in: read.scope.file) {
                value.elementProperty = element.declaration
                value.elementMembers = element.members
            }
        case .element, .local: break
        case .declaration(let found) where program[found].kind == .variable: value.declaration = found
        case .declaration(let type) where program[type].kind.isNominal:
            // `Theme.shared.isDark`
            guard let shared = member(members, of: type, in: read.scope.file), program[shared.declaration].flags.contains(.isStored)
            else { return nil }
            value.declaration = shared.declaration
            value.names.removeFirst()
        case .declaration, .unknown: return nil
        }
        return value
    }

    /// The first of some members as a declaration of the program, with those after it.
    private func member(_ members: [String], of type: DeclID, in file: FileID) -> AnimatedValue? {
        guard type != .none, !isFromPrelude(type), let first = members.first, let text = program.names.find(first),
            case .declaration(let member)? = member(text, of: type, from: file), program[member].kind == .variable
        else { return nil }
        return AnimatedValue(declaration: member, members: Array(members.dropFirst()))
    }
}

extension SyntaxTree {
    /// What stands for a subscript among members whose index is not written out.
    static let element = "[]"

    /// What stands for a subscript: `["mode"]`.
    private func element(of call: NodeID) -> String {
        guard let index = FunctionCall(self, call)?.arguments.first?.expression, let text = plainLiteral(index) else {
            return Self.element
        }
        return "[\(text)]"
    }

    /// Whether what a local name stands for is written as a name, with members perhaps: `let prefs = prefs`, `if let user = model.user`.
    fileprivate func namesValue(_ node: NodeID) -> Bool {
        switch kind(node) {
        case .optionalBinding: initialValue(of: node).map { namesValue($0) } ?? true
        case .reference: true
        case .member: firstChild(node).map { namesValue($0) } ?? false
        case .optionalChain, .forceUnwrap: firstChild(node).map { namesValue($0) } ?? false
        default: false
        }
    }

    /// A name as it is read: `self.x` for the `x` in it.
    fileprivate func wholeName(_ name: NodeID) -> NodeID {
        parent(name).flatMap { kind($0) == .member && firstChild($0) != name ? $0 : nil } ?? name
    }

    /// Whether only that is asked of a value whether there is one: `user != nil`, `if let user`.
    fileprivate func isTestedForNil(_ value: NodeID) -> Bool {
        if kind(value) == .optionalBinding { return true }
        guard let outer = parent(value) else { return false }
        if kind(outer) == .optionalBinding { return true }
        guard kind(outer) == .sequence, case let parts = Array(children(outer)), let place = parts.firstIndex(of: value)
        else { return false }
        return [-1, 1].contains { side in
            guard parts.indices.contains(place + 2 * side), kind(parts[place + 2 * side]) == .nil else { return false }
            return ["==", "!="].contains(text(mainToken(parts[place + side])))
        }
    }

    /// The members read of what a name stands for, in order: `isOpen` and `description` of `model.isOpen.description`; `[]` for a subscript, whatever
    /// its index.
    func membersRead(of name: NodeID) -> [(name: String, node: NodeID)] {
        var result: [(name: String, node: NodeID)] = []
        var current = wholeName(name)
        while let member = parent(current), firstChild(member) == current {
            switch kind(member) {
            case .optionalChain, .forceUnwrap: break
            case .subscriptCall: result.append((element(of: member), member))
            case .member:
                guard let token = calleeToken(member) else { return result }
                result.append((self.name(token), member))
            default: return result
            }
            current = member
        }
        return result
    }
}
