# frozen_string_literal: true

module WeatherFormat
  # What the library refuses, with its own text: the wrong value, and what would be right. Raised as itself where ICU or the
  # machine's zone data failed.
  class Error < StandardError
    # The library's number for it, one of the WFMT_ERROR_ codes of weatherformat.h.
    attr_reader :status

    def initialize(text, status = BAD_VALUE)
      super(text)
      @status = status
    end

    BAD_VALUE = 7
    BAD_ENUM = 3

    # Makes the error of a status.
    def self.of(status, text)
      kind = { 1 => BadValue, 3 => BadValue, 4 => BadValue, 6 => UnknownName, 7 => BadValue, 8 => BadDocument }
      kind.fetch(status, Error).new(text, status)
    end
  end

  # A language, region, zone, intent or unit that is not known by this name.
  class UnknownName < Error; end

  # A value that does not exist: a year 10000, a negative speed, not a number, a unit of another quantity.
  class BadValue < Error; end

  # A forecast's document that cannot be read.
  class BadDocument < Error; end
end
