// Reading a source file. Only regular files of less than 4 GiB are read; what is no text is told apart from text here, and whether text
// is well-formed UTF-8 is the lexer's question. Every failure is a message for people.

import Foundation
import SelfsameSyntax

/// Positions are 32-bit byte offsets.
private let largestFile = UInt64(UInt32.max)

/// Reads the bytes of a file, or says why it cannot be read.
public func readSource(at path: String) -> Result<SourceFile, InputProblem> {
    func failure(_ message: String) -> Result<SourceFile, InputProblem> { .failure(InputProblem(path: path, message: message)) }
    do {
        // The kind is asked for first: opening a pipe would wait for its writer.
        var target = path
        var attributes = try FileManager.default.attributesOfItem(atPath: target)
        if attributes[.type] as? FileAttributeType == .typeSymbolicLink {
            target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            attributes = try FileManager.default.attributesOfItem(atPath: target)
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular?: break
        case .typeDirectory?: return failure("this folder cannot be searched")
        case .typeSymbolicLink?: return failure("a link to a missing file")
        default: return failure("not a regular file")
        }
        if let size = (attributes[.size] as? NSNumber)?.uint64Value, size >= largestFile { return failure(tooLarge) }
        let contents = try FileManager.default.contents(atPath: target) ?? Data(contentsOf: URL(fileURLWithPath: target))
        return sourceFile(path: path, bytes: [UInt8](contents))
    } catch {
        let reason = describe(error)
        // Foundation puts this character in place of bytes that are no UTF-8; there is no file by the resulting name.
        if reason == missing, path.contains("\u{FFFD}") { return failure("its name is not UTF-8; rename it") }
        // A pattern in quotes: the shell has not expanded it.
        let isPattern = reason == missing && path.contains { "*?".contains($0) }
        return failure(isPattern ? reason + "; remove the quotes, so that the shell expands the pattern" : reason)
    }
}

/// Makes a source file of bytes, or says that they are no text.
public func sourceFile(path: String, bytes: [UInt8]) -> Result<SourceFile, InputProblem> {
    func failure(_ message: String) -> Result<SourceFile, InputProblem> { .failure(InputProblem(path: path, message: message)) }
    if UInt64(bytes.count) >= largestFile { return failure(tooLarge) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        return failure("not UTF-8: it starts with the byte order mark of UTF-16")
    }
    if bytes.prefix(8192).contains(0) { return failure("not text: it contains zero bytes") }
    return .success(SourceFile(path: path, bytes: bytes))
}

private let missing = "no such file or folder"
private let tooLarge = "larger than 4 GiB"

/// A failure of the file system in a few words.
func describe(_ error: any Error) -> String {
    guard let error = error as? CocoaError else { return "cannot be read" }
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return missing
    case .fileReadNoPermission: return "permission denied"
    case .fileReadInvalidFileName: return "not a valid path"
    case .fileReadTooLarge: return "too large"
    default: return "cannot be read"
    }
}
