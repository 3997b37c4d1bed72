// What the preludes' marks say of names and calls that the value flow meets. The program's own declarations have none: what they do is
// read from their code.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// What is known of a member by its name, and where it stands behind the name of a type, of that type's member.
    func marks(ofMember node: NodeID, in file: FileID) -> Marks {
        let tree = program.tree(file)
        guard let token = tree.calleeToken(node) else { return [] }
        let name = program.name(of: token, in: file)
        guard let base = MemberAccess(tree, node)?.base, tree.isTypeName(base), tree.kind(base) == .reference
        else { return program.marks(named: name) }
        return program.marks(ofMember: name, ofType: program.name(of: tree.mainToken(base), in: file))
    }

    /// What is known of a member without a base, such as `.now`, where no type of the program has a member of that name.
    func marks(ofImplicit member: NodeID, in file: FileID) -> Marks {
        guard let token = program.tree(file).calleeToken(member), case let name = program.name(of: token, in: file),
            valuesAndTypes(named: name).isEmpty
        else { return [] }
        return program.marks(named: name)
    }

    /// What is known of a call by the name and the labels in parentheses; of a static function of a type, of that type's.
    package func marks(ofCall call: NodeID, in file: FileID) -> Marks {
        let tree = program.tree(file)
        guard let callee = tree.firstChild(call), let token = tree.calleeToken(callee) else { return [] }
        let labels = (FunctionCall(tree, call)?.arguments ?? []).map { $0.label.map { program.name(of: $0, in: file) } ?? .none }
        let hasTrailingClosure = tree.children(call).contains { [.closure, .labeledClosure].contains(tree.kind($0)) }
        return program.marks(ofCall: program.name(of: token, in: file), labels: labels, hasTrailingClosure: hasTrailingClosure)
    }

    /// What is known of the function or view that a closure is passed to.
    package func marks(ofTaker closure: NodeID, in file: FileID) -> Marks? {
        let tree = program.tree(file)
        guard let call = tree.call(takingClosure: closure), let token = tree.calleeToken(call) else { return nil }
        let name = program.name(of: token, in: file)
        let marks = program.marks(named: name)
        // `withAnimation { … } completion: { … }`: what runs at once is the other closure.
        guard marks.contains(.runsAtOnce), let label = label(ofClosure: closure, in: file), program.keeps(argument: label, of: name)
        else { return marks }
        return .runsLater
    }

    /// Whether code spells a name that a description marks.
    func namesAny(marked mark: Marks, below node: NodeID, in file: FileID) -> Bool {
        program.tree(file).tokenRange(node).contains { program.marks(named: program.name(of: TokenID($0), in: file)).contains(mark) }
    }

    /// The label with which a closure is given to a call.
    package func label(ofClosure closure: NodeID, in file: FileID) -> Name? {
        let tree = program.tree(file)
        guard let outer = tree.parent(closure), [.labeledClosure, .argument].contains(tree.kind(outer)), tree.mainToken(outer) != .none
        else { return nil }
        return program.name(of: tree.mainToken(outer), in: file)
    }

    /// Whether a chain of members is one value for the whole run: `ProcessInfo.processInfo.isLowPowerModeEnabled` and the like, with all that is
    /// read of it.
    func isProcessFact(_ node: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        var current = node
        var isFact = false
        while let base = MemberAccess(tree, current)?.base {
            isFact = isFact || marks(ofMember: current, in: file).contains(.processFact)
            current = base
        }
        return isFact && tree.kind(current) == .reference && tree.isTypeName(current)
    }

    // MARK: Values of another time

    /// What an expression is of itself: of what the system gives.
    func systemSource(_ place: ValuePlace) -> Nondeterminism? {
        let (node, file) = (place.node, place.scope.file)
        let tree = program.tree(file)
        switch tree.kind(node) {
        case .call:
            guard let source = self.source(marks(ofCall: node, in: file)), let callee = tree.firstChild(node),
                let token = tree.calleeToken(callee)
            else { return nil }
            let isEmpty = FunctionCall(tree, node)?.arguments.isEmpty ?? true
            if tree.kind(callee) == .reference {
                let text = tree.text(token) + (source == .random ? "" : "()")
                return Nondeterminism(source: source, node: node, text: text, through: .none)
            }
            // `.random(in: …)`, `Bool.random()`: of the standard library's types; a member of a value may be anything.
            guard let base = tree.baseAndName(callee)?.0 else {
                return isEmpty || MemberAccess(tree, callee)?.base != nil
                    ? nil : Nondeterminism(source: source, node: node, text: ".\(tree.name(token))(in:)", through: .none)
            }
            guard self.source(marks(ofMember: callee, in: file)) == source else { return nil }
            return Nondeterminism(source: source, node: node, text: "\(base).\(tree.name(token))", through: .none)
        case .member where MemberAccess(tree, node)?.base == nil:
            guard let token = tree.calleeToken(node), self.source(marks(ofImplicit: node, in: file)) == .clock else { return nil }
            return Nondeterminism(source: .clock, node: node, text: ".\(tree.name(token))", through: .none)
        case .member:
            guard let (base, name) = tree.baseAndName(node), let source = self.source(marks(ofMember: node, in: file)), source == .clock,
                tree.parent(node).map({ tree.kind($0) != .call || tree.firstChild($0) != node }) ?? true, base.first?.isUppercase ?? false
            else { return nil }
            return Nondeterminism(source: source, node: node, text: "\(base).\(name)", through: .none)
        default: return nil
        }
    }

    private func source(_ marks: Marks) -> Nondeterminism.Source? {
        marks.contains(.fresh) ? .identifier : marks.contains(.random) ? .random : marks.contains(.clock) ? .clock : nil
    }
}

extension SyntaxTree {
    /// `X` and `y` of `X.y`, where `X` is a plain name; nil also where there is no base.
    fileprivate func baseAndName(_ member: NodeID) -> (String, String)? {
        guard kind(member) == .member, self[member].size == 3, let base = firstChild(member), kind(base) == .reference,
            mainToken(base) != .none, let name = calleeToken(member)
        else { return nil }
        return (self.name(mainToken(base)), self.name(name))
    }
}
