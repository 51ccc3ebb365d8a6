import Values

/// Which currencies the rows of a file are in, and how many decimals the columns of amounts need for them.
struct CurrencyPlan {
  /// The currencies that the file states, or the account's where it states none; in order of appearance.
  private(set) var found: [Currency] = []
  /// The currency of every row; nil where rows differ or nobody says.
  let only: Currency?
  let exponent: Int
  private let fallback: Currency?

  init(_ writer: DraftWriter, hints: ReadingHints) {
    var hasUnstated = writer.statements.isEmpty
    var known: Set<Currency> = []
    for statement in writer.statements {
      if let currency = statement.currency, known.insert(currency).inserted { found.append(currency) }
      if statement.currency == nil { hasUnstated = true }
    }
    for override in writer.rowCurrencies where known.insert(override.currency).inserted {
      found.append(override.currency)
    }
    fallback = found.isEmpty ? hints.currency : nil
    if let fallback { found = [fallback] }
    only = found.count == 1 && (!hasUnstated || fallback != nil) ? found[0] : nil
    var exponent = found.map(\.exponent).max() ?? 0
    if found.isEmpty || (hasUnstated && fallback == nil) {
      let shown = writer.decimals.max().map { Int($0) } ?? 0
      exponent = max(exponent, 2, min(shown, 4))
    }
    self.exponent = exponent
  }

  /// Goes through the rows from first to last and knows the currency of each.
  func walk(_ writer: DraftWriter) -> Walk {
    Walk(plan: self, statements: writer.statements, overrides: writer.rowCurrencies)
  }

  struct Walk {
    private let plan: CurrencyPlan
    private let statements: [WrittenStatement]
    private let overrides: [(row: Int, currency: Currency)]
    private var statement = 0
    private var override = 0
    private var last: (currency: Currency, exponent: Int)?

    fileprivate init(
      plan: CurrencyPlan, statements: [WrittenStatement], overrides: [(row: Int, currency: Currency)]
    ) {
      self.plan = plan
      self.statements = statements
      self.overrides = overrides
    }

    /// Rows must be asked for in ascending order.
    mutating func currency(of row: Int) -> Currency? {
      while override < overrides.count, overrides[override].row < row { override += 1 }
      if override < overrides.count, overrides[override].row == row { return overrides[override].currency }
      while statement + 1 < statements.count, statements[statement + 1].firstRow <= row { statement += 1 }
      return statement < statements.count ? statements[statement].currency ?? plan.fallback : plan.fallback
    }

    mutating func exponent(of row: Int) -> Int {
      guard let currency = currency(of: row) else { return plan.exponent }
      if let last, last.currency == currency { return last.exponent }
      let exponent = currency.exponent
      last = (currency, exponent)
      return exponent
    }
  }
}
