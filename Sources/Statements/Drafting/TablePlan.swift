import Lexicon
import Values

/// Everything that is needed to turn the records of one table into drafts, decided.
struct TablePlan: Sendable {
  /// What a status word says about its row.
  enum RowState: Sendable { case booked, pending, void }

  var width = 0
  /// The account number above the table, for statements that go on with another account; empty where none stands there.
  var account = ""
  /// What the title of the table says of all its rows.
  var state = RowState.booked
  var delimiter = UInt8(ascii: ",")
  /// How the dates look, for messages.
  var dateFormat = ""
  /// The header's words, or `column N`.
  var names: [String] = []
  /// The header's fields as written, to know it when it comes again; empty without one.
  var header: [String] = []
  /// The lines above the header, as `outline` has them: each page of a printed statement begins with them.
  var linesAbove: Set<String> = []
  var texts = TextColumns()
  var interpretation = Interpretation(source: .signed(0))
  var dateOrder = DateOrder.ymd
  var valueOrder = DateOrder.ymd
  var monthLanguages = MonthLanguages.all
  var era = YearEra.common
  /// Amounts with more decimals than their currency has are taken for the nearest that it can have.
  var rounds = false
  /// Rows without an amount are those of securities alone: no money moved.
  var isOfInvestor = false
  /// The rows are what customers paid to a seller: what was authorized is done.
  var isOfMerchant = false
  /// A row that leaves its date blank is of the day of the row before it.
  var isDayOnce = false
  /// For days that are written without their year; nil where all have theirs.
  var yearFrame: YearFrame?
  /// The date stands in three columns, of which the day's column is that of the year.
  var split: SplitDate?
  var decimalMark = UInt8(ascii: ".")
  /// The mark of the balances, where they were written in another way.
  var balanceMark: UInt8?
  /// The column that says on which side the balances of another one lie.
  var balanceFlag: BalanceFlag?
  /// Some amount shows the mark.
  var isMarked = false
  var exponent = 2
  /// Fields with three decimals are usual. Elsewhere `2,000` among `12,50` may be two or two thousand.
  var showsThreeDecimals = true
  /// Amounts have minus signs: `?12,50` among them has lost something else.
  var writesMinus = false
  /// For each column whether its numbers are minor units; empty where no column's are.
  var isMinor: [Bool] = []
  /// By how many powers of ten all amounts are multiplied: 3 where they are in thousands.
  var power = 0
  /// What words mean that tell a row's direction.
  var words = MovementWords()
  var currency: Currency?
  /// Whether the fee is `included` in the amount or comes `on-top`; nil where there is none.
  var feeDecision: String?
  /// The line of the oldest row and whether it is money in, where the balance gives the signs and one before it tells.
  var knownDirection: (line: UInt32, isIn: Bool)?
  /// The line and fee of the oldest row, where the balance gives the signs and amounts hold fees as of money out.
  var oldestFee: (line: UInt32, amount: Int64)?
  /// Where the own account stands, if that tells the directions.
  var sides: AccountsFromAndTo?
  /// What the words of columns besides the kinds say of rows whose kind says neither: `BUY`, `SELL`.
  var otherFlags: [(column: Int, words: WordColumn<Int8>)] = []
  /// 1 in, -1 out, 0 for a word that says neither.
  var flags = WordColumn<Int8>()
  var states = WordColumn<RowState>()
  var currencies = WordColumn<Currency?>()
  /// Values of that column whose rows are left out, as a person said: they are of no money.
  var leftOut: Set<String> = []
  /// Rows state currencies that differ, in a column or beside the amount.
  var hasRowCurrencies = false
  var readsCurrencyFromAmount = false
  /// The currencies of the two columns of amounts where each has its own; nil for the account's.
  var columnCurrencies: [Int: Currency?] = [:]
  /// A sign beside amounts that several currencies share, and which of them it means; nil where none stands there.
  var sharedSign: (text: [UInt8], currency: Currency?)?
  /// Columns for which `RowRepair` knows what may stand in them.
  var checks: [Int: FieldCheck] = [:]
  /// The text column that most likely swallowed a delimiter.
  var widestText: Int?
  /// Columns of text that every row but one fills, and those that this one row alone fills; empty where there are none.
  var usualTexts: [Int] = []
  var unusualFields: [Int] = []
  /// Short codes that stand in rows of balances and totals alone, by column.
  var totalCodes: [Int: Set<String>] = [:]
  /// Columns that no row fills.
  var unfilled: Set<Int> = []
  /// Those of them that are called money in or out, beside amounts in such columns.
  var unfilledMoney: Set<Int> = []
  /// Some rows have words in place of their value day, which may say that they wait.
  var hasWordyValueDays = false
  /// A row that leaves its balance blank is not booked yet.
  var waitsWithoutBalance = false
  /// A mark in front of the texts of a column says that their rows wait.
  var pendingPrefix: (column: Int, mark: [UInt8])?

  /// Whether the same rows would give other days or amounts.
  func differs(from other: TablePlan) -> Bool {
    dateOrder != other.dateOrder || valueOrder != other.valueOrder || monthLanguages != other.monthLanguages
      || decimalMark != other.decimalMark || balanceMark != other.balanceMark || exponent != other.exponent
      || isMinor != other.isMinor || power != other.power
      || interpretation != other.interpretation
      || texts.day != other.texts.day || hasRowCurrencies != other.hasRowCurrencies
      || currencies.texts != other.currencies.texts
  }

  /// What was decided, as answers to the questions that a file of the same shape may leave open.
  var decided: [String: String] {
    var decided = ["date_order": dateOrder.rawValue, "columns": interpretation.key]
    if isMarked { decided["decimal_mark"] = String(decoding: [decimalMark], as: UTF8.self) }
    decided["fee"] = feeDecision
    switch interpretation.source {
    case .signed, .ofCurrencies, .eitherOf: decided["sign"] = interpretation.isInverted ? "inverted" : "as-written"
    case .worded: decided["sign"] = "by-words"
    case .marked, .flagged, .inOut, .pairs, .sided, .byBalance: break
    }
    return decided
  }

  /// The day of a field as `Day.number`; nil where it is no date in that order.
  @inline(__always)
  func day(_ field: UnsafeBufferPointer<UInt8>, order: DateOrder) -> Int32? {
    unsafe DateField.parse(field, order: order, languages: monthLanguages, era: era)
      ?? yearFrame?.day(field, order: order, languages: monthLanguages)
  }

  /// How many decimals a number of the column may show to be whole minor units.
  @inline(__always)
  func exponent(of column: Int) -> Int {
    (isMinor.isEmpty || !isMinor[column] ? exponent : 0) + power
  }

  /// Some row that is called cancelled has the number of a booked one, and its amount without the opposite sign: such rows
  /// wait to be looked at.
  var voidsRepeat = false

  /// Refunds in a column of their own are booked as a rule: one that is called cancelled is so itself.
  var areRefundsBooked = false

  /// What a row's field in the column of states says of it.
  func state(_ field: UnsafeBufferPointer<UInt8>, in column: Int) -> RowState {
    let state = unsafe states.meaning(of: field) ?? RowState(field, below: name(of: column))
    return unsafe state == .pending && isOfMerchant && StatusWords.isAuthorized(field) ? .booked : state
  }

  func name(of column: Int) -> String {
    column < names.count && !names[column].isEmpty ? names[column] : "column \(column + 1)"
  }
}

/// What may stand in a column, for finding out how a ragged row was meant.
enum FieldCheck: Sendable {
  case day(DateOrder, isOptional: Bool)
  /// `decimals`: every amount of the column has that many, where they agree.
  /// `currencies`: those written beside them.
  case money(decimals: Int?, isOptional: Bool, currencies: [Currency])
  case word(DistinctValues, isOptional: Bool)
  /// Words: never a bare number.
  case text
}

extension TablePlan {
  /// A line without its blanks, and with 0 for each of its numbers; nil for one of few letters, or without a number.
  static func outline(_ fields: [String]) -> String? {
    var outline = ""
    for character in fields.joined() where !character.isWhitespace {
      if !character.isNumber { outline.append(character) } else if outline.last != "0" { outline.append("0") }
    }
    return outline.contains("0") && outline.count(where: \.isLetter) >= fewestLetters ? outline : nil
  }

  private static let fewestLetters = 12

  /// What each column foremost is; nothing for a column from which nothing is taken.
  var roles: [Int: HeaderRole] {
    var all = [(column: texts.day, role: HeaderRole.date)] + interpretation.roles + texts.roles
    // A column of flags; a text that says more has a role of its own.
    if case .worded(_, let text) = interpretation.source { all.append((text, .sign)) }
    // The mark of the balance, where none is the amount's: a layout has one.
    if let flag = balanceFlag, flag.balance == interpretation.balance, !all.contains(where: { $0.role == .sign }) {
      all.append((flag.column, .sign))
    }
    return Dictionary(all.map { ($0.column, $0.role) }, uniquingKeysWith: { first, _ in first })
  }
}
