import Lexicon
import Values

/// What is asked where the judge leaves the signs open, and a column of kinds tells some directions: instead of one
/// question of all rows, one of each kind of which nothing is known. Nothing is weighed here: kinds that are known are
/// the words that the judge has heard.
extension TableInference {
  private static let mostKinds = 12

  /// False where there is no such column; `onlyMixed`: or none that tells both directions.
  mutating func decideByKinds(
    _ column: Int, _ hearing: Hearing, _ verdict: inout ColumnVerdict, _ table: inout ParsedTable, day: Int,
    onlyMixed: Bool = false
  ) -> Bool {
    let texts = roles.texts(day: day, money: [column], flag: nil)
    guard case .signed = verdict.interpretation.source, roles.profiles[column].amounts.negative == 0, !roles.hasSchemes,
      (hints.answers["sign"] ?? hints.sign) == nil,
      let kinds = texts.type ?? roles.best(.sign, where: isCalledDirection),
      let directions = directions(of: kinds, hearing.words.ofKinds).map({ heard($0, of: kinds, hearing, table) }),
      directions.meanings.contains(where: { $0 != 0 }),
      !onlyMixed || Set(directions.meanings).isSuperset(of: [1, -1])
    else { return false }
    verdict.interpretation.source = .flagged(column, flag: kinds)
    verdict.interpretation.isInverted = false
    plan.flags = directions
    let isOneOpen = directions.hasOneOpen || open(kinds, directions, table.money[column], table).count == 1
    plan.otherFlags = isOneOpen ? otherFlags(besides: kinds, hearing.words.ofKinds) : []
    let flags = [(column: kinds, words: directions)] + plan.otherFlags
    table.signs[kinds] = table.records.map { record in
      for flag in flags {
        let meaning = meaning(of: record, flag.column, flag.words)
        if meaning != 0 { return meaning }
      }
      return 0
    }
    note("sign", "the words in '\(shape.names[kinds])'")
    askUnknown(directions, kinds, of: table, column)
    return true
  }

  /// The kinds that tell no direction, of the rows that move something.
  private func open(
    _ kinds: Int, _ directions: WordColumn<Int8>, _ amounts: [Int64]?, _ table: ParsedTable
  ) -> Set<String> {
    let records = table.records.indices.filter { row in
      (amounts.map { $0[row] != 0 } ?? true) && meaning(of: table.records[row], kinds, directions) == 0
    }.map { table.records[$0] }
    return Set(records.map { sample.trimmed(record: $0, field: kinds) })
  }

  private func meaning(of record: Int, _ column: Int, _ words: WordColumn<Int8>) -> Int8 {
    let field = sample.bytes.trimmed(sample.range(record: record, field: column))
    return unsafe sample.bytes.with(field) { unsafe words.meaning(of: $0) } ?? 0
  }

  /// Columns that some rows leave blank, with two words for opposite directions in all others.
  func otherFlags(besides kinds: Int?, _ words: MovementWords) -> [(column: Int, words: WordColumn<Int8>)] {
    roles.columns.compactMap { column in
      let profile = roles.profiles[column]
      guard column != kinds, profile.isSmall, profile.isText, profile.filled < profile.rows,
        profile.values.texts.count == 2
      else { return nil }
      let directions = WordColumn(profile.values) { TableInference.direction(ofKind: $0, words) }
      return Set(directions.meanings) == [1, -1] ? (column, directions) : nil
    }
  }

  /// A column that is declared to tell the direction: each of its words that does not is asked about, where the row's
  /// text tells it neither.
  mutating func askDeclaredKinds(_ reading: Interpretation, _ table: ParsedTable) {
    guard case .flagged(_, let flag) = reading.source, roles.declared.roles[flag] == .sign,
      table.days.indices.contains(where: { table.direction($0, flag: flag) == 0 }),
      let directions = directions(of: flag, plan.words)
    else { return }
    plan.flags = directions
    plan.otherFlags = directions.hasOneOpen ? otherFlags(besides: flag, plan.words) : []
    askUnknown(directions, flag, of: table, reading.source.columns.first)
  }

  /// The header calls the column one of directions, and it has two words: opposites, whatever these are.
  private func isCalledDirection(_ column: Int) -> Bool {
    let profile = roles.profiles[column]
    return roles.weight(column, .sign) >= 60 && profile.isSmall && profile.isText && profile.values.texts.count == 2
  }

  /// Kinds of which nothing is known, by the rows that are of them: on a card where each says that it was paid onto it,
  /// and a pair of directions where several rows of either say which it is.
  private func heard(
    _ directions: WordColumn<Int8>, of kinds: Int, _ hearing: Hearing, _ table: ParsedTable
  ) -> WordColumn<Int8> {
    var directions = directions
    let said = directions.texts.map { word in
      table.records.indices.filter { row in
        row < hearing.rows.count
          && sample.bytes[sample.bytes.trimmed(sample.range(record: table.records[row], field: kinds))]
            .elementsEqual(word)
      }.map { hearing.rows[$0] }
    }
    if isCalledDirection(kinds), directions.meanings == [0, 0] {
      // Several rows of either word say which it is, with one mind: one alone may be a refund from abroad.
      let votes = said.map { $0.compactMap(\.side) }
      if votes.allSatisfy({ $0.count > 1 && Set($0).count == 1 }), votes[0][0] != votes[1][0] {
        directions.meanings = votes.map { $0[0] }
      }
    }
    guard facts.isCard || hearing.isOfCreditCard || shape.names.contains(where: RowWords.isOfCard) else {
      return directions
    }
    for (index, rows) in said.enumerated() where directions.meanings[index] == 0 && !rows.isEmpty {
      let isPaid = rows.allSatisfy { $0.saying?.isOfCard == true && $0.saying?.direction == .moneyIn }
      let isCharged = hearing.isOfCreditCard && rows.allSatisfy { $0.saying?.direction == .moneyOut }
      if isPaid || isCharged { directions.meanings[index] = isPaid ? 1 : -1 }
    }
    return directions
  }

  /// A kind of which no row moves anything needs no direction.
  private mutating func askUnknown(
    _ directions: WordColumn<Int8>, _ kinds: Int, of table: ParsedTable, _ column: Int?
  ) {
    let amounts = column.flatMap { table.money[$0] } ?? []
    var moving: Set<[UInt8]> = []
    for (row, record) in table.records.enumerated() {
      guard row >= amounts.count || amounts[row] != 0,
        !plan.otherFlags.contains(where: { meaning(of: record, $0.column, $0.words) != 0 })
      else { continue }
      moving.insert(Array(sample.bytes[sample.bytes.trimmed(sample.range(record: record, field: kinds))]))
    }
    let isWhole = roles.profiles[kinds].rows <= table.records.count
    for (index, meaning) in directions.meanings.enumerated()
    where meaning == 0 && (!isWhole || moving.contains(Array(directions.texts[index]))) {
      questions.append(SignQuestion.direction(of: roles.profiles[kinds].values, index, in: shape.names[kinds]))
    }
  }

  /// Kinds that say no more than that something was paid, out of an account or onto a card.
  func openPayments(_ kinds: Int, _ words: MovementWords) -> Set<String> {
    guard roles.profiles[kinds].isSmall else { return [] }
    let said = WordColumn(roles.profiles[kinds].values) { TableInference.direction(ofKind: $0, words) }
    let open = said.withOpenPayments(roles)
    return Set(
      open.texts.indices.filter { open.meanings[$0] != said.meanings[$0] }
        .map { String(decoding: open.texts[$0], as: UTF8.self) })
  }

  /// Some kind of the rows may be a payment onto a card, or what was undone: one sign for all of them would be wrong.
  func mayDiffer(besides column: Int, _ words: MovementWords, day: Int) -> Bool {
    guard let kinds = roles.texts(day: day, money: [column], flag: nil).type, roles.profiles[kinds].isSmall else {
      return false
    }
    let values = roles.profiles[kinds].values
    return values.texts.count > 1
      && (!openPayments(kinds, words).isEmpty
        || values.texts.indices.contains { PartWords.undone.areIn(values.string($0)) })
  }

  private static func direction(ofKind text: String, _ words: MovementWords) -> Int8 {
    let flag = unsafe text.withUTF8Bytes { unsafe RowReader.direction($0) }
    return flag != 0 ? flag : words.sign(of: text)
  }

  /// What each kind says, or was said to say; nil where there are too many, or none says anything.
  func directions(of kinds: Int, _ words: MovementWords) -> WordColumn<Int8>? {
    let profile = roles.profiles[kinds]
    guard profile.isSmall, profile.filled == profile.rows,
      (2...TableInference.mostKinds).contains(profile.values.texts.count)
    else { return nil }
    let directions = WordColumn(profile.values) { text -> Int8 in
      switch hints.answers[SignQuestion.code(ofKind: text)] {
      case "in": return 1
      case "out": return -1
      default: return TableInference.direction(ofKind: text, words)
      }
    }
    .withOpenPayments(roles) { hints.answers[SignQuestion.code(ofKind: String(decoding: $0, as: UTF8.self))] == nil }
    // Two letters never mean the same.
    let areLetters = directions.texts.count == 2 && directions.texts.allSatisfy { $0.count == 1 }
    if isCalledDirection(kinds), directions.meanings == [0, 0] { return directions }
    if areLetters, Set(directions.meanings) != [1, -1] { return nil }
    return directions.meanings.contains { $0 != 0 } ? directions : nil
  }
}

extension WordColumn<Int8> {
  /// One kind says neither direction: of several, one may be what undoes the other.
  fileprivate var hasOneOpen: Bool { meanings.count { $0 == 0 } == 1 }
}
