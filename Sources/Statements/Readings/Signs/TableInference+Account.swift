import Lexicon
import Values

/// Whose the table is: an account's, a card's, a seller's.
extension TableInference {
  func knowAccount(_ signs: inout SignCase, _ hearing: Hearing, day: Int) {
    let view = hearing.words.view
    signs.isOfTransfers =
      !facts.isCard
      && (facts.isCurrent || shape.names.contains { PartWords.betweenAccounts.areIn($0) }
        || roles.columns.contains { roles.isOfOtherAccounts($0) })
    // What was sold is paid for with the buyers' cards. What a file that is called a card's pays onto it names no shop.
    let isNamed = facts.isNamedCard && !facts.isLoan && hearing.namesShopsAlone
    let isCharged = (hearing.isOfCreditCard || isNamed) && signs.negative == 0
    signs.isCard = (facts.isCard || hasSchemes || isCharged) && view != .merchant
    signs.isCreditCard = facts.isCreditCard || isCharged && view != .merchant
    signs.isNamedCreditCard = facts.isNamedCreditCard && !facts.isLoan && view != .merchant
    signs.isOfOneCard = facts.isOfOneCard || namesOneCard && hearing.namesShopsAlone
    signs.isSavings = facts.isSavings
    signs.isOfEarnings = facts.isOfEarnings && !facts.isCard && !facts.isLoan
    signs.isOfMerchant = view == .merchant
    signs.isSurelyOfMerchant = signs.isOfMerchant && RowWords.areSurelyOfMerchant(shape.names)
    signs.isPaidOut = signs.isSurelyOfMerchant && shape.names.contains(where: PartWords.payouts.areIn)
    signs.hasShops = hasShops
    signs.hasKindsOfShops =
      hasShops
      && roles.columns.contains { column in
        let profile = roles.profiles[column]
        return RowWords.isOfShopDetail(shape.names[column]) && profile.isText && profile.values.texts.count > 3
      }
    signs.isOfPurchasesByName =
      RowWords.areOfFleet(shape.names) && hasFewPlates && !roles.hasSeveralSchemes
      || shape.names.contains { PartWords.purchasesAlone.areIn($0) }
    if !facts.isCard, !facts.isLoan, !signs.isOfMerchant {
      let hasValueDays = roles.valueDay(besides: day).map { PartWords.valueDay.areIn(shape.names[$0]) } ?? false
      signs.traitsOfAccount = [facts.hasIBAN, facts.isStatementOfAccount, hasValueDays].count { $0 }
    }
  }

  /// A column called that of the card's number has the same one in all rows.
  private var namesOneCard: Bool {
    roles.columns.contains { roles.isForemost($0, .cardNumber) && roles.profiles[$0].isConstantNumber }
  }

  /// A firm's vehicles come again; those of its customers are others each time.
  private var hasFewPlates: Bool {
    roles.columns.contains { column in
      let profile = roles.profiles[column]
      return RowWords.isPlate(shape.names[column]) && profile.isSmall
        && profile.values.texts.count * 2 <= profile.rows + 1
    }
  }

  /// Two or three words in the column of kinds, each in several rows, none of which is known to anybody.
  func hasUnknownKinds(_ words: MovementWords) -> Bool {
    roles.columns.contains { column in
      let (profile, values) = (roles.profiles[column], roles.profiles[column].values)
      guard roles.isForemost(column, .type) || roles.isForemost(column, .sign), !RowWords.isPlate(shape.names[column]),
        profile.isSmall, profile.isText,
        profile.filled == profile.rows, 2...3 ~= values.texts.count, values.counts.allSatisfy({ $0 > 1 })
      else { return false }
      return values.texts.indices.allSatisfy { place in
        let text = values.string(place)
        return words.direction(of: text) == nil && !PartWords.waysToPay.areIn(text)
      }
    }
  }

  func hasDeposits(besides day: Int) -> Bool {
    guard let status = roles.texts(day: day, money: [], flag: nil).status else { return false }
    let values = roles.profiles[status].values
    return roles.profiles[status].isSmall && values.texts.count > 1
      && values.texts.indices.contains { place in
        unsafe values.string(place).withUTF8Bytes { unsafe RowReader.direction($0) > 0 }
      }
  }

  /// Some words of a column of kinds are those of transfers or payouts, and others are not.
  var hasTransfersAmongKinds: Bool {
    roles.columns.contains { column in
      let values = roles.profiles[column].values
      guard roles.isForemost(column, .type), roles.profiles[column].isSmall, values.texts.count > 1,
        !PartWords.paymentMethod.areIn(roles.names[column]), !RowWords.isOfMerchant(roles.names[column])
      else {
        return false
      }
      let transfers = values.texts.indices.count { index in
        let text = values.string(index)
        return !TransferWords.shared.signs(of: FoldedText(text)).isDisjoint(with: [.transfer])
          || PartWords.payouts.areIn(text)
      }
      return 0 < transfers && transfers < values.texts.count
    }
  }

  /// A few words that stand in nearly every row and are not all the same: one may be a kind of movement.
  func hasKinds(besides day: Int) -> Bool {
    let texts = roles.texts(day: day, money: [], flag: nil)
    return roles.columns.contains { column in
      let profile = roles.profiles[column]
      return profile.isSmall && profile.isText && !profile.isDates && profile.filled * 10 >= profile.rows * 9
        && (2...TableInference.mostTypes).contains(profile.values.texts.count)
        && profile.values.texts.count * 2 <= profile.rows && column != texts.currency
    }
  }

  /// A column without a name has the scheme of a card in most rows, and nothing else but dashes.
  private var hasSchemes: Bool {
    !roles.hasHeader
      && roles.columns.contains { column in
        let profile = roles.profiles[column]
        guard profile.isSmall, profile.isText, !profile.values.texts.isEmpty else { return false }
        let others = profile.values.texts.indices.filter { !RowWords.isScheme(profile.values.string($0)) }
        return others.allSatisfy { profile.values.isDash($0) || profile.values.string($0).folded == "n/a" }
          && others.reduce(0) { $0 + profile.values.counts[$1] } * 2 < profile.filled
      }
  }

  /// A column names the shop of each row, and most rows have one of their own, or all are of one card; or others tell
  /// its place and its kind.
  private var hasShops: Bool {
    func isOfShop(_ name: String) -> Bool { RowWords.isOfShop(name) || RowWords.isOfShopDetail(name) }
    let details = shape.names.count(where: RowWords.isOfShopDetail)
    // Processors name the shops that they pay as well.
    guard shape.names.contains(where: { !isOfShop($0) && PartWords.card.areIn($0) }),
      !shape.names.contains(where: RowWords.isOfMerchant)
    else { return false }
    return roles.columns.contains { column in
      guard RowWords.isOfShop(shape.names[column]), case let profile = roles.profiles[column], profile.isText else {
        return false
      }
      return facts.isOfOneCard || details > 0 || profile.values.isOverflowed
        || profile.values.texts.count * 2 > profile.rows
    }
  }

  /// The file's name calls it that of a card, a column counts instalments, and what is below zero says that it pays: a
  /// credit card. What a shop sold by instalments says that it was sold.
  func isCardOfInstalments(_ signs: SignCase, _ said: [String]) -> Bool {
    facts.isNamedCard && hasInstalments && signs.negative > 0 && signs.positive >= signs.negative * 3
      && !said.contains(where: PartWords.sales.areIn) && !shape.names.contains(where: RowWords.isOfMerchant)
      && !RowWords.areOfCustomers(shape.names)
      && zip(signs.written, said).allSatisfy { $0 >= 0 || CalledRoles.isOfPayments($1) }
  }

  private static let mostTypes = 12
}
