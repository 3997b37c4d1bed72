// Writing a result to a file: whole or not at all. The text goes to a file beside it first, which then takes its place, so a reader never
// sees half of a report and a failure leaves what was there. What is no regular file (a pipe, a device) is written to as it is.

import SelfsameSystem

/// Writes a text to a path, or says why that is not possible.
public func writeFile(_ text: String, to path: String) throws(InputProblem) {
    let manager = FileManager.default
    // Replacing a link would leave its target as it was.
    let target =
        (try? manager.destinationOfSymbolicLink(atPath: path)) == nil ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let kind = try? FileStatus(of: target).kind
    func failure(_ reason: String) -> InputProblem { InputProblem(path: path, message: "cannot be written: " + reason) }
    if kind == .folder || path.hasSuffix("/") { throw failure("it is a folder") }
    let folder = target.lastIndex(of: "/").map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    if kind == nil, !isFolder(folder) { throw failure("no such folder `\(folder)`") }
    do {
        if let kind, kind != .regular {
            let file = try FileDescriptor(writing: target)
            defer { file.closeFile() }
            try file.writeAll(Array(text.utf8))
        } else {
            try Data(text.utf8).write(to: URL(fileURLWithPath: target), options: .atomic)
        }
    } catch {
        let reason = describe(error)
        throw failure(reason == "cannot be read" ? "the disk is full, or the folder is not writable" : reason)
    }
}
