import Foundation
import Testing

/// Descriptors as others may have left them, and names that are no text.
@Suite struct DescriptorTests {
    /// A terminal or a socket that is shared may be set not to block: all of the output still comes out.
    @Test func aPipeThatDoesNotBlockGetsAllOfIt() throws {
        let (output, errors) = try Self.shell(
            """
            import fcntl, os, subprocess, sys, time
            arguments = ["render", "--lang", "all", "--intent", "all", "--clock", "both", "--json"]
            reading, writing = os.pipe()
            fcntl.fcntl(writing, fcntl.F_SETFL, os.O_NONBLOCK)
            process = subprocess.Popen([sys.argv[1], *arguments], stdout=writing)
            os.close(writing)
            time.sleep(0.5)
            count = 0
            while block := os.read(reading, 4096):
                count += len(block)
            whole = len(subprocess.run([sys.argv[1], *arguments], capture_output=True).stdout)
            print(process.wait(), count == whole, whole > 65536)
            """)
        #expect(output == "0 True True\n", "\(errors)")
    }

    @Test func anInputThatDoesNotBlockIsWaitedFor() throws {
        let (output, errors) = try Self.shell(
            """
            import fcntl, os, subprocess, sys, time
            reading, writing = os.pipe()
            fcntl.fcntl(reading, fcntl.F_SETFL, os.O_NONBLOCK)
            process = subprocess.Popen([sys.argv[1], "batch"], stdin=reading, stdout=subprocess.PIPE)
            os.close(reading)
            time.sleep(0.3)
            os.write(writing, b'{"id":1,"verb":"ago","lang":"en","operands":["300"]}\\n')
            os.close(writing)
            print(process.communicate()[0].decode(), process.returncode)
            """)
        #expect(output.contains("5 min. ago") && output.hasSuffix(" 0\n"), "\(output) \(errors)")
    }

    /// On Linux a name is bytes: one of Latin 1 is opened as it was written.
    @Test(arguments: ["forecast", "points"])
    func aNameThatIsNotUTF8IsOpened(place: String) throws {
        let (output, errors) = try Self.shell(
            """
            import os, subprocess, sys, tempfile
            with tempfile.TemporaryDirectory() as folder:
                name = os.fsencode(folder) + b"/wetter-m\\xfcnchen.json"
                with open(name, "w") as file:
                    file.write("{}")
                arguments = {"forecast": [name], "points": [b"/dev/null", b"--points=" + name]}[sys.argv[2]]
                run = subprocess.run([sys.argv[1].encode(), b"forecast", *arguments, b"--lang", b"en"], capture_output=True)
                print(run.returncode, b"No such file" in run.stderr)
            """, place)
        #expect(output == "65 False\n", "\(errors)")
    }

    /// What cannot show colours is sent none.
    @Test(arguments: [("xterm", "True"), ("dumb", "False")])
    func aDumbTerminalGetsNoColours(name: String, isColored: String) throws {
        let document = """
            {"latitude":1,"longitude":2,"timezone":"UTC","currently":{"time":1772000000,"temperature":5},\
            "hourly":{"data":[{"time":1771999200,"temperature":5}]},"flags":{"units":"si"}}
            """
        let (output, errors) = try Self.shell(
            """
            import os, pty, subprocess, sys
            reading, terminal = pty.openpty()
            run = subprocess.run([sys.argv[1], "forecast", "-", "--lang", "en"], input=sys.argv[3].encode(), stdout=terminal,
                                 env={"TERM": sys.argv[2]})
            print(run.returncode, b"\\x1b[" in os.read(reading, 4096))
            """, name, document)
        #expect(output == "0 \(isColored)\n", "\(errors)")
    }

    @Test func aFullDiskIsSaidAsSuch() throws {
        let (output, _) = try Self.shell(
            """
            import subprocess, sys
            with open("/dev/full", "w") as full:
                run = subprocess.run([sys.argv[1], "list", "languages"], stdout=full, stderr=subprocess.PIPE)
            print(run.returncode, run.stderr.decode(), end="")
            """)
        #expect(output == "74 hwfmt: cannot write to standard output: No space left on device\n")
    }

    private static func shell(_ program: String, _ arguments: String...) throws -> (output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", program, Tool.binary.path] + arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let wrong = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: text, as: UTF8.self), String(decoding: wrong, as: UTF8.self))
    }
}
