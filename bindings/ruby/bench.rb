# frozen_string_literal: true

# Times calls, in nanoseconds of CPU time: the best of several rounds, beside Fiddle's own floor and strftime.
require "weatherformat"

ROUNDS = 9
TIMES = 200_000

def measure(name)
  best = Array.new(ROUNDS) do
    start = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID, :nanosecond)
    count = 0
    while count < TIMES
      yield
      count += 1
    end
    (Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID, :nanosecond) - start) / TIMES.to_f
  end.min
  puts format("%-52<name>s %8.1<best>f ns", name: name, best: best)
end

reader = WeatherFormat::Reader.new(:de, clock: 24, voice: :native)
zone = WeatherFormat::Zone.new("Europe/Berlin")
time = Time.at(1_786_808_340)
types = [Fiddle::TYPE_INT] * 3 + [Fiddle::TYPE_LONG_LONG] + [Fiddle::TYPE_UINTPTR_T] * 4
floor = Fiddle::Function.new(Fiddle::Handle::DEFAULT["abs"], types, Fiddle::TYPE_INT, need_gvl: true)
measure("Fiddle: abs with eight arguments") { floor.call(1, 2, 3, 4, 5, 6, 7, 8) }
measure("Reader#date of seconds") { reader.date(1_786_808_340, :sun_event_time, zone) }
measure("Reader#date of a Time") { reader.date(time, :sun_event_time, zone) }
measure("Reader#unit") { reader.unit(12, :kilometers_per_hour) }
measure("Reader#relative") { reader.relative(300) }
measure("WeatherFormat.l") { WeatherFormat.l(time, :sun_event_time, locale: :de, zone: "Europe/Berlin", clock: 24) }
measure("Time#strftime, English alone") { time.strftime("%I:%M %p") }
