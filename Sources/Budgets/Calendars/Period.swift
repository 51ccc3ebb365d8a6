package import Values

/// A budget period: the days from `first` to `last`, both inside. Its name is its first day.
package struct Period: Hashable, Sendable {
  package let first: Day
  package let last: Day

  package init(first: Day, last: Day) {
    self.first = first
    self.last = last
  }

  package func contains(_ day: Day) -> Bool { first <= day && day <= last }
}
