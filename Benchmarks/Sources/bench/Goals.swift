/// What was to be reached, and whether it was.
struct Goals {
    private(set) var table = Table("goal", "wanted", "measured", "met")

    mutating func add(_ name: String, _ ratio: Double, atLeast goal: Double) {
        table.add(name, "at least \(goal.shown)", ratio.shown, ratio >= goal ? "yes" : "NO")
    }

    mutating func add(_ name: String, _ ratio: Double, atMost goal: Double) {
        table.add(name, "at most \(goal.shownFinely)", ratio.shownFinely, ratio <= goal ? "yes" : "NO")
    }
}
