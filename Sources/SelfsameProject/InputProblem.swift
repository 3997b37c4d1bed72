// What is wrong with a path of the call. A problem never ends a run: the other files are analysed all the same, and the status is 2.

import SelfsameSyntax

/// What keeps a path, or a part of it, from being analysed.
public struct InputProblem: Error, Hashable, Sendable {
    /// The path as it is printed.
    public var path: String
    /// The place in the file, where there is one.
    public var location: SourceLocation?
    /// What is wrong: lower case, no full stop.
    public var message: String

    /// Makes a problem.
    public init(path: String, location: SourceLocation? = nil, message: String) {
        self.path = path
        self.location = location
        self.message = message
    }
}

extension [InputProblem] {
    /// By path, then place, so that what is printed never depends on the order of the work.
    public func inPathOrder() -> [InputProblem] {
        enumerated().sorted { a, b in
            if a.element.path != b.element.path { return precedesAsPath(a.element.path, b.element.path) }
            let places = (a.element.location?.offset ?? -1, b.element.location?.offset ?? -1)
            return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
        }.map(\.element)
    }
}

/// The order of paths in every output: by bytes, whatever the locale.
public func precedesAsPath(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
