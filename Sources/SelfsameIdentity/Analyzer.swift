// The analyzer of one thread over one linked program: all that can be asked about it, from the types of its bodies to what a condition destroys.

import SelfsameDeclarations
import SelfsameFlow

/// Answers questions about the views of one program. Not `Sendable`: each thread has its own.
public final class Analyzer: Flow {
    var holdings: [Holder: Holding] = [:]
}
