/// What stands where in a document's bytes: one entry for each value and each name, in their order.
///
/// `{"a": [1, 2]}` is an object, the name a, an array, 1 and 2. Of an array and an object the tape knows the entry behind
/// all that is in it, so that a value is stepped over whatever is in it. Nothing else is made of a document until
/// somebody asks: no dictionary, no text.
///
/// It is lent by ``JSONDocument/read(_:)`` for the time of a call. Counting who holds it would take a third of a reading's
/// time.
struct JSONTape {
    let bytes: UnsafeBufferPointer<UInt8>
    let entries: UnsafeBufferPointer<JSONEntry>
    /// The texts of the strings that are written with escapes.
    let texts: UnsafeBufferPointer<String>
}

extension JSONTape {
    /// The entry behind a value and all that is in it.
    @inline(__always)
    func next(after index: Int) -> Int {
        let entry = entries[index]
        return entry.isContainer ? entry.next : index + 1
    }

    /// The text of a string.
    func text(of index: Int) -> String {
        let entry = entries[index]
        guard !entry.isEscaped else { return texts[entry.text] }
        return String(decoding: plainText(of: entry), as: UTF8.self)
    }

    /// The bytes between the quotation marks.
    @inline(__always)
    func plainText(of string: JSONEntry) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[(Int(string.start) + 1)..<string.closingQuote])
    }

    /// Whether a string's text is a word.
    @inline(__always)
    func text(of index: Int, is word: UnsafeBufferPointer<UInt8>) -> Bool {
        let entry = entries[index]
        guard !entry.isEscaped else { return texts[entry.text].utf8.elementsEqual(word) }
        return entry.plainByteCount == word.count && plainText(at: Int(entry.start) + 1, is: word)
    }

    @inline(__always)
    func text(of index: Int, is word: StaticString) -> Bool {
        text(of: index, is: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Whether the bytes from a place on are a word's: eight at a time, the last eight of them perhaps a second time.
    @inline(__always)
    private func plainText(at start: Int, is word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count >= 8 else {
            for offset in word.indices where bytes[start + offset] != word[offset] { return false }
            return true
        }
        let document = UnsafeRawBufferPointer(bytes)
        let name = UnsafeRawBufferPointer(word)
        func isEqual(at offset: Int) -> Bool {
            document.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
                == name.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        var offset = 0
        while offset + 8 < word.count {
            guard isEqual(at: offset) else { return false }
            offset += 8
        }
        return isEqual(at: word.count - 8)
    }

    /// The value of the first member of that name, or nil where there is none or this is no object.
    func member(_ name: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
        guard entries[object].kind == .object else { return nil }
        let end = entries[object].next
        var index = object + 1
        while index < end {
            if text(of: index, is: name) { return index + 1 }
            let value = entries[index + 1]
            index = value.isContainer ? value.next : index + 2
        }
        return nil
    }

    /// The bytes of a value as it was written.
    func place(of index: Int) -> Range<Int> {
        let entry = entries[index]
        let start = Int(entry.start)
        switch entry.kind {
        case .null, .yes: return start..<(start + 4)
        case .no: return start..<(start + 5)
        case .string: return start..<(entry.closingQuote + 1)
        case .array, .object: return start..<entry.end
        case .number, .hugeNumber:
            let end = bytes[start...].firstIndex { !JSONScanner.isInNumber($0) }
            return start..<(end ?? bytes.count)
        }
    }
}
