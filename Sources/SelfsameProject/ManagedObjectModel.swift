// What Xcode writes for a Core Data model while it builds: for each entity a class, its properties, the accessors of its relationships to many,
// and `fetchRequest()`. An entity says how much of that: all of it (`class`), all but the class (`category`), or nothing.

import SelfsameSystem

/// A Core Data model: the folder of its versions, of which one is current.
struct ManagedObjectModel {
    /// The folder.
    var path: String

    /// Whether a folder is a model, by its name.
    static func isModel(_ folder: String) -> Bool { folder.hasSuffix(".xcdatamodeld") }

    /// The files that Xcode writes; none where the current version is not known.
    var files: [InputFile] {
        guard let version = currentVersion, let data = FileManager.default.contents(atPath: version + "/contents") else { return [] }
        return Self.sources(of: String(decoding: data, as: UTF8.self)).map { name, text in
            InputFile(path: "\(path)/\(name)+CoreData.swift", role: .context, contents: .text(text))
        }
    }

    /// The version that `.xccurrentversion` names, or the only one.
    private var currentVersion: String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
        if names.count == 1 { return path + "/" + names[0] }
        guard let data = FileManager.default.contents(atPath: path + "/.xccurrentversion"),
            let list = try? PropertyListDecoder().decode([String: String].self, from: data),
            let name = list["_XCCurrentVersionName"], names.contains(name)
        else { return nil }
        return path + "/" + name
    }

    /// The Swift that Xcode makes of a model, by the classes' names.
    static func sources(of contents: String) -> [(name: String, text: String)] {
        let entities = entities(in: contents)
        let classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
        return entities.filter { $0.writesProperties }.map { ($0.className, $0.source(classes)) }
    }

    private static func entities(in contents: String) -> [Entity] {
        var result: [Entity] = []
        for element in XMLElements(contents) {
            switch element.name {
            case "entity": result.append(Entity(element.attributes))
            case "attribute": result.indices.last.map { result[$0].attributes.append(element.attributes) }
            case "relationship": result.indices.last.map { result[$0].relationships.append(element.attributes) }
            default: break
            }
        }
        return result
    }
}

/// An entity of a model, with what its elements say.
private struct Entity {
    var settings: [String: String]
    var attributes: [[String: String]] = []
    var relationships: [[String: String]] = []

    init(_ settings: [String: String]) { self.settings = settings }

    var name: String { settings["name"] ?? "" }

    /// The class without its module: `.Item` and `App.Item` are `Item`.
    var className: String {
        settings["representedClassName"]?.split(separator: ".").last.map { String($0) } ?? "NSManagedObject"
    }

    /// Whether Xcode writes an extension, with or without the class.
    var writesProperties: Bool {
        ["class", "category"].contains(settings["codeGenerationType"]) && className != "NSManagedObject" && isName(className)
            && isName(name)
    }

    func source(_ classes: [String: String]) -> String {
        var text = "import CoreData\nimport Foundation\n"
        if settings["codeGenerationType"] == "class" {
            let parent = settings["parentEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
            text += "@objc(\(className)) public class \(className): \(parent) {}\n"
        }
        text += "extension \(className) {\n"
        let request = "NSFetchRequest<\(className)>"
        text += "  @nonobjc public class func fetchRequest() -> \(request) { \(request)(entityName: \"\(name)\") }\n"
        for attribute in attributes {
            guard let name = attribute["name"], isName(name), let type = Self.type(of: attribute) else { continue }
            text += "  @NSManaged public var `\(name)`: \(type)\n"
        }
        for relationship in relationships {
            guard let name = relationship["name"], isName(name) else { continue }
            let target = relationship["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
            let isMany = relationship["toMany"] == "YES"
            let isOrdered = isMany && relationship["ordered"] == "YES"
            text += "  @NSManaged public var `\(name)`: \(isOrdered ? "NSOrderedSet" : isMany ? "NSSet" : target)?\n"
            if isMany { text += Self.accessors(of: name, target, isOrdered: isOrdered) }
        }
        return text + "}\nextension \(className): Identifiable {}\n"
    }

    /// The type of an attribute's property; nil for one that the model does not store as a value of its own.
    private static func type(of attribute: [String: String]) -> String? {
        let isScalar = attribute["usesScalarValueType"] == "YES"
        switch attribute["attributeType"] {
        case "String": return "String?"
        case "Boolean": return isScalar ? "Bool" : "NSNumber?"
        case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
        case "Double": return isScalar ? "Double" : "NSNumber?"
        case "Float": return isScalar ? "Float" : "NSNumber?"
        case "Decimal": return "NSDecimalNumber?"
        case "Date": return isScalar ? "TimeInterval" : "Date?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Transformable": return (attribute["customClassName"].flatMap { isName($0) ? $0 : nil } ?? "NSObject") + "?"
        default: return nil
        }
    }

    private static func accessors(of name: String, _ target: String, isOrdered: Bool) -> String {
        let title = name.prefix(1).uppercased() + name.dropFirst()
        let collection = isOrdered ? "NSOrderedSet" : "NSSet"
        var text = ""
        for verb in ["addTo", "removeFrom"] {
            text += "  @NSManaged public func \(verb)\(title)(_ value: \(target))\n"
            text += "  @NSManaged public func \(verb)\(title)(_ values: \(collection))\n"
        }
        guard isOrdered else { return text }
        return text + """
              @NSManaged public func insertInto\(title)(_ value: \(target), at idx: Int)
              @NSManaged public func removeFrom\(title)(at idx: Int)
              @NSManaged public func insertInto\(title)(_ values: [\(target)], at indexes: NSIndexSet)
              @NSManaged public func removeFrom\(title)(at indexes: NSIndexSet)
              @NSManaged public func replace\(title)(at idx: Int, with value: \(target))
              @NSManaged public func replace\(title)(at indexes: NSIndexSet, with values: [\(target)])

            """
    }
}

/// Whether a text is one Swift identifier: what a model says is data, and nothing else may come of it.
private func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

/// The start tags of an XML document, in order. Enough for files that one program writes: no entities but the usual five are there.
private struct XMLElements: Sequence, IteratorProtocol {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    mutating func next() -> (name: String, attributes: [String: String])? {
        while let open = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: ">") else { return nil }
            let tag = rest[..<close]
            rest = rest[close...]
            guard let first = tag.first, first.isLetter else { continue }
            let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
            return (String(name), attributes(in: tag[name.endIndex...]))
        }
        return nil
    }

    private func attributes(in tag: Substring) -> [String: String] {
        var result: [String: String] = [:]
        var rest = tag
        while let equals = rest.firstIndex(of: "=") {
            let key = rest[..<equals].filter { !$0.isWhitespace }
            let value = rest[equals...].dropFirst().drop { $0.isWhitespace }
            guard let quote = value.first, quote == "\"" || quote == "'", let end = value.dropFirst().firstIndex(of: quote) else { break }
            result[String(key)] = String(value.dropFirst()[..<end])
            rest = value[value.index(after: end)...]
        }
        return result
    }
}
