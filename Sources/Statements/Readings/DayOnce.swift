import Lexicon

/// Finds the rows of a table that states the date of a day in its first row alone, as printed statements do.
///
/// Only a regular table is one: no date comes twice in a row; each row without one has a text and as many figures as
/// those with one have, right below such a row; and each moves the balance on by its amount. Without a balance two of
/// them follow each other, or the last row of each day alone has a balance, or most say what rows with a date say, so
/// that they are no sums of a day or a month; and no more of them end the table than stand together within it, so that
/// they are no footer.
struct DayOnce {
  /// The rows without a date and the column in which it is missing; empty where the table is not of that kind.
  private(set) var records: [(record: Int, column: Int)] = []

  /// `isRow`: which records hold a date and a number.
  init(_ all: Records, kinds: (Int) -> ArraySlice<FieldKind>, isRow: [Bool]) {
    guard let first = isRow.firstIndex(of: true),
      let column = kinds(first).firstIndex(of: .date).map({ $0 - kinds(first).startIndex })
    else { return }
    // One may have a day of value all the same.
    let isRow = isRow.indices.map { record in
      isRow[record] && kinds(record).dropFirst(column).first.map { $0 != .empty } ?? true
    }
    let dated = isRow.indices.filter { isRow[$0] }
    guard dated.count >= 2, isRow.count > dated.count else { return }
    let width = all.fieldCount(first)
    // Nearly every table has none, and costs no more than this look.
    let loose = (first + 1..<isRow.count).filter { record in
      let fields = kinds(record)
      return !isRow[record] && fields.count == width && fields[fields.startIndex + column] == .empty
        && fields.contains(.number)
    }
    guard !loose.isEmpty else { return }
    let table = dated.map { Array(kinds($0)) }
    guard table.allSatisfy({ $0.count == width && $0.firstIndex(of: .date) == column }) else { return }
    // The balance behind the last day may have its day.
    let closing = dated.last.flatMap { DayOnce.isOfBalance($0, of: all) ? $0 : nil }
    // Between two rows of a day, of which the second begins a page, its balance is carried forward.
    let days = dated.map { DayOnce.isOfBalance($0, of: all) ? nil : all.trimmed(record: $0, field: column) }
    // A first row of one number alone is the balance before the others.
    let isOpening =
      kinds(first).count { $0 == .number } == 1 && kinds(dated[1]).count { $0 == .number } > 1
    guard !zip(days, days.dropFirst()).dropFirst(isOpening ? 1 : 0).contains(where: { $0 != nil && $0 == $1 }) else {
      return
    }
    let columns = (0..<width).map { field in Set(table.map { $0[field] }) }
    // The amount may stand in a column that no row with a date fills: the other one of a pair.
    func isAlike(_ record: Int) -> Bool {
      zip(kinds(record), columns).enumerated().allSatisfy { field, pair in
        field == column || pair.1.contains(pair.0)
          || pair.1.isSubset(of: [.number, .empty]) && [.number, .empty].contains(pair.0)
      }
    }
    func above(_ record: Int) -> Int { DayOnce.above(record, kinds, isRow, columns) }
    var undated: [Int] = []
    for record in loose {
      let above = above(record)
      guard above != closing && isRow[above] || undated.last == above else { continue }
      if isAlike(record),
        !DayOnce.isOfBalance(record, of: all) || DayOnce.movesBalance(record, from: above, of: all, kinds)
      {
        undated.append(record)
      }
    }
    let texts = columns.indices.filter { columns[$0] == [.text] }
    guard !undated.isEmpty, !texts.isEmpty else { return }
    let newest = dated[dated.count - 1]
    // Behind the last day what is planned, or may be drawn, moves a balance as well.
    let within = undated.count { $0 < newest }
    if within > 0, within * 2 + 1 >= undated.count,
      undated.allSatisfy({
        DayOnce.movesBalance($0, from: above($0), of: all, kinds)
          && !DayOnce.isOfCredit($0, of: all)
      })
    {
      records = undated.map { ($0, column) }
      return
    }
    if DayOnce.areFramed(undated, by: dated, all, kinds) {
      records = undated.map { ($0, column) }
      return
    }
    /// The balance behind the day is that before it, more or less by both of its rows.
    func sumsUpDay(_ record: Int, _ above: Int) -> Bool {
      guard let before = dated.last(where: { $0 < above }) else { return false }
      return DayOnce.sumsUp([above, record], from: before, of: all, kinds)
    }
    let (inner, last) = DayOnce.longest(undated, before: newest)
    guard last <= inner, undated.count >= 2 || undated.allSatisfy({ sumsUpDay($0, above($0)) }) else { return }
    // Notes below a row have fewer figures than rows.
    func figures(_ record: Int) -> Int { kinds(record).count { $0 == .number } }
    let endsDays = DayOnce.endsDays(undated, dated, kinds, width)
    let fewest = dated.map(figures).min() ?? 0
    guard endsDays || dated.count > 2 && undated.allSatisfy({ figures($0) >= fewest }) else { return }
    let isDouble = inner > 1 || endsDays
    func words(_ record: Int) -> [String] { texts.map { all.trimmed(record: record, field: $0) } }
    let said = Set(dated.map(words))
    guard isDouble || undated.count(where: { said.contains(words($0)) }) * 2 > undated.count else { return }
    records = undated.map { ($0, column) }
  }

  /// The record above, lines between them left out that have words alone, or nothing but in a column of words.
  private static func above(
    _ record: Int, _ kinds: (Int) -> ArraySlice<FieldKind>, _ isRow: [Bool], _ columns: [Set<FieldKind>]
  ) -> Int {
    func isText(_ record: Int) -> Bool {
      let own = kinds(record)
      let isOfWords = own.count == columns.count && zip(own, columns).allSatisfy { $0 == .empty || $1 == [.text] }
      return own.contains { $0 != .empty } && (isOfWords || own.allSatisfy { $0 == .text || $0 == .empty })
    }
    var above = record - 1
    while above > 0, !isRow[above], isText(above) { above -= 1 }
    return above
  }

  /// Whether the last number of the row is that of the row above it, more or less by another one.
  private static func movesBalance(
    _ record: Int, from above: Int, of all: Records, _ kinds: (Int) -> ArraySlice<FieldKind>
  ) -> Bool {
    sumsUp([record], from: above, of: all, kinds)
  }

  /// Whether the last number of the last row is that of the one `above`, more or less by one other of each row, all in one
  /// column.
  private static func sumsUp(
    _ records: [Int], from above: Int, of all: Records, _ kinds: (Int) -> ArraySlice<FieldKind>
  ) -> Bool {
    func numbers(_ record: Int) -> [(column: Int, digits: Int64)] {
      kinds(record).enumerated().filter { $0.element == .number }.map { column, _ in
        (column, digits(all.trimmed(record: record, field: column)))
      }
    }
    let last = records[records.count - 1]
    guard let before = numbers(above).last, let own = numbers(last).last, own.column == before.column,
      own.digits != before.digits,
      // No points, and no numbers of the rows.
      all.trimmed(record: last, field: own.column).contains(where: { $0 == "." || $0 == "," })
    else { return false }
    let amounts = records.map { numbers($0).filter { $0.column != own.column } }
    return amounts[0].contains { first in
      let alike = amounts.map { row in row.first { $0.column == first.column }?.digits ?? 0 }
      return alike.reduce(0, &+) == (own.digits &- before.digits).magnitude
    }
  }

  /// Whether rows of balances stand between the rows, each that before it and the amounts between them, and behind each
  /// row without a date.
  private static func areFramed(
    _ undated: [Int], by dated: [Int], _ all: Records, _ kinds: (Int) -> ArraySlice<FieldKind>
  ) -> Bool {
    func value(_ record: Int, _ column: Int) -> Int64 {
      let text = all.trimmed(record: record, field: column)
      return text.contains { "-−(".contains($0) } ? -digits(text) : digits(text)
    }
    let rows = Set(dated + undated)
    var (open, proven) = (Set(undated), 0)
    var frame: (column: Int, balance: Int64, rows: [Int])?
    for record in 0...max(undated.max() ?? 0, dated.max() ?? 0) + 1 where record < all.count {
      let numbers = kinds(record).enumerated().filter { $0.element == .number }.map(\.offset)
      if numbers.count == 1, isOfBalance(record, of: all) {
        let balance = value(record, numbers[0])
        if let frame, frame.column == numbers[0], !frame.rows.isEmpty {
          let sum = frame.rows.reduce(0) { $0 &+ value($1, numbers[0]) }
          guard frame.balance &+ sum == balance else { return false }
          open.subtract(frame.rows)
          proven += 1
        }
        frame = (numbers[0], balance, [])
      } else if rows.contains(record) {
        frame?.rows.append(record)
      }
    }
    return open.isEmpty && proven > 1
  }

  /// The digits of a number, whatever parts them: all of a table have as many decimals.
  private static func digits(_ number: String) -> Int64 { Int64(number.filter(\.isNumber)) ?? 0 }

  /// Whether some column has a number in the last row of each day and in no other: the balance of the day.
  private static func endsDays(
    _ undated: [Int], _ dated: [Int], _ kinds: (Int) -> ArraySlice<FieldKind>, _ width: Int
  ) -> Bool {
    let rows = (dated + undated).sorted()
    let others = Set(undated)
    return (0..<width).contains { column in
      rows.indices.allSatisfy { place in
        let isLast = place + 1 == rows.count || !others.contains(rows[place + 1])
        let fields = kinds(rows[place])
        return (fields[fields.startIndex + column] == .number) == isLast
      }
    }
  }

  /// How many records at most follow each other before the last row with a date, and how many come behind it.
  private static func longest(_ records: [Int], before last: Int) -> (inner: Int, last: Int) {
    var (inner, run) = (0, 0)
    for (place, record) in records.enumerated() where record < last {
      run = place > 0 && records[place - 1] + 1 == record ? run + 1 : 1
      inner = max(inner, run)
    }
    return (inner, records.count { $0 > last })
  }

  /// What may be drawn, or waits.
  private static func isOfCredit(_ record: Int, of all: Records) -> Bool {
    (0..<all.fieldCount(record)).contains { field in
      let text = all.trimmed(record: record, field: field)
      return PartWords.creditLimit.areIn(text) || PartWords.available.areIn(text)
        || StatusWords.meaning(ofTitle: text) == .pending
    }
  }

  private static func isOfBalance(_ record: Int, of all: Records) -> Bool {
    (0..<all.fieldCount(record)).contains { field in
      let text = all.trimmed(record: record, field: field)
      let words = text.split { !$0.isLetter }
      let composed = unsafe text.withUTF8Bytes { unsafe BalanceWords.composed($0) }
      return PreambleFacts.balanceMeaning(text) != nil || composed != nil
        || PreambleFacts.balanceMeaning(words.joined(separator: " ")) != nil
        || words.contains { PreambleFacts.balanceMeaning(String($0)) == .total }
    }
  }
}
