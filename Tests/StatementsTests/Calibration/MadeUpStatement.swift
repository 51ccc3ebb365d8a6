import TestSupport

@testable import Statements
@testable import Values

/// An export that a program could have written, with the noise that meets in real ones, and what its rows truly are.
struct MadeUpStatement {
  /// Whose statement it is, which tells how its amounts are written.
  enum Kind: CaseIterable, Sendable {
    case account, earner, card, cardAsAccount, savings, processor, broker, magnitudes
  }

  /// The words of one language: the header, what money out and money in are called, payments onto a card.
  struct Tongue: Sendable {
    var header: String
    var out: [String]
    var `in`: [String]
    var paid: String
  }

  var text = ""
  /// From the owner's point of view.
  var sum: Int64 = 0
  var first = Int32.max
  var last = Int32.min

  static let tongues = [
    Tongue(
      header: "Date,Description,Amount", out: ["Card purchase", "Direct debit", "ATM withdrawal", "Monthly fee"],
      in: ["Salary", "Refund", "Interest paid", "Deposit"], paid: "Payment received - thank you"),
    Tongue(
      header: "Datum,Verwendungszweck,Betrag", out: ["Kartenzahlung", "Lastschrift", "Barauszahlung", "Entgelt"],
      in: ["Gehalt", "Gutschrift", "Habenzinsen", "Einzahlung"], paid: "Ihre Zahlung - besten Dank"),
    Tongue(
      header: "Fecha,Concepto,Importe", out: ["Compra", "Recibo", "Cajero", "Comision"],
      in: ["Nomina", "Abono", "Reembolso", "Ingreso"], paid: "Gracias por su pago"),
  ]

  /// Of these some are words for the direction of money, here or in another language; some name shops.
  private static let names = [
    "Harbour Rents", "Northern Mills", "Blue Door", "Acme", "Corner", "Lidl", "Tesco 3311", "M. Porter", "Opera",
    "Stadtwerke", "Hotel Roma", "Renfe", "Books & Co", "Kiosk", "Dr. Weiss", "Parking", "Cinema", "Florist",
  ]
  /// Hardly anybody is paid by these.
  private static let chains: Set = ["Lidl", "Tesco 3311", "Renfe"]
  private static let payers = names.filter { !chains.contains($0) }
  private static let traps = [
    "Air Cargo Ltd", "The Sale House", "Refund Cafe", "Return Bar", "Fee Simple Homes", "Carte Blanche", "Compra Verde",
    "Saque Tennis", "Deposit Bottles", "Avoir Fashion", "Rente Immobilien", "Abono Garden",
  ]

  init(_ kind: Kind, _ random: inout SeededGenerator) {
    let tongue = random.one(of: MadeUpStatement.tongues)
    let speaks = [0, 20, 50, 95][random.below(4)]
    text = tongue.header + (kind == .broker ? ",Symbol,Quantity" : "") + "\n"
    if kind == .card, random.below(3) == 0 { text = "Card 1234,,\n" + text }
    var day = Day(year: 2025, month: 1 + random.below(12), day: 13)!.number
    for _ in 0..<(1 + random.below(random.below(4) == 0 ? 4 : 40)) {
      day += Int32(random.below(4))
      let isIn = random.below(100) < MadeUpStatement.percentIn(kind)
      let amount = Int64(100 + random.below(random.below(5) == 0 ? 300_000 : 9_000)) * (isIn ? 1 : -1)
      let words = MadeUpStatement.words(kind, tongue, isIn: isIn, &random)
      let isOfShops = kind == .card || kind == .cardAsAccount || !isIn && kind != .processor
      let names = isOfShops ? MadeUpStatement.names : MadeUpStatement.payers
      let name = random.one(of: random.below(40) == 0 ? MadeUpStatement.traps : names)
      let isSaid = kind == .magnitudes || random.below(100) < speaks
      add(day, isSaid ? "\(words) \(name)" : name, written: MadeUpStatement.written(amount, kind))
      if kind == .broker { text = text.dropLast() + ",ABC,\(1 + random.below(50))\n" }
      sum += amount
    }
  }

  /// Payments of an account on days of a week, a month, a season or more, in order or not.
  init(order: DateOrder, _ random: inout SeededGenerator) {
    let hasValueDay = random.below(4) == 0
    let isPadded = random.below(4) > 0
    func text(_ day: Int32) -> String {
      let (year, month, date) = Day(number: day).civil
      let parts = (order == .dmy ? [date, month] : [month, date]).map { isPadded && $0 < 10 ? "0\($0)" : "\($0)" }
      return parts.joined(separator: "/") + "/\(year)"
    }
    self.text = hasValueDay ? "Date,Value Date,Text,Amount\n" : "Date,Text,Amount\n"
    let start = Day(year: 2025, month: 1 + random.below(12), day: 1)!.number
    let span = [8, 12, 30, 90, 500][random.below(5)]
    var days = (0...random.below(14)).map { _ in start + Int32(random.below(span)) }
    switch random.below(5) {
    case 0: break
    case 1, 2: days.sort(by: >)
    default: days.sort()
    }
    for day in days {
      let value = hasValueDay ? "," + text(day + Int32(random.below(4))) : ""
      self.text += "\(text(day))\(value),Shop,-\(1 + random.below(90)).50\n"
      first = min(first, day)
      last = max(last, day)
    }
  }

  private mutating func add(_ day: Int32, _ description: String, written: Int64) {
    text += "\(Day(number: day)),\(description),\(Money.text(written, exponent: 2))\n"
    first = min(first, day)
    last = max(last, day)
  }

  private static func percentIn(_ kind: Kind) -> Int {
    switch kind {
    case .account: 20
    case .earner: 65
    case .card, .cardAsAccount: 15
    case .savings: 85
    case .processor: 75
    case .broker, .magnitudes: 50
    }
  }

  private static func written(_ amount: Int64, _ kind: Kind) -> Int64 {
    switch kind {
    case .card: -amount
    case .magnitudes: Int64(clamping: amount.magnitude)
    default: amount
    }
  }

  private static func words(_ kind: Kind, _ tongue: Tongue, isIn: Bool, _ random: inout SeededGenerator) -> String {
    switch kind {
    case .card, .cardAsAccount: isIn ? (random.below(4) == 0 ? tongue.in[1] : tongue.paid) : tongue.out[0]
    case .savings: isIn ? tongue.in[random.below(2) + 2] : tongue.out[2]
    case .processor: isIn ? "Charge" : random.one(of: ["Refund", "Payout", "Payout"])
    case .broker: isIn ? random.one(of: ["Sale", "Dividend"]) : random.one(of: ["Purchase", "Withdrawal"])
    case .account, .earner, .magnitudes: random.one(of: isIn ? tongue.in : tongue.out)
    }
  }
}
