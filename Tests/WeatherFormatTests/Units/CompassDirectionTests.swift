import Testing
import WeatherFormat

@Suite struct CompassDirectionTests {
    @Test(arguments: [
        (0.0, CompassDirection.north), (360, .north), (11.24, .north), (11.25, .northNortheast), (45, .northeast),
        (225, .southwest), (348.74, .northNorthwest), (348.75, .north), (-90, .west), (630, .west), (-0.0, .north),
    ])
    func nearestPoint(degrees: Double, point: CompassDirection) throws {
        #expect(try CompassDirection(degrees: degrees) == point)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e300])
    func badDegrees(degrees: Double) {
        #expect(throws: WeatherFormatError.self) { try CompassDirection(degrees: degrees) }
    }

    @Test(arguments: Language.allCases)
    func sixteenDifferentWords(language: Language) {
        let short = CompassDirection.allCases.map { $0.abbreviation(in: language) }
        let long = CompassDirection.allCases.map { $0.name(in: language) }
        #expect(Set(short).count == 16 && Set(long).count == 16)
        #expect(short.allSatisfy { (1...8).contains($0.count) } && long.allSatisfy { !$0.isEmpty && $0.first != " " })
    }

    /// A point between two is written with their letters, so the order of the list is right.
    @Test(arguments: Language.allCases)
    func diagonalsAreMadeOfTheirNeighbours(language: Language) {
        let short = CompassDirection.allCases.map { $0.abbreviation(in: language) }
        // East in Portuguese is L alone and E in company.
        guard language != .pt else { return }
        for index in [1, 3, 5, 7, 9, 11, 13, 15] {
            let before = Set(short[index - 1]).union(short[(index + 1) % 16])
            #expect(Set(short[index]).isSubset(of: before), "\(short[index]) is not of \(before)")
        }
    }

    @Test func anchors() {
        #expect(CompassDirection.southwest.abbreviation(in: .en) == "SW")
        #expect(CompassDirection.southwest.abbreviation(in: .de) == "SW")
        #expect(CompassDirection.east.abbreviation(in: .de) == "O")
        #expect(CompassDirection.southwest.abbreviation(in: .ru) == "ЮЗ")
        #expect(CompassDirection.southwest.abbreviation(in: .ja) == "南西")
        #expect(CompassDirection.north.abbreviation(in: .tr) == "K")
        #expect(CompassDirection.northNortheast.name(in: .en) == "north-northeast")
        #expect(CompassDirection.northNortheast.name(in: .de) == "Nordnordost")
    }
}
