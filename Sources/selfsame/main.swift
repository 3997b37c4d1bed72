// The program. Everything it does is in `run`, which returns the exit status.

import SelfsameProject
import SelfsameSystem

prepareHeap(processors: processorCount)
exit(withLargeStack { run(Array(CommandLine.arguments.dropFirst())) }.rawValue)
