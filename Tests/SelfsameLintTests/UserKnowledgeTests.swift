// What the configuration tells beyond the source: each kind of knowledge with and without it.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameLint

@Suite struct UserKnowledgeTests {
    private func findings(_ source: String, _ change: (inout UserKnowledge) -> Void = { _ in }) -> [Finding] {
        var profile = Profile()
        change(&profile.knowledge)
        return lintAll([LintInput("A", "import SwiftUI\n" + source)], profile: profile)[0].result.findings
    }

    @Test func conditionsThatNeverChangeAreExempted() {
        func source(_ condition: String) -> String {
            """
            @MainActor enum Flags {
                static var isNew = true
                static var isBeta = false
                static func flip() { isNew.toggle(); isBeta.toggle() }
            }
            struct A: View {
                @State private var isOn = false
                func flip() { isOn.toggle() }
                var body: some View { if \(condition) { Text("a") } else { Text("b") } }
            }
            """
        }
        for condition in ["Flags.isNew", "!Flags.isNew", "Flags.isNew && Flags.isBeta"] {
            #expect(findings(source(condition)).count == 1, "\(condition)")
            #expect(findings(source(condition)) { $0.invariantConditions = ["Flags.*"] }.isEmpty, "\(condition)")
        }
        #expect(findings(source("Flags.isBeta")) { $0.invariantConditions = ["Flags.isNew"] }.count == 1)
        #expect(findings(source("Flags.isNew && isOn")) { $0.invariantConditions = ["Flags.*"] }.count == 1)
    }

    @Test func viewsHoldStateOrNone() {
        let source = """
            struct Canvas: View { var body: some View { Text("a") } }
            struct A: View {
                @State private var isOn = false
                func flip() { isOn.toggle() }
                var body: some View { if isOn { Canvas().opacity(0.5) } else { Canvas() } }
            }
            """
        #expect(findings(source).first?.lostState == [])
        let held = findings(source) { $0.stateHolders = ["Canvas"] }
        #expect(held.first?.lostState == [LostState(view: "Canvas", kind: "platform", name: "state of its own")])
        #expect(held.first?.fixes.first?.applicability == .unsafe)
        let stateful = source.replacing(
            "{ var body: some View { Text(\"a\") } }", with: "{ @State var x = 0; var body: some View { Button(\"a\") { x += 1 } } }")
        #expect(findings(stateful).first?.lostState.map(\.name) == ["x"])
        #expect(findings(stateful) { $0.leafViews = ["Canvas"] }.first?.lostState == [])
    }

    @Test func modifiersOfTheProgramHaveInertArguments() {
        let source = """
            extension View { func dimmed(_ isDimmed: Bool) -> some View { opacity(isDimmed ? 0.5 : 1) } }
            struct A: View {
                @State private var isOn = false
                func flip() { isOn.toggle() }
                var body: some View { if isOn { Text("a").dimmed(true) } else { Text("a") } }
            }
            """
        #expect(findings(source).flatMap(\.fixes).isEmpty)
        let fixed = findings(source) { $0.inertModifiers = ["dimmed": "false"] }
        #expect(fixed.first?.rule == "branch_extra_modifier")
        #expect(fixed.first?.fixes.first?.applicability == .unsafe)
        #expect(fixed.first?.fixes.first?.edits.first?.replacement == "Text(\"a\").dimmed(isOn)")
    }

    @Test func helpersOfPackagesAreReportedByName() {
        let source = "struct A: View { var isOn = false; var body: some View { Text(\"a\").if(isOn) { $0.bold() }.padding() } }"
        #expect(findings(source).isEmpty)
        let found = findings(source) { $0.conditionalHelpers = ["if"] }
        #expect(found.map(\.rule) == ["conditional_modifier_call"])
        #expect(found.first?.message == "`if` replaces the view that it is applied to, with all state below it, when its condition changes")
        #expect(
            findings("// DO NOT EDIT\n" + source) { $0.conditionalHelpers = ["if"] }.isEmpty == false, "the marker stands below an import")
    }

    @Test func containersOfTheProgramOnlyArrangeTheirContent() {
        let source = """
            struct Card<Content: View>: View { @ViewBuilder var content: Content; var body: some View { VStack { content } } }
            struct A: View {
                @State private var isOn = false
                func flip() { isOn.toggle() }
                var body: some View {
                    if isOn { Card { Text("a"); Image("b") } } else { Card { Text("a") } }
                }
            }
            """
        #expect(!findings(source).map(\.rule).contains("branch_wraps_common_children"))
        #expect(findings(source) { $0.containers = ["Card"] }.map(\.rule) == ["branch_wraps_common_children"])
    }

    @Test func generatedFilesHaveMarkersOfTheirOwn() {
        let source =
            "struct A: View { @State var isOn = false; func flip() { isOn.toggle() }; var body: some View { if isOn { Text(\"a\") } else { Text(\"b\") } } }"
        func count(_ markers: [String]) -> Int {
            var profile = Profile()
            profile.knowledge.generatedMarkers = markers
            return lintAll([LintInput("A", "// made by hand, by a robot\nimport SwiftUI\n" + source)], profile: profile)[0].result.findings
                .count
        }
        #expect(count([]) == 1)
        #expect(count(["by a robot"]) == 0)
    }
}
