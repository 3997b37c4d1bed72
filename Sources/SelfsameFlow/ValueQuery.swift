// The engine of the value flow. A client says what one step means for its question and asks about the values before it; the engine keeps
// answers in the memo that inference uses, too, counts steps and knows cycles and cuts. All clients share one budget for each question that is
// asked from outside. An answer is kept with what it took, and whoever uses it pays that again, so that no answer depends on what was asked
// before.

import SelfsameDeclarations
import SelfsameInference

/// A question about values.
protocol ValueClient {
    /// What is asked, besides the value that it is asked of.
    associatedtype Question: Hashable
    /// What is answered.
    associatedtype Answer: Equatable

    /// What is assumed of a value that is being asked for already.
    static var cyclic: Answer { get }
    /// What is answered where the budget is spent: never a claim.
    static var unknown: Answer { get }

    /// The answer for a subject, whose step it asks for.
    static func answer(_ question: Question, of subject: ValueSubject, _ query: ValueQuery<Self>) -> Answer
}

/// What is asked of what.
struct ValueKey<Question: Hashable>: Hashable {
    var question: Question
    var subject: ValueSubject
}

/// An answer with what it took.
struct ValueAnswer<Answer> {
    var answer: Answer
    /// How many steps.
    var steps = 0
    /// How many questions in a row.
    var height = 0
}

/// The final answers of one client.
final class ValueMemo<Client: ValueClient>: FlowStore {
    fileprivate let answers: Memo<[ValueKey<Client.Question>: ValueAnswer<Client.Answer>]>

    init(_ budget: ValueBudget) { answers = Memo([:], budget.questions) { $0.answer == $1.answer } }
}

/// The questions of one client.
struct ValueQuery<Client: ValueClient> {
    let flow: Flow
    private let memo: ValueMemo<Client>

    init(_ flow: Flow) {
        self.flow = flow
        memo = flow.store()
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
        let budget = flow.budget
        let depth = budget.questions.depth
        if depth == 0 { (budget.steps, budget.height) = (0, 0) }
        guard depth < ValueBudget.depthLimit, budget.steps < ValueBudget.stepLimit else {
            budget.questions.cutShort()
            return Client.unknown
        }
        let before = (steps: budget.steps, height: budget.height)
        budget.height = depth
        let found = memo.answers.ask(ValueKey(question: question, subject: subject), bottom: ValueAnswer(answer: Client.cyclic)) {
            let start = budget.steps
            budget.steps += 1
            let answer = Client.answer(question, of: subject, self)
            return ValueAnswer(answer: answer, steps: budget.steps - start, height: budget.height - depth)
        }
        // What was known took as much as if it were asked now.
        budget.steps = max(budget.steps, before.steps + found.steps)
        budget.height = max(before.height, budget.height, depth + found.height)
        guard budget.height < ValueBudget.depthLimit, budget.steps < ValueBudget.stepLimit else {
            budget.questions.cutShort()
            return Client.unknown
        }
        return found.answer
    }
}
