// Running another program and reading what it prints.

/// How a program ended, and what it printed to its standard output.
public struct ProgramResult: Sendable {
    /// Its exit status; 128 and the signal's number where a signal ended it.
    public var status: Int32
    /// All that it printed.
    public var output: [UInt8]
}

/// Runs a program that `PATH` leads to, with its name and its arguments, and gives it `input`. What it says of errors is dropped. Throws where
/// it cannot be started.
public func runProgram(_ words: [String], input: [UInt8] = []) throws(POSIXError) -> ProgramResult {
    let (itsInput, writing) = try FileDescriptor.openPipe()
    let reading: FileDescriptor
    let process: pid_t
    do {
        defer { itsInput.closeFile() }
        let (end, itsOutput) = try FileDescriptor.openPipe()
        defer { itsOutput.closeFile() }
        reading = end
        process = try start(words, reading: itsInput, writing: itsOutput)
    } catch {
        writing.closeFile()
        throw error
    }
    // That the program no longer reads is seen by its status. A program may print before it has read everything, and wait until that is read.
    let write: @Sendable () -> Void = {
        try? writing.writeAll(input)
        writing.closeFile()
    }
    if input.isEmpty || !startThread(write) { write() }
    let output = (try? reading.readToEnd()) ?? []
    reading.closeFile()
    var status: Int32 = 0
    // The system writes one number.
    _ = try uninterrupted { unsafe Int(waitpid(process, &status, 0)) }
    return ProgramResult(status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, output: output)
}

/// Starts a program with two pipes.
private func start(_ words: [String], reading input: FileDescriptor, writing output: FileDescriptor) throws(POSIXError) -> pid_t {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = unsafe posix_spawn_file_actions_t()
    #endif
    // Each call borrows the actions, which are there until the program has been started, as are the copies of the texts.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input.number, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.number, 1)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let environment = environmentVariables.map { "\($0)=\($1)" }
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    var process = pid_t()
    let status = unsafe posix_spawnp(&process, words[0], &actions, nil, arguments, variables)
    if status != 0 { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
    return process
}
