import Rules
import Values

/// Reads `split:` of a rule: a list of categories, each with an amount, a share or the rest.
///
/// ```yaml
/// split:
///   - { category: Home:Internet, amount: 25.00 }
///   - { category: Work:Phone, share: 40% }        # of what the amounts leave; or parts: 1, 2
///   - { category: Home:Phone, rest: yes }
/// ```
extension RuleReader {
  /// Nil where it is at fault.
  mutating func split(_ value: YAMLValue) -> Split? {
    let before = conditions.document.faults.count
    var split = Split([], whole: 0)
    var percentages = 0
    for element in conditions.document.list(value, of: "split") ?? [] {
      guard let (part, isPercentage) = part(element) else { continue }
      split.parts.append(part)
      if isPercentage { percentages += 1 }
    }
    guard conditions.document.faults.count == before else { return nil }
    let shares = split.parts.compactMap { if case .share(let share) = $0.size { share } else { nil } }
    if percentages != 0, percentages != shares.count {
      conditions.document.fault(
        "some shares are percentages and some are not", at: value.place,
        remedy: "Write all as 60%, or all as whole numbers of parts: 2 and 1.")
      return nil
    }
    split.whole = percentages > 0 || shares.isEmpty ? Split.percent : shares.reduce(0, +)
    check(split, shares, at: value.place)
    return conditions.document.faults.count == before ? split : nil
  }

  /// A split must say where every last minor unit goes.
  private mutating func check(_ split: Split, _ shares: [Int64], at place: Place) {
    let rests = split.parts.count { $0.size == .rest }
    let sum = shares.reduce(0, +)
    if split.parts.count < 2 {
      conditions.document.fault(
        "a split has two parts or more", at: place, remedy: "For one category write: category: ...")
    } else if rests > 1 {
      conditions.document.fault("only one part can have the rest", at: place, remedy: "Give the others a share.")
    } else if rests == 0, shares.isEmpty {
      conditions.document.fault(
        "the amounts do not say where the rest goes", at: place, remedy: "Add a part with rest: yes")
    } else if split.whole == Split.percent, sum > 0, rests == 0 ? sum != Split.percent : sum >= Split.percent {
      conditions.document.fault(
        "the shares add up to \(Split.percentage(sum)), "
          + (rests == 0 ? "not to 100%" : "which leaves nothing for the rest"), at: place,
        remedy: rests == 0 ? "Make them 100%, or give one part the rest: yes" : "Leave the rest out, or lower a share.")
    } else if split.whole != Split.percent, rests > 0 {
      conditions.document.fault(
        "parts and a rest do not go together: there is no telling how large the rest is", at: place,
        remedy: "Give the part with the rest a share of its own.")
    }
  }

  private mutating func part(_ value: YAMLValue) -> (Split.Part, isPercentage: Bool)? {
    let before = conditions.document.faults.count
    var category: Int32 = -1
    var sizes: [Split.Size] = []
    var isPercentage = false
    let entries = conditions.document.entries(
      value, of: "a part of a split", keys: ["category", "amount", "share", "rest"])
    for entry in entries {
      switch entry.key {
      case "category":
        guard let path = conditions.document.text(entry.value, of: "category") else { break }
        category = collection.category(path, at: entry.value.place, in: &conditions.document)
      case "amount": amount(entry.value).map { sizes.append($0) }
      case "share":
        share(entry.value).map { sizes.append(.share($0)) }
        isPercentage = entry.value.text?.hasSuffix("%") ?? false
      default: if conditions.document.flag(entry.value, of: "rest") == true { sizes.append(.rest) }
      }
    }
    guard conditions.document.faults.count == before else { return nil }
    if category < 0 || sizes.count != 1 {
      conditions.document.fault(
        "a part of a split needs a category and one of amount, share and rest", at: value.place,
        remedy: "Write for example: { category: Food, share: 60% }")
      return nil
    }
    return (Split.Part(category: category, size: sizes[0]), isPercentage)
  }

  private mutating func amount(_ value: YAMLValue) -> Split.Size? {
    let text = value.text ?? ""
    if let bound = DecimalRange.Bound(text[...]), bound.digits > 0 { return .amount(bound) }
    conditions.document.fault(
      "'\(text)' is no amount of a part", at: value.place,
      remedy: "Write it in major units without a sign: 25.00. The part has the transaction's sign.")
    return nil
  }

  private mutating func share(_ value: YAMLValue) -> Int64? {
    let text = value.text ?? ""
    let number = text.hasSuffix("%") ? try? Money.parse(text.dropLast(), exponent: 4) : Int64(text)
    if let number, (1...Split.percent).contains(number) { return number }
    conditions.document.fault(
      "'\(text)' is no share", at: value.place, remedy: "Write 60%, or a number of parts: 2.")
    return nil
  }
}
