// The description of SwiftUI compiles, as it stands and resolved for profiles, and declares every name that it promises.

import SelfsameDeclarations
import SelfsamePrelude
import SelfsameSyntax
import SelfsameTestSupport
import Testing

private let swiftUISources = PreludeSource.all.filter { $0.module == "SwiftUI" }

@Suite struct SwiftUISourceTests {
    @Test(arguments: [[], ["-D", "SDK_27"]])
    func sourcesCompileAsTheyStand(flags: [String]) throws {
        let name = (["as it stands"] + flags.dropFirst()).joined(separator: ", ")
        let oracle = CompilerOracle(prelude: (swiftUISources + PreludeSource.standIns).map(\.text), flags: flags, group: name)
        try expectCompiled(oracle, name)
    }

    @Test func aMistakeDoesNotCompile() throws {
        let mistake = "extension View { public func mistaken() -> some View { modifier(_NoSuchModifier()) } }"
        let name = "with a mistake"
        let oracle = CompilerOracle(prelude: (swiftUISources + PreludeSource.standIns).map(\.text) + [mistake], group: name)
        let (mistakes, failures) = try oracle.mistakes(recordedAs: name)
        #expect(mistakes.contains("cannot find '_NoSuchModifier' in scope") && failures.isEmpty, "\(mistakes) \(failures)")
    }

    private func expectCompiled(_ oracle: CompilerOracle, _ name: String) throws {
        let (mistakes, failures) = try oracle.mistakes(recordedAs: name)
        #expect(mistakes.isEmpty && failures.isEmpty, "\(mistakes) \(failures)")
    }

    /// The first and the last systems of every platform. Others are compiled for fixtures: SDK 26 with targets 15 and 17, SDK 27 with 17.
    @Test(arguments: [
        Profile(deploymentTarget: Version(major: 13)),
        Profile(sdk: 27, deploymentTarget: Version(major: 27)),
        Profile(platform: .macos, deploymentTarget: Version(major: 10, minor: 15)),
        Profile(platform: .tvos),
        Profile(platform: .watchos),
        Profile(platform: .visionos),
    ])
    func sourcesCompileResolved(profile: Profile) throws {
        let oracle = CompilerOracle(profile: profile)
        try expectCompiled(oracle, oracle.group)
    }

    /// What no fixture is compiled for: SDK 27 with older targets. Checking types takes a fifth of what compiling takes.
    @Test(arguments: [13, 15]) func sourcesTypeCheckForTheNextSDK(target: Int) throws {
        let oracle = CompilerOracle(profile: Profile(sdk: 27, deploymentTarget: Version(major: target)))
        let (mistakes, failures) = try oracle.typeMistakes(recordedAs: oracle.group)
        #expect(mistakes.isEmpty && failures.isEmpty, "\(mistakes) \(failures)")
    }

    /// `fixtures/prelude/names.txt` lists the types, initialisers, modifiers, short names and wrappers that the description promises.
    @Test func everyPromisedNameIsDeclared() throws {
        var declared: Set<String> = []
        for sdk in [26, 27] {
            let profile = Profile(sdk: sdk)
            let files = swiftUISources.map {
                let tree = SyntaxTree(parsing: SourceFile(path: $0.name, bytes: Array($0.text.utf8)))
                return FileIndex(tree: tree, profile: profile, role: .prelude(module: "SwiftUI"))
            }
            let program = Program(linking: files, profile: profile)
            for number in program.declarations.indices {
                declared.insert(program.displayName(of: DeclID(UInt32(truncatingIfNeeded: number))))
            }
        }
        let promised = try Repository.text(of: Repository.url("fixtures/prelude/names.txt")).split(separator: "\n").map { String($0) }
        #expect(promised.count > 1_000)
        let missing = promised.filter { !declared.contains($0) }
        #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }

    @Test func sourcesParseAndTopicsAreDistinct() {
        for source in swiftUISources + PreludeSource.standIns {
            let tree = SyntaxTree(parsing: SourceFile(path: source.name, bytes: Array(source.text.utf8)))
            #expect(tree.diagnostics.isEmpty, "\(source.name): \(tree.diagnostics)")
        }
        #expect(Set(swiftUISources.map(\.name)).count == swiftUISources.count)
    }
}
