// The program. Everything it does is in `run`, which returns the exit status.

import Foundation

exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
