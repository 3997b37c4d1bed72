// The server as a process: one thread reads messages, one answers them. Both have a large stack, since parser and analyser recurse.

import Dispatch
import SelfsameSystem
import Synchronization

/// Serves one client over two streams until it leaves. Returns whether it said goodbye first: the protocol asks for status 1 where not.
public func serveLanguage(from input: FileDescriptor, to output: FileDescriptor, version: String) -> Bool {
    let inbox = Inbox()
    let wasOrderly = Mutex(false)
    let finished = DispatchSemaphore(value: 0)
    let isAnswering = startThread {
        let pages = PageFolder(version: version)
        let server = LanguageServer(inbox: inbox, version: version, changesFolder: true, pages: pages) { message in
            // A client that is gone reads nothing; that it is gone is seen by the thread that reads.
            do { try output.writeAll(message.framed) } catch { inbox.close() }
        }
        let result = server.run()
        wasOrderly.withLock { $0 = result }
        finished.signal()
    }
    let isReading = startThread {
        var buffer = MessageBuffer()
        // What has come so far; nothing at the end of input.
        while let bytes = try? input.readAvailable(), !bytes.isEmpty {
            buffer.append(bytes)
            while let message = buffer.next() { inbox.post(message) }
        }
        inbox.close()
    }
    guard isAnswering, isReading else { return false }
    finished.wait()
    return wasOrderly.withLock { $0 }
}
