// The colour scheme that a presentation prefers, which comes down from it again for everything that it shows.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Values of the environment that come from preferences of what is shown.
struct PresentationValues {
    private let updates: Updates
    /// The preference that becomes a value, and the value.
    private static let preference = "preferredColorScheme"
    private static let key = "colorScheme"
    /// The presentations that are open, with a number each, and the uses around.
    private var open: [Int?] = []
    private var count = 0
    private var preferred: [Int: (text: String, place: CodeLocation)] = [:]
    private var pending: [(entry: EnvironmentEntry, host: Int)] = []

    init(_ updates: Updates) { self.updates = updates }

    private var host: Int? { open.reversed().lazy.compactMap { $0 }.first }

    /// Follows what opens and closes.
    mutating func take(_ event: PreferenceEvent) {
        switch event {
        case .open(let use, let body, let node, let context):
            let isHost = use.form == .hosts && use.key == Self.preference
            if isHost { count += 1 }
            open.append(isHost ? count : nil)
            guard use.form == .writes, use.key == Self.preference, let host, preferred[host] == nil, let value = use.value else { return }
            let text = updates.rendered(value, body, context)
            if text != "nil" { preferred[host] = (text, CodeLocation(body.file, body[node].syntax)) }
        case .close: if !open.isEmpty { open.removeLast() }
        case .arm, .endOfArm: break
        }
    }

    /// Remembers a view that nobody above writes the value for.
    mutating func note(_ entry: EnvironmentEntry, at met: MetView, _ key: EnvironmentKey) {
        if key == .value(Self.key), let host { pending.append((entry, host)) }
    }

    /// Gives those views what their presentation prefers.
    func complete(_ entries: inout [EnvironmentEntry]) {
        for (entry, host) in pending {
            guard let found = preferred[host] else { continue }
            for index in entries.indices where entries[index] == entry {
                entries[index].value = found.text
                entries[index].from = found.place
                entries[index].note = "preferred by a view of this presentation"
            }
        }
    }
}
