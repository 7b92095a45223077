# frozen_string_literal: true

require_relative "helper"

# Threads and forks, as in Puma, Unicorn and Sidekiq: each test in a process of its own.
class ThreadsAndForksTest < Minitest::Test
  def test_children_of_a_warm_parent
    out = run_alone(<<~RUBY)
      %i[house native].each { |voice| WeatherFormat.warm_up(TAGS, voice: voice) }
      expected = render(TAGS)
      5.times { finish(Array.new(40) { fork_one(TAGS, expected) }) }
    RUBY
    assert_equal "done 40\n" * 5, out
  end

  def test_children_of_a_parent_that_rendered_nothing
    assert_equal "done 8\n", run_alone("finish(Array.new(8) { fork_one(TAGS) })")
  end

  # Single calls hold the interpreter's lock, so that no thread forks in the midst of one, not even of a first one.
  def test_two_hundred_children_while_threads_render
    out = run_alone(<<~RUBY)
      going = true
      threads = ALL.each_slice(7).map { |tags| Thread.new { tags.cycle { |tag| going ? render([tag]) && Thread.pass : break } } }
      children = Array.new(200) { |index| sleep(0.005) if (index % 10).zero?; fork_one(TAGS.first(1)) }
      going = false
      threads.each(&:join)
      finish(children)
    RUBY
    assert_equal "done 200\n", out
  end

  def test_threads_agree
    out = run_alone(<<~RUBY)
      texts = Array.new(8) { Thread.new { render(TAGS) } }.map(&:value)
      abort "differ" unless texts.uniq == [render(TAGS)]
      readers = ALL.map { |tag| WeatherFormat::Reader.new(tag, clock: 24) }
      head = ->(reader) { reader.date(1_786_808_340, :daily_full_header, "UTC") }
      expected = readers.map(&head)
      wrong = Array.new(8) do |first|
        Thread.new { (0...5000).count { |turn| i = (first * 3 + turn) % readers.size; head.(readers[i]) != expected[i] } }
      end
      puts wrong.sum(&:value)
    RUBY
    assert_equal "0\n", out
  end
end
