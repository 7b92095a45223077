/// A weight of type.
public enum FontWeight: String, Sendable, Hashable, Codable, CaseIterable {
    /// 400 of OpenType.
    case regular
    /// 700 of OpenType.
    case bold
}
