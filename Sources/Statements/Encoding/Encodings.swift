import Glibc
package import Values

/// A file's text as UTF-8, and what it was written in.
package struct DecodedText: Equatable, Sendable {
  /// UTF-8 without a byte order mark.
  package var bytes: FileBytes
  /// The IANA name: `UTF-8`, `UTF-16LE`, `windows-1252`.
  package var encoding: String
  package var hadByteOrderMark: Bool
  /// Other encodings that are as plausible and would give another text; empty where the file decides.
  package var alternatives: [String]
  /// The records that it was written from stated how many digits of their numbers are decimals.
  var statesDecimals = false

  package init(bytes: [UInt8], encoding: String, hadByteOrderMark: Bool = false, alternatives: [String] = []) {
    self.bytes = FileBytes(bytes)
    self.encoding = encoding
    self.hadByteOrderMark = hadByteOrderMark
    self.alternatives = alternatives
  }
}

/// Decides what a file is written in, and decodes it without replacing a single character.
///
/// In this order: a byte order mark; UTF-16 by where its NULs are; UTF-8, which every byte must fit; else the most
/// plausible of `Legacy.encodings`.
package enum Encodings {
  /// A file that is UTF-8 already is not copied. Throws `empty`, `binary`, or `encoding` where a forced encoding does
  /// not fit.
  package static func decode(_ file: FileBytes, forced: String? = nil) throws(ReadingFailure) -> DecodedText {
    if let text = unpadded(file) { return try decode(FileBytes(text), forced: forced) }
    defer { file.letGo(0..<file.count) }
    return try unsafe file.withUnsafeBufferPointer { bytes throws(ReadingFailure) in
      var text = try unsafe decode(UnsafeRawBufferPointer(bytes), forced: forced)
      if text.bytes.isEmpty, text.encoding == "UTF-8" { text.bytes = file }
      return text
    }
  }

  /// A text that its bank filled up with NULs to the end of a block; nil for any other. UTF-16 ends in one or two.
  private static func unpadded(_ file: FileBytes) -> [UInt8]? {
    guard file.last == 0, let last = file.lastIndex(where: { $0 != 0 }), file.count - last > 4,
      !file[...last].contains(0)
    else { return nil }
    return Array(file[...last])
  }

  /// The bytes stay empty where the text is the file as it stands.
  private static func decode(
    _ raw: UnsafeRawBufferPointer, forced: String?
  ) throws(ReadingFailure) -> DecodedText {
    guard raw.count > 0 else { throw .empty }
    if let forced { return try unsafe decode(raw, as: forced) }
    if let mark = unsafe ByteOrderMark(raw) { return try unsafe decode(raw, after: mark) }
    if let kind = unsafe BinaryKind(raw) { throw .binary(kind.name, remedy: kind.remedy) }
    if let order = unsafe UTF16.order(of: raw) {
      guard let bytes = unsafe UTF16.decode(raw, order) else { throw .badUTF16 }
      return DecodedText(bytes: bytes, encoding: order.name)
    }
    if unsafe BinaryKind.hasTooManyControls(raw) { throw .unknownBinary }
    return try unsafe decodeUnmarked(raw, hadByteOrderMark: false)
  }

  private static func decodeUnmarked(
    _ raw: UnsafeRawBufferPointer, hadByteOrderMark: Bool
  ) throws(ReadingFailure) -> DecodedText {
    if let bad = unsafe UTF8Check.firstBadByte(in: raw) {
      if unsafe UTF8Check.isNearlyValid(raw) { throw .nearlyUTF8(line: unsafe line(of: bad, in: raw)) }
      var text = unsafe Legacy.decode(raw)
      text.hadByteOrderMark = hadByteOrderMark
      return text
    }
    return unsafe DecodedText(
      bytes: hadByteOrderMark ? Array(raw) : [], encoding: "UTF-8", hadByteOrderMark: hadByteOrderMark)
  }

  private static func decode(
    _ raw: UnsafeRawBufferPointer, after mark: ByteOrderMark
  ) throws(ReadingFailure) -> DecodedText {
    let rest = unsafe UnsafeRawBufferPointer(rebasing: raw[mark.length...])
    guard rest.count > 0 else { throw .empty }
    switch mark {
    case .utf8:
      // Some programs put the mark before a text in another encoding.
      return try unsafe decodeUnmarked(rest, hadByteOrderMark: true)
    case .utf16(let order):
      guard let bytes = unsafe UTF16.decode(rest, order) else { throw .badUTF16 }
      return DecodedText(bytes: bytes, encoding: order.name, hadByteOrderMark: true)
    }
  }

  private static func decode(
    _ raw: UnsafeRawBufferPointer, as name: String
  ) throws(ReadingFailure) -> DecodedText {
    let mark = unsafe ByteOrderMark(raw)
    let isMarked = mark.map { $0.fits(name) } ?? false
    let rest = unsafe UnsafeRawBufferPointer(rebasing: raw[(isMarked ? mark!.length : 0)...])
    guard rest.count > 0 else { throw .empty }
    if name.uppercased() == "UTF-8" {
      if let bad = unsafe UTF8Check.firstBadByte(in: rest) { throw .misfit(name, line: unsafe line(of: bad, in: rest)) }
      return unsafe DecodedText(bytes: isMarked ? Array(rest) : [], encoding: "UTF-8", hadByteOrderMark: isMarked)
    }
    // A slash would let iconv replace characters.
    guard !name.contains("/") else { throw .unknown(encoding: name) }
    switch unsafe Iconv.decode(rest, from: Legacy.converter(for: name)) {
    case .text(let bytes): return DecodedText(bytes: bytes, encoding: name, hadByteOrderMark: isMarked)
    case .bad(let place): throw .misfit(name, line: unsafe line(of: place, in: rest))
    case .unknownEncoding: throw .unknown(encoding: name)
    }
  }

  private static func line(of place: Int, in raw: UnsafeRawBufferPointer) -> Int {
    var line = 1
    for index in 0..<min(place, raw.count) where unsafe raw[index] == UInt8(ascii: "\n") { line += 1 }
    return line
  }
}

/// The bytes that may stand before a text to tell its encoding.
enum ByteOrderMark {
  case utf8
  case utf16(UTF16)

  init?(_ raw: UnsafeRawBufferPointer) {
    if unsafe raw.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
    } else if unsafe raw.starts(with: [0xFF, 0xFE]) {
      self = .utf16(.littleEndian)
    } else if unsafe raw.starts(with: [0xFE, 0xFF]) {
      self = .utf16(.bigEndian)
    } else {
      return nil
    }
  }

  var length: Int {
    switch self {
    case .utf8: 3
    case .utf16: 2
    }
  }

  func fits(_ encoding: String) -> Bool {
    switch self {
    // Some programs put the mark before a text in another encoding.
    case .utf8: !encoding.uppercased().hasPrefix("UTF-16")
    case .utf16(let order): encoding.uppercased() == order.name
    }
  }
}

extension ReadingFailure {
  static var empty: ReadingFailure {
    ReadingFailure(
      code: "empty", message: "the file is empty",
      remedy: "Export the statement again; the download may have been cut short.")
  }

  static func binary(_ kind: String, remedy: String) -> ReadingFailure {
    ReadingFailure(code: "binary", message: "this is \(kind), not text", remedy: remedy)
  }

  static var unknownBinary: ReadingFailure {
    binary("binary data", remedy: "Export the statement as CSV, OFX, QIF, CAMT or MT940.")
  }

  static var badUTF16: ReadingFailure {
    ReadingFailure(
      code: "encoding", message: "the file is UTF-16 with broken characters",
      remedy: "Export the statement again; the download may have been cut short.")
  }

  static func nearlyUTF8(line: Int) -> ReadingFailure {
    ReadingFailure(
      code: "encoding", line: line, message: "the line is not valid UTF-8, though nearly all others are",
      remedy: "Export the statement again, or name its encoding in a layout file (`encoding:`).")
  }

  static func misfit(_ encoding: String, line: Int) -> ReadingFailure {
    ReadingFailure(
      code: "encoding", line: line, message: "the line is not valid \(encoding)",
      remedy: "Leave `encoding:` out of the layout and let the file decide, or name the right one.")
  }

  static func unknown(encoding: String) -> ReadingFailure {
    ReadingFailure(
      code: "encoding", message: "no encoding is called '\(encoding)'",
      remedy: "Use a name like UTF-8, windows-1252 or Shift_JIS; 'iconv -l' lists them all.")
  }
}
