// Replacing a source file: whole or not at all. The new bytes go to a temporary file in the same folder, which then takes the place of the
// old one; a link stays a link, and the file that it leads to is replaced. A file that is not what was read is left alone. A run that was
// killed may leave its temporary file; the next one that makes the same change takes it away.

import Foundation
import SelfsameSyntax

/// Replaces the bytes of the file that `original` was read from. Returns what kept it from being done; then the file is as it was.
public func replaceFile(_ original: SourceFile, with bytes: [UInt8]) -> InputProblem? {
    func problem(_ message: String) -> InputProblem { InputProblem(path: original.path, message: message) }
    let target = URL(fileURLWithPath: original.path).resolvingSymlinksInPath()
    switch readSource(at: target.path) {
    case .failure(let failure): return problem("cannot be fixed: \(failure.message)")
    case .success(let current):
        // The same file under two paths is fixed once.
        if current.bytes == bytes { return nil }
        if current.bytes != original.bytes { return problem("changed since it was read; it is left alone") }
    }
    do {
        let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
        let mode = (attributes[.posixPermissions] as? NSNumber)?.uint16Value ?? 0o644
        // A rename asks the folder alone; who made a file read-only does not want it changed.
        if mode & 0o222 == 0 || !FileManager.default.isWritableFile(atPath: target.path) {
            return problem("cannot be fixed: it is read-only")
        }
        // The temporary file is never open to more readers than the file itself.
        let mask = umask(mode_t(~mode & 0o777))
        defer { _ = umask(mask) }
        removeAbandoned(beside: target, of: bytes)
        try Data(bytes).write(to: target, options: .atomic)
        restore(attributes, of: target)
        return nil
    } catch {
        return problem("cannot be fixed: \(describeWriting(error))")
    }
}

/// Removes what killed runs left of writing these bytes. Foundation writes to `.dat.nosync`, the number of the process and something random; only
/// a file of a process that is gone, with nothing in it but the beginning of the same bytes, is sure to be nobody's.
private func removeAbandoned(beside target: URL, of bytes: [UInt8]) {
    let prefix = ".dat.nosync"
    let folder = target.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
        let number = name.dropFirst(prefix.count).prefix { $0 != "." }
        guard let process = pid_t(number, radix: 16), process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
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
    guard let error = error as? CocoaError else { return "it cannot be written" }
    switch error.code {
    case .fileWriteOutOfSpace: return "no space is left on the disk"
    case .fileWriteNoPermission: return "its folder cannot be written"
    case .fileWriteVolumeReadOnly: return "its disk is read-only"
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no such file or folder"
    default: return "it cannot be written"
    }
}
