// The messages of JSON-RPC 2.0, as the Language Server Protocol uses them.

/// A message as it is received.
public enum Message: Sendable, Hashable {
    /// Asks for an answer.
    case request(id: JSON, method: String, params: JSON)
    /// Asks for none.
    case notification(method: String, params: JSON)
    /// Answers a request of the server; `null` where it failed.
    case response(id: JSON, result: JSON)
    /// What is no message, with what is wrong. Its request has an id where that could be read.
    case damaged(id: JSON, ErrorCode, String)
}

/// Why a request has no result; the numbers are those of the protocol.
public enum ErrorCode: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case serverCancelled = -32802
}

/// A request that cannot be answered.
struct RequestFailure: Error {
    var code: ErrorCode
    var message: String
    var data: JSON = .null
}

extension Message {
    /// Reads a body.
    init(_ body: JSON) {
        let id = body["id"]
        let hasID = id != .null
        switch id {
        case .null, .string, .integer: break
        default:
            self = .damaged(id: .null, .invalidRequest, "the id of a message must be a string or an integer")
            return
        }
        if let method = body["method"].string {
            self = hasID ? .request(id: id, method: method, params: body["params"]) : .notification(method: method, params: body["params"])
        } else if hasID, body.members["result"] != nil || body["error"] != .null {
            self = .response(id: id, result: body["result"])
        } else {
            self = .damaged(id: id, .invalidRequest, "a message needs a `method`, or an `id` with a `result` or an `error`")
        }
    }

    /// The answer to a request.
    static func answer(to id: JSON, result: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": result] }

    /// The answer to a request that failed.
    static func failure(of id: JSON, _ failure: RequestFailure) -> JSON {
        [
            "jsonrpc": "2.0", "id": id,
            "error": .object(leavingOutNull: [
                "code": .integer(failure.code.rawValue), "message": .string(failure.message), "data": failure.data,
            ]),
        ]
    }
}
