import Values

/// The words of headers by which the rows below are no payments of a bank's account.
package enum RowWords {
  /// Whether at least three headers are those of documents: bills and orders.
  package static func areOfDocuments(_ headers: [String]) -> Bool { count(headers, documents) >= 3 }

  /// Whether some header is that of what was measured, or of what measured it.
  package static func areOfMeasurements(_ headers: [String]) -> Bool { count(headers, measurements) > 0 }

  /// Whether at least two headers are those of a broker's orders.
  package static func areOfInvestor(_ headers: [String]) -> Bool { count(headers, investor) >= 2 }

  /// Whether at least two headers are those of what was sold and paid out to the seller, or one of what is to be, beside
  /// a fee.
  package static func areOfMerchant(_ headers: [String]) -> Bool {
    count(headers, merchant) >= 2
      || headers.contains(where: FeeWords.isToBePaid) && headers.contains(where: FeeWords.names)
        && !areOfSender(headers)
  }

  /// Whether some header is that of who travelled, hired or ordered.
  package static func areOfCustomers(_ headers: [String]) -> Bool { count(headers, customers) > 0 }

  /// Whether the header is one of what was sold and paid out to the seller.
  package static func isOfMerchant(_ header: String) -> Bool { isOne(header, of: merchant) }

  /// Whether three headers and more are those of a seller.
  package static func areSurelyOfMerchant(_ headers: [String]) -> Bool { count(headers, merchant) >= 3 }

  /// Whether the header is that of the price of one unit, where another header counts units.
  package static func isOfOneUnit(_ header: String, among headers: [String]) -> Bool {
    isOne(header, of: prices) && count(headers, quantities) > 0
  }

  /// Whether the header is that of the instalment of a purchase by card which a row is: `2/6` below `Cuotas`.
  package static func isInstalment(_ header: String) -> Bool { isOne(header, of: instalments) }

  /// Whether the header is that of what is paid of a purchase by one instalment.
  package static func isPartPaid(_ header: String) -> Bool { isOne(header, of: partsPaid) }

  /// Whether the header is that of the shop, or of the card, as those of a card's statement are.
  package static func isOfCard(_ header: String) -> Bool { isOfShop(header) || isOne(header, of: cards) }

  /// Whether the header is that of the holder of a card.
  package static func isOfHolder(_ header: String) -> Bool { isOne(header, of: holders) }

  /// Whether some header is that of whom money was sent.
  package static func areOfSender(_ headers: [String]) -> Bool { count(headers, recipients) > 0 }

  /// Whether the header is that of the code of a shop's line of business (ISO 18245).
  package static func isCategoryCode(_ header: String) -> Bool { isOne(header, of: categoryCodes) }

  /// Whether the header is that of the kind of card with which something was paid: one for debit or credit.
  package static func isKindOfCard(_ header: String) -> Bool { isOne(header, of: kindsOfCards) }

  /// Whether the header is that of the shop in which something was bought.
  package static func isOfShop(_ header: String) -> Bool { isOne(header, of: sellers) }

  /// Whether the header is that of where such a shop is, or of what it sells.
  package static func isOfShopDetail(_ header: String) -> Bool { isOne(header, of: details) }

  /// Whether the header is that of the currency in which a security is priced.
  package static func isCurrencyOfInstrument(_ header: String) -> Bool { isOne(header, of: instrumentCurrencies) }

  /// Whether the header counts units: `Quantity`.
  package static func isQuantity(_ header: String) -> Bool { isOne(header, of: quantities) }

  /// Whether some header is that of the product of which another counts units.
  package static func areOfProducts(_ headers: [String]) -> Bool { count(headers, products) > 0 }

  /// Whether the headers are those of a fleet's cards: a vehicle's plate, its card or what was filled in, and no customer.
  package static func areOfFleet(_ headers: [String]) -> Bool {
    count(headers, plates) > 0 && count(headers, customers) == 0 && count(headers, merchant) == 0
      && (count(headers, quantities) + count(headers, products) > 0 || headers.contains(where: isOfCard))
  }

  /// Whether the header may be that of the state in which a city lies, as that of a payment is called as well.
  package static func mayBeStateOfCountry(_ header: String) -> Bool { isOne(header, of: statesOfCountries) }

  /// Whether the header is that of the plate of a vehicle.
  package static func isPlate(_ header: String) -> Bool { isOne(header, of: plates) }

  /// Whether the header is that of the price of one unit, or counts units.
  package static func isOfUnits(_ header: String) -> Bool { isOne(header, of: quantities) || isOne(header, of: prices) }

  /// Whether the header is that of the price of one unit in some currency, among those of a broker: `Price USD`,
  /// `Price Local`.
  package static func isPrice(_ header: String, among headers: [String]) -> Bool {
    let words = header.split(separator: " ")
    guard words.count == 2, isOfOneUnit(String(words[0]), among: headers), areOfInvestor(headers) else { return false }
    return words[1] == "Local" || words[1].allSatisfy(\.isUppercase) && Currency(words[1])?.isListed == true
  }

  /// Whether some header is that of units or of the price of one: then the amounts are money.
  package static func countUnits(_ headers: [String]) -> Bool {
    headers.contains(where: isOfUnits)
  }

  /// Whether the header names what an amount counts: money of one currency or another, coins, shares.
  package static func isOfAssets(_ header: String) -> Bool { isOne(header, of: assets) }

  /// Whether some text is the word for a purchase alone, and another that for a sale, as kinds of a broker's orders are.
  package static func areOfTrades(_ texts: [String]) -> Bool {
    count(texts, bought) > 0 && count(texts, sold) > 0
  }

  /// Whether some text is `Purchase` and another one `Sale`: of somebody's own stock, as no card has both.
  package static func areOfStock(_ texts: [String]) -> Bool {
    let folded = Set(texts.map(\.folded))
    return !folded.isDisjoint(with: ["purchase", "purchases"]) && !folded.isDisjoint(with: ["sale", "sales"])
  }

  /// Whether the text is the name of a card scheme: `Mastercard`.
  package static func isScheme(_ text: String) -> Bool { isOne(text, of: schemes) }

  private static func count(_ headers: [String], _ words: WordTable) -> Int { headers.count { isOne($0, of: words) } }

  private static func isOne(_ header: String, of words: WordTable) -> Bool {
    let tokens = HeaderTokens(header)
    return words.value(of: tokens.hash(of: tokens.all)) != nil
  }

  private static let documents = WordTable([
    """
    invoice|invoice no|invoice number|invoice id|invoice date|bill no|bill number|issued|issue date|due|due date
    payment terms|vat|vat amount|vat rate|tax amount|net|gross|quantity|qty|unit price|order no|order number
    order date|sku|customer no|rechnungsnummer|rechnungsnr|rechnungsdatum|fällig|fällig am|fälligkeit|fälligkeitsdatum
    mwst|ust|steuerbetrag|netto|brutto|menge|einzelpreis|kundennummer|factuurnummer|factuurdatum|vervaldatum|btw
    facture|n° facture|numéro de facture|date facture|échéance|date d'échéance|tva|montant ht|montant ttc|quantité
    factura|nº factura|número de factura|fecha factura|vencimiento|iva|base imponible|fattura|numero fattura
    data fattura|scadenza|imponibile|fatura|vencimento|faktura|fakturanummer|fakturadatum|förfallodatum|moms
    forfallsdato|laskunumero|eräpäivä|alv|nr faktury|numer faktury|termin płatności|kwota netto|kwota brutto
    číslo faktury|splatnost|dph|számlaszám|fizetési határidő|áfa|счет-фактура|ндс|срок оплаты|fatura no|vade|kdv|发票号码
    税额|数量|单价|請求書番号|支払期限|消費税
    """
  ])

  private static let measurements = WordTable([
    """
    sensor|sensor id|sensor name|measurement|measured value|temperature|temp|humidity|pressure|meter|meter reading|meter no|reading|reading value
    kwh|messwert|messung|messstelle|zähler|zählerstand|zählernummer|temperatur|luftfeuchte|luftfeuchtigkeit|luftdruck|verbrauch|capteur
    mesure|température|humidité|pression|relevé compteur|compteur|medición|medida|temperatura|humedad|presión|medidor|lectura|contador
    leitura|umidade|umidade relativa|medição|misura|misurazione|umidità|contatore|lettura|meting|meetwaarde|temperatuur|meterstand
    mätvärde|mätning|mätare|mätarställning|måling|målerstand|måler|mittaus|lämpötila|pomiar|czujnik|odczyt|licznik|měření|čidlo|snímač
    odečet|měřidlo|teplota|mjerenje|očitanje|датчик|показание|показания|измерение|температура|влажность|счётчик|sıcaklık|ölçüm|sensör
    hours|hrs|stunden|heures|horas|stock|in stock|on hand|qty on hand|sku|existencia|existencias|bestand|litres|liters|mb used|mb left|gb used|data used|tide
    传感器|温度|湿度|读数|测量值|センサー|測定値|気温
    """
  ])

  private static let investor = WordTable([
    """
    symbol|ticker|instrument code|market code|asset|coin|isin|wkn|cusip|sedol|security|instrument|quantity|shares|units|no of shares|no. of shares
    number of shares|price per share|price / share|share price|stück|anzahl|wertpapier|quantité|titre|valor mobiliario
    investment|shares unit|investments|product wrapper|source investment|price per unit|quantidade|ativo|papel|aantal|fonds|antal|värdepapper|papier wartościowy|ilość|证券代码|证券名称|成交数量|銘柄|数量|종목
    menkul kıymet|hisse|hisse senedi|adet|cenný papír|cenný papier|értékpapír|ценная бумага|тикер|цінний папір|μετοχή|τεμάχια|נייר ערך|שם נייר|السهم|股票代码|股票名称|證券代號|證券名稱|股數|成交股數
    銘柄名|銘柄コード|株数|종목명|종목코드|mã ck|mã chứng khoán|kode saham|หลักทรัพย์|จำนวนหุ้น|ilość papierów|arvopaperi|verðbréf
    """
  ])

  private static let bought = WordTable([
    """
    buy|bought|buy order|market buy|limit buy|kauf|kaufen|achat|compra|acquisto|koop|aankoop|köp|køb|kjøp|kjøpt|köpt|osto|kupno|nákup|nakup|kupnja|куповина
    покупка|купівля|vétel|pirkimas|pirkšana|cumpărare|alış|αγορά|קניה|קנייה|شراء|خرید|买入|買進|買入|買|買付|買い|매수|ซื้อ|mua|beli|pembelian
    """
  ])

  private static let sold = WordTable([
    """
    sell|sold|sell order|market sell|limit sell|verkauf|verkaufen|vente|venta|venda|vendita|verkoop|sälj|sålt|salg|solgt|sälja|myynti|sprzedaż|prodej|predaj|prodaja|продаја
    продажа|продаж|eladás|pardavimas|pārdošana|vânzare|satış|πώληση|מכירה|بيع|فروش|卖出|賣出|売|売付|売り|매도|ขาย|bán|jual|penjualan
    """
  ])

  private static let merchant = WordTable([
    """
    tên khách hàng|số điện thoại khách hàng|mã cửa hàng|nama pelanggan|nama pembeli|ชื่อลูกค้า|ชื่อผู้ซื้อ|購入者名|구매자명|买家姓名|买家昵称|買家名稱|müşteri adı|alıcı adı|имя покупателя|покупатель|kupujący|kupující|vevő neve|köparens namn|acheteur|nom de l'acheteur|acquirente|comprador|nombre del comprador|nome do comprador|merchant fee|merchant id|merchant number|card scheme|terminal|terminal id|terminal no|disagio|mdr|tid|acquirer fee
    net payout|net payout amount|sales|paid at|channel|customer code|정산유형|정산일|판매액|판매수수료|지급액|판매대금|bandeira|bandeira do cartão|nsu|nsu cv|merchant reference|merchant ref|merchant account|company account|psp reference|shopper interaction|shopper reference|tip|tips|tip amount|settle amount|settled amount|net settlement|gratuity|trinkgeld|propina|gorjeta|pourboire
    merchant order id|marketplace name|order item code|fulfillment id|fulfilment id|buyer|buyer name|buyer username|buyer email|product sales|selling fees|fba fees|fulfillment|settlement id|seller
    franquicia|retefuente|reteica|reteiva|комісія отримувача|сума до зарахування|комиссия получателя|сумма к зачислению|сумма к зачислению списанию|к зачислению|способ оплаты
    id pesanan|no pesanan|nomor pesanan|broj narudžbe|sipariş no|sipariş numarası|к перечислению за товар|стоимость логистики|стоимость хранения|итого к оплате|ποσό πώλησης|κωδικός παραγγελίας
    shipping credits|payment instrument type|amount submitted for settlement|amount authorized|amount captured|captured amount|promotional rebates|marketplace withheld tax|other transaction fees|payout id|payout date
    payout status|payout method|payout currency|merchant currency|amount merchant currency|buyer country|buyer state|buyer postal code|buyer currency|amount buyer currency|refund type|sku id|product id|country of sale|partner share|extended partner share|partner share currency|sales or return|charges|refunds|chargebacks|final value fee|item subtotal
    gross sales|net sales|total collected|partial refunds|gift card sales|card entry methods|card brand|pan suffix|dining option
    settlement amount|settlement reference|settlement currency|consumer name|consumer bank account|consumer bic|total settlement amount|order settled time|seller discounts|affiliate commission|commission fee
    customers name|channel|seller message|amount refunded|converted amount refunded|customer email|customer description|acquiring bank|acquirer|3d secure|card association|merchant has|refund amount|merchant payout|captured|statement descriptor
    resultado operación y código|cierre de sesión|payment point|mp number|myshop number|nº de terminal|n de terminal|número de pedido|seller discount|platform fee|marketplace fee|order revenue|total revenue
    nutzername des käufers|käufername|auszahlungsnr|auszahlungsnummer|status der auszahlung|angebotstitel|identyfikator zamówienia|numer zamówienia|oferta|gateway response|customer phone|betaalmethode|consumentennaam|uitbetalingsbedrag|uitbetalingsreferentie|terugbetaald bedrag|zahlungsmethode|auszahlungsbetrag|auszahlungsdatum|transaktionscode|kartentyp|käufer|verkaufsgebühren|verkaufsprovision|frais de vente|commissioni di vendita|tarifas de venta|tarifas de vendedor|frais d'expédition|auszahlungsdatum|acheteur|comprador|acquirente|koper
    """
  ])

  private static let quantities = WordTable([
    """
    quantity|qty|shares|units|no of shares|number of shares|anzahl|stück|menge|quantité|quantidade|cantidad|quantità|aantal
    antal|ilość|množství|množstvo|količina|mennyiség|menny|cantitate|ποσότητα|כמות|الكمية|số lượng|kuantitas|kiekis|daudzums|kogus|määrä litraa|määrä l|litrat|количество|кількість|miktar|litre|数量|成交数量|gallons|litres|liters|volume|fuel quantity|kwh|liter|litri|litros|litry|num litros|nº litros|n litros|litros repostados|total litros
    hoeveelheid|qté|títulos|unidades|qtd|qtde|q.tà|cant|nr. unități|quantitat|títols|stk|antall|kappalemäärä|kpl
    fjöldi|einingar|arv|skaits|vnt|liczba|liczba sztuk|počet|počet kusů|počet kusov|darabszám|db|število
    broj komada|количина|број комада|брой|sasia|τεμάχια|adet|кол-во|к-сть|колькасць|саны|քանակ|რაოდენობა|العدد
    تعداد|मात्रा|संख्या|সংখ্যা|எண்ணிக்கை|ප්‍රමාණය|कित्ता|จำนวนหน่วย|ปริมาณ|khối lượng|sl|kuantiti|bilang|បរិមាណ
    ປະລິມານ|အရေအတွက်|份额|數量|股數|成交股數|單位數|約定数量|수량|거래수량|체결수량|тоо ширхэг|тоо хэмжээ|ширхэг|idadi|ብዛት|kantite|kwantità
    quantitéit|unzuel
    """
  ])

  private static let products = WordTable([
    """
    product|product name|product description|toll gate|toll plaza|toll station|fuel|fuel type|fuel product|produkt|produktname|kraftstoff|kraftstoffart|warenart|sorte|artikel|produit|type de carburant
    producto|tipo de combustible|produto|combustível|tipo de combustível|prodotto|tipo carburante|carburante|brandstof|brandstofsoort|drivmedel|bränsle|drivstoff|brændstof
    termék|termék neve|výrobek|produs|carburant|proizvod|vare|vara|toode|пальне|προϊόν|καύσιμο|bahan bakar|nhiên liệu|sản phẩm
    rodzaj paliwa|paliwo|tuote|prekė|prece|kaup|kuras|degviela|kütus|palivo|gorivo|üzemanyag|товар|продукт|вид топлива|топливо|ürün|akaryakıt|商品|商品名|品名|油品|油种|油種|유종|상품명
    """
  ])

  private static let instrumentCurrencies = WordTable([
    "instrument currency|security currency|asset currency|fund currency|stock currency|share currency|wertpapierwährung"
  ])

  private static let statesOfCountries = WordTable(["state|merchant state|st|estado|uf"])

  private static let customers = WordTable([
    """
    hirer|renter|passenger|customer|customer name|client|guest|entry|exit|entry time|exit time|lane|trip|fare|pasajero|trayecto|cliente|entrada|salida|passageiro|passager
    tên khách hàng|khách hàng|số điện thoại khách hàng|nama pelanggan|pelanggan|nama pembeli|pembeli|ชื่อลูกค้า|ลูกค้า|ชื่อผู้ซื้อ|お客様名|購入者|구매자|구매자명|买家|买家姓名|買家
    fahrgast|kunde|mieter|einfahrt|ausfahrt|fahrt|klant|huurder|passeggero|kund|asiakas|klient|pasażer|cestující|zákazník|utas|пассажир|клиент|yolcu|müşteri|乘客|客户|客戶|顧客|승객|고객
    """
  ])

  private static let plates = WordTable([
    """
    registration|plate|plate no|plate number|number plate|license plate|licence plate|license plate no|registration number|registration no|reg no|vehicle reg|vehicle registration|vehicle|vehicle no|vehicle id|vehicle number
    kennzeichen|kfz kennzeichen|kfz|fahrzeug|autokennzeichen|kenteken|kentekennummer|immatriculation|plaque|véhicule|n° immatriculation|matrícula|vehículo|patente|placa|placas|veículo|targa|veicolo|targa veicolo
    kortelė valst nr|valst nr|valstybinis nr|valstybinis numeris|auto nr|automašīna|auto numurs|reģ nr|autonumber|reg number|регистрационен номер|рег номер|број на таблици|spz vozidla|jármű|rendszám kártya|
    regnr|reg nr|registreringsnummer|skiltnummer|nummerplade|rekisterinumero|rekisteritunnus|nr rejestracyjny|numer rejestracyjny|nr rej|pojazd|spz|rz|registrační značka|ečv|vozidlo|rendszám|nr înmatriculare|număr înmatriculare|registarska oznaka|registracija|tablice
    гос номер|госномер|номер автомобиля|номер авто|автомобиль|рег номер|plaka|plaka no|araç plaka|araç|車牌|车牌|车牌号|車牌號碼|車両番号|차량번호
    """
  ])

  private static let sellers = WordTable([
    """
    comercio|nom establ|nombre establecimiento|nom establecimiento|nombre del comercio|prodajno mjesto|prodajno mesto|establecimiento|estabelecimento|merchant|merchant name|shop|shop name|store|store name|işyeri|üye işyeri|commerçant
    esercente|händler|händlername|handelaar|forhandler|forretning|kauppias|obchodník|sprzedawca|торговая точка|加盟店|加盟店名|利用店|利用店名
    ご利用店名|ご利用店|ご利用先|ご利用先など|가맹점|가맹점명|이용가맹점|בית העסק|שם בית העסק|שם בית עסק|商店名稱|特店名稱|商户名称|商戶名稱
    """
  ])

  private static let details = WordTable([
    """
    store city|store state|store number|merchant place|merchant city|merchant country|merchant location|merchant state|merchant category|merchant category code|merchant group
    mcc|mcc code|shop city|händlerort|händlerland|ciudad del comercio|país del comercio|rubro
    """
  ])

  private static let recipients = WordTable([
    """
    beneficiary|beneficiary name|recipient|recipient name|receiver|receiver name|sent to|send amount|amount sent|payee name|sending amount
    empfänger|begünstigter|überweisungsbetrag|bénéficiaire|destinataire|montant envoyé|beneficiario|destinatario|monto enviado
    beneficiário|destinatário|valor enviado|beneficiario nombre|importo inviato|ontvanger|begunstigde|odbiorca|příjemce|príjemca
    kedvezményezett|beneficiar|alıcı|mottaker|modtager|mottagare|saaja|saaja nimi|получатель|одержувач|отримувач|получател|penerima
    người nhận|ผู้รับ|受取人|收款人|收款方|수취인|받는분|المستفيد|מוטב
    """
  ])

  private static let categoryCodes = WordTable([
    "mcc|mcc code|mcc код|код mcc|код мсс|мсс|merchant category code|merchant category code mcc|sic code|branchencode"
  ])

  private static let kindsOfCards = WordTable([
    """
    card type|type of card|card kind|card funding|card product|kartentyp|kartenart|type de carte|tipo de tarjeta|tipo tarjeta
    tipo de cartão|tipo cartão|tipo carta|tipo di carta|kaarttype|kaartsoort|korttyp|korttype|korttyyppi|typ karty|rodzaj karty
    druh karty|kart tipi|kart türü|tip card|kártya típusa|vrsta kartice|tip kartice|вид карты|тип карты|тип картки|вид карта
    τύπος κάρτας|jenis kartu|jenis kad|loại thẻ|ประเภทบัตร|카드종류|카드구분|카드유형|カード種別|カード区分|卡类型|卡种|卡別|卡種|סוג כרטיס|نوع البطاقة
    """
  ])

  private static let cards = WordTable(["tarjeta|num tarjet|num tarjeta|cartão|card|card number|kart no"])

  private static let holders = WordTable([
    """
    kaartlid|kortmedlem|kortmedlemmer|kartenmitglied|membro titular|miembro titular|membre titulaire|kart üyesi
    card member|cardmember|cardholder|cardholder name|card holder|card holder name|name on card|karteninhaber|name des karteninhabers|karteninhaber name
    titulaire de la carte|titulaire carte|porteur|porteur de la carte|titular de la tarjeta|titular tarjeta|tarjetahabiente|portador|portador do cartão
    titular do cartão|titolare carta|titolare della carta|intestatario carta|kaarthouder|naam kaarthouder|kortinnehavare|kortinnehaver|kortholder|kortindehaver
    kortin haltija|držitel karty|držiteľ karty|posiadacz karty|kártyabirtokos|korthafi|deținător card|titular card|картодържател|держатель карты
    власник картки|korisnik kartice|imetnik kartice|kart hamili|kart sahibi|kaardi omanik|kortelės turėtojas|カード利用者|ご利用者|利用者|持卡人|κάτοχος κάρτας|카드소지자
    """
  ])

  private static let instalments = WordTable([
    """
    cuota|cuotas|nº cuotas|n° cuotas|cantidad de cuotas|cant cuotas|número de parcelas|qtd parcelas|nro cuota|n° cuota|no. de cuota|número de cuota|nro. de cuota|numero de cuotas|cuotas pendientes|parcela|parcelas
    rata|instalment|instalments|installment|installments|taksit|taksit sayısı|taksit no|할부|할부개월|할부기간|分期|分期期數|支払区分|支払回数|分割回数
    תשלום|תשלומים|raty|rate no
    """
  ])

  private static let partsPaid = WordTable([
    """
    valor cuota|valor de la cuota|valor de cuota|monto cuota|monto de la cuota|importe cuota|importe de la cuota|valor parcela
    valor da parcela|taksit tutarı|할부금액
    """
  ])

  private static let assets = WordTable(["asset|asset code|coin|crypto|cryptocurrency|token|activo|ativo|actif|资产|資產"])

  private static let schemes = WordTable([
    """
    visa|mastercard|master card|maestro|amex|american express|discover|diners|diners club|jcb|unionpay|union pay|银联
    girocard|ec karte|ec cash|v pay|bancontact|dankort|bankaxept|mada|multibanco|cartes bancaires
    rupay|troy|мир|elo|hipercard|cabal|visa debit|visa credit|mastercard debit|mastercard credit
    """
  ])

  private static let prices = WordTable([
    """
    price per gallon|price per litre|price per liter|price per kwh|unit cost|preis pro liter|literpreis|prix au litre
    cena|cena eur|kaina|kaina eur|hind|preț|preis|stückpreis|prijs|pris|precio|preço|prezzo|prix|cijena|цена|单价|單價|単価|precio por litro|preço por litro|prezzo al litro|cena za litr|cena brutto|cena netto|price|unit price|price per share|price / share|share price|price per share in account currency|price per unit|average price
    einzelpreis|kurs|koers|stukprijs|prijs per stuk|prix unitaire|cours|precio unitario|preço unitário|cotação
    prezzo unitario|preț unitar|preu|preu unitari|styckpris|à-pris|stykpris|stykkpris|hinta|kurssi|yksikköhinta
    kappalehinta|verð|einingarverð|gengi|ühiku hind|kurss|vienības cena|vieneto kaina|cena jednostkowa
    jednotková cena|cena za kus|ár|egységár|árfolyam|cena na enoto|tečaj|jedinična cijena|јединична цена
    jedinična cena|единечна цена|единична цена|ед. цена|çmimi|çmimi për njësi|τιμή|τιμή μονάδας|fiyat|birim fiyat
    qiymət|vahidin qiyməti|цена за единицу|ціна|ціна за одиницю|цана|цана за адзінку|баға|бағасы|бірлік бағасы|narx
    narxi|birlik narxi|баасы|баа|գին|միավորի գին|ფასი|ერთეულის ფასი|מחיר|שער|מחיר יחידה|السعر|سعر الوحدة|قیمت
    قیمت واحد|فی|فی یونٹ قیمت|कीमत|प्रति इकाई मूल्य|दर|দাম|একক মূল্য|দর|விலை|அலகு விலை|මිල|ඒකක මිල|प्रति एकाइ मूल्य
    ราคา|ราคาต่อหน่วย|giá|đơn giá|harga|harga satuan|harga per unit|harga seunit|presyo|តម្លៃ|តម្លៃឯកតា|ລາຄາ
    ລາຄາຕໍ່ໜ່ວຍ|ဈေးနှုန်း|စျေးနှုန်း|价格|成交价格|成交均价|價格|成交價|成交單價|約定単価|価格|約定価格|단가|가격|거래단가|체결단가|үнэ|нэгж үнэ|нэгжийн үнэ
    bei|bei ya kipimo|የአንዱ ዋጋ|የነጠላ ዋጋ|prys|eenheidsprys|pri|pri inite|prezz|prezz għal kull unità|präis
    eenheetspräis
    """
  ])
}
