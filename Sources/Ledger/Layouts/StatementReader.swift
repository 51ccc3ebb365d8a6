/// Reads a statement file of any bank: what it says, how that was understood, and what it leaves open.
package enum StatementReader {
  /// Throws only where the file is no statement at all; everything else is in the reading.
  package static func read(
    _ raw: UnsafeRawBufferPointer, fileName: String, hints: ReadingHints
  ) throws(ReadingFailure) -> Reading {
    let text = try unsafe Encodings.decode(raw, forced: hints.answers["encoding"])
    if let reading = try OtherFormats.read(text.bytes, encoding: text.encoding, hints: hints) { return reading }
    return try DelimitedText(text: text, fileName: fileName, hints: hints).read()
  }
}
