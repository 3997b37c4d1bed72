// Threads that can recurse deeply.

/// Bytes of stack of each thread. Reserved, not used: pages count when they are touched.
private let stackSize = 64 << 20

/// Whether code runs on a thread that `startThread` has started.
public enum LargeStack {
    /// Whether it does: the stack of the thread is large.
    @TaskLocal public static var isHere = false
}

/// Does work on a thread of its own, with the stack that parser and analyser need. False where the system has no memory for a thread: nothing
/// is done then.
public func startThread(_ work: @escaping @Sendable () -> Void) -> Bool {
    // The attributes are there until the thread has been started. It takes over the one reference to its work; where it is not started, that
    // is released here.
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let reference = unsafe Unmanaged.passRetained(Work { LargeStack.$isHere.withValue(true, operation: work) })
    #if canImport(Darwin)
        var thread: pthread_t?
    #else
        var thread = pthread_t()
    #endif
    let status = unsafe pthread_create(&thread, &attributes, { unsafe run($0) }, reference.toOpaque())
    if status != 0 { unsafe reference.release() }
    return status == 0
}

/// The work of a thread: C passes one pointer.
private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// What a thread does first: takes over its work. Never nil, which only some systems say.
private func run(_ reference: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let reference = unsafe reference { unsafe Unmanaged<Work>.fromOpaque(reference).takeRetainedValue().run() }
    return nil
}
