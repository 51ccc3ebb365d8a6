extension HeaderPhrases {
  /// Swedish, Norwegian, Danish, Icelandic, Finnish, Estonian.
  static let nordic: StaticString = """
    date: datum|bokföringsdatum|bokföringsdag|bokförd|bokfört|kontoförd|kontoförd datum|kontoföringsdag|bokförd datum|bokföringsdatum datum|transaktionsdatum
    transaktionsdag|transdatum|radatum|köpdatum|reskontradatum|clearingdatum 70|dag|affärsdag|dato|bokføringsdato
    bokført|bokført dato|bogføringsdato|bogført|bogført dato|bogføringsdag|transaksjonsdato|transaktionsdato
    utført dato|posteringsdato|posteringsdag|kjøpsdato|købsdato|handelsdato|dato for transaksjon|oppgjørsdato 60
    betalingsdato 80|betalningsdatum 80|bokf datum|bokf dato|bokføringsdag|utførelsesdato|posteret|dato bogført
    uppgjörsdagur|uppgjörsdagsetning|dagsetning|bókunardagur|bókunardagsetning|færsludagur|dags|dags færslu|viðskiptadagur|pvm|päivämäärä
    kirjauspäivä|kirjauspvm|maksupäivä|tapahtumapäivä|tapahtumapvm|kirjaus päivä|kirjaamispäivä|ostopäivä|pvm päivä
    päiväys|maksupvm|kuupäev|tehingu kuupäev|kande kuupäev|väärtuspäev 60|tehingu aeg 60|makse kuupäev
    broneerimise kuupäev|toimumise kuupäev
    færsludagsetning|bókunardags|greiðsludagur 80|úttektardagur|dagfesting|bókingardagur|tehingupäev|kandepäev
    valueDate: valutadatum|valutadag|valuta datum|räntedatum|ränte datum|valutadato|rentedato|valørdato|valør
    valuteringsdato|rente dato|rentedag|valuta dato|valuteringsdag|räntedag|vaxtadagur|vaxtadags|gildisdagur
    arvopäivä|arvopvm|arvo pvm|arvopäivämäärä|väärtuspäev|väärtuse kuupäev|valuteerimispäev
    rentudagur
    time: tid|tidpunkt|klockslag|klokkeslett|klokkeslæt|tidspunkt|tími|aika|kellonaika|kell|aeg|kellaaeg
    description: tittel|text|beskrivning|transaktion 75|referens 45|meddelande|transaktionstext|rubrik 80|specifikation
    information 50|egen text|bokföringstext|mottagare avsändare 50|köpställe|övrig information 50|text mottagare
    vara|transaktionsbeskrivning|kontoutdragstext|detaljer|ytterligare information 50|händelse 75|beskrivelse|tekst
    forklaring|forklarende tekst|posteringstekst|melding|melding kid faktnr 60|meddelelse|transaksjon 70
    transaktionstekst|bogføringstekst|bilagstekst|spesifikasjon|posttekst|brukersted|forretning|egen tekst 50
    undertekst 50|transaksjonstekst|besked|betalingsinformasjon|tekst til modtager 60|posteringsoplysninger
    bevegelse 60|skýring|skýringar|lýsing|texti|upplýsingar 50|tilvísun 45|selitys|kuvaus|viesti|tapahtumalaji 40
    tapahtuma 70|teksti|selite|viestikenttä|maksun selite|otsikko|viesti saajalle|tapahtuman kuvaus|lisätiedot
    kauppa|selgitus|makse selgitus|kirjeldus|tehingu selgitus|tehingu kirjeldus|selgituse rida|sisu|makse kirjeldus|makse andmed
    skýring færslu|lýsing færslu|færslulýsing|skýring greiðslu|frágreiðing
    counterparty: mottagare|avsändare|betalare|namn|motpart|avsändare mottagare|mottagare avsändare|butik
    mottagarens namn|motpartens namn|handlare|säljställe|till 50|från 50|försäljningsställe|inbetalare|mottaker
    avsender|mottaker avsender|navn|betaler|modtager|afsender|modtagernavn|mottakernavn|modpart|butikk|forretning 60
    navn på modpart|avsendernavn|afsendernavn|motpartens navn|kreditor|debitor|indbetaler|beløpsmottaker
    modtager afsender|navn mottaker|viðtakandi|sendandi|greiðandi|nafn|nafn viðtakanda eða greiðanda|mótaðili|saaja
    maksaja|saaja maksaja|maksaja saaja|nimi|vastaanottaja|saajan nimi|maksajan nimi|vastapuoli|myyjä|kauppias
    saajan tai maksajan nimi|maksun saaja|lähettäjä|saaja/maksaja|saaja makse|maksja|saaja nimi|saaja maksja
    maksja saaja|saaja või maksja|saaja maksja nimi|saaja/maksja nimi|vastaspool|kauplus|kaupmees|maksja nimi
    tehingu osapool
    nafn viðtakanda|nafn greiðanda|nafn mótaðila|söluaðili|móttakari|avsendari|teine osapool|kaupmehe nimi
    counterAccount: mottagarkonto|motkonto|mottagarens konto|till konto|motpartens konto|bankgiro 40|plusgiro 40
    avsändarkonto|mottagarens kontonummer|kontonummer mottagare|till kontonummer|mottakerkonto|til konto
    fra konto 60|avsenderkonto|modtagerkonto|modkonto|modtagers konto|mottakers konto|afsenderkonto|til kontonummer
    kontonummer modtager|mótreikningur|reikningur viðtakanda|saajan tili|saajan tilinumero|maksajan tili|vastatili
    saajan tilinumero ja pankin bic|saajan iban|vastapuolen tili|saajan tilinumero iban|tilille 60|saaja konto
    saaja maksja konto|vastaskonto|maksja konto|saaja konto number|saaja maksja kontonumber
    reikningur mótaðila
    amount: att betala 70|att betala sek|modvärde 80|motverdi 80|modværdi 80|vasta-arvo 80|belopp|transaktionsbelopp|belopp sek|summa|bokfört belopp|belopp kr|belopp i sek|köpbelopp 80
    valutabelopp 40|inläsningsbelopp|beløp|beløb|beløp nok|beløb dkk|beløp i nok|beløb i dkk|transaksjonsbeløp
    transaktionsbeløb|bogført beløb|bokført beløp|sum|posteringsbeløb|beløb kr|beløp kr|inn ut|nettobeløp 80
    nettobeløb 80|upphæð|fjárhæð|upphæð isk|upphæð í isk|määrä|määrä eur|määrä euroa|tapahtuman määrä|rahamäärä
    summa eur|määrä euroina|yhteensä 60|summa eurodes|makse summa|tehingu summa|summa tehingu valuutas 60
    summa konto valuutas
    fjárhæð færslu|upphæð færslu|fjárhæð í isk|upphædd|kande summa
    amountIn: godskrevet|krediteret|insättning|insättningar|in|kredit|inkomst|inkomster|inbetalning|inbetalningar|insatt belopp|insatt
    belopp in|kreditbelopp|insättning kr|in kr|inn|inn på konto|innskudd|innbetaling|innbetalinger|inntekt|innbetalt
    kredit beløp|inn på konto nok|beløp inn|beløb ind|ind|indsat|indbetaling|indbetalinger|indtægt|indsætning
    indsat beløb|indskud|ind på konto|inngående|inn beløp|innborgun|innlegg|kredit upphæð|inn upphæð|pano|panot|tulo
    tulot|hyvitys|saapuvat|saapunut|panot eur|tili pano|kreedit|laekumine|laekumised|sissemakse|tulu|sissetulek
    sissetulekud|kreedit summa|laekunud|suoritukset ja hyvitykset|maksut ja hyvitykset
    inngreiðsla|inngreiðslur|innborganir|innlagnir|greitt inn|inngjald|inngjøld|sissemaksed|laekunud summa
    krediteeritud
    amountOut: belastet|debiteret|uttag|ut|debet 90|utgift|utgifter|debiteringar|utbetalning|utbetalningar|uttaget belopp|belopp ut|debetbelopp
    uttag kr|ut kr|inköp 60|ut fra konto|uttak|utbetaling|utbetalinger|ut av konto|ut fra konto nok|debet beløp
    debit 90|beløp ut|beløb ud|ud|hævet|udbetaling|udbetalinger|udgift|hævning|hævet beløb|udgifter|utgående
    ud af konto|ut beløp|úttekt|út|debet upphæð|út upphæð|otto|otot|meno|menot|veloitus|veloitukset|lähtevät
    otot eur|ostot ja maksut|ostot ja nostot|ostot ja kulut|tililtä otto|deebet|väljaminek|väljaminekud|väljamakse|kulu|deebet summa|makstud
    útgreiðsla|útgreiðslur|úttektir|útborgun|greitt út|útgjald|útgjøld|väljamaksed|makstud summa|debiteeritud
    sign: debet kredit|kredit debet|d k|k d|typ 30|in ut|inn ut|ind ud|plus minus|debet/kredit|tegn|fortegn
    in eller ut|dk|panot otot|pano otto|deebet kreedit|d c|d k tunnus|deebet/kreedit|deebet kreedit dc|merkki
    etumerkki|riktning
    balance: innestående|indestående|saldo|bokfört saldo|kontosaldo|behållning|saldo efter transaktion|disponibelt 50|disponibelt belopp 50
    bokförd saldo|nytt saldo|saldo sek|utgående saldo|balans|aktuellt saldo|bokført saldo|saldo etter|ny saldo
    bogført saldo|saldo efter|saldo efter bevægelse|saldo dkk|saldo nok|disponibel saldo 50|restsaldo|staða
    staða reiknings|inneign|bókfærð staða|staða eftir færslu|jäljellä 50|tilin saldo|saldo eur|loppusaldo
    saldo tapahtuman jälkeen|jääk|konto jääk|saldo peale tehingut|lõppsaldo|jääk pärast tehingut|kontojääk
    til ráðstöfunar 60|núverandi staða|saldo pärast tehingut|kontoseis|eftirstøða
    balanceBefore: ingående saldo|tidigare saldo|ingående balans|startsaldo|inngående saldo|forrige saldo|primosaldo
    upphafsstaða|alkusaldo|algsaldo|algjääk
    opnunarstaða|fyrri staða|staða fyrir færslu|jääk enne tehingut|eelmine jääk|eelmine saldo|byrjunarsaldo
    currency: valuta 80|valutakod|valutaslag|kontovaluta 85|valuta konto|valutasort|valutakode|valuta kode|mynt
    valuutta|valuuttakoodi|tilin valuutta 85|valuuta|valuutakood|konto valuuta 85|gjaldmiðill|myntkode
    gjaldoyra
    reference: referens|referensnummer|verifikationsnummer|ver nr|ocr|ocr nummer|id|transaktionsnummer|löpnummer
    arkivnummer|fakturanummer 60|nummer 45|radnr 40|radnummer 40|egen referens 60|mottagarens referens 60
    avsändarens referens 60|referens ocr|verifikation|kundreferens|betalningsreferens|referanse|referansenummer
    reference|arkivref|arkivreferanse|numref|kid|kid nummer|bilagsnummer|bilag|transaksjonsid|transaktions id
    løbenummer|kvittering 40|betalingsreferanse|betalings id|egenreferanse|kortart 30|arkiv ref|bokføringsreferanse
    fakturanr 50|egen reference 60|eget bilag 50|tilvísun|tilvísunarnúmer|seðilnúmer|færslunúmer|stuttur texti 40
    kvittun|viite|viitenumero|arkistointitunnus|viite viesti 70|tapahtumatunnus|arkistotunnus|maksutunnus|viitenro
    viitteet|end to end tunnus|tositenumero|laskun numero 50|viitenumber|arhiveerimistunnus|arhiveerimiskood|dokumendi number
    tehingu number|kande viide|maksekorralduse number|kande number|viide|tunnus|arhiivitunnus|makse viitenumber
    tehingu viide|dokumendi nr
    færslunr|tilvísunarnr|tilvísing
    type: typ|transaktionstyp|typ av transaktion|transaktionsslag|händelsetyp|transaktionskod|kod 60|radtyp
    betalningssätt|bokföringstyp|type|transaksjonstype|betalingstype|transaktionstype|posteringstype|bevægelsestype
    type transaksjon|kode 60|bogføringstype|undertype 60|betalingsart|tegund|tegund færslu|færslutegund|færslulykill
    tapahtumalaji|tyyppi|laji|tapahtumatyyppi|kirjauslaji|koodi 60|maksutapa|tapahtuman tyyppi|maksun tyyppi
    tehingu tüüp|tehingutüüp|kande tüüp|liik|tüüp|tehingu liik|makse tüüp|rea tüüp|reatüüp|kood 60
    status: status|bokförd 40|reservation|reserverat|bokföringsstatus|transaktionsstatus|betalningsstatus|reservert
    reserveret|afstemt 50|bogført 40|staða færslu|tila|maksun tila|tapahtuman tila|varaus|staatus|olek|seisund
    tehingu staatus
    tehingu olek|makse olek
    categoryHint: kategori|huvudkategori|underkategori 80|budgetgrupp|budgetkategori|budgetpost|hovedkategori
    hovedgruppe|undergruppe 80|budsjettkategori|kategorinavn|kategorinamn|etiketter 50|taggar 50|flokkur|yfirflokkur
    undirflokkur 80|kategoria|luokka|pääluokka|alaluokka 80|luokittelu|budjetti|budjettiluokka|tunnisteet 50
    kategooria|alamkategooria 80|kulugrupp
    accountNumber: konto|kontonummer|kontonr|konto nr|clearingnummer 30|eget konto|kontobeteckning|från konto 60
    frånkonto|bankkonto|belastningskonto|fra konto|frakonto|kontonr.|reikningur|reikningsnúmer|bankareikningur|tili
    tilinumero|tilinro|iban tilinumero|tilin numero|oma tili|maksutili|tililtä|konto number|kliendi konto
    arvelduskonto|arveldusarve|oma konto
    kontonummar
    accountName: kontonamn|kontotyp|produkt|kontoinnehavare|kontonavn|kontotype|kontoeier|kontohaver|heiti reiknings
    tilin nimi|tilinomistaja|tilityyppi|konto nimi|konto omanik|kliendi nimi 50|konto nimetus
    cardNumber: kort|kortnummer|kort nr|kortmedlem 40|kortinnehavare 40|kontokortnummer|kortnr|kortholder 40
    kortholdernavn 40|maskert kortnummer|betalingskort|kortnúmer|kort númer|korthafi 40|kortti|kortin numero
    korttinumero|kortinhaltija 40|kaart|kaardi number|kaardinumber|kaardi nr
    originalAmount: utl belopp|ursprungsbelopp|utländskt belopp|belopp i utländsk valuta|originalbelopp|valutabelopp
    utländsk valuta 60|belopp valuta|köpbelopp i valuta|utländskt|belopp i valuta|originalt beløp|beløp i valuta
    valutabeløp|oprindeligt beløb|beløb i valuta|valutabeløb|opprinnelig beløp|beløp valuta
    beløp i utenlandsk valuta|beløb i fremmed valuta|fremmed valuta|oprindelig beløb|upprunaleg upphæð|erlend upphæð
    upphæð í erlendri mynt|alkuperäinen summa|alkuperäinen määrä|valuuttamäärä|määrä valuutassa
    alkuperäinen rahamäärä|algne summa|summa originaalvaluutas|originaalsumma|summa tehingu valuutas
    originalCurrency: utl valuta|ursprungsvaluta|originalvaluta|utländsk valuta|köpvaluta|opprinnelig valuta|oprindelig valuta
    original valuta|utenlandsk valuta|erlend mynt|upprunalegur gjaldmiðill|alkuperäinen valuutta|originaalvaluuta
    tehingu valuuta 80
    exchangeRate: växlingskurs|valutakurs|kurs|växelkurs|vekslingskurs|vekslekurs|omregningskurs|gengi|vaihtokurssi
    valuuttakurssi|kurssi|vahetuskurss|valuutakurss|kurss
    fee: avgift|avgifter|kostnad 60|valutapåslag|provision|courtage|gebyr|gebyrer|omkostninger|þóknun|kostnaður
    gjald|palvelumaksu|kulut 60|palkkio|toimitusmaksu|teenustasu|teenustasud|tasu|vahendustasu
    færslugjald|tehingutasu|ómaksgjald|avgjald
    note: anteckning|anteckningar|notering|egen notering|kommentar|notat|notater|merknad|note|bemærkning|noter
    eget notat|athugasemd|minnispunktur|muistiinpano|muistiinpanot|huomautus|oma muistiinpano|kommentti|märkus
    märkused|kommentaar
    viðmerking|viðmerkingar
    ignored: clearing|bank|ort|land|kortart|bic|radnummer 30|produktnamn 30|avstämd|avstemt|pankki|bic tunnus
    pankin bic|saaja maksja panga bic|saaja panga kood|saaja maksja pank|registrikood isikukood|maa|paikkakunta|pank|saaja pank|pangakood|riik|linn|bankkode|banki|by|postnr|kuukausi|vuosi|måned
    månad|år|aasta|kuu|vecka|uke|uge
    date: bokf.dag
    counterparty: inköpsställe|verslun
    currency: møntsort
    reference: bilagsnr
    time: klukkan
    originalAmount: ursprungligt belopp|originalt beløb|udenlandsk beløb
    status: ordrestatus
    """
}
