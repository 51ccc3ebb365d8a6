import TestSupport

/// One account as the bank knows it, made up in another way than `Household`: accents, long texts, booking days after
/// the purchase, hours, refunds, standing orders of equal amounts, fuel pumps.
struct BankLife {
  struct Event {
    var purchase: Int32
    /// The day of the booking, and the hour at which it is in the list.
    var booked: Int32
    var hour: Int
    var value: Int32
    var amount: Int64
    var words: [String]
    var isPending = false
    var held: Int64 = 0
    var heldWords: [String] = []
    /// False for an authorisation that vanishes on the booking day.
    var isReal = true
    /// From this day on the list has it, whatever its booking day.
    var visible: Int32 = 0
    /// From this day on the booking day and the words are these.
    var changes = Int32.max
    var laterDay: Int32 = 0
    var laterWords: [String] = []
    /// From this day on the amount is this one.
    var repriced = Int32.max
    var laterAmount: Int64 = 0
  }

  private(set) var events: [Event] = []
  let noise: ExportNoise
  let days: Int32
  var chance: SeededGenerator
  /// The bank's ids as they are now, where they change.
  var ids = ExportStyle.Ids.stable
  /// Exports that are a day off are so all in one direction.
  let isDayBefore: Bool
  /// The amount of each row in the newest export that lists it: the true one.
  var stated: [Int: Int64] = [:]

  init(seed: UInt64, days: Int32, noise: ExportNoise) {
    chance = SeededGenerator(seed: seed)
    isDayBefore = seed % 2 == 0
    self.noise = noise
    self.days = days
    for day in 0..<days { live(day) }
    events.sort { ($0.booked, $0.hour) < ($1.booked, $1.hour) }
  }

  var money: [TrueMoney] {
    events.indices.map { truth in
      let event = events[truth]
      var days: Set = [event.booked, event.laterDay, event.value]
      if noise.offDays > 0 { for day in days { days.formUnion([day - 1, day + 1]) } }
      return TrueMoney(isReal: event.isReal, days: days, amount: stated[truth] ?? event.amount)
    }
  }

  private static let shops: [[String]] = [
    ["Bäckerei", "Müller", "Filiale", "Hauptbahnhof", "Zürich"], ["Café", "de", "la", "République", "Paris"],
    ["REWE", "Markt", "Köln", "Süd"], ["Migros", "Genève", "Cornavin"], ["Amazon", "EU", "Marketplace", "Luxembourg"],
    ["Deutsche", "Bahn", "Fernverkehr"], ["Apotheke", "am", "Markt"], ["Decathlon", "Sportwaren"], ["Bar", "Łódź"],
    ["Zalando", "Payments"], ["IKEA", "Möbel", "Vertrieb"], ["Restaurante", "Niño", "Perdido"], ["Kiosk", "17"],
    ["Stadtwerke", "Energie"], ["Netto", "Marken-Discount"], ["Spotify", "AB", "Stockholm"], ["Optik", "Fielmann"],
    ["Buchhandlung", "Lehmann", "Friedrichstraße"], ["Parkhaus", "Altstadt"], ["Kino", "International"],
  ]

  private mutating func live(_ day: Int32) {
    for _ in 0..<chance.pick([0, 0, 1, 1, 1, 2]) { buy(day, -280, ["Café", "Espresso", "Bar"]) }
    for _ in 0..<chance.within(0...3) {
      let amount = chance.happens(200) ? -100 * Int64(chance.within(2...60)) : -Int64(chance.within(120...12_000))
      var words = chance.pick(BankLife.shops)
      if chance.happens(250) { words.append("\(chance.within(100_000...999_999))") }
      buy(day, amount, words)
      if chance.happens(30) {
        add(day + Int32(chance.within(0...10)), -amount, words, later: 0)
      }
    }
    if chance.happens(100) {
      let words = ["Tankstelle", "Aral", "A\(chance.within(1...9))"]
      if chance.happens(noise.pumps) {
        var hold = event(day, -100, words, later: chance.within(1...5))
        (hold.isReal, hold.isPending, hold.held, hold.heldWords) = (false, true, -100, words)
        events.append(hold)
      }
      add(day, -Int64(chance.within(2_000...9_000)), words, later: chance.within(0...3))
    }
    switch day % 30 {
    case 1:
      for goal in ["Urlaub", "Auto", "Urlaub"] { add(day, -5_000, ["Dauerauftrag", "Sparen", goal], later: 0) }
      add(day, -94_500, ["Miete", "Hausverwaltung", "Süd"], later: 0)
    case 14: for _ in 0..<chance.within(2...8) { add(day, -190, ["Tram", "Ticket"], later: 0) }
    case 27: add(day, 310_000, ["Gehalt", "Muster", "GmbH"], later: 0)
    default: break
    }
  }

  private mutating func buy(_ day: Int32, _ amount: Int64, _ words: [String]) {
    guard chance.happens(noise.pending) else { return add(day, amount, words, later: chance.pick([0, 0, 0, 1, 2])) }
    let later = chance.happens(100) ? chance.within(6...14) : chance.within(1...5)
    var event = event(day, amount, words, later: later)
    (event.isPending, event.held, event.heldWords) = (true, amount, words)
    switch chance.below(20) {
    case 0: event.held = amount * 100 / Int64(chance.within(105...125))
    case 1: event.held = amount * 100 / Int64(chance.within(97...103))
    case 2: event.heldWords = Array(words.prefix(1)) + ["Authorisation"]
    case 3: event.isReal = false
    default: break
    }
    events.append(event)
  }

  private mutating func add(_ day: Int32, _ amount: Int64, _ words: [String], later: Int) {
    events.append(event(day, amount, words, later: later))
  }

  private mutating func event(_ day: Int32, _ amount: Int64, _ words: [String], later: Int) -> Event {
    let booked = day + Int32(later)
    var event = Event(
      purchase: day, booked: booked, hour: chance.below(24), value: booked, amount: amount, words: words,
      visible: booked, laterDay: booked, laterWords: words)
    if chance.happens(noise.laterValue) { event.value += Int32(chance.within(1...3)) }
    if chance.happens(noise.late) { event.visible += Int32(chance.within(2...9)) }
    if booked % 7 >= 5, chance.happens(noise.weekends) {
      (event.changes, event.laterDay) = (booked + Int32(chance.within(2...5)), booked + 7 - booked % 7)
    }
    if chance.happens(noise.reworded) {
      event.changes = min(event.changes, event.visible + Int32(chance.within(1...20)))
      event.laterWords = chance.happens(500) ? ["Sammelbuchung", "\(chance.within(1000...9999))"] : words + ["SEPA"]
    }
    event.laterAmount = amount
    if chance.happens(noise.changedAmounts) {
      event.repriced = event.visible + Int32(chance.within(1...20))
      event.laterAmount = chance.happens(200) ? -amount : amount + amount / 25 - Int64(chance.within(1...200))
    }
    return event
  }
}
