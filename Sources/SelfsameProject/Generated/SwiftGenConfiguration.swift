// `swiftgen.yml`: which files SwiftGen writes of which inputs. Only its own templates are known; a project's template may write anything, and what
// it writes is not described. A file that is there is read like any other.

import SelfsameDeclarations
import SelfsameSyntax
import SelfsameSystem

/// A file that SwiftGen writes.
struct SwiftGenOutput: Sendable {
    /// What it is made of, as SwiftGen calls it: `strings`.
    enum Command: String, CaseIterable, Sendable { case strings, xcassets, colors, fonts }

    var command: Command
    /// The template: `structured-swift5`.
    var template: String
    /// The file, from the root.
    var path: String
    /// Files and folders that it is made of, from the root.
    var inputs: [String]
    /// A regular expression for the files in folders.
    var filter: String?
    var options: [String: String]
    var parameters: [String: String]

    /// Whether a file is a configuration, by its name.
    static func isConfiguration(_ file: String) -> Bool {
        (file.hasSuffix(".yml") || file.hasSuffix(".yaml")) && file.lowercased().contains("swiftgen")
    }

    /// What a configuration asks for, without files that are there already.
    static func outputs(ofConfiguration path: String) -> [SwiftGenOutput] {
        guard case .success(let source) = readSource(at: path) else { return [] }
        let (value, _) = YAMLReader.read(String(decoding: source.bytes, as: UTF8.self))
        let folder = parentFolder(absolutePath(path))
        let inputFolder = place(value["input_dir"]?.text ?? "", in: folder)
        let outputFolder = place(value["output_dir"]?.text ?? "", in: folder)
        return Command.allCases.flatMap { command in
            (value[command.rawValue].map(entries) ?? []).flatMap { entry in
                outputs(command, entry, inputFolder, outputFolder)
            }
        }
    }

    private static func outputs(
        _ command: Command, _ entry: YAMLValue, _ inputFolder: String, _ outputFolder: String
    ) -> [SwiftGenOutput] {
        let inputs = (entry["inputs"] ?? entry["paths"])?.texts ?? []
        return (entry["outputs"].map(entries) ?? [entry]).compactMap { output in
            guard let template = output["templateName"]?.text, output["templatePath"]?.text == nil, let file = output["output"]?.text
            else { return nil }
            let path = place(file, in: outputFolder)
            if isThere(path) { return nil }
            return SwiftGenOutput(
                command: command, template: template, path: path, inputs: inputs.map { place($0, in: inputFolder) },
                filter: entry["filter"]?.text, options: texts(entry["options"]), parameters: texts(output["params"]))
        }
    }

    /// Whether there is a file, in whatever case a configuration writes its path: the usual volume of a Mac does not tell them apart.
    private static func isThere(_ path: String) -> Bool {
        if FileManager.default.fileExists(atPath: path) { return true }
        var folder = ""
        for name in path.split(separator: "/") {
            if FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
                folder += "/" + name
                continue
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "/" : folder)) ?? []
            guard let other = names.first(where: { $0.lowercased() == name.lowercased() }) else { return false }
            folder += "/" + other
        }
        return true
    }

    /// A list of blocks; a block by itself is a list of one.
    private static func entries(_ value: YAMLValue) -> [YAMLValue] {
        if case .list(let elements) = value.kind { elements } else { [value] }
    }

    private static func texts(_ value: YAMLValue?) -> [String: String] {
        Dictionary((value?.pairs ?? []).map { ($0.key, $0.value.text ?? "") }) { $1 }
    }

    /// A path in a folder. What a variable of the environment says is not known: the file then counts as lying in the folder.
    private static func place(_ path: String, in folder: String) -> String {
        if path.contains("$") { return absolutePath(folder + "/" + lastPathComponent(path)) }
        return absolutePath(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    // MARK: Parameters

    /// A parameter that is a name; what is none gives the default.
    func name(_ parameter: String, default name: String) -> String {
        guard let written = parameters[parameter], !written.isEmpty else { return name }
        return written.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? written : name
    }

    /// Whether a parameter is set.
    func isSet(_ parameter: String) -> Bool { parameters[parameter].map { !["", "false", "no", "0"].contains($0) } ?? false }

    /// The access of what is declared.
    var access: String { isSet("publicAccess") ? "public" : "internal" }

    // MARK: Inputs

    /// The inputs whose names end as one of some, those in folders among them, in path order.
    func files(_ suffixes: [String], areFolders: Bool = false) -> [String] {
        let expression = filter.flatMap { try? Regex($0) }
        if filter != nil, expression == nil { return [] }
        func isWanted(_ path: String) -> Bool {
            if let expression { return path.firstMatch(of: expression) != nil && isFolder(path) == areFolders }
            return suffixes.contains { path.hasSuffix($0) }
        }
        var result: [String] = []
        var pending = inputs
        var count = 0
        while let path = pending.popLast(), count < Self.fileLimit {
            count += 1
            if inputs.contains(path), suffixes.contains(where: { path.hasSuffix($0) }) || isWanted(path) {
                result.append(path)
            } else if isWanted(path) {
                result.append(path)
            } else if isFolder(path), !isLink(path) {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                pending += names.filter { !$0.hasPrefix(".") }.map { path + "/" + $0 }
            }
        }
        return result.sorted(by: precedesAsPath)
    }

    private static let fileLimit = 20_000
}
