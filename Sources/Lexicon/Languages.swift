/// Groups of languages in which banks write, as a set.
package struct Languages: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// One group, by its place in `names`.
  package init(group: Int) {
    rawValue = 1 << UInt16(group)
  }

  package static let all = Languages(rawValue: .max)

  /// Groups of countries of which none has a currency with three decimals.
  package static let withoutThousandths = Languages(
    named: ["germanic", "nordic", "iberian", "slavic", "baltic", "asian"])

  /// Groups of countries of which some write amounts without decimals.
  package static let withWholeAmounts = Languages(named: ["iberian", "asian"])

  /// Groups with countries that put the month before the day.
  package static let withMonthFirst = Languages(named: ["english"])

  /// Groups of languages in which the one letter stands for credit or debit; nil where it does in all, or in none.
  package static func withFlag(_ letter: Character) -> Languages? {
    switch letter {
    case "h", "s": Languages(named: ["germanic"])
    case "a", "b": Languages(named: ["eastern"])
    case "j", "t": Languages(named: ["baltic"])
    case "k": Languages(named: ["germanic", "nordic", "slavic", "baltic", "eastern"])
    default: nil
    }
  }

  package init(named groups: [String]) {
    self = groups.compactMap { Languages.names.firstIndex(of: $0) }
      .reduce(into: []) { $0.formUnion(Languages(group: $1)) }
  }

  /// The groups, as the dictionaries name them; `HeaderPhrases` says which languages each holds.
  static let names = [
    "english", "germanic", "nordic", "romance", "iberian", "slavic", "baltic", "eastern", "asian", "african",
  ]
}
