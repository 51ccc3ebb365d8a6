import Lexicon
import Values

extension Drafts {
  /// Where the column has the balances before the rows, those after them are wanted.
  mutating func addAmountsToBalances(from first: Int) {
    for row in first..<count where !balances.isEmpty && balances[row] != Drafts.noBalance {
      balances[row] &+= amounts[row]
    }
  }
}

/// Gives amounts without a sign the direction in which the balance beside them moved, once the judge has chosen that
/// reading of the columns: a row's sign hangs on the row before it, so that it is given behind the drafting.
enum BalanceSigns {
  /// Signs the rows from `first` on, read by `plan`. Where no balance stands before the oldest row, its words tell, or
  /// it is asked about.
  static func settle(
    _ reading: inout Reading, from first: Int, newestFirst: Bool, _ plan: TablePlan, _ hints: ReadingHints
  ) {
    var drafts = reading.drafts
    let rows = Array(first..<drafts.count)
    let ordered = newestFirst ? rows.reversed() : rows
    guard let oldest = ordered.first else { return }
    for (before, row) in zip(ordered, ordered.dropFirst()) {
      let change = drafts.balances[row] &- drafts.balances[before]
      let isOwn =
        change.magnitude == drafts.amounts[row].magnitude
        || plan.interpretation.fee != nil && mayBeLessFees(change, of: drafts.amounts[row])
      guard drafts.balances[row] != Drafts.noBalance, isOwn else {
        reading.questions.append(
          question("sign", drafts, row, "No amount has a sign, and the balance does not tell that of line"))
        return
      }
      drafts.amounts[row] = change
    }
    reading.drafts = drafts
    settleOldest(oldest, among: rows, of: &reading, plan, hints)
  }

  /// What came in is the amount without its fee, of which `amount` holds two.
  private static func mayBeLessFees(_ change: Int64, of amount: Int64) -> Bool {
    change > 0 && change < amount && change >= amount / 10 * 8
  }

  /// Gives the oldest row alone its direction, where no balance before it tells that.
  static func settleOldest(
    _ reading: inout Reading, from first: Int, newestFirst: Bool, _ plan: TablePlan, _ hints: ReadingHints
  ) {
    let rows = Array(first..<reading.drafts.count)
    guard let oldest = newestFirst ? rows.last : rows.first else { return }
    reading.drafts.amounts[oldest] = abs(reading.drafts.amounts[oldest])
    settleOldest(oldest, among: rows, of: &reading, plan, hints)
  }

  private static func settleOldest(
    _ oldest: Int, among rows: [Int], of reading: inout Reading, _ plan: TablePlan, _ hints: ReadingHints
  ) {
    defer {
      if let fee = plan.oldestFee, fee.line == reading.drafts.lines[oldest], reading.drafts.amounts[oldest] > 0 {
        reading.drafts.amounts[oldest] -= 2 * fee.amount
      }
    }
    let drafts = reading.drafts
    var words = direction(of: drafts, rows.filter { $0 != oldest }, like: oldest)
    if let known = plan.knownDirection, known.line == drafts.lines[oldest] {
      words = known.isIn ? .moneyIn : .moneyOut
    }
    if let change = changeFromOpening(drafts, oldest) { words = change > 0 ? .moneyIn : .moneyOut }
    switch hints.answers["first_sign"] {
    case "in": break
    case "out": reading.drafts.amounts[oldest].negate()
    default:
      if words == .moneyOut { reading.drafts.amounts[oldest].negate() }
      guard words == nil, drafts.amounts[oldest] != 0 else { break }
      reading.questions.append(
        question(
          "first_sign", drafts, oldest, "The balance tells each row's direction but that of the oldest, on line"))
    }
  }

  /// What the oldest row moved by the only balance that is stated before the rows; nil where that is not its amount.
  private static func changeFromOpening(_ drafts: Drafts, _ oldest: Int) -> Int64? {
    let opening = drafts.statedBalances.filter { $0.kind == .opening }
    guard opening.count == 1, oldest < drafts.balances.count, drafts.balances[oldest] != Drafts.noBalance else {
      return nil
    }
    let change = drafts.balances[oldest] &- opening[0].amount
    return change != 0 && change.magnitude == drafts.amounts[oldest].magnitude ? change : nil
  }

  /// What the words of a row say of it, where no row that is so called moved the other way. What came in is said as well
  /// of what a `Fixed deposit` takes, and of the `Payroll` of an employer: another row has to confirm it, or a balance
  /// that was nothing before.
  private static func direction(of drafts: Drafts, _ rows: [Int], like row: Int) -> MovementWords.Direction? {
    let own = Called(drafts.texts[drafts.descriptions[row]])
    let alike = rows.prefix(mostCompared).filter {
      drafts.amounts[$0] != 0 && Called(drafts.texts[drafts.descriptions[$0]]).isLike(own)
    }
    let directions = Set(alike.map { drafts.amounts[$0] > 0 })
    if let said = own.saying?.direction {
      let isFirst = isFirst(row, of: drafts)
      let isSure = said == .moneyOut ? !isFirst : !alike.isEmpty || isFirst || own.isReceived
      return isSure && !own.isTurned && directions.allSatisfy { $0 == (said == .moneyIn) } ? said : nil
    }
    let same = alike.filter { drafts.descriptions[$0] == drafts.descriptions[row] }
    if same.count >= 4, directions.count == 1 { return directions.contains(true) ? .moneyIn : .moneyOut }
    return direction(ofKind: drafts, rows, row) ?? (paysShop(drafts, rows, row) ? .moneyOut : nil)
  }

  /// The balance was nothing before the row, had money come in.
  private static func isFirst(_ row: Int, of drafts: Drafts) -> Bool {
    row < drafts.balances.count && drafts.balances[row] == abs(drafts.amounts[row])
  }

  /// What the kind of the row says of it, or of all others of its kind, where none of these moved the other way.
  private static func direction(ofKind drafts: Drafts, _ rows: [Int], _ row: Int) -> MovementWords.Direction? {
    guard drafts.types.count == drafts.count, drafts.types[row] != 0 else { return nil }
    let own = Called(drafts.texts[drafts.types[row]])
    let text = drafts.texts[drafts.descriptions[row]]
    guard !own.isTurned, !Called(text).isTurned, !PartWords.undone.areIn(text) else { return nil }
    let alike = rows.filter { drafts.types[$0] == drafts.types[row] && drafts.amounts[$0] != 0 }
    let directions = Set(alike.map { drafts.amounts[$0] > 0 })
    let isFirst = isFirst(row, of: drafts)
    switch own.saying?.direction {
    case .moneyOut: return !isFirst && directions.isSubset(of: [false]) ? .moneyOut : nil
    case .moneyIn:
      let isSure = directions == [true] || directions.isEmpty && (isFirst || kindsSayWhatMoved(drafts, rows))
      return isSure ? .moneyIn : nil
    case nil: break
    }
    if directions.isEmpty, let flag = flag(of: row, drafts), kindsSayWhatMoved(drafts, rows) {
      return flag == .credit ? .moneyIn : .moneyOut
    }
    guard alike.count >= 4, directions.count == 1 else { return nil }
    return directions.contains(true) ? .moneyIn : .moneyOut
  }

  /// Kinds of rows that say a direction moved that way, of each direction some, and none the other way.
  private static func kindsSayWhatMoved(_ drafts: Drafts, _ rows: [Int]) -> Bool {
    var kinds: Set<TextID> = []
    var directions: Set<Bool> = []
    for row in rows where drafts.amounts[row] != 0 {
      let marked = flag(of: row, drafts).map { $0 == .credit ? MovementWords.Direction.moneyIn : .moneyOut }
      guard let said = marked ?? Called(drafts.texts[drafts.types[row]]).saying?.direction else { continue }
      guard (said == .moneyIn) == (drafts.amounts[row] > 0) else { return false }
      kinds.insert(drafts.types[row])
      directions.insert(said == .moneyIn)
    }
    return directions.count == 2 && kinds.count > 2
  }

  /// What the kind of a row is as a mark of direction: `Cash In`.
  private static func flag(of row: Int, _ drafts: Drafts) -> AmountFlag? {
    unsafe drafts.texts[drafts.types[row]].withUTF8Bytes { unsafe FlagWords.direction($0) }
  }

  /// The row names a shop that hardly anybody is paid by, and every other row that does moved out.
  private static func paysShop(_ drafts: Drafts, _ rows: [Int], _ row: Int) -> Bool {
    func namesShop(_ row: Int) -> Bool {
      let text = drafts.texts[drafts.descriptions[row]]
      return ShopNames.shop(in: text)?.kind == .sure && !PartWords.undone.areIn(text) && !PartWords.received.areIn(text)
    }
    return !isFirst(row, of: drafts) && namesShop(row)
      && rows.prefix(mostCompared).allSatisfy { drafts.amounts[$0] <= 0 || !namesShop($0) }
  }

  /// Rows of which each has its words looked up.
  private static let mostCompared = 4_096

  /// What a row is called: its first word, and what its phrases say.
  private struct Called {
    let opening: String?
    let saying: MovementWords.Saying?
    /// Says itself that money came in.
    let isReceived: Bool
    /// Another word turns it: `Refund to`, `Standing order from`, or it was undone.
    let isTurned: Bool

    init(_ text: String) {
      let words = text.split { !$0.isLetter }.map { String($0).folded }
      let spoken = SpokenText(text)
      opening = words.first
      saying = MovementWords(view: .card).saying(of: spoken) ?? MovementWords().saying(of: spoken)
      isReceived = PartWords.received.areIn(text)
      let isIn = saying?.direction == .moneyIn
      isTurned =
        spoken.isUndone || words.dropFirst().contains { MovementWords.turns($0, isIn ? .moneyIn : .moneyOut) }
        || !isIn && (isReceived || PartWords.undone.areIn(text))
    }

    func isLike(_ other: Called) -> Bool {
      opening != nil && opening == other.opening && saying?.phrases == other.saying?.phrases
    }
  }

  private static func question(_ code: String, _ drafts: Drafts, _ row: Int, _ message: String) -> Question {
    let amount = ValueText.amount(drafts.amounts[row], exponent: drafts.exponent)
    let values = code == "sign" ? ["as-written", "inverted"] : ["in", "out"]
    return Question(
      code: code, message: "\(message) \(drafts.lines[row]): \(amount)",
      options: [
        Question.Option(value: values[0], label: code == "sign" ? "every amount is money in" : "money in"),
        Question.Option(value: values[1], label: code == "sign" ? "every amount is money out" : "money out"),
      ])
  }
}
