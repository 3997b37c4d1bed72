// Which arms of a branch make views of one type.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension ConditionContext {
    /// `if … else if …`: three or more ways, one of which may be to make nothing.
    var isChain: Bool { syntax.form == .if && (arms.count > 2 || arms.count == 2 && !arms[1].syntax.isElse) }

    /// The largest set of arms, at least two, that make views of one checked type. Indices in source order.
    var armsOfOneType: [Int]? {
        var groups: [(type: TypeID, arms: [Int])] = []
        for index in arms.indices {
            guard let type = groupedType(index) else { continue }
            if let place = groups.firstIndex(where: { $0.type == type }) {
                groups[place].arms.append(index)
            } else {
                groups.append((type, [index]))
            }
        }
        // Of groups of one size, the first.
        return groups.map(\.arms).filter { $0.count > 1 }.reduce(nil) { best, group in
            if let best, best.count >= group.count { best } else { group }
        }
    }

    /// The checked type of what an arm makes, where that is something to keep.
    private func groupedType(_ index: Int) -> TypeID? {
        guard !body[arms[index].node].isErased, let content = body.children(arms[index].node).first, context.isKnown(content) else {
            return nil
        }
        switch body[content].kind {
        case .block: return body[content].type
        case .construct, .reference, .modifier: break
        case .empty, .branch, .arm, .choice, .opaque: return nil
        }
        let root = body.rootView(of: content)
        guard [.construct, .reference].contains(body[root].kind) else { return nil }
        // A view that shows nothing has nothing to lose, and AnyView says nothing about what it wraps.
        let isNothing = [body[root].type, body[content].type].contains { type in
            let declaration = analyzer.nominal(analyzer.revealed(type))
            return declaration != .none && [analyzer.wellKnown.emptyView, analyzer.wellKnown.anyView].contains(declaration)
        }
        return isNothing ? nil : body[content].type
    }
}
