import WeatherFormat

/// What `--tz` names, or the machine's zone.
enum ZoneOption {
    static func zone(_ value: String?) throws(CommandFailure) -> ZoneID {
        let zone: ZoneID
        if let value {
            zone = try formatting { () throws(WeatherFormatError) in try ZoneID(value) }
        } else {
            zone = try MachineZone.current()
        }
        try sayWhereICUServes(zone)
        return zone
    }

    /// ICU's data may be years old, so a reader learns that the machine's own was not there to ask.
    private static func sayWhereICUServes(_ zone: ZoneID) throws(CommandFailure) {
        guard case .icu(let refused) = zone.origin else { return }
        let data = try formatting { () throws(WeatherFormatError) in try ZoneData.current() }
        let serves = "ICU's time zone data (\(data.icuVersion)) serves"
        if let refused {
            StandardError.print("hwfmt: zone file \(refused): \(serves)")
        } else if let folder = data.refusedFolder {
            StandardError.print("hwfmt: TZDIR names \(quoted(folder)), which is no zone database: \(serves)")
        } else if let folder = data.folder {
            let name = quoted(zone.identifier)
            StandardError.print("hwfmt: no zone \(name) in the database \(quoted(folder)): \(serves)")
        }
    }
}

extension ArgumentList {
    /// For a verb that takes options alone.
    func rejectOperands() throws(CommandFailure) {
        if let operand = operands.first {
            throw .usage("unexpected \(quoted(operand)): expected options only")
        }
    }
}
