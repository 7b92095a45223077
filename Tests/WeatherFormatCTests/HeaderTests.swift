import CWeatherFormat
import Foundation
import TestSupport
import Testing
import WeatherFormat

@testable import WeatherFormatC

/// The header, as it stands in the repository, says what the library is.
@Suite struct HeaderTests {
    private let header: String

    init() throws {
        let file = PackageRoot.url.appendingPathComponent("Sources/CWeatherFormat/weatherformat.h")
        header = try String(contentsOf: file, encoding: .utf8)
    }

    @Test func theVersionIsTheLibrarys() throws {
        #expect(WFMT_VERSION == LibraryVersion.number)
        #expect(try CLibrary.text { wfmt_version($0, $1, $2, $3) } == LibraryVersion.number)
    }

    /// A number that was given once means the same in every later version: none is given twice, and none is left out.
    @Test func numbersAreInOrderAndNoneIsGivenTwice() {
        #expect(DateFormatIntent.allCases.map(\.code).sorted() == (1...24).map { Int32($0) })
        #expect(WeatherUnit.allCases.map(\.code).sorted() == (1...22).map { Int32($0) })
        #expect(DateFormatIntent.sunEventTime.code == 11 && DateFormatIntent.forecastUpdatedDateTime.code == 24)
        #expect(WeatherUnit.kilometersPerHour.code == 3 && WeatherUnit.percent.code == 22)
    }

    /// Every function of the header is written in Swift, and nothing else is called as one.
    @Test func everyFunctionIsImplemented() throws {
        let declared = header.matches(of: /(?m)^int32_t (wfmt_\w+)\(/).map { String($0.1) }
        let written = try SourceTree(["Sources/WeatherFormatC"]).files.flatMap { file in
            file.code.matches(of: /public func (wfmt_\w+)\(/).map { String($0.1) }
        }
        #expect(declared.count > 40)
        #expect(declared.sorted() == written.sorted())
    }

    /// No string of an intent or a unit is longer than what the header calls enough.
    @Test func theTextSizeIsEnough() {
        #expect(Int(WFMT_TEXT_SIZE) > DateIntentFormatter.largestUTF8Count)
        #expect(Int(WFMT_TEXT_SIZE) > UnitFormatter.largestUTF8Count)
        #expect(Int(WFMT_TEXT_SIZE) > RelativeTimeFormatter.largestUTF8Count)
    }
}
