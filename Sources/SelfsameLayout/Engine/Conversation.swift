// What is asked and answered, in order: one line a proposal with its answer and the reason in words. Whoever probes for the least and the
// largest size is not recorded line by line; the reason of the one who asks sums it up.

/// One question with its answer.
public struct ConversationStep: Sendable {
    /// When it was asked.
    public enum Phase: String, Sendable {
        /// While sizes are chosen.
        case size
        /// While views are placed.
        case place
    }

    /// The node that is asked.
    public var node: Int
    /// How deep in the conversation.
    public var depth: Int
    /// When it was asked.
    public var phase: Phase
    /// What it was offered.
    public var proposal: LayoutProposal
    /// What it chose.
    public var answer: LayoutSize
    /// Why.
    public var reason: String
}

/// The record of one layout.
public struct Conversation: Sendable {
    /// The steps in the order of the questions.
    public private(set) var steps: [ConversationStep] = []
    var isMuted = 0
    var phase = ConversationStep.Phase.size
    private var depth = 0
    private var open: [Int] = []
    private var heard: Set<LayoutQuestion> = []

    /// How many steps are recorded.
    static let limit = 20_000

    /// Whether a question was answered in full before; what was only probed for is told once more.
    func hasHeard(_ question: LayoutQuestion) -> Bool { isMuted > 0 || steps.count >= Self.limit || heard.contains(question) }

    mutating func begin(_ node: Int, _ proposal: LayoutProposal) {
        guard isMuted == 0, steps.count < Self.limit else { return }
        open.append(steps.count)
        steps.append(ConversationStep(node: node, depth: depth, phase: phase, proposal: proposal, answer: .zero, reason: ""))
        depth += 1
    }

    mutating func finish(_ question: LayoutQuestion, _ answer: LayoutSize, _ reason: () -> String) {
        guard isMuted == 0, let index = open.last, steps[index].node == question.node, steps[index].proposal == question.proposal else {
            return
        }
        open.removeLast()
        depth -= 1
        steps[index].answer = answer
        steps[index].reason = (phase == .place ? "when it is placed: " : "") + reason()
        heard.insert(question)
    }

    mutating func repeatAnswer(_ node: Int, _ proposal: LayoutProposal, _ answer: LayoutSize) {
        // Placing asks everybody once more; only what it offers otherwise is news.
        guard isMuted == 0, phase == .size, steps.count < Self.limit else { return }
        steps.append(ConversationStep(node: node, depth: depth, phase: phase, proposal: proposal, answer: answer, reason: "as before"))
    }
}

extension Length: CustomStringConvertible {
    /// The points with at most three digits after the point; `~` before an estimate, `?` before what rests on something unknown.
    public var description: String { certainty.mark + layoutNumber(points) }
}

extension Certainty {
    /// What is printed before a number.
    var mark: String {
        switch self {
        case .exact: ""
        case .estimated, .assumed: "~"
        case .unknown: "?"
        }
    }
}

/// A number as reports print it.
public func layoutNumber(_ value: Double, digits: Int = 2) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
    guard abs(value) < 1e15 else { return "\(value)" }
    if value == value.rounded() { return String(Int64(value)) }
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = Int64((abs(value) * factor).rounded())
    let whole = scaled / Int64(factor)
    var rest = String(scaled % Int64(factor))
    rest = String(repeating: "0", count: max(0, digits - rest.count)) + rest
    while rest.hasSuffix("0") { rest.removeLast() }
    let sign = value < 0 && scaled != 0 ? "-" : ""
    return sign + String(whole) + (rest.isEmpty ? "" : "." + rest)
}

extension LayoutSize: CustomStringConvertible {
    /// `300×200`.
    public var description: String { "\(width)×\(height)" }
}

extension LayoutProposal: CustomStringConvertible {
    /// `300×nil`.
    public var description: String { "\(width.map(\.description) ?? "nil")×\(height.map(\.description) ?? "nil")" }
}
