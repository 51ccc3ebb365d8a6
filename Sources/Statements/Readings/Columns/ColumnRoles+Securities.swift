import Values

/// Numbers that name a security are no amounts, whatever stands over them: `Valor` is one in Switzerland.
extension ColumnRoles {
  /// Whole numbers that are the same in just the rows in which an ISIN is.
  func namesSecurities(_ column: Int) -> Bool {
    let profile = profiles[column]
    guard profile.isSmall, profile.amounts.isIntegersOnly, profile.amounts.marked == 0, profile.amounts.negative == 0,
      profile.values.counts.contains(where: { $0 > 1 }), profile.values.counts.count > 1
    else { return false }
    return columns.contains { other in
      other != column && profiles[other].isSmall && profiles[other].values.counts == profile.values.counts
        && profiles[other].values.texts.allSatisfy(ColumnRoles.isISIN)
    }
  }

  /// Two letters, nine letters or digits, and a digit.
  private static func isISIN(_ text: [UInt8]) -> Bool {
    text.count == 12 && text[..<2].allSatisfy(\.isLetter) && text[11].isDigit
      && text.allSatisfy { $0.isLetter || $0.isDigit }
  }
}
