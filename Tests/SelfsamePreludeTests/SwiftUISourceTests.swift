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
        _ = try CompilerOracle(prelude: (swiftUISources + PreludeSource.standIns).map(\.text), flags: flags)
    }

    @Test func aMistakeDoesNotCompile() {
        let mistake = "extension View { public func mistaken() -> some View { modifier(_NoSuchModifier()) } }"
        #expect(throws: CompilerOracle.Failure.self) {
            try CompilerOracle(prelude: (swiftUISources + PreludeSource.standIns).map(\.text) + [mistake])
        }
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
        _ = try CompilerOracle(profile: profile)
    }

    /// What no fixture is compiled for: SDK 27 with older targets. Checking types takes a fifth of what compiling takes.
    @Test(arguments: [13, 15]) func sourcesTypeCheckForTheNextSDK(target: Int) throws {
        let trees = (swiftUISources + PreludeSource.standIns).map {
            SyntaxTree(parsing: SourceFile(path: $0.name, bytes: Array($0.text.utf8)))
        }
        let profile = Profile(sdk: 27, deploymentTarget: Version(major: target))
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = try folder.write(resolvedPrelude(trees, profile: profile), to: "SwiftUI.swift")
        let result = try runTool([
            "swiftc", "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-module-name",
            "SwiftUI",
            file.path,
        ])
        #expect(result.status == 0, "\(result.errors.prefix(2000))")
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
