/// A weight of type.
public enum FontWeight: String, Sendable, Hashable, Codable, CaseIterable {
    case regular, bold
}
