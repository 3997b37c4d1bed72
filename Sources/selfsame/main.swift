// The program. Everything it does is in `run`, which returns the exit status.

import Foundation
import SelfsameProject

exit(withLargeStack { run(Array(CommandLine.arguments.dropFirst())) }.rawValue)
