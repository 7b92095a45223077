/// The version of this library and of the tool, in the one place where it stands.
public enum LibraryVersion {
    /// By semantic versioning: `0.1.0`.
    public static let number = "0.1.0"
}
