public import FoundationEssentials

/// A warning of an authority.
public struct WeatherAlert: Sendable, Hashable, Codable {
    /// In the authority's language, as it wrote it.
    public var title: String
    /// The whole text, as the authority wrote it.
    public var text: String?
    /// How grave it is.
    public var severity: Severity?
    /// When it was published.
    public var issued: Date?
    /// When the danger begins; nil where nobody says.
    public var starts: Date?
    /// When the danger ends; nil where nobody says.
    ///
    /// The time at which a text is to be replaced by a newer one is no end.
    public var ends: Date?
    /// The regions that it holds for, by their names.
    public var regions: [String]

    /// As the Common Alerting Protocol 1.2 grades it.
    public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
        /// An extraordinary threat to life or property.
        case extreme
        /// A significant threat to life or property.
        case severe
        /// A possible threat to life or property.
        case moderate
        /// A minimal threat to life or property, or none.
        case minor
    }

    /// Makes a warning; what nobody says is nil.
    public init(
        title: String, text: String? = nil, severity: Severity? = nil, issued: Date? = nil, starts: Date? = nil,
        ends: Date? = nil, regions: [String] = []
    ) {
        self.title = title
        self.text = text
        self.severity = severity
        self.issued = issued
        self.starts = starts
        self.ends = ends
        self.regions = regions
    }
}
