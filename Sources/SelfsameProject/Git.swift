// Running git, which is only ever asked. What it prints is read whole.

import Foundation

/// Runs git in a folder. Nil where git says no; that it is missing is thrown, with what can be done `instead`. `input` must fit into a pipe:
/// all of it is written before anything is read.
func git(_ arguments: [String], in folder: String, input: [UInt8] = [], instead: String) throws(InputProblem) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let words = Pipe()
    process.standardInput = words
    let missing = InputProblem(path: "git", message: "cannot be started; install git, or \(instead)")
    do { try process.run() } catch { throw missing }
    // That git has gone is seen by its status.
    try? words.fileHandleForWriting.write(contentsOf: Data(input))
    try? words.fileHandleForWriting.close()
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    // What `env` says of a program that does not exist.
    if process.terminationStatus == 127 { throw missing }
    return process.terminationStatus == 0 ? [UInt8](data) : nil
}
