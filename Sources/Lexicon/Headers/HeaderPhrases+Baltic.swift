extension HeaderPhrases {
  /// Latvian, Lithuanian, Hungarian.
  static let baltic: StaticString = """
    date: datums|darījuma datums|grāmatojuma datums|grāmatošanas datums|operācijas datums|maksājuma datums 85
    apstrādes datums 80|izpildes datums 85|dat|transakcijas datums|datums un laiks|diena 60|data|operacijos data
    mokėjimo data 85|įrašo data|sandorio data|apskaitos data|atlikimo data|data ir laikas|pervedimo data
    įvykdymo data 85|operacijų data|buhalterinė data|transakcijos data|diena|könyvelés dátuma|könyvelés
    könyvelés napja|tranzakció dátuma|tranzakció időpontja|dátum|értesítés dátuma 60|tranzakció napja
    könyvelési dátum|terhelés dátuma 70|tranzakció könyvelés dátuma|könyvelési nap|művelet dátuma|kelt 60
    tétel dátuma|tranzakció dátum|fizetés dátuma 80|teljesítés dátuma 80|tranzakció ideje 75|vásárlás dátuma
    feldolgozás dátuma 80|megbízás dátuma 60|nap 60|dátum és idő|forgalom dátuma|esedékesség 50
    tranzakció dátuma és ideje
    darījuma diena|iegrāmatošanas datums|operacijos atlikimo data|operacijos data ir laikas
    valueDate: valutēšanas datums|valūtas datums|valutēšana|vērtības datums|valutos data|lėšų įskaitymo data
    įskaitymo data 70|vertės data|valiutavimo data|értéknap|értéknap dátuma|értéknapja|értékdátum|valuta nap
    valuta dátuma
    time: laiks|darījuma laiks|laikas|operacijos laikas|idő|időpont|tranzakció ideje|idopont|óra
    description: apraksts|paaiškinimai|mokėjimo paaiškinimai|aprašymai|maksājuma informācija|komentārs 50|maksājuma mērķis|darījuma apraksts|informācija saņēmējam|detaļas|papildinformācija 60
    maksājuma detaļas|darījums 65|mērķis|maksājuma uzdevums|darījuma informācija|detalizācija|teksts|aprašymas
    paskirtis|mokėjimo paskirtis|operacijos aprašymas|detalės|informacija 50|sandorio aprašymas|operacija 65
    mokėjimo informacija|paaiškinimas|tekstas|operacijos detalės|papildoma informacija 55|közlemény|megjegyzés 60
    leírás|tranzakció leírása|megnevezés|közlemények|narratíva|tranzakció 60|tranzakció adatai
    tranzakció megnevezése|forgalom megnevezése|jogcím 75|részletek|szöveg|tranzakció részletei
    kiegészítő információ 55|könyvelési szöveg|fizetés leírása|kedvezményezett közlemény|utalás közleménye
    esemény 60|tétel megnevezése|átutalás közleménye
    maksājuma apraksts|darījuma detaļas|operacijos paskirtis|mokėjimo aprašymas
    counterparty: saņēmējs|maksātājs|saņēmējs maksātājs|partneris|partnera nosaukums|sūtītājs|nosaukums
    saņēmēja nosaukums|maksātāja nosaukums|maksātājs saņēmējs|vārds|tirgotājs|saņēmēja vārds|darījuma partneris
    darījumu partneris|saņēmēja/maksātāja vārds|maksātāja/saņēmēja nosaukums|gavėjas|mokėtojas|gavėjas mokėtojas
    mokėtojas gavėjas|gavėjo pavadinimas|mokėtojo pavadinimas|kita šalis|mokėtojo ar gavėjo pavadinimas|pavadinimas
    vardas|prekybininkas|siuntėjas|gavėjo vardas|korespondentas|kontrahentas|mokėtojo / gavėjo pavadinimas
    partner neve|partner|kedvezményezett|kedvezményezett neve|küldő|feladó|kedvezményezett küldő|név|ellenoldali név
    fizető fél|kereskedő|kereskedő neve|ellenpartner|partner név|forgalmazó 50|ellenoldal neve|ellenoldal|megbízó
    megbízó neve|kedvezményezett/megbízó|partner megnevezése|elfogadóhely|címzett|terhelendő neve|elfogadó neve
    utaló
    darījuma puse|kitos šalies pavadinimas
    counterAccount: saņēmēja konts|partnera konts|maksātāja konts|saņēmēja maksātāja konts|saņēmēja konta numurs
    partnera konta numurs|maksātāja/saņēmēja konts|gavėjo sąskaita|mokėtojo sąskaita|korespondentinė sąskaita
    gavėjo mokėtojo sąskaita|gavėjo sąskaitos numeris|partnerio sąskaita|mokėtojo / gavėjo sąskaita
    kitos šalies sąskaita|ellenszámla|partner számlaszáma|kedvezményezett számlaszáma|ellenoldali számlaszám
    partner számla|ellenszámlaszám|partner számlaszám|partner bankszámlaszáma|kedvezményezett számla
    ellenszámla száma|ellenoldali számla|partner iban|ellenoldali bankszámlaszám|ellenszámla számlaszáma
    amount: summa|darījuma summa|maksājuma summa|summa eur|summa konta valūtā|apjoms|kopā 40|suma|operacijos suma
    mokėjimo suma|suma eur|suma sąskaitos valiuta|sandorio suma|iš viso 40|suma eurais|összeg|tranzakció összege
    összeg huf|terhelés jóváírás|könyvelt összeg|tranzakció összeg|forgalom 60|terhelés vagy jóváírás
    könyvelési összeg|tétel összege|összeg a számla devizanemében|művelet összege|összeg ft|könyvelés összege
    végösszeg 50|nettó összeg 80|érték 40|összeg (huf)|terhelés jóváírás összege
    amountIn: kredīts|ieņēmumi|ienākošie|iemaksa|saņemts|kredīta summa|ieskaitīts|ienākumi|kreditas|įplaukos|pajamos
    gauta|kredito suma|įskaityta|gauta suma|įnešta|jóváírás|jóváírások|bevétel|bevételek|jóváírás összege|befizetés
    követel|bejövő|jóváírt összeg|jóváírás huf|bejövő összeg|jóváírás (huf)
    ienākošie maksājumi|įmokos|gautos lėšos|įskaitytos lėšos
    amountOut: debets|izdevumi|izejošie|izmaksa|samaksāts|debeta summa|norakstīts|izdots|debetas|išlaidos|išmokos
    sumokėta|debeto suma|nurašyta|išmokėta|sumokėta suma|terhelés|terhelések|kiadás|kiadások|terhelés összege
    kifizetés|tartozik|kimenő|terhelt összeg|terhelés huf|kimenő összeg|terhelés (huf)|költés
    izejošie maksājumi|izmaksāts|išleista|išleistos lėšos|nurašytos lėšos|išmokėjimai
    sign: debets kredīts|d k|debets/kredīts|darījuma veids 30|virziens|zīme|debetas kreditas|d/k|debetas/kreditas
    kryptis|ženklas|terhelés/jóváírás|t j|jóváírás terhelés|előjel|tartozik követel|irány|bejövő kimenő
    könyvelés iránya|forgalom iránya|t/k
    balance: atlikums|bilance|konta atlikums|beigu atlikums|atlikums pēc darījuma|pieejamais atlikums 60|likutis
    balansas|sąskaitos likutis|likutis po operacijos|galutinis likutis|turimas likutis 60|egyenleg|könyvelt egyenleg
    számlaegyenleg|egyenleg a művelet után|záróegyenleg|új egyenleg|aktuális egyenleg|egyenleg a tranzakció után
    könyvelés utáni egyenleg|rendelkezésre álló egyenleg 60|egyenleg huf
    atlikums pēc operācijas|konta bilance|sąskaitos balansas|balansas po operacijos
    balanceBefore: sākuma atlikums|iepriekšējais atlikums|pradinis likutis|ankstesnis likutis|nyitóegyenleg
    előző egyenleg|kezdő egyenleg|nyitó egyenleg
    atlikums perioda sākumā|atlikums pirms darījuma|likutis prieš operaciją|pradinis balansas|sākuma bilance
    currency: valūta|konta valūta 85|valūtas kods|darījuma valūta|maksājuma valūta|valiuta|sąskaitos valiuta 85
    valiutos kodas|operacijos valiuta|mokėjimo valiuta|devizanem|deviza|számla devizaneme 85|pénznem
    összeg devizaneme|tranzakció devizaneme|könyvelés devizaneme|devizakód|valuta|könyvelt devizanem
    reference: atsauce|darījuma numurs|dokumenta numurs|references numurs|maksājuma numurs|transakcijas numurs
    unikālais numurs|dokumenta nr|arhīva kods|reference|unikālais atsauces numurs|ieraksta numurs|nuoroda
    dokumento numeris|operacijos numeris|mokėjimo kodas|įmokos kodas 60|unikalus kodas|dok nr|operacijos nr
    mokėjimo numeris|įrašo nr|sandorio numeris|archyvo kodas|referencija|dokumento nr|hivatkozás
    tranzakció azonosító|azonosító|bizonylatszám|tranzakció azonosítója|referenciaszám|banki azonosító|sorszám 40
    csekkszám|bizonylat|banki tranzakció azonosító|egyedi azonosító|referencia|tranzakciószám|kivonatszám 40
    számlaszámla 20|végponttól végpontig azonosító|kötegazonosító 30
    type: veids|darījuma tips|darījuma veids|operācijas veids|maksājuma veids|tips|ieraksta tips|maksājuma tips
    transakcijas veids|tipas|operacijos tipas|sandorio tipas|mokėjimo tipas|rūšis|operacijos rūšis|įrašo tipas
    mokėjimo būdas|típus|tranzakció típusa|tranzakció típus|forgalom típusa|tranzakció jellege|művelet típusa
    tranzakció jogcíme 60|tranzakciótípus|művelet|megbízás típusa|fizetési mód|fizetés módja|jogcím
    status: statuss|stāvoklis|darījuma statuss|maksājuma statuss|būsena|būklė|statusas|operacijos būsena
    mokėjimo būsena|státusz|állapot|tranzakció státusza|tranzakció állapota
    categoryHint: kategorija|apakškategorija 80|izdevumu kategorija|subkategorija 80|pakategorija 80
    išlaidų kategorija|grupė 40|kategória|alkategória 80|főkategória|költési kategória|címke 50|címkék 50
    accountNumber: konts|konta numurs|klienta konts|mans konts|konta nr|norēķinu konts|iban|sąskaita
    sąskaitos numeris|sąskaitos nr|mano sąskaita|kliento sąskaita|iban sąskaita|számlaszám|számla|saját számla
    bankszámlaszám|számla száma|könyvelési számla|terhelendő számla|saját számlaszám|iban számlaszám|bankszámla
    accountName: konta nosaukums|konta īpašnieks|sąskaitos pavadinimas|sąskaitos savininkas|számla neve|számlanév
    számlatulajdonos|számla megnevezése|számla típusa|termék 40
    cardNumber: kartes numurs|karte|kartes nr|kortelės numeris|kortelė|kortelės nr|kártyaszám|kártya|bankkártya
    kártya száma|bankkártya száma|kártyabirtokos 40
    originalAmount: oriģinālā summa|summa darījuma valūtā|sākotnējā summa|summa oriģinālajā valūtā|originali suma
    suma operacijos valiuta|suma originalia valiuta|pradinė suma|eredeti összeg|tranzakció eredeti összege
    összeg az eredeti devizában|eredeti tranzakció összege|devizaösszeg|összeg eredeti devizában|vásárlás összege
    originalCurrency: oriģinālā valūta|darījuma valūta 60|sākotnējā valūta|originali valiuta|operacijos valiuta 60
    pradinė valiuta|eredeti devizanem|eredeti deviza|eredeti pénznem|tranzakció eredeti devizaneme
    exchangeRate: kurss|valūtas kurss|maiņas kurss|konvertācijas kurss|kursas|valiutos kursas|keitimo kursas
    árfolyam|devizaárfolyam|átváltási árfolyam
    fee: komisija|maksa 60|komisijas maksa|apkalpošanas maksa|komisinis|mokestis|komisinis mokestis|komisiniai
    mokesčiai|díj|jutalék|tranzakciós díj|költség|tranzakciós illeték|díjak|kezelési költség|banki költség
    darījuma komisija|operacijos mokestis
    note: piezīme|piezīmes|komentārs|komentāri|pastaba|pastabos|komentaras|megjegyzés|saját megjegyzés|jegyzet
    feljegyzés
    ignored: felhasználható keret|felhasználható hitelkeret|szabad keret|kredīta limits|kredito limitas|banka|saņēmēja banka|valsts|pilsēta|reģistrācijas numurs|bankas kods|bankas|gavėjo bankas|miestas|šalis
    banko kodas|bank|kedvezményezett bankja|ország|város|hely|helyszín|kedvezményezett címe|bankkód|bankfiók|év
    hónap|metai|mėnuo|gads|mēnesis
    counterparty: ostopaikka|tirdzniecības vieta|prekybos vieta|tregtari|dyqani
    exchangeRate: kursi i këmbimit
    cardNumber: nr. i kartës
    accountNumber: nr. llogarisë
    originalAmount: summa valuutassa|summa valuutas|summa valūtā|suma valiuta|shuma origjinale|shuma në valutë
    """
}
