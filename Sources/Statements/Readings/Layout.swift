package import Values

/// How a bank's export is to be read: the facts that inference found, or that a person declared.
package struct Layout: Equatable, Sendable {
  package struct Column: Equatable, Sendable {
    /// The header's word for the column; `column N` where the file has no header.
    package var name: String
    /// What the column holds; `ignored` where nothing is taken from it.
    package var role: String

    package init(name: String, role: String) {
      self.name = name
      self.role = role
    }
  }
  package var encoding = "UTF-8"
  /// One character; `TAB` for a tab; empty where the format has none.
  package var delimiter = ","
  /// The rows were those of a table in a web page or a workbook as XML.
  package var isPage = false
  /// Physical line of the header, from 1; nil without one.
  package var headerLine: Int?
  /// `DD/MM/YYYY` and the like.
  package var dateFormat = ""
  /// `.`, `,` or empty where no amount has decimals.
  package var decimalMark = ""
  package var columns: [Column] = []
  /// Account numbers and IBANs that the preamble or a column names, without blanks.
  package var accountNumbers: [String] = []
  /// IBANs that stand in a sentence above the rows: perhaps of whoever pays.
  package var mentionedNumbers: [String] = []
  /// What the file decided of all that files of this shape can leave open, in the words of `ReadingHints.answers`: a
  /// shorter file of the same account may be read like this one.
  package var decided: [String: String] = [:]
  /// Each decided fact with what decided it, for people: ("dates", "DD/MM/YYYY: line 14 has a day of 25").
  package var evidence: [Evidence] = []
  /// The same facts as a person could declare them; nil where the format has no layout.
  package var declaration: DeclaredLayout?

  package struct Evidence: Equatable, Sendable {
    package var fact: String
    package var because: ValueText
    /// By how many bits it was ahead of the next reading; nil where nothing else was left, and for what is no axis.
    package var margin: Int?

    package init(fact: String, because: ValueText, margin: Int? = nil) {
      self.fact = fact
      self.because = because
      self.margin = margin
    }
  }

  package init() {}

  /// That of a format whose fields have names of their own, and no delimiter.
  init(encoding: String, dateFormat: String, columns: [Column]) {
    (self.encoding, self.dateFormat, self.columns) = (encoding, dateFormat, columns)
    delimiter = ""
  }

  mutating func note(_ fact: String, _ because: String, margin: Int? = nil) {
    note(fact, ValueText(because), margin: margin)
  }

  mutating func note(_ fact: String, _ because: ValueText, margin: Int? = nil) {
    evidence.append(Evidence(fact: fact, because: because, margin: margin))
  }
}

extension Layout {
  /// A short text that is the same for every export of the same shape: answers are remembered for account and shape.
  package var shape: String {
    var names = columns.map(\.name).joined(separator: "\u{1f}") + "\u{1e}" + delimiter + "\u{1e}"
    names += headerLine == nil ? dateFormat : ""
    let hash = names.withUTF8 { unsafe TextHash($0).value }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
