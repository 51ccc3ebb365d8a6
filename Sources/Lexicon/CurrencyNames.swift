package import Values

/// The names of currencies in the languages of banks, and what is left open by a name or sign that several share.
package enum CurrencyNames {
  /// The currency that the whole text names: `Schweizer Franken`, `долл. США`, `دينار أردني`.
  package static func currency(of text: UnsafeBufferPointer<UInt8>) -> Currency? {
    guard text.count > 2, text.count <= 60, let place = unsafe table.value(of: text) else { return nil }
    return Currency(names[Int(place)].code)
  }

  /// The currencies that share the name or sign, the most common first; empty for any other text.
  package static func candidates(of text: String) -> [Currency] {
    let word = text.lowercased().filter { $0 != "." && $0 != " " }
    return shared.first { $0.words.contains(word) }?.codes.compactMap { Currency($0) } ?? []
  }

  /// Whether two currencies bear a sign or name, of which the first is the usual one.
  package static func shares(_ sign: String, _ usual: Currency, _ other: Currency) -> Bool {
    let word = sign.lowercased().filter { $0 != "." && $0 != " " }
    return alike.contains { $0.words.contains(word) && $0.codes.first == usual.code && $0.codes.contains(other.code) }
  }

  /// What is read as the first of them.
  private static let alike: [(words: Set<String>, codes: [String])] = [
    (["lei", "leu"], ["RON", "MDL"]), (["fcfa", "cfa"], ["XOF", "XAF"]), (["bs"], ["BOB", "VES"]),
    (["£"], ["GBP", "EGP", "FKP", "GIP", "LBP", "SDG", "SHP", "SSP", "SYP"]),
  ]

  /// The currency that ISO 4217 numbers so, of those that banks write by number.
  package static func currency(numbered digits: some StringProtocol) -> Currency? {
    Int(digits).flatMap { numbers[$0] }.flatMap { Currency($0) }
  }

  private static let numbers: [Int: String] = [
    32: "ARS", 36: "AUD", 51: "AMD", 124: "CAD", 152: "CLP", 156: "CNY", 170: "COP", 191: "HRK", 203: "CZK",
    208: "DKK", 344: "HKD", 348: "HUF", 352: "ISK", 356: "INR", 376: "ILS", 392: "JPY", 398: "KZT", 410: "KRW",
    484: "MXN", 498: "MDL", 504: "MAD", 554: "NZD", 578: "NOK", 604: "PEN", 643: "RUB", 682: "SAR", 702: "SGD",
    710: "ZAR", 752: "SEK", 756: "CHF", 764: "THB", 784: "AED", 810: "RUB", 826: "GBP", 840: "USD", 860: "UZS",
    933: "BYN", 941: "RSD", 944: "AZN", 946: "RON", 949: "TRY", 975: "BGN", 977: "BAM", 978: "EUR", 980: "UAH",
    981: "GEL", 985: "PLN", 986: "BRL",
  ]

  private static let shared: [(words: Set<String>, codes: [String])] = [
    (
      ["$", "＄", "dollar", "dollars", "dlr", "dlrs"],
      [
        "USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "CLP", "COP", "ARS", "UYU", "BBD", "BMD", "BND", "BSD",
        "BZD", "CUP", "CVE", "DOP", "FJD", "GYD", "JMD", "KYD", "LRD", "MOP", "NAD", "NIO", "SBD", "SRD", "TOP", "TTD",
        "WST", "XCD", "ZWG", "ZWL",
      ]
    ),
    (["kr", "krona", "kronor", "krone", "kroner", "krónur", "króna"], ["SEK", "NOK", "DKK", "ISK"]),
    (["¥", "￥"], ["JPY", "CNY"]),
    (["rs", "₨", "rupee", "rupees"], ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"]),
    (["peso", "pesos"], ["MXN", "PHP", "COP", "CLP", "ARS", "UYU"]),
    (
      ["franc", "francs", "franco", "cfa", "fcfa"],
      ["CHF", "XOF", "XAF", "CDF", "GNF", "RWF", "BIF", "DJF", "KMF", "XPF"]
    ),
    (["pound", "pounds", "pfund", "جنيه"], ["GBP", "EGP", "SDG", "LBP", "SYP"]),
    (["dinar", "dinars", "دينار"], ["RSD", "TND", "DZD", "KWD", "JOD", "BHD", "IQD", "LYD"]),
    (["dirham", "dirhams", "dh", "درهم"], ["AED", "MAD"]),
    (["riyal", "ريال"], ["SAR", "QAR", "OMR", "YER", "IRR"]),
    (["lira", "₤", "ليرة"], ["TRY", "ITL", "LBP", "SYP"]),
    (["shilling", "shillings"], ["KES", "TZS", "UGX", "SOS"]),
    (["som", "сом"], ["KGS", "UZS"]),
    (["le"], ["EGP", "SLE"]),
    (["fc"], ["CDF", "KMF"]),
    (["br"], ["ETB", "BYN"]),
  ]

  private static let table = WordTable(names.map(\.text))

  private static let names: [(code: String, text: StaticString)] = [
    (
      "EUR",
      """
      euro|euros|евро|євро|ευρώ|avro|евра|evro|evra|eurá|ユーロ|유로|欧元|歐元|يورو|אירו|יורו|यूरो|ยูโร|ევრო|եվրո|evró|eiro|eurot|euroa
      ዩሮ|អឺរ៉ូ|ເອີໂຣ|ယူရို|ইউরো|యూరో|ಯೂರೋ|യൂറോ|யூரோ|යූරෝ|યુરો|ਯੂਰੋ|युरो|یورو|یۆرۆ|еуро
      euras|eurai|eurų|ewro|euroja
      """
    ),
    (
      "USD",
      """
      us dollar|us dollars|dollar us|dollars us|united states dollar|american dollar|american dollars|dólar|dólares|dolar
      dólar americano|dólar estadounidense|dólares estadounidenses|dolar amerykański|dolary|dollaro|dollari|dollaro usa
      dollaro americano|dollar américain|dollars américains|americký dolar|amerikai dollár|dollár|amerikanischer dollar
      amerikanische dollar|amerikaanse dollar|amerikansk dollar|yhdysvaltain dollari|доллар|доллары|доллар сша|долл|долл сша
      долар|долари|долар сша|долар сад|щатски долар|δολάριο|δολάρια|δολάριο ηπα|abd doları|amerikan doları|ドル|米ドル
      アメリカドル|달러|미국 달러|미달러|美金|美元|دولار|دولار أمريكي|دلار|دلار آمریکا|דולר|דולר ארהב|דולר אמריקאי|डॉलर|अमेरिकी डॉलर
      ดอลลาร์|ดอลลาร์สหรัฐ|đô la|đô la mỹ|dolar as|აშშ დოლარი|դոլար|dolar amerika|dola ya marekani|amerikaanse dollars
      የአሜሪካ ዶላር|ዶላር|ដុល្លារ|ដុល្លារអាមេរិក|ໂດລາ|ໂດລາສະຫະລັດ|ဒေါ်လာ|အမေရိကန်ဒေါ်လာ|মার্কিন ডলার|ডলার|డాలర్
      అమెరికన్ డాలర్|அமெரிக்க டாலர்|டாலர்|ඇමරිකානු ඩොලර්|ඩොලර්|अमेरिकी डलर|अमेरिकन डॉलर|ಡಾಲರ್|ഡോളർ|ડોલર|ਡਾਲਰ
      امریکی ڈالر|ڈالر|امریکایي ډالر|ډالر|دالر|دۆلار|دۆلاری ئەمریکی|დოლარი|ԱՄՆ դոլար|АҚШ доллары|АКШ доллары
      АҚШ доллари|ам доллар|американски долар|δολάρια ηπα
      usa dollar|ameerika dollar|asv dolārs|asv dolāri|jav doleris|jav doleriai|bandaríkjadalur|bandarískur dollari
      dòlar estatunidenc|dòlars estatunidencs|dolar estatubatuarra|dollar meiriceánach|doler yr unol daleithiau
      dollar amerikan|dollarë amerikanë|abş dolları|aqsh dollari|abş dollary|dolar amerika serikat
      """
    ),
    (
      "GBP",
      """
      pound sterling|pounds sterling|sterling|british pound|british pounds|uk pound|britische pfund|britisches pfund
      pfund sterling|livre sterling|livres sterling|libra esterlina|libras esterlinas|sterlina|sterline|sterlina britannica
      funt szterling|funt brytyjski|font sterling|angol font|britská libra|libra šterlinkov|brits pond|pond sterling
      brittiska pund|britiske pund|englannin punta|фунт стерлингов|фунт стерлінгів|британски паунд|λίρα στερλίνα
      λίρα αγγλίας|sterlin|ingiliz sterlini|英镑|英鎊|ポンド|英ポンド|파운드|영국 파운드|جنيه إسترليني|جنيه استرليني|לירה שטרלינג
      ปอนด์|ปอนด์สเตอร์ลิง|bảng anh|poundsterling
      британска фунта
      inglise nael|naelsterling|sterliņu mārciņa|lielbritānijas mārciņa|svaras sterlingų|svarai sterlingų
      sterlingspund|lliura esterlina|lliures esterlines|libera esterlina|punt steirling|punt sterling|paund britanik
      britse pond|poundsterling inggris|ingilis funt sterlinqi
      """
    ),
    (
      "CHF",
      """
      swiss franc|swiss francs|schweizer franken|franken|franc suisse|francs suisses|franco suizo|francos suizos
      franco svizzero|franchi svizzeri|franco suíço|francos suíços|zwitserse frank|frank szwajcarski|švýcarský frank
      svájci frank|schweizisk franc|schweiziske franc|sveitsiske franc|sveitsin frangi|швейцарский франк
      швейцарський франк|швейцарски франк|ελβετικό φράγκο|isviçre frangı|瑞士法郎|スイスフラン|스위스 프랑|فرنك سويسري
      פרנק שוויצרי|ฟรังก์สวิส
      šveitsi frank|šveices franks|šveicarijos frankas|svissneskur franki|franc suís|francs suïssos|suitzar liberak
      ffranc y swistir|frang zviceran|franga zvicerane|switserse frank|franc svizzer|francs svizzers|schwäizer frang
      franc thụy sĩ|isveçrə frankı
      """
    ),
    (
      "JPY",
      """
      yen|japanese yen|yenes|yen japonés|yen japonais|japanischer yen|日本円|日圆|日元|日圓|엔화|иена|йена|японская иена
      ين ياباني|ין יפני
      yên nhật|yen jepang
      """
    ),
    ("CNY", "yuan|renminbi|chinese yuan|人民币|人民幣|人民元|人民币元|人民幣元|中国元|위안|위안화|юань|китайский юань|يوان|nhân dân tệ|ຢວນ"),
    (
      "SEK",
      """
      swedish krona|swedish kronor|svenska kronor|svensk krona|schwedische krone|schwedische kronen
      couronne suédoise|corona sueca|ruotsin kruunu|svenske kroner|шведская крона
      rootsi kroon|zviedrijas krona|švedijos krona|sænsk króna|sænskar krónur
      """
    ),
    (
      "NOK",
      """
      norwegian krone|norwegian kroner|norske kroner|norsk krone|norska kronor|norwegische krone
      norwegische kronen|couronne norvégienne|corona noruega|norjan kruunu|норвежская крона
      norra kroon|norvēģijas krona|norvegijos krona|norsk króna|norskar krónur
      """
    ),
    (
      "DKK",
      """
      danish krone|danish kroner|danske kroner|dansk krone|danska kronor|dänische krone|dänische kronen
      couronne danoise|corona danesa|tanskan kruunu|датская крона
      taani kroon|dānijas krona|danijos krona|dönsk króna|danskar krónur|føroyskar krónur
      """
    ),
    ("ISK", "icelandic króna|íslenskar krónur|íslensk króna|islandske kroner|isländska kronor"),
    (
      "PLN",
      """
      zloty|zlotys|złoty|złote|złotych|polish zloty|polski złoty|polnischer zloty|polský zlotý|злотый|злотий
      poola zlott|polijas zlots|lenkijos zlotas
      """
    ),
    (
      "CZK",
      """
      koruna česká|česká koruna|české koruny|korun českých|czech koruna|tschechische krone|tschechische kronen
      korona czeska|чешская крона|cseh korona
      """
    ),
    ("HUF", "forint|hungarian forint|ungarischer forint|magyar forint|forintů|forintov|венгерский форинт|форинт"),
    ("RON", "leu românesc|lei românești|romanian leu|rumänischer leu|румынский лей"),
    ("BGN", "lev|leva|лев|лева|български лев|bulgarian lev"),
    (
      "RUB",
      """
      rouble|ruble|roubles|rubles|russian ruble|russian rouble|рубль|рубли|рублей|российский рубль|rubel|rubeľ|卢布
      ルーブル|루블
      რუსული რუბლი|რუბლი|ռուբլի|ռուսական ռուբլի|ресей рублі|россия рубли
      """
    ),
    ("UAH", "hryvnia|гривня|гривні|гривень|гривна"),
    ("BYN", "белорусский рубль|беларускі рубель|belarusian ruble"),
    ("KZT", "tenge|теңге|тенге|қазақстан теңгесі|казахстанский тенге"),
    ("TRY", "turkish lira|türk lirası|lira turca|türkische lira|турецкая лира|livre turque|ليرة تركية"),
    ("ILS", "בשח|shekel|new shekel|new israeli shekel|israeli shekel|שקל|שקלים|שקל חדש|שח|nis|شيكل"),
    ("JOD", "دينار أردني|دينار اردني|jordanian dinar"),
    ("KWD", "دينار كويتي|kuwaiti dinar"),
    ("BHD", "دينار بحريني|bahraini dinar"),
    ("IQD", "دينار عراقي|iraqi dinar|دیناری عێراقی|دینار عراق"),
    ("LYD", "دينار ليبي|libyan dinar"),
    ("TND", "دينار تونسي|dinar tunisien|tunisian dinar"),
    ("DZD", "دينار جزائري|dinar algérien|algerian dinar"),
    ("SAR", "ريال سعودي|saudi riyal|saudi rial"),
    ("QAR", "ريال قطري|qatari riyal|qatari rial"),
    ("OMR", "ريال عماني|omani rial"),
    ("YER", "ريال يمني|yemeni rial"),
    ("IRR", "ریال|ریال ایران|iranian rial|ريال ايران"),
    ("AED", "درهم إماراتي|درهم اماراتي|uae dirham|emirati dirham|dirham des émirats"),
    ("MAD", "درهم مغربي|dirham marocain|moroccan dirham"),
    ("EGP", "جنيه مصري|egyptian pound|livre égyptienne"),
    ("LBP", "ليرة لبنانية|lebanese pound"),
    (
      "INR",
      """
      indian rupee|indian rupees|रुपये|रुपया|भारतीय रुपया|ரூபாய்|రూపాయి|ರೂಪಾಯಿ|രൂപ|રૂપિયા|भारतीय रुपये|रुपए
      இந்திய ரூபாய்|భారతీయ రూపాయి|రూపాయలు|ಭಾರತೀಯ ರೂಪಾಯಿ|ರೂಪಾಯಿಗಳು|ഇന്ത്യൻ രൂപ|ભારતીય રૂપિયા|ਰੁਪਏ|ਰੁਪਈਆ|ਭਾਰਤੀ ਰੁਪਏ
      ଟଙ୍କା|ଭାରତୀୟ ଟଙ୍କା|ভারতীয় রুপি|ভারতীয় রুপি|ভারতীয় টাকা|ভারতীয় টাকা
      """
    ),
    ("PKR", "pakistani rupee|pakistan rupee|روپے|پاکستانی روپیہ|پاکستانی روپے|روپیہ"),
    ("LKR", "sri lankan rupee|sri lanka rupee|රුපියල්|இலங்கை ரூபாய்|රුපියල|ශ්‍රී ලංකා රුපියල්"),
    ("NPR", "nepalese rupee|nepali rupee|नेपाली रुपैयाँ|रुपैयाँ|रुपैयां|नेपाली रुपैया|नेपाली रूपैयाँ|नेरु|नेरू"),
    ("BDT", "taka|টাকা|bangladeshi taka|বাংলাদেশি টাকা|বাংলাদেশী টাকা"),
    ("THB", "baht|thai baht|บาท|บาทไทย|泰铢|泰銖|バーツ|바트|ບາດໄທ|បាតថៃ|baht thái"),
    ("VND", "dong|đồng|vietnamese dong|việt nam đồng|đồng việt nam|越南盾"),
    ("IDR", "rupiah|indonesian rupiah|印尼盾"),
    ("MYR", "ringgit|malaysian ringgit|ringgit malaysia|马币|馬幣"),
    ("PHP", "philippine peso|piso|piso ng pilipinas"),
    ("SGD", "singapore dollar|singapore dollars|singapur dollar|新加坡元|新币|新幣|シンガポールドル|dolar singapura|đô la singapore"),
    ("HKD", "hong kong dollar|hong kong dollars|港币|港幣|港币元|港幣元|港元|香港ドル|홍콩 달러"),
    ("TWD", "new taiwan dollar|taiwan dollar|新台幣|新臺幣|新台幣元|新臺幣元|新台币元|台幣|臺幣|新台币|台湾ドル|대만 달러"),
    (
      "AUD",
      """
      australian dollar|australian dollars|australischer dollar|dollar australien|dólar australiano|豪ドル|オーストラリアドル
      호주 달러|澳元|австралийский доллар
      dolar australia|đô la úc
      """
    ),
    (
      "CAD",
      """
      cdn|can|canadian dollar|canadian dollars|dollar canadien|dollars canadiens|kanadischer dollar|dólar canadiense|カナダドル
      캐나다 달러|加元|加币|канадский доллар
      """
    ),
    ("NZD", "new zealand dollar|new zealand dollars|neuseeland dollar|ニュージーランドドル|뉴질랜드 달러|纽元|紐元"),
    ("KRW", "won|korean won|south korean won|원화|대한민국 원|ウォン|韩元|韓元|won hàn quốc"),
    ("BRL", "reais|brazilian real|real brasileiro|reales brasileños"),
    ("MXN", "mexican peso|peso mexicano|pesos mexicanos|moneda nacional"),
    ("ARS", "argentine peso|peso argentino|pesos argentinos"),
    ("CLP", "chilean peso|peso chileno|pesos chilenos"),
    ("COP", "colombian peso|peso colombiano|pesos colombianos"),
    ("UYU", "uruguayan peso|peso uruguayo|pesos uruguayos"),
    ("PEN", "sol|soles|nuevo sol|nuevos soles|sol peruano"),
    ("CRC", "colón|colones"),
    ("GTQ", "quetzal|quetzales"),
    ("HNL", "lempira|lempiras"),
    ("PYG", "guaraní|guaraníes"),
    ("BOB", "boliviano|bolivianos"),
    ("DOP", "peso dominicano|pesos dominicanos"),
    ("ZAR", "rand|south african rand|suid afrikaanse rand"),
    ("NGN", "naira"),
    ("KES", "kenyan shilling|kenya shilling|shilingi ya kenya"),
    ("TZS", "tanzanian shilling|shilingi ya tanzania"),
    ("UGX", "ugandan shilling|uganda shilling|shilingi ya uganda"),
    ("GHS", "cedi|cedis|ghana cedi|ghanaian cedi"),
    ("ETB", "birr|ብር|ethiopian birr|የኢትዮጵያ ብር"),
    ("RSD", "srpski dinar|српски динар|динар|serbian dinar"),
    ("MKD", "мкд|денар|денари|македонски денар|macedonian denar|македонски денари"),
    ("BAM", "konvertibilna marka|конвертибилна марка|konvertibilne marke|konvertibilnih maraka"),
    ("ALL", "lekë|lekë shqiptare|albanian lek"),
    ("GEL", "lari|ლარი|georgian lari|ქართული ლარი"),
    ("AMD", "dram|դրամ|հայկական դրամ|armenian dram|ՀՀ դրամ"),
    ("AZN", "manat|azərbaycan manatı"),
    ("UZS", "so'm|soʻm|сўм|сум|ўзбек сўми|ўзбекистон сўми|узбекский сум|o'zbek so'mi|o'zbekiston so'mi"),
    ("MNT", "төгрөг|tugrik|tögrög|монгол төгрөг"),
    ("MDL", "leu moldovenesc|молдавский лей|moldovan leu"),
    ("KHR", "riel|រៀល|ប្រាក់រៀល|រៀលខ្មែរ"),
    ("LAK", "kip|ກີບ|ກີບລາວ"),
    ("MMK", "kyat|ကျပ်|မြန်မာကျပ်"),
    ("AWG", "florin arubano|aruban florin"),
    ("HTG", "gourde|gourdes|goud ayisyen|haitian gourde"),
    ("MGA", "ariary|malagasy ariary"),
    ("RWF", "amafaranga y'u rwanda|rwandan franc|rwanda franc"),
    ("SOS", "shilin soomaali|somali shilling"),
    ("TMT", "türkmen manady|turkmen manat|türkmenistan manady"),
    ("KGS", "кыргыз сому|киргизский сом|кыргызский сом|kyrgyzstani som"),
    ("TJS", "сомонӣ|сомони|таджикский сомони"),
    ("AFN", "افغانۍ|افغانی"),
    ("ERN", "ናቕፋ"),
  ]
}
