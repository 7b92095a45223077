import ICUShim

/// The time zones that ICU's data holds.
enum ZoneRegistry {
    /// `ucal_getCanonicalTimeZoneID`: whether ICU's data has a zone of this name.
    ///
    /// Only for a name that ``ZoneName`` lets through: ICU takes `Asia:Kolkata` too, and then draws UTC.
    static func knows(_ identifier: String) throws(WeatherFormatError) -> Bool {
        let units = Array(identifier.utf16)
        var isSystem = false
        do throws(WeatherFormatError) {
            _ = try readingUTF16("ucal_getCanonicalTimeZoneID") { buffer, capacity, status in
                wf_ucal_getCanonicalTimeZoneID(units, Int32(units.count), buffer, capacity, &isSystem, &status)
            }
        } catch {
            // ICU's only answer to an unknown identifier is a failing status.
            return false
        }
        return isSystem
    }

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
