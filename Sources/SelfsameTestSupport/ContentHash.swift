// Names for files in a cache.

/// 128 bits of FNV-1a over the parts and their lengths, as hexadecimal digits. It names files in a cache; nothing depends on its strength.
func contentHash(_ parts: [String]) -> String {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x9ae1_6a3b_2f90_404f
    for part in parts {
        for byte in part.utf8 {
            first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            second = (second &* 0x0000_0100_0000_01b3) ^ UInt64(byte)
        }
        first = (first ^ UInt64(truncatingIfNeeded: part.utf8.count)) &* 0x0000_0100_0000_01b3
        second = (second &* 0x0000_0100_0000_01b3) ^ 0xff
    }
    return String(first, radix: 16) + String(second, radix: 16)
}
