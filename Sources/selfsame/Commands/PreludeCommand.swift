// `prelude`: the description of SwiftUI for a profile, as one Swift file that `swiftc` compiles.

import SelfsameAnalysis
import SelfsamePrelude
import SelfsameSyntax

func preludeText(_ profile: Profile) -> String {
    let sources = PreludeSource.all.filter { $0.module == "SwiftUI" } + PreludeSource.standIns
    return resolvedPrelude(
        sources.map { SyntaxTree(parsing: SourceFile(path: "SwiftUI/\($0.name).swift", bytes: Array($0.text.utf8))) }, profile: profile)
}
