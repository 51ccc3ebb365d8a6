/// What happens on the joint account in Germany: Mira's pay, the flat by the lake, the holidays there.
struct JointLife {
  var random: SplitMix64
  var events: [Event] = []

  mutating func live(through days: ClosedRange<CivilDay>, months: [(year: Int, month: Int)]) {
    for (year, month) in months { bills(year, month) }
    var day = days.lowerBound
    while day <= days.upperBound {
      if day.weekday == 6 || isHoliday(day) { errands(day) }
      day = day + 1
    }
  }

  private func isHoliday(_ day: CivilDay) -> Bool {
    let (_, month, number) = day.civil
    return day.weekday <= 5 && (month == 8 && number <= 21 || month == 12 && number >= 20)
  }

  private mutating func bills(_ year: Int, _ month: Int) {
    func on(_ day: Int) -> CivilDay { CivilDay(year, month, day).workdayBefore }
    add(on(27), 118_000, "Lindenwerk GmbH Gehalt", Category.salary)
    add(on(4), -41_250, "WEG Gartenstraße 12 Hausgeld; Wohnung 7", Category.rent)
    add(on(10), -random.number(5_800...9_900), "Stadtwerke Lindental Abschlag Strom", Category.energy)
    add(on(15), -5_508, "Rundfunkbeitrag", Category.none)
    if month % 3 == 1 { add(on(2), -21_890, "Süddeutsche Hut Versicherung Hausrat", Category.insurance) }
    if month % 6 == 0 { add(on(30), -390, "Entgelt für Kontoführung", Category.fees) }
  }

  private mutating func errands(_ day: CivilDay) {
    if random.happens(55) {
      add(day, -random.number(350...980), "Bäckerei Grünwald", Category.groceries)
    }
    if random.happens(30) {
      add(day, -random.number(1_200...7_600), "Müller Obst & Gemüse", Category.groceries)
    }
    if random.happens(12) {
      add(day, -290, "Eisdiele \"Zum Bären\"", Category.dining)
      add(day, -290, "Eisdiele \"Zum Bären\"", Category.dining)
    }
  }

  private mutating func add(_ day: CivilDay, _ amount: Int, _ text: String, _ category: String) {
    events.append(Event(day, amount, text, category))
  }
}
