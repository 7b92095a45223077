# frozen_string_literal: true

require_relative "helper"

# Every intent, unit and language, on both clocks and in both voices, is what the Swift library gives, byte for byte.
# WEATHERFORMAT_MATRIX names the file that matrix.py wrote.
class MatrixTest < Minitest::Test
  def reader(tag, clock = :auto, voice = "house")
    @readers ||= {}
    @readers[[tag, clock, voice]] ||= WeatherFormat::Reader.new(tag, clock: clock, voice: voice)
  end

  def string(row)
    case row
    in ["date", voice, clock, seconds, zone, tag, intent, _]
      reader(tag, clock.to_i, voice).date(seconds.to_i, intent, zone)
    in ["unit", voice, style, form, value, unit, tag, _]
      reader(tag, 24, voice).unit(value.to_f, unit, style: style, form: form)
    in ["duration", style, form, seconds, tag, _]
      reader(tag).duration(seconds.to_i, style: style, form: form)
    in ["ago", voice, seconds, tag, _]
      reader(tag, 24, voice).relative(seconds.to_i)
    end
  end

  def test_all_of_it
    rows = File.readlines(ENV.fetch("WEATHERFORMAT_MATRIX"), chomp: true).map { |line| line.split("\t", -1) }
    wrong = rows.filter_map { |row| (given = string(row)) == row.last ? nil : [row, given] }
    assert_empty wrong.first(20), "#{wrong.size} of #{rows.size} strings differ"
    dates = rows.select { |row| row.first == "date" }.to_h { |row| [row.values_at(1, 2, 5, 6), true] }
    intents = WeatherFormat::Codes::INTENTS.values
    names = rows.filter_map { |row| row[6] if row.first == "date" }.uniq
    assert_equal intents, names.map { |name| WeatherFormat::Codes.intent(name) }.sort
    WeatherFormat.languages.product(%w[house native], %w[12 24], names) do |language, voice, clock, name|
      assert dates.key?([voice, clock, language.tag, name])
    end
    units = rows.filter_map { |row| row[5] if row.first == "unit" }.uniq
    assert_equal WeatherFormat::Codes::UNITS.values.drop(1), units.map { |name| WeatherFormat::Codes.unit(name) }.sort
  end
end
