# frozen_string_literal: true

require_relative "helper"

# Each kind of string once as it is meant, and once as it is not.
class StringsTest < Minitest::Test
  EVENING = 1_786_808_340 # 2026-08-15T15:39:00Z, 17:39 in Berlin
  Zoned = Struct.new(:time_zone, :to_time)
  ZoneOfRails = Struct.new(:tzinfo)
  Info = Struct.new(:identifier)

  def test_the_front_that_is_called_as_i18n_is
    time = Time.at(EVENING, 999_999)
    options = { locale: :tr, zone: "Europe/Istanbul" }
    assert_equal "18:39", WeatherFormat.l(time, :sun_event_time, **options)
    assert_equal "ÖS\u00a06:39", WeatherFormat.localize(EVENING, "sunEventTime", clock: 12, voice: :native, **options)
    assert_equal "18:39", WeatherFormat.l(time.to_datetime, :sun_event_time, **options)
    assert_equal "Sa., 15. Aug.", WeatherFormat.l(Date.new(2026, 8, 15), :daily_header, locale: :de, voice: :native)
    zoned = Zoned.new(ZoneOfRails.new(Info.new("Asia/Tokyo")), time)
    assert_equal "0:39", WeatherFormat.l(zoned, :sun_event_time, locale: :ja)
    assert_equal "12km/h", WeatherFormat.unit(12, "km/h", locale: :de)
    assert_equal "vor 5 Min.", WeatherFormat.relative(300, locale: :de)
    assert_equal "1 hour, 59 minutes", WeatherFormat.duration(7179, locale: "en", form: :long)
    assert_match(/zone is missing/, assert_raises(ArgumentError) { WeatherFormat.l(time, :sun_event_time, locale: :de) }.message)
    assert_raises(ArgumentError) { WeatherFormat.l(time, :sun_event_time, zone: "UTC") }
  end

  def test_hours_and_days
    english = WeatherFormat::Reader.new(:en, clock: 12)
    assert_equal "9pm", english.hour(EVENING - 540, :widget_hour, "GMT+05:30")
    assert_equal "3:30pm", english.hour(EVENING - 540, :widget_hour, "UTC")
    assert_equal "Aug 15, 2026", english.day(Date.new(2026, 8, 15), :history_date)
    assert_equal "23:59", WeatherFormat.l(Time.at(-1, 500_000), :sun_event_time, locale: :de, zone: "UTC")
  end

  def test_quantities
    german = WeatherFormat::Reader.new("de")
    assert_equal "10°", german.unit(50, "F", as: :celsius)
    assert_equal "45\u00a0%", german.unit(45, :percent, style: :native)
    assert_equal "12 Grad", german.unit(12, "C", form: "spoken")
    assert_equal "12-18mph", german.gusts(12, 18, "mph")
    assert_equal 45, WeatherFormat::Precipitation.percent(0.43)
    refute WeatherFormat::Precipitation.shown?(0.1)
    window = [0.1, nil, 0.5, 0.6, 0.7]
    assert WeatherFormat::Precipitation.significant?(window)
    assert_equal 2, WeatherFormat::Precipitation.first_shown(window)
    assert_nil WeatherFormat::Precipitation.first_shown([])
    assert_equal [nil, nil, 50, 60, 70], WeatherFormat::Precipitation.lane(window).bar_percents
  end

  def refused(kind, text, &block)
    assert_match text, assert_raises(kind, &block).message
  end

  def test_what_is_refused
    reader = WeatherFormat::Reader.new(:en)
    bad = WeatherFormat::BadValue
    unknown = WeatherFormat::UnknownName
    refused(bad, /1000000000000000/) { reader.date(10**15, :sun_event_time, "UTC") }
    refused(bad, /1#{"0" * 30}/) { reader.date(10**30, :sun_event_time, "UTC") }
    refused(TypeError, /1\.5/) { reader.date(1.5, :sun_event_time, "UTC") }
    refused(TypeError, /a day/) { reader.date(Date.new(2026, 8, 15), :sun_event_time, "UTC") }
    refused(TypeError, /now/) { reader.hour("now", :widget_hour, "UTC") }
    refused(TypeError, /expected a Date/) { reader.day(Time.at(0), :history_date) }
    refused(bad, /sunEventTime draws a time/) { reader.day(Date.new(2026, 8, 15), :sun_event_time) }
    refused(bad, /year/) { reader.day(Date.new(2**40, 1, 1), :history_date) }
    refused(unknown, /did you mean sunEventTime/) { reader.date(0, "sunEventTimes", "UTC") }
    refused(TypeError, /intent is 11/) { reader.date(0, 11, "UTC") }
    refused(unknown, %r{Europe/Berlin}) { WeatherFormat::Zone.new("Europe/Berln") }
    refused(TypeError, /time zone is nil/) { reader.date(0, :sun_event_time, nil) }
    refused(unknown, /xx-yy-zz/) { WeatherFormat::Reader.new("xx-yy-zz") }
    refused(bad, /NUL/) { WeatherFormat::Reader.new("de\0") }
    refused(bad, /UTF-8/) { WeatherFormat::Reader.new("de\xff") }
    refused(bad, /voice is :loud/) { WeatherFormat::Reader.new("de", voice: :loud) }
    refused(bad, /clock is 13/) { WeatherFormat::Reader.new("de", clock: 13) }
    refused(unknown, %r{km/h}) { reader.unit(1, "kph") }
    refused(bad, /-5/) { reader.unit(-5, "km/h") }
    refused(bad, /nan/) { reader.unit(Float::NAN, "km/h") }
    refused(TypeError, /"5"/) { reader.unit("5", "km/h") }
    refused(bad, /form/) { reader.duration(60, form: :spoken) }
    refused(bad, /-0\.1/) { WeatherFormat::Precipitation.lane([-0.1]) }
    refused(unknown, /xx-yy-zz/) { WeatherFormat.warm_up(["xx-yy-zz"]) }
    assert_equal 6, assert_raises(unknown) { WeatherFormat::Zone.new("x") }.status
  end

  def test_readers_are_values
    reader = WeatherFormat::Reader.new(:PT_pt, clock: 12, voice: "native")
    assert_equal ["pt-PT", 12, :native], [reader.tag, reader.clock, reader.voice]
    assert_equal 1, [reader, WeatherFormat::Reader.new("pt-PT", clock: 12, voice: :native)].uniq.size
    refute_equal reader, WeatherFormat::Reader.new("pt-PT", clock: 24, voice: :native)
    assert_equal WeatherFormat::Zone.new("UTC"), WeatherFormat::Zone.of("UTC")
    assert_includes WeatherFormat.languages, WeatherFormat::Language.new("de", "Deutsch")
    assert_match(/^ICU .*zones /, WeatherFormat.data_version)
  end

  DOCUMENT = <<~JSON
    {"latitude": 52.5, "longitude": 13.4, "timezone": "Europe/Berlin", "utc_offset_seconds": 3600,
     "hourly_units": {"time": "unixtime", "temperature_2m": "°C"},
     "hourly": {"time": [1770462000, 1770465600], "temperature_2m": [3.2, null]}}
  JSON

  def test_a_forecast
    forecast = WeatherFormat::Forecast.new(DOCUMENT)
    reader = WeatherFormat::Reader.new(:de)
    assert_equal "Europe/Berlin", forecast.zone
    assert_equal "de", forecast.view(reader, now: Time.at(1_770_462_000))["language"]
    assert_includes forecast.json(reader, temperature: "F"), "38°"
    assert_kind_of Array, forecast.faults
    refused(WeatherFormat::BadValue, /1001/) { forecast.json(reader, visible_columns: 1001) }
    refused(WeatherFormat::BadValue, /hPa/) { forecast.json(reader, wind: "hPa") }
    refused(ArgumentError, /tide/) { forecast.json(reader, tide: "m") }
    ["", "{}", "\xff", "[" * 100_000].each { |text| refused(WeatherFormat::BadDocument, /./) { WeatherFormat::Forecast.new(text) } }
    refused(TypeError, /NilClass/) { WeatherFormat::Forecast.new(nil) }
  end
end
