import Values

/// Knows texts in markup that banks serve in the place of a statement, or call a statement: web pages, workbooks as XML.
enum WebPage {
  /// Why the text is no statement; nil where it is neither.
  static func failure(_ text: [UInt8]) -> ReadingFailure? {
    let head = Array(text.prefix(looked))
    guard let start = head.first(where: { $0 > 0x20 }), start == UInt8(ascii: "<") else { return nil }
    var markup = MarkupReader(head)
    for _ in 0..<40 {
      switch markup.next() {
      case .end: return nil
      case .open(let name, _):
        if head.matches(name, "Workbook") { return workbook }
        if elements.contains(where: { head.matches(name, $0) }) { return page }
      case .close, .text, .verbatim: continue
      }
    }
    return nil
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
}
