import Lexicon

/// What the texts of a table's rows say of the direction of their money.
struct Hearing {
  let words: MovementWords
  let rows: [SignCase.SpokenRow]
  /// Some row says what a credit card alone charges.
  let isOfCreditCard: Bool

  /// Every row names a shop: none pays the card, or loads it.
  var namesShopsAlone: Bool { !rows.isEmpty && rows.allSatisfy { $0.paidShop != nil } }
}

extension TableInference {
  /// What the bank says of each row of the sample, kind first, heard in the file's languages and from its view.
  func hear(_ table: ParsedTable, besides money: Set<Int>, day: Int) -> Hearing {
    let texts = roles.texts(day: day, money: money, flag: nil)
    let kinds = roles.columns.filter { roles.weight($0, .type) > 0 && roles.profiles[$0].isText || mayBeOfKinds($0) }
    var columns = [texts.type, texts.category].compactMap { $0 } + kinds + texts.description
    columns = columns.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let isOfInvestor = roles.isOfInvestor
    let flags = isOfInvestor ? MovementWords(view: .investor) : plan.words
    columns += otherFlags(besides: texts.type, flags).map(\.column).filter { !columns.contains($0) }
    // Nor does how something was paid, whoever paid it.
    columns.removeAll { PartWords.paymentMethod.areIn(roles.names[$0]) }
    // What the customers of a seller paid with says nothing of the seller.
    if RowWords.areOfMerchant(shape.names) { columns.removeAll(where: roles.isOfSchemes) }
    let fields = table.records.prefix(TableInference.mostTexts).map { record in
      columns.map { sample.trimmed(record: record, field: $0) }
    }
    let said = fields.map { $0.joined(separator: " ") }
    let spoken = said.map { SpokenText($0) }
    let names = shape.header.isEmpty ? [] : roles.columns.filter { !roles.isUnnamed($0) }.map { shape.names[$0] }
    let words = MovementWords(
      languages: MovementWords.languages(headers: isOfProgram(names) ? [] : names, texts: spoken),
      view: view(
        names, spoken, isOfInvestor: isOfInvestor,
        hasBothSigns: money.contains { roles.profiles[$0].amounts.hasBothSigns }))
    // Neither sellers nor investors buy there.
    let areShopsNamed = words.view != .merchant && words.view != .investor
    return Hearing(
      words: words,
      rows: zip(fields.indices, spoken).map { place, spoken in
        let text = said[place]
        // A phrase that is all of one field, whatever the others say, is the bank's.
        let alone = fields[place].map { SpokenText($0) }
        let payment = alone.lazy.compactMap { field in
          words.saying(of: field).flatMap { $0.isOfCard && $0.phrases == field.words ? $0 : nil }
        }.first
        let saying = payment ?? words.saying(of: spoken)
        let whole = saying.map(\.phrases).flatMap { phrase in alone.contains { $0.words == phrase } ? phrase : nil }
        var row = SignCase.SpokenRow(saying: saying, isUndone: spoken.isUndone, text: whole ?? spoken.words)
        let isPayment = unsafe text.withUTF8Bytes { unsafe FlagWords.isPayment($0) }
        row.isPayment =
          isPayment || spoken.isUndone || words.view == .merchant && PartWords.undone.areIn(text)
          || saying.map { $0.isOfCard || $0.isOfBill || $0.direction == .moneyIn } ?? false
        if areShopsNamed { row.shop = ShopNames.shop(in: text) }
        return row
      },
      isOfCreditCard: spoken.contains(where: \.isOfCreditCard))
  }

  /// A few words below a header that nobody knows, in every row.
  private func mayBeOfKinds(_ column: Int) -> Bool {
    let profile = roles.profiles[column]
    return roles.hasHeader && roles.role(column) == nil && profile.isText && profile.isSmall
      && profile.filled == profile.rows && profile.values.texts.count * 2 <= profile.rows
  }

  /// `RELEASE_DATE`, `net_amount`: names that a program gave its fields, in English wherever it is used.
  private func isOfProgram(_ names: [String]) -> Bool {
    names.count { $0.contains("_") } >= 2 && !names.contains { $0.contains(" ") }
  }

  /// A column of kinds that has payouts is a processor's, though a bank may pay out as well.
  private func view(
    _ names: [String], _ spoken: [SpokenText], isOfInvestor: Bool, hasBothSigns: Bool
  ) -> MovementWords.View {
    let kinds = roles.columns.flatMap { column -> [SpokenText] in
      let profile = roles.profiles[column]
      guard profile.isSmall, !profile.isNumbers, !profile.isDates else { return [] }
      return profile.values.texts.map { SpokenText(String(decoding: $0, as: UTF8.self)) }
    }
    let hasPayouts = kinds.contains(where: \.isPayout)
    // What states amounts before and after a fee may be a merchant's.
    let sides = names.compactMap { FeeWords.side(of: $0) }
    let hasBoth = sides.contains(.before) && sides.contains(.after)
    let hasFees = names.contains(where: FeeWords.names)
    let isPaidLess =
      hasBoth && hasFees && !names.contains(where: FeeWords.isTax) && names.contains(where: RowWords.isOfMerchant)
      || hasFees && !facts.isCard && !isOfInvestor && !RowWords.countUnits(names) && kinds.contains(where: \.isSale)
    // A broker's cards name the shops in which they paid.
    let isOfSeller =
      RowWords.areOfMerchant(names) && !facts.isCreditCard && !isOfInvestor || RowWords.areSurelyOfMerchant(names)
      || isPaidLess
    if hasPayouts || isOfSeller { return .merchant }
    if isOfInvestor || isOfLender(spoken) { return .investor }
    let isNamedCard = facts.isNamedCreditCard && !facts.isLoan && hasBothSigns
    if facts.isCard || isNamedCard || spoken.contains(where: { $0.isOfCard || $0.isOfCreditCard }) { return .card }
    return hasBoth || roles.areOfStock || spoken.contains { $0.isOfPayouts } ? .unclear : .holder
  }

  /// Rows say that loans were made, and others what came back of them, in two ways at least.
  private func isOfLender(_ spoken: [SpokenText]) -> Bool {
    let said = spoken.flatMap(\.ofLender)
    let loans = said.contains { $0.direction == .moneyOut }
    return loans && Set(said.filter { $0.direction == .moneyIn }.map(\.hash)).count > 1
  }
}

extension MovementWords {
  /// For a column that classifies every row: repayments are then payments onto a card.
  var ofKinds: MovementWords {
    view == .holder ? MovementWords(languages: languages, view: .card) : self
  }
}
