// Code that may write objects to the environment, as far as names tell: nothing is typed for it. What is not among it writes none.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Such code.
struct WritingCode {
    /// The members whose code it is.
    var members: Set<DeclID>
    /// Whether an initialiser writes one itself: it gives it to content that it keeps, and that something else shows.
    var writesToKeptContent: Bool
    /// How many calls in a member write one.
    var counts: [DeclID: Int]
}

/// Finds such code.
struct ObjectWriters {
    let updates: Updates

    private var program: Program { updates.program }
    private var analyzer: Analyzer { updates.analyzer }

    /// The members whose code may write an object to the environment: by itself, or by a function, a modifier or a view with content of the program
    /// that does.
    func find() -> WritingCode {
        let own = membersWritingObjects()
        var result: Set<DeclID> = []
        var pending = Array(own.keys)
        while let member = pending.popLast() {
            guard result.insert(member).inserted else { continue }
            let owner = program.nominal(containing: member)
            if program[member].kind == .function { pending += analyzer.useIndex.users(of: program[member].name).filter { $0 != .none } }
            if owner != .none, passesContentOn(owner) { pending += analyzer.useIndex.users(of: program[owner].name).filter { $0 != .none } }
            // What stands in a member is part of the body that shows it.
            if program[member].kind == .variable, owner != .none, let body = updates.bodyMember(of: owner) { pending.append(body) }
        }
        return WritingCode(
            members: result, writesToKeptContent: own.keys.contains { program[$0].kind == .initializer }, counts: own)
    }

    /// The members with calls that write objects, and how many.
    private func membersWritingObjects() -> [DeclID: Int] {
        var result: [DeclID: Int] = [:]
        for call in analyzer.callsGivingObjects() { result[call.around, default: 0] += 1 }
        return result
    }

    /// Whether a type is a modifier, or a view that shows what it is given.
    private func passesContentOn(_ type: DeclID) -> Bool {
        if updates.unitKind(of: type) == .modifier || program.isGeneric(type) { return true }
        return analyzer.storedProperties(of: type).contains { property in
            let value = analyzer.valueType(of: property)
            return analyzer.isFunction(value) || analyzer.nominal(value) == analyzer.wellKnown.anyView
        }
    }
}
