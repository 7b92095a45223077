# frozen_string_literal: true

# A gem that carries the library has it beside library.rb: cp PREFIX/lib/libweatherformat.so.0 lib/weatherformat/
within = "lib/weatherformat/libweatherformat.so.0"
carries_library = File.exist?(File.join(__dir__, within))

Gem::Specification.new do |gem|
  gem.name = "weatherformat"
  gem.version = "0.1.0"
  gem.summary = "The short strings of a weather screen, in 27 languages"
  gem.description = "Dates, units, durations, relative times and whole forecasts, as people read them, over libweatherformat."
  gem.authors = ["The authors of WeatherFormat"]
  gem.license = "MIT"
  gem.required_ruby_version = ">= 3.1"
  gem.platform = Gem::Platform::CURRENT if carries_library
  gem.files = Dir.chdir(__dir__) { Dir["lib/**/*.rb", "README.md"] + (carries_library ? [within] : []) }
  gem.metadata = { "rubygems_mfa_required" => "true" }
end
