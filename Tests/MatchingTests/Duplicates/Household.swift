import TestSupport

extension SeededGenerator {
  mutating func within(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  /// True in `perMille` of a thousand cases.
  mutating func happens(_ perMille: Int) -> Bool { below(1000) < perMille }
  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }
}

/// How much a made-up bank changes what it told before, in rows per thousand.
struct Noise {
  var reworded = 10
  var moved = 10
  var late = 10
  var pending = 60
  /// Of the pending rows: booked with a tip, a changed rate, or after a larger hold.
  var tipped = 150
  /// Of the pending rows: never booked.
  var dropped = 20
  /// Of the exports: cut in the middle of a day at their start.
  var cut = 200
  /// Whether from some day on the bank writes all texts another way.
  var rewordsAll = false
  var hasBalances = false
  /// 0 for none, 1 for stable ids, 2 for ids that each export gives anew.
  var ids = 0
}

/// A row as it really is, with what the bank says of it at which time.
struct TrueRow {
  var day: Int32
  var amount: Int64
  var text: String
  /// First day on which an export lists it as booked.
  var visible: Int32
  var pendingDay: Int32?
  var pendingAmount: Int64 = 0
  var pendingText = ""
  var isDropped = false
  /// From this day on, the bank lists the row with `laterDay` and `laterText`.
  var changes = Int32.max
  var laterDay: Int32 = 0
  var laterText = ""
}

/// One account's life: coffee that repeats, subscriptions, rent, tickets of one price, groceries of any price.
struct Household {
  var rows: [TrueRow] = []
  var noise: Noise
  let days: Int32
  private var chance: SeededGenerator
  private var rewordingDay = Int32.max

  init(seed: UInt64, days: Int32, noise: Noise) {
    chance = SeededGenerator(seed: seed)
    self.noise = noise
    self.days = days
    if noise.rewordsAll { rewordingDay = days / 2 }
    for day in 0..<days { live(day) }
    rows.sort { $0.day < $1.day }
  }

  private static let shops = [
    "TESCO STORES", "LIDL GB LONDON", "PRET A MANGER", "NANDOS SOHO", "BOOTS CHEMIST", "SHELL PETROL", "WATERSTONES",
    "IKEA LTD", "TRAINLINE", "UBER TRIP", "AMAZON MARKETPLACE", "ARGOS", "GREGGS PLC", "SAINSBURYS", "M&S FOOD HALL",
    "BOOKING HOTELS", "CITY CINEMA", "PURE GYM", "DR SMITH DENTIST", "VODAFONE",
  ]

  private mutating func live(_ day: Int32) {
    for _ in 0..<chance.pick([0, 0, 1, 1, 1, 2]) { add(day, -320, "CORNER COFFEE") }
    for _ in 0..<chance.within(0...3) {
      let shop = chance.pick(Household.shops)
      let isRound = chance.happens(150)
      let amount = isRound ? -500 * chance.within(1...10) : -chance.within(150...9_000)
      let number = chance.happens(400) ? " \(chance.within(1000...9999))" : ""
      add(day, Int64(amount), shop + number)
    }
    if day % 30 == 3 {
      add(day, -128_317, "RENT OAK STREET")
      add(day, -499, "MUSICBOX SUBSCRIPTION")
      add(day, -499, "FILMBOX SUBSCRIPTION")
    }
    if day % 30 == 25 { add(day, 245_000, "SALARY ACME LTD") }
    if day % 45 == 10 { for _ in 0..<chance.within(2...13) { add(day, -250, "CITY TRAM TICKET") } }
    if chance.happens(60) { add(day, -5_000, "TRANSFER TO \(chance.pick(["ALEX", "KIM", "SAVINGS"]))") }
  }

  private mutating func add(_ day: Int32, _ amount: Int64, _ text: String) {
    var row = TrueRow(day: day, amount: amount, text: text, visible: day)
    (row.laterDay, row.laterText) = (day, text)
    if amount < 0, chance.happens(noise.pending) {
      makePending(&row)
    } else if chance.happens(noise.late) {
      row.visible = day + Int32(chance.within(2...12))
    }
    let after = row.visible + Int32(chance.within(1...20))
    if chance.happens(noise.reworded) {
      (row.changes, row.laterText) = (after, reworded(text))
    } else if chance.happens(noise.moved) {
      (row.changes, row.laterDay) = (after, day + Int32(chance.pick([-2, -1, 1, 1, 2, 3])))
    }
    rows.append(row)
  }

  private mutating func makePending(_ row: inout TrueRow) {
    row.pendingDay = row.day
    row.day += Int32(chance.within(0...5))
    row.visible = row.day
    row.laterDay = row.day
    row.pendingAmount = row.amount
    row.pendingText = chance.happens(500) ? row.text : "PENDING " + row.text + " GB"
    row.isDropped = chance.happens(noise.dropped)
    guard chance.happens(noise.tipped) else { return }
    switch chance.below(3) {
    case 0: row.amount = row.amount * Int64(chance.within(105...125)) / 100
    case 1: row.amount = row.amount * Int64(chance.within(97...103)) / 100
    default: row.pendingAmount = row.amount * 2 - 1_000
    }
  }

  private mutating func reworded(_ text: String) -> String {
    switch chance.below(4) {
    case 0: "CARD PAYMENT TO " + text
    case 1: text + " ON 12 MAR"
    case 2: String(text.prefix(9))
    default: "ACQ" + String(chance.within(10_000...99_999)) + " MERCHANT SERVICES"
    }
  }

  /// What the bank lists at the end of day `at`, of the days in `span`.
  func listing(at: Int32, span: ClosedRange<Int32>, withPending: Bool) -> [(row: Row, truth: Int)] {
    var listed: [(row: Row, truth: Int)] = []
    for (truth, row) in rows.enumerated() {
      if !row.isDropped, row.visible <= at {
        let isChanged = row.changes <= at
        let day = isChanged ? row.laterDay : row.day
        guard span.contains(day) else { continue }
        var text = isChanged ? row.laterText : row.text
        if at >= rewordingDay { text = "PAYMENT " + text.lowercased() + " REF" }
        listed.append((Row(day, row.amount, text), truth))
      } else if withPending, let day = row.pendingDay, day <= at, at < row.day || (row.isDropped && at < day + 6),
        span.contains(day)
      {
        listed.append((Row(day, row.pendingAmount, row.pendingText, isPending: true), truth))
      }
    }
    listed.sort { ($0.row.day, $0.truth) < ($1.row.day, $1.truth) }
    return listed
  }

  /// A year of exports: they overlap, some begin in the middle of a day, one lists everything again.
  mutating func exports() -> [[(row: Row, truth: Int)]] {
    var exports: [[(row: Row, truth: Int)]] = []
    var at: Int32 = 20
    var start: Int32 = 0
    while start < days {
      var listed = listing(at: min(at, days + 30), span: start...max(start, at), withPending: chance.happens(700))
      if start > 0, chance.happens(noise.cut), let first = listed.first?.row.day {
        let morning = listed.prefix { $0.row.day == first }.count
        listed.removeFirst(chance.below(morning))
      }
      exports.append(numbered(balanced(listed), export: exports.count))
      start = at - Int32(chance.within(3...15))
      at += Int32(chance.within(12...30))
    }
    let all = listing(at: days + 30, span: 0...days, withPending: false)
    if chance.happens(300) { exports.append(numbered(balanced(all), export: exports.count)) }
    return exports
  }

  private func balanced(_ listed: [(row: Row, truth: Int)]) -> [(row: Row, truth: Int)] {
    guard noise.hasBalances, let first = listed.first else { return listed }
    // The bank's balance before the first row: all it has booked by now that stands before it.
    var balance: Int64 = 100_000
    for (truth, row) in rows.enumerated() where !row.isDropped {
      if (row.laterDay, truth) < (first.row.day, first.truth) { balance += row.amount }
    }
    return listed.map { entry in
      var entry = entry
      guard !entry.row.isPending else { return entry }
      balance += entry.row.amount
      entry.row.balance = balance
      return entry
    }
  }

  private func numbered(_ listed: [(row: Row, truth: Int)], export: Int) -> [(row: Row, truth: Int)] {
    guard noise.ids > 0 else { return listed }
    return listed.enumerated().map { place, entry in
      var entry = entry
      entry.row.reference = noise.ids == 1 ? "T\(entry.truth)" : "X\(export)-\(place)"
      return entry
    }
  }
}
