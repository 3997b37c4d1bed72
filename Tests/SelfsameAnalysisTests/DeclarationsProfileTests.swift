// Profiles: which clause of #if is active, what @available means for a platform.

import SelfsameDeclarations
import SelfsameSyntax
import Testing

@Suite struct DeclarationsProfileTests {
    static let ios = Profile.default

    /// Names of the variables in active clauses.
    private func active(_ text: String, _ profile: Profile) -> [String] {
        let program = makeProgram(text, profile: profile)
        return program.declarations.map { program.names[$0.name] }
    }

    struct Condition: Sendable, CustomTestStringConvertible {
        var text: String
        var profile = Profile.default
        var holds: Bool
        var testDescription: String { "\(text) on \(profile.platform)" }
    }

    @Test(arguments: conditions) func condition(_ test: Condition) {
        #expect(active("#if \(test.text)\nlet yes = 1\n#else\nlet no = 1\n#endif", test.profile) == [test.holds ? "yes" : "no"])
    }

    static let conditions: [Condition] = [
        Condition(text: "os(iOS)", holds: true),
        Condition(text: "os(macOS)", holds: false),
        Condition(text: "os(macOS)", profile: Profile(platform: .macos), holds: true),
        Condition(text: "os(OSX)", profile: Profile(platform: .macos), holds: true),
        Condition(text: "os(tvOS)", profile: Profile(platform: .tvos), holds: true),
        Condition(text: "os(watchOS)", profile: Profile(platform: .watchos), holds: true),
        Condition(text: "os(visionOS)", profile: Profile(platform: .visionos), holds: true),
        Condition(text: "os(iOS)", profile: Profile(platform: .visionos), holds: false),
        Condition(text: "os(Linux)", holds: false),
        Condition(text: "canImport(SwiftUI)", holds: true),
        Condition(text: "canImport(UIKit)", holds: true),
        Condition(text: "canImport(UIKit)", profile: Profile(platform: .macos), holds: false),
        Condition(text: "canImport(UIKit)", profile: Profile(platform: .visionos), holds: true),
        Condition(text: "canImport(AppKit)", profile: Profile(platform: .macos), holds: true),
        Condition(text: "canImport(AppKit)", holds: false),
        Condition(text: "canImport(WatchKit)", profile: Profile(platform: .watchos), holds: true),
        Condition(text: "canImport(WatchKit)", holds: false),
        Condition(text: "canImport(UIKit.UIView)", holds: true),
        Condition(text: "canImport(Foundation, _version: 2)", holds: true),
        Condition(text: "canImport(Glibc)", holds: false),
        Condition(text: "targetEnvironment(simulator)", holds: false),
        Condition(text: "targetEnvironment(macCatalyst)", holds: false),
        Condition(text: "arch(arm64)", holds: true),
        Condition(text: "arch(x86_64)", holds: false),
        Condition(text: "swift(>=5.9)", holds: true),
        Condition(text: "swift(>=5.10.1)", holds: true),
        Condition(text: "swift(>=6.3)", holds: false),
        Condition(text: "swift(<6)", holds: false),
        Condition(text: "swift(<6)", profile: Profile(swiftVersion: Version(major: 5)), holds: true),
        Condition(text: "compiler(>=6.2)", holds: true),
        Condition(text: "compiler(>= 7)", holds: false),
        Condition(text: "hasFeature(Macros)", holds: true),
        Condition(text: "hasFeature(StrictConcurrency)", holds: true),
        Condition(text: "hasFeature(StrictConcurrency)", profile: Profile(swiftVersion: Version(major: 5)), holds: false),
        Condition(text: "hasFeature(NoSuchThing)", holds: false),
        Condition(text: "$Macros", holds: true),
        Condition(text: "hasAttribute(retroactive)", holds: true),
        Condition(text: "hasAttribute(noSuchThing)", holds: false),
        Condition(text: "DEBUG", holds: false),
        Condition(text: "DEBUG", profile: Profile(defines: ["DEBUG"]), holds: true),
        Condition(text: "SDK_27", holds: false),
        Condition(text: "SDK_27", profile: Profile(sdk: 27), holds: true),
        Condition(text: "true", holds: true),
        Condition(text: "false", holds: false),
        Condition(text: "!os(iOS)", holds: false),
        Condition(text: "!DEBUG && os(iOS)", holds: true),
        Condition(text: "os(macOS) || os(iOS)", holds: true),
        Condition(text: "os(iOS) && DEBUG || true", holds: true),
        Condition(text: "true || os(iOS) && DEBUG", holds: true),
        Condition(text: "DEBUG && (true || os(iOS))", holds: false),
        Condition(text: "(os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst)", holds: true),
        Condition(text: "noSuchFunction(x)", holds: false),
        Condition(text: "!noSuchFunction(x)", holds: true),
    ]

    @Test func clauses() {
        #expect(
            active("#if DEBUG\nlet a = 1\n#elseif os(iOS)\nlet b = 1\n#elseif true\nlet c = 1\n#else\nlet d = 1\n#endif", .default) == ["b"]
        )
        #expect(active("#if DEBUG\nlet a = 1\n#endif\nlet b = 1", .default) == ["b"])
        #expect(active("#if true\n#if DEBUG\nlet a = 1\n#else\nlet b = 1\n#endif\nlet c = 1\n#endif", .default) == ["b", "c"])
        #expect(active("#if\nlet a = 1\n#endif", .default) == [])
        #expect(
            active(
                "struct S {\n#if os(iOS)\nvar a = 1\n#else\nvar b = 1\n#endif\nvar c = 1\n}\nenum E {\n#if DEBUG\ncase x\n#endif\ncase y\n}",
                .default)
                == ["S", "a", "c", "E", "y"])
    }

    // MARK: Availability

    struct Availability: Sendable, CustomTestStringConvertible {
        var attributes: String
        var profile = Profile.default
        var introduced = "0.0"
        var flags: DeclarationFlags = []
        var testDescription: String { "\(attributes) on \(profile.platform)" }
    }

    @Test(arguments: availabilities) func available(_ test: Availability) throws {
        let program = makeProgram("\(test.attributes) func f() {}", profile: test.profile)
        let declaration = try #require(program.declarations.first)
        #expect(declaration.introduced.description == test.introduced)
        #expect(declaration.flags.intersection([.isUnavailable, .isDeprecated]) == test.flags)
    }

    static let availabilities: [Availability] = [
        Availability(attributes: "", introduced: "0.0"),
        Availability(attributes: "@available(iOS 15, macOS 12, *)", introduced: "15.0"),
        Availability(attributes: "@available(iOS 15, macOS 12.3.1, *)", profile: Profile(platform: .macos), introduced: "12.3.1"),
        Availability(attributes: "@available(OSX 10.15, *)", profile: Profile(platform: .macos), introduced: "10.15"),
        Availability(attributes: "@available(iOS 15, macOS 12, *)", profile: Profile(platform: .tvos)),
        Availability(attributes: "@available(macOS 12, *)"),
        Availability(attributes: "@available(iOSApplicationExtension 18, *)"),
        Availability(attributes: "@available(iOS, introduced: 15, deprecated: 17)", introduced: "15.0", flags: .isDeprecated),
        Availability(attributes: "@available(iOS, introduced: 15, deprecated: 100000.0, message: \"a, b)\")", introduced: "15.0"),
        Availability(
            attributes: "@available(iOS, introduced: 13.0, obsoleted: 16.0, renamed: \"g(a:b:)\")", introduced: "13.0",
            flags: .isUnavailable),
        Availability(attributes: "@available(iOS, introduced: 13.0, obsoleted: 18.0)", introduced: "13.0"),
        Availability(attributes: "@available(*, unavailable)", flags: .isUnavailable),
        Availability(attributes: "@available(*, deprecated, renamed: \"g\")", flags: .isDeprecated),
        Availability(attributes: "@available(iOS, unavailable)", flags: .isUnavailable),
        Availability(attributes: "@available(macOS, unavailable)"),
        Availability(attributes: "@available(iOS 14, *) @available(iOS 16, *)", introduced: "16.0"),
        Availability(attributes: "@available(iOS 13, *) @available(*, unavailable)", introduced: "13.0", flags: .isUnavailable),
        Availability(attributes: "@available(swift 6.0)"),
        Availability(attributes: "@available(swift, obsoleted: 4)"),
        Availability(attributes: "@available( /* since */ iOS  15 , * )", introduced: "15.0"),
        Availability(attributes: "@available(visionOS 2, *)", profile: Profile(platform: .visionos), introduced: "2.0"),
        Availability(attributes: "@available(xrOS 2, *)", profile: Profile(platform: .visionos), introduced: "2.0"),
        Availability(attributes: "@available(iOS 18, *)", profile: Profile(platform: .visionos)),
        Availability(attributes: "@available(iOS, unavailable)", profile: Profile(platform: .visionos), flags: .isUnavailable),
        Availability(
            attributes: "@available(iOS, unavailable) @available(visionOS 1, *)", profile: Profile(platform: .visionos), introduced: "1.0"),
        Availability(attributes: "@available(anyAppleOS 27, *)", introduced: "27.0"),
        Availability(attributes: "@available(anyAppleOS 27, *) @available(iOS 26, *)", introduced: "26.0"),
        Availability(attributes: "#if os(iOS)\n@available(iOS 15, *)\n#else\n@available(*, unavailable)\n#endif\n", introduced: "15.0"),
        Availability(attributes: "@available(", introduced: "0.0"),
        Availability(attributes: "@available(iOS", introduced: "0.0"),
    ]

    @Test func enclosingAvailabilityCounts() throws {
        let program = makeProgram(
            "@available(iOS 16, *) struct Outer { @available(iOS 15, *) struct Inner { @available(iOS 18, *) func f() {}\n func g() {} } }")
        #expect(program.availability(of: try #require(program.declared("Outer.Inner.f()"))) == Version(major: 18))
        #expect(program.availability(of: try #require(program.declared("Outer.Inner.g()"))) == Version(major: 16))
        #expect(program[try #require(program.declared("Outer.Inner.g()"))].introduced == .zero)
    }

    @Test func availabilityConditions() throws {
        func versions(_ text: String, _ profile: Profile) -> [String] {
            let source = SourceFile(path: "a.swift", bytes: Array("func f() { if \(text) {} }".utf8))
            let tree = SyntaxTree(parsing: source)
            return (0..<UInt32(tree.nodes.count)).map { NodeID($0) }.filter { tree.kind($0) == .availabilityCondition }
                .map { profile.introduced(inAvailability: $0, of: tree)?.description ?? "none" }
        }
        #expect(versions("#available(iOS 17.4, macOS 14, *)", .default) == ["17.4"])
        #expect(versions("#available(macOS 14, *)", .default) == ["none"])
        #expect(versions("#unavailable(iOS 26)", .default) == ["26.0"])
        #expect(versions("#available(iOS 16, *), #available(iOS 17, *)", .default) == ["16.0", "17.0"])
    }

    @Test func versionsAsText() {
        let texts = ["17", "17.4", "17.4.1", "", "17.", ".4", "a", "1.2.3.4", "17 ", "99999999999"]
        #expect(
            texts.map { Version($0)?.description ?? "-" } == ["17.0", "17.4", "17.4.1", "-", "-", "-", "-", "-", "-", "65535.0"])
        #expect(Version(major: 17, minor: 4) > Version(major: 17))
        #expect(Version(major: 9) < Version(major: 10))
        #expect(Version(major: -1, minor: 400, patch: 1).description == "0.255.1")
    }

    @Test func companions() {
        let targets = Platform.allCases.map { Profile.defaultTarget(for: $0).description }
        #expect(targets == ["17.0", "14.0", "17.0", "10.0", "1.0"])
        #expect(Profile(platform: .watchos).deploymentTarget == Version(major: 10))
    }
}
