import Testing

@testable import WeatherFormat

@Suite struct PublishOnceTests {
    private enum Refusal: Error { case notYet }

    @Test func aValueIsMadeOnceAndKept() throws {
        let table = PublishOnceTable<String>(count: 3)
        var made = 0
        for _ in 0..<3 {
            let value = table.get(at: 1) {
                made += 1
                return "value \(made)"
            }
            #expect(value.pointee == "value 1")
        }
        #expect(table.published(at: 0) == nil)
        #expect(table.published(at: 1)?.pointee == "value 1")
    }

    @Test func aFailureIsNotKept() throws {
        let table = PublishOnceTable<Int>(count: 1)
        #expect(throws: Refusal.notYet) {
            try table.get(at: 0) { () throws(Refusal) -> Int in throw .notYet }
        }
        #expect(table.get(at: 0) { 7 }.pointee == 7)
    }

    @Test func whoComesSecondGetsTheFirstOnesValue() throws {
        let table = PublishOnceTable<Int>(count: 1)
        // Another thread publishes while this one is making its own.
        let value = table.get(at: 0) {
            _ = table.get(at: 0) { 1 }
            return 2
        }
        #expect(value.pointee == 1)
    }

    @Test func manyTasksGetOneValue() async {
        let table = PublishOnceTable<[Int]>(count: 100)
        let answers = await withTaskGroup(of: [[Int]].self) { group in
            for task in 0..<8 {
                group.addTask { (0..<100).map { index in table.get(at: index) { [task, index] }.pointee } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count == 8)
        for answer in answers {
            #expect(answer == answers.first)
            #expect(answer.enumerated().allSatisfy { $1[1] == $0 })
        }
    }

    @Test func aMapKeepsWhatItHasRoomFor() {
        let map = PublishOnceMap<Int>(capacity: 8, reach: 8)
        for number in 0..<20 { #expect(map.get("name \(number)") { number } == number) }
        #expect(map.count == 8)
        let kept = (0..<20).filter { map.find("name \($0)") != nil }
        #expect(kept.count == 8)
        for number in kept { #expect(map.get("name \(number)") { -1 } == number) }
        #expect(map.find("another") == nil)
    }

    @Test(arguments: [2, 3]) func everyInterleavingIsRight(threads: Int) throws {
        let runs = try PublishOnceModel(threads: threads, ordering: .acquireRelease).explore()
        #expect(runs > (threads == 2 ? 30 : 5_000))
    }

    /// The model is not blind: without acquire and release a thread reads a value whose making it cannot see.
    @Test func theModelFindsAMissingOrder() {
        #expect(throws: PublishOnceModel.Violation.unmadeValueRead) {
            try PublishOnceModel(threads: 2, ordering: .relaxed).explore()
        }
    }
}
