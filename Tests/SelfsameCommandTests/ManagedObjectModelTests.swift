// Classes that Xcode writes for Core Data models: types of properties, relationships, requests, and what a version or a setting leaves out.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Core Data models")
struct ManagedObjectModelTests {
    private let folder: TemporaryFolder
    private let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="count" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
                <attribute name="height" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
                <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book"/>
                <relationship name="first" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Book"/>
            </entity>
            <entity name="Book" representedClassName=".Volume" parentEntity="Thing" codeGenerationType="class">
                <attribute name="isRead" attributeType="Boolean" usesScalarValueType="YES"/>
            </entity>
            <entity name="Thing" representedClassName="Thing" isAbstract="YES" codeGenerationType="class">
                <attribute name="key" attributeType="UUID" usesScalarValueType="NO"/>
            </entity>
            <entity name="Note" representedClassName="Note" codeGenerationType="category">
                <attribute name="text" attributeType="String"/>
            </entity>
            <entity name="Own" representedClassName="Own">
                <attribute name="text" attributeType="String"/>
            </entity>
        </model>
        """

    init() throws { folder = try TemporaryFolder() }

    private func type(of expression: String) throws -> String {
        let body = """
            import CoreData
            import SwiftUI
            class Note: NSManagedObject {}
            struct Screen: View {
                let shelf: Shelf
                let note: Note
                let volume: Volume
                @FetchRequest(sortDescriptors: []) var shelves: FetchedResults<Shelf>
                var body: some View { \(expression) }
            }
            """
        try folder.write(body, to: "App/Screen.swift")
        let result = try runSelfsame(["tree", "--format", "type", "."], in: folder.root)
        return String(result.output.trimmingCharacters(in: .newlines).drop { $0 != " " }.dropFirst()).replacing("Screen.body: ", with: "")
    }

    @Test(
        "Properties have the types that Xcode writes",
        arguments: [
            ("shelf.name", "Optional<String>"), ("shelf.count", "Int16"), ("shelf.height", "Optional<NSNumber>"),
            ("shelf.made", "Optional<Date>"), ("shelf.first", "Optional<Volume>"), ("volume.isRead", "Bool"),
            ("volume.key", "Optional<UUID>"), ("note.text", "Optional<String>"), ("shelves.first?.count", "Optional<Int16>"),
        ])
    func properties(expression: String, expected: String) throws {
        try folder.write(model, to: "App/Store.xcdatamodeld/Store.xcdatamodel/contents")
        #expect(try type(of: "Text(\"a\").id(\(expression))") == "IDView<Text, \(expected)>")
    }

    @Test("Of several versions the current one counts, and none where that is not said")
    func versions() throws {
        try folder.write(model, to: "App/Store.xcdatamodeld/Store 2.xcdatamodel/contents")
        try folder.write("<model/>", to: "App/Store.xcdatamodeld/Store.xcdatamodel/contents")
        #expect(try type(of: "Text(\"a\").id(shelf.count)") == "IDView<Text, _>")
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Store 2.xcdatamodel</string></dict></plist>
            """
        try folder.write(list, to: "App/Store.xcdatamodeld/.xccurrentversion")
        #expect(try type(of: "Text(\"a\").id(shelf.count)") == "IDView<Text, Int16>")
    }

    @Test("A class that the program writes itself goes before, and what is no name makes no code")
    func hostile() throws {
        let hostile = model.replacing("name=\"count\"", with: "name=\"x: Int { 1 }; var y\"")
        try folder.write(hostile, to: "App/Store.xcdatamodeld/Store.xcdatamodel/contents")
        #expect(try type(of: "Text(\"a\").id(shelf.y)") == "IDView<Text, _>")
        #expect(try type(of: "Text(\"a\").id(shelf.name)") == "IDView<Text, Optional<String>>")
    }
}
