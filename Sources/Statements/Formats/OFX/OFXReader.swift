import Values

/// Reads OFX 1 (SGML, leaves without end tags), OFX 2 (XML), QFX and QBO, tag by tag.
///
/// A physical record is one transaction element, from its start tag to behind its end tag (`STMTTRN`, `STMTTRNP`, an
/// `INVBANKTRAN` around one, or an investment transaction such as `BUYSTOCK`). What stands before the first is one
/// `header` record, so is anything but blanks between two of them, and what follows the last is the `footer`.
///
/// Amounts are from the owner's point of view already. An AVAILBAL holds credit lines and reservations, so it is
/// taken only from a bank account that states no LEDGERBAL. The CURRATE of an ORIGCURRENCY is rounded, and banks
/// disagree on its direction: no original amount is computed from it.
struct OFXReader: FormatReader {
  var markup: MarkupReader
  var writer: DraftWriter
  let hints: ReadingHints
  /// The fields of the transaction being read.
  var fields = FieldBuffer(fields: OFXTag.allCases.count)
  /// The fields of the statement, and of the balance in it, being read.
  var outer = FieldBuffer(fields: OFXTag.allCases.count)
  var description = DescriptionParts()
  /// Tags that occurred in transactions.
  var seen = Array(repeating: false, count: OFXTag.allCases.count)
  var signs = WrittenSigns()
  /// What the bank replaces or takes back.
  var corrections: [OFXCorrection] = []

  private var leaf: OFXTag?
  private var record: (tag: OFXTag, start: Int, line: UInt32)?
  /// The aggregate inside a transaction or a statement that changes what its leaves mean.
  private var inside: OFXTag?
  private var insideLine: UInt32 = 0
  private(set) var isCard = false
  private var statementCount = 0
  private var isClosed = false
  private var failure = ""

  init(text: [UInt8], hints: ReadingHints) {
    markup = MarkupReader(text)
    writer = DraftWriter(text)
    self.hints = hints
  }

  mutating func read(encoding: String) throws(ReadingFailure) -> Reading {
    reading: while true {
      switch markup.next() {
      case .open(let name, _): open(OFXTag.named(markup.text, name))
      case .close(let name): close(OFXTag.named(markup.text, name))
      case .text(let range): take(range, references: true)
      case .verbatim(let range): take(range, references: false)
      case .end: break reading
      }
    }
    endOfFile()
    guard statementCount > 0 || writer.count > 0 else { throw noStatement() }
    return finished(encoding: encoding)
  }

  private mutating func open(_ tag: OFXTag?) {
    leaf = nil
    guard let tag else { return }
    if !tag.isAggregate {
      leaf = tag
      return
    }
    switch tag {
    case .ofx: isClosed = false
    case .stmttrn where record?.tag == .invbanktran: break
    case .stmttrn, .stmttrnp, .invbanktran: begin(tag)
    case .payee, .bankacctto, .ccacctto, .currency, .origcurrency:
      if record != nil { inside = tag }
    case .stmtrs, .ccstmtrs, .invstmtrs: beginStatement(tag)
    case .bankacctfrom, .ccacctfrom, .invacctfrom, .ledgerbal, .availbal, .status: enter(tag)
    case .banktranlist, .banktranlistp, .invtranlist:
      openAccount()
      isPendingList = tag == .banktranlistp
    default: if tag.investment != nil { begin(tag) }
    }
  }

  private mutating func close(_ tag: OFXTag?) {
    leaf = nil
    guard let tag else { return }
    if tag == inside {
      leave()
    } else if tag == record?.tag {
      end(at: markup.position)
    } else if [.banktranlist, .banktranlistp, .invtranlist, .stmtrs, .ccstmtrs, .invstmtrs].contains(tag) {
      end(at: markup.start)
      openAccount()
      isPendingList = false
    } else if tag == .ofx {
      isClosed = true
    }
  }

  private mutating func take(_ range: Range<Int>, references: Bool) {
    guard let leaf else { return }
    if record == nil {
      outer.append(markup.text, range, references: references, to: leaf.field)
    } else if let tag = meaning(of: leaf) {
      fields.append(markup.text, range, references: references, to: tag.field)
    }
  }

  /// What a leaf of a transaction means where it stands.
  private func meaning(of leaf: OFXTag) -> OFXTag? {
    switch inside {
    case .payee: leaf == .name ? .payeename : nil
    case .bankacctto, .ccacctto: leaf == .acctid ? .counteraccount : nil
    case .currency: leaf == .cursym ? .cursym : nil
    case .origcurrency: nil
    default: leaf
    }
  }

  // MARK: Statements

  private mutating func beginStatement(_ tag: OFXTag) {
    end(at: markup.start)
    statementCount += 1
    isCard = tag == .ccstmtrs
    isPendingList = false
    isAccountOpen = false
    hasLedgerBalance = false
    outer.clear()
    inside = nil
  }

  private var isAccountOpen = false
  /// Whether the list that is open holds what is not booked yet.
  private(set) var isPendingList = false
  private var hasLedgerBalance = false

  /// Opens the statement in the writer once its account and currency are known.
  private mutating func openAccount() {
    guard statementCount > 0, !isAccountOpen else { return }
    isAccountOpen = true
    writer.beginStatement(account: accountName(), currency: Currency(outerText(.curdef)))
  }

  /// The account's number; behind it the kind where the file gives two kinds of account one number.
  private mutating func accountName() -> String {
    let number = outerText(.acctid)
    let kind = outerText(.accttype)
    guard !number.isEmpty, let first = kinds[number] else {
      kinds[number] = kind
      return number
    }
    return first == kind ? number : number + "/" + kind
  }

  /// The kind of account under which each number occurred first.
  private var kinds: [String: String] = [:]

  private func outerText(_ tag: OFXTag) -> String {
    String(decoding: outer.bytes[outer[tag.field]], as: UTF8.self)
  }

  /// An aggregate outside transactions: an account, a balance, or the bank's answer.
  private mutating func enter(_ tag: OFXTag) {
    guard record == nil else { return }
    if inside != nil { leave() }
    inside = tag
    if tag == .ledgerbal || tag == .availbal {
      openAccount()
      outer.clear()
      insideLine = writer.line(at: markup.start)
    } else if tag == .status {
      outer.clear()
    }
  }

  private mutating func leave() {
    defer { inside = nil }
    guard record == nil else { return }
    switch inside {
    case .ledgerbal:
      hasLedgerBalance = addBalance()
    case .availbal where !hasLedgerBalance && !isCard: _ = addBalance()
    case .status where outer.bytes.matches(outer[OFXTag.severity.field], "ERROR"):
      failure = "status \(outerText(.code)) \(outerText(.message))"
    default: break
    }
  }

  private mutating func addBalance() -> Bool {
    guard let amount = writer.amount(outer.bytes, outer[OFXTag.balamt.field]) else {
      writer.noteUnreadableBalance(line: insideLine)
      return false
    }
    let day = WrittenDay.full(outer.bytes, outer[OFXTag.dtasof.field])
    writer.add(WrittenBalance(kind: .closing, day: day, amount: amount, line: insideLine))
    return true
  }

  // MARK: Transactions

  private mutating func begin(_ tag: OFXTag) {
    end(at: markup.start)
    if inside != nil { leave() }
    openAccount()
    record = (tag, markup.start, writer.beginRecord(at: markup.start))
    fields.clear()
  }

  private mutating func end(at place: Int) {
    guard let record else { return }
    let range = record.start..<place
    switch transaction(record.tag, at: range, line: record.line) {
    case .row(let row):
      signs.note(row, direction(of: record.tag), isCard: isCard || hints.kind == "card")
      writer.append(row)
    case .aside(let disposition, let reason):
      writer.set(aside: range, line: record.line, as: disposition, because: reason)
    case nil: break
    }
    writer.endRecord(at: place)
    self.record = nil
    inside = nil
  }

  private mutating func endOfFile() {
    let text = markup.text
    if let record {
      writer.set(
        aside: record.start..<text.count, line: record.line, as: .rejected,
        because: "the file ends inside this transaction; it may be cut short")
      writer.endRecord(at: text.count)
      self.record = nil
    }
    openAccount()
    writer.endRecords()
    if !isClosed { writer.noteCutShort(missing: "</OFX>") }
  }

  private func noStatement() -> ReadingFailure {
    ReadingFailure(
      code: "no-transactions",
      message: failure.isEmpty
        ? "the file holds no statement" : "the file holds an error of the bank instead of a statement: \(failure)",
      remedy: "Download the statement again; nothing of this file was read.")
  }

  private mutating func finished(encoding: String) -> Reading {
    let columns = OFXTag.columns.filter { seen[$0.tag.field] }.map {
      Layout.Column(name: String(describing: $0.tag).uppercased(), role: $0.role)
    }
    let layout = Layout(encoding: encoding, dateFormat: "YYYYMMDD", columns: columns)
    settleCorrections()
    return writer.finish(format: "ofx", layout: layout, hints: hints, signs: signs)
  }
}
