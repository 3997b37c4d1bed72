// Chains of modifiers and calls whose type is not known, because a library is not there: what is known of them is laid out. A modifier that nothing
// declares is taken for one that changes no layout, which is listed.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension LayoutBuilder {
    /// What is known of a view whose type is not known; nil where that is nothing.
    func partlyKnown(_ node: ViewNodeID, _ reason: String, _ surroundings: Surroundings) -> [Int]? {
        let body = surroundings.body
        let syntax = program.tree(body.file)
        let own = body[node].syntax
        if isColorPath(own, syntax) {
            list(own, body.file, reason, standIn: "a colour")
            return [assumed(add(.fill, label: colorName(own, syntax) ?? LayoutVocabulary.color, origin(node, surroundings)))]
        }
        // `view.library` is a library's space of modifiers: those that follow are applied to the view.
        let isMember = syntax.kind(own) == .member
        guard isMember || syntax.kind(own) == .call, let callee = isMember ? own : syntax.firstChild(own) else { return nil }
        guard let access = MemberAccess(syntax, callee) else { return knownByName(callee, node, reason, surroundings) }
        guard let base = access.base, startsWithView(base, syntax), mayEnterPassed(surroundings),
            let views = viewsOfChain(base, reason, isKnown: isMember, surroundings)
        else { return nil }
        let name = syntax.name(access.name)
        if isMember {
            list(own, body.file, "the member `\(name)` is unknown", standIn: "no change")
            return views.map { assumed($0) }
        }
        if let rule = LayoutVocabulary.modifiers[name] { return views.map { applied(rule, name, node, to: $0, surroundings) } }
        if let known = program.names.find(name),
            analyzer.valuesAndTypes(named: known).contains(where: { program[$0].kind == .function && analyzer.isFromPrelude($0) })
        {
            return views
        }
        list(own, body.file, "the modifier `\(name)` is unknown", standIn: "no change")
        return views.map { assumed($0) }
    }

    /// The views that a chain of modifiers starts with; where they have to be known, nil for what is not known to be a view.
    private func viewsOfChain(_ base: NodeID, _ reason: String, isKnown: Bool, _ surroundings: Surroundings) -> [Int]? {
        guard let content = lowered(base, surroundings) else {
            let syntax = program.tree(surroundings.body.file)
            guard isColorPath(base, syntax) else { return nil }
            places.append(LayoutPlace(file: surroundings.body.file, range: syntax.range(base)))
            list(base, surroundings.body.file, reason, standIn: "a colour")
            let place = LayoutOrigin(index: places.count - 1)
            return [assumed(add(.fill, label: colorName(base, syntax) ?? LayoutVocabulary.color, place))]
        }
        guard !isKnown || analyzer.isKnown(content.type) && analyzer.conforms(content.type, to: analyzer.wellKnown.view) else { return nil }
        log.escapes += 1
        var around = surroundings.with(content, surroundings.scope)
        around.depth += 1
        return build(.root, around)
    }

    /// A view of SwiftUI that a library makes by an initialiser of its own: a symbol, a text.
    private func knownByName(_ callee: NodeID, _ node: ViewNodeID, _ reason: String, _ surroundings: Surroundings) -> [Int]? {
        let syntax = program.tree(surroundings.body.file)
        guard syntax.kind(callee) == .reference, let token = syntax.calleeToken(callee), case let name = syntax.name(token),
            let rule = LayoutVocabulary.views[name]
        else { return nil }
        switch rule {
        case .image, .text, .titledIcon:
            let place = origin(node, surroundings)
            list(surroundings.body[node].syntax, surroundings.body.file, reason, standIn: "a usual `\(name)`")
            return construct(node, rule, name, place, surroundings).map { assumed($0) }
        default: return nil
        }
    }

    /// The same node, which rests on something that was assumed.
    private func assumed(_ node: Int) -> Int {
        tree[node].certainty = max(tree[node].certainty, .assumed)
        return node
    }

    /// Whether a chain of members and calls starts with a call that makes a view, by its name, or with a path to a colour.
    private func startsWithView(_ node: NodeID, _ syntax: SyntaxTree) -> Bool {
        var current = node
        while true {
            if isColorPath(current, syntax) { return true }
            switch syntax.kind(current) {
            case .call:
                guard let callee = syntax.firstChild(current) else { return false }
                if syntax.kind(callee) == .reference {
                    return syntax.calleeToken(callee).map { syntax.name($0).first?.isUppercase ?? false } ?? false
                }
                current = callee
            case .member:
                guard let base = MemberAccess(syntax, current)?.base else { return false }
                current = base
            default: return false
            }
        }
    }

    /// Whether an expression is a path of names that starts with `Color`: `Color.brand.background`.
    private func isColorPath(_ node: NodeID, _ syntax: SyntaxTree) -> Bool {
        var current = node
        var count = 0
        while syntax.kind(current) == .member, let base = MemberAccess(syntax, current)?.base {
            current = base
            count += 1
        }
        guard count > 0, syntax.kind(current) == .reference, let token = syntax.calleeToken(current) else { return false }
        return syntax.name(token) == LayoutVocabulary.color
    }

    /// The lowered tree of an expression with content.
    private func lowered(_ node: NodeID, _ surroundings: Surroundings) -> LoweredBody? {
        let store = analyzer.store(SharedViews.self)
        let place = LayoutPlace(file: surroundings.body.file, range: program.tree(surroundings.body.file).range(node))
        if let known = store.lowered[place] { return known }
        let content = analyzer.loweredContent(of: node, in: surroundings.code)
        store.lowered[place] = .some(content)
        return content
    }
}
