# frozen_string_literal: true

require "json"

module WeatherFormat
  # What a weather service's document says, read once for any number of readers.
  #
  #   forecast = WeatherFormat::Forecast.new(File.binread("forecast.json"))
  #   forecast.view(reader, units: :metric)  # every string of a forecast's screen
  class Forecast
    include Library
    A = ADDRESS
    READ = Library.function("wfmt_forecast_read", [A, A, A, A, INT, A, A], long: true)
    FREE = Library.function("wfmt_forecast_free", [A])
    ZONE = Library.function("wfmt_forecast_zone", [A] + TEXT)
    FAULT_COUNT = Library.function("wfmt_forecast_fault_count", [A, A, A])
    FAULT = Library.function("wfmt_forecast_fault", [A, A] + TEXT)
    JSON_TEXT = Library.function("wfmt_forecast_json", [A, A, A] + TEXT, long: true)
    # INT64_MIN: the document's own time.
    NOW_OF_DOCUMENT = -(2**63)
    # struct_size, zone, now, and eight numbers of 32 bits.
    SETTINGS = "QQql8"
    SETTINGS_SIZE = 56
    QUANTITIES = %i[temperature wind pressure precipitation snow visibility].freeze
    private_constant(*constants(false))

    # document:: the JSON of Open-Meteo, MET Norway, the US National Weather Service, Pirate Weather or Dark Sky, at most 4 MiB.
    # points:: the National Weather Service's points response, which has the zone.
    # source_units:: the units that a Pirate Weather or Dark Sky document was asked for, where it does not name them.
    def initialize(document, points: nil, source_units: :own)
      documents = [document, points || ""].map do |text|
        raise TypeError, "a document is #{text.class}: expected a String" unless text.is_a?(String)

        Fiddle::Pointer[text]
      end
      sizes = [document, points || ""].map(&:bytesize)
      units = Codes.of(Codes::SOURCE_UNITS, source_units, "source_units")
      @handle = Library.number(READ, *documents.map(&:to_i).zip(sizes).flatten, units, format: "Q")
      ObjectSpace.define_finalizer(self, Forecast.release(@handle))
    end

    # The name of the zone that the document names, or nil.
    def zone
      name = Library.text(ZONE, @handle)
      name unless name.empty?
    end

    # What was left out of the document, and why.
    def faults
      count = Library.number(FAULT_COUNT, @handle, format: "Q")
      Array.new(count) { |index| Library.text(FAULT, @handle, index) }
    end

    # Every string of the forecast's screen, as one line of JSON with the members of `hwfmt forecast --json`.
    #
    # zone:: the place's zone; the document's by default, and UTC where it has none.
    # now:: the reader's time; the document's own by default.
    # visible_columns:: how many hours are on the screen before the reader scrolls, 0 to 1000.
    # units:: :auto, :us, :metric, :uk or :ca; temperature:, wind: and the other quantities name another unit for one.
    def json(reader, zone: nil, now: nil, visible_columns: 8, units: :auto, **quantities)
      unknown = quantities.keys - QUANTITIES
      raise ArgumentError, "unknown #{unknown.join(", ")}: expected some of #{QUANTITIES.join(", ")}" unless unknown.empty?
      unless visible_columns.between?(0, 1000)
        raise BadValue, "visible_columns is #{visible_columns}: expected 0 to 1000"
      end

      zone &&= Zone.of(zone)
      settings = Fiddle::Pointer[[
        SETTINGS_SIZE, zone ? zone.handle : 0, now ? Reader.seconds(now) : NOW_OF_DOCUMENT, visible_columns,
        Codes.of(Codes::UNIT_SYSTEMS, units, "units"),
        *QUANTITIES.map { |quantity| Codes.unit(quantities.fetch(quantity, :same)) }
      ].pack(SETTINGS)]
      Library.text(JSON_TEXT, @handle, reader.handle, settings.to_i, room: 1 << 16)
    end

    # What json gives, as a Hash.
    def view(reader, **settings)
      JSON.parse(json(reader, **settings))
    end

    def self.release(handle) # :nodoc:
      proc { FREE.call(handle) }
    end
  end
end
