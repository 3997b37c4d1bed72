// Macros of packages: what they add to types is known where the package that declares them is found.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Macros of packages")
struct MacroTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS(.v17)], dependencies: [.package(url: "https://example.org/paths.git", from: "1.0.0")],
                targets: [.target(name: "App")])
            """, to: "Package.swift")
        try write(
            package: "paths", module: "CasePaths",
            """
            public struct AnyCasePath<Root, Value> {}
            public struct PartialCaseKeyPath<Root> {}
            public protocol CasePathReflectable {}
            public protocol CasePathable {
                associatedtype AllCasePaths
                static var allCasePaths: AllCasePaths { get }
            }
            extension CasePathable {
                public subscript<Value>(dynamicMember path: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>) -> Value? { nil }
                public func value<Value>(of path: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>) -> [Value] { [] }
            }
            @attached(extension, conformances: CasePathable)
            @attached(member, names: named(AllCasePaths), named(allCasePaths))
            public macro CasePathable() = #externalMacro(module: "CasePathsMacros", type: "CasePathableMacro")
            """)
    }

    private func write(package: String, module: String, _ source: String) throws {
        let place = ".build/checkouts/\(package)"
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "\(package)", targets: [.target(name: "\(module)")])
            """, to: "\(place)/Package.swift")
        try folder.write(source, to: "\(place)/Sources/\(module)/\(module).swift")
    }

    private func types(_ source: String) throws -> [String] {
        try folder.write(source, to: "Sources/App/Screen.swift")
        let result = try runSelfsame(["tree", "--format", "type", "Sources"], in: folder.root)
        #expect(result.errors.isEmpty || result.errors.contains("unknown types"), "\(result.errors)")
        return result.output.split(separator: "\n").map { String($0[($0.range(of: ".body: ")?.upperBound ?? $0.startIndex)...]) }
    }

    @Test("A case path for each case, with what the case has in its values, where the macro's names mean what they mean at the type")
    func casePaths() throws {
        let found = try types(
            """
            import CasePaths
            import SwiftUI
            struct Feature {
                struct State: Hashable {}
                @CasePathable @dynamicMemberLookup
                enum Route {
                    case home, none
                    case detail(State)
                    case pair(first: Int, State)
                    case labelled(title: String)
                    #if os(iOS)
                    case phone(Bool)
                    #else
                    case desk(Bool)
                    #endif
                    case again([Self])
                }
            }
            struct State {}
            struct Show<Value>: View {
                init(_ value: Value) {}
                var body: some View { EmptyView() }
            }
            struct Screen: View {
                let route: Feature.Route
                var body: some View {
                    Show(route.detail)
                    Show(route.value(of: \\.home))
                    Show(route.value(of: \\.pair))
                    Show(route.labelled)
                    Show(route.value(of: \\.phone))
                    Show(route.again)
                }
            }
            struct Wrong: View {
                let route: Feature.Route
                var body: some View {
                    Show(route.value(of: \\.desk))
                }
            }

            """)
        #expect(
            found == [
                "EmptyView",
                "TupleView<(Show<Optional<State>>, Show<Array<()>>, Show<Array<(first: Int, State)>>, Show<Optional<String>>, Show<Array<Bool>>, "
                    + "Show<Optional<Array<Route>>>)>", "Show<_>",
            ], "\(found)")
    }

    @Test("A macro of the same name by somebody else, or one whose package is not there, adds nothing that is known")
    func otherMacros() throws {
        let source = """
            import CasePaths
            import SwiftUI
            @CasePathable enum Route { case home(Int) }
            struct Screen: View {
                let route: Route
                var body: some View { ForEach(route.value(of: \\.home), id: \\.self) { Text("\\($0)") } }
            }

            """
        #expect(try types(source) == ["ForEach<Array<Int>, Int, Text>"])
        let place = ".build/checkouts/paths/Sources/CasePaths/CasePaths.swift"
        let text = try String(contentsOf: folder.url(place), encoding: .utf8)
        try folder.write(text.replacing("CasePathableMacro", with: "OtherMacro"), to: place)
        #expect(try types(source).allSatisfy { $0.contains("_") })
        try FileManager.default.removeItem(at: folder.url(".build"))
        #expect(try types(source).allSatisfy { $0.contains("_") })
    }

    @Test("A reducer of cases has a state, actions, and a store for each case that is a reducer")
    func reducers() throws {
        try write(
            package: "architecture", module: "ComposableArchitecture",
            """
            @_exported import CasePaths
            public protocol Reducer<State, Action> {
                associatedtype State
                associatedtype Action
            }
            public protocol CaseReducerState {}
            public protocol CaseReducer: Reducer {}
            public struct EmptyReducer<State, Action>: Reducer {}
            public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
                public typealias State = ParentState
                public typealias Action = ParentAction
            }
            public struct AlertState<Action> {}
            public final class Store<State, Action> {
                public func scope<Value, ValueAction>(
                    state: KeyPath<State, Value>, action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ValueAction>>
                ) -> Store<Value, ValueAction> where Action: CasePathable { fatalError() }
            }
            public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
            @attached(member, names: named(State), named(Action), named(body), named(CaseScope), named(scope))
            @attached(extension, conformances: Reducer, CaseReducer)
            public macro Reducer() = #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")
            """)
        let found = try types(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Item {
                struct State { var name = "" }
                enum Action { case tapped, renamed(String) }
            }
            @Reducer enum Destination {
                case item(Item)
                case alert(AlertState<Alert>)
                @ReducerCaseIgnored case plain(Int)
                enum Alert { case ok }
            }
            struct Show<Value>: View {
                init(_ value: Value) {}
                init(of type: Value.Type) {}
                var body: some View { EmptyView() }
            }
            struct ItemView: View {
                let store: StoreOf<Item>
                var body: some View { Show(store.scope(state: \\.name, action: \\.renamed)) }
            }
            struct Screen: View {
                let scope: Destination.CaseScope
                let state: Destination.State
                var body: some View {
                    switch scope {
                    case .item(let store): Show(store)
                    case .alert(let alert): Show(alert)
                    case .plain(let number): Show(number)
                    }
                    switch state {
                    case .item(let item): Show(item.name)
                    case .alert(let alert): Show(alert)
                    case .plain(let number): Show(number)
                    }
                    Show(Destination.Action.item(.tapped))
                    Show(Destination.Action.alert(.ok))
                }
            }

            """)
        let arms = "ConditionalContent<ConditionalContent<Show<%>, Show<AlertState<Alert>>>, Show<Int>>"
        #expect(
            found == [
                "EmptyView", "Show<Store<String, String>>",
                "TupleView<(\(arms.replacing("%", with: "Store<State, Action>")), \(arms.replacing("%", with: "String")), Show<Action>, Show<Action>)>",
            ], "\(found)")
    }
}
