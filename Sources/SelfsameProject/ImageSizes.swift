// The sizes of the pictures in asset catalogs, in points: from the headers of PNG, JPEG, PDF and SVG files and the scale that the catalog states.

import Foundation
import SelfsameLayout

/// The sizes of the pictures in the asset catalogs below a folder, by name.
public func imageSizes(in folder: String) -> [String: LayoutSize] {
    var result: [String: LayoutSize] = [:]
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return result }
    var count = 0
    for case let path as String in walk {
        count += 1
        if count > entryLimit { break }
        if path.hasSuffix(".git") || path.hasSuffix(".build") || path.hasSuffix("node_modules") {
            walk.skipDescendants()
            continue
        }
        guard path.hasSuffix(".imageset"), let name = path.split(separator: "/").last?.dropLast(".imageset".count) else { continue }
        walk.skipDescendants()
        if let size = imageSetSize(folder + "/" + path) { result[String(name)] = size }
    }
    return result
}

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
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: headerLimit) else { return nil }
    return pictureSize([UInt8](data))
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
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("%PDF"), let found = text.range(of: "/MediaBox") {
        let numbers = text[found.upperBound...].prefix(80).split { !($0.isNumber || $0 == "." || $0 == "-") }.prefix(4).compactMap {
            Double($0)
        }
        return numbers.count == 4 ? (numbers[2] - numbers[0], numbers[3] - numbers[1]) : nil
    }
    guard let start = text.range(of: "<svg") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    func attribute(_ name: String) -> String? {
        guard let found = tag.range(of: " \(name)=\"") else { return nil }
        return String(tag[found.upperBound...].prefix { $0 != "\"" })
    }
    func length(_ name: String) -> Double? { attribute(name).flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) } }
    if let width = length("width"), let height = length("height"), attribute("width")?.hasSuffix("%") != true { return (width, height) }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? (box[2], box[3]) : nil
}
