// Where a declaration is used: a view or a helper that stands only in menus, dialogs and toolbars is built again each time those are shown.
// Uses are found by name over the whole program; a use that is anywhere else, or that cannot be told, means no.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What is shown by previews only, and what is content of a menu, dialog or toolbar.
private final class PresentationStore: FlowStore {
    let previewsOnly: Memo<[DeclID: Bool]>
    let previewCode: Memo<[DeclID: Bool]>
    let presentations: Memo<[DeclID: String?]>

    init(_ budget: ValueBudget) {
        previewsOnly = Memo([:], budget.questions, isSame: ==)
        previewCode = Memo([:], budget.questions, isSame: ==)
        presentations = Memo([:], budget.questions, isSame: ==)
    }
}

extension Flow {
    /// Whether every use of a declaration, or of the type it belongs to, is in previews.
    public func isForPreviewsOnly(_ declaration: DeclID) -> Bool {
        guard declaration != .none else { return false }
        if isShownByPreviewsOnly(declaration) { return true }
        let owner = program.nominal(containing: declaration)
        return program[declaration].kind.isValue && owner != .none && isShownByPreviewsOnly(owner)
    }

    /// Whether a declaration, or one that it is inside of, is used in previews only or makes them.
    func isInPreviewCode(_ declaration: DeclID) -> Bool {
        store(PresentationStore.self).previewCode.ask(declaration, bottom: false) {
            let kind = program[declaration].kind
            if kind != .extensionBlock, isForPreviewsOnly(declaration) || kind.isNominal && isPreviewProvider(declaration) { return true }
            return program.declaration(around: program[declaration].node, in: program[declaration].file).map { isInPreviewCode($0) }
                ?? false
        }
    }

    /// A use inside of what is being asked for shows nothing new.
    private func isShownByPreviewsOnly(_ declaration: DeclID) -> Bool {
        guard budget.questions.depth < ValueBudget.depthLimit else {
            budget.questions.cutShort()
            return false
        }
        guard !isFromPrelude(declaration), program[declaration].kind != .protocolType,
            ![wellKnown.names.body, wellKnown.names.previews, wellKnown.names.initializer].contains(program[declaration].name),
            !program[declaration].flags.contains(.isMainType)
        else { return false }
        return store(PresentationStore.self).previewsOnly.ask(declaration, bottom: false) { usesAreInPreviews(of: declaration) }
    }

    /// Whether a use of a declaration stands in a preview, and none anywhere else. The first one elsewhere decides.
    private func usesAreInPreviews(of declaration: DeclID) -> Bool {
        let uses = uses(of: declaration)
        guard uses.count <= 200 else { return false }
        var isShown = false
        for use in uses where !means(other: use, than: declaration) {
            switch isInPreview(use.node, in: use.file, of: declaration) {
            case false?: return false
            case true?: isShown = true
            case nil: continue
            }
        }
        return isShown
    }

    /// Whether a use stands in a preview; nil for one that says nothing: inside the declaration itself, or in tests. Of a type that tests make, other
    /// code may make values without its name.
    private func isInPreview(_ node: NodeID, in file: FileID, of declaration: DeclID) -> Bool? {
        if program.files[Int(file.rawValue)].isTest, program[declaration].kind.isValue { return nil }
        let tree = program.tree(file)
        var inner = node
        while let outer = tree.parent(inner) {
            if tree.isPreviewMacro(outer) { return true }
            if let around = program.declaration(at: outer, in: file), program[around].kind != .extensionBlock {
                if isPreview(around) { return true }
                if around == declaration || program.nominal(containing: around) == declaration { return nil }
                if program[around].kind.isValue {
                    if program[around].name != wellKnown.names.body { return isShownByPreviewsOnly(around) }
                    let owner = program.nominal(containing: around)
                    return owner != .none && isShownByPreviewsOnly(owner)
                }
                return isShownByPreviewsOnly(around)
            }
            inner = outer
        }
        return false
    }

    /// The menu, dialog or toolbar that every use of a declaration is content of; nil where there is another use, or none.
    public func presentation(of declaration: DeclID) -> String? {
        guard declaration != .none, !isFromPrelude(declaration) else { return nil }
        guard budget.questions.depth < ValueBudget.depthLimit else {
            budget.questions.cutShort()
            return nil
        }
        return store(PresentationStore.self).presentations.ask(declaration, bottom: nil) {
            // `body` is used where its type is.
            let isBody = program[declaration].kind == .variable && program[declaration].name == wellKnown.names.body
            if !isBody, let shared = sharedPresentation(ofUsesOf: declaration) { return shared }
            return program[declaration].kind.isValue ? presentation(of: program.nominal(containing: declaration)) : nil
        }
    }

    private func sharedPresentation(ofUsesOf declaration: DeclID) -> String? {
        guard program[declaration].kind != .protocolType else { return nil }
        var found: String?
        let isVariable = program[declaration].kind == .variable
        for use in uses(of: declaration) {
            let (file, node) = (use.file, use.node)
            // `.contextMenu { … }` calls a modifier, whatever property has that name.
            if isVariable, isCalledMember(node, in: program.tree(file)) { continue }
            switch presentation(at: node, in: file, of: declaration) {
            case .preview: continue
            case .content(let name): found = found ?? name
            case .elsewhere: return nil
            }
        }
        return found
    }

    private enum Use {
        case content(String)
        case preview
        case elsewhere
    }

    /// What a use is content of: of a menu in the same body, or of whatever the declaration around it is content of.
    private func presentation(at node: NodeID, in file: FileID, of declaration: DeclID) -> Use {
        let tree = program.tree(file)
        var inner = node
        while let outer = tree.parent(inner) {
            switch tree.kind(outer) {
            case .call where tree.firstChild(outer) != inner:
                if let callee = tree.calleeToken(outer),
                    !program.marks(named: program.name(of: callee, in: file)).isDisjoint(with: .holdsNoIdentity)
                {
                    return .content(tree.name(callee))
                }
            case .macroExpansion where tree.isPreviewMacro(outer): return .preview
            default: break
            }
            if let around = program.declaration(at: outer, in: file), program[around].kind != .extensionBlock {
                if isPreview(around) { return .preview }
                // A use inside itself says nothing.
                if around == declaration { return .preview }
                return presentation(of: around).map { .content($0) } ?? .elsewhere
            }
            inner = outer
        }
        return .elsewhere
    }

    private func isCalledMember(_ node: NodeID, in tree: SyntaxTree) -> Bool {
        guard let member = tree.parent(node), tree.kind(member) == .member, tree.firstChild(member) != node || tree[member].size == 2,
            let call = tree.parent(member), tree.kind(call) == .call
        else { return false }
        return tree.firstChild(call) == member
    }

    private func isPreview(_ declaration: DeclID) -> Bool {
        isPreviewProvider(program[declaration].kind.isNominal ? declaration : program.nominal(containing: declaration))
    }
}
