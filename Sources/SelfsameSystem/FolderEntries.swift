// What stands in a folder, with the kind of each entry where the system tells it along with the name: nothing is asked for each one.

/// One entry of a folder.
public struct FolderEntry: Sendable {
    /// What an entry is, as far as reading the folder says.
    public enum Kind: Sendable { case file, folder, link, unknown }

    /// The name, without a folder before it.
    public var name: String
    /// The kind.
    public var kind: Kind
}

/// The entries of a folder, in the order of the system and without `.` and `..`.
public func folderEntries(of path: String) throws(POSIXError) -> [FolderEntry] {
    let path = try checked(path)
    // The system borrows the path. The stream is closed where it was opened, and read in between.
    guard let stream = unsafe opendir(path) else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { unsafe _ = closedir(stream) }
    var result: [FolderEntry] = []
    while true {
        errno = 0
        // An entry is valid until the next one is read; its name ends in a zero byte, and is copied.
        guard let entry = unsafe readdir(stream) else {
            if errno != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            return result
        }
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
            unsafe name.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        let kind: FolderEntry.Kind =
            switch unsafe Int(entry.pointee.d_type) {
            case Int(DT_DIR): .folder
            case Int(DT_REG): .file
            case Int(DT_LNK): .link
            default: .unknown
            }
        result.append(FolderEntry(name: name, kind: kind))
    }
}
