// Whether an object of a class holds anything that a different object of its class, made from the same arguments, would not: something that can be
// written, a different object that does, or what its initialiser sets going. What is unknown is taken to hold something.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// What an object comes to hold that a different one, made from the same arguments, has not.
public enum ObjectLoss: Sendable {
    /// Nothing.
    case nothing
    /// Something that the program does not show to change while the object is in use.
    case possible
    /// The values of stored properties, which change while the object is in use, what is missed most first. Never empty.
    case values([DeclID])
}

extension Analyzer {
    /// What is lost with an object of a class that a view uses, when a different one takes its place. State that nothing writes is not lost, nor is a
    /// subscription that the object keeps and that only tells views to look again.
    package func objectLoss(of type: DeclID, from origins: ObjectOrigins, usedBy view: DeclID) -> ObjectLoss {
        guard holdsState(type) else { return .nothing }
        let changing = propertiesChanging(in: type, from: origins, usedBy: view)
        if !changing.isEmpty { return .values(changing) }
        return mayDiffer(type, depth: 0) ? .possible : .nothing
    }

    private func mayDiffer(_ type: DeclID, depth: Int) -> Bool {
        guard depth < 4, program[type].kind == .classType, !isFromPrelude(type) else { return holdsState(type) }
        if let first = program.inheritance(of: type).first(where: { $0.statedBy == type }) {
            if first.resolved == .none { return true }
            if program[first.resolved].kind == .classType, mayDiffer(first.resolved, depth: depth + 1) { return true }
        }
        for property in storedProperties(of: type) where !isKeptElsewhere(property) {
            let flags = program[property].flags
            if flags.contains(.isLazy) { return true }
            if !flags.contains(.isLet), flags.contains(.isOpenOrPublic) || hasWrites(to: property) { return true }
            let value = nominal(valueType(of: property))
            guard value != .none, program[value].kind == .classType else {
                var seen: Set<DeclID> = []
                if flags.contains(.isLet), holdsState(value: valueType(of: property), isInside: false, &seen) { return true }
                continue
            }
            // A different object also has what it was given, and what it shares with all others.
            if makesObject(for: property), mayDiffer(value, depth: depth + 1) { return true }
        }
        return endsWithEffect(type) || program.members(of: type).contains { program[$0].kind == .initializer && !onlyStores($0) }
    }

    /// Whether an object of a class differs, sooner or later, from one that is created again.
    public func holdsState(_ type: DeclID) -> Bool {
        var seen: Set<DeclID> = []
        return holdsState(object: type, &seen)
    }

    private func holdsState(object type: DeclID, _ seen: inout Set<DeclID>) -> Bool {
        guard program[type].kind == .classType else { return true }
        if isFromPrelude(type) { return !program.marks(of: type).contains(.holdsNothing) }
        guard seen.insert(type).inserted else { return false }
        // A superclass comes first, and one that is not seen may hold anything.
        if let first = program.inheritance(of: type).first(where: { $0.statedBy == type }) {
            if first.resolved == .none { return true }
            if program[first.resolved].kind == .classType, holdsState(object: first.resolved, &seen) { return true }
        }
        for property in storedProperties(of: type) where !isKeptElsewhere(property) {
            let flags = program[property].flags
            if !flags.contains(.isLet) || flags.contains(.isLazy) || holdsState(value: valueType(of: property), isInside: false, &seen) {
                return true
            }
        }
        return endsWithEffect(type) || program.members(of: type).contains { program[$0].kind == .initializer && !onlyStores($0) }
    }

    /// Whether a class has a deinitialiser: then the old object is meant to go.
    private func endsWithEffect(_ type: DeclID) -> Bool {
        let file = program[type].file
        let tree = program.tree(file)
        guard let block = tree.child(program[type].node, .memberBlock) else { return false }
        return program.activeItems(of: block, in: file).contains { tree.kind($0) == .deinitializerDecl }
    }

    /// Whether a constant of a type leads to state. Inside of a value what is unknown proves nothing: mostly it is also a value.
    private func holdsState(value type: TypeID, isInside: Bool, _ seen: inout Set<DeclID>) -> Bool {
        switch structure(of: type) {
        case .function, .metatype, .existentialMetatype: return false
        case .tuple(_, let elements):
            for element in elements where holdsState(value: element, isInside: true, &seen) { return true }
            return false
        case .nominal(let declaration, _, let arguments):
            for argument in arguments where holdsState(value: argument, isInside: true, &seen) { return true }
            switch program[declaration].kind {
            case .classType: return holdsState(object: declaration, &seen)
            case .structType, .enumType: break
            default: return true
            }
            if isFromPrelude(declaration) { return program.marks(of: declaration).contains(.holdsState) }
            guard program[declaration].kind == .structType, seen.insert(declaration).inserted else { return false }
            for property in storedProperties(of: declaration) where holdsState(value: valueType(of: property), isInside: true, &seen) {
                return true
            }
            return false
        default: return !isInside
        }
    }

    /// Whether an initialiser does nothing but give its properties their values, and hands itself to nobody.
    private func onlyStores(_ initializer: DeclID) -> Bool {
        let file = program[initializer].file
        let tree = program.tree(file)
        guard let block = tree.child(program[initializer].node, .block) else { return true }
        return program.activeItems(of: block, in: file).allSatisfy { statement in
            switch tree.kind(statement) {
            case .variableDecl: return !tree.names(.selfKeyword, below: statement)
            case .sequence:
                guard let assignment = Assignment(tree, statement) else { return false }
                let target = assignment.target
                let isOwn = tree.kind(target) == .reference || MemberAccess(tree, target)?.base.map(tree.isSelf) == true
                return isOwn && !assignment.values.contains { tree.names(.selfKeyword, below: $0) }
            case .call:
                if let list = tree.child(statement, .argumentList), tree.children(list).contains(where: { tree.passesInOut($0) }) {
                    return true
                }
                let isInitializer = ["super.init", "self.init"].contains(tree.firstChild(statement).map { tree.oneLine($0) } ?? "")
                return isInitializer && !(tree.child(statement, .argumentList).map { tree.names(.selfKeyword, below: $0) } ?? false)
            default: return false
            }
        }
    }
}

extension SyntaxTree {
    /// Whether an argument is passed to be changed: what a call makes is kept there.
    fileprivate func passesInOut(_ argument: NodeID) -> Bool { firstChild(argument).map { kind($0) == .inout } ?? false }

    /// Whether some name below a node is this keyword.
    fileprivate func names(_ keyword: TokenKind, below root: NodeID) -> Bool {
        (root.rawValue..<root.rawValue + self[root].size).map { NodeID($0) }.contains { node in
            kind(node) == .reference && mainToken(node) != .none && tokens.kind(mainToken(node)) == keyword
        }
    }
}
