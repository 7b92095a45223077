import WeatherFormat

/// The words of each language, in the order of ``ForecastWord``, and where each was read. The codes of the sources:
/// KDE plasma_applet_org.kde.plasma.weather.mo (kdeplasma-addons 5.27.5), XF xfce4-weather-plugin.mo 0.11.3, GW
/// org.gnome.Weather.mo, LG libgweather-4.0.mo, MATE mate-applets.mo, MQ meteo-qt, OW gnome-shell-extension-openweather.mo
/// (all as Debian 12 ships them), HF and HA the translations of Home Assistant's frontend and core, BW Breezy Weather, WM
/// WeatherMaster, SW Samsung Weather, PW the translations of Pirate Weather; "public code" is a single person's program,
/// the weakest source.
extension ForecastWord {
    static func table(for language: Language) -> [DeclaredWord] {
        switch language {
        case .cs:
            declared([
                ("Pravděpodobnost srážek", "MQ,WM"),
                ("Výstraha", "HA; WM Meteorologické výstrahy"),
            ])
        case .da:
            declared([
                (
                    "Risiko for regn",
                    "public code (EN Precipitation chance = DA Risiko for regn); BW "
                        + "Nedbørssandsynlighed"
                ),
                ("Varsel", "BW,KDE"),
            ])
        case .de:
            declared([
                ("Regenwahrscheinlichkeit", "public code; MQ,WM Niederschlagswahrscheinlichkeit"),
                ("Warnung", "HA, KDE Warnungen; WM Wetterwarnungen"),
            ])
        case .el:
            declared([
                ("Πιθανότητα βροχής", "public code"),
                ("Προειδοποίηση", "HA"),
            ])
        case .en:
            declared([
                ("Chance of rain", "the plain English word"),
                ("Alert", "HA"),
            ])
        case .es:
            declared([
                ("Probabilidad de lluvia", "public code; BW Probabilidad de precipitación"),
                ("Aviso", "KDE Avisos emitidos; HA,BW Alerta"),
            ])
        case .fi:
            declared([
                ("Sateen todennäköisyys", "BW"),
                ("Varoitus", "HA; KDE varoitukset; BW Varoituksia"),
            ])
        case .fr:
            declared([
                ("Risque de pluie", "public code; BW Probabilité de précipitation"),
                ("Alerte", "KDE Alertes émises, HA; BW Vigilances"),
            ])
        case .hi:
            declared([
                ("बारिश की संभावना", "SW; BW वर्षा संभावना"),
                ("चेतावनी", "BW; SW मौसम संबंधी सतर्क"),
            ])
        case .hu:
            declared([
                ("Eső valószínűsége", "public code (Chance of rain), public code"),
                ("Riasztás", "HA; KDE Figyelmeztetés"),
            ])
        case .id:
            declared([
                ("Kemungkinan hujan", "SW Kemungkinan / Perkiraan hujan, combined"),
                ("Peringatan", "HA, KDE"),
            ])
        case .it:
            declared([
                ("Probabilità di pioggia", "public code"),
                ("Allerta", "HA Allerta meteo; KDE Avvertimenti"),
            ])
        case .ja:
            declared([
                ("降水確率", "SW; public code"),
                ("アラート", "HA; KDE 発表中の警報; HA 気象警報"),
            ])
        case .ko:
            declared([
                ("비 올 확률", "SW"),
                ("경보", "KDE 발효된 경보; HA 경고"),
            ])
        case .nb:
            declared([
                ("Sjanse for regn", "public code; PW possible-medium-rain; BW Nedbørssannsynlighet"),
                ("Farevarsel", "BW; HA Varsling"),
            ])
        case .nl:
            declared([
                ("Kans op regen", "public code; MQ Kans op neerslag"),
                ("Waarschuwing", "HA, KDE; HA Weeralarm"),
            ])
        case .pl:
            declared([
                ("Szansa opadów", "public code"),
                ("Ostrzeżenie", "KDE Wydane ostrzeżenia; HA Alert"),
            ])
        case .pt:
            declared([
                ("Chance de chuva", "public code"),
                ("Alerta", "HA; KDE Avisos"),
            ])
        case .ro:
            declared([
                (
                    "Șanse de ploaie",
                    "public code (rainChance), public code; MQ Probabilitate de "
                        + "precipitații"
                ),
                ("Avertizare", "KDE Avertizări emise; HA Alertă"),
            ])
        case .ru:
            declared([
                ("Вероятность дождя", "public code (Chance of rain), public code"),
                ("Предупреждение", "HA, KDE"),
            ])
        case .sv:
            declared([
                ("Risk för regn", "public code"),
                ("Varning", "HA, KDE; HA Vädervarning"),
            ])
        case .th:
            declared([
                ("โอกาสเกิดฝน", "WM; SW โอกาสที่จะมีฝน"),
                ("การแจ้งเตือน", "WM การแจ้งเตือนสภาพอากาศ"),
            ])
        case .tr:
            declared([
                ("Yağış olasılığı", "BW; public code Yağmur ihtimali"),
                ("Uyarı", "HA, KDE, BW Uyarılar"),
            ])
        case .uk:
            declared([
                ("Ймовірність дощу", "public code; MQ,BW Ймовірність опадів"),
                ("Попередження", "HA, KDE; BW Оповіщення"),
            ])
        case .vi:
            declared([
                ("Khả năng mưa", "SW,WM"),
                ("Cảnh báo", "HA; SW,WM Cảnh báo thời tiết"),
            ])
        case .zhHans:
            declared([
                ("降水概率", "SW"),
                ("警报", "HA; HA 天气警报"),
            ])
        case .zhHant:
            declared([
                ("降雨機率", "SW"),
                ("警報", "HA; HA 天氣警報"),
            ])
        }
    }

    private static func declared(_ words: [(text: String, source: String)]) -> [DeclaredWord] {
        words.map { DeclaredWord(text: $0.text, source: $0.source) }
    }
}
