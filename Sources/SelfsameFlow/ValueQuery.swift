// The engine of the value flow. A client says what one step means for its question and asks about the values before it; the engine keeps
// answers, counts steps, and knows cycles and cuts. Every question has one budget. An answer is kept with what it cost, and whoever uses it
// pays that again, so that no answer depends on what was asked before.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A question about values.
protocol ValueClient {
    /// What is asked, besides the value that it is asked of.
    associatedtype Question: Hashable
    /// What is answered.
    associatedtype Answer

    /// What a value adds that is being asked for already.
    static var cyclic: Answer { get }
    /// What is answered where the budget is spent: never a claim.
    static var unknown: Answer { get }

    /// The answer for a subject that is known by its step.
    static func answer(_ question: Question, of subject: ValueSubject, _ step: ValueStep, _ query: ValueQuery<Self>) -> Answer
}

/// The answers of one client that hold for good.
final class ValueMemo<Client: ValueClient> {
    /// An answer with what it cost.
    struct Entry {
        var answer: Client.Answer
        /// How many steps it took.
        var steps: Int
        /// How far it went.
        var height: Int
    }

    fileprivate var entries: [ValueKey<Client.Question>: Entry] = [:]
}

/// What is asked of what.
struct ValueKey<Question: Hashable>: Hashable {
    var question: Question
    var subject: ValueSubject
}

/// One question of a client, with all that it leads to.
final class ValueQuery<Client: ValueClient> {
    typealias Key = ValueKey<Client.Question>

    let flow: Flow
    private let memo: ValueMemo<Client>
    /// The questions being answered, with their depth.
    private var open: [Key: Int] = [:]
    private var depth = 0
    private var steps = 0
    /// How far the answer being made has gone.
    private var height = 0
    /// The outermost open question that the answer being made rests on.
    private var lowest = Int.max
    /// Whether the answer being made was cut by the budget.
    private(set) var isCut = false

    /// How many steps one question may take.
    static var stepLimit: Int { 4000 }
    /// How far it may go.
    static var depthLimit: Int { 64 }

    init(_ flow: Flow, _ memo: ValueMemo<Client>) {
        self.flow = flow
        self.memo = memo
    }

    var program: Program { flow.program }

    /// The answer for an expression.
    func ask(_ question: Client.Question, of place: ValuePlace) -> Client.Answer { ask(question, of: .expression(place)) }

    /// The answer for what callers give.
    func ask(_ question: Client.Question, of value: GivenValue) -> Client.Answer { ask(question, of: .given(value)) }

    /// The answer for what one caller gives.
    func ask(_ question: Client.Question, of given: GivenExpression) -> Client.Answer {
        switch given.source {
        case .expression(let node, let scope): ask(question, of: ValuePlace(node, in: scope))
        case .same(let value): ask(question, of: value)
        }
    }

    /// The answer for a subject.
    func ask(_ question: Client.Question, of subject: ValueSubject) -> Client.Answer {
        let key = Key(question: question, subject: subject)
        if let known = memo.entries[key], depth + known.height < Self.depthLimit, steps + known.steps < Self.stepLimit {
            steps += known.steps
            height = max(height, depth + known.height)
            return known.answer
        }
        if let position = open[key] {
            lowest = min(lowest, position)
            return Client.cyclic
        }
        guard depth < Self.depthLimit, steps < Self.stepLimit else {
            isCut = true
            return Client.unknown
        }
        steps += 1
        let outer = (steps: steps, lowest: lowest, isCut: isCut, height: height)
        (lowest, isCut, height) = (.max, false, depth)
        open[key] = depth
        depth += 1
        let answer = Client.answer(question, of: subject, flow.step(from: subject), self)
        depth -= 1
        open[key] = nil
        if lowest >= depth {
            if !isCut { memo.entries[key] = .init(answer: answer, steps: steps - outer.steps + 1, height: height - depth) }
            lowest = .max
        }
        (lowest, isCut, height) = (min(lowest, outer.lowest), isCut || outer.isCut, max(height, outer.height))
        return answer
    }
}
