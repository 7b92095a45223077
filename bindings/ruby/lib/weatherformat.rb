# frozen_string_literal: true

require_relative "weatherformat/error"
require_relative "weatherformat/library"
require_relative "weatherformat/codes"
require_relative "weatherformat/zone"
require_relative "weatherformat/reader"
require_relative "weatherformat/precipitation"
require_relative "weatherformat/forecast"

# The short strings of a weather screen, in 27 languages: you name what a string is for, and get the right one.
#
#   WeatherFormat.l(time, :sun_event_time, locale: :tr, zone: "Europe/Istanbul")      # => "18:39"
#   WeatherFormat.l(Date.new(2026, 8, 15), :daily_header, locale: :de, voice: :native) # => "Sa., 15. Aug."
#   WeatherFormat.unit(12, "km/h", locale: :de)                                        # => "12km/h"
#
# Locale and zone are always said: nothing is taken from the process.
module WeatherFormat
  VERSION = Library.text(Library.function("wfmt_version", Library::TEXT)).freeze

  # A language: its BCP 47 tag, and its name in itself.
  Language = Struct.new(:tag, :name)

  DATA_VERSION = Library.function("wfmt_data_version", Library::TEXT)
  LANGUAGE_COUNT = Library.function("wfmt_language_count", [])
  LANGUAGE_TAG = Library.function("wfmt_language_tag", [Library::INT] + Library::TEXT)
  LANGUAGE_NAME = Library.function("wfmt_language_name", [Library::INT] + Library::TEXT)
  WARM_UP = Library.function("wfmt_warm_up", [Library::ADDRESS, Library::ADDRESS, Library::INT, Library::ADDRESS], long: true)
  # Readers by what was asked for. An app has a few; who takes tags from strangers makes a Reader of their own.
  READERS = {}
  MOST_READERS = 1000
  private_constant :DATA_VERSION, :LANGUAGE_COUNT, :LANGUAGE_TAG, :LANGUAGE_NAME, :WARM_UP, :READERS, :MOST_READERS

  class << self
    # The string of a Time in a zone, or of a Date, for a place; as I18n.l is called.
    #
    # zone:: needed for a time, but where it is an ActiveSupport::TimeWithZone, which has its own.
    def l(object, intent, locale:, zone: nil, clock: :auto, voice: :house)
      reader = reader(locale, clock, voice)
      return reader.day(object, intent) if object.instance_of?(Date)

      zone ||= object.time_zone if object.respond_to?(:time_zone)
      raise ArgumentError, "zone is missing: expected the zone that #{object.inspect} is read in" if zone.nil?

      reader.date(object, intent, zone)
    end
    alias localize l

    # A value with its unit; see Reader#unit.
    def unit(value, given, locale:, voice: :house, **options)
      reader(locale, :auto, voice).unit(value, given, **options)
    end

    # How long ago something was; see Reader#relative.
    def relative(seconds_ago, locale:, voice: :house)
      reader(locale, :auto, voice).relative(seconds_ago)
    end

    # How long something lasts; see Reader#duration.
    def duration(seconds, locale:, voice: :house, **options)
      reader(locale, :auto, voice).duration(seconds, **options)
    end

    # Which ICU writes the words, and which data answers for zones.
    def data_version
      Library.text(DATA_VERSION)
    end

    # All languages.
    def languages
      Array.new(LANGUAGE_COUNT.call) do |index|
        Language.new(Library.text(LANGUAGE_TAG, index), Library.text(LANGUAGE_NAME, index))
      end
    end

    # Makes all that strings of some languages need, so that the first are as fast as all others and a fork in the midst of
    # them is safe. Call it once at the start, before there are threads or workers; nil stands for all languages.
    def warm_up(languages = nil, voice: :house)
      number = Codes.of(Codes::VOICES, voice, "voice")
      names = languages&.map { |tag| Library.name(tag, "language") }
      return if names&.empty?

      addresses = names && Fiddle::Pointer[names.map(&:to_i).pack("Q*")]
      Library.check(WARM_UP, addresses.to_i, names ? names.size : 0, number)
    end

    private

    def reader(locale, clock, voice)
      of_voice = READERS[voice] || (READERS[voice] = {})
      readers = of_voice[clock] || (of_voice[clock] = {})
      found = readers[locale]
      return found if found

      made = Reader.new(locale, clock: clock, voice: voice)
      readers.clear if readers.size >= MOST_READERS
      readers[locale] = made
    end
  end
end
