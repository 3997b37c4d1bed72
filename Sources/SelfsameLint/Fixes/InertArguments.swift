// Inert values: arguments with which a modifier changes nothing, as the prelude's marks give them. A modifier that is in one arm only can
// are in both when its argument is chosen: the value as written, or the inert one.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// How a modifier is written so that a condition decides whether it does anything.
struct ConditionalModifier {
    /// The whole call from its name on: `scaleEffect(isBig ? 2 : 1)`.
    var text: String
    /// Whether the inert value is known to hold everywhere.
    var isSafe: Bool
    /// What is asked for: `needs iOS 16`.
    var note: String?
    /// Source taken over into the text.
    var kept: [SourceRange]
    /// The parameters of the overload that is called instead of the one written, where it is a different one.
    var otherParameters: Int?
}

extension BodyContext {
    /// A modifier of the arm `arm` of an `if … else …` so that it does nothing in the other arm; nil where it has no inert form.
    func conditional(_ modifier: ViewNodeID, ofArm arm: Int, _ expression: ConditionExpression) -> ConditionalModifier? {
        guard let call = body.call(modifier), call.declaration != .none, mayBeInert(call.declaration) else { return nil }
        if program.marks(of: call.declaration).contains(.neverInert) { return nil }
        if let inert = analyzer.markDetails(of: call.declaration).inert {
            return conditional(call, call.declaration, inert, ofArm: arm, expression)
        }
        return otherOverload(of: call, ofArm: arm, expression)
    }

    /// Whether a modifier has an inert form.
    func hasInertForm(_ modifier: ViewNodeID) -> Bool {
        guard let call = body.call(modifier), call.declaration != .none, mayBeInert(call.declaration) else { return false }
        if program.marks(of: call.declaration).contains(.neverInert) { return false }
        return analyzer.markDetails(of: call.declaration).inert != nil || !overloads(of: call).isEmpty
    }

    /// Whether a modifier's inert arguments are known at all: it is described, or the configuration names it.
    private func mayBeInert(_ declaration: DeclID) -> Bool {
        analyzer.isFromPrelude(declaration)
            || program.profile.knowledge.inertModifiers[name(of: declaration)] != nil
    }

    private func conditional(
        _ call: CallRecord, _ declaration: DeclID, _ inert: (isSafe: Bool, arguments: String), ofArm arm: Int,
        _ expression: ConditionExpression, implied: String? = nil
    ) -> ConditionalModifier? {
        conditionalCall(call, declaration, inert.arguments, ofArm: arm, expression, implied: implied).map { text in
            ConditionalModifier(text: text, isSafe: inert.isSafe, note: nil, kept: call.arguments.map { tree.range($0.syntax) })
        }
    }

    // MARK: A different overload

    /// `Text.bold()` takes no argument; `Text.bold(_:)` does, from iOS 16 on. Before that `fontWeight` does the same for bold.
    private func otherOverload(of call: CallRecord, ofArm arm: Int, _ expression: ConditionExpression) -> ConditionalModifier? {
        guard call.arguments.isEmpty else { return nil }
        for overload in overloads(of: call) {
            let needed = program.availability(of: overload.declaration)
            guard needed <= target else { continue }
            var result = conditional(call, overload.declaration, overload.inert, ofArm: arm, expression, implied: "true")
            result?.otherParameters = analyzer.signature(of: overload.declaration).parameters.count
            return result
        }
        guard name(of: call.declaration) == "bold" else { return nil }
        let weight = expression.choose(".bold", inArm: arm, otherwise: "nil")
        return ConditionalModifier(text: "fontWeight(\(weight))", isSafe: true, note: nil, kept: [])
    }

    /// Overloads next to the one called, in the same type, whose Booleans are all inert as `false`: `bold(_:)`, `fixedSize(horizontal:vertical:)`.
    private func overloads(of call: CallRecord) -> [(declaration: DeclID, inert: (isSafe: Bool, arguments: String))] {
        let program = program
        let owner = program.nominal(containing: call.declaration)
        guard owner != .none, call.arguments.isEmpty else { return [] }
        return program.members(of: owner).compactMap { member in
            guard member != call.declaration, program[member].name == program[call.declaration].name,
                program[member].kind == .function, let inert = analyzer.markDetails(of: member).inert,
                InertArgument.parse(inert.arguments).allSatisfy({ $0.value == "false" })
            else { return nil }
            return (member, inert)
        }
    }
}

extension [MarkDetail] {
    /// The inert arguments among the marks.
    var inert: (isSafe: Bool, arguments: String)? {
        for case .inert(let isSafe, let arguments) in self { return (isSafe, arguments) }
        return nil
    }
}
