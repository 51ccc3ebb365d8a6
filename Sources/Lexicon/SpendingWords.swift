/// The categories of purchases, as banks and card companies call them: whoever sells groceries takes money.
///
/// Names of categories alone are here, of which a whole field is one; those of transfers, salaries, insurance and rent
/// may stand for money in as well.
package enum SpendingWords {
  /// Whether a whole field is the name of such a category, or of several of them: `Food & Drink`.
  package static func areIn(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    guard field.count > 1, field.count <= 48 else { return false }
    return unsafe table.value(of: field) != nil
  }

  /// Whether the code of a line of business (ISO 18245) is that of a shop or a service: the ones around 4829 and 6000
  /// are of banks, transfers and cash, 9000 and above of authorities, which pay as well.
  package static func isCode(_ text: some StringProtocol) -> Bool {
    guard text.utf8.count == 4, let code = Int(text) else { return false }
    return 742..<9000 ~= code && code != 4829 && !(6000..<6100 ~= code) && !(6500..<6600 ~= code)
  }

  private static let table = WordTable([
    """
    groceries|grocery|grocery stores|supermarkets|supermarket|supermarkets & groceries|food|food and drink|food & drink|food & dining|food and dining
    restaurants|restaurant|dining|dining out|eating out|restaurants & cafes|restaurants and bars|fast food|cafes|coffee shops|bars|pubs|takeaway|takeaways
    shopping|clothing|clothes|clothing & shoes|apparel|merchandise|department stores|online shopping|general merchandise|retail
    fuel|gas|gasoline|gas stations|gas & fuel|petrol|petrol stations|automotive|auto & transport|gas/automotive|transport|transportation|public transport|public transportation
    parking|toll|tolls|taxi|taxis|rideshare|travel|travel & entertainment|travel/ entertainment|hotels|lodging|airlines|airfare|entertainment|movies|music|subscriptions|streaming
    streaming services|utilities|bills & utilities|electricity|mobile phone|phone|phone/cable|internet|telecommunications|health|healthcare|health care|health & wellness|pharmacy|pharmacies|drug stores
    medical|medical services|beauty|personal care|education|books|books & supplies|electronics|home improvement|household|home & garden|furniture|pets|pet care|hobbies
    sports|sporting goods|gym|fitness|leisure|toys|alcohol|tobacco|laundry|haircuts|professional services
    """,
    """
    lebensmittel|supermarkt|supermärkte|restaurant|gastronomie|essen & trinken|essen und trinken|bars & restaurants|tanken|tankstelle|tankstellen|drogerie|kleidung
    bekleidung|mode|freizeit|freizeit & unterhaltung|unterhaltung|reisen|reise|urlaub|gesundheit|apotheke|apotheken|haushalt|mobilität|auto & verkehr|verkehr|einkaufen
    einkäufe|telekommunikation|strom|multimedia & elektronik|elektronik|bildung|kosmetik|haustiere|parken|abonnements|medien & elektronik
    boodschappen|horeca|uit eten|vervoer|kleding|reizen|gezondheid|vrije tijd|brandstof|openbaar vervoer|abonnementen
    alimentation|supermarché|supermarchés|hypermarché|courses|restaurants|restauration|carburant|essence|transports|loisirs|santé|pharmacie|habillement
    vêtements|voyages|abonnements|télécom|téléphonie|loisirs et sorties|achats|péage|coiffeur|énergie
    """,
    """
    supermercado|supermercados|alimentación|comida|restaurantes|restauración|gasolina|gasolineras|transporte|ocio|salud|farmacia|farmacias|ropa|vestimenta|compras|viajes|peaje|portagens|portagem|parques de estacionamento|estacionamento|estacionamiento
    hogar|combustible|combustibles|entretenimiento|educación|suscripciones|tiendas por departamento|peajes|restaurantes y bares|indumentaria
    mercado|mercados|alimentação|combustível|combustíveis|postos de combustível|lazer|saúde|farmácia|farmácias|drogaria|vestuário|viagem|viagens|educação|restauração
    supermercados / mercearia / padarias / lojas de conveniência|restaurante / lanchonete / bar|transporte por aplicativo|entretenimento|eletrônicos|assinaturas
    alimentari|spesa|supermercati|ristoranti|ristorazione|bar e ristoranti|carburante|benzina|trasporti|svago|tempo libero|salute|farmacia|abbigliamento|viaggi|abbonamenti|telefonia
    alimentació|supermercats|restaurants i bars|oci|roba
    """,
    """
    супермаркеты|супермаркет|продукты|фастфуд|рестораны|рестораны и кафе|кафе и рестораны|кафе|топливо|азс|аптеки|аптека|транспорт|такси|одежда и обувь|одежда
    связь|мобильная связь|связь и интернет|жкх|коммунальные услуги|здоровье|красота|развлечения|кино|дом и ремонт|дом, ремонт|цветы|книги|спорттовары|животные|авиабилеты|отели
    местный транспорт|ж/д билеты|каршеринг|маркетплейсы|электроника и техника|электроника|медицина|образование|автоуслуги|различные товары|детские товары|фото/видео|искусство
    сувениры|музыка|все для дома|здоровье и красота|отдых и развлечения|автомобиль
    супермаркети|продукти|супермаркети та продукти|продукти та супермаркети|кафе та ресторани|ресторани|таксі|одяг і взуття|одяг та взуття|одяг|заправки|комунальні|комунальні послуги
    поповнення мобільного|розваги|подорожі|краса та медицина|кіно|тварини|книги та навчання
    хранителни стоки|супермаркети|ресторанти|ресторанти и заведения|горива|облекло|развлечения|пътувания|намирнице|ресторани|гориво|одећа
    """,
    """
    żywność i chemia domowa|żywność|jedzenie|zakupy spożywcze|artykuły spożywcze|restauracje|restauracje i kawiarnie|jedzenie poza domem|paliwo|odzież|odzież i obuwie
    rozrywka|zdrowie|zdrowie i uroda|podróże|podróże i wyjazdy|multimedia, książki i prasa|elektronika|zakupy|przejazdy|sport i hobby
    potraviny|restaurace|restaurace a kavárny|doprava|pohonné hmoty|oblečení|zábava|zdraví|cestování|nákupy|drogerie|lékárna|reštaurácie|oblečenie|zdravie|cestovanie|nákupy
    namirnice|hrana|restorani|gorivo|odjeća|zabava|zdravlje|putovanja|kupovina|prijevoz|prehrana|restavracije|oblačila|potovanja|zdravje
    élelmiszer|étterem|éttermek|üzemanyag|közlekedés|ruházat|szórakozás|egészség|utazás|vásárlás|étkezés|alimente|cumpărături|restaurante|combustibil|îmbrăcăminte|divertisment|sănătate
    toidukaubad|toit|restoranid|kütus|riided|meelelahutus|pārtika|restorāni|degviela|apģērbs|maisto prekės|restoranai|kuras|drabužiai
    """,
    """
    livsmedel|mat|mat & dryck|mat och dryck|restaurang|restauranger|restaurang & café|bensin|drivmedel|kläder|kläder & skor|nöje|hälsa|resor|resor & transport|dagligvaror
    dagligvarer|mat og drikke|drivstoff|klær|klær og sko|reise|fritid|helse|kafe og restaurant|brændstof|tøj|tøj og sko|rejser|sundhed|restaurant & café|transportmidler
    ruokakauppa|päivittäistavarat|ruoka|ravintolat|ravintola|polttoaine|vaatteet|matkailu|terveys|liikenne|vapaa-aika|matvara|veitingastaðir|eldsneyti|fatnaður
    gıda|restoran|akaryakıt|giyim|ulaşım|eğlence|sağlık|seyahat|alışveriş|yeme içme|yeme - içme|market ve gıda|market alışverişi|giyim ve aksesuar
    σούπερ μάρκετ|εστίαση|καύσιμα|ένδυση|ψυχαγωγία|υγεία|ταξίδια|μεταφορές|εστιατόρια
    """,
    """
    מזון|סופרמרקט|מסעדות|דלק|תחבורה|ביגוד|בידור|בריאות|נסיעות|מזון וצריכה|מזון ומשקאות|מסעדות קפה וברים|מסעדות, קפה וברים|דלק חשמל וגז|דלק, חשמל וגז|פנאי בידור וספורט
    פנאי, בידור וספורט|אופנה|הלבשה|רפואה ובתי מרקחת|תחבורה ורכבים|עיצוב הבית|מוצרי חשמל|بقالة|مطاعم|وقود|ملابس|ترفيه|تسوق|مواصلات|سوبرماركت
    餐饮|餐饮美食|交通出行|购物|日用百货|服饰装扮|超市|娱乐|休闲娱乐|医疗健康|充值缴费|生活服务|文化休闲|酒店旅游|美容美发|爱车养车|数码电器|餐飲|交通|購物|娛樂|醫療|飲食|服飾|百貨
    食費|食料品|外食|日用品|衣服・美容|趣味・娯楽|水道・光熱費|通信費|健康・医療|コンビニ|スーパー|交通費|衣類|娯楽|美容
    식비|식료품|카페/간식|편의점|교통|쇼핑|의료|문화생활|주유|마트|외식|통신|미용|음식점|대중교통|makanan & minuman|belanja|transportasi|hiburan|bahan bakar|ăn uống|mua sắm|di chuyển|giải trí
    อาหาร|อาหารและเครื่องดื่ม|ช้อปปิ้ง|เดินทาง|น้ำมัน
    """,
  ])
}
