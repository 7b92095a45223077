/// One verb: its options, its help, and what it does with them.
protocol Command {
    /// What stands after the verb in the help's first line.
    static var synopsis: String { get }
    /// One sentence.
    static var summary: String { get }
    static var options: [ArgumentList.Option] { get }

    init(_ arguments: ArgumentList) throws(CommandFailure)
    func run(_ output: inout StandardOutput) throws(CommandFailure)
}
