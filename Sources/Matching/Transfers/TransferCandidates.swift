import Values

/// The rows that a row is compared with: those of its amount, and where a row speaks of a transfer, those that differ by
/// a fee or a rate.
struct TransferCandidates {
  private struct Amount: Hashable {
    var amount: Int64
    var currency: Currency
  }
  private struct Face: Hashable {
    var account: Int
    var day: Int32
    var amount: Int64
  }
  /// How many rows a row is compared with at most, of its amount and of others.
  private static let reach = 32
  /// How many rows around a day are looked through for amounts that differ.
  private static let span = 4_096

  /// Places by amount and currency, by day.
  private var byAmount: [Amount: [Int]] = [:]
  /// Places by what one side states of the other.
  private var byOriginal: [Amount: [Int]] = [:]
  private var byDay: [Int] = []
  /// By place: how many rows of the account, the day and the amount came before.
  private var ranks: [Int] = []
  private var counts: [Face: Int] = [:]
  private var speaking: [Bool] = []
  private var unsorted: Set<Amount> = []

  mutating func add(_ place: Int, _ row: TransferRow, _ accounts: [OwnAccount], speaks: Bool) {
    let amount = Amount(amount: row.amount, currency: accounts[row.account].currency)
    byAmount[amount, default: []].append(place)
    unsorted.insert(amount)
    if let stated = TransferCandidates.stated(by: row) { byOriginal[stated, default: []].append(place) }
    byDay.append(place)
    let face = Face(account: row.account, day: row.day, amount: row.amount)
    ranks.append(counts[face, default: 0])
    counts[face, default: 0] += 1
    speaking.append(speaks)
  }

  mutating func sort(_ rows: [TransferRow]) {
    func isBefore(_ left: Int, _ right: Int) -> Bool { (rows[left].day, left) < (rows[right].day, right) }
    byDay.sort(by: isBefore)
    for amount in unsorted { byAmount[amount]?.sort(by: isBefore) }
    unsorted.removeAll()
  }

  func candidates(of place: Int, _ rows: [TransferRow], _ accounts: [OwnAccount], reach: Int32) -> [Int] {
    let row = rows[place]
    let currency = accounts[row.account].currency
    let days = (row.day - reach)...(row.day + reach)
    let other = Amount(amount: -row.amount, currency: currency)
    var found = nearest(byAmount[other] ?? [], days, rows, place) { rows[$0].account != row.account }
    found += nearest(byOriginal[other] ?? [], days, rows, place) { rows[$0].account != row.account }
    if let stated = TransferCandidates.stated(by: row) {
      found += nearest(byAmount[stated] ?? [], days, rows, place) { rows[$0].account != row.account }
    }
    return found + approximate(place, rows, accounts, days)
  }

  /// What a row states of the amount on the other side.
  private static func stated(by row: TransferRow) -> Amount? {
    row.original.map {
      let magnitude = Int64(clamping: $0.amount.magnitude)
      return Amount(amount: row.amount < 0 ? magnitude : -magnitude, currency: $0.currency)
    }
  }

  /// The rows of `places`, sorted by day, within days; of many the nearest, and others for each of many equal rows.
  private func nearest(
    _ places: [Int], _ days: ClosedRange<Int32>, _ rows: [TransferRow], _ place: Int, where fits: (Int) -> Bool
  ) -> [Int] {
    let lower = places.countOfPrefix { rows[$0].day < days.lowerBound }
    let upper = places.countOfPrefix { rows[$0].day <= days.upperBound }
    var found = places[lower..<upper].filter(fits)
    guard found.count > TransferCandidates.reach else { return found }
    let day = rows[place].day
    found.sort { (abs(rows[$0].day - day), $0) < (abs(rows[$1].day - day), $1) }
    let near = found.prefix { abs(rows[$0].day - day) == abs(rows[found[0]].day - day) }.count
    let start = ranks[place] % max(1, near)
    return Array((found[start..<near] + found[..<start] + found[near...]).prefix(TransferCandidates.reach))
  }

  /// Rows in the other direction that differ by a fee or a rate, where one of the two speaks of a transfer.
  private func approximate(
    _ place: Int, _ rows: [TransferRow], _ accounts: [OwnAccount], _ days: ClosedRange<Int32>
  ) -> [Int] {
    let row = rows[place]
    let own = accounts[row.account].currency
    let lower = byDay.countOfPrefix { rows[$0].day < days.lowerBound }
    var found: [Int] = []
    for other in byDay[lower...].prefix(TransferCandidates.span) {
      let counter = rows[other]
      if counter.day > days.upperBound || found.count >= TransferCandidates.reach { break }
      guard speaking[place] || speaking[other], counter.account != row.account,
        (counter.amount < 0) != (row.amount < 0)
      else { continue }
      let currency = accounts[counter.account].currency
      let (sent, got) = row.amount < 0 ? (row, counter) : (counter, row)
      let (from, to) = row.amount < 0 ? (own, currency) : (currency, own)
      if TransferPairing.mayBecome(sent: sent.amount.magnitude, from, got: got.amount.magnitude, to) {
        found.append(other)
      }
    }
    return found
  }
}
