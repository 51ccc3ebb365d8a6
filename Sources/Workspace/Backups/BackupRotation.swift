import Values

/// Which days' backups are kept: the last of so many days, weeks and months that have any.
///
/// Only days that have backups are counted, so a pause of a year, or a wrong `--today`, drops nothing that a run a day
/// would have kept. The same rule as restic's `forget --keep-daily` and its kin.
enum BackupRotation {
  static func kept(_ days: [Day], daily: Int, weekly: Int, monthly: Int) -> Set<Day> {
    let latest = Set(days).sorted(by: >)
    return Set(latest.prefix(daily))
      .union(last(latest, of: weekly) { (Int($0.number) + 3) / 7 })
      .union(last(latest, of: monthly) { $0.civil.year * 12 + $0.civil.month })
  }

  /// The latest day of each of the first `count` spans.
  private static func last(_ latest: [Day], of count: Int, _ span: (Day) -> Int) -> [Day] {
    var spans: Set<Int> = []
    return latest.filter { spans.count < count && spans.insert(span($0)).inserted }
  }
}
