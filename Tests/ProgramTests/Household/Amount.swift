/// An amount of minor units as a bank writes it: (-123456, digits: 2, mark: ",", group: ".") is `-1.234,56`.
func amountText(_ minor: Int, digits: Int = 2, mark: String = ".", group: String = "") -> String {
  var scale = 1
  for _ in 0..<digits { scale *= 10 }
  let magnitude = Int(minor.magnitude)
  var whole = String(magnitude / scale)
  if !group.isEmpty {
    var groups: [Substring] = []
    while whole.count > 3 {
      groups.insert(whole.suffix(3), at: 0)
      whole = String(whole.dropLast(3))
    }
    whole = ([whole[...]] + groups).joined(separator: group)
  }
  var text = (minor < 0 ? "-" : "") + whole
  if digits > 0 {
    let fraction = String(magnitude % scale)
    text += mark + String(repeating: "0", count: digits - fraction.count) + fraction
  }
  return text
}
