import TestSupport

@testable import Values

/// What people download: not each export once and whole.
extension BankLife {
  /// The exports as they lie in the inbox.
  mutating func downloads() -> [[TracedRow]] {
    var files: [[TracedRow]] = []
    var later: [[TracedRow]] = []
    for export in exports() {
      let parts = chance.happens(noise.parts) ? parts(of: export) : [export]
      for part in parts where !part.isEmpty {
        let file = chance.happens(noise.doubled) ? doubled(part) : part
        files.append(file)
        guard chance.happens(noise.again) else { continue }
        if chance.happens(500) { files.append(file) } else { later.append(file) }
      }
    }
    return files + later
  }

  /// Each row is on one card; a search finds what any card paid in a shop.
  private mutating func parts(of export: [TracedRow]) -> [[TracedRow]] {
    // Balances are those of the account, and no search shows them.
    let rows = export.map { entry in
      var entry = entry
      entry.row.balance = Drafts.noBalance
      return entry
    }
    let card = { (entry: TracedRow) in entry.truth &* 0x9e37 / 7 % 3 == 0 }
    let (first, second) = (rows.filter(card), rows.filter { !card($0) })
    guard let shop = rows.isEmpty ? nil : events[chance.pick(rows).truth].words[0], chance.happens(300) else {
      return [first, second]
    }
    let found = rows.filter { events[$0.truth].words[0] == shop }
    return chance.happens(500) ? [first, found] : [found, second]
  }

  /// A line, or a page of lines, that stands in the file twice.
  private mutating func doubled(_ rows: [TracedRow]) -> [TracedRow] {
    let isChain = rows.allSatisfy { $0.row.balance != Drafts.noBalance || $0.row.isPending }
    guard rows.count > 4, isChain else { return rows }
    let end = chance.within(3...rows.count)
    let start = end - chance.pick([1, 1, 1, 2, min(end - 2, 10)])
    return Array(rows[..<end] + rows[start...])
  }

  /// Exports of seven days and the first one after them, from which the next one goes on: by the day, or from the hour
  /// at which this one was taken.
  mutating func weekly() -> [[TracedRow]] {
    var exports: [[TracedRow]] = []
    var from = Moment(day: 0, hour: 0)
    for last in stride(from: 7, through: days, by: 7) {
      let isNoon = chance.happens(noise.noons)
      let now = Moment(day: last, hour: isNoon ? 12 : 24)
      exports.append(export(exports.count, from: from, through: last, at: now))
      from = isNoon && chance.happens(500) ? now : Moment(day: last, hour: 0)
    }
    return exports.filter { !$0.isEmpty }
  }
}
