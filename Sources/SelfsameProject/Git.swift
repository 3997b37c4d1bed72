// Running git, which is only ever asked. What it prints is read whole.

import SelfsameSystem

/// Runs git in a folder. Nil where git says no; that it is missing is thrown, with what can be done `instead`.
func git(_ arguments: [String], in folder: String, input: [UInt8] = [], instead: String) throws(InputProblem) -> [UInt8]? {
    do {
        let result = try runProgram(["git", "-C", folder] + arguments, input: input)
        return result.status == 0 ? result.output : nil
    } catch {
        throw InputProblem(path: "git", message: "cannot be started; install git, or \(instead)")
    }
}
