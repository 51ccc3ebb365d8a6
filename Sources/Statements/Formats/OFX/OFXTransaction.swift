import Values

/// What became of a record: a row, or one set aside with its reason.
enum WrittenRecord {
  case row(WrittenRow)
  case aside(Disposition, String)
}

/// A transaction that replaces another, or takes it back.
struct OFXCorrection {
  struct Key: Hashable {
    /// How many statements the file had up to here; one that is nowhere opened is the first.
    var statement: Int
    var id: TextID
  }

  var key: Key
  /// That which it is itself, or would be: it corrects one before it.
  var row: Int
  var isDeletion: Bool
  var line: UInt32
  var place: Range<Int>
}

extension OFXReader {
  /// The transaction whose fields were just read; nil where it only takes back another.
  mutating func transaction(_ tag: OFXTag, at place: Range<Int>, line: UInt32) -> WrittenRecord? {
    if tag.investment == .securitiesOnly {
      return .aside(.ignored, "\(String(describing: tag).uppercased()) moves securities, not money")
    }
    let isInvestment = tag.investment == .cash
    let dayTags: [OFXTag] =
      isInvestment ? [.dttrade, .dtsettle] : tag == .stmttrnp ? [.dttran, .dtposted] : [.dtposted]
    // Some banks leave the day of booking empty or zero, and give only the day on which the owner acted.
    guard let dayTag = first(of: dayTags.filter(isDate)) ?? first(of: [.dtuser, .dtavail].filter(isDate)) else {
      return .aside(.rejected, "the transaction has no date (\(names(dayTags)))")
    }
    guard let day = WrittenDay.full(fields.bytes, fields[dayTag.field]) else {
      return .aside(.rejected, "'\(fieldText(dayTag))' in \(names([dayTag])) is no date")
    }
    let amountTag = isInvestment ? OFXTag.total : .trnamt
    guard first(of: [amountTag]) != nil else {
      return .aside(.rejected, "the transaction has no amount (\(names([amountTag])))")
    }
    guard let amount = writer.amount(fields.bytes, fields[amountTag.field]) else {
      return .aside(.rejected, "'\(fieldText(amountTag))' in \(names([amountTag])) is no amount")
    }
    if corrects(at: place, line: line) { return nil }
    var row = WrittenRow(line: line, place: place, day: day, amount: amount)
    row.isPending = tag == .stmttrnp || isPendingList || fields.bytes.matches(fields[OFXTag.trntype.field], "HOLD")
    row.valueDay = first(of: [.dtavail, .dtsettle]).flatMap { WrittenDay.full(fields.bytes, fields[$0.field]) }
    fillTexts(&row, tag: tag)
    row.currency = ownCurrency()
    fields.noteUsed(in: &seen)
    return .row(row)
  }

  /// Whether the record only takes back a transaction; one that replaces another is a row itself.
  private mutating func corrects(at place: Range<Int>, line: UInt32) -> Bool {
    let isDeletion = fields.bytes.matches(fields[OFXTag.correctaction.field], "DELETE")
    guard isDeletion || fields.bytes.matches(fields[OFXTag.correctaction.field], "REPLACE") else { return false }
    let id = writer.drafts.texts.intern(fields.bytes, fields[OFXTag.correctfitid.field])
    corrections.append(
      OFXCorrection(
        key: OFXCorrection.Key(statement: max(1, writer.statements.count), id: id), row: writer.count,
        isDeletion: isDeletion,
        line: line, place: place))
    return isDeletion
  }

  /// Leaves out the transactions that the bank replaces or takes back in the same statement. What it takes back may
  /// also be in a file before this one: then it waits.
  mutating func settleCorrections() {
    guard !corrections.isEmpty else { return }
    var rows: [OFXCorrection.Key: Int] = [:]
    for index in writer.statements.indices {
      for row in writer.rows(of: index) where row < writer.drafts.references.count {
        let key = OFXCorrection.Key(statement: index + 1, id: writer.drafts.references[row])
        if key.id != 0, rows[key] == nil { rows[key] = row }
      }
    }
    var gone: [(row: Int, reason: String)] = []
    for correction in corrections {
      if let row = rows[correction.key], row < correction.row {
        rows[correction.key] = nil
        gone.append(
          (row, "the bank \(correction.isDeletion ? "takes it back" : "replaces it") on line \(correction.line)"))
        guard correction.isDeletion else { continue }
        writer.set(
          aside: correction.place, line: correction.line, as: .ignored,
          because: "takes back a transaction above (CORRECTACTION DELETE)")
      } else if correction.isDeletion {
        writer.set(
          aside: correction.place, line: correction.line, as: .rejected,
          because: "the bank takes back an earlier transaction here (CORRECTACTION DELETE)")
      }
    }
    writer.leaveOut(gone)
  }

  /// What a TRNTYPE says, or the kind of an investment transaction. POS, ATM, XFER, PAYMENT and INT may go either way,
  /// as the standard has it or as cards use them.
  func direction(of tag: OFXTag) -> WrittenSigns.Direction {
    guard tag.investment == nil else { return tag.direction }
    func isType(_ name: StaticString) -> Bool { fields.bytes.matches(fields[OFXTag.trntype.field], name) }
    if isType("DEBIT") || isType("OUT") { return .out }
    if isType("CREDIT") || isType("IN") { return .into }
    let mostlyOut: [StaticString] = ["FEE", "SRVCHG", "CHECK", "CASH", "DIRECTDEBIT", "REPEATPMT"]
    return mostlyOut.contains(where: isType) ? .mostlyOut : .open
  }

  private mutating func fillTexts(_ row: inout WrittenRow, tag: OFXTag) {
    let type = fields[OFXTag.trntype.field]
    row.type =
      tag.investment != nil
      ? writer.drafts.texts.intern(String(describing: tag).uppercased())
      : writer.drafts.texts.intern(fields.bytes, type)
    let id = fields[OFXTag.fitid.field]
    if fields.bytes[id].contains(where: { $0 != UInt8(ascii: "0") }) {
      row.reference = writer.drafts.texts.intern(fields.bytes, id)
    }
    row.counterparty = writer.drafts.texts.intern(fields.bytes, fields[OFXTag.payeename.field])
    row.counterAccount = writer.drafts.texts.intern(fields.bytes, fields[OFXTag.counteraccount.field])
    description.clear()
    for part in [OFXTag.name, .extdname, .payeename, .memo] { description.add(fields.bytes, fields[part.field]) }
    row.description = writer.drafts.texts.intern(description.bytes, 0..<description.bytes.count)
  }

  /// The currency of a CURRENCY aggregate, in which the amount is then written, where it is not the statement's.
  private func ownCurrency() -> Currency? {
    let code = fields[OFXTag.cursym.field]
    guard code.count == 3, let currency = Currency(String(decoding: fields.bytes[code], as: UTF8.self)) else {
      return nil
    }
    return currency == writer.statements.last?.currency ? nil : currency
  }

  /// Whether the field is more than zeros.
  private func isDate(_ tag: OFXTag) -> Bool {
    fields.bytes[fields[tag.field]].contains { $0 != UInt8(ascii: "0") }
  }

  private func first(of tags: [OFXTag]) -> OFXTag? {
    tags.first { !fields[$0.field].isEmpty }
  }

  private func fieldText(_ tag: OFXTag) -> String {
    String(decoding: fields.bytes[fields[tag.field]].prefix(40), as: UTF8.self)
  }

  private func names(_ tags: [OFXTag]) -> String {
    tags.map { String(describing: $0).uppercased() }.joined(separator: " or ")
  }
}
