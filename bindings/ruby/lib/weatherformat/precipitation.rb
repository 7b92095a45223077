# frozen_string_literal: true

module WeatherFormat
  # Is this chance of rain worth showing? Chances are fractions from 0 to 1, as a service gave them; nil where it gave none.
  module Precipitation
    include Library
    A = ADDRESS
    PERCENT = Library.function("wfmt_precip_percent", [DOUBLE, A, A])
    SHOWN = Library.function("wfmt_precip_shown", [DOUBLE, A, A])
    SIGNIFICANT = Library.function("wfmt_precip_significant", WINDOW + [A, A])
    FIRST = Library.function("wfmt_precip_first", WINDOW + [A, A])
    LANE = Library.function("wfmt_precip_lane", WINDOW + [INT, A, A, A])
    private_constant(*constants(false))

    # All that an hourly strip draws about rain: each hour's bar in percent, nil where none is drawn, and the index of the hour
    # that the "rain later" pill names, nil where there is no pill.
    Lane = Struct.new(:bar_percents, :rain_later)

    class << self
      # The chance as it is printed: a multiple of 5 from 0 to 100.
      def percent(chance)
        Library.number(PERCENT, Reader.float(chance))
      end

      # Whether one chance is worth showing: from 20 percent on, rounded.
      def shown?(chance)
        Library.number(SHOWN, Reader.float(chance)) == 1
      end

      # Whether a window of consecutive hours is worth a lane.
      def significant?(chances)
        window(chances) { |*memory| Library.number(SIGNIFICANT, *memory) == 1 }
      end

      # The index of the first chance that is worth showing, whatever the rest does, or nil. For minutes.
      def first_shown(chances)
        index = window(chances) { |*memory| Library.number(FIRST, *memory, format: "q") }
        index unless index.negative?
      end

      # All that an hourly strip draws about rain.
      def lane(chances, visible_columns: 8)
        raise BadValue, "visible_columns is #{visible_columns}: expected 0 or more" if visible_columns.bit_length > 31

        bars = Library.memory((chances.size * 4) + 1)
        later = window(chances) do |*memory|
          Library.number(LANE, *memory, visible_columns, bars.to_i, format: "q")
        end
        percents = bars[0, chances.size * 4].unpack("l*").map { |percent| percent unless percent.negative? }
        Lane.new(percents, later.negative? ? nil : later)
      end

      private

      def window(chances)
        values = Fiddle::Pointer[chances.map { |chance| chance.nil? ? 0.0 : Reader.float(chance) }.pack("d*")]
        bits = Fiddle::Pointer[[chances.map { |chance| chance.nil? ? "0" : "1" }.join].pack("b*")]
        yield values.to_i, bits.to_i, chances.size
      end
    end
  end
end
