/// Made-up merchants and the many ways in which banks write them, repeated by a seed.
///
/// Names come from general words of several languages, many with a first word that others have too. One name is
/// written in every way: with processors, banks' words, store numbers, dates, cards, codes, places, in capitals or not.
package struct MerchantTexts {
  package let merchants: [[String]]
  private var random: SeededGenerator

  /// `isHeldOut` takes names of words that the other half never has.
  package init(seed: UInt64, merchants count: Int = 500, isHeldOut: Bool = false) {
    random = SeededGenerator(seed: seed)
    let words = isHeldOut ? MerchantTexts.heldOut : MerchantTexts.known
    var names: [[String]] = []
    var seen: Set<[String]> = []
    while names.count < count {
      let kind = random.below(10)
      var name = [words.first[random.below(words.first.count)]]
      if kind < 8 { name.append(words.second[random.below(words.second.count)]) }
      if kind < 2 { name.append(words.third[random.below(words.third.count)]) }
      if seen.insert(name).inserted { names.append(name) }
    }
    merchants = names
  }

  /// `count` ways to write merchant `number`.
  package mutating func variants(of number: Int, count: Int = 40) -> [String] {
    (0..<count).map { _ in variant(of: merchants[number]) }
  }

  private mutating func variant(of name: [String]) -> String {
    var text = spelled(name)
    if random.below(100) < 35 { text += store() }
    if random.below(100) < 12 { text += [" LTD", " GmbH", " S.A.", " B.V.", " Inc", " SRL", " AB"][random.below(7)] }
    if random.below(100) < 45 { text += place() }
    if random.below(100) < 55 { text = before() + text }
    if random.below(100) < 30 { text += after() }
    return text
  }

  private mutating func spelled(_ name: [String]) -> String {
    let blank = random.below(12) == 0 ? "  " : " "
    let text = name.joined(separator: blank)
    switch random.below(10) {
    case 0..<6: return text.uppercased()
    case 6..<9: return text
    default: return text.lowercased()
    }
  }

  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in String(random.below(10)) }.joined()
  }

  private mutating func store() -> String {
    switch random.below(7) {
    case 0: " #" + digits(3)
    case 1: " " + digits(4)
    case 2: " 0" + digits(3)
    case 3: " STORE " + digits(4)
    case 4: "-" + digits(4)
    case 5: " FIL." + digits(4)
    default: " " + digits(3)
    }
  }

  private mutating func place() -> String {
    let places = [
      "LONDON GB", "London", "LEEDS", "BERLIN", "BERLIN DE", "München", "PARIS", "PARIS FR", "LYON", "MADRID",
      "MADRID ES",
      "MILANO IT", "ROMA", "AMSTERDAM", "AMSTERDAM NL", "BRUXELLES BE", "SEATTLE WA", "NEW YORK NY", "SAN FRANCISCO CA",
      "TORONTO ON", "SYDNEY AU", "WIEN AT", "ZÜRICH CH", "STOCKHOLM SE", "OSLO NOR", "KØBENHAVN DK", "WARSZAWA PL",
      "PRAHA CZ", "LISBOA PT", "DUBLIN IE",
    ]
    let place = places[random.below(places.count)]
    return [" ", ", ", " - ", "       "][random.below(4)] + place
  }

  private mutating func before() -> String {
    let prefixes = [
      "SQ *", "SUMUP *", "PAYPAL *", "PP*", "TST* ", "ZETTLE_*", "IZ *", "CKO*", "WPY*", "LS ", "SP ",
      "CARD PAYMENT TO ",
      "POS PURCHASE ", "VISA ", "Kartenzahlung ", "Betaalautomaat ", "PAIEMENT CB ", "COMPRA ", "ACHAT CB ",
      "DEBIT CARD PURCHASE ", "Pagamento POS ", "Lastschrift ", "DIRECT DEBIT ", "Dankort-nota ", "Kortköp ",
      "PRLV SEPA ",
      "COMPRA TARJETA ", "Zakup przy użyciu karty ", "Platba kartou ", "MASTERCARD ", "CONTACTLESS ", "EFTPOS ",
    ]
    switch random.below(8) {
    case 0: return "CARTE \(day()) "
    case 1: return "CARD XXXX\(digits(4)) "
    case 2: return "POS \(day()) \(1 + random.below(2))\(random.below(10)):\(1 + random.below(5))\(random.below(10)) "
    default: return prefixes[random.below(prefixes.count)]
    }
  }

  private mutating func day() -> String {
    let (day, month) = (11 + random.below(17), 1 + random.below(9))
    return ["\(day)/0\(month)", "\(day).0\(month).", "\(day)/0\(month)/2024", "2024-0\(month)-\(day)"][random.below(4)]
  }

  private mutating func after() -> String {
    switch random.below(9) {
    case 0: " ON \(10 + random.below(19)) MAR"
    case 1: " \(day())"
    case 2: " REF \(digits(8))"
    case 3: " XXXX\(digits(4))"
    case 4: " ****\(digits(4))"
    case 5: " P\(digits(2))A\(digits(2))C\(digits(1))"
    case 6: " DE89\(digits(18))"
    case 7: " +44 20 \(digits(4)) \(digits(4))"
    default: " \(day()) 14:3\(digits(1))"
    }
  }

  private typealias Words = (first: [String], second: [String], third: [String])

  private static let known: Words = (
    first: [
      "Central", "Shell", "Golden", "Blue", "Green", "River", "Copper", "Nordic", "Alpen", "Rosa", "Luna", "Sol",
      "Villa", "Casa", "Maison", "Petit", "Grand", "Alte", "Neue", "Stern", "Adler", "Linden", "Berg", "Königs",
      "Prima",
      "Bella", "Fresh", "Happy", "Quick", "Urban", "Harbour", "Meadow", "Zielony", "Złoty", "Červený", "Stará", "Vita",
    ],
    second: [
      "Parking", "Pharmacy", "Cafe", "Bakery", "Garden", "Books", "Optik", "Apotheke", "Bäckerei", "Brot",
      "Boulangerie",
      "Fleurs", "Panadería", "Zapatos", "Fiori", "Gelato", "Bloemen", "Fietsen", "Cykler", "Blommor", "Kwiaty", "Knihy",
      "Market", "Tools", "Toys", "Shoes", "Travel", "Cinema", "Gym", "Sushi", "Pizza", "Grill", "Wine", "Tea", "Music",
      "Records", "Laundry", "Motors", "Dental", "Hardware",
    ],
    third: ["Corner", "House", "Point", "Haus", "Express", "Centre", "Plus", "Atelier"]
  )

  private static let heldOut: Words = (
    first: [
      "Crystal", "Amber", "Violet", "Silver", "Maple", "Willow", "Falken", "Rosen", "Schwarz", "Jardin", "Soleil",
      "Mar",
      "Monte", "Campo", "Porta", "Stella", "Oude", "Groene", "Gamla", "Lilla", "Mały", "Stary", "Modrý", "Piccolo",
      "Lucky",
      "Smart", "Ocean", "Valley", "Summit", "Hidden", "Twin", "Eagle",
    ],
    second: [
      "Tailors", "Butchers", "Kitchen", "Flowers", "Stationery", "Cycles", "Noodles", "Burgers", "Dumplings", "Brewery",
      "Spielwaren", "Metzgerei", "Blumen", "Fahrrad", "Librairie", "Fromagerie", "Chaussures", "Librería", "Frutería",
      "Ottica", "Pasticceria", "Slager", "Boeken", "Bageri", "Leksaker", "Księgarnia", "Hračky", "Optics", "Sports",
      "Electric", "Garage", "Salon", "Fitness", "Cosmetics", "Jewels", "Fabrics",
    ],
    third: ["Studio", "Works", "Hof", "Depot", "Room", "Yard"]
  )
}

/// How well the payees of many texts tell merchants apart.
package struct PayeeJoining {
  /// Share of texts whose payee is the one that most texts of their merchant have.
  package private(set) var joined = 0.0
  /// Share of texts whose payee is that of another merchant.
  package private(set) var confused = 0.0
  /// Texts that have another payee than most of their merchant.
  package private(set) var misses: [String] = []

  package init(_ texts: MerchantTexts, payee: (String) -> String) {
    var texts = texts
    var owners: [String: Int] = [:]
    var all: [(merchant: Int, text: String, payee: String)] = []
    var main: [String] = []
    for merchant in texts.merchants.indices {
      let variants = texts.variants(of: merchant).map { (merchant, $0, payee($0)) }
      let counts = Dictionary(variants.map { ($0.2, 1) }, uniquingKeysWith: +)
      main.append(counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "")
      if owners[main[merchant]] == nil { owners[main[merchant]] = merchant }
      all += variants
    }
    for (merchant, text, payee) in all {
      if payee != main[merchant] { misses.append("\(text) -> \(payee)") }
      if let owner = owners[payee], owner != merchant { confused += 1 / Double(all.count) }
    }
    joined = 1 - Double(misses.count) / Double(all.count)
  }
}
