/// The elements of an array, in their order.
package struct JSONElements: Sequence {
    private let tape: UnsafePointer<JSONTape>
    private let range: Range<Int>

    init(of array: JSONNode) {
        tape = array.tape
        range = (array.index + 1)..<array.tape.pointee.entries[array.index].next
    }

    package struct Iterator: IteratorProtocol {
        fileprivate let tape: UnsafePointer<JSONTape>
        fileprivate var index: Int
        fileprivate let end: Int

        @inline(__always)
        package mutating func next() -> JSONNode? {
            guard index < end else { return nil }
            defer { index = tape.pointee.next(after: index) }
            return JSONNode(tape: tape, index: index)
        }
    }

    package func makeIterator() -> Iterator {
        Iterator(tape: tape, index: range.lowerBound, end: range.upperBound)
    }

    package var first: JSONNode? {
        range.isEmpty ? nil : JSONNode(tape: tape, index: range.lowerBound)
    }

    /// Counted by stepping over each.
    var count: Int {
        var count = 0
        var index = range.lowerBound
        while index < range.upperBound {
            count += 1
            index = tape.pointee.next(after: index)
        }
        return count
    }
}

/// The members of an object, in the order of the document.
package struct JSONMembers: Sequence {
    private let tape: UnsafePointer<JSONTape>
    private let range: Range<Int>

    /// Of another value than an object none.
    init(of object: JSONNode) {
        tape = object.tape
        let first = object.index + 1
        range = first..<(object.isObject ? object.tape.pointee.entries[object.index].next : first)
    }

    package struct Member {
        private let tape: UnsafePointer<JSONTape>
        private let index: Int

        fileprivate init(tape: UnsafePointer<JSONTape>, index: Int) {
            self.tape = tape
            self.index = index
        }

        package var name: String { tape.pointee.text(of: index) }
        package var value: JSONNode { JSONNode(tape: tape, index: index + 1) }

        /// Whether it has that name; nothing is copied.
        @inline(__always)
        package func isNamed(_ name: StaticString) -> Bool {
            name.withUTF8Buffer { tape.pointee.text(of: index, is: $0) }
        }
    }

    package struct Iterator: IteratorProtocol {
        fileprivate let tape: UnsafePointer<JSONTape>
        fileprivate var index: Int
        fileprivate let end: Int

        @inline(__always)
        package mutating func next() -> Member? {
            guard index < end else { return nil }
            defer { index = tape.pointee.next(after: index + 1) }
            return Member(tape: tape, index: index)
        }
    }

    package func makeIterator() -> Iterator {
        Iterator(tape: tape, index: range.lowerBound, end: range.upperBound)
    }

    var isEmpty: Bool { range.isEmpty }
}
