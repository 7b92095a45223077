/// An enumeration whose cases have numbers in C, which stay as they are whatever the order of the cases.
protocol CodedCase: CaseIterable, Sendable {
    /// The number in `weatherformat.h`.
    var code: Int32 { get }
}

/// The cases by their numbers.
struct CodeTable<Case: CodedCase>: Sendable {
    private let cases: [Case?]

    /// Lays all cases out.
    init() {
        var cases: [Case?] = []
        for entry in Case.allCases {
            while cases.count <= Int(entry.code) { cases.append(nil) }
            cases[Int(entry.code)] = entry
        }
        self.cases = cases
    }

    /// The case of a number, or nil where there is none.
    @inline(__always)
    subscript(code: Int32) -> Case? {
        cases.indices.contains(Int(code)) ? cases[Int(code)] : nil
    }
}
