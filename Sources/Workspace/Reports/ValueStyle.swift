package import Values

/// How people see values: `style:` of daybook.yaml. What programs read never changes.
package struct ValueStyle: Equatable, Sendable {
  package enum DateOrder: String, CaseIterable, Sendable { case iso, dmy, mdy }
  package enum Sign: String, CaseIterable, Sendable { case symbol, code }
  package enum Place: String, CaseIterable, Sendable { case before, after }

  /// How 1234567.89 is written.
  package enum Number: String, CaseIterable, Sendable {
    case comma = "1,234.56"
    case point = "1.234,56"
    case blank = "1 234,56"
    case apostrophe = "1'234.56"
    case indian = "12,34,567.89"
    case plain = "1234.56"
    case plainComma = "1234,56"
  }

  package var date = DateOrder.iso
  package var number = Number.comma
  package var currency = Sign.code
  package var place = Place.after

  package init() {}

  /// An amount of minor units, without its currency.
  package func number(_ minor: Int64, _ currency: Currency) -> String {
    number(Money.text(minor, exponent: currency.exponent))
  }

  /// A decimal string as programs read it.
  package func number(_ plain: String) -> String {
    guard plain.utf8.last.map({ (48...57).contains($0) }) ?? false else { return plain }
    let isNegative = plain.hasPrefix("-")
    let parts = plain.drop { $0 == "-" }.split(separator: ".")
    let whole = grouped(String(parts[0]))
    let decimals = parts.count == 2 ? String(mark) + parts[1] : ""
    return (isNegative ? "-" : "") + whole + decimals
  }

  /// So many whole units.
  package func whole(_ units: Int64) -> String { (units < 0 ? "-" : "") + grouped(String(units.magnitude)) }

  /// Tenths with one decimal.
  package func decimal(tenths: Int64) -> String {
    Money.text(tenths, exponent: 1).replacing(".", with: String(mark))
  }

  /// An amount with its currency.
  package func money(_ minor: Int64, _ currency: Currency) -> String {
    money(Money.text(minor, exponent: currency.exponent), currency.code)
  }

  /// A decimal string with its currency.
  package func money(_ plain: String, _ currency: String) -> String {
    let number = number(plain)
    guard self.currency == .symbol, let symbol = ValueStyle.symbols[currency] else {
      return place == .before && self.currency == .code ? "\(currency) \(number)" : "\(number) \(currency)"
    }
    guard place == .before else { return "\(number) \(symbol)" }
    return number.hasPrefix("-") ? "-\(symbol)\(number.dropFirst())" : "\(symbol)\(number)"
  }

  package func day(_ day: Day) -> String { self.day(day.description) }

  /// A day as programs read it; what is none stays.
  package func day(_ iso: String) -> String {
    let parts = iso.split(separator: "-")
    guard parts.count == 3 else { return iso }
    return switch date {
    case .iso: iso
    case .dmy: "\(parts[2]).\(parts[1]).\(parts[0])"
    case .mdy: "\(parts[1])/\(parts[2])/\(parts[0])"
    }
  }

  private var mark: Character {
    switch number {
    case .comma, .apostrophe, .indian, .plain: "."
    case .point, .blank, .plainComma: ","
    }
  }

  private var group: Character? {
    switch number {
    case .comma, .indian: ","
    case .point: "."
    // Narrow and without a line break in it.
    case .blank: "\u{202f}"
    case .apostrophe: "'"
    case .plain, .plainComma: nil
    }
  }

  /// Of three digits; Indian groups are of two but for the last one.
  private func grouped(_ digits: String) -> String {
    guard let group else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      let left = digits.count - index
      let isStart = number == .indian ? left == 3 || left > 3 && left % 2 == 1 : left % 3 == 0
      if index > 0, isStart { text.append(group) }
      text.append(digit)
    }
    return text
  }

  /// Those that stand for one currency alone in common use; the dollar signs of others are not among them.
  private static let symbols = [
    "EUR": "€", "GBP": "£", "USD": "$", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩", "BRL": "R$", "TWD": "NT$",
    "HKD": "HK$", "AUD": "A$", "CAD": "CA$", "NZD": "NZ$", "MXN": "MX$", "SGD": "S$", "ILS": "₪", "VND": "₫",
    "THB": "฿", "UAH": "₴", "TRY": "₺", "NGN": "₦", "PHP": "₱", "PLN": "zł", "CZK": "Kč", "RUB": "₽", "GEL": "₾",
    "KZT": "₸",
  ]
}

extension ValueText {
  /// The text with its values as a person wants to see them.
  package func shown(in style: ValueStyle) -> String {
    replacing { kind, value in
      switch kind {
      case .amount: style.number(value)
      case .day: style.day(value)
      case .money: style.money(String(value.dropLast(4)), String(value.suffix(3)))
      }
    }
  }
}

extension ConfigurationReader {
  mutating func style(_ value: YAMLValue) -> ValueStyle {
    var style = ValueStyle()
    func names<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> [String] where Choice.RawValue == String {
      Choice.allCases.map(\.rawValue)
    }
    for entry in document.entries(value, of: "style", keys: ["date", "number", "currency", "symbol"]) {
      func choice(_ known: [String]) -> String { document.choice(entry.value, of: entry.key, among: known) ?? known[0] }
      switch entry.key {
      case "date": style.date = .init(rawValue: choice(names(ValueStyle.DateOrder.self))) ?? style.date
      case "number": style.number = .init(rawValue: choice(names(ValueStyle.Number.self))) ?? style.number
      case "currency": style.currency = .init(rawValue: choice(names(ValueStyle.Sign.self))) ?? style.currency
      default: style.place = .init(rawValue: choice(names(ValueStyle.Place.self))) ?? style.place
      }
    }
    return style
  }
}
