// The addresses of documents, and the paths that they stand for. A document without a file, such as `untitled:Untitled-1`, goes by its address.

import SelfsameSystem

/// The path from the root of a file's address; nil for what is no file.
func path(ofAddress uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path.isEmpty ? nil : path
}

/// A name as the part of an address behind `#`.
func addressFragment(_ name: String) -> String {
    var address = URLComponents()
    address.fragment = name
    return address.percentEncodedFragment ?? name
}

/// The address of a file, by its path from the root.
func address(ofPath path: String) -> String {
    URL(fileURLWithPath: path, isDirectory: false).absoluteString
}
