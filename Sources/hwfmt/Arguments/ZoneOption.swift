import WeatherFormat

/// What `--tz` names, or the machine's zone.
enum ZoneOption {
    static func zone(_ value: String?) throws(CommandFailure) -> ZoneID {
        guard let value else { return try MachineZone.current() }
        return try formatting { () throws(WeatherFormatError) in try ZoneID(value) }
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
