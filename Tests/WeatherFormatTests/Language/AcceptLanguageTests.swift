import Testing
import WeatherFormat

@Suite("Accept-Language") struct AcceptLanguageTests {
    @Test(
        "the best of a header",
        arguments: [
            ("de-AT, de;q=0.8, en;q=0.5", "de-AT"), ("en;q=0.5, tr", "tr"), ("fr;q=0.3, tlh, tr;q=0.9", "tr"),
            ("da, en-gb;q=0.8, en;q=0.7", "da"), ("en;q=0.8,de;q=0.8", "en"), ("zh-TW", "zh-Hant"), ("no", "nb"),
            ("pt-PT,pt;q=0.9", "pt-PT"), (" \t sv ;\tq=1.000 ", "sv"), ("EN-gb", "en-GB"),
            ("de;Q=0.7, it;q=0.701", "it"),
            // Of another language, without a range, with a weight that is none: stepped over.
            ("tlh", "ja"), ("", "ja"), (",,;q=1,", "ja"), ("fi;q=2", "ja"), ("fi;q=0.1234", "ja"), ("fi;q=1.001", "ja"),
            ("fi;q=", "ja"), ("fi;level=1", "ja"), ("fi;q=0.5;q=0.6", "ja"), ("fi;q=.5", "ja"), ("fi;q=0,5", "ja"),
            // A region that is none leaves the language.
            ("en-XX", "en"), ("fi;q=0.", "ja"), ("fi;q=1.", "fi"),
            // Every other language, of which yours is one.
            ("*", "ja"), ("de;q=0.5, *", "ja"), ("de, *;q=0.5", "de"), ("de;q=0.5, ja;q=0.1, *", "de"),
            ("de;q=0.5, ja;q=0, *", "de"),
            // Not at all.
            ("de;q=0, fi;q=0.1", "fi"), ("de;q=0", "ja"), ("de;q=0.000", "ja"),
        ])
    func best(header: String, tag: String) {
        #expect(AcceptLanguage(header).reader(otherwise: ReaderTag(.ja)).tag == tag)
    }

    @Test("every language and variant by its own tag", arguments: Language.allCases)
    func every(language: Language) {
        let other = ReaderTag(language == .en ? .de : .en)
        #expect(AcceptLanguage("\(language.rawValue);q=0.1").reader(otherwise: other).language == language)
    }

    @Test("all that are known stand in the order of their weights") func order() {
        let header = AcceptLanguage("en;q=0.2, de-CH;q=0.9, tlh;q=0.8, es-MX;q=0.9, ja")
        #expect(header.readers.map(\.tag) == ["ja", "de-CH", "es-MX", "en"])
    }

    @Test("a stranger's header is read up to its limit") func long() {
        let many = String(repeating: "tlh,", count: AcceptLanguage.mostRanges) + "de"
        #expect(AcceptLanguage(many).readers.isEmpty)
        #expect(AcceptLanguage(String(many.dropFirst(4))).readers.map(\.tag) == ["de"])
        let long = "de-" + String(repeating: "a", count: 1_000_000)
        #expect(AcceptLanguage(long + ", fi").readers.map(\.tag) == ["fi"])
        let parts = "de" + String(repeating: ";", count: 1_000_000)
        #expect(AcceptLanguage(parts).readers.isEmpty)
    }
}
