import CWeatherFormat
import Glibc

/// Columns in memory of the library's own, as Arrow's C data interface hands them over.
enum ArrowExport {
    /// Renders a column, and fills an array and a schema; neither is touched where that fails.
    ///
    /// - Returns: how many rows cannot be rendered, and why the first cannot.
    static func write<Offset>(
        rows: Int, format: StaticString, _ array: UnsafeMutablePointer<ArrowArray>,
        _ schema: UnsafeMutablePointer<ArrowSchema>?,
        _ write: (inout ColumnWriter<Offset>) throws(CLibraryError) -> Void
    ) throws(CLibraryError) -> (bad: Int, refusal: CLibraryError?) {
        let room = try Room(rows: rows, offset: MemoryLayout<Offset>.stride)
        // Most strings of a screen are shorter than 16 bytes.
        var writer = ColumnWriter<Offset>(
            offsets: room.offsets.assumingMemoryBound(to: Offset.self),
            validity: room.validity.assumingMemoryBound(to: UInt8.self), data: nil, size: 0, start: 0,
            grows: true)
        do throws(CLibraryError) {
            try writer.reserve(16 * rows)
            try write(&writer)
        } catch {
            free(writer.data)
            room.giveBack()
            throw error
        }
        // What is not used goes back to the system, which may leave the bytes where they are.
        let bytes = realloc(writer.data, max(writer.end, 1)) ?? UnsafeMutableRawPointer(writer.data)
        room.buffers[0] = UnsafeRawPointer(room.validity)
        room.buffers[1] = UnsafeRawPointer(room.offsets)
        room.buffers[2] = bytes.map { UnsafeRawPointer($0) }
        array.pointee = ArrowArray(
            length: Int64(rows), null_count: Int64(writer.nullCount), offset: 0, n_buffers: 3, n_children: 0,
            buffers: room.buffers, children: nil, dictionary: nil, release: releaseArray, private_data: nil)
        schema?.pointee = ArrowSchema(
            format: UnsafeRawPointer(format.utf8Start).assumingMemoryBound(to: CChar.self), name: nil, metadata: nil,
            flags: Int64(ARROW_FLAG_NULLABLE), n_children: 0, children: nil, dictionary: nil, release: releaseSchema,
            private_data: nil)
        return (writer.badCount, writer.firstBad?.refusal)
    }

    /// The blocks of an array but for its bytes, each from `malloc`.
    private struct Room {
        let offsets: UnsafeMutableRawPointer
        let validity: UnsafeMutableRawPointer
        let buffers: UnsafeMutablePointer<UnsafeRawPointer?>

        init(rows: Int, offset: Int) throws(CLibraryError) {
            // The rows were counted so that this does not overflow; nor is there a block of no bytes.
            let (offsets, validity) = (malloc((rows + 1) * offset), malloc(rows / 8 + 1))
            let buffers = malloc(3 * MemoryLayout<UnsafeRawPointer?>.stride)
            guard let offsets, let validity, let buffers else {
                free(offsets)
                free(validity)
                free(buffers)
                throw .noMemory(bytes: (rows + 1) * offset)
            }
            self.offsets = offsets
            self.validity = validity
            self.buffers = buffers.assumingMemoryBound(to: UnsafeRawPointer?.self)
        }

        func giveBack() {
            free(offsets)
            free(validity)
            free(buffers)
        }
    }
}

/// Gives an exported array back; the specification wants the callback itself cleared.
private func releaseArray(_ array: UnsafeMutablePointer<ArrowArray>?) {
    guard let array, let buffers = array.pointee.buffers else { return }
    for index in 0..<3 { free(UnsafeMutableRawPointer(mutating: buffers[index])) }
    free(buffers)
    array.pointee.buffers = nil
    array.pointee.release = nil
}

/// Gives an exported schema back, all of which lies in the library itself.
private func releaseSchema(_ schema: UnsafeMutablePointer<ArrowSchema>?) { schema?.pointee.release = nil }
