import Workspace

/// A column of a list: its name in every output, what it holds, and how much of it people see.
struct Column {
  enum Kind {
    case text
    /// A whole number; a number in JSON.
    case number
    /// Money: a decimal string, also in JSON.
    case amount
    /// A day: its ISO form but for people.
    case day
    /// `yes` or `no`; true or false in JSON.
    case flag
  }
  enum Shown {
    case whole
    /// Cut at its end where a terminal is narrow, but not to less than so many columns.
    case cut(Int)
    /// A path by its last part, and cut as other texts.
    case fileName(Int)
    /// Only for programs.
    case never
  }
  var name: String
  var kind: Kind
  var shown: Shown
  /// Where a terminal has no room for all columns, those that have a rank are left out, the lowest first.
  var spare: Int?

  init(_ name: String, _ kind: Kind = .text, _ shown: Shown = .whole, spare: Int? = nil) {
    self.name = name
    self.kind = kind
    self.shown = shown
    self.spare = spare
  }

  var isRightAligned: Bool { kind == .number || kind == .amount }
}

/// Something that a command lists: a row of a table for people, a CSV record, a JSON object.
protocol Listed {
  static var columns: [Column] { get }
  /// What people read where there is nothing to list.
  static var none: String { get }
  /// In the order of `columns`.
  var fields: [String] { get }
  /// The same as people see them.
  func shown(_ style: ValueStyle) -> [String]
  /// One JSON object on one line.
  func json() throws -> String
}

extension Listed {
  func shown(_ style: ValueStyle) -> [String] { style.shown(fields, Self.columns) }

  func json() throws -> String { JSON.object(Self.columns, fields) }
}

extension ValueStyle {
  /// Days and amounts as people see them.
  func shown(_ fields: [String], _ columns: [Column]) -> [String] {
    zip(fields, columns).map { field, column in
      switch column.kind {
      case .amount: number(field)
      case .day: day(field)
      case .text, .number, .flag: field
      }
    }
  }
}
