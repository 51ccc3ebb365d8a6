/// What happens on the credit card: purchases by chance, and by plan around each export the rows that are pending on
/// one export and booked on the next, the late, the spoiled and the doubtful.
struct CardLife {
  var random: SplitMix64
  var events: [Event] = []

  mutating func live(through days: ClosedRange<CivilDay>, exports: [CivilDay]) {
    var day = days.lowerBound
    while day <= days.upperBound {
      purchases(day)
      day = day + 1
    }
    for index in exports.indices { pending(on: exports[index], index, next: exports.dropFirst(index + 1).first) }
    doubts(exports)
    lateRows(exports)
    spoil(exports)
  }

  private mutating func purchases(_ day: CivilDay) {
    if random.happens(16) {
      let count = random.happens(25) ? 2 : 1
      for _ in 1...count { add(day, -385, "PIXEL & BEAN COFFEE", Category.coffee) }
    }
    if random.happens(14) { add(day, -random.number(1_450...6_200), random.pick(Self.restaurants), Category.dining) }
    if random.happens(12) { add(day, -random.number(899...7_999), "PARCELLO.CO.UK*\(code())", Category.online) }
    if random.happens(7) { add(day, -random.number(3_100...6_900), "RIDGEWAY FUEL 3312", Category.fuel) }
    if random.happens(6) { add(day, -random.number(1_500...8_800), "ODDSOCK CLOTHING", Category.clothes) }
    if random.happens(5) { add(day, -random.number(700...2_900), "BOOKS, MAPS & CO", Category.books) }
    if random.happens(6) {
      add(
        day, -random.number(1_200...9_400), "NORTHLINE RAIL\nTICKET \(random.number(100_000...999_999))",
        Category.transit)
    }
    if random.happens(4) {
      add(day, -random.number(500...9_000), random.pick(["TINKERBOX", "HOBB & SONS", "PAPER LANTERN"]), Category.none)
    }
    if random.happens(2) { add(day, random.number(899...2_999), "PARCELLO.CO.UK*\(code()) REFUND", Category.online) }
    if day.civil.day == 8 { add(day, -1_099, "STREAMBOX PREMIUM", Category.streaming) }
  }

  /// One purchase just before each export, shown as pending by it. No other purchase looks like it for weeks, so that
  /// what it settles as is certain.
  private mutating func pending(on export: CivilDay, _ index: Int, next: CivilDay?) {
    let merchant = Self.rare[index % Self.rare.count]
    let day = export - random.number(0...2)
    var booked = export + random.number(1...2)
    if let next, next - export <= 3 { booked = next + 1 }
    let amount = -random.number(2_100...9_400)
    let isLast = booked > Household.days.upperBound
    switch (index % 4, isLast) {
    case (_, true): settle(merchant, day, amount, booked: nil)
    case (0, _): settle(merchant, day, amount, booked: (day, amount, merchant.text), from: booked)
    case (1, _): settle(merchant, day, amount, booked: (booked, amount, merchant.text + " LEEDS GB"), from: booked)
    case (2, _): settle(merchant, day, amount, booked: (day, amount * 23 / 20, merchant.text), from: booked)
    default: settle(merchant, day, amount, booked: (booked, amount * 11 / 10, merchant.text), from: booked)
    }
  }

  private mutating func settle(
    _ merchant: Merchant, _ day: CivilDay, _ amount: Int, booked: (day: CivilDay, amount: Int, text: String)?,
    from bookedOn: CivilDay = Event.forever
  ) {
    var event = Event(day, amount, merchant.text, merchant.category)
    event.faces[0].isPending = true
    event.faces[0].shown = day...(bookedOn - 1)
    if let booked {
      event.faces.append(
        Event.Face(day: booked.day, amount: booked.amount, text: booked.text, shown: bookedOn...Event.forever))
    }
    events.append(event)
  }

  /// Twice, two pending rows of other amounts lead to one booked row without any number and with a tip: it may be
  /// either, nothing in any file tells which, and the money depends on it.
  private mutating func doubts(_ exports: [CivilDay]) {
    doubt(
      exports[9], [("CITYHOP TAXI 0411", -2_013), ("CITYHOP TAXI 0417", -2_040)], "CITYHOP TAXI", -2_250, Category.taxi)
    doubt(
      exports[18], [("RIVERSIDE GRILL TABLE 4", -3_117), ("RIVERSIDE GRILL TABLE 6", -3_160)], "RIVERSIDE GRILL",
      -3_428, Category.dining)
  }

  private mutating func doubt(
    _ export: CivilDay, _ pending: [(text: String, amount: Int)], _ booked: String, _ after: Int, _ category: String
  ) {
    for (text, amount) in pending {
      settle(Merchant(text: text, category: category), export - 1, amount, booked: nil, from: export + 5)
      // The booked row is held as likely the one whose amount is nearer, the second; the first is left alone.
      events[events.count - 1].isForgotten = text == pending[0].text
    }
    var event = Event(export + 1, after, booked, category)
    event.isAmbiguous = true
    events.append(event)
  }

  /// Rows that the bank lists only a week after their day, when an export has already covered it.
  private mutating func lateRows(_ exports: [CivilDay]) {
    for (index, export) in [3, 12, 16, 22].enumerated() {
      let day = exports[export] - 4
      events.append(
        Event(day, -(1_731 + index * 604), "ISLAND FERRIES DECK \(index + 1)", Category.transit, shownFrom: day + 7))
    }
    // The second of two equal coffees reached the bank after the export of that day was made.
    let day = exports[7]
    add(day, -385, "PIXEL & BEAN COFFEE", Category.coffee)
    events.append(Event(day, -385, "PIXEL & BEAN COFFEE", Category.coffee, shownFrom: day + 1))
  }

  /// Rows that one export spoils and the next one shows whole, and one that no export ever shows whole.
  private mutating func spoil(_ exports: [CivilDay]) {
    let kinds: [(export: Int, Event.Spoil)] = [(5, .day), (14, .amount), (20, .cut)]
    for (index, (export, kind)) in kinds.enumerated() {
      var event = Event(exports[export] - 5, -(4_409 + index * 913), "WILLOW & STONE GARDEN", Category.none)
      event.spoiled[exports[export]] = kind
      events.append(event)
    }
    var lost = Event(exports[24] - 6, -1_250, "VOUCHER DESK", Category.none)
    lost.faces[0].shown = lost.last.day...exports[24]
    lost.spoiled[exports[24]] = .amount
    events.append(lost)
  }

  private mutating func code() -> String {
    let letters = Array("ABCDEFGHJKMNPQRSTUVWXYZ23456789")
    return String((0..<6).map { _ in random.pick(letters) })
  }

  private mutating func add(_ day: CivilDay, _ amount: Int, _ text: String, _ category: String) {
    events.append(Event(day, amount, text, category))
  }

  private struct Merchant {
    var text: String
    var category: String
  }

  private static let restaurants = ["THE TWO HERONS", "SAFFRON HOUSE", "DOUGH & EMBER PIZZA", "NOODLE YARD"]
  private static let rare = [
    Merchant(text: "LANTERN HOTEL", category: Category.travel),
    Merchant(text: "BRAMBLE INN", category: Category.dining),
    Merchant(text: "OLD MILL BISTRO", category: Category.dining),
    Merchant(text: "SALT & TIDE KITCHEN", category: Category.dining),
    Merchant(text: "KESTREL OUTDOOR", category: Category.clothes),
    Merchant(text: "MOONRAKER THEATRE", category: Category.none),
    Merchant(text: "ORCHARD TAPAS", category: Category.dining),
  ]
}
