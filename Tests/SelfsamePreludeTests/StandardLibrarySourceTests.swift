// The descriptions of the standard library are well-formed interface files, small enough to be read at every start.

import SelfsamePrelude
import SelfsameTestSupport
import Testing

@Suite struct StandardLibrarySourceTests {
    @Test func everySourceParsesAsAnInterface() throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        for source in PreludeSource.standardLibrary {
            let file = try folder.write(source.text, to: "\(source.module)-\(source.name).swiftinterface")
            let result = try runTool(["swiftc", "-frontend", "-parse", file.path])
            #expect(result.status == 0 && result.errors.isEmpty, "\(source.module) \(source.name): \(result.errors)")
        }
    }

    @Test func aBrokenInterfaceIsNoticed() throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = try folder.write("public struct Broken { public var count: Int { get }", to: "Broken.swiftinterface")
        #expect(try runTool(["swiftc", "-frontend", "-parse", file.path]).status != 0)
    }

    @Test func topicsAreDistinctAndSmall() {
        let names = PreludeSource.standardLibrary.map { "\($0.module) \($0.name)" }
        #expect(Set(names).count == names.count)
        // With the operators of Combine and the controls of UIKit and AppKit; what is read of it depends on the program.
        #expect(PreludeSource.standardLibrary.reduce(0) { $0 + $1.text.utf8.count } < 380_000)
        #expect(PreludeSource.standardLibrary.allSatisfy { $0.text.utf8.allSatisfy { byte in byte < 128 } })
    }
}
