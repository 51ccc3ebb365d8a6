import Values

/// Numbers that name a security are no amounts, whatever stands over them: `Valor` is one in Switzerland.
extension ColumnRoles {
  /// Columns of whole numbers that are the same in just the rows in which an ISIN is.
  var securities: Set<Int> {
    let codes = columns.filter { profiles[$0].isSmall && profiles[$0].values.texts.allSatisfy(ColumnRoles.isISIN) }
    guard !codes.isEmpty else { return [] }
    let counts = Set(codes.map { profiles[$0].values.counts }.filter { $0.count > 1 && $0.contains { $0 > 1 } })
    return Set(
      columns.filter { column in
        let profile = profiles[column]
        return profile.isSmall && profile.amounts.isIntegersOnly && profile.amounts.marked == 0
          && profile.amounts.negative == 0 && counts.contains(profile.values.counts)
      })
  }

  /// Two letters, nine letters or digits, and a digit.
  private static func isISIN(_ text: [UInt8]) -> Bool {
    text.count == 12 && text[..<2].allSatisfy(\.isLetter) && text[11].isDigit
      && text.allSatisfy { $0.isLetter || $0.isDigit }
  }
}
