// Whether a field that a branch replaces gets the focus back: by the code that makes the flip, by what appears with it, or from whoever shows it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Analyzer {
    /// Whether the code that exchanges a field also says where the focus goes.
    func movesFocus(between view: SharedView, of branch: BranchSyntax, in body: LoweredBody) -> Bool {
        guard view.areFields || isField(view.first, in: body) else { return false }
        let conditions = program.tree(body.file).conditionNodes(of: branch)
        if isFocusGivenByCallers(wherever: conditions, flipIn: body) { return true }
        return [view.first, view.second].contains { node in
            let own = modifiers(on: node, in: body)
            let around = body.ancestry(of: node).map(\.parent)
            // What is around the field in its arm appears with it. What a Group does when it appears, some versions of SwiftUI do for each view in it.
            let arm = around.prefix { body[$0].kind != .branch }
            let groups =
                arm + around.dropFirst(arm.count).prefix { body[$0].kind != .construct || marks(ofView: $0, in: body).contains(.group) }
            let appearing = own + groups.map { (node: $0, body: body) }
            if appearing.contains(where: { takesFocusOnAppearing($0.node, in: $0.body) }) { return true }
            return (own + around.map { (node: $0, body: body) }).contains {
                givesFocus($0.node, in: $0.body, wherever: conditions, flipIn: body)
            }
        }
    }

    /// Whether whoever shows the view of a body, and gives it what decides, says where the focus is in it.
    private func isFocusGivenByCallers(wherever conditions: [NodeID], flipIn body: LoweredBody) -> Bool {
        guard body.declaration != .none, case let shown = program.nominal(containing: body.declaration), shown != .none
        else { return false }
        return somePlaces(showing: shown).contains { outer, place in
            let around = outer.ancestry(of: place).prefix { outer[$0.child].role == .base }.map(\.parent)
            let given = flips(of: conditions, in: body, for: outer[place].syntax, of: outer.file).given.map(\.node)
            return around.contains { givesFocus($0, in: outer, wherever: given, flipIn: outer) }
        }
    }

    /// Whether a modifier such as `focused` is given its value wherever conditions flip.
    private func givesFocus(
        _ modifier: ViewNodeID, in inner: LoweredBody, wherever conditions: [NodeID], flipIn body: LoweredBody
    ) -> Bool {
        inner[modifier].kind == .modifier && marks(ofModifier: modifier, in: inner).contains(.focuses)
            && inner.call(modifier)?.arguments.first.map {
                isGiven($0.syntax, of: CodeScope(inner), wherever: conditions, flipIn: body)
            } == true
    }

    /// Whether a modifier gives the focus to what it is applied to as soon as that appears: by its action, or as a modifier of the program.
    private func takesFocusOnAppearing(_ modifier: ViewNodeID, in body: LoweredBody) -> Bool {
        guard body[modifier].kind == .modifier, let call = body.call(modifier), call.declaration != .none else { return false }
        if marks(ofModifier: modifier, in: body).contains(.lifecycle) {
            return call.arguments.contains { setsFocus($0.syntax, of: body) }
        }
        let inner = isFromPrelude(call.declaration) ? nil : contentBody(of: call.declaration)
        let applied = call.arguments.map(\.type) + (inner?.calls.flatMap { $0.arguments.map(\.type) } ?? [])
        return applied.map { nominal($0) }.uniqued.contains { type in
            type != .none && !isFromPrelude(type) && program.statedProtocols(of: type).contains(wellKnown.viewModifier)
                && storedProperties(of: type).contains { setsFocusOnAppearing($0) }
        }
    }

    /// The modifiers on a view; of what a member of the program makes, also those in its body.
    func modifiers(on node: ViewNodeID, in body: LoweredBody, depth: Int = 0) -> [(node: ViewNodeID, body: LoweredBody)] {
        let root = body.rootView(of: node)
        let own = (body.modifiers(from: node, to: root) ?? []).map { (node: $0, body: body) }
        let member = body[root].declaration
        guard depth < 3, body[root].kind == .reference, member != .none, !isFromPrelude(member), givesContent(member),
            let inner = contentBody(of: member), let content = inner.onlyContent
        else { return own }
        return own + modifiers(on: content, in: inner, depth: depth + 1)
    }

    /// Whether a view is a field.
    func isField(_ node: ViewNodeID, in body: LoweredBody) -> Bool { !labelsOfText(nominal(body[body.rootView(of: node)].type)).isEmpty }

    /// The labels of the text that a view of a type edits; none for what is no field.
    func labelsOfText(_ type: DeclID) -> [String] {
        program.markDetails(of: type).compactMap { if case .types(let label) = $0 { label } else { nil } }
    }
}
