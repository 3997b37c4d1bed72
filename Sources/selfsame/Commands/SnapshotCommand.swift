// `snapshot`: writes the identity of a program to a file that is committed, or compares the program with it.

import SelfsameProject
import SelfsameReports
import SelfsameSyntax

extension AnalysisRun {
    /// Where a snapshot lies unless an option says otherwise.
    private static let defaultPath = "selfsame.snapshot"

    mutating func snapshot() throws -> ExitStatus {
        let path = arguments.value(.output) ?? Self.defaultPath
        let files = try identities(findsReads: true)
        let current = IdentitySnapshot(of: files) { relativePath($0, toFolderOf: path) }
        guard arguments.has(.check) else {
            try write(current, to: path)
            return finished()
        }
        guard let recorded = try readSnapshot(at: path) else { return finished() }
        let comparison = IdentityComparison(from: recorded, to: current)
        try console.print(comparisonText(comparison, style: style))
        if arguments.has(.update) {
            try write(current, to: path)
        } else if comparison.hasRegressions {
            if !arguments.has(.quiet) {
                console.printError("selfsame: identity got worse; accept with `selfsame snapshot --check --update`\n")
            }
            raise(.findings)
        } else if !comparison.changes.isEmpty, !arguments.has(.quiet) {
            console.printError("selfsame: nothing got worse; update `\(printable(path))` with `selfsame snapshot`\n")
        }
        return finished()
    }

    private mutating func write(_ snapshot: IdentitySnapshot, to path: String) throws {
        guard status < .incomplete else {
            console.printError("selfsame: no snapshot written: the analysis is incomplete\n")
            return
        }
        try write(snapshot.text, to: path)
        guard status < .incomplete, !arguments.has(.quiet) else { return }
        console.printError("selfsame: wrote \(counted(snapshot.bodies.count, "body", "bodies")) to `\(printable(path))`\n")
    }

    private mutating func readSnapshot(at path: String) throws -> IdentitySnapshot? {
        switch readSource(at: path) {
        case .failure(let problem):
            report([InputProblem(path: path, message: problem.message + "; create it with `selfsame snapshot`")])
            return nil
        case .success(let source):
            do {
                return try IdentitySnapshot(parsing: String(decoding: source.bytes, as: UTF8.self))
            } catch {
                console.printError("\(printable(path)):\(error.line): error: \(error.message)\n")
                raise(.incomplete)
                return nil
            }
        }
    }
}
