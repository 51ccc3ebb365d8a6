import Values

extension Currency {
  /// The currency with these three digits (ISO 4217), of those that statements and account numbers have so.
  static func numbered(_ digits: String) -> Currency? { numbers[digits].flatMap { Currency($0) } }

  private static let numbers = [
    "810": "RUB", "643": "RUB", "840": "USD", "978": "EUR", "156": "CNY", "826": "GBP", "756": "CHF", "392": "JPY",
    "398": "KZT", "933": "BYN", "949": "TRY", "784": "AED", "036": "AUD", "124": "CAD", "203": "CZK", "208": "DKK",
    "348": "HUF", "484": "MXN", "504": "MAD", "578": "NOK", "752": "SEK", "946": "RON", "975": "BGN", "985": "PLN",
    "986": "BRL", "032": "ARS", "152": "CLP", "170": "COP", "604": "PEN",
    "980": "UAH", "941": "RSD", "977": "BAM", "376": "ILS", "356": "INR", "191": "HRK", "352": "ISK", "554": "NZD",
  ]
}
