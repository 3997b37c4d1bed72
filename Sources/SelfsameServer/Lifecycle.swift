// The handshake, the folders of the workspace, settings, and files that change on disk.

import SelfsameProject
import SelfsameSystem

extension LanguageServer {
    /// The version of the protocol's position counting, what the client can do, which folders there are, and what the server can do.
    func initialize(_ params: JSON) -> JSON {
        client = ClientCapabilities(params["capabilities"])
        let options = params["initializationOptions"]
        initialSettings = Settings(options["selfsame"] == .null ? options : options["selfsame"])
        settings = initialSettings
        var addresses = params["workspaceFolders"].elements.compactMap { $0["uri"].string }
        if addresses.isEmpty, let root = params["rootUri"].string { addresses = [root] }
        let paths = addresses.compactMap(path(ofAddress:)) + (addresses.isEmpty ? [params["rootPath"].string].compactMap { $0 } : [])
        if changesFolder, let first = paths.first { changeWorkingFolder(to: first) }
        add(folders: paths)
        phase = .initialized
        return ["capabilities": capabilities, "serverInfo": ["name": "selfsame", "version": .string(version)]]
    }

    private var capabilities: JSON {
        [
            "positionEncoding": .string(client.encoding.rawValue),
            "textDocumentSync": ["openClose": true, "change": 2],
            "diagnosticProvider": [
                "identifier": "selfsame", "interFileDependencies": true,
                "workspaceDiagnostics": .bool(settings.showsWorkspace),
            ],
            "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll.selfsame"]],
            "hoverProvider": true,
            "documentSymbolProvider": ["label": "selfsame"],
            "inlayHintProvider": true,
            "codeLensProvider": [:],
            "foldingRangeProvider": true,
            "selectionRangeProvider": true,
            "workspaceSymbolProvider": true,
            "executeCommandProvider": ["commands": .array(ServerCommand.allCases.map { .string($0.rawValue) })],
            "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
        ]
    }

    // MARK: Folders

    private func add(folders paths: [String]) {
        for path in paths.map(absolutePath) where !folders.contains(where: { $0.folder == path }) {
            let program = WorkspaceProgram(folder: path, settings: settings)
            folders.append(program)
            adoptDocuments()
        }
    }

    /// Gives each open document to the program that it now belongs to.
    private func adoptDocuments() {
        loneDocuments = [:]
        for document in documents.values { adopt(document) }
    }

    func foldersChanged(_ params: JSON) {
        let removed = Set(params["event"]["removed"].elements.compactMap { $0["uri"].string.flatMap(path(ofAddress:)) }.map(absolutePath))
        folders.removeAll { removed.contains($0.folder ?? "") }
        add(folders: params["event"]["added"].elements.compactMap { $0["uri"].string.flatMap(path(ofAddress:)) })
        adoptDocuments()
        answersChanged()
    }

    // MARK: Settings

    func settingsChanged(_ params: JSON) {
        if client.answersConfiguration { askForSettings() } else { take(params["settings"]["selfsame"]) }
    }

    /// Asks for the settings, where the client answers that.
    func askForSettings() {
        guard client.answersConfiguration else { return }
        request("workspace/configuration", ["items": [["section": "selfsame"]]]) { [weak self] result in self?.take(result[0]) }
    }

    /// Takes settings. Where the client has none, those of the handshake count.
    private func take(_ json: JSON) {
        let new = json == .null ? initialSettings : Settings(json)
        guard new != settings else { return }
        settings = new
        for program in allPrograms {
            let isRead = program.isLoaded
            program.settings = new
            if isRead, !program.isLoaded { noteOpenDocuments(in: program) }
        }
        answersChanged()
    }

    /// Every program.
    var allPrograms: [WorkspaceProgram] { folders + loneDocuments.values }

    /// Asks the client to ask again.
    func answersChanged() {
        if client.pullsDiagnostics, client.refreshesDiagnostics { request("workspace/diagnostic/refresh", .null) }
        if client.refreshesInlayHints { request("workspace/inlayHint/refresh", .null) }
        if client.refreshesCodeLenses { request("workspace/codeLens/refresh", .null) }
    }

    // MARK: Files

    /// Asks to be told when files and settings change.
    func registerChanges() {
        var registrations: [JSON] = []
        if client.watchesFiles {
            let globs = [
                "**/*.swift", "**/*.swiftinterface", "**/.selfsame.json", "**/.swift-version", "**/*baseline*.json",
                "**/*.{colorset,imageset,symbolset}",
            ]
            let options: JSON = ["watchers": .array(globs.map { ["globPattern": .string($0)] })]
            registrations.append(
                ["id": "selfsame-files", "method": "workspace/didChangeWatchedFiles", "registerOptions": options])
        }
        if client.registersConfiguration {
            registrations.append(
                [
                    "id": "selfsame-settings", "method": "workspace/didChangeConfiguration",
                    "registerOptions": ["section": "selfsame"],
                ])
        }
        if !registrations.isEmpty { request("client/registerCapability", ["registrations": .array(registrations)]) }
    }

    /// Files were made, changed or deleted on disk. What is open is as the client says, whatever happens there.
    func filesChanged(_ params: JSON) {
        let open = Set(documents.values.map(\.path))
        for change in params["changes"].elements {
            guard let path = change["uri"].string.flatMap(path(ofAddress:)).map(absolutePath) else { continue }
            for program in folders where program.isLoaded && isBelow(path, program) {
                if path.hasSuffix(".swift") {
                    if !open.contains(path) { refresh(path, in: program) }
                } else {
                    // What a configuration, a description or an asset catalog says is a matter of the whole program.
                    program.unload()
                    noteOpenDocuments(in: program)
                }
            }
        }
        answersChanged()
    }

    private func isBelow(_ path: String, _ program: WorkspaceProgram) -> Bool {
        guard let folder = program.folder else { return false }
        return path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    /// Reads a file again.
    private func refresh(_ path: String, in program: WorkspaceProgram) {
        guard program.takes(OpenDocument(uri: address(ofPath: path), version: 0, text: "")) else { return }
        switch readSource(at: path) {
        case .success(let source): program.note(.bytes(source.bytes), of: path)
        case .failure: program.note(.gone, of: path)
        }
    }

    /// What a document had on disk counts again.
    func returnToDisk(_ document: OpenDocument) {
        guard document.isFile else { return }
        for program in folders where program.isLoaded && isBelow(document.path, program) { refresh(document.path, in: program) }
    }

    func noteOpenDocuments(in program: WorkspaceProgram) {
        for document in documents.values where self.program(for: document) === program {
            program.note(.bytes(document.source.bytes), of: document.path)
        }
    }
}
