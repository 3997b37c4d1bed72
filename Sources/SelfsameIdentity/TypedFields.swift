// Fields whose text decides a branch that they are in: typing replaces the field that is typed into, and the keyboard goes with it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Analyzer {
    /// The name of a field in one arm whose text decides whether the arm stays, where the other arm has a field for that text as well; nil where no
    /// arm has one, and where some code of the view gives the focus back.
    func fieldReplacedByTyping(
        between first: ViewNodeID, _ second: ViewNodeID, of branch: BranchSyntax, in body: LoweredBody
    ) -> String? {
        let deciding = valuesDeciding(between: first, second, of: branch, in: body).filter { read in
            read.root.map { writes(to: $0).known.contains(where: \.isHandedOn) } == true && !read.isTestedForNil
        }
        guard !deciding.isEmpty, body.declaration != .none, !setsFocusUnasked(program.nominal(containing: body.declaration))
        else { return nil }
        func fields(_ arm: ViewNodeID) -> [TypedField] {
            self.fields(below: arm, in: body).filter { field in deciding.contains { $0.isMember(of: field.text) } }
        }
        let others = fields(second)
        return others.isEmpty ? nil : fields(first).first { field in others.contains { $0.text.isSame(as: field.text) } }?.name
    }

    /// The values that lead from one arm to another.
    private func valuesDeciding(
        between first: ViewNodeID, _ second: ViewNodeID, of branch: BranchSyntax, in body: LoweredBody
    ) -> [ValueRead] {
        let tree = program.tree(body.file)
        guard let from = branch.arm(around: body[first].syntax, in: tree), let to = branch.arm(around: body[second].syntax, in: tree)
        else { return valuesRead(by: branch, in: body) }
        return valueReads(below: nodesDeciding(from, or: to, of: branch, in: body), in: CodeScope(body))
    }

    /// The fields that a view shows, also by members of its type, and by views of the program that are given the text.
    private func fields(below root: ViewNodeID, in body: LoweredBody) -> [TypedField] {
        let presented = presentedContent(around: root, in: body)
        func isShown(_ node: ViewNodeID) -> Bool { presentedContent(around: node, in: body) == presented }
        return (root.rawValue..<root.rawValue + body[root].size).map { ViewNodeID($0) }.flatMap { node -> [TypedField] in
            if body[node].kind == .reference {
                let member = body[node].declaration
                guard member != .none, !isFromPrelude(member),
                    program.nominal(containing: member) == program.nominal(containing: body.declaration),
                    case let fields = fields(ofMember: member), !fields.isEmpty, isShown(node)
                else { return [] }
                return fields
            }
            guard body[node].kind == .construct, let call = body.call(node), case let type = nominal(body[node].type), type != .none else {
                return []
            }
            let labels = labelsOfText(type)
            let texts = call.arguments.filter { argument in
                isFromPrelude(type)
                    ? labels.contains(name(argument.label))
                    : properties(givenBy: argument.parameter, of: call.declaration).contains { isTyped($0) }
            }
            guard !texts.isEmpty, !setsFocusUnasked(type), !isDisabled(node, in: body), isShown(node) else { return [] }
            return texts.flatMap { valueReads(below: [$0.syntax], in: CodeScope(body)) }.filter(\.isProjection).map {
                TypedField(name: name(program[type].name), text: $0)
            }
        }
    }

    private func fields(ofMember member: DeclID) -> [TypedField] {
        typedFields.ask(member, bottom: []) { contentBody(of: member).map { fields(below: .root, in: $0) } ?? [] }
    }

    /// Whether a view gives a binding to a field that it shows.
    private func isTyped(_ property: DeclID) -> Bool {
        guard wrapper(of: property)?.isBinding == true, let content = ownBody(of: program.nominal(containing: property))
        else { return false }
        return fields(ofMember: content).contains { $0.text.isValue(of: property) }
    }
}
