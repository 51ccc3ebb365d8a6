/// One field of a file, kept to show why something was decided.
package struct FieldSample: Equatable, Sendable {
  /// Physical line of the record, from 1.
  package var line: UInt32
  package var text: String

  package init(line: UInt32, text: String) {
    self.line = line
    self.text = text
  }

  init(line: UInt32, bytes: UnsafeBufferPointer<UInt8>) {
    self.line = line
    unsafe self.text = String(decoding: bytes, as: UTF8.self)
  }
}
