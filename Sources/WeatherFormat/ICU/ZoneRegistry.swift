import ICUShim

/// The time zones that ICU's data holds.
enum ZoneRegistry {
    /// `ucal_getCanonicalTimeZoneID`: the identifier under which ICU will open this zone, or nil where it knows none.
    ///
    /// A zone of the database keeps the name that the caller gave it; a custom offset such as `GMT+5:30` gets ICU's
    /// normal form, `GMT+05:30`.
    static func resolve(_ identifier: String) throws(WeatherFormatError) -> (identifier: String, isFixedOffset: Bool)? {
        // ICU stops reading at a NUL, and so would take what stands before it.
        guard !identifier.isEmpty, identifier.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            identifier != unknownZone
        else { return nil }
        let units = Array(identifier.utf16)
        var isSystem = false
        let canonical: String
        do throws(WeatherFormatError) {
            canonical = try readingUTF16("ucal_getCanonicalTimeZoneID") { buffer, capacity, status in
                wf_ucal_getCanonicalTimeZoneID(units, Int32(units.count), buffer, capacity, &isSystem, &status)
            }
        } catch {
            // ICU's only answer to an unknown identifier is a failing status.
            return nil
        }
        return isSystem ? (identifier, false) : (canonical, true)
    }

    /// `UCAL_UNKNOWN_ZONE_ID`: in the database, but the name of no place.
    private static let unknownZone = "Etc/Unknown"

    /// `ucal_openTimeZones`: every identifier, aliases too.
    static func identifiers() throws(WeatherFormatError) -> [String] {
        let enumeration = try OwnedHandle("ucal_openTimeZones", close: wf_uenum_close) { wf_ucal_openTimeZones(&$0) }
        var identifiers: [String] = []
        var length: Int32 = 0
        while let next = try checking("uenum_unext", { wf_uenum_unext(enumeration.pointer, &length, &$0) }) {
            identifiers.append(decodingUTF16(UnsafeBufferPointer(start: next, count: Int(length))))
        }
        return identifiers
    }
}
