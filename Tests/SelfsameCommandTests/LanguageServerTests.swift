// `language-server` as a process: bytes in, bytes out, and the exit status that the protocol asks for.

import SelfsameTestSupport
import Testing

@Suite("The language server as a process")
struct LanguageServerTests {
    private func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

    private let hello = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}"#

    @Test("A session from the handshake to the goodbye ends with status 0", arguments: [[], ["--stdio"]])
    func session(options: [String]) throws {
        let messages = [
            hello, #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#, #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
            #"{"jsonrpc":"2.0","method":"exit"}"#,
        ]
        let result = try runSelfsame(["language-server"] + options, input: Array(messages.map(framed).joined().utf8))
        #expect(result.status == 0 && result.errors == "")
        #expect(result.output.hasPrefix("Content-Length: "))
        #expect(result.output.contains(#""serverInfo":{"name":"selfsame","version":"#))
        #expect(result.output.hasSuffix(framed(#"{"id":2,"jsonrpc":"2.0","result":null}"#)))
    }

    @Test("A client that vanishes ends it with status 1, and damaged input is answered")
    func vanishes() throws {
        #expect(try runSelfsame(["language-server"]).status == 1)
        let result = try runSelfsame(["language-server"], input: Array((framed("{") + framed(hello)).utf8))
        #expect(result.status == 1)
        #expect(result.output.contains("-32700") && result.output.contains("serverInfo"))
    }
}
