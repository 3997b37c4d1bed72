// What was received and waits for the thread that answers. The thread that reads puts messages in, and so a request can be taken back, or be
// overtaken by an edit, while an earlier one is still being worked on.

import Dispatch
import Synchronization

/// The messages that wait.
public final class Inbox: Sendable {
    private struct Waiting {
        var messages: [Message] = []
        var first = 0
        var cancelled: Set<JSON> = []
        var held: Set<JSON> = []
        var running: JSON = .null
        var isClosed = false
    }

    private let waiting = Mutex(Waiting())
    private let available = DispatchSemaphore(value: 0)

    /// Nothing waits.
    public init() {}

    /// Puts a message in. A request that is taken back is marked; it still gets its answer, which the protocol asks for.
    public func post(_ message: Message) {
        if case .notification("$/cancelRequest", let params) = message {
            waiting.withLock { waiting in
                let id = params["id"]
                let isKnown =
                    waiting.running == id || waiting.held.contains(id)
                    || waiting.messages[waiting.first...].contains { $0.requestID == id }
                if isKnown { waiting.cancelled.insert(id) }
            }
            return
        }
        waiting.withLock { $0.messages.append(message) }
        available.signal()
    }

    /// Says that nothing more will come.
    public func close() {
        waiting.withLock { $0.isClosed = true }
        available.signal()
    }

    /// The next message, waited for; nil once all are taken and no more will come.
    func take() -> Message? {
        available.wait()
        return waiting.withLock { waiting in
            guard waiting.first < waiting.messages.count else { return nil }
            let message = waiting.messages[waiting.first]
            waiting.first += 1
            if waiting.first > 64, waiting.first * 2 > waiting.messages.count {
                waiting.messages.removeFirst(waiting.first)
                waiting.first = 0
            }
            if let done = waiting.running.nonNull, !waiting.held.contains(done) { waiting.cancelled.remove(done) }
            waiting.running = message.requestID ?? .null
            return message
        }
    }

    /// Whether nothing waits, so that there is time for work that nobody has asked for.
    var isEmpty: Bool { waiting.withLock { $0.first >= $0.messages.count && !$0.isClosed } }

    /// Whether a request was taken back.
    func isCancelled(_ id: JSON) -> Bool { waiting.withLock { $0.cancelled.contains(id) } }

    /// Remembers a request that is answered after others.
    func hold(_ id: JSON) { waiting.withLock { _ = $0.held.insert(id) } }

    /// Forgets it, once it is answered.
    func release(_ id: JSON) {
        waiting.withLock { waiting in
            waiting.held.remove(id)
            if waiting.running != id { waiting.cancelled.remove(id) }
        }
    }

    /// Whether an edit of a document waits: what is found out about its text now is out of date before it arrives.
    func hasEdit(of uri: String) -> Bool {
        waiting.withLock { waiting in
            waiting.messages[waiting.first...].contains { message in
                guard case .notification("textDocument/didChange", let params) = message else { return false }
                return params["textDocument"]["uri"].string == uri
            }
        }
    }
}

extension Message {
    fileprivate var requestID: JSON? { if case .request(let id, _, _) = self { id } else { nil } }
}

extension JSON {
    fileprivate var nonNull: JSON? { self == .null ? nil : self }
}
