// What rules ask of one view at a time: what its body reads while it runs, and where.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// What views read of the objects that they observe, found once for each.
private final class ObjectReadStore: FlowStore {
    var published: [DeclID: Set<DeclID>?] = [:]

    init(_ budget: ValueBudget) {}
}

/// Answers what a view reads.
public struct ViewReads {
    let updates: Updates
    private let store: ObjectReadStore

    /// Asks an analyzer, which keeps what is found.
    public init(_ analyzer: Analyzer) { (updates, store) = (Updates(analyzer), analyzer.store()) }

    var program: Program { updates.program }
    var analyzer: Analyzer { updates.analyzer }

    /// Whether a view is in content that a modifier of the program is given, which may show it later, or never.
    public func isGivenAway(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        body.ancestry(of: node).contains { child, parent in
            body[parent].kind == .modifier && body[child].role != .base
                && body.call(parent).map { $0.declaration == .none || !analyzer.isFromPrelude($0.declaration) } ?? true
        }
    }

    // MARK: Objects

    /// The published properties that objects of a class tell of, each as any other: those of its superclasses as well. Empty for a class that tells
    /// of each property by itself.
    public func published(by type: DeclID) -> [DeclID] {
        guard updates.isClass(type), !analyzer.isFromPrelude(type), updates.observation(of: type) == .whole else { return [] }
        return program.classes(from: type).flatMap { analyzer.storedProperties(of: $0) }.filter {
            updates.wrapper(of: $0)?.marks.contains(.published) == true
        }
    }

    /// The published properties of an object that a view's body reads while it runs, by the property of the view that holds the object. Nil where
    /// it may read more: the object is passed on, or a member that nothing is known of is used.
    public func publishedProperties(readOf holder: DeclID) -> Set<DeclID>? {
        if let known = store.published[holder] { return known }
        let found = findPublishedProperties(readOf: holder)
        store.published[holder] = .some(found)
        return found
    }

    private func findPublishedProperties(readOf holder: DeclID) -> Set<DeclID>? {
        let view = program.nominal(containing: holder)
        let type = updates.heldType(of: holder)
        guard let unit = updates.unit(of: view), unit.cuts.isEmpty, case let published = Set(published(by: type)), !published.isEmpty,
            // Which of two objects is read cannot be told.
            !unit.properties.contains(where: { $0 != holder && isRelated(updates.heldType(of: $0), type) }),
            // What nothing names is said by itself.
            !namedUses(of: holder).isEmpty, namesKnownMembersOnly(of: type, through: holder)
        else { return nil }
        var result: Set<DeclID> = []
        for event in unit.events {
            guard case .property(let property) = event.part.source else { continue }
            if property == holder, event.form == .reference { return nil }
            if published.contains(property) {
                result.insert(property)
            } else if event.form != .base, isReached(property, throughObjectsOf: type, of: unit) {
                // What it reads besides may be why it observes the object: settings tell of their changes as well.
                return nil
            }
        }
        return result
    }

    /// Whether a property is one of an object of a class, or of an object that no property of a view holds by itself.
    private func isReached(_ property: DeclID, throughObjectsOf type: DeclID, of unit: EvaluationUnit) -> Bool {
        let owner = program.nominal(containing: property)
        guard updates.isClass(owner), !program[property].flags.contains(.isStatic) else { return false }
        return isRelated(owner, type) || !unit.properties.contains { isRelated(owner, updates.heldType(of: $0)) }
    }

    /// Whether an object of one type may be one of the other.
    func isRelated(_ type: DeclID, _ other: DeclID) -> Bool {
        type != .none && (program.inherits(type, from: other) || program.inherits(other, from: type))
    }

    /// Where the code of a view names one of its properties, and not a member of that name of something else.
    func namedUses(of property: DeclID) -> [NameUse] {
        analyzer.ownUses(ofProperty: property).filter { use in
            let tree = program.tree(use.file)
            if let access = MemberAccess(naming: use.node, in: tree) { return access.base.map { tree.isSelf($0) } ?? false }
            // A projection is always the property's.
            guard tree.text(tree.mainToken(use.node)).first != "$", let around = program.declaration(around: use) else { return true }
            let scope = CodeScope(around, file: use.file)
            return switch analyzer.origin(of: tree.mainToken(use.node), at: use.node, in: scope) {
            case .local, .parameter, .closureParameter, .element: false
            case .declaration, .unknown: true
            }
        }
    }

    /// Whether the view's code uses the object only to reach members that the program declares.
    private func namesKnownMembersOnly(of type: DeclID, through holder: DeclID) -> Bool {
        namedUses(of: holder).allSatisfy { use in
            let tree = program.tree(use.file)
            var object = use.node
            // `self.store`, `store?`.
            while let outer = tree.parent(object),
                [.optionalChain, .forceUnwrap].contains(tree.kind(outer)) || MemberAccess(naming: object, in: tree)?.id == outer
            { object = outer }
            guard let access = tree.parent(object).flatMap({ MemberAccess(tree, $0) }), access.base == object,
                case let name = program.name(of: access.name, in: use.file),
                case .declaration(let member)? = analyzer.member(name, of: type, from: use.file)
            else { return false }
            return !analyzer.isFromPrelude(member)
        }
    }
}
