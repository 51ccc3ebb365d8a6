/// What happens on the dollar account: two journeys, a subscription, and a few rows older than the opening balance.
struct TravelLife {
  var random: SplitMix64
  var events: [Event] = []

  mutating func live(through days: ClosedRange<CivilDay>, months: [(year: Int, month: Int)]) {
    for (year, month) in months {
      add(CivilDay(year, month, 3), -1_900, "CLOUDNEST HOSTING", Category.none)
      add(CivilDay(year, month, 28), random.number(41...96), "INTEREST PAID", Category.interest)
      if month % 2 == 1 { add(CivilDay(year, month, 19), 45_000, "INCOMING WIRE M HARTLEY", Category.transfer) }
    }
    add(CivilDay(2025, 1, 4), -2_275, "MAPLE STREET DINER", Category.dining)
    journey(CivilDay(2025, 4, 10)...CivilDay(2025, 4, 21))
    journey(CivilDay(2025, 10, 4)...CivilDay(2025, 10, 15))
    let late = CivilDay(2025, 10, 14)
    events.append(Event(late, -3_360, "PARKS PASS, REGION 4", Category.none, shownFrom: late + 28))
  }

  private mutating func journey(_ days: ClosedRange<CivilDay>) {
    add(days.lowerBound, -random.number(30_000...52_000), "CEDAR LODGE MOTEL", Category.travel)
    var day = days.lowerBound
    while day <= days.upperBound {
      add(day, -random.number(900...4_800), "MAPLE STREET DINER", Category.dining)
      if random.happens(40) {
        add(day, -random.number(2_000...6_000), "GAS & GO #\(random.number(10...99))", Category.fuel)
      }
      if random.happens(40) {
        add(day, -275, "METRO FARE", Category.transit)
        add(day, -275, "METRO FARE", Category.transit)
      }
      day = day + 1
    }
  }

  private mutating func add(_ day: CivilDay, _ amount: Int, _ text: String, _ category: String) {
    events.append(Event(day, amount, text, category))
  }
}
