import Values

extension CAMTReader {
  /// The elements from which columns come, and what they hold.
  static let columns: [Layout.Column] = [
    Layout.Column(name: "BookgDt", role: "date"), Layout.Column(name: "Bal Dt", role: "date"),
    Layout.Column(name: "ValDt", role: "valueDate"),
    Layout.Column(name: "Amt", role: "amount"), Layout.Column(name: "CdtDbtInd", role: "sign"),
    Layout.Column(name: "Sts", role: "status"), Layout.Column(name: "AcctSvcrRef", role: "reference"),
    Layout.Column(name: "Nm", role: "counterparty"), Layout.Column(name: "IBAN", role: "counterAccount"),
    Layout.Column(name: "Ustrd", role: "description"), Layout.Column(name: "AddtlTxInf", role: "description"),
    Layout.Column(name: "AddtlNtryInf", role: "description"), Layout.Column(name: "BkTxCd", role: "type"),
    Layout.Column(name: "InstdAmt", role: "originalAmount"),
  ]

  /// The entry whose fields were just read.
  ///
  /// CdtDbtInd alone gives the sign: an entry with RvslInd says there which way the money moves now. Where balances
  /// contradict that, `CAMTSigns` corrects it.
  mutating func entry(at place: Range<Int>, line: UInt32) -> WrittenRecord {
    let status = fieldText(.status)
    if status == "INFO" { return .aside(.ignored, "the entry has the status INFO: it is information, not a booking") }
    guard let isPending = CAMTReader.isPending(status) else {
      return .aside(.rejected, "the entry has the status '\(status)': BOOK, PDNG, FUTR and INFO are known")
    }
    guard has(.amount) else { return .aside(.rejected, "the entry has no amount (Amt)") }
    guard var amount = WrittenAmount(fields.bytes, range(.amount), mark: .point) else {
      return .aside(.rejected, "'\(fieldText(.amount))' in Amt is no amount")
    }
    switch direction() {
    case .some(true): amount.digits = -abs(amount.digits)
    case .some(false): amount.digits = abs(amount.digits)
    case .none:
      return .aside(
        .rejected,
        has(.sign)
          ? "CdtDbtInd '\(fieldText(.sign))' is neither CRDT nor DBIT"
          : "the entry does not say whether money came in or went out (CdtDbtInd)")
    }
    let dayField = first([.bookingDay, .valueDay, .settlementDay])
    let stated = if let dayField { WrittenDay.full(fields.bytes, range(dayField)) } else { balances.onlyDay }
    guard let day = stated else {
      return .aside(
        .rejected,
        dayField.map { "'\(fieldText($0))' is no date" } ?? "the entry has no date (BookgDt or ValDt)")
    }
    if dayField == nil { seen.insert("Bal Dt") } else if day != balances.onlyDay { balances.isOfOneDay = false }
    var row = WrittenRow(line: line, place: place, day: day, amount: amount)
    row.isPending = isPending
    row.valueDay = WrittenDay.full(fields.bytes, range(.valueDay))
    fillTexts(&row)
    fillCurrencies(&row)
    noteColumns()
    return .row(row)
  }

  var isReversal: Bool {
    fields.bytes.matches(range(.reversal), "true") || fields.bytes.matches(range(.reversal), "1")
  }

  /// Whether the amount is written with a minus, which the standard does not have.
  var hasMinus: Bool {
    fields.bytes[range(.amount)].first == UInt8(ascii: "-")
  }

  /// Nil for a status that the standard does not have; an entry without one is booked.
  private static func isPending(_ status: String) -> Bool? {
    switch status {
    case "", "BOOK": false
    case "PDNG", "FUTR": true
    default: nil
    }
  }

  /// Whether money goes out.
  private func direction() -> Bool? {
    let sign = range(.sign)
    if fields.bytes.matches(sign, "DBIT") { return true }
    return fields.bytes.matches(sign, "CRDT") ? false : nil
  }

  private mutating func fillTexts(_ row: inout WrittenRow) {
    let isOut = row.amount.digits < 0
    let toCreditor = isOut != isReversal
    if details <= 1 {
      let name = first(toCreditor ? [.creditor, .debtor] : [.debtor, .creditor])
      row.counterparty = intern(name)
      row.counterAccount = intern(
        name == .creditor || (name == nil && toCreditor) ? .creditorAccount : .debtorAccount)
    }
    row.reference = intern(first(details <= 1 ? [.reference, .detailReference, .transactionID] : [.reference]))
    row.type = type()
    description.clear()
    if details <= 1, let name = first(toCreditor ? [.creditor, .debtor] : [.debtor, .creditor]) {
      description.add(fields.bytes, range(name))
    } else if details > 1 {
      description.add(fields.bytes, range(.note))
    }
    let named = description.bytes.count
    description.add(remittance.bytes, 0..<remittance.bytes.count)
    if details <= 1, description.bytes.count == named {
      if let text = first([.structured, .detailNote, .note]) { description.add(fields.bytes, range(text)) }
    }
    row.description = writer.drafts.texts.intern(description.bytes, 0..<description.bytes.count)
  }

  /// `PMNT/RDDT/ESDD`, or the bank's own code.
  private mutating func type() -> TextID {
    for (parts, own) in [
      ([CAMTField.domain, .family, .subfamily], CAMTField.proprietary),
      ([.detailDomain, .detailFamily, .detailSubfamily], .detailProprietary),
    ] {
      if has(parts[0]) {
        let code = parts.filter { has($0) }.map { Array(fields.bytes[range($0)]) }.joined(separator: [0x2f])
        let bytes = Array(code)
        return writer.drafts.texts.intern(bytes, 0..<bytes.count)
      }
      if has(own) { return intern(own) }
    }
    return 0
  }

  private func fillCurrencies(_ row: inout WrittenRow) {
    let own = entryCurrency()
    if let own, own != writer.statements.last?.currency { row.currency = own }
    let code = String(decoding: fields.bytes[range(.originalCurrency)], as: UTF8.self)
    guard details <= 1, let currency = Currency(code), currency != own,
      let amount = WrittenAmount(fields.bytes, range(.original), mark: .point),
      let minor = amount.scaled(to: currency.exponent)
    else { return }
    row.original = Original(amount: row.amount.digits < 0 ? -minor : minor, currency: currency)
  }

  private mutating func noteColumns() {
    seen.formUnion(["Amt", "CdtDbtInd"])
    let names: [(CAMTField, String)] = [
      (.bookingDay, "BookgDt"), (.valueDay, "ValDt"), (.status, "Sts"), (.reference, "AcctSvcrRef"),
      (.debtor, "Nm"), (.creditor, "Nm"), (.debtorAccount, "IBAN"), (.creditorAccount, "IBAN"),
      (.detailNote, "AddtlTxInf"), (.note, "AddtlNtryInf"), (.domain, "BkTxCd"), (.proprietary, "BkTxCd"),
      (.original, "InstdAmt"),
    ]
    for (field, name) in names where has(field) { seen.insert(name) }
    if !remittance.bytes.isEmpty { seen.insert("Ustrd") }
  }

  private func range(_ field: CAMTField) -> Range<Int> { fields[field.rawValue] }

  private func has(_ field: CAMTField) -> Bool { !range(field).isEmpty }

  private func first(_ candidates: [CAMTField]) -> CAMTField? { candidates.first { has($0) } }

  private mutating func intern(_ field: CAMTField?) -> TextID {
    field.map { writer.drafts.texts.intern(fields.bytes, range($0)) } ?? 0
  }

  private func fieldText(_ field: CAMTField) -> String {
    String(decoding: fields.bytes[range(field)].prefix(40), as: UTF8.self)
  }
}

/// The free text of an entry's details: a part that was said before, as in a batch of like payments, is left out.
///
/// It holds up to 4 kB: the whole of an entry with one payment, the beginnings of a large batch.
struct RemittanceText {
  private(set) var bytes: [UInt8] = []
  private var parts: [Range<Int>] = []
  private static let limit = 4096

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
  }

  mutating func add(_ text: [UInt8], _ range: Range<Int>, references: Bool) {
    guard bytes.count < RemittanceText.limit, parts.count < 64 else { return }
    let end = bytes.count
    if end > 0 { bytes.append(0x20) }
    let start = bytes.count
    MarkupText.append(text, range, references: references, to: &bytes)
    let part = start..<bytes.count
    if parts.contains(where: { bytes[$0] == bytes[part] }) {
      bytes.removeSubrange(end...)
    } else {
      parts.append(part)
    }
  }
}
