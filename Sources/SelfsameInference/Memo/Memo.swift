// The one cache of the analysis. An answer is kept where it would be the same whoever asks, whenever: one that was cut short by a cycle, a depth
// or a budget, or that depends on what else is open, is not.

import SelfsameDeclarations

/// Where a memo keeps final answers.
public protocol MemoTable<Key, Value> {
    associatedtype Key: Hashable
    associatedtype Value
    /// The answer to a question, nil where there is none yet.
    subscript(key: Key) -> Value? { get }
    /// Keeps an answer.
    mutating func set(_ key: Key, _ value: Value)
}

extension Dictionary: MemoTable {
    /// Keeps a value.
    @inlinable
    public mutating func set(_ key: Key, _ value: Value) { self[key] = .some(value) }
}

extension DeclarationMap: MemoTable {}

/// A question that is open, or whose answer is provisional. Not nested in the memo: a copy would have to ask for the key and the value of its
/// table each time.
@usableFromInline
struct PendingAnswer<Key, Value> {
    @usableFromInline let key: Key
    @usableFromInline var value: Value
    /// Where the question stands among the open ones; -1 for a provisional answer, -2 where there is none.
    @usableFromInline var place: Int
    /// The open question that a provisional answer rests on, outermost, and the innermost that it depends on the openness of.
    @usableFromInline var rest = Rest()
    @usableFromInline var cut = Rest()

    @inlinable
    init(key: Key, value: Value, place: Int) {
        self.key = key
        self.value = value
        self.place = place
    }
}

/// Answers to questions of one kind, each found once. Public, since the layers above compile it for their own keys: of `package` declarations the
/// compiler does that for none.
public final class Memo<Table: MemoTable>: ProvisionalAnswers {
    /// What is asked.
    public typealias Key = Table.Key
    /// What is answered.
    public typealias Value = Table.Value

    /// The final answers.
    @usableFromInline final var table: Table
    @usableFromInline final let questions: Questions
    /// Whether two answers are the same; nil where an open question is described step by step instead of being assumed.
    @usableFromInline final let isSame: ((Value, Value) -> Bool)?
    @usableFromInline final var slots = SlotTable<Key>()
    @usableFromInline final var pending: [PendingAnswer<Key, Value>] = []
    @usableFromInline final var free: [Int] = []
    /// A group that does not settle in this many rounds has no answer.
    @inlinable
    static var roundLimit: Int { 12 }

    /// A memo of questions that may come back to themselves: their group is asked again until its answers are the same.
    package init(_ table: Table, _ questions: Questions, isSame: @escaping (Value, Value) -> Bool) {
        self.table = table
        self.questions = questions
        self.isSame = isSame
    }

    /// A memo of questions whose answer is described step by step: whoever asks meanwhile sees what was said last (`describe`), and has to ask
    /// again when the answer is there.
    package init(_ table: Table, _ questions: Questions) {
        self.table = table
        self.questions = questions
        isSame = nil
    }

    /// The final answer to a question, nil where it was not asked or is not final.
    @inlinable
    public subscript(key: Key) -> Value? { table[key] }

    /// Answers a question. `compute` may be run several times, and may ask the same question: that is answered with `bottom` first, then with
    /// what the round before came to.
    @inlinable
    public func ask(_ key: Key, bottom: @autoclosure () -> Value, _ compute: () -> Value) -> Value {
        if let known = table[key] { return known }
        let slot = slots.isEmpty ? nil : slots[key]
        if let slot, let known = provisional(slot) { return known }
        return questions.isTooDeep() ? bottom() : open(key, slot, bottom, compute)
    }

    /// Whether a question is being answered; what asks depends on it then.
    package func isOpen(_ key: Key) -> Bool {
        guard let slot = slots[key], pending[slot].place >= 0 else { return false }
        questions.restOnOpenness(of: pending[slot].place)
        return true
    }

    /// Whether there is a final answer.
    func isAnswered(_ key: Key) -> Bool { table[key] != nil }

    /// Whether a question is being answered, or has an answer that is not final.
    func isPending(_ key: Key) -> Bool { !slots.isEmpty && slots[key] != nil }

    /// Keeps a final answer that was found elsewhere.
    func keep(_ key: Key, _ value: Value) { table.set(key, value) }

    /// Says what is known so far of a question that is open.
    package func describe(_ key: Key, _ value: Value) {
        if let slot = slots[key] { pending[slot].value = value }
    }

    // MARK: Provisional answers

    /// The answer assumed of an open question, or a provisional one that holds still.
    @inlinable
    func provisional(_ slot: Int) -> Value? {
        let place = pending[slot].place
        if place >= 0 {
            if isSame == nil { questions.restOnOpenness(of: place) } else { questions.assume(place) }
            return pending[slot].value
        }
        return questions.takeProvisional(pending[slot].rest, pending[slot].cut) ? pending[slot].value : nil
    }

    @inlinable
    func open(_ key: Key, _ known: Int?, _ bottom: () -> Value, _ compute: () -> Value) -> Value {
        let place = questions.begin()
        let slot = slot(known, for: key, at: place, bottom)
        var rounds = 0
        while true {
            let value = compute()
            let frame = questions.frames[place]
            let isOtherwise = frame.isAssumed && !(isSame?(value, pending[slot].value) ?? true)
            pending[slot].value = value
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

    @inlinable
    func slot(_ known: Int?, for key: Key, at place: Int, _ bottom: () -> Value) -> Int {
        if let slot = known {
            // A round of the same group begins where the last one ended.
            if pending[slot].rest.place < 0 || !questions.holds(pending[slot].rest, inRound: false) { pending[slot].value = bottom() }
            pending[slot].place = place
            return slot
        }
        let entry = PendingAnswer(key: key, value: bottom(), place: place)
        let slot = free.popLast() ?? pending.count
        if slot == pending.count { pending.append(entry) } else { pending[slot] = entry }
        slots.add(key, slot)
        return slot
    }

    /// Closes a question whose answer is provisional.
    @inlinable
    func leave(_ slot: Int, at place: Int, _ frame: Questions.Frame, _ value: Value) -> Value {
        if frame.lowest >= place { questions.settleWaiting(of: place, areFinal: false) }
        questions.close()
        guard place > 0 else {
            release(slot)
            return value
        }
        pending[slot].place = -1
        pending[slot].rest = frame.lowest < place ? questions.rest(at: frame.lowest) : Rest()
        pending[slot].cut = frame.outermostCut < place ? questions.rest(at: min(frame.innermostCut, place - 1)) : Rest()
        wait(slot)
        return value
    }

    /// Closes a question whose answer is final.
    @inlinable
    func finish(_ slot: Int, at place: Int, _ value: Value, isSettled: Bool) -> Value {
        questions.settleWaiting(of: place, areFinal: isSettled)
        table.set(pending[slot].key, value)
        release(slot)
        questions.close()
        return value
    }

    /// Gives a slot back; what it held stays until it is taken again.
    @inlinable
    func release(_ slot: Int) {
        slots.remove(pending[slot].key)
        pending[slot].place = -2
        free.append(slot)
    }

    @usableFromInline
    func wait(_ slot: Int) { questions.wait(Questions.Waiting(memo: self, slot: slot)) }

    func move(_ slot: Int, from place: Int, to outer: Int) {
        let entry = pending[slot]
        guard entry.place == -1, entry.rest.place == place, questions.holds(entry.rest, inRound: true) else { return }
        pending[slot].rest = questions.rest(at: outer)
    }

    func settle(_ slot: Int, of place: Int, isFinal: Bool) {
        let entry = pending[slot]
        guard entry.place == -1 else { return }
        if isFinal, entry.cut.place < 0, entry.rest.place == place, questions.holds(entry.rest, inRound: true) {
            table.set(entry.key, entry.value)
        }
        release(slot)
    }
}
