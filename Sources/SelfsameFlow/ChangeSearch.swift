// All that changes what conditions read, from the values that they name to the writes, through what callers give.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A stored value that a condition reads, with what changes it.
struct ValueChange {
    var property: DeclID
    var writes: [PropertyWrite]
}

/// One search from what conditions read to all that changes it.
struct ChangeSearch {
    let flow: Flow
    var changes: [ValueChange] = []
    /// Whether nothing else changes what the conditions read.
    var isComplete = true
    private var seen: Set<AnimatedValue> = []
    private var seenGiven: Set<GivenValue> = []

    private static let limit = 24

    init(flow: Flow) { self.flow = flow }

    private var program: Program { flow.program }

    /// The properties that change, and not the object that only leads to one of them: of `session.stage` the stage.
    var properties: Set<DeclID> {
        Set(
            changes.filter { change in
                let type = flow.nominal(flow.valueType(of: change.property))
                return type == .none || program[type].kind != .classType || change.writes.contains { $0.members == 0 }
            }.map(\.property))
    }

    /// Adds what changes a value; what is read of a row, or of a parameter of code that is not one view's own, comes from elsewhere.
    mutating func follow(_ read: ValueRead) {
        if let value = read.given, case .parameter(let declaration, _) = value, case let owner = program.nominal(containing: declaration),
            owner != .none, program[owner].kind == .structType
        {
            follow(value)
        } else if read.isParameter {
            isComplete = false
        }
        // A local name stands for what it is bound to, which is read as well.
        if let value = read.deciding { follow(value) }
    }

    /// Adds what changes what callers give.
    private mutating func follow(_ value: GivenValue) {
        guard seenGiven.count < Self.limit else { return isComplete = false }
        guard seenGiven.insert(value).inserted else { return }
        let given = flow.given(value)
        if !given.isComplete || given.hasUnclear { isComplete = false }
        for given in given.expressions {
            guard given.choice == nil, case .expression(let node, let scope) = given.source else {
                isComplete = false
                continue
            }
            for read in flow.valueReads(below: flow.deciding(node, in: scope), in: scope) { follow(read) }
        }
    }

    private mutating func follow(_ value: AnimatedValue) {
        let property = value.declaration
        guard seen.count < Self.limit else { return isComplete = false }
        guard program[property].kind == .variable, !flow.isFromPrelude(property), seen.insert(value).inserted else { return }
        let marks = flow.wrapper(of: property)?.marks ?? []
        if marks.contains(.environment) || marks.contains(.living) && !marks.contains(.sharedByKey) { return isComplete = false }
        let writes = flow.writes(to: property)
        if !writes.isComplete { isComplete = false }
        let known = writes.known.filter { write in
            let members = flow.members(writtenBy: write)
            return value.isChanged(by: members)
        }
        if !known.isEmpty { changes.append(ValueChange(property: property, writes: known)) }
        for other in flow.propertiesKeyed(as: property) + flow.propertiesAttributed(as: property) {
            follow(AnimatedValue(declaration: other, members: value.members))
        }
        if flow.isGiven(property) {
            follow(.property(property))
        }
        if let (member, rest) = flow.storedMember(read: value) {
            follow(AnimatedValue(declaration: member, members: rest))
        } else if marks.contains(.object), !value.members.isEmpty {
            // What is read of an object whose type is not known changes there.
            isComplete = false
        }
    }
}

extension Flow {
    /// The parts of an expression that decide its value: not a closure that it chooses, which is the same action in every pass, whatever it reads.
    fileprivate func deciding(_ node: NodeID, in scope: CodeScope) -> [NodeID] {
        switch step(from: ValuePlace(node, in: scope)) {
        case .closure: []
        case .combined(let parts, _): parts.map(\.place.node).filter { program.tree(scope.file).kind($0) != .closure }
        default: [node]
        }
    }

    /// The constant that an expression is written as.
    func onlyName(of place: ValuePlace) -> String? {
        let found = shownValues(of: place.node, in: place.scope)
        return found.count == 1 && found[0].count == 1 ? found[0][0].name : nil
    }
}
