import Testing

@testable import WeatherForecast
@testable import WeatherFormat

@Suite struct StringCatalogTests {
    private func catalog(_ json: String) throws -> StringCatalog {
        try StringCatalog(parsing: Array(json.utf8))
    }

    private func row(_ text: String) throws -> StringCatalog {
        try catalog(#"{"strings":{"k":{"localizations":{"de":{"stringUnit":{"value":"\#(text)"}}}}}}"#)
    }

    @Test func aMissingRowNamesKeyAndLanguage() throws {
        let catalog = try row("Wort")
        #expect(try catalog.text("k", in: .de) == "Wort")
        #expect(throws: WeatherFormatError.missingCopy(key: "k", language: .ja)) { try catalog.text("k", in: .ja) }
        let error = #expect(throws: WeatherFormatError.self) { try catalog.text("card.wind", in: .el) }
        #expect(error?.description == "no text \"card.wind\" in el: expected one for each of the 27 languages")
        #expect(throws: WeatherFormatError.missingCopy(key: "k", language: .de)) { try row("").text("k", in: .de) }
    }

    @Test(arguments: [
        ("%@ and %@.", "a and b."), ("%2$@、%1$@", "b、a"), ("%@%@", "ab"), ("100%% %@ %@", "100% a b"),
    ])
    func templates(template: String, filled: String) throws {
        #expect(try row(template).text("k", in: .de, filling: ["a", "b"]) == filled)
    }

    @Test(arguments: [
        "%@", "%@ %@ %@", "%3$@ %1$@", "%0$@ %@ %@", "%d %@", "%", "%1$", "%99999999999999999999$@ %@ %@", "nothing",
    ])
    func badTemplates(template: String) throws {
        #expect(throws: WeatherFormatError.badTemplate(key: "k", language: .de, text: template)) {
            try row(template).text("k", in: .de, filling: ["a", "b"])
        }
    }

    @Test(arguments: ["", "{", "[]", "{}", #"{"strings":[]}"#, #"{"strings":{"k":{"localizations":{"de":[]}}}}"#])
    func badCatalogs(json: String) {
        #expect(throws: WeatherFormatError.self) { try catalog(json) }
    }

    @Test func rowsWithoutTextsAreRead() throws {
        #expect(try catalog(#"{"strings":{"k":{}}}"#).rows == ["k": [:]])
    }
}
