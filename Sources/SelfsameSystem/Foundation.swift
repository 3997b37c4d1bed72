// Which Foundation the program uses: the essential one where there is one, since all of it brings the data of every language and region into
// a program that is linked statically. No other module names it. What it lacks is in this folder, and so is every `unsafe` of the program.

#if canImport(FoundationEssentials)
    @_exported import FoundationEssentials
#else
    @_exported import Foundation
#endif

#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#endif

/// The variables of the environment that the program was started in: reading them takes a while, and is done once.
public let environmentVariables = ProcessInfo.processInfo.environment

extension StringProtocol {
    /// The text without what is at both its ends, such as spaces.
    public func trimmed(of isUnwanted: (Character) -> Bool) -> String {
        var rest = self[...]
        while let last = rest.last, isUnwanted(last) { rest.removeLast() }
        return String(rest.trimmingPrefix(while: isUnwanted))
    }
}
