// The questions that are being answered, outermost first, and what the answers so far rest on. Every memo of one layer shares one object of
// these: whether an answer may be kept is decided here, for all kinds of questions by one rule.
//
// A question that comes back to itself is answered with what is assumed of it so far. What rests on that is provisional, as are the answers of
// all questions on the way (one strongly connected component, as in Tarjan's algorithm). The outermost of them repeats until nothing assumed
// turns out otherwise; then all of them are final, and which of them was asked first makes no difference.

/// An open question, in one round of one opening.
@usableFromInline
struct Rest {
    @usableFromInline var place = -1
    @usableFromInline var opening: UInt32 = 0
    @usableFromInline var round: UInt32 = 0

    @usableFromInline
    init() {}
}

/// The questions being answered by the memos of one layer.
public final class Questions {
    /// A question that is open.
    @usableFromInline
    struct Frame {
        /// This opening of it, and the round that is under way.
        var opening: UInt32
        var round: UInt32
        /// The outermost open question whose assumed answer was taken.
        @usableFromInline var lowest = Int.max
        /// The outermost and the innermost question without which, were they not open, the answer would be another one; -1 for an answer that
        /// was cut short, whatever is open.
        @usableFromInline var outermostCut = Int.max
        @usableFromInline var innermostCut = -1
        /// Whether somebody took what is assumed of this question.
        @usableFromInline var isAssumed = false
        /// Whether something assumed in this round turned out otherwise.
        @usableFromInline var hasChanged = false
        /// How many answers waited when it was opened.
        let waiting: Int
    }

    /// An answer that waits until the question is answered that it rests on.
    struct Waiting {
        let memo: any ProvisionalAnswers
        let slot: Int
    }

    @usableFromInline private(set) var frames: [Frame] = []
    private var waiting: [Waiting] = []
    private var serial: UInt32 = 0
    private let depthLimit: Int

    /// - Parameter depthLimit: how many questions may be open at a time. What is asked beyond is cut short.
    package init(depthLimit: Int = .max) { self.depthLimit = depthLimit }

    /// How many questions are open.
    package var depth: Int { frames.count }

    /// Whether no further question may be opened; what is being answered is cut short then.
    @usableFromInline
    func isTooDeep() -> Bool {
        guard frames.count >= depthLimit else { return false }
        cutShort()
        return true
    }

    /// Notes that what is being answered was cut short by a limit of depth or of work: of all questions that are open, no answer is kept.
    package func cutShort() {
        guard let last = frames.indices.last else { return }
        frames[last].outermostCut = -1
        frames[last].innermostCut = last
    }

    // MARK: What memos do

    @usableFromInline
    func begin() -> Int {
        serial += 1
        frames.append(Frame(opening: serial, round: serial, waiting: waiting.count))
        return frames.count - 1
    }

    /// Begins the same question again.
    @usableFromInline
    func repeatRound(_ place: Int) {
        serial += 1
        let frame = frames[place]
        frames[place] = Frame(opening: frame.opening, round: serial, waiting: frame.waiting)
    }

    /// Takes what is assumed of an open question.
    @usableFromInline
    func assume(_ place: Int) {
        frames[place].isAssumed = true
        rest(on: place)
    }

    /// Rests on the assumed answer of an open question.
    func rest(on place: Int) {
        guard let last = frames.indices.last else { return }
        frames[last].lowest = min(frames[last].lowest, place)
    }

    /// Rests on a question being open.
    @usableFromInline
    func restOnOpenness(of place: Int) {
        guard let last = frames.indices.last, place <= last else { return }
        frames[last].outermostCut = min(frames[last].outermostCut, place)
        frames[last].innermostCut = max(frames[last].innermostCut, place)
    }

    /// Takes a provisional answer where it holds still: what asks rests on the same.
    @usableFromInline
    func takeProvisional(_ rest: Rest, _ cut: Rest) -> Bool {
        guard holds(rest, inRound: true), holds(cut, inRound: true) else { return false }
        if rest.place >= 0 { self.rest(on: rest.place) }
        if cut.place >= 0 { restOnOpenness(of: cut.place) }
        return true
    }

    /// Whether a question is still open as it was.
    @usableFromInline
    func holds(_ rest: Rest, inRound: Bool) -> Bool {
        guard rest.place >= 0 else { return true }
        guard rest.place < frames.count else { return false }
        let frame = frames[rest.place]
        return frame.opening == rest.opening && (!inRound || frame.round == rest.round)
    }

    /// An open question as it is now.
    @usableFromInline
    func rest(at place: Int) -> Rest {
        var result = Rest()
        (result.place, result.opening, result.round) = (place, frames[place].opening, frames[place].round)
        return result
    }

    func wait(_ answer: Waiting) { waiting.append(answer) }

    /// Notes that something assumed of the group of a question turned out otherwise.
    @usableFromInline
    func noteChange(at place: Int) { frames[place].hasChanged = true }

    /// Closes the innermost question; what it rests on outside of itself, the next one rests on, too.
    @usableFromInline
    func close() {
        let place = frames.count - 1
        let frame = frames.removeLast()
        guard place > 0 else { return }
        if frame.lowest < place { rest(on: frame.lowest) }
        if frame.outermostCut < place {
            restOnOpenness(of: frame.outermostCut)
            restOnOpenness(of: min(frame.innermostCut, place - 1))
        }
    }

    /// Answers that rested on a question that itself rests on another one wait for that.
    @usableFromInline
    func moveWaiting(from place: Int, to outer: Int) {
        for answer in waiting[frames[place].waiting...] { answer.memo.move(answer.slot, from: place, to: outer) }
    }

    /// Keeps or drops the answers that waited for a question.
    @usableFromInline
    func settleWaiting(of place: Int, areFinal: Bool) {
        let start = frames[place].waiting
        guard waiting.count > start else { return }
        for answer in waiting[start...] { answer.memo.settle(answer.slot, of: place, isFinal: areFinal) }
        waiting.removeSubrange(start...)
    }
}

/// The answers of a memo that are not final.
protocol ProvisionalAnswers: AnyObject {
    func move(_ slot: Int, from place: Int, to outer: Int)
    func settle(_ slot: Int, of place: Int, isFinal: Bool)
}
