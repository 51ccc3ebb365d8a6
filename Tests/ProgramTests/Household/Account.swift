/// An account of the household: what `daybook.yaml` says of it, and what happened on it.
struct Account {
  var name: String
  var currency: String
  var digits = 2
  var openingDay: CivilDay
  /// At the end of `openingDay`, in minor units.
  var openingBalance: Int
  /// In the order in which the bank lists them: by day, and within a day as they came in.
  var events: [Event] = []

  /// Sorts and numbers the events; called once all are there.
  mutating func settleOrder() {
    let ordered = events.enumerated().sorted {
      ($0.element.last.day, $0.offset) < ($1.element.last.day, $1.offset)
    }
    events = ordered.map(\.element)
    for index in events.indices { events[index].number = index }
  }

  /// The balance after each booked event, as the bank knows it on the day of an export.
  func balances(on exported: CivilDay) -> [Int: Int] {
    var balance = openingBalance
    var balances: [Int: Int] = [:]
    for event in events {
      guard let face = event.booked(on: exported), face.day > openingDay else { continue }
      balance += face.amount
      balances[event.number] = balance
    }
    return balances
  }

  /// The balance at the end of a day, as the bank knows it on the day of an export.
  func balance(at day: CivilDay, on exported: CivilDay) -> Int {
    events.compactMap { $0.booked(on: exported) }
      .filter { $0.day > openingDay && $0.day <= day }
      .reduce(openingBalance) { $0 + $1.amount }
  }
}
