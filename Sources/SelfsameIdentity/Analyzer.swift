// The analyzer of one thread over one linked program: all that can be asked about it, from the types of its bodies to what a condition destroys.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference

/// Answers questions about the views of one program. Not `Sendable`: each thread has its own.
public final class Analyzer: Flow {
    /// What holds state, asked below what is asked of values: each of those questions has its whole budget.
    let holdings = Memo<[Holder: Holding]>([:], Questions(), isSame: ==)
    /// The fields that members show.
    let typedFields = Memo<[DeclID: [TypedField]]>([:], Questions(), isSame: ==)
}
