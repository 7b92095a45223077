/// The elements of an array, in their order.
package struct JSONElements: Sequence {
    fileprivate let tape: UnsafePointer<JSONTape>
    fileprivate let range: Range<Int>

    init(of array: JSONNode) {
        tape = array.tape
        range = (array.index + 1)..<array.tape.pointee.entries[array.index].next
    }

    private init(tape: UnsafePointer<JSONTape>, range: Range<Int>) {
        self.tape = tape
        self.range = range
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

    /// The first so many of them, or nil where there are no more; of a short list that is seen by the room that it takes.
    func cut(to most: Int) -> JSONElements? {
        guard range.count > most else { return nil }
        var count = 0
        var index = range.lowerBound
        while index < range.upperBound, count < most {
            count += 1
            index = tape.pointee.next(after: index)
        }
        return index < range.upperBound ? JSONElements(tape: tape, range: range.lowerBound..<index) : nil
    }

    /// Counted by stepping over each.
    package var count: Int {
        var count = 0
        var index = range.lowerBound
        while index < range.upperBound {
            count += 1
            index = tape.pointee.next(after: index)
        }
        return count
    }
}

/// The elements of an array by their index.
struct JSONIndexedElements {
    private let tape: UnsafePointer<JSONTape>
    private let first: Int
    private let count: Int
    /// The entries of the elements, where one has others in it, so that the next does not stand right behind it.
    private let scattered: [Int]

    /// Nil where there are fewer or more elements than so many.
    init?(_ elements: JSONElements, count wanted: Int) {
        let count = elements.count
        guard count == wanted else { return nil }
        tape = elements.tape
        first = elements.range.lowerBound
        self.count = count
        scattered = count == elements.range.count ? [] : elements.map(\.index)
    }

    /// Nil behind the last one.
    @inline(__always)
    func element(at index: Int) -> JSONNode? {
        guard index < count else { return nil }
        return JSONNode(tape: tape, index: scattered.isEmpty ? first + index : scattered[index])
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
