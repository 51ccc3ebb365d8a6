package import Lexicon

/// How a bank's export is to be read, as a person declared it: what is given here is not inferred.
package struct DeclaredLayout: Codable, Equatable, Sendable {
  /// What must hold of a file for it to be read so. Without anything, only an account's `layout:` picks the layout.
  package struct Match: Codable, Equatable, Sendable {
    /// Words that the header has, in any order.
    package var header: [String] = []
    /// A glob over file names.
    package var file: String?
    /// The name of an account.
    package var account: String?

    package init(header: [String] = [], file: String? = nil, account: String? = nil) {
      self.header = header
      self.file = file
      self.account = account
    }
  }

  package struct Column: Codable, Equatable, Sendable {
    /// The header's word, or `column N` from 1.
    package var name: String
    package var role: HeaderRole

    package init(name: String, role: HeaderRole) {
      self.name = name
      self.role = role
    }
  }

  package var name: String
  package var match = Match()
  package var encoding: String?
  /// One ASCII character; `TAB` for a tab.
  package var delimiter: String?
  /// Physical line of the header, the last one where it takes several; 0 where the file has none.
  package var headerLine: Int?
  /// `dmy`, `mdy`, `ymd` or `ydm`.
  package var dateOrder: String?
  /// `.` or `,`.
  package var decimalMark: String?
  /// `as-written`, `inverted` or `by-words`.
  package var sign: String?
  /// The columns that make the description, in that order; empty leaves them to `columns`.
  package var description: [String] = []
  package var columns: [Column] = []

  package init(name: String) { self.name = name }
}

extension HeaderRole: Codable {}

extension DeclaredLayout {
  var delimiterByte: UInt8? { delimiter.flatMap(Dialect.delimiter(named:)) }

  /// The facts that are given, by the words of layout files.
  package var facts: [String] {
    let given: [(String, Bool)] = [
      ("encoding", encoding != nil), ("delimiter", delimiter != nil), ("header_line", headerLine != nil),
      ("date_order", dateOrder != nil), ("decimal_mark", decimalMark != nil), ("sign", sign != nil),
      ("description", !description.isEmpty), ("columns", !columns.isEmpty),
    ]
    return given.filter(\.1).map(\.0)
  }

  /// The columns of that name, from 0: by the header's word, else by `column N`.
  static func places(of name: String, in names: [String]) -> [Int] {
    let named = names.indices.filter { names[$0] == name }
    if !named.isEmpty { return named }
    guard name.hasPrefix("column "), let number = Int(name.dropFirst(7)), names.indices.contains(number - 1) else {
      return []
    }
    return [number - 1]
  }

  /// What is declared of the columns of a table; names that it does not have are left out.
  func roles(in names: [String]) -> DeclaredRoles {
    var declared = DeclaredRoles()
    func column(_ name: String) -> Int? {
      let places = DeclaredLayout.places(of: name, in: names)
      return places.count == 1 ? places[0] : nil
    }
    for (name, role) in columns.map({ ($0.name, $0.role) }) {
      guard let column = column(name) else { continue }
      declared.roles[column] = role
      declared.order.append(column)
    }
    declared.description = description.compactMap(column)
    return declared
  }
}

extension ReadingHints {
  /// The hints with the declared facts in the place of answers: a declaration goes before what was answered.
  var withDeclaredFacts: ReadingHints {
    guard let declared else { return self }
    var hints = self
    let facts = [
      "encoding": declared.encoding, "date_order": declared.dateOrder, "decimal_mark": declared.decimalMark,
      "sign": declared.sign,
    ]
    for (code, fact) in facts { hints.answers[code] = fact ?? hints.answers[code] }
    if declared.columns.contains(where: { DeclaredRoles.amounts.contains($0.role) }) { hints.answers["columns"] = nil }
    return hints
  }
}
