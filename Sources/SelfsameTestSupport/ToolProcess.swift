// Running another program and waiting for it, for tests only. Output goes through files, so that no full pipe can block the program.

import Foundation

/// What a program left behind.
public struct ToolResult: Sendable {
    /// Its exit status, 128 plus the signal where one ended it.
    public var status: Int32
    /// Standard output.
    public var output: String
    /// Standard error.
    public var errors: String
}

/// Runs a program found through `PATH` and waits for its end.
public func runTool(_ arguments: [String], in folder: URL? = nil, input: URL? = nil) throws -> ToolResult {
    let scratch = try ScratchFolder("tool")
    defer { scratch.remove() }
    let output = scratch.url.appendingPathComponent("output")
    let errors = scratch.url.appendingPathComponent("errors")
    try Data().write(to: output)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let handles = [try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: errors)]
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let status = process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    return ToolResult(status: status, output: try Repository.text(of: output), errors: try Repository.text(of: errors))
}

/// A new empty folder for temporary files.
public struct ScratchFolder: Sendable {
    /// Where it is.
    public let url: URL

    /// Makes a folder whose name starts with `name`.
    public init(_ name: String) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("selfsame-\(name)-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Removes it with everything inside.
    public func remove() { try? FileManager.default.removeItem(at: url) }

    /// Writes a file into it and gives back where.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }
}
