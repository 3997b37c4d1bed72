// What the files of a project say of it: its targets, the settings that each is compiled with, and which file belongs to which. Only plain text
// is read; nothing is ever run. What is computed when the file runs is not known, and a remark says so.

import SelfsameDeclarations
import SelfsameSyntax
import SelfsameSystem

/// A line of a file.
public struct StatedPlace: Sendable, Hashable {
    /// The file, from the root.
    public var path: String
    /// The line, from 1.
    public var line: Int
}

/// A value and the line that says it.
public struct Stated<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value.
    public var value: Value
    /// Where it is said.
    public var place: StatedPlace
}

/// A platform that a target is built for.
public struct StatedPlatform: Sendable, Hashable {
    /// The platform.
    public var platform: Stated<Platform>
    /// The oldest system of it that is supported.
    public var deploymentTarget: Stated<Version>?
}

/// A target: what is compiled together as one module.
public struct ProjectTarget: Sendable {
    /// What it is called.
    public var name: String
    /// The name that it is imported by.
    public var module: String
    /// Where it is described.
    public var place: StatedPlace
    /// Whether it holds tests.
    public var isTest = false
    /// What it is built for, the first one first; none where nothing says so.
    public var platforms: [StatedPlatform] = []
    /// What `swift()` compares with.
    public var swiftVersion: Stated<Version>?
    /// Conditions of `#if` that hold.
    public var defines: [Stated<String>] = []
    /// Conditions that hold on one platform only.
    public var platformDefines: [Platform: [Stated<String>]] = [:]
    /// Whether a package's manifest describes it.
    public var isOfPackage = false
    /// Whether it belongs to a package that the project depends on, and not to the project.
    public var isLibrary = false

    /// The target's settings for a platform; nil where it is not built for it. A target that names no platform is built for all.
    func settings(for platform: Platform) -> StatedPlatform? { platforms.first { $0.platform.value == platform } }

    /// Whether it is built for a platform. The platforms of a manifest only say how old their systems may be.
    func isBuilt(for platform: Platform) -> Bool { platforms.isEmpty || isOfPackage || settings(for: platform) != nil }
}

/// Something in a project's file that was not understood.
public struct ProjectRemark: Sendable, Hashable {
    /// Where.
    public var place: StatedPlace
    /// What: lower case, no full stop.
    public var message: String
}

/// What the files of a project say.
public struct ProjectSettings: Sendable {
    /// Every target, in the order in which they were read.
    public private(set) var targets: [ProjectTarget] = []
    /// What was not understood.
    public var remarks: [ProjectRemark] = []
    /// The files that were read, from the root.
    public var sources: [String] = []
    /// The folders of packages that projects name by their path.
    var localPackages: [String] = []
    /// Whether a target asks for symbols of its string catalogs.
    var generatesStringSymbols = false
    /// The files that R.swift writes, each with the folder of its resources.
    var resourceAccessors: [ResourceAccessor] = []
    /// Targets of a file that is named by itself.
    private var targetsOfFile: [String: [UInt32]] = [:]
    private var targetsOfFolder: [String: [FolderMembers]] = [:]
    /// Files that an Xcode project lists by themselves, by their path in lower case: most file systems of its developers tell no case apart.
    private var listedFiles: [String: String] = [:]
    private var listedFilesByName: [String: [String]] = [:]
    /// The files that targets of an Xcode project compile by themselves, by folder.
    private var compiledFiles: [String: [String]] = [:]
    /// Folders around files with the one thing that says what is compiled of them: whether that is an Xcode project which lists each file.
    private var listingFolders: [String: Bool] = [:]
    /// The only platforms that a target compiles a file for, by file and target.
    private var platformFilters: [String: [UInt32: Stated<[Platform]>]] = [:]
    /// Folders with a manifest: what is above them does not compile what is in them.
    private(set) var packageFolders: Set<String> = []
    /// How long the paths of both kinds of folders are: most folders around a file are neither, and need not be looked up.
    private var folderLengths: Set<Int> = []

    /// A file that R.swift writes.
    struct ResourceAccessor: Hashable {
        /// The file, from the root.
        var path: String
        /// The folder with the resources of its target.
        var folder: String
    }

    /// A target that compiles what a folder holds.
    struct FolderMembers: Sendable {
        /// The target, as an index.
        var target: UInt32
        /// Files and folders in it that are left out, from the root.
        var excluded: Set<String> = []
        /// The only files that are taken, where the target says so by patterns; nil for all.
        var included: [Glob]?
        /// More that is left out, by patterns.
        var excludedGlobs: [Glob] = []
    }

    /// Makes the settings of a project that says nothing.
    public init() {}

    /// Whether nothing was found.
    public var isEmpty: Bool { targets.isEmpty }

    /// Adds a target and gives its index.
    mutating func add(_ target: ProjectTarget) -> UInt32 {
        targets.append(target)
        return UInt32(targets.count - 1)
    }

    /// Notes that a target compiles a file.
    mutating func add(file: String, to target: UInt32) {
        if targetsOfFile[file]?.contains(target) != true { targetsOfFile[file, default: []].append(target) }
    }

    /// Notes that a project lists a file, whatever compiles it.
    mutating func list(file: String) {
        listedFiles[file.lowercased()] = file
        listedFilesByName[lastPathComponent(file), default: []].append(file)
    }

    /// The path by which a project lists a file.
    private func listedPath(of path: String) -> String? { listedFiles.isEmpty ? nil : listedFiles[path.lowercased()] }

    /// Notes that a project names each file of a folder that is compiled, as it does this one, if a target compiles it.
    mutating func listsFiles(besides file: String) {
        if targetsOfFile[file] != nil { compiledFiles[parentFolder(file), default: []].append(file) }
    }

    /// Notes that an Xcode project in a folder lists what is compiled, where it is as new as its files.
    mutating func addListing(of files: [String], in folder: String) {
        // Of many files a few tell.
        let step = max(1, files.count / 8)
        let isCurrent = !files.isEmpty && stride(from: 0, to: files.count, by: step).allSatisfy { exists(files[$0]) }
        listingFolders[folder] = isCurrent && listingFolders[folder] != false
    }

    /// Notes that something else than an Xcode project says what is compiled of the files in a folder.
    mutating func addOtherListing(in folder: String) { listingFolders[folder] = false }

    /// Why a file that no target compiles is no part of the program; nil where a project says nothing of it.
    func omission(of path: String) -> Omission? {
        if listedPath(of: path) != nil { return .listed }
        let folder = parentFolder(path)
        // Not where the project is older than its files: it lists the file where it was before, or none of the folder is where it was.
        if listedFilesByName[lastPathComponent(path)]?.contains(where: { !exists($0) }) ?? false { return nil }
        if !packageFolders.contains(folder), compiledFiles[folder]?.contains(where: exists) ?? false { return .unlisted }
        // What is generated when the project is built lies nowhere.
        return isListed(folder) && exists(path) ? .outside : nil
    }

    /// Whether it is an Xcode project that lists what is compiled of the files in a folder.
    private func isListed(_ folder: String) -> Bool {
        if listingFolders.isEmpty { return false }
        var current = folder
        while !packageFolders.contains(current) {
            if let isListed = listingFolders[current] { return isListed }
            if current == "/" { return false }
            current = parentFolder(current)
        }
        return false
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// How a project leaves out a file.
    enum Omission {
        /// It lists the file, and no target compiles it.
        case listed
        /// It lists files of the same folder by themselves, and not this one.
        case unlisted
        /// It lists all files that are compiled, and none of the folder.
        case outside
    }

    /// Notes that a target compiles a file for some of its platforms only.
    mutating func limit(file: String, of target: UInt32, to platforms: Stated<[Platform]>) {
        platformFilters[file, default: [:]][target] = platforms
    }

    /// The only platforms that a target compiles a file for; nil for all of its platforms.
    func filter(ofFile path: String, in target: UInt32) -> Stated<[Platform]>? {
        platformFilters.isEmpty ? nil : platformFilters[listedPath(of: path) ?? path]?[target]
    }

    /// Whether a target compiles a file for a platform.
    func compiles(_ file: String, in target: UInt32, for platform: Platform) -> Bool {
        targets[Int(target)].isBuilt(for: platform) && filter(ofFile: file, in: target)?.value.contains(platform) ?? true
    }

    /// Notes that a target compiles what a folder holds.
    mutating func add(folder: String, _ members: FolderMembers) {
        targetsOfFolder[folder, default: []].append(members)
        folderLengths.insert(folder.utf8.count)
    }

    /// Notes that a folder is a package.
    mutating func addPackage(folder: String) {
        packageFolders.insert(folder)
        folderLengths.insert(folder.utf8.count)
    }

    /// The targets of a file by its path from the root, ascending.
    public func targets(ofFile path: String) -> [UInt32] {
        var result = targetsOfFile[path] ?? listedPath(of: path).flatMap { targetsOfFile[$0] } ?? []
        let bytes = Array(path.utf8)
        for end in bytes.indices.reversed() where bytes[end] == UInt8(ascii: "/") {
            guard folderLengths.contains(max(end, 1)) else { continue }
            let folder = String(decoding: bytes[..<max(end, 1)], as: UTF8.self)
            for members in targetsOfFolder[folder] ?? [] where !members.leavesOut(path, in: folder) { result.append(members.target) }
            if packageFolders.contains(folder) { break }
        }
        return result.count < 2 ? result : Set(result).sorted()
    }
}

extension ProjectSettings.FolderMembers {
    /// Whether the target leaves out a file in its folder, or a folder that it lies in.
    func leavesOut(_ file: String, in folder: String) -> Bool {
        var inner = file[...]
        while !excluded.isEmpty, inner.utf8.count > folder.utf8.count {
            if excluded.contains(String(inner)) { return true }
            inner = inner[..<(inner.utf8.lastIndex(of: UInt8(ascii: "/")) ?? inner.startIndex)]
        }
        if excludedGlobs.contains(where: { $0.covers(file) }) { return true }
        return included.map { globs in !globs.contains { $0.covers(file) } } ?? false
    }
}

/// The name of a module, from that of its target: what no identifier has becomes an underscore.
func moduleName(_ target: String) -> String {
    var result = ""
    for character in target.unicodeScalars {
        let isLetter = character.properties.isAlphabetic || character == "_" || character.properties.numericType != nil
        result.unicodeScalars.append(isLetter ? character : "_")
    }
    if let first = result.unicodeScalars.first, first.properties.numericType != nil { result = "_" + result.dropFirst() }
    return result
}

/// What `swift()` compares with where a project asks for a language mode: a compiler of today in mode 5 calls itself 5.10.
func languageVersion(_ mode: Version) -> Version {
    switch mode.major {
    case 6...: .newestSwift
    case 5: Version(major: 5, minor: 10)
    default: mode
    }
}
