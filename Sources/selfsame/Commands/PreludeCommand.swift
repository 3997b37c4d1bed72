// `prelude`: the description of SwiftUI for a profile, as one Swift file that `swiftc` compiles, or what an interface has beside it.

import SelfsameDeclarations
import SelfsamePrelude
import SelfsameProject
import SelfsameReports
import SelfsameSyntax

extension AnalysisRun {
    mutating func prelude() throws -> ExitStatus {
        guard let path = arguments.value(.compare) else {
            try console.print(preludeText(profile))
            return finished()
        }
        switch readSource(at: path) {
        case .failure(let problem): report([problem])
        case .success(let source):
            let interface = SyntaxTree(parsing: source)
            report(interface.diagnostics, in: source)
            let embedded = PreludeSource.all.map { source in
                (
                    SyntaxTree(parsing: SourceFile(path: "\(source.module)/\(source.name).swift", bytes: Array(source.text.utf8))),
                    source.module
                )
            }
            try console.print(preludeComparison(embedded, with: interface, profile: profile))
        }
        return finished()
    }
}

func preludeText(_ profile: Profile) -> String {
    let sources = PreludeSource.all.filter { $0.module == "SwiftUI" } + PreludeSource.standIns
    return resolvedPrelude(
        sources.map { SyntaxTree(parsing: SourceFile(path: "SwiftUI/\($0.name).swift", bytes: Array($0.text.utf8))) }, profile: profile)
}
