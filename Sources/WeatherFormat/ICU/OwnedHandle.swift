import ICUShim

/// One handle of ICU's with one owner, which closes it.
struct OwnedHandle<Object>: ~Copyable {
    let pointer: UnsafeMutablePointer<Object>
    private let close: (UnsafeMutablePointer<Object>) -> Void

    /// Runs the call that opens the handle.
    ///
    /// What was opened is closed, even where ICU reports a failure with it.
    init(
        _ function: StaticString, close: @escaping (UnsafeMutablePointer<Object>) -> Void,
        open: (inout Int32) -> UnsafeMutablePointer<Object>?
    ) throws(WeatherFormatError) {
        var status: Int32 = 0
        let opened = open(&status)
        guard let opened, !wf_failure(status) else {
            if let opened { close(opened) }
            throw icuError(function, status)
        }
        pointer = opened
        self.close = close
    }

    deinit { close(pointer) }
}
