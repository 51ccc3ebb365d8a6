import Values

/// The names of shops and services that people pay, and hardly anybody is paid by.
///
/// A person who reads `NETFLIX.COM` on a statement knows which way the money went; so that a statement of a few rows
/// says as much as one of many. The names stand in the descriptions of rows, among other words.
package enum ShopNames {
  package struct Shop: Equatable, Sendable {
    /// The same for rows of one shop.
    package let name: UInt64
    package let kind: Kind
  }

  package enum Kind: Sendable {
    /// Nobody supplies it, drives or sells for it but its own staff.
    case sure
    /// Its suppliers, drivers or sellers may be paid by it.
    case other
    /// What shops and restaurants have in their names, those of a seller as well.
    case word
  }

  /// The first shop of those that the text names, one that is sure before one that is not; nil where it names none.
  package static func shop(in text: String) -> Shop? {
    let words = MovementPhrases.words(of: text)
    // `From Jane Mango`
    if words.contains(where: senders.contains) { return nil }
    let found = table.found(in: words)
    return (found.first { $0.meaning == .sure } ?? found.first).map { Shop(name: $0.name.value, kind: $0.meaning) }
  }

  private static let senders = Set(MovementWords.senders.map { MovementPhrases.hash(of: $0) })

  private static let table = NameTable([(words, Kind.word), (others, .other), (sure, .sure)])

  /// Subscriptions, restaurants of a chain, filling stations, shops of the high street, public transport.
  private static let sure = """
    netflix|netflix com|spotify|disney plus|disneyplus|hulu|crunchyroll|dazn|audible|kindle|deezer|tidal|paramount|hbo max|youtube premium|youtubepremium
    apple com bill|apple com|itunes|itunes com|icloud|google play|google one|google storage|google youtube|playstation|playstation network|nintendo|xbox|steam games
    steampowered|steam purchase|roblox|blizzard|adobe|dropbox|openai|chatgpt|canva|grammarly|duolingo|tinder|bumble|strava|evernote|nordvpn|expressvpn|github|godaddy|namecheap|microsoft store
    starbucks|mcdonalds|mcdonald s|mc donalds|burger king|kfc|pizza hut|domino s|dominos|dominos pizza|dunkin|taco bell|wendy s|wendys|chipotle|five guys|tim hortons|tim horton s
    costa coffee|pret a manger|nandos|nando s|greggs|caffe nero|popeyes|panera|chick fil a|papa johns|papa john s|sonic drive|shake shack|jollibee|vapiano|telepizza|habibs|bob s burgers|wimpy|steers
    shell|petro canada|couche tard|canadian tire|esso|texaco|chevron|exxon|exxonmobil|repsol|cepsa|galp|aral|omv|avia|agip|circle k|lukoil|orlen|petronas|caltex|engen|sasol|petrobras|ypf|terpel|primax|copec|pemex|puma energy|petron|opet|petrol ofisi
    ikea|zara|uniqlo|primark|decathlon|sephora|foot locker|footlocker|leroy merlin|home depot|the home depot|lowes|lowe s|best buy|mediamarkt|media markt|fnac|bershka|pull bear|stradivarius|mango|nike|adidas|lush|body shop
    boots|walgreens|cvs|cvs pharmacy|rite aid|rossmann|dm drogerie|dm drogeriemarkt|superdrug|watsons|notino|etos|kruidvat|hornbach|obi|bauhaus|bunnings|officeworks|jb hi fi|kmart|dollar tree|dollar general|barnes noble|gamestop
    ryanair|easyjet|wizz air|wizzair|lufthansa|vueling|air france|british airways|delta air|united airlines|southwest|airasia|deutsche bahn|db vertrieb|sncf|renfe|trenitalia|flixbus|eurostar|national express|transport for london|tfl travel
    tfl travel ch|oyster|clipper|hertz|sixt|europcar|odeon|cineworld|cinepolis|kinepolis|cinemark|multikino|ticketmaster|eventbrite|planet fitness|puregym|basic fit|mcfit|fitness first|anytime fitness
    스타벅스|맥도날드|버거킹|넷플릭스|유튜브프리미엄|투썸플레이스|이디야|메가커피|메가엠지씨커피|올리브영|다이소|후불교통|롯데시네마|파리바게뜨|배스킨라빈스|롯데리아|맘스터치
    スターバックス|マクドナルド|ネットフリックス|ユニクロ|ニトリ|ダイソー|ガスト|サイゼリヤ|すき家|吉野家|松屋|ドトール|エネオス|出光|ミニストップ|マツモトキヨシ|ヨドバシカメラ|ビックカメラ
    星巴克|麦当劳|麥當勞|肯德基|必胜客|必勝客|海底捞|瑞幸咖啡|奈飞|中国石化|中国石油|中油|全家便利|全聯|屈臣氏|誠品|滴滴出行
    пятёрочка|пятерочка|вкусно и точка|макдоналдс|бургер кинг|лукойл|газпромнефть|роснефть|татнефть|летуаль|спортмастер|читай город
    שופרסל|רמי לוי|סונול|דלק מנטה|ארומה|מקדונלדס|סופר פארם|איקאה|ויקטורי|יוחננוף
    """

  /// Marketplaces, deliveries, supermarkets.
  private static let others = """
    amazon|amzn|amzn mktp|amazon mktp|amazon prime|amazon com|ebay|etsy|aliexpress|alibaba|temu|shein|zalando|asos|uber|uber eats|ubereats|lyft|bolt|cabify|didi|grab|gojek|rappi|ifood|deliveroo|just eat|doordash|glovo|wolt
    foodpanda|lieferando|airbnb|booking com|expedia|trendyol|hepsiburada|flipkart|myntra|swiggy|zomato|lazada|shopee|mercado libre|mercadolibre|mercado livre|magazine luiza|falabella|allegro|bol com|coolblue|getir|yemeksepeti|coupang|쿠팡|쿠팡이츠|배달의민족|카카오택시|美团|京东|拼多多|淘宝|wildberries|ozon|яндекс такси|яндекс еда
    tesco|sainsburys|sainsbury s|asda|morrisons|waitrose|marks spencer|lidl|aldi|rewe|edeka|kaufland|netto|migros|coop|denner|billa|carrefour|auchan|e leclerc|intermarche|monoprix|franprix|casino|mercadona|eroski|el corte ingles
    continente|pingo doce|esselunga|conad|albert heijn|jumbo|delhaize|colruyt|willys|hemkop|rema|rimi|maxima|prisma|biedronka|zabka|żabka|tesco stores|konzum|mercator|mega image|lidl sk|sok şok|carrefoursa
    bp|mobil|target com|penny markt|interspar|eurospar|セブンイレブン|ローソン|ファミリーマート
    walmart|wal mart|costco|kroger|safeway|publix|whole foods|wholefds|trader joe s|trader joes|h e b|heb|wegmans|meijer|loblaws|sobeys|no frills|oxxo|soriana|chedraui|liverpool|exito|éxito|alkosto|sodimac|lider|tottus|plaza vea|pao de acucar|pão de açúcar|assai|droga raia|drogasil
    woolworths|coles|pak n save|countdown|new world|shoprite|pick n pay|checkers|naivas|quickmart|lulu|lulu hypermarket|spinneys|choithrams|big bazaar|dmart|reliance fresh|bigbasket|blinkit|zepto|ntuc fairprice|fairprice|cold storage|giant|aeon|mydin|indomaret|alfamart|hypermart|big c|lotus s|makro|tops|eleven|seven eleven|familymart|이마트|홈플러스|롯데마트|롯데백화점|세븐일레븐|イオン|イトーヨーカドー|перекрёсток|перекресток|магнит|ашан|лента|дикси
    """

  private static let words = """
    supermarket|supermarkt|supermarché|supermarche|supermercado|supermercados|supermercato|minimart|grocery|groceries|grocer|bakery|bäckerei|backerei|boulangerie|panadería|panaderia|padaria|panificio|forno|bakkerij
    butcher|metzgerei|boucherie|carnicería|carniceria|macelleria|pharmacy|pharma|apotheke|pharmacie|farmacia|farmácia|farmatodo|apotek|apteka|apteekki|lekarna|lékárna|ljekarna|eczane|φαρμακείο|аптека|drogaria|drugstore
    restaurant|restaurante|ristorante|trattoria|osteria|pizzeria|pizza|burger|grill|sushi|ramen|taqueria|taquería|cafe|café|caffe|caffè|cafetería|cafeteria|coffee|bistro|brasserie|gasthaus|gasthof|wirtshaus|taverna|ресторан|кафе|кофейня|ravintola|restoran|restauracja|kawiarnia
    hotel|hostel|motel|hilton|marriott|ibis|novotel|taxi|taksi|parking|parkhaus|parcheggio|estacionamiento|estacionamento|petrol|petroleum|filling station|gas station|service station|tankstelle|gasolinera|posto|benzina|bensin|азс|cinema|cinemas|cinéma|kino|cine|кинотеатр
    bookshop|bookstore|buchhandlung|librairie|librería|libreria|livraria|hardware store|toy store|pet store|pet shop|florist|barber|hairdresser|friseur|coiffeur|peluquería|salon|nails|gym|fitness
    コンビニ|スーパー|薬局|ドラッグストア|書店|喫茶|食堂|居酒屋|ラーメン|寿司|편의점|식당|약국|주유소|카페|超市|便利店|药房|药店|餐厅|餐廳|饭店|咖啡|加油站|加油|地铁|地鐵|高鐵|고속도로
    מסעדה|מסעדת|בית קפה|מאפיית|סופר|פארם|תחנת דלק|مطعم|صيدلية|مقهى|سوبرماركت|محطة وقود|مخبز
    """
}
