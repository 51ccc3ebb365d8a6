extension String {
  /// Calls `body` with the bytes of the text.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    Array(utf8).withUnsafeBufferPointer { body($0) }
  }
}
