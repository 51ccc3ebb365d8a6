/// Adds up the time between marks, by name.
struct Stopwatch {
  private(set) var seconds: [String: Double] = [:]
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant

  init() {
    start = clock.now
    last = start
  }

  /// The time since the last mark belongs to `stage`.
  mutating func mark(_ stage: String) {
    let now = clock.now
    seconds[stage, default: 0] += Stopwatch.seconds(now - last)
    last = now
  }

  var total: Double { Stopwatch.seconds(clock.now - start) }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }
}
