import Glibc

/// The command-line tool: arguments in, an invocation run, strings out.
@main
struct HWFmt {
    static func main() {
        StandardOutput.ignoreBrokenPipes()
        var output = StandardOutput()
        do throws(CommandFailure) {
            try Invocation(arguments: Array(CommandLine.arguments.dropFirst())).run(&output)
            try output.flush()
        } catch {
            StandardError.print("hwfmt: \(error.message)")
            exit(error.exitCode)
        }
    }
}
