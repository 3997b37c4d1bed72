// What the flips of conditions lose that one view in the place of two would keep. Rules say it with a rewrite; reports say it of every condition,
// next to all that goes with what the condition exchanges.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference

/// What could be kept in the bodies of one file.
public struct AvoidableLoss {
    private let file: FileContext

    /// Looks at one file with a thread's analyzer.
    public init(in file: FileID, analyzer: Analyzer) {
        let tree = analyzer.program.tree(file)
        let facts = FileFacts(tree: tree, file: file, program: analyzer.program)
        self.file = FileContext(analyzer: analyzer, file: file, tree: tree, options: LintOptions(), facts: facts)
    }

    /// For each branch whose flips the program shows, what is lost of views that two of its arms make; nothing where the exchange is intended.
    public func states(in body: LoweredBody) -> [ViewNodeID: [LostState]] {
        var result: [ViewNodeID: [LostState]] = [:]
        for condition in file.context(of: body).conditions() where condition.partsIdentity && condition.arms.count > 1 {
            let arms = Array(condition.arms.indices)
            let lost = condition.cost(among: arms).losses.compactMap { loss -> LostState? in
                switch loss {
                case .state(let state), .work(let state): state
                case .rows, .control, .animation: nil
                }
            }
            if !lost.isEmpty, [Exemption].merging.first(of: .silences, for: condition, arms: arms) == nil {
                result[condition.branch] = lost
            }
        }
        return result
    }
}
