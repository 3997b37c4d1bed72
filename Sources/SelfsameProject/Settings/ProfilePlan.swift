// For what each file is compiled: the options decide, then the configuration, then the file's target, then the defaults. The files of a program
// are analysed for one platform each: for the one that most files share where they can be, else for the first of their targets.

import SelfsameDeclarations
import SelfsameSyntax

/// The parts of a profile that options or a configuration decide for every file.
public struct ProfileParts: OptionSet, Sendable {
    /// The bits.
    public var rawValue: Int
    /// Makes a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The platform.
    public static let platform = ProfileParts(rawValue: 1)
    /// The deployment target.
    public static let deploymentTarget = ProfileParts(rawValue: 2)
    /// The version of Swift.
    public static let swiftVersion = ProfileParts(rawValue: 4)
    /// All of it: nothing is read from projects.
    public static let all: ProfileParts = [.platform, .deploymentTarget, .swiftVersion]
}

/// What a file is compiled for.
struct FileProfile {
    var profile: Profile
    var membership: FileMembership?
    /// Whether no target of the platform compiles it, or none at all of the project that lists it.
    var isHidden = false
}

/// The profiles of a program's files.
public struct ProfilePlan: Sendable {
    /// What the targets are.
    public internal(set) var settings: ProjectSettings {
        didSet { targetsOfFile = [:] }
    }
    /// The targets of the files that are reported on: what they are is asked several times.
    private var targetsOfFile: [String: [UInt32]] = [:]
    /// The platforms that files are analysed for; that of most files first.
    private(set) var platforms: [Platform]
    /// What options and configuration say, with defaults.
    private(set) var base: Profile
    let fixed: ProfileParts
    /// For each platform the target of most files, whose settings hold for files of no target.
    private var commonTargets: [Platform: UInt32] = [:]

    /// Plans for the files that are reported on, by their paths from the root.
    init(settings: ProjectSettings, reported: [String], base: Profile, fixed: ProfileParts, packages: FoundPackages = FoundPackages()) {
        self.settings = settings
        self.fixed = fixed
        var base = base
        base.modules = Set(settings.targets.lazy.filter { !$0.isTest }.map(\.module)).union(packages.moduleNames)
        self.base = base
        var filesOfPlatform: [Platform: Int] = [:]
        var filesOfTarget: [UInt32: Int] = [:]
        let targets = reported.map { settings.targets(ofFile: $0) }
        targetsOfFile = Dictionary(zip(reported, targets)) { first, _ in first }
        let built = zip(reported, targets).map { settings.platforms(ofFile: $0, in: $1) }
        for (indices, own) in zip(targets, built) {
            for platform in own { filesOfPlatform[platform, default: 0] += 1 }
            for index in indices where !settings.targets[Int(index)].isTest { filesOfTarget[index, default: 0] += 1 }
        }
        var main = base.platform
        if !fixed.contains(.platform) {
            // Of platforms with as many files each, the first in the usual order.
            for platform in Platform.allCases.reversed() where filesOfPlatform[platform] ?? 0 >= filesOfPlatform[main] ?? 0 {
                if filesOfPlatform[platform] ?? 0 > 0 { main = platform }
            }
        }
        var platforms = [main]
        if !fixed.contains(.platform) {
            for own in built {
                if let first = own.first, !own.contains(main), !platforms.contains(first) { platforms.append(first) }
            }
        }
        self.platforms = platforms
        for platform in platforms {
            let built = filesOfTarget.filter { settings.targets[Int($0.key)].isBuilt(for: platform) }
            commonTargets[platform] = built.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
    }

    /// The index of the platform that a file is analysed for.
    func platformIndex(ofFile path: String) -> Int {
        guard platforms.count > 1 else { return 0 }
        let own = settings.platforms(ofFile: path, in: targets(ofFile: path))
        if own.isEmpty || own.contains(platforms[0]) { return 0 }
        return platforms.firstIndex { own.contains($0) } ?? 0
    }

    /// Leaves out the platforms whose own files have no content: nothing is to be said of them, whatever they are analysed for.
    mutating func leaveOutPlatforms(whereNone hasContent: (FileIndex) -> Bool, of files: [FileIndex]) {
        guard platforms.count > 1 else { return }
        var needed: Set<Int> = [0]
        for file in files where file.role == .source && needed.count < platforms.count {
            let number = platformIndex(ofFile: absolutePath(file.tree.source.path))
            if !needed.contains(number), hasContent(file) { needed.insert(number) }
        }
        platforms = platforms.indices.filter(needed.contains).map { platforms[$0] }
    }

    /// What descriptions are read for.
    func profile(for platform: Platform) -> Profile { profile(of: commonTargets[platform], for: platform, isOwn: false) }

    /// What a file is compiled for on a platform.
    func fileProfile(ofFile path: String, for platform: Platform) -> FileProfile {
        let indices = targets(ofFile: path)
        guard !indices.isEmpty else { return FileProfile(profile: profile(for: platform), isHidden: settings.omission(of: path) != nil) }
        let built = indices.filter { settings.compiles(path, in: $0, for: platform) }
        let candidates = built.isEmpty ? indices : built
        let first = candidates.first { !settings.targets[Int($0)].isTest } ?? candidates[0]
        let target = settings.targets[Int(first)]
        return FileProfile(
            profile: profile(of: first, for: platform, isOwn: true),
            membership: FileMembership(
                targets: [first] + candidates.filter { $0 != first }, module: target.module, isTest: target.isTest,
                isLibrary: target.isLibrary),
            isHidden: built.isEmpty && !fixed.contains(.platform))
    }

    /// Whether no target compiles a file, by its path from the root, as far as the project says: nothing in it is part of the program.
    public func leavesOut(_ path: String) -> Bool { targets(ofFile: path).isEmpty && settings.omission(of: path) != nil }

    private func targets(ofFile path: String) -> [UInt32] { targetsOfFile[path] ?? settings.targets(ofFile: path) }

    private func profile(of index: UInt32?, for platform: Platform, isOwn: Bool) -> Profile {
        var result = base
        if platform != base.platform {
            result.platform = platform
            if !fixed.contains(.deploymentTarget) { result.deploymentTarget = Profile.defaultTarget(for: platform) }
        }
        guard let index else { return result }
        let target = settings.targets[Int(index)]
        if !fixed.contains(.deploymentTarget) {
            if let version = target.settings(for: platform)?.deploymentTarget {
                result.deploymentTarget = version.value
            } else if target.isOfPackage {
                result.deploymentTarget = oldestSystem(of: platform)
            }
        }
        if !fixed.contains(.swiftVersion), let version = target.swiftVersion {
            result.swiftVersion = version.value
            // A language mode says nothing of the compiler.
            result.compilerVersion = .newestSwift
        }
        if isOwn {
            result.defines.formUnion(target.defines.lazy.map(\.value))
            result.defines.formUnion((target.platformDefines[platform] ?? []).lazy.map(\.value))
        }
        return result
    }
}

extension ProjectSettings {
    /// The platforms that a file's targets compile it for, in order. Tests count only where nothing else compiles the file.
    func platforms(ofFile path: String, in indices: [UInt32]) -> [Platform] {
        let own = indices.filter { !targets[Int($0)].isTest }
        var result: [Platform] = []
        for index in own.isEmpty ? indices : own {
            let only = filter(ofFile: path, in: index)?.value
            for stated in targets[Int(index)].platforms {
                let platform = stated.platform.value
                if only?.contains(platform) ?? true, !result.contains(platform) { result.append(platform) }
            }
        }
        return result
    }
}

/// The oldest system that SwiftPM supports, which a package has that names none (`PlatformRegistry` of swift-package-manager).
func oldestSystem(of platform: Platform) -> Version {
    switch platform {
    case .ios, .tvos: Version(major: 12)
    case .macos: Version(major: 10, minor: 13)
    case .watchos: Version(major: 4)
    case .visionos: Version(major: 1)
    }
}
