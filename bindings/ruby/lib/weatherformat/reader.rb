# frozen_string_literal: true

require "date"

module WeatherFormat
  # For whom strings are written: a language with its region, a clock and a voice. A reader never changes, and may be used by
  # any thread.
  #
  #   reader = WeatherFormat::Reader.new(:de, clock: 24, voice: :native)
  #   reader.date(Time.now, :sun_event_time, "Europe/Berlin")  # => "17:39"
  #   reader.unit(12, "km/h")                                  # => "12 km/h"
  class Reader
    include Library
    A = ADDRESS
    CREATE = Library.function("wfmt_reader_create", [A, INT, INT, A, A])
    TAG = Library.function("wfmt_reader_tag", [A] + TEXT)
    CLOCK = Library.function("wfmt_reader_clock", [A, A, A])
    FREE = Library.function("wfmt_reader_free", [A])
    DATE = Library.function("wfmt_date", [A, A, INT, LONG] + TEXT)
    HOUR = Library.function("wfmt_hour", [A, A, INT, LONG] + TEXT)
    DAY = Library.function("wfmt_day", [A, INT, INT, INT, INT] + TEXT)
    RELATIVE = Library.function("wfmt_relative", [A, DOUBLE] + TEXT)
    DURATION = Library.function("wfmt_duration", [A, DOUBLE, INT, INT] + TEXT)
    UNIT = Library.function("wfmt_unit", [A, DOUBLE, INT, INT, INT, INT] + TEXT)
    GUSTS = Library.function("wfmt_gusts", [A, DOUBLE, DOUBLE, INT, INT, INT, INT] + TEXT)
    private_constant(*constants(false))

    # The tag in the library's own words: "en-GB", and "en" for "en-US".
    attr_reader :tag
    # 12 or 24.
    attr_reader :clock
    # :house or :native.
    attr_reader :voice
    # The library's handle, for calls of it.
    attr_reader :handle # :nodoc:

    # language:: a BCP 47 tag: "de", :"en-GB", "zh-TW", :pt_BR.
    # clock:: 12, 24, or :auto for that of the tag or of its region.
    # voice:: :house, one look for all languages, or :native, each language's own.
    def initialize(language, clock: :auto, voice: :house)
      text = Library.name(language, "language")
      hours = Codes.of(Codes::CLOCKS, clock, "clock")
      @voice = voice.to_sym
      @handle = Library.number(CREATE, text.to_i, hours, Codes.of(Codes::VOICES, @voice, "voice"), format: "Q")
      ObjectSpace.define_finalizer(self, Reader.release(@handle))
      @tag = Library.text(TAG, @handle).freeze
      @clock = Library.number(CLOCK, @handle)
      freeze
    end

    # The string of an instant for a place, in a zone.
    #
    # time:: a Time, a DateTime, or whole seconds since 1970-01-01T00:00:00Z, in the years 1 to 9999.
    # intent:: the place: :sun_event_time, or "sunEventTime".
    # zone:: a Zone, its name, or an ActiveSupport::TimeZone.
    def date(time, intent, zone)
      seconds = Reader.seconds(time)
      intent = Codes::INTENTS[intent] || Codes.intent(intent)
      zone = Zone.of(zone) unless zone.instance_of?(Zone)
      buffer = IDLE.pop || Library.memory(TEXT_SIZE)
      unless DATE.call(@handle, zone.handle, intent, seconds, buffer.to_i, TEXT_SIZE, 0, 0).zero?
        return Library.text(DATE, @handle, zone.handle, intent, seconds)
      end

      text = buffer.to_s.force_encoding(Encoding::UTF_8)
      IDLE.push(buffer)
      text
    end

    # The name of an hour by its beginning, in a place for bare hours: "5pm", and "5:30pm" where it begins at another minute
    # than 0, as the hours of India do in a service's data.
    def hour(time, intent, zone)
      zone = Zone.of(zone)
      Library.text(HOUR, @handle, zone.handle, Codes.intent(intent), Reader.seconds(time))
    end

    # The string of a day of the calendar, which no zone moves, for an intent that draws no time of day.
    def day(date, intent)
      unless date.instance_of?(Date)
        raise TypeError, "day is #{date.inspect}: expected a Date; an instant is for WeatherFormat::Reader#date"
      end

      Library.text(DAY, @handle, Codes.intent(intent), Reader.int32(date.year, "year"), date.month, date.day)
    end

    # How long ago something was, in seconds; less than zero is ahead: "5 min. ago".
    def relative(seconds_ago)
      buffer = IDLE.pop || Library.memory(TEXT_SIZE)
      seconds_ago = Reader.float(seconds_ago)
      unless RELATIVE.call(@handle, seconds_ago, buffer.to_i, TEXT_SIZE, 0, 0).zero?
        return Library.text(RELATIVE, @handle, seconds_ago)
      end

      text = buffer.to_s.force_encoding(Encoding::UTF_8)
      IDLE.push(buffer)
      text
    end

    # How long something lasts in seconds, cut to whole minutes: "1h 59min".
    #
    # style:: :voice, :compact, :native or :cldr.
    # form:: :short, :narrow or :long.
    def duration(seconds, style: :voice, form: :short)
      Library.text(DURATION, @handle, Reader.float(seconds), *shape(style, form))
    end

    # A value with its unit, rounded once: "12km/h".
    #
    # given:: its unit: :kilometers_per_hour, or "km/h".
    # as:: the unit that it is written in, of the same quantity.
    # form:: :short, :narrow, :long, or :spoken as a screen reader says it.
    def unit(value, given, as: :same, style: :voice, form: :short)
      value = Reader.float(value)
      given = Codes::UNITS[given] || Codes.unit(given)
      as = Codes::UNITS[as] || Codes.unit(as)
      style, form = shape(style, form)
      buffer = IDLE.pop || Library.memory(TEXT_SIZE)
      unless UNIT.call(@handle, value, given, as, style, form, buffer.to_i, TEXT_SIZE, 0, 0).zero?
        return Library.text(UNIT, @handle, value, given, as, style, form)
      end

      text = buffer.to_s.force_encoding(Encoding::UTF_8)
      IDLE.push(buffer)
      text
    end

    # A wind with its gusts, both in one unit: "12-18mph", or the wind alone where the gusts are no stronger.
    def gusts(wind, gust, given, as: :same, style: :voice, form: :short)
      Library.text(GUSTS, @handle, Reader.float(wind), Reader.float(gust), Codes.unit(given), Codes.unit(as),
                   *shape(style, form))
    end

    def ==(other)
      other.is_a?(Reader) && [tag, clock, voice] == [other.tag, other.clock, other.voice]
    end
    alias eql? ==

    def hash
      [Reader, tag, clock, voice].hash
    end

    def inspect
      "#<WeatherFormat::Reader #{tag} clock=#{clock} voice=#{voice}>"
    end

    class << self
      # The finalizer may not know the reader itself.
      def release(handle) # :nodoc:
        proc { FREE.call(handle) }
      end

      # Whole seconds since 1970 of an instant, the fraction cut off downwards.
      def seconds(time) # :nodoc:
        unless time.is_a?(Integer)
          # Floats are refused: who has one has lost what a Time keeps.
          unless time.respond_to?(:to_time) || time.is_a?(Time)
            raise TypeError, "#{time.inspect} is no instant: expected a Time, or whole seconds since 1970"
          end
          raise TypeError, "#{time} is a day and no instant: expected a Time" if time.instance_of?(Date)

          time = time.to_time.to_i
        end
        return time if time.bit_length < 63

        # It would reach the library cut to 64 bits, as another instant.
        raise BadValue, "instant #{time} is no year from 1 to 9999: expected seconds since 1970-01-01T00:00:00Z"
      end

      def int32(number, what) # :nodoc:
        return number if number.bit_length < 32

        raise BadValue, "#{what} #{number} is out of range: expected 1 to 9999"
      end

      def float(number) # :nodoc:
        return number if number.is_a?(Float)
        # An ActiveSupport::Duration is no Numeric, and a String has a to_f that makes 0 of anything.
        raise TypeError, "#{number.inspect} is no number" if number.is_a?(String) || !number.respond_to?(:to_f) || number.nil?

        number.to_f
      end
    end

    private

    def shape(style, form)
      [Codes::STYLES[style] || Codes.of(Codes::STYLES, style, "style"),
       Codes::FORMS[form] || Codes.of(Codes::FORMS, form, "form")]
    end
  end
end
