/// The demo family: their accounts with all that truly happened on them, and the files their banks made of it.
///
/// Robin and Mira live in Calder with two children; she has a flat by Lindental, works for a firm there and translates
/// for a publisher in Tokyo. Everything is made up: people, banks, shops.
struct Household {
  static let seed: UInt64 = 20_250_101
  static let days = CivilDay(2025, 1, 1)...CivilDay(2026, 1, 31)

  var accounts: [Account] = []

  init() {
    var random = SplitMix64(seed: Household.seed)
    let months = (0...12).map { (year: 2025 + $0 / 12, month: $0 % 12 + 1) }
    var current = CurrentLife(random: SplitMix64(seed: random.next()))
    var joint = JointLife(random: SplitMix64(seed: random.next()))
    var card = CardLife(random: SplitMix64(seed: random.next()))
    var travel = TravelLife(random: SplitMix64(seed: random.next()))
    var tokyo = TokyoLife(random: SplitMix64(seed: random.next()))
    var savings: [Event] = []
    current.live(through: Household.days, months: months)
    joint.live(through: Household.days, months: months)
    card.live(through: Household.days, exports: Schedule.cardDays)
    travel.live(through: Household.days, months: months)
    tokyo.live(through: Household.days, months: months)
    for (year, month) in months {
      payCard(year, month, &current.events, &card.events)
      save(year, month, &current.events, &savings, &random)
      feedJoint(year, month, &current.events, &joint.events, &random)
    }
    let newYear = CivilDay(2024, 12, 31)
    accounts = [
      Account(name: "Current", currency: "GBP", openingDay: newYear, openingBalance: 238_016, events: current.events),
      Account(name: "Joint", currency: "EUR", openingDay: newYear, openingBalance: 412_075, events: joint.events),
      Account(name: "Card", currency: "GBP", openingDay: newYear, openingBalance: -18_240, events: card.events),
      Account(
        name: "Travel", currency: "USD", openingDay: CivilDay(2025, 1, 6), openingBalance: 96_310,
        events: travel.events),
      Account(
        name: "Tokyo", currency: "JPY", digits: 0, openingDay: newYear, openingBalance: 318_400, events: tokyo.events),
      Account(name: "Savings", currency: "GBP", openingDay: newYear, openingBalance: 640_000, events: savings),
    ]
    for index in accounts.indices { accounts[index].settleOrder() }
  }

  /// All files, as they lie in the inbox: in no order that matters.
  var statements: [Statement] {
    accounts.flatMap { account in Schedule.exports(of: account).map { $0.bank($0.export) } }
  }
}

/// The card's month ends on the 10th; it is paid on the 22nd and the card shows it a day later.
private func payCard(_ year: Int, _ month: Int, _ current: inout [Event], _ card: inout [Event]) {
  let billed = CivilDay(year - 1, month + 11, 11)...CivilDay(year, month, 10)
  let owed = card.map(\.last).filter { !$0.isPending && billed.contains($0.day) && $0.text != payment }
    .reduce(0) { $0 + $1.amount }
  guard owed < 0 else { return }
  let day = CivilDay(year, month, 22)
  let transfer = current.nextTransfer
  current.append(Event(day, owed, "MERIDIAN CARD PAYMENT", Category.cardPayment, type: "DD", transfer: transfer))
  card.append(Event(day + 1, -owed, payment, Category.cardPayment, transfer: transfer))
}

private let payment = "PAYMENT RECEIVED - THANK YOU"

/// A fixed sum after payday, the week's small change on Sundays, interest; twice a year some comes back.
private func save(
  _ year: Int, _ month: Int, _ current: inout [Event], _ savings: inout [Event], _ random: inout SplitMix64
) {
  func move(_ day: CivilDay, _ amount: Int, _ out: String, _ in: String) {
    let transfer = current.nextTransfer
    current.append(
      Event(day, -amount, out, Category.transfer, type: amount > 0 ? "FPO" : "FPI", transfer: transfer))
    savings.append(Event(day, amount, `in`, Category.transfer, transfer: transfer))
  }
  move(CivilDay(year, month, 26), 25_000, "TRANSFER TO OTTER SAVER", "FROM HARBOUR VALE 71034468")
  if month == 8 || month == 12 {
    move(CivilDay(year, month, 3), -80_000, "TRANSFER FROM OTTER SAVER", "TO HARBOUR VALE 71034468")
  }
  for day in 1...CivilDay.length(ofMonth: month, year: year) where CivilDay(year, month, day).weekday == 7 {
    move(CivilDay(year, month, day), random.number(120...980), "ROUND UPS TO OTTER SAVER", "ROUND UPS")
  }
  savings.append(Event(CivilDay(year, month, 28), random.number(1_450...1_990), "GROSS INTEREST", Category.interest))
}

/// Pounds go out, euros come in two days later at the rate of the day.
private func feedJoint(
  _ year: Int, _ month: Int, _ current: inout [Event], _ joint: inout [Event], _ random: inout SplitMix64
) {
  let day = CivilDay(year, month, 7).workdayBefore
  let transfer = current.nextTransfer
  current.append(
    Event(day, -40_000, "INTERNATIONAL PAYMENT LINDENTAL", Category.transfer, type: "FPO", transfer: transfer))
  joint.append(
    Event(day + 2, 400 * random.number(115...119), "R. Hartley Haushalt", Category.transfer, transfer: transfer))
}

extension [Event] {
  /// A number for the next transfer; all of the household's go from or to the account whose events these are.
  fileprivate var nextTransfer: Int { (map(\.transfer).max() ?? 0) + 1 }
}
