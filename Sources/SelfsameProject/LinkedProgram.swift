// A program for one platform, with what it was linked from, so that files can be exchanged.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax
import Synchronization

/// All files of a call, linked for one platform. A file has the same number in the programs of all platforms.
struct LinkedProgram: Sendable {
    var program: Program
    /// The files before linking, by `FileID`: with them a file can be exchanged.
    var indexes: [FileIndex]

    init(_ indexes: [FileIndex], profile: Profile) {
        self.indexes = indexes
        program = Program(linking: indexes, profile: profile)
    }

    /// The program with other trees for some of its files.
    func exchanging(_ trees: [(file: FileID, tree: SyntaxTree)]) -> LinkedProgram {
        var result = self
        var changes: [FileChange] = []
        for (file, tree) in trees {
            let old = indexes[Int(file.rawValue)]
            let new = FileIndex(tree: tree, like: old)
            changes.append(FileChange(file: file, old: old, new: new))
            result.indexes[Int(file.rawValue)] = new
        }
        result.program = program.exchanging(changes) ?? Program(linking: result.indexes, profile: program.profile)
        return result
    }
}

/// The index of uses of a program, made on several threads when the first one asks; others wait for it.
final class SharedUseIndex: Sendable {
    private let program: Program
    private let threads: Int
    private let made = Mutex<UseIndex?>(nil)

    init(program: Program, threads: Int) { (self.program, self.threads) = (program, threads) }

    var value: UseIndex {
        made.withLock { made in
            let index = made ?? make()
            made = index
            return index
        }
    }

    private func make() -> UseIndex {
        UseIndex(program: program, parts: max(1, min(threads, program.files.count))) { parts, read in
            if parts == 1 { return [read(0)] }
            return concurrentMap(count: parts, threads: parts, makeState: {}, work: { _, part in read(part) })
        }
    }
}

/// The bodies that the analyzers of one program have inferred.
final class SharedBodies: BodyExchange {
    private struct Content {
        var bodies: [DeclID: SharedBody] = [:]
        /// The types of each analyzer, a run for each body that it has left.
        var types: [[[TypeNode]]] = []
    }

    private let content = Mutex(Content())

    func join() -> Int {
        content.withLock { content in
            content.types.append([])
            return content.types.count - 1
        }
    }

    func leave(_ body: SharedBody, of id: DeclID, types: [TypeNode]) {
        content.withLock { content in
            content.types[body.analyzer].append(types)
            content.bodies[id] = body
        }
    }

    func body(of id: DeclID) -> SharedBody? { content.withLock { $0.bodies[id] } }

    func types(of analyzer: Int, from run: Int) -> [[TypeNode]] { content.withLock { Array($0.types[analyzer][run...]) } }
}
