// One candidate of a call being tried: its opened signature, where the arguments go, and how well it fits so far.

import SelfsameDeclarations
import SelfsameSyntax

/// A candidate as its call sees it, with variables for what the call decides. A class: attempts are copied wherever something is tried that
/// may fail, and this part of them stays the same.
final class OpenedCandidate {
    let candidate: Candidate
    let mapping: ArgumentMapping
    let parameters: [Parameter]
    let result: TypeID
    let requirements: [Requirement]

    init(
        _ candidate: Candidate = Candidate(declaration: .none), mapping: ArgumentMapping = [], parameters: [Parameter] = [],
        result: TypeID = .none, requirements: [Requirement] = []
    ) {
        self.candidate = candidate
        self.mapping = mapping
        self.parameters = parameters
        self.result = result
        self.requirements = requirements
    }
}

/// What a candidate takes and gives with variables for what the call decides, before any argument is looked at.
struct OpenedSignature: Equatable {
    var parameters: [Parameter]
    var result: TypeID
    var requirements: [Requirement]
    /// What is known of the variables.
    var knowledge: Solver.Knowledge

    static func == (a: OpenedSignature, b: OpenedSignature) -> Bool {
        a.parameters == b.parameters && a.result == b.result && a.requirements == b.requirements
            && a.knowledge.bindings == b.knowledge.bindings
    }
}

/// An initialiser, opened for the type that it makes.
struct ConstructionKey: Hashable, NumberedKey {
    var initializer: DeclID
    var type: TypeID

    func mix(into mixer: inout NumberMixer) {
        mixer.add(initializer.rawValue)
        mixer.add(type.rawValue)
    }
}

/// What is noted of an attempt's arguments.
private final class AttemptNotes {
    var unknownArguments: Set<Int>
    var literalVariables: Set<TypeID>
    var closures: [Int: ClosureReading]

    init() { (unknownArguments, literalVariables, closures) = ([], [], [:]) }

    init(copying other: AttemptNotes) {
        (unknownArguments, literalVariables, closures) = (other.unknownArguments, other.literalVariables, other.closures)
    }
}

/// A candidate with the state of matching it.
struct Attempt {
    let opened: OpenedCandidate
    var solver: Solver
    var faults = Faults()
    /// An argument has a type that is not known: fewer faults prove nothing.
    var sawUnknown = false
    /// A closure's builder rejected what stands in the closure.
    var isRejected = false
    /// How many implicit members among the arguments only a protocol offers: `CGFloat.zero` beside `CGSize.zero`.
    var protocolMembers = 0
    /// How many declarations among the arguments are less specialised than others that could stand there: members in key paths whose type
    /// generic parameters decide (`Binding.id` beside `Item.id`), calls whose best overload does not fit.
    var lesserMembers = 0
    /// A closure does not compile with the types that the candidate has for its parameters.
    var hasMismatch = false
    /// The solver's revision when the requirements were last found to hold.
    private var checkedRevision = -1
    /// What few attempts have, in a place of its own: attempts are copied often.
    private var notes: AttemptNotes?

    init(_ opened: OpenedCandidate, _ solver: Solver) {
        self.opened = opened
        self.solver = solver
    }

    /// The arguments whose type is not known.
    var unknownArguments: Set<Int> {
        get { notes?.unknownArguments ?? [] }
        set { note { $0.unknownArguments = newValue } }
    }

    /// Generic parameters that a literal has bound to its default type.
    var literalVariables: Set<TypeID> {
        get { notes?.literalVariables ?? [] }
        set { note { $0.literalVariables = newValue } }
    }

    /// How closures are read, and what they give and build, by argument.
    var closures: [Int: ClosureReading] {
        get { notes?.closures ?? [:] }
        set { note { $0.closures = newValue } }
    }

    private mutating func note(_ change: (AttemptNotes) -> Void) {
        if notes == nil {
            notes = AttemptNotes()
        } else if !isKnownUniquelyReferenced(&notes) {
            notes = notes.map { AttemptNotes(copying: $0) }
        }
        if let notes { change(notes) }
    }

    var analyzer: Inference { solver.analyzer }
    var standpoint: Standpoint { solver.standpoint }
    var candidate: Candidate { opened.candidate }
    var mapping: ArgumentMapping { opened.mapping }
    var parameters: [Parameter] { opened.parameters }
    var result: TypeID { opened.result }
    var requirements: [Requirement] { opened.requirements }

    /// The protocols required of a variable that is not bound yet.
    func protocols(on variable: TypeID) -> [DeclID] {
        requirements.filter { $0.subject == variable }.flatMap(\.protocols)
    }

    /// What a candidate wants of an argument that is not known. What that has bound a generic parameter to says nothing, and a pack wants of
    /// each of its elements what a parameter of their type does.
    func wanted(of argument: Int) -> TypeID {
        let position = mapping[argument]
        var type = parameters[position].type
        if case .expansion(let pattern) = analyzer.types[type] { type = pattern }
        var applied = solver.apply(type)
        if case .pack(let members) = analyzer.types[applied] {
            let index = mapping[..<argument].count { $0 == position }
            if index < members.count { applied = members[index] }
        }
        return analyzer.isUnknown(applied) ? type : applied
    }

    /// Whether every generic parameter has been decided, if only by something unknown.
    var isDecided: Bool { !solver.bindings.contains(nil) || !unknownArguments.isEmpty }

    /// How many parameters took their default.
    var defaulted: Int { parameters.indices.count { !mapping.contains($0) } }

    /// Makes a generic parameter that is bound to a CGFloat a Double where a Double is passed for it, too: `max(width, 1.5 * scale)`. What
    /// else speaks of it (a Binding) has said what it is.
    mutating func widenNumber(_ variable: TypeID, with argument: TypeID) {
        guard analyzer.nominal(argument) == analyzer.wellKnown.double, case .variable = analyzer.types[variable],
            let bound = solver.binding(variable), analyzer.nominal(bound) == analyzer.wellKnown.cgFloat,
            parameters.allSatisfy({ $0.type == variable || !mentions($0.type, variable) })
        else { return }
        solver.bind(variable, argument)
        faults.numberConversion += 1
    }

    /// Makes a generic parameter that an integer literal has bound a Double, where a number with a fraction is passed for it, too:
    /// `max(1, 2.5)`. The same of arrays of such literals.
    mutating func widenLiteral(_ target: TypeID) -> Bool {
        var variable = target
        // `by: T.Stride`
        while case .member(let base, _) = analyzer.types[variable] { variable = base }
        guard literalVariables.contains(variable), let bound = solver.binding(variable), let wide = widened(bound) else { return false }
        solver.bind(variable, wide)
        faults.literal += 1
        return true
    }

    private func widened(_ type: TypeID) -> TypeID? {
        switch analyzer.nominal(type) {
        case analyzer.wellKnown.int: analyzer.nominalType(analyzer.wellKnown.double)
        case analyzer.wellKnown.array: analyzer.genericArguments(type).first.flatMap(widened).map(analyzer.arrayType)
        default: nil
        }
    }

    /// Checks what is required of the generic parameters; what is not bound yet is passed over.
    mutating func checkRequirements() -> Bool {
        let revision = solver.revision
        guard revision != checkedRevision else { return true }
        for requirement in requirements where requirement.sameType != .none {
            let subject = solver.apply(requirement.subject)
            let other = solver.apply(requirement.sameType)
            if case .member = analyzer.types[subject], analyzer.types.traits(subject).contains(.hasVariable) { continue }
            if case .member = analyzer.types[other], analyzer.types.traits(other).contains(.hasVariable) { continue }
            // What an argument of several possible types has for a member is unknown, and no reason to drop the candidate.
            if case .member(let base, _) = analyzer.types[subject], case .oneOf = analyzer.types[base] { continue }
            if !solver.matchExactly(subject, other) { return false }
        }
        for requirement in requirements where requirement.superclass != .none {
            // `Controller: HostingController<Content>`: the superclass that was passed says what `Content` is.
            let wanted = solver.apply(requirement.superclass)
            guard analyzer.types.traits(wanted).contains(.hasVariable),
                let own = standpoint.superclass(of: solver.apply(requirement.subject), like: wanted)
            else { continue }
            if !solver.matchExactly(own, wanted) { return false }
        }
        guard solver.settle(&faults) else { return false }
        for requirement in requirements where requirement.sameType == .none {
            let subject = solver.apply(requirement.subject)
            if case .oneOf(let choices, let dependsOnUnknown) = analyzer.types[subject] {
                // What is required of an argument decides between the results that it may have.
                let fitting = choices.filter { choice in requirement.protocols.allSatisfy { standpoint.conforms(choice, to: $0) } }
                guard !fitting.isEmpty else { return false }
                solver.rebind(requirement.subject, analyzer.oneOf(fitting, dependsOnUnknown: dependsOnUnknown))
                continue
            }
            if analyzer.types.traits(subject).contains(.hasVariable) {
                if case .nominal = analyzer.types[subject] {} else { continue }
            }
            let isOpened = opens(requirement.subject, boundTo: subject)
            if !requirement.protocols.allSatisfy({
                standpoint.conforms(subject, to: $0) || isOpened && standpoint.holdsConforming(subject, to: $0)
            }) {
                return false
            }
            if requirement.superclass != .none, !standpoint.isSubclass(subject, of: solver.apply(requirement.superclass)) { return false }
        }
        checkedRevision = revision
        return true
    }

    /// Whether a generic parameter takes the value that an existential holds (SE-0352): where it is the type of one parameter, or what that
    /// wraps (SE-0375), and nothing else of the call speaks of it but the result, which is the existential again or an opaque type that is
    /// erased to its bounds.
    private func opens(_ variable: TypeID, boundTo type: TypeID) -> Bool {
        guard case .existential = analyzer.types[type], case .variable = analyzer.types[variable],
            requirements.allSatisfy({ requirement in
                requirement.subject == variable
                    ? requirement.sameType == .none
                    : ![requirement.subject, requirement.superclass, requirement.sameType].contains { mentions($0, variable) }
            }), result == variable || !mentions(result, variable) || erasedResult != nil
        else { return false }
        let taking = parameters.filter { mentions($0.type, variable) }
        guard taking.count == 1, !taking[0].isVariadic, !taking[0].isAutoclosure else { return false }
        return taking[0].type == variable || analyzer.wrappedType(taking[0].type) == variable
    }

    /// `any View` for a result that is `some View`: what it is where its type depends on the value of an existential (SE-0352). Nil for a
    /// result that is not opaque, or whose bounds depend on the call.
    private var erasedResult: TypeID? {
        guard case .opaque(let declaration, let ordinal, _) = analyzer.types[result] else { return nil }
        let bounds = analyzer.opaqueBounds(OpaqueKey(declaration: declaration, ordinal: ordinal))
        guard case .existential = analyzer.types[bounds], analyzer.isKnown(bounds),
            analyzer.types.traits(bounds).isDisjoint(with: [.hasParameter, .hasMember])
        else { return nil }
        return bounds
    }

    /// The type of the call where an argument's existential is opened and the result depends on what it holds.
    var resultOfOpening: TypeID? {
        guard let erasedResult else { return nil }
        let isOpening = requirements.contains { requirement in
            let subject = solver.apply(requirement.subject)
            return mentions(result, requirement.subject) && opens(requirement.subject, boundTo: subject)
                && !requirement.protocols.allSatisfy { standpoint.conforms(subject, to: $0) }
        }
        return isOpening ? erasedResult : nil
    }

    private func mentions(_ type: TypeID, _ variable: TypeID) -> Bool { type != .none && analyzer.types.mentions(type, variable) }
}
