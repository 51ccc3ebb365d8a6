/// One exported file of an account, record by record, with what each record is.
struct Statement {
  var name: String
  var account: String
  var records: [Record]
  var encoding = Encoding.utf8
  var lineEnd = "\r\n"

  struct Record {
    /// As written, without its line end; a quoted field may hold line ends of its own.
    var text: String
    var content: Content
    /// The day that the row shows, where it can be read.
    var day: CivilDay?
  }

  enum Content: Equatable {
    case header, preamble, blank, footer, rejected
    /// A face of an event.
    case face(event: Int, face: Int)
  }

  enum Encoding {
    case utf8, utf8WithMark, windows1252
  }

  /// First to last day of the rows that can be read: what the run sorts by.
  var span: (first: CivilDay, last: CivilDay) {
    let days = records.compactMap(\.day)
    return (days.min() ?? Event.forever, days.max() ?? Event.forever)
  }

  /// The physical line on which each record begins, from 1.
  var lines: [Int] {
    var line = 1
    return records.map { record in
      defer { line += record.text.split(separator: "\n", omittingEmptySubsequences: false).count }
      return line
    }
  }

  var bytes: [UInt8] {
    let text = records.map { $0.text + lineEnd }.joined()
    return switch encoding {
    case .utf8: Array(text.utf8)
    case .utf8WithMark: [0xef, 0xbb, 0xbf] + Array(text.utf8)
    case .windows1252: text.unicodeScalars.map { $0 == "€" ? 0x80 : UInt8($0.value) }
    }
  }
}
