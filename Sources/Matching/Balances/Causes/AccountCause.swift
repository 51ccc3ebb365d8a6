/// A row that stands in another account: that one differs by the opposite.
enum AccountCause {
  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    guard let mirror = gap.mirrors.first(where: { $0.difference == 0 &- gap.difference }) else { return [] }
    return [
      Cause(
        .account, of: gap, between: gap.days, remedy: .none, weight: CauseFrequency.account,
        message: "'\(mirror.account)' differs by \(gap.money(mirror.difference)) on \(gap.day(mirror.day)), the "
          + "opposite of \(gap.money(gap.difference)): a row stands in the wrong account")
    ]
  }
}
