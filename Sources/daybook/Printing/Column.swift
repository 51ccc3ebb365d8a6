/// A column of a list: its name in every output, what it holds, and how much of it people see.
struct Column {
  enum Kind {
    case text
    /// A whole number; a number in JSON.
    case number
    /// Money: a decimal string, also in JSON.
    case amount
    /// `yes` or `no`; true or false in JSON.
    case flag
  }
  enum Shown {
    case whole
    case clipped(Int)
    /// A path by its last part.
    case fileName
    /// Only for programs.
    case never
  }
  var name: String
  var kind: Kind
  var shown: Shown

  init(_ name: String, _ kind: Kind = .text, _ shown: Shown = .whole) {
    self.name = name
    self.kind = kind
    self.shown = shown
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
  var shown: [String] { get }
  /// One JSON object on one line.
  func json() throws -> String
}

extension Listed {
  var shown: [String] { fields }

  func json() throws -> String { JSON.object(Self.columns, fields) }
}
