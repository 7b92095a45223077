# frozen_string_literal: true

require_relative "helper"

# No call leaves memory behind, and two languages need little.
class MemoryTest < Minitest::Test
  CALLS = ENV.fetch("WEATHERFORMAT_CALLS", "500000")

  def test_calls_leave_nothing_behind
    out = run_alone(<<~RUBY, CALLS)
      reader = WeatherFormat::Reader.new(:de, clock: 24)
      zone = WeatherFormat::Zone.new("Europe/Berlin")
      work = lambda do |count|
        (count / 20).times do |number|
          15.times { |second| reader.date(1_786_808_340 + number * 3600 + second, :sun_event_time, zone) }
          reader.unit(number % 100, :kilometers_per_hour)
          reader.unit(number % 100, :kilometers_per_hour, form: :spoken)
          reader.relative(number)
          reader.duration(number)
          begin
            reader.unit(-1, :percent)
          rescue WeatherFormat::BadValue
            nil
          end
          WeatherFormat::Reader.new(:ja) if (number % 10).zero?
        end
        GC.start
      end
      work.call(200_000)
      before = resident
      work.call(ARGV.first.to_i)
      puts resident - before
    RUBY
    assert_operator out.to_i, :<, 3000, "#{out.to_i} KB more after #{CALLS} calls"
  end

  def test_two_languages
    two = run_alone(<<~RUBY).to_i
      %w[de ja].each do |tag|
        WeatherFormat.warm_up([tag])
        reader = WeatherFormat::Reader.new(tag)
        WeatherFormat::Codes::INTENTS.each_key { |intent| reader.date(1_786_808_340, intent, "Europe/Berlin") }
      end
      puts private_memory
    RUBY
    empty, = Open3.capture2(RbConfig.ruby, "-rfiddle", "-rdate", "-rjson", "-e", <<~RUBY)
      puts File.readlines("/proc/self/smaps_rollup").grep(/^Private/).sum { |line| line.split[1].to_i }
    RUBY
    puts "two languages: #{two - empty.to_i} KB of a process's own"
    assert_operator two - empty.to_i, :<, 20_000
  end
end
