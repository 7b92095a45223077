# frozen_string_literal: true

require_relative "helper"

# What stands here by hand equals what weatherformat.h declares. WEATHERFORMAT_PREFIX is where the header is installed.
class HeaderTest < Minitest::Test
  HEADER = File.read(File.join(ENV.fetch("WEATHERFORMAT_PREFIX"), "include", "weatherformat.h"))
  TABLES = {
    "WFMT_INTENT_" => :INTENTS, "WFMT_UNIT_" => :UNITS, "WFMT_STYLE_" => :STYLES, "WFMT_FORM_" => :FORMS,
    "WFMT_VOICE_" => :VOICES, "WFMT_UNITS_" => :UNIT_SYSTEMS, "WFMT_SOURCE_UNITS_" => :SOURCE_UNITS
  }.freeze

  def test_tables
    members = HEADER.scan(/^ +(WFMT_[A-Z0-9_]+) = (\d+)/)
    TABLES.each do |prefix, table|
      declared = members.select { |name, _| name.start_with?(prefix) }
      declared = declared.to_h { |name, number| [name.delete_prefix(prefix).downcase.to_sym, number.to_i] }
      assert_equal declared, WeatherFormat::Codes.const_get(table)
    end
  end

  def test_version
    assert_includes HEADER, %(#define WFMT_VERSION "#{WeatherFormat::VERSION}")
    gem = Gem::Specification.load(File.join(__dir__, "..", "weatherformat.gemspec"))
    assert_equal WeatherFormat::VERSION, gem.version.to_s
  end
end
