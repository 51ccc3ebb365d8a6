import Glibc
import Values

/// The one place that asks what time it is.
enum Clock {
  /// Seconds since 1970.
  static var seconds: Int64 { Int64(time(nil)) }

  /// The day on the user's calendar.
  static var today: Day {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    let day = Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    return day ?? Day(number: Int32(seconds / 86_400))
  }
}
