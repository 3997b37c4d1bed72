// What a file is compiled for, for `config show`: each setting with the place that says it.

import SelfsameDeclarations
import SelfsameReports
import SelfsameSyntax

/// Where the parts of a profile come from, apart from projects.
public struct ProfileOrigins {
    /// A place, or how a command line says it, by the key of the configuration.
    public var places: [String: String]

    /// Names places.
    public init(places: [String: String]) { self.places = places }
}

extension ProfilePlan {
    /// What was found of the project, for `--verbose`: the files read and how many targets they describe, and what is not known.
    public var summary: String {
        var text = ""
        if !settings.sources.isEmpty {
            text +=
                "selfsame: \(counted(settings.targets.count { !$0.isLibrary }, "target")) in \(counted(settings.sources.count, "project file"))"
            if platforms.count > 1 { text += "; analysed for \(platforms.map(\.rawValue).joined(separator: ", "))" }
            text += "\n"
        }
        for remark in settings.remarks {
            text += "selfsame: unknown: \(printable(displayPath(remark.place.path))):\(remark.place.line): \(printable(remark.message))\n"
        }
        return text
    }

    /// The plan for a call that reads nothing but what describes the project: `config show`.
    public init(ofFile path: String, base: Profile, fixed: ProfileParts) {
        var files = ProjectFiles()
        let full = absolutePath(path)
        files.addAncestors(of: isFolder(path) ? full : parentFolder(full))
        // A package in a folder of an app is built as the app's project asks for.
        if let first = files.manifests.first, files.xcodeProjects.isEmpty, parentFolder(first) != "/" {
            files.addAncestors(of: parentFolder(parentFolder(first)))
        }
        self.init(settings: ProjectSettings(reading: files), reported: [full], base: base, fixed: fixed)
    }

    /// What a file is compiled for, a line for each setting with the place that says it.
    public func text(ofFile path: String, origins: ProfileOrigins) -> String {
        let full = absolutePath(path)
        let platform = platforms[platformIndex(ofFile: full)]
        let file = fileProfile(ofFile: full, for: platform)
        let indices = settings.targets(ofFile: full)
        let target = (file.membership?.targets.first).map { settings.targets[Int($0)] }
        func place(_ place: StatedPlace?) -> String? { place.map { "\(printable(displayPath($0.path))):\($0.line)" } }
        func line(_ name: String, _ value: String, key: String, _ stated: StatedPlace?) -> String {
            "  \(name): \(printable(value))  (\(origins.places[key] ?? place(stated) ?? "default"))\n"
        }
        var text = ""
        for index in indices {
            let target = settings.targets[Int(index)]
            let note = target.isTest ? ", tests" : ""
            text += "target: \(printable(target.name)), module \(printable(target.module))\(note)  (\(place(target.place) ?? ""))\n"
        }
        if indices.isEmpty {
            let reason =
                switch settings.omission(of: full) {
                case .listed: "the project lists the file, but no target compiles it: nothing is reported of it"
                case .unlisted: "the project lists other files of the folder, but not this one: nothing is reported of it"
                case .outside: "the project lists all files that are compiled, and none of the folder: nothing is reported of it"
                case nil: settings.isEmpty ? "no project found" : "no target of the project contains the file"
                }
            text += "target: none (\(reason))\n"
        }
        text += "profile:\n"
        let stated = target?.settings(for: platform)
        let filter = (file.membership?.targets.first).flatMap { settings.filter(ofFile: full, in: $0) }
        text += line("platform", platform.rawValue, key: "platform", filter?.place ?? stated?.platform.place)
        let more = settings.platforms(ofFile: full, in: indices).filter { $0 != platform }.map(\.rawValue)
        if !more.isEmpty { text += "  also built for: \(more.joined(separator: ", "))\n" }
        let oldest = target.map { $0.isOfPackage && stated?.deploymentTarget == nil } ?? false
        text += line(
            "deployment target", file.profile.deploymentTarget.description, key: "deployment_target",
            stated?.deploymentTarget?.place ?? (oldest ? target?.place : nil))
        text += line("SDK", String(file.profile.sdk), key: "sdk", nil)
        text += line("Swift", file.profile.swiftVersion.description, key: "swift_version", target?.swiftVersion?.place)
        for name in file.profile.defines.sorted() {
            let own = ((target?.defines ?? []) + (target?.platformDefines[platform] ?? [])).first { $0.value == name }
            text += line("defines", name, key: own == nil ? "defines" : "", own?.place)
        }
        for remark in settings.remarks { text += "unknown: \(place(remark.place) ?? ""): \(printable(remark.message))\n" }
        return text
    }
}
