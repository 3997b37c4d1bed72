// The program. Everything it does is in `run`, which returns the exit status.

import SelfsameProject
import SelfsameSystem

exit(withLargeStack { run(Array(CommandLine.arguments.dropFirst())) }.rawValue)
