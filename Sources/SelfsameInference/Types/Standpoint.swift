// Where a question about types is asked. What is taken to hold there decides the answer, so it is a value: it goes with the question, and is part of
// what the answer is kept under.

import SelfsameDeclarations

/// What is taken to hold where a question about types is asked.
struct Premises: Hashable {
    /// The declaration whose generic requirements hold; `.none` outside of all.
    var declaration = DeclID.none
    /// Whether a type that states a conformance to a protocol of a module that is not seen is taken to conform to whatever is asked of it: only
    /// while a call is looked at that fits nothing else.
    var trustsUnseen = false

    /// The two in one number.
    var number: UInt32 { declaration.rawValue ^ (trustsUnseen ? 1 << 31 : 0) }
}

/// A place from which types are looked at.
struct Standpoint {
    let inference: Inference
    let premises: Premises

    var program: Program { inference.program }
    var types: TypeTable { inference.types }
    var wellKnown: WellKnown { inference.wellKnown }

    /// What counts of the premises where a type is asked about: requirements say nothing of one without generic parameters.
    func premises(concerning type: TypeID) -> Premises {
        type == .none || inference.isContextFree(type) ? Premises(trustsUnseen: premises.trustsUnseen) : premises
    }
}

extension Inference {
    /// Inside of a declaration, by itself: whatever the call around it is taken for.
    func inside(_ declaration: DeclID) -> Standpoint { Standpoint(inference: self, premises: Premises(declaration: declaration)) }

    /// Outside of all declarations: what they say of themselves holds wherever it is asked.
    var outside: Standpoint { inside(.none) }
}
