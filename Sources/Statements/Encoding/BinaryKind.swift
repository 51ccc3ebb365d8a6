/// Files that are no text, known by their first bytes.
enum BinaryKind: CaseIterable {
  case pdf, workbook, oldWorkbook, zip, gzip, png, jpeg, sqlite

  /// Nil where the bytes do not begin as one of these.
  init?(_ raw: UnsafeRawBufferPointer) {
    for kind in BinaryKind.allCases where unsafe raw.starts(with: kind.signature) {
      if kind == .workbook, unsafe !BinaryKind.namesWorkbook(raw) { continue }
      self = kind
      return
    }
    return nil
  }

  private var signature: [UInt8] {
    switch self {
    case .pdf: Array("%PDF-".utf8)
    case .workbook, .zip: [0x50, 0x4B, 0x03, 0x04]
    case .oldWorkbook: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    case .gzip: [0x1F, 0x8B, 0x08]
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .sqlite: Array("SQLite format 3".utf8) + [0]
    }
  }

  var name: String {
    switch self {
    case .pdf: "a PDF"
    case .workbook: "an Excel workbook (XLSX) or the like"
    case .oldWorkbook: "an old Excel workbook (XLS) or Word document"
    case .zip: "a ZIP archive"
    case .gzip: "a gzip archive"
    case .png: "a PNG image"
    case .jpeg: "a JPEG image"
    case .sqlite: "an SQLite database"
    }
  }

  var remedy: String {
    switch self {
    case .workbook, .oldWorkbook: "Open it in a spreadsheet and export it as CSV, or let 'prepare:' convert it."
    case .zip, .gzip: "Unpack it, and import the statements in it."
    case .pdf, .png, .jpeg: "Ask the bank for the statement as CSV, OFX, QIF, CAMT or MT940."
    case .sqlite: "Export its transactions as CSV."
    }
  }

  /// The parts of a workbook have names that begin so.
  private static func namesWorkbook(_ raw: UnsafeRawBufferPointer) -> Bool {
    let parts = ["[Content_Types].xml", "_rels/", "xl/", "docProps/", "mimetype"]
    guard raw.count > 30 else { return false }
    let name = unsafe UnsafeRawBufferPointer(rebasing: raw[30...])
    return parts.contains { part in unsafe name.starts(with: part.utf8) }
  }

  /// Whether a sample holds more NULs and other control characters than a damaged text would.
  static func hasTooManyControls(_ raw: UnsafeRawBufferPointer) -> Bool {
    let sample = min(raw.count, 1 << 16)
    var controls = 0
    for place in 0..<sample where unsafe isControl(raw[place]) { controls += 1 }
    return controls > 2 && controls * 50 > sample
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(9...13).contains(byte) && byte != 0x1A && byte != 0x1B
  }
}
