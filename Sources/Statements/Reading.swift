package import Values

/// A statement file, read: the drafts, how they were understood, and what the file leaves open.
package struct Reading: Sendable {
  /// `csv`, or the name of one of `OtherFormats`.
  package var format: String
  /// Facts for people and programs; see `Layout`.
  package var layout: Layout
  package var drafts: Drafts
  /// What the file does not decide. While there is one, nothing of the file may be imported.
  package var questions: [Question]
  package var proof: Proof

  package init(format: String, layout: Layout, drafts: Drafts, questions: [Question], proof: Proof) {
    self.format = format
    self.layout = layout
    self.drafts = drafts
    self.questions = questions
    self.proof = proof
  }
}

/// What shows that the interpretation is right.
package enum Proof: String, Sendable {
  /// The running balance holds over every row.
  case balances
  /// Stated totals, or the opening and closing balances, agree with the rows.
  case totals
  case none
}

/// Something that the file does not decide; it is asked once and the answer is remembered for the account.
package struct Question: Equatable, Sendable {
  package struct Option: Equatable, Sendable {
    /// What `ReadingHints.answers` holds once this option is chosen: `dmy`.
    package var value: String
    /// What it would mean, for people: `day first: 2025-04-03 to 2025-11-04`.
    package var label: ValueText

    package init(value: String, label: ValueText) {
      self.value = value
      self.label = label
    }
  }
  /// `date_order`, `sign`, `decimal_mark`, `encoding`, `columns` ...
  package var code: String
  package var message: ValueText
  package var options: [Option]
  /// What was answered before and what speaks against it, where the question is asked anew.
  package var contradiction: String?

  package init(code: String, message: ValueText, options: [Option]) {
    self.code = code
    self.message = message
    self.options = options
  }
}

/// What is known about a file before it is read: from `daybook.yaml`, from the account, from answered questions.
package struct ReadingHints: Sendable {
  /// The account's currency; gives amounts their decimals where the file states no currency.
  package var currency: Currency?
  /// `as-written` or `inverted`; nil leaves it to the file.
  package var sign: String?
  /// What is declared of the account: `checking`, `savings`, `card`, `cash`, `loan`, `investment`.
  package var kind: String?
  /// `dmy`, `mdy` or `ymd`; nil leaves it to the file.
  package var dateOrder: String?
  /// Answered questions: code to option value.
  package var answers: [String: String]
  /// What a person declared of files like this one; it goes before everything else.
  package var declared: DeclaredLayout?

  package init(
    currency: Currency? = nil, sign: String? = nil, kind: String? = nil, dateOrder: String? = nil,
    answers: [String: String] = [:], declared: DeclaredLayout? = nil
  ) {
    self.currency = currency
    self.sign = sign
    self.kind = kind
    self.dateOrder = dateOrder
    self.answers = answers
    self.declared = declared
  }
}
