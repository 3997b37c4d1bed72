// Runs the toolchain's own compiler on small programs, for tests that ask it whether a description is right.

import Foundation

/// The `swiftc` of the toolchain that runs the tests.
enum SwiftCompiler {
    /// What a process left behind: its exit status and everything that it printed.
    struct Run {
        var status: Int32
        var output: String
    }

    /// Runs `swiftc` with arguments.
    static func run(_ arguments: [String]) throws -> Run { try run("/usr/bin/env", ["swiftc"] + arguments) }

    /// Runs a program and waits for it.
    static func run(_ program: String, _ arguments: [String]) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}

/// A folder that lives as long as a test needs it.
enum TemporaryFolder {
    /// Runs `body` with a new empty folder, which is removed afterwards.
    static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("selfsame-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
