// The list of sources that describe the standard library, Foundation and their neighbours.
//
// They are written as interface files are: signatures without bodies, `{ get }` and `{ get set }` for properties. What a declaration says
// is what the real library says; a typed `throws` is written `rethrows`, and default implementations are not repeated.

extension PreludeSource {
    /// What expressions inside SwiftUI bodies need beside SwiftUI: numbers, strings, collections, dates, formatting.
    public static let standardLibrary: [PreludeSource] =
        [
            standardProtocols, standardNumbers, standardOperators, standardOptionals, standardSequences, standardSequenceTypes,
            standardArrays,
            standardRanges, standardStrings, standardFunctions, standardConcurrency, standardObservation, standardRegex,
            geometry, foundationDates, foundationURLs, foundationStrings, foundationAttributedStrings, foundationFormatting,
            foundationFormatters, foundationStyleMembers, foundationObjects, foundationNetworking, dispatch, combine, combineOperators,
            combineFusions, uiKitObjects, uiKitControls, appKitObjects, appKitControls,
            coreData,
            swiftData,
        ] + frameworkObjects
}
