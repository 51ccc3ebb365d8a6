package import Values

/// A row of a made-up statement.
package struct Row: Hashable {
  package var day: Int32
  package var amount: Int64
  package var text: String
  package var isPending = false
  package var reference = ""
  package var balance = Drafts.noBalance

  package init(
    _ day: Int32, _ amount: Int64, _ text: String, isPending: Bool = false, reference: String = "",
    balance: Int64 = Drafts.noBalance
  ) {
    self.day = day
    self.amount = amount
    self.text = text
    self.isPending = isPending
    self.reference = reference
    self.balance = balance
  }
}

extension Drafts {
  package init(_ rows: [Row], order: RowOrder = .oldestFirst) {
    self.init()
    let hasReferences = rows.contains { $0.reference != "" }
    let hasBalances = rows.contains { $0.balance != Drafts.noBalance }
    for (index, row) in rows.enumerated() {
      lines.append(UInt32(index + 2))
      days.append(row.day)
      amounts.append(row.amount)
      descriptions.append(texts.intern(row.text))
      pending.append(row.isPending)
      if hasReferences { references.append(texts.intern(row.reference)) }
      if hasBalances { balances.append(row.balance) }
    }
    self.order = order
  }
}
