/// Structures of C that say their own size, so that later versions can add members.
enum CallerStructure {
    /// Refuses a size that this version does not know.
    static func check<Structure>(
        _ size: Int, _: UnsafePointer<Structure>, _ name: StaticString
    ) throws(CLibraryError) {
        guard size == MemoryLayout<Structure>.size else {
            throw .unknownValue(name, size, expected: "sizeof of the structure, as this version's header declares it")
        }
    }
}
