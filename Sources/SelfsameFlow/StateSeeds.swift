// What a view does once with an argument of its initialiser: state that takes its first value from it, a platform view that is made from it, an
// action that reads it when the view appears. Later arguments are ignored while the view keeps its identity.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What is done once with what a view is made with.
public struct StateSeed: Hashable, Sendable {
    /// What takes the value.
    public enum Kind: Hashable, Sendable {
        /// A property with this owning wrapper, which is written without `@`.
        case property(wrapper: String)
        /// A function that makes the platform view, its controller or its coordinator.
        case platformView
        /// A modifier with an action for when the view comes or goes, such as `onAppear`.
        case appearance
    }

    /// The type name of the view that owns the state.
    public var view: String
    /// What takes the value.
    public var kind: Kind
    /// The property, function or modifier.
    public var name: String
}

/// The client that finds what is done once with what callers give.
enum Seeds: ValueClient {
    enum Question: Hashable {
        /// State that starts from the value, or a platform view that is made from it.
        case state
        /// An action that reads the value when the view comes or goes, and that is not done again for another value.
        case appearance
    }
    typealias Query = ValueQuery<Seeds>

    static var cyclic: StateSeed? { nil }
    static var unknown: StateSeed? { nil }

    static func answer(_ question: Question, of subject: ValueSubject, _ query: Query) -> StateSeed? {
        guard case .given(let value) = subject else { return nil }
        switch value {
        case .property(let property): return seed(through: [property], question, query)
        case .parameter(let declaration, let index): return seed(by: index, of: declaration, question, query)
        case .owner, .argument: return nil
        }
    }

    /// What an initialiser, a memberwise one or a function of the program does with the value for a parameter.
    private static func seed(by index: Int, of declaration: DeclID, _ question: Question, _ query: Query) -> StateSeed? {
        let flow = query.flow
        let parameters = flow.signature(of: declaration).parameters
        guard !flow.isFromPrelude(declaration), parameters.indices.contains(index) else { return nil }
        switch query.program[declaration].kind {
        case .initializer:
            return seed(through: flow.properties(madeFrom: [index], in: declaration), question, query)
                ?? flow.delegated(index, by: declaration).firstAnswer { query.ask(question, of: $0) }
        case .function:
            return flow.contentBody(of: declaration).flatMap { seed(passing: .parameter(declaration, index), in: $0, question, query) }
        default:
            let property = query.program.declaration(at: parameters[index].syntax, in: query.program[declaration].file)
            return property.flatMap { query.ask(question, of: .property($0)) }
        }
    }

    /// What is done once with properties that are made with a value: by their own view, else by those that they are passed on to.
    private static func seed(through properties: [DeclID], _ question: Question, _ query: Query) -> StateSeed? {
        guard let first = properties.first else { return nil }
        let (flow, program) = (query.flow, query.program)
        let owner = program.nominal(containing: first)
        let plain = properties.filter { flow.ownedKind(of: $0) == nil }
        let bodies = program.members(of: owner).filter { program[$0].flags.contains(.hasBody) }.compactMap { flow.contentBody(of: $0) }
        switch question {
        case .state: if let seed = flow.stateSeed(of: properties, besides: plain, in: bodies, of: owner) { return seed }
        case .appearance:
            if let modifier = flow.appearanceModifier(reading: plain, in: bodies) {
                return StateSeed(view: flow.name(program[owner].name), kind: .appearance, name: modifier)
            }
        }
        return plain.firstAnswer { property in
            bodies.firstAnswer { seed(passing: .property(property), in: $0, question, query) }
        }
    }

    /// The same of a view that a body makes with a value: not of what is shown later, nor of what `.id(…)` gives an identity of its own.
    private static func seed(passing value: GivenValue, in body: LoweredBody, _ question: Question, _ query: Query) -> StateSeed? {
        let flow = query.flow
        let tree = query.program.tree(body.file)
        for node in body.nodes.indices.map({ ViewNodeID(UInt32($0)) }) where [.construct, .reference].contains(body[node].kind) {
            guard let call = body.call(node), call.declaration != .none, !flow.isFromPrelude(call.declaration) else { continue }
            for argument in call.arguments
            where tree.kind(argument.syntax) != .closure && flow.isMade(ValuePlace(argument.syntax, in: CodeScope(body)), from: value) {
                let isElsewhere = body.ancestry(of: node).contains { child, parent in
                    flow.isPresentedLater(child, in: body) || body[child].role == .base && flow.isIdentityModifier(parent, in: body)
                }
                if !isElsewhere, let seed = query.ask(question, of: .parameter(call.declaration, argument.parameter)) { return seed }
            }
        }
        return nil
    }
}

extension Flow {
    /// The state that an argument for a parameter gives its first value, or the platform view that is made from it: of the view that an
    /// initialiser makes (a type stands for its memberwise one), of the view that a function of the program makes, and of the views that these
    /// pass the value on to.
    public func seed(by parameter: Int, of declaration: DeclID) -> StateSeed? { seed(.state, by: parameter, of: declaration) }

    /// The action of these views that reads the value when they come or go, and that is not done again for another value.
    public func appearanceSeed(by parameter: Int, of declaration: DeclID) -> StateSeed? {
        seed(.appearance, by: parameter, of: declaration)
    }

    private func seed(_ question: Seeds.Question, by parameter: Int, of declaration: DeclID) -> StateSeed? {
        declaration == .none ? nil : ValueQuery<Seeds>(self).ask(question, of: .parameter(declaration, parameter))
    }

    /// The state among properties that are made with a value, and the platform view that is made from them. A view that gives its state later
    /// values itself, by `onChange(of:)` or `task(id:)`, is left out.
    fileprivate func stateSeed(
        of properties: [DeclID], besides plain: [DeclID], in bodies: [LoweredBody], of owner: DeclID
    ) -> StateSeed? {
        let names = plain.map { name(program[$0].name) }
        for property in properties {
            // A query takes its new form when its view is made again, and focus has no first value.
            guard let wrapper = owningWrapper(of: property) ?? wrapper(storedIn: property), wrapper.marks.contains(.seeded),
                !bodies.contains(where: { body in follows(names, in: body) { mentions(property, in: $0, of: body.file) } })
            else { continue }
            return StateSeed(
                view: name(program[owner].name), kind: .property(wrapper: wrapper.name), name: name(program[property].name))
        }
        return makingFunction(reading: properties, in: owner).map {
            StateSeed(view: name(program[owner].name), kind: .platformView, name: name(program[$0].name))
        }
    }

    /// The wrapper that a property without an attribute stores as its value: `let state: State<Int>`, which keeps its first value as well.
    private func wrapper(storedIn property: DeclID) -> PropertyWrapper? {
        guard wrapper(of: property) == nil, case let type = nominal(valueType(of: property)), type != .none, isFromPrelude(type),
            case let marks = program.marks(of: type), marks.contains(.owned)
        else { return nil }
        return PropertyWrapper(name: name(program[type].name), spelling: name(program[type].name), declaration: type, marks: marks)
    }
}
