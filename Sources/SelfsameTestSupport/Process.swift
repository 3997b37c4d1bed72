// The program as a process: what a user sees and what a script gets.

import Foundation
import Synchronization

/// What a run of the program gave.
public struct ProcessResult: Sendable {
    /// The exit status.
    public var status: Int32
    /// What it wrote to standard output.
    public var output: String
    /// What it wrote to standard error.
    public var errors: String
}

/// Runs the program that was built together with the tests.
public func runSelfsame(_ arguments: [String], input: [UInt8] = [], in folder: URL = Repository.root) throws -> ProcessResult {
    try run(Repository.program, arguments, input: input, in: folder)
}

/// Runs a tool that is found through `PATH`; its name is the first of the arguments.
public func runTool(_ arguments: [String], in folder: URL = Repository.root) throws -> ProcessResult {
    try run(URL(fileURLWithPath: "/usr/bin/env"), arguments, input: [], in: folder)
}

/// Output goes through files: a full pipe would make the program wait for its reader.
private func run(_ program: URL, _ arguments: [String], input: [UInt8], in folder: URL) throws -> ProcessResult {
    let scratch = try TemporaryFolder()
    try scratch.write(input, to: "input")
    for name in ["output", "errors"] { try scratch.write([], to: name) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: scratch.url("input"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.url("output"))
    process.standardError = try FileHandle(forWritingTo: scratch.url("errors"))
    try process.run()
    process.waitUntilExit()
    return ProcessResult(
        status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
        output: try Repository.text(of: scratch.url("output")), errors: try Repository.text(of: scratch.url("errors")))
}

extension Repository {
    /// The program, beside the tests' own bundle.
    public static var program: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("selfsame")
    }
}

/// A folder that is removed with the value, or at the end of the process.
public final class TemporaryFolder: Sendable {
    /// The folder.
    public let root: URL
    /// All that were made. A static value is never released, nor what a thread holds that waits for input; and what goes on after a test may write
    /// to its folder again.
    private static let all = Mutex<Set<URL>>([])
    private static let removal: Void = { atexit { TemporaryFolder.removeAll() } }()

    /// Makes an empty folder.
    public init() throws {
        Self.removal
        root = FileManager.default.temporaryDirectory.appendingPathComponent("selfsame-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let root = root
        Self.all.withLock { _ = $0.insert(root) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    private static func removeAll() {
        for root in all.withLock({ $0 }) { try? FileManager.default.removeItem(at: root) }
    }

    /// A path in the folder.
    public func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// Writes a file and the folders that it needs.
    @discardableResult
    public func write(_ bytes: [UInt8], to path: String) throws -> URL {
        let url = url(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return url
    }

    /// Writes a text file and the folders that it needs.
    @discardableResult
    public func write(_ text: String, to path: String) throws -> URL { try write(Array(text.utf8), to: path) }
}
