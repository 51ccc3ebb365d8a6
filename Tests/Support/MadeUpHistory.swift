/// Two years of a made-up household, the same for the same seed: what a bank would write, and where it belongs.
///
/// Most merchants belong in one category; some sell everything (a marketplace), some sell fuel beside food, some are
/// friends. Chains write their branch, codes and dates into the text. Some merchants are seen once or twice, and some
/// only in the second year.
package struct MadeUpHistory {
  package struct Row {
    package var month: Int
    package var merchant: Int
    package var description: String
    /// Where it belongs.
    package var category: Int64
    package var account: Int64
    package var amount: Int64
    /// Where the person put it: now and then a slip.
    package var decided: Int64
  }

  private struct Merchant {
    var name: String
    /// Categories with their shares in percent; the first takes what is left.
    var category: Int64
    var others: [(category: Int64, percent: Int)] = []
    /// Rows in a thousand months.
    var rate: Int
    var months = 0..<24
    var style: Int
    var city: String?
    var amount: ClosedRange<Int>
    var account: Int64
    /// A subscription of the same merchant: its amount and category, once a month.
    var subscription: (amount: Int64, category: Int64)?
  }

  package private(set) var rows: [Row] = []
  private var random: SeededGenerator
  private var names: Set<String> = []
  private static let cities = ["LONDON", "LEEDS", "BERLIN", "BRISTOL", "YORK", "WIEN", "DERBY", "HULL"]
  private static let trades: [(word: String, category: Int64)] = [
    ("PHARMACY", 3), ("CAFE", 4), ("TAXI", 5), ("HOTEL", 6), ("BAKERY", 1), ("DENTAL", 3), ("GARAGE", 5),
    ("BISTRO", 4), ("BOOKS", 8), ("FLORIST", 9),
  ]

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let merchants = makeMerchants()
    for month in 0..<24 {
      for (number, merchant) in merchants.enumerated() where merchant.months.contains(month) {
        buy(number, merchant, month)
      }
    }
  }

  private mutating func makeMerchants() -> [Merchant] {
    var merchants: [Merchant] = []
    for _ in 0..<40 { merchants.append(merchant(rate: 800 + random.below(5_000))) }
    for _ in 0..<12 { merchants.append(bill()) }
    for _ in 0..<160 { merchants.append(merchant(rate: 40 + random.below(160))) }
    for _ in 0..<60 {
      var new = merchant(rate: 60 + random.below(900))
      new.months = 12 + random.below(10)..<24
      merchants.append(new)
    }
    for _ in 0..<3 { merchants.append(marketplace()) }
    for fuelIsWritten in [true, true, false] { merchants += supermarket(fuelIsWritten) }
    for _ in 0..<4 { merchants.append(friend()) }
    return merchants
  }

  private mutating func merchant(rate: Int) -> Merchant {
    let trade = Self.trades[random.below(Self.trades.count)]
    let namesTrade = random.below(10) < 4
    let category = namesTrade && random.below(20) > 0 ? trade.category : Int64(1 + random.below(14))
    let low = 150 + random.below(4_000)
    var merchant = Merchant(
      name: name() + (namesTrade ? " " + trade.word : ""), category: category, rate: rate, style: random.below(6),
      city: random.below(10) < 7 ? Self.cities[random.below(Self.cities.count)] : nil,
      amount: low...low * (2 + random.below(6)), account: Int64(1 + random.below(2)))
    if random.below(12) == 0 { merchant.others = [(Int64(1 + random.below(14)), 3 + random.below(25))] }
    return merchant
  }

  private mutating func bill() -> Merchant {
    let amount = 500 + random.below(90_000)
    return Merchant(
      name: name(), category: Int64(10 + random.below(5)), rate: 1_000, style: 3 + random.below(2), city: "",
      amount: amount...amount, account: 1)
  }

  private mutating func marketplace() -> Merchant {
    Merchant(
      name: name() + ".COM", category: 8, others: [(9, 25), (2, 20), (7, 15), (3, 10)], rate: 3_000, style: 2, city: "",
      amount: 300...9_000, account: 2, subscription: (899, 11))
  }

  private mutating func supermarket(_ fuelIsWritten: Bool) -> [Merchant] {
    let name = name()
    var shop = Merchant(
      name: fuelIsWritten ? name + " STORES" : name, category: 1, rate: 4_000, style: 1, city: nil,
      amount: 300...12_000,
      account: 2)
    guard fuelIsWritten else {
      shop.others = [(5, 30)]
      return [shop]
    }
    return [
      shop,
      Merchant(
        name: name + " FUEL", category: 5, rate: 1_500, style: 1, city: nil, amount: 3_000...9_000, account: 2),
    ]
  }

  private mutating func friend() -> Merchant {
    Merchant(
      name: "MR " + name(), category: 4, others: [(9, 25), (6, 25)], rate: 300, style: 0, city: "",
      amount: 500...6_000, account: 1)
  }

  private mutating func name() -> String {
    let starts = ["BRA", "KEL", "MON", "TAR", "VIL", "SOR", "PEN", "GRE", "LUN", "HAS", "DOR", "FEN"]
    let ends = ["WICK", "LEY", "TON", "MARK", "STEIN", "FORD", "NER", "DALE", "SKI", "BRO", "VANE", "COTT"]
    let middles = ["", "A", "EN", "I", "OR", "UL"]
    func pick(_ list: [String]) -> String { list[random.below(list.count)] }
    while true {
      var name = pick(starts) + pick(middles) + pick(ends)
      if random.below(3) == 0 { name += " " + pick(starts) + pick(ends) }
      if names.insert(name).inserted { return name }
    }
  }

  private mutating func buy(_ number: Int, _ merchant: Merchant, _ month: Int) {
    let visits = merchant.rate / 1_000 + (random.below(1_000) < merchant.rate % 1_000 ? 1 : 0)
    for _ in 0..<visits { add(number, merchant, month, category: category(merchant), amount: amount(merchant)) }
    if let subscription = merchant.subscription {
      add(number, merchant, month, category: subscription.category, amount: subscription.amount)
    }
  }

  private mutating func amount(_ merchant: Merchant) -> Int64 {
    Int64(merchant.amount.lowerBound + random.below(merchant.amount.count))
  }

  private mutating func category(_ merchant: Merchant) -> Int64 {
    var draw = random.below(100)
    for other in merchant.others {
      if draw < other.percent { return other.category }
      draw -= other.percent
    }
    return merchant.category
  }

  private mutating func add(_ number: Int, _ merchant: Merchant, _ month: Int, category: Int64, amount: Int64) {
    let isRefund = random.below(100) == 0
    let slips = random.below(250) == 0
    let account = random.below(20) == 0 ? 3 - merchant.account : merchant.account
    let text = description(merchant)
    rows.append(
      Row(
        month: month, merchant: number, description: text, category: category, account: account,
        amount: isRefund ? amount : -amount, decided: slips ? Int64(1 + random.below(14)) : category))
  }

  private mutating func description(_ merchant: Merchant) -> String {
    let city = merchant.city ?? Self.cities[random.below(Self.cities.count)]
    let place = city.isEmpty ? "" : " " + city
    let day = 10 + random.below(18)
    switch merchant.style {
    case 0: return merchant.name
    case 1: return "\(merchant.name) \(1_000 + random.below(9_000))\(place)"
    case 2: return "\(merchant.name)*\(code())\(place)"
    case 3: return "CARD PAYMENT TO \(merchant.name) ON \(day) MAR"
    case 4: return "DIRECT DEBIT \(merchant.name) REF \(code())"
    default: return "\(merchant.name)\(place) \(day)/0\(1 + random.below(9))"
    }
  }

  private mutating func code() -> String {
    let signs = Array("23456789BCDFGHKMNPQRSTVWXYZ")
    return "\(2 + random.below(8))" + String((0..<8).map { _ in signs[random.below(signs.count)] }) + "7"
  }
}
