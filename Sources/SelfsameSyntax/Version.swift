// Versions as they stand in source: of systems in `@available`, of the language and the compiler in `#if`.

/// A version of a system or of the language, `major.minor.patch`.
public struct Version: Hashable, Comparable, Sendable {
    /// `major << 16 | minor << 8 | patch`.
    public var packed: UInt32

    /// Makes a version; parts that are too large are cut to the largest that fits.
    public init(major: Int, minor: Int = 0, patch: Int = 0) {
        packed =
            UInt32(clamping: min(max(major, 0), 0xFFFF)) << 16 | UInt32(min(max(minor, 0), 0xFF)) << 8 | UInt32(min(max(patch, 0), 0xFF))
    }

    /// Reads `17`, `17.4` or `17.4.1`; nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        self.init(bytes: bytes.span, from: 0, to: bytes.count)
    }

    /// Reads a version from bytes, as `init(_:)` does from text.
    public init?(bytes: Span<UInt8>, from start: Int, to end: Int) {
        var done = (0, 0)
        var part = 0
        var periods = 0
        var hasDigit = false
        for index in start..<end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "."), hasDigit, periods < 2 {
                if periods == 0 { done.0 = part } else { done.1 = part }
                part = 0
                periods += 1
                hasDigit = false
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                part = min(part * 10 + Int(byte - UInt8(ascii: "0")), 1 << 24)
                hasDigit = true
            } else {
                return nil
            }
        }
        guard hasDigit else { return nil }
        switch periods {
        case 0: self.init(major: part)
        case 1: self.init(major: done.0, minor: part)
        default: self.init(major: done.0, minor: done.1, patch: part)
        }
    }

    /// Version 0: no constraint.
    @inlinable public static var zero: Version { Version(packed: 0) }

    @usableFromInline init(packed: UInt32) { self.packed = packed }

    /// The newest language, which is read where no other is asked for.
    public static var newestSwift: Version { Version(major: 6, minor: 2) }

    /// The first part.
    public var major: Int { Int(packed >> 16) }
    /// The second part.
    public var minor: Int { Int(packed >> 8 & 0xFF) }
    /// The third part.
    public var patch: Int { Int(packed & 0xFF) }

    /// By major, minor and patch.
    @inlinable
    public static func < (a: Version, b: Version) -> Bool { a.packed < b.packed }
}

extension Version: CustomStringConvertible {
    /// `17.0`, `17.4.1`.
    public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}

extension Version {
    /// Whether this version is as `swift(…)` or `compiler(…)` wants it, the bytes being what stands in the parentheses: `>=5.9`, `<6`. Nil
    /// for what is no comparison.
    public func satisfies(_ comparison: some Sequence<UInt8>) -> Bool? {
        let bytes = comparison.filter { $0 != UInt8(ascii: " ") }
        if bytes.starts(with: [UInt8(ascii: ">"), UInt8(ascii: "=")]) {
            return Version(bytes: bytes.span, from: 2, to: bytes.count).map { self >= $0 }
        }
        guard bytes.first == UInt8(ascii: "<") else { return nil }
        return Version(bytes: bytes.span, from: 1, to: bytes.count).map { self < $0 }
    }
}
