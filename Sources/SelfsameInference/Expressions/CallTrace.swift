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

/// Somebody who is told what calls come to while they are resolved. What is inferred is the same with one and without.
public final class CallListener {
    /// The declarations that each call was found to mean. A call is looked at once for each context that its surroundings may give it.
    public internal(set) var chosen: [CallSite: Set<DeclID>] = [:]
    /// The call that is asked about, and what its candidates came to.
    let traced: CallSite?
    fileprivate(set) var trace: CallTrace?

    /// Hears of all calls; of one of them also what speaks against its candidates.
    public init(tracing traced: CallSite? = nil) { self.traced = traced }
}

extension Inference {
    /// The trace of a call of a body, typed again for it; nil where the node is no call that is resolved among declarations.
    public func trace(of call: NodeID, in body: LoweredBody) -> CallTrace? {
        guard body.declaration != .none else { return nil }
        let listener = CallListener(tracing: CallSite(file: body.file, node: call))
        _ = Inference(program: program, listener: listener).infer(body.declaration)
        return listener.trace
    }
}

extension BodyTyper {
    /// Whether somebody asks how calls of this code are resolved: then none is passed over as known.
    var isTraced: Bool { analyzer.listener?.traced?.file == file }

    /// Tells who listens what became of the candidates of a call.
    func tell(
        _ listener: CallListener, of candidates: [Candidate], _ viable: @autoclosure () -> [Attempt], _ arguments: [CallArgument],
        _ node: NodeID, _ result: Resolution
    ) {
        guard listener.traced == CallSite(file: file, node: node), candidates.contains(where: { $0.declaration != .none }) else { return }
        let viable = viable()
        var chosen = DeclID.none
        if case .success(let outcomes) = result { chosen = outcomes[0].call.declaration }
        let best = viable.first { $0.candidate.declaration == chosen }
        var trace = CallTrace(chosen: chosen, rejected: [])
        for candidate in candidates where candidate.declaration != chosen && candidate.declaration != .none {
            let attempt = viable.first { $0.candidate.declaration == candidate.declaration }
            let reason: String
            if let attempt {
                reason = best.map { difference(attempt.faults, $0.faults) } ?? "the arguments do not decide"
            } else if analyzer.map(arguments, to: analyzer.signature(of: candidate.declaration).parameters) == nil {
                reason = "labels or number of arguments do not fit"
            } else {
                reason = "an argument or a requirement does not fit"
            }
            trace.rejected.append(RejectedCandidate(declaration: candidate.declaration, reason: reason))
        }
        // A call is looked at again when what stands around it is known better; the look that saw most tells most.
        if trace.rejected.count >= listener.trace?.rejected.count ?? 0 { listener.trace = trace }
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
