// What is read of a view and of the objects that it is given, and whether a different use of the view reads the same.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference

/// A property that is read.
struct PropertyRead {
    var instance: ViewInstance
    var property: DeclID
    var place: ValuePlace
}

/// A property with what it was read as.
struct KnownRead {
    var read: PropertyRead
    var value: LayoutValue
    /// What stood for it where it is not known.
    var assumed: LayoutValue?
}

extension ValueReader {
    /// What was read, since so many reads, of a view and of the objects that it was given, each property once.
    func reads(of instance: ViewInstance, since start: Int) -> [KnownRead] {
        var reachable: Set<ObjectIdentifier> = [ObjectIdentifier(instance)]
        var seen: [ObjectIdentifier: Set<DeclID>] = [:]
        return reads[start...].compactMap { read in
            let owner = ObjectIdentifier(read.instance)
            guard reachable.contains(owner), seen[owner, default: []].insert(read.property).inserted,
                let value = read.instance.values[read.property]
            else { return nil }
            let assumed = read.instance.assumed[read.property]?.value
            for value in [value, assumed] { value?.forEachObject { reachable.insert(ObjectIdentifier($0)) } }
            return KnownRead(read: read, value: value, assumed: assumed)
        }
    }

    /// Whether all of it reads the same of a different use. It is read in the order in which the body would read it, up to what differs.
    func reads(_ instance: ViewInstance, as known: [KnownRead], of old: ViewInstance) -> Bool {
        var others: [ObjectIdentifier: ViewInstance] = [:]
        guard isPair(instance, old, &others) else { return false }
        return known.allSatisfy { known in
            guard let other = others[ObjectIdentifier(known.read.instance)] else { return false }
            func value() -> LayoutValue { property(known.read.property, of: other, known.read.place) }
            guard isSame(value(), known.value, &others) else { return false }
            return known.assumed.map { isSame(assuming(value).result, $0, &others) } ?? true
        }
    }

    /// Whether two objects may be the same: what they were given is compared where it is read.
    private func isPair(_ new: ViewInstance, _ old: ViewInstance, _ others: inout [ObjectIdentifier: ViewInstance]) -> Bool {
        if let known = others[ObjectIdentifier(old)] { return known === new }
        guard new.type == old.type, new.isAssumed == old.isAssumed, new.views.isEmpty, old.views.isEmpty,
            new.properties.count == old.properties.count,
            new.properties.keys.allSatisfy({ old.properties[$0] != nil }), new.environment.count == old.environment.count
        else { return false }
        others[ObjectIdentifier(old)] = new
        guard new.environment.allSatisfy({ key, value in old.environment[key].map { isSame(value, $0, &others) } ?? false }) else {
            return false
        }
        switch (new.selfValue, old.selfValue) {
        case (nil, nil): return true
        case (let value?, let other?): return isSame(value, other, &others)
        default: return false
        }
    }

    private func isSame(_ value: LayoutValue, _ old: LayoutValue, _ others: inout [ObjectIdentifier: ViewInstance]) -> Bool {
        func isSame(_ fields: [LabeledValue], _ old: [LabeledValue], _ others: inout [ObjectIdentifier: ViewInstance]) -> Bool {
            guard fields.count == old.count else { return false }
            for (field, other) in zip(fields, old) where field.label != other.label || !self.isSame(field.value, other.value, &others) {
                return false
            }
            return true
        }
        switch (value, old) {
        case (.number(let a, let kind), .number(let b, let other)): return kind == other && a == b
        case (.text(let a), .text(let b)): return a == b
        case (.truth(let a), .truth(let b)): return a == b
        case (.none, .none), (.dimensions, .dimensions): return true
        case (.member(let name, let fields), .member(let other, let old)), (.made(let name, let fields), .made(let other, let old)):
            return name == other && isSame(fields, old, &others)
        case (.array(let a), .array(let b)):
            guard a.count == b.count else { return false }
            for (element, other) in zip(a, b) where !self.isSame(element, other, &others) { return false }
            return true
        case (.reader(let a), .reader(let b)), (.readerSize(let a), .readerSize(let b)): return a == b
        case (.unknown(let a), .unknown(let b)): return a.reason == b.reason && a.file == b.file && a.node == b.node
        case (.object(let a), .object(let b)): return isPair(a, b, &others)
        default: return false
        }
    }
}

extension LayoutValue {
    /// The objects in it.
    fileprivate func forEachObject(_ body: (ViewInstance) -> Void) {
        switch self {
        case .object(let instance):
            body(instance)
            instance.selfValue?.forEachObject(body)
        case .array(let elements): for element in elements { element.forEachObject(body) }
        case .member(_, let fields), .made(_, let fields): for field in fields { field.value.forEachObject(body) }
        default: break
        }
    }
}
