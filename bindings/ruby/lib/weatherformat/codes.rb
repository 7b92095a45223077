# frozen_string_literal: true

module WeatherFormat
  # The library's numbers, by the names of weatherformat.h, which says what each is for.
  module Codes
    # What a date string is for: a place in the user interface.
    INTENTS = {
      summary_weekday: 1,
      daily_header: 2,
      daily_full_header: 3,
      daily_list_weekday: 4,
      daily_chart_weekday: 5,
      hourly_chart_weekday: 6,
      hourly_day_separator: 7,
      moon_date: 8,
      almanac_month: 9,
      history_date: 10,
      sun_event_time: 11,
      moon_event_time: 12,
      minutely_time: 13,
      radar_frame_time: 14,
      forecast_updated_time: 15,
      notification_time: 16,
      hourly_chart_hour: 17,
      stats_chart_hour: 18,
      complication_hour: 19,
      widget_hour: 20,
      precip_later_hour: 21,
      hourly_detail_header: 22,
      alert_expiration_date_time: 23,
      forecast_updated_date_time: 24,
    }.freeze

    # The units that weather is measured in; same is that of the value.
    UNITS = {
      same: 0,
      celsius: 1,
      fahrenheit: 2,
      kilometers_per_hour: 3,
      miles_per_hour: 4,
      meters_per_second: 5,
      knots: 6,
      beaufort: 7,
      hectopascals: 8,
      millibars: 9,
      millimeters_of_mercury: 10,
      inches_of_mercury: 11,
      kilopascals: 12,
      millimeters: 13,
      centimeters: 14,
      inches: 15,
      millimeters_per_hour: 16,
      inches_per_hour: 17,
      kilometers: 18,
      miles: 19,
      meters: 20,
      feet: 21,
      percent: 22,
    }.freeze

    # How number and unit stand together.
    STYLES = { voice: 0, compact: 1, native: 2, cldr: 3 }.freeze

    # How much room the unit's name has, or that it is said.
    FORMS = { short: 0, narrow: 1, long: 2, spoken: 3 }.freeze

    # Whose habits a string follows.
    VOICES = { house: 0, native: 1 }.freeze

    # Which unit each quantity of a forecast has.
    UNIT_SYSTEMS = { auto: 0, us: 1, metric: 2, uk: 3, ca: 4 }.freeze

    # The units that a Pirate Weather or Dark Sky document was asked for.
    SOURCE_UNITS = { own: 0, us: 1, si: 2, ca: 3, uk: 4, uk2: 5 }.freeze

    # The clock of every hour; auto is that of the tag, else the habit of its region.
    CLOCKS = { auto: 0, 12 => 12, 24 => 24 }.freeze

    INTENT_NAMED = Library.function("wfmt_intent_named", [Library::ADDRESS] * 3)
    UNIT_NAMED = Library.function("wfmt_unit_named", [Library::ADDRESS] * 3)
    private_constant :INTENT_NAMED, :UNIT_NAMED

    # An intent's number by its name here, :sun_event_time, or the one that Swift and hwfmt have, "sunEventTime".
    def self.intent(name)
      INTENTS[name] || named(INTENT_NAMED, name, "intent", INTENTS)
    end

    # A unit's number by its name here, :kilometers_per_hour, or the one that hwfmt has, "km/h".
    def self.unit(name)
      UNITS[name] || named(UNIT_NAMED, name, "unit", UNITS)
    end

    # A number of another table by its name.
    def self.of(table, name, what)
      table[name] || (name.is_a?(String) && table[name.to_sym]) ||
        raise(BadValue.new("#{what} is #{name.inspect}: expected one of #{table.keys.join(", ")}", Error::BAD_ENUM))
    end

    def self.named(function, name, what, table)
      return table[name.to_sym] if name.is_a?(String) && table.key?(name.to_sym)

      text = Library.name(name, what)
      Library.number(function, text.to_i)
    end
    private_class_method :named
  end
end
