// How fast files are lexed and parsed, for `syntax --benchmark`. Everything is read beforehand and all of it is done on one thread, so
// that the figures stand beside those of another parser on the same bytes.

import SelfsameSyntax
import SelfsameSystem

/// What lexing and parsing some files takes.
public struct FrontEndSpeed: Sendable {
    /// The number of files.
    public var files: Int
    /// Their bytes.
    public var bytes: Int
    /// Seconds of processor time for tokens alone, best of several rounds.
    public var lexing: Double
    /// Seconds of processor time for tokens, nodes and the table of lines, best of several rounds.
    public var parsing: Double

    /// Lexes and parses the files that a call reports on, `rounds` times.
    public init(of input: ProjectInput, rounds: Int = 5) {
        let sources = input.found().files.compactMap { try? $0.load().get() }
        files = sources.count
        bytes = sources.reduce(0) { $0 + $1.bytes.count }
        lexing = .infinity
        parsing = .infinity
        for _ in 0..<rounds {
            lexing = min(lexing, Self.seconds { for source in sources { _ = TokenBuffer(lexing: source) } })
            parsing = min(
                parsing,
                Self.seconds {
                    for source in sources { _ = SyntaxTree(parsing: SourceFile(path: source.path, bytes: source.bytes)) }
                })
        }
    }

    private static func seconds(_ work: () -> Void) -> Double {
        let start = clock()
        work()
        // POSIX fixes the unit of `clock()` at a microsecond.
        return Double(clock() - start) / 1_000_000
    }
}
