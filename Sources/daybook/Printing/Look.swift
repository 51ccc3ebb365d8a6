import Values
import Workspace

/// How values are shown to people: in which style, to which width.
struct Look {
  var style = ValueStyle()
  /// Columns of the terminal; nil where there is none, and texts have the room that they need.
  var terminal: Int?

  /// Of what has no values that a person might want otherwise.
  static var plain: Look { Look(nil) }

  /// Columns of the terminal, or those that most have: for pictures.
  var width: Int { terminal ?? 80 }

  /// `2025-01-25 to 2025-02-24`.
  func days(_ span: ClosedRange<Day>) -> String {
    span.lowerBound == span.upperBound
      ? style.day(span.lowerBound) : "\(style.day(span.lowerBound)) to \(style.day(span.upperBound))"
  }

  /// Rows with values as programs read them.
  func table(_ columns: [Column], _ rows: [[String]]) -> String {
    TextTable.text(columns, rows.map { style.shown($0, columns) }, width: terminal)
  }
}

extension Look {
  /// As daybook.yaml wants it, on the terminal that there is; without one as most do.
  init(_ configuration: Configuration?) {
    self.init(style: configuration?.style ?? ValueStyle(), terminal: Output.terminal?.width)
  }
}

extension WorkingFolder {
  var look: Look { Look(configuration) }
}
