// A unit of fixtures as the analyser sees it: its files linked with the embedded preludes into one program, and every body lowered.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsamePrelude
import SelfsameSyntax
import Synchronization

/// How far the analyser got with one declaration.
public enum TypeVerdict: Sendable, Hashable {
    /// The printed type is what the fixture says.
    case right
    /// A part of it is `_`.
    case unknown(String)
    /// It is another type.
    case wrong(String)
    /// The declaration is not among the file's bodies.
    case missing
}

/// The analyser's view of a unit.
public final class AnalyzedUnit {
    /// The unit.
    public let unit: OracleUnit
    /// The program of its files and the preludes.
    public let program: Program
    /// The files of the unit in the program, in the unit's order.
    public let files: [FileID]
    /// The analyser.
    public let analyzer: Analyzer
    /// The lowered bodies of each file of the unit.
    public let bodies: [[LoweredBody]]

    /// Parses, links and lowers the unit.
    public init(_ unit: OracleUnit, recordingChoices: Bool = false) {
        self.unit = unit
        let indexes = unit.fixtures.map { fixture in
            let source = SourceFile(path: fixture.path, bytes: Array(fixture.source.utf8))
            return FileIndex(tree: parse(source, swiftVersion: unit.profile.swiftVersion), profile: unit.profile, role: .source)
        }
        let program = Program(linking: Self.preludes(for: unit.profile) + indexes, profile: unit.profile)
        self.program = program
        files = unit.fixtures.map { fixture in
            FileID(UInt32(program.files.firstIndex { $0.tree.source.path == fixture.path } ?? 0))
        }
        let analyzer = Analyzer(program: program, listener: recordingChoices ? CallListener() : nil)
        self.analyzer = analyzer
        bodies = files.map { analyzer.bodies(in: $0) }
    }

    /// The indexes of the embedded preludes, made once for each profile and parsed once for each version of the language.
    public static func preludes(for profile: Profile) -> [FileIndex] {
        var key = profile
        key.knowledge = UserKnowledge()
        return keptPreludes.withLock { kept in
            if let known = kept.indexes[key] { return known }
            let trees =
                kept.trees[profile.swiftVersion]
                ?? PreludeSource.all.map { source in
                    parse(
                        SourceFile(path: "<\(source.module)>/\(source.name).swift", bytes: Array(source.text.utf8)),
                        swiftVersion: profile.swiftVersion)
                }
            kept.trees[profile.swiftVersion] = trees
            let indexes = zip(PreludeSource.all, trees).map { FileIndex(tree: $1, profile: key, role: .prelude(module: $0.module)) }
            kept.indexes[key] = indexes
            return indexes
        }
    }

    private static let keptPreludes = Mutex<(trees: [Version: [SyntaxTree]], indexes: [Profile: [FileIndex]])>(([:], [:]))

    /// The body of an annotated declaration.
    public func body(of expectation: DeclarationExpectation, in file: Int) -> LoweredBody? {
        bodies[file].first { body in
            program.tree(body.file).source.location(of: program.tree(body.file).tokens.range(body.nameToken).start).line == expectation.line
        }
    }

    /// The printed type of a body on one line.
    public func printedType(of body: LoweredBody) -> String { analyzer.spelling(analyzer.printed(body.type)) }

    /// The verdict on one declaration with a `type:` comment.
    public func verdict(on expectation: DeclarationExpectation, in file: Int) -> TypeVerdict {
        guard let body = body(of: expectation, in: file) else { return .missing }
        let printed = printedType(of: body)
        if printed == expectation.type { return .right }
        return analyzer.isKnown(analyzer.printed(body.type)) ? .wrong(printed) : .unknown(printed)
    }

    /// Whether the arms of the first branch of a body have one checked type; nil where there is no branch or a type is not known.
    public func armsAreSame(in body: LoweredBody) -> Bool? {
        guard let branch = body.nodes.indices.first(where: { body.nodes[$0].kind == .branch }) else { return nil }
        let types = body.children(ViewNodeID(UInt32(branch))).map { arm in
            body.children(arm).first.map { body[$0].type } ?? body[arm].type
        }
        guard types.allSatisfy({ analyzer.isKnown($0) }) else { return nil }
        return Set(types).count == 1
    }

    /// 1-based lines of a file at which its bodies hold what the builder does not support.
    public func diagnosticLines(in file: Int) -> [(line: Int, message: String)] {
        let tree = program.tree(files[file])
        let lowering = bodies[file].flatMap(\.diagnostics).map { diagnostic in
            (tree.source.location(of: tree.range(diagnostic.syntax).start).line, diagnostic.message)
        }
        return lowering + tree.diagnostics.map { (tree.source.location(of: $0.range.start).line, $0.message) }
    }

    /// 1-based lines of a file at which something is not known, with the reason.
    public func unknownLines(in file: Int) -> [(line: Int, reason: UnknownReason)] {
        let tree = program.tree(files[file])
        return bodies[file].flatMap(\.unknowns).map { unknown in
            (tree.source.location(of: tree.range(unknown.syntax).start).line, unknown.reason)
        }
    }
}
