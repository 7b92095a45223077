# frozen_string_literal: true

require "minitest/autorun"
require "open3"
require "weatherformat"

# A program in a process of its own, so that nothing is rendered before it begins; what it prints.
def run_alone(program, *arguments)
  shared = File.join(__dir__, "alone.rb")
  out, err, status = Open3.capture3(RbConfig.ruby, "-r", shared, "-e", program, *arguments)
  assert status.success?, err[-2000..] || err
  out
end
