# frozen_string_literal: true

# What the programs of the tests of forks, threads and memory share.
require "weatherformat"

TAGS = %w[de ja el ru tr].freeze
ALL = WeatherFormat.languages.map(&:tag).freeze

def render(tags)
  tags.flat_map do |tag|
    %i[house native].flat_map do |voice|
      reader = WeatherFormat::Reader.new(tag, clock: 12, voice: voice)
      WeatherFormat::Codes::INTENTS.keys.map { |intent| reader.date(1_786_808_340, intent, "Europe/Berlin") } +
        (WeatherFormat::Codes::UNITS.keys - [:same]).flat_map do |unit|
          %i[short long spoken].map { |form| reader.unit(12, unit, form: form) }
        end + [reader.relative(300), reader.duration(7179), reader.duration(7179, form: :long)]
    end
  end
end

# A child that renders; what hangs is ended, and is no success.
def fork_one(tags, expected = nil)
  fork do
    Process.setrlimit(Process::RLIMIT_CORE, 0)
    Thread.new { sleep(60) && exit!(3) }
    text = render(tags)
    exit!(expected.nil? || expected == text ? 0 : 1)
  rescue StandardError
    exit!(2)
  end
end

def finish(children)
  statuses = children.map { |child| Process.wait2(child).last.exitstatus }
  abort "statuses #{statuses}" unless statuses.uniq == [0]
  puts "done #{statuses.size}"
end

# Kilobytes of memory.
def resident
  File.read("/proc/self/statm").split[1].to_i * 4
end

def private_memory
  File.readlines("/proc/self/smaps_rollup").grep(/^Private/).sum { |line| line.split[1].to_i }
end
