# frozen_string_literal: true

module WeatherFormat
  # Where a local time is read: Zone.new("Europe/Berlin"), Zone.new("UTC"), Zone.new("GMT+05:30").
  #
  # Rules come from the machine's zone database, and are read once in a process.
  class Zone
    CREATE = Library.function("wfmt_zone_create", [Library::ADDRESS] * 3)
    NAME = Library.function("wfmt_zone_name", [Library::ADDRESS] + Library::TEXT)
    FREE = Library.function("wfmt_zone_free", [Library::ADDRESS])
    private_constant :CREATE, :NAME, :FREE

    # The zone's name: "Europe/Berlin".
    attr_reader :name
    # The library's handle, for calls of it.
    attr_reader :handle # :nodoc:

    # Raises UnknownName where there is no such zone.
    def initialize(name)
      text = Library.name(name, "time zone")
      @handle = Library.number(CREATE, text.to_i, format: "Q")
      ObjectSpace.define_finalizer(self, Zone.release(@handle))
      @name = Library.text(NAME, @handle).freeze
      freeze
    end

    # A zone by itself, its name, or what has one: an ActiveSupport::TimeZone, a TZInfo::Timezone.
    def self.of(zone)
      case zone
      when Zone then zone
      when String, Symbol then named(zone)
      else
        info = zone.respond_to?(:tzinfo) ? zone.tzinfo : zone
        named(info.respond_to?(:identifier) ? info.identifier : info)
      end
    end

    # The zone of a name, the same one for each call: the library keeps the rules of each anyhow, and there are some 600.
    def self.named(name)
      NAMED[name] || (NAMED[name.to_s.dup.freeze] = new(name))
    end

    NAMED = {}
    private_constant :NAMED

    private_class_method :named

    # The finalizer may not know the zone itself.
    def self.release(handle) # :nodoc:
      proc { FREE.call(handle) }
    end

    def ==(other)
      other.is_a?(Zone) && name == other.name
    end
    alias eql? ==

    def hash
      [Zone, name].hash
    end

    def inspect
      "#<WeatherFormat::Zone #{name}>"
    end
  end
end
