// The descriptions of the standard library are well-formed interface files, small enough to be read at every start.

import Foundation
import SelfsamePrelude
import Testing

@Suite struct StandardLibrarySourceTests {
    @Test func everySourceParsesAsAnInterface() throws {
        try TemporaryFolder.with { folder in
            for source in PreludeSource.standardLibrary {
                let file = folder.appendingPathComponent("\(source.module)-\(source.name).swiftinterface")
                try Data(source.text.utf8).write(to: file)
                let run = try SwiftCompiler.run(["-frontend", "-parse", file.path])
                #expect(run.status == 0 && run.output.isEmpty, "\(source.module) \(source.name): \(run.output)")
            }
        }
    }

    @Test func aBrokenInterfaceIsNoticed() throws {
        try TemporaryFolder.with { folder in
            let file = folder.appendingPathComponent("Broken.swiftinterface")
            try Data("public struct Broken { public var count: Int { get }".utf8).write(to: file)
            #expect(try SwiftCompiler.run(["-frontend", "-parse", file.path]).status != 0)
        }
    }

    @Test func topicsAreDistinctAndSmall() {
        let names = PreludeSource.standardLibrary.map { "\($0.module) \($0.name)" }
        #expect(Set(names).count == names.count)
        #expect(PreludeSource.standardLibrary.reduce(0) { $0 + $1.text.utf8.count } < 280_000)
        #expect(PreludeSource.standardLibrary.allSatisfy { $0.text.utf8.allSatisfy { byte in byte < 128 } })
    }
}
