/// A number of bytes as people write it: `1GiB`, `500 MB`, `200000`.
enum ByteSize {
  private static let units: [(name: String, bytes: Int)] = [
    ("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10), ("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1_000),
    ("", 1),
  ]

  /// Nil where the text is none, or nothing.
  static func parse(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let name = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    guard let number = Int(digits), let unit = units.first(where: { $0.name.lowercased() == name }) else { return nil }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: unit.bytes)
    return overflow || bytes < 1 ? nil : bytes
  }

  /// In the largest unit of powers of two that it fills, to a tenth: `1.2 GiB`, `512 MiB`, `17 bytes`.
  static func text(_ bytes: Int) -> String {
    guard let unit = units.prefix(3).first(where: { bytes >= $0.bytes }) else { return "\(bytes) bytes" }
    let (whole, tenth) = (bytes / unit.bytes, bytes % unit.bytes * 10 / unit.bytes)
    return tenth == 0 || whole >= 100 ? "\(whole) \(unit.name)" : "\(whole).\(tenth) \(unit.name)"
  }
}
