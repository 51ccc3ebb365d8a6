import TestSupport

/// A moment of a day.
struct Moment: Comparable {
  var day: Int32
  var hour: Int

  static func < (left: Moment, right: Moment) -> Bool { (left.day, left.hour) < (right.day, right.hour) }
}

extension BankLife {
  /// A year of exports, oldest first, each written in a style of its own.
  mutating func exports() -> [[TracedRow]] {
    if noise.isWeekly { return weekly() }
    return noise.isMonthly ? monthly() : overlapping()
  }

  private mutating func monthly() -> [[TracedRow]] {
    var exports: [[TracedRow]] = []
    var from: Int32 = 0
    for start in stride(from: 0, to: days, by: 30) {
      let last = start + 29 + (chance.happens(500) ? 1 : 0)
      // Some are taken in the last hours of the month, others days later.
      let isEarly = chance.happens(500)
      let now = Moment(day: last + (isEarly ? 0 : Int32(chance.within(1...10))), hour: isEarly ? chance.below(24) : 12)
      exports.append(export(exports.count, from: Moment(day: from, hour: 0), through: last, at: now))
      from = isEarly ? last : start + 30
    }
    return exports.filter { !$0.isEmpty }
  }

  private mutating func overlapping() -> [[TracedRow]] {
    var exports: [[TracedRow]] = []
    var from = Moment(day: 0, hour: 0)
    var now = Moment(day: 20, hour: 24)
    while from.day < days {
      exports.append(export(exports.count, from: from, through: now.day, at: now))
      let isCut = chance.happens(noise.cutDays)
      if isCut, chance.happens(500) {
        from = now
      } else {
        from = Moment(day: now.day - Int32(chance.within(0...15)), hour: isCut ? chance.below(24) : 0)
      }
      let day = now.day + Int32(chance.within(12...30))
      now = Moment(day: day, hour: chance.happens(noise.cutDays) ? chance.below(24) : 24)
    }
    return exports.filter { !$0.isEmpty }
  }

  /// What the bank lists at a moment, from another moment on, to the end of a day.
  mutating func export(_ number: Int, from: Moment, through last: Int32, at now: Moment) -> [TracedRow] {
    var style = noise.style(&chance, isDayBefore: isDayBefore)
    if noise.changedIds > 0 {
      if chance.happens(noise.changedIds) { ids = chance.pick(ExportStyle.Ids.changing) }
      style.ids = ids
    }
    var listed: [(moment: Moment, row: TracedRow, counts: Bool)] = []
    for (truth, event) in events.enumerated() {
      let isChanged = event.changes <= now.day
      var booking = Moment(day: isChanged ? event.laterDay : event.booked, hour: event.hour)
      let isBooked = event.isReal && Moment(day: max(event.visible, event.booked), hour: event.hour) < now
      if isBooked {
        let amount = now.day < event.repriced ? event.amount : event.laterAmount
        booking.day = style.day(of: event, booked: booking.day)
        let text = style.text(of: isChanged ? event.laterWords : event.words, purchase: event.purchase)
        listed.append((booking, (Row(booking.day, amount, text), truth), true))
      } else if event.isPending, style.hasPending, now < Moment(day: event.booked, hour: event.hour) {
        let moment = Moment(day: event.purchase, hour: event.hour)
        guard moment < now else { continue }
        let text = style.text(of: event.heldWords, purchase: event.purchase)
        listed.append((moment, (Row(event.purchase, event.held, text, isPending: true), truth), false))
      }
    }
    listed.sort { ($0.moment, $0.row.truth) < ($1.moment, $1.row.truth) }
    var balance: Int64 = 500_000
    var (rows, inDay): ([TracedRow], Int) = ([], 0)
    for (moment, entry, counts) in listed {
      var entry = entry
      if counts { balance += entry.row.amount }
      guard from <= moment, moment.day <= last else { continue }
      if style.hasBalances, counts { entry.row.balance = balance }
      inDay = rows.last?.row.day == entry.row.day ? inDay + 1 : 0
      entry.row.reference = style.id(
        truth: entry.truth, merchant: events[entry.truth].words[0], export: number, place: rows.count,
        placeInDay: inDay)
      if counts { stated[entry.truth] = entry.row.amount }
      rows.append(entry)
    }
    return rows
  }
}
