/// A day of the week; the raw values are those of ISO 8601 and of `Day.weekday`.
package enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Reads `friday` or `fri`, in any case.
  package init?(name: some StringProtocol) {
    let lowered = name.lowercased()
    guard let day = Weekday.allCases.first(where: { $0.name == lowered || $0.name.prefix(3) == lowered }) else {
      return nil
    }
    self = day
  }

  package var name: String { String(describing: self) }
}
