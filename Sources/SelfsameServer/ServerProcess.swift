// The server as a process: one thread reads messages, one answers them. The second has a large stack, since parser and analyser recurse.

import Foundation
import Synchronization

/// Serves one client over two streams until it leaves. Returns whether it said goodbye first: the protocol asks for status 1 where not.
public func serveLanguage(from input: FileHandle, to output: FileHandle, version: String) -> Bool {
    let inbox = Inbox()
    let wasOrderly = Mutex(false)
    let finished = DispatchSemaphore(value: 0)
    let answering = onLargeStack {
        let pages = PageFolder(version: version)
        let server = LanguageServer(inbox: inbox, version: version, changesFolder: true, pages: pages) { message in
            // A client that is gone reads nothing; that it is gone is seen by the thread that reads.
            do { try output.write(contentsOf: Data(message.framed)) } catch { inbox.close() }
        }
        let result = server.run()
        wasOrderly.withLock { $0 = result }
        finished.signal()
    }
    answering.start()
    let reading = onLargeStack {
        var buffer = MessageBuffer()
        while true {
            // What has come so far; nothing at the end of input.
            let bytes = input.availableData
            if bytes.isEmpty { break }
            buffer.append(bytes)
            while let message = buffer.next() { inbox.post(message) }
        }
        inbox.close()
    }
    reading.start()
    finished.wait()
    return wasOrderly.withLock { $0 }
}

/// A thread with the stack that the analysis needs.
func onLargeStack(_ work: @escaping @Sendable () -> Void) -> Thread {
    let thread = Thread { work() }
    thread.stackSize = 64 << 20
    return thread
}
