/// The words of each language, in the order of ``CardWord``, and where each was read. The codes of the sources:
/// KDE plasma_applet_org.kde.plasma.weather.mo (kdeplasma-addons 5.27.5), XF xfce4-weather-plugin.mo 0.11.3, GW
/// org.gnome.Weather.mo, LG libgweather-4.0.mo, MATE mate-applets.mo, MQ meteo-qt, OW gnome-shell-extension-openweather.mo
/// (all as Debian 12 ships them), HF and HA the translations of Home Assistant's frontend and core, BW Breezy Weather, WM
/// WeatherMaster, SW Samsung Weather, PW the translations of Pirate Weather; "public code" is a single person's program,
/// the weakest source.
extension CardWord {
    static func table(for language: Language) -> [DeclaredWord] {
        switch language {
        case .cs:
            declared([
                ("Pocitově", "MQ,OW,HA"),
                ("Vítr", "KDE,XF,MQ,BW"),
                ("Vlhkost", "KDE,MQ,WM"),
                ("Rosný bod", "KDE,XF,MQ,HF,WM"),
                ("Tlak", "KDE,MQ,WM"),
                ("Viditelnost", "KDE,MQ,HF,WM"),
                ("UV index", "HA,WM"),
                ("Východ slunce", "WM,HA,XF,MATE"),
                ("Západ slunce", "WM,HA,XF,MATE"),
                ("Pravděpodobnost srážek", "MQ,WM"),
                ("Výstraha", "HA; WM Meteorologické výstrahy"),
            ])
        case .da:
            declared([
                ("Føles som", "GW,BW"),
                ("Vind", "KDE,XF,BW"),
                ("Luftfugtighed", "KDE,HF,BW"),
                ("Dugpunkt", "KDE,XF,HF,BW"),
                ("Tryk", "KDE,BW; HF Lufttryk"),
                ("Sigtbarhed", "KDE,HF,BW"),
                ("UV-indeks", "HA; BW UV indeks"),
                ("Solopgang", "XF,BW,MATE"),
                ("Solnedgang", "XF,BW,MATE"),
                (
                    "Risiko for regn",
                    "public code (EN Precipitation chance = DA Risiko for regn); BW "
                        + "Nedbørssandsynlighed"
                ),
                ("Varsel", "BW,KDE"),
            ])
        case .de:
            declared([
                ("Gefühlt", "GW,WM,MATE"),
                ("Wind", "XF,MQ"),
                ("Luftfeuchtigkeit", "KDE,HF,WM; MQ Feuchtigkeit"),
                ("Taupunkt", "KDE,XF,MQ,HF,WM"),
                ("Luftdruck", "KDE,HF,WM,MATE"),
                ("Sicht", "KDE,MATE; HF,WM Sichtweite"),
                ("UV-Index", "HA,WM"),
                ("Sonnenaufgang", "MQ,XF,HA,WM"),
                ("Sonnenuntergang", "MQ,XF,HA,WM"),
                ("Regenwahrscheinlichkeit", "public code; MQ,WM Niederschlagswahrscheinlichkeit"),
                ("Warnung", "HA, KDE Warnungen; WM Wetterwarnungen"),
            ])
        case .el:
            declared([
                ("Αίσθηση σαν", "HA (9 components); MQ Αισθητή ως; GW Αίσθηση ως"),
                ("Άνεμος", "XF,MQ,HA"),
                ("Υγρασία", "MQ,HF,XF"),
                ("Σημείο δρόσου", "MQ,XF,HF,HA"),
                ("Πίεση", "MQ,HA; HF Πίεση αέρα"),
                ("Ορατότητα", "MQ,HF,HA"),
                ("Δείκτης UV", "HA"),
                ("Ανατολή", "MQ,MATE"),
                ("Δύση", "MQ,MATE"),
                ("Πιθανότητα βροχής", "public code"),
                ("Προειδοποίηση", "HA"),
            ])
        case .en:
            declared([
                ("Feels like", "MQ,HA"),
                ("Wind", "the plain English word"),
                ("Humidity", "KDE,HF"),
                ("Dew point", "XF,HF"),
                ("Pressure", "KDE,HA"),
                ("Visibility", "KDE,HF"),
                ("UV index", "HA"),
                ("Sunrise", "MQ,HA"),
                ("Sunset", "MQ,HA"),
                ("Chance of rain", "the plain English word"),
                ("Alert", "HA"),
            ])
        case .es:
            declared([
                ("Sensación", "GW 'Sensación de'; MATE Sensación térmica"),
                ("Viento", "KDE,XF,BW"),
                ("Humedad", "KDE,HF,BW"),
                ("Punto de rocío", "KDE,XF,HF,BW"),
                ("Presión", "KDE,HA,BW"),
                ("Visibilidad", "KDE,HF,BW"),
                ("Índice UV", "HA,BW"),
                ("Amanecer", "XF,HA,BW,MATE"),
                ("Puesta de sol", "HA; XF,MATE Ocaso"),
                ("Probabilidad de lluvia", "public code; BW Probabilidad de precipitación"),
                ("Aviso", "KDE Avisos emitidos; HA,BW Alerta"),
            ])
        case .fi:
            declared([
                ("Tuntuu kuin", "GW,HA,BW"),
                ("Tuuli", "KDE,XF,BW"),
                ("Ilmankosteus", "KDE,BW; HF Kosteus"),
                ("Kastepiste", "KDE,XF,HF,BW"),
                ("Ilmanpaine", "KDE,HF,BW"),
                ("Näkyvyys", "KDE,HF,BW"),
                ("UV-indeksi", "HA,BW"),
                ("Auringonnousu", "digikam.mo (Debian digikam-data); XF misprints 'Auringonnous'"),
                ("Auringonlasku", "XF"),
                ("Sateen todennäköisyys", "BW"),
                ("Varoitus", "HA; KDE varoitukset; BW Varoituksia"),
            ])
        case .fr:
            declared([
                ("Ressenti", "GW,OW,BW,HA"),
                ("Vent", "KDE,XF,MQ,BW"),
                ("Humidité", "KDE,MQ,HF,BW"),
                ("Point de rosée", "KDE,MQ,XF,HF,BW"),
                ("Pression", "KDE,MQ,BW"),
                ("Visibilité", "KDE,HF,BW"),
                ("Indice UV", "HA,BW"),
                ("Lever du soleil", "XF,HA,MATE"),
                ("Coucher du soleil", "XF,HA,MATE"),
                ("Risque de pluie", "public code; BW Probabilité de précipitation"),
                ("Alerte", "KDE Alertes émises, HA; BW Vigilances"),
            ])
        case .hi:
            declared([
                ("महसूस होता है", "SW '%d° जैसा महसूस होता है'; BW जैसा लगना; MATE इस तरह का अनुभव"),
                ("हवा", "MATE,BW"),
                ("आर्द्रता", "BW; public code"),
                ("ओसांक", "BW; MATE तुषार बिंदु"),
                ("दबाव", "MATE,BW pressure_short"),
                ("दृश्यता", "MATE,BW"),
                ("यूवी सूचकांक", "BW"),
                ("सूर्योदय", "MATE,BW"),
                ("सूर्यास्त", "MATE,BW"),
                ("बारिश की संभावना", "SW; BW वर्षा संभावना"),
                ("चेतावनी", "BW; SW मौसम संबंधी सतर्क"),
            ])
        case .hu:
            declared([
                ("Hőérzet", "XF,HA,MATE"),
                ("Szél", "KDE,XF,HA"),
                ("Páratartalom", "KDE,HF"),
                ("Harmatpont", "KDE,XF,HF"),
                ("Légnyomás", "KDE,HF,OW"),
                ("Látótávolság", "HF,HA; KDE Láthatóság"),
                ("UV-index", "HA"),
                ("Napkelte", "XF,HA,MATE"),
                ("Napnyugta", "XF,HA,MATE"),
                ("Eső valószínűsége", "public code (Chance of rain), public code"),
                ("Riasztás", "HA; KDE Figyelmeztetés"),
            ])
        case .id:
            declared([
                ("Terasa seperti", "GW,HA,SW"),
                ("Angin", "KDE,XF,HA"),
                ("Kelembapan", "HA (16 components); KDE,HF Kelembaban (older spelling)"),
                ("Titik embun", "XF,HF,HA"),
                ("Tekanan", "KDE,HA; HF Tekanan udara"),
                ("Jarak pandang", "HF; HA,MATE Visibilitas"),
                ("Indeks UV", "HA"),
                ("Matahari terbit", "XF,MATE"),
                ("Matahari terbenam", "XF,MATE"),
                ("Kemungkinan hujan", "SW Kemungkinan / Perkiraan hujan, combined"),
                ("Peringatan", "HA, KDE"),
            ])
        case .it:
            declared([
                ("Percepita", "GW,OW,HA,MATE"),
                ("Vento", "KDE,XF,HA"),
                ("Umidità", "KDE,HF"),
                ("Punto di rugiada", "KDE,XF,HF"),
                ("Pressione", "KDE,HA"),
                ("Visibilità", "KDE,HF"),
                ("Indice UV", "HA"),
                ("Alba", "XF,HA,MATE"),
                ("Tramonto", "XF,HA,MATE"),
                ("Probabilità di pioggia", "public code"),
                ("Allerta", "HA Allerta meteo; KDE Avvertimenti"),
            ])
        case .ja:
            declared([
                ("体感温度", "MQ,XF,SW,MATE; HA 体感"),
                ("風", "KDE,XF,MQ,HA"),
                ("湿度", "KDE,MQ,HF"),
                ("露点", "KDE,MQ,HA; HF,XF 露点温度"),
                ("気圧", "KDE,MQ,HF"),
                ("視程", "KDE; HA 視界"),
                ("UV指数", "HA; MQ 紫外線(UV)"),
                ("日の出", "MQ,XF,HA"),
                ("日の入り", "XF,HA; MQ 日の入"),
                ("降水確率", "SW; public code"),
                ("アラート", "HA; KDE 発表中の警報; HA 気象警報"),
            ])
        case .ko:
            declared([
                ("체감온도", "GW,SW; HA 체감"),
                ("바람", "KDE,XF,HA"),
                ("습도", "KDE,HF"),
                ("이슬점", "KDE,XF,HF,HA"),
                ("기압", "KDE,HF"),
                ("가시거리", "public code; HF,HA 가시성; MATE 시계"),
                ("자외선 지수", "HA"),
                ("일출", "XF,MATE"),
                ("일몰", "XF,MATE"),
                ("비 올 확률", "SW"),
                ("경보", "KDE 발효된 경보; HA 경고"),
            ])
        case .nb:
            declared([
                ("Føles som", "GW,HA,BW,MATE"),
                ("Vind", "XF,HA,BW"),
                ("Luftfuktighet", "HF,HA"),
                ("Duggpunkt", "XF,HA"),
                ("Trykk", "HA; HF Lufttrykk"),
                ("Sikt", "HF,MATE"),
                ("UV-indeks", "HA,BW"),
                ("Soloppgang", "XF,MATE"),
                ("Solnedgang", "XF,BW,MATE"),
                ("Sjanse for regn", "public code; PW possible-medium-rain; BW Nedbørssannsynlighet"),
                ("Farevarsel", "BW; HA Varsling"),
            ])
        case .nl:
            declared([
                ("Voelt als", "MQ,HA; GW Voelt aan als; XF Gevoelstemperatuur"),
                ("Wind", "KDE,XF,MQ"),
                ("Luchtvochtigheid", "KDE,MQ,HA; HF Vochtigheid"),
                ("Dauwpunt", "KDE,MQ,XF,HF"),
                ("Luchtdruk", "KDE,HF,HA,MATE"),
                ("Zicht", "KDE,MQ,HF"),
                ("UV-index", "HA (UV index, UV-index)"),
                ("Zonsopkomst", "MQ,HA; XF,MATE Zonsopgang"),
                ("Zonsondergang", "MQ,XF,HA"),
                ("Kans op regen", "public code; MQ Kans op neerslag"),
                ("Waarschuwing", "HA, KDE; HA Weeralarm"),
            ])
        case .pl:
            declared([
                ("Odczuwalna", "GW,HA"),
                ("Wiatr", "KDE,XF,MQ"),
                ("Wilgotność", "KDE,MQ"),
                ("Punkt rosy", "KDE,MQ,XF,HF"),
                ("Ciśnienie", "KDE,MQ,HA"),
                ("Widoczność", "KDE,HA,MATE; HF Widzialność"),
                ("Indeks UV", "HA"),
                ("Wschód słońca", "MQ,XF,MATE"),
                ("Zachód słońca", "MQ,XF,MATE"),
                ("Szansa opadów", "public code"),
                ("Ostrzeżenie", "KDE Wydane ostrzeżenia; HA Alert"),
            ])
        case .pt:
            declared([
                ("Sensação térmica", "OW,MATE; GW Sensação de"),
                ("Vento", "KDE,XF,MQ,HA"),
                ("Umidade", "KDE,HF,HA,OW"),
                ("Ponto de orvalho", "KDE,XF,HF,HA"),
                ("Pressão", "KDE,MQ,HA"),
                ("Visibilidade", "KDE,HF,HA"),
                ("Índice UV", "HA"),
                ("Nascer do sol", "XF,HA,MATE"),
                ("Pôr do sol", "XF,HA; MATE Pôr-do-sol"),
                ("Chance de chuva", "public code"),
                ("Alerta", "HA; KDE Avisos"),
            ])
        case .ro:
            declared([
                ("Se simte ca", "MQ,HA; GW Se resimte ca"),
                ("Vânt", "KDE,MQ,HA"),
                ("Umiditate", "KDE,MQ,HF"),
                ("Punct de rouă", "HA,MATE; KDE Punct de condensare"),
                ("Presiune", "KDE,MQ"),
                ("Vizibilitate", "KDE,HF,HA"),
                ("Indice UV", "public code (Indice UV); HA Indicele UV"),
                ("Răsărit", "MQ Răsărit de soare"),
                ("Apus", "MQ Apus de soare"),
                (
                    "Șanse de ploaie",
                    "public code (rainChance), public code; MQ Probabilitate de "
                        + "precipitații"
                ),
                ("Avertizare", "KDE Avertizări emise; HA Alertă"),
            ])
        case .ru:
            declared([
                ("По ощущениям", "GW,HA; MQ,OW Ощущается как"),
                ("Ветер", "KDE,XF,MQ,HA"),
                ("Влажность", "KDE,MQ,HF"),
                ("Точка росы", "KDE,MQ,XF,HF"),
                ("Давление", "KDE,MQ,HF"),
                ("Видимость", "KDE,HF,MATE; HA Дальность видимости"),
                ("УФ-индекс", "HA"),
                ("Восход", "MQ,XF,HA"),
                ("Закат", "MQ,XF,HA"),
                ("Вероятность дождя", "public code (Chance of rain), public code"),
                ("Предупреждение", "HA, KDE"),
            ])
        case .sv:
            declared([
                ("Känns som", "GW,HA,MATE"),
                ("Vind", "KDE,XF,HA"),
                ("Luftfuktighet", "KDE,HF,HA"),
                ("Daggpunkt", "KDE,XF,HF,HA"),
                ("Lufttryck", "KDE,HF,MATE"),
                ("Sikt", "KDE,HF,HA"),
                ("UV-index", "HA"),
                ("Soluppgång", "XF,HA,MATE"),
                ("Solnedgång", "XF,HA,MATE"),
                ("Risk för regn", "public code"),
                ("Varning", "HA, KDE; HA Vädervarning"),
            ])
        case .th:
            declared([
                ("รู้สึกเหมือน", "WM,MATE; SW อุณหภูมิที่รู้สึก"),
                ("ลม", "XF,WM,MATE"),
                ("ความชื้น", "HF,WM"),
                ("จุดน้ำค้าง", "XF,WM,MATE"),
                ("ความกดอากาศ", "HF,WM,MATE"),
                ("ทัศนวิสัย", "HF,WM,MATE"),
                ("ดัชนี UV", "WM ดัชนีรังสี UV, shortened"),
                ("พระอาทิตย์ขึ้น", "WM; XF,MATE ดวงอาทิตย์ขึ้น"),
                ("พระอาทิตย์ตก", "WM; XF,MATE ดวงอาทิตย์ตก"),
                ("โอกาสเกิดฝน", "WM; SW โอกาสที่จะมีฝน"),
                ("การแจ้งเตือน", "WM การแจ้งเตือนสภาพอากาศ"),
            ])
        case .tr:
            declared([
                ("Hissedilen", "HA,OW,BW,MATE"),
                ("Rüzgar", "KDE,XF,BW; HA Rüzgâr"),
                ("Nem", "KDE,HF,BW"),
                ("Çiy noktası", "HF,KDE,BW; HA Çiğlenme noktası"),
                ("Basınç", "KDE,HA,OW"),
                ("Görüş mesafesi", "KDE; HF Görünürlük"),
                ("UV endeksi", "HA"),
                ("Gün doğumu", "XF,HA"),
                ("Gün batımı", "XF,HA"),
                ("Yağış olasılığı", "BW; public code Yağmur ihtimali"),
                ("Uyarı", "HA, KDE, BW Uyarılar"),
            ])
        case .uk:
            declared([
                ("За відчуттями", "BW; HA,GW Відчувається як"),
                ("Вітер", "KDE,XF,MQ,BW"),
                ("Вологість", "KDE,MQ,HF,BW"),
                ("Точка роси", "KDE,MQ,HA,BW"),
                ("Тиск", "KDE,MQ,BW"),
                ("Видимість", "KDE,MQ,HF,BW"),
                ("УФ-індекс", "HA,BW"),
                ("Схід сонця", "MQ,XF,BW"),
                ("Захід сонця", "MQ,XF,BW"),
                ("Ймовірність дощу", "public code; MQ,BW Ймовірність опадів"),
                ("Попередження", "HA, KDE; BW Оповіщення"),
            ])
        case .vi:
            declared([
                ("Cảm giác như", "GW,SW,WM,MATE"),
                ("Gió", "KDE,MATE,WM"),
                ("Độ ẩm", "KDE,HF,WM"),
                ("Điểm sương", "KDE,HF,WM"),
                ("Áp suất", "KDE,HA,WM"),
                ("Tầm nhìn", "KDE,MATE,WM; HF Tầm nhìn xa"),
                ("Chỉ số UV", "HA,WM"),
                ("Mặt trời mọc", "WM; MATE Rạng đông"),
                ("Mặt trời lặn", "WM; MATE Hoàng hôn"),
                ("Khả năng mưa", "SW,WM"),
                ("Cảnh báo", "HA; SW,WM Cảnh báo thời tiết"),
            ])
        case .zhHans:
            declared([
                ("体感温度", "SW,XF; HA,OW 体感"),
                ("风", "OW,MATE; KDE 风力"),
                ("湿度", "KDE,HF"),
                ("露点", "KDE,HF,HA"),
                ("气压", "KDE,HF,OW"),
                ("能见度", "KDE,HF,HA"),
                ("紫外线指数", "HA"),
                ("日出", "XF,HA,MATE"),
                ("日落", "HA,MATE,XF"),
                ("降水概率", "SW"),
                ("警报", "HA; HA 天气警报"),
            ])
        case .zhHant:
            declared([
                ("體感溫度", "GW,SW,HA"),
                ("風", "KDE,OW"),
                ("濕度", "KDE,HF"),
                ("露點", "XF,HF,HA"),
                ("氣壓", "KDE,OW,XF"),
                ("能見度", "KDE,HF,HA"),
                ("紫外線指數", "HA,MQ"),
                ("日出", "XF,HA,MATE"),
                ("日落", "XF,HA,MATE"),
                ("降雨機率", "SW"),
                ("警報", "HA; HA 天氣警報"),
            ])
        }
    }

    private static func declared(_ words: [(text: String, source: String)]) -> [DeclaredWord] {
        words.map { DeclaredWord(text: $0.text, source: $0.source) }
    }
}
