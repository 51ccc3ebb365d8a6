import Lexicon
import Values

/// Two columns of amounts of which one is what was bought in all and the other what is billed of it, by the rows alone:
/// they are alike but in rows of instalments, `2/6`, in which the first is so many times the second.
struct Instalments {
  private let whole: Int
  private let billed: Int

  /// Nil where no two columns are so.
  init?(_ shape: TableShape, _ sample: Records, _ profiles: [ColumnProfile]) {
    let numbers = profiles.indices.filter { profiles[$0].isNumbers && profiles[$0].filled == profiles[$0].rows }
    guard numbers.count > 1, !shape.header.isEmpty else { return nil }
    func areAlike(_ record: Int) -> Bool {
      let texts = numbers.filter { $0 < sample.fieldCount(record) }.map { sample.trimmed(record: record, field: $0) }
      return Set(texts).count < texts.count
    }
    // Where no row has two numbers alike, no row need be looked through for counts.
    guard shape.entries.contains(where: areAlike) else { return nil }
    let counts = shape.entries.map { Instalments.count(in: $0, sample) }
    guard counts.contains(where: { $0 != nil }) else { return nil }
    for whole in numbers {
      for billed in numbers where billed != whole {
        guard Instalments.fit(whole, billed, counts, shape, sample) else { continue }
        (self.whole, self.billed) = (whole, billed)
        return
      }
    }
    return nil
  }

  /// What the two columns are: what is billed is the amount, or money out where the header calls the whole so.
  func found(in weights: [[HeaderRole: Int]]) -> [Int: HeaderRole] {
    let isOut = (weights[whole][.amountOut] ?? 0) > (weights[whole][.amount] ?? 0)
    return [whole: .ignored, billed: isOut ? .amountOut : .amount]
  }

  private static func fit(
    _ whole: Int, _ billed: Int, _ counts: [Int?], _ shape: TableShape, _ sample: Records
  ) -> Bool {
    var (alike, parted) = (0, 0)
    for (record, count) in zip(shape.entries, counts) where sample.fieldCount(record) > max(whole, billed) {
      let (all, part) = (sample.trimmed(record: record, field: whole), sample.trimmed(record: record, field: billed))
      if all == part {
        alike += all.contains { $0.isNumber && $0 != "0" } ? 1 : 0
      } else {
        guard let count, let total = digits(all), let own = digits(part), own > 0,
          abs(total - own * count) <= count
        else { return false }
        parted += 1
      }
    }
    return alike > 0 && parted > 0
  }

  /// All digits as one number, where both amounts have as many decimals; nil for more of them than money has.
  private static func digits(_ text: String) -> Int? {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    return digits.utf8.count <= 15 ? Int(digits) : nil
  }

  /// `SHOP 02/06`, `C.05/18`: words, and the number of an instalment behind them.
  static func areNumbered(_ text: String) -> Bool {
    let number = text.reversed().prefix { $0.isNumber || $0 == "/" }.reversed()
    let parts = String(number).split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) }
    return text.contains(where: \.isLetter) && number.count <= 5 && parts.count == 2 && 2...60 ~= parts[1]
      && 1...parts[1] ~= parts[0]
  }

  /// The 6 of a field `2/6`; nil in a row without one.
  private static func count(in record: Int, _ sample: Records) -> Int? {
    (0..<sample.fieldCount(record)).lazy.compactMap { field -> Int? in
      let text = sample.trimmed(record: record, field: field)
      guard text.utf8.count <= 12 else { return nil }
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      guard numbers.count == 2, text.contains("/") || text.contains(where: \.isLetter), 2...99 ~= numbers[1],
        1...numbers[1] ~= numbers[0]
      else { return nil }
      return numbers[1]
    }.first
  }
}
