/// What the letters of a language look like side by side, taken from words that stand in its statements.
struct Language: Sendable {
  let name: String
  /// Letters beyond ASCII, in lower case.
  let letters: Set<UInt32>
  /// Neighbours of which at least one is beyond ASCII, in lower case; 0 stands for the edge of a word.
  let pairs: Set<UInt64>

  init(_ name: String, _ words: String) {
    self.name = name
    var letters: Set<UInt32> = []
    var pairs: Set<UInt64> = []
    var last: UInt32 = 0
    for scalar in words.unicodeScalars {
      let letter = scalar == " " || scalar == "\n" ? 0 : scalar.value
      if letter > 0x7F { letters.insert(letter) }
      if letter > 0x7F || last > 0x7F { pairs.insert(Language.pair(last, letter)) }
      last = letter
    }
    self.letters = letters
    self.pairs = pairs
  }

  static func pair(_ left: UInt32, _ right: UInt32) -> UInt64 { UInt64(left) << 32 | UInt64(right) }

  static let western = [
    german, french, spanish, portuguese, italian, nordic, finnish, estonian, icelandic, english,
  ]
  static let central = [polish, czech, slovak, hungarian, romanian, croatian, german]

  static let english = Language("English", " £ café naïve résumé crème brûlée fiancé rosé")

  static let german = Language(
    "German",
    """
    für über begünstigter zahlungspflichtiger verwendungszweck währung umsätze gläubiger überweisung gebühr gebühren \
    rückzahlung lastschrift auszahlung straße gruß größe maß weiß schließfach münchen köln düsseldorf nürnberg \
    zürich österreich öffentlich ärzte ältere änderung müller schröder jäger bäcker bäckerei käse möbel schön \
    schönes hörgeräte fußball geschäft geschäfte prämie ausführung täglich jährlich nächste verfügbar gutschrift \
    rückruf süd würzburg göttingen tübingen märz dauerauftrag kaufmännisch bürgeramt königlich förderung wäsche \
    drogerie blüten früh späti gemüse übertrag überträge küche büro präsent lösung hälfte länder stück zusätzlich \
    kündigung erhöhung höfe dönerhaus gasthöfe spaß außen heißen fließend flüge flügel völlig röder dürr kühl löwe \
    mühle rührei säge zähler räder häuser
    """)

  static let french = Language(
    "French",
    """
    libellé débit crédit opération opérations référence date opération valeur prélèvement prélèvements dépôt chèque \
    chèques intérêts intérêt société générale épargne relevé arrêté numéro détail détails espèces règlement \
    règlements émis reçu reçue français française façade garçon leçon déjà voilà là où à é août février décembre \
    siège crèche père mère frère après très près genève zürich hôtel côté côte contrôle bientôt tôt forêt fête même \
    être tête bête crêperie maître boîte île naître noël maïs naïf héroïne sûr mûr coût coûte goût œuvre cœur sœur \
    œuf bœuf évian énergie éléctricité électricité téléphone télécom réseau sécurité cotisation santé café cafés \
    marché supermarché pharmacie boulangerie pâtisserie pâte âge théâtre bâtiment château gâteau câble réf créditeur \
    débiteur clé clés année années privé privée employé employée bénéficiaire échéance échéances impôt impôts prêt \
    prêts dû reçus ça çà façon pièce entrée caméra préférence modèle système légère lumière première dernière \
    légumes événement élève étoile état été église école
    """)

  static let spanish = Language(
    "Spanish",
    """
    operación operaciones descripción transacción fecha número teléfono débito crédito comisión comisiones \
    domiciliación nómina recibo importe válido día días año años españa español señor señora niño niña niños mañana \
    pequeño compañía peluquería cafetería panadería librería lavandería jamón corazón avión estación sesión gestión \
    información educación más así aquí allí también después interés intereses café ahí país maíz raíz baúl último \
    última únicamente útil público médico farmacia jardín jardines málaga córdoba cádiz león aragón avilés bogotá \
    méxico peña coruña logroño muñoz núñez garcía lópez pérez sánchez martínez rodríguez gómez fernández díaz \
    álvarez ángel óptica índice éxito ñandú pingüino antigüedad cigüeña liquidación devolución suscripción \
    mercadería según algún ningún común
    """)

  static let portuguese = Language(
    "Portuguese",
    """
    descrição operação transação histórico saldo lançamento lançamentos débito crédito número código agência conta \
    transferência transferências não são pão mão irmão cartão cartões avião estação refeição alimentação educação \
    informação emissão prestação devolução função situação ação ações opções operações pagamentos mês três português \
    você até café também além após dólar fácil difícil útil último década médico água águas farmácia polícia padaria \
    açougue açúcar serviço serviços preço preços março cabeça coração maçã manhã amanhã lã à às avó avô pôr João \
    antônio josé luís conceição guimarães magalhães brasília são paulo goiás paraná maranhão depósito empréstimo \
    poupança câmbio período período único saúde seguradora juízo país raízes tarifário tributário salário horário \
    impôsto açores évora óbidos índice
    """)

  static let italian = Language(
    "Italian",
    """
    è perché città qualità società attività università libertà metà più giù già così lunedì martedì mercoledì \
    giovedì venerdì caffè tè però può ciò né sé cioè là quantità disponibilità identità nazionalità causale addebito \
    proprietà verità età realtà pubblicità modalità virtù gioventù menù perù falò oblò
    """)

  static let nordic = Language(
    "Nordic",
    """
    beløb løbende bogført rentedato køb købt dankort lønoverførsel løn overførsel gebyr indbetaling udbetaling måned \
    måneder år året på får så nå hår små første største møde søndag lørdag kød brød grønt øl øre ører ønsker æble \
    ære være været læge lægehus træ vej københavn københavns århus ålborg østerbro nørrebro sønder odense næstved \
    hæve hævet hæveautomat beløpet bokført utført kjøp varekjøp lønn overføring avgift gjelder tromsø bodø ålesund \
    østfold språk både våre bærum sjømat smør rør kjøkken hjørnet fjør dør gård gården råde bokföring bokförd \
    överföring insättning uttag köp kortköp lön månad år räntan ränta belopp avgift återbetalning återköp återstår \
    årsavgift från på så då få också måste malmö göteborg örebro västerås linköping norrköping jönköping umeå luleå \
    växjö gävle sälj säljare tjänst tjänster försäkring försäkringar förening företag för före hälsa läkare apotek \
    systembolaget händelse ändring ärende öppen överskott mjölk bröd kött frukt grönsaker trädgård väg väst öst \
    söder händer björn björk sjö sjöberg hjärta stjärna möbler nöje böcker höst vår själv någon några åt åka smörgås \
    kafé idé armé
    """)

  static let finnish = Language(
    "Finnish",
    """
    määrä päivä päivämäärä kirjauspäivä arvopäivä selitys viesti tilisiirto käteisnosto käteinen korttiosto pankki \
    maksupäivä saaja maksaja viite lähettäjä tapahtuma tässä tämä myös sekä mitä missä että täällä yhteensä \
    lisätieto eräpäivä hyvä hyvää yö työ työkalu työpaikka syö syötä löytö pöytä öljy jäsenmaksu jäsen sähkö \
    sähkölasku vähän näin täysi hämeenlinna jyväskylä seinäjoki äänekoski äiti äänestys mökki kylpylä lääkäri \
    apteekki keskipäivä hinnä äyri päättynyt åbo
    """)

  static let icelandic = Language(
    "Icelandic",
    """
    dagsetning upphæð staða færsla færslur skýring greiðsla greiðslur úttekt innlögn millifærsla viðskipti þjónusta \
    það þetta þjóð þú við með að eða það ísland reykjavík höfuð kópavogur hafnarfjörður akureyri áætlun ég ég ár árs \
    ó úr út íbúð íslands króna krónur mánuður dagur fyrir gjöld vöxtur tími verð veð bíó búð búðin kaffihús matvörur \
    sími símanúmer lán lánið öll
    """)

  static let polish = Language(
    "Polish",
    """
    data księgowania tytuł opłata opłaty płatność płatności kwota złoty złotych złote odbiorca właściciel rachunku \
    środki wpłata wypłata wynagrodzenie należność należności zakupów miesiąc miesięczna miesięczny październik \
    grudzień styczeń wrzesień sierpień kwiecień luty czerwiec łódź kraków gdańsk poznań wrocław białystok \
    częstochowa toruń rzeszów świętokrzyskie śląsk żywność żabka źródło ćwiczenia święto się są będzie być może \
    więcej usługi usług obsługa ubezpieczenie składka spółka spółdzielnia ogółem łącznie główny główna stół półka \
    żółty książka książki piekarnia piętro ulica róża państwo koń dzień tydzień słoń osób którzy krótki sprzedaż \
    kradzież wróć zwróć przyjęty mężczyzna dziękuję imię zażalenie nadawcy przelew zewnętrzny wewnętrzny \
    przychodzący wychodzący bieżący bieżące końcowe początkowe różnica
    """)

  static let czech = Language(
    "Czech",
    """
    datum zaúčtování částka měna název protiúčtu číslo účtu účet účty zpráva příjemce poznámka platba kartou \
    příchozí odchozí úhrada převod převody poplatek výběr vklad zůstatek konečný počáteční úrok úroky měsíc měsíční \
    říjen září únor březen květen červen červenec příkaz trvalý příjmy výdaje nájem nájemné pojištění pojistné plyn \
    elektřina dům domů děti dětské škola školné lékárna lékař řezník pekařství květinářství železářství žádost \
    žižkov praha plzeň brno ústí české budějovice liberec hradec králové děčín třebíč kolín město městský náměstí \
    třída ulice může můj vůz dvůr průvodce důchod splátka úvěr hypotéka přítel přání věc věci oběd večeře svět \
    světlo nový nákup obchodní dům příspěvek ještě těžký ď ťuk šťastný žluťoučký kůň
    """)

  static let slovak = Language(
    "Slovak",
    """
    dátum zaúčtovania suma mena názov protiúčtu číslo účtu účet správa pre prijímateľa poznámka platba kartou prevod \
    prevody poplatok výber vklad zostatok konečný začiatočný úrok mesačný október september február marec apríl máj \
    jún júl trvalý príkaz príjmy výdavky nájom nájomné poistenie plyn elektrina dom deti škola lekáreň lekár \
    mäsiarstvo železiarstvo žiadosť bratislava košice žilina nitra trenčín prešov banská štiavnica mesto námestie \
    trieda môže môj kôň dôchodok splátka úver hypotéka priateľ vec obed večera svet nový nákup obchodný príspevok \
    ešte ťažký ďakujem ľudia ľahký vŕba stĺp kŕmiť veľa
    """)

  static let hungarian = Language(
    "Hungarian",
    """
    könyvelés dátuma összeg pénznem devizanem megnevezés közlemény partner neve számlaszám számla egyenleg értéknap \
    terhelés jóváírás átutalás bejövő kimenő kártyás vásárlás készpénz készpénzfelvétel díj költség kamat törlesztés \
    hónap havi időszak előfizetés előző utolsó következő első idő nő erő tető fő fűszer fűtés működés tűz betűz \
    gyűjtő díjszabás biztosítás villany gáz víz közüzemi lakás élelmiszer gyógyszertár orvos gyermek iskola étterem \
    kávézó pékség zöldség gyümölcs győr pécs székesfehérvár kecskemét debrecen nyíregyháza érd budaörs kőszeg sütő \
    hűtő őr őszi űrlap úr út új árú ára érték ön önkormányzat ügyfél ügyfélszám üzlet üzenet törvény töltés fölött \
    szövetkezet közért nyugdíj fizetés főnök módosítás
    """)

  static let romanian = Language(
    "Romanian",
    """
    dată tranzacție tranzacţie descriere sumă plată plăți plăţi încasare încasări comision dobândă retragere numerar \
    depunere bănci bancă cont beneficiar ordonator referință referinţă știri ştiri și şi în între până către după \
    fără această cumpărături farmacie piață piaţă bucurești bucureşti timișoara timişoara iași iaşi brașov braşov \
    constanța constanţa târgu mureș mureş pâine brânză lână câine sâmbătă săptămână lună ziuă astăzi mâine școală \
    şcoală învățământ învăţământ întreținere întreţinere asigurări rată împrumut ianuarie țară ţară oraș oraş preț \
    preţ chitanță factură salariu
    """)

  static let croatian = Language(
    "Croatian",
    """
    račun računa plaćanje plaćanja uplata isplata iznos opis primatelj platitelj svrha plaće plaća naknada kamata \
    stanje dan knjiženja želj život životno žiro čekovi četvrtak siječanj veljača ožujak travanj svibanj lipanj \
    srpanj studeni prosinac šibenik čakovec požega varaždin zagrebačka županija općina država prijenos kupnja \
    trgovina ljekarna liječnik škola vrtić kuća cvijeće mesnica pekarnica međunarodni među leđa đurđevac čaša \
    kućanstvo božić božićnica večer voće povrće kavana plačilo plačila provizija znesek prejemnik namen račun \
    dobroimetje stroški žepnina trgovina občina država ljubljana ptuj žalec krško škofja loka črnomelj šola živila
    """)

  static let turkish = Language(
    "Turkish",
    """
    tarih açıklama tutar bakiye işlem işlemler işlemi alacak borç havale gönderen alıcı ödeme ödemesi ödemeleri \
    kredi kartı harcama harcaması maaş ücret ücreti çekim nakit yatırma yatırılan çekilen para hesap hesabı şube \
    şubesi müşteri numarası dekont fatura faturası elektrik doğalgaz su kira sigorta sigortası vergi vergisi market \
    alışveriş alışverişi mağaza mağazası eczane hastane öğrenci okul üniversite istanbul ığdır şişli beşiktaş \
    kadıköy üsküdar bakırköy beyoğlu çankaya kızılay eskişehir diyarbakır muğla aydın ağrı kırşehir niğde ocak şubat \
    mayıs ağustos eylül kasım aralık güncel döviz değer değeri için değil dağ yağ soğuk çiçek çay kahvaltı lokantası \
    balık ekmek fırını kuruş ingiltere İşlem İstanbul İnşaat İade İl
    """)

  static let baltic = Language(
    "Baltic",
    """
    mokėjimas mokėjimo gavėjas gavėjo mokėtojas sąskaita sąskaitos sąskaitą suma data paskirtis likutis įmoka įmokos \
    išmoka išmokėta pervedimas mokestis palūkanos atlyginimas prekės paslaugos paslaugų pirkinys pirkiniai kortelė \
    kortelės vaistinė mėnuo mėnesio metų dieną šiauliai panevėžys klaipėda marijampolė utena žemaitija žmogus žuvis \
    čia šeima šildymas ūkis ūkio būstas būsto įmonė įmonės sveikinimų grąžinimas grąžinta pinigų išgryninimas datums \
    maksājums maksājuma saņēmējs saņēmēja maksātājs konts summa atlikums mērķis pārskaitījums ienākošais izejošais \
    komisija procenti alga preces pakalpojumi rēķins rēķina rīga jūrmala liepāja ventspils rēzekne jēkabpils dārzs \
    skola ēka ēdiens īre ūdens siltums apdrošināšana ģimene ķīmija ļoti ņemt šodien žurnāls čeks mēnesis gads jūnijs \
    jūlijs
    """)

  static let estonian = Language(
    "Estonian",
    """
    kuupäev saaja makse selgitus summa jääk võlg võlgnevus tööstus töötasu päev päeva käive pärnu põlva võru jõhvi \
    kõik hõbe õpilane õlu äri üür ülekanne üle küte küla müük müüa rõõm sõber sõidu võsu kõrts tõlge õun põld mõõt \
    vähem täna käik külm sööt söök köök töö öö öko ööpäev jäätis jää rändur ostu tšekk šokolaad žanr garaaž
    """)

  static let russian = Language(
    "Russian",
    """
    дата операции сумма валюта описание назначение платежа остаток баланс счет счёт номер карта карты списание \
    зачисление перевод оплата покупка снятие наличных комиссия проценты вклад кредит дебет получатель отправитель \
    банк банка клиент договор магазин продукты аптека кафе ресторан такси транспорт связь интернет услуги товары \
    супермаркет одежда обувь здоровье образование развлечения подарки зарплата заработная плата аванс возврат \
    пополнение безналичный расчет по за на от для из января февраля марта апреля мая июня июля августа сентября \
    октября ноября декабря москва санкт петербург екатеринбург новосибирск казань нижний новгород улица дом рублей \
    руб общество с ограниченной ответственностью индивидуальный предприниматель мобильный жилищно коммунальные \
    прочие выписка период тип приход расход юг центр щетка объект эл чек иванов петров сидоров статус категория \
    название исполнен проведена ожидается внутренний внешний между своими счетами
    """)

  static let ukrainian = Language(
    "Ukrainian",
    """
    дата операції сума валюта опис призначення платежу залишок рахунок рахунку номер картка картки списання \
    зарахування переказ оплата покупка зняття готівки комісія відсотки вклад кредит отримувач відправник банк клієнт \
    договір магазин продукти аптека кафе ресторан таксі транспорт зв'язок інтернет послуги товари одяг взуття \
    здоров'я освіта розваги подарунки зарплата заробітна плата аванс повернення поповнення київ харків львів дніпро \
    одеса запоріжжя вінниця січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня \
    гривень грн їжа її є від під між цього
    """)

  static let bulgarian = Language(
    "Bulgarian",
    """
    дата на операция сума валута описание основание салдо сметка номер карта теглене превод плащане покупка такса \
    лихва кредит дебит получател наредител банка клиент договор магазин храни аптека кафене ресторант такси \
    транспорт услуги стоки заплата връщане захранване софия пловдив варна бургас януари февруари март април май юни \
    юли август септември октомври ноември декември лева наличност първа български търговия същия със към през които
    """)

  static let serbian = Language(
    "Serbian",
    """
    датум износ опис прималац налогодавац рачун рачуна уплата исплата провизија стање камата картица плаћање \
    куповина продавница апотека услуге љубав њива ђак џеп ћирилица јануар фебруар јун јул београд нови сад ниш \
    крагујевац српски
    """)

  static let greek = Language(
    "Greek",
    """
    ημερομηνία ποσό περιγραφή υπόλοιπο λογαριασμός λογαριασμού συναλλαγή συναλλαγής αιτιολογία κατάστημα χρέωση \
    πίστωση κατάθεση ανάληψη μεταφορά πληρωμή αγορά κάρτα κάρτας τόκοι προμήθεια έξοδα δικαιούχος τράπεζα τράπεζας \
    αριθμός αξία ενοίκιο μισθός σύνταξη ρεύμα νερό τηλέφωνο φαρμακείο εστιατόριο καφέ σούπερ μάρκετ βενζίνη αθήνα \
    θεσσαλονίκη πάτρα ηράκλειο ελλάδα ελληνική και για από στο στη του της των με προς ιανουάριος φεβρουάριος \
    μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος είδος τύπος ευρώ \
    όνομα ώρα ύψος ψωμί ξενοδοχείο αγορών ηλεκτρονική ηλεκτρικο λογαριασμοσ υπολοιπο ημερομηνια περιγραφη πληρωμη
    """)

  static let hebrew = Language(
    "Hebrew",
    """
    תאריך סכום תיאור יתרה חשבון אסמכתא זכות חובה פעולה העברה משיכה הפקדה כרטיס אשראי עמלה ריבית משכורת שכירות חשמל \
    מים ארנונה תל אביב ירושלים חיפה באר שבע סופר בית מרקחת מסעדה קפה דלק ביטוח בנק לאומי הפועלים תשלום קניה החזר שקל \
    ערך סניף פרטים של את על עם מספר
    """)

  static let arabic = Language(
    "Arabic",
    """
    التاريخ المبلغ الوصف الرصيد الحساب رقم مدين دائن تحويل سحب إيداع بطاقة رسوم فائدة راتب إيجار كهرباء ماء صيدلية \
    مطعم بنك دفع شراء من إلى في على مشتريات نقدي العملة فرع عملية مصرف السعودية الرياض جدة القاهرة دبي
    """)

  static let thai = Language(
    "Thai",
    """
    วันที่ จำนวนเงิน รายการ ยอดคงเหลือ บัญชี เลขที่ ฝาก ถอน โอนเงิน ค่าธรรมเนียม ดอกเบี้ย ชำระ ซื้อสินค้า ธนาคาร \
    กรุงเทพ เงินเดือน ค่าเช่า ค่าไฟ ค่าน้ำ ร้านอาหาร สาขา ช่องทาง รายละเอียด เวลา บาท จาก ไปยัง
    """)
}
