// The one cache of the analysis. An answer is kept where it would be the same whoever asks, whenever: one that was cut short by a cycle, a depth
// or a budget, or that depends on what else is open, is not.

import SelfsameDeclarations

/// Where a memo keeps final answers.
package protocol MemoTable<Key, Value> {
    associatedtype Key: Hashable
    associatedtype Value
    /// The answer to a question, nil where there is none yet.
    subscript(key: Key) -> Value? { get }
    /// Keeps an answer.
    mutating func set(_ key: Key, _ value: Value)
}

extension Dictionary: MemoTable {
    package mutating func set(_ key: Key, _ value: Value) { self[key] = .some(value) }
}

extension DeclarationMap: MemoTable {}

/// Answers to questions of one kind, each found once.
package final class Memo<Table: MemoTable>: ProvisionalAnswers {
    package typealias Key = Table.Key
    package typealias Value = Table.Value

    /// A question that is open, or whose answer is provisional.
    private struct Pending {
        let key: Key
        var value: Value
        /// Where the question stands among the open ones; nil for a provisional answer.
        var place: Int?
        /// The open question that a provisional answer rests on, outermost, and the innermost that it depends on the openness of.
        var rest = Rest()
        var cut = Rest()
    }

    /// An open question, in one round of one opening.
    private struct Rest {
        var place = -1
        var opening: UInt32 = 0
        var round: UInt32 = 0
    }

    /// The final answers.
    private(set) package var answers: Table
    private let questions: Questions
    /// Whether two answers are the same; nil where an open question is described step by step instead of being assumed.
    private let isSame: ((Value, Value) -> Bool)?
    private var slots: [Key: Int] = [:]
    private var pending: [Pending?] = []
    private var free: [Int] = []
    /// A group that does not settle in this many rounds has no answer.
    private static var roundLimit: Int { 12 }

    /// A memo of questions that may come back to themselves: their group is asked again until its answers are the same.
    package init(_ table: Table, _ questions: Questions, isSame: @escaping (Value, Value) -> Bool) {
        answers = table
        self.questions = questions
        self.isSame = isSame
    }

    /// A memo of questions whose answer is described step by step: whoever asks meanwhile sees what was said last (`describe`), and has to ask
    /// again when the answer is there.
    package init(_ table: Table, _ questions: Questions) {
        answers = table
        self.questions = questions
        isSame = nil
    }

    /// The final answer to a question, nil where it was not asked or is not final.
    package subscript(key: Key) -> Value? { answers[key] }

    /// Answers a question. `compute` may be run several times, and may ask the same question: that is answered with `bottom` first, then with
    /// what the round before came to.
    package func ask(_ key: Key, bottom: @autoclosure () -> Value, _ compute: () -> Value) -> Value {
        if let known = answers[key] { return known }
        if let slot = slots[key], let known = provisional(slot) { return known }
        return questions.isTooDeep() ? bottom() : open(key, bottom, compute)
    }

    /// Whether a question is being answered; what asks depends on it then.
    package func isOpen(_ key: Key) -> Bool {
        guard let slot = slots[key], let place = pending[slot]?.place else { return false }
        questions.restOnOpenness(of: place)
        return true
    }

    /// Says what is known so far of a question that is open.
    package func describe(_ key: Key, _ value: Value) {
        if let slot = slots[key] { pending[slot]?.value = value }
    }

    // MARK: Provisional answers

    /// The answer assumed of an open question, or a provisional one that holds still.
    private func provisional(_ slot: Int) -> Value? {
        guard let entry = pending[slot] else { return nil }
        if let place = entry.place {
            if isSame == nil { questions.restOnOpenness(of: place) } else { questions.assume(place) }
            return entry.value
        }
        guard holds(entry.rest, inRound: true), holds(entry.cut, inRound: true) else { return nil }
        if entry.rest.place >= 0 { questions.rest(on: entry.rest.place) }
        if entry.cut.place >= 0 { questions.restOnOpenness(of: entry.cut.place) }
        return entry.value
    }

    private func holds(_ rest: Rest, inRound: Bool) -> Bool {
        guard rest.place >= 0 else { return true }
        guard rest.place < questions.depth else { return false }
        let frame = questions.frames[rest.place]
        return frame.opening == rest.opening && (!inRound || frame.round == rest.round)
    }

    private func rest(on place: Int) -> Rest {
        let frame = questions.frames[place]
        return Rest(place: place, opening: frame.opening, round: frame.round)
    }

    private func open(_ key: Key, _ bottom: () -> Value, _ compute: () -> Value) -> Value {
        let place = questions.begin()
        let slot = slot(for: key, at: place, bottom)
        var rounds = 0
        while true {
            let value = compute()
            let frame = questions.frames[place]
            let isOtherwise = frame.isAssumed && !(isSame?(value, pending[slot]?.value ?? value) ?? true)
            pending[slot]?.value = value
            if frame.lowest < place {
                // Another question, further out, is the outermost of its group.
                if isOtherwise || frame.hasChanged { questions.noteChange(at: frame.lowest) }
                if frame.isAssumed { questions.moveWaiting(from: place, to: frame.lowest) }
                return leave(slot, at: place, frame, value)
            }
            guard isOtherwise || frame.hasChanged else {
                return frame.outermostCut < place ? leave(slot, at: place, frame, value) : finish(slot, at: place, value, isSettled: true)
            }
            rounds += 1
            guard rounds < Self.roundLimit else { return finish(slot, at: place, bottom(), isSettled: false) }
            questions.repeatRound(place)
        }
    }

    private func slot(for key: Key, at place: Int, _ bottom: () -> Value) -> Int {
        if let slot = slots[key] {
            // A round of the same group begins where the last one ended.
            if let entry = pending[slot], !holds(entry.rest, inRound: false) || entry.rest.place < 0 { pending[slot]?.value = bottom() }
            pending[slot]?.place = place
            return slot
        }
        let entry = Pending(key: key, value: bottom(), place: place)
        let slot = free.popLast() ?? pending.count
        if slot == pending.count { pending.append(entry) } else { pending[slot] = entry }
        slots[key] = slot
        return slot
    }

    /// Closes a question whose answer is provisional.
    private func leave(_ slot: Int, at place: Int, _ frame: Questions.Frame, _ value: Value) -> Value {
        if frame.lowest >= place { questions.settleWaiting(of: place, areFinal: false) }
        questions.close()
        guard place > 0 else {
            release(slot)
            return value
        }
        pending[slot]?.place = nil
        pending[slot]?.rest = frame.lowest < place ? rest(on: frame.lowest) : Rest()
        pending[slot]?.cut = frame.outermostCut < place ? rest(on: min(frame.innermostCut, place - 1)) : Rest()
        questions.wait(Questions.Waiting(memo: self, slot: slot))
        return value
    }

    /// Closes a question whose answer is final.
    private func finish(_ slot: Int, at place: Int, _ value: Value, isSettled: Bool) -> Value {
        questions.settleWaiting(of: place, areFinal: isSettled)
        if let entry = pending[slot] { answers.set(entry.key, value) }
        release(slot)
        questions.close()
        return value
    }

    private func release(_ slot: Int) {
        guard let entry = pending[slot] else { return }
        slots[entry.key] = nil
        pending[slot] = nil
        free.append(slot)
    }

    func move(_ slot: Int, from place: Int, to outer: Int) {
        guard let entry = pending[slot], entry.place == nil, entry.rest.place == place, holds(entry.rest, inRound: true) else { return }
        pending[slot]?.rest = rest(on: outer)
    }

    func settle(_ slot: Int, of place: Int, isFinal: Bool) {
        guard let entry = pending[slot], entry.place == nil else { return }
        if isFinal, entry.cut.place < 0, entry.rest.place == place, holds(entry.rest, inRound: true) { answers.set(entry.key, entry.value) }
        release(slot)
    }
}
