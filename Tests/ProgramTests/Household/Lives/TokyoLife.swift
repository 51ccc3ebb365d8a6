/// What happens on the yen account: what Mira earns by translating, and what she spends on her visits.
struct TokyoLife {
  var random: SplitMix64
  var events: [Event] = []

  mutating func live(through days: ClosedRange<CivilDay>, months: [(year: Int, month: Int)]) {
    for (year, month) in months {
      add(CivilDay(year, month, 24).workdayBefore, random.number(38...92) * 1_000, "振込 ミナト出版 翻訳料", Category.freelance)
      add(CivilDay(year, month, 26), -2_980, "ソラモバイル 携帯電話料金", Category.phone)
      if month % 3 == 0 { add(CivilDay(year, month, 15), random.number(3...19), "利息", Category.interest) }
    }
    visit(CivilDay(2025, 3, 22)...CivilDay(2025, 4, 5))
    visit(CivilDay(2025, 11, 8)...CivilDay(2025, 11, 20))
  }

  private mutating func visit(_ days: ClosedRange<CivilDay>) {
    var day = days.lowerBound
    while day <= days.upperBound {
      if random.happens(60) { add(day, -random.number(280...1_650), "コンビニ丸山 神田店", Category.groceries) }
      if random.happens(45) { add(day, -random.number(850...4_200), "そば処 ふじ, 浅草", Category.dining) }
      if random.happens(40) {
        add(day, -210, "東都メトロ", Category.transit)
        add(day, -210, "東都メトロ", Category.transit)
      }
      if random.happens(15) { add(day, -10_000, "ATM 現金引出", Category.cash) }
      day = day + 1
    }
  }

  private mutating func add(_ day: CivilDay, _ amount: Int, _ text: String, _ category: String) {
    events.append(Event(day, amount, text, category))
  }
}
