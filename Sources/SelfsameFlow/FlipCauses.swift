// Who makes a condition flip, for people to read: the control or modifier whose code changes what the condition reads, wherever the value is
// handed on as a binding, given by a caller or changed by a function on the way. Says what the program's code does, not in which instance.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A place whose code makes a condition flip.
public struct FlipCause: Hashable, Sendable {
    /// The file.
    public var path: String
    /// The 1-based line of the code.
    public var line: Int
    /// The 1-based column.
    public var column: Int
    /// The control or modifier that runs the code: `Button("flip")`, `.onReceive`; nil in code that none is seen to run.
    public var actor: String?
    /// The view or function that the code is part of: `Child`, `Shop.load()`.
    public var member: String
    /// The binding or function through which it changes the value: `$on`, `Shop.load()`.
    public var through: String?
    /// The declaration whose code it is; none at the top level of a file.
    package var declaration: DeclID
}

extension Flow {
    /// What makes a branch flip, in the order of the values that its conditions read.
    public func flipCauses(of branch: BranchSyntax, in body: LoweredBody) -> [FlipCause] {
        flipCauses(of: program.tree(body.file).conditionNodes(of: branch), in: body)
    }

    /// What changes the value of a property.
    public func changeCauses(of property: DeclID) -> [FlipCause] {
        var search = FlipCauseSearch(flow: self)
        search.follow(AnimatedValue(declaration: property, members: []), through: nil)
        return search.found
    }

    /// Whether the program shows what makes conditions of a body flip, or the system does, through the environment.
    package func areCausesShown(of conditions: [NodeID], in body: LoweredBody) -> Bool {
        let isOfSystem = valueReads(below: conditions, in: CodeScope(body)).contains { read in
            read.root.flatMap { wrapper(of: $0) }?.marks.contains(.environment) == true && environmentGivers(of: read).isEmpty
        }
        return isOfSystem || !someDeviceValues(readBy: conditions, in: body).isEmpty || !flipCauses(of: conditions, in: body).isEmpty
    }

    /// Whether a view's own code makes conditions in it flip, and no other code does: that code runs while the view is on screen. What code elsewhere
    /// changes as well, it may change while the view is not there.
    package func isMadeByOwnCodeOnly(_ conditions: [NodeID], in body: LoweredBody) -> Bool {
        let view = body.declaration == .none ? .none : program.nominal(containing: body.declaration)
        let causes = flipCauses(of: conditions, in: body)
        return view != .none && !causes.isEmpty
            && causes.allSatisfy { $0.declaration != .none && program.nominal(containing: $0.declaration) == view }
    }

    /// What changes the values that expressions of a body read.
    public func flipCauses(of conditions: [NodeID], in body: LoweredBody) -> [FlipCause] {
        var search = FlipCauseSearch(flow: self)
        for read in valueReads(below: conditions, in: CodeScope(body)) { search.follow(read, through: nil) }
        return search.found
    }
}

/// One search from the values of a condition to the code that changes them.
private struct FlipCauseSearch {
    let flow: Flow
    var causes: [FlipCause] = []
    private var seen: Set<AnimatedValue> = []
    private var seenGiven: Set<GivenValue> = []
    private var seenPlaces: Set<ValuePlace> = []

    /// How many values are followed, and how many calls may lie between a control and the change.
    private static let valueLimit = 24
    private static let callLimit = 3

    init(flow: Flow) { self.flow = flow }

    /// What was found; of several changes by one actor in a line the first.
    var found: [FlipCause] {
        var seen: Set<[String]> = []
        return causes.filter { seen.insert([$0.path, "\($0.line)", $0.actor ?? "", $0.member]).inserted }
    }

    private var program: Program { flow.program }

    /// Adds what changes what is read: a stored value, or what the callers of a function give for its parameter.
    mutating func follow(_ read: ValueRead, through: String?) {
        for given in flow.environmentGivers(of: read) where seenPlaces.insert(given).inserted {
            for read in flow.valueReads(below: [given.node], in: given.scope) { follow(read, through: through) }
        }
        if let value = read.changing { return follow(value, through: through) }
        guard let given = read.given, seenGiven.count < Self.valueLimit, seenGiven.insert(given).inserted else { return }
        for place in flow.given(given).places {
            for read in flow.valueReads(below: [place.node], in: place.scope) { follow(read, through: through) }
        }
    }

    /// Adds what changes a value: where it is declared, where callers make a view with it, and in the type of the object that it is part of.
    mutating func follow(_ value: AnimatedValue, through: String?) {
        let property = value.declaration
        guard !flow.isFromPrelude(property), program[property].kind == .variable, seen.count < Self.valueLimit, seen.insert(value).inserted
        else { return }
        for write in flow.writes(to: property).known {
            let members = flow.members(writtenBy: write)
            guard value.isChanged(by: members) else { continue }
            if write.isHandedOn {
                addReceiver(of: write, through: through)
            } else {
                add(write.use.node, of: write.scope.declaration, in: write.use.file, through: through, calls: 0)
            }
        }
        for other in flow.propertiesKeyed(as: property) + flow.propertiesAttributed(as: property) {
            follow(AnimatedValue(declaration: other, members: value.members), through: through)
        }
        for read in flow.readsOfObject(computing: property) { follow(read, through: through) }
        if flow.isGiven(property) {
            for given in flow.given(.property(property)).expressions {
                guard case .expression(let node, let scope) = given.source else { continue }
                for read in flow.valueReads(below: [node], in: scope) { follow(read, through: through) }
            }
        }
        if let (member, rest) = flow.storedMember(read: value) {
            follow(AnimatedValue(declaration: member, members: rest), through: through)
        }
    }

    /// Adds what a binding is handed to: what changes it in a view of the program, else the control that takes it.
    private mutating func addReceiver(of write: PropertyWrite, through: String?) {
        let tree = program.tree(write.use.file)
        if let property = boundProperty(given: write) {
            let count = causes.count
            follow(AnimatedValue(declaration: property, members: []), through: tree.text(tree.mainToken(write.use.node)))
            if causes.count > count { return }
        }
        add(write.use.node, of: write.scope.declaration, in: write.use.file, through: through, calls: 0)
    }

    /// The binding of a view of the program that takes a projection.
    private func boundProperty(given write: PropertyWrite) -> DeclID? {
        let tree = program.tree(write.use.file)
        guard let body = flow.contentBody(of: write.scope.declaration),
            let (_, call, argument) = body.argument(around: write.use.node, in: tree), call.declaration != .none,
            !flow.isFromPrelude(call.declaration)
        else { return nil }
        return flow.properties(givenBy: argument.parameter, of: call.declaration).first { flow.wrapper(of: $0)?.isBinding == true }
    }

    /// Adds a place that changes the value, with the control around it; in a function, the places that call it.
    private mutating func add(_ node: NodeID, of member: DeclID, in file: FileID, through: String?, calls: Int) {
        let actor = actor(around: node, of: member, in: file)
        if actor == nil, calls < Self.callLimit, member != .none, [.function, .variable].contains(program[member].kind) {
            let uses = flow.callers(changingBy: member).filter { program.declaration(around: $0) != member }
            for use in uses {
                add(
                    use.node, of: program.declaration(around: use) ?? .none, in: use.file,
                    through: through ?? program.displayName(of: member), calls: calls + 1)
            }
            if !uses.isEmpty { return }
        }
        let tree = program.tree(file)
        let place = tree.source.location(of: tree.range(node).start)
        causes.append(
            FlipCause(
                path: tree.source.path, line: place.line, column: place.column, actor: actor, member: shownName(of: member),
                through: through, declaration: member))
    }

    /// The innermost control or modifier of a body whose code contains a node, as it is written.
    private func actor(around node: NodeID, of member: DeclID, in file: FileID) -> String? {
        let tree = program.tree(file)
        guard member != .none, let body = flow.contentBody(of: member), body.file == file,
            let view = body.innermost(around: node, in: tree)
        else { return nil }
        switch body[view].kind {
        case .modifier: return ".\(flow.modifierName(of: view, in: body))"
        case .construct:
            let name = flow.shownName(of: view, in: body)
            guard let title = FunctionCall(tree, body[view].syntax)?.arguments.first, title.label == nil, let text = title.expression,
                tree.kind(text) == .string
            else { return name }
            return "\(name)(\(tree.oneLine(text, upTo: 40)))"
        default: return nil
        }
    }

    /// A view by its name, other members as reports name them.
    private func shownName(of member: DeclID) -> String {
        if member == .none { return "" }
        let owner = program.nominal(containing: member)
        let isBody = owner != .none && program[member].kind == .variable && flow.wellKnown.names.isBody(program[member].name)
        return program.displayName(of: isBody ? owner : member)
    }
}
