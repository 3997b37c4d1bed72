// The functions that libFuzzer calls. Not a target of the package: `make fuzz` compiles this file against its modules and links libFuzzer's `main`.
// SELFSAME_FUZZ names the target. A property that does not hold ends the process as a crash does, so that the input is kept.

import Foundation
import SelfsameTestSupport

private let target = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["SELFSAME_FUZZ"] ?? "") ?? .syntax

private let mutator = TokenMutator(
    seeds: target.seeds.folders.flatMap { Repository.files(in: "fixtures/" + $0, extensions: target.seeds.extensions) }
        .compactMap { try? Repository.bytes(of: $0) })

@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: size))
    if let failure = target.failure(bytes) { fatalError("\(target.rawValue): \(failure)") }
    return 0
}

@_cdecl("LLVMFuzzerCustomMutator")
func mutate(_ start: UnsafeMutablePointer<UInt8>?, _ size: Int, _ limit: Int, _ seed: CUnsignedInt) -> Int {
    var random = SeededGenerator(seed: UInt64(seed))
    // Bytes at random, too: what the lexer takes for no token at all is input as well.
    if Int.random(in: 0..<4, using: &random) == 0 { return mutateBytes(start, size, limit) }
    let buffer = UnsafeMutableBufferPointer(start: start, count: limit)
    let bytes = mutator.mutated(Array(buffer[..<size]), limit: limit, random: &random)
    _ = buffer.update(fromContentsOf: bytes)
    return bytes.count
}

/// libFuzzer's own changes of bytes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ start: UnsafeMutablePointer<UInt8>?, _ size: Int, _ limit: Int) -> Int
