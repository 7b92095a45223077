/// The publish-once cell as a model: threads that take its steps in any order, over a memory in which a thread sees what
/// another wrote only after it acquired what the other released.
///
/// ThreadSanitizer does not see the atomics of Swift's standard library, so what it cannot say is checked here: every
/// interleaving of a few threads is run, the lucky ones too.
struct PublishOnceModel {
    /// How the cell is read and written.
    enum Ordering {
        case acquireRelease
        /// No order but the cell's own: the mistake that the model must find.
        case relaxed
    }

    /// What may go wrong.
    enum Violation: Error, Hashable {
        /// A thread reads a value whose making it cannot see.
        case unmadeValueRead
        /// Two threads got different values from one place.
        case twoValues
        /// A value that a thread got was thrown away.
        case freedValueRead
        /// A value was thrown away twice, or is neither published nor thrown away.
        case leakOrDoubleFree
    }

    private enum Step { case load, make, exchange, read, done }

    private struct Thread {
        var step = Step.load
        /// The values whose making this thread can see.
        var sees: Set<Int> = []
        var made: Int?
        var got: Int?
    }

    let threads: Int
    let ordering: Ordering

    /// Runs every interleaving, and returns how many there are, or the first violation.
    func explore() throws(Violation) -> Int {
        try explore(Array(repeating: Thread(), count: threads), cell: nil, released: [], freed: [])
    }

    /// Goes on from a state in every order.
    ///
    /// The cell is the value that has been published, named by the thread that made it; released is what whoever
    /// acquires the cell sees.
    private func explore(
        _ state: [Thread], cell: Int?, released: Set<Int>, freed: Set<Int>
    ) throws(Violation) -> Int {
        var runs = 0
        var isOver = true
        for index in state.indices where state[index].step != .done {
            isOver = false
            var (next, cell, released, freed) = (state, cell, released, freed)
            try step(index, &next, &cell, &released, &freed)
            runs += try explore(next, cell: cell, released: released, freed: freed)
        }
        guard isOver else { return runs }
        let made = Set(state.compactMap(\.made))
        guard Set(state.compactMap(\.got)).count <= 1 else { throw .twoValues }
        guard made.subtracting(freed) == Set([cell].compactMap { $0 }) else { throw .leakOrDoubleFree }
        return 1
    }

    private func step(
        _ index: Int, _ state: inout [Thread], _ cell: inout Int?, _ released: inout Set<Int>, _ freed: inout Set<Int>
    ) throws(Violation) {
        switch state[index].step {
        case .load:
            state[index].got = cell
            if cell != nil { acquire(&state[index], released) }
            state[index].step = cell == nil ? .make : .read
        case .make:
            state[index].made = index
            state[index].sees.insert(index)
            state[index].step = .exchange
        case .exchange:
            if let other = cell {
                acquire(&state[index], released)
                guard freed.insert(index).inserted else { throw .leakOrDoubleFree }
                state[index].got = other
            } else {
                cell = index
                if case .acquireRelease = ordering { released = state[index].sees }
                state[index].got = index
            }
            state[index].step = .read
        case .read:
            guard let got = state[index].got else { break }
            guard !freed.contains(got) else { throw .freedValueRead }
            guard state[index].sees.contains(got) else { throw .unmadeValueRead }
            state[index].step = .done
        case .done:
            break
        }
    }

    private func acquire(_ thread: inout Thread, _ released: Set<Int>) {
        if case .acquireRelease = ordering { thread.sees.formUnion(released) }
    }
}
