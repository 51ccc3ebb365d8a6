import Values

/// A statement that never came.
enum FileCause {
  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    guard let days = gap.uncovered else { return [] }
    return [
      Cause(
        .file, of: gap, between: days, remedy: .ask, weight: CauseFrequency.file,
        message:
          "no statement lists the days \(gap.when(days)): their rows, \(gap.money(gap.difference)) in all, are missing")
    ]
  }
}
