// What can be read, and the message for everything that cannot.

import Foundation
import SelfsameTestSupport
import Testing

@testable import SelfsameProject

@Suite("Reading")
struct ReadSourceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func problem(_ path: String) -> String? {
        switch readSource(at: folder.url(path).path) {
        case .success: nil
        case .failure(let problem): problem.message
        }
    }

    @Test("Text is read as it is")
    func text() throws {
        try folder.write("struct A {}\r\n", to: "A.swift")
        let source = try readSource(at: folder.url("A.swift").path).get()
        #expect(source.bytes == Array("struct A {}\r\n".utf8))
        try folder.write("", to: "empty.swift")
        #expect(try readSource(at: folder.url("empty.swift").path).get().bytes.isEmpty)
    }

    @Test("What is no text is told by kind")
    func notText() throws {
        try folder.write([0xFF, 0xFE, 0x61, 0x00], to: "utf16.swift")
        #expect(problem("utf16.swift") == "not UTF-8: it starts with the byte order mark of UTF-16")
        try folder.write([0x7F, 0x45, 0x4C, 0x46, 0, 0, 0], to: "binary.swift")
        #expect(problem("binary.swift") == "not text: it contains zero bytes")
    }

    @Test("What is no file is told by kind")
    func notAFile() throws {
        #expect(problem("missing.swift") == "no such file or folder")
        try folder.write("", to: "file")
        #expect(problem("file/A.swift") != nil)
        try FileManager.default.createSymbolicLink(at: folder.url("dangling.swift"), withDestinationURL: folder.url("nowhere"))
        #expect(problem("dangling.swift") == "a link to a missing file")
        try FileManager.default.createSymbolicLink(at: folder.url("loop.swift"), withDestinationURL: folder.url("loop.swift"))
        #expect(problem("loop.swift") != nil)
        #expect(problem(".") == "this folder cannot be searched")
    }

    @Test("Nothing is read from a device")
    func device() {
        switch readSource(at: "/dev/null") {
        case .success: Issue.record("a device was read")
        case .failure(let problem): #expect(problem.message == "not a regular file")
        }
    }

    @Test("Without permission the message says so; the superuser may read everything")
    func permission() throws {
        let url = try folder.write("", to: "locked.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
        let isSuperuser = NSUserName() == "root"
        #expect(problem("locked.swift") == (isSuperuser ? nil : "permission denied"))
    }

    @Test("Files beyond 32-bit offsets are refused before they are read")
    func large() throws {
        let url = try folder.write("", to: "large.swift")
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: 5 << 30)
        try handle.close()
        #expect(problem("large.swift") == "larger than 4 GiB")
    }

    @Test("Problems come in path order, in a file by place")
    func order() {
        let problems = [
            InputProblem(path: "b", message: "1"),
            InputProblem(path: "a", location: .init(line: 2, column: 1, offset: 9), message: "2"),
            InputProblem(path: "a", message: "3"),
        ]
        #expect(problems.inPathOrder().map(\.message) == ["3", "2", "1"])
    }
}
