/// The calendar of Ethiopia runs seven or eight years behind: 2017 is 2024 and 2025.
///
/// Its dates look like those of the usual calendar, and banks there write both: what the header is written in makes
/// them worth a question.
enum EthiopianCalendar {
  /// Whether the header is in Ethiopic letters, and neither it nor a line above names the usual calendar, or the money of
  /// Eritrea, which keeps that one.
  static func mayBe(_ names: [String], above: @autoclosure () -> [String]) -> Bool {
    let isEthiopic = names.contains { name in name.unicodeScalars.contains { (0x1200..<0x1380).contains($0.value) } }
    return isEthiopic
      && !(names + above()).contains { $0.contains("እ.ኤ.አ") || $0.contains("እኤአ") || $0.contains("ናቕፋ") || $0 == "ERN" }
  }
}
