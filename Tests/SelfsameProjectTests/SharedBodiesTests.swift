// Bodies that one analyzer infers and others take over: with their types, they are what the others would have inferred.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax
import SelfsameTestSupport
import Synchronization
import Testing

@testable import SelfsameProject

@Suite("Shared bodies")
struct SharedBodiesTests {
    /// An exchange that counts what is left and what is taken.
    private final class CountedBodies: BodyExchange {
        private let bodies = SharedBodies()
        private let counts = Mutex((left: 0, taken: 0))

        var left: Int { counts.withLock { $0.left } }
        var taken: Int { counts.withLock { $0.taken } }

        func join() -> Int { bodies.join() }

        func leave(_ body: SharedBody, of id: DeclID, types: [TypeNode]) {
            counts.withLock { $0.left += 1 }
            bodies.leave(body, of: id, types: types)
        }

        func body(of id: DeclID) -> SharedBody? {
            let body = bodies.body(of: id)
            if body != nil { counts.withLock { $0.taken += 1 } }
            return body
        }

        func types(of analyzer: Int, from run: Int) -> [[TypeNode]] { bodies.types(of: analyzer, from: run) }
    }

    /// What is known of the bodies of a program: the nodes, with their types and those of the arguments.
    private func description(of program: Program, by analyzer: Analyzer, isReversed: Bool = false) -> [String] {
        let files = program.files.indices.filter { program.files[$0].role == .source }.map { FileID(UInt32($0)) }
        func spell(_ type: TypeID) -> String { analyzer.spelling(analyzer.printed(type)) }
        let bodies = (isReversed ? files.reversed() : files).map { file in
            analyzer.bodies(in: file).map { body in
                let nodes = body.nodes.map { "\($0.kind) \($0.role) \($0.syntax.rawValue) \(spell($0.type))" }
                let arguments = body.calls.map { call in call.arguments.map { "\($0.parameter) \(spell($0.type))" } }
                return "\(body.name): \(spell(body.type))\n\(nodes)\n\(arguments)"
            }
        }
        return (isReversed ? bodies.reversed() : bodies).flatMap { $0 }
    }

    @Test("Who takes a body over knows what it would have inferred", arguments: ["fixtures/tour", "fixtures/types"])
    func same(folder: String) {
        var times = PhaseTimes()
        let input = ProjectInput(paths: [Repository.url(folder).path])
        let program = loadProgram(input, profile: .default, threads: 1, times: &times).program
        let exchange = CountedBodies()
        let alone = description(of: program, by: Analyzer(program: program))
        #expect(description(of: program, by: Analyzer(program: program, exchange: exchange)) == alone)
        let left = exchange.left
        #expect(left > 0 && exchange.taken == 0)
        // The numbers of types are others where another order has met them.
        #expect(description(of: program, by: Analyzer(program: program, exchange: exchange), isReversed: true) == alone)
        #expect(exchange.taken == left && exchange.left == left)
    }
}
