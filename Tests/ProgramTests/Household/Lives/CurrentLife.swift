/// What happens on the current account: pay and bills by the calendar, small money by chance.
struct CurrentLife {
  var random: SplitMix64
  var events: [Event] = []

  mutating func live(through days: ClosedRange<CivilDay>, months: [(year: Int, month: Int)]) {
    for (year, month) in months { bills(year, month) }
    var day = days.lowerBound
    while day <= days.upperBound {
      if day.weekday == 1, (day - CivilDay(2025, 1, 13)) % 28 == 0 {
        add(day, 10_240, "CHILD BENEFIT", Category.benefits, "BGC")
      }
      if day.weekday <= 5 { workday(day) } else { weekend(day) }
      day = day + 1
    }
  }

  private mutating func bills(_ year: Int, _ month: Int) {
    func on(_ day: Int) -> CivilDay { CivilDay(year, month, day) }
    add(
      on(25).workdayBefore, 352_000 + random.number(0...40) * 100, "NORTHBRIDGE ENGINEERING SALARY", Category.salary,
      "BGC")
    add(on(1), -105_000, "ASHGROVE LETTINGS RENT", Category.rent, "SO")
    if month != 2, month != 3 { add(on(5), -16_400, "CALDER COUNCIL COUNCIL TAX", Category.tax, "DD") }
    add(on(12), -random.number(6_200...14_800), "BRIGHTWATT ENERGY", Category.energy, "DD")
    if month % 3 == 2 { add(on(15), -random.number(4_100...5_300), "CALDER WATER QUARTERLY", Category.water, "DD") }
    add(on(18), -3_150, "FERNLINE BROADBAND", Category.internet, "DD")
    add(on(20), -1_900, "TALKWELL MOBILE 07700 900114", Category.phone, "DD")
    add(on(20), -1_200, "TALKWELL MOBILE 07700 900151", Category.phone, "DD")
    add(on(28).workdayBefore, -random.number(38_000...46_000), "LITTLE ACORNS NURSERY", Category.childcare, "FPO")
    if month % 4 == 1 {
      add(
        on(9), -random.number(2_600...3_900), "SCHOOL MEALS, CALDER PRIMARY\nREF \(2200 + month)", Category.school,
        "FPO")
    }
    if month == 11 {
      add(on(14), -600, "UNARRANGED OVERDRAFT FEE", Category.fees, "CHG")
      events[events.count - 1].isAskedByRule = true
    }
  }

  private mutating func workday(_ day: CivilDay) {
    if random.happens(22) {
      add(day, -320, "HILLTOP COFFEE CALDER", Category.coffee, "DEB")
      if random.happens(40) { add(day, -320, "HILLTOP COFFEE CALDER", Category.coffee, "DEB") }
    }
    if random.happens(15) {
      add(day, -200, "CALDER BUSES", Category.transit, "DEB")
      add(day, -200, "CALDER BUSES", Category.transit, "DEB")
    }
    if random.happens(8) {
      add(day, -random.number(1...5) * 1_000, "CASH WITHDRAWAL HIGH STREET", Category.cash, "ATM")
    }
    if random.happens(5) { add(day, -random.number(350...1_900), "WELLSPRING PHARMACY", Category.health, "DEB") }
    if random.happens(4) {
      add(
        day, -random.number(500...4_000), random.pick(["J OKAFOR", "T LINDQVIST", "PTA RAFFLE"]), Category.none, "FPO")
    }
  }

  private mutating func weekend(_ day: CivilDay) {
    if day.weekday == 6 {
      add(
        day, -random.number(4_200...11_900), "GREENLEAF MARKET \(random.pick(["0217", "0388"])) CALDER",
        Category.groceries, "DEB")
    } else if random.happens(35) {
      add(day, -random.number(600...2_400), "THE CORNER DELI & CO", Category.groceries, "DEB")
    }
  }

  private mutating func add(_ day: CivilDay, _ amount: Int, _ text: String, _ category: String, _ type: String) {
    events.append(Event(day, amount, text, category, type: type))
  }
}
