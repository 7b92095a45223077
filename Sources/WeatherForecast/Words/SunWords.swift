public import WeatherFormat

/// The words for a day on which the sun does not rise, and one on which it does not set.
///
/// The nouns are for a card's value. The sentences are for a screen reader, and for a day that only lacks the one or the
/// other event, where the nouns would be wrong.
public struct SunWords: Sendable, Hashable {
    public let polarNight: DeclaredWord
    public let polarDay: DeclaredWord
    public let noSunrise: DeclaredWord
    public let noSunset: DeclaredWord
}

extension Language {
    /// What to say where the sun does not rise or does not set.
    public var sunWords: SunWords {
        switch self {
        case .cs:
            SunWords(
                nouns: ("Polární noc", "Polární den"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data)",
                sentences: ("Slunce dnes nevychází.", "Slunce dnes nezapadá."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .da:
            SunWords(
                nouns: ("Polarnat", "Midnatssol"),
                from: "vejrogradar.dk 21 May 2023 'Midnatssol i arktis' (polarnatten; midnatssol, "
                    + "også kaldet polardagen); Polardag also possible",
                sentences: ("Solen står ikke op i dag.", "Solen går ikke ned i dag."),
                from: "KStars da (Står ikke op, Går ikke ned); xfce4 da 'aldrig'")
        case .de:
            SunWords(
                nouns: ("Polarnacht", "Polartag"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data); "
                    + "Mitternachtssonne (nordwind.info) is the more vivid word for the second, "
                    + "longer",
                sentences: ("Die Sonne geht heute nicht auf.", "Die Sonne geht heute nicht unter."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .el:
            SunWords(
                nouns: ("Πολική νύχτα", "Πολική ημέρα"),
                from: "star-fm.gr 2013/12/07 (πολική νύχτα, πολική ημέρα); lifo.gr 2025-11-01 (πολική "
                    + "νύχτα)",
                sentences: ("Ο Ήλιος δεν ανατέλλει σήμερα.", "Ο Ήλιος δεν δύει σήμερα."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .en:
            SunWords(
                nouns: ("Polar night", "Midnight sun"),
                from: "Stellarium source 'Polar day'; en.wikipedia Polar night / Midnight sun",
                sentences: ("The sun does not rise today.", "The sun does not set today."),
                from: "xfce4-weather-plugin source 'The sun never rises/sets today.', KStars 'Does "
                    + "not rise/set'")
        case .es:
            SunWords(
                nouns: ("Noche polar", "Día polar"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data); public weather "
                    + "code (sol de medianoche, noche polar); Sol de medianoche is the commoner word "
                    + "for the second, longer",
                sentences: ("Hoy no sale el sol.", "Hoy no se pone el sol."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .fi:
            SunWords(
                nouns: ("Kaamos", "Yötön yö"),
                from: "Stellarium fi (Kaamos, Keskiyön aurinko); public weather code (midnightSun = "
                    + "Yötön yö, polarNight = Kaamos); Yötön yö is what Finns say; Keskiyön aurinko "
                    + "is the literal term",
                sentences: ("Aurinko ei nouse tänään lainkaan.", "Aurinko ei laske tänään lainkaan."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .fr:
            SunWords(
                nouns: ("Nuit polaire", "Jour polaire"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data); Soleil de "
                    + "minuit (public weather code) also said",
                sentences: ("Le soleil ne se lève pas aujourd’hui.", "Le soleil ne se couche pas aujourd’hui."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .hi:
            SunWords(
                nouns: ("ध्रुवीय रात्रि", "मध्यरात्रि सूर्य"),
                from: "public weather code (मध्यरात्रि सूर्य, ध्रुवीय रात्रि); void.ai/wiki ध्रुवीय "
                    + "दिन; rare words in Hindi; the sentence is clearer. sentence = the two halves "
                    + "of one sourced sentence",
                sentences: ("आज सूर्योदय नहीं है।", "आज सूर्यास्त नहीं है।"),
                from: "public weather code ('आज सूर्योदय/सूर्यास्त नहीं है', split in two); KStars hi "
                    + "उदय नहीं होता / अस्त नहीं होता")
        case .hu:
            SunWords(
                nouns: ("Sarki éjszaka", "Sarki nappal"),
                from: "public weather code (Sarki nappal / Sarki éjszaka for a missing rise or set); "
                    + "Éjféli nap (public weather code) also said",
                sentences: ("Ma a Nap nem kel fel.", "Ma a Nap nem nyugszik le."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .id:
            SunWords(
                nouns: ("Malam polar", "Siang polar"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data)",
                sentences: ("Matahari tidak tampak terbit hari ini.", "Matahari tidak tampak terbenam hari ini."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .it:
            SunWords(
                nouns: ("Notte polare", "Giorno polare"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data); Sole di "
                    + "mezzanotte (overpress.it) also said",
                sentences: ("Oggi il sole non sorge mai.", "Oggi il sole non tramonta mai."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .ja:
            SunWords(
                nouns: ("極夜", "白夜"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data)",
                sentences: ("本日太陽は昇りません。", "本日太陽は沈みません。"),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .ko:
            SunWords(
                nouns: ("극야", "백야"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data)",
                sentences: ("오늘은 해가 뜨지 않습니다.", "오늘은 해가 지지 않습니다."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .nb:
            SunWords(
                nouns: ("Mørketid", "Midnattssol"),
                from: "altaposten.no (NTB) 'mørketiden'; snl.no/polarnatt (Polarnatt, polarvinter "
                    + "eller mørketid); reachtheworld.org 'midnattssol in Norwegian'; Polarnatt is "
                    + "the exact term, mørketid the everyday one",
                sentences: ("Solen står ikke opp i dag.", "Solen går ikke ned i dag."),
                from: "KStars nb (Står ikke opp, Går ikke ned); xfce4 nb 'Solen står aldri opp idag.'")
        case .nl:
            SunWords(
                nouns: ("Poolnacht", "Pooldag"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data)",
                sentences: ("De zon komt vandaag niet op.", "De zon gaat vandaag niet onder."),
                from: "KStars nl (Komt niet op, Gaat niet onder); xfce4 nl has the stiffer 'zal "
                    + "vandaag nooit opkomen'")
        case .pl:
            SunWords(
                nouns: ("Noc polarna", "Dzień polarny"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data)",
                sentences: ("Słońce dziś nie wzejdzie.", "Słońce dziś nie zajdzie."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .pt:
            SunWords(
                nouns: ("Noite polar", "Dia polar"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data); public web page "
                    + "pt.scienceaq.com (sol da meia-noite, noite polar); Sol da meia-noite is the "
                    + "commoner word for the second, longer. KStars pt_BR misspells 'pôe'; corrected "
                    + "here",
                sentences: ("O Sol não vai nascer hoje.", "O Sol não vai se pôr hoje."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .ro:
            SunWords(
                nouns: ("Noapte polară", "Zi polară"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data); Samsung Weather "
                    + "ro: Noapte continuă / Zi 24 de ore; astăzi put in place of în această zi",
                sentences: ("Soarele nu răsare astăzi.", "Soarele nu apune astăzi."),
                from: "public weather code ('Soarele nu răsare în această zi.'), another (soarele "
                    + "nu apune / nu răsare); KStars ro")
        case .ru:
            SunWords(
                nouns: ("Полярная ночь", "Полярный день"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data)",
                sentences: ("Сегодня нет восхода солнца.", "Сегодня нет захода солнца."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .sv:
            SunWords(
                nouns: ("Polarnatt", "Midnattssol"),
                from: "Stellarium sv (Polarnatt, Polardag); sv.rilpedia.org Polarnatt; holamon.cat "
                    + "'Midnattssol ( Midnight sun )'; Polardag is Stellarium; midnattssol is what "
                    + "people say",
                sentences: ("Solen går inte upp idag.", "Solen går inte ner idag."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .th:
            SunWords(
                nouns: ("คืนขั้วโลก", "พระอาทิตย์เที่ยงคืน"),
                from: "exclusive.postjung.com/1474687 (คืนขั้วโลก, พระอาทิตย์เที่ยงคืน); th.wikipedia "
                    + "ดวงอาทิตย์เที่ยงคืน; th.wikipedia title uses ดวงอาทิตย์; Stellarium th has "
                    + "whole phrases: เป็นกลางคืนตลอด 24 ชั่วโมง / เป็นกลางวันตลอด 24 ชั่วโมง. Both "
                    + "are unfamiliar words: prefer the sentence",
                sentences: ("ดวงอาทิตย์ไม่ขึ้นเลยในวันนี้", "ดวงอาทิตย์ไม่ตกเลยในวันนี้"),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .tr:
            SunWords(
                nouns: ("Kutup gecesi", "Kutup günü"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data)",
                sentences: ("Bugün güneş hiç doğmayacak.", "Bugün güneş hiç batmayacak."),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .uk:
            SunWords(
                nouns: ("Полярна ніч", "Полярний день"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data); second: ніколи "
                    + "(never) dropped and the word order of the two made equal",
                sentences: ("Сонце сьогодні не зійде.", "Сонце сьогодні не зайде."),
                from: "xfce4 uk 'Сонце не зійде сьогодні.' / 'Сонце ніколи не зайде сьогодні.'")
        case .vi:
            SunWords(
                nouns: ("Đêm vùng cực", "Ngày vùng cực"),
                from: "khoahoc.tv 74711 (Đêm vùng cực); vi.wikipedia Ban đêm vùng cực / 'ban ngày "
                    + "vùng cực' (mirrored tieng.wiki); vietq.vn; Ngày vùng cực shortened from ban "
                    + "ngày vùng cực; Đêm cực in Từ điển bách khoa. 'hôm nay' (today) left out: not "
                    + "in the sources",
                sentences: ("Mặt trời không mọc.", "Mặt trời không lặn."),
                from: "public weather code (mặt trời không mọc / không lặn)")
        case .zhHans:
            SunWords(
                nouns: ("极夜", "极昼"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data)",
                sentences: ("今天太阳不会升起。", "今天太阳不会落下。"),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        case .zhHant:
            SunWords(
                nouns: ("極夜", "極晝"),
                from: "Stellarium 'Polar night'/'Polar day' (Debian stellarium-data)",
                sentences: ("今天沒有日出。", "今天沒有日落。"),
                from: "xfce4-weather-plugin.mo (Debian 0.11.3)")
        }
    }
}

extension SunWords {
    fileprivate init(
        nouns: (night: String, day: String), from nounSource: String,
        sentences: (noSunrise: String, noSunset: String), from sentenceSource: String
    ) {
        polarNight = DeclaredWord(text: nouns.night, source: nounSource)
        polarDay = DeclaredWord(text: nouns.day, source: nounSource)
        noSunrise = DeclaredWord(text: sentences.noSunrise, source: sentenceSource)
        noSunset = DeclaredWord(text: sentences.noSunset, source: sentenceSource)
    }
}
