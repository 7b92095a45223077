import Synchronization

/// A fixed number of values, each made when it is first asked for, published once, and kept as long as the process.
///
/// The one place of the library where threads meet. A hit is one atomic load. A miss makes the value outside any lock; of
/// two threads that make the same one the first to publish wins, and the other throws its own away. A failure is never
/// kept.
///
/// Sendable notes: unchecked for the pointers alone. A place changes once, from null to a value that nobody changes or
/// frees. What it points to is written before the release that publishes it and read after the acquire that finds it;
/// `PublishOnceTests` runs through every interleaving of that.
struct PublishOnceTable<Value>: @unchecked Sendable {
    /// How many places there are.
    let count: Int
    private let places: UnsafeMutablePointer<Atomic<UnsafePointer<Value>?>>

    /// Lays out empty places.
    ///
    /// They are never freed: a table belongs to a fixed set, such as the languages.
    init(count: Int) {
        self.count = count
        places = .allocate(capacity: count)
        for index in 0..<count { (places + index).initialize(to: Atomic(nil)) }
    }

    /// The value of a place, or nil where none has been published.
    @inline(__always)
    func published(at index: Int) -> UnsafePointer<Value>? {
        places[index].load(ordering: .acquiring)
    }

    /// The value of a place, made now where there is none.
    ///
    /// The closure may run in several threads at once, and runs each time it is asked for after it threw.
    @inline(__always)
    func get<Failure: Error>(
        at index: Int, orMake make: () throws(Failure) -> Value
    ) throws(Failure) -> UnsafePointer<Value> {
        if let known = published(at: index) { return known }
        return try fill(index, make)
    }

    @inline(never)
    private func fill<Failure: Error>(
        _ index: Int, _ make: () throws(Failure) -> Value
    ) throws(Failure) -> UnsafePointer<Value> {
        let made = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        do throws(Failure) {
            made.initialize(to: try make())
        } catch {
            made.deallocate()
            throw error
        }
        let published = publish(UnsafePointer(made), at: index)
        if published != UnsafePointer(made) {
            made.deinitialize(count: 1)
            made.deallocate()
        }
        return published
    }

    /// Publishes memory that the caller has filled, and returns what stands in the place from then on: this, or what
    /// another thread published first; the caller then frees its own.
    func publish(_ made: UnsafePointer<Value>, at index: Int) -> UnsafePointer<Value> {
        let (won, other) = places[index].compareExchange(
            expected: nil, desired: made, ordering: .acquiringAndReleasing)
        guard !won, let other else { return made }
        return other
    }
}
