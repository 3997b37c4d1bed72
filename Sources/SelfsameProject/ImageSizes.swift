// The sizes of the pictures in asset catalogs, in points: from the headers of PNG, JPEG, PDF and SVG files and the scale that the catalog states.

import SelfsameLayout
import SelfsameSystem

/// The pictures of a program: their sizes, and which are symbols, which are as large as the font around them.
public struct ProgramImages {
    /// The sizes of pictures, by name, with the groups around that are namespaces, and by the name that code gives the resource.
    public private(set) var sizes: [String: LayoutSize] = [:]
    /// The names of symbols.
    public private(set) var symbols: Set<String> = []

    /// The pictures in the asset catalogs below a folder.
    public init(in folder: String) {
        var pending = [(folder, "")]
        var count = 0
        while count <= entryLimit, let (current, namespace) = pending.popLast() {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: current)) ?? []).sorted(by: precedesAsPath) {
                count += 1
                let path = current + "/" + name
                if name.hasSuffix(".imageset") {
                    guard let size = imageSetSize(path) else { continue }
                    for name in names(of: name, in: namespace) { sizes[name] = size }
                } else if name.hasSuffix(".symbolset") {
                    symbols.formUnion(names(of: name, in: namespace))
                } else if !skippedEndings.contains(where: name.hasSuffix), isFolder(path), !isLink(path) {
                    let isNamespace = current.contains(".xcassets") && providesNamespace(path)
                    pending.append((path, isNamespace ? namespace + name + "/" : namespace))
                }
            }
        }
    }
}

/// How code names a picture: `Image("Icons/star")`, `Image(.star)`.
private func names(of folder: String, in namespace: String) -> [String] {
    guard let dot = folder.lastIndex(of: ".") else { return [] }
    let name = folder[..<dot]
    return [namespace + name, resourceName(name)]
}

/// The ends of the names of folders that are not searched.
private let skippedEndings = [".git", ".build", "node_modules"]

/// How many files and folders are looked at.
private let entryLimit = 200_000

private struct ImageSet: Decodable {
    struct Image: Decodable {
        var filename: String?
        var scale: String?
        var idiom: String?
    }

    var images: [Image]
}

private func imageSetSize(_ folder: String) -> LayoutSize? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
        let set = try? JSONDecoder().decode(ImageSet.self, from: data)
    else { return nil }
    for image in set.images {
        guard let file = image.filename, let size = pictureSize(folder + "/" + file) else { continue }
        let isVector = file.hasSuffix(".pdf") || file.hasSuffix(".svg")
        let scale = isVector ? 1 : Double(image.scale?.dropLast() ?? "1") ?? 1
        return LayoutSize(Length(size.width / scale), Length(size.height / scale))
    }
    return nil
}

/// The size of a picture in pixels, or of a vector drawing in points, from its header.
func pictureSize(_ path: String) -> (width: Double, height: Double)? {
    guard let file = try? FileDescriptor(reading: path) else { return nil }
    defer { file.closeFile() }
    return (try? file.readToEnd(upTo: headerLimit)).flatMap { pictureSize($0) }
}

/// How much of a file is read.
private let headerLimit = 1 << 18

/// The size that the first bytes of a picture state.
func pictureSize(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    func number(_ start: Int, _ count: Int) -> Double { bytes[start..<start + count].reduce(0) { $0 * 256 + Double($1) } }
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return (number(16, 4), number(20, 4)) }
    if bytes.starts(with: [0xFF, 0xD8]) {
        // A chain of segments; the frame header (SOF) states the size.
        var index = 2
        while index + 9 < bytes.count {
            guard bytes[index] == 0xFF else {
                index += 1
                continue
            }
            let marker = bytes[index + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { return (number(index + 7, 2), number(index + 5, 2)) }
            index += marker == 0xFF || (0xD0...0xD9).contains(marker) ? (marker == 0xFF ? 1 : 2) : 2 + Int(number(index + 2, 2))
        }
        return nil
    }
    if bytes.starts(with: "%PDF".utf8) {
        guard let end = bytes.end(of: "/MediaBox") else { return nil }
        let numbers = String(decoding: bytes[end...].prefix(80), as: UTF8.self).split { !($0.isNumber || $0 == "." || $0 == "-") }
            .prefix(4).compactMap { Double($0) }
        return numbers.count == 4 ? (numbers[2] - numbers[0], numbers[3] - numbers[1]) : nil
    }
    guard let end = bytes.end(of: "<svg") else { return nil }
    let tag = String(decoding: bytes[end...].prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    func attribute(_ name: String) -> String? {
        guard let found = tag.utf8.firstRange(of: " \(name)=\"".utf8) else { return nil }
        return String(tag[found.upperBound...].prefix { $0 != "\"" })
    }
    func length(_ name: String) -> Double? { attribute(name).flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) } }
    if let width = length("width"), let height = length("height"), attribute("width")?.hasSuffix("%") != true { return (width, height) }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? (box[2], box[3]) : nil
}

extension [UInt8] {
    /// Where the first place of a text ends; nil where it does not occur. Headers are long, so only their first byte is compared at most places.
    fileprivate func end(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        var index = 0
        while index + wanted.count <= count {
            if self[index] == wanted[0], self[index..<index + wanted.count].elementsEqual(wanted) { return index + wanted.count }
            index += 1
        }
        return nil
    }
}
