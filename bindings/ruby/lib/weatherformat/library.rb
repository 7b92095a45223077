# frozen_string_literal: true

require "fiddle"

module WeatherFormat
  # The functions of libweatherformat, and the memory that its answers come back in.
  module Library # :nodoc:
    SONAME = "libweatherformat.so.0"
    TEXT_SIZE = 513
    ERROR_SIZE = 516
    BUFFER_TOO_SMALL = 5

    INT = Fiddle::TYPE_INT
    LONG = Fiddle::TYPE_LONG_LONG
    DOUBLE = Fiddle::TYPE_DOUBLE
    # Addresses cross as whole numbers: Fiddle would make an object of each pointer.
    ADDRESS = Fiddle::TYPE_UINTPTR_T
    TEXT = [ADDRESS, ADDRESS, ADDRESS, ADDRESS].freeze
    WINDOW = [ADDRESS, ADDRESS, ADDRESS].freeze

    def self.path
      named = ENV.fetch("WEATHERFORMAT_LIBRARY", nil)
      return named if named

      within = File.join(__dir__, SONAME)
      File.exist?(within) ? within : SONAME
    end

    def self.open
      Fiddle.dlopen(path)
    rescue Fiddle::DLError => e
      raise LoadError, "#{path} cannot be loaded (#{e.message}): expected a path in WEATHERFORMAT_LIBRARY, or " \
                       "libweatherformat on the system's path, and the ICU that it was built over"
    end

    HANDLE = open

    # A call of some 100 ns is not worth letting go of the interpreter's lock; and while it is held no other thread can fork.
    def self.function(name, arguments, long: false)
      Fiddle::Function.new(HANDLE[name], arguments, INT, name: name, need_gvl: !long)
    end

    # Buffers that no call uses now. Taking and giving back are one step each, whatever thread does it.
    IDLE = []

    def self.memory(size)
      Fiddle::Pointer.malloc(size, Fiddle::RUBY_FREE)
    end

    # Calls a function that writes text, and gives the text, however long it is.
    def self.text(function, *arguments, room: TEXT_SIZE)
      error = memory(ERROR_SIZE)
      length = memory(8)
      loop do
        buffer = memory(room)
        status = function.call(*arguments, buffer.to_i, room, length.to_i, error.to_i)
        count = length[0, 8].unpack1("Q")
        return buffer[0, count].force_encoding(Encoding::UTF_8) if status.zero?
        raise problem(status, error) if status != BUFFER_TOO_SMALL

        room = count + 1
      end
    end

    # Calls a function whose last argument is where an error is described.
    def self.check(function, *arguments)
      error = memory(ERROR_SIZE)
      status = function.call(*arguments, error.to_i)
      raise problem(status, error) unless status.zero?
    end

    # Calls one that answers a number behind its arguments, of 4 or 8 bytes as the format says: "l", "q", "Q".
    def self.number(function, *arguments, format: "l")
      result = memory(8)
      check(function, *arguments, result.to_i)
      result[0, 8].unpack1(format)
    end

    def self.problem(status, error)
      Error.of(status, (error + 4).to_s.force_encoding(Encoding::UTF_8))
    end

    # A name as the library takes it: UTF-8, with a NUL behind it and none within. Hold it until the call is over.
    def self.name(name, what)
      raise TypeError, "#{what} is #{name.inspect}: expected a String or a Symbol" unless name.is_a?(String) || name.is_a?(Symbol)

      text = name.to_s.encode(Encoding::UTF_8)
      raise BadValue, "#{what} #{name.inspect} has a NUL in it: expected a name" if text.include?("\0")

      Fiddle::Pointer["#{text}\0"]
    rescue EncodingError
      raise BadValue, "#{what} #{name.inspect} is no UTF-8: expected a name"
    end
  end
end
