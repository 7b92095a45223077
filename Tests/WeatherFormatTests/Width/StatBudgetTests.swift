import Testing
import WeatherFormat

@Suite struct StatBudgetTests {
    @Test func theDocumentedNumbers() throws {
        let budget = try StatBudget()
        #expect(budget.columns == 2)
        #expect(budget.columnWidth == 174)
        #expect(budget.points == 142)
        #expect(budget.barPoints == 134.9)
        #expect(try StatBudget(place: .row).points == 326)
    }

    @Test func theNarrowerDevice() throws {
        #expect(try StatBudget(grid: StatGrid(deviceWidth: 375)).points == 134.5)
    }

    /// Each length moves the budget: none of them is decoration.
    @Test(arguments: [
        (StatGrid(deviceWidth: 400), 147.0),
        (StatGrid(outerPadding: 40), 138.0),
        (StatGrid(spacing: 12), 141.0),
        (StatGrid(minimumColumnWidth: 180), 326.0),
        (StatGrid(cardPadding: 24), 150.0),
    ])
    func oneLengthMovesTheBudget(grid: StatGrid, points: Double) throws {
        let budget = try StatBudget(grid: grid)
        #expect(budget.points == points)
        #expect(budget.barPoints == points * 95 / 100)
    }

    @Test(arguments: [
        StatGrid(deviceWidth: 0), StatGrid(deviceWidth: -390), StatGrid(deviceWidth: .nan),
        StatGrid(deviceWidth: .infinity), StatGrid(deviceWidth: 1e300), StatGrid(outerPadding: -1),
        StatGrid(outerPadding: 390), StatGrid(outerPadding: 500), StatGrid(spacing: -10), StatGrid(spacing: .nan),
        StatGrid(minimumColumnWidth: 0), StatGrid(spacing: 0, minimumColumnWidth: 1e-300, cardPadding: 0),
        StatGrid(minimumColumnWidth: 1000), StatGrid(cardPadding: 174), StatGrid(cardPadding: 1000),
        StatGrid(cardPadding: -.infinity),
    ])
    func aBadLayoutIsAnError(grid: StatGrid) {
        #expect(throws: WeatherFormatError.self) { try StatBudget(grid: grid) }
    }

    @Test func whatTheErrorSays() {
        let error = #expect(throws: WeatherFormatError.self) { try StatBudget(grid: StatGrid(spacing: -10)) }
        #expect(error?.description == "bad layout (spacing -10.0 points): expected from 0 to 1000000.0")
    }

    @Test func grades() throws {
        let budget = try StatBudget()
        #expect(try budget.grade(widthInPoints: 0, slot: .subtitle).verdict == .ok)
        #expect(try budget.grade(widthInPoints: 134.9, slot: .subtitle).verdict == .ok)
        #expect(try budget.grade(widthInPoints: 134.91, slot: .subtitle).verdict == .margin)
        let exact = try budget.grade(widthInPoints: 142, slot: .description)
        #expect(exact.verdict == .margin && exact.scaleFactor == 1 && exact.fitsAtScaleFactor)
        let over = try budget.grade(widthInPoints: 150, slot: .description)
        #expect(over.verdict == .over && over.scaleFactor == 142.0 / 150 && over.fitsAtScaleFactor)
        let tooWide = try budget.grade(widthInPoints: 200, slot: .description)
        #expect(tooWide.scaleFactor == 0.9 && !tooWide.fitsAtScaleFactor)
        let floor = try budget.grade(widthInPoints: 142 / 0.8, slot: .subtitle)
        #expect(floor.scaleFactor == 0.8 && floor.fitsAtScaleFactor)
    }

    @Test(arguments: [-1, .nan, .infinity, -.infinity] as [Double])
    func aBadWidthIsAnError(width: Double) throws {
        let budget = try StatBudget()
        #expect(throws: WeatherFormatError.self) { try budget.grade(widthInPoints: width, slot: .subtitle) }
    }
}
