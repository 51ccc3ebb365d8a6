import Values

/// The currency of the rows behind lines that name it, where these begin a part of the statement: they name an account
/// too, or nothing else, or the header comes again.
struct SectionCurrency {
  /// That of the rows to come; nil as long as no part named another than that of the whole statement.
  private(set) var currency: Currency?
  private var named: Currency?
  private var hasAccount = false
  private var isTitle = false
  /// The last line is a second one of names, with a currency as a cell of its own.
  var isOfUnits = false

  init(currency: Currency? = nil) { self.currency = currency }

  /// What a line between the rows states. `title`: its only text; nil where it has several.
  mutating func note(_ facts: PreambleFacts, title: String?) {
    named = named ?? facts.currency
    hasAccount = hasAccount || !facts.accountNumbers.isEmpty
    // `USD account`, `Currency: EUR`
    if facts.currency != nil, let title, title.split(separator: " ").count <= 4, !title.contains(where: \.isNumber) {
      isTitle = true
    }
  }

  /// A row has come. `usual`: the currency of the whole statement.
  mutating func begin(isHeaded: Bool, usual: Currency?) {
    if let named, isHeaded || hasAccount || isTitle, named != currency ?? usual { currency = named }
    (named, hasAccount, isTitle) = (nil, false, false)
  }
}
