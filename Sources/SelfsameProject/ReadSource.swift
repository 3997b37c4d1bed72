// Reading a source file. Only regular files of less than 4 GiB are read; what is no text is told apart from text here, and whether text
// is well-formed UTF-8 is the lexer's question. Every failure is a message for people.

import SelfsameSyntax
import SelfsameSystem

/// Positions are 32-bit byte offsets.
private let largestFile = UInt64(UInt32.max)

/// Reads the bytes of a file, or says why it cannot be read.
public func readSource(at path: String) -> Result<SourceFile, InputProblem> {
    func failure(_ message: String) -> Result<SourceFile, InputProblem> { .failure(InputProblem(path: path, message: message)) }
    do throws(POSIXError) {
        // The kind is asked for first: opening a pipe would wait for its writer.
        let status = try FileStatus(of: path)
        switch status.kind {
        case .regular: break
        case .folder: return failure("this folder cannot be searched")
        case .link, .other: return failure("not a regular file")
        }
        if status.size >= largestFile { return failure(tooLarge) }
        let file = try FileDescriptor(reading: path)
        defer { file.closeFile() }
        return sourceFile(path: path, bytes: try file.readToEnd(expecting: Int(status.size)))
    } catch {
        let reason = describe(error)
        if reason == missing || error.code == .ELOOP, isLink(path) { return failure("a link to a missing file") }
        // This character was put in place of bytes that are no UTF-8; there is no file by the resulting name.
        if reason == missing, path.contains("\u{FFFD}") { return failure("its name is not UTF-8; rename it") }
        // A pattern in quotes: the shell has not expanded it.
        let isPattern = reason == missing && path.contains { "*?".contains($0) }
        if isPattern { return failure(reason + "; remove the quotes, so that the shell expands the pattern") }
        return failure(reason == missing ? reason + neighbour(of: path) : reason)
    }
}

/// What stands beside a missing path under nearly its name: in another case, or with one letter more, less or different.
private func neighbour(of path: String) -> String {
    let name = lastPathComponent(path)
    guard name.utf8.count > 2, name.utf8.count <= 64 else { return "" }
    let folder = String(path.dropLast(name.count))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    // A name of a few letters is near to any other.
    let allowed = name.prefix { $0 != "." }.count < 4 ? 0 : 1
    let near = names.sorted(by: precedesAsPath).first { editDistance(name.lowercased(), $0.lowercased()) <= allowed }
    return near.map { "; did you mean `\(folder + $0)`?" } ?? ""
}

/// Makes a source file of bytes, or says that they are no text.
public func sourceFile(path: String, bytes: [UInt8]) -> Result<SourceFile, InputProblem> {
    func failure(_ message: String) -> Result<SourceFile, InputProblem> { .failure(InputProblem(path: path, message: message)) }
    if UInt64(bytes.count) >= largestFile { return failure(tooLarge) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        return failure("not UTF-8: it starts with the byte order mark of UTF-16")
    }
    if hasZeros(bytes.span) { return failure("not text: it contains zero bytes") }
    return .success(SourceFile(path: path, bytes: bytes))
}

/// Whether there are zero bytes near the start.
private func hasZeros(_ bytes: Span<UInt8>) -> Bool {
    let start = bytes.extracting(first: 8192)
    // The least of all bytes, for which the optimizer takes many at a time.
    var least = UInt8.max
    for index in 0..<start.count { least = min(least, start[index]) }
    return least == 0
}

private let missing = "no such file or folder"
private let tooLarge = "larger than 4 GiB"

/// A failure of the file system in a few words.
func describe(_ error: any Error) -> String {
    switch ((error as? CocoaError)?.code, (error as? POSIXError)?.code) {
    case (.fileNoSuchFile?, _), (.fileReadNoSuchFile?, _), (_, .ENOENT?): missing
    case (.fileReadNoPermission?, _), (_, .EACCES?), (_, .EPERM?): "permission denied"
    case (.fileReadInvalidFileName?, _), (_, .EINVAL?), (_, .ENAMETOOLONG?): "not a valid path"
    case (.fileReadTooLarge?, _), (_, .EFBIG?): "too large"
    default: "cannot be read"
    }
}
