import Budgets
import Values

/// The text of an `assigned.csv` and what its lines say. Commands append to it and rename in it; every other byte
/// stays: comments, blank lines, columns of a person's own, line ends.
struct AssignedFile: Sendable {
  struct Line: Sendable {
    var act: AssignedLine
    /// From 1, and where its bytes begin.
    var number: Int
    var start: Int
    /// The bytes of the category and of the amount, quotes included.
    var category: Range<Int>
    var amount: Range<Int>
    var isCategoryQuoted: Bool
  }

  static let columns = KeptTable.Columns(
    required: ["day", "category", "amount"], optional: ["note"], example: "2025-06-25,Food,600.00,plan")

  let file: String
  let bytes: [UInt8]
  /// The names of the header, lower case; empty where the file has nothing but blanks and comments.
  let header: [String]
  /// Of amounts without a code.
  let currency: Currency?
  /// In the order of the file.
  let lines: [Line]

  /// Where a line says its category.
  func categoryPlace(_ line: Line) -> Place {
    let before = bytes[line.start..<line.category.lowerBound]
    return Place(line: line.number, column: String(decoding: before, as: UTF8.self).count + 1)
  }

  /// The bytes with the acts as lines at the end, as the header orders its columns; columns that are not known stay
  /// empty, and a note is left out where there is no column for it. A file without a header gets one.
  func appending(_ acts: [AssignedLine]) -> [UInt8] {
    guard !acts.isEmpty else { return bytes }
    let lineBreak = bytes.usualLineBreak
    var new = bytes
    if let last = new.last, new.count > new.textStart, last != 10, last != 13 { new += lineBreak }
    if header.isEmpty { new += Array(AssignedFile.columns.all.joined(separator: ",").utf8) + lineBreak }
    for act in acts { new += Array(line(act).utf8) + lineBreak }
    return new
  }

  private func line(_ act: AssignedLine) -> String {
    let exponent = act.currency.exponent
    let code = act.currency == currency ? "" : " " + act.currency.code
    let texts = [
      "day": act.day.description, "category": act.category,
      "amount": Money.text(act.amount, exponent: exponent) + code,
      "note": (act.note ?? "").split(whereSeparator: \.isNewline).joined(separator: " "),
    ]
    let names = header.isEmpty ? AssignedFile.columns.all : header
    return names.map { WrittenText.csv(texts[$0] ?? "", isQuoted: false) }.joined(separator: ",")
  }

  /// The bytes with categories by their new names; lines of merged categories add up by themselves.
  func renaming(_ renames: CategoryRenames) -> [UInt8] {
    bytes.applying(
      lines.compactMap { line in
        let new = renames.renamed(line.act.category)
        guard new != line.act.category else { return nil }
        let text = WrittenText.csv(new, isQuoted: line.isCategoryQuoted)
        return ByteEdit(range: line.category, new: Array(text.utf8))
      })
  }
}
