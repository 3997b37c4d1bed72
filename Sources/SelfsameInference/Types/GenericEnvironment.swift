// Generic parameters in force inside a declaration, outermost first, with what is required of them.

import SelfsameDeclarations
import SelfsameSyntax

/// One requirement of a generic clause.
package struct Requirement: Equatable {
    /// What it speaks of: a parameter or a member type of one.
    package var subject: TypeID
    /// Protocols that it has to conform to.
    package var protocols: [DeclID] = []
    /// The class that it has to inherit from, `.none` for no such requirement.
    var superclass: TypeID = .none
    /// The type that it has to be, `.none` for no such requirement.
    var sameType: TypeID = .none
}

/// The generic parameters in force inside a declaration. A class: it is asked for with each name and each candidate of a call.
package final class GenericEnvironment {
    /// All parameters, outermost first; the `Self` of a protocol is the first inside it.
    fileprivate(set) var parameters: [TypeID] = []
    /// How many of them come from outside the declaration.
    fileprivate(set) var outerCount = 0
    /// All requirements, outermost first.
    package fileprivate(set) var requirements: [Requirement] = []
    /// How many of them come from outside the declaration.
    fileprivate(set) var outerRequirementCount = 0
    /// What `Self` is; `.none` outside types.
    package fileprivate(set) var selfType: TypeID = .none
    /// Parameters that an extension binds to a type: `where Label == Text`.
    fileprivate(set) var bindings = Substitution()

    init() {}

    /// The environment of what stands inside another one and says nothing of its own yet.
    fileprivate convenience init(inside outer: GenericEnvironment) {
        self.init(copying: outer)
        outerCount = parameters.count
        outerRequirementCount = requirements.count
    }

    /// An environment as it is now, while it is being made.
    fileprivate init(copying other: GenericEnvironment) {
        parameters = other.parameters
        outerCount = other.outerCount
        requirements = other.requirements
        outerRequirementCount = other.outerRequirementCount
        selfType = other.selfType
        bindings = other.bindings
    }

    /// The declaration's own parameters.
    package var own: ArraySlice<TypeID> { parameters[outerCount...] }
}

extension Inference {
    /// The environment inside a declaration; the empty one for `.none`.
    package func environment(of declaration: DeclID) -> GenericEnvironment {
        if declaration == .none { return emptyEnvironment }
        return environments.ask(declaration, bottom: emptyEnvironment) { makeEnvironment(of: declaration) }
    }

    private func makeEnvironment(of id: DeclID) -> GenericEnvironment {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        let result = GenericEnvironment(inside: environment(of: declaration.parent))
        switch declaration.kind {
        case .protocolType:
            let selfParameter = types.intern(.parameter(owner: id, index: -1))
            let result = GenericEnvironment()
            result.parameters = [selfParameter]
            result.requirements = [Requirement(subject: selfParameter, protocols: [id])]
            result.selfType = selfParameter
            return result
        case .extensionBlock:
            let extended = program.extendedType(of: id)
            let result = GenericEnvironment(inside: environment(of: extended))
            addWrittenArguments(of: id, extending: extended, to: result)
            if let clause = tree.child(declaration.node, .genericWhere) {
                addRequirements(of: clause, scope: extended, file: declaration.file, to: result)
            }
            bindSameTypes(result)
            return result
        case .structType, .classType, .actorType, .enumType:
            addParameters(of: id, to: result)
            result.selfType = types.intern(
                .nominal(id, parent: outerType(result, of: declaration), arguments: Array(result.own)))
        case .function, .initializer, .subscriptMember, .typealias_, .macro:
            addParameters(of: id, to: result)
        default: break
        }
        environments.describe(id, GenericEnvironment(copying: result))
        addConstraints(of: id, to: result)
        return result
    }

    /// `extension Box<Text>`, `extension [Int]`: what the parameters of the extended type have to be (SE-0361).
    private func addWrittenArguments(of id: DeclID, extending extended: DeclID, to environment: GenericEnvironment) {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        guard extended != .none, let node = extendedTypeNode(of: declaration.node, in: tree) else { return }
        let own = self.environment(of: extended).own
        let isPlain =
            [.identifierType, .memberType].contains(tree.kind(node)) && tree.child(node, .genericArguments) == nil
            && program.name(of: tree.mainToken(node), in: declaration.file) == program[extended].name
        guard !own.isEmpty, !isPlain,
            case .nominal(extended, _, let arguments) = types[outside.resolve(node, in: declaration.file, scope: .none)],
            arguments.count == own.count
        else { return }
        for (parameter, argument) in zip(own, arguments) where argument != parameter && !isUnknown(argument) {
            if case .pack = types[argument] { continue }
            environment.requirements.append(Requirement(subject: parameter, sameType: argument))
        }
    }

    /// The outer type of a nested type, where that is generic.
    private func outerType(_ environment: GenericEnvironment, of declaration: Declaration) -> TypeID {
        environment.outerCount > 0 && declaration.parent != .none ? environment.selfType : .none
    }

    private func addParameters(of id: DeclID, to environment: GenericEnvironment) {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        var index = 0
        if let clause = tree.child(declaration.node, .genericParameters) {
            for node in tree.children(clause) where tree.kind(node) == .genericParameter {
                environment.parameters.append(types.intern(.parameter(owner: id, index: index)))
                index += 1
            }
        }
        for _ in implicitParameters(of: id) {
            environment.parameters.append(types.intern(.parameter(owner: id, index: index)))
            index += 1
        }
    }

    /// `some P` in parameters, in source order: each is a generic parameter without a name (SE-0341).
    func implicitParameters(of id: DeclID) -> [NodeID] {
        let declaration = program[id]
        guard [.function, .initializer, .subscriptMember].contains(declaration.kind) else { return [] }
        let tree = program.tree(declaration.file)
        guard let clause = tree.child(declaration.node, .parameterClause) else { return [] }
        let end = clause.rawValue + tree[clause].size
        return (clause.rawValue..<end).map(NodeID.init).filter { tree.kind($0) == .someType }
    }

    private func addConstraints(of id: DeclID, to environment: GenericEnvironment) {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        if let clause = tree.child(declaration.node, .genericParameters) {
            var index = 0
            for node in tree.children(clause) where tree.kind(node) == .genericParameter {
                let parameter = types.intern(.parameter(owner: id, index: index))
                index += 1
                for child in tree.children(node) where tree.kind(child) != .attribute {
                    add(conformance: child, of: parameter, scope: id, file: declaration.file, to: environment)
                }
            }
            for node in implicitParameters(of: id) {
                let parameter = types.intern(.parameter(owner: id, index: index))
                index += 1
                if let bound = tree.firstChild(node) {
                    add(conformance: bound, of: parameter, scope: id, file: declaration.file, to: environment)
                }
            }
        } else {
            for (index, node) in implicitParameters(of: id).enumerated() {
                let parameter = types.intern(.parameter(owner: id, index: index))
                if let bound = tree.firstChild(node) {
                    add(conformance: bound, of: parameter, scope: id, file: declaration.file, to: environment)
                }
            }
        }
        environments.describe(id, GenericEnvironment(copying: environment))
        if let clause = tree.child(declaration.node, .genericWhere) {
            addRequirements(of: clause, scope: id, file: declaration.file, to: environment)
            if [.function, .initializer, .subscriptMember].contains(declaration.kind) { bindSameTypes(environment) }
        }
        addImpliedRequirements(of: id, to: environment)
    }

    /// What the types in a signature require of the function's own parameters: `FocusState<Value>` says that `Value` is Hashable, and
    /// nobody repeats it.
    private func addImpliedRequirements(of id: DeclID, to environment: GenericEnvironment) {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        guard [.function, .initializer, .subscriptMember].contains(declaration.kind),
            tree.child(declaration.node, .genericParameters) != nil
        else { return }
        let own = Array(environment.own)
        for clause in [tree.child(declaration.node, .parameterClause), tree.child(declaration.node, .returnClause)].compactMap(\.self) {
            for node in (clause.rawValue..<(clause.rawValue + tree[clause].size)).lazy.map(NodeID.init)
            where tree.kind(node) == .genericArguments || tree.kind(node) == .dictionaryType {
                guard let written = tree.kind(node) == .dictionaryType ? node : tree.parent(node) else { continue }
                let type = outside.resolve(written, in: declaration.file, scope: id)
                guard case .nominal(let nominal, _, _) = types[type] else { continue }
                let given = substitution(for: type, in: nominal)
                for requirement in self.environment(of: nominal).requirements where requirement.sameType == .none {
                    let subject = types.substitute(requirement.subject, given)
                    guard own.contains(subject), requirement.superclass == .none,
                        !environment.requirements.contains(where: { $0.subject == subject && $0.protocols == requirement.protocols })
                    else { continue }
                    environment.requirements.append(Requirement(subject: subject, protocols: requirement.protocols))
                }
            }
        }
    }

    private func add(conformance node: NodeID, of subject: TypeID, scope: DeclID, file: FileID, to environment: GenericEnvironment) {
        let bound = outside.resolve(node, in: file, scope: scope)
        switch types[bound] {
        case .existential(let protocols, _):
            environment.requirements.append(Requirement(subject: subject, protocols: protocols))
            addPrimaryAssociated(node, of: subject, protocols, scope: scope, file: file, to: environment)
        case .nominal: environment.requirements.append(Requirement(subject: subject, superclass: bound))
        default: break
        }
    }

    /// `some Collection<Item>`: a same-type requirement for the primary associated type (SE-0346).
    private func addPrimaryAssociated(
        _ node: NodeID, of subject: TypeID, _ protocols: [DeclID], scope: DeclID, file: FileID, to environment: GenericEnvironment
    ) {
        let tree = program.tree(file)
        guard protocols.count == 1, let arguments = tree.child(node, .genericArguments) else { return }
        let names = primaryAssociatedTypes(of: protocols[0])
        for (name, argument) in zip(names, tree.children(arguments)) {
            let member = memberType(of: subject, named: name) ?? types.intern(.member(subject, name))
            environment.requirements.append(Requirement(subject: member, sameType: outside.resolve(argument, in: file, scope: scope)))
        }
    }

    /// `protocol Collection<Element>`: names in the angle brackets.
    func primaryAssociatedTypes(of proto: DeclID) -> [Name] {
        let declaration = program[proto]
        let tree = program.tree(declaration.file)
        guard let clause = tree.child(declaration.node, .genericParameters) else { return [] }
        return tree.children(clause).filter { tree.kind($0) == .genericParameter }
            .map { program.name(of: tree.mainToken($0), in: declaration.file) }
    }

    /// Reads a `where` clause.
    func addRequirements(of clause: NodeID, scope: DeclID, file: FileID, to environment: GenericEnvironment) {
        let tree = program.tree(file)
        for node in tree.children(clause) {
            guard let requirement = GenericRequirement(tree, node) else { continue }
            var subject = outside.resolve(requirement.left, in: file, scope: scope)
            // What is required of `repeat each Content` is required of each element.
            if case .expansion(let element) = types[subject] { subject = element }
            switch tree.kind(node) {
            case .conformanceRequirement:
                add(conformance: requirement.right, of: subject, scope: scope, file: file, to: environment)
            case .sameTypeRequirement:
                environment.requirements.append(
                    Requirement(subject: subject, sameType: outside.resolve(requirement.right, in: file, scope: scope)))
            default: break
            }
        }
    }

    /// Turns `where Label == Text` into a binding of the parameter, and applies it to `Self`.
    private func bindSameTypes(_ environment: GenericEnvironment) {
        for requirement in environment.requirements where requirement.sameType != .none {
            if case .parameter = types[requirement.subject] {
                environment.bindings.set(requirement.subject, requirement.sameType)
            } else if case .parameter = types[requirement.sameType] {
                environment.bindings.set(requirement.sameType, requirement.subject)
            }
        }
        if environment.selfType != .none {
            environment.selfType = types.substitute(environment.selfType, environment.bindings)
        }
    }
}

extension Standpoint {
    /// What is required of a parameter or member type: by its owner, and by the declaration that the question is asked in.
    func requirements(on type: TypeID) -> [Requirement] {
        var result: [Requirement] = []
        var owners: [DeclID] = []
        switch types[rootParameter(type)] {
        case .parameter(let owner, _): owners = [owner]
        default: break
        }
        if premises.declaration != .none, !owners.contains(premises.declaration) { owners.append(premises.declaration) }
        for owner in owners {
            for requirement in inference.environment(of: owner).requirements where requirement.subject == type {
                result.append(requirement)
            }
        }
        return result
    }

    private func rootParameter(_ type: TypeID) -> TypeID {
        if case .member(let base, _) = types[type] { return rootParameter(base) }
        return type
    }
}
