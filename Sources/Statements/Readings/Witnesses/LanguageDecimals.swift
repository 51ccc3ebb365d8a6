import Lexicon

/// The currencies with three decimals are those of countries that write Arabic, English or French. A third decimal that
/// is always 0 may be a program's own, unless whole amounts are usual there.
enum LanguageDecimals {
  static func testimony(of mark: UInt8, in marks: MarkCase) -> Testimony {
    guard mark == marks.grouping, marks.currency == nil, !marks.languages.isEmpty,
      marks.languages.isSubset(of: .withoutThousandths)
    else { return .silent }
    guard !marks.isRound || marks.isIcelandic || marks.languages.isSubset(of: .withWholeAmounts) else { return .silent }
    return .supports(Weights.languageDecimals, "no currency of the header's language has three decimals")
  }
}
