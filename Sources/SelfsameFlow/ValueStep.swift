// One step back from a value: what an expression, a declaration or a parameter takes its value from. Everything that asks where a value comes
// from walks by these steps, so that kinds of syntax, names, wrappers and callers are read in one place (`Flow+Steps.swift`).

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// An expression, or the name that a pattern reads, with the code around it.
package struct ValuePlace: Hashable {
    /// The node.
    package var node: NodeID
    /// The code that it is part of.
    package var scope: CodeScope
    /// How the code was reached, where that is a member of a certain value.
    package var frame: Frame?

    package init(_ node: NodeID, in scope: CodeScope, frame: Frame? = nil) {
        self.node = node
        self.scope = scope
        self.frame = frame
    }

    /// Another node of the same code.
    package func with(_ node: NodeID) -> ValuePlace { ValuePlace(node, in: scope, frame: frame) }
}

/// How code was reached: as a member of a certain value, or by reading what is passed to a function.
package final class Frame: Hashable {
    /// How code was reached.
    package enum Form: Hashable {
        /// The code of a member, read of this value; of the `self` of the code that reads it where there is none. The arguments of a call are
        /// read where they stand.
        case member(DeclID, of: ValuePlace?, isCall: Bool)
        /// A closure that is passed to a function: whoever calls it decides on its parameters.
        case closure(NodeID)
    }

    /// How this code was reached.
    package let form: Form
    /// How the code around a closure was reached.
    package let outer: Frame?
    /// Frames are parts of keys, and long ones are made of many.
    private let hash: Int

    package init(_ form: Form, in outer: Frame? = nil) {
        self.form = form
        self.outer = outer
        var hasher = Hasher()
        hasher.combine(form)
        hasher.combine(outer)
        hash = hasher.finalize()
    }

    /// The member whose code it is, with what it was read of.
    package var member: (id: DeclID, receiver: ValuePlace?, isCall: Bool)? {
        var frame: Frame? = self
        while let current = frame {
            if case .member(let id, let receiver, let isCall) = current.form { return (id, receiver, isCall) }
            frame = current.outer
        }
        return nil
    }

    /// Whether a closure is being read from outside.
    package func enters(_ closure: NodeID) -> Bool { form == .closure(closure) || outer?.enters(closure) ?? false }

    /// Whether the code of a member is read on the way here.
    package func enters(member: DeclID) -> Bool {
        guard let entered = self.member else { return false }
        return entered.id == member || entered.receiver?.frame?.enters(member: member) ?? false
    }

    package static func == (a: Frame, b: Frame) -> Bool { a === b || a.hash == b.hash && a.form == b.form && a.outer == b.outer }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// What a declaration is read of.
package enum ValueBase: Hashable {
    /// Nothing: a global, a member of a type.
    case none
    /// The `self` of the code that reads it.
    case own(CodeScope, Frame?)
    /// Another value.
    case value(ValuePlace)
}

/// What a value question is about.
package enum ValueSubject: Hashable {
    /// An expression.
    case expression(ValuePlace)
    /// A declaration, and what it is read of.
    case declaration(DeclID, of: ValueBase)
    /// What callers give.
    case given(GivenValue)
}

/// A part of an expression, and what it does there.
package struct ValuePart {
    /// What a part does in an expression.
    package enum Role {
        /// Its value may be the whole.
        case result
        /// Its value is the whole unless it is nil.
        case resultUnlessNil
        /// It decides which of the results is the whole.
        case condition
        /// Its value goes into an operator, a string or a collection.
        case operand
        /// Only its case counts.
        case testedForCase
        /// Only whether it is nil counts.
        case testedForNil
        /// Only what is assigned to it as a whole counts: cases are told apart, and what comes with them is not looked at.
        case testedByCases
    }

    package var place: ValuePlace
    package var role: Role
}

/// A call, as far as its syntax and the program's declarations say.
package struct ValueCall {
    /// The call.
    package var place: ValuePlace
    /// What is called: the expression before the arguments.
    package var callee: NodeID
    /// The last name of it; `.none` where it has none.
    package var name: TokenID
    /// The functions of the program that it may be; empty where it belongs to the system.
    package var functions: [DeclID]
    /// The local function or closure that it is.
    package var block: ValuePlace?
    /// The value before the dot.
    package var base: ValuePlace?
    /// What its functions are called on.
    package var receiver: ValueBase
    /// The values that are passed, closures included.
    package var arguments: [ValuePlace]
}

/// Code that results in a value: the body of a getter or function, an `if` or `switch` that is an expression.
package struct ValueBlock {
    /// What it may result in.
    package var results: [ValuePlace]
    /// What decides which.
    package var conditions: [ValueCondition]
    /// Statements that do something else: loops, assignments, calls.
    package var others: [ValuePlace]
}

/// What decides between results of a block.
package struct ValueCondition {
    /// Where it stands.
    package var place: ValuePlace
    /// What it asks.
    package var role: ValuePart.Role
    /// The results that it decides between, by their indices in the block, and maybe more.
    package var choice: Range<Int>
}

/// Where a value comes from, one step back.
package enum ValueStep {
    /// Nothing that is a value: a type, a key path, a pattern.
    case nothing
    /// A literal without parts that are expressions.
    case literal
    /// A string with interpolations, an array, a dictionary, a tuple.
    case made(of: [ValuePlace])
    /// `#available`.
    case availability
    /// A closure, which is the same action each time; with its statements where it is passed to a function.
    case closure(statements: [ValuePlace])
    /// Another expression with the same value: parentheses, `try`, `x!`, `x?`, the argument of a call.
    case same(ValuePlace)
    /// What an expression gives after a while.
    case awaited(ValuePlace)
    /// Another expression with a value of another type: a cast.
    case cast(ValuePlace)
    /// Parts that operators and conditions put together.
    case combined([ValuePart], operators: [NodeID])
    /// What a clause of a condition asks.
    case test(ValuePart)
    /// A statement that is no value, such as a loop; or what the parser did not understand.
    case statement([ValuePlace])
    /// Code that results in a value.
    case block(ValueBlock)

    /// A name that nothing is known of.
    case unknown
    /// A local name: what gives it its value. `isUnwrapped`: bound by `if let`, it is never nil; `isPart`: only a part of the value.
    case local(ValuePlace, isConstant: Bool, isUnwrapped: Bool, isPart: Bool)
    /// A local function or computed variable.
    case localBlock(ValuePlace)
    /// `self`, of the member that the code belongs to.
    case owner
    /// A parameter of the function that the code belongs to; nil for one of a function inside of it.
    case parameter(GivenValue?)
    /// A parameter of a closure.
    case closureParameter(NodeID)
    /// A name bound by `case`, `for` or `catch`.
    case element
    /// A type.
    case type(DeclID)
    /// A property or case that the program declares; several where it is not known which.
    case declared([DeclID], of: ValueBase)

    /// An implicit member, or the member of a type that the program does not declare: `.pad`, `Edge.top`.
    case caseName(TokenID)
    /// What stays as it is while the process runs.
    case processFact
    /// What changes with the clock, or is random.
    case clock
    /// A member that the program does not declare, of a value.
    case systemMember(TokenID, of: ValuePlace)
    /// One element of a value.
    case subscripted(ValuePlace, by: [ValuePlace])
    /// A call.
    case call(ValueCall)

    /// A case of an enumeration.
    case enumCase
    /// A property that a wrapper keeps.
    case wrapped(PropertyWrapper)
    /// A requirement of a protocol of the program, with what fulfils it.
    case requirement([DeclID])
    /// The getter of a property or the body of a function.
    case body(ValuePlace)
    /// A global or static stored property.
    case global
    /// A stored property of a view, which is made anew with what its callers give.
    case input
    /// A stored property of another type.
    case field
    /// A function by its name, an initialiser, something of SwiftUI's.
    case otherDeclaration
    /// What callers give.
    case callers(GivenExpressions)
}
