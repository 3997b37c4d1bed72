// The methods of a result builder and the types that calls of them give. ViewBuilder is just the builder that the prelude declares;
// every other one is lowered by the methods that it has (SE-0289, SE-0348).

import SelfsameDeclarations
import SelfsameSyntax

/// Which `build…` methods a result builder declares. A class, as all that it declares is handed on with each statement.
final class BuilderMethods {
    var block: [DeclID] = []
    var partialFirst: [DeclID] = []
    var partialNext: [DeclID] = []
    var expression: [DeclID] = []
    var optional: [DeclID] = []
    var eitherFirst: [DeclID] = []
    var eitherSecond: [DeclID] = []
    var array: [DeclID] = []
    var limitedAvailability: [DeclID] = []
    var finalResult: [DeclID] = []

    /// SE-0348: with both methods, blocks are built pairwise.
    var hasPartialBlock: Bool { !partialFirst.isEmpty && !partialNext.isEmpty }
}

extension BuilderMethods: Equatable {
    private var all: [[DeclID]] {
        [
            block, partialFirst, partialNext, expression, optional, eitherFirst, eitherSecond, array, limitedAvailability, finalResult,
        ]
    }

    static func == (a: BuilderMethods, b: BuilderMethods) -> Bool { a === b || a.all == b.all }
}

/// One call of a builder method with typed arguments.
struct BuilderCallKey: Hashable {
    var methods: DeclID
    var arguments: [TypeID]
    var availability: Version
    /// The generic builder with its arguments, `.none` for any other.
    var applied: TypeID
    /// The declaration whose requirements hold; `.none` for arguments that they say nothing of.
    var context: DeclID
}

extension Inference {
    /// The methods of a builder, with those that the program's extensions add.
    func methods(of builder: DeclID, from file: FileID) -> BuilderMethods {
        builderMethods.ask(builder, bottom: BuilderMethods()) { findMethods(of: builder) }
    }

    private func findMethods(of builder: DeclID) -> BuilderMethods {
        let result = BuilderMethods()
        let names = wellKnown.names
        for member in program.members(of: builder) where program[member].kind == .function {
            let label = signature(of: member).parameters.first?.label
            switch program[member].name {
            case names.buildBlock: result.block.append(member)
            case names.buildPartialBlock: label == names.first ? result.partialFirst.append(member) : result.partialNext.append(member)
            case names.buildExpression: result.expression.append(member)
            case names.buildOptional, names.buildIf: result.optional.append(member)
            case names.buildEither: label == names.first ? result.eitherFirst.append(member) : result.eitherSecond.append(member)
            case names.buildArray: result.array.append(member)
            case names.buildLimitedAvailability: result.limitedAvailability.append(member)
            case names.buildFinalResult: result.finalResult.append(member)
            default: break
            }
        }
        return result
    }
}

extension Inference {
    /// The type whose methods are called. What a generic builder is applied to (`@TabContentBuilder<Int>`) is left to what it builds.
    func builderType(_ builder: DeclID) -> TypeID {
        let type = environment(of: builder).selfType
        guard case .nominal(let declaration, let outer, let arguments) = types[type], !arguments.isEmpty else { return type }
        return types.intern(.nominal(declaration, parent: outer, arguments: arguments.map { _ in unknown(.notInferred) }))
    }
}

extension BodyTyper {
    /// The type that a builder method gives for typed arguments; unknown where none fits.
    func builderCall(_ methods: [DeclID], _ builder: DeclID, _ arguments: [(label: Name, type: TypeID)], _ node: NodeID) -> TypeID {
        guard let first = methods.first else { return unknown(.unsupportedInBuilder) }
        if arguments.count == 1 { complete(builder, methods, by: arguments[0].type) }
        return analyzer.builderResults.ask(builderCallKey(first, builder, arguments.map(\.type)), bottom: unknown(.cycle)) {
            let builderType = reading.appliedBuilders[builder] ?? analyzer.builderType(builder)
            let candidates = methods.map {
                Candidate(declaration: $0, substitution: analyzer.substitution(for: builderType, in: program[$0].parent), rank: 0)
            }
            let call = arguments.map { CallArgument(label: $0.label, node: node, isTrailing: false, type: $0.type) }
            guard case .success(let outcomes) = resolve(candidates, call, node, nil) else { return unknown(.noMatchingOverload) }
            return analyzer.oneOf(outcomes)
        }
    }

    private func builderCallKey(_ method: DeclID, _ builder: DeclID, _ arguments: [TypeID]) -> BuilderCallKey {
        let isContextFree = arguments.allSatisfy(analyzer.isContextFree)
        return BuilderCallKey(
            methods: method, arguments: arguments, availability: availability, applied: reading.appliedBuilders[builder] ?? .none,
            context: isContextFree ? .none : declaration)
    }

    /// What is open of a generic builder's arguments is what an expression says of it: `TableRowBuilder<V>` builds rows of the first row's
    /// value.
    private func complete(_ builder: DeclID, _ methods: [DeclID], by argument: TypeID) {
        guard let applied = reading.appliedBuilders[builder], !analyzer.isKnown(applied),
            case .nominal(let declaration, let outer, var values) = analyzer.types[applied]
        else { return }
        let own = Array(analyzer.environment(of: builder).own)
        for method in methods {
            let environment = analyzer.environment(of: method)
            guard let parameter = analyzer.signature(of: method).parameters.first?.type, environment.own.contains(parameter) else {
                continue
            }
            let same =
                environment.requirements.map { ($0.subject, $0.sameType) } + zip(environment.bindings.keys, environment.bindings.values)
            for (left, right) in same where right != .none {
                let sides = [left, right].map { standpoint.reduced(analyzer.types.substitute($0, Substitution([parameter], [argument]))) }
                for (side, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
                    guard let index = own.firstIndex(of: side), index < values.count, !analyzer.isKnown(values[index]),
                        analyzer.isKnown(other), analyzer.isContextFree(other)
                    else { continue }
                    values[index] = other
                }
            }
        }
        reading.appliedBuilders[builder] = analyzer.types.intern(.nominal(declaration, parent: outer, arguments: values))
    }

    /// What a generic builder wants its expressions to be, as far as its arguments tell: a column of the rows of this table.
    func wantedExpression(_ methods: BuilderMethods, _ builder: DeclID) -> TypeID? {
        guard let applied = reading.appliedBuilders[builder] else { return nil }
        for method in methods.expression where !program[method].flags.contains(.isDisfavored) {
            guard let type = analyzer.signature(of: method).parameters.first?.type, analyzer.nominal(type) != .none else { continue }
            let holes = Array(analyzer.environment(of: method).own)
            let own = Substitution(holes, holes.map { _ in unknown(.notInferred) })
            return analyzer.types.substitute(type, analyzer.substitution(for: applied, in: program[method].parent).merging(own))
        }
        return nil
    }

    /// What stands for an associated type where a type conforms under a condition, which is checked once the type is known: the value of a tab.
    private func conditionalMember(_ name: Name, of declaration: DeclID) -> TypeID? {
        let found = program.members(of: declaration, named: name, from: program[declaration].file).filter {
            program[$0].kind == .typealias_ && program[program[$0].parent].kind == .extensionBlock
        }
        return found.count == 1 ? analyzer.aliasedPattern(found[0]) : nil
    }

    /// What a generic builder wants an expression to be of which only parts are known, by what it requires of it: where `K.Value` has to be an
    /// `Angle`, a `CubicKeyframe<_>` is a `CubicKeyframe<Angle>`.
    /// What a method of a protocol gives, such as `customizationID(_:)`, is made of what its receiver is wanted to be.
    func wantedExpression(like type: TypeID, _ methods: BuilderMethods, _ builder: DeclID) -> TypeID? {
        guard let applied = reading.appliedBuilders[builder], !analyzer.isKnown(type) else { return nil }
        if case .oneOf(let choices, _) = analyzer.types[type] {
            let wanted = choices.map { wantedExpression(like: $0, methods, builder) }
            return wanted.allSatisfy { $0 == wanted[0] } ? wanted[0] : nil
        }
        if case .opaque(let method, let ordinal, var arguments) = analyzer.types[type] {
            let environment = analyzer.environment(of: method)
            guard let receiver = environment.parameters.firstIndex(of: environment.selfType), receiver < arguments.count,
                let wanted = wantedExpression(like: arguments[receiver], methods, builder)
            else { return nil }
            arguments[receiver] = wanted
            return analyzer.types.intern(.opaque(method, ordinal: ordinal, arguments: arguments))
        }
        guard case .nominal(let declaration, _, let given) = analyzer.types[type] else { return nil }
        let own = analyzer.environment(of: declaration)
        guard own.outerCount == 0, !own.parameters.isEmpty else { return nil }
        var wanted: TypeID?
        for method in methods.expression {
            let environment = analyzer.environment(of: method)
            guard let parameter = analyzer.signature(of: method).parameters.first?.type, environment.own.contains(parameter),
                environment.requirements.allSatisfy({ requirement in
                    requirement.subject != parameter || requirement.protocols.allSatisfy { program.states(declaration, conformanceTo: $0) }
                })
            else { continue }
            let arguments = analyzer.substitution(for: applied, in: program[method].parent)
            var solver = Solver(at: standpoint)
            let opened = solver.open(own.parameters)
            for (parameter, argument) in zip(own.parameters, given) where analyzer.isKnown(argument) {
                if let variable = opened[parameter] { solver.bind(variable, argument) }
            }
            var fits = true
            for requirement in environment.requirements where requirement.sameType != .none {
                for (side, other) in [(requirement.subject, requirement.sameType), (requirement.sameType, requirement.subject)] {
                    guard case .member(parameter, let name) = analyzer.types[side],
                        let stated = standpoint.associatedMember(of: own.selfType, named: name) ?? conditionalMember(name, of: declaration)
                    else { continue }
                    let target = standpoint.reduced(analyzer.types.substitute(other, arguments))
                    if analyzer.isKnown(target), !solver.matchExactly(analyzer.types.substitute(stated, opened), target) { fits = false }
                }
            }
            guard fits else { continue }
            let found = solver.finish(analyzer.types.substitute(own.selfType, opened))
            guard wanted == nil || wanted == found else { return nil }
            wanted = found
        }
        return wanted == type ? nil : wanted
    }

    /// The type of one side of a conditional joined with the other: what `buildEither(first:)` and `buildEither(second:)` agree on.
    func eitherType(_ methods: BuilderMethods, _ builder: DeclID, _ left: TypeID, _ right: TypeID) -> TypeID {
        guard let first = methods.eitherFirst.first else { return unknown(.unsupportedInBuilder) }
        return analyzer.builderResults.ask(builderCallKey(first, builder, [left, right]), bottom: unknown(.cycle)) {
            for first in methods.eitherFirst {
                for second in methods.eitherSecond {
                    if let found = unifiedEither(first, second, builder, left, right) { return found }
                }
            }
            return unknown(.noMatchingOverload)
        }
    }

    private func unifiedEither(
        _ first: DeclID, _ second: DeclID, _ builder: DeclID, _ left: TypeID, _ right: TypeID
    ) -> TypeID? {
        var solver = Solver(at: standpoint)
        var faults = Faults()
        var requirements: [Requirement] = []
        let results = [(first, left), (second, right)].map { declaration, type -> TypeID? in
            let environment = analyzer.environment(of: declaration)
            let signature = analyzer.signature(of: declaration)
            guard signature.parameters.count == 1 else { return nil }
            var opened = solver.open(environment.parameters)
            if let applied = reading.appliedBuilders[builder] {
                opened = opened.merging(analyzer.substitution(for: applied, in: program[declaration].parent))
            }
            requirements += environment.requirements.filter { !$0.protocols.isEmpty }.map {
                Requirement(subject: analyzer.types.substitute($0.subject, opened), protocols: $0.protocols)
            }
            guard solver.match(analyzer.types.substitute(signature.parameters[0].type, opened), type, &faults) else {
                return nil
            }
            return analyzer.types.substitute(signature.result, opened)
        }
        guard let a = results[0], let b = results[1] else { return nil }
        guard solver.match(a, b, &faults) else { return nil }
        var attempt = Attempt(OpenedCandidate(requirements: requirements), solver)
        guard attempt.checkRequirements() else { return nil }
        return attempt.solver.finish(a)
    }
}

extension BuilderCallKey: NumberedKey {
    package func mix(into mixer: inout NumberMixer) {
        mixer.add(methods.rawValue)
        for argument in arguments { mixer.add(argument.rawValue) }
        mixer.add(applied.rawValue)
        mixer.add(context.rawValue)
    }
}
