import Values

/// An opening balance that is wrong: every balance since differs by the same.
enum OpeningCause {
  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    guard let opening = gap.opening else { return [] }
    let wanted = opening &+ gap.difference
    return [
      Cause(
        .opening, of: gap, remedy: .opening(wanted), weight: CauseFrequency.opening.times(1, in: 1 + search.count),
        message: "the opening balance is \(gap.money(opening)) and should be \(gap.money(wanted)): every balance "
          + "since differs by the same \(gap.money(gap.difference))")
    ]
  }
}
