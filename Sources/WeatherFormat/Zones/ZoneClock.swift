/// A zone's offsets without its name: plain memory, which nobody counts.
package struct ZoneClock: Sendable {
    let offsets: ZoneOffsets

    /// Takes a zone's offsets, which last as long as the process.
    package init(_ zone: ZoneID) { offsets = zone.offsets }
}
