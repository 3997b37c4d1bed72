// What the client can do, as far as the server's answers depend on it.

/// The client's side of the handshake.
struct ClientCapabilities {
    /// What positions are counted in.
    var encoding = PositionEncoding.utf16
    /// Whether it asks for diagnostics by itself; then none are pushed, since it would show both.
    var pullsDiagnostics = false
    /// Whether it asks again when it is told that diagnostics are out of date.
    var refreshesDiagnostics = false
    /// Whether it asks for inlay hints and lenses again when it is told to.
    var refreshesInlayHints = false
    var refreshesCodeLenses = false
    /// Whether edits may name the version that they are for.
    var takesVersionedEdits = false
    /// Whether it takes actions that say why they cannot be done.
    var showsDisabledActions = false
    /// Whether it opens a file when it is asked to.
    var showsDocuments = false
    /// Whether it shows progress that the server begins.
    var showsProgress = false
    /// Whether it answers questions about its configuration.
    var answersConfiguration = false
    /// Whether it can be asked to say when its configuration changes.
    var registersConfiguration = false
    /// Whether it can be asked to watch files.
    var watchesFiles = false
    /// Whether document symbols may nest.
    var nestsSymbols = false
    /// Whether a diagnostic may point to other places.
    var showsRelatedPlaces = true
    /// Whether hovers may be Markdown.
    var readsMarkdown = true

    /// Nothing but what every client can do.
    init() {}

    /// Reads the capabilities of an `initialize` request.
    init(_ capabilities: JSON) {
        let document = capabilities["textDocument"]
        let workspace = capabilities["workspace"]
        let window = capabilities["window"]
        if capabilities["general"]["positionEncodings"].strings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
        pullsDiagnostics = document["diagnostic"] != .null
        refreshesDiagnostics = workspace["diagnostics"]["refreshSupport"].bool ?? false
        refreshesInlayHints = workspace["inlayHint"]["refreshSupport"].bool ?? false
        refreshesCodeLenses = workspace["codeLens"]["refreshSupport"].bool ?? false
        takesVersionedEdits = workspace["workspaceEdit"]["documentChanges"].bool ?? false
        showsDisabledActions = document["codeAction"]["disabledSupport"].bool ?? false
        showsDocuments = window["showDocument"]["support"].bool ?? false
        showsProgress = window["workDoneProgress"].bool ?? false
        answersConfiguration = workspace["configuration"].bool ?? false
        registersConfiguration = workspace["didChangeConfiguration"]["dynamicRegistration"].bool ?? false
        watchesFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].bool ?? false
        nestsSymbols = document["documentSymbol"]["hierarchicalDocumentSymbolSupport"].bool ?? false
        showsRelatedPlaces =
            document["publishDiagnostics"]["relatedInformation"].bool ?? document["diagnostic"]["relatedInformation"].bool ?? false
        let formats = document["hover"]["contentFormat"]
        readsMarkdown = formats == .null || formats.strings.contains("markdown")
    }
}
