// The objects that views, modifiers and members of the program give to content that passes through them.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ObjectWays {
    func mayGive(_ object: DeclID, _ declaration: DeclID) -> Bool {
        // What is kept there may be shown by anything that the content passes through.
        if writers().writesToKeptContent { return true }
        let given = objects(givenBy: declaration)
        return !given.isKnown || given.classes.contains(object)
    }

    /// The objects that a view, modifier or member of the program may give to content that passes through it.
    private func objects(givenBy declaration: DeclID) -> GivenObjects {
        if let known = store.objects[declaration] { return known }
        var result = GivenObjects()
        var seen: Set<DeclID> = [declaration]
        var pending = [declaration]
        while let next = pending.popLast(), result.isKnown {
            guard seen.count < 100, let body = content(of: next) else {
                result.isKnown = false
                break
            }
            var writes = 0
            for index in body.nodes.indices {
                let node = ViewNodeID(UInt32(index))
                var passed: Set<DeclID> = []
                if !note(node, in: body, &result, &passed) { result.isKnown = false }
                if writesObject(node, in: body) { writes += 1 }
                for other in passed where seen.insert(other).inserted { pending.append(other) }
            }
            // `view.environmentObject(model).wrapped.styled()`: what stands before a member of something else than a view is no part of the tree.
            if writes < writers().counts[body.declaration] ?? 0 { result.isKnown = false }
        }
        store.objects[declaration] = result
        return result
    }

    /// Whether a modifier writes an object to the environment.
    func writesObject(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none,
            case .object = updates.environmentEffect(of: call.declaration)
        else { return false }
        return true
    }

    private func content(of declaration: DeclID) -> LoweredBody? {
        guard program[declaration].kind.isNominal else { return analyzer.contentBody(of: declaration) }
        return updates.bodyMember(of: declaration).flatMap { analyzer.contentBody(of: $0) }
    }

    private func note(_ node: ViewNodeID, in body: LoweredBody, _ result: inout GivenObjects, _ passed: inout Set<DeclID>) -> Bool {
        switch body[node].kind {
        case .opaque: return false
        case .modifier:
            guard let call = body.call(node), call.declaration != .none else { return false }
            if !analyzer.isFromPrelude(call.declaration) {
                passed.insert(call.declaration)
                return true
            }
            return note(node, in: body, &result.classes, &passed)
        case .construct:
            let type = analyzer.nominal(body[node].type)
            guard !body.children(node).isEmpty else { return true }
            guard type != .none else { return false }
            if !analyzer.isFromPrelude(type) { passed.insert(type) }
        case .reference:
            let declaration = body[node].declaration
            guard declaration != .none, !analyzer.isFromPrelude(declaration), analyzer.bodyHolder(of: declaration) != nil else {
                return true
            }
            passed.insert(declaration)
        default: break
        }
        return true
    }
}
