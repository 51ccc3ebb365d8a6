import Lexicon
import Values

/// Which records are headers, and the tables below them.
extension TableFinder {
  /// Records that are headers of different tables, repeated headers left out.
  func headerRecords() -> [Int] {
    let firstData = dataLike.firstIndex(of: true) ?? records.count
    var scored = (0..<records.count).filter(isNarrow).compactMap { record in
      HeaderScore(texts(of: record), kinds: kindsOfNames(record)).map { (record: record, score: $0) }
    }
    if scored.contains(where: { $0.score.isSure }) { scored.removeAll { !$0.score.isSure } }
    var seen: [[String]] = []
    var headers: [Int] = []
    var state = TablePlan.RowState.booked
    for (record, _) in scored {
      let texts = texts(of: record)
      let title = title(above: record)
      let isTitled = title != nil && titledState(above: record) != state
      // A header that comes again behind that of another table opens one more.
      let isBehindOther = headers.last.map { self.texts(of: $0) != texts } ?? false
      guard !seen.contains(texts) || isTitled || isBehindOther, record < firstData || hasRows(after: record) else {
        continue
      }
      state = titledState(above: record)
      seen.append(texts)
      headers.append(record)
    }
    headers += headersOfOthers(besides: headers) + titlesOfBalances(besides: headers)
    headers += (firstData..<max(firstData, records.count)).filter { !headers.contains($0) && namesBalancesAside($0) }
    headers.sort()
    headers = headers.filter { hasRows(after: $0, before: headers.first { [header = $0] in $0 > header }) }
    if headers.isEmpty, let first = scored.max(by: { $0.score.words < $1.score.words }), firstData == records.count {
      return [first.record]
    }
    if headers.isEmpty {
      // A span of two days above the table looks like a row.
      return wordsAbove(headerless(0..<records.count)?.rows.first ?? firstData).map { [$0] } ?? []
    }
    return headers.map { header in
      names(below: header, before: headers.first { $0 > header } ?? records.count) ?? header
    }
  }

  /// The words right above the first row where another line with words of headers stands further up, apart from them or
  /// with far fewer: that one is of a summary above the table, of which nobody knows the names.
  private func names(below header: Int, before end: Int) -> Int? {
    guard let row = ((header + 1)..<end).first(where: { dataLike[$0] }), let names = wordsAbove(row), names > header,
      kinds(of: names).count == kinds(of: row).count, !kinds(of: names).contains(.empty)
    else { return nil }
    let isApart = ((header + 1)..<names).contains { kinds(of: $0).contains(.number) }
    return isApart || kinds(of: header).count(where: { $0 != .empty }) * 2 < kinds(of: names).count ? names : nil
  }

  /// `Daily balances` between rows, of which those below have nothing but a day and a number.
  private func titlesOfBalances(besides headers: [Int]) -> [Int] {
    guard !headers.isEmpty, let first = dataLike.firstIndex(of: true) else { return [] }
    return ((first + 1)..<records.count).filter { record in
      guard record + 1 < records.count, !headers.contains(record), !headers.contains(record + 1),
        kinds(of: record).count(where: { $0 != .empty }) == 1,
        PartWords.dailyBalances.areIn(texts(of: record).joined())
      else { return false }
      let below = ((record + 1)..<records.count).prefix { dataLike[$0] }
      return !below.isEmpty && below.allSatisfy { filledWidth($0) == 2 }
    }
  }

  private func namesBalancesAside(_ record: Int) -> Bool {
    isNarrow(record) && kinds(of: record).allSatisfy { $0 == .text || $0 == .empty }
      && HeaderScore.areBalancesAside(texts(of: record))
  }

  /// Lines of words alone between rows, of which those below have days and numbers where those above have texts, or the
  /// reverse: the names of another table, though nobody knows them. So have those that begin as the header above does and
  /// end otherwise.
  private func headersOfOthers(besides headers: [Int]) -> [Int] {
    guard !headers.isEmpty, let first = dataLike.firstIndex(of: true) else { return [] }
    return ((first + 1)..<records.count).filter { record in
      let names = kinds(of: record)
      guard !headers.contains(record), names.count >= 3, names.allSatisfy({ $0 == .text }), isNarrow(record) else {
        return false
      }
      func kind(_ rows: [Int], _ column: Int) -> FieldKind? {
        let kinds = Set(rows.map { self.kinds(of: $0)[Int(records.firstFields[$0]) + column] })
        return kinds.count == 1 ? kinds.first : nil
      }
      let below = Array(((record + 1)..<records.count).prefix(3).prefix { dataLike[$0] })
      let above = Array((first..<record).reversed().lazy.filter { dataLike[$0] }.prefix(3))
      if isVariant(record, of: headers.last { $0 < record }), !below.isEmpty { return true }
      guard below.count > 1, above.count > 1, (above + below).allSatisfy({ kinds(of: $0).count == names.count }) else {
        return false
      }
      let unlike = (0..<names.count).count { column in
        let (own, other) = (kind(above, column), kind(below, column))
        return own == .text && (other == .date || other == .number)
          || other == .text && (own == .date || own == .number)
      }
      return unlike > 1
    }
  }

  /// The line has the header's name of the days where that has it, and another in place of that of the money.
  private func isVariant(_ record: Int, of header: Int?) -> Bool {
    guard let header else { return false }
    let (names, own) = (texts(of: header), texts(of: record))
    guard names.count == own.count else { return false }
    return zip(names, own).contains { name, own in name == own && HeaderWords.roles(of: name).first?.role == .date }
      && zip(names, own).contains { name, own in
        name != own && [.amount, .amountIn, .amountOut].contains(HeaderWords.roles(of: name).first?.role)
      }
  }

  /// Without the kind of record in front, `5,Number,Date,Amount` above `5,1,29 Mar,-550.23`, or `1,Date,Amount` above
  /// rows that all begin with a `2`.
  func kindsOfNames(_ record: Int) -> ArraySlice<FieldKind> {
    let own = kinds(of: record)
    guard own.first == .number, record + 1 < records.count, kinds(of: record + 1).first == .number,
      let kind = texts(of: record).first, let below = texts(of: record + 1).first
    else { return own }
    if kind == below { return own.dropFirst() }
    guard kind.utf8.count <= 2, below.utf8.count <= 2, record + 2 < records.count else { return own }
    let rows = ((record + 1)..<records.count).lazy.filter { dataLike[$0] }
    return rows.allSatisfy { records.trimmed(record: $0, field: 0) == below } ? own.dropFirst() : own
  }

  private func hasRows(after record: Int, before end: Int? = nil) -> Bool {
    let end = end ?? records.count
    return record + 1 < end && dataLike[(record + 1)..<end].contains(true)
  }

  /// The record right above the first row, where it has texts alone and one for most of the row's fields; between them
  /// may be rows that wait without a day.
  private func wordsAbove(_ firstData: Int) -> Int? {
    guard firstData < records.count, firstData > 0 else { return nil }
    var record = firstData - 1
    while record > 0, kinds(of: record).allSatisfy({ $0 == .empty }) || isWithoutDay(record, firstData) { record -= 1 }
    let kinds = kinds(of: record)
    let filled = kinds.count { $0 != .empty }
    guard isNarrow(record), kinds.allSatisfy({ $0 == .text || $0 == .empty }), filled >= 3,
      filled * 2 >= self.kinds(of: firstData).count
    else { return nil }
    return record
  }

  /// The record has what `row` has, but for its day and perhaps other numbers.
  private func isWithoutDay(_ record: Int, _ row: Int) -> Bool {
    let (own, other) = (kinds(of: record), kinds(of: row))
    guard own.count == other.count, own.contains(.number) else { return false }
    return zip(own, other).allSatisfy { $0 == $1 || $0 == .empty && $1 != .text }
  }

  func texts(of record: Int) -> [String] { records.texts(of: record) }

  func table(header record: Int, end: Int) -> TableShape {
    var names = texts(of: record)
    var header = record..<(record + 1)
    if let above = lineAbove(record) {
      names = TableFinder.joined(texts(of: above), names)
      header = above..<(record + 1)
    }
    if let below = lineBelow(record, end: end) {
      names = TableFinder.joined(names, texts(of: below))
      header = header.lowerBound..<(below + 1)
    }
    let rows = header.upperBound..<end
    TableFinder.spread(&names)
    let own = width(of: rows, named: names.count)
    while let last = names.last, last.isEmpty, names.count > own ?? 0 { names.removeLast() }
    let width = max(own ?? 0, names.count)
    while names.count < width { names.append("") }
    var shape = TableShape(
      header: header, rows: rows, width: width,
      names: names.enumerated().map { $1.isEmpty ? "column \($0 + 1)" : $1 }, alignedRows: aligned(rows),
      entries: entries(of: rows, width: width))
    shape.state = titledState(above: header.lowerBound)
    shape.isOfBalances = isOfBalances(shape) || isOfPeriods(shape)
    shape.isDayOnce = isDayOnce
    shape.dayColumns = dayColumns
    shape.split = SplitDate(shape.names).flatMap { split in
      shape.entries.contains { split.day(of: $0, in: records) != nil && kinds(of: $0).contains(.date) } ? split : nil
    }
    return shape
  }

  /// The last line above a header, where one text stands in it; perhaps with `numbers` behind it.
  private func title(above record: Int, numbers: Bool = false) -> Int? {
    var title = record - 1
    while title >= 0, kinds(of: title).allSatisfy({ $0 == .empty }) { title -= 1 }
    guard title >= 0 else { return nil }
    let filled = kinds(of: title).filter { $0 != .empty }
    guard filled.first == .text, filled.dropFirst().allSatisfy({ numbers && $0 == .number }) else { return nil }
    return title
  }

  /// What the last line above a header says of the rows below, where it is a title such as `Pending transactions`.
  private func titledState(above record: Int) -> TablePlan.RowState {
    guard var title = title(above: record, numbers: true), var text = texts(of: title).first(where: { !$0.isEmpty })
    else { return .booked }
    // `Pending transactions`, and `Purchases` below it.
    if StatusWords.meaning(ofTitle: text) == nil, OtherRows.isTitleOfKind(text), !PartWords.transactions.areIn(text),
      let above = self.title(above: title), case let texts = texts(of: above).filter({ !$0.isEmpty }), texts.count == 1,
      let state = texts.first, StatusWords.isPlain(title: state), StatusWords.meaning(ofSection: state) != nil
    {
      (title, text) = (above, state)
    }
    guard !isNote(text), let meaning = StatusWords.meaning(ofSection: text), meaning != .booked
    else { return .booked }
    // `Authorised overdraft: 500.00` states a limit; the sum of a section has another section beside it.
    let parts = text.split(separator: ":", maxSplits: 1)
    let hasValue =
      kinds(of: title).contains(.number) || endsInNumber(text)
      || parts.count > 1 && StatusWords.meaning(ofSection: String(parts[1])) != meaning
    guard !hasValue || isRepeated(record) else { return .booked }
    return meaning == .void ? .void : .pending
  }

  /// `Pending $45.20`, `Pending transactions 3`, and not the year, the day or the account of a title.
  private func endsInNumber(_ text: String) -> Bool {
    let words = text.prefix { !$0.isNumber }
    guard let sign = words.last, sign == " " || sign.isCurrencySymbol else { return false }
    let number = text[words.endIndex...]
    let isYear = number.count == 4 && ["19", "20"].contains(number.prefix(2))
    return !isYear && !text.contains("(") && PreambleFacts.kind(String(number)) == .number
  }

  /// `* Reward points pending`: what a mark means; `*** PENDING ***` is a title.
  private func isNote(_ text: String) -> Bool {
    if text.contains("=") { return true }
    guard let mark = text.first, "*+!†".contains(mark) else { return false }
    return text.last != mark
  }

  /// Days and balances alone, by the names of the columns or by the title above them.
  private func isOfBalances(_ shape: TableShape) -> Bool {
    let names = texts(of: shape.header.upperBound - 1).filter { !$0.isEmpty }.map {
      HeaderWords.roles(of: $0).first?.role
    }
    if isTitledBalances(shape) || isNamedBalances(shape) { return true }
    if shape.header.count == 1, namesBalancesAside(shape.header.lowerBound) { return true }
    guard names.contains(.date), names.allSatisfy({ [.date, .balance, .amount].contains($0) }),
      shape.entries.allSatisfy({ record in kinds(of: record).count { $0 != .empty } <= names.count })
    else { return false }
    if names.contains(.balance), !names.contains(.amount) { return true }
    let title = (0..<shape.header.lowerBound).last { record in kinds(of: record).contains { $0 != .empty } }
    // Columns that blanks part cut the title as well.
    return title.map { PartWords.dailyBalances.areIn(texts(of: $0).joined(separator: " ")) } ?? false
  }

  /// What stands in the place of a header is a title of days and balances.
  private func isNamedBalances(_ shape: TableShape) -> Bool {
    let names = shape.header.isEmpty ? [] : texts(of: shape.header.upperBound - 1).filter { !$0.isEmpty }
    return names.count == 1 && PartWords.dailyBalances.areIn(names[0])
  }

  /// `Saldos Invest` above rows that all begin their text with such a word: products and what is in each.
  private func isTitledBalances(_ shape: TableShape) -> Bool {
    func begins(_ text: String) -> Bool {
      let words = text.split { !$0.isLetter }
      return words.first.map { PartWords.balances.areIn(String($0)) } ?? false
    }
    guard let title = title(above: shape.header.lowerBound), let text = texts(of: title).first(where: { !$0.isEmpty }),
      begins(text), !shape.entries.isEmpty
    else { return false }
    return shape.entries.allSatisfy { record in texts(of: record).contains(where: begins) }
  }

  /// Two days in each row, of which the second is the first of the next row: how interest was worked out from day to
  /// day.
  private func isOfPeriods(_ shape: TableShape) -> Bool {
    func days(_ record: Int) -> [Int] {
      kinds(of: record).enumerated().filter { $0.element == .date }.map(\.offset)
    }
    let roles = shape.names.compactMap { HeaderWords.roles(of: $0).first?.role }
    guard shape.entries.count > 2, case let columns = days(shape.entries[0]), columns.count == 2,
      !roles.contains(where: { [.amountIn, .amountOut, .description].contains($0) }),
      shape.entries.allSatisfy({ days($0) == columns })
    else { return false }
    let ends = shape.entries.map { (first: texts(of: $0)[columns[0]], last: texts(of: $0)[columns[1]]) }
    return ends.allSatisfy { $0.first != $0.last } && zip(ends, ends.dropFirst()).allSatisfy { $0.last == $1.first }
  }

  private func isRepeated(_ header: Int) -> Bool {
    let names = texts(of: header)
    return (0..<records.count).contains { $0 != header && texts(of: $0) == names }
  }

  /// A line of words above the header that fills columns which the header leaves empty.
  private func lineAbove(_ record: Int) -> Int? {
    guard record > 0, records.fieldCount(record - 1) == records.fieldCount(record) else { return nil }
    let above = kinds(of: record - 1)
    let own = kinds(of: record)
    guard above.allSatisfy({ $0 == .text || $0 == .empty }), above.count(where: { $0 == .text }) >= 2 else {
      return nil
    }
    return zip(above, own).contains { $0 == .text && $1 == .empty } ? record - 1 : nil
  }

  /// A second line of words below the header: units, or the second halves of names.
  func lineBelow(_ record: Int, end: Int) -> Int? {
    let below = record + 1
    guard below < end, records.fieldCount(below) == records.fieldCount(record) else { return nil }
    let kinds = kinds(of: below)
    let isWords = kinds.allSatisfy { $0 == .text || $0 == .empty } && kinds.count { $0 == .text } >= 2
    let next = ((below + 1)..<end).first { !isOfBalance($0) }
    guard isWords, next.map({ dataLike[$0] }) ?? false else { return nil }
    let words = texts(of: below)
    return words.allSatisfy { $0.count < 24 } && HeaderScore(words, kinds: kinds) != nil || isUnits(words) ? below : nil
  }

  /// Nothing, or what stands in front of the first row: `;;Opening balance;;;388.46`.
  private func isOfBalance(_ record: Int) -> Bool {
    !dataLike[record] && kinds(of: record).allSatisfy { $0 != .date }
      && (kinds(of: record).allSatisfy { $0 == .empty }
        || texts(of: record).contains { PreambleFacts.balanceMeaning($0) == .opening })
  }

  private func isUnits(_ words: [String]) -> Bool {
    words.allSatisfy { $0.isEmpty || $0.hasPrefix("(") || $0.hasPrefix("[") || Currency($0)?.isListed == true }
  }

  /// `CARGOS       ABONOS` in front of an empty name: two names that the cut at the columns of the rows left in one.
  private static func spread(_ names: inout [String]) {
    for column in names.indices.dropLast() where names[column + 1].isEmpty {
      guard let gap = names[column].firstRange(of: "  ") else { continue }
      let halves = [names[column][..<gap.lowerBound], names[column][gap.upperBound...].drop { $0 == " " }].map(
        String.init)
      // A name that nobody knows beside one that is known may be its other half.
      guard halves.allSatisfy({ !HeaderWords.roles(of: $0).isEmpty }) else { continue }
      (names[column], names[column + 1]) = (halves[0], halves[1])
    }
  }

  private static func joined(_ above: [String], _ below: [String]) -> [String] {
    (0..<max(above.count, below.count)).map { column in
      [above, below].compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }.joined(separator: " ")
    }
  }
}
