// Replacing a source file: whole or not at all. The new bytes go to a temporary file in the same folder, which then takes the place of the
// old one; a link stays a link, and the file that it leads to is replaced. A file that is not what was read is left alone. A run that was
// killed may leave its temporary file; the next one that makes the same change takes it away.

import SelfsameSyntax
import SelfsameSystem

/// Replaces the bytes of the file that `original` was read from. Returns what kept it from being done; then the file is as it was.
func replaceFile(_ original: SourceFile, with bytes: [UInt8]) -> InputProblem? {
    func problem(_ message: String) -> InputProblem { InputProblem(path: original.path, message: message) }
    let target = URL(fileURLWithPath: original.path).resolvingSymlinksInPath()
    switch readSource(at: target.path) {
    case .failure(let failure): return problem("cannot be fixed: \(failure.message)")
    case .success(let current):
        // The same file under two paths is fixed once.
        if current.bytes == bytes { return nil }
        if current.bytes != original.bytes { return problem("changed since it was read; not fixed") }
    }
    do throws(POSIXError) {
        let status = try FileStatus(of: target.path)
        // A rename asks the folder alone; who made a file read-only does not want it changed.
        if status.permissions & 0o222 == 0 || !FileManager.default.isWritableFile(atPath: target.path) {
            return problem("cannot be fixed: it is read-only")
        }
        removeAbandoned(beside: target, of: bytes)
        let new = target.deletingLastPathComponent().appendingPathComponent("\(temporaryPrefix)\(getpid())-\(UUID().uuidString)")
        do {
            try write(bytes, toNew: new.path, as: status)
            try moveFile(new.path, to: target.path)
        } catch {
            try? FileManager.default.removeItem(at: new)
            throw error
        }
        return nil
    } catch {
        return problem("cannot be fixed: \(describeWriting(error))")
    }
}

/// Temporary files begin with this, the number of the process and a hyphen.
private let temporaryPrefix = ".selfsame-"

/// Writes a file that was not there and is never open to more readers than the one that it replaces; when this returns, the disk has its bytes.
/// Foundation writes with the mode mask of the process, which is not ours to change while other threads write, and cannot replace a file by
/// one that has its permissions already.
private func write(_ bytes: [UInt8], toNew path: String, as original: FileStatus) throws(POSIXError) {
    let file = try FileDescriptor(creating: path, permissions: original.permissions & 0o777)
    defer { file.closeFile() }
    try file.writeAll(bytes)
    file.takePermissions(of: original)
    try file.synchronize()
}

/// Removes what killed runs left of writing these bytes: only a file of a process that is gone, with nothing in it but the beginning of the
/// same bytes, is sure to be nobody's.
private func removeAbandoned(beside target: URL, of bytes: [UInt8]) {
    let folder = target.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(temporaryPrefix) {
        let number = name.dropFirst(temporaryPrefix.count).prefix { $0 != "-" }
        guard let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
        let file = folder.appendingPathComponent(name)
        guard case .success(let rest) = readSource(at: file.path), bytes.starts(with: rest.bytes) else { continue }
        try? FileManager.default.removeItem(at: file)
    }
}

/// Why a file cannot be written, in a few words.
private func describeWriting(_ error: POSIXError) -> String {
    switch error.code {
    case .ENOSPC, .EDQUOT: "no space is left on the disk"
    case .EACCES, .EPERM: "its folder is not writable"
    case .EROFS: "its disk is read-only"
    case .ENOENT: "no such file or folder"
    default: "it is not writable"
    }
}
