// The memo: answers are the same in whatever order the questions are asked, cycles included, and what was cut short is asked again.

import Testing

@testable import SelfsameInference

/// A generator of numbers that are the same for the same seed.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Sets of 16 elements, each defined by others: `own`, and what the others have of `mask`, or what two of them have in common.
private struct Equations {
    var own: [UInt16] = []
    var terms: [[(first: Int, second: Int, mask: UInt16)]] = []

    init(count: Int, density: Int, _ numbers: inout Numbers) {
        for _ in 0..<count {
            own.append(
                UInt16.random(in: 0 ... .max, using: &numbers) & UInt16.random(in: 0 ... .max, using: &numbers)
                    & UInt16.random(in: 0 ... .max, using: &numbers))
            terms.append(
                (0..<Int.random(in: 0...density, using: &numbers)).map { _ in
                    let first = Int.random(in: 0..<count, using: &numbers)
                    let second = Bool.random(using: &numbers) ? first : Int.random(in: 0..<count, using: &numbers)
                    return (first, second, UInt16.random(in: 0 ... .max, using: &numbers))
                })
        }
    }

    /// The least solution, by asking all until nothing changes.
    var solution: [UInt16] {
        var values = own.map { _ in UInt16(0) }
        while true {
            let next = own.indices.map { index in
                terms[index].reduce(own[index]) { $0 | (values[$1.first] & values[$1.second] & $1.mask) }
            }
            if next == values { return values }
            values = next
        }
    }
}

private final class Solver {
    let equations: Equations
    let questions = Questions()
    let memo: Memo<[Int: UInt16]>
    var count = 0

    init(_ equations: Equations) {
        self.equations = equations
        memo = Memo([:], questions, isSame: ==)
    }

    func value(_ index: Int) -> UInt16 {
        memo.ask(index, bottom: 0) {
            count += 1
            return equations.terms[index].reduce(equations.own[index]) { $0 | (value($1.first) & value($1.second) & $1.mask) }
        }
    }
}

@Suite struct MemoTests {
    @Test func answersDoNotDependOnTheOrderOfQuestions() {
        for seed in 1...120 as ClosedRange<UInt64> {
            var numbers = Numbers(state: seed)
            let count = Int.random(in: 1...24, using: &numbers)
            let equations = Equations(count: count, density: Int.random(in: 1...5, using: &numbers), &numbers)
            let expected = equations.solution
            for _ in 0..<6 {
                let solver = Solver(equations)
                for index in (0..<count).shuffled(using: &numbers) {
                    let value = solver.value(index)
                    #expect(value == expected[index], "seed \(seed), question \(index)")
                }
                #expect(solver.questions.depth == 0)
                #expect((0..<count).allSatisfy { solver.memo[$0] == expected[$0] })
                #expect(solver.count <= count * 40, "seed \(seed): \(solver.count) for \(count)")
            }
        }
    }

    @Test func workGrowsWithTheGroup() {
        // Each asks all others.
        let count = 100
        let questions = Questions()
        let memo = Memo<[Int: Set<Int>]>([:], questions, isSame: ==)
        var work = 0
        func all(_ index: Int) -> Set<Int> {
            memo.ask(index, bottom: []) {
                work += 1
                return (0..<count).reduce(into: [index]) { $0.formUnion(all($1)) }
            }
        }
        #expect(all(17).count == count)
        #expect(work <= count * 4)
        #expect(all(3).count == count)
        #expect(work <= count * 4)
    }

    @Test func aGroupThatDoesNotSettleHasNoAnswer() {
        let questions = Questions()
        let memo = Memo<[Int: Int?]>([:], questions, isSame: ==)
        func next(_ index: Int) -> Int? { memo.ask(index, bottom: nil) { (next(index + 1 == 3 ? 0 : index + 1) ?? 0) + 1 } }
        #expect(next(1) == .some(nil))
        #expect(memo[1] == .some(nil))
    }

    @Test func whatWasCutShortIsAskedAgain() {
        let questions = Questions(depthLimit: 5)
        let memo = Memo<[Int: Int]>([:], questions, isSame: ==)
        func sum(_ index: Int) -> Int { memo.ask(index, bottom: -1000) { index == 0 ? 0 : index + sum(index - 1) } }
        #expect(sum(10) == 10 + 9 + 8 + 7 + 6 - 1000)
        #expect((0...10).allSatisfy { memo[$0] == nil })
        #expect(sum(3) == 6)
        #expect(memo[3] == 6 && memo[2] == 3)
        #expect(sum(6) == 21)
        #expect(memo[6] == 21)
    }

    @Test func whoLooksWhetherAQuestionIsOpenIsAskedAgain() {
        let questions = Questions()
        let types = Memo<[String: String]>([:], questions)
        let names = Memo<[String: String]>([:], questions, isSame: ==)
        func name(_ text: String) -> String {
            names.ask(text, bottom: "cycle") { types.isOpen("T") ? "outside" : type("T") + "." + text }
        }
        func type(_ text: String) -> String {
            types.ask(text, bottom: "") {
                types.describe(text, "half")
                return "[" + type(text) + " " + name("x") + "]"
            }
        }
        #expect(type("T") == "[half outside]")
        #expect(types["T"] == "[half outside]")
        #expect(names["x"] == nil)
        #expect(name("x") == "[half outside].x")
    }
}
