// Why a call means the declaration that it means: every candidate with what speaks against it. Only made where someone asks about a place.

import SelfsameDeclarations
import SelfsameSyntax

/// A candidate of a call that was not taken, and why.
public struct RejectedCandidate: Sendable {
    /// The declaration; `.none` for a value that is called.
    public var declaration: DeclID
    /// What speaks against it.
    public var reason: String
}

/// What a call was resolved to.
public struct CallTrace: Sendable {
    /// The declaration chosen; `.none` where none was.
    public var chosen: DeclID
    /// All others, in the order in which they were found.
    public var rejected: [RejectedCandidate]
}

extension Inference {
    /// The trace of a call of a body, typed again for it; nil where the node is no call that is resolved among declarations.
    public func trace(of call: NodeID, in body: LoweredBody) -> CallTrace? {
        guard body.declaration != .none else { return nil }
        let other = Inference(program: program)
        other.tracedCall = (body.file, call)
        _ = other.typedBody(of: body.declaration)
        return other.lastTrace
    }
}

extension BodyTyper {
    /// Notes what became of the candidates of the call that is asked about.
    func note(
        _ candidates: [Candidate], _ viable: [Attempt], _ arguments: [CallArgument], _ node: NodeID, _ result: Resolution
    ) {
        guard let traced = analyzer.tracedCall, traced.file == file, traced.node == node,
            candidates.contains(where: { $0.declaration != .none })
        else { return }
        var chosen = DeclID.none
        if case .success(let outcomes) = result { chosen = outcomes[0].call.declaration }
        let best = viable.first { $0.candidate.declaration == chosen }
        var trace = CallTrace(chosen: chosen, rejected: [])
        for candidate in candidates where candidate.declaration != chosen && candidate.declaration != .none {
            let attempt = viable.first { $0.candidate.declaration == candidate.declaration }
            let reason: String
            if let attempt {
                reason = best.map { difference(attempt.faults, $0.faults) } ?? "what the arguments are does not decide"
            } else if analyzer.map(arguments, to: analyzer.signature(of: candidate.declaration).parameters) == nil {
                reason = "labels or number of arguments do not fit"
            } else {
                reason = "an argument or a requirement does not fit"
            }
            trace.rejected.append(RejectedCandidate(declaration: candidate.declaration, reason: reason))
        }
        // A call is looked at again when what stands around it is known better; the look that saw most tells most.
        if trace.rejected.count >= analyzer.lastTrace?.rejected.count ?? 0 { analyzer.lastTrace = trace }
    }

    /// What the one chosen is better at.
    private func difference(_ faults: Faults, _ best: Faults) -> String {
        if faults.unavailable > best.unavailable { return "not available here" }
        if faults.disfavored > best.disfavored { return "disfavoured" }
        if faults.numberConversion > best.numberConversion { return "would convert between Double and CGFloat" }
        if faults.valueConversion > best.valueConversion { return "would convert to AnyHashable" }
        if faults.literal > best.literal { return "a literal would not have its default type" }
        if faults.promotion > best.promotion { return "an argument would be made Optional" }
        return "less specialised, more defaulted parameters, or a closure that does not fit"
    }
}
