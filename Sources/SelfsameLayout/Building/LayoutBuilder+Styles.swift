// Controls with a style of the program: what `makeBody` makes of the label.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension LayoutBuilder {
    /// A style of the program; nil for one of SwiftUI.
    func style(_ value: LayoutValue) -> ViewInstance? {
        switch value {
        case .object(let instance): instance
        case .member(let name, _):
            if case .object(let instance)? = reader.staticValue(named: name) { instance } else { nil }
        default: nil
        }
    }

    /// What a style makes of a control; nil where its code is not known.
    func styled(_ node: ViewNodeID, by style: ViewInstance, _ control: String, _ surroundings: Surroundings) -> [Int]? {
        guard let name = program.names.find(LayoutVocabulary.makeBody), mayEnter(style.type, surroundings),
            let function = program.members(of: style.type, named: name, from: program[style.type].file)
                .first(where: { program[$0].kind == .function && !analyzer.isFromPrelude($0) }),
            let inner = analyzer.contentBody(of: function)
        else { return nil }
        style.environment = surroundings.environment
        let scope = ValueScope(CodeScope(inner), style)
        let key = ParameterKey(function: function, index: 0)
        scope.views[key] = PassedViews(
            body: surroundings.body, nodes: shown(node, surroundings), scope: surroundings.scope,
            title: arguments(node, surroundings).unlabeled(program.tree(surroundings.body.file)).first)
        scope.parameters[key] = .value(.made(control, [LabeledValue(label: LayoutVocabulary.isPressed, value: .truth(false))]))
        var around = surroundings.with(inner, scope)
        around.path.append(style.type)
        around.styles[control] = nil
        log.escapes += 1
        return build(.root, around.inside(.horizontal))
    }

    /// The label of the control whose configuration an expression names: the parameter of `makeBody`, or what a view was given for it.
    func label(ofConfiguration node: NodeID, _ scope: ValueScope) -> PassedViews? {
        var (node, scope) = (node, scope)
        while true {
            let syntax = program.tree(scope.code.file)
            guard syntax.kind(node) == .reference, syntax.mainToken(node) != .none else { return nil }
            switch analyzer.origin(of: syntax.mainToken(node), at: node, in: scope.code) {
            case .parameter(let function):
                guard scope.code.declaration != .none, program[scope.code.declaration].node == function else { return nil }
                return scope.views[ParameterKey(function: scope.code.declaration, index: 0)]
            case .declaration(let id):
                guard case .expression(let given, let outer)? = scope.instance?.properties[id] else { return nil }
                (node, scope) = (given, outer)
            default: return nil
            }
        }
    }
}
