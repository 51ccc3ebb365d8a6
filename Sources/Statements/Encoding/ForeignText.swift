import Values

/// Knows texts that banks and programs serve in the place of a statement: web pages, workbooks and other data as XML,
/// JSON.
enum ForeignText {
  /// Why the text is no statement; nil where it is none of these.
  static func failure(_ text: FileBytes) -> ReadingFailure? {
    let whole = text.trimmed(0..<text.count)
    guard let first = text[whole].first else { return nil }
    switch first {
    case UInt8(ascii: "<"):
      return markup(Array(text[whole].prefix(looked)), isClosed: text[whole].last == UInt8(ascii: ">"))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return isJSON(text, whole) ? json : beginsAsJSON(text, whole) ? cutJSON : nil
    default: return nil
    }
  }

  /// Whether the text is a web page, or XML of any kind.
  static func isMarkup(_ text: FileBytes) -> Bool {
    let whole = text.trimmed(0..<text.count)
    return text[whole].first == UInt8(ascii: "<") && failure(text) != nil
  }

  /// Whether the text is JSON.
  static func isJSON(_ text: FileBytes) -> Bool { isJSON(text, text.trimmed(0..<text.count)) }

  /// Whether the text is a web page or a workbook as XML.
  static func mayHoldTables(_ text: FileBytes) -> Bool {
    let head = Array(text.prefix(looked))
    guard head.begins(at: head.trimmed(0..<head.count).lowerBound, with: "<"), let failure = failure(text) else {
      return false
    }
    return failure.code == page.code || failure.code == workbook.code
  }

  /// `isClosed`: a tag ends the text, as one begins it.
  private static func markup(_ head: [UInt8], isClosed: Bool) -> ReadingFailure? {
    var markup = MarkupReader(head)
    for _ in 0..<40 {
      switch markup.next() {
      case .end: return nil
      case .open(let name, _):
        if head.matches(name, "Workbook") { return workbook }
        if elements.contains(where: { head.matches(name, $0) }) { return page }
        if isClosed || head.begins(at: 0, with: "<?xml") { return xml(String(decoding: head[name], as: UTF8.self)) }
      case .close, .text, .verbatim: continue
      }
    }
    return nil
  }

  /// An object or an array from end to end: behind its bracket stands what JSON has there, and it closes.
  private static func isJSON(_ text: FileBytes, _ whole: Range<Int>) -> Bool {
    guard let bracket = text[whole].first, "{[".utf8.contains(bracket) else { return false }
    let rest = text.trimmed(whole.lowerBound + 1..<whole.upperBound)
    guard let next = text[rest].first, let last = text[rest].last else { return false }
    let begins = bracket == UInt8(ascii: "{") ? "\"}" : "\"{[]"
    return begins.utf8.contains(next) && "}]".utf8.contains(last)
  }

  /// An array of objects, or an object's first name: no other text begins so, whatever it lost at its end.
  private static func beginsAsJSON(_ text: FileBytes, _ whole: Range<Int>) -> Bool {
    let head = text[whole].prefix(looked).filter { !isBlank($0) }
    if head.starts(with: "[{\"".utf8) { return true }
    guard head.starts(with: "{\"".utf8), let end = head.dropFirst(2).firstIndex(of: UInt8(ascii: "\"")) else {
      return false
    }
    return head[end...].starts(with: "\":".utf8)
  }

  private static let looked = 16_384
  private static let elements: [StaticString] = [
    "html", "head", "body", "table", "meta", "title", "style", "script", "div",
  ]

  private static var page: ReadingFailure {
    ReadingFailure(
      code: "web-page", message: "this is a web page (HTML), not a statement",
      remedy: "If it is a login page, download the statement again. If it shows a table of transactions, as some "
        + "banks' .xls do, open it in a spreadsheet and save it as CSV, or let 'prepare:' convert it.")
  }

  private static var workbook: ReadingFailure {
    ReadingFailure(
      code: "binary", message: "this is an Excel workbook as XML, not a statement",
      remedy: "Open it in a spreadsheet and export it as CSV, or let 'prepare:' convert it.")
  }

  private static func xml(_ element: String) -> ReadingFailure {
    ReadingFailure(
      code: "xml", message: "this is XML of '\(element.prefix(40))', neither OFX nor CAMT",
      remedy: "Ask the bank for the statement as CSV, OFX, QIF, CAMT or MT940, or let 'prepare:' convert it.")
  }

  private static var cutJSON: ReadingFailure {
    ReadingFailure(
      code: "json", message: "this is JSON that ends before its brackets close: it was cut short",
      remedy: "Download it again.")
  }

  private static var json: ReadingFailure {
    ReadingFailure(
      code: "json", message: "this is JSON without a list of transactions",
      remedy: "Export the account's transactions as CSV, OFX, QIF, CAMT or MT940, or let 'prepare:' convert it.")
  }
}
