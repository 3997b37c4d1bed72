// How many views a piece of content makes: a list counts its rows without making them where every element makes the same number.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// The number of views that content makes.
public enum ViewCount: Hashable, Sendable {
    /// Always this many.
    case constant(Int)
    /// It depends on values; the node that decides, and in which body it is (the declaration).
    case varies(ViewNodeID, in: DeclID)
    /// A view whose type is known only at run time.
    case erased
    /// Unknown.
    case unknown
}

extension Analyzer {
    /// How many views a node makes, through the bodies of the program's own views and members.
    public func viewCount(of node: ViewNodeID, in body: LoweredBody) -> ViewCount { viewCount(of: node, in: body, depth: 0) }

    private func viewCount(of node: ViewNodeID, in body: LoweredBody, depth: Int) -> ViewCount {
        guard depth < 12 else { return .unknown }
        let children = body.children(node)
        switch body[node].kind {
        case .empty: return .constant(0)
        case .opaque: return .unknown
        case .block: return sum(children.map { viewCount(of: $0, in: body, depth: depth + 1) })
        case .arm:
            if body[node].isErased { return .erased }
            return children.first.map { viewCount(of: $0, in: body, depth: depth + 1) } ?? .unknown
        case .branch, .choice:
            let counts = children.map { viewCount(of: $0, in: body, depth: depth + 1) }
            if counts.contains(.unknown) { return .unknown }
            // What never flips has the same number of views for the whole run.
            if let syntax = body.branchSyntax(of: node, tree: program.tree(body.file)), let invariance = invariance(of: syntax, in: body),
                invariance != .identity
            {
                return .unknown
            }
            if body[node].kind == .branch, !body.isExhaustive(node) { return .varies(node, in: body.declaration) }
            let plain = counts.compactMap { if case .constant(let count) = $0 { count } else { nil } }
            if plain.count == counts.count { return Set(plain).count == 1 ? counts[0] : .varies(node, in: body.declaration) }
            return counts.first { if case .varies = $0 { true } else { false } } ?? .erased
        case .modifier: return viewCount(ofModifier: node, in: body, depth: depth)
        case .construct: return viewCount(ofConstruct: node, in: body, depth: depth)
        case .reference: return viewCount(ofReference: node, in: body, depth: depth)
        }
    }

    /// Whether all that content makes are sections, through the program's own views and members: a list asks each of them for its rows,
    /// however many there are.
    public func makesSections(_ node: ViewNodeID, in body: LoweredBody) -> Bool { makesSections(node, in: body, depth: 0) }

    private func makesSections(_ node: ViewNodeID, in body: LoweredBody, depth: Int) -> Bool {
        guard depth < 12 else { return false }
        let children = body.children(node)
        switch body[node].kind {
        case .empty: return true
        case .branch, .choice, .arm, .block: return children.allSatisfy { makesSections($0, in: body, depth: depth + 1) }
        case .modifier: return body.base(of: node).map { makesSections($0, in: body, depth: depth + 1) } ?? false
        case .construct:
            let type = nominal(body[node].type)
            if type == wellKnown.emptyView || marks(ofView: node, in: body).contains(.section) { return true }
            guard let member = ownBody(of: type), let inner = self.body(of: member) else { return false }
            return makesSections(.root, in: inner, depth: depth + 1)
        case .reference:
            if let value = children.first, body[value].role == .value { return makesSections(value, in: body, depth: depth + 1) }
            let declaration = body[node].declaration
            guard declaration != .none, !isFromPrelude(declaration), let inner = contentBody(of: declaration) else { return false }
            return makesSections(.root, in: inner, depth: depth + 1)
        case .opaque: return false
        }
    }

    private func sum(_ counts: [ViewCount]) -> ViewCount {
        var total = 0
        for count in counts {
            switch count {
            case .constant(let number): total += number
            default: return count
            }
        }
        return .constant(total)
    }

    private func viewCount(ofModifier node: ViewNodeID, in body: LoweredBody, depth: Int) -> ViewCount {
        guard let base = body.base(of: node), let call = body.call(node), call.declaration != .none else { return .unknown }
        let inner = viewCount(of: base, in: body, depth: depth + 1)
        if case .constant(1) = inner, isKnown(body[node].type), !isErased(body[node].type) { return inner }
        if isErased(body[node].type) { return .erased }
        // A modifier of SDK's is applied to each view; what one of the program makes of several is its own affair.
        guard isFromPrelude(call.declaration), program[call.declaration].name != wellKnown.names.modifier else { return .unknown }
        return inner
    }

    private func viewCount(ofConstruct node: ViewNodeID, in body: LoweredBody, depth: Int) -> ViewCount {
        let type = nominal(body[node].type)
        guard type != .none else { return .unknown }
        if type == wellKnown.anyView { return .erased }
        if type == wellKnown.emptyView { return .constant(0) }
        if isFromPrelude(type) {
            if type == wellKnown.tupleView || program.marks(of: type).contains(.group) {
                return body.children(node).first.map { viewCount(of: $0, in: body, depth: depth + 1) } ?? .unknown
            }
            if type == wellKnown.forEach {
                guard let list = elementList(at: node, in: body) else { return .unknown }
                return isConstantCollection(list.data.syntax, in: body) ? .unknown : .varies(node, in: body.declaration)
            }
            return type == wellKnown.optional ? .unknown : .constant(1)
        }
        guard let member = ownBody(of: type), let inner = self.body(of: member) else {
            // A platform's view, or one whose body is unknown.
            return representable(type) == nil ? .unknown : .constant(1)
        }
        return viewCount(of: .root, in: inner, depth: depth + 1)
    }

    private func viewCount(ofReference node: ViewNodeID, in body: LoweredBody, depth: Int) -> ViewCount {
        if let value = body.children(node).first, body[value].role == .value { return viewCount(of: value, in: body, depth: depth + 1) }
        if isErased(body[node].type) { return .erased }
        let declaration = body[node].declaration
        if declaration != .none, !isFromPrelude(declaration), let inner = contentBody(of: declaration) {
            return viewCount(of: .root, in: inner, depth: depth + 1)
        }
        guard isKnown(body[node].type) else { return .unknown }
        switch structure(of: revealed(body[node].type)) {
        case .nominal(let found, _, _) where isFromPrelude(found):
            return [wellKnown.optional, wellKnown.conditionalContent, wellKnown.tupleView, wellKnown.forEach].contains(found)
                ? .unknown : .constant(1)
        default: return .unknown
        }
    }

    private func isErased(_ type: TypeID) -> Bool {
        let declaration = nominal(revealed(type))
        return declaration != .none && declaration == wellKnown.anyView
    }
}
