import TestSupport

@testable import Matching
@testable import Values

/// How much the texts of a made-up household's transfers tell.
enum TransferNoise: CaseIterable {
  /// The other account by name or number.
  case named
  /// Words of transfers, savings and card bills.
  case words
  /// Nothing: a reference number.
  case poor
  /// Each row one of these.
  case mixed
}

/// Five accounts of one household with all that truly happened: purchases, pay, friends, and transfers between them.
struct TransferHousehold {
  private(set) var rows: [TransferRow] = []
  private(set) var texts = TextPool()
  /// The pairs that are transfers.
  private(set) var truth: Set<TransferPair> = []
  let noise: TransferNoise
  private var chance: SeededGenerator

  static let accounts: [OwnAccount] = {
    let (gbp, eur) = (Currency("GBP") ?? .unstated, Currency("EUR") ?? .unstated)
    return [
      OwnAccount(name: "Current", currency: gbp, kind: "checking", number: "71034468", owner: "Robin Hartley"),
      OwnAccount(name: "Household", currency: gbp, kind: "checking", number: "20554419", owner: "Mira Hartley"),
      OwnAccount(name: "Nest egg", currency: gbp, kind: "savings", number: "55512087", owner: "Robin Hartley"),
      OwnAccount(name: "Card", currency: gbp, kind: "card", owner: "Robin Hartley"),
      OwnAccount(
        name: "Lindental", currency: eur, kind: "checking", number: "DE87 9990 0000 0417 2290 18",
        owner: "Mira Hartley"),
    ]
  }()
  private static let current = 0, household = 1, savings = 2, card = 3, lindental = 4

  init(seed: UInt64, days: Int32, noise: TransferNoise) {
    chance = SeededGenerator(seed: seed)
    self.noise = noise
    for day in 0..<days { live(day) }
    rows.sort { ($0.day, $0.id) < ($1.day, $1.id) }
    countFrequencies()
  }

  // MARK: Ordinary life

  private static let shops = [
    "TESCO STORES", "LIDL LONDON", "PRET A MANGER", "NANDOS SOHO", "BOOTS CHEMIST", "SHELL PETROL", "WATERSTONES",
    "IKEA LTD", "TRAINLINE", "UBER TRIP", "AMAZON MARKETPLACE", "CITY CINEMA", "DR SMITH DENTIST",
  ]
  private static let friends = ["ALEX MILLER", "KIM OKAFOR", "T LINDQVIST", "J PARK"]

  private mutating func live(_ day: Int32) {
    for account in [0, 0, 1, 3, 3, 3, 4] where chance.happens(600) {
      let amount = chance.happens(200) ? -500 * chance.within(1...12) : -chance.within(150...9_000)
      add(account, day, Int64(amount), chance.pick(Self.shops) + " \(chance.within(1000...9999))")
    }
    if chance.happens(60) { friend(day) }
    if chance.happens(20) { refund(day) }
    if day % 30 == 24 { add(Self.current, day, 245_000, "NORTHBRIDGE SALARY", mark: .other) }
    if day % 30 == 26 { add(Self.lindental, day, 118_000, "LINDENWERK GEHALT", mark: .other) }
    if day % 30 == 2 { add(Self.current, day, -499, "MUSICBOX SUBSCRIPTION") }
    moves(day)
  }

  /// A purchase, and a friend's share of the same amount on another account.
  private mutating func friend(_ day: Int32) {
    let amount = chance.happens(700) ? 500 * chance.within(1...20) : chance.within(700...6_000)
    let name = chance.pick(Self.friends)
    add(Self.card, day, Int64(-amount), chance.pick(Self.shops))
    let text = chance.pick([name, "TRANSFER FROM \(name)", "FASTER PAYMENT \(name)"])
    add(chance.below(2), day + Int32(chance.within(0...4)), Int64(amount), text)
  }

  private mutating func refund(_ day: Int32) {
    let (amount, shop) = (Int64(chance.within(900...9_000)), chance.pick(Self.shops))
    add(Self.current, day, -amount, shop)
    add(Self.card, day + Int32(chance.within(1...6)), amount, shop + " REFUND")
  }

  // MARK: Transfers

  private mutating func moves(_ day: Int32) {
    if day % 30 == 25 { move(Self.current, Self.savings, day, 25_000) }
    if day % 30 == 12 { move(Self.current, Self.card, day, Int64(chance.within(30_000...120_000))) }
    if day % 30 == 6 { exchange(day) }
    if day % 7 == 6 { move(Self.current, Self.savings, day, Int64(chance.within(120...980))) }
    if chance.happens(50) {
      let pair = chance.pick([(0, 1), (1, 0), (2, 0), (2, 1)])
      move(
        pair.0, pair.1, day, Int64(chance.happens(600) ? 5_000 * chance.within(1...8) : chance.within(2_000...40_000)))
    }
  }

  /// Weekends hold money up.
  private mutating func arrival(_ day: Int32) -> Int32 {
    let later = day + Int32(chance.pick([0, 0, 0, 1, 1, 2]))
    let weekday = (later + 3) % 7
    return weekday >= 5 && later != day ? later + 7 - weekday : later
  }

  private mutating func move(_ from: Int, _ to: Int, _ day: Int32, _ amount: Int64) {
    let fee: Int64 = chance.happens(15) ? 150 : 0
    let out = add(from, day, -amount - fee, outText(from, to))
    let income = add(to, arrival(day), amount, inText(from, to))
    truth.insert(TransferPair(outgoing: out, incoming: income))
  }

  private mutating func exchange(_ day: Int32) {
    let amount = Int64(chance.within(20...60) * 1_000)
    let out = add(Self.current, day, -amount, outText(Self.current, Self.lindental))
    let income = add(
      Self.lindental, day + 2, amount * Int64(chance.within(115...119)) / 100, inText(Self.current, Self.lindental))
    truth.insert(TransferPair(outgoing: out, incoming: income))
  }

  private mutating func level() -> TransferNoise { noise == .mixed ? chance.pick([.named, .words, .poor]) : noise }

  private mutating func outText(_ from: Int, _ to: Int) -> String {
    switch level() {
    case .named where to == Self.card: "CARD NEST CREDIT CARD PAYMENT"
    case .named: "TRANSFER TO \(Self.accounts[to].name.uppercased())"
    case .words where to == Self.card: "CREDIT CARD PAYMENT"
    case .words: to == Self.savings ? "STANDING ORDER SAVINGS" : "TRANSFER"
    default: "REF \(chance.within(10_000...99_999))"
    }
  }

  private mutating func inText(_ from: Int, _ to: Int) -> String {
    switch level() {
    case .named where to == Self.card: "PAYMENT RECEIVED - THANK YOU"
    case .named: "FROM \(Self.accounts[from].owner ?? "") \(Self.accounts[from].number ?? "")"
    case .words where to == Self.card: "PAYMENT THANK YOU"
    case .words: to == Self.savings ? "SAVINGS" : "TRANSFER"
    default: "CREDIT \(chance.within(10_000...99_999))"
    }
  }

  @discardableResult
  private mutating func add(
    _ account: Int, _ day: Int32, _ amount: Int64, _ text: String, mark: TransferRow.Mark = .none
  ) -> Int64 {
    let id = Int64(rows.count + 1)
    rows.append(
      TransferRow(id: id, account: account, day: day, amount: amount, description: texts.intern(text), mark: mark))
    return id
  }

  /// How many rows around each day have the amount, as the book counts them.
  private mutating func countFrequencies() {
    let byAmount = Dictionary(grouping: rows.indices) { rows[$0].amount.magnitude }
    for group in byAmount.values {
      for place in group {
        rows[place].frequency = group.count { abs(rows[$0].day - rows[place].day) <= 35 }
      }
    }
  }
}
