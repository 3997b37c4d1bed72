// Reading and writing by file descriptor: files, pipes, devices and the three standard streams. What a method does is one call of the system,
// made again where a signal has interrupted it.

/// An open file, by its number. It is open until `closeFile()`.
public struct FileDescriptor: Sendable {
    let number: Int32

    /// What the program reads.
    public static let standardInput = FileDescriptor(number: 0)
    /// Where results go.
    public static let standardOutput = FileDescriptor(number: 1)
    /// Where everything else goes.
    public static let standardError = FileDescriptor(number: 2)

    private init(number: Int32) { self.number = number }

    /// Opens a file to read it.
    public init(reading path: String) throws(POSIXError) { try self.init(path, O_RDONLY) }

    /// Opens a file that exists to write to it.
    public init(writing path: String) throws(POSIXError) { try self.init(path, O_WRONLY) }

    /// Makes a file that was not there. It is never open to more users than `permissions` allow.
    public init(creating path: String, permissions: mode_t) throws(POSIXError) {
        try self.init(path, O_WRONLY | O_CREAT | O_EXCL, permissions)
    }

    private init(_ path: String, _ flags: Int32, _ permissions: mode_t = 0) throws(POSIXError) {
        let path = try checked(path)
        // The system borrows the path for the call.
        number = Int32(try uninterrupted { unsafe Int(open(path, flags | O_CLOEXEC, permissions)) })
    }

    /// Two ends of a pipe, which programs that are started do not inherit.
    static func openPipe() throws(POSIXError) -> (reading: FileDescriptor, writing: FileDescriptor) {
        var ends: [Int32] = [0, 0]
        // The system writes two numbers, and there is room for two.
        _ = try uninterrupted { unsafe Int(pipe(&ends)) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
    }

    // MARK: Reading

    /// What is asked for where nothing is known of the length.
    public static let usualCount = 1 << 14
    /// No call reads or writes more: a system may refuse it.
    private static let largestCount = 1 << 30

    /// What there is now, waited for where there is nothing yet; nothing at the end.
    public func readAvailable(upTo count: Int = usualCount) throws(POSIXError) -> [UInt8] {
        let count = min(count, Self.largestCount)
        var result = Result<Int, POSIXError>.success(0)
        // At most `count` bytes are written, for which there is room, and as many belong to the array as were written.
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            result = Result { () throws(POSIXError) in try uninterrupted { unsafe read(number, buffer.baseAddress, count) } }
            written = (try? result.get()) ?? 0
        }
        _ = try result.get()
        return bytes
    }

    /// All that there is up to the end, or up to a number of bytes. What is `expected` is asked for at once.
    public func readToEnd(expecting expected: Int = usualCount, upTo limit: Int = .max) throws(POSIXError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < limit {
            // One byte more shows whether that was the end. Of a file no more is asked for: what is not filled stays part of the array.
            let wanted = bytes.isEmpty && expected > 0 ? expected + 1 : max(expected - bytes.count + 1, Self.usualCount)
            let next = try readAvailable(upTo: min(wanted, limit - bytes.count))
            if next.isEmpty { break }
            if bytes.isEmpty { bytes = next } else { bytes += next }
        }
        return bytes
    }

    // MARK: Writing

    /// Writes all bytes.
    public func writeAll(_ bytes: [UInt8]) throws(POSIXError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            // The bytes are borrowed for the call, and no more are read than there are.
            let count = try uninterrupted {
                unsafe rest.withUnsafeBytes { unsafe write(number, $0.baseAddress, min($0.count, Self.largestCount)) }
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Returns when the disk has what was written.
    public func synchronize() throws(POSIXError) { _ = try uninterrupted { Int(fsync(number)) } }

    /// Gives the file the permissions of another one, and its owner and group where the system allows it.
    public func takePermissions(of other: FileStatus) {
        // The owner first: a new one may cost permissions.
        _ = fchown(number, other.owner, gid_t.max)
        _ = fchown(number, uid_t.max, other.group)
        _ = fchmod(number, other.permissions)
    }

    /// Closes the file.
    public func closeFile() { _ = close(number) }
}
