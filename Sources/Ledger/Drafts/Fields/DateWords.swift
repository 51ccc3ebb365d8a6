/// The languages whose month names are known, as a set: a name such as `lis` is November in one and October in another.
package struct MonthLanguages: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package static let all = MonthLanguages(rawValue: .max)
}

/// A month's name: the month it means, and a second one where languages differ.
struct MonthName {
  var first: UInt8 = 0
  var firstLanguages = MonthLanguages()
  var second: UInt8 = 0
  var secondLanguages = MonthLanguages()

  /// 1 to 12; nil when these languages do not know the name or do not agree on it.
  @inline(__always)
  func month(in languages: MonthLanguages) -> UInt8? {
    let isFirst = !firstLanguages.isDisjoint(with: languages)
    let isSecond = !secondLanguages.isDisjoint(with: languages)
    guard isFirst != isSecond else { return nil }
    return isFirst ? first : second
  }

  var languages: MonthLanguages { firstLanguages.union(secondLanguages) }

  mutating func add(month: UInt8, language: MonthLanguages) {
    if first == 0 || first == month {
      first = month
      firstLanguages.formUnion(language)
    } else {
      second = month
      secondLanguages.formUnion(language)
    }
  }
}

/// The words that stand in dates: months and weekdays of many languages, signs and fillers.
struct DateWords {
  struct Meaning {
    var month: MonthName?
    var isWeekday = false
    /// 年 and its kin.
    var isSign = false
    /// Says nothing: `de`, `th`, `Uhr`.
    var isFiller = false
  }

  static func meaning(of hash: WordHash) -> Meaning? {
    var meaning = Meaning()
    var isKnown = false
    table.forEachValue(of: hash) { value in
      isKnown = true
      switch value {
      case weekday: meaning.isWeekday = true
      case sign: meaning.isSign = true
      case filler: meaning.isFiller = true
      default:
        var name = meaning.month ?? MonthName()
        name.add(month: UInt8(value % 16), language: MonthLanguages(rawValue: 1 << UInt64(value / 16)))
        meaning.month = name
      }
    }
    return isKnown ? meaning : nil
  }

  private static let weekday: UInt16 = 0xfffd
  private static let sign: UInt16 = 0xfffe
  private static let filler: UInt16 = 0xffff

  private static let table: WordTable = {
    var table = WordTable(capacity: 2048)
    PhraseText.forEachPhrase(in: months, splitsWords: true) {
      table.insert($0, value: UInt16($0.line * 16 + $0.index + 1))
    }
    for (text, value) in [(weekdays, weekday), (signs, sign), (fillers, filler)] {
      PhraseText.forEachPhrase(in: text, splitsWords: true) { table.insert($0, value: value) }
    }
    return table
  }()
}
