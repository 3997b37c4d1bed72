// Replacing a source file: whole or not at all. The new bytes go to a temporary file in the same folder, which then takes the place of the
// old one; a link stays a link, and the file that it leads to is replaced. A file that is not what was read is left alone. A run that was
// killed may leave its temporary file; the next one that makes the same change takes it away.

import Foundation
import SelfsameSyntax

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
    do {
        let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
        let mode = (attributes[.posixPermissions] as? NSNumber)?.uint16Value ?? 0o644
        // A rename asks the folder alone; who made a file read-only does not want it changed.
        if mode & 0o222 == 0 || !FileManager.default.isWritableFile(atPath: target.path) {
            return problem("cannot be fixed: it is read-only")
        }
        removeAbandoned(beside: target, of: bytes)
        let new = target.deletingLastPathComponent().appendingPathComponent("\(temporaryPrefix)\(getpid())-\(UUID().uuidString)")
        do {
            try write(bytes, toNew: new, mode: mode)
            restore(attributes, of: new)
            unsafe try succeed(rename(new.path, target.path))
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

/// Writes a file that was not there and is never open to more readers than `mode` allows; when this returns, the disk has its bytes.
/// Foundation writes with the mode mask of the process, which is not ours to change while other threads write, and cannot replace a file by
/// one that has its permissions already. So `open` and `rename` are called; `unsafe` marks that they borrow a path.
private func write(_ bytes: [UInt8], toNew file: URL, mode: UInt16) throws {
    let descriptor = unsafe open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode & 0o777))
    try succeed(descriptor)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: Data(bytes))
    try handle.synchronize()
}

/// Throws what the system says of a call that failed.
private func succeed(_ result: Int32) throws {
    if result < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
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

/// Gives the new file the permissions of the old one, and its owner where that is allowed.
private func restore(_ attributes: [FileAttributeKey: Any], of file: URL) {
    var owner = attributes.filter { [.ownerAccountID, .groupOwnerAccountID].contains($0.key) }
    let new = (try? FileManager.default.attributesOfItem(atPath: file.path)) ?? [:]
    owner = owner.filter { new[$0.key] as? NSNumber != $0.value as? NSNumber }
    if !owner.isEmpty { try? FileManager.default.setAttributes(owner, ofItemAtPath: file.path) }
    let permissions = attributes.filter { $0.key == .posixPermissions }
    try? FileManager.default.setAttributes(permissions, ofItemAtPath: file.path)
}

/// Why a file cannot be written, in a few words.
private func describeWriting(_ error: any Error) -> String {
    switch error {
    case CocoaError.fileWriteOutOfSpace, POSIXError.ENOSPC, POSIXError.EDQUOT: return "no space is left on the disk"
    case CocoaError.fileWriteNoPermission, POSIXError.EACCES, POSIXError.EPERM: return "its folder is not writable"
    case CocoaError.fileWriteVolumeReadOnly, POSIXError.EROFS: return "its disk is read-only"
    case CocoaError.fileNoSuchFile, CocoaError.fileReadNoSuchFile, POSIXError.ENOENT: return "no such file or folder"
    default: return "it is not writable"
    }
}
