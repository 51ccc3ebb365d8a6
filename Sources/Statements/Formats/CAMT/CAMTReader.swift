import Values

/// Reads camt.052, .053 and .054 of every version, with any namespace prefix, element by element.
///
/// A physical record is one `Ntry` element. What stands before the first is one `header` record, so is anything but
/// blanks between two of them (the balances and the head of the next statement), and what follows the last is the
/// `footer`.
///
/// One entry is one draft, also where it holds a batch of details: the entry is what the bank booked, what balances
/// count and what the same account's other exports list; the details explain it.
struct CAMTReader: FormatReader {
  /// The first version of the messages had its number in their names.
  static let messages: [StaticString] = [
    "BkToCstmrStmt", "BkToCstmrAcctRpt", "BkToCstmrDbtCdtNtfctn", "BkToCstmrStmtV01", "BkToCstmrAcctRptV01",
    "BkToCstmrDbtCdtNtfctnV01",
  ]
  /// Elements nested deeper than this are stepped over.
  private static let depthLimit = 64

  var markup: MarkupReader
  var writer: DraftWriter
  let hints: ReadingHints
  var outer = FieldBuffer(fields: CAMTField.allCases.count)
  var fields = FieldBuffer(fields: CAMTField.allCases.count)
  /// What the details say in free text, the parts joined by a blank.
  var remittance = RemittanceText()
  var details = 0
  var description = DescriptionParts()
  var balances = CAMTBalances()
  var seen = Set<String>()
  var signs = CAMTSigns()

  private var path: [CAMTTag] = []
  /// Open elements below the depth limit.
  private var deeper = 0
  private var record: (start: Int, line: UInt32, depth: Int)?
  private var balanceLine: UInt32 = 0
  private var statementCount = 0
  private var isAccountOpen = false

  init(text: [UInt8], hints: ReadingHints) {
    markup = MarkupReader(text)
    writer = DraftWriter(text)
    self.hints = hints
  }

  mutating func read(encoding: String) throws(ReadingFailure) -> Reading {
    reading: while true {
      switch markup.next() {
      case .open(let name, let attributes): open(CAMTTag.named(markup.text, name), attributes)
      case .close(let name): close(CAMTTag.named(markup.text, name))
      case .text(let range): take(range, references: true)
      case .verbatim(let range): take(range, references: false)
      case .end: break reading
      }
    }
    endOfFile()
    guard statementCount > 0 else {
      throw ReadingFailure(
        code: "no-transactions", message: "the file holds no statement, report or notification",
        remedy: "Download the statement again; nothing of this file was read.")
    }
    return finished(encoding: encoding)
  }

  private mutating func open(_ tag: CAMTTag, _ attributes: Range<Int>) {
    guard path.count < CAMTReader.depthLimit, deeper == 0 else {
      deeper += 1
      return
    }
    switch tag {
    case .stmt, .rpt, .ntfctn:
      if record == nil { beginStatement() }
    case .ntry: begin()
    case .txdtls: if record != nil { details += 1 }
    case .bal where record == nil:
      outer.clear(from: .balanceCode, through: .balanceDay)
      balanceLine = writer.line(at: markup.start)
    default: break
    }
    path.append(tag)
    if tag == .amt { takeCurrency(attributes) }
  }

  private mutating func close(_ tag: CAMTTag) {
    if tag == .ntry, record != nil {
      end(at: markup.position, isWhole: true)
    } else if deeper > 0 {
      deeper -= 1
      return
    } else if tag == .bal, record == nil {
      addBalance()
    } else if tag == .stmt || tag == .rpt || tag == .ntfctn {
      if record != nil { end(at: markup.start, isWhole: false) }
      endStatement()
    }
    if !path.isEmpty { path.removeLast() }
  }

  private mutating func take(_ range: Range<Int>, references: Bool) {
    guard deeper == 0, path.count >= 3, !markup.text.trimmed(range).isEmpty else { return }
    if record == nil {
      guard let field = outerField() else { return }
      outer.append(markup.text, range, references: references, to: field.rawValue)
    } else if path.last == .ustrd || path.last == .addtlrmtinf {
      remittance.add(markup.text, markup.text.trimmed(range), references: references)
    } else if let field = path.contains(.txdtls) ? detailField() : entryField() {
      if field.rawValue >= CAMTField.detailReference.rawValue, details > 1 { return }
      fields.append(markup.text, range, references: references, to: field.rawValue)
    }
  }

  /// The tag `steps` above the innermost open element.
  func above(_ steps: Int) -> CAMTTag {
    path.count > steps ? path[path.count - 1 - steps] : .unknown
  }

  private mutating func takeCurrency(_ attributes: Range<Int>) {
    guard let code = markup.text.attribute("Ccy", in: attributes) else { return }
    if record == nil {
      if above(1) == .bal { outer.append(markup.text, code, references: false, to: CAMTField.balanceCurrency.rawValue) }
    } else if above(1) == .ntry {
      fields.append(markup.text, code, references: false, to: CAMTField.currency.rawValue)
    } else if above(1) == .instdamt, details <= 1 {
      fields.append(markup.text, code, references: false, to: CAMTField.originalCurrency.rawValue)
    }
  }

  // MARK: Statements

  private mutating func beginStatement() {
    if isAccountOpen || statementCount > 0 { endStatement() }
    statementCount += 1
    isAccountOpen = false
    outer.clear()
    balances = CAMTBalances()
  }

  /// Opens the statement in the writer at its first entry, or at its end, when its currency is known.
  private mutating func openAccount() {
    guard statementCount > 0, !isAccountOpen else { return }
    isAccountOpen = true
    let account = String(decoding: outer.bytes[outer[CAMTField.account.rawValue]], as: UTF8.self)
    let stated = String(decoding: outer.bytes[outer[CAMTField.accountCurrency.rawValue]], as: UTF8.self)
    writer.beginStatement(account: account, currency: balances.currency ?? Currency(stated) ?? entryCurrency())
  }

  func entryCurrency() -> Currency? {
    Currency(String(decoding: fields.bytes[fields[CAMTField.currency.rawValue]], as: UTF8.self))
  }

  private mutating func endStatement() {
    guard statementCount > 0 else { return }
    openAccount()
    for balance in balances.stated { writer.add(balance) }
    balances = CAMTBalances()
    isAccountOpen = true
  }

  private mutating func addBalance() {
    if !balances.add(outer, line: balanceLine) { writer.noteUnreadableBalance(line: balanceLine) }
  }

  // MARK: Entries

  private mutating func begin() {
    if record != nil { end(at: markup.start, isWhole: false) }
    record = (markup.start, writer.beginRecord(at: markup.start), path.count)
    fields.clear()
    remittance.clear()
    details = 0
  }

  /// Ends the record and, should tags inside it be out of step, finds the way back to where it began.
  private mutating func end(at place: Int, isWhole: Bool) {
    guard let record else { return }
    let range = record.start..<place
    openAccount()
    let result =
      isWhole
      ? entry(at: range, line: record.line)
      : .aside(.rejected, "the entry has no end tag (</Ntry>); the file may be damaged")
    switch result {
    case .row(let row):
      signs.note(row: writer.count, isReversal: isReversal, isSigned: hasMinus)
      writer.append(row)
    case .aside(let disposition, let reason):
      writer.set(aside: range, line: record.line, as: disposition, because: reason)
    }
    writer.endRecord(at: place)
    if path.count > record.depth { path.removeSubrange((record.depth + (isWhole ? 1 : 0))...) }
    deeper = 0
    self.record = nil
  }

  private mutating func endOfFile() {
    let text = markup.text
    if let record {
      openAccount()
      writer.set(
        aside: record.start..<text.count, line: record.line, as: .rejected,
        because: "the file ends inside this entry; it may be cut short")
      writer.endRecord(at: text.count)
      self.record = nil
    }
    if !isAccountOpen || !balances.isEmpty { endStatement() }
    writer.endRecords()
    if statementCount > 0, !path.isEmpty { writer.noteCutShort(missing: "its last end tag") }
  }

  private mutating func finished(encoding: String) -> Reading {
    let layout = Layout(
      encoding: encoding, dateFormat: "YYYY-MM-DD", columns: CAMTReader.columns.filter { seen.contains($0.name) })
    let question = signs.settle(&writer, hints: hints)
    return writer.finish(format: "camt", layout: layout, hints: hints, questions: question.map { [$0] } ?? [])
  }
}
