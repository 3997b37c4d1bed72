// Which property wrappers own a value that is lost with the identity of their view, and which only point elsewhere, as the marks of the
// prelude say: an owning wrapper keeps its value as long as its view keeps its identity; the value then starts over.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// The property wrapper on a property.
package struct PropertyWrapper {
    /// Its name: `State`.
    package var name: String
    /// How reports write it: `@State`, with the key for `@Environment(\.colorScheme)`.
    package var spelling: String
    /// The wrapper's declaration where the program or a user's prelude has one, else `.none`.
    package var declaration: DeclID
    /// What a prelude says of it: by its declaration, else by its name. Nothing where the program declares it.
    package var marks: Marks
}

/// The wrappers of properties with attributes.
private final class WrapperStore: FlowStore {
    var wrappers: [DeclID: PropertyWrapper?] = [:]

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// The property wrapper on a property; nil where it has none.
    package func wrapper(of property: DeclID) -> PropertyWrapper? {
        guard program[property].flags.contains(.hasAttributes) else { return nil }
        let store = store(WrapperStore.self)
        if let known = store.wrappers[property] { return known }
        let found = findWrapper(of: property)
        store.wrappers[property] = .some(found)
        return found
    }

    private func findWrapper(of property: DeclID) -> PropertyWrapper? {
        guard let attribute = program.wrapperAttribute(of: property) else { return nil }
        let declaration = program[property]
        let tree = program.tree(declaration.file)
        guard let type = tree.firstChild(attribute), tree.mainToken(type) != .none else { return nil }
        let text = tree.name(tree.mainToken(type))
        let found = program.wrapper(at: type, in: declaration.file, scope: declaration.parent)
        let marks =
            found == .none
            ? program.marks(named: program.name(of: tree.mainToken(type), in: declaration.file))
            : isFromPrelude(found) ? program.marks(of: found) : []
        let arguments = marks.isKeyedByEnvironment ? tree.child(attribute, .argumentList).map { tree.oneLine($0) } ?? "" : ""
        return PropertyWrapper(name: text, spelling: "@\(text)\(arguments)", declaration: found, marks: marks)
    }

    /// The wrapper by which a property owns a value that is lost with its view's identity. A wrapper that the program declares counts where it
    /// holds an owning wrapper itself.
    package func owningWrapper(of property: DeclID, depth: Int = 0) -> PropertyWrapper? {
        guard depth < 8, let wrapper = wrapper(of: property) else { return nil }
        if wrapper.declaration == .none || isFromPrelude(wrapper.declaration) { return wrapper.marks.contains(.owned) ? wrapper : nil }
        return program.members(of: wrapper.declaration)
            .filter { program[$0].flags.contains(.isStored) && !program[$0].flags.contains(.isStatic) }
            .firstAnswer { owningWrapper(of: $0, depth: depth + 1) }
    }

    /// Whether the value of a property lives somewhere else: under a key that all share, or where a wrapper of the program reads and writes it that
    /// has no place for a value of its own.
    package func isKeptElsewhere(_ property: DeclID) -> Bool {
        guard let wrapper = wrapper(of: property) else { return false }
        if wrapper.declaration == .none || isFromPrelude(wrapper.declaration) { return wrapper.marks.contains(.sharedByKey) }
        guard program[wrapper.declaration].kind == .structType else { return false }
        let file = program[wrapper.declaration].file
        let parameters = genericParameterNames(of: wrapper.declaration)
        let kept = program.members(of: wrapper.declaration).filter {
            program[$0].flags.contains(.isStored) && program[$0].flags.isDisjoint(with: [.isStatic, .isLet])
        }
        return !parameters.isEmpty
            && kept.allSatisfy { member in
                // What has no annotation is made of what stands there, and cannot be of any type.
                guard program[member].file == file, let type = program.tree(file).child(program[member].node, .typeAnnotation) else {
                    return name(program[member].name) != "wrappedValue"
                }
                return program.tree(file).tokenRange(type).allSatisfy { !parameters.contains(program.name(of: TokenID($0), in: file)) }
            }
    }

    private func genericParameterNames(of type: DeclID) -> [Name] {
        let file = program[type].file
        let tree = program.tree(file)
        return (tree.child(program[type].node, .genericParameters).map { Array(tree.children($0)) } ?? [])
            .filter { tree.kind($0) == .genericParameter }.map { program.name(of: tree.mainToken($0), in: file) }
    }

    /// The kind of such a value: the owning wrapper's name.
    package func ownedKind(of property: DeclID) -> String? { owningWrapper(of: property)?.name }

    /// What a type wraps for a platform: a view, or its controller; nil for a type that wraps nothing. Also by the name of the protocol as it is
    /// written: the framework that declares it may not be described for the platform.
    package func representable(_ type: DeclID) -> String? {
        program.inheritance(of: type).firstAnswer { entry in
            let file = program[entry.statedBy].file
            let token = program.tree(file).mainToken(entry.node)
            return token == .none ? nil : program.wrapped(byName: program.name(of: token, in: file))
        }
    }

    /// The function that makes a platform view from some properties, none of which any update of it reads.
    func makingFunction(reading properties: [DeclID], in owner: DeclID) -> DeclID? {
        guard representable(owner) != nil else { return nil }
        let functions = program.members(of: owner).filter { program[$0].kind == .function && program[$0].flags.contains(.hasBody) }
        func reading(_ property: DeclID, _ prefix: String) -> DeclID? {
            functions.first {
                name(program[$0].name).hasPrefix(prefix) && mentions(property, in: program[$0].node, of: program[$0].file)
            }
        }
        // An update that hands on the whole view, as a coordinator may want it, hands on all of its properties.
        let handsOn = functions.contains {
            name(program[$0].name).hasPrefix("update") && program.tree(program[$0].file).passesSelf(below: program[$0].node)
        }
        return handsOn ? nil : properties.firstAnswer { reading($0, "update") == nil ? reading($0, "make") : nil }
    }
}

extension SyntaxTree {
    /// Whether `self` stands for itself somewhere, and not for one of its members.
    fileprivate func passesSelf(below root: NodeID) -> Bool {
        (root.rawValue..<root.rawValue + self[root].size).map { NodeID($0) }.contains { node in
            guard isSelf(node) else { return false }
            guard let outer = parent(node), kind(outer) == .member else { return true }
            return firstChild(outer) != node
        }
    }
}

extension Marks {
    /// Whether the value of a wrapper is named by a key path into the environment.
    var isKeyedByEnvironment: Bool { contains(.environment) && !contains(.living) }
}

extension PropertyWrapper {
    /// `@State`: the view owns a value that begins with what the view is made with.
    package var ownsValue: Bool { marks.contains([.owned, .seeded]) && !marks.contains(.object) }
    /// `@StateObject`: the view owns an object that it makes once.
    package var ownsObject: Bool { marks.contains([.owned, .seeded, .object]) }
    /// `@Binding`: the value is another's, who gives it and lets it be written.
    package var isBinding: Bool { marks.contains(.given) && !marks.contains(.object) }
    /// `@ObservedObject`, `@Bindable`: the object is another's, who gives it.
    package var observes: Bool { marks.contains([.given, .object]) }
}
