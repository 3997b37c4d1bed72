// The methods of a result builder and the types that calls of them give. ViewBuilder is just the builder that the prelude declares;
// every other one is lowered by the methods that it has (SE-0289, SE-0348).

import SelfsameSyntax

/// Which `build…` methods a result builder declares.
struct BuilderMethods {
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

/// One call of a builder method with typed arguments.
struct BuilderCallKey: Hashable {
    var methods: DeclID
    var arguments: [TypeID]
    var availability: Version
}

extension Analyzer {
    /// The methods of a builder, with those that the program's extensions add.
    func methods(of builder: DeclID, from file: FileID) -> BuilderMethods {
        if let known = builderMethods[builder] { return known }
        var result = BuilderMethods()
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
        builderMethods[builder] = result
        return result
    }
}

extension BodyTyper {
    /// The type that a builder method gives for typed arguments; unknown where none fits.
    func builderCall(_ methods: [DeclID], _ builder: DeclID, _ arguments: [(label: Name, type: TypeID)], _ node: NodeID) -> TypeID {
        guard let first = methods.first else { return unknown(.unsupportedInBuilder) }
        let key = BuilderCallKey(methods: first, arguments: arguments.map(\.type), availability: availability)
        if let known = analyzer.builderResults[key] { return known }
        let builderType = analyzer.environment(of: builder).selfType
        let candidates = methods.map {
            Candidate(declaration: $0, substitution: analyzer.substitution(for: builderType, in: program[$0].parent), rank: 0)
        }
        let call = arguments.map { CallArgument(label: $0.label, node: node, isTrailing: false, type: $0.type) }
        var result = unknown(.noMatchingOverload)
        if case .success(let type, _, _) = resolve(candidates, call, node, nil) { result = type }
        analyzer.builderResults[key] = result
        return result
    }

    /// The type of one side of a conditional joined with the other: what `buildEither(first:)` and `buildEither(second:)` agree on.
    func eitherType(_ methods: BuilderMethods, _ builder: DeclID, _ left: TypeID, _ right: TypeID) -> TypeID {
        guard let first = methods.eitherFirst.first else { return unknown(.unsupportedInBuilder) }
        let key = BuilderCallKey(methods: first, arguments: [left, right], availability: availability)
        if let known = analyzer.builderResults[key] { return known }
        var result = unknown(.noMatchingOverload)
        search: for first in methods.eitherFirst {
            for second in methods.eitherSecond {
                if let found = unifiedEither(first, second, left, right) {
                    result = found
                    break search
                }
            }
        }
        analyzer.builderResults[key] = result
        return result
    }

    private func unifiedEither(_ first: DeclID, _ second: DeclID, _ left: TypeID, _ right: TypeID) -> TypeID? {
        var attempt = Attempt(analyzer: analyzer)
        let results = [(first, left), (second, right)].map { declaration, type -> TypeID? in
            let environment = analyzer.environment(of: declaration)
            let signature = analyzer.signature(of: declaration)
            guard signature.parameters.count == 1 else { return nil }
            let opened = attempt.solver.open(environment.parameters)
            attempt.requirements += environment.requirements.filter { !$0.protocols.isEmpty }.map {
                Requirement(subject: analyzer.types.substitute($0.subject, opened), protocols: $0.protocols)
            }
            guard attempt.solver.match(analyzer.types.substitute(signature.parameters[0].type, opened), type, &attempt.faults) else {
                return nil
            }
            return analyzer.types.substitute(signature.result, opened)
        }
        guard let a = results[0], let b = results[1] else { return nil }
        guard attempt.solver.match(a, b, &attempt.faults), attempt.checkRequirements() else { return nil }
        return attempt.solver.finish(a)
    }
}
