// Code of an app that never runs, as far as names tell: functions that nothing calls, views and models that nothing makes, and what only such
// code calls or makes. Screens that are not wired up yet are no evidence of what happens on those that are.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// Which declarations are known not to be used.
private final class UnusedCodeStore: FlowStore {
    let known: Memo<[DeclID: Bool]>

    init(_ budget: ValueBudget) { known = Memo([:], budget.questions, isSame: ==) }
}

extension Flow {
    /// Whether a use is no part of what the app does with a declaration: it stands in previews, in tests, or in code that never runs.
    package func isOutsideOfApp(_ use: NameUse, of declaration: DeclID) -> Bool {
        isInPreviewOrTest(use) || isInUnusedCode(use, of: declaration)
    }

    /// Whether a use stands in code that never runs. A view that is not shown anywhere is judged as if it were: then only a function counts that
    /// nothing calls at all.
    private func isInUnusedCode(_ use: NameUse, of declaration: DeclID) -> Bool {
        guard isApp, let around = program.declaration(around: use) else { return false }
        return isNeverRun(declaration) ? isNeverCalled(around) { _ in false } : isNeverRun(around)
    }

    /// Whether a use stands in a closure that a view is given, and that the view does nothing with.
    func isInUnusedClosure(_ use: NameUse, in scope: CodeScope) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            if tree.kind(outer) == .closure, let property = propertyGiven(at: outer, in: scope), isNeverRead(property) {
                return true
            }
            inner = outer
        }
        return false
    }

    /// Whether nothing names a property of a view but its initialisers: not the code of the view, and no code that has the view.
    private func isNeverRead(_ property: DeclID) -> Bool {
        let owner = program.nominal(containing: property)
        guard owner != .none, isContentType(owner), case let uses = uses(of: property), uses.count <= Self.useLimit else { return false }
        let isNamed = program.members(of: owner).contains { member in
            guard member != property, program[member].kind != .initializer else { return false }
            let (file, node) = (program[member].file, program[member].node)
            return program.tree(file).tokenRange(node).contains { program.name(of: TokenID($0), in: file) == program[property].name }
        }
        return !isNamed
            && uses.allSatisfy { use in
                guard let base = program.tree(use.file).base(ofMember: use.node) else { return true }
                return program.tree(use.file).isSelf(base) || isMemberOfOther(use, than: property)
            }
    }

    /// Whether no code of the app runs a declaration's code: nothing calls the function, or nothing makes the type that it is in.
    func isNeverRun(_ declaration: DeclID) -> Bool {
        guard isApp, declaration != .none else { return false }
        guard budget.questions.depth < ValueBudget.depthLimit else {
            budget.questions.cutShort()
            return false
        }
        // What only calls itself is called by nothing.
        return store(UnusedCodeStore.self).known.ask(declaration, bottom: true) {
            if program[declaration].kind.isNominal { return isNeverMade(declaration) }
            let owner = program.nominal(containing: declaration)
            return owner != .none && isNeverRun(owner) || isNeverCalled(declaration) { isNeverRun($0) }
        }
    }

    /// Whether nothing that runs makes a view or a model of the program. Other types come in ways that no name shows: by a protocol of the system, from
    /// data, as a class of a storyboard.
    private func isNeverMade(_ type: DeclID) -> Bool {
        guard !isFromPrelude(type), [.structType, .classType].contains(program[type].kind), isClosed(type),
            !program[type].flags.contains(.isMainType), isContentType(type) || isPlainClass(type),
            // What stands as a type may be inherited from, or made by `.init(…)`.
            !useIndex.isNamedAsType(program[type].name),
            case let uses = uses(of: type), uses.count <= Self.useLimit
        else { return false }
        return uses.allSatisfy { use in
            if isInPreviewOrTest(use) { return true }
            guard let around = program.declaration(around: use) else { return false }
            return program.declarations(around: around).contains(type) || isNeverRun(around)
        }
    }

    /// Whether a class is none that the system makes: it inherits from no class of the system, as far as is known.
    private func isPlainClass(_ type: DeclID) -> Bool {
        program[type].kind == .classType && program.inheritance(of: type).allSatisfy { $0.resolved != .none }
            && !program.classes(from: type).contains { isFromPrelude($0) }
    }

    /// Whether nothing calls a function but code of declarations that are left aside.
    private func isNeverCalled(_ function: DeclID, besides isLeftAside: (DeclID) -> Bool) -> Bool {
        guard program[function].kind == .function, !program[function].flags.contains(.hasAttributes), isClosed(function),
            program[function].name != wellKnown.names.callAsFunction, !isAskedFor(function),
            // Operators are called by no name.
            let first = name(program[function].name).first, first.isLetter || first == "_"
        else { return false }
        return uses(of: function).allSatisfy { use in
            guard !isInPreviewOrTest(use), !isMemberOfOther(use, than: function) else { return true }
            return program.declaration(around: use).map { $0 == function || isLeftAside($0) } ?? false
        }
    }

    /// Whether a use names a member of a value that is not of the view whose member is asked for: `rows.onDelete(perform: remove)`.
    private func isMemberOfOther(_ use: NameUse, than member: DeclID) -> Bool {
        let owner = program.nominal(containing: member)
        let tree = program.tree(use.file)
        guard owner != .none, isContentType(owner), let base = tree.base(ofMember: use.node), !tree.isSelf(base),
            let around = program.declaration(around: use),
            case let type = nominal(typeOfValue(base, in: CodeScope(around, file: use.file))), type != .none
        else { return false }
        return !program.inherits(type, from: owner)
    }
}
