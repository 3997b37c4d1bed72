// Which platforms a project is linked for: those that its files need.

import Foundation
import SelfsameDeclarations
import SelfsameProject
import SelfsameTestSupport
import Testing

@Suite("Platforms")
struct PlatformTests {
    private static let view = "import SwiftUI\nstruct Screen: View { var body: some View { Text(\"a\") } }\n"

    /// A project with a target for the phone and one for the watch, and the platforms that their files are analysed for.
    private func platforms(phone: String, watch: String) throws -> [String: Platform] {
        let folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        let url = Repository.url("fixtures/projects/old-platforms.txt")
        let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n=== ")
        let project = try #require(parts.first { $0.hasPrefix("Code/Many.xcodeproj") })
        try folder.write(String(project.drop { $0 != "\n" }.dropFirst()), to: "Code/Many.xcodeproj/project.pbxproj")
        try folder.write(phone, to: "Code/Phone.swift")
        try folder.write(watch, to: "Code/Watch.swift")
        try folder.write("let both = 1\n", to: "Code/Both.swift")
        var times = PhaseTimes()
        let loaded = loadProgram(ProjectInput(paths: [folder.root.path]), profile: .default, fixed: [], threads: 1, times: &times)
        return Dictionary(
            uniqueKeysWithValues: loaded.files.map { file in
                let program = loaded.program(of: file)
                return (program.tree(file).source.path.components(separatedBy: "/").last ?? "", program.profile.platform)
            })
    }

    @Test("A file with views is analysed for the platform that it is compiled for")
    func views() throws {
        let found = try platforms(phone: Self.view, watch: Self.view)
        #expect(found["Phone.swift"] == .ios)
        #expect(found["Watch.swift"] == .watchos)
    }

    @Test("A platform whose own files have no content is not linked for")
    func noViews() throws {
        let tool = "import Foundation\nstruct Tool { var name = \"\" }\n"
        let found = try platforms(phone: Self.view, watch: tool)
        #expect(found["Phone.swift"] == .ios)
        #expect(found["Watch.swift"] == .ios)
    }

    @Test("A file that names a protocol of views may have content")
    func protocols() throws {
        let style =
            "import SwiftUI\nstruct Plain: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }\n"
        #expect(try platforms(phone: Self.view, watch: style)["Watch.swift"] == .watchos)
    }
}
