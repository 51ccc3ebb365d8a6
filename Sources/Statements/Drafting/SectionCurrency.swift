import Values

/// The currency of the rows behind lines that name it, where these begin a part of the statement: they name an account
/// too, or the header comes again.
struct SectionCurrency {
  /// That of the rows to come; nil as long as no part named another than that of the whole statement.
  private(set) var currency: Currency?
  private var named: Currency?
  private var hasAccount = false

  /// What a line between the rows states.
  mutating func note(_ facts: PreambleFacts) {
    named = named ?? facts.currency
    hasAccount = hasAccount || !facts.accountNumbers.isEmpty
  }

  /// A row has come. `usual`: the currency of the whole statement.
  mutating func begin(isHeaded: Bool, usual: Currency?) {
    if let named, isHeaded || hasAccount, named != currency ?? usual { currency = named }
    (named, hasAccount) = (nil, false)
  }
}
