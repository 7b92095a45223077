import ICUShim

/// Runs one call of ICU and turns a failing status into an error.
///
/// Warnings, the negative codes, are success.
@inline(__always)
func checking<Result>(
    _ function: StaticString, _ call: (inout Int32) -> Result
) throws(WeatherFormatError) -> Result {
    var status: Int32 = 0
    let result = call(&status)
    guard !wf_failure(status) else { throw icuError(function, status) }
    return result
}

func icuError(_ function: StaticString, _ status: Int32) -> WeatherFormatError {
    .icu(function: "\(function)", status: String(cString: wf_u_errorName(status)))
}
