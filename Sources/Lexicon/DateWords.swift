package import Values

/// The languages whose month names are known, as a set: a name such as `lis` is November in one and October in another.
package struct MonthLanguages: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package static let all = MonthLanguages(rawValue: .max)
}

/// A month's name: the month it means, and a second one where languages differ.
package struct MonthName {
  var first: UInt8 = 0
  package var firstLanguages = MonthLanguages()
  var second: UInt8 = 0
  var secondLanguages = MonthLanguages()

  package init() {}

  /// 1 to 12; nil when these languages do not know the name or do not agree on it.
  @inline(__always)
  package func month(in languages: MonthLanguages) -> UInt8? {
    let isFirst = !firstLanguages.isDisjoint(with: languages)
    let isSecond = !secondLanguages.isDisjoint(with: languages)
    guard isFirst != isSecond else { return nil }
    return isFirst ? first : second
  }

  package var languages: MonthLanguages { firstLanguages.union(secondLanguages) }

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
package struct DateWords {
  package struct Meaning {
    package var month: MonthName?
    package var isWeekday = false
    /// 年 and its kin.
    package var isSign = false
    /// Says nothing: `de`, `th`, `Uhr`.
    package var isFiller = false
  }

  package static func meaning(of hash: TextHash) -> Meaning? {
    words.table.value(of: hash).map { words.meanings[Int($0)] }
  }

  private static let words = DateWords()

  /// Each word's place in `meanings`.
  private var table = WordTable(capacity: 2048)
  private var meanings: [Meaning] = []

  private init() {
    meanings.reserveCapacity(2048)
    PhraseText.forEachPhrase(in: DateWords.months, splitsWords: true) { word in
      let language = MonthLanguages(rawValue: 1 << UInt64(word.line))
      add(word) { meaning in
        var name = meaning.month ?? MonthName()
        name.add(month: UInt8(word.index + 1), language: language)
        meaning.month = name
      }
    }
    PhraseText.forEachPhrase(in: DateWords.weekdays, splitsWords: true) { add($0) { $0.isWeekday = true } }
    PhraseText.forEachPhrase(in: DateWords.signs, splitsWords: true) { add($0) { $0.isSign = true } }
    PhraseText.forEachPhrase(in: DateWords.fillers, splitsWords: true) { add($0) { $0.isFiller = true } }
  }

  private mutating func add(_ word: PhraseText.Phrase, _ change: (inout Meaning) -> Void) {
    add(word.plain, change)
    if word.spelled != word.plain { add(word.spelled, change) }
  }

  private mutating func add(_ hash: TextHash, _ change: (inout Meaning) -> Void) {
    if let index = table.value(of: hash) { return change(&meanings[Int(index)]) }
    table.insert(hash, value: UInt16(meanings.count))
    var meaning = Meaning()
    change(&meaning)
    meanings.append(meaning)
  }
}
