// Pages that an editor can open: the text of each rule, and reports. They lie in the user's folder for caches, are made when somebody may want
// to read them, and where that folder cannot be written there are none.

import SelfsameLint
import SelfsameReports
import SelfsameSystem

/// The folder of the pages.
public final class PageFolder {
    private let folder: String?
    private var rules: [String: String?] = [:]

    /// Pages in a folder that need not be there yet; nil for no pages.
    public init(folder: String?) { self.folder = folder }

    /// The pages of a version of the program, in the user's folder for caches.
    public convenience init(version: String) {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        self.init(folder: caches.map { $0.appendingPathComponent("selfsame/\(version)").path })
    }

    /// The address of a rule's page.
    func address(ofRule id: String) -> String? {
        if let known = rules[id] { return known }
        let address = RuleCatalogue.rule(id).flatMap { rule in
            write("# \(rule.id)\n\n\(ruleSection(rule))", to: "rules/\(rule.id).md")
        }
        rules[id] = .some(address)
        return address
    }

    /// Writes a page, unless it is there with the same text. Returns its address, nil where it cannot be written.
    func write(_ text: String, to name: String) -> String? {
        guard let folder else { return nil }
        let path = folder + "/" + name
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: path) == data { return SelfsameServer.address(ofPath: path) }
        do {
            try FileManager.default.createDirectory(atPath: path.enclosingFolder, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch { return nil }
        return SelfsameServer.address(ofPath: path)
    }
}
