// Made from CardCopy.xcstrings by scripts/embed-card-copy. Edit the catalog, never this file.
extension CardCopy {
    static let document: StaticString = #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "card.dewPoint" : {
              "comment" : "The title of the card that shows the dew point.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rosný bod"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Dugpunkt"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Taupunkt"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Σημείο δρόσου"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Dew point"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Punto de rocío"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Kastepiste"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Point de rosée"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ओसांक"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Harmatpont"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Titik embun"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Punto di rugiada"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "露点"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "이슬점"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Duggpunkt"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Dauwpunt"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Punkt rosy"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ponto de orvalho"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Punct de rouă"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Точка росы"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Daggpunkt"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "จุดน้ำค้าง"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Çiy noktası"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Точка роси"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Điểm sương"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "露点"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "露點"
                  }
                }
              }
            },
            "card.feelsLike" : {
              "comment" : "The title of the card that shows the temperature that is felt.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pocitově"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Føles som"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Gefühlt"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Αίσθηση σαν"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Feels like"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sensación"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tuntuu kuin"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ressenti"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "महसूस होता है"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hőérzet"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Terasa seperti"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Percepita"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "体感温度"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "체감온도"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Føles som"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Voelt als"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Odczuwalna"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sensação térmica"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Se simte ca"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "По ощущениям"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Känns som"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "รู้สึกเหมือน"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hissedilen"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "За відчуттями"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Cảm giác như"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "体感温度"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "體感溫度"
                  }
                }
              }
            },
            "card.humidity" : {
              "comment" : "The title of the card that shows the relative humidity.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vlhkost"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Luftfugtighed"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Luftfeuchtigkeit"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Υγρασία"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Humidity"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Humedad"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ilmankosteus"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Humidité"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "आर्द्रता"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Páratartalom"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Kelembapan"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Umidità"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "湿度"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "습도"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Luftfuktighet"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Luchtvochtigheid"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Wilgotność"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Umidade"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Umiditate"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Влажность"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Luftfuktighet"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ความชื้น"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Nem"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Вологість"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Độ ẩm"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "湿度"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "濕度"
                  }
                }
              }
            },
            "card.precipitation" : {
              "comment" : "The title of the card that shows the chance of rain.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Déšť"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Regn"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Regen"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Βροχή"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rain"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lluvia"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sade"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pluie"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "बारिश"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Eső"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hujan"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pioggia"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "雨"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "비"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Regn"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Regen"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Deszcz"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Chuva"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ploaie"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Дождь"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Regn"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ฝน"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Yağmur"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Дощ"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Mưa"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "雨"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "雨"
                  }
                }
              }
            },
            "card.pressure" : {
              "comment" : "The title of the card that shows the pressure of the air.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tlak"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tryk"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Luftdruck"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Πίεση"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pressure"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Presión"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ilmanpaine"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pression"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "दबाव"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Légnyomás"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tekanan"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pressione"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "気圧"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "기압"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Trykk"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Luchtdruk"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ciśnienie"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pressão"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Presiune"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Давление"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lufttryck"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ความกดอากาศ"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Basınç"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Тиск"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Áp suất"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "气压"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "氣壓"
                  }
                }
              }
            },
            "card.sunrise" : {
              "comment" : "The title of the card that shows the sunrise.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Východ slunce"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Solopgang"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sonnenaufgang"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ανατολή"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sunrise"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Amanecer"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Auringonnousu"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lever du soleil"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "सूर्योदय"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Napkelte"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Matahari terbit"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Alba"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "日の出"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "일출"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Soloppgang"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Zonsopkomst"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Wschód słońca"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Nascer do sol"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Răsărit"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Восход"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Soluppgång"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "พระอาทิตย์ขึ้น"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Gün doğumu"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Схід сонця"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Mặt trời mọc"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "日出"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "日出"
                  }
                }
              }
            },
            "card.sunset" : {
              "comment" : "The title of the card that shows the sunset.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Západ slunce"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Solnedgang"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sonnenuntergang"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Δύση"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sunset"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Puesta de sol"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Auringonlasku"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Coucher du soleil"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "सूर्यास्त"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Napnyugta"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Matahari terbenam"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tramonto"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "日の入り"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "일몰"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Solnedgang"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Zonsondergang"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Zachód słońca"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pôr do sol"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Apus"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Закат"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Solnedgång"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "พระอาทิตย์ตก"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Gün batımı"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Захід сонця"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Mặt trời lặn"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "日落"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "日落"
                  }
                }
              }
            },
            "card.uvIndex" : {
              "comment" : "The title of the card that shows the UV index.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV index"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV-indeks"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV-Index"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Δείκτης UV"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV index"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Índice UV"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV-indeksi"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Indice UV"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "यूवी सूचकांक"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV-index"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Indeks UV"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Indice UV"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV指数"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "자외선 지수"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV-indeks"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV-index"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Indeks UV"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Índice UV"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Indice UV"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "УФ-индекс"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV-index"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ดัชนี UV"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "UV endeksi"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "УФ-індекс"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Chỉ số UV"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "紫外线指数"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "紫外線指數"
                  }
                }
              }
            },
            "card.visibility" : {
              "comment" : "The title of the card that shows how far one sees.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Viditelnost"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sigtbarhed"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sicht"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ορατότητα"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Visibility"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Visibilidad"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Näkyvyys"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Visibilité"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "दृश्यता"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Látótávolság"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Jarak pandang"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Visibilità"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "視程"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "가시거리"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sikt"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Zicht"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Widoczność"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Visibilidade"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vizibilitate"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Видимость"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sikt"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ทัศนวิสัย"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Görüş mesafesi"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Видимість"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tầm nhìn"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "能见度"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "能見度"
                  }
                }
              }
            },
            "card.wind" : {
              "comment" : "The title of the card that shows wind and gusts.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vítr"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vind"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Wind"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Άνεμος"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Wind"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Viento"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tuuli"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vent"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "हवा"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Szél"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Angin"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vento"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "風"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "바람"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vind"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Wind"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Wiatr"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vento"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vânt"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ветер"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vind"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ลม"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rüzgar"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Вітер"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Gió"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "风"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "風"
                  }
                }
              }
            },
            "precipitation.none" : {
              "comment" : "The line of the rain card when no hour passes the gate.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Bez srážek"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ingen nedbør"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Kein Regen erwartet"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Δεν αναμένεται βροχή"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "No rain expected"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "No se espera lluvia"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ei sadetta"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Aucune pluie prévue"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "कोई वर्षा नहीं"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Nem várható eső"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tidak hujan"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Niente pioggia"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "降水なし"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "비 예보 없음"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ingen nedbør"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Geen regen verwacht"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Brak opadów"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sem precipitação"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Nu se așteaptă ploaie"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Дождя не ожидается"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Inget regn väntas"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ไม่มีฝน"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Yağmur beklenmiyor"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Дощу не очікується"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Không mưa"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "预计无雨"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "預計無雨"
                  }
                }
              }
            },
            "precipitation.rain" : {
              "comment" : "What falls, before the hour at which it begins.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Déšť"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Regn"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Regen"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Βροχή"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rain"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lluvia"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sade"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pluie"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "बारिश"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Eső"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hujan"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pioggia"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "雨"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "비"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Regn"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Regen"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Deszcz"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Chuva"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ploaie"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Дождь"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Regn"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ฝน"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Yağmur"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Дощ"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Mưa"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "雨"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "雨"
                  }
                }
              }
            },
            "precipitation.snow" : {
              "comment" : "What falls, before the hour at which it begins.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sníh"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sne"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Schnee"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Χιόνι"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Snow"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Nieve"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lumi"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Neige"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "बर्फ"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hó"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Salju"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Neve"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "雪"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "눈"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Snø"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sneeuw"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Śnieg"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Neve"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Zăpadă"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Снег"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Snö"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "หิมะ"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Kar"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Сніг"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tuyết"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "雪"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "雪"
                  }
                }
              }
            },
            "precipitation.timed" : {
              "comment" : "What falls, and the hour at which it begins: Rain 5pm.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                }
              }
            },
            "pressure.level.high" : {
              "comment" : "The level in the line of the pressure card, under the title Pressure: it agrees with that word.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vysoký"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Højt"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hoch"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Υψηλή"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "High"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Alta"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Korkea"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Haute"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "उच्च"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Magas"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tinggi"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Alta"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "高め"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "높음"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Høyt"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hoog"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Wysokie"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Alta"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ridicată"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Высокое"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Högt"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "สูง"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Yüksek"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Високий"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Cao"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "偏高"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "偏高"
                  }
                }
              }
            },
            "pressure.level.high.full" : {
              "comment" : "The level with the word for pressure, for a place without the title: spoken text, a wide row.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vysoký tlak"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Højt tryk"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hochdruck"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Υψηλή πίεση"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "High pressure"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Presión alta"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Korkeapaine"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Haute pression"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "उच्च दबाव"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Magas nyomás"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tekanan tinggi"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Alta pressione"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "気圧は高め"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "고기압"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Høyt trykk"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hoge druk"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Wysokie ciśnienie"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pressão alta"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Presiune ridicată"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Высокое давление"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Högt tryck"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ความกดสูง"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Yüksek basınç"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Високий тиск"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Áp suất cao"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "气压偏高"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "氣壓偏高"
                  }
                }
              }
            },
            "pressure.level.low" : {
              "comment" : "The level in the line of the pressure card, under the title Pressure: it agrees with that word.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Nízký"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lavt"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Niedrig"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Χαμηλή"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Low"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Baja"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Matala"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Basse"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "कम"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Alacsony"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rendah"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Bassa"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "低め"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "낮음"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lavt"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Laag"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Niskie"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Baixa"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Joasă"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Низкое"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lågt"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ต่ำ"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Düşük"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Низький"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Thấp"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "偏低"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "偏低"
                  }
                }
              }
            },
            "pressure.level.low.full" : {
              "comment" : "The level with the word for pressure, for a place without the title: spoken text, a wide row.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Nízký tlak"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lavt tryk"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tiefdruck"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Χαμηλή πίεση"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Low pressure"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Presión baja"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Matalapaine"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pression basse"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "कम दबाव"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Alacsony nyomás"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tekanan rendah"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pressione bassa"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "気圧は低め"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "저기압"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lavt trykk"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lage druk"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Niskie ciśnienie"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pressão baixa"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Presiune joasă"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Низкое давление"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lågt tryck"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ความกดต่ำ"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Düşük basınç"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Низький тиск"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Áp suất thấp"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "气压偏低"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "氣壓偏低"
                  }
                }
              }
            },
            "pressure.level.normal" : {
              "comment" : "The level in the line of the pressure card, under the title Pressure: it agrees with that word.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normální"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normalt"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normal"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Κανονική"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normal"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normal"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normaali"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normale"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "सामान्य"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normál"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normal"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normale"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "普通"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "보통"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normalt"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normaal"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normalne"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normal"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normală"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "В норме"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normalt"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ปกติ"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normal"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "В нормі"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Bình thường"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "正常"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "正常"
                  }
                }
              }
            },
            "pressure.level.normal.full" : {
              "comment" : "The level with the word for pressure, for a place without the title: spoken text, a wide row.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normální tlak"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normalt tryk"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normaldruck"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Κανονική πίεση"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normal pressure"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Presión normal"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normaali paine"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pression normale"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "सामान्य दबाव"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normál nyomás"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tekanan normal"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pressione normale"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "気圧は普通"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "정상 기압"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normalt trykk"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normale druk"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normalne ciśnienie"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Pressão normal"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Presiune normală"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Нормальное давление"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normalt tryck"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "ความกดปกติ"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Normal basınç"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Нормальний тиск"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Áp suất bình thường"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "气压正常"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "氣壓正常"
                  }
                }
              }
            },
            "pressure.line" : {
              "comment" : "Joins the level and the trend of the pressure, in this order.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ and %@."
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@।"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@、%@。"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@ %@"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@, %@."
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@，%@。"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%@，%@。"
                  }
                }
              }
            },
            "pressure.trend.falling" : {
              "comment" : "How the pressure has moved, as it stands alone. Inside the line its first letter is lower case.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Klesá"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Falder"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Fällt"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Πτώση"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Falling"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Bajando"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Lasku"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Baisse"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "गिर रहा"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Esik"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Turun"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "In calo"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "下降"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "하강"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Faller"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Dalend"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Spada"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Caindo"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Scade"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Падает"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Faller"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "ลดลง"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Düşüyor"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Падає"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Đang giảm"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "下降"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "下降"
                  }
                }
              }
            },
            "pressure.trend.fallingFast" : {
              "comment" : "How the pressure has moved, as it stands alone. Inside the line its first letter is lower case.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rychle klesá"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Falder hurtigt"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Fällt schnell"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ταχεία πτώση"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Falling fast"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Bajando rápido"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Nopea lasku"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Forte baisse"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "तेज़ी से गिर रहा"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Gyorsan esik"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Turun cepat"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rapido calo"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "急降下"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "급하강"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Faller raskt"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Snel dalend"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Szybko spada"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Caindo rápido"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Scade rapid"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Резко падает"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Faller snabbt"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "ลดลงเร็ว"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hızla düşüyor"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Різко падає"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Giảm nhanh"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "快速下降"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "快速下降"
                  }
                }
              }
            },
            "pressure.trend.rising" : {
              "comment" : "How the pressure has moved, as it stands alone. Inside the line its first letter is lower case.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Roste"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stiger"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Steigt"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Άνοδος"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rising"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Subiendo"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Nousu"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hausse"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "बढ़ रहा"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Nő"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Naik"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "In aumento"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "上昇"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "상승"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stiger"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stijgend"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rośnie"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Subindo"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Crește"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Растёт"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stiger"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "เพิ่มขึ้น"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Artıyor"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Росте"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Đang tăng"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "上升"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "上升"
                  }
                }
              }
            },
            "pressure.trend.risingFast" : {
              "comment" : "How the pressure has moved, as it stands alone. Inside the line its first letter is lower case.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rychle roste"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stiger hurtigt"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Steigt schnell"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ταχεία άνοδος"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rising fast"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Subiendo rápido"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Nopea nousu"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Forte hausse"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "तेज़ी से बढ़ रहा"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Gyorsan nő"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Naik cepat"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Rapido aumento"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "急上昇"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "급상승"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stiger raskt"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Snel stijgend"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Szybko rośnie"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Subindo rápido"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Crește rapid"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Резко растёт"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stiger snabbt"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "เพิ่มขึ้นเร็ว"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hızla artıyor"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Різко росте"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tăng nhanh"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "快速上升"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "快速上升"
                  }
                }
              }
            },
            "pressure.trend.steady" : {
              "comment" : "How the pressure has moved, as it stands alone. Inside the line its first letter is lower case.",
              "extractionState" : "manual",
              "localizations" : {
                "cs" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stabilní"
                  }
                },
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stabilt"
                  }
                },
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Konstant"
                  }
                },
                "el" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Σταθερή"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Steady"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Estable"
                  }
                },
                "fi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Vakaa"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stable"
                  }
                },
                "hi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "स्थिर"
                  }
                },
                "hu" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stabil"
                  }
                },
                "id" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stabil"
                  }
                },
                "it" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stabile"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "安定"
                  }
                },
                "ko" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "일정"
                  }
                },
                "nb" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stabilt"
                  }
                },
                "nl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stabiel"
                  }
                },
                "pl" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stabilne"
                  }
                },
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Estável"
                  }
                },
                "ro" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stabilă"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Не меняется"
                  }
                },
                "sv" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Stadigt"
                  }
                },
                "th" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "คงที่"
                  }
                },
                "tr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Sabit"
                  }
                },
                "uk" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Незмінний"
                  }
                },
                "vi" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ổn định"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "稳定"
                  }
                },
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "穩定"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#
}
