/// How many steps from one day to the next rise, fall or stay: in which direction of time rows run.
public struct DaySteps: Equatable, Sendable {
  public var rising = 0
  public var falling = 0
  public var level = 0

  package init() {}

  package init(_ days: some Collection<Int32>) {
    for (day, next) in zip(days, days.dropFirst()) { add(from: day, to: next) }
  }

  @inlinable
  public mutating func add(from day: Int32, to next: Int32) {
    if next > day { rising += 1 } else if next < day { falling += 1 } else { level += 1 }
  }

  package static func += (steps: inout DaySteps, more: DaySteps) {
    steps.rising += more.rising
    steps.falling += more.falling
    steps.level += more.level
  }

  package var count: Int { rising + falling + level }

  /// The order of rows that step so; one step against all others makes it mixed.
  package var order: RowOrder {
    switch (rising > 0, falling > 0) {
    case (true, true): .mixed
    case (true, false): .oldestFirst
    case (false, true): .newestFirst
    case (false, false): .unknown
    }
  }
}
