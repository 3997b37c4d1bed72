// Marks: what a prelude says in comments because Swift has no words for it. `// selfsame: …` lines stand directly above a declaration, with one
// mark or several between commas; several lines add up. The embedded prelude and users' `--prelude` files say all that is known of an API this
// way, and nothing else names it: a property wrapper, a container or a modifier that presents is added by its declaration alone.
//
//     // selfsame: owned, seeded             words, as `Marks.words` lists them
//     // selfsame: presents destination      content of the parameter with this label; without a label, of every parameter
//     // selfsame: follows of                an action that is done when the argument with this label changes
//     // selfsame: command action            a button or link, which does what the argument with this label says
//     // selfsame: selects selection         a control that sets the argument with this label to the tag of what is chosen
//     // selfsame: tagged value              a view or modifier with the tag that the argument with this label gives
//     // selfsame: wraps view controller     what a type that conforms to this protocol wraps for the platform
//     // selfsame: keeps scroll offset       a view or modifier whose platform counterpart keeps something
//     // selfsame: keeps page unless path    the same, but for a call with an argument of this label, which keeps it elsewhere
//     // selfsame: types text                a field that edits the argument with this label while it has the focus
//     // selfsame: tracks a drag             a control or gesture that loses something only while it is in use
//     // selfsame: loads url                a view that starts over when the argument with this label changes
//     // selfsame: ends perform              the gesture is over when the closure for the parameter with this label runs
//     // selfsame: key isEnabled and         the value of the environment that a modifier writes, and how it combines with the inherited one
//     // selfsame: blocks with true          the Boolean with which a modifier keeps people from using the view
//     // selfsame: switches editMode         the value of the environment that a control changes when it is used
//     // selfsame: preference writes         what a modifier or container does with a preference
//     // selfsame: styled by buttonStyle     the style that a control looks at
//     // selfsame: pushed destination        content that the navigation container around shows
//     // selfsame: inert(safe) 1             arguments with which a modifier changes nothing
//     // selfsame: inert(unsafe) nil         the same, not known to hold everywhere
//     // selfsame: neutral(it clips) nil     arguments with which a modifier changes nothing unless what the parentheses say
//     // selfsame: means .all, length        a call that does the same as the overload with these arguments; parameters by their names
//     // selfsame: erased by AnyShape        the type that makes values of the protocol's types one

import SelfsameSyntax

/// Marks that are one word or a phrase.
public struct Marks: OptionSet, Hashable, Sendable {
    /// The bits: two words.
    public let rawValue: UInt128
    /// Wraps bits.
    @inlinable public init(rawValue: UInt128) { self.rawValue = rawValue }

    // MARK: Property wrappers, on the type or the macro

    /// The value lives and dies with the identity of its view. A wrapper of SwiftUI's without this mark keeps its value elsewhere.
    public static let owned = Marks(rawValue: 1 << 0)
    /// The value begins with what the view is made with, once for each identity.
    public static let seeded = Marks(rawValue: 1 << 1)
    /// An owned value that comes back by itself: it is fetched again, or holds nothing.
    public static let returning = Marks(rawValue: 1 << 2)
    /// The system or the user changes the value, whoever writes it.
    public static let living = Marks(rawValue: 1 << 3)
    /// The value is an object, or stays as an object does: what is read of it changes, and it does not.
    public static let object = Marks(rawValue: 1 << 4)
    /// The value is what the one who makes the view gives.
    public static let given = Marks(rawValue: 1 << 5)
    /// The property is stored as without a wrapper, and tells of its changes.
    public static let published = Marks(rawValue: 1 << 6)
    /// On a wrapper: the value is one of the environment, or of what has focus, named by a key path. On a type: it declares such values.
    public static let environment = Marks(rawValue: 1 << 7)
    /// `$x` reads, and lets nobody write to `x`.
    public static let readingProjection = Marks(rawValue: 1 << 8)

    // MARK: Views and modifiers

    /// A view without state of its own.
    public static let leaf = Marks(rawValue: 1 << 9)
    /// A modifier whose action or task starts again with the identity.
    public static let lifecycle = Marks(rawValue: 1 << 10)
    /// A modifier that asks for insertion and removal.
    public static let transition = Marks(rawValue: 1 << 11)
    /// No arguments make a modifier change nothing.
    public static let neverInert = Marks(rawValue: 1 << 12)
    /// The content is shown later, and not because the view is on screen.
    public static let presents = Marks(rawValue: 1 << 13)
    /// The content is built again each time it is shown.
    public static let rebuilds = Marks(rawValue: 1 << 14)
    /// The closure's parameter is the value that its content is shown for, as that of a sheet or a destination.
    public static let showsValue = Marks(rawValue: 1 << 15)
    /// The closure makes one row for each element of a collection.
    public static let rows = Marks(rawValue: 1 << 16)
    /// The closure makes content for each of the system's own items.
    public static let items = Marks(rawValue: 1 << 17)
    /// An action that is done when a value changes.
    public static let follows = Marks(rawValue: 1 << 18)

    // MARK: Methods of collections and other values

    /// Elements come or go at the end.
    public static let editsEnd = Marks(rawValue: 1 << 19)
    /// Elements come, go or move between others.
    public static let editsInside = Marks(rawValue: 1 << 20)
    /// All elements go.
    public static let editsAll = Marks(rawValue: 1 << 21)
    /// The value becomes another one as a whole.
    public static let editsWhole = Marks(rawValue: 1 << 22)
    /// The result follows from the value that the member is read of, or from the arguments, alone.
    public static let derives = Marks(rawValue: 1 << 23)
    /// The result has no other elements than the collection.
    public static let chooses = Marks(rawValue: 1 << 24)

    /// Runs over the whole collection at once.
    public static let scans = Marks(rawValue: 1 << 61)
    /// Looks at few elements, or at none before they are asked for.
    public static let spares = Marks(rawValue: 1 << 62)
    /// Made of all that a value holds, as its hash.
    public static let digests = Marks(rawValue: 1 << 63)
    /// Writes to the property that a key path among the arguments names.
    public static let writesKeyPath = Marks(rawValue: 1 << 64)

    // MARK: Values

    /// Changes with time.
    public static let clock = Marks(rawValue: 1 << 25)
    /// Another value each time, by chance.
    public static let random = Marks(rawValue: 1 << 26)
    /// Another value each time, made to be different from every other.
    public static let fresh = Marks(rawValue: 1 << 27)
    /// One value for the whole run, with all that is read of it.
    public static let processFact = Marks(rawValue: 1 << 28)
    /// The same value for as long as a view lives.
    public static let constant = Marks(rawValue: 1 << 29)

    // MARK: Functions that take closures

    /// The closure runs after the code around it has let SwiftUI draw.
    public static let runsLater = Marks(rawValue: 1 << 30)
    /// The closure runs when something happens, once or many times.
    public static let runsOnEvent = Marks(rawValue: 1 << 31)
    /// The closure runs at once.
    public static let runsAtOnce = Marks(rawValue: 1 << 32)
    /// Changes that the closure makes animate.
    public static let animates = Marks(rawValue: 1 << 33)

    // MARK: Types and macros

    /// Views observe objects of a class that conforms to this protocol, or has this attribute.
    public static let observable = Marks(rawValue: 1 << 34)
    /// Objects of such a class keep their ids: they are stored.
    public static let stored = Marks(rawValue: 1 << 35)

    /// An object of the class, or a value of the type, leads to state that another one has not.
    public static let holdsState = Marks(rawValue: 1 << 36)
    /// An object of the class has nothing that another one has not.
    public static let holdsNothing = Marks(rawValue: 1 << 37)
    /// A value of text, a number or a truth value.
    public static let scalar = Marks(rawValue: 1 << 38)
    /// An object that takes long to make.
    public static let costly = Marks(rawValue: 1 << 39)
    /// A type that conforms describes a widget or a Live Activity, which is drawn as a picture.
    public static let widget = Marks(rawValue: 1 << 40)
    /// A result builder of views.
    public static let buildsViews = Marks(rawValue: 1 << 41)
    /// A protocol whose values are content: nodes of the lowered tree.
    public static let content = Marks(rawValue: 1 << 65)
    /// A protocol whose bodies are listed as those of content are: what changes content without being any.
    public static let changesContent = Marks(rawValue: 1 << 66)

    // MARK: Containers

    /// A view that lays out all of its content at once.
    public static let eager = Marks(rawValue: 1 << 42)
    /// A view that makes rows as they come on screen.
    public static let lazy = Marks(rawValue: 1 << 43)
    /// A lazy stack that keeps rows which are not always the same number of views after they are scrolled away (Apple, "Dive into lazy stacks and
    /// scrolling with SwiftUI", 2026).
    public static let retainsRows = Marks(rawValue: 1 << 116)
    /// No view of its own: what is around it arranges its content, and modifiers are applied to each of its views.
    public static let group = Marks(rawValue: 1 << 44)
    /// Parts of a list, which the list arranges.
    public static let section = Marks(rawValue: 1 << 45)
    /// A view that scrolls its content.
    public static let scrolls = Marks(rawValue: 1 << 46)
    /// A view that only arranges its content.
    public static let arranges = Marks(rawValue: 1 << 47)
    /// The content is options, which are chosen by their tags.
    public static let options = Marks(rawValue: 1 << 48)
    /// A stack that has a layout of its name: `HStackLayout` of `HStack`.
    public static let stack = Marks(rawValue: 1 << 49)
    /// A stack that offers its content no height.
    public static let vertical = Marks(rawValue: 1 << 50)
    /// The content closure makes what one element of the collection in the first argument shows.
    public static let elements = Marks(rawValue: 1 << 51)
    /// A view that shows nothing by itself, only space or a line between others.
    public static let filler = Marks(rawValue: 1 << 52)
    /// A view without a size of its own: it takes what it is offered.
    public static let fills = Marks(rawValue: 1 << 53)
    /// A view that takes what it is offered, and hands the size of that to its content.
    public static let readsSize = Marks(rawValue: 1 << 117)
    /// Nothing of it is seen, however large it is.
    public static let unseen = Marks(rawValue: 1 << 118)
    /// A stack that lays its views over each other.
    public static let overlays = Marks(rawValue: 1 << 67)
    /// A round shape.
    public static let round = Marks(rawValue: 1 << 68)
    /// An alignment at a corner.
    public static let corner = Marks(rawValue: 1 << 69)
    /// A text that goes on counting by itself.
    public static let counts = Marks(rawValue: 1 << 70)

    // MARK: More modifiers

    /// Gives a view an identity of its own.
    public static let identity = Marks(rawValue: 1 << 54)
    /// Does something by itself, once for each view that it is applied to.
    public static let acts = Marks(rawValue: 1 << 55)
    /// Gives a value of the environment, or of what has focus.
    public static let setsEnvironment = Marks(rawValue: 1 << 56)
    /// Scrolls to views by their ids, or says where they are.
    public static let scrollsToIDs = Marks(rawValue: 1 << 57)
    /// The content takes the size of the view that the modifier is applied to.
    public static let takesSize = Marks(rawValue: 1 << 58)
    /// The view is as large as without the modifier.
    public static let sameSize = Marks(rawValue: 1 << 59)
    /// What lies outside of the view is not shown.
    public static let clips = Marks(rawValue: 1 << 60)
    /// Gives a view a size or a proportion, whatever it asks for.
    public static let sizes = Marks(rawValue: 1 << 71)
    /// Adds space around a view.
    public static let insets = Marks(rawValue: 1 << 72)
    /// Puts something behind a view.
    public static let backs = Marks(rawValue: 1 << 73)
    /// Calls its action with what it measures, for each new view at once.
    public static let measures = Marks(rawValue: 1 << 75)
    /// Calls its action with what it subscribes to, anew for each new view.
    public static let receives = Marks(rawValue: 1 << 77)
    /// Says in which order a stack asks its views for their sizes.
    public static let prioritizes = Marks(rawValue: 1 << 76)
    /// Puts a view at a point of the space that it is offered, and takes all of that.
    public static let positions = Marks(rawValue: 1 << 114)
    /// Says where a guide of a view lies.
    public static let aligns = Marks(rawValue: 1 << 115)

    // MARK: What is evaluated again

    /// On a wrapper: the declaration alone makes a view depend on the value, read or not.
    public static let subscribes = Marks(rawValue: 1 << 96)
    /// On a wrapper: properties with the same key have one value.
    public static let sharedByKey = Marks(rawValue: 1 << 97)
    /// A value of the environment that the system gives where nobody writes it; a type with which it says how much space there is.
    public static let system = Marks(rawValue: 1 << 98)
    /// A container that shows what is pushed: it has the container's environment, not that of its root.
    public static let navigates = Marks(rawValue: 1 << 99)
    /// The content is handed to the platform: what of the environment reaches it is not known.
    public static let bridged = Marks(rawValue: 1 << 100)
    /// A platform object that shows views: their environment starts over.
    public static let hostsViews = Marks(rawValue: 1 << 101)
    /// On a protocol: objects tell of every change of a published property, whichever that is. Others tell of each property by itself. On a
    /// member: an object tells by it of a change itself.
    public static let announces = Marks(rawValue: 1 << 103)
    /// On an attribute: the property is not observed.
    public static let untracked = Marks(rawValue: 1 << 104)
    /// On a protocol: wrappers in a type that conforms work where a view holds a value of it.
    public static let dynamicProperty = Marks(rawValue: 1 << 105)
    /// The view is compared with `==`, whatever it is made of.
    public static let comparedByEquality = Marks(rawValue: 1 << 102)

    /// Values of the type, or of a type that conforms, go smoothly from one to another in an animation.
    public static let interpolates = Marks(rawValue: 1 << 74)

    /// A setting of the system, which people seldom change while they use an app.
    public static let seldom = Marks(rawValue: 1 << 90)

    /// An action that takes away the page, sheet or window that it is read in.
    public static let dismisses = Marks(rawValue: 1 << 78)

    /// A value of the environment that stays the same while the process runs, where the program does not set it.
    public static let lasting = Marks(rawValue: 1 << 123)

    /// The closure runs when a gesture is over.
    public static let ends = Marks(rawValue: 1 << 106)

    /// The action inserts or removes rows of a list, which animates that itself.
    public static let editsRows = Marks(rawValue: 1 << 107)
    /// Of several views, the modifier runs its action once: when the first of them comes, when the last one goes, when a value changes. So in apps
    /// that are built with the SDK of iOS 15 or later, as OpenSwiftUI has it (AppearanceActionModifier, TaskModifier, ValueActionModifier,
    /// SubscriptionView).
    public static let merges = Marks(rawValue: 1 << 81)
    /// Only a list offers to people what makes the action run.
    public static let offeredByLists = Marks(rawValue: 1 << 80)

    /// The closure runs when the pointer comes, moves or goes, or picks something up to drop it elsewhere.
    public static let hovers = Marks(rawValue: 1 << 108)

    /// The closure runs while a gesture follows the user's hand.
    public static let drags = Marks(rawValue: 1 << 109)

    /// The modifier shows something of the system's over the view, for as long as its binding says so.
    public static let covers = Marks(rawValue: 1 << 110)

    /// The modifier changes how much of the view shows through, or of what is behind it, or how thick its edge is: in one place, a fade between two
    /// of its values looks as the change itself.
    public static let fades = Marks(rawValue: 1 << 111)

    /// Takes the focus from the field that is edited, whichever it is.
    public static let endsEditing = Marks(rawValue: 1 << 124)
    /// The gesture is recognized together with those of the views below: a tap on a button is one of it as well.
    public static let joins = Marks(rawValue: 1 << 125)
    /// The gesture is a tap.
    public static let taps = Marks(rawValue: 1 << 126)

    /// The modifier binds whether the view has the focus.
    public static let focuses = Marks(rawValue: 1 << 112)

    /// Gives a value again and again, as often as an argument says.
    public static let ticks = Marks(rawValue: 1 << 121)

    /// The value follows each move of a view, as while something scrolls.
    public static let moves = Marks(rawValue: 1 << 119)

    /// How large something is, wherever it is.
    public static let extent = Marks(rawValue: 1 << 120)

    /// The modifier takes something away from all that is below it, which nothing there gives back: what it writes to the environment is true
    /// only where all such writes are. The key says so.
    public static let restricts = Marks(rawValue: 1 << 122)

    /// Changes that the closure makes animate where the transaction that is given says so.
    public static let transacts = Marks(rawValue: 1 << 113)
    /// On a protocol: what shows an object of a type that conforms also puts it into the environment.
    public static let provided = Marks(rawValue: 1 << 79)

    /// How each mark is written.
    public static let words: [(word: String, mark: Marks)] = [
        ("owned", .owned), ("seeded", .seeded), ("returning", .returning), ("living", .living), ("object", .object), ("given", .given),
        ("published", .published), ("environment", .environment), ("reading projection", .readingProjection),
        ("leaf", .leaf), ("lifecycle", .lifecycle), ("transition", .transition), ("never inert", .neverInert), ("presents", .presents),
        ("rebuilds", .rebuilds), ("shows value", .showsValue), ("rows", .rows), ("items", .items), ("follows", .follows),
        ("edits end", .editsEnd), ("edits inside", .editsInside), ("edits all", .editsAll), ("edits whole", .editsWhole),
        ("derives", .derives), ("chooses", .chooses),
        ("clock", .clock), ("random", .random), ("fresh", .fresh), ("process fact", .processFact), ("constant", .constant),
        ("runs later", .runsLater), ("runs on event", .runsOnEvent), ("runs at once", .runsAtOnce), ("animates", .animates),
        ("observable", .observable), ("stored", .stored), ("holds state", .holdsState), ("holds nothing", .holdsNothing),
        ("scalar", .scalar), ("costly", .costly), ("widget", .widget), ("builds views", .buildsViews),
        ("eager", .eager), ("lazy", .lazy), ("retains rows", .retainsRows), ("group", .group), ("section", .section), ("scrolls", .scrolls),
        ("arranges", .arranges),
        ("options", .options), ("stack", .stack), ("vertical", .vertical), ("elements", .elements), ("filler", .filler), ("fills", .fills),
        ("reads size", .readsSize), ("unseen", .unseen),
        ("identity", .identity), ("acts", .acts), ("sets environment", .setsEnvironment), ("scrolls to ids", .scrollsToIDs),
        ("takes size", .takesSize), ("same size", .sameSize), ("clips", .clips), ("scans", .scans), ("spares", .spares),
        ("digests", .digests), ("writes key path", .writesKeyPath), ("content", .content), ("changes content", .changesContent),
        ("overlays", .overlays), ("round", .round), ("corner", .corner), ("counts", .counts), ("sizes", .sizes), ("insets", .insets),
        ("backs", .backs), ("measures", .measures), ("receives", .receives), ("prioritizes", .prioritizes),
        ("positions", .positions), ("aligns", .aligns),
        ("interpolates", .interpolates), ("ends", .ends), ("edits rows", .editsRows), ("offered by lists", .offeredByLists),
        ("merges", .merges),
        ("hovers", .hovers), ("drags", .drags),
        ("fades", .fades), ("covers", .covers), ("focuses", .focuses), ("transacts", .transacts),
        ("ends editing", .endsEditing), ("joins", .joins), ("taps", .taps),
        ("restricts", .restricts), ("ticks", .ticks), ("moves", .moves), ("extent", .extent),
        ("subscribes", .subscribes), ("shared by key", .sharedByKey), ("system", .system), ("navigates", .navigates),
        ("bridged", .bridged), ("hosts views", .hostsViews), ("compared by equality", .comparedByEquality),
        ("announces", .announces), ("untracked", .untracked), ("dynamic property", .dynamicProperty),
        ("seldom", .seldom), ("lasting", .lasting), ("dismisses", .dismisses), ("provided", .provided),
    ]

    /// All that changes what a method is called on.
    public static let edits: Marks = [.editsEnd, .editsInside, .editsAll, .editsWhole]

    /// Content in which no view keeps anything that a user could miss.
    public static let holdsNoIdentity: Marks = [.rebuilds, .options]

    private static let byWord = Dictionary(uniqueKeysWithValues: words.map { ($0.word, $0.mark) })

    /// The mark that is written so.
    static func named(_ word: String) -> Marks? { byWord[word] }
}

/// A mark that says more than a word.
public enum MarkDetail: Hashable, Sendable {
    /// What the platform's counterpart keeps, and the label of the binding that keeps it elsewhere where it is given; empty for none.
    case keeps(String, unless: String)
    /// What a control or gesture follows while it is in use, and no longer.
    case tracks(String)
    /// The label of the argument that says what the view loads: with a different value it starts over.
    case loads(String)
    /// The closure for the parameter with this label runs when the gesture is over.
    case ends(String)
    /// Arguments with which a modifier changes nothing.
    case inert(isSafe: Bool, arguments: String)
    /// Arguments with which a modifier changes nothing unless something is so. `if` stands for a closure whose statements are under a condition.
    case neutral(unless: String, arguments: String)
    /// The arguments of the overload of the same name that does the same.
    case means(String)
    /// The type that makes values of a protocol's types one.
    case erased(by: String)
    /// The label of the parameters whose content is presented.
    case presents(String)
    /// The label of the argument whose change is followed.
    case follows(String)
    /// The label of the argument that says what a button or link does.
    case command(String)
    /// The label of the value that a control sets to the tag of what is chosen.
    case selects(String)
    /// The label of the text that a field edits while it has the focus.
    case types(String)
    /// The label of the value that a view is chosen by; empty for the first argument without one.
    case tagged(String)
    /// What a type that conforms wraps for the platform.
    case wraps(String)
    /// The value of the environment that a modifier writes, and how it combines with the inherited one: `isEnabled and`.
    case key(String)
    /// The Boolean with which a modifier keeps people from using the view: `true`, `false`; empty where it takes none.
    case blocks(String)
    /// The value of the environment that a control changes when it is used.
    case switches(String)
    /// What a modifier or container does with a preference: `writes`, `observes`, with a key that is not an argument.
    case preference(String)
    /// The style of the environment that a control looks at.
    case styled(String)
    /// The label of the content that is pushed onto the navigation container around; empty for all of it.
    case pushed(String)

    /// Whether a control is still in use when it has changed its value: it is dragged, typed into or open. A press is over then, and a menu closed.
    public var isHeld: Bool {
        switch self {
        case .tracks(let use): !isPressed && !use.contains("menu")
        case .keeps: true
        default: false
        }
    }

    /// Whether a control or gesture follows a press.
    public var isPressed: Bool { self == .tracks("a press") }

    /// Whether a control is dragged.
    public var isDragged: Bool { self == .tracks("a drag") }

    private static let prefixes: [(String, @Sendable (String) -> (MarkDetail, Marks))] = [
        ("keeps ", { (keeps($0), []) }),
        ("tracks ", { (.tracks($0), []) }),
        ("ends ", { (.ends($0), []) }),
        ("loads ", { (.loads($0), []) }),
        ("inert(safe)", { (.inert(isSafe: true, arguments: $0), []) }),
        ("inert(unsafe)", { (.inert(isSafe: false, arguments: $0), []) }),
        ("neutral(", { (neutral($0), []) }),
        ("means ", { (.means($0), []) }),
        ("erased by ", { (.erased(by: $0), []) }),
        ("presents ", { (.presents($0), .presents) }),
        ("follows ", { (.follows($0), .follows) }),
        ("command ", { (.command($0), []) }),
        ("selects ", { (.selects($0), []) }),
        ("types ", { (.types($0), []) }),
        ("tagged", { (.tagged($0), []) }),
        ("wraps ", { (.wraps($0), []) }),
        ("key ", { (.key($0), $0.hasSuffix(" and") ? .restricts : []) }),
        ("blocks", { (.blocks($0.dropping(prefix: "with ") ?? $0), []) }),
        ("switches ", { (.switches($0), []) }),
        ("preference ", { (.preference($0), []) }),
        ("styled by ", { (.styled($0), []) }),
        ("pushed", { (.pushed($0), []) }),
    ]

    /// `the selected page unless selection`
    private static func keeps(_ text: String) -> MarkDetail {
        let words = text.split(separator: " ")
        guard words.count > 2, words[words.count - 2] == "unless" else { return .keeps(text, unless: "") }
        return .keeps(words.dropLast(2).joined(separator: " "), unless: String(words[words.count - 1]))
    }

    private static func neutral(_ text: String) -> MarkDetail {
        let exception = text.prefix { $0 != ")" }
        return .neutral(unless: String(exception).trimmed, arguments: String(text.dropFirst(exception.count + 1)).trimmed)
    }

    /// Reads a mark with the word that goes with it.
    fileprivate static func parse(_ text: String) -> (detail: MarkDetail, mark: Marks)? {
        for (prefix, make) in prefixes where prefix.utf8.first == text.utf8.first {
            if let rest = text.dropping(prefix: prefix) { return make(rest.trimmed) }
        }
        return nil
    }
}

extension [MarkDetail] {
    /// The label of the argument that says what a button or link does; nil for other views.
    package var command: String? {
        for case .command(let label) in self { return label }
        return nil
    }
}

/// All marks of one declaration.
public struct DeclarationMarks: Hashable, Sendable {
    /// Those that are words.
    public var words: Marks = []
    /// Those that say more.
    public var details: [MarkDetail] = []

    /// No marks.
    public init() {}

    /// Adds what follows `// selfsame:`; false for what is no mark, such as a suppression.
    @discardableResult
    public mutating func add(_ text: String) -> Bool {
        let text = text.trimmed
        if let mark = Marks.named(text) {
            words.formUnion(mark)
            return true
        }
        if let (detail, mark) = MarkDetail.parse(text) {
            details.append(detail)
            words.formUnion(mark)
            return true
        }
        let marks = text.split(separator: ",").map { Marks.named(String($0).trimmed) }
        guard !marks.isEmpty, !marks.contains(nil) else { return false }
        for mark in marks { words.formUnion(mark ?? []) }
        return true
    }

    /// Adds other marks, which may be the same.
    mutating func add(_ other: DeclarationMarks) {
        words.formUnion(other.words)
        details += other.details.filter { !details.contains($0) }
    }

    /// The marks in the comments above a node; nil where there are none.
    init?(above node: NodeID, in tree: SyntaxTree) {
        let token = TokenID(tree[node].firstToken)
        // Most gaps are too short for a comment.
        guard tree.gap(before: token).length > Self.introducer.utf8.count else { return nil }
        for comment in tree.comments(before: token) where comment.kind == .line {
            if let start = Self.start(of: comment, in: tree) {
                add(tree.source.text(in: SourceRange(start: start, end: comment.range.end)))
            }
        }
        if words.isEmpty, details.isEmpty { return nil }
    }

    /// What follows `// selfsame:`; nil for another comment.
    private static func start(of comment: Comment, in tree: SyntaxTree) -> UInt32? {
        let bytes = tree.source.bytes
        let end = Int(comment.range.end)
        var position = Int(comment.range.start) + 2
        while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
        for byte in introducer.utf8 {
            guard position < end, bytes[position] == byte else { return nil }
            position += 1
        }
        return UInt32(truncatingIfNeeded: position)
    }

    private static let introducer = "selfsame:"

    /// What is written as a mark in a file and is none, such as a misspelt one.
    public static func unknown(in tree: SyntaxTree) -> [SourceRange] {
        (0..<tree.tokens.count).flatMap { index -> [SourceRange] in
            let token = TokenID(UInt32(index))
            guard tree.gap(before: token).length > introducer.utf8.count else { return [] }
            return tree.comments(before: token).compactMap { comment in
                guard comment.kind == .line, let start = start(of: comment, in: tree) else { return nil }
                let range = SourceRange(start: start, end: comment.range.end)
                let text = tree.source.text(in: range)
                // `selfsame:disable …` silences a report.
                var marks = DeclarationMarks()
                return text.first == " " && !marks.add(text) ? SourceRange(start: start + 1, end: range.end) : nil
            }
        }
    }
}
