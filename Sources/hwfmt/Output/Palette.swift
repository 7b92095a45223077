import WeatherFormatReports

/// Colours of a terminal, as ECMA-48 (select graphic rendition) has them.
struct Palette {
    let isColored: Bool

    func painted(_ span: ForecastTable.Span) -> String {
        guard isColored, let code = Self.code(of: span.role) else { return span.text }
        return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }

    private static func code(of role: ForecastTable.Role) -> String? {
        switch role {
        case .plain: nil
        // Bold, faint, blue, and bold yellow: readable on a dark ground and on a light one.
        case .title: "1"
        case .label: "2"
        case .rain: "34"
        case .alert: "1;33"
        }
    }
}
