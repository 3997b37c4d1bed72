// What the system says of a file and of a terminal.

/// The kind of a file, its size and who may do what with it.
public struct FileStatus: Sendable {
    /// What a path leads to.
    public enum Kind: Sendable { case regular, folder, link, other }

    /// The kind.
    public var kind: Kind
    /// The number of bytes.
    public var size: UInt64
    /// The permissions of owner, group and everybody else.
    public var permissions: mode_t
    /// The owner.
    public var owner: uid_t
    /// The group.
    public var group: gid_t

    /// Asks for the status of a file; that of a link is asked for where `followsLinks` is false.
    public init(of path: String, followsLinks: Bool = true) throws(POSIXError) {
        let path = try checked(path)
        var status = stat()
        // The system borrows the path, and fills a structure that is there for it.
        _ = try uninterrupted { unsafe Int(followsLinks ? stat(path, &status) : lstat(path, &status)) }
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = UInt64(max(0, status.st_size))
        permissions = status.st_mode & 0o7777
        (owner, group) = (status.st_uid, status.st_gid)
    }
}

/// Puts a file in the place of another one: whole, or not at all.
public func moveFile(_ path: String, to target: String) throws(POSIXError) {
    let (path, target) = (try checked(path), try checked(target))
    // The system borrows the paths for the call.
    _ = try uninterrupted { unsafe Int(rename(path, target)) }
}

/// The columns of the terminal behind standard output; nil where there is none.
public var terminalWidth: Int? {
    var size = winsize()
    // This request fills the structure that is there for it.
    guard isatty(1) != 0, unsafe ioctl(1, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
}

/// A path that the system can read to its end: for C a zero byte would be one.
func checked(_ path: String) throws(POSIXError) -> String {
    if path.utf8.contains(0) { throw POSIXError(.EINVAL) }
    return path
}

/// Makes a call of the system again where a signal has interrupted it. A negative result is an error.
func uninterrupted(_ call: () -> Int) throws(POSIXError) -> Int {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}
