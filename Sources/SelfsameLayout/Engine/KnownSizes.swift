// The sizes that nodes have answered. Most nodes are asked for few proposals, so the answers of a node are a list; of a node that is asked for many
// the later ones are found by their numbers.

/// What is asked of a node.
struct LayoutQuestion: Hashable {
    var node: Int
    var proposal: LayoutProposal
    /// The container around it, where that counts.
    var container: LayoutSize?

    /// One number of what tells questions apart: they are asked so often that hashing every part of a length takes longer than the layout.
    func hash(into hasher: inout Hasher) {
        var bits = UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (proposal.width?.points ?? -1).bitPattern) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 29) ^ (proposal.height?.points ?? -1).bitPattern) &* 0x94D0_49BB_1331_11EB
        hasher.combine(bits ^ (bits >> 32))
    }
}

/// What was answered.
struct KnownSizes {
    private struct Answer {
        var question: LayoutQuestion
        var size: LayoutSize
        /// The answer before it, for the same node, and how many there are.
        var previous: Int
        var count: Int
    }

    private var answers: [Answer] = []
    /// The last answer of each node.
    private var last: [Int]
    private var many: [LayoutQuestion: LayoutSize] = [:]

    /// How many answers of a node are looked through.
    private static let listLimit = 24

    init(nodes: Int) { last = Array(repeating: -1, count: nodes) }

    /// The answer to a question.
    subscript(_ question: LayoutQuestion) -> LayoutSize? {
        var index = last[question.node]
        if index >= 0, answers[index].count == Self.listLimit, let known = many[question] { return known }
        while index >= 0 {
            if answers[index].question == question { return answers[index].size }
            index = answers[index].previous
        }
        return nil
    }

    /// Keeps an answer to a question that has none.
    mutating func add(_ size: LayoutSize, to question: LayoutQuestion) {
        let previous = last[question.node]
        let count = previous < 0 ? 0 : answers[previous].count
        guard count < Self.listLimit else {
            many[question] = size
            return
        }
        last[question.node] = answers.count
        answers.append(Answer(question: question, size: size, previous: previous, count: count + 1))
    }
}
