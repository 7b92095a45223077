/// The pattern that a language has for a skeleton.
enum SkeletonPatterns {
    static func pattern(for skeleton: String, in language: Language) throws(WeatherFormatError) -> String {
        var generator = try PatternGenerator(locale: language.locale)
        return try generator.bestPattern(for: skeleton)
    }
}
