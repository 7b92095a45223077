import Testing
import WeatherFormat

@testable import WeatherFormatWidth

@Suite(.enabled(if: Installed.fonts, Comment(rawValue: Installed.fontsComment)))
struct WidthRowTests {
    private let ruler = TextRuler()
    private let place = WidthPlace(
        name: "pressure description", budget: .rendered(.description, .card), content: .words, texts: ["x"])

    /// The second verdict is that of a device of 375 points, whatever the first one is for.
    ///
    /// Strings of all widths around both budgets, so that one point more or less shows.
    @Test(arguments: [390, 430] as [Double]) func theNarrowVerdictIsThatOf375Points(device: Double) throws {
        let narrow = try StatBudget(grid: StatGrid(deviceWidth: 375))
        let wide = try StatBudget(grid: StatGrid(deviceWidth: device))
        var verdicts: Set<WidthVerdict> = []
        for letters in 30...45 {
            for points in 0..<12 {
                let text = String(repeating: "l", count: letters) + String(repeating: ".", count: points)
                let row = try WidthRow(
                    text, of: place, in: .en, grid: StatGrid(deviceWidth: device), ruler: ruler)
                let width = try ruler.measure(text, in: .en, slot: .description).widthInPoints
                #expect(row.widthInPoints == width)
                let grade = try narrow.grade(widthInPoints: width, slot: .description)
                #expect(row.narrowVerdict == grade.verdict, "\(text)")
                #expect(try row.verdict == wide.grade(widthInPoints: width, slot: .description).verdict, "\(text)")
                verdicts.insert(row.narrowVerdict)
            }
        }
        #expect(verdicts == Set(WidthVerdict.allCases))
    }

    @Test func wordsHaveARowForEachThatIsOverNumbersForTheWidest() throws {
        let wide = String(repeating: "w", count: 20)
        let wider = wide + "w"
        func texts(_ content: WidthPlace.Content) throws -> [String] {
            let place = WidthPlace(
                name: "p", budget: .rendered(.description, .card), content: content, texts: ["w", wide, wider])
            return try WidthReport.rows(of: place, in: .en, ruler: ruler).map(\.text)
        }
        #expect(try texts(.words) == [wide, wider])
        #expect(try texts(.numbers) == [wider])
        let short = WidthPlace(name: "p", budget: .rendered(.description, .card), content: .words, texts: ["i", "w"])
        #expect(try WidthReport.rows(of: short, in: .en, ruler: ruler).map(\.text) == ["w"])
    }

    @Test(arguments: [(149.46, "149.5"), (149.44, "149.4"), (142, "142.0"), (0.05, "0.1"), (0, "0.0"), (-3, "0.0")])
    func aWidthIsShownInTenths(width: Double, text: String) { #expect(TenthsText.of(width) == text) }

    /// A string is accepted with its exact text, in its place and in its language, and nowhere else.
    @Test func whatIsAcceptedIsAcceptedThereAlone() {
        let text = "Normalne, szybko spada."
        #expect(AcceptedWidth.reason(for: text, place: "pressure description", language: .pl) != nil)
        #expect(AcceptedWidth.reason(for: text, place: "precipitation description", language: .pl) == nil)
        #expect(AcceptedWidth.reason(for: text, place: "pressure description", language: .cs) == nil)
        #expect(AcceptedWidth.reason(for: text + " ", place: "pressure description", language: .pl) == nil)
    }
}
