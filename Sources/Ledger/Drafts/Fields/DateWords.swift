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

  static func meaning(of hash: WordHash) -> Meaning? { table[hash] }

  private static let table: [WordHash: Meaning] = {
    var table: [WordHash: Meaning] = [:]
    for (index, line) in months.split(separator: "\n").enumerated() {
      let language = MonthLanguages(rawValue: 1 << UInt64(index))
      for (month, names) in line.split(separator: "|").enumerated() {
        for name in names.split(separator: " ") {
          var meaning = table[hash(name)] ?? Meaning()
          var known = meaning.month ?? MonthName()
          known.add(month: UInt8(month + 1), language: language)
          meaning.month = known
          table[hash(name)] = meaning
        }
      }
    }
    for word in weekdays.split(whereSeparator: \.isWhitespace) {
      table[hash(word), default: Meaning()].isWeekday = true
    }
    for word in signs.split(separator: " ") { table[hash(word), default: Meaning()].isSign = true }
    for word in fillers.split(whereSeparator: \.isWhitespace) { table[hash(word), default: Meaning()].isFiller = true }
    return table
  }()

  private static func hash(_ word: Substring) -> WordHash {
    var hash = WordHash()
    for scalar in word.unicodeScalars { hash.addFolded(scalar.value) }
    return hash
  }

  /// One line a language, January to December.
  private static let months = """
    jan january|feb february|mar march|apr april|may|jun june|jul july|aug august|sep sept september|oct october|nov november|dec december
    jan jän januar jänner|feb februar feber|mär mrz märz|apr april|mai|jun juni|jul juli|aug august|sep sept september|okt oktober|nov november|dez dezember
    """
  private static let weekdays = "mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday"
  private static let signs = "年 月 日 년 월 일"
  private static let fillers = "st nd rd th de of am pm uhr t z"
}
