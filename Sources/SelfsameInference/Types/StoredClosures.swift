// Properties that hold closures: by themselves, or in a structure that cannot be compared for that.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// Whether a property is a closure, or an Optional of one.
    public func isClosure(_ property: DeclID) -> Bool { isFunction(valueType(of: property)) }

    /// Whether a type is that of a function, or an Optional of one.
    public func isFunction(_ type: TypeID) -> Bool {
        switch structure(of: type) {
        case .function: true
        case .nominal(wellKnown.optional, _, let arguments) where arguments.count == 1: isFunction(arguments[0])
        default: false
        }
    }

    /// Whether a type is known and is neither a class nor a function: what a condition reads of it is in the value itself.
    public func isPlainValue(_ type: TypeID) -> Bool {
        guard isKnown(type), !isFunction(type) else { return false }
        let declaration = nominal(type)
        return declaration == .none || ![.classType, .actorType, .protocolType].contains(program[declaration].kind)
    }

    /// What cannot be compared about a property, in words: `a closure`, or the structure with a closure in it. Nil where it can be, or where its
    /// type is not known.
    public func closureHeld(by property: DeclID) -> String? {
        let type = valueType(of: property)
        if isFunction(type) { return "a closure" }
        var declaration = nominal(type)
        if declaration != .none, declaration == wellKnown.optional {
            declaration = genericArguments(type).first.map { nominal($0) } ?? .none
        }
        guard declaration != .none, program[declaration].kind == .structType, !isFromPrelude(declaration),
            !states(declaration, protocolNamed: wellKnown.names.equatable), !states(declaration, protocolNamed: wellKnown.names.hashable)
        else { return nil }
        let closure = storedProperties(of: declaration).first { isClosure($0) }
        return closure.map { "`\(name(program[$0].name))` of `\(name(program[declaration].name))`" }
    }

    /// Whether a nominal type states a conformance to a protocol of that name, directly or through another protocol.
    public func states(_ type: DeclID, protocolNamed name: Name) -> Bool {
        guard name != .none else { return false }
        if program.statedProtocols(of: type).contains(where: { program[$0].name == name }) { return true }
        return program.inheritance(of: type).contains { entry in
            let file = program[entry.statedBy].file
            let token = program.tree(file).mainToken(entry.node)
            return token != .none && !program.hasOtherViews(file) && program.name(of: token, in: file) == name
        }
    }

    /// Whether a nominal type states that it is a view, directly or through another protocol.
    public func statesView(_ type: DeclID) -> Bool {
        wellKnown.view != .none && states(type, protocolNamed: program[wellKnown.view].name)
    }

    /// The stored properties that an instance of a type has, in order.
    public func storedProperties(of type: DeclID) -> [DeclID] {
        program.members(of: type).filter {
            program[$0].kind == .variable && program[$0].flags.contains(.isStored) && !program[$0].flags.contains(.isStatic)
        }
    }
}
