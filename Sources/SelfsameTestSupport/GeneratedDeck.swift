// Which forms random bodies are made of. Every file is dealt its share of a deck that holds all forms of its profile, so that any 250 files
// in a row are dealt each form about 38 times; beyond that, forms are picked half evenly and half as often as people use them.

import Foundation
import SelfsameDeclarations
import SelfsameSyntax

/// A profile that random bodies are made for, and the forms that belong to it.
struct GeneratedProfile: Sendable {
    /// The options of its `// profile:` line.
    let options: String
    /// What random picks are made of.
    let choice: FormChoice
    /// The forms that no profile before it has, shuffled.
    let deck: [CallForm]
    /// How many of eight files are of this profile.
    let share: Int

    /// The profiles: most bodies for iOS 17, the rest for what is newer, what macOS alone has, and what newer systems declare anew.
    static let all = Result {
        var profiles: [GeneratedProfile] = []
        var known: Set<String> = []
        var newest: [String: Version] = [:]
        for (options, share) in [
            ("", 4), ("--deployment-target 26.0", 2), ("--platform macos --deployment-target 26.0", 1), ("--deployment-target 16.0", 1),
        ] {
            let choice = FormChoice(try PreludeForms(profile: Profile(options: options) ?? .default))
            var random = SeededGenerator(seed: 1)
            var deck = choice.all.filter { known.insert($0.key).inserted }
            for form in choice.all { newest[form.fullName] = max(newest[form.fullName] ?? .zero, form.availability) }
            if profiles.count == 3 {
                // What stands on View alone: most other content is as new as its newest members.
                deck += choice.all.filter { ["View", "Shape", "InsettableShape", "Text", "Gesture"].contains($0.owner) }
                    .filter { (newest[$0.fullName] ?? .zero) > Version(major: 16) }
            }
            deck.shuffle(using: &random)
            profiles.append(GeneratedProfile(options: options, choice: choice, deck: deck, share: share))
        }
        return profiles
    }

    /// The profile of a file, and the forms that a file of `count` bodies is dealt.
    static func dealing(seed: UInt64, count: Int) throws -> (profile: GeneratedProfile, forms: [CallForm]) {
        var place = Int(seed % 8)
        for profile in try all.get() {
            if place >= profile.share {
                place -= profile.share
                continue
            }
            let index = Int(seed / 8 % 1_000_000) * profile.share + place
            let number = (profile.deck.count * 38 * 8 * count + 250 * 40 * profile.share - 1) / (250 * 40 * profile.share)
            return (profile, (0..<number).map { profile.deck[(index * number + $0) % profile.deck.count] })
        }
        throw CompilerOracle.Failure(description: "the shares of the profiles are not eight")
    }
}

/// The forms that random bodies are made of, by where they can stand.
final class FormChoice: Sendable {
    /// Methods by the type that they are called on.
    let methods: [String: FormList]
    /// Initialisers by the kind of content that they make.
    let initializers: [String: FormList]
    let members: [String: [String]]
    /// Protocols that a type of the prelude states, by name.
    let protocols: [String: Set<String>]
    /// Every form that can be picked.
    let all: [CallForm]
    /// Every form that can be picked, by the name that it shares with its overloads.
    let overloads: [String: [CallForm]]
    /// Whether the words that need iOS 17 may be used.
    let isNew: Bool
    /// The words for modifiers that the profile has.
    let modifiers: [String]

    init(_ forms: PreludeForms, leastUses: Int = 5) {
        let target = forms.program.profile.deploymentTarget
        isNew = target >= Version(major: 17)
        let isMac = forms.program.profile.platform == .macos
        modifiers = (isNew ? GeneratedVocabulary.modifiers + GeneratedVocabulary.newModifiers : GeneratedVocabulary.modifiers)
            .filter { !isMac || !($0.hasPrefix(".navigationBar") || $0.hasPrefix(".fullScreenCover")) }
        all = forms.all.filter {
            $0.uses >= leastUses && !$0.isUnavailable && $0.availability <= target && Self.obstacle(to: $0) == nil
        }
        overloads = Dictionary(grouping: all, by: \.fullName)
        methods = Dictionary(grouping: all.filter { !$0.isInitializer }, by: \.owner).mapValues(FormList.init)
        initializers = Dictionary(grouping: all.filter(\.isInitializer)) { Self.family(of: $0, protocols: forms.protocols) }
            .mapValues(FormList.init)
        members = forms.members
        protocols = forms.protocols
    }
}

/// Forms with the sums of their uses, so that one can be picked by weight.
struct FormList: Sendable {
    let forms: [CallForm]
    let sums: [Int]

    init(_ forms: [CallForm]) {
        self.forms = forms
        var sum = 0
        sums = forms.map { form in
            sum += max(1, form.formUses)
            return sum
        }
    }

    func pick(_ random: inout SeededGenerator) -> CallForm {
        if Bool.random(using: &random) { return forms[Int.random(in: 0..<forms.count, using: &random)] }
        let place = Int.random(in: 0..<(sums.last ?? 1), using: &random)
        return forms[sums.firstIndex { $0 > place } ?? 0]
    }
}
